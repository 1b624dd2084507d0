import { expect, test } from 'vitest';
import { pushOf, reachOf, sweep, type Body } from './sweep';

const right = { x: 1, y: 0 };
const body = (id: string, x: number, y: number, r = 10): Body => ({ id, x, y, r });

test('a disc slides v² / 2a far', () => {
  // 1000 mm/s against 2452.5 mm/s²: 203.87 mm.
  expect(reachOf(1000, 2_452_500)).toBeCloseTo(203_873.6, 0);
  expect(reachOf(0, 2_452_500)).toBe(0);
  expect(reachOf(1000, 0)).toBe(Infinity);
});

test('it touches where the centres are as far apart as the radii together', () => {
  const met = sweep({ x: 0, y: 0 }, right, 5, [body('orc', 100, 9)], Infinity);
  expect(met.ends).toBe('contact');
  expect(met.body!.id).toBe('orc');
  expect(Math.hypot(met.at.x - 100, met.at.y - 9)).toBeCloseTo(15);
  expect(met.point!.x).toBeCloseTo(met.at.x + (100 - met.at.x) / 3);
});

test('the first of several counts, whatever their order', () => {
  const bodies = [body('far', 200, 0), body('near', 100, 0), body('aside', 50, 80), body('behind', -40, 0)];
  for (const order of [bodies, [...bodies].reverse()])
    expect(sweep({ x: 0, y: 0 }, right, 5, order, Infinity).body!.id).toBe('near');
});

test('what is only grazed by less than nothing is passed', () => {
  expect(sweep({ x: 0, y: 0 }, right, 5, [body('orc', 100, 15)], 500).ends).toBe('rest');
  expect(sweep({ x: 0, y: 0 }, right, 5, [body('orc', 100, 14.9)], 500).ends).toBe('contact');
});

test('a disc that touches already and moves on into it has met it at once', () => {
  const met = sweep({ x: 0, y: 0 }, right, 10, [body('orc', 20, 0)], 500);
  expect(met.far).toBe(0);
  expect(met.ends).toBe('contact');
  // And one that moves away has not.
  expect(sweep({ x: 0, y: 0 }, { x: -1, y: 0 }, 10, [body('orc', 20, 0)], 500).ends).toBe('rest');
});

test('rest and the edge of the board come first where they come first', () => {
  const board = { x: -50, y: -50, w: 100, h: 100 };
  expect(sweep({ x: 0, y: 0 }, right, 5, [body('orc', 100, 0)], 30, board)).toMatchObject({ far: 30, ends: 'rest' });
  expect(sweep({ x: 0, y: 0 }, right, 5, [body('orc', 100, 0)], 500, board)).toMatchObject({ far: 50, ends: 'edge' });
  expect(sweep({ x: 0, y: 0 }, { x: 0, y: -1 }, 5, [], 500, board).far).toBe(50);
});

test('what is touched is pushed from centre to centre', () => {
  const met = sweep({ x: 0, y: 0 }, right, 10, [body('orc', 100, 10)], Infinity);
  const push = pushOf(met)!;
  expect(Math.hypot(push.x, push.y)).toBeCloseTo(1);
  expect(push.y).toBeCloseTo(0.5);
  expect(pushOf(sweep({ x: 0, y: 0 }, right, 10, [], 50))).toBeNull();
});
