// A card that shows when it is pointed at.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '../../scene';
import Enlarged from './Enlarged.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lantern = {
  id: 'lantern',
  name: 'Lantern',
  face: 'up',
  text: [{ text: '+1 to Luck checks' }],
  at: { area: '' },
} as unknown as Card;
const open = (thing = lantern) =>
  mount(Enlarged, {
    target: document.body,
    props: { thing, game: 'salem', children: createRawSnippet(() => ({ render: () => '<button>Lantern</button>' })) },
  });

test('what is gone before its card would show shows none, and nothing goes wrong', () => {
  const held = open();
  flushSync();
  document.querySelector('button')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  void unmount(held);
  flushSync();
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
  expect(document.querySelector('.zoomed-card')).toBeNull();
});

test('a price is told once beside what is printed', () => {
  const knife = {
    id: 'knife',
    name: 'Knife',
    face: 'up',
    note: '300 gold',
    cost: [{ name: 'gold', value: 300 }],
    text: ['For the Thief.'],
    at: {},
  } as unknown as Card;
  const held = open(knife);
  flushSync();
  document.querySelector('.holder button')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(document.querySelector('.zoomed-card')!.textContent!.match(/300/g)).toHaveLength(1);
  void unmount(held);
});
