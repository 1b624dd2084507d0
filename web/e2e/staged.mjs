// What happens is staged: a card is read and lies in the dock, each thing lands where it happens and is told
// in that frame and no earlier; skipped, switched off, seen again; and what one missed while one waited.
import { choose, equal, expect, scan, settled, shot, turn } from './stage.mjs';

const solo = [{ name: 'Nora' }];

async function open(page, base, made) {
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  await page.locator('.table').waitFor();
}

/** Waits until something is on the stage or there is something to choose; tells whether it is staged. */
async function staged(page) {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('.staging, .moment')
        ? 'staged'
        : document.querySelector('.outcome')
          ? 'over'
          : document.querySelector('.prompt .choices button:not([disabled]), .offers .offer.can:not([disabled])')
            ? 'choose'
            : null,
    null,
    { timeout: 60_000 },
  );
  return found.jsonValue();
}

/** Goes on until a card of this kind lies large over the board, and keeps it there. */
async function until(page, card, most = 120) {
  const large = page.locator(`.staged .card[data-stage^="${card}"]`);
  for (let count = 0; count < most; ++count) {
    const now = await staged(page);
    if (await large.count()) {
      await page.keyboard.press('c');
      await page.locator('.staged [role="dialog"]').waitFor();
      return large;
    }
    if (now === 'over') break;
    if (now === 'choose') await choose(page, 0);
    else await page.keyboard.press(' ');
  }
  throw new Error(`no card of the kind ${card} came`);
}

/** What is in sight in every frame from now on: the sentence, numbers, phase, lines of the log, and what flies. */
const watch = (page) =>
  page.evaluate(() => {
    globalThis.seen = [];
    const text = (selector) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const look = () => {
      const light = document.querySelector('.light.on');
      const box = light?.getBoundingClientRect();
      const at = (name) => Number.parseFloat(light?.style.getPropertyValue(name) ?? '');
      const top = box ? document.elementFromPoint(box.left + at('--x'), box.top + at('--y')) : null;
      globalThis.seen.push({
        at: performance.now(),
        says: text('.staging h2'),
        doom: text('.band [data-id="doom"] .head b'),
        phase: text('.phases li.now'),
        card: text('.dock-card b'),
        log: document.querySelectorAll('.log .lines li').length + text('.log .lines').length,
        words: text('.log .lines'),
        falling: document.querySelectorAll('.falling').length,
        lists: document.querySelectorAll('.what-happens, [data-step]').length,
        covered: top !== null && top.closest('.staged, .decision, .moment') !== null,
      });
      requestAnimationFrame(look);
    };
    look();
  });
const seen = (page) => page.evaluate(() => globalThis.seen);

