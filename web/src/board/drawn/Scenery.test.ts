import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { studio } from '../../pictures/hands';
import type { Drawn } from '../../pictures/studio';
import Scenery from './Scenery.svelte';

// A token whose picture is not there yet, or never comes, was a black square.
let page: SVGSVGElement;
let app: Record<string, unknown>;
let tell: (drawn: Drawn) => void;

beforeEach(() => {
  vi.spyOn(studio, 'tintsOf').mockResolvedValue({});
  vi.spyOn(studio, 'ask').mockImplementation((_, to) => {
    tell = to;
    return () => {};
  });
  page = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(page);
  const sign = createRawSnippet(() => ({ render: () => '<text class="sign">!</text>' }));
  const frame = { x: 0, y: 0, w: 40, h: 40, scale: 1 };
  app = mount(Scenery, { target: page, props: { game: 'somewhere', picture: 'ghoul', ...frame, sign } });
  flushSync();
});
afterEach(() => {
  void unmount(app);
  page.remove();
  vi.restoreAllMocks();
});

test('a token shows its sign until its picture is there', () => {
  expect([page.querySelectorAll('.sign').length, page.querySelectorAll('image').length]).toEqual([1, 0]);
  tell('blob:picture');
  flushSync();
  expect([page.querySelectorAll('.sign').length, page.querySelectorAll('image').length]).toEqual([0, 1]);
});

test('and keeps it where nothing can be drawn', () => {
  tell(null);
  flushSync();
  expect(page.querySelectorAll('.sign').length).toBe(1);
});
