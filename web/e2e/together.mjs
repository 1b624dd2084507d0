// Sitting down together: by a link and under one's own name, on a seat that is open to everybody, sharing,
// getting a seat back, clocks, votes, notes, the player's own page, and links that lead nowhere.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choose, equal, expect, scan, shot, turn } from './stage.mjs';

const open = (base, made, ...tokens) => `${base}/t/${made.table}#${tokens.join(',')}`;
const invited = { settings: { askName: true } };
const people = (page) => page.getByRole('button', { name: 'People', exact: true }).first().click();

/** Two people at a table, the first of them the host. */
async function two({ base, person, table }, wishes = {}) {
  const made = await table([{ name: 'Nora' }, { name: 'Teo' }], wishes);
  const nora = await person();
  const teo = await person();
  await nora.goto(open(base, made, made.tokens.seats[0], made.tokens.host));
  await nora.locator('.table').waitFor();
  await teo.goto(open(base, made, made.tokens.seats[1]));
  await teo.locator('.table').waitFor();
  return { made, nora, teo };
}

/** Makes whoever must decide choose, and tells which page waits next. */
async function oneChoice(...pages) {
  for (;;) {
    for (const page of pages)
      if (
        await page
          .locator('.prompt .choices button.choice:not([disabled]), .prompt .choices button.can:not([disabled])')
          .count()
      ) {
        await choose(page, 0);
        return page;
      }
    await pages[0].waitForTimeout(50);
  }
}

