// Decks and bags, however many there are.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Pile } from '../../scene';
import Piles from './Piles.svelte';

test.each([2, 9])('%i piles have their names, which no pointer is needed for', (many) => {
  const piles = Array.from(
    { length: many },
    (_, i): Pile => ({ id: `pile_${i}`, name: `Deck ${i}`, count: i }) as Pile,
  );
  const shown = mount(Piles, { target: document.body, props: { piles, row: true } });
  flushSync();
  const names = [...document.querySelectorAll('.piles .name')];
  expect(names.map((each) => each.textContent)).toEqual(piles.map((pile) => pile.name));
  expect(names.some((each) => each.classList.contains('vh'))).toBe(false);
  void unmount(shown);
});
