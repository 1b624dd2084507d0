import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { bytesOf } from '../src/push.svelte';

const code = readFileSync(join(__dirname, '..', 'public', 'push.js'), 'utf8');

interface Page {
  url: string;
  visibilityState: string;
  focus: () => void;
}
let pages: Page[];
let opened: string[];
const shown = vi.fn();
let heard: Record<string, (event: object) => void>;

/** The worker, in a browser that is made up. */
beforeEach(() => {
  pages = [];
  opened = [];
  heard = {};
  shown.mockReset();
  const self = {
    addEventListener: (name: string, does: (event: object) => void) => (heard[name] = does),
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => opened.push(url),
      claim: async () => {},
    },
    registration: { showNotification: async (...said: unknown[]) => shown(...said) },
    skipWaiting: () => {},
  };
  new Function('self', code)(self);
});

async function happens(name: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  heard[name]!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}
const notice = { table: 'k3m9', title: 'Tocca a te', body: 'Venerdì', url: '/t/k3m9' };
const push = (what: unknown) => happens('push', { data: { json: () => what } });

test('a notice is shown, one for each table', async () => {
  await push(notice);
  expect(shown).toHaveBeenCalledWith('Tocca a te', {
    body: 'Venerdì',
    tag: 'tavola-k3m9',
    icon: '/candle.svg',
    data: { url: '/t/k3m9' },
  });
});

test('whoever looks at the table is not told', async () => {
  pages = [{ url: 'http://here/t/k3m9#secret', visibilityState: 'visible', focus: () => {} }];
  await push(notice);
  expect(shown).not.toHaveBeenCalled();
  pages[0]!.visibilityState = 'hidden';
  await push(notice);
  expect(shown).toHaveBeenCalledOnce();
});

test('what cannot be read is passed over', async () => {
  await happens('push', { data: null });
  expect(shown).not.toHaveBeenCalled();
});

test('pressing a notice opens its table, and nothing else', async () => {
  const press = (url: unknown) => happens('notificationclick', { notification: { close: () => {}, data: { url } } });
  await press('/t/k3m9');
  expect(opened).toEqual(['/t/k3m9']);
  for (const bad of ['https://elsewhere.example/t/k3m9', '//elsewhere.example', '/t/../account', undefined])
    await press(bad);
  expect(opened).toEqual(['/t/k3m9']);
  const focus = vi.fn();
  pages = [{ url: 'http://here/t/k3m9#secret', visibilityState: 'hidden', focus }];
  await press('/t/k3m9');
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toEqual(['/t/k3m9']);
});

test('a key becomes bytes', () => {
  expect([...bytesOf('BP-_')]).toEqual([4, 255, 191]);
});
