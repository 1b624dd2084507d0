import { expect, test } from 'vitest';
import type { LogEntry } from '../protocol';
import { beatsOf } from './staged';
import { most, signsOf } from './strip';

const line = (beat: number, says: string, more: Partial<LogEntry> = {}): LogEntry => ({
  point: 1,
  turn: { round: 1, text: 'Turn 1' },
  kind: 'event',
  text: says,
  beat,
  says,
  ...more,
});

test('of more than six losses of one’s own are kept first, then tracks, then gates, in their order', () => {
  const beats = beatsOf(
    [
      line(0, 'Nora loses 1.', { seat: 0, stage: { form: 'line', tone: 'harm', seat: 0 } }),
      line(1, 'Doom: 6.', { acts: [{ do: 'step', of: 'doom', to: 6 }] }),
      line(2, 'A gate.', { acts: [{ do: 'appear', of: 'gate' }] }),
      ...Array.from({ length: 6 }, (_, i) => line(3 + i, `Teo ${i}.`, { seat: 1 })),
      line(9, 'Four have walked.', {
        acts: ['a', 'b', 'c', 'd'].map((of) => ({ do: 'move' as const, of, via: ['x'] })),
      }),
    ],
    [0],
  );
  const signs = signsOf(beats, [0]);
  expect(signs).toHaveLength(most);
  expect(signs.map((sign) => sign.says)).toEqual([
    'Nora loses 1.',
    'Doom: 6.',
    'A gate.',
    'Teo 4.',
    'Teo 5.',
    'Four have walked.',
  ]);
  expect(signs.map((sign) => sign.n)).toEqual(['', '6', '', '', '', '4']);
  expect(signs[0]).toMatchObject({ tone: 'harm', seat: 0 });
  expect(signsOf(beatsOf([line(0, '')], [0]), [0])).toEqual([]);
});
