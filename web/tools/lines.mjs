// Lines of the client that are too long: prettier breaks code, and this finds what it leaves, such as comments and
// long words in quotes. Part of `npm run format:check`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const most = 120;
const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const games = join(web, '..', 'games');
const folders = [
  ...['src', 'e2e', 'tools', 'tests'].map((each) => join(web, each)),
  ...readdirSync(games).map((game) => join(games, game, 'web')),
];
const ours = /\.(svelte|ts|mjs|js|css|html)$/;

const found = folders.flatMap((folder) => {
  try {
    return readdirSync(folder, { recursive: true })
      .filter((file) => ours.test(file))
      .map((file) => join(folder, file));
  } catch {
    // Not every game has a part of the client.
    return [];
  }
});
let wrong = 0;
for (const file of found)
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, n) => {
      // What tells the compiler something stands in one line.
      if ([...line].length <= most || line.includes('svelte-ignore')) return;
      wrong += 1;
      console.error(`${relative(join(web, '..'), file)}:${n + 1}: ${[...line].length} columns, ${most} at most`);
    });
process.exitCode = wrong > 0 ? 1 : 0;
