import { expect, test } from 'vitest';
import { clip, widthOf, wrap } from './labels';

test('a short name stays on one line', () => {
  expect(wrap('Inn', 100, 19)).toEqual(['Inn']);
});

test('a long name breaks at a space into lines as even as can be', () => {
  expect(wrap('Administration Building', 120, 14)).toEqual(['Administration', 'Building']);
  expect(wrap('Casa delle Streghe', 90, 19)).toEqual(['Casa delle', 'Streghe']);
  expect(wrap('La Vieja Casa de la Bruja Keziah', 90, 14, 3)).toHaveLength(3);
});

test('a word is never broken, however narrow the room', () => {
  expect(wrap('Sanatorium', 10, 19)).toEqual(['Sanatorium']);
  for (const line of wrap('one two three four', 1, 20, 2)) expect('one two three four').toContain(line);
});

test('no word is lost by wrapping', () => {
  for (const text of ['a b', 'The Esoteric Order of Dagon', 'Università Miskatonic di Arkham'])
    for (const most of [1, 2, 3]) expect(wrap(text, 50, 16, most).join(' ')).toBe(text);
});

test('wider letters are wider, and width grows with the size', () => {
  expect(widthOf('mmm', 16)).toBeGreaterThan(widthOf('iii', 16));
  expect(widthOf('Inn', 32)).toBeCloseTo(2 * widthOf('Inn', 16));
});

test('a clipped text fits and says that it was clipped', () => {
  const cut = clip('Standing Stones of the Foredwellers', 90, 16);
  expect(cut.endsWith('…')).toBe(true);
  expect(widthOf(cut, 16)).toBeLessThanOrEqual(90);
  expect(clip('Inn', 90, 16)).toBe('Inn');
});
