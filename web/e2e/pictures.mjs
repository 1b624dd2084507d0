// What a table looks like: pictures on its places, ground under its names, and signs for whoever wants no pictures.
import { equal, expect, settled, shot } from './stage.mjs';
import { pictured, sceneAfter } from './pictured.mjs';
import { preparedArkham, stillTable } from './still.mjs';
import { battle, fight } from './dice.mjs';

/** Here plates are drawn, wherever nothing else is. */
const seen = { settings: { pictures: 'all' } };

/** All pictures that can be drawn now are there. */
const drawn = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[data-picture], .ground') &&
      [...document.querySelectorAll('[data-picture]')].every((each) => each.classList.contains('there')),
    null,
    { timeout: 20_000 },
  );

/** Where everything is that has a name or can be pressed. */
const boxes = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-node], .names text, .prompt, .panel')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.dataset.node ?? each.textContent.slice(0, 20), ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

/** How dark each name stands out from what lies under it: against the lightest hundredth of the pixels in its box. */
async function contrasts(page, scene) {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('.names text')].map((text) => {
      const box = text.getBoundingClientRect();
      // Not the rim of the place, which a long name may meet.
      const rim = Math.min(4, box.width / 12);
      const [x, width] = [box.x + rim, box.width - 2 * rim];
      return { name: text.textContent, ink: getComputedStyle(text).fill, x, y: box.y, width, height: box.height };
    }),
  );
  // What lies in a place has its own ground, and its name goes over it with an outline of its own.
  const things = [...(scene.pieces ?? []), ...(scene.cards ?? [])].map(({ id }) => `svg [data-node="${id}"]`);
  const also = ['.names', 'svg .mark', 'svg .pip', '.where', '.view > svg > g[fill=none]'];
  const hidden = await page.addStyleTag({ content: `${[...things, ...also].join()} { visibility: hidden }` });
  const picture = (await page.screenshot()).toString('base64');
  await hidden.evaluate((node) => node.remove());
  return page.evaluate(
    async ({ names, picture }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const by = image.width / innerWidth;
      const part = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
      const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      return names
        .filter(
          ({ x, y, width, height }) =>
            width > 0 && x >= 0 && y >= 0 && x + width < innerWidth && y + height < innerHeight,
        )
        .map(({ name, ink, x, y, width, height }) => {
          const { data } = context.getImageData(x * by, y * by, Math.ceil(width * by), Math.ceil(height * by));
          const all = [];
          for (let i = 0; i < data.length; i += 4) all.push(light(data.subarray(i, i + 3)));
          all.sort((a, b) => b - a);
          const under = all[Math.floor(all.length / 100)];
          const text = light(ink.match(/\d+/g).slice(0, 3).map(Number));
          const ratio = (Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05);
          return { name, ratio: Math.round(ratio * 10) / 10 };
        });
    },
    { names, picture },
  );
}

const boards = [
  ['salem', 2, 30],
  ['arkham', 2, 60],
  ['avalon', 2, 30],
  ['catacombs', 2, 20],
];

export const tests = [
  [
    'pictures: a place shows what it looks like, nothing moves when it comes, and a sign stands where none is wanted',
    async ({ base, person }) => {
      const made = await sceneAfter('avalon', 2, 30);
      const scene = { ...made, scene: pictured(made.scene) };
      const place = '[data-node="kneeling_mounds"]';
      const page = await person(seen);
      // The worker is late, so that the table is seen before there is any picture.
      let open;
      const late = new Promise((done) => (open = done));
      await page.context().route('**/painter-*.js', async (route) => {
        await late;
        await route.continue();
      });
      const { show } = await stillTable(page, base);
      await show(scene);
      await settled(page);
      equal(await page.locator(`${place} image`).count(), 0);
      equal(await page.locator(`${place} [data-picture]`).count(), 1);
      const before = await boxes(page);
      open();
      await drawn(page);
      await settled(page);
      equal(await page.locator(`${place} image`).count(), 1);
      equal(await boxes(page), before);
      await shot(page, 'pictures-avalon');
      for (const pictures of ['quiet', 'none']) {
        const other = await person({ settings: { pictures } });
        const table = await stillTable(other, base);
        await table.show(scene);
        if (pictures === 'quiet') await drawn(other);
        await settled(other);
        equal(await other.locator('.ground').count(), 0);
        equal(await other.locator(`${place} [data-picture]`).count(), pictures === 'quiet' ? 1 : 0);
        if (pictures === 'none') expect((await other.locator(`${place} svg`).count()) > 0, 'the place has no sign');
      }
    },
  ],

  ...boards.map(([game, seats, choices]) => [
    `pictures: names are read over the ground of ${game}, on a desk and on a phone`,
    async ({ base, person }) => {
      const made = await sceneAfter(game, seats, choices);
      for (const phone of [false, true]) {
        const page = await person({ phone, ...seen });
        const { show } = await stillTable(page, base);
        await show({ ...made, scene: pictured(made.scene) });
        await page.locator('.ground').waitFor({ state: 'attached', timeout: 60_000 });
        await drawn(page);
        await settled(page);
        await shot(page, `pictures-${game}${phone ? '-phone' : ''}`);
        const weak = (await contrasts(page, made.scene)).filter(({ ratio }) => ratio < 4.5);
        expect(weak.length === 0, `hard to read: ${JSON.stringify(weak)}`);
      }
    },
  ]),

  [
    'pictures: a foe stands on its card, the Ancient One fills its stage, and their words keep their own ground',
    async ({ base, person }) => {
      const page = await person(seen);
      const { show } = await stillTable(page, base);
      for (const [name, change, seats] of [
        ['fight', fight, 1],
        ['battle', battle, 4],
      ]) {
        const arkham = await preparedArkham(seats, 'hastur', change);
        try {
          const seen = await arkham.see();
          for (const [width, height] of [
            [1440, 900],
            [1280, 720],
            [390, 844],
          ]) {
            await page.setViewportSize({ width, height });
            await show({ ...seen, scene: pictured(seen.scene) });
            if (width < 700)
              await page
                .getByRole('tab', { name: 'Table' })
                .click({ timeout: 500 })
                .catch(() => {});
            await drawn(page);
            await settled(page);
            await shot(page, `pictures-${name}-${width}`);
            equal(
              await page.locator(name === 'fight' ? '.contest .engraving' : '.finale .backdrop .picture-frame').count(),
              1,
            );
          }
        } finally {
          arkham.close();
        }
      }
    },
  ],

  [
    'pictures: the setting is kept and speaks every language',
    async ({ base, person }) => {
      for (const [lang, none] of [
        ['en', 'None: signs only'],
        ['it', 'Nessuna: solo simboli'],
        ['es', 'Ninguna: solo símbolos'],
      ]) {
        const page = await person({ lang, ...seen });
        await page.goto(`${base}/settings`);
        const choice = page.locator('select').filter({ has: page.locator('option[value="quiet"]') });
        equal(await choice.locator('option[value="none"]').textContent(), none);
        await choice.selectOption('none');
        await page.reload();
        equal(await choice.inputValue(), 'none');
      }
    },
  ],
];
