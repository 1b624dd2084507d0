// The build of the client. `npm run dev` proxies to a table server on port 8080.
/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './tools/icons.mjs';

/** The pictures of a game, or of one of its boxes, are one piece: games/arkham/dunwich/art is art-arkham-dunwich. */
const folio = (id: string) => {
  const [, game, box] = /\/games\/([^/]+)\/(?:([^/]+)\/)?art\/[^/]+\.ts$/.exec(id) ?? [];
  return game ? ['art', game, box].filter(Boolean).join('-') : null;
};

const server = process.env.TAVOLA_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [
      // What all of them draw with lies apart, or it would come with the first of them.
      { name: 'art', test: /\/web\/src\/art\//, priority: 1 },
      { name: folio },
    ] } } },
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
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // The files share one page after the other: making a page for each was four fifths of the time.
    isolate: false,
    // A busy machine takes its time; a test that hangs is found all the same.
    testTimeout: 40_000,
  },
});
