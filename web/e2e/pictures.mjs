// What a table looks like: pictures on its places, ground under its names, and signs for whoever wants no pictures.
import { equal, expect, settled, shot } from './stage.mjs';
import { pictured, sceneAfter } from './pictured.mjs';
import { preparedArkham, stillTable } from './still.mjs';
import { battle, fight } from './dice.mjs';
import { contrasts, drawn } from './contrasts.mjs';

/** Here plates are drawn, wherever nothing else is. */
const seen = { settings: { pictures: 'all' } };

/** Where everything is that has a name or can be pressed. */
const boxes = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-node], .names text, .prompt, .panel')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.dataset.node ?? each.textContent.slice(0, 20), ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

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
