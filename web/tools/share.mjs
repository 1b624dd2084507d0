// Draws what is shown where somebody shares a link to a page: a picture for each game and one for the shelf, 1200 by
// 630
// pixels, by our own kit, into public/share, with what the picture shows in words. Run it when one of these plates was
// drawn anew.
//   node tools/share.mjs
import { chromium } from 'playwright-core';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(web, 'public', 'share');
const [width, height] = [1200, 630];

/** By the name of the picture: the plate, how far down the part lies that is seen (0 to 1), the title, words for it. */
const shared = {
  arkham: {
    plate: ['arkham', 'unvisited_isle'],
    down: 0.55,
    title: 'Arkham Horror · Tavola',
    en: 'A man rows by moonlight to an island of black stones, between which something shines.',
    it: 'Un uomo rema al chiaro di luna verso un’isola di pietre nere, tra le quali qualcosa brilla.',
    es: 'Un hombre rema a la luz de la luna hacia una isla de piedras negras, entre las que algo brilla.',
  },
  avalon: {
    plate: ['avalon', 'hunters_grove'],
    down: 0.5,
    title: 'Avalon · Tavola',
    en: 'A stag stands before the pale sun in a wood of bare trunks; somebody waits below it.',
    it: 'Un cervo si staglia contro il sole pallido in un bosco di tronchi spogli; sotto, qualcuno attende.',
    es: 'Un ciervo se recorta contra el sol pálido en un bosque de troncos desnudos; abajo alguien espera.',
  },
  catacombs: {
    plate: ['catacombs', 'dragon'],
    down: 0.35,
    title: 'Catacombs · Tavola',
    en: 'A dragon with a red eye bends over a single small light.',
    it: 'Un drago dall’occhio rosso si china su un’unica piccola luce.',
    es: 'Un dragón de ojo rojo se inclina sobre una sola luz pequeña.',
  },
  salem: {
    plate: ['salem', 'cemetery'],
    down: 0.45,
    title: 'Witch of Salem · Tavola',
    en: 'Behind an open graveyard gate a cloaked figure stands before the moon.',
    it: 'Oltre il cancello aperto di un cimitero una figura ammantata sta davanti alla luna.',
    es: 'Tras la verja abierta de un cementerio, una figura con capa se alza ante la luna.',
  },
  shelf: {
    plate: ['arkham', 'river_docks'],
    down: 0.5,
    title: 'Tavola',
    en: 'At night a ship lies at the docks; a man with a lamp waits on the pier.',
    it: 'Di notte una nave è ormeggiata al porto; un uomo con una lampada aspetta sul molo.',
    es: 'De noche un barco está amarrado en el puerto; un hombre con una lámpara espera en el muelle.',
  },
};

const vite = await createServer({
  root: web,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { allow: [join(web, '..')] } },
});
const { picture, plateNamed } = await vite.ssrLoadModule(`/@fs${join(web, 'src/art/index.ts')}`);
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width, height } });
const camera = await page.context().newCDPSession(page);
mkdirSync(folder, { recursive: true });

const lines = [];
for (const [name, { plate, down, title, en, it, es }] of Object.entries(shared)) {
  const scene = await plateNamed(...plate);
  if (!scene) throw new Error(`nobody has drawn ${plate.join(' ')}`);
  const svg = picture(plate[1], scene, { width }).svg({ width });
  // A little larger than the frame, so that the uneven edge of the block stays outside.
  const wide = width * 1.03;
  const over = (wide * 2) / 3 - height;
  const at = `position:absolute;left:${(width - wide) / 2}px;top:${-over * down}px;width:${wide}px;height:auto`;
  await page.setContent(`<body style="margin:0;background:#0b0d10"><style>svg{${at}}</style>${svg}</body>`);
  const shot = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 55 });
  const bytes = Buffer.from(shot.data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), bytes);
  lines.push([name, title, en, it, es].join('\t'));
  console.log(`${name}.webp: ${Math.round(bytes.length / 1024)} kB`);
}
// table/server/pages/share.cc reads it.
writeFileSync(join(folder, 'share.txt'), lines.map((line) => `${line}\n`).join(''));
await browser.close();
await vite.close();
