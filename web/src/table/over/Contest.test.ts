import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Panel, Scene } from '../../scene';
import { streetScene } from '../../../tests/fixtures/streets';
import Contest from './Contest.svelte';

let app: Record<string, unknown> | null = null;
const page = document.createElement('div');

function show(panel: Panel, scene: Scene): void {
  app = mount(Contest, { target: page, props: { panel, scene } });
  flushSync();
}
afterEach(() => {
  if (app) void unmount(app);
  app = null;
});

test('what a foe can do and what it says stand on its card', () => {
  const badge = (text: string) => ({ text, tone: 'neutral' as const, corner: 'upper-right' as const });
  show({ id: 'foe', kind: 'roll', place: 'stage', order: 1, title: 'Ghoul', badges: [badge('Ambush'), badge('Endless')], lines: [{ values: [{ name: 'toughness', value: 1 }] }, { prose: { paragraphs: ['It takes a weapon.'] } }] }, streetScene);
  expect([...page.querySelectorAll('.card .traits li')].map((each) => each.textContent)).toEqual(['Ambush', 'Endless']);
  expect(page.querySelector('.card p')!.textContent).toBe('It takes a weapon.');
  expect(page.querySelector('.dice')).toBeNull();
});
