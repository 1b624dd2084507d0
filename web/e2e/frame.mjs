// The frame keeps still. Every question of every game is shown at every size: the board has the same
// place for all of them, the page does not scroll, and everything that may be chosen can be brought
// into sight and pressed.
import { equal, expect, settled, shot } from './stage.mjs';
import { promptsOf } from './prompts.mjs';
import { stillTable } from './still.mjs';

/** The last is 1440 x 900 at 150 %. */
const sizes = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [2560, 1440],
  [390, 844],
  [844, 390],
  [960, 600],
];
/** A table with everything that comes in boxes, for its towns, its tracks and its own questions. */
const boxes = {
  dunwich: 'yes',
  kingsport: 'yes',
  pharaoh: 'yes',
  yellow: 'yes',
  herald: 'random',
  guardian: 'random',
  acts: 'yes',
  epic_battle: 'yes',
};
/** Enough for a question that a fuller table puts as well: a laptop, and a phone held either way. */
const few = [
  [1280, 720],
  [390, 844],
  [844, 390],
];
const games = [
  ['arkham with all boxes', 'arkham', [2, 4, 8], 5000, boxes],
  ['arkham', 'arkham', [2, 4, 8], 5000, {}, boxes],
  ['salem', 'salem', [2, 3, 4], 2500, {}],
  ['catacombs', 'catacombs', [2, 3], 1200, {}],
  ['avalon', 'avalon', [1, 2, 4], 1500, {}],
];

const asked = new Map();
/** The questions of a game with these options, found once. */
function questionsOf(game, seats, decisions, options) {
  const key = game + JSON.stringify(options);
  if (!asked.has(key)) asked.set(key, promptsOf(game, seats, decisions, options));
  return asked.get(key);
}

