// What the pictures weigh: the art's pieces of a build, compressed, and all of them together.
//   npm run build && node tools/sizes.mjs [--most 150]
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const { values } = parseArgs({ options: { most: { type: 'string', default: '150' } } });
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'assets');
if (!existsSync(folder)) {
  console.error('there is no build: npm run build');
  process.exit(2);
}
const sizes = readdirSync(folder)
  .filter((file) => /^(art|painter)[-.].*js$/.test(file))
  .map((file) => [file, gzipSync(readFileSync(join(folder, file))).length]);
const kb = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
for (const [file, size] of sizes.sort(([, a], [, b]) => b - a)) console.log(kb(size), file);
const all = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(kb(all), `all, compressed; ${values.most} kB are wanted at most`);
process.exit(all > 1000 * Number(values.most) ? 1 : 0);
