// The button of what may come up, on a phone.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streetScene } from '../../../tests/fixtures/streets';
import OmenCorner from './OmenCorner.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('until it is known where nothing lies the button covers nothing', () => {
  const shown = mount(OmenCorner, {
    target: document.body,
    props: { scene: streetScene, front: '', chosen: null, onchoose: () => {} },
  });
  flushSync();
  const corner = document.querySelector<HTMLElement>('.omens-corner')!;
  expect(corner.style.visibility).toBe('hidden');
  vi.advanceTimersByTime(300);
  flushSync();
  expect(corner.style.visibility).toBe('');
  void unmount(shown);
});
