// How hard a preset is, in words that say what was measured.
import { beforeAll, expect, test } from 'vitest';
import { sentences } from '../../../tests/words';
import type { Game, Measured } from '../../protocol';
import { teach } from '../../words.svelte';
import { hardness, inWords } from './hardness';

const measured: Measured = { seats: 2, bot: 'greedy', games: 300, won: 90, rounds: 16.2, decisions: 268, minutes: 89 };

function game(more: Partial<Measured> = {}, of: Partial<Game> = {}): Game {
  return {
    bots: [{ id: 'greedy', title: 'Grabber: takes what is near' }],
    seconds: 20,
    presets: [
      { id: 'standard', title: '', says: '', guided: false, options: {}, measured: [{ ...measured, ...more }] },
    ],
    ...of,
  } as Game;
}

beforeAll(() => teach('en', sentences('en')));
const told = (more: Partial<Measured> = {}, of: Partial<Game> = {}) => hardness(game(more, of), 'standard', 2)!;

test('says how many teams of bots win, how long it takes, and what is measured', () => {
  expect(told()).toEqual({
    odds: 'Hard: 3 of 10 teams of bots win.',
    length: 'About 16 rounds, 90 minutes for 2.',
    how:
      'Measured: 300 games that bots (Grabber) played for so many seats. ' +
      'Reckoned: the time, at 20 seconds for each of about 270 decisions.',
  });
});

test('is told only for as many seats as were measured', () => {
  expect(hardness(game(), 'standard', 3)).toBeNull();
  expect(hardness(game(), 'first', 2)).toBeNull();
});

test('grades by the share of games won', () => {
  const grade = (won: number) => told({ won }).odds.split(':')[0];
  expect([299, 210, 209, 120, 119, 45, 44, 1].map(grade)).toEqual([
    'Easy',
    'Easy',
    'Balanced',
    'Balanced',
    'Hard',
    'Hard',
    'Very hard',
    'Very hard',
  ]);
});

test('a share is told in tenths, or more finely where tenths would say none or all', () => {
  expect(inWords(90, 300)).toEqual({ won: 3, of: 10 });
  expect(inWords(9, 300)).toEqual({ won: 3, of: 100 });
  expect(inWords(297, 300)).toEqual({ won: 99, of: 100 });
  expect(inWords(1, 300)).toEqual({ won: 1, of: 300 });
  expect(inWords(299, 300)).toEqual({ won: 299, of: 300 });
});

test('where bots win never or always it is said that they cannot tell', () => {
  expect(told({ won: 0 }).odds).toBe('Bots won none of 300 games, so they cannot tell how hard it is for you.');
  expect(told({ won: 300 }).odds).toBe('Bots won all of 300 games, so they cannot tell how hard it is for you.');
});

test('where one side plays the other, and days are counted, it is said so', () => {
  expect(told({}, { side: 'the heroes' }).odds).toBe('Hard for the heroes: they win 3 of 10 games between bots.');
  expect(told({}, { caveat: 'Bots differ.' }).how).toMatch(/ decisions\. Bots differ\.$/);
  expect(told({}, { rounds: '{n} days' }).length).toBe('About 16 days, 90 minutes for 2.');
});

test('time is as rough as it is known', () => {
  const time = (minutes: number) => told({ minutes }).length.split(', ')[1];
  expect([3, 42, 94, 179, 200, 400].map(time)).toEqual([
    '5 minutes for 2.',
    '40 minutes for 2.',
    '90 minutes for 2.',
    '180 minutes for 2.',
    '3 hours for 2.',
    '7 hours for 2.',
  ]);
});
