// Fingers: two taps for a choice that has something to tell, two fingers that zoom, one that pans;
// and what a mouse hovers over, the words on a card and the answers that are given for good.
import { equal, expect, fingers, settled, shot, turn } from './stage.mjs';

const revision = (page) => page.locator('[data-revision]').getAttribute('data-revision');
const open = async (page, base, made) => {
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  await turn(page);
};

/** The part of the board that is seen, as the browser has it. */
const seen = (page) =>
  page
    .locator('.view > svg')
    .getAttribute('viewBox')
    .then((box) => box.split(' ').map(Number));

export const tests = [
  [
    'a finger sees what a choice brings before it takes it',
    async ({ base, person, table }) => {
      const page = await person({ phone: true });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await open(page, base, made);
      const before = await revision(page);
      const card = page.locator('.prompt .lc.can:not([aria-expanded])').first();
      const place = await card.boundingBox();
      await card.tap();
      await page.locator('.forecast', { hasText: /\S/ }).waitFor();
      equal(await revision(page), before, 'the first tap has already chosen');
      await shot(page, 'table-phone-forecast');
      const now = await card.boundingBox();
      expect(
        Math.abs(now.y - place.y) <= 8 && Math.abs(now.x - place.x) <= 8,
        'the card has moved from under the finger',
      );
      await card.tap();
      await page.waitForFunction(
        (old) => document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
        before,
      );
    },
  ],

  [
    'a lit place on the board takes two taps as well',
    async ({ base, person, table }) => {
      const page = await person({ phone: true });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await open(page, base, made);
      const before = await revision(page);
      const place = page.locator('.stage [role="button"][aria-label*="may be chosen"]').first();
      await place.tap();
      await page.locator('.forecast', { hasText: /\S/ }).waitFor();
      equal(await revision(page), before, 'the first tap has already chosen');
      await place.tap();
      await page.waitForFunction(
        (old) => document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
        before,
      );
    },
  ],

  [
    'two fingers zoom the board and one moves it',
    async ({ base, person, table }) => {
      const page = await person({ phone: true });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await open(page, base, made);
      const touch = await fingers(page);
      const [, , wide] = await seen(page);
      const { x, y, width, height } = await page.locator('.view > svg').boundingBox();
      const [cx, cy] = [x + width / 2, y + height / 2];
      await touch('touchStart', [
        [cx - 20, cy],
        [cx + 20, cy],
      ]);
      for (let step = 1; step <= 8; ++step)
        await touch('touchMove', [
          [cx - 20 - 8 * step, cy],
          [cx + 20 + 8 * step, cy],
        ]);
      await touch('touchEnd', []);
      await page.waitForFunction(
        (old) => Number(document.querySelector('.view > svg').getAttribute('viewBox').split(' ')[2]) < old * 0.6,
        wide,
      );
      const zoomed = await seen(page);
      await shot(page, 'table-phone-zoomed');
      await touch('touchStart', [[cx, cy]]);
      for (let step = 1; step <= 8; ++step) await touch('touchMove', [[cx + 8 * step, cy]]);
      await touch('touchEnd', []);
      await page.waitForFunction(
        (old) => Number(document.querySelector('.view > svg').getAttribute('viewBox').split(' ')[0]) < old - 5,
        zoomed[0],
      );
      equal(Math.round((await seen(page))[2]), Math.round(zoomed[2]), 'panning has zoomed');
      // The page itself has neither zoomed nor scrolled, and nothing was chosen by the way.
      equal(await page.evaluate(() => [visualViewport.scale, scrollY]), [1, 0]);
      // A browser takes a tap right after a swipe for the end of the swipe.
      await page.waitForTimeout(700);
      await page.getByRole('button', { name: /whole/i }).tap();
      await page.waitForFunction(
        (old) =>
          Math.abs(Number(document.querySelector('.view > svg').getAttribute('viewBox').split(' ')[2]) - old) < 1,
        wide,
      );
    },
  ],

  [
    'the words on a card explain themselves',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await open(page, base, made);
      const creature = page.locator('.stage .node[aria-label*="asks for"]').first();
      await creature.hover();
      const meanings = page.locator('.zoomed-card dl');
      await meanings.waitFor();
      expect((await meanings.locator('dd').count()) >= 2, 'too few words are explained');
      expect(/HS-\d{3}/.test(await meanings.textContent()), 'no rule is named');
      await shot(page, 'card-words');
    },
  ],

  [
    'what ends a question is answered for good, and nobody walks for good',
    async ({ base, person, table, play }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await open(page, base, made);
      equal(await page.getByRole('button', { name: 'Always …' }).count(), 0, 'one may walk for good');
      await play(made, (scene, options) => (options.some((option) => option.verb === 'pass') ? null : options[0]));
      await page.getByRole('button', { name: 'Always …' }).waitFor();
      const before = await revision(page);
      await page.getByRole('button', { name: 'Always …' }).click();
      equal(await page.getByRole('dialog').locator('li').count(), 1, 'answers for good');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Nothing.*this turn/ })
        .click();
      // It is taken at once, and the menu can take it back.
      await page.waitForFunction(
        (old) => document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
        before,
      );
    },
  ],

  [
    'large text on a phone keeps the board and cuts nothing off',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      for (const lang of ['it', 'es']) {
        const page = await person({ phone: true, text: 200, lang });
        await open(page, base, made);
        await shot(page, `table-phone-200-${lang}`, { fullPage: true });
        const [high, wide] = await page.evaluate(() => [
          document.querySelector('.stage .view').clientHeight,
          document.documentElement.scrollWidth - innerWidth,
        ]);
        expect(high >= 280, `the board is only ${high} px high`);
        expect(wide <= 0, `the page is ${wide} px too wide`);
        equal(
          await page
            .locator('.lc, .btn')
            .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 2).length),
          0,
          'labels are cut off',
        );
      }
    },
  ],

  [
    'names of places break between words on a small laptop, in every language',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      for (const lang of ['en', 'it', 'es']) {
        const page = await person({ lang });
        await page.setViewportSize({ width: 1280, height: 720 });
        await open(page, base, made);
        for (const [width, height] of [
          [1280, 720],
          [1024, 768],
        ]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          await shot(page, `table-laptop-${width}-${lang}`);
          // A word that does not fit its card would be broken in the middle.
          const broken = await page.locator('.lc > span').evaluateAll((all) =>
            all
              .filter((each) => {
                const range = document.createRange();
                const text = each.firstChild;
                return each.textContent.split(/\s+/).some((word) => {
                  const from = each.textContent.indexOf(word);
                  range.setStart(text, from);
                  range.setEnd(text, from + word.length);
                  // A letter that is set apart has a box of its own, on the same line.
                  const boxes = [...range.getClientRects()];
                  return boxes.some((box) => box.top > boxes[0].top + boxes[0].height / 2);
                });
              })
              .map((each) => each.textContent),
          );
          equal(broken, [], `broken words in ${lang} at ${width}`);
        }
      }
    },
  ],
];
