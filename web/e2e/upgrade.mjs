// What people see of a server that changes under them: the next version of a game, and a table that
// will be cleared away.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { choose, equal, expect, shot, turn } from './stage.mjs';

const content = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'games');

/** A folder with one file of the content as the next version has it. */
function nextVersion(file, change) {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-next-'));
  const text = readFileSync(join(content, file), 'utf8');
  const changed = change(text);
  expect(changed !== text, `${file} is the same in the next version`);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), changed);
  return folder;
}

export const tests = [
  [
    'a table goes on in the next version, says so, and undo ends there',
    async ({ person, house }) => {
      const { base, table, startServer, stopServer } = await house();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      const page = await person();
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      // Once an event has moved the Wizard, the log no longer plays out where every event moves him
      // another way.
      for (let count = 0; count < 60 && !/Round 3/.test(await page.locator('.bar').textContent()); ++count) {
        equal(await turn(page), 'choose');
        await choose(page, count);
      }
      await turn(page);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      expect(await undo.isEnabled(), 'there is something to take back before');
      await stopServer();
      await page.locator('.banner').waitFor();
      const folder = nextVersion('salem/base/events.toml', (text) =>
        text.replace(/^steps = (\d)/gm, (_, steps) => `steps = ${(Number(steps) % 3) + 1}`),
      );
      try {
        await startServer(['--content', folder]);
        await page.locator('.banner').waitFor({ state: 'detached' });
        await page.locator('.log .line', { hasText: 'The table goes on from here' }).first().waitFor();
        equal(await turn(page), 'choose');
        await page.locator('button[aria-label="Undo"]:disabled').waitFor();
        await shot(page, 'table-upgraded');
        await choose(page, 0);
        await undo.and(page.locator(':enabled')).waitFor();
        await undo.click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /Back to/ })
          .first()
          .click();
        await page.locator('button[aria-label="Undo"]').and(page.locator(':enabled')).click();
        equal(
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /Back to/ })
            .count(),
          0,
          'undo goes no further than the new version',
        );
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'All', exact: true }).first().click();
        await page.locator('.log .line', { hasText: 'The table goes on from here' }).first().waitFor();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  ],

  [
    'a page whose file the next version calls otherwise is loaded anew, not taken for a wrong address',
    async ({ base, person }) => {
      const page = await person();
      let gone = 0;
      await page.route('**/assets/Settings-*.js', (route) =>
        gone++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto(base);
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings' }).first().waitFor();
      expect(gone > 1, 'the page was not loaded anew');
      equal(await page.getByText('There is nothing at this address').count(), 0);
    },
  ],

  [
    'a table that will be cleared away says so until somebody plays',
    async ({ person, house }) => {
      const { base, table, startServer, stopServer } = await house();
      await stopServer();
      await startServer(['--expire-unbegun-days', '2']);
      // Alone, so that no bot begins.
      const made = await table([{ name: 'Nora' }], { game: 'arkham' });
      const page = await person();
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      equal(await turn(page), 'choose');
      const banner = page.locator('.banner', { hasText: 'will be cleared away' });
      await banner.waitFor();
      expect(/In [12] days?/.test(await banner.textContent()), 'it says when');
      await shot(page, 'table-expires');
      await page.reload();
      await banner.getByRole('button', { name: 'Close', exact: true }).click();
      await banner.waitFor({ state: 'detached' });
      await page.reload();
      await banner.waitFor();
      await choose(page, 0);
      await banner.waitFor({ state: 'detached' });
    },
  ],
];
