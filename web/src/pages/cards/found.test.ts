import { expect, test } from 'vitest';
import type { PrintedCard } from '../../protocol';
import { boxesOf, found, kindsOf } from './found';

const card = (id: string, name: string, kind: string, line: string, ours = false): PrintedCard => ({
  id,
  name,
  kind,
  kinds: `${kind}s`,
  lines: [line],
  ours,
});
const cards = [
  card('a', 'Axe', 'item', 'A gate may close.'),
  card('b', 'Énergie', 'spell', 'Gain 1 clue.', true),
  card('c', 'Gate Box', 'item', 'Choose.'),
];

test('cards are found by every word, whatever its accents, names first', () => {
  expect(found(cards, { find: 'gate', kind: '', ours: false }).map((each) => each.id)).toEqual(['c', 'a']);
  expect(found(cards, { find: 'energie CLUE', kind: '', ours: false }).map((each) => each.id)).toEqual(['b']);
  expect(found(cards, { find: '', kind: 'item', ours: false })).toHaveLength(2);
  expect(found(cards, { find: '', kind: '', ours: true }).map((each) => each.id)).toEqual(['b']);
});

test('kinds are counted, the most numerous first', () => {
  expect(kindsOf(cards)).toEqual([
    { kind: 'item', name: 'items', count: 2 },
    { kind: 'spell', name: 'spells', count: 1 },
  ]);
});

test('cards are told apart by their boxes where a game has several', () => {
  const boxed = cards.map((each, i) => ({
    ...each,
    box: i === 1 ? { id: 'kingsport', name: 'Kingsport Horror' } : { id: 'base', name: 'Arkham Horror' },
  }));
  expect(boxesOf(cards)).toEqual([]);
  expect(boxesOf(boxed).map((each) => each.name)).toEqual(['Arkham Horror', 'Kingsport Horror']);
  expect(found(boxed, { find: '', kind: '', ours: false, box: 'kingsport' }).map((each) => each.id)).toEqual(['b']);
});