/** What is wrong with what is on the page: sentences. */
function faultsOf(wanted) {
  const faults = [];
  const seen = new Set();
  const frame = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [board, dock] = [frame('main.board'), frame('.dock')];
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1)
    faults.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  for (const [name, box] of [
    ['board', board],
    ['dock', dock],
  ])
    if (!within(box, page)) faults.push(`the ${name} leaves the window`);
  for (const each of document.querySelectorAll('[data-option], [data-options]')) {
    const inside = each.closest('.dock') ? dock : each.closest('.over') ? board : null;
    if (!inside || each.getClientRects().length === 0) continue;
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = each.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
    const text = each.textContent.trim().slice(0, 40);
    if (!within(box, inside)) faults.push(`"${text}" leaves its frame`);
    else if (!at || !(each.contains(at) || at.contains(each))) faults.push(`"${text}" is covered by ${at?.className}`);
    else for (const n of (each.dataset.option ?? each.dataset.options).split(',')) seen.add(Number(n));
  }
  for (const n of wanted) if (!seen.has(n)) faults.push(`choice ${n} cannot be pressed`);
  for (const lit of document.querySelectorAll('.stage .node[aria-label*="may be chosen"]')) {
    const box = lit.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (middle.x < board.left || middle.x > board.right || middle.y < board.top || middle.y > board.bottom)
      faults.push(`${lit.getAttribute('aria-label')} lies outside the board`);
  }
  // No mark lies on a name, where a row of cards does not cover the board. In a window this low a street's
  // name lies over the marks of its places.
  const marks =
    document.querySelector('section.keys') || innerHeight === 600
      ? []
      : [...document.querySelectorAll('.stage .mark')].map((each) => each.getBoundingClientRect());
  for (const name of document.querySelectorAll('.stage text.name'))
    for (const line of name.children) {
      const box = line.getBoundingClientRect();
      if (
        marks.some(
          (mark) =>
            Math.min(box.right, mark.right) - Math.max(box.left, mark.left) > 2 &&
            // A line has some empty room above its letters.
            Math.min(box.bottom, mark.bottom) - Math.max(box.top, mark.top) > Math.max(4, 0.18 * box.height),
        )
      )
        faults.push(`a mark lies on the name "${name.textContent.trim()}"`);
    }
  // Names can be read, where the board is in sight, and one's own sheet is seen whole. A map of cards that grows
  // without end is enlarged where it is small.
  const covered =
    document.querySelector('section.keys, .over, .finale') ||
    (innerWidth < 1024 && document.querySelector('[data-kind="grid"]'));
  for (const name of covered ? [] : document.querySelectorAll('.stage text.name')) {
    const { a, b } = name.getScreenCTM();
    const size = parseFloat(getComputedStyle(name).fontSize) * Math.hypot(a, b);
    if (name.textContent.trim() && size < 10.9)
      faults.push(`the name "${name.textContent.trim()}" has ${size.toFixed(1)} px`);
    if (name.textContent.trim().endsWith('…')) faults.push(`the name "${name.textContent.trim()}" is cut`);
  }
  for (const letter of document.querySelectorAll(`${covered ? '' : '.stage .node text:not(.name), '}.seatdot text`)) {
    if (letter.getClientRects().length === 0) continue;
    const { a, b } = letter.getScreenCTM();
    const size = parseFloat(getComputedStyle(letter).fontSize) * Math.hypot(a, b);
    if (size < 10.9) faults.push(`the letter "${letter.textContent}" has ${size.toFixed(1)} px`);
  }
  // What ends the game can be pressed, however much else is counted.
  const [ends, band] = [frame('.band .ends'), frame('.band')];
  if (ends && band?.width > 0 && ends.right > band.right + 1) faults.push('what wins and loses is outside the band');
  const sheets = document.querySelector('.side .sheets');
  if (sheets && innerWidth > 1100 && sheets.scrollHeight > sheets.clientHeight + 3)
    faults.push(`a sheet shows ${sheets.clientHeight} of ${sheets.scrollHeight} px`);
  // Up to nine choices are in sight at once where there is room for them.
  const list = document.querySelector('.dock .pages');
  if (
    list &&
    innerWidth >= 1280 &&
    innerHeight >= 720 &&
    list.querySelectorAll('[data-option], [data-options]').length <= 9 &&
    !list.querySelector('.lc, .aim, .wordy, .cost.long')
  ) {
    const shown = list.getBoundingClientRect();
    list.scrollTop = 0;
    const hidden = [...list.querySelectorAll('[data-option], [data-options]')].filter(
      (each) => each.getBoundingClientRect().bottom > shown.bottom + 1,
    );
    if (hidden.length > 0)
      faults.push(`${hidden.length} choices are out of sight: "${hidden[0].textContent.trim().slice(0, 40)}"`);
  }
  // The newest cards of a row can be read whole, and are in sight.
  const laid = document.querySelector('.keys .cards');
  if (laid && innerHeight >= 720) {
    for (const text of laid.querySelectorAll('p'))
      if (text.scrollHeight > text.clientHeight + 2) faults.push(`"${text.textContent.slice(0, 40)}" is not whole`);
    const [row, last] = [laid.getBoundingClientRect(), laid.lastElementChild.getBoundingClientRect()];
    if (last.right > row.right + 1 || last.left < row.left) faults.push('the newest card is out of sight');
  }
  // On a phone a page to read takes what its answers leave of the dock.
  const paged = document.querySelector('.table.paged') && innerWidth <= 700;
  if (paged && board.height < 0.45 * innerHeight) faults.push('a page leaves room unused');
  const { left, top, width, height } = board;
  return {
    faults,
    room: document.querySelector('.table.physical') !== null,
    frame: paged ? null : [left, top, width, height].map(Math.round).join(),
  };
}

