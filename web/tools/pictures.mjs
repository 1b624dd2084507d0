// Pictures of real games for the project's front page: node tools/pictures.mjs FOLDER. Each game is
// dealt from a fixed seed and played by bots up to a moment that shows something, uploaded to a
// server of its own and photographed in a headless Chromium.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openStage } from '../e2e/stage.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = process.argv[2] ?? join(root, 'docs', 'pictures');
const mostBytes = 250 * 1024;

/** The engine over its standard input and output, one question at a time. */
function openEngine() {
  const engine = spawn(process.env.TAVOLA ?? join(root, 'build', 'tavola'), ['engine']);
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      engine.stdin.write(`${JSON.stringify(request)}\n`);
      const answer = JSON.parse((await answers.next()).value);
      if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
      return answer;
    },
    close: () => engine.stdin.end(),
  };
}

/** A game played by bots: up to the first question after so many choices that shows what is wanted,
 *  or to a victory. The first seed from the given one on with which that comes to pass. */
async function played(engine, { name, game, seats, seed: first, after, shows }) {
  for (let seed = first; seed < first + 30; ++seed) {
    let now = await engine.ask({ do: 'new', game, seats: seats.length, players: seats, seed });
    for (let count = 0; count < 1000 && !now.over; ++count) {
      if (shows && count >= after && shows(now.decision)) break;
      now = await engine.ask({ do: 'bot', bot: 'greedy', decisions: 1, seed: seed + count });
    }
    if (shows ? now.over : !now.result?.won) continue;
    const { log } = await engine.ask({ do: 'save' });
    const seat = now.decision?.seat ?? 0;
    // Whoever is not looked at is a bot: at a table full of people they would be away.
    log.seats = log.seats.map((each, n) => (n === seat ? each : { ...each, bot: 'greedy' }));
    return { log, seat };
  }
  throw new Error(`${name}: with no seed from ${first} on the bots come to what the picture is of`);
}

const offers = (...verbs) => (decision) => verbs.every((verb) => decision.options.some((option) => option.verb === verb));

const pictures = [
  { name: 'salem', game: 'salem', seats: ['Nora', 'Teo', 'Iris'], seed: 5, after: 86, shows: offers('move', 'passage') },
  { name: 'arkham', game: 'arkham', seats: ['Nora', 'Teo', 'Iris'], seed: 12, after: 70, shows: offers('fight', 'flee') },
  {
    name: 'catacombs', game: 'catacombs', seats: ['Nora', 'Teo'], seed: 21, after: 40, shows: (decision) => decision.seat === 0 && offers('flick')(decision),
    /** The attack is taken up, so that its aim is seen. */
    prepare: async (page) => {
      await page.locator('.prompt .choices button:not([disabled])').first().click();
      await page.locator('.aim .shot').waitFor();
    },
  },
  {
    name: 'story', game: 'salem', seats: ['Nora', 'Teo', 'Iris'], seed: 5, page: '/after',
    prepare: (page) => page.locator('.plot svg').nth(1).waitFor(),
  },
];

mkdirSync(folder, { recursive: true });
const stage = await openStage();
const engine = openEngine();
try {
  for (const picture of pictures) {
    const { log, seat } = await played(engine, picture);
    const answer = await fetch(`${stage.base}/api/tables/upload?lang=en`, {
      method: 'POST', headers: { 'Content-Type': 'application/json', Origin: stage.base }, body: JSON.stringify(log),
    });
    const made = await answer.json();
    if (!answer.ok) throw new Error(`${picture.name}: ${JSON.stringify(made)}`);
    const page = await stage.person();
    await page.goto(`${stage.base}/t/${made.table}${picture.page ?? ''}#${made.tokens.seats[seat]}`);
    await page.locator(picture.page ? 'main h1' : '.table .prompt').waitFor();
    if (!picture.page) await page.getByRole('button', { name: 'All', exact: true }).first().click();
    await picture.prepare?.(page);
    // Letters and signs are there when the page has come to rest.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle').catch(() => {});
    const camera = await page.context().newCDPSession(page);
    let quality = 86;
    let taken;
    do {
      const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality });
      taken = Buffer.from(data, 'base64');
      quality -= 8;
    } while (taken.length > mostBytes && quality > 30);
    writeFileSync(join(folder, `${picture.name}.webp`), taken);
    console.log(`${picture.name}.webp: ${(taken.length / 1024).toFixed(0)} KB`);
    await page.context().close();
  }
} finally {
  engine.close();
  await stage.close();
}
