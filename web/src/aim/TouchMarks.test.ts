// Where discs met, and what it meant.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Arrangement } from '../board/plan/layout';
import TouchMarks from './TouchMarks.svelte';

let app: Record<string, unknown> | null = null;
afterEach(() => {
  if (app) void unmount(app);
  document.body.innerHTML = '';
});

const arrangement = {
  box: { x: 0, y: 0, w: 800, h: 400 },
  room: (at: { x: number; y: number }) => at,
} as unknown as Arrangement;
function show(silent: boolean): void {
  app = mount(TouchMarks, {
    target: document.body,
    props: {
      touches: [{ x: 100, y: 100, says: 'Direct hit: Orc', tone: 'harm' }] as never,
      arrangement,
      text: 1,
      onwhy: () => {},
      silent,
    },
  });
  flushSync();
}

test('a contact is marked and told', () => {
  show(false);
  expect(document.querySelectorAll('path')).toHaveLength(1);
  expect(document.body.textContent).toContain('Direct hit: Orc');
});

test('where sentences would lie over what one aims at, the marks stay alone', () => {
  show(true);
  expect(document.querySelectorAll('path')).toHaveLength(1);
  expect(document.querySelector('text')).toBeNull();
});
