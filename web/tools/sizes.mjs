// What the pictures weigh: by pieces of a build, compressed as they are sent, what one table of each game fetches in a
// whole game, and all of them together. Secure lines carry brotli, plain ones gzip.
//   npm run build && node tools/sizes.mjs [--most 150] [--pieces]
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const { values } = parseArgs({
  options: { most: { type: 'string', default: '150' }, pieces: { type: 'boolean', default: false } },
});
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'assets');
if (!existsSync(folder)) {
  console.error('there is no build: npm run build');
  process.exit(2);
}
const pieces = readdirSync(folder)
  .filter((file) => /^(art|painter)[-.].*js$/.test(file))
  .map((file) => {
    const bytes = readFileSync(join(folder, file));
    const brotli = brotliCompressSync(bytes).length;
    // 'art-arkham-dunwich-foes-Ab12_-xY.js': what follows the last name is eight letters that change with it.
    const [kind, game = '', ...rest] = file.slice(0, -12).split('-');
    return { file, kind, game, rest, brotli, gzip: gzipSync(bytes, { level: 9 }).length };
  })
  .sort((a, b) => b.brotli - a.brotli);
const sum = (list, how) => list.reduce((total, each) => total + each[how], 0);
const kb = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
const tell = (list, what) => {
  console.log(`${kb(sum(list, 'brotli'))} ${kb(sum(list, 'gzip'))}  ${what}`);
  return sum(list, 'brotli');
};

console.log('   brotli      gzip');
if (values.pieces) for (const piece of pieces) tell([piece], piece.file);
const kit = pieces.filter(({ kind, game }) => kind === 'painter' || game === '');
const words = pieces.filter(({ game }) => game === 'words');
const shared = [...kit, ...pieces.filter(({ game }) => game === 'cards')];
tell([...kit, ...words], 'the lobby: what draws, and from words');
const others = new Set([...shared, ...words]);
const games = [...new Set(pieces.filter((each) => !others.has(each)).map(({ game }) => game))].sort();
const heaviest = games.map((name) => {
  const own = pieces.filter(({ game }) => game === name);
  const ofBoxes = own.filter(({ rest: [box] }) => box && !['list', 'foes', 'encounters'].includes(box));
  const foes = own.filter(({ rest }) => rest.at(-1) === 'foes');
  const least = own.filter((each) => !ofBoxes.includes(each));
  tell([...shared, ...least], `a table of ${name}${ofBoxes.length ? ', no box' : ''}`);
  if (!ofBoxes.length) return sum([...shared, ...own], 'brotli');
  // An Ancient One, and a herald who serves him: the foes of the other boxes are not at the table.
  const away = foes.slice(2);
  const most = own.filter((each) => !away.includes(each));
  return tell([...shared, ...most], `a table of ${name}, all boxes`);
});
tell(pieces, 'all');
const over = heaviest.some((each) => each > 1000 * Number(values.most));
console.log(`a table fetches ${values.most} kB at most: ${over ? 'no' : 'yes'}`);
process.exit(over ? 1 : 0);
