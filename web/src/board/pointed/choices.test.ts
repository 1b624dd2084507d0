import { expect, test } from 'vitest';
import type { Decision } from '../../scene';
import { answerOf, choicesOf, keyOf } from './choices';

const decision: Decision = {
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  options: [
    { n: 0, verb: 'move', key: '1', text: 'Go', piece: 'card', on: ['card', 'place'], as: 'card' },
    { n: 1, verb: 'passage', key: 'P1', text: 'Passage', piece: 'place', on: ['place', 'passage'], as: 'button' },
  ],
  blocked: [
    { text: 'Stay', piece: 'here', on: ['here'], reason: { text: 'No.', rule: 'HS-118' } },
    { text: 'Again', piece: 'place', on: ['place'], reason: { text: 'No.' } },
  ],
};

test('a thing lights up for every option that names it, its own first', () => {
  const { options } = choicesOf(decision);
  expect(options.get('card')!.map((option) => option.n)).toEqual([0]);
  expect(options.get('place')!.map((option) => option.n)).toEqual([1, 0]);
});

test('what may be chosen is not blocked', () => {
  const { blocked } = choicesOf(decision);
  expect([...blocked.keys()]).toEqual(['here']);
});

test('pressing a thing takes its only option, or the one with its own key', () => {
  const { options } = choicesOf(decision);
  expect(answerOf(options.get('card'))!.n).toBe(0);
  expect(answerOf(options.get('place'))).toBeNull();
  expect(answerOf(options.get('place'), '1')!.n).toBe(0);
  expect(answerOf(undefined)).toBeNull();
});

test('a key is shown where it is one key', () => {
  const { options } = choicesOf(decision);
  expect(keyOf(options.get('card'))).toBe('1');
  expect(keyOf(options.get('place'))).toBe('');
  expect(keyOf(options.get('place'), '1')).toBe('1');
});

test('without a decision nothing lights up', () => {
  expect(choicesOf(null).options.size + choicesOf(undefined).blocked.size).toBe(0);
});
