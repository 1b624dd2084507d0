// Discs: placed and flicked by mouse, by finger and by keys, and played as the engine moved them.
import { equal, expect, shot } from './stage.mjs';

const revision = (page) => page.locator('[data-revision]').getAttribute('data-revision');
const moved = (page, old) => page.waitForFunction(
  (before) => document.querySelector('.outcome') || document.querySelector('[data-revision]')?.getAttribute('data-revision') !== before, old, { timeout: 60_000 });
const shooting = '.prompt .aim input[type="range"][max="100"]';

/** A table at which one person plays every hero and a bot the Overseer, led on to a first shot. */
async function toShot(page, base, table) {
  const made = await table([{ name: 'Nora' }, { name: 'Teo', bot: 'random' }], { game: 'catacombs', seed: 3 });
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  for (let count = 0; count < 80; ++count) {
    await page.waitForFunction((shot) => document.querySelector('.outcome') || document.querySelector(shot)
      || document.querySelector('.prompt .choices button:not([disabled]).choice, .prompt .choices button:not([disabled]).can'), shooting, { timeout: 60_000 });
    if (await page.locator('.outcome').count()) throw new Error('the game is over before anybody shot');
    if (await page.locator(shooting).count()) return made;
    const before = await revision(page);
    const place = page.locator('.prompt .aim .first');
    if (await place.count()) {
      await place.click();
      if (await page.locator(shooting).count()) return made;
    } else {
      const all = page.locator('.prompt .choices button.can:not([disabled], [aria-expanded]), .prompt .choices button.choice:not([disabled])');
      await all.first().click();
      await page.waitForTimeout(150);
      if (await page.locator('.prompt .aim').count()) continue;
    }
    await moved(page, before);
  }
  throw new Error('nobody ever came to shoot');
}

/** Where the disc that is aimed lies on the page. */
const aimed = (page) => page.locator('.aim .shot').boundingBox().then((box) => [box.x + box.width / 2, box.y + box.height / 2]);

export const tests = [
  ['a disc is flicked by dragging it', async ({ base, person, table }) => {
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
    await page.getByRole('button', { name: 'See it again' }).waitFor();
    const sent = page.frames_.filter((frame) => frame.includes('"do":"motion"'));
    expect(sent.length > 0, 'no motion was sent');
    await shot(page, 'catacombs-flicked');
  }],

  ['a disc is flicked by a finger', async ({ base, person, table }) => {
    const page = await person({ phone: true });
    await toShot(page, base, table);
    await shot(page, 'catacombs-phone');
    const [x, y] = await aimed(page);
    const before = await revision(page);
    const wire = await page.context().newCDPSession(page);
    const touch = (type, points) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
    await touch('touchStart', [[x, y]]);
    for (let step = 1; step <= 6; ++step) await touch('touchMove', [[x - 10 * step, y + 2 * step]]);
    await touch('touchEnd', []);
    await moved(page, before);
  }],

  ['a disc is flicked by keys alone', async ({ base, person, table }) => {
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
  }],
];
