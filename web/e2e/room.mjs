// Several people at one table: online with a lost connection, spectators, hot-seat, chat, bots that
// stand in, consent.
import { choices, choose, cuttable, equal, expect, shot, turn } from './stage.mjs';

const open = (base, made, token) => `${base}/t/${made.table}#${token}`;

export const tests = [
  [
    'two browsers play one table, one drops and rejoins',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const [nora, teo] = [await person(), await person({ lang: 'it' })];
      const wires = new Map([
        [nora, await cuttable(nora)],
        [teo, await cuttable(teo)],
      ]);
      await nora.goto(open(base, made, made.tokens.seats[0]));
      await teo.goto(open(base, made, made.tokens.seats[1]));
      await nora.locator('.table').waitFor();
      await teo.locator('.table').waitFor();
      const decides = async () => {
        await Promise.race([turn(nora), turn(teo)]);
        return (await nora.locator('.prompt .choices button.can, .prompt .choices button.choice').count()) ? nora : teo;
      };
      for (let count = 0; count < 4; ++count) await choose(await decides(), 0);
      const active = await decides();
      const question = await active.locator('.ask h2').textContent();
      wires.get(active).cut();
      await active.locator('.banner').waitFor();
      await shot(active, 'table-lost');
      const other = active === nora ? teo : nora;
      await other
        .locator('.seat .tag', { hasText: /away|assente/ })
        .first()
        .waitFor();
      wires.get(active).mend();
      await active.locator('.banner').waitFor({ state: 'detached' });
      equal(await active.locator('.ask h2').textContent(), question, 'the prompt is sent again');
      await choose(active, 0);
      await other.getByRole('button', { name: /Chat/ }).click();
      await other.locator('.side form input').fill('Well done!');
      await other.locator('.side form input').press('Enter');
      await active.getByRole('button', { name: /Chat/ }).first().click();
      await active.locator('.side .said', { hasText: 'Well done!' }).waitFor();
    },
  ],

  [
    'a spectator sees no hidden thing',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      const [nora, looker] = [await person(), await person()];
      await looker.goto(open(base, made, made.tokens.spectator));
      await nora.goto(open(base, made, made.tokens.seats[0]));
      await looker.locator('.table').waitFor();
      for (let count = 0; count < 12 && (await turn(nora)) === 'choose'; ++count) {
        // Whoever looks at a portal tile knows something the others do not.
        const use = nora.locator(choices, { hasText: /Magic Glasses|Look/ }).first();
        if (await use.count()) await use.click();
        else await choose(nora, count);
        await nora.waitForTimeout(150);
      }
      expect(
        (await looker.locator('.prompt button.choice, .prompt button.can').count()) === 0,
        'a spectator may choose',
      );
      const told = looker.frames_.map((frame) => JSON.parse(frame));
      const scenes = told.filter((each) => each.type === 'scene');
      expect(scenes.length > 3, 'the spectator was told too little to judge');
      for (const each of scenes) {
        equal(each.view, 'spectator', 'a spectator looks from no seat');
        expect(!each.scene.decision?.options?.length, 'options were sent to a spectator');
        expect(!JSON.stringify(each).includes('hidden-known-to-you'), 'something hidden was known to a spectator');
      }
      for (const each of told.filter((one) => one.type === 'log'))
        for (const entry of each.entries) expect(!entry.private, `a private line was sent: ${entry.text}`);
      const whole = looker.frames_.join('');
      for (const secret of [...made.tokens.seats, made.tokens.host, '"seed"'])
        expect(!whole.includes(secret), `${secret} was sent`);
      // What Nora alone read is in no frame of the spectator.
      const own = nora.frames_
        .map((frame) => JSON.parse(frame))
        .filter((each) => each.type === 'log')
        .flatMap((each) => each.entries)
        .filter((entry) => entry.private)
        .map((entry) => entry.text);
      for (const text of own) expect(!whole.includes(text), `the spectator read: ${text}`);
    },
  ],

  [
    'two people at one screen are parted by the curtain',
    async ({ base, person, table, play }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      // It falls once somebody has seen a tile through the glasses: until then both know the same.
      let looked = false;
      let count = 0;
      await play(made, (_, options) => {
        if (looked) return null;
        const look = options.find((each) => each.verb === 'use' && each.args?.item === 'magic_glasses');
        looked = look !== undefined;
        return look ?? options[(count += 7) % options.length];
      });
      expect(looked, 'nobody looked through the glasses');
      const page = await person();
      await page.goto(open(base, made, made.tokens.seats.join(',')));
      let curtains = 0;
      for (let tries = 0; tries < 14 && curtains < 2; ++tries) {
        const now = await turn(page);
        if (now === 'curtain') {
          if (curtains === 0) await shot(page, 'curtain');
          // The page is replaced: nothing of the table is left in it.
          equal(await page.locator('.table, .prompt, .stage, .log').count(), 0, 'the table is behind the curtain');
          const before = page.frames_.filter((frame) => frame.includes('"type":"scene"')).length;
          await page.waitForTimeout(300);
          equal(
            page.frames_.filter((frame) => frame.includes('"type":"scene"')).length,
            before,
            'a scene was asked for before the press',
          );
          await page.keyboard.press('Enter');
          await page.locator('main.curtain').waitFor({ state: 'detached' });
          curtains += 1;
        } else {
          await choose(page, 0);
        }
      }
      expect(curtains >= 2, `the curtain fell ${curtains} times`);
    },
  ],

  [
    'at one screen the table passes on by itself where nothing is hidden',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }], { game: 'avalon' });
      const page = await person();
      await page.goto(open(base, made, made.tokens.seats.join(',')));
      const asked = new Set();
      for (let count = 0; count < 12; ++count) {
        equal(await turn(page), 'choose', 'the curtain fell');
        asked.add(await page.locator('.prompt .who').textContent());
        await choose(page, 0);
      }
      expect(asked.size > 1, `only one was asked: ${[...asked].join()}`);
    },
  ],

  [
    'undo is free while nothing came to light, and asks otherwise',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const [nora, teo] = [await person(), await person()];
      await nora.goto(open(base, made, made.tokens.seats[0]));
      await teo.goto(open(base, made, made.tokens.seats[1]));
      await nora.locator('.table').waitFor();
      await teo.locator('.table').waitFor();
      const decides = async () => {
        await Promise.race([turn(nora), turn(teo)]);
        return (await nora.locator('.prompt .choices button.can, .prompt .choices button.choice').count()) ? nora : teo;
      };
      let consented = false;
      let freely = false;
      for (let count = 0; count < 60 && !(consented && freely); ++count) {
        const active = await decides();
        const other = active === nora ? teo : nora;
        const revision = await active.locator('[data-revision]').getAttribute('data-revision');
        await choose(active, count);
        await active.waitForTimeout(120);
        await active.getByRole('button', { name: 'Undo', exact: true }).first().click();
        const step = active
          .locator('dialog')
          .getByRole('button', { name: /Back to/ })
          .first();
        if (!(await step.count())) {
          await active.keyboard.press('Escape');
          continue;
        }
        const free = /at once/.test(await step.textContent());
        if (free && freely) {
          await active.keyboard.press('Escape');
          continue;
        }
        await step.click();
        if (free) {
          await active.waitForFunction(
            (old) => document.querySelector('[data-revision]').getAttribute('data-revision') !== old,
            revision,
          );
          freely = true;
        } else {
          await other.getByRole('dialog').waitFor();
          await shot(other, 'table-consent');
          await other.getByRole('button', { name: 'Agree', exact: true }).click();
          await other.getByRole('dialog').waitFor({ state: 'detached' });
          consented = true;
        }
        await active.waitForTimeout(200);
        await choose(await decides(), count + 1);
      }
      expect(freely, 'no free undo was met');
      expect(consented, 'the table was never asked');
    },
  ],

  [
    'a bot takes over an absent seat and gives it back',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const [nora, teo] = [await person(), await person()];
      await nora.goto(open(base, made, `${made.tokens.seats[0]},${made.tokens.host}`));
      await teo.goto(open(base, made, made.tokens.seats[1]));
      await teo.locator('.table').waitFor();
      await teo.goto('about:blank');
      await nora.getByRole('button', { name: 'People', exact: true }).first().click();
      await nora.getByRole('button', { name: 'Let a bot take over' }).click();
      await nora.getByRole('button', { name: 'Take the seat back' }).waitFor();
      await shot(nora, 'table-people');
      await teo.goto(open(base, made, made.tokens.seats[1]));
      await teo.locator('.table').waitFor();
      await teo.getByRole('button', { name: 'People', exact: true }).first().click();
      await teo.getByRole('button', { name: 'Take the seat back' }).click();
      await teo.getByRole('button', { name: 'Take the seat back' }).waitFor({ state: 'detached' });
    },
  ],

  [
    'what somebody chose who is away is taken back only when they agree',
    async ({ base, person, table }) => {
      const made = await table([{ name: 'Nora' }, { name: 'Teo' }]);
      const [nora, teo] = [await person(), await person()];
      await nora.goto(open(base, made, `${made.tokens.seats[0]},${made.tokens.host}`));
      await teo.goto(open(base, made, made.tokens.seats[1]));
      await nora.locator('.table').waitFor();
      await teo.locator('.table').waitFor();
      const chose = new Set();
      for (let count = 0; count < 20 && chose.size < 2; ++count) {
        await Promise.race([turn(nora), turn(teo)]);
        const active = (await nora.locator('.prompt .choices button.can, .prompt .choices button.choice').count())
          ? nora
          : teo;
        chose.add(active);
        await choose(active, 0);
        await active.waitForTimeout(120);
      }
      equal(chose.size, 2, 'both have chosen');
      await teo.goto('about:blank');
      await nora.locator('.seat .tag', { hasText: 'away' }).first().waitFor();
      const back = async () => {
        await nora.getByRole('button', { name: 'All', exact: true }).first().click();
        const undo = nora.getByRole('button', { name: 'Undo to here' }).first();
        if (!(await undo.count())) await nora.locator('.log .line').last().click();
        await undo.click();
        await nora.locator('.banner', { hasText: 'Teo' }).waitFor();
      };
      await back();
      await nora.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await nora.locator('.banner', { hasText: 'Teo' }).waitFor({ state: 'detached' });
      await back();
      await shot(nora, 'table-waits');
      await teo.goto(open(base, made, made.tokens.seats[1]));
      await teo.getByRole('button', { name: 'Agree', exact: true }).click();
      await nora.locator('.log .line', { hasText: 'Nora went back to' }).waitFor();
      await nora.getByRole('button', { name: 'People', exact: true }).first().click();
      const rule = nora.getByLabel('Taking back what somebody chose who is away');
      equal(await rule.inputValue(), 'wait', 'the table waits');
      await rule.selectOption('refuse');
      await teo.getByRole('button', { name: 'People', exact: true }).first().click();
      equal(await teo.getByLabel('Taking back what somebody chose who is away').count(), 0, 'only the host is asked');
    },
  ],

  [
    'friends are invited by link',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      await page.locator('.chair').nth(1).getByRole('radio', { name: 'Friend', exact: true }).click();
      await page.getByRole('button', { name: 'Change options', exact: true }).click();
      await page.getByLabel('Taking back what somebody chose who is away').selectOption('refuse');
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      const field = page.locator('dialog input[data-link^="seat-"]').first();
      await field.waitFor();
      await shot(page, 'invite');
      const link = await field.inputValue();
      const friend = await person();
      await friend.goto(link);
      await friend.locator('.table').waitFor();
      await page.locator('dialog').getByText('is here').waitFor();
    },
  ],

  [
    'a table goes on after the server was restarted',
    async ({ person, house }) => {
      const { base, table, startServer, stopServer } = await house();
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      const page = await person();
      await page.goto(open(base, made, made.tokens.seats[0]));
      await turn(page);
      await choose(page, 0);
      await turn(page);
      const question = await page.locator('.ask h2').textContent();
      await stopServer();
      await page.locator('.banner').waitFor();
      const told = page.locator('.banner').filter({ hasText: 'closing' });
      await startServer();
      await page.locator('.banner').filter({ hasText: 'The connection is lost' }).waitFor({ state: 'detached' });
      equal(await told.count(), 0, 'a server that is back is told to be closing');
      equal(await page.locator('.ask h2').textContent(), question);
      await choose(page, 0);
    },
  ],
];
