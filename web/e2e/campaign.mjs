// A campaign in the browser: chapters that follow on each other as tables, begun again beside each other,
// taken along as a file and brought back, and a server that dies between them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { equal, expect, root, shot } from './stage.mjs';

/** Two people who wait for the evening, and eat what there is. */
const patient = (_, options) => {
  const by = (verb) => options.find((option) => option.verb === verb);
  return by('pass') ?? by('eat') ?? by('done') ?? options[0];
};

/** The content with chapters of one day on the test island. */
function shortChapters() {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-e2e-content-'));
  const island = join(folder, 'avalon', 'base', 'test_island.toml');
  cpSync(join(root, 'games', 'avalon', 'base', 'test_island.toml'), island, { recursive: true });
  writeFileSync(island, readFileSync(island, 'utf8').replace(/\ndays = \d+/, '\ndays = 1'));
  return folder;
}

/** What somebody holds at another chapter. */
async function tokenOf(page, base, made, there) {
  const answer = await page.request.get(`${base}/api/tables/${made.table}/campaign`, {
    headers: { Authorization: `Bearer ${made.tokens.seats[1]}` },
  });
  return (await answer.json()).chapters.find((chapter) => chapter.table === there.table).tokens.join();
}

const names = (page) => page.locator('.chapters > li > header h2').allTextContents();

