// How well a board is read with its pictures on: names against what lies under them, tokens against the board, in four
// sizes and for three kinds of colour blindness; and which colours of tokens cannot be told apart by colour alone.
// Needs
// build/tavola and a built client.
//   node tools/contrast.mjs [salem arkham avalon catacombs]
import { chromium } from 'playwright-core';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alike } from './vision.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
process.env.TAVOLA_SERVE ??= `--web ${join(web, 'dist')}`;
const [{ openHouse, settled }, { stillTable }, { pictured, sceneAfter }, { contrasts, drawn, tokensOn }] =
  await Promise.all([
    import('../e2e/stage.mjs'),
    import('../e2e/still.mjs'),
    import('../e2e/pictured.mjs'),
    import('../e2e/contrasts.mjs'),
  ]);
const boards = { salem: 30, arkham: 60, avalon: 30, catacombs: 20 };
// Zoomed to 200 % a page has half the room, and each pixel of it two.
const sizes = [
  ['1440x900', 1440, 900, 1],
  ['1280x720', 1280, 720, 1],
  ['390x844', 390, 844, 1],
  ['200 %', 720, 450, 2],
];
const eyes = ['none', 'protanopia', 'deuteranopia', 'tritanopia'];
const least = (list) => (list.length ? Math.min(...list.map(({ ratio }) => ratio)).toFixed(1) : '–').padStart(5);
let weak = 0;

const house = await openHouse();
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
console.log('board       size       names  tokens  as seen with protanopia, deuteranopia, tritanopia');
for (const game of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(boards)) {
  const made = await sceneAfter(game, 2, boards[game]);
  const scene = { ...made, scene: pictured(made.scene) };
  for (const [size, width, height, deviceScaleFactor] of sizes) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
    await context.addInitScript(() =>
      localStorage.setItem(
        'tavola.settings',
        JSON.stringify({ stage: 'off', askName: false, sound: false, pictures: 'all' }),
      ),
    );
    const page = await context.newPage();
    const { show } = await stillTable(page, house.base);
    await show(scene);
    await drawn(page);
    await settled(page);
    const names = await contrasts(page, made.scene);
    const camera = await context.newCDPSession(page);
    const tokens = [];
    for (const type of eyes) {
      await camera.send('Emulation.setEmulatedVisionDeficiency', { type });
      tokens.push(await tokensOn(page, made.scene));
    }
    console.log(`${game.padEnd(11)} ${size.padEnd(9)} ${least(names)}   ${tokens.map(least).join('  ')}`);
    const under = [...names.filter(({ ratio }) => ratio < 4.5), ...tokens[0].filter(({ ratio }) => ratio < 3)];
    for (const { name, ratio } of under) console.log(`    ${name}: ${ratio}`);
    weak += under.length;
    await context.close();
  }
}
await browser.close();
await house.stopServer();

console.log('\ncolours of tokens that are alike, which only their letters and signs tell apart:');
for (const { kind, pairs } of alike(readFileSync(join(web, 'src', 'tokens.css'), 'utf8')))
  console.log(`  ${kind}: ${pairs.join(', ') || 'none'}`);
process.exit(weak > 0 ? 1 : 0);
