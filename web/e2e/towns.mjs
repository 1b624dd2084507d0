// Several towns at one table: one lies in front, the others are on tabs, in a desktop's frame and a
// phone's; and a table is chosen with its boxes.
import { choose, equal, expect, shot } from './stage.mjs';

const three = { game: 'arkham', seed: 7, options: { dunwich: 'yes', kingsport: 'yes' } };

async function sit(page, base, made) {
  await page.goto(`${base}/t/${made.table}#${made.tokens.seats[0]}`);
  await page.locator('.table').waitFor();
  await page.locator('.towns .tab').nth(2).waitFor();
}
const front = (page) => page.locator('.towns .tab.front strong').textContent();
const drawn = (page, place) => page.locator(`[data-node="${place}"]`).count();

export const tests = [
  ['three towns: one in front, the others on tabs', async ({ base, person, table }) => {
    const page = await person();
    await sit(page, base, await table([{ name: 'Nora' }], three));
    equal(await front(page), 'Arkham', 'the town where it begins');
    expect((await drawn(page, 'woods')) === 1 && (await drawn(page, 'dunwich_village')) === 0, 'another town is drawn as well');
    const frame = await page.locator('.stage').first().boundingBox();
    await page.keyboard.press('.');
    await page.locator('.towns .tab.front', { hasText: 'Dunwich' }).waitFor();
    expect((await drawn(page, 'dunwich_village')) === 1 && (await drawn(page, 'woods')) === 0, 'the town did not turn');
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
  }],

  ['three towns on a phone', async ({ base, person, table }) => {
    const page = await person({ phone: true, lang: 'it' });
    await sit(page, base, await table([{ name: 'Nora' }], { ...three, lang: 'it' }));
    const tabs = page.locator('.towns .tab');
    equal(await tabs.count(), 3, 'tabs');
    await tabs.nth(1).locator('.turn').tap();
    await page.locator('.towns .tab.front', { hasText: 'Dunwich' }).waitFor();
    expect((await drawn(page, 'dunwich_village')) === 1, 'the town did not turn');
    for (const tab of await tabs.all()) expect(((await tab.boundingBox())?.height ?? 0) >= 44, 'a tab is too low for a finger');
    await shot(page, 'towns-phone');
  }],

  ['a table is chosen with its boxes', async ({ base, person }) => {
    const page = await person();
    await page.goto(base);
    await page.locator('.game', { hasText: 'Arkham Horror' }).click();
    await page.getByRole('button', { name: 'Options' }).click();
    const box = page.locator('.box', { hasText: 'Dunwich Horror' });
    expect(((await box.locator('small').textContent()) ?? '').length > 20, 'the box does not say what it brings');
    await box.locator('input').check();
    await page.getByRole('button', { name: 'Begin' }).first().click();
    await page.locator('.towns .tab').nth(1).waitFor();
  }],
];
