// A page that could not be loaded.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAnew } from './late';

const reload = vi.fn();
let answers = true;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  answers = true;
  vi.stubGlobal('location', { pathname: '/t/abc/after', reload });
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new Error('out of reach'))));
});
afterEach(() => vi.unstubAllGlobals());

test('the address is loaded anew, but not again and again', async () => {
  expect(await loadAnew(100_000)).toBe(true);
  expect(await loadAnew(110_000)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await loadAnew(140_000)).toBe(true);
});

test('a server out of reach is left alone', async () => {
  answers = false;
  expect(await loadAnew(100_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
