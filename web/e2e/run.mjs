// Runs the browser tests one after another and counts them: npm run e2e [name …].
import { openStage } from './stage.mjs';
import { tests as access } from './access.mjs';
import { tests as play } from './play.mjs';
import { tests as room } from './room.mjs';
import { tests as arkham } from './arkham.mjs';
import { tests as time } from './time.mjs';
import { tests as flick } from './flick.mjs';
import { tests as touch } from './touch.mjs';

const wanted = process.argv.slice(2);
const tests = [...play, ...touch, ...flick, ...arkham, ...room, ...time, ...access].filter(
  ([name]) => wanted.length === 0 || wanted.some((each) => name.includes(each)));

let passed = 0;
const failures = [];
const stage = await openStage();
try {
  for (const [name, test] of tests) {
    const began = Date.now();
    const people = [];
    const person = async (wishes) => {
      const page = await stage.person(wishes);
      people.push(page);
      return page;
    };
    try {
      await Promise.race([
        test({ ...stage, person }),
        new Promise((_, late) => setTimeout(() => late(new Error('took longer than three minutes')), 180_000).unref()),
      ]);
      const troubles = people.flatMap((page) => page.troubles);
      if (troubles.length) throw new Error(`the page complained: ${troubles.join('; ')}`);
      passed += 1;
      console.log(`ok      ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failures.push(name);
      console.log(`FAILED  ${name}: ${error.stack ?? error}`);
      for (const [index, page] of people.entries()) {
        if (!page.isClosed()) await page.screenshot({ path: `../build/screenshots/failed-${failures.length}-${index}.png` }).catch(() => {});
      }
    } finally {
      for (const page of people) await page.context().close().catch(() => {});
    }
  }
} finally {
  await stage.close();
}
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);
