// Discs: placed and flicked by mouse, by finger and by keys, and played as the engine moved them.
import { equal, expect, ringLiesRound, shot } from './stage.mjs';
import { openEngine } from './prompts.mjs';
import { stillTable } from './still.mjs';

const revision = (page) => page.locator('[data-revision]').getAttribute('data-revision');
const moved = (page, old) =>
  page.waitForFunction(
    (before) =>
      document.querySelector('.outcome') ||
      document.querySelector('[data-revision]')?.getAttribute('data-revision') !== before,
    old,
    { timeout: 60_000 },
  );
const shooting = '.prompt .aim input[type="range"][max="100"]';

/** A table at which one person plays every hero and a bot the Overseer, led on to a first shot. */
async function toShot(page, base, table) {
  const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'random' }], { game: 'catacombs', seed: 3 });
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  for (let count = 0; count < 80; ++count) {
    await page.waitForFunction(
      (shot) =>
        document.querySelector('.outcome') ||
        document.querySelector(shot) ||
        document.querySelector(
          '.prompt .choices button:not([disabled]).choice, .prompt .choices button:not([disabled]).can',
        ),
      shooting,
      { timeout: 60_000 },
    );
    if (await page.locator('.outcome').count()) throw new Error('the game is over before anybody shot');
    if (await page.locator(shooting).count()) return made;
    const before = await revision(page);
    const place = page.locator('.prompt .aim .first');
    if (await place.count()) {
      await place.click();
      if (await page.locator(shooting).count()) return made;
    } else {
      const all = page.locator(
        '.prompt .choices button.can:not([disabled], [aria-expanded]), .prompt .choices button.choice:not([disabled])',
      );
      await all.first().click();
      await page.waitForTimeout(150);
      if (await page.locator('.prompt .aim').count()) continue;
    }
    await moved(page, before);
  }
  throw new Error('nobody ever came to shoot');
}

/** All that a shot needs is on the page at once: the room from side to side, the sliders, the button. */
async function inSight(page) {
  const { width, height } = page.viewportSize();
  const tabs = await page.locator('.phone-tabs').boundingBox();
  for (const what of [shooting, '.prompt .aim .first', '.prompt .aim .fine button']) {
    const box = await page.locator(what).first().boundingBox();
    expect(
      box && box.y >= 0 && box.y + box.height <= Math.min(height, tabs?.y ?? height) + 1,
      `${what} has to be scrolled to`,
    );
  }
  const room = await page.locator('.view > svg').boundingBox();
  expect(room.width > width * 0.9, `the room is only ${room.width} wide`);
}

/** Where the disc that is aimed lies on the page. */
const aimed = (page) =>
  page
    .locator('.aim .shot')
    .boundingBox()
    .then((box) => [box.x + box.width / 2, box.y + box.height / 2]);

/** Reads every note of the guide that is open and puts it away. */
async function understand(page, words, read) {
  const note = page.locator('.note');
  while (await note.count()) {
    const title = await note.locator('h2').textContent();
    read.push(title);
    // What it names is in sight, with a ring round it.
    const named = {
      Aim: 'aim.direction',
      'How hard': 'aim.strength',
      'Prendi la mira': 'aim.direction',
      'Con quanta forza': 'aim.strength',
    }[title];
    if (named) await page.waitForFunction(ringLiesRound, { id: named, beside: false });
    // A press may meet a note that is just being drawn anew; a person would press once more.
    for (let press = 1; ; ++press) {
      await note.getByRole('button', { name: words.understood }).click();
      const gone = page.waitForFunction((old) => document.querySelector('.note h2')?.textContent !== old, title, {
        timeout: 7000,
      });
      if (
        press === 3
          ? await gone
          : await gone.then(
              () => true,
              () => false,
            )
      )
        break;
    }
  }
}

