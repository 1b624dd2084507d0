// The pictures: that they stay the same, stay in their frame and hold no letters, whatever is drawn.
import { expect, test, vi } from 'vitest';
import { groundsOf, platesOf, WORDS, draw, type Crop, type Plates, type Words } from '../src/art';
import { clip, random } from '../src/art/core';
import { artFiles, belongs } from '../src/art/library';
import { palette } from '../src/art/palette';
import { picture, viewOf } from '../src/art/picture';
import { Plate } from '../src/art/plate';

const games = [...new Set(Object.keys(artFiles).map((path) => belongs(path).game))];

/** Every number of every path lies in the frame or a little beside it. */
function within(plate: Plate) {
  const [x, y, w, h] = plate.view;
  for (const { rings, colour, opacity } of plate.print()) {
    if (!/^#[0-9a-f]{6}$/.test(colour) || !(opacity > 0 && opacity <= 1)) return `${colour} ${opacity}`;
    for (const ring of rings)
      for (const [a, b] of ring)
        if (!(a >= x - 7 && a <= x + w + 7 && b >= y - 7 && b <= y + h + 7)) return `${a} ${b}`;
  }
  return 'all';
}

// Each at one crop, taken in turn: drawing all of them at every one would take long for what it shows.
test.each(games)('every plate of %s draws within its frame', async (game) => {
  const crops: Crop[] = ['wide', 'square', 'tall'];
  Object.entries(await platesOf(game)).forEach(([id, scene], n) => {
    const crop = crops[n % crops.length]!;
    const plate = picture(id, scene, { width: 120, crop });
    if (within(plate) !== 'all' || plate.layers.length < 5) expect.fail(`${game} ${id} ${crop}: ${within(plate)}`);
  });
});

test.each(games)('an id of %s, its boxes included, belongs to one plate', async (game) => {
  const files = Object.entries(artFiles).filter(([path]) => belongs(path).game === game);
  const ids = (await Promise.all(files.map(([, fetch]) => fetch()))).flatMap(({ plates }) => Object.keys(plates ?? {}));
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9_]+$/);
});

test('a picture is the same twice, whatever the time and the chance of the machine', async () => {
  const plates = await platesOf('arkham');
  const once = ['witch_house', 'ghoul'].map((id) => draw(plates, id, { width: 280 })?.svg());
  const chance = vi.spyOn(Math, 'random').mockImplementation(() => expect.fail('chance comes from the id'));
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => expect.fail('a picture knows no time'));
  const again = ['witch_house', 'ghoul'].map((id) => draw(plates, id, { width: 280 })?.svg());
  chance.mockRestore();
  clock.mockRestore();
  expect(again.join() === once.join()).toBe(true);
  expect(/NaN|undefined|<text/.exec(once.join())).toBeNull();
});

test('every word draws, and what is no word is left out', () => {
  const n = WORDS.things.length;
  for (let i = 0; i < n; i++) {
    const pick = (list: readonly string[]) => list[i % list.length]!;
    const words: Words = {
      ground: pick(WORDS.ground),
      light: pick(WORDS.light),
      mood: pick(WORDS.mood),
      weather: pick(WORDS.weather),
      things: [pick(WORDS.things), WORDS.things[(i * 5 + 3) % n]!],
    };
    const plate = draw({}, words, { id: `words ${i}`, width: 160 })!;
    expect(within(plate), JSON.stringify(words)).toBe('all');
  }
  const known = draw({}, { things: ['castle'] }, { id: 'a' })!.svg();
  const odd = ['castle', 'teapot', 'constructor'];
  const unknown = { things: odd, mood: 'cosy', ground: 'toString', weather: 'frogs', tint: 'plaid' };
  // Not toBe: a difference would be told in full, and that is half a megabyte.
  expect(draw({}, unknown, { id: 'a' })!.svg() === known).toBe(true);
});

test('a plate that nobody has is nothing', () => {
  const plates: Plates = {};
  expect(draw(plates, 'nowhere')).toBeUndefined();
  expect(draw(plates, 'constructor')).toBeUndefined();
});

test('a frame slides to what the scene says is in its middle, and never off the block', () => {
  expect(viewOf('wide', [0, 0])).toEqual([0, 0, 900, 600]);
  expect(viewOf('square')).toEqual([150, 0, 600, 600]);
  expect(viewOf('square', [100, 100])).toEqual([0, 0, 600, 600]);
  expect(viewOf('square', [450, 200, 300])).toEqual([300, 50, 300, 300]);
  expect(viewOf('tall', [880, 300])).toEqual([500, 0, 400, 600]);
});

test('what lies over the frame is cut off, on the canvas too', () => {
  expect(
    clip(
      [
        [-10, -10],
        [50, -10],
        [50, 5],
        [-10, 5],
      ],
      [0, 0, 20, 20],
    ),
  ).toEqual([
    [20, 0],
    [20, 5],
    [0, 5],
    [0, 0],
  ]);
  expect(
    clip(
      [
        [30, 30],
        [40, 30],
        [40, 40],
      ],
      [0, 0, 20, 20],
    ),
  ).toEqual([]);
  const plate = new Plate({ id: 'x', pal: palette() }).fill(
    [
      [-500, -500],
      [2000, 10],
      [10, 2000],
    ],
    '#000000',
  );
  expect(within(plate)).toBe('all');
  const told: string[] = [];
  const canvas = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name) =>
      (...numbers: number[]) =>
        told.push(`${String(name)} ${numbers.map(Math.round).join(' ')}`.trim()),
    set: () => true,
  });
  plate.paint(canvas, 450);
  expect(told.slice(0, 6)).toEqual(['save', 'scale 1 1', 'translate 0 0', 'beginPath', 'rect 0 0 900 600', 'clip']);
  expect(told.at(-1)).toBe('restore');
});

test('chance is one row of numbers from a seed', () => {
  const a = random('seed');
  const b = random('seed');
  expect([a(), a.in(2, 3), a.int(1, 6), a.pick([1, 2, 3])]).toEqual([b(), b.in(2, 3), b.int(1, 6), b.pick([1, 2, 3])]);
});

test.each(games)('what lies under the boards of %s draws too', async (game) => {
  for (const [id, ground] of Object.entries(await groundsOf(game)))
    expect(within(ground({ width: 400 })), `${game} ${id}`).toBe('all');
});
