// Dice as they fall: all of a roll at once, each marked by the rule of that roll; the last battle on
// its own stage; and what warns before it happens.
import { equal, expect, settled, shot } from './stage.mjs';
import { preparedArkham, stillTable } from './still.mjs';

const sizes = [
  [1440, 900],
  [1280, 720],
  [390, 844],
];

/** Nora beside a ghoul, with a weapon and two Clues. */
export function fight(state) {
  const nora = state.investigators[0];
  nora.place = 'downtown_streets';
  nora.clues = 2;
  nora.stops.fight_will = 3;
  state.decks.cup = without(state.decks.cup, 'ghoul');
  state.monsters = [
    ...state.monsters.filter((each) => each.place !== 'downtown_streets'),
    { slot: 40, kind: 'ghoul', place: 'downtown_streets' },
  ];
  state.phase = 'movement';
  state.stage = 'monsters';
  state.active = '0';
}

/** A deck with one card less, wherever it lies. */
function without(deck, card) {
  const found = structuredClone(deck);
  for (const part of Object.values(found)) {
    const at = Array.isArray(part) ? part.indexOf(card) : -1;
    if (at < 0) continue;
    part.splice(at, 1);
    return found;
  }
  throw new Error(`no ${card} is left`);
}

/** Four before the Ancient One; two have attacked, the third is about to. */
export function battle(state) {
  Object.assign(state, {
    phase: 'battle_attack',
    stage: 'begin',
    doom: 9,
    battle_round: 2,
    battle_successes: 1,
    first: 2,
    active: '0',
  });
  state.investigators[2].battle_hits = 2;
  state.investigators[3].battle_hits = 3;
}

/** The dice that are in sight: face, and whether they are marked as successes. */
const dice = (page) =>
  page
    .locator('.die')
    .evaluateAll((all) => all.map((each) => [Number(each.dataset.face), each.classList.contains('hit')]));

/** Nora among three monsters. */
export function foes(state) {
  fight(state);
  for (const [slot, kind] of [
    [41, 'vampire'],
    [42, 'zombie'],
  ]) {
    state.decks.cup = without(state.decks.cup, kind);
    state.monsters.push({ slot, kind, place: 'downtown_streets' });
  }
}

