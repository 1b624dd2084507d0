import { expect, test } from 'vitest';
import { bound, mostZoom, pan, whole, windowOf, zoomAt } from './camera';

const box = { x: 10, y: 20, w: 1000, h: 500 };

test('the whole board fits at first', () => {
  expect(windowOf(whole(box), box)).toEqual(box);
});

test('zooming keeps what is under the pointer under the pointer', () => {
  const at = { x: 300, y: 150 };
  const before = windowOf(whole(box), box);
  const after = windowOf(zoomAt(whole(box), box, 2, at), box);
  expect((at.x - after.x) / after.w).toBeCloseTo((at.x - before.x) / before.w);
  expect((at.y - after.y) / after.h).toBeCloseTo((at.y - before.y) / before.h);
});

test('zoom stays between the whole and its bound', () => {
  expect(zoomAt(whole(box), box, 0.1).zoom).toBe(1);
  expect(zoomAt(whole(box), box, 100).zoom).toBe(mostZoom);
});

test('the window never leaves the board', () => {
  for (const [dx, dy] of [
    [9e5, 0],
    [-9e5, 0],
    [0, 9e5],
    [0, -9e5],
  ] as const) {
    const seen = windowOf(pan(zoomAt(whole(box), box, 3), box, dx, dy), box);
    expect(seen.x).toBeGreaterThanOrEqual(box.x - 1e-6);
    expect(seen.y).toBeGreaterThanOrEqual(box.y - 1e-6);
    expect(seen.x + seen.w).toBeLessThanOrEqual(box.x + box.w + 1e-6);
    expect(seen.y + seen.h).toBeLessThanOrEqual(box.y + box.h + 1e-6);
  }
});

test('a view of another board is brought back onto this one', () => {
  expect(bound({ zoom: 1, x: -500, y: 9000 }, box)).toEqual(whole(box));
});
