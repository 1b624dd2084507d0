import { expect, test } from 'vitest';
import { writtenOut } from '../../tools/named_sizes';
import { media } from './sizes';

test('the build writes out what a name stands for', () => {
  expect(writtenOut('@media (--low) and (--above-narrow) {', 'a')).toBe(
    '@media (max-height: 799px) and (min-width: 701px) {',
  );
  expect(writtenOut('@media (--phone) {', 'a')).toBe('@media (max-width: 700px), (max-height: 500px) {');
  expect(writtenOut('@media (--rail), (--lobby) {', 'a')).toBe('@media (max-width: 1100px), (max-height: 1100px) {');
  expect(writtenOut('@media (pointer: coarse) { .a { width: var(--hit); } }', 'a')).toContain('var(--hit)');
});

test('an unknown name, or one of several joined with a condition, ends the build', () => {
  expect(() => writtenOut('@media (--tiny) {', 'Board.svelte')).toThrow('Board.svelte: there is no size --tiny');
  expect(() => writtenOut('@media (--phone) and (--low) {', 'a')).toThrow('goes with nothing else');
  expect(() => writtenOut('@media (--low) and (--phone) {', 'a')).toThrow('goes with nothing else');
});

test('a phone and a desk leave nothing between them', () => {
  const sizes = (query: string) => [...query.matchAll(/(\d+)px/g)].map((each) => Number(each[1]));
  expect(sizes(media.desk)).toEqual(sizes(media.phone).map((size) => size + 1));
});