/** Plays the guided first room until these notes have been read; `flick` makes a shot. */
async function guided(page, words, wanted, flick) {
  const read = [];
  for (let count = 0; count < 90; ++count) {
    await page.waitForFunction(
      (shot) =>
        document.querySelector('.outcome, .note') ||
        document.querySelector(shot) ||
        document.querySelector('.prompt :is(.choices button:is(.choice, .can), .aim .first):not([disabled])'),
      shooting,
      { timeout: 60_000 },
    );
    await understand(page, words, read);
    if (wanted.every((title) => read.includes(title))) return read;
    if (await page.locator('.outcome').count()) break;
    const before = await revision(page);
    // Arrows are shot as soon as somebody has them: the guide explains that too.
    const arrow = page.locator('.prompt .choices button.choice', { hasText: words.arrow });
    if (words.arrow && (await arrow.count())) {
      await arrow.first().click();
      await moved(page, before);
      continue;
    }
    if (await page.locator(shooting).count()) {
      await flick(read);
      await moved(page, before);
      continue;
    }
    const place = page.locator('.prompt .aim .first:not([disabled])');
    const all = page.locator(
      '.prompt .choices button.can:not([disabled], [aria-expanded]), .prompt .choices button.choice:not([disabled])',
    );
    if (await place.count()) {
      await place.click();
      if (await page.locator(shooting).count()) continue;
    } else {
      if (!(await all.count())) continue;
      const choice = all.first();
      // A note that comes a moment later lies over the answers of a phone, and is read first.
      if (
        !(await choice.click({ timeout: 5000 }).then(
          () => true,
          () => false,
        )) &&
        (await page.locator('.note').count())
      )
        continue;
      if (
        page.viewportSize().width < 700 &&
        (await revision(page)) === before &&
        (await choice.count()) &&
        !(await page.locator('.prompt .aim').count())
      )
        await choice.click();
      await page.waitForTimeout(150);
      if (await page.locator('.prompt .aim, .note').count()) continue;
    }
    await moved(page, before);
  }
  throw new Error(`not every note was shown: ${read.join(', ')}`);
}