export const tests = [
  ...games.map(([name, game, seats, decisions, options, fuller]) => [
    `the frame keeps still through every question of ${name}`,
    async ({ base, person }) => {
      const prompts = await questionsOf(game, seats, decisions, options);
      expect(prompts.length > 4, `only ${prompts.length} questions were put`);
      const elsewhere = new Set(
        fuller ? (await questionsOf(game, seats, decisions, fuller)).map((each) => each.prompt) : [],
      );
      const page = await person({ painted: false });
      const { show } = await stillTable(page, base);
      const frames = new Map();
      const wrong = [];
      for (const each of prompts) {
        await show(each);
        const wanted = each.scene.decision.options.map((option) => option.n);
        for (const [width, height] of elsewhere.has(each.prompt) ? few : sizes) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const { faults, frame, room } = await page.evaluate(faultsOf, wanted);
          // A room that is played in takes more of a phone than one in which nothing lies.
          const size = `${width}x${height}${room ? ' with a room' : ''}`;
          wrong.push(...faults.map((fault) => `${each.prompt} at ${size}: ${fault}`));
          if (frame === null) continue;
          if ((frames.get(size) ?? frame) !== frame)
            wrong.push(`${each.prompt} at ${size}: the board moved from ${frames.get(size)} to ${frame}`);
          frames.set(size, frames.get(size) ?? frame);
        }
      }
      console.log(
        `        ${prompts.length} questions of ${name}: ${prompts
          .map((each) => each.prompt)
          .sort()
          .join(', ')}`,
      );
      equal(wrong, [], 'the frame does not hold');
    },
  ]),

  [
    'the game can be begun without scrolling at every size',
    async ({ base, person }) => {
      const page = await person();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.goto(base);
        const begin = page.getByRole('button', { name: 'Begin', exact: true });
        await begin.waitFor();
        const box = await begin.boundingBox();
        expect(
          box.y >= 0 && box.y + box.height <= height,
          `Begin ends at ${Math.round(box.y + box.height)} of ${height}`,
        );
        await shot(page, `lobby-${width}x${height}`);
      }
    },
  ],

  [
    'the way on from a merchant is in sight, and so is the number that is told',
    async ({ base, person }) => {
      const prompts = await questionsOf('catacombs', [2, 3], 1200, {});
      const page = await person({ painted: false });
      const { show } = await stillTable(page, base);
      await show(prompts.find((each) => each.prompt === 'merchant'));
      for (const [width, height] of [
        [1280, 720],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const dock = await page.locator('.dock').boundingBox();
        const inSight = async (what, sentence) => {
          const box = await what.boundingBox();
          expect(
            box && box.y >= dock.y - 1 && box.y + box.height <= dock.y + dock.height + 1,
            `${sentence} at ${width}`,
          );
        };
        const on = page.locator('.prompt .btn.choice', { hasText: 'Go on' });
        equal(await on.count(), 1, 'ways on');
        await inSight(on, 'the way on is out of sight');
        await page.locator('.prompt .btn.choice', { hasText: 'Gold from' }).last().click();
        await page.locator('.prompt .aim').waitFor();
        await settled(page);
        await inSight(page.locator('.prompt .aim input'), 'the slider is out of sight');
        await inSight(page.locator('.prompt .aim .btn.first'), 'the button is out of sight');
        equal(
          await page
            .locator('.prompt .lc')
            .evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).length),
          0,
          'cards lie beside the slider',
        );
        await page.locator('.prompt .aim .btn.quiet').click();
        await page.locator('.prompt .lc').first().waitFor();
      }
    },
  ],

  [
    'what lies over the board says that it goes on below',
    async ({ base, person, table }) => {
      const page = await person();
      await page.setViewportSize({ width: 1280, height: 720 });
      const made = await table([{ name: 'Nora' }], { game: 'arkham', seed: 7, options: { investigators: 'picked' } });
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      const last = page.locator('.offers .offer').last();
      await last.waitFor();
      const inSight = async () => {
        const [card, box] = [await last.boundingBox(), await page.locator('.over .box').boundingBox()];
        return card.y + card.height <= box.y + box.height;
      };
      expect(!(await inSight()), 'all investigators are in sight, so nothing is shown by this test');
      const below = page.getByRole('button', { name: 'More below' });
      for (let turns = 0; turns < 9 && !(await inSight()); ++turns) await below.click();
      expect(await inSight(), 'the last investigator is not reached');
      await page.waitForFunction(() => document.querySelector('.over .box:not(.more)'));
      expect(await below.isDisabled(), 'it says there is more below the last one');
    },
  ],

  [
    'a sheet that is drawn briefly opens whole, and its cards are enlarged with their names',
    async ({ base, person, table }) => {
      const page = await person();
      await page.setViewportSize({ width: 1280, height: 720 });
      const made = await table(
        ['Nora', 'Teo', 'Iris', 'Ugo'].map((name) => ({ name })),
        { game: 'arkham', seed: 7, options: boxes },
      );
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      const sheet = page.locator('.side .own .seat');
      const fold = sheet.locator('.fold');
      await fold.waitFor();
      equal(await fold.getAttribute('aria-expanded'), 'false');
      expect(
        (await sheet.locator('.card > span:not(.crop, .sign):visible').first().boundingBox()).width <= 1,
        'the sheet is not drawn briefly',
      );
      await fold.click();
      equal(await fold.getAttribute('aria-expanded'), 'true');
      expect(
        (await sheet.locator('.card > span:not(.crop, .sign)').first().boundingBox()).width > 20,
        'cards have no names on a sheet that is open',
      );
      await fold.click();
      await sheet.locator('.card').first().hover();
      const name = page.locator('.zoomed-card h3');
      await name.waitFor();
      const box = await name.boundingBox();
      expect(box.y >= 0 && box.y + box.height < 720, `the name lies at ${Math.round(box.y)}`);
      expect(
        await name.evaluate((each) => each.closest('[popover]')?.matches(':popover-open') ?? false),
        'something may lie over an enlarged card',
      );
    },
  ],

  [
    'a note of the guide leaves no empty room below one’s own sheet on a small laptop',
    async ({ base, person, table }) => {
      const page = await person();
      await page.setViewportSize({ width: 1280, height: 720 });
      const made = await table(
        ['Nora', 'Teo', 'Iris', 'Ugo', 'Ada'].map((name, seat) => (seat ? { name, bot: 'greedy' } : { name })),
        { game: 'arkham', seed: 4, guided: true },
      );
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      await page.locator('.note').waitFor();
      await page.locator('.sheets.brief-4').waitFor();
      await page.waitForFunction(() => {
        const below =
          document.querySelector('.glances').getBoundingClientRect().top -
          document.querySelector('.sheets .own').getBoundingClientRect().bottom;
        return below > -6 && below < 6;
      });
    },
  ],

  [
    'a note of the guide is read whole on a small laptop, however many sit at the table',
    async ({ base, person, table }) => {
      const page = await person();
      await page.setViewportSize({ width: 1280, height: 720 });
      const made = await table(
        ['Nora', 'Teo', 'Iris', 'Ugo', 'Ada'].map((name, seat) => (seat ? { name, bot: 'greedy' } : { name })),
        { game: 'arkham', seed: 4, guided: true },
      );
      await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
      for (let kept = 0; kept < 2; kept++) {
        await page.locator('.offers .offer').first().click();
        await page.waitForFunction((left) => document.querySelectorAll('.offers .offer').length === left, 2 - 2 * kept);
      }
      await page.locator('.note h2', { hasText: 'How it ends' }).waitFor();
      await page.waitForFunction(() => {
        const [text, note, side] = ['.note p', '.note', '.side'].map((each) => document.querySelector(each));
        return (
          text.scrollHeight <= text.clientHeight + 1 &&
          note.getBoundingClientRect().bottom < side.getBoundingClientRect().bottom - 40
        );
      });
    },
  ],

  [
    'a lobby whose seats lie below the edge says beside the way on who would sit there',
    async ({ base, person }) => {
      const page = await person();
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(base);
      await page.getByRole('button', { name: /^Arkham Horror/ }).click();
      const begins = page.locator('.go .begins');
      await page.waitForFunction(() => /^Arkham Horror/.test(document.querySelector('.begins b')?.textContent ?? ''));
      expect(/^[^(]+, [^(]+ \(bot\)/.test(await begins.locator('span').textContent()), 'the seats are not told');
      const [line, way] = [
        await begins.boundingBox(),
        await page.getByRole('button', { name: 'Begin', exact: true }).boundingBox(),
      ];
      expect(line.y + line.height <= 720 && line.x + line.width <= way.x, 'the line is not in sight');
    },
  ],

  [
    'text grows with large screens, words stand apart, and a 1 is no I',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
      const letters = () =>
        page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('.btn.first')).fontSize));
      await page.setViewportSize({ width: 1440, height: 900 });
      const usual = await letters();
      await page.setViewportSize({ width: 2560, height: 1440 });
      expect((await letters()) > 1.3 * usual, 'text does not grow with the screen');
      // In titles too, figures come from a face in which 1 and I differ.
      await page.evaluate(() => document.fonts.load('24px "Tavola Figures"', '1'));
      const { apart, faces } = await page.evaluate(() => {
        const family = getComputedStyle(document.querySelector('h1')).fontFamily;
        const pen = document.createElement('canvas').getContext('2d');
        const draw = (text, face) => {
          pen.clearRect(0, 0, 300, 150);
          pen.font = `96px ${face}`;
          pen.fillText(text, 20, 120);
          return [...pen.getImageData(0, 0, 120, 150).data].filter((_, at) => at % 4 === 3).join('');
        };
        const spaces = [...document.querySelectorAll('button, p, h1')].map(
          (each) => parseFloat(getComputedStyle(each).wordSpacing) || 0,
        );
        return {
          apart: Math.min(...spaces),
          faces:
            draw('1', family) === draw('1', '"Tavola Figures"') && draw('1', family) !== draw('1', '"IM Fell English"'),
        };
      });
      expect(apart > 0.5, `words stand only ${apart} px further apart`);
      expect(faces, 'the figures of titles come from IM Fell');
    },
  ],
];
