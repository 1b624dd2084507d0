// Time at the table: replay, story, uploads of logs whole and damaged, accounts.
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choose, equal, expect, shot, turn } from './stage.mjs';

export const tests = [
  [
    'a game is seen again with the slider',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      const page = await person();
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      for (let count = 0; count < 5 && (await turn(page)) === 'choose'; ++count) await choose(page, count);
      await page.goto(`${base}/t/${made.table}/replay#${made.tokens.seats[0]}`);
      const slider = page.locator('input[type="range"]');
      await page.locator('.stage').first().waitFor();
      const last = Number(await slider.getAttribute('max'));
      expect(last > 3, 'too little happened');
      equal(Number(await slider.inputValue()), last, 'a replay begins at the present');
      const now = await page.locator('.what').textContent();
      await slider.focus();
      await page.keyboard.press('Home');
      await page.waitForFunction((text) => document.querySelector('.what').textContent !== text, now);
      await page.getByRole('button', { name: 'On', exact: true }).click();
      equal(Number(await slider.inputValue()), 1);
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('.dock .ctl > *, .dock .chance')].every(
            (each) => each.getBoundingClientRect().bottom <= innerHeight,
          ),
        ),
        'something of the replay lies below the edge of the window',
      );
      await shot(page, 'replay');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForFunction(() => Number(document.querySelector('input[type="range"]').value) > 2);
    },
  ],

  [
    'a saved table is brought back, a damaged one is refused with the reason',
    async ({ base, person, table, over }) => {
      const log = async ({ table: name, tokens }) =>
        (await fetch(`${base}/api/tables/${name}/log`, { headers: { Authorization: `Bearer ${tokens.host}` } })).text();
      // Somebody sits at this one: bots alone would have played on before anybody could look.
      const sealed = await log(await table([{ name: 'Nora' }, { name: 'Teo', bot: 'random' }]));
      expect(sealed.includes('"sealed"'), 'the log of a game that goes on is not sealed');
      const made = await table([
        { name: 'Nora', bot: 'random' },
        { name: 'Teo', bot: 'random' },
      ]);
      await over(made);
      const text = await log(made);
      expect(!text.includes('"sealed"'), 'the log of a game that is over is sealed');
      const whole = join(tmpdir(), `tavola-whole-${process.pid}.tavola`);
      const damaged = join(tmpdir(), `tavola-damaged-${process.pid}.tavola`);
      const going = join(tmpdir(), `tavola-going-${process.pid}.tavola`);
      writeFileSync(whole, text);
      writeFileSync(going, sealed);
      writeFileSync(damaged, text.slice(0, Math.floor(text.length / 2)));
      const page = await person();
      await page.goto(`${base}/tables`);
      await page.locator('input[type="file"]').setInputFiles(damaged);
      const error = page.locator('.error');
      await error.waitFor();
      expect((await error.textContent()).length > 50, 'the refusal gives no reason');
      await shot(page, 'upload-damaged', { fullPage: true });
      await page.locator('input[type="file"]').setInputFiles(whole);
      await page.locator('.table .outcome').waitFor();
      await page.goto(`${base}/tables`);
      await page.locator('input[type="file"]').setInputFiles(going);
      await page.locator('.table').waitFor();
      equal(await page.locator('.outcome').count(), 0, 'a game that goes on is over');
      for (const file of [whole, damaged, going]) rmSync(file);
    },
  ],

  [
    'an account remembers a table on another device',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.locator('.table').waitFor();
      await page.goto(`${base}/account`);
      const name = `nora-${Date.now()}`;
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').fill('a long candle burns 7');
      await page.getByRole('button', { name: 'Make an account' }).click();
      await page.getByRole('heading', { name }).waitFor();
      await shot(page, 'account', { fullPage: true });
      const other = await person();
      await other.goto(`${base}/account`);
      await other.getByLabel('Name').fill(name);
      await other.getByLabel('Password').fill('not the password');
      await other.getByRole('button', { name: 'Sign in', exact: true }).click();
      await other.locator('.error').waitFor();
      await other.getByLabel('Password').fill('a long candle burns 7');
      await other.getByRole('button', { name: 'Sign in', exact: true }).click();
      await other.getByRole('link', { name: 'Sit down', exact: true }).first().click();
      await other.locator('.table').waitFor();
    },
  ],
];
