// A page is read to the table: large, over everything, with its answers; it comes again with the next page,
// and is left by Escape. What was read is a page to print.
import { readFileSync } from 'node:fs';
import { choose, equal, expect, scan, settled, shot, turn } from './stage.mjs';

const story = { game: 'avalon', seed: 3, options: { table: 'lent_light' } };

/** Chooses heroes and whatever else comes until a page lies open. */
const untilPage = (_, options) => (options.some((option) => option.verb === 'journal_choice') ? null : options[0]);

async function open(page, base, made) {
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  equal(await turn(page), 'choose', 'the table');
}

/** Letters of the page, and whether all of it and its answers can be read without moving it sideways. */
const measure = (page) =>
  page.evaluate(() => {
    const type = (selector) => parseFloat(getComputedStyle(document.querySelector(`.reading ${selector}`)).fontSize);
    const view = document.querySelector('.reading').getBoundingClientRect();
    const scroll = document.querySelector('.reading .scroll');
    return {
      prose: type('article p:last-of-type'),
      answer: type('.answer'),
      fills: view.width === innerWidth && view.height === innerHeight,
      wide: scroll.scrollWidth > scroll.clientWidth,
    };
  });

export const tests = [
  [
    'a page is read aloud from the verse, answered there, and left by Escape',
    async ({ base, person, table, play }) => {
      for (const [lang, phone] of [
        ['en', false],
        ['it', true],
        ['es', true],
      ]) {
        const made = await table([{ name: 'Nora' }], { ...story, lang });
        await play(made, untilPage);
        const page = await person({ lang, phone });
        await open(page, base, made);
        const words = { en: 'Read aloud', it: 'Leggi a voce alta', es: 'Leer en voz alta' };
        await page.getByRole('button', { name: words[lang] }).click();
        const reading = page.locator('.reading');
        await reading.waitFor();
        await settled(page);
        const { prose, answer, fills, wide } = await measure(page);
        expect(fills && !wide, `the page does not fill the window (${lang})`);
        expect(
          prose >= (phone ? 20 : 30) && answer >= (phone ? 17 : 25),
          `the letters are small: ${prose} and ${answer}`,
        );
        equal(await scan(page), [], 'axe finds');
        await shot(page, `reading-${lang}${phone ? '-phone' : ''}`);
        // The next page comes to the same place.
        const title = await reading.locator('h2').textContent();
        await reading.locator('button.answer').first().click();
        await page.waitForFunction(
          (old) => document.querySelector('.reading h2') && document.querySelector('.reading h2').textContent !== old,
          title,
        );
        await shot(page, `reading-letter-${lang}${phone ? '-phone' : ''}`);
        // One that asks nothing waits until it is turned.
        await reading.getByRole('button', { name: { en: 'Next', it: 'Avanti', es: 'Siguiente' }[lang] }).click();
        if (!phone) {
          await page.keyboard.press('r');
          await reading.waitFor({ state: 'detached' });
          await page.keyboard.press('r');
          await reading.waitFor();
        }
        await page.keyboard.press('Escape');
        await reading.waitFor({ state: 'detached' });
      }
    },
  ],

  [
    'on a phone a page takes what its answers leave, and nothing lies on it',
    async ({ base, person, table, play }) => {
      /** How much of the window the page has, and what lies on its paper. */
      const look = (page, paper) =>
        page.evaluate((selector) => {
          const box = document.querySelector(selector).getBoundingClientRect();
          const read = [...document.querySelectorAll('.over .look, .read')].map((each) => each.getBoundingClientRect());
          return {
            part: box.height / innerHeight,
            covered: read.some(
              (each) =>
                each.left < box.right && each.right > box.left && each.top < box.bottom && each.bottom > box.top,
            ),
          };
        }, paper);
      for (const lang of ['en', 'it', 'es']) {
        const made = await table([{ name: 'Nora' }], { ...story, lang });
        const page = await person({ lang, phone: true, settings: { stage: 'calm' } });
        await open(page, base, made);
        await choose(page, 0);
        await page.locator('.staged .card').waitFor();
        await settled(page);
        expect(!(await look(page, '.staged .card')).covered, `a button lies on the chapter (${lang})`);
        await page.context().close();
        await play(made, untilPage);
        const reader = await person({ lang, phone: true });
        await open(reader, base, made);
        await reader.locator('.over .box').waitFor();
        await settled(reader);
        const { part, covered } = await look(reader, '.over .box');
        expect(part > 0.5 && !covered, `the page has ${Math.round(100 * part)} % of the window (${lang})`);
        await reader.setViewportSize({ width: 1280, height: 720 });
        await settled(reader);
        expect(!(await look(reader, '.over .box')).covered, `a button lies on the page at 1280 x 720 (${lang})`);
      }
    },
  ],

  [
    'what is staged can be read aloud, and a story is printed from its campaign',
    async ({ base, person, table, play }) => {
      const made = await table([{ name: 'Nora' }], { ...story, options: { table: 'lent_light', sitting: 'chapter' } });
      const page = await person({ lang: 'it', settings: { stage: 'calm' } });
      await play(made, untilPage);
      await page.goto(`${base}/t/${made.table}/campaign#${made.tokens.seats[0]}`);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'La storia da stampare' }).click(),
      ]);
      expect(file.suggestedFilename().endsWith('.html'), 'it is no page');
      const html = readFileSync(await file.path(), 'utf8');
      expect(html.includes('<h1>La luce prestata</h1>') && html.includes('(Nora)</li>'), 'the story has no head');
      expect(html.includes('La conta</h2>') && html.includes('<h4>'), 'the story has no pages');
      // At a new table the story so far is on the stage once the heroes are chosen; the first verse follows it.
      await open(page, base, await table([{ name: 'Nora' }], story));
      await choose(page, 0);
      await page.locator('.staged .card').waitFor();
      await page.getByRole('button', { name: 'Leggi a voce alta' }).click();
      await page.locator('.reading .answer').waitFor();
      await shot(page, 'reading-staged');
      for (let pages = 0; (await page.locator('.reading [data-answer]').count()) === 0; ++pages) {
        expect(pages < 5, 'no page asks anything');
        const before = await page.locator('.reading article').textContent();
        await page.keyboard.press(' ');
        await page.waitForFunction(
          (old) =>
            (document.querySelector('.reading article')?.textContent ?? old) !== old ||
            document.querySelector('.reading [data-answer]'),
          before,
        );
      }
      equal(await page.locator('.staged').count(), 0, 'the verse is staged before it is read');
      const print = await person({ lang: 'it' });
      await print.setContent(html);
      await print.setViewportSize({ width: 560, height: 800 });
      await shot(print, 'story-to-print');
    },
  ],
];
