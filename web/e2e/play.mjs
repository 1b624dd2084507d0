// A person plays: from the lobby to the end, by mouse, by keyboard alone, on a phone, in three
// languages, with a guide.
import { choices, choose, equal, expect, ringLiesRound, settled, shot, turn } from './stage.mjs';

async function fastBots(page) {
  await page.getByRole('button', { name: 'Change options', exact: true }).click();
  for (const select of await page.locator('.chair select').all()) await select.selectOption('greedy');
}

export const tests = [
  [
    'a person plays Salem from the lobby to the end against bots',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      await page.locator('.game.sel').waitFor();
      await fastBots(page);
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.locator('.table .prompt').waitFor();
      let count = 0;
      for (; (await turn(page)) === 'choose' && count < 400; ++count) await choose(page, count * 7);
      expect(count > 3, `only ${count} choices`);
      expect(await page.locator('.outcome h2').isVisible(), 'the end is not told');
      await shot(page, 'table-over');
      await page.getByRole('link', { name: 'The story of the game' }).click();
      await page.locator('.slab svg[role="img"]').first().waitFor();
      await shot(page, 'after', { fullPage: true });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the log' }).click(),
      ]);
      expect(/\.tavola$/.test(download.suggestedFilename()), 'the log is not a .tavola file');
    },
  ],

  [
    'three clicks lead from the lobby to a first choice',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      await page.locator('.game:not([disabled])').first().click();
      await page.locator('.chair').nth(1).getByRole('radio', { name: 'Bot', exact: true }).click();
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      equal(await turn(page), 'choose');
    },
  ],

  [
    'a game is played by keyboard alone',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      for (let count = 0; count < 6 && (await turn(page)) === 'choose'; ++count) {
        const before = await page.locator('[data-revision]').getAttribute('data-revision');
        const key = await page.locator(`:is(${choices}) kbd`).first().textContent();
        await page.keyboard.press(key.trim());
        await page.waitForFunction(
          (old) =>
            document.querySelector('.outcome') ||
            document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
          before,
        );
      }
      // The rule of the question, and a way through everything by Tab.
      await turn(page);
      await page.keyboard.press('?');
      await page.locator('.prompt .why').waitFor();
      const seen = new Set();
      for (let press = 0; press < 160; ++press) {
        await page.keyboard.press('Tab');
        seen.add(
          await page.evaluate(() => {
            const at = document.activeElement;
            return at?.closest('.prompt')
              ? 'prompt'
              : at?.closest('.bar')
                ? 'bar'
                : at?.closest('.stage')
                  ? 'board'
                  : at?.closest('.side')
                    ? 'side'
                    : 'elsewhere';
          }),
        );
        if (['prompt', 'bar', 'board', 'side'].every((part) => seen.has(part))) break;
      }
      for (const part of ['prompt', 'bar', 'board', 'side']) expect(seen.has(part), `Tab never reaches the ${part}`);
      // A choice is taken with Enter while it has the focus.
      const before = await page.locator('[data-revision]').getAttribute('data-revision');
      await page.locator(choices).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (old) =>
          document.querySelector('.outcome') ||
          document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
        before,
      );
    },
  ],

  [
    'a thing on the board is chosen on the board',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      const lit = page.locator(
        '.stage [role="button"][aria-label*="may be chosen"], .stage button[aria-label*="may be chosen"]',
      );
      expect((await lit.count()) > 0, 'nothing on the board may be chosen');
      const before = await page.locator('[data-revision]').getAttribute('data-revision');
      await lit.first().focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (old) => document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
        before,
      );
    },
  ],

  [
    'what is blocked says why',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      await page.locator('.prompt .lc.out, .prompt .btn.blocked').first().click();
      const reason = page.locator('.why-not');
      await reason.waitFor();
      await shot(page, 'table-why-not');
      await page.locator('.why-not .cite').click();
      await page.locator('.prompt .why').waitFor();
    },
  ],

  [
    'the menu leads on to people, settings and the rules',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      for (const name of ['People', 'Settings']) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(name) })
          .click();
        await page.getByRole('heading', { name: new RegExp(name) }).waitFor();
        await page.waitForTimeout(200);
        equal(await page.locator('dialog[open]').count(), 1, `${name} has closed again`);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Rules', exact: true }).click();
      await page.waitForURL(/rules\?game=salem/);
      // The game that one comes from is searched, and where else there is something is said.
      await page.getByRole('searchbox').fill('player');
      const others = page.locator('.elsewhere .btn');
      await others.first().waitFor();
      equal(
        [...new Set((await page.locator('dt').allTextContents()).map((id) => id.split('-')[0]))],
        ['HS'],
        'rules of other games',
      );
      await others.first().click();
      await page.waitForFunction(
        () => document.querySelector('dt') && !document.querySelector('dt').textContent.startsWith('HS'),
      );
    },
  ],

  [
    'a hint names the best choices with their chances',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.locator('.prompt .chance').first().waitFor();
      expect(
        /\d%±\d/.test(await page.locator('.prompt .chance').first().textContent()),
        'no chance with its range is told',
      );
      // Either the best has its star on the board, or nothing has one and the sentence says that all are alike.
      const same = /All come out alike/.test(await page.locator('.prompt .forecast').textContent());
      if (same) equal(await page.locator('.pointers .star').count(), 0);
      else await page.locator('.pointers .star:not(.hollow)').waitFor();
      await shot(page, 'table-hint');
    },
  ],

  [
    'on a phone the table is played with the thumb',
    async ({ base, person, table }) => {
      const page = await person({ phone: true });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }, { name: 'Iris', bot: 'greedy' }]);
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      await shot(page, 'table-phone');
      for (const tab of ['You', 'Table', 'Log']) {
        await page
          .locator('.phone-tabs')
          .getByRole('button', { name: tab, exact: tab === 'You' })
          .click();
        await page.locator('.phone-page').waitFor();
        await shot(page, `table-phone-${tab.toLowerCase()}`);
      }
      await page.locator('.phone-tabs').getByRole('button', { name: 'Board', exact: true }).click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide <= 390, `the page is ${wide} px wide`);
      for (const box of await page
        .locator(choices)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)))
        expect(box >= 44, `a choice is only ${box} px high`);
      await choose(page, 0);
    },
  ],

  [
    'the table speaks Italian and Spanish, and changes in the middle',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      const page = await person({ lang: 'it' });
      await page.goto(base);
      await page.getByRole('heading', { name: 'Buonasera. A cosa giochiamo?' }).waitFor();
      await shot(page, 'lobby-it');
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      const italian = await page.locator('.ask h2').textContent();
      await shot(page, 'table-it');
      await page.locator('.bar .lang select').selectOption('es');
      await page.waitForFunction((old) => document.querySelector('.ask h2')?.textContent !== old, italian);
      equal(await page.evaluate(() => document.documentElement.lang), 'es');
      await page.getByRole('button', { name: 'Deshacer' }).waitFor();
      await shot(page, 'table-es');
    },
  ],

  [
    'the guided first game explains its questions',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      const guided = page.getByRole('button', { name: 'Guided first game' });
      await guided.click();
      await page.locator('.note h2').waitFor();
      // It points at what it names: first at what wins and loses, then at others.
      await page.locator('.pointers .ring').first().waitFor();
      expect(await page.evaluate(ringLiesRound, { id: 'goals' }), 'the ring does not lie round what wins and loses');
      await shot(page, 'table-guided');
      await page.getByRole('button', { name: 'Understood', exact: true }).click();
      await page.locator('.note h2', { hasText: 'Where to go' }).waitFor();
      await page.getByRole('button', { name: 'Understood', exact: true }).click();
      await page.locator('.note h2', { hasText: 'Necron and the demon' }).waitFor();
      await page.getByRole('button', { name: 'Understood', exact: true }).click();
      await page.locator('.pointers .ring').first().waitFor({ state: 'detached' });
      equal(await turn(page), 'choose');
    },
  ],

  [
    'a note of the guide leaves the board its size on a phone on its side, where all sliders are in sight',
    async ({ base, person, table }) => {
      const page = await person({ phone: true });
      await page.setViewportSize({ width: 844, height: 390 });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }], {
        game: 'arkham',
        seed: 4,
        guided: true,
      });
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      const note = page.locator('.note');
      const size = () =>
        page
          .locator('main.board .stage')
          .first()
          .evaluate((each) => each.getBoundingClientRect().height);
      const read = async () => {
        while (await note.count()) await note.getByRole('button', { name: 'Understood' }).tap();
        await settled(page);
      };
      await note.waitFor();
      await settled(page);
      const under = await size();
      await read();
      equal(await size(), under, 'the board grows when the note is gone');
      // Cards to keep lie over the board, then each slider is set, and all of them at Upkeep.
      for (let count = 0; count < 9 && (await page.locator('.prompt .sliders .pair').count()) < 3; ++count) {
        const before = await page.locator('[data-revision]').getAttribute('data-revision');
        const slider = page.locator('.sliders td button').first();
        if (await slider.count()) await slider.tap();
        else await choose(page, 0);
        await page.waitForFunction(
          (old) => document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
          before,
        );
        await turn(page);
        await read();
      }
      equal(await page.locator('.prompt .sliders .pair').count(), 3);
      const cut = await page.locator('.prompt .pages').evaluate((each) => each.scrollHeight - each.clientHeight);
      expect(cut <= 1, `${cut} px of the sliders are below the edge`);
    },
  ],
];
