// What changed for one seat while others played.
import { expect, test } from 'vitest';
import type { Card, Scene } from '../scene';
import { changesFor } from './waited';

const card = (id: string, name: string, seat = 0): Card => ({ id, name, face: 'up', at: {}, seat, icon: 'dagger' });
const scene = (sanity: number, doom: number, money: number, area: string, cards: Card[]): Scene => ({
  game: 'g',
  theme: 'g',
  revision: 1,
  viewer: 0,
  clock: { round: 1 },
  areas: [
    { id: 'inn', kind: 'place', name: 'Inn', shape: { kind: 'circle' }, layout: {} },
    { id: 'jail', kind: 'place', name: 'Jail', shape: { kind: 'circle' }, layout: {} },
  ],
  tracks: [
    { id: 'sanity_0', name: 'Sanity', from: 0, to: 6, at: sanity, form: 'pips', tone: 'know' },
    { id: 'sanity_1', name: 'Sanity', from: 0, to: 6, at: doom, form: 'pips', tone: 'know' },
    { id: 'doom', name: 'Doom', from: 0, to: 12, at: doom, form: 'pips', tone: 'harm' },
  ],
  panels: [
    {
      id: 'seat_0',
      kind: 'seat',
      seat: 0,
      place: 'side',
      lines: [{ meter: 'sanity_0' }, { values: [{ name: 'Money', value: money }] }],
    },
    { id: 'seat_1', kind: 'seat', seat: 1, place: 'side', lines: [{ meter: 'sanity_1' }] },
    { id: 'foe', kind: 'foe', place: 'side', lines: [{ meter: 'doom' }] },
  ],
  pieces: [{ id: 'pawn', kind: 'pawn', seat: 0, at: { area } }],
  cards,
});

test('tells one’s own tracks, things and place, and what is everybody’s', () => {
  const before = scene(5, 2, 3, 'inn', [
    card('held_0_0', 'Knife'),
    card('held_0_1', 'Rope'),
    card('held_1_0', 'Lamp', 1),
  ]);
  const after = scene(3, 4, 4, 'jail', [
    card('held_0_0', 'Rope'),
    card('held_0_1', 'Rope'),
    card('held_1_0', 'Axe', 1),
  ]);
  expect(changesFor(before, after, 0)).toEqual([
    { kind: 'number', own: true, icon: '', name: 'Sanity', from: 5, to: 3, tone: 'harm' },
    { kind: 'number', own: true, icon: '', name: 'Money', from: 3, to: 4, tone: 'life' },
    { kind: 'gained', icon: 'dagger', name: 'Rope' },
    { kind: 'lost', icon: 'dagger', name: 'Knife' },
    { kind: 'place', icon: 'treasure-map', name: 'Jail' },
    { kind: 'number', own: false, icon: '', name: 'Doom', from: 2, to: 4, tone: 'harm' },
  ]);
});

test('less of what harms everybody is good, and more of what harms oneself is bad', () => {
  const [before, after] = [scene(5, 4, 3, 'inn', []), scene(5, 3, 3, 'inn', [])];
  expect(changesFor(before, after, 0)).toMatchObject([{ name: 'Doom', from: 4, to: 3, tone: 'life' }]);
  for (const each of [before, after]) each.tracks![0]!.tone = 'harm';
  after.tracks![0]!.at = 6;
  expect(changesFor(before, after, 0)).toMatchObject([
    { name: 'Sanity', from: 5, to: 6, tone: 'harm' },
    { name: 'Doom', tone: 'life' },
  ]);
});

test('whoever has several sheets is told on which of them a number changed', () => {
  const [before, after] = [scene(5, 2, 3, 'inn', []), scene(3, 2, 3, 'inn', [])];
  for (const each of [before, after]) {
    each.panels![0]!.title = 'Elf';
    each.panels![1]!.title = 'Wizard';
    each.panels![1]!.seat = 0;
    each.panels![1]!.lines!.push({ values: [{ name: 'Money', value: each === after ? 4 : 3 }] });
  }
  expect(changesFor(before, after, 0)).toMatchObject([
    { name: 'Elf: Sanity', from: 5, to: 3 },
    { name: 'Wizard: Money', from: 3, to: 4 },
  ]);
});

test('says nothing where nothing changed', () => {
  const now = scene(5, 2, 3, 'inn', [card('held_0_0', 'Knife')]);
  expect(changesFor(now, now, 0)).toEqual([]);
});

test('a card that everybody chose from is not lost when it goes', () => {
  const chosen: Card = { ...card('arev', 'Arev'), at: { area: 'heroes' } };
  const before = scene(5, 2, 3, 'inn', [chosen]);
  before.panels!.push({ id: 'heroes', kind: 'table', place: 'stage', lines: [{ cards: ['arev'] }] });
  expect(changesFor(before, scene(5, 2, 3, 'inn', []), 0)).toEqual([]);
});
