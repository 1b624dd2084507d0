// Everyone: an accessibility scan of every page, text at 200 %, and the weight of the first load.
import { equal, expect, scan, shot, turn } from './stage.mjs';

const pages = [
  ['lobby', '/'],
  ['tables', '/tables'],
  ['rules', '/rules?game=salem'],
  ['learn', '/learn/salem'],
  ['cards', '/cards?game=salem'],
  ['account-enter', '/account'],
  ['settings', '/settings'],
  ['credits', '/credits'],
  ['player', '/player'],
  ['nowhere', '/nowhere'],
];

async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

export const tests = [
  ...[false, true].map((phone) => [
    `every page passes the accessibility scan${phone ? ' on a phone' : ''}`,
    async ({ base, person, table }) => {
      const page = await person({ phone });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }, { name: 'Iris', bot: 'greedy' }]);
      const found = [];
      const look = async (name) => {
        await settled(page);
        await shot(page, `${name}${phone ? '-phone' : ''}`, { fullPage: !name.startsWith('table') });
        found.push(...(await scan(page)).map((each) => `${name}: ${each}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${name}: ${wide} px too wide`);
      };
      for (const [name, path] of pages) {
        await page.goto(base + path);
        await page.locator('h1').first().waitFor();
        await look(name);
      }
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      await look('table');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await look('table-menu');
      await page.keyboard.press('Escape');
      await page.goto(`${base}/t/${made.table}/replay#${made.tokens.seats[0]}`);
      await page.locator('.stage').first().waitFor();
      await look('replay');
      await page.goto(`${base}/t/${made.table}/after#${made.tokens.seats[0]}`);
      await page.locator('h1').first().waitFor();
      await look('after-early');
      equal(found, [], 'violations');
    },
  ]),

  // Who likes light pages gets the same dark ones; who asks for more contrast gets it. Each page is read in
  // one of the languages, in turns: what is looked for lies in how a page is built and coloured.
  [
    'pages to read pass the scan, with more contrast too',
    async ({ base, person, table, over }) => {
      const bots = [
        { name: 'Teo', bot: 'random' },
        { name: 'Iris', bot: 'random' },
      ];
      const [running, ended] = [await table([{ name: 'Nora' }, ...bots]), await table(bots, { seed: 5 })];
      await over(ended);
      const languages = ['en', 'it', 'es'];
      const readers = [];
      for (const lang of languages) {
        const page = await person({ lang });
        await page.emulateMedia({ colorScheme: 'light' });
        for (const made of [running, ended]) {
          await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
          await page.locator('.table').waitFor();
        }
        readers.push(page);
      }
      const found = [];
      const paths = [
        '/rules?game=salem',
        '/cards?game=salem',
        ...['salem', 'catacombs', 'arkham', 'avalon'].map((game) => `/learn/${game}`),
        '/player',
        '/nowhere',
      ];
      for (const [at, path] of paths.entries()) {
        const [page, lang] = [readers[at % 3], languages[at % 3]];
        await page.goto(base + path);
        await page.locator('h1').first().waitFor();
        await settled(page);
        await shot(page, `reading-${lang}-${path.replace(/\W+/g, '-')}`);
        for (const contrast of ['system', 'more']) {
          await page.evaluate((to) => (document.documentElement.dataset.contrast = to), contrast);
          found.push(...(await scan(page)).map((each) => `${path} in ${lang}, contrast ${contrast}: ${each}`));
        }
      }
      equal(found, [], 'violations');
    },
  ],

  [
    'a page to learn from shows real tables, explains its words, and prints as it looks',
    async ({ base, person }) => {
      for (const [game, lang] of [
        ['salem', 'en'],
        ['catacombs', 'it'],
        ['arkham', 'es'],
        ['avalon', 'it'],
      ]) {
        const page = await person({ lang });
        await page.goto(`${base}/learn/${game}`);
        await page.locator('figure').first().waitFor();
        await page.locator('dl dt').nth(11).waitFor();
        const picture = page.locator('.picture', {
          has: page.locator(game === 'avalon' ? '.keys .cards > li' : 'svg'),
        });
        expect((await picture.count()) > 0, `${game} has no picture`);
        await page.emulateMedia({ media: 'print' });
        const [ink, ground] = await picture
          .first()
          .evaluate((each) => [
            getComputedStyle(each).getPropertyValue('--ink-1'),
            getComputedStyle(each).getPropertyValue('--night-1'),
          ]);
        equal([ink.trim(), ground.trim()], ['#f0e7d3', '#12141a'], 'the picture keeps its colours on paper');
      }
    },
  ],

  [
    'a printed gallery has every card, dark on white',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(`${base}/cards?game=arkham`);
      await page.locator('.cards article').first().waitFor();
      const all = Number((await page.locator('.count').textContent()).match(/\d+/)[0]);
      expect(all > 60, `there are only ${all} cards`);
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const light = (colour) =>
          Math.max(
            ...colour
              .match(/[\d.]+/g)
              .slice(0, 3)
              .map(Number),
          );
        return {
          cards: document.querySelectorAll('.cards article').length,
          ink: Math.max(
            ...[...document.querySelectorAll('.cards h2, .cards p')].map((each) => light(getComputedStyle(each).color)),
          ),
          ground: getComputedStyle(document.body).backgroundImage,
          tools: [...document.querySelectorAll('.top, .search, .btn')].filter(
            (each) => each.getClientRects().length > 0,
          ).length,
        };
      });
      equal(printed.cards, all, 'cards on paper');
      expect(printed.ink < 80, `words are printed as light as ${printed.ink}`);
      equal([printed.ground, printed.tools], ['none', 0], 'the ground and what can only be pressed');
    },
  ],

  [
    'text grows to 200 % without loss',
    async ({ base, person, table }) => {
      const page = await person({ text: 200 });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await page.goto(base);
      await settled(page);
      await shot(page, 'lobby-200', { fullPage: true });
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      await settled(page);
      await shot(page, 'table-200', { fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide <= 0, `the page is ${wide} px too wide`);
      const places = await page.evaluate(() =>
        ['.board', '.dock', '.side'].map((each) => document.querySelector(each).getBoundingClientRect().top),
      );
      expect(places[0] < places[1] && places[1] < places[2], 'the side column does not stand below the board');
      const cut = await page
        .locator('.lc, .btn')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 2).length);
      equal(cut, 0, 'labels are cut off');
    },
  ],

  [
    'the first load is under 300 KB compressed',
    async ({ base, person }) => {
      const page = await person();
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      let bytes = 0;
      client.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
      await page.goto(base);
      await settled(page);
      console.log(`        first load: ${(bytes / 1024).toFixed(0)} KB`);
      expect(bytes > 20_000 && bytes < 300 * 1024, `the first load is ${bytes} bytes`);
    },
  ],

  [
    'with more contrast and less motion the table still stands',
    async ({ base, person, table }) => {
      const page = await person({ settings: { contrast: 'more', motion: 'reduced' } });
      const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }]);
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await turn(page);
      await shot(page, 'table-contrast');
      equal(
        (await scan(page)).filter((each) => each.startsWith('color-contrast')),
        [],
      );
    },
  ],
];
