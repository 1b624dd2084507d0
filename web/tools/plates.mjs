// Writes games/NAME/art/plates.txt, the ids of the plates that are drawn for each game, by which `tavola check` knows a
// plate that nobody has drawn. A test says when it is to be run again.
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
const { artFiles, belongs, platesOf } = await vite.ssrLoadModule(`/@fs${join(web, 'src/art/library.ts')}`);
for (const game of new Set(Object.keys(artFiles).map((path) => belongs(path).game))) {
  const ids = Object.keys(await platesOf(game)).sort();
  writeFileSync(join(root, 'games', game, 'art', 'plates.txt'), ids.map((id) => `${id}\n`).join(''));
  console.log(`${game}: ${ids.length} plates`);
}
await vite.close();
