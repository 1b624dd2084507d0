import { describe, expect, test } from 'vitest';
import { along, around, curve, heading, hour, neighbours, overlap, pathOf } from './geometry';

describe('hours on the rim', () => {
  test('three is to the right, six below, nine to the left, twelve above', () => {
    for (const [at, x, y] of [
      [3, 1, 0],
      [6, 0, 1],
      [9, -1, 0],
      [12, 0, -1],
    ] as const) {
      expect(hour(at).x).toBeCloseTo(x);
      expect(hour(at).y).toBeCloseTo(y);
    }
  });
});

describe('roads', () => {
  const ring = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'a' },
  ];

  test('a road of a ring bends with the roads before and after it', () => {
    expect(neighbours(ring, ring[1]!)).toEqual({ before: 'a', after: 'd' });
  });

  test('at a fork a road goes straight', () => {
    const fork = [...ring, { from: 'b', to: 'e' }];
    expect(neighbours(fork, ring[1]!)).toEqual({ after: 'd' });
  });

  test('two one-way roads between the same places are one way for the bend', () => {
    const double = [...ring, ...ring.map(({ from, to }) => ({ from: to, to: from }))];
    expect(neighbours(double, ring[1]!)).toEqual({ before: 'a', after: 'd' });
  });

  test('a curve begins and ends in its places and meets the next one smoothly', () => {
    const [a, b, c, d] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ] as const;
    const first = curve(a, b, d, c);
    const second = curve(b, c, a, d);
    expect(along(first, 0)).toEqual(a);
    expect(along(first, 1)).toEqual(b);
    const leaves = { x: first.to.x - first.c2.x, y: first.to.y - first.c2.y };
    const arrives = { x: second.c1.x - second.from.x, y: second.c1.y - second.from.y };
    expect(leaves.x).toBeCloseTo(arrives.x);
    expect(leaves.y).toBeCloseTo(arrives.y);
    expect(heading(first, 0.5)).toBeCloseTo(0);
    expect(pathOf(first)).toMatch(/^M0 0C/);
  });

  test('without neighbours a curve is a straight line', () => {
    const line = curve({ x: 0, y: 0 }, { x: 90, y: 30 });
    expect(along(line, 0.5)).toEqual({ x: 45, y: 15 });
  });
});

describe('boxes', () => {
  test('the box around boxes holds them all, with its margin', () => {
    expect(
      around(
        [
          { x: 0, y: 0, w: 10, h: 10 },
          { x: 20, y: -5, w: 10, h: 10 },
        ],
        5,
      ),
    ).toEqual({ x: -5, y: -10, w: 40, h: 25 });
  });
  test('boxes that only touch do not overlap', () => {
    expect(overlap({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 0, w: 10, h: 10 })).toBe(false);
    expect(overlap({ x: 0, y: 0, w: 10, h: 10 }, { x: 9, y: 9, w: 10, h: 10 })).toBe(true);
  });
});