export const tests = [
  [
    'several foes stand side by side, each with what it can do',
    async ({ base, person }) => {
      const page = await person();
      const { show } = await stillTable(page, base);
      const arkham = await preparedArkham(1, 'yig', foes);
      try {
        await show(await arkham.see());
        for (const [width, height] of [
          [1440, 900],
          [1280, 720],
        ]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const boxes = await page
            .locator('.contest.small')
            .evaluateAll((all) =>
              all.map((each) => each.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
            );
          equal(boxes.length, 3);
          expect(
            boxes.every(({ top, left }, i) => top === boxes[0].top && (i === 0 || left >= boxes[i - 1].right)),
            `at ${width}x${height} they do not stand side by side: ${JSON.stringify(boxes)}`,
          );
          await shot(page, `arkham-foes-${width}`);
        }
        equal(
          await page
            .locator('.contest .traits')
            .evaluateAll((all) => all.map((each) => [...each.children].map((word) => word.textContent))),
          [['Ambush'], ['Physical Resistance', 'Undead'], ['Undead']],
        );
      } finally {
        arkham.close();
      }
    },
  ],

  [
    'the dice of a fight fall together and are marked by the rule',
    async ({ base, person }) => {
      const page = await person({ still: false });
      const { show, next } = await stillTable(page, base);
      const arkham = await preparedArkham(1, 'yig', fight);
      try {
        await arkham.choose('fight');
        equal(arkham.status().decision.prompt, 'hands');
        await show(await arkham.see());
        await page.locator('.contest').waitFor();
        const { scene } = await arkham.see();
        const count = scene.panels.find((panel) => panel.kind === 'roll').lines.find((line) => line.sum).sum.total;
        const misses = [4, 3, 2, 1, 4, 3, 2, 1].slice(0, count);
        const answer = await arkham.choose('fight_on', misses);
        const revision = next(await arkham.see(), answer.events);
        // In the air they are blank, and none is marked.
        await page.locator('.contest .falling').first().waitFor();
        equal(await page.locator('.contest .die.hit').count(), 0, 'dice that are marked in the air');
        equal(await page.locator('.contest .falling').count(), count, 'dice that fall together');
        await page.locator(`[data-revision="${revision}"] .prompt`).waitFor();
        equal((await dice(page)).filter(([, hit]) => hit).length, 0, 'successes');
        equal((await page.locator('.contest .headline b').textContent()).trim(), 'One more success');
        // A Clue buys one more die, and it joins the others.
        const bought = await arkham.choose('spend_clue', [6]);
        next(await arkham.see(), bought.events);
        await page.locator('.contest .die.hit').waitFor();
        const pool = misses.map((face) => [face, false]).sort(([a], [b]) => b - a);
        equal(await dice(page), [[6, true], ...pool], 'the pool');
        equal((await page.locator('.contest .headline b').textContent()).trim(), '1 success: enough');
        await shot(page, 'dice-fight');
      } finally {
        arkham.close();
      }
    },
  ],

  [
    'dice that nobody decides about lie over the board, also for those who want no motion',
    async ({ base, person }) => {
      const page = await person();
      const { show, next } = await stillTable(page, base);
      const arkham = await preparedArkham(1, 'yig', fight);
      try {
        await show(await arkham.see());
        const answer = await arkham.choose('evade', [5, 2]);
        next(await arkham.see(), answer.events);
        const marked = page.locator('.die.hit[data-face="5"]').first();
        await marked.waitFor();
        equal(await page.locator('.falling').count(), 0, 'dice that move');
        equal(
          await page
            .locator('.die.hit')
            .evaluateAll((all) => all.filter((each) => Number(each.dataset.face) < 5).length),
          0,
          'dice that are marked and do not count',
        );
      } finally {
        arkham.close();
      }
    },
  ],

  [
    'the last battle has a stage of its own, whole at every size',
    async ({ base, person }) => {
      for (const lang of ['en', 'it', 'es']) {
        const page = await person({ lang });
        const { show, next } = await stillTable(page, base);
        const arkham = await preparedArkham(4, 'hastur', battle, lang);
        try {
          await show(await arkham.see());
          const stage = page.locator('.finale');
          await stage.waitFor();
          equal(await page.locator('.finale .pips i.on').count(), 9, 'doom that is left');
          equal(
            await page
              .locator('.finale .mates li')
              .evaluateAll((all) => all.map((each) => each.className.split(' ')[0])),
            ['done', 'done', 'now', 'next'],
            'who has attacked',
          );
          expect(
            (await page.locator('.finale .paper p').first().textContent()).length > 20,
            'the next attack is not told',
          );
          expect((await page.locator('.finale .chances .way').count()) > 0, 'no odds of an attack');
          expect(
            (await page.locator('.dock .choice, .dock .can').first().textContent()).match(/\d\s*%/),
            'the attack has no chance',
          );
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            const cut = await page.evaluate(() => {
              const frame = document.querySelector('.finale');
              return [...frame.querySelectorAll('h2, .beat, .paper, .told, .chances, .mates li')]
                .filter((each) => {
                  each.scrollIntoView({ block: 'nearest' });
                  const [inner, outer] = [each.getBoundingClientRect(), frame.getBoundingClientRect()];
                  return (
                    inner.left < outer.left - 1 ||
                    inner.right > outer.right + 1 ||
                    (inner.height <= outer.height && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1)) ||
                    each.scrollWidth > each.clientWidth + 2
                  );
                })
                .map((each) => each.className || each.tagName);
            });
            equal(cut, [], `cut off at ${width}x${height} in ${lang}`);
            await shot(page, `battle-${lang}-${width}`);
          }
          equal(await page.locator('.over').count(), 0, 'overlays beside the battle');
          // The dice of an attack fall in sight.
          await page.setViewportSize({ width: 1280, height: 720 });
          await arkham.choose('attack');
          await show(await arkham.see());
          const rolled = await arkham.choose('fight_on');
          next(await arkham.see(), rolled.events);
          await page.locator('.finale .rolled').waitFor();
          const [inner, outer] = await page.evaluate(() =>
            ['.finale .rolled', '.finale'].map((each) => document.querySelector(each).getBoundingClientRect().bottom),
          );
          expect(inner <= outer + 1, `the dice end at ${Math.round(inner)} of ${Math.round(outer)}`);
        } finally {
          arkham.close();
        }
      }
    },
  ],

  [
    'what is about to happen is told in words and with a sign, and nothing of the band is cut',
    async ({ base, person }) => {
      for (const lang of ['en', 'it', 'es']) {
        const page = await person({ lang });
        const { show } = await stillTable(page, base);
        const arkham = await preparedArkham(
          8,
          'yig',
          (state) => {
            state.doom = 8;
            state.terror = 2;
            state.investigators[0].sanity = 1;
          },
          lang,
        );
        try {
          await show(await arkham.see());
          for (const [width, height] of [
            [1440, 900],
            [1280, 720],
          ]) {
            await page.setViewportSize({ width, height });
            await settled(page);
            equal(
              await page.locator('.band .warns').evaluateAll((all) => all.map((each) => each.dataset.id)),
              ['doom', 'terror'],
              'what warns',
            );
            for (const each of await page.locator('.band .warns').all()) {
              const text = await each.textContent();
              expect(
                text.includes('▲') && /Yig|General|Emporio|Almac/.test(text),
                `"${text}" does not say what happens`,
              );
            }
            const cut = await page.evaluate(() => {
              const cells = document.querySelector('.band .cells');
              const texts = [...cells.querySelectorAll('.says, .beside, .name, .ends > span')].filter(
                (each) => each.getClientRects().length > 0,
              );
              return [
                ...(cells.scrollWidth > cells.clientWidth + 1 ? ['the band scrolls'] : []),
                ...texts
                  .filter(
                    (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3,
                  )
                  .map((each) => each.textContent.trim()),
              ];
            });
            equal(cut, [], `cut at ${width}x${height} in ${lang}`);
            const [needs, has] = await page
              .locator('.sheets')
              .evaluate((each) => [each.scrollHeight, each.clientHeight]);
            expect(needs <= has + 4, `one's own sheet needs ${needs} px of ${has} at ${width}x${height} in ${lang}`);
            await shot(page, `warns-${lang}-${width}`);
          }
          await page.setViewportSize({ width: 390, height: 844 });
          await page.locator('.strip .warns').nth(1).waitFor();
          equal(await page.locator('.strip .warns').count(), 2, 'what warns in the strip');
        } finally {
          arkham.close();
        }
      }
    },
  ],
];
