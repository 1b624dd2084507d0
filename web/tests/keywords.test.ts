import { expect, test } from 'vitest';
import { cutAtKeywords, keywordsIn } from '../src/keywords.svelte';

const necron = { words: ['Necron'], text: 'The marker.', rule: 'HS-027' };
const icon = { words: ['Necron icon', 'Necron icons'], text: 'A space.', rule: 'HS-086' };
const sanity = { words: ['Sanità'], text: 'Quanto si sopporta.', rule: 'HS-240' };
const all = [necron, icon, sanity];

test('a sentence is cut at its keywords and loses nothing', () => {
  const sentence = 'Necron advances to the next Necron icon.';
  const pieces = cutAtKeywords(sentence, all);
  expect(pieces.map((piece) => piece.text).join('')).toBe(sentence);
  expect(pieces.map((piece) => piece.keyword?.rule ?? '')).toEqual(['HS-027', '', 'HS-086', '']);
});

test('a keyword is a whole word, in whatever case', () => {
  expect(keywordsIn(['Necronomicon'], all)).toEqual([]);
  expect(keywordsIn(['perde 1 SANITÀ.'], all)).toEqual([sanity]);
  expect(keywordsIn(['Insanità'], all)).toEqual([]);
});

test('each keyword is named once', () => {
  expect(keywordsIn(['Necron, Necron.', 'Necron'], all)).toEqual([necron]);
  expect(cutAtKeywords('', all)).toEqual([]);
});
