// Notices of one's turn while no page is open. A headless browser has no push service to be reached by and
// lets nobody show notices, so its leave and the address that it would be given are made up here; the server,
// the page and the worker are real. What the worker does is tested in tests/push.test.ts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { equal, expect, root, scan, shot } from './stage.mjs';

const told = {
  it: ['Impostazioni', 'Anche quando la pagina è chiusa'],
  en: ['Settings', 'Also while the page is closed'],
  es: ['Ajustes', 'También con la página cerrada'],
};
const endpoint = 'https://push.example.org/send/nora';

/** What a browser with a push service would give. */
function madeUpPush(address) {
  const letters = (bytes) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  let kept = null;
  const subscribe = async ({ applicationServerKey }) => {
    kept = {
      endpoint: address,
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({
        endpoint: address,
        keys: { p256dh: letters([4, ...new Array(64).fill(7)]), auth: letters(new Array(16).fill(9)) },
      }),
      unsubscribe: async () => {
        kept = null;
        return true;
      },
    };
    return kept;
  };
  PushManager.prototype.subscribe = subscribe;
  PushManager.prototype.getSubscription = async () => kept;
}

export const tests = [
  [
    'turns are told while the page is closed, where the server has a key',
    async ({ person, house }) => {
      const { base, table, startServer, stopServer } = await house();
      const folder = mkdtempSync(join(tmpdir(), 'tavola-push-'));
      try {
        const without = await person();
        await without.addInitScript(madeUpPush, endpoint);
        await without.goto(`${base}/settings`);
        await without.getByLabel('Tell me when it is my turn').waitFor();
        await without.waitForLoadState('networkidle');
        equal(await without.getByLabel(told.en[1]).count(), 0, 'offered although the server has no key');
        const key = join(folder, 'push.pem');
        execFileSync(process.env.TAVOLA ?? join(root, 'build', 'tavola'), ['push-key', key]);
        await stopServer();
        await startServer(['--push-key', key, '--push-contact', 'mailto:nora@example.org']);

        const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
        const page = await person();
        await page.addInitScript(madeUpPush, endpoint);
        await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
        await page.locator('.table').waitFor();
        await page.goto(`${base}/settings`);
        const [answer] = await Promise.all([
          page.waitForResponse((each) => each.url() === `${base}/api/push` && each.request().method() === 'POST'),
          page.getByLabel(told.en[1]).check(),
        ]);
        equal(answer.status(), 200);
        equal(await answer.json(), { seats: 1 }, 'one seat is told');
        const sent = answer.request().postDataJSON();
        equal([sent.endpoint, sent.lang, sent.tables.map((each) => each.table)], [endpoint, 'en', [made.table]]);
        await page.waitForFunction(() => JSON.parse(localStorage.getItem('tavola.settings')).push === true);
        expect(await page.getByLabel('Tell me when it is my turn').isChecked(), 'the one goes with the other');

        equal(
          await page.evaluate(async () => (await navigator.serviceWorker.ready).active.scriptURL),
          `${base}/push.js`,
          'the worker stands ready',
        );

        const [forgotten] = await Promise.all([
          page.waitForResponse((each) => each.url() === `${base}/api/push/forget`),
          page.getByLabel(told.en[1]).uncheck(),
        ]);
        equal(forgotten.status(), 200);
        await page.waitForFunction(() => JSON.parse(localStorage.getItem('tavola.settings')).push === false);

        const found = [];
        for (const [lang, [title, words]] of Object.entries(told))
          for (const phone of [false, true]) {
            const reader = await person({ lang, phone });
            await reader.addInitScript(madeUpPush, endpoint);
            await reader.goto(`${base}/settings`);
            await reader.getByRole('heading', { name: title }).waitFor();
            await reader.getByLabel(words).waitFor();
            await shot(reader, `push-settings-${lang}${phone ? '-phone' : ''}`, { fullPage: true });
            found.push(...(await scan(reader)).map((each) => `${lang}: ${each}`));
            await reader.context().close();
          }
        equal(found, [], 'violations');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  ],

  [
    'names of cards lead from rules, lessons and the log to the gallery',
    async ({ base, person, table, play }) => {
      const page = await person();
      await page.goto(`${base}/rules?game=salem`);
      const link = page.locator('dd a.named', { hasText: 'Necronomicon' }).first();
      await link.waitFor();
      equal(await link.getAttribute('target'), '_blank', 'what is being read stays open');
      await page.goto(base + (await link.getAttribute('href')));
      await page.getByRole('heading', { name: 'Necronomicon' }).waitFor();
      equal(await page.locator('.cards > li').count(), 1, 'the card alone');
      await page.goto(`${base}/learn/salem`);
      await page.locator('article a.named', { hasText: 'Magic Glasses' }).first().waitFor();
      equal(await scan(page), [], 'violations');

      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      let left = 14;
      await play(made, (_, options) => (left-- > 0 ? options[0] : null));
      await page.goto(`${base}/t/${made.table}#${made.tokens.spectator}`);
      await page.locator('.table').waitFor();
      await page.getByRole('button', { name: 'All', exact: true }).first().click();
      const lines = page.locator('.log .line');
      await lines.first().waitFor();
      for (let i = 0; i < (await lines.count()) && !(await page.locator('.log a[href^="/cards/"]').count()); ++i)
        await lines.nth(i).click();
      const named = page.locator('.log a[href^="/cards/"]').first();
      await named.waitFor();
      equal(await named.getAttribute('target'), '_blank');
      await shot(page, 'log-names');
      equal(await scan(page), [], 'violations');
    },
  ],
];