export const tests = [
  [
    'a campaign goes from chapter to chapter, is begun again beside itself, taken along and brought back',
    async ({ house, person }) => {
      const content = shortChapters();
      const { base, startServer, stopServer, table, over, play } = await house();
      const serve = () => startServer(['--content', content]);
      try {
        await stopServer();
        await serve();
        const made = await table([{ name: 'Nora' }, { name: 'Teo' }], {
          game: 'avalon',
          seed: 1,
          options: { table: 'test_island' },
        });
        await Promise.race([play(made, patient), over(made)]);
        await stopServer('SIGKILL');
        await serve();

        // The host goes on from the table that is over.
        const page = await person();
        await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]},${made.tokens.host}`);
        await page.getByRole('button', { name: 'Begin the next chapter' }).waitFor();
        await shot(page, 'chapter-over');
        await page.getByRole('button', { name: 'Begin the next chapter' }).click();
        await page.waitForURL((url) => !url.pathname.includes(made.table));
        const second = { table: new URL(page.url()).pathname.split('/')[2] };
        await page.locator('.table .prompt').waitFor();

        // Teo, who was away, finds the place kept for him.
        const teo = await person({ lang: 'it', phone: true });
        await teo.goto(`${base}/t/${made.table}/campaign#${made.tokens.seats[1]}`);
        await teo.locator('.chapters > li').nth(1).waitFor();
        equal(await names(teo), ['Tavolo 1', 'Tavolo 2'], 'the chapters');
        equal(await teo.getByRole('button', { name: 'Ricomincia' }).count(), 0, 'only the host begins chapters');
        await teo.getByRole('link', { name: 'Continua a giocare' }).click();
        await teo.waitForURL((url) => url.pathname.includes(second.table));
        await teo.locator('[data-revision]').first().waitFor();

        // What happened and what is written down; the second chapter once more, as a branch.
        await page.goto(`${base}/t/${made.table}/campaign`);
        await page.locator('.chapters > li').nth(1).waitFor();
        await page.getByRole('region', { name: 'Save Sheet' }).first().waitFor();
        await page.locator('.account p').first().waitFor();
        // Its signs are those of the game.
        await page.waitForFunction(
          () =>
            [...document.querySelectorAll('[aria-label="Save Sheet"] .ic')].length > 8 &&
            [...document.querySelectorAll('[aria-label="Save Sheet"] .ic')].every((sign) => sign.childElementCount > 0),
        );
        await shot(page, 'campaign', { fullPage: true });
        await page.getByText('Who plays the next chapter').click();
        await page.getByRole('button', { name: 'Somebody joins' }).click();
        await page.getByRole('textbox', { name: 'Seat 3' }).fill('Zoe');
        await shot(page, 'campaign-who');
        await page.getByRole('button', { name: 'Next chapter once more' }).click();
        await page.waitForURL((url) => !url.pathname.endsWith('/campaign'));
        await page.locator('[data-revision]').first().waitFor();
        expect((await page.textContent('body')).includes('Zoe'), 'nobody has joined');
        const branch = new URL(page.url()).pathname;
        expect(!branch.includes(second.table), 'the branch is the second chapter itself');
        await page.goto(`${base}${branch}/campaign`);
        await page.locator('.chapters > li').nth(2).waitFor();
        equal(await names(page), ['Table 1', 'Table 2', 'Table 2b'], 'the branch');

        // A chapter begins again from here alone: it asks which, and whoever plays at the table stays and is invited.
        await teo.goto(`${base}/t/${second.table}#${await tokenOf(teo, base, made, second)}`);
        await teo.locator('[data-revision]').first().waitFor();
        await page.goto(`${base}/t/${second.table}/campaign`);
        const card = page.locator('.chapters > li').nth(1);
        await card.getByRole('button', { name: 'Begin a chapter again' }).click();
        const which = page.getByRole('dialog', { name: 'Which chapter begins again?' });
        await which.getByText('Here now, and invited: Teo.').waitFor();
        await shot(page, 'campaign-again');
        await which.getByRole('button', { name: 'None' }).click();
        equal(await names(page), ['Table 1', 'Table 2', 'Table 2b'], 'nothing was begun');
        await card.getByRole('button', { name: 'Begin a chapter again' }).click();
        await which.getByRole('button', { name: 'As this table began' }).click();
        await page.waitForURL((url) => !url.pathname.includes(second.table));
        await teo.getByText('È stato aperto un altro tavolo').waitFor();
        await shot(teo, 'campaign-invited');
        expect(teo.url().includes(second.table), 'the guest was taken along');
        await teo.getByRole('button', { name: 'Resta qui' }).click();
        equal(await teo.getByText('È stato aperto un altro tavolo').count(), 0, 'the invitation stays');
        await page.goto(`${base}${branch}/campaign`);
        await page.locator('.chapters > li').nth(3).waitFor();

        // As one file, and back.
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download the campaign' }).click(),
        ]);
        expect(/\.campaign\.tavola$/.test(download.suggestedFilename()), download.suggestedFilename());
        await page.getByRole('link', { name: 'Bring back a saved campaign' }).click();
        await page.locator('input[type=file]').setInputFiles(await download.path());
        await page.locator('main.curtain, .table .prompt').first().waitFor();
        const brought = new URL(page.url()).pathname;
        expect(brought !== branch, 'nothing was brought');
        await page.goto(`${base}${brought}/campaign`);
        await page.locator('.chapters > li').nth(3).waitFor();
        equal(await names(page), ['Table 1', 'Table 2', 'Table 2b', 'Table 2c'], 'what was brought');
        for (const each of [page, teo]) equal(each.troubles, [], 'troubles');

        // Where nobody takes pictures, the longest words on the smallest screen will do.
        const pictures = process.env.TAVOLA_SHOTS !== 'none';
        for (const lang of pictures ? ['en', 'it', 'es'] : ['es'])
          for (const phone of pictures ? [false, true] : [true]) {
            const reader = await person({ lang, phone });
            await reader.goto(`${base}/t/${made.table}/campaign#${made.tokens.seats[0]},${made.tokens.host}`);
            await reader.locator('.account p').first().waitFor();
            await reader.locator('section h3').first().waitFor();
            equal(
              await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
              true,
              `${lang} is too wide`,
            );
            await shot(reader, `campaign-${lang}-${phone ? 'phone' : 'wide'}`, { fullPage: true });
            await reader.context().close();
          }
      } finally {
        rmSync(content, { recursive: true, force: true });
      }
    },
  ],
];
