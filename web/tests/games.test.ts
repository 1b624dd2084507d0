// The client knows no game: what games are called, look like and offer comes from the server, and
// their drawings live with them in games/GAME/web.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const shelf = parse(readFileSync('../games/shelf.toml', 'utf8')).game as { id: string }[];

test('no game is named in the client', () => {
  const ids = shelf.map((place) => place.id);
  expect(ids).toContain('salem');
  const files = sources('src');
  expect(files.length).toBeGreaterThan(50);
  const named = files.filter((file) =>
    new RegExp(`(?<![a-z])(${ids.join('|')})(?![a-z])`, 'i').test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});

test('every game on the shelf has its picture', () => {
  for (const { id } of shelf) expect(readdirSync(join('../games', id, 'web'))).toContain('Shelf.svelte');
});