export const tests = [
  [
    'who joins by a link is asked for a name and is called by it',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const nora = await person();
      await nora.goto(open(base, made, made.tokens.seats[0], made.tokens.host));
      await nora.locator('.table').waitFor();
      equal(await nora.getByRole('dialog').count(), 0, 'the host has named everybody');
      const friend = await person(invited);
      await friend.goto(open(base, made, made.tokens.seats[1]));
      const dialog = friend.getByRole('dialog', { name: 'Sit down at the table' });
      await dialog.getByLabel('Your name').fill('Zoe');
      equal(await scan(friend), [], 'violations');
      await dialog.getByRole('button', { name: 'Sit down', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await people(nora);
      await nora.getByRole('dialog').getByText('Zoe').first().waitFor();
      await people(friend);
      await friend.getByRole('dialog').getByText('you', { exact: true }).waitFor();
      await friend.reload();
      await friend.locator('.table').waitFor();
      equal(await friend.getByRole('dialog').count(), 0, 'asked once');
    },
  ],

  [
    'a seat that a bot has held is taken back with one press',
    async (stage) => {
      const { nora, teo, made } = await two(stage);
      await teo.goto('about:blank');
      await people(nora);
      await nora.getByRole('button', { name: 'Let a bot take over' }).click();
      await nora.getByRole('dialog').getByText('a bot stands in').waitFor();
      await teo.goto(open(stage.base, made, made.tokens.seats[1]));
      await teo.getByText('A bot holds your seat.').waitFor();
      await shot(teo, 'seat-back');
      await teo.getByRole('button', { name: 'I am back', exact: true }).click();
      await teo.getByText('A bot holds your seat.').waitFor({ state: 'detached' });
      await nora.getByRole('dialog').getByText('is here').waitFor();
    },
  ],

  [
    'an invitation is copied, shared and held up to a camera',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const nora = await person();
      await nora.addInitScript(() => (navigator.share = async (what) => void (window.shared = what)));
      await nora.goto(open(base, made, made.tokens.seats[0], made.tokens.host));
      await people(nora);
      const link = await nora.locator('[data-link="seat-1"]').inputValue();
      equal(link, open(base, made, made.tokens.seats[1]));
      const row = nora.locator('dialog li', { has: nora.locator('[data-link="seat-1"]') });
      await row.getByRole('button', { name: 'Share', exact: true }).click();
      equal((await nora.evaluate(() => window.shared)).url, link, 'what the phone is given');
      await row.getByRole('button', { name: 'QR code' }).click();
      await row.getByRole('img', { name: /sit down as Teo/ }).waitFor();
      await row.getByRole('button', { name: 'Copy link' }).click();
      await row.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      await shot(nora, 'invite-qr');
      equal(await scan(nora), [], 'violations');
    },
  ],

  [
    'an open seat is taken from the first page',
    async ({ base, person, house }) => {
      const own = await house();
      const made = await own.table([{ name: 'Nora' }, { name: '', open: true }], { title: 'Thursday' });
      const nora = await person();
      await nora.goto(open(own.base, made, made.tokens.seats[0], made.tokens.host));
      await nora.locator('.table').waitFor();
      const zoe = await person(invited);
      await zoe.goto(own.base);
      await zoe.getByRole('heading', { name: 'Seats that are open' }).waitFor();
      await shot(zoe, 'lobby-open', { fullPage: true });
      equal(await scan(zoe), [], 'violations');
      await zoe.getByRole('link', { name: /Take a seat/ }).click();
      await zoe.getByLabel('Your name').fill('Zoe');
      await zoe.getByRole('button', { name: 'Sit down', exact: true }).click();
      await zoe.waitForURL((url) => url.hash.length > 20);
      await people(nora);
      await nora.getByRole('dialog').getByText('Zoe').first().waitFor();
      const late = await person(invited);
      await late.goto(open(own.base, made, made.tokens.seats[1]));
      await late.getByRole('heading', { name: 'This link opens no seat' }).waitFor();
      void base;
    },
  ],

  [
    'when time is up a bot plays until the person is back',
    async ({ person, house }) => {
      const folder = mkdtempSync(join(tmpdir(), 'tavola-clock-'));
      const file = join(folder, 'ahead');
      writeFileSync(file, '0');
      const own = await house();
      await own.stopServer();
      await own.startServer(['--time-ahead', file, '--idle-seconds', '1']);
      const { nora, teo } = await two({ base: own.base, person, table: own.table }, { clock: 600 });
      await oneChoice(nora, teo);
      await nora.getByRole('timer').waitFor();
      await shot(nora, 'clock');
      writeFileSync(file, '601');
      const text = 'Your time was up, and a bot plays for you.';
      const slow = await Promise.any(
        [nora, teo].map((page) =>
          page
            .getByText(text)
            .waitFor()
            .then(() => page),
        ),
      );
      await slow.locator('.log .by-bot').first().waitFor();
      await slow.getByRole('button', { name: 'I am back', exact: true }).click();
      await slow.getByText(text).waitFor({ state: 'detached' });
      // What it did is told to whoever was away, until it is read.
      const done = slow.locator('.waited', { hasText: 'While you waited' });
      await done.waitFor();
      expect((await done.locator('li').count()) > 0, 'nothing that the bot did is told');
      await shot(slow, 'done-by-a-bot');
      await done.getByRole('button', { name: 'Close' }).click();
      await done.waitFor({ state: 'detached' });
      rmSync(folder, { recursive: true });
    },
  ],

  [
    'the others vote a seat to a bot, and whoever is there says so',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }, { name: 'Iris' }]);
      const [nora, teo, iris] = await Promise.all(
        made.tokens.seats.map(async (token) => {
          const page = await person();
          await page.goto(open(base, made, token));
          await page.locator('.table').waitFor();
          return page;
        }),
      );
      const vote = async () => {
        await people(nora);
        await nora.getByRole('button', { name: 'Vote for a bot in the place of Iris' }).click();
        await nora.keyboard.press('Escape');
      };
      await vote();
      await iris.getByText('The others ask whether a bot should play for you.').waitFor();
      await iris.getByRole('button', { name: 'I am here', exact: true }).click();
      await teo.getByText('A bot instead of Iris?').waitFor({ state: 'detached' });
      await vote();
      await teo.getByText('A bot instead of Iris? 1 of 2 votes.').waitFor();
      await shot(teo, 'vote');
      await teo.getByRole('button', { name: 'Agree', exact: true }).click();
      await iris.getByText('The others have let a bot play for you.').waitFor();
      await iris.getByRole('button', { name: 'I am back', exact: true }).click();
      await iris.getByText('The others have let a bot play for you.').waitFor({ state: 'detached' });
    },
  ],

  [
    'a turn is told in the title and by the browser',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const [nora, teo] = await Promise.all(
        made.tokens.seats.map(async (token) => {
          const page = await person({ settings: { notify: true } });
          await page.addInitScript(() => {
            window.told = [];
            window.Notification = class {
              static permission = 'granted';
              constructor(title, more) {
                window.told.push(`${title}: ${more.body}`);
              }
              close() {}
            };
            Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
          });
          await page.goto(open(base, made, token));
          await page.locator('.table').waitFor();
          return page;
        }),
      );
      for (const page of [nora, teo]) await page.evaluate(() => (window.away = true));
      const told = (page) => page.evaluate(() => window.told.length);
      // Whoever has waited is told when the other has chosen.
      for (let i = 0; i < 40 && (await told(nora)) + (await told(teo)) === 0; ++i) await oneChoice(nora, teo);
      const heard = (await told(nora)) ? nora : teo;
      expect((await heard.evaluate(() => window.told[0])).startsWith('It is your turn: '), 'what the browser says');
      await heard.waitForFunction(() => document.title.startsWith('(1) '));
      // Another page of the same browser counts the tables that wait.
      await heard.goto(`${base}/rules`);
      await heard.waitForFunction(() => document.title === '(1) Tavola');
    },
  ],

  [
    'notes are one’s own, on every device',
    async (stage) => {
      const { nora, teo, made } = await two(stage);
      await nora.getByRole('button', { name: 'Notes', exact: true }).first().click();
      const field = nora.getByRole('textbox', { name: 'Notes' });
      await field.fill('The church is mine.');
      await field.blur();
      await nora.getByText('Kept').waitFor();
      const over = await field.evaluate((each) => each.getBoundingClientRect().right - innerWidth);
      expect(over <= 0, `the notes stand ${over} px out of the page`);
      await shot(nora, 'notes');
      equal(await scan(nora), [], 'violations');
      const phone = await stage.person({ phone: true });
      await phone.goto(open(stage.base, made, made.tokens.seats[0]));
      await phone.getByRole('button', { name: 'You', exact: true }).click();
      await phone.waitForFunction(() => document.querySelector('textarea')?.value === 'The church is mine.');
      await teo.getByRole('button', { name: 'Notes', exact: true }).first().click();
      equal(await teo.getByRole('textbox', { name: 'Notes' }).inputValue(), '');
      expect(!teo.frames_.some((frame) => frame.includes('church is mine')), 'another seat was sent the note');
    },
  ],

  [
    'leaving, giving up, and the player’s own page',
    async (stage) => {
      const { nora, teo } = await two(stage);
      await oneChoice(nora, teo);
      const menu = async (page, name) => {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('button', { name }).click();
      };
      await nora.goto(`${stage.base}/player`);
      await nora.getByRole('heading', { name: 'Running' }).waitFor();
      await nora
        .getByText(/your turn|to play/)
        .first()
        .waitFor();
      await shot(nora, 'player', { fullPage: true });
      await nora.goBack();
      await nora.locator('.table').waitFor();
      await menu(nora, 'Give up the game');
      await nora.getByRole('button', { name: 'Give up', exact: true }).click();
      await teo.getByRole('button', { name: 'Agree', exact: true }).click();
      await nora.getByText('You have given up. Undo takes it back.').waitFor();
      await nora.goto(`${stage.base}/player`);
      await nora.getByText('given up').waitFor();
      equal(await nora.locator('tbody tr').first().locator('td').allTextContents(), ['1', '0', '1']);
      equal(await scan(nora), [], 'violations');
      const again = await two(stage);
      await menu(again.teo, 'Leave the table');
      await again.teo.getByRole('button', { name: 'Leave', exact: true }).click();
      await again.teo.waitForURL(`${stage.base}/`);
      await people(again.nora);
      await again.nora.getByText('has left; a bot plays').waitFor();
    },
  ],

  [
    'on a phone a sign leads to what was said, below all sheets, and goes once it is in sight',
    async ({ base, person, table }) => {
      const [nora, teo] = [await person(), await person({ phone: true })];
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }, { name: 'Iris', bot: 'greedy' }], {
        game: 'arkham',
        seed: 4,
      });
      await nora.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await teo.goto(`${base}/t/${made.table}#${made.tokens.seats[1]}`);
      const tab = teo.locator('.phone-tabs button').nth(2);
      await tab.tap();
      await teo.locator('.phone-page .chat').waitFor({ state: 'attached' });
      await nora.getByRole('button', { name: 'Chat', exact: true }).click();
      await nora.locator('.chat input.text').fill('Shall we?');
      await nora.locator('.chat form .btn').click();
      await tab.locator('.news', { hasText: '1' }).waitFor();
      await tab.tap();
      await tab.locator('.news').waitFor({ state: 'detached' });
      await teo.waitForFunction(() => {
        const [said, tabs] = ['.chat p', '.phone-tabs'].map((each) =>
          document.querySelector(each).getBoundingClientRect(),
        );
        return said.top > 0 && said.bottom < tabs.top;
      });
    },
  ],

  [
    'who looks on speaks under a name',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      const nora = await person();
      await nora.goto(open(base, made, made.tokens.seats[0]));
      const zoe = await person();
      await zoe.goto(open(base, made, made.tokens.spectator));
      for (const page of [nora, zoe]) await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
      await zoe.getByLabel('Your name in the chat').fill('Zoe');
      await zoe.getByRole('textbox', { name: 'Write' }).or(zoe.locator('.chat input.text')).first().fill('Good luck');
      await zoe.locator('.chat form .btn').click();
      await nora.locator('.chat p', { hasText: 'Good luck' }).getByText('Zoe').waitFor();
      equal(await nora.getByLabel('Your name in the chat').count(), 0, 'a player has a name');
    },
  ],

  [
    'links that lead nowhere say so and lead on',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const page = await person();
      for (const [path, title] of [
        ['/nowhere', 'There is nothing at this address'],
        ['/t/zzzzzzzz', 'There is no such table'],
      ]) {
        equal((await page.goto(base + path)).status(), 404, path);
        await page.getByRole('heading', { name: title }).waitFor();
        equal(await scan(page), [], path);
        await page.getByRole('link', { name: 'To the first page' }).waitFor();
      }
      equal((await page.goto(open(base, made, 'a'.repeat(26)))).status(), 200, 'the table is there');
      await page.getByRole('heading', { name: 'This link opens no seat' }).waitFor();
      equal(await scan(page), [], 'violations');
      await page.getByRole('link', { name: 'My games' }).click();
      await page.getByRole('heading', { name: 'My games' }).waitFor();
    },
  ],

  [
    'a replay is played faster, turn by turn, and from a link',
    async ({ base, person, table, play }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }], { listed: true });
      let choices = 0;
      await play(made, (_, options) => (choices++ < 16 ? options[0] : null));
      const page = await person();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: base });
      await page.goto(`${base}/t/${made.table}/replay?at=0#${made.tokens.seats[0]},${made.tokens.host}`);
      const slider = page.getByRole('slider');
      await page.getByRole('button', { name: 'Next turn', exact: true }).click();
      const first = Number(await slider.inputValue());
      expect(first > 0, 'a turn further');
      await page.getByRole('button', { name: 'Next turn', exact: true }).click();
      const second = Number(await slider.inputValue());
      expect(second > first, 'and another');
      await page.getByRole('button', { name: 'Turn before', exact: true }).click();
      equal(Number(await slider.inputValue()), first);
      await page.getByLabel('Speed').selectOption('4');
      await page.waitForURL((url) => url.searchParams.get('at') === String(first));
      await page.getByRole('button', { name: 'Link to this moment' }).click();
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      equal(link, `${base}/t/${made.table}/replay?at=${first}#${made.tokens.spectator}`, 'no seat is given away');
      const other = await person();
      await other.goto(link);
      await other.waitForFunction((at) => document.querySelector('input[type=range]')?.value === at, String(first));
      await shot(page, 'replay-moment');
    },
  ],

  [
    'the language is chosen from a menu',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      const page = await person();
      await page.goto(open(base, made, made.tokens.seats[0]));
      await turn(page);
      await page.getByLabel('Language').selectOption('it');
      await page.getByRole('button', { name: 'Annulla' }).first().waitFor();
      await page.goto(base);
      await page.getByLabel('Lingua').selectOption('es');
      await page.waitForFunction(() => document.documentElement.lang === 'es');
      await page.getByLabel('Idioma').waitFor();
    },
  ],

  ...[false, true].map((phone) => [
    `pages of sitting down together in three languages${phone ? ' on a phone' : ''}`,
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }, { name: 'Iris', bot: 'greedy' }], { clock: 86_400 });
      const found = [];
      for (const lang of ['en', 'it', 'es']) {
        const page = await person({ lang, phone, ...invited });
        const look = async (name) => {
          await page.waitForLoadState('networkidle');
          await shot(page, `together-${name}-${lang}${phone ? '-phone' : ''}`, { fullPage: !name.startsWith('table') });
          found.push(...(await scan(page)).map((each) => `${name} ${lang}: ${each}`));
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${name} ${lang}: ${wide} px too wide`);
        };
        await page.goto(open(base, made, made.tokens.seats[1]));
        await page.getByRole('dialog').waitFor();
        await look('table-welcome');
        await page.goto(`${base}/t/${made.table}?invite#${made.tokens.seats[0]},${made.tokens.host}`);
        await page.locator('dialog [data-link]').first().waitFor();
        await page.locator('dialog [aria-expanded]').first().click();
        await look('table-invite');
        // The links are shown once.
        await page.reload();
        await page.locator('.table .prompt').waitFor();
        equal(await page.locator('dialog [data-link]').count(), 0, 'the invitation opens at every reload');
        for (const [name, path] of [
          ['player', '/player'],
          ['nowhere', '/nowhere'],
          ['no-table', '/t/zzzzzzzz'],
          ['no-card', '/cards/nothing'],
          ['settings', '/settings'],
        ]) {
          await page.goto(base + path);
          await page.locator('h1').first().waitFor();
          await look(name);
        }
        await page.context().close();
      }
      equal(found, [], 'violations');
    },
  ]),
];
