// The band: what is counted, what wins and what loses, in every game and without a press.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import salem from '../../../tests/samples/salem-first-seat1-en.json';
import type { Scene } from '../../scene';
import Band from './Band.svelte';

const salemScene = salem as unknown as Scene;

let page: HTMLElement;
let shown: Record<string, unknown> | null = null;
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  page.remove();
});
function show(scene: Scene): void {
  shown = mount(Band, { target: page, props: { scene, rows: [] } });
  flushSync();
}

test('a track that stands on no sheet says how far it is', () => {
  show(salemScene);
  expect(page.querySelector('[data-id=necron]')!.getAttribute('aria-label')).toContain('Necron');
  expect(page.querySelector('[data-id^=sanity]')).toBeNull();
});

test('what wins and what loses is there, and whole when it is pressed', () => {
  const goals = [
    { text: 'close every gate', kind: 'to-win' as const, done: false },
    { text: 'all are lost', kind: 'to-lose' as const, done: false },
    { text: 'the town is overrun', kind: 'to-lose' as const, done: false, vital: true },
  ];
  show({ ...salemScene, goals });
  const ends = page.querySelector<HTMLElement>('.ends')!;
  expect(ends.textContent).toContain('close every gate');
  expect(ends.textContent).toContain('the town is overrun');
  expect(page.querySelector('.hanging')).toBeNull();
  ends.click();
  flushSync();
  for (const goal of goals) expect(page.querySelector('.hanging')!.textContent).toContain(goal.text);
});