export const tests = [
  [
    'each thing that a Mythos brings is told in the frame in which it lands, and in no earlier one',
    async ({ base, person, table }) => {
      const page = await person({ settings: { stage: 'brisk' }, still: false });
      await open(page, base, await table(solo, { game: 'arkham', seed: 3 }));
      for (let count = 0; count < 60 && !(await page.locator('.staged .card[data-stage^="mythos_"]').count()); ++count)
        if ((await staged(page)) === 'choose') await choose(page, 0);
        else await page.keyboard.press(' ');
      await watch(page);
      await page.waitForFunction(() => !document.querySelector('.staging'), null, { timeout: 60_000 });
      const frames = await seen(page);
      expect(
        frames.some((frame) => frame.card !== ''),
        'the card does not lie in the dock',
      );
      equal(Math.max(...frames.map((frame) => frame.lists)), 0, 'something lists more than the present beat');
      equal(frames.filter((frame) => frame.covered).length, 0, 'frames in which the place in the light is covered');
      // A number changes with a sentence, in that frame or the next.
      const rises = frames.findIndex((frame, i) => i > 0 && frame.doom !== frames[i - 1].doom && frame.doom !== '');
      expect(rises > 0, 'the doom track does not move');
      const near = frames.slice(Math.max(1, rises - 1), rises + 2);
      expect(
        near.some((frame) => frame.says !== '' && frame.says !== frames[rises - 2]?.says),
        `doom changes without its sentence: ${JSON.stringify(near)}`,
      );
      // The log grows while a sentence stands there, never while something moves.
      const early = frames.filter(
        (frame, i) =>
          i > 0 &&
          frame.log > frames[i - 1].log &&
          frame.says === '' &&
          frames[i + 1]?.says === '' &&
          frame.card !== '' &&
          i + 2 < frames.length,
      );
      expect(early.length <= 1, `the log tells ${early.length} times before the landing`);
      equal(await staged(page), 'choose');
      // Once more from the log, where it stands until it is closed.
      await page.locator('.log button[aria-label^="See the card"]').first().click();
      await page.locator('.staged [role="dialog"]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.staged').waitFor({ state: 'detached' });
      equal(await turn(page), 'choose');
    },
  ],

  [
    'space brings the next landing at once, esc the choice, and a check is told after its dice',
    async ({ base, person, table }) => {
      const page = await person({ settings: { stage: 'calm' }, still: false });
      await open(page, base, await table(solo, { game: 'arkham', seed: 3 }));
      const card = await until(page, 'mythos_');
      await shot(page, 'stage-mythos');
      equal(await scan(page), [], 'axe finds');
      const [over, dock] = await Promise.all([card.boundingBox(), page.locator('.dock').boundingBox()]);
      expect(over.y + over.height <= dock.y + 1, 'the card covers the dock');
      await page.keyboard.press('Escape');
      await page.locator('.staging').waitFor();
      const pressed = (key, wanted) =>
        page.evaluate(
          ([name, selector]) =>
            new Promise((done) => {
              const before = document.querySelector('.staging h2')?.textContent ?? '';
              const began = performance.now();
              dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
              const look = () => {
                const now = document.querySelector('.staging h2')?.textContent ?? '';
                const there = selector ? !document.querySelector(selector) : now !== '' && now !== before;
                if (there || performance.now() - began > 5000) done(performance.now() - began);
                else setTimeout(look, 2);
              };
              look();
            }),
          [key, wanted],
        );
      // 50 and 250 ms where a machine does nothing else; here others work beside it.
      await pressed(' ', '');
      const next = await pressed(' ', '');
      expect(next < 400, `the next landing took ${Math.round(next)} ms`);
      const end = await pressed('Escape', '.staging');
      expect(end < 700, `the choice took ${Math.round(end)} ms`);
      equal(await staged(page), 'choose');
      // Until the dice of a check lie there, nothing tells what they came to.
      await watch(page);
      for (let count = 0; count < 40; ++count) {
        if ((await seen(page)).some((frame) => frame.falling > 0)) break;
        if ((await staged(page)) === 'choose') await choose(page, 0);
        else await page.waitForTimeout(120);
      }
      await page.waitForTimeout(600);
      const frames = await seen(page);
      const falls = frames.findIndex((frame) => frame.falling > 0);
      const lies = frames.findLastIndex((frame) => frame.falling > 0);
      expect(falls >= 0, 'no dice fell');
      for (const frame of frames.slice(falls, lies)) {
        equal(frame.words, frames[falls].words, 'the log tells before the dice lie');
        equal(frame.says, '', 'a sentence stands there before the dice lie');
      }
    },
  ],

  [
    'an encounter is read with its line of prose, also on a phone',
    async ({ base, person, table }) => {
      const page = await person({ settings: { stage: 'calm' }, phone: true, lang: 'it' });
      await open(page, base, await table(solo, { game: 'arkham', seed: 5, lang: 'it' }));
      const card = await until(page, 'location_', 200);
      expect((await card.locator('.story').textContent()).length > 20, 'there is no line of prose');
      expect((await card.locator('.printed').textContent()).length > 5, 'the encounter is not printed');
      await shot(page, 'stage-encounter-phone');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide <= 0, `the page is ${wide} px too wide`);
      equal(await scan(page), [], 'axe finds');
      await card.locator('h2').tap();
      await page.locator('.staged [role="dialog"]').waitFor({ state: 'detached' });
      // A tap goes on.
      await page.locator('.staging .first').tap();
      equal(typeof (await staged(page)), 'string');
    },
  ],

  [
    'whoever wants nothing staged has nothing staged',
    async ({ base, person, table }) => {
      const page = await person({ settings: { stage: 'calm' } });
      await open(page, base, await table([...solo, { name: 'Teo', bot: 'greedy' }]));
      // Off, from the dock itself: whatever comes, no card stops the game any more.
      await page.locator('.staging').getByText('Off').click();
      await page.locator('.staging').waitFor({ state: 'detached' });
      await page.evaluate(() => {
        globalThis.cards = 0;
        new MutationObserver(() => (globalThis.cards += document.querySelectorAll('.staging').length)).observe(
          document.body,
          { childList: true, subtree: true },
        );
      });
      for (let count = 0; count < 14 && (await turn(page)) === 'choose'; ++count) await choose(page, count);
      await page.locator('.log').getByRole('button', { name: 'All', exact: true }).click();
      expect((await page.locator('.log [aria-label^="See the card"]').count()) > 1, 'nothing happened that has a card');
      equal(await page.evaluate(() => globalThis.cards), 0, 'cards on the stage');
    },
  ],

  [
    'the longest card is read whole in every window and language',
    async ({ base, person, table }) => {
      const options = { dunwich: 'yes', kingsport: 'yes', kingsport_ancient_ones: 'yes' };
      for (const [lang, ancient_one] of [
        ['en', 'nyarlathotep'],
        ['it', 'glaaki'],
        ['es', 'eihort'],
      ]) {
        const page = await person({ lang });
        await open(
          page,
          base,
          await table(solo, { game: 'arkham', seed: 5, lang, options: { ...options, ancient_one } }),
        );
        await turn(page);
        await page.locator('.log button.card').first().click();
        const card = page.locator(`.staged .card[data-stage="ancient_${ancient_one}"]`);
        await card.waitFor();
        for (const [width, height] of [
          [390, 844],
          [844, 390],
          [1280, 720],
          [1440, 900],
        ]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const { shown, long, type } = await card.evaluate((each) => ({
            shown: each.clientHeight,
            long: each.scrollHeight,
            type: Math.min(
              ...[...each.querySelectorAll('p, li')].map((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
            ),
          }));
          expect(long <= shown + 1, `${ancient_one} shows ${shown} of ${long} at ${width} x ${height} (${lang})`);
          expect(type >= 12, `${ancient_one} is set in ${type} px at ${width} x ${height} (${lang})`);
        }
      }
    },
  ],

  [
    'what one missed while one waited is a strip, seen again in the light',
    async ({ base, person, table }) => {
      const page = await person();
      await open(
        page,
        base,
        await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }], { game: 'arkham', seed: 7 }),
      );
      for (let count = 0; count < 80 && (await turn(page)) === 'choose'; ++count) {
        if (await page.locator('.log .waited li').count()) break;
        await choose(page, count);
      }
      const told = page.locator('.log .waited');
      await told.locator('li').first().waitFor();
      expect((await told.locator('li').count()) <= 6, 'the strip has more than six signs');
      await page.keyboard.press('w');
      await told.locator('li.now').waitFor();
      equal(await turn(page), 'choose', 'the answers stay open');
      await shot(page, 'stage-waited');
      // Without a log in sight it is counted on what leads there, and covers nothing of the board.
      for (const [width, sign] of [
        [1024, '.rail .news'],
        [390, '.phone-tabs .news'],
      ]) {
        await page.setViewportSize({ width, height: 844 });
        await page.locator(sign).waitFor();
        equal(await page.locator('.board .waited').count(), 0, 'lies over the board');
      }
      await page.locator('.phone-tabs button', { has: page.locator('.news') }).click();
      await page.locator('.phone-page .waited li').first().waitFor();
      equal(await scan(page), [], 'axe finds');
      await told.getByRole('button', { name: 'Close', exact: true }).click();
      equal(await told.count(), 0, 'it is still there');
      equal(await turn(page), 'choose');
    },
  ],

  [
    'a page that is opened anew in the middle of a check has its dice as they lie, and throws nothing again',
    async ({ base, person, table, play }) => {
      const made = await table(solo, { game: 'arkham', seed: 3 });
      await play(made, (scene, options) =>
        scene.panels?.some((panel) => panel.kind === 'roll' && panel.lines?.some((line) => line.dice))
          ? null
          : options[0],
      );
      const page = await person({ settings: { stage: 'calm' }, still: false });
      await page.addInitScript(() => {
        globalThis.fell = 0;
        setInterval(() => (globalThis.fell += document.querySelectorAll('.falling').length), 30);
      });
      await open(page, base, made);
      for (const again of [false, true]) {
        if (again) await page.reload();
        await page.locator('.decision .contest').waitFor({ timeout: 5_000 });
        equal(await turn(page), 'choose');
        equal(await page.evaluate(() => globalThis.fell), 0, 'dice that fall again');
      }
    },
  ],
];
