// Arkham Horror in the browser: rounds beside bots, a fight with its dice, what a symbol would move,
// a phone, and a board that can be read in three languages.
import { choose, equal, expect, scan, settled, shot, turn } from './stage.mjs';

const solo = [{ name: 'Nora' }];
const pair = [{ name: 'Nora' }, { name: 'Teo', bot: 'greedy' }];
const revision = (page) => page.locator('[data-revision]').getAttribute('data-revision');
const moved = (page, old) =>
  page.waitForFunction(
    (before) => document.querySelector('[data-revision]').getAttribute('data-revision') !== before,
    old,
  );

async function open(page, base, made) {
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  equal(await turn(page), 'choose');
}

/** The scene as the page has it: parts that did not change are not sent again. */
function sceneOf(page) {
  let scene = {};
  for (const frame of page.frames_) {
    const message = JSON.parse(frame);
    if (message.type !== 'scene') continue;
    const kept = Object.fromEntries((message.same ?? []).map((part) => [part, scene[part]]));
    scene = { ...kept, ...message.scene, at: String(message.revision) };
  }
  return scene;
}

/** The scene that is shown: what came over the wire may be told to us a little later than the page. */
async function shown(page) {
  for (let tries = 0; tries < 200; ++tries) {
    const scene = sceneOf(page);
    if (scene.decision && scene.at === (await revision(page))) return scene;
    await page.waitForTimeout(50);
  }
  throw new Error('nothing is asked any more');
}

/** Takes the option with this number, by its button. */
async function take(page, option) {
  const before = await revision(page);
  await page.keyboard.press('Escape');
  for (const letter of option.key) await page.keyboard.press(letter);
  await moved(page, before);
  await turn(page);
}

