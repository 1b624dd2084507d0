// Several towns at one table: one lies in front, the others are on tabs, in a desktop's frame and a
// phone's; and a table is chosen with its boxes.
import { choose, equal, expect, fingers, shot } from './stage.mjs';
import { preparedArkham, stillTable } from './still.mjs';

const three = { game: 'arkham', seed: 7, options: { dunwich: 'yes', kingsport: 'yes' } };

async function sit(page, base, made) {
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  await page.locator('.table').waitFor();
  await page.locator('.towns .tab').nth(2).waitFor();
}
const front = (page) => page.locator('.towns .tab.front strong').textContent();
const drawn = (page, place) => page.locator(`[data-node="${place}"]`).count();

export const tests = [
  [
    'three towns: one in front, the others on tabs',
    async ({ base, person, table }) => {
      const page = await person();
      await sit(page, base, await table([{ name: 'Nora' }], three));
      equal(await front(page), 'Arkham', 'the town where it begins');
      expect(
        (await drawn(page, 'woods')) === 1 && (await drawn(page, 'dunwich_village')) === 0,
        'another town is drawn as well',
      );
      const frame = await page.locator('.stage').first().boundingBox();
      await page.keyboard.press('.');
      await page.locator('.towns .tab.front', { hasText: 'Dunwich' }).waitFor();
      expect(
        (await drawn(page, 'dunwich_village')) === 1 && (await drawn(page, 'woods')) === 0,
        'the town did not turn',
      );
      expect((await drawn(page, 'sky')) === 1, 'what belongs to no town is seen with each of them');
      await page.locator('.towns .tab', { hasText: 'Kingsport' }).locator('.turn').click();
      await page.locator('.towns .tab.front', { hasText: 'Kingsport' }).waitFor();
      equal(await page.locator('.stage').first().boundingBox(), frame, 'the frame moved');
      await shot(page, 'towns-kingsport');
      await page.keyboard.press(',');
      await page.keyboard.press(',');
      await page.locator('.towns .tab.front', { hasText: 'Arkham' }).waitFor();
      // Nothing turns while one plays on in the same town.
      await choose(page, 0);
      equal(await front(page), 'Arkham', 'the town turned by itself');
    },
  ],

  [
    'three towns on a phone',
    async ({ base, person, table }) => {
      const page = await person({ phone: true, lang: 'it' });
      await sit(page, base, await table([{ name: 'Nora' }], { ...three, lang: 'it' }));
      const tabs = page.locator('.towns .tab');
      equal(await tabs.count(), 3, 'tabs');
      await tabs.nth(1).locator('.turn').tap();
      await page.locator('.towns .tab.front', { hasText: 'Dunwich' }).waitFor();
      expect((await drawn(page, 'dunwich_village')) === 1, 'the town did not turn');
      for (const tab of await tabs.all())
        expect(((await tab.boundingBox())?.height ?? 0) >= 44, 'a tab is too low for a finger');
      await shot(page, 'towns-phone');
      // A finger that goes to the left turns to the next town, one that goes to the right turns back.
      const touch = await fingers(page);
      const { x, y, width, height } = await page.locator('.view > svg').boundingBox();
      const swipe = async (from, to) => {
        await touch('touchStart', [[x + width * from, y + height / 2]]);
        for (let step = 1; step <= 5; ++step)
          await touch('touchMove', [[x + width * (from + ((to - from) * step) / 5), y + height / 2]]);
        await touch('touchEnd', []);
      };
      await swipe(0.8, 0.3);
      await page.locator('.towns .tab.front', { hasText: 'Kingsport' }).waitFor();
      // Its tracks open over the question, and a bar leads back to it.
      await page.locator('.board > .bar').click();
      await page.locator('.sheet .track').nth(2).waitFor();
      await page.locator('.turnbar').click();
      await page.locator('.sheet').waitFor({ state: 'detached' });
      await swipe(0.3, 0.8);
      await page.locator('.towns .tab.front', { hasText: 'Dunwich' }).waitFor();
    },
  ],

  [
    'on a phone the tracks of a town stand on its tab, and whole when they go on',
    async ({ base, person }) => {
      const page = await person({ phone: true, lang: 'it' });
      const still = await stillTable(page, base);
      const table = await preparedArkham(2, 'azathoth', () => {}, 'it', three.options);
      const shown = await table.see();
      table.close();
      await still.show(shown);
      const tab = page.locator('.towns .tab', { hasText: 'Kingsport' });
      expect(await tab.locator('.pips').isVisible(), 'nothing is told of its tracks');
      const tracks = shown.scene.tracks.filter((track) => track.board === 'town_kingsport');
      const go = (many) =>
        still.next(
          {
            ...shown,
            scene: {
              ...shown.scene,
              tracks: shown.scene.tracks.map((track) =>
                tracks.indexOf(track) >= tracks.length - many ? { ...track, at: track.at + 1 } : track,
              ),
            },
          },
          [],
        );
      go(2);
      const moved = tab.locator('.moved');
      await moved.waitFor();
      expect(
        await moved.evaluate(
          (each) => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1,
        ),
        `it is cut: ${await moved.textContent()}`,
      );
      const [line, whole] = [await moved.boundingBox(), await tab.boundingBox()];
      expect(line.y + line.height <= whole.y + whole.height, 'it leaves its tab');
      // Of three there is no room for words.
      go(3);
      await moved.waitFor({ state: 'detached' });
      expect(await tab.locator('.pips').isVisible(), 'nothing is told of three tracks');
    },
  ],

  [
    'an open rift, what is in force and a train without a fare are told',
    async ({ base, person }) => {
      const boxes = {
        dunwich: 'yes',
        kingsport: 'yes',
        yellow: 'yes',
        herald: 'the_king_in_yellow',
        guardian: 'nodens',
      };
      const markers = [
        'progress_seventh_house_on_the_left',
        'progress_congregational_hospital',
        'progress_st_erasmus_home',
        'progress_water_st_607',
      ];
      const prepared = await preparedArkham(
        2,
        'cthulhu',
        (state) => {
          state.rifts[0] = {
            rift: 'black_moon',
            place: 'southside_streets',
            marks: [],
            spaces: markers,
            explored: ['1'],
          };
          Object.assign(state.investigators[0], { place: 'train_station', money: 0 });
          Object.assign(state, { phase: 'movement', stage: 'moving', active: '0', points: 3 });
        },
        'en',
        boxes,
      );
      const page = await person();
      const { show } = await stillTable(page, base);
      await show(await prepared.see(0));
      prepared.close();
      const kingsport = page.locator('.towns .tab', { hasText: 'Kingsport' });
      await kingsport.locator('.shut').click();
      await kingsport.locator('.card', { hasText: 'costs' }).waitFor();
      // Who points at a folded town reads its gauges.
      await kingsport.locator('.turn').hover();
      await kingsport.locator('.card', { hasText: 'open, Southside Streets: 1 of 4 explored' }).waitFor();
      await kingsport.locator('.turn').click();
      await page.locator('.panel .track.open', { hasText: 'Southside Streets' }).waitFor();
      await page.locator('button.seals').click();
      const told = page.locator('.forces li');
      equal((await told.count()) >= 2, true, 'herald and guardian are in force');
      for (const each of await told.all())
        expect(
          ((await each.locator('p').first().textContent()) ?? '').length > 10,
          'what is in force does not say what it does',
        );
      await shot(page, 'towns-in-force');
    },
  ],

  [
    'a replay turns towns and shows the cards that were staged',
    async ({ base, person, table }) => {
      const page = await person();
      const made = await table([{ name: 'Nora' }], three);
      await sit(page, base, made);
      for (let n = 0; n < 3; ++n) await choose(page, 0);
      await page.goto(`${base}/t/${made.table}/replay#${made.tokens.seats[0]}`);
      await page.locator('.towns .tab').nth(2).locator('.turn').click();
      await page.locator('.towns .tab.front', { hasText: 'Kingsport' }).waitFor();
      await page.locator('input[type="range"]').focus();
      await page.keyboard.press('Home');
      await page
        .locator('.dock')
        .getByRole('button', { name: /See the card/ })
        .click();
      await page.locator('.staged [role="dialog"]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.staged').waitFor({ state: 'detached' });
    },
  ],

  [
    'a table is chosen with its boxes',
    async ({ base, person }) => {
      const page = await person();
      await page.goto(base);
      await page.locator('.game', { hasText: 'Arkham Horror' }).click();
      await page.getByRole('button', { name: 'Change options', exact: true }).click();
      const box = page.locator('.box', { hasText: 'Dunwich Horror' });
      expect(((await box.locator('small').textContent()) ?? '').length > 20, 'the box does not say what it brings');
      await box.locator('input').check();
      await page.getByRole('button', { name: 'Begin', exact: true }).first().click();
      await page.locator('.towns .tab').nth(1).waitFor();
    },
  ],
];
