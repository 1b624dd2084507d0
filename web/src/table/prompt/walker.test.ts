// A walk is shown before it is taken, goes step by step, and ends where something stops it.
import { expect, test } from 'vitest';
import type { Decision, Option } from '../../scene';
import { Walker } from './walker.svelte';

const move = (n: number, to: string): Option => ({ n, verb: 'move', text: to, on: [to], as: 'button' });
const asked = (options: Option[], more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  seats: [0],
  prompt: 'movement',
  kind: 'pick',
  yours: true,
  options,
  blocked: [],
  walk: {
    verb: 'move',
    ways: [
      { to: 'shop', via: ['street', 'shop'], meets: ['a ghoul'] },
      { to: 'moon', reason: { text: 'too far' } },
    ],
  },
  ...more,
});

function walking(first: Decision) {
  const chosen: number[] = [];
  const table = { now: first as Decision | null };
  const walker = new Walker({ decision: () => table.now, choose: (n) => chosen.push(n) });
  return { walker, table, chosen };
}

test('the first press shows the way, the second goes it step by step', () => {
  const { walker, table, chosen } = walking(asked([move(3, 'street')]));
  expect(walker.press('shop')).toBe(true);
  expect(chosen).toEqual([]);
  expect(walker.way?.meets).toEqual(['a ghoul']);
  walker.press('shop');
  expect(chosen).toEqual([3]);
  table.now = asked([move(1, 'street'), move(5, 'shop')]);
  walker.on();
  expect(chosen).toEqual([3, 5]);
  walker.on();
  expect(chosen).toEqual([3, 5]);
  expect(walker.way).toBeNull();
});

test('a walk ends when something else is asked or the next step is gone', () => {
  for (const then of [asked([move(5, 'shop')], { prompt: 'deal_with' }), asked([move(2, 'elsewhere')]), null]) {
    const { walker, table, chosen } = walking(asked([move(3, 'street')]));
    walker.press('shop');
    walker.go();
    table.now = then;
    walker.on();
    walker.on();
    expect(chosen).toEqual([3]);
    expect(walker.way).toBeNull();
  }
});

test('a place out of reach says why and is never walked to', () => {
  const { walker, chosen } = walking(asked([move(3, 'street')]));
  expect(walker.press('moon')).toBe(true);
  expect(walker.way?.reason?.text).toBe('too far');
  walker.press('moon');
  expect(chosen).toEqual([]);
  expect(walker.press('nowhere')).toBe(false);
});
