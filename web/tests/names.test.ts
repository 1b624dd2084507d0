import { expect, test } from 'vitest';
import { cardsIn, cutAtNames, galleryOf } from '../src/names.svelte';

const king = { id: 'king', name: 'The King in Yellow' };
const food = { id: 'food', name: 'Food' };
const duke = { id: 'duke', name: 'Duke (dog)' };
const names = [food, king, duke];

test('a sentence is cut at the names of cards and loses nothing', () => {
  const sentence = 'Ada trades Food for The King in Yellow and Duke (dog).';
  const pieces = cutAtNames(sentence, names);
  expect(pieces.map((piece) => piece.text).join('')).toBe(sentence);
  expect(pieces.map((piece) => piece.card ?? '')).toEqual(['', 'food', '', 'king', '', 'duke', '']);
});

test('a name is whole words with its own capitals', () => {
  expect(cardsIn(['Foods, food, SeaFood'], names)).toEqual([]);
  expect(cutAtNames('', names)).toEqual([]);
  expect(cutAtNames('Food', [])).toEqual([{ text: 'Food' }]);
});

test('a longer name that is no card hides the one in it', () => {
  const witch = [
    { id: 'witch', name: 'Witch' },
    { id: '', name: 'Witch House' },
  ];
  expect(cardsIn(['Ada goes to the Witch House.'], witch)).toEqual([]);
  expect(cardsIn(['The Witch in the Witch House activates.'], witch)).toEqual([witch[0]]);
});

test('each card is named once and has a place in the gallery', () => {
  expect(cardsIn(['Food, Food.', 'Food'], names)).toEqual([food]);
  expect(galleryOf('food', 'arkham')).toBe('/cards/food?game=arkham');
});
