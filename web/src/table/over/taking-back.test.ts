// One thing leaves a trade: the trade is undone to its beginning, and the rest is put in again.
import { expect, test, vi } from 'vitest';
import type { Card, Decision, Panel, Scene } from '../../scene';
import { TakingBack, inTrade } from './taking-back.svelte';

const panel: Panel = {
  id: 'trade',
  kind: 'exchange',
  place: 'stage',
  lines: [
    { name: 'Nora', cards: ['knife', 'food'] },
    {
      values: [
        { name: 'money', value: 4 },
        { name: 'gives', value: 2 },
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
const card = (id: string): Card => ({ id, face: 'up', at: {}, states: ['in-use'] });
const scene: Scene = {
  game: 'g',
  theme: 'g',
  revision: 1,
  viewer: 0,
  clock: { round: 1 },
  cards: ['knife', 'food', 'cross'].map(card),
  panels: [panel],
};
const open: Decision = {
  seat: 0,
  seats: [0],
  kind: 'pick',
  prompt: 'trade',
  yours: true,
  blocked: [],
  options: [
    { n: 0, verb: 'pass', as: 'button' },
    { n: 1, verb: 'give', on: ['knife'], as: 'card' },
    { n: 2, verb: 'give', on: ['food'], as: 'card' },
    { n: 3, verb: 'ask_for', on: ['cross'], as: 'card' },
    { n: 4, verb: 'give_money', amount: 2, group: 'money', as: 'button' },
    { n: 5, verb: 'ask_money', amount: -2, group: 'money', as: 'button' },
  ],
};

function trade(decision: Decision | null = open, free = true) {
  const [undo, choose] = [vi.fn(), vi.fn()];
  const of = { decision };
  const back = new TakingBack({
    scene: () => scene,
    decision: () => of.decision,
    point: () => 20,
    free: () => free,
    undo,
    choose,
  });
  return { back, of, undo, choose };
}

test('everything in it is known by its column', () =>
  expect(inTrade(panel, scene)).toEqual([{ id: 'knife' }, { id: 'food' }, { amount: 2 }, { id: 'cross' }]));

test('what is taken out is gone, and the rest is in it again', () => {
  const { back, undo, choose } = trade();
  expect(back.may).toBe(true);
  back.take(panel, { id: 'food' });
  expect(undo).toHaveBeenCalledExactlyOnceWith(16);
  expect(back.may).toBe(false);
  for (let i = 0; i < 5; ++i) back.on();
  expect(choose.mock.calls.flat()).toEqual([1, 4, 3]);
  expect(back.may).toBe(true);
});

test('the only thing in it is taken out by the undo alone', () => {
  const { back, undo, choose } = trade();
  const alone: Panel = { ...panel, lines: [{ name: 'Nora', cards: ['knife'] }] };
  back.take(alone, { id: 'knife' });
  back.on();
  expect(undo).toHaveBeenCalledExactlyOnceWith(19);
  expect(choose).not.toHaveBeenCalled();
});

test('where something else is asked meanwhile nothing more is put in', () => {
  const { back, of, choose } = trade();
  back.take(panel, { amount: 2 });
  of.decision = { ...open, prompt: 'other' };
  back.on();
  of.decision = open;
  back.on();
  expect(choose).not.toHaveBeenCalled();
});

test('nothing is taken out by whoever only answers, or where somebody would have to agree', () => {
  for (const { back, undo } of [trade(null), trade({ ...open, yours: false }), trade(open, false)]) {
    expect(back.may).toBe(false);
    back.take(panel, { id: 'food' });
    expect(undo).not.toHaveBeenCalled();
  }
});
