import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Die } from '../../scene';
import Pool from './Pool.svelte';

const die = (face: number, hits?: number, more: Partial<Die> = {}): Die => ({
  face,
  ...(hits === undefined ? {} : { hits }),
  ...more,
});
let app: Record<string, unknown> | null = null;
const page = document.createElement('div');
document.body.append(page);
afterEach(() => {
  if (app) void unmount(app);
  app = null;
});

function show(props: {
  dice: Die[];
  thrown?: { dice: Die[]; text: string; need: number | undefined } | null;
  phase?: 'rolling' | 'lying' | 'told';
  need: number | undefined;
  buyable?: number;
}): void {
  app = mount(Pool, { target: page, props });
  flushSync();
}
const faces = () =>
  [...page.querySelectorAll<HTMLElement>('.die')].map((each) => [
    Number(each.dataset['face']),
    each.classList.contains('hit'),
  ]);

test('what counts is marked and comes first, whatever its face', () => {
  show({ dice: [die(6, 0), die(4, 1), die(2, 0)], need: 2 });
  expect(faces()).toEqual([
    [4, true],
    [6, false],
    [2, false],
  ]);
  expect(page.querySelector('.headline')!.textContent).toContain('One more success');
  expect([...page.querySelectorAll('.sockets i')].map((each) => each.classList.contains('full'))).toEqual([
    true,
    false,
  ]);
});

test('dice in the air are blank and count for nothing yet', () => {
  show({
    dice: [die(5, 1)],
    thrown: { dice: [die(6, 1, { from: 'bought' })], text: 'Fight', need: 2 },
    phase: 'rolling',
    need: 2,
  });
  expect(page.querySelectorAll('.die.hit')).toHaveLength(1);
  expect(page.querySelectorAll('.die.rolling circle.pip')).toHaveLength(0);
  expect(page.querySelector('.headline')!.textContent).toContain('One more success');
});

test('dice that are rolled again take the place of misses', () => {
  show({
    dice: [die(5, 1), die(1, 0), die(2, 0)],
    thrown: { dice: [die(6, 1, { from: 'reroll' }), die(3, 0, { from: 'reroll' })], text: 'Fight', need: 3 },
    phase: 'told',
    need: 3,
  });
  expect(faces()).toEqual([
    [6, true],
    [5, true],
    [3, false],
  ]);
});

test('where nothing is counted no die is marked, and a face has its word', () => {
  show({
    dice: [
      die(3, undefined, { icon: 'candle-light', name: '1 Sanity' }),
      die(1, undefined, { round: true, icon: 'crowned-skull', name: 'heads' }),
    ],
    need: undefined,
  });
  expect(page.querySelectorAll('.die.hit, .die.miss')).toHaveLength(0);
  expect(page.querySelector('.headline')).toBeNull();
  expect(page.textContent).toContain('1 Sanity');
  expect(page.querySelectorAll('.die.round')).toHaveLength(1);
});

test('dice that could still be bought stand there as empty frames, and not while dice fall', () => {
  show({ dice: [die(2, 0)], need: 1, buyable: 2 });
  expect(page.querySelectorAll('.frame')).toHaveLength(2);
  expect(page.querySelector('.buys')!.textContent).toContain('2');
  if (app) void unmount(app);
  show({
    dice: [die(2, 0)],
    thrown: { dice: [die(6, 1, { from: 'bought' })], text: 'Fight', need: 1 },
    phase: 'rolling',
    need: 1,
    buyable: 2,
  });
  expect(page.querySelectorAll('.frame')).toHaveLength(0);
});
