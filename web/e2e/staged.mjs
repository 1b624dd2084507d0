// What happens is seen: cards over the board with their steps, skipped, switched off and seen again from
// the log; and what changed while one waited.
import { choose, equal, expect, scan, settled, shot, turn } from './stage.mjs';

const solo = [{ name: 'Nora' }];
const watching = { stage: 'brisk', stageWait: true };

async function open(page, base, made) {
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  await page.locator('.table').waitFor();
}

/** Waits until something is on the stage or there is something to choose; tells whether it is staged. */
async function staged(page) {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('.staging')
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

/** Goes on until a card of this kind is on the stage. */
async function until(page, card, most = 80) {
  for (let count = 0; count < most; ++count) {
    const now = await staged(page);
    if (now === 'over') break;
    if (now === 'choose') {
      await choose(page, 0);
      continue;
    }
    if (await page.locator(`.staged .card[data-stage^="${card}"]`).count()) return;
    await skip(page);
  }
  throw new Error(`no card of the kind ${card} came`);
}

/** To the end of the card that is on the stage; another one may come after it. */
async function skip(page) {
  const card = await page.locator('.staged .card').elementHandle();
  await page.keyboard.press('Escape');
  await page.waitForFunction((each) => !each.isConnected, card);
}

export const tests = [
  [
    'a Mythos card is carried out step by step and seen again from the log',
    async ({ base, person, table }) => {
      const page = await person({ settings: watching, still: false });
      await open(page, base, await table(solo, { game: 'arkham', seed: 3 }));
      // The first thing on the table is the Ancient One.
      await until(page, 'ancient_');
      await until(page, 'mythos_');
      const card = page.locator('.staged .card');
      const title = await card.locator('h2').textContent();
      expect((await card.locator('.printed li').count()) >= 3, 'the card is not printed');
      const steps = page.locator('[data-step]');
      const count = await steps.count();
      expect(count >= 2, `only ${count} steps`);
      // A press goes on, step by step; the last one waits.
      await page.keyboard.press(' ');
      await page.locator('[data-step].now, [data-step].done').first().waitFor();
      await page.waitForFunction((all) => document.querySelectorAll('[data-step].done').length === all, count);
      await shot(page, 'stage-mythos');
      equal(await scan(page), [], 'axe finds');
      // The frame stays: neither dock nor side column is covered.
      const [over, dock] = await Promise.all([
        page.locator('.staged').boundingBox(),
        page.locator('.dock').boundingBox(),
      ]);
      expect(over.y + over.height <= dock.y + 1, 'the stage covers the dock');
      await page.keyboard.down('b');
      expect(!(await card.isVisible()), 'the board is not seen while B is held');
      await page.keyboard.up('b');
      expect(await card.isVisible(), 'the stage does not come back');
      await page.getByRole('button', { name: /^Next/ }).click();
      await page.locator('.staging').waitFor({ state: 'detached' });
      equal(await staged(page), 'choose');
      // Once more, from the log; it stands until it is closed, and the question stays.
      const again = page.locator(`.log button[aria-label="See the card: ${title}"]`).first();
      await again.click();
      await page.getByRole('dialog', { name: title }).waitFor();
      equal(await page.locator('[data-step].done').count(), count, 'the steps');
      equal(await turn(page), 'choose');
      await page.keyboard.press('Escape');
      await page.locator('.staged').waitFor({ state: 'detached' });
    },
  ],

  [
    'an encounter is read with its line of prose, also on a phone',
    async ({ base, person, table }) => {
      const page = await person({ settings: watching, phone: true, lang: 'it' });
      await open(page, base, await table(solo, { game: 'arkham', seed: 5, lang: 'it' }));
      // What is printed is not cut while there is room for it over the board.
      await until(page, 'mythos_', 160);
      await shot(page, 'stage-mythos-phone');
      const cut = await page
        .locator('.staged .card')
        .evaluate((each) =>
          each.closest('.staged').clientHeight - each.clientHeight > 40 ? each.scrollHeight - each.clientHeight : 0,
        );
      expect(cut <= 1, `${cut} px of the Mythos card are cut off`);
      await until(page, 'location_', 160);
      const card = page.locator('.staged .card');
      expect((await card.locator('.story').textContent()).length > 20, 'there is no line of prose');
      expect((await card.locator('.printed').textContent()).length > 5, 'the encounter is not printed');
      await shot(page, 'stage-encounter-phone');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide <= 0, `the page is ${wide} px too wide`);
      equal(await scan(page), [], 'axe finds');
      // A tap on the card goes on.
      const seen = await card.elementHandle();
      await card.locator('h2').tap();
      await page.waitForFunction((each) => !each.isConnected, seen);
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
    'a card stands for as long as one wants it to, and without that passes in its own time',
    async ({ base, person, table }) => {
      const page = await person({ settings: { stage: 'calm', stageWait: true } });
      await page.clock.install();
      await open(page, base, await table([...solo, { name: 'Teo', bot: 'greedy' }]));
      await page.locator('.staging').waitFor();
      // A quarter of an hour later it still waits.
      await page.clock.fastForward('15:00');
      equal(await staged(page), 'staged', 'it did not wait');
      const wait = page.getByLabel('Wait for me at the last step');
      expect(await wait.isChecked(), 'the setting is not shown');
      await wait.uncheck();
      await page.getByRole('button', { name: /^Next/ }).click();
      await page.locator('.staging').waitFor({ state: 'detached' });
      // From now on it does not; it can still be read for two seconds at the least.
      await page.reload();
      await page.locator('.staging').waitFor();
      await page.clock.fastForward(900);
      expect((await page.locator('.staging').count()) === 1, 'there was no time to read it');
      await page.clock.fastForward(4_000);
      await page.locator('.staging').waitFor({ state: 'detached', timeout: 2_000 });
      equal(await turn(page), 'choose');
    },
  ],

  [
    'the card of an Encounter and whom one plays against are whole on a small laptop, and come once',
    async ({ base, person, table }) => {
      for (const [lang, game, options] of [
        ['es', 'avalon', { table: 'training' }],
        ['it', 'avalon', { table: 'training' }],
        ['es', 'arkham', { ancient_one: 'cthulhu' }],
      ]) {
        const page = await person({ lang, settings: watching });
        await page.setViewportSize({ width: 1280, height: 720 });
        await open(page, base, await table(solo, { game, seed: 5, lang, options }));
        if (game === 'avalon' && (await turn(page)) === 'choose') await choose(page, 0);
        await page.locator('.staged .card').waitFor();
        const { shown, long } = await page
          .locator('.staged .card')
          .evaluate((each) => ({ shown: each.clientHeight, long: each.scrollHeight }));
        expect(long <= shown + 1, `the card shows ${shown} of ${long} (${lang}, ${game})`);
        if (game !== 'arkham') continue;
        // What is chosen while the table is laid does not bring it back.
        await skip(page);
        await choose(page, 0);
        expect((await staged(page)) === 'choose', 'it comes again');
      }
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
        const page = await person({ lang, settings: watching, phone: true });
        await open(
          page,
          base,
          await table(solo, { game: 'arkham', seed: 5, lang, options: { ...options, ancient_one } }),
        );
        for (const [width, height] of [
          [390, 844],
          [844, 390],
          [1280, 720],
          [1440, 900],
        ]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const { shown, long, type } = await page
            .locator(`.staged .card[data-stage="ancient_${ancient_one}"]`)
            .evaluate((each) => ({
              shown: each.clientHeight,
              long: each.scrollHeight,
              type: Math.min(
                ...[...each.querySelectorAll('p, li')].map((line) =>
                  Number.parseFloat(getComputedStyle(line).fontSize),
                ),
              ),
            }));
          expect(long <= shown + 1, `${ancient_one} shows ${shown} of ${long} at ${width} x ${height} (${lang})`);
          expect(type >= 12, `${ancient_one} is set in ${type} px at ${width} x ${height} (${lang})`);
        }
      }
    },
  ],

  [
    'whoever waited is told what changed for them',
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
];
