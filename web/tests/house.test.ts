// The house of the client: components are short, and sizes of windows stand in one place.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const most = 250;
/** Components that are longer still. Nothing is added here: whoever shortens one takes it out. */
const stillLong: string[] = [
  'src/board/Board.svelte',
  'src/pages/ReplayPage.svelte',
  'src/pages/TablePage.svelte',
  'src/stage/StageCard.svelte',
  'src/table/log/Log.svelte',
  'src/towns/TownTabs.svelte',
];
/** Where sizes of windows still stand as numbers. Nothing is added here either. */
const stillBare: RegExp[] = [/^src\/table\/log\//, /^src\/pages\/(ReplayPage|TablePage)\.svelte$/];

const games = '../games';
const folders = ['src', ...readdirSync(games).map((game) => join(games, game, 'web'))];
const files = folders.flatMap((folder) => {
  try {
    return (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file));
  } catch {
    return [];
  }
});
const read = (file: string): string => readFileSync(file, 'utf8');
const components = files.filter((file) => file.endsWith('.svelte'));
const linesOf = (file: string): number => read(file).trimEnd().split('\n').length;

test(`no component has more than ${most} lines`, () => {
  expect(components.length).toBeGreaterThan(100);
  const long = components.filter((file) => linesOf(file) > most);
  expect(long.filter((file) => !stillLong.includes(file))).toEqual([]);
  expect(
    stillLong.filter((file) => !long.includes(file)),
    'these are short now: take them out',
  ).toEqual([]);
});

test('sizes of windows have names, and their numbers stand in src/look/sizes.ts alone', () => {
  const bare = files
    .filter((file) => /\.(svelte|css|ts)$/.test(file) && !/\.test\.ts$|^src\/look\/sizes\.ts$/.test(file))
    .filter((file) => !stillBare.some((each) => each.test(file)))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, n) =>
          /\((min|max)-(width|height): *[\d.]+(px|r?em)\)/.test(line) ? [`${file}:${n + 1}`] : [],
        ),
    );
  expect(bare).toEqual([]);
});
