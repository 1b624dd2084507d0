// What stands above the board: what wins and what loses, how near a threshold is, and the rooms of a
// catacomb; on a phone the same is found in the strip and on its pages.
import { equal, expect, settled } from './stage.mjs';
import { openEngine } from './prompts.mjs';
import { stillTable } from './still.mjs';

/** The scene of whoever decides once it is as wished, while bots play by themselves; it is looked at after
 *  so many decisions each. */
async function sceneOf(game, wished, { seats = 2, seed = 1, options = {}, most = 400, at = 1 } = {}) {
  const engine = openEngine();
  try {
    let status = await engine.ask({
      do: 'new',
      game,
      seats,
      seed,
      players: ['Nora', 'Teo'].slice(0, seats),
      options,
      lang: 'en',
    });
    for (let step = 0; status.decision && step < most; ++step) {
      const { scene } = await engine.ask({ do: 'see', seat: status.decision.seat, lang: 'en' });
      if (wished(scene)) return { scene, seats, prompt: status.decision.prompt };
      status = await engine.ask({ do: 'bot', bot: 'greedy', decisions: at, seed: step });
    }
  } finally {
    engine.close();
  }
  throw new Error(`${game} never came to what was wished`);
}

const texts = (page, selector) =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.textContent.trim()));
const wholly = (page, selector) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.every((each) => each.scrollHeight <= each.clientHeight + 2 && each.scrollWidth <= each.clientWidth + 2),
    );

