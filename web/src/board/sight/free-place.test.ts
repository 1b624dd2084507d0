import { expect, test } from 'vitest';
import { freePlace, isFree } from './free-place';

const frame = { width: 400, height: 300 };
const size = { width: 44, height: 44 };
const corner = { x: 356, y: 256 };

test('where it would be looked for, if nothing is there', () => {
  expect(freePlace(frame, size, corner, [])).toEqual(corner);
});

test('beside what lies there, as near as may be', () => {
  const card = { left: 300, top: 200, right: 400, bottom: 300 };
  const place = freePlace(frame, size, corner, [card]);
  expect(place.x + size.width <= card.left || place.y + size.height <= card.top).toBe(true);
  expect(place.x + size.width > 280 || place.y + size.height > 180).toBe(true);
});

test('by a side of the frame rather than amid the board', () => {
  const foot = { left: 0, top: 200, right: 400, bottom: 300 };
  const right = { left: 250, top: 60, right: 400, bottom: 300 };
  const place = freePlace(frame, size, corner, [foot, right]);
  expect(isFree({ left: place.x, top: place.y, right: place.x + 44, bottom: place.y + 44 }, [foot, right])).toBe(true);
  expect(Math.min(place.x, frame.width - size.width - place.x)).toBeLessThan(10);
});

test('where it covers least, if everything is full', () => {
  const full = { left: 0, top: 0, right: 400, bottom: 300 };
  const thin = { left: 0, top: 0, right: 400, bottom: 290 };
  expect(freePlace(frame, size, { x: 0, y: 0 }, [full, thin]).y).toBe(256);
});

test('a place stays free as long as nothing comes to lie there', () => {
  const box = { left: 10, top: 10, right: 54, bottom: 54 };
  expect(isFree(box, [{ left: 54, top: 10, right: 90, bottom: 54 }])).toBe(true);
  expect(isFree(box, [{ left: 50, top: 50, right: 90, bottom: 90 }])).toBe(false);
});
