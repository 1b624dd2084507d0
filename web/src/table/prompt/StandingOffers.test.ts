// What may be done at any time stands below the answers: pressed it is taken, many of one kind are
// folded, and whoever does not want to be stopped for it says so there.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { sentences } from '../../../tests/words';
import { offeredIn, type Decision, type Option } from '../../scene';
import { teach } from '../../words.svelte';
import StandingOffers from './StandingOffers.svelte';

teach('en', sentences('en'));

const offer = (n: number, text: string, more: Partial<Option> = {}): Option => ({
  n,
  verb: 'trade',
  text,
  as: 'button',
  ...more,
});
const takes = { onchoose: vi.fn(), onhover: vi.fn(), onstops: vi.fn() };
let shown: ReturnType<typeof mount> | null = null;
function show(offers: Option[], stops = true): HTMLElement {
  shown = mount(StandingOffers, {
    target: document.body,
    props: { offers, stops, busy: false, hovered: null, ...takes },
  });
  flushSync();
  return document.body.querySelector<HTMLElement>('.standing')!;
}
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.clearAllMocks();
});

test('an offer says what it costs, and a press takes it by its number', () => {
  const row = show([offer(2, 'Trade with Teo'), offer(3, 'Bast', { cost: '2 money' })]);
  const buttons = [...row.querySelectorAll('button')];
  expect(buttons.map((each) => each.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'Trade with Teo',
    'Bast 2 money',
  ]);
  buttons[1]!.click();
  expect(takes.onchoose).toHaveBeenCalledExactlyOnceWith(3);
});

test('many offers with words in common are folded and opened by a press', () => {
  const row = show(Array.from({ length: 10 }, (_, n) => offer(n + 1, `Give ${n}`, { under: 'Give to Teo' })));
  expect(row.querySelectorAll('[data-option]').length).toBe(0);
  row.querySelector('button')!.click();
  flushSync();
  expect(row.querySelectorAll('[data-option]').length).toBe(10);
});

test('the table is told not to stop for offers alone', () => {
  const row = show([offer(1, 'Trade with Teo')]);
  const box = row.querySelector('input')!;
  expect(box.checked).toBe(true);
  box.click();
  expect(takes.onstops).toHaveBeenCalledExactlyOnceWith(false);
});

test('what stands open is offered beside the answers, and is none', () => {
  const asked: Decision = {
    seat: 0,
    seats: [0],
    kind: 'pick',
    yours: true,
    options: [offer(0, 'Go on', { verb: 'done' })],
    standing: [offer(1, 'Trade with Teo')],
    blocked: [],
  };
  expect(offeredIn(asked).map((each) => each.n)).toEqual([0, 1]);
  expect(asked.options.length).toBe(1);
  expect(offeredIn(null)).toEqual([]);
});