export const tests = [
  [
    'a disc is flicked by dragging it',
    async ({ base, person, table }) => {
      const page = await person({ still: false });
      await toShot(page, base, table);
      await shot(page, 'catacombs-aim');
      const [x, y] = await aimed(page);
      const before = await revision(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 40, y - 10, { steps: 4 });
      await page.mouse.move(x - 110, y - 15, { steps: 6 });
      equal(await page.locator('.aim .knob').count(), 1, 'no pull is shown');
      await shot(page, 'catacombs-pull');
      await page.mouse.up();
      await moved(page, before);
      await page.getByRole('button', { name: 'See it again', exact: true }).waitFor();
      const sent = page.frames_.filter((frame) => frame.includes('"do":"motion"'));
      expect(sent.length > 0, 'no motion was sent');
      await shot(page, 'catacombs-flicked');
    },
  ],

  [
    'a disc is flicked by a finger',
    async ({ base, person, table }) => {
      const page = await person({ phone: true });
      await toShot(page, base, table);
      await shot(page, 'catacombs-phone');
      const [x, y] = await aimed(page);
      const before = await revision(page);
      const wire = await page.context().newCDPSession(page);
      const touch = (type, points) =>
        wire.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
        });
      await touch('touchStart', [[x, y]]);
      for (let step = 1; step <= 6; ++step) await touch('touchMove', [[x - 10 * step, y + 2 * step]]);
      await touch('touchEnd', []);
      await moved(page, before);
    },
  ],

  [
    'who acts is asked with every answer in sight on a phone',
    async ({ base, person }) => {
      const page = await person({ phone: true, lang: 'it' });
      const { show } = await stillTable(page, base);
      const engine = openEngine();
      try {
        let status = await engine.ask({
          do: 'new',
          game: 'catacombs',
          seats: 2,
          seed: 5,
          players: ['Nora', 'Teo'],
          lang: 'it',
        });
        for (let count = 0; status.decision?.prompt !== 'heroes_turn'; ++count) {
          expect(status.ok && count < 40, `nobody was asked who acts: ${JSON.stringify(status).slice(0, 200)}`);
          status = await engine.ask({ do: 'bot', bot: 'greedy', decisions: 1, seed: count });
        }
        await show({
          seats: 2,
          scene: (await engine.ask({ do: 'see', seat: status.decision.seat, lang: 'it' })).scene,
        });
        await shot(page, 'catacombs-phone-who');
        const cut = await page.locator('.prompt .pages').evaluate((pages) => {
          const frame = pages.getBoundingClientRect();
          return [...pages.querySelectorAll('button.choice')].map((each) => [
            each.innerText,
            each.getBoundingClientRect().bottom - frame.bottom,
          ]);
        });
        equal(cut.length, 5, 'answers');
        for (const [name, below] of cut) expect(below <= 0, `${name} is ${below} px below the edge`);
      } finally {
        engine.close();
      }
    },
  ],

  [
    'a disc is flicked by keys alone',
    async ({ base, person, table }) => {
      const page = await person();
      await toShot(page, base, table);
      await page.evaluate(() => document.activeElement?.blur());
      const told = () => page.locator('.prompt .aim label b').allTextContents();
      const first = await told();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      const second = await told();
      expect(first[0] !== second[0] && first[1] !== second[1], `the arrows turned nothing: ${first} and ${second}`);
      await page.keyboard.press('Shift+ArrowLeft');
      expect((await told())[1] !== second[1], 'shift does not turn finely');
      const before = await revision(page);
      await page.keyboard.press('Enter');
      await moved(page, before);
    },
  ],

  [
    'the guided first room teaches to aim, by keys alone',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      await page.locator('.game', { hasText: 'Catacombs' }).click();
      await page.getByRole('button', { name: 'Guided first game' }).click();
      let foretold = 0;
      const read = await guided(
        page,
        { understood: 'Understood', arrow: 'Arrow' },
        [
          'A round',
          'What a hero can do',
          'Aim',
          'What the lines say',
          'How hard',
          'A direct hit',
          'A disc that is shot',
          'The room is yours',
        ],
        async (titles) => {
          await page.evaluate(() => document.activeElement?.blur());
          for (let press = 0; press < 10; ++press) await page.keyboard.press('ArrowUp');
          // The guided table shows the whole way of every disc, as the engine foretells it.
          await page.locator('.aim .way').first().waitFor({ state: 'attached' });
          foretold += 1;
          if (foretold === 1) await shot(page, 'catacombs-guided');
          expect(titles.includes('Aim') || titles.includes('A disc that is shot'), 'the first shot is not explained');
          await page.keyboard.press('Enter');
        },
      );
      equal(new Set(read).size, read.length, 'a note was shown twice');
      // Coming back to the table does not begin the lesson anew.
      await page.reload();
      await page.locator('.table .prompt').waitFor();
      await page.waitForTimeout(300);
      if (await page.locator('.note').count())
        expect(!read.includes(await page.locator('.note h2').textContent()), 'a note came again');
    },
  ],

  [
    'the guided first room is played with a finger, in Italian',
    async ({ base, person }) => {
      const page = await person({ phone: true, lang: 'it' });
      await page.goto(base);
      await page.locator('.game', { hasText: 'Catacombs' }).click();
      await page.getByRole('button', { name: 'Prima partita guidata' }).click();
      const wire = await page.context().newCDPSession(page);
      const touch = (type, points) =>
        wire.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
        });
      let shots = 0;
      await guided(
        page,
        { understood: 'Ho capito' },
        ['Prendi la mira', 'Con quanta forza', 'Un colpo diretto'],
        async () => {
          shots += 1;
          if (shots === 1) await inSight(page);
          // The hero stands at the edge: the pull begins where there is room for it.
          const room = await page.locator('.view > svg').boundingBox();
          const [x, y] = [room.x + room.width * 0.6, room.y + room.height / 2];
          // The room is turned: one shoots up the screen, and pulls down.
          await touch('touchStart', [[x, y]]);
          for (let step = 1; step <= 8; ++step) await touch('touchMove', [[x, y + 11 * step]]);
          if (shots === 1) await shot(page, 'catacombs-guided-phone');
          await touch('touchEnd', []);
        },
      );
    },
  ],

  [
    'a flick is seen again from the log, slowly, and in the replay',
    async ({ base, person, table }) => {
      const page = await person({ still: false });
      await toShot(page, base, table);
      // Areas come before the discs that stand in them.
      const disc = await page.evaluate(
        () =>
          [...document.querySelectorAll('.node[data-node]')]
            .map((node) => [
              node.dataset.node,
              node.getBoundingClientRect(),
              document.querySelector('.aim .shot').getBoundingClientRect(),
            ])
            .findLast(
              ([, box, shot]) =>
                Math.abs(box.x + box.width / 2 - shot.x - shot.width / 2) < 4 &&
                Math.abs(box.y + box.height / 2 - shot.y - shot.height / 2) < 14,
            )?.[0],
      );
      expect(disc, 'the disc that is aimed is not on the board');
      await page.evaluate(() => document.activeElement?.blur());
      const before = await revision(page);
      await page.keyboard.press('Enter');
      await moved(page, before);
      await page.getByRole('button', { name: 'See it again', exact: true }).waitFor();
      /** Waits until the disc has been seen in several places. */
      const slides = () =>
        page.evaluate(async (id) => {
          const seen = new Set();
          for (let frame = 0; frame < 900 && seen.size < 5; ++frame) {
            seen.add(document.querySelector(`.node[data-node="${id}"]`)?.getAttribute('transform'));
            await new Promise((next) => requestAnimationFrame(next));
          }
          return seen.size >= 5;
        }, disc);
      await page.getByRole('button', { name: 'All', exact: true }).click();
      const line = page.locator('.log .line', { hasText: /attacks|takes aim/ }).first();
      await line.click();
      const [seen] = await Promise.all([
        slides(),
        page.locator('.log .act').getByRole('button', { name: 'See it again', exact: true }).click(),
      ]);
      expect(seen, 'the line of the log does not show its flick again');
      await page.getByRole('button', { name: 'Slow motion', exact: true }).click();
      equal(await page.getByRole('button', { name: 'Slow motion', exact: true }).getAttribute('aria-pressed'), 'true');
      await page.locator('.log .act').getByRole('button', { name: 'Replay from here' }).click();
      await page.locator('.replaying .view > svg').waitFor();
      expect(await slides(), 'the replay does not show the flick of its line');
      await shot(page, 'catacombs-replay');
    },
  ],

  [
    'a contact tells whether it counted, and why',
    async ({ base, person, table }) => {
      const page = await person();
      await toShot(page, base, table);
      for (let count = 0; count < 12; ++count) {
        await page.waitForFunction(
          (shot) =>
            document.querySelector('.outcome') ||
            document.querySelector(shot) ||
            document.querySelector('.prompt .choices button:not([disabled]).choice'),
          shooting,
          { timeout: 60_000 },
        );
        const before = await revision(page);
        if (await page.locator(shooting).count()) {
          await page.evaluate(() => document.activeElement?.blur());
          for (let press = 0; press < 10; ++press) await page.keyboard.press('ArrowUp');
          await page.keyboard.press('Enter');
        } else {
          await page.locator('.prompt .choices button.choice:not([disabled])').first().click();
        }
        await moved(page, before);
        const mark = page.locator('.touches [role="button"]');
        if (!(await mark.count())) continue;
        const says = await mark.first().getAttribute('aria-label');
        await shot(page, 'catacombs-contacts');
        await mark.first().focus();
        await page.keyboard.press('Enter');
        await page.locator('dialog .why, dialog p').first().waitFor();
        expect(says.length > 5, 'the contact says nothing');
        return;
      }
      throw new Error('no contact ever meant anything');
    },
  ],
];