/** The next area on the way from one to the nearest of several, along roads and paths. */
function towards(scene, from, goals) {
  const before = new Map([[from, null]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (goals.has(at) && at !== from) {
      while (before.get(at) !== from) at = before.get(at);
      return at;
    }
    for (const { from: a, to: b } of scene.links)
      for (const [here, there] of [
        [a, b],
        [b, a],
      ])
        if (here === at && !before.has(there)) {
          before.set(there, at);
          queue.push(there);
        }
  }
  return null;
}

/** Answers as somebody would who looks for a fight, until a question of this kind is put. */
async function until(page, prompts, most = 60) {
  for (let count = 0; count < most; ++count) {
    const scene = await shown(page);
    const { decision } = scene;
    if (prompts.includes(decision.prompt)) return scene;
    const pick = (verb) => decision.options.find((option) => option.verb === verb);
    const monsters = new Set(
      scene.pieces.filter((piece) => piece.kind === 'monster' && piece.at.dock).map((piece) => piece.at.area),
    );
    const here = scene.pieces.find((piece) => piece.kind === 'pawn')?.at.area;
    const next = decision.prompt === 'movement' && here && !monsters.has(here) ? towards(scene, here, monsters) : null;
    const step = decision.options.find((option) => option.verb === 'move' && option.piece === next);
    await take(page, step ?? pick('fight') ?? pick('end_movement') ?? pick('done') ?? decision.options[0]);
  }
  throw new Error(`never asked for ${prompts.join(' or ')}`);
}

/** What of the page is no sentence: ids of messages, and places that were not filled in. */
const unsaid = (page) =>
  page.evaluate(
    () =>
      document.body.innerText.match(/\b(board|panel|prompt|table|event|verb|card|goal|scene)\.[a-z_]+|\{[a-z]+\}/g) ??
      [],
  );

export const tests = [
  [
    'rounds of Arkham beside a bot, with the rule, a step back and the log',
    async ({ base, person, table }) => {
      const page = await person();
      await open(page, base, await table(pair, { game: 'arkham', seed: 7 }));
      for (let count = 0; count < 9; ++count) await choose(page, count);
      equal(await turn(page), 'choose');
      await page.keyboard.press('?');
      await page.locator('.prompt .why').waitFor();
      const before = await revision(page);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Back to/ })
        .first()
        .click();
      await moved(page, before);
      // Doom, terror and what is counted are in sight; the sheet of the other one is folded.
      for (const id of ['doom', 'terror', 'gates', 'seals', 'monsters'])
        expect(await page.locator(`.band [data-id="${id}"]`).isVisible(), `${id} is not in sight`);
      const other = page.locator('[data-panel="seat_1"]');
      equal(await other.locator('.line').count(), 0, 'the sheet of the other one is open');
      for (const sign of ['sanity', 'stamina', 'money', 'clue token'])
        expect(
          (await other.locator('.numbers').textContent()).toLowerCase().includes(sign),
          `${sign} is not told at a glance`,
        );
      await other.getByRole('button', { name: /Open the sheet/ }).click();
      expect((await other.locator('.pair').count()) === 3, 'the sliders are not shown');
      const longest = await page
        .locator('.log .line')
        .evaluateAll((all) => Math.max(0, ...all.map((each) => each.textContent.length)));
      expect(longest < 420, `a line of the log has ${longest} letters`);
      await shot(page, 'arkham-rounds');
      equal(await scan(page), [], 'axe finds');
    },
  ],

  [
    'eight investigators are seen at a glance on a small laptop',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table(
        Array.from({ length: 8 }, (_, seat) => (seat ? { name: `Bot ${seat}`, bot: 'random' } : { name: 'Nora' })),
        { game: 'arkham', seed: 7 },
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, base, made);
      // Until everybody has an investigator there is nothing to see.
      for (let count = 0; count < 12 && (await page.locator('.glances [data-panel]').count()) < 7; ++count)
        await choose(page, 0);
      const below = await page.locator('.glances [data-panel]').evaluateAll((all) => {
        const end = all[0].closest('.glances').getBoundingClientRect().bottom + 1;
        return all.filter((each) => each.getBoundingClientRect().bottom > end).map((each) => each.ariaLabel);
      });
      equal(await page.locator('.glances [data-panel]').count(), 7, 'the sheets of the others');
      equal(below, [], 'have to be scrolled to');
      // With all of them in sight the log keeps eight lines, on the smallest screen that has a side column.
      await page.setViewportSize({ width: 1280, height: 720 });
      await settled(page);
      const lines = await page.locator('.log .lines').evaluate((log) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(
          log.querySelector('ul:not(.waited ul) > li'),
        );
        return log.clientHeight / (parseFloat(lineHeight) + parseFloat(paddingTop) + parseFloat(paddingBottom));
      });
      expect(lines >= 8, `the log shows ${lines.toFixed(1)} lines`);
      await page.setViewportSize({ width: 1280, height: 800 });
      // The whole row opens a sheet, and the focus goes along with it.
      const third = page.locator('.glances [data-panel]').nth(2);
      const id = await third.getAttribute('data-panel');
      await third.click({ position: { x: 60, y: 12 } });
      await page.locator(`.sheets [data-panel="${id}"] .pair`).first().waitFor();
      equal(
        await page.evaluate(() => document.activeElement.closest('[data-panel]')?.dataset.panel),
        id,
        'where the focus is',
      );
      await shot(page, 'arkham-eight');
    },
  ],

  [
    'at every size and in every language nothing of the band or the board is covered or cut',
    async ({ base, person, table }) => {
      const found = [];
      for (const lang of ['en', 'it', 'es']) {
        const page = await person({ lang, phone: lang === 'it' });
        await open(page, base, await table(pair, { game: 'arkham', seed: 7, lang }));
        // By then an Environment and a Rumor lie open.
        for (let count = 0; count < 9; ++count) await choose(page, 0);
        for (const [width, height] of [
          [1440, 900],
          [1280, 720],
          [1024, 768],
          [390, 844],
        ]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const look = () =>
            page.evaluate(() => {
              const boxes = (selector) =>
                [...document.querySelectorAll(selector)]
                  .filter((each) => each.getClientRects().length > 0)
                  .map((each) => [each, each.getBoundingClientRect()]);
              const things = boxes('.board [data-node]');
              const troubles = boxes('.zoom button, .omens-corner > button').flatMap(([button, own]) =>
                things
                  .filter(
                    ([, box]) =>
                      Math.max(0, Math.min(own.right, box.right) - Math.max(own.left, box.left)) *
                        Math.max(0, Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top)) >
                      (own.width * own.height) / 6,
                  )
                  .map(([thing]) => `${button.ariaLabel} lies over ${thing.dataset.node}`),
              );
              const cells = document.querySelector('.band .cells');
              if (cells && cells.scrollWidth > cells.clientWidth + 1)
                troubles.push(`the band is ${cells.scrollWidth - cells.clientWidth} px too long`);
              const inBand = boxes('.band .cell');
              inBand.forEach(([, box], i) => {
                if (i > 0 && box.left < inBand[i - 1][1].right - 1)
                  troubles.push(`cell ${i} of the band lies over the one before`);
              });
              for (const [label, box] of boxes('.band .gauge .head .name, .band .gauge .head b')) {
                const cell = label.closest('.cell').getBoundingClientRect();
                if (box.right > cell.right + 1) troubles.push(`${label.textContent} stands out of its cell`);
              }
              for (const [word] of boxes('.side .pair th, .side .glance h2'))
                if (word.scrollWidth > word.clientWidth + 1) troubles.push(`${word.textContent} is cut`);
              return troubles;
            });
          // The buttons over the board look for their place a moment later.
          let troubles = await look();
          for (let tries = 0; tries < 20 && troubles.length > 0; ++tries) {
            await page.waitForTimeout(150);
            troubles = await look();
          }
          found.push(...troubles.map((each) => `${lang} ${width}: ${each}`));
          await shot(page, `arkham-${lang}-${width}`);
        }
      }
      equal(found, [], 'covered or cut');
    },
  ],

  [
    'what a symbol would move is shown on the board',
    async ({ base, person, table }) => {
      const made = await table(solo, { game: 'arkham', seed: 3 });
      const page = await person();
      await open(page, base, made);
      await until(page, ['sliders', 'movement', 'upkeep']);
      const omen = page.locator('[data-omen]').first();
      await omen.hover();
      expect((await page.locator('.omen-arrows > path, .omen-arrows > circle').count()) > 0, 'no arrow is drawn');
      await shot(page, 'arkham-omen');
      const words = await omen.getAttribute('aria-label');
      await page.mouse.move(5, 5);
      await page.locator('.omen-arrows').waitFor({ state: 'detached' });
      const monster = page.locator('.stage .node[data-node^="monster_"]').first();
      await monster.hover();
      await page.locator('.omen-arrows').waitFor();
      expect(
        words.includes((await monster.getAttribute('aria-label')).split(',')[0]),
        `${words} does not name the monster`,
      );
    },
  ],

  [
    'a fight shows its dice one by one and the chance of each weapon',
    async ({ base, person, table }) => {
      const page = await person();
      await open(page, base, await table(solo, { game: 'arkham', seed: 3 }));
      const fight = page.locator('.board .contest');
      // At the first question already: the monster's card, and the chances of fighting.
      const { decision } = await until(page, ['deal_with', 'combat']);
      await fight.first().waitFor();
      expect(/\d+\s?%/.test(await fight.first().locator('.way b').first().textContent()), 'no chance with empty hands');
      expect((await fight.first().locator('.card h2').textContent()).length > 2, 'the monster is not named');
      expect(
        decision.options.some((option) => option.chance !== undefined),
        'no choice tells its chance',
      );
      await until(page, ['combat']);
      expect((await page.locator('.prompt .choices .chance').count()) >= 2, 'fighting or fleeing tells no chance');
      await shot(page, 'arkham-combat');
      await until(page, ['hands']);
      expect(/combat/i.test(await fight.locator('.dice h3').textContent()), 'it is no combat check');
      expect((await fight.locator('.sum .term').count()) >= 2, 'the modifiers do not stand one by one');
      expect(/\d+%/.test(await fight.locator('.said').first().textContent()), 'no chance is told');
      expect((await page.locator('.prompt .choices .chance').count()) >= 1, 'no choice tells its chance');
      // Put aside, the board is in sight and the question stays.
      await page.keyboard.press('b');
      equal(await fight.count(), 0, 'the fight still lies over the board');
      await page.keyboard.press('b');
      await fight.waitFor();
      await shot(page, 'arkham-fight');
    },
  ],

  [
    'on a phone Arkham is a board of tiles and a few buttons',
    async ({ base, person, table }) => {
      const page = await person({ phone: true });
      await open(page, base, await table(solo, { game: 'arkham', seed: 3 }));
      await until(page, ['movement']);
      await shot(page, 'arkham-phone');
      // A place shows two marks at the most; the rest is told to whoever looks at it.
      const marks = await page
        .locator('.stage .node')
        .evaluateAll((all) => Math.max(...all.map((each) => each.querySelectorAll('.pip').length)));
      expect(marks <= 2, `a place shows ${marks} marks`);
      const { wide, high, least } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.querySelector('.view').clientHeight,
        least: Math.min(
          ...[...document.querySelectorAll('.prompt .choices button')].map(
            (each) => each.getBoundingClientRect().height,
          ),
        ),
      }));
      expect(wide <= 0, `the page is ${wide} px too wide`);
      expect(high >= 190, `only ${high} px of the board are seen`);
      expect(least >= 40, `a button is only ${least} px high`);
      // Omens need monsters in town, and a fight that lies over the board is put aside to see them.
      for (let tries = 0; tries < 9; ++tries) {
        const scene = await until(page, ['movement']);
        if (scene.omens?.length) break;
        await take(
          page,
          scene.decision.options.find((option) => option.verb === 'end_movement'),
        );
      }
      if (await page.locator('.over .look').count()) await page.locator('.over .look').tap();
      await page.getByRole('button', { name: 'If it comes up' }).tap();
      await page.locator('[data-omen]').first().tap();
      await page.locator('.omen-arrows').waitFor();
      // Where one stands is in sight.
      const pawn = await page.locator('.stage .node[data-node="investigator_0"]').boundingBox();
      const view = await page.locator('.view').boundingBox();
      expect(pawn.y >= view.y - 4 && pawn.y + pawn.height <= view.y + view.height + 4, 'one does not see oneself');
    },
  ],

  [
    'somebody walks by pressing where they want to go, and is told why not',
    async ({ base, person, table }) => {
      const page = await person();
      await open(page, base, await table(solo, { game: 'arkham', seed: 5 }));
      // A turn in which nothing stands in the way of the first two steps.
      let scene;
      let way;
      for (let tries = 0; tries < 30 && !way; ++tries) {
        scene = await until(page, ['movement', 'sliders', 'set_sliders']);
        if (scene.decision.prompt !== 'movement') {
          // The first slider is for speed: as far up as it goes.
          const faster = scene.decision.options
            .filter((option) => /_0$/.test(option.on?.[0] ?? ''))
            .sort((a, b) => b.amount - a.amount)[0];
          const now = scene.panels.find((panel) => panel.seat === 0).lines.find((line) => line.pair)?.pair.at ?? 0;
          const done = scene.decision.options.find((option) => option.verb === 'done') ?? scene.decision.options.at(-1);
          await take(page, faster && faster.amount > now ? faster : done);
          continue;
        }
        way = scene.decision.walk.ways.find((each) => each.via?.length === 2 && !each.meets?.length);
        if (!way)
          await take(
            page,
            scene.decision.options.find((option) => option.verb === 'end_movement') ?? scene.decision.options[0],
          );
      }
      expect(way, 'there is no way of two steps');
      const far = scene.decision.walk.ways.find((each) => each.reason);
      const place = (id) => page.locator(`.stage .node[data-node="${id}"]`);
      await place(far.to).focus();
      await page.keyboard.press('Enter');
      expect(
        (await page.locator('.forecast').textContent()).includes(far.reason.text),
        'it is not told why there is no way',
      );
      await place(way.to).focus();
      await page.keyboard.press('Enter');
      await page.locator('.stage .walk path').waitFor();
      const before = await revision(page);
      await page.locator('.prompt .walk').click();
      await moved(page, before);
      await page.waitForFunction(
        ([id]) =>
          document.querySelector('.stage .walk') === null &&
          document.querySelector(`.stage .node[data-node="${id}"]`) !== null,
        [way.to],
      );
      const after = await shown(page);
      equal(after.pieces.find((piece) => piece.kind === 'pawn').at.area, way.to, 'where the steps led');
    },
  ],

  [
    'one thing is taken out of a trade, and the rest stays in it',
    async ({ base, person, table, play }) => {
      const made = await table(
        ['Nora', 'Teo', 'Iris', 'Ugo'].map((name) => ({ name })),
        { game: 'arkham', seed: 7 },
      );
      // All walk to the middle of the town, until one of two who meet there begins a trade.
      let left = 400;
      const deciding = await play(made, (scene, options) => {
        if (scene.decision.prompt === 'trade' && options.filter((option) => option.verb === 'give').length > 1)
          return null;
        expect(--left > 0, 'nobody met anybody');
        const off = scene.decision.prompt === 'trade' && options.find((option) => option.verb === 'pass');
        return (
          off ||
          (options.find((option) => option.verb === 'trade') ??
            options.find((option) => option.on?.[0] === 'downtown_streets') ??
            options.find((option) => option.verb === 'move' && /streets/.test(option.on?.[0] ?? '')) ??
            options.find((option) => option.verb === 'end_movement') ??
            options[0])
        );
      });
      const page = await person();
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[deciding]}`);
      const things = page.locator('.exchange .thing.can');
      await things.nth(1).waitFor();
      const [first, second] = [await things.nth(0).innerText(), await things.nth(1).innerText()].map((text) =>
        text.split('\n').at(-1),
      );
      const inIt = page.locator('.exchange .thing.offered');
      await things.nth(0).click();
      await inIt.filter({ hasText: first }).waitFor();
      await things.filter({ hasText: second }).first().click();
      await page.waitForFunction(() => document.querySelectorAll('.exchange .thing.offered').length === 2);
      await shot(page, 'arkham-trade');
      await inIt.filter({ hasText: first }).first().click();
      await page.waitForFunction((gone) => {
        const left = [...document.querySelectorAll('.exchange .thing.offered')];
        return left.length === 1 && !left[0].textContent.includes(gone);
      }, first);
      expect((await inIt.innerText()).includes(second), 'what stayed in the trade is something else');
    },
  ],

  [
    'the town can be read in three languages on two screens',
    async ({ base, person, table }) => {
      const made = await table(pair, { game: 'arkham', seed: 7 });
      for (const lang of ['en', 'it', 'es']) {
        const page = await person({ lang });
        await open(page, base, made);
        for (const [width, height] of [
          [1440, 900],
          [1280, 800],
        ]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          await shot(page, `arkham-${lang}-${width}`);
          // Names of places cover neither each other nor the edge of the board.
          const [covered, cut] = await page.evaluate(() => {
            const names = [...document.querySelectorAll('.names text')]
              .map((each) => ({ name: each.textContent.trim(), box: each.getBBox(), at: each.getCTM() }))
              .map(({ name, box, at }) => ({
                name,
                x: box.x * at.a + at.e,
                y: box.y * at.d + at.f,
                w: box.width * at.a,
                h: box.height * at.d,
              }));
            const over = (a, b) =>
              a.x + 2 < b.x + b.w && b.x + 2 < a.x + a.w && a.y + 3 < b.y + b.h && b.y + 3 < a.y + a.h;
            const pairs = names.flatMap((a, i) =>
              names
                .slice(i + 1)
                .filter((b) => over(a, b))
                .map((b) => `${a.name} / ${b.name}`),
            );
            return [pairs, names.filter(({ name }) => name.endsWith('…')).map(({ name }) => name)];
          });
          equal(covered, [], `names cover each other in ${lang} at ${width}`);
          equal(cut, [], `names are cut off in ${lang} at ${width}`);
        }
        equal(await unsaid(page), [], `words are missing in ${lang}`);
      }
    },
  ],
];
