import { expect, test } from 'vitest';
import { roomForGoals, roomForPiles } from './corners';

const texts = ['the Old One banished', 'every portal sealed, 2 so far', 'Miskatonic closed'];
const board = { width: 1000, height: 600 };

test('goals take a wide line where the corner is free, and a narrow column beside the board', () => {
  expect(roomForGoals(texts, board, [], 16)).toBe(290);
  const beside = roomForGoals(texts, board, [{ x: 600, y: 50, w: 220, h: 300 }], 16)!;
  expect(beside).toBeLessThan(165);
});

test('goals leave a corner that is full, and so do piles', () => {
  const full = [{ x: 0, y: 0, w: 1000, h: 600 }];
  expect(roomForGoals(texts, board, full, 16)).toBeNull();
  expect(roomForPiles(3, full, 16)).toBeNull();
});

test('piles stand in one column, or in more where the column is too high', () => {
  expect(roomForPiles(5, [], 16)).toBe(1);
  expect(roomForPiles(4, [{ x: 0, y: 150, w: 400, h: 100 }], 16)).toBe(2);
});
