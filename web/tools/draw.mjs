// Draws plates onto one sheet, to look at while they are made; it reads the sources as they are, without a build.
//   node tools/draw.mjs --game arkham river_docks library      these plates of a game
//   node tools/draw.mjs --game arkham                          all of them; --file games/arkham/art/places.ts: one file
//   node tools/draw.mjs --ground salem                         what lies under a game's board
//   node tools/draw.mjs --words '{"ground":"moor","things":["castle","hooded"]}'
//   node tools/draw.mjs --motif '{"game":"arkham","kind":"common","icon":"revolver","id":"x"}'   a card, or a list
//                                                              of them, or a file that has a list
// --width 280|900 (as it is printed), --crop wide|tall|square|round, --mood wyrd, --out FILE.png, --columns N,
// --measure (how light a plate is, how much of it stays uncut, how long it takes).
import { chromium } from 'playwright-core';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');
const word = { type: 'string' };
const { values: wish, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: {
    game: word,
    file: word,
    ground: word,
    words: word,
    motif: word,
    mood: word,
    columns: word,
    width: { ...word, default: '280' },
    crop: { ...word, default: 'wide' },
    out: { ...word, default: '/tmp/plates.png' },
    measure: { type: 'boolean', default: false },
  },
});
const width = Number(wish.width);
const round = wish.crop === 'round';
const crop = round ? 'square' : wish.crop;
if (!(width > 0) || !['wide', 'tall', 'square'].includes(crop)) {
  console.error('--width wants a number, --crop one of wide, tall, square, round');
  process.exit(2);
}

const vite = await createServer({
  root: web,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { allow: [root] } },
});
const load = (file) => vite.ssrLoadModule(`/@fs${resolve(file)}`);

/** What is to be drawn: a name and a way to get its plate. */
async function wanted() {
  const { picture, draw } = await load(join(web, 'src/art/index.ts'));
  const { artFiles, belongs } = await load(join(web, 'src/art/library.ts'));
  const options = { width, crop, mood: wish.mood };
  if (wish.words) {
    const words = JSON.parse(wish.words);
    return [words]
      .flat()
      .map((each, n) => ({ name: `words ${n + 1}`, make: () => draw({}, each, { ...options, id: `words${n}` }) }));
  }
  if (wish.motif) {
    const { motif, motifFrom } = await load(join(web, 'src/art/motifs/index.ts'));
    // { show: 'tome', in: 'table' } is a motif by its name, whatever the tables of the games say.
    const alone = ({ show, in: where, tint = 'northside', id = show }) =>
      motifFrom({ kinds: { show: { of: show, in: where, tint } }, words: {} }, { id, kind: 'show', game: '' });
    const cards = JSON.parse(existsSync(wish.motif) ? readFileSync(wish.motif, 'utf8') : wish.motif);
    const wanted = await Promise.all(
      [cards].flat().map(async (card) => ({ card, scene: card.show ? alone(card) : await motif(card) })),
    );
    for (const { card, scene } of wanted)
      if (!scene) complaints.push(`${card.game} ${card.kind} ${card.id}: there is no motif`);
    return wanted.flatMap(({ card, scene }) =>
      scene
        ? [
            {
              name: `${card.kind ?? card.show}: ${card.id ?? card.in ?? ''}`,
              make: () => picture(card.id ?? card.show, scene, options),
            },
          ]
        : [],
    );
  }
  const paths = Object.keys(artFiles).map((path) => join(web, 'src/art', path));
  const file = wish.file && [join(root, wish.file), resolve(wish.file)].find(existsSync);
  if (wish.file && !file) throw new Error(`there is no file ${wish.file}`);
  const game = wish.ground ?? wish.game;
  const chosen = file ? [file] : paths.filter((path) => !game || belongs(path).game === game);
  if (!chosen.length)
    throw new Error(
      `there is no art of ${game}: games with art are ` +
        [...new Set(paths.map((path) => belongs(path).game))].join(', '),
    );
  const found = new Map();
  for (const path of chosen) {
    try {
      const { plates = {}, grounds = {} } = await load(path);
      if (wish.ground)
        for (const [id, ground] of Object.entries(grounds))
          found.set(id, { name: id, make: () => ground({ width, mood: wish.mood }) });
      else
        for (const [id, scene] of Object.entries(plates))
          found.set(id, { name: id, make: () => picture(id, scene, options) });
    } catch (error) {
      complaints.push(`${relative(root, path)} cannot be read: ${error.message}`);
    }
  }
  for (const id of ids)
    if (!found.has(id))
      complaints.push(
        `${id}: there is no such ${wish.ground ? 'ground' : 'plate'} in ${wish.file ?? game ?? 'any game'}`,
      );
  return ids.length ? ids.flatMap((id) => found.get(id) ?? []) : [...found.values()];
}

