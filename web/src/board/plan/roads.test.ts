// Roads go where one can see which places they join.
import { expect, test } from 'vitest';
import type { Link } from '../../scene';
import { along } from './geometry';
import type { Arrangement, Spot } from './layout';
import { roadOf } from './roads';

const spot = (x: number, y: number): Spot => ({ x, y, rx: 60, ry: 18, round: false }) as Spot;
const road = (from: string, to: string): Link => ({ from, to, kind: 'road' }) as Link;
const row = {
  spots: new Map([
    ['a', spot(0, 300)],
    ['b', spot(200, 300)],
    ['c', spot(400, 300)],
    ['d', spot(600, 300)],
    ['top', spot(300, 0)],
  ]),
} as unknown as Arrangement;
const roads = [road('a', 'b'), road('b', 'c'), road('c', 'd'), road('a', 'd'), road('a', 'top')];

test('a road passes by the places that lie in its way, on the side of the board', () => {
  const long = roadOf(roads[3]!, roads, row)!;
  expect(along(long, 0)).toMatchObject({ x: 0, y: 300 });
  expect(along(long, 1)).toMatchObject({ x: 600, y: 300 });
  for (const [t, place] of [
    [1 / 3, 200],
    [2 / 3, 400],
  ] as const) {
    expect(Math.abs(along(long, t).x - place)).toBeLessThan(40);
    expect(along(long, t).y).toBeLessThan(300 - 18 - 20);
  }
});

test('a road between neighbours goes straight', () => {
  expect(along(roadOf(roads[1]!, roads, row)!, 0.5)).toEqual({ x: 300, y: 300 });
  expect(roadOf(road('a', 'nowhere'), roads, row)).toBeNull();
});
