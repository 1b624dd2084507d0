import { expect, test } from 'vitest';
import type { Area } from '../scene';
import type { Spot } from './layout';
import { fitting, letter } from './names';

const spot = (id: string, x: number, y: number, label: Spot['label'] = 's'): Spot => ({
  area: { id, kind: 'place', shape: { kind: 'circle', r: 40 }, layout: {} } as Area,
  x, y, rx: 40, ry: 40, round: true, label, lod: 0, scale: 1,
});

test('a name stands on its side and grows with the text', () => {
  const small = letter(spot('a', 0, 0), 'Church', 1);
  const large = letter(spot('a', 0, 0), 'Church', 2);
  expect(small.box.y).toBeGreaterThan(30);
  expect(large.size).toBeCloseTo(2 * small.size);
  expect(large.box.w).toBeGreaterThan(1.9 * small.box.w);
  expect(letter(spot('a', 0, 0, 'n'), 'Church', 1).box.y).toBeLessThan(-40);
  expect(letter(spot('a', 0, 0, 'w'), 'Church', 1).box.x).toBeLessThan(-80);
});

test('it grows as far as there is room', () => {
  const place = spot('a', 0, 0);
  expect(fitting(place, 'Church', 1.8, [place])).toBe(1.8);
  const tight = fitting(place, 'Church', 1.8, [place, spot('b', 80, 60), spot('c', -80, 60)]);
  expect(tight).toBeLessThan(1.8);
  expect(tight).toBeGreaterThanOrEqual(1);
});
