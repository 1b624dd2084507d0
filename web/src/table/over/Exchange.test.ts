// A trade: two columns, what can be put in is pressed there, what is in it can be taken back, and the
// money is one number.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { sentences } from '../../../tests/words';
import type { Card, Decision, Panel, Scene } from '../../scene';
import { teach } from '../../words.svelte';
import Exchange from './Exchange.svelte';

const card = (id: string, name: string, more: Partial<Card> = {}): Card => ({ id, name, face: 'up', at: {}, ...more });
const panel: Panel = {
  id: 'trade',
  kind: 'exchange',
  place: 'stage',
  title: 'Trade',
  lines: [
    { name: 'Nora', cards: ['knife', 'food'] },
    {
      values: [
        { name: 'money', value: 4 },
        { name: 'gives', value: 0 },
      ],
    },
    { name: 'Teo', cards: ['cross'] },
    {
      values: [
        { name: 'money', value: 9 },
        { name: 'gives', value: 0 },
      ],
    },
  ],
};
const scene: Scene = {
  game: 'toy',
  theme: 'toy',
  revision: 1,
  viewer: 0,
  clock: { round: 1 },
  cards: [card('knife', 'Knife', { states: ['in-use'] }), card('food', 'Food'), card('cross', 'Cross')],
  panels: [panel],
};
const decision: Decision = {
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  blocked: [],
  options: [
    { n: 0, verb: 'propose', text: 'Propose it', on: ['knife'], as: 'button' },
    { n: 1, verb: 'give', text: 'Give Food', on: ['food', 'seat_1'], as: 'card' },
    { n: 2, verb: 'ask_for', text: 'Ask for the Cross', on: ['cross'], as: 'card' },
    ...[1, 2, -1].map((amount, i) => ({
      n: 3 + i,
      verb: 'money',
      text: `money ${amount}`,
      group: 'money',
      amount,
      as: 'button' as const,
    })),
  ],
};

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

test('what may be traded is pressed in its column, and the money is stepped', () => {
  teach('en', sentences('en'));
  const onchoose = vi.fn();
  shown = mount(Exchange, {
    target: document.body,
    props: { panel, scene, decision, hovered: null, busy: false, onchoose, onhover: () => {} },
  });
  flushSync();
  expect([...document.querySelectorAll('.side-of h2')].map((each) => each.textContent)).toEqual(['Nora', 'Teo']);
  const can = [...document.querySelectorAll<HTMLButtonElement>('.thing.can')];
  expect(can.map((each) => each.dataset['option'])).toEqual(['1', '2']);
  can[1]!.click();
  expect(onchoose).toHaveBeenLastCalledWith(2);
  const [less, more, take] = [...document.querySelectorAll<HTMLButtonElement>('.stepper button')];
  expect(document.querySelector('output')!.textContent).toBe('money 1');
  more!.click();
  flushSync();
  expect(document.querySelector('output')!.textContent).toBe('money 2');
  expect(more!.disabled).toBe(true);
  less!.click();
  less!.click();
  flushSync();
  expect(document.querySelector('output')!.textContent).toBe('money -1');
  take!.click();
  expect(onchoose).toHaveBeenLastCalledWith(5);
});

test('what is in it is taken back by a press, things and money, where it can be', () => {
  teach('en', sentences('en'));
  const onback = vi.fn();
  const given: Panel = {
    ...panel,
    lines: panel.lines!.map((line) =>
      'values' in line ? { values: [line.values[0]!, { name: 'gives', value: 3 }] } : line,
    ),
  };
  const props = { panel: given, scene, decision, hovered: null, busy: false, onchoose: () => {}, onhover: () => {} };
  shown = mount(Exchange, { target: document.body, props: { ...props, onback } });
  flushSync();
  for (const each of document.querySelectorAll<HTMLButtonElement>('.thing.offered, button.gives')) each.click();
  expect(onback.mock.calls.flat()).toEqual([{ amount: 3 }, { id: 'knife' }, { amount: -3 }]);
  void unmount(shown);
  shown = mount(Exchange, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLButtonElement>('.thing.offered')!.click();
  expect(document.querySelector('button.gives')).toBeNull();
  expect(onback).toHaveBeenCalledTimes(3);
});
