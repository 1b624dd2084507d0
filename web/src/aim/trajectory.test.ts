import { expect, test } from 'vitest';
import type { Course } from '../scene';
import { fadeAt, placeAt } from './trajectory';

const slows = 2_000_000;
// 1 m/s to the right for a tenth of a second, then down with 0.4 m/s until it rests.
const course: Course = {
  of: 'elf',
  legs: [
    [0, 0, 0, 1_000_000, 0],
    [100_000, 90_000, 0, 0, 400_000],
  ],
};

test('between contacts a disc loses speed evenly', () => {
  expect(placeAt(course, slows, 0)).toEqual({ x: 0, y: 0 });
  expect(placeAt(course, slows, 50_000).x).toBeCloseTo(50_000 - 2_500);
  expect(placeAt(course, slows, 99_999.9).x).toBeCloseTo(90_000, 0);
});

test('after a contact the next leg counts', () => {
  const at = placeAt(course, slows, 200_000);
  expect(at.x).toBe(90_000);
  expect(at.y).toBeCloseTo(40_000 - 10_000);
});

test('a disc at rest stays where it has come to rest', () => {
  const rest = 400_000 ** 2 / (2 * slows);
  expect(placeAt(course, slows, 300_000).y).toBeCloseTo(rest);
  expect(placeAt(course, slows, 9e9).y).toBeCloseTo(rest);
});

test('a disc that is hit later lies still until then', () => {
  const later: Course = { of: 'orc', legs: [[300_000, 5, 6, 100, 0]] };
  expect(placeAt(later, slows, 0)).toEqual({ x: 5, y: 6 });
});

test('what leaves the board fades when it has left', () => {
  expect(fadeAt(course, 1e9)).toBe(0);
  const gone = { ...course, left: 100_000 };
  expect(fadeAt(gone, 99_999)).toBe(0);
  expect(fadeAt(gone, 225_000)).toBeCloseTo(0.5);
  expect(fadeAt(gone, 9e9)).toBe(1);
});