export const tests = [
  [
    'what wins and what loses is told in every game, beside the board and on a phone',
    async ({ base, person }) => {
      const page = await person({ painted: false });
      const { show } = await stillTable(page, base);
      for (const [game, options] of [
        ['salem', {}],
        ['catacombs', {}],
        ['arkham', {}],
        ['avalon', { table: 'training' }],
      ]) {
        const shown = await sceneOf(
          game,
          (scene) => scene.goals?.some((goal) => goal.kind === 'to-win') && scene.decision,
          { options },
        );
        const told = (kind) => shown.scene.goals.filter((goal) => goal.kind === kind).map((goal) => goal.text);
        expect(told('to-win').length > 0 && told('to-lose').length > 0, `${game} does not say how it ends`);
        await page.setViewportSize({ width: 1440, height: 900 });
        await show(shown);
        await settled(page);
        const band = page.locator('.band [data-id="goals"]');
        const words = await band.textContent();
        expect(
          told('to-lose').some((text) => words.includes(text)),
          `${game} says nothing of losing: ${words}`,
        );
        expect(await wholly(page, '.band .ends > .win, .band .ends > .lose'), `${game} says it in part: ${words}`);
        // Pressed, it says all of it.
        await band.click();
        const all = [...told('to-win'), ...told('to-lose')];
        const unsaid = (said) => all.filter((text) => !said.some((each) => each.startsWith(text)));
        equal(unsaid(await texts(page, '.band .hanging li')), [], `${game} does not say`);
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 390, height: 844 });
        await page.locator('.phone-tabs button').nth(1).click();
        await page.locator('.phone-page .goals.lose').waitFor();
        equal(unsaid(await texts(page, '.phone-page .goals li')), [], `a phone does not say of ${game}`);
        await page.locator('.phone-tabs button').first().click();
      }
    },
  ],

  [
    'what wins stays beside what loses where cards lie open, and names end in dots',
    async ({ base, person }) => {
      const page = await person({ painted: false });
      const { show } = await stillTable(page, base);
      const open = (scene) =>
        scene.panels
          ?.find((panel) => panel.kind === 'row' && panel.place === 'dock')
          ?.lines?.flatMap((line) => line.cards ?? []) ?? [];
      const shown = await sceneOf(
        'arkham',
        (scene) => scene.decision && open(scene).length === 2 && (scene.omens ?? []).length >= 3,
        { most: 900 },
      );
      const cards = shown.scene.cards.map((card) =>
        open(shown.scene).includes(card.id)
          ? { ...card, name: `${card.name} and What Came of It`, brief: undefined }
          : card,
      );
      await show({ ...shown, scene: { ...shown.scene, cards } });
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
      ]) {
        await page.setViewportSize({ width, height });
        await settled(page);
        // Where there is room for neither, a sign of both leads to them.
        const neither = await page.locator('.band .ends > .signs').isVisible();
        if (neither)
          expect(
            /○ \d+\/\d+ △ \d+\/\d+/.test(await page.locator('.band .ends > .signs').textContent()),
            'the signs have no numbers',
          );
        for (const kind of neither ? [] : ['win', 'lose']) {
          const line = page.locator(`.band .ends > .${kind}`);
          expect((await line.evaluate((each) => each.clientWidth)) > 60, `nothing of what ${kind}s at ${width}`);
          expect(
            await line.evaluate(
              (each) => each.scrollHeight <= each.clientHeight + 2 && each.scrollWidth <= each.clientWidth + 1,
            ),
            `what ${kind}s is cut at ${width}`,
          );
        }
        const hard = await page.locator('.band .way .sign > span:last-child').evaluateAll(
          (all) =>
            all.filter((each) => {
              const item = each.closest('li');
              return (
                item.scrollWidth > item.clientWidth + 1 ||
                (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).textOverflow !== 'ellipsis')
              );
            }).length,
        );
        equal(hard, 0, `names are cut hard at ${width}`);
      }
    },
  ],

  [
    'a threshold that is near warns in colour, shape and words',
    async ({ base, person }) => {
      const page = await person({ painted: false });
      const { show } = await stillTable(page, base);
      const near = (scene) =>
        scene.decision &&
        scene.tracks?.some(
          (track) => track.warn && ['doom', 'terror', 'gates', 'monsters', 'necron'].includes(track.id),
        );
      const colour = (at) => page.evaluate((selector) => getComputedStyle(document.querySelector(selector)).color, at);
      for (const game of ['salem', 'arkham']) {
        const shown = await sceneOf(game, near, { seed: 3, at: 5 });
        const track = shown.scene.tracks.find(
          (each) => each.warn && ['doom', 'terror', 'gates', 'monsters', 'necron'].includes(each.id),
        );
        await page.setViewportSize({ width: 1440, height: 900 });
        await show(shown);
        await settled(page);
        const gauge = `.band .gauge[data-id="${track.id}"]`;
        expect(
          (await page.locator(gauge).getAttribute('aria-label')).includes(track.warn),
          `${track.id} is not spoken of`,
        );
        expect((await page.locator(`${gauge} .near`).count()) === 1, `${track.id} has no triangle`);
        const warned = await colour(`${gauge} b`);
        // What is still far has another colour.
        const far = await page.evaluate((own) => {
          const calm = document.querySelector('.band .gauge:not(.warns) b, .band .label');
          return calm && !calm.closest(own) ? getComputedStyle(calm).color : '';
        }, gauge);
        expect(warned !== far, `${track.id} warns in the colour of everything else`);
        await page.setViewportSize({ width: 390, height: 844 });
        await settled(page);
        expect(
          /▲/.test(await page.locator(`.strip [data-id="${track.id}"]`).textContent()),
          `the strip does not warn of ${track.id}`,
        );
        // It does so because it is near: the same table without the warning is calm.
        await page.setViewportSize({ width: 1440, height: 900 });
        await show({
          ...shown,
          scene: { ...shown.scene, tracks: shown.scene.tracks.map(({ warn: _, ...each }) => each) },
        });
        equal(await page.locator('.band .warns').count(), 0, 'warns of nothing');
      }
    },
  ],

  [
    'the rooms of a catacomb stand in a row: what is behind, where one is, what lies ahead',
    async ({ base, person }) => {
      const page = await person({ painted: false });
      const { show } = await stillTable(page, base);
      const shown = await sceneOf(
        'catacombs',
        (scene) => scene.decision && scene.cards?.some((card) => card.states?.includes('in-use')),
      );
      const row = shown.scene.panels.find(
        (panel) =>
          panel.place === 'band' ||
          panel.lines?.some((line) =>
            line.cards?.some((id) => shown.scene.cards.find((card) => card.id === id)?.states?.includes('in-use')),
          ),
      );
      const rooms = row.lines.flatMap((line) => line.cards ?? []);
      const at = rooms.findIndex((id) => shown.scene.cards.find((card) => card.id === id).states?.includes('in-use'));
      await show(shown);
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
        [1024, 768],
      ]) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const signs = page.locator('.band .way li');
        equal(await signs.count(), rooms.length, 'rooms');
        equal(
          await signs.evaluateAll((all) => all.findIndex((each) => each.ariaCurrent === 'step')),
          at,
          'where one is',
        );
        equal(await page.locator('.band .way .past').count(), at, 'rooms behind');
        // Where one is can be seen, and no name is cut.
        const cut = await signs.evaluateAll((all) => {
          const band = document.querySelector('.band').getBoundingClientRect();
          return all
            .filter((each) => {
              const box = each.getBoundingClientRect();
              return (
                box.top < band.top - 1 ||
                box.bottom > band.bottom + 1 ||
                each.scrollWidth > each.clientWidth + 1 ||
                each.scrollHeight > each.clientHeight + 2
              );
            })
            .map((each) => each.textContent.trim());
        });
        equal(cut, [], `cut at ${width}`);
      }
      // The next room: the one before is ticked off.
      const played = new Set(rooms.slice(0, at + 1));
      const cards = shown.scene.cards.map((card) =>
        played.has(card.id)
          ? { ...card, states: ['played'] }
          : card.id === rooms[at + 1]
            ? { ...card, face: 'up', states: ['in-use'] }
            : card,
      );
      await show({ ...shown, scene: { ...shown.scene, cards } });
      equal(
        await page.locator('.band .way li').evaluateAll((all) => all.findIndex((each) => each.ariaCurrent === 'step')),
        at + 1,
        'one room further',
      );
      equal(await page.locator('.band .way .past .tick').count(), at + 1, 'rooms ticked off');
    },
  ],
];
