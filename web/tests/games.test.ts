// The client knows no game: what games are called, look like and offer comes from the server, and
// their drawings live with them in games/GAME/web.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { artOf } from '../src/board/drawn/art';
import type { Arrangement } from '../src/board/plan/layout';

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const shelf = parse(readFileSync('../games/shelf.toml', 'utf8')).game as { id: string }[];

test('no game is named in the client', () => {
  const ids = shelf.map((place) => place.id);
  expect(ids).toContain('salem');
  // The kit calls colours by the places that they were mixed for, and its page shows how to draw for one.
  const files = sources('src').filter((file) => !/src\/art\/(palette|compose)\.ts$|README/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const named = files.filter((file) =>
    new RegExp(`(?<![a-z])(${ids.join('|')})(?![a-z])`, 'i').test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});

test('every game on the shelf has its picture', () => {
  for (const { id } of shelf) expect(readdirSync(join('../games', id, 'web'))).toContain('Shelf.svelte');
});

test("a game's drawings of its ground are found", () => {
  const spot = { x: 50, y: 40, rx: 10, ry: 10 };
  const arrangement = { spots: new Map([['rlyeh', spot]]), box: { x: 0, y: 0, w: 100, h: 80 }, form: 'wide' };
  expect(artOf('salem', 'summoning_circle', arrangement as unknown as Arrangement)).toContain('<circle');
  expect(artOf('salem', 'nothing_of_that_name', arrangement as unknown as Arrangement)).toBe('');
});
