// The log: one line a deed that unfolds, beside the replay's slider, and the story of a finished game.
import { choose, equal, expect, shot, turn } from './stage.mjs';

/** What the server has told this page of the log, without what was taken back. */
function toldTo(page) {
  let entries = [];
  for (const message of page.frames_.map((frame) => JSON.parse(frame)))
    if (message.type === 'log')
      entries = [...entries.filter((entry) => entry.point <= message.keep), ...message.entries];
  return entries;
}

/** A game that bots have played to its end. */
async function finished({ base, table, over, person }, game, path, wishes = {}) {
  const made = await table(
    ['Nora', 'Teo', 'Iris'].map((name) => ({ name, bot: 'greedy' })),
    { game, seed: 11 },
  );
  await over(made);
  const page = await person(wishes);
  await page.goto(`${base}/t/${made.table}/${path}#${made.tokens.spectator}`);
  return page;
}

export const tests = [
  [
    'the log tells a deed in one line, once, and unfolds it',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }, { name: 'Iris', bot: 'greedy' }]);
      const page = await person();
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      for (let count = 0; count < 6 && (await turn(page)) === 'choose'; ++count) await choose(page, count * 3);
      await turn(page);
      await page.getByRole('button', { name: 'All', exact: true }).first().click();
      const told = toldTo(page);
      const twice = told.filter((entry) => entry.kind === 'choice' && entry.as === 'told').map((entry) => entry.text);
      expect(twice.length > 3, 'too few choices that their events tell');
      const lines = await page.locator('.log .line').allTextContents();
      for (const text of twice) expect(!lines.some((line) => line.includes(text)), `told twice: ${text}`);
      expect(
        lines.some((line) => /^(Nora|Teo|Iris) goes to /.test(line)),
        `nobody goes anywhere: ${lines.join(' | ')}`,
      );
      const signs = await page.locator('.log li > .gut svg').count();
      equal(await page.locator('.log li > .gut svg path').count(), signs, 'a line has no icon');
      const more = page.locator('.log .signs').first();
      const folded = Number((await more.textContent()).replace(/\D/g, ''));
      await more.click();
      const inside = page.locator('.log .inside li');
      await inside.first().waitFor();
      expect((await inside.count()) >= folded, `${folded} lines were folded in, ${await inside.count()} came out`);
      await inside.locator('.cite').first().click();
      await page.locator('.log .inside .why').waitFor();
      await shot(page, 'log-unfolded');
      await page.locator('.log .line[aria-expanded="true"]').click();
      await inside.first().waitFor({ state: 'detached' });
    },
  ],

  [
    'the log of a replay follows the slider, and a line moves it',
    async (stage) => {
      const page = await finished(stage, 'salem', 'replay');
      const slider = page.locator('input[type="range"]');
      await page.locator('.log .line').first().waitFor();
      /** The marked lines, and whether the first of them is in sight. */
      const marked = () =>
        page.evaluate(() => {
          const box = document.querySelector('.log .lines').getBoundingClientRect();
          const now = [...document.querySelectorAll('.log li.now')];
          const line = now[0]?.getBoundingClientRect();
          return {
            texts: now.map((each) => each.querySelector('.line').textContent),
            seen: Boolean(line && line.top >= box.top - 1 && line.bottom <= box.bottom + 1),
          };
        });
      const settled = async (before) => {
        await page.waitForFunction((old) => {
          const now = [...document.querySelectorAll('.log li.now .line')].map((each) => each.textContent);
          return now.length > 0 && JSON.stringify(now) !== old;
        }, JSON.stringify(before));
        return marked();
      };
      let now = await settled([]);
      expect(now.seen, `the last line is not in sight: ${now.texts}`);
      await slider.focus();
      await page.keyboard.press('Home');
      now = await settled(now.texts);
      expect(now.seen, `the first line is not in sight: ${now.texts}`);
      await shot(page, 'replay-log');
      const line = page.locator('.log li:not(.now) > div > .line').nth(12);
      const text = await line.textContent();
      await line.click();
      now = await settled(now.texts);
      expect(now.texts.includes(text), `pressed “${text}”, marked is ${now.texts}`);
      expect(Number(await slider.inputValue()) > 0, 'the slider has not moved');
    },
  ],

  [
    'the story of a game is prose, and its plots lead into the replay',
    async (stage) => {
      for (const lang of ['en', 'it', 'es']) {
        const page = await finished(stage, 'salem', 'after', { lang });
        await page.locator('.account p').first().waitFor();
        await page.locator('.plot svg').nth(1).waitFor();
        const all = await page.locator('main').innerText();
        expect(!/[a-z]_[a-z]/.test(all), `an id stands in the story: ${/\S*[a-z]_[a-z]\S*/.exec(all)?.[0]}`);
        const account = await page.locator('.account p').allTextContents();
        expect(
          account.every((text) => /[.!?”»]$/.test(text.trim())),
          'the account is not told in sentences',
        );
        const axis = { en: 'Round', it: 'Round', es: 'Ronda' }[lang];
        for (const plot of await page.locator('.plot svg').all())
          expect((await plot.locator('text.name').allTextContents()).includes(axis), 'an axis has no name');
        await shot(page, `story-${lang}`, { fullPage: true });
        if (lang !== 'en') continue;
        const plot = page.locator('.plot svg').first();
        const box = await plot.boundingBox();
        await plot.click({ position: { x: box.width / 2, y: box.height / 3 } });
        await page.waitForURL(/\/replay\?at=\d+/);
        const at = new URL(page.url()).searchParams.get('at');
        await page.waitForFunction((point) => document.querySelector('input[type="range"]')?.value === point, at);
        await page.goBack();
        await page.locator('.account h3 a').nth(1).click();
        await page.waitForURL(/\/replay\?at=\d+/);
      }
    },
  ],
];
