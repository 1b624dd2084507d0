// Runs the browser tests and counts them: npm run e2e [name …]. They share a server and a browser, each
// has tables and people of its own, and as many run side by side as there are cores, up to two. A real
// browser on a busy machine is late at times: what failed is tried once more when all others are done,
// and what holds then is named as shaky.
import { availableParallelism } from 'node:os';
import { openHouse, openStage, paint } from './stage.mjs';
import { tests as access } from './access.mjs';
import { tests as play } from './play.mjs';
import { tests as room } from './room.mjs';
import { tests as arkham } from './arkham.mjs';
import { tests as time } from './time.mjs';
import { tests as flick } from './flick.mjs';
import { tests as dice } from './dice.mjs';
import { tests as frame } from './frame.mjs';
import { tests as staged } from './staged.mjs';
import { tests as touch } from './touch.mjs';
import { tests as log } from './log.mjs';
import { tests as together } from './together.mjs';
import { tests as push } from './push.mjs';
import { tests as towns } from './towns.mjs';
import { tests as campaign } from './campaign.mjs';
import { tests as reading } from './reading.mjs';
import { tests as upgrade } from './upgrade.mjs';
import { tests as band } from './band.mjs';
import { tests as pictures } from './pictures.mjs';

const wanted = process.argv.slice(2);
// Long ones first, so that nobody waits for the last one.
const tests = [
  ...frame,
  ...dice,
  ...access,
  ...flick,
  ...play,
  ...arkham,
  ...room,
  ...staged,
  ...time,
  ...touch,
  ...log,
  ...together,
  ...push,
  ...towns,
  ...campaign,
  ...reading,
  ...upgrade,
  ...band,
  ...pictures,
].filter(([name]) => wanted.length === 0 || wanted.some((each) => name.includes(each)));

const workers = Number(process.env.TAVOLA_E2E_WORKERS ?? Math.min(2, availableParallelism()));

let passed = 0;
const failures = [];
const again = [];
const stage = await openStage();

async function run([name, test], lastTry) {
  const began = Date.now();
  const people = [];
  const person = async (wishes) => {
    const page = await stage.person(wishes);
    people.push(page);
    return page;
  };
  const houses = [];
  const house = async () => {
    const own = await openHouse();
    houses.push(own);
    return own;
  };
  let alarm;
  try {
    await Promise.race([
      test({ ...stage, person, house }),
      new Promise((_, late) => (alarm = setTimeout(() => late(new Error('took longer than five minutes')), 300_000))),
    ]);
    const troubles = people.flatMap((page) => page.troubles);
    if (troubles.length) throw new Error(`the page complained: ${troubles.join('; ')}`);
    passed += 1;
    console.log(`ok      ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    const number = (lastTry ? failures : again).push([name, test]);
    console.log(`${lastTry ? 'FAILED ' : 'again  '} ${name}: ${error.stack ?? error}`);
    for (const [index, page] of people.entries()) {
      if (page.isClosed()) continue;
      await paint(page).catch(() => {});
      await page
        .screenshot({ path: `../build/screenshots/${lastTry ? 'failed' : 'again'}-${number}-${index}.png` })
        .catch(() => {});
    }
  } finally {
    clearTimeout(alarm);
    for (const page of people)
      await page
        .context()
        .close()
        .catch(() => {});
    for (const own of houses) await own.close();
  }
}

async function work() {
  for (let next = tests.shift(); next; next = tests.shift()) await run(next, false);
}

try {
  await Promise.all(Array.from({ length: workers }, work));
  for (const [name, test] of again) {
    await run([name, test], true);
    if (!failures.some(([failed]) => failed === name)) console.log(`shaky   ${name}`);
  }
} finally {
  await stage.close();
}
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);
