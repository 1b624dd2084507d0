// Writes games/NAME/art/plates.txt: a line for each plate that is drawn for the game and its boxes, with its name, its
// tint and the file it stands in. By it `tavola check` knows a plate that nobody has drawn, and the client fetches
// the file of a plate that it shows. A test says when it is to be run again.
//   node tools/plates.mjs
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');
const vite = await createServer({
  root: web,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { allow: [root] } },
});
const { artFiles, belongs } = await vite.ssrLoadModule(`/@fs${join(web, 'src/art/library.ts')}`);
const { listed } = await vite.ssrLoadModule(`/@fs${join(web, 'tools/listed.ts')}`);
for (const game of new Set(Object.keys(artFiles).map((path) => belongs(path).game))) {
  const lines = await listed(game);
  writeFileSync(join(root, 'games', game, 'art', 'plates.txt'), lines.map((line) => `${line}\n`).join(''));
  console.log(`${game}: ${lines.length} plates`);
}
await vite.close();
