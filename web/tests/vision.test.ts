import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alike } from '../tools/vision.mjs';

const css = readFileSync('src/tokens.css', 'utf8');
const monster = readFileSync('src/board/drawn/ThingMonster.svelte', 'utf8');

test('no two colours of seats are alike to anybody, and to most eyes no two of any tokens', () => {
  const found = Object.fromEntries(alike(css).map(({ kind, pairs }) => [kind, pairs]));
  expect(found['all cones']).toEqual([]);
  expect(Object.values(found).flatMap((pairs) => pairs.filter((pair) => pair.startsWith('seat')))).toEqual([]);
});

test('ways to move, which some eyes take for each other, have a sign each on the token', () => {
  const pairs = alike(css).flatMap(({ pairs }) => pairs);
  expect(pairs.some((pair) => pair.startsWith('move'))).toBe(true);
  expect(monster).toMatch(/<Sign name=\{`edge-\$\{piece\.edge\}`\}/);
});

test('what is the same colour is alike, and black and white are not', () => {
  const [all] = alike('--seat-1: #202020; --seat-2: #212121; --seat-3: #ffffff;');
  expect(all!.pairs).toEqual(['seat-1 and seat-2']);
});