/** The whole page, small enough to lie beside a page of documentation. */
async function webp(page) {
  const camera = await page.context().newCDPSession(page);
  const { cssContentSize } = await camera.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const shot = { format: 'webp', quality: 60, captureBeyondViewport: true, clip };
  return Buffer.from((await camera.send('Page.captureScreenshot', shot)).data, 'base64');
}

const complaints = [];
let drawn = [];
try {
  for (const { name, make } of await wanted()) {
    try {
      const began = performance.now();
      const plate = make();
      const layers = plate.print();
      if (
        layers.some(({ rings }) =>
          rings.some((ring) => ring.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))),
        )
      )
        complaints.push(`${name}: a number is NaN`);
      drawn.push({ name, took: Math.round(performance.now() - began), view: plate.view, svg: plate.svg() });
    } catch (error) {
      complaints.push(`${name}: its drawing fails: ${error.stack.split('\n').slice(0, 3).join(' ')}`);
    }
  }
} catch (error) {
  complaints.push(error.message);
}
await vite.close();

if (drawn.length) {
  const heightOf = ([, , w, h]) => Math.round((width * h) / w);
  const columns = Math.max(1, Number(wish.columns) || Math.min(drawn.length, Math.floor(1500 / (width + 12))));
  const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: columns * (width + 12) + 12, height: 200 } });
  const cell = ({
    name,
    view,
    svg,
  }) => `<figure style="margin:0;width:${width}px"><img width="${width}" height="${heightOf(view)}"
    style="display:block${round ? ';border-radius:50%' : ''}"
    src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"><figcaption>${name}</figcaption></figure>`;
  await page.setContent(`<body style="margin:12px;background:#12141a;color:#d9cdb2;font:13px sans-serif">
    <div style="display:grid;gap:12px;grid-template-columns:repeat(${columns},${width}px)">
    ${drawn.map(cell).join('')}</div></body>`);
  await page.waitForFunction(() => [...document.images].every((each) => each.complete));
  if (wish.measure) {
    const measured = await page.evaluate(() =>
      [...document.images].map((image) => {
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const ctx = canvas.getContext('2d');
        ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
        const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
        const light = (r, g, b) => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
        let sum = 0;
        let uncut = 0;
        for (let i = 0; i < data.length; i += 4) {
          const l = light(data[i], data[i + 1], data[i + 2]);
          sum += l;
          if (l < 0.25) ++uncut;
        }
        return { light: (400 * sum) / data.length, uncut: (400 * uncut) / data.length };
      }),
    );
    measured.forEach(({ light, uncut }, n) =>
      console.log(
        `${drawn[n].name.padEnd(28)} light ${light.toFixed(0).padStart(3)} %  uncut ${uncut.toFixed(0).padStart(3)} %`,
        ` ${String(drawn[n].took).padStart(4)} ms  ${Math.round(drawn[n].svg.length / 1024)} kB`,
        uncut < 33 ? ' too little dark' : '',
      ),
    );
  }
  writeFileSync(wish.out, wish.out.endsWith('.webp') ? await webp(page) : await page.screenshot({ fullPage: true }));
  await browser.close();
  console.log(`${drawn.length} drawn: ${wish.out}`);
}
for (const each of complaints) console.error(each);
process.exit(complaints.length ? 1 : 0);
