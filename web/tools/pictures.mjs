// Pictures of real games for the project's front page: node tools/pictures.mjs FOLDER [NAME …]. Each game is
// dealt from a fixed seed and played by bots up to a moment that shows something, uploaded to a
// server of its own and photographed in a headless Chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEngine } from '../e2e/prompts.mjs';
import { openStage, settled } from '../e2e/stage.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = process.argv[2] ?? join(root, 'docs', 'pictures');
const mostBytes = 250 * 1024;

/** A game played by bots: up to the first question after so many choices that shows what is wanted,
 *  or to its end, a victory if one of the first games is. A game is one request, or two and a few. */
async function played(ask, { name, game, seats, seed: first, after, shows, options = {} }) {
  let ended;
  for (let seed = first; seed < first + 40; ++seed) {
    const bot = { do: 'bot', bot: 'greedy', seed };
    await ask({ do: 'new', game, seats: seats.length, players: seats, seed, options });
    let now = await ask({ ...bot, decisions: shows ? after : 'end' });
    for (let count = 0; shows && count < 200 && !now.over && !shows(now.decision); ++count)
      now = await ask({ ...bot, decisions: 1, seed: seed + count });
    if (shows && (now.over || !shows(now.decision))) continue;
    const { log } = await ask({ do: 'save' });
    const seat = now.decision?.seat ?? 0;
    // Whoever is not looked at is a bot: at a table full of people they would be away.
    log.seats = log.seats.map((each, n) => (n === seat ? each : { ...each, bot: 'greedy' }));
    if (shows || now.result.won) return { log, seat };
    ended ??= { log, seat };
  }
  if (ended) return ended;
  throw new Error(`${name}: with no seed from ${first} on the bots come to what the picture is of`);
}

const offers =
  (...verbs) =>
  (decision) =>
    verbs.every((verb) => decision.options.some((option) => option.verb === verb));

const pictures = [
  {
    name: 'salem',
    game: 'salem',
    seats: ['Nora', 'Teo', 'Iris'],
    seed: 5,
    after: 86,
    shows: offers('move', 'passage'),
  },
  {
    name: 'arkham',
    game: 'arkham',
    seats: ['Nora', 'Teo', 'Iris'],
    seed: 12,
    after: 70,
    shows: offers('fight', 'flee'),
  },
  {
    name: 'catacombs',
    game: 'catacombs',
    seats: ['Nora', 'Teo'],
    seed: 21,
    after: 40,
    shows: (decision) => decision.seat === 0 && offers('flick')(decision),
    /** The attack is taken up, so that its aim is seen. */
    prepare: async (page) => {
      await page.locator('.prompt .choices button:not([disabled])').first().click();
      await page.locator('.aim .shot').waitFor();
    },
  },
  {
    name: 'avalon',
    game: 'avalon',
    seats: ['Nora', 'Teo'],
    seed: 3,
    after: 150,
    shows: (decision) => decision.prompt === 'action' && offers('explore', 'travel')(decision),
  },
  {
    name: 'encounter',
    game: 'avalon',
    seats: ['Nora', 'Teo'],
    seed: 3,
    after: 60,
    shows: (decision) => decision.prompt === 'next_card' && offers('play')(decision),
  },
  {
    name: 'story',
    game: 'salem',
    seats: ['Nora', 'Teo', 'Iris'],
    seed: 5,
    page: '/after',
    prepare: (page) => page.locator('.plot svg').nth(1).waitFor(),
  },
];

/** Takes one picture; tells how large it is. */
async function take(stage, ask, picture) {
  const { log, seat } = await played(ask, picture);
  const answer = await fetch(`${stage.base}/api/tables/upload?lang=en`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stage.base },
    body: JSON.stringify(log),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  const page = await stage.person();
  // On a busy machine the first page takes its time; what never comes must not hold up the others.
  page.setDefaultTimeout(60_000);
  try {
    await page.goto(`${stage.base}/t/${made.table}${picture.page ?? ''}#${made.tokens.seats[seat]}`);
    await page.locator(picture.page ? 'main h1' : '.table .prompt').waitFor();
    if (!picture.page) await page.getByRole('button', { name: 'All', exact: true }).first().click();
    await picture.prepare?.(page);
    // Letters and signs are there when the page has come to rest.
    await settled(page);
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
    // What is drawn for the first time takes its moment.
    await page
      .waitForFunction(() => !document.querySelector('.picture-frame:not(.there)'), null, { timeout: 20_000 })
      .catch(() => {});
    await page.waitForTimeout(1500);
    const camera = await page.context().newCDPSession(page);
    let quality = 86;
    let taken;
    do {
      const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality });
      taken = Buffer.from(data, 'base64');
      quality -= 8;
    } while (taken.length > mostBytes && quality > 30);
    writeFileSync(join(folder, `${picture.name}.webp`), taken);
    return taken.length;
  } finally {
    await page.context().close();
  }
}

mkdirSync(folder, { recursive: true });
const stage = await openStage();
const engine = openEngine();
const ask = async (request) => {
  const answer = await engine.ask(request);
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
  return answer;
};
const wanted = process.argv.slice(3);
try {
  for (const picture of pictures) {
    if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
    const began = Date.now();
    // One that fails is told and leaves the others alone.
    try {
      const bytes = await take(stage, ask, picture);
      console.log(
        `${picture.name}.webp: ${(bytes / 1024).toFixed(0)} KB in ${((Date.now() - began) / 1000).toFixed(1)} s`,
      );
    } catch (error) {
      process.exitCode = 1;
      console.error(`${picture.name}: ${error.message}`);
    }
  }
} finally {
  engine.close();
  await stage.close();
}
