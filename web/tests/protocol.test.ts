import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LogEntry } from '../src/protocol';
import { Act, Scene } from '../src/scene';
import { list, object, optional, problemsOf, string } from '../src/schema';
import { samples } from '../tools/samples.mjs';

describe('scenes that the program made', () => {
  const folder = 'tests/samples';
  for (const name of readdirSync(folder).filter((each) => each.includes('-') && !each.includes('events')))
    test(name, () => {
      const scene = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as unknown;
      expect(problemsOf(Scene, scene, name)).toEqual([]);
    });
});

// Against the program as it is now, where it has been built.
describe.runIf(existsSync('../build/tavola'))('scenes that the program makes now', () => {
  const fresh = existsSync('../build/tavola') ? (samples() as Record<string, unknown>) : {};
  for (const [name, scene] of Object.entries(fresh))
    test(name, () => {
      if (name.includes('events')) {
        for (const event of scene as { acts?: unknown }[])
          expect(problemsOf(list(Act), event.acts ?? [], name)).toEqual([]);
      } else {
        expect(problemsOf(Scene, scene, name)).toEqual([]);
      }
    });
});

test('a line that tells of an undo is a line of the log', () => {
  const line = {
    point: 1,
    turn: { round: 1, text: 'Round 1' },
    kind: 'undo',
    seat: 0,
    text: 'Ada took back 2 choices.',
  };
  expect(problemsOf(LogEntry, line, 'log')).toEqual([]);
});

test('a schema tells what is wrong and where', () => {
  const schema = object({ name: string, more: optional(list(string)) });
  expect(problemsOf(schema, { name: 'a', more: ['b'] }, 'x')).toEqual([]);
  expect(problemsOf(schema, { more: [3], other: 1 }, 'x')).toEqual([
    'x/name is missing',
    'x/more/0 should be a text, not 3',
    'x/other is not known',
  ]);
});
