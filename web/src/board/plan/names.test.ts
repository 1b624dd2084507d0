import { expect, test } from 'vitest';
import type { Area } from '../../scene';
import type { Spot } from './layout';
import { fitting, letter, roomBeside } from './names';

const spot = (id: string, x: number, y: number, label: Spot['label'] = 's'): Spot => ({
  area: { id, kind: 'place', shape: { kind: 'circle', r: 40 }, layout: {} } as Area,
  x,
  y,
  rx: 40,
  ry: 40,
  round: true,
  label,
  lod: 0,
  scale: 1,
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

test('names in a row leave each other room', () => {
  const row = [spot('a', 0, 0), spot('b', 92, 0), spot('c', 184, 0)].map((each) => ({
    ...each,
    rx: 21,
    ry: 21,
    area: { ...each.area, name: 'Administration Building' },
  }));
  const beside = roomBeside(row[1]!, row);
  expect(beside).toBeLessThan(92);
  const boxes = row.map(
    (each) =>
      letter(each, 'Administration Building', fitting(each, 'Administration Building', 1.2, row, beside), beside).box,
  );
  expect(boxes[0]!.x + boxes[0]!.w).toBeLessThanOrEqual(boxes[1]!.x);
  expect(boxes[1]!.x + boxes[1]!.w).toBeLessThanOrEqual(boxes[2]!.x);
  // A name on another side is in nobody's way.
  expect(roomBeside({ ...row[1]!, label: 'e' }, row)).toBe(Infinity);
});

test('the name of a cell keeps to its upper half, above its sign and whoever stands there', () => {
  for (const half of [41, 54, 70]) {
    const cell: Spot = {
      ...spot('a', 0, 0, 'inside'),
      area: { id: 'a', kind: 'cell', shape: { kind: 'rect', w: 140, h: 140 }, layout: {} } as Area,
      round: false,
      rx: half,
      ry: half,
    };
    for (const name of ['Tenuta Rurale di Cuanacht', 'Arboleda de los Cazadores', 'Whitening']) {
      const { box, lines } = letter(cell, name, fitting(cell, name, 1, [cell]));
      expect(lines.join(' ')).toBe(name);
      expect(box.y + box.h, `${name} at ${half}`).toBeLessThanOrEqual(half * 0.25);
    }
  }
});
