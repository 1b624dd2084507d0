import { expect, test } from 'vitest';
import { openCards } from './key-row';

test('the newest cards of a row lie open as far as there is room, at least two', () => {
  expect(openCards(3, 640)).toBe(3);
  expect(openCards(9, 660)).toBe(3);
  expect(openCards(9, 900)).toBe(5);
  expect(openCards(23, 640)).toBe(2);
  expect(openCards(4, 370)).toBe(2);
  expect(openCards(1, 100)).toBe(1);
});
