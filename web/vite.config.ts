// The build of the client. `npm run dev` proxies to a table server on port 8080.
/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { fileURLToPath } from 'node:url';
import { icons } from './tools/icons.mjs';
import { namedSizes } from './tools/named_sizes.ts';
import { painter } from './tools/painter.mjs';

const games = fileURLToPath(new URL('../games/', import.meta.url));
/** What of a box comes apart from the rest of it, by how the name of a file begins: the foes of which a table has one or
 * two, and what a table shows long after its board. */
const apart: [RegExp, string][] = [
  [/^(ancient_ones|old_ones|heralds|lords)$/, 'foes'],
  [/^encounter/, 'encounters'],
];
/** The pictures of a game, or of one of its boxes, are a piece: games/arkham/dunwich/art/places is in art-arkham-dunwich,
 * its ancient_ones in art-arkham-dunwich-foes. A table fetches the pieces of what it shows. */
const folio = (id: string) => {
  const [, game, box, name = ''] = /\/games\/([^/]+)\/(?:([^/]+)\/)?art\/([^/]+)\.(?:ts|txt\?raw)$/.exec(id) ?? [];
  if (!game) return null;
  const part = id.endsWith('?raw') ? 'list' : apart.find(([begins]) => begins.test(name))?.[1];
  return ['art', game, box, part].filter(Boolean).join('-');
};

const server = process.env.TAVOLA_SERVER ?? 'http://localhost:8080';

/** What a game's part of the client, which lies in games/GAME/web, takes from packages is found where ours are. */
const packagesForGames: Plugin = {
  name: 'tavola-packages-for-games',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!/^[a-z@]/.test(source) || !importer?.startsWith(games)) return null;
    return this.resolve(source, fileURLToPath(import.meta.url), { skipSelf: true });
  },
};

export default defineConfig({
  plugins: [packagesForGames, namedSizes(), svelte(), icons(), painter()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What the worker fetches it fetches without a page, in which a link could stand.
    modulePreload: { resolveDependencies: (_, needs, { hostId }) => (/\/(art|painter)-/.test(hostId) ? [] : needs) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What all of them draw with lies apart, or it would come with the first of them; and from that what only
            // some pages want: the motifs of cards, and what makes a picture from words.
            { name: 'art-cards', test: /\/web\/src\/art\/motifs\//, priority: 2 },
            { name: 'art-words', test: /\/web\/src\/art\/(words|compose|draw)\.ts/, priority: 2 },
            { name: 'art', test: /\/web\/src\/art\/(?!motifs\/|words|compose|draw)/, priority: 3 },
            // What fetches the others belongs to none of them.
            { name: 'fetch', test: /vite\/preload-helper/, priority: 4 },
            { name: folio },
          ],
        },
      },
    },
  },
  server: {
    // Beside the client's own sources those of the games: their pictures.
    fs: { allow: ['.', '../games'] },
    proxy: {
      '/api': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
      '/health': server,
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts', '../games/*/web/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // The files share one page after the other: making a page for each was four fifths of the time.
    isolate: false,
    // A busy machine takes its time; a test that hangs is found all the same.
    testTimeout: 40_000,
  },
});
