// What a board costs in each frame with pictures and without: script and layout, by the browser's own trace, while the
// board is zoomed and moved. Needs build/tavola and a built client; another machine gives other times, so what is asked
// of it is the ratio.
//   node tools/frames.mjs [salem arkham avalon catacombs] [--most 1.5]
import { chromium } from 'playwright-core';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { most: { type: 'string' } } });
process.env.TAVOLA_SERVE ??= `--web ${join(web, 'dist')}`;
const [{ openHouse }, { stillTable }, { pictured, sceneAfter }] = await Promise.all([
  import('../e2e/stage.mjs'),
  import('../e2e/still.mjs'),
  import('../e2e/pictured.mjs'),
]);
const choices = { salem: 30, arkham: 60, avalon: 30, catacombs: 20 };
const script = 'FunctionCall EvaluateScript FireAnimationFrame FireIdleCallback TimerFire EventDispatch RunMicrotasks';
const work = new Set([...script.split(' '), 'UpdateLayoutTree', 'Layout']);

/** Milliseconds of script and layout in each frame. */
function framesOf(events) {
  const marks = events.filter(({ name, cat }) => name === 'frame' && cat.includes('user_timing'));
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const main = marks[0] && thread(marks[0]);
  const times = marks.map(({ ts }) => ts).sort((a, b) => a - b);
  const spans = events
    .filter((each) => each.ph === 'X' && work.has(each.name) && thread(each) === main)
    .sort((a, b) => a.ts - b.ts);
  const sums = new Array(Math.max(0, times.length - 1)).fill(0);
  let end = 0;
  let frame = 0;
  for (const { ts, dur = 0 } of spans) {
    // What lies inside another is counted with it.
    const from = Math.max(ts, end);
    end = Math.max(end, ts + dur);
    while (frame < sums.length - 1 && from >= times[frame + 1]) frame += 1;
    if (ts >= (times[0] ?? 0) && from < end && frame < sums.length) sums[frame] += (end - from) / 1000;
  }
  return sums;
}
const p95 = (list) => [...list].sort((a, b) => a - b)[Math.floor(0.95 * list.length)] ?? 0;

async function measure(browser, base, made, pictures) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((wish) => {
    localStorage.setItem(
      'tavola.settings',
      JSON.stringify({ stage: 'off', askName: false, sound: false, pictures: wish }),
    );
  }, pictures);
  const page = await context.newPage();
  const { show } = await stillTable(page, base);
  await show(made);
  if (pictures === 'all')
    await page.waitForFunction(
      () =>
        document.querySelector('.ground') &&
        [...document.querySelectorAll('[data-picture]')].every((each) => each.classList.contains('there')),
      null,
      { timeout: 60_000 },
    );
  await page.waitForTimeout(500);
  const box = await page.locator('.view').first().boundingBox();
  const wire = await context.newCDPSession(page);
  const events = [];
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await wire.send('Tracing.start', { categories: 'devtools.timeline,blink.user_timing', transferMode: 'ReportEvents' });
  await page.evaluate(() => {
    const tick = () => (performance.mark('frame'), requestAnimationFrame(tick));
    tick();
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let n = 0; n < 8; ++n) await page.mouse.wheel(0, -60);
  await page.mouse.down();
  for (let n = 0; n < 60; ++n) await page.mouse.move(x + 120 * Math.sin(n / 8), y + 70 * Math.cos(n / 11));
  await page.mouse.up();
  for (let n = 0; n < 8; ++n) await page.mouse.wheel(0, 60);
  const done = new Promise((then) => wire.once('Tracing.tracingComplete', then));
  await wire.send('Tracing.end');
  await done;
  await context.close();
  return p95(framesOf(events));
}

const house = await openHouse();
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let worst = 0;
try {
  for (const game of positionals.length > 0 ? positionals : Object.keys(choices)) {
    const made = await sceneAfter(game, 2, choices[game] ?? 30);
    const scene = { ...made, scene: pictured(made.scene) };
    const without = await measure(browser, house.base, scene, 'none');
    const with_ = await measure(browser, house.base, scene, 'all');
    const ratio = with_ / Math.max(0.1, without);
    worst = Math.max(worst, ratio);
    console.log(
      `${game.padEnd(10)} p95 of script and layout in a frame: ${without.toFixed(1)} ms without pictures, ` +
        `${with_.toFixed(1)} ms with them, ${ratio.toFixed(2)} times`,
    );
  }
} finally {
  await browser.close();
  await house.stopServer();
}
process.exit(values.most && worst > Number(values.most) ? 1 : 0);
