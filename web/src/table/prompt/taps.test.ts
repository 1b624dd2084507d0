import { expect, test } from 'vitest';
import type { Option } from '../../scene';
import { Taps } from './taps';

const option = (n: number, forecast?: string): Option => ({
  n,
  verb: 'go',
  as: 'button',
  ...(forecast ? { forecast } : {}),
});
const press = (pointerType: string) => ({ pointerType }) as PointerEvent;

test('a finger sees first and takes then', () => {
  const taps = new Taps();
  const [church, inn] = [option(0, 'A ghost is there.'), option(1, 'Two Items lie there.')];
  taps.down(press('touch'));
  expect(taps.takes(church)).toBe(false);
  expect(taps.isShown(church)).toBe(true);
  expect(taps.takes(inn)).toBe(false);
  expect(taps.takes(inn)).toBe(true);
});

test('what has nothing to tell is taken at once, and so is everything by mouse and key', () => {
  const taps = new Taps();
  expect(taps.takes(option(0, 'Something.'))).toBe(true);
  taps.down(press('touch'));
  expect(taps.takes(option(1))).toBe(true);
  taps.down(press('mouse'));
  expect(taps.takes(option(2, 'Something.'))).toBe(true);
});
