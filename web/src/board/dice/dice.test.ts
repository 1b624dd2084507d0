import { expect, test } from 'vitest';
import type { Act, Die } from '../../scene';
import { hitsOf, isCounted, remaining, together } from './dice';

const die = (face: number, from?: Die['from']): Die => ({ face, hits: face > 4 ? 1 : 0, ...(from ? { from } : {}) });

test('a die counts because the game says so, never by its face', () => {
  expect(hitsOf([{ face: 6, hits: 0 }, { face: 4, hits: 1 }, { face: 6, hits: 2 }, { face: 6 }])).toBe(3);
  expect(isCounted([{ face: 6 }, { face: 1 }])).toBe(false);
  expect(isCounted([{ face: 1, hits: 0 }])).toBe(true);
});

test('dice that are bought join the others, dice that are rolled again take their places', () => {
  const lying = [die(6), die(3), die(1), die(2)];
  expect(remaining(lying, [die(5, 'bought')])).toEqual(lying);
  expect(remaining(lying, [die(5, 'reroll'), die(5, 'reroll')])).toEqual([die(6), die(3)]);
  expect(
    remaining(
      lying,
      [1, 1, 1, 1].map((face) => die(face, 'reroll')),
    ),
  ).toEqual([]);
});

test('rolls that follow one another for the same thing are one throw', () => {
  const roll = (face: number, text: string, from?: Die['from']): Act => ({
    do: 'roll',
    of: 'pawn_0',
    text,
    need: 1,
    dice: [die(face, from)],
  });
  const found = together([
    roll(1, 'Fight'),
    roll(5, 'Fight'),
    { do: 'step', of: 'doom', to: 3 },
    roll(2, 'Fight'),
    roll(2, 'Will'),
    roll(3, 'Will', 'bought'),
  ]);
  expect(found.map((act) => act.dice?.map((each) => each.face) ?? act.do)).toEqual([[1, 5], 'step', [2], [2], [3]]);
});
