// Which panel stands where on the page of a table.
import { expect, test } from 'vitest';
import type { Decision, Option, Panel, Scene } from '../../scene';
import { arranged } from './arranged';

const panel = (id: string, more: Partial<Panel>): Panel => ({ id, kind: 'sheet', place: 'side', ...more });
const scene = (...panels: Panel[]): Scene => ({
  game: 'g',
  theme: 'g',
  revision: 1,
  viewer: 0,
  clock: { round: 1 },
  panels,
});
const option = (n: number, more: Partial<Option> = {}): Option => ({ n, verb: 'take', as: 'button', ...more });
const decision = (...options: Option[]): Decision => ({
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  options,
  blocked: [],
});
const ids = (panels: readonly Panel[]) => panels.map((each) => each.id);

test("one's own sheet comes first beside the board, and a foe stands in the band", () => {
  const at = arranged(
    scene(panel('other', { seat: 1 }), panel('own', { seat: 0 }), panel('foe', { kind: 'foe' })),
    null,
    0,
  );
  expect(ids(at.side)).toEqual(['own', 'other']);
  expect(ids(at.own)).toEqual(['own']);
});

test('a row of cards is looked at in the band until it is asked about', () => {
  const row = panel('market', { kind: 'row', place: 'dock', lines: [{ cards: ['a', 'b'] }] });
  expect(ids(arranged(scene(row), null, 0).rows)).toEqual(['market']);
  const asked = arranged(scene(row), decision(option(0, { on: ['a'] })), 0);
  expect(ids(asked.rows)).toEqual([]);
  expect(ids(asked.over)).toEqual(['market']);
});

test('what the prompt lays out whole lies nowhere else', () => {
  const row = panel('drawn', { kind: 'row', place: 'dock', lines: [{ cards: ['a', 'b'] }] });
  const at = arranged(scene(row), decision(option(0, { on: ['a'] }), option(1, { on: ['b'] })), 0);
  expect(ids([...at.over, ...at.rows])).toEqual([]);
});

test('cards to choose from lie over the board and stand in no prompt, unless one is for several things', () => {
  const table = panel('shop', { kind: 'table', place: 'stage', lines: [{ cards: ['a', 'b'] }] });
  const at = arranged(scene(table), decision(option(0, { on: ['a'] }), option(1)), 0);
  expect(ids(at.over)).toEqual(['shop']);
  expect(ids(at.offers)).toEqual(['shop']);
  expect([option(0, { on: ['a'] }), option(1)].map((each) => at.elsewhere(each))).toEqual([true, false]);
  const several = arranged(
    scene(table),
    decision(option(0, { on: ['a'] }), option(1, { on: ['a'] }), option(2, { on: ['b'] })),
    0,
  );
  expect(ids(several.offers)).toEqual([]);
  expect(ids(several.over)).toEqual([]);
});

test('the last fight takes the place of the board, a fight lies over it', () => {
  const at = arranged(
    scene(panel('last', { kind: 'finale', place: 'stage' }), panel('fight', { kind: 'roll', place: 'stage' })),
    null,
    0,
  );
  expect(at.finale?.id).toBe('last');
  expect(ids(at.over)).toEqual(['fight']);
});

test('what is pressed in a trade or set on the sheet has no second button', () => {
  const trade = panel('trade', {
    kind: 'exchange',
    place: 'stage',
    lines: [{ cards: ['lamp'] }, { values: [{ value: 4 }] }],
  });
  const own = panel('own', {
    seat: 0,
    lines: [{ pair: { id: 'speed', names: ['Speed', 'Sneak'], stops: [[0, 1]], at: 0 } }],
  });
  const at = arranged(
    scene(trade, own),
    decision(option(0, { on: ['lamp'] }), option(1, { on: ['speed'] }), option(2, { amount: 3 }), option(3)),
    0,
  );
  expect(
    [0, 1, 2, 3].map((n) => at.elsewhere(option(n, [{ on: ['lamp'] }, { on: ['speed'] }, { amount: 3 }, {}][n]))),
  ).toEqual([true, true, true, false]);
  expect(at.setting).toHaveLength(1);
});

test('a hand that is decided about as a whole lies in the prompt while a row of cards joined by keys is played', () => {
  const row = panel('row', { kind: 'row', place: 'stage', lines: [{ values: [{ value: 0 }] }, { cards: ['foe'] }] });
  const own = panel('own', {
    seat: 0,
    lines: [
      { name: 'Hand', cards: ['a', 'b'] },
      { name: 'Items', cards: ['lamp'] },
    ],
  });
  const card = (id: string, hand: boolean) =>
    ({ id, at: { area: 'own' }, ...(hand ? { states: ['in-hand'] } : {}) }) as unknown as NonNullable<
      Scene['cards']
    >[number];
  const table: Scene = { ...scene(row, own), cards: [card('a', true), card('b', true), card('lamp', false)] };
  expect(arranged(table, decision(option(0), option(1)), 0).held.map((each) => each.name)).toEqual(['Hand']);
  expect(arranged(table, decision(option(0, { on: ['a'] })), 0).held).toEqual([]);
  expect(arranged({ ...table, panels: [own] }, decision(option(0)), 0).held).toEqual([]);
});
