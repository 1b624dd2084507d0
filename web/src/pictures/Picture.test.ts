import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memory } from '../memory.svelte';
import { studio } from './hands';
import { look, shown, tintOf } from './look.svelte';
import Picture from './Picture.svelte';
import type { Drawn } from './studio';
import type { Wish } from './wish';

// A game that no other test has met: test files share one page, and what is known of a game stays known.
let page: HTMLElement;
let app: Record<string, unknown> | null = null;
const wishes: { wish: Wish; tell: (drawn: Drawn) => void }[] = [];
const left = vi.fn();

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  wishes.length = 0;
  left.mockClear();
  vi.spyOn(studio, 'tintsOf').mockResolvedValue({ library: '#336655' });
  vi.spyOn(studio, 'ask').mockImplementation((wish, tell) => {
    wishes.push({ wish, tell });
    return left;
  });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 200 });
});
afterEach(() => {
  if (app) void unmount(app);
  app = null;
  page.remove();
  memory.settings.pictures = 'all';
  memory.settings.contrast = 'system';
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
});
function show(props: Record<string, unknown>): HTMLElement {
  app = mount(Picture, { target: page, props: { game: 'drawn_here', picture: 'library', ...props } as never });
  flushSync();
  return page.querySelector('.picture-frame')!;
}

test('its tint stands there first, then the picture, and its frame stays', async () => {
  shown('drawn_here', 'library');
  await vi.waitFor(() => expect(tintOf('drawn_here', 'library')).toBe('#336655'));
  const frame = show({});
  expect(frame.style.getPropertyValue('--tint')).toBe('#336655');
  expect(frame.classList.contains('there')).toBe(false);
  expect(wishes.map(({ wish }) => [wish.picture, wish.css])).toEqual([['library', 220]]);
  const drawn = vi.fn();
  const canvas = frame.querySelector('canvas')!;
  canvas.getContext = (() => ({ drawImage: drawn })) as never;
  wishes[0]!.tell({ width: 220, height: 147 } as ImageBitmap);
  flushSync();
  expect(frame.classList.contains('there')).toBe(true);
  expect([canvas.width, canvas.height, drawn.mock.calls.length]).toEqual([220, 147, 1]);
});

test('it is hidden where its name stands beside it, and says its name where it does not', () => {
  expect(show({}).getAttribute('aria-hidden')).toBe('true');
  void unmount(app!);
  const alone = show({ label: 'Library' });
  expect([alone.getAttribute('role'), alone.getAttribute('aria-label')]).toEqual(['img', 'Library']);
  expect(alone.getAttribute('aria-hidden')).toBeNull();
});

test('who leaves says so', () => {
  show({});
  void unmount(app!);
  app = null;
  flushSync();
  expect(left).toHaveBeenCalledOnce();
});

test('the reader has all, no grounds, or none; with more contrast weak ones on cards alone', () => {
  const seen = () => [look.grounds, look.places, look.cards, look.strength];
  expect(seen()).toEqual([true, true, true, 1]);
  memory.settings.pictures = 'quiet';
  expect(seen()).toEqual([false, true, true, 1]);
  memory.settings.pictures = 'all';
  memory.settings.contrast = 'more';
  expect(seen()).toEqual([false, false, true, 0.4]);
  memory.settings.pictures = 'none';
  expect(seen().slice(0, 3)).toEqual([false, false, false]);
  expect(shown('drawn_here', 'library')).toBeUndefined();
});

test('a plate that its game does not have is a sign, and words are always drawn', async () => {
  shown('drawn_here', 'nowhere');
  await vi.waitFor(() => expect(shown('drawn_here', 'nowhere')).toBeUndefined());
  expect(shown('drawn_here', 'library')).toBe('library');
  expect(shown('drawn_here', undefined)).toBeUndefined();
  expect(shown('drawn_here', { plate: 'nowhere', mood: 'wyrd' })).toBeUndefined();
  expect(shown('drawn_here', { things: ['castle'] })).toEqual({ things: ['castle'] });
});
