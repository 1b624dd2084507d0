import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision, Line, Panel as PanelOf, Scene } from '../../scene';
import { teach } from '../../words.svelte';
import { sentences } from '../../../tests/words';
import salem from '../../../tests/samples/salem-first-seat1-en.json';
import { cellScene } from '../../../tests/fixtures/cells';
import { streetScene } from '../../../tests/fixtures/streets';
import Panel from './Panel.svelte';

const salemScene = salem as unknown as Scene;
let app: Record<string, unknown> | null = null;
let page: HTMLElement;

function show(panel: PanelOf, scene: Scene, more: Record<string, unknown> = {}): void {
  app = mount(Panel, { target: page, props: { panel, scene, ...more } });
  flushSync();
}
const panelOf = (scene: Scene, id: string) => scene.panels!.find((panel) => panel.id === id)!;

beforeEach(() => {
  teach('en', sentences('en'));
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  if (app) void unmount(app);
  app = null;
  page.remove();
});

test('a seat shows who it is, where, its candles, Items and cards', () => {
  show(panelOf(salemScene, 'seat_1'), salemScene);
  expect(page.querySelector('h2')!.textContent).toBe('Teo');
  expect(page.textContent).toContain('Miskatonic');
  expect(page.textContent).toContain('decides');
  expect(page.querySelector('[data-id=sanity_1]')!.getAttribute('aria-label')).toBe('Sanity, 6 of 6');
  expect(page.querySelectorAll('.slot')).toHaveLength(4);
  expect(page.querySelector('[data-node=held_1_0]')!.getAttribute('aria-label')).toContain('Magic Glasses');
  expect(page.querySelectorAll('.tabs li')).toHaveLength(8);
});

test('a sheet whose note is the name of its player says that name once', () => {
  const sheet: PanelOf = { ...panelOf(salemScene, 'seat_1'), title: 'The Elf', note: 'Teo' };
  show(sheet, salemScene, { player: 'Teo' });
  expect(page.querySelector('header')!.textContent!.match(/Teo/g)).toHaveLength(1);
  void unmount(app!);
  show(sheet, salemScene, { player: 'Teo', folded: true });
  expect(page.querySelector('.beneath')!.textContent!.match(/Teo/g)).toHaveLength(1);
});

test('an Item that may be chosen is a button that chooses it', () => {
  const onchoose = vi.fn();
  const decision: Decision = {
    seat: 1,
    seats: [1],
    kind: 'pick',
    yours: true,
    blocked: [],
    options: [{ n: 4, verb: 'use', key: '2', text: 'Use', piece: 'held_1_0', on: ['held_1_0'], as: 'button' }],
  };
  show(panelOf(salemScene, 'seat_1'), salemScene, { decision, onchoose });
  const item = page.querySelector<HTMLButtonElement>('[data-node=held_1_0]')!;
  expect(item.getAttribute('aria-label')).toContain('may be chosen');
  item.click();
  expect(onchoose).toHaveBeenCalledWith(4);
});

test('a blocked Item asks for the rule that blocks it', () => {
  const onwhy = vi.fn();
  const decision: Decision = {
    seat: 1,
    seats: [1],
    kind: 'pick',
    yours: true,
    options: [],
    blocked: [{ text: 'Use', piece: 'held_1_0', on: ['held_1_0'], reason: { text: 'Not here.', rule: 'HS-167' } }],
  };
  show(panelOf(salemScene, 'seat_1'), salemScene, { decision, onwhy });
  page.querySelector<HTMLButtonElement>('[data-node=held_1_0]')!.click();
  expect(onwhy).toHaveBeenCalledWith('HS-167');
});

test('every kind of line is shown', () => {
  show(panelOf(streetScene, 'sheet_0'), streetScene);
  expect(page.querySelector('td.now')!.textContent).toBe('2');
  expect(page.textContent).toContain('Fight');
  void unmount(app!);
  show(panelOf(streetScene, 'fight'), streetScene);
  for (const text of [
    'Fight 3',
    '+ Revolver 3',
    '− Rating 1',
    '= 5',
    '2 successes',
    '54% before the roll',
    '0–1',
    '2+',
    'The monster is beaten',
    'The street is quiet.',
    'That night',
    'Something moves in the river.',
  ])
    expect(page.textContent!.replace(/\s+/g, ' ')).toContain(text);
  expect([...page.querySelectorAll('.die')].map((die) => die.classList.contains('hit'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(page.querySelector('figure svg')!.getAttribute('aria-label')).toBe('needs 2, rolled 2, 54% before the roll');
  expect(page.querySelector('.bands .now')!.textContent).toContain('The monster is beaten');
});

test('cards in a row are cards, and one that lies face down tells nothing', () => {
  show(panelOf(cellScene, 'row'), cellScene);
  const cards = [...page.querySelectorAll('.card')];
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Boar', 'face down']);
});

test('a dial, pips and a bar say where they stand', () => {
  const line: Line = { meter: 'energy' };
  for (const form of ['dial', 'pips', 'bar', 'candles'] as const) {
    const scene: Scene = { ...cellScene, tracks: [{ ...cellScene.tracks![0]!, form }] };
    show({ id: 'p', kind: 'seat', place: 'side', seat: 0, title: 'Beor', lines: [line] }, scene);
    expect(page.querySelector('.meter')!.getAttribute('aria-label'), form).toBe('Energy, 4 of 6');
    expect(page.querySelector('.meter')!.textContent).toContain('4');
    void unmount(app!);
    app = null;
  }
});

test('the short form keeps the numbers', () => {
  show(panelOf(salemScene, 'seat_1'), salemScene, { tiny: true });
  expect(page.querySelector('.tiny')!.textContent!.replace(/\s+/g, ' ')).toContain('6');
});
