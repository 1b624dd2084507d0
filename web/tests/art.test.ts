import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
// The pictures: that they stay the same, stay in their frame and hold no letters, whatever is drawn.
import { expect, test, vi } from 'vitest';
import { groundsOf, listOf, plateNamed, platesOf, WORDS, draw, type Crop, type Plates, type Words } from '../src/art';
import { clip, crossings, random } from '../src/art/core';
import { artFiles, belongs } from '../src/art/library';
import { palette } from '../src/art/palette';
import { picture, viewOf } from '../src/art/picture';
import { Plate } from '../src/art/plate';
import * as T from '../src/art/things';
import { listed } from '../tools/listed';

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
    const plate = picture(id, scene, { crop, lod: 4 });
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
    const plate = draw({}, words, { id: `words ${i}`, lod: 4 })!;
    expect(within(plate), JSON.stringify(words)).toBe('all');
  }
  const known = draw({}, { things: ['castle'] }, { id: 'a' })!.svg();
  const odd = ['castle', 'teapot', 'constructor'];
  const unknown = { things: odd, mood: 'cosy', ground: 'toString', weather: 'frogs', tint: 'plaid' };
  // Not toBe: a difference would be told in full, and that is half a megabyte.
  expect(draw({}, unknown, { id: 'a' })!.svg() === known).toBe(true);
});

test('every word of a figure draws', () => {
  const figure = (draw: (p: Plate) => void) => {
    const plate = new Plate({ id: 'figure', pal: palette(), lod: 4 });
    draw(plate);
    expect(plate.layers.length).toBeGreaterThan(1);
    return within(plate);
  };
  const at = { x: 450, y: 560 };
  const told = [
    ...T.WEAR.map((wear, n) => figure((p) => T.person(p, { ...at, h: 300, wear, pose: T.POSES[n % T.POSES.length] }))),
    ...T.POSES.map((pose, n) => figure((p) => T.person(p, { ...at, h: 120, pose, hat: T.HATS[n % T.HATS.length] }))),
    ...T.HATS.map((hat) => figure((p) => T.person(p, { ...at, h: 300, hat, face: 'half', hold: ['lantern', 'book'] }))),
    ...T.POSES.map((pose) => figure((p) => T.skeleton(p, { ...at, h: 300, pose, flip: -1 }))),
    ...T.HELD.map((what) => figure((p) => T.held(p, what, { ...at, s: 3 }))),
    ...T.BEASTS.map((kind) => figure((p) => T.beast(p, { ...at, kind }))),
    ...T.BEAST_POSES.map((pose) => figure((p) => T.beast(p, { ...at, pose }))),
    ...T.BEAST_HEADS.map((head) => figure((p) => T.winged(p, { ...at, head }))),
    figure((p) => T.mass(p, at)),
    figure((p) => T.spider(p, at)),
    figure((p) => T.swarm(p, at)),
    figure((p) => T.bird(p, { ...at, kind: 'owl', pose: 'fly' })),
    figure((p) => T.wraith(p, { ...at, face: 'skull' })),
    figure((p) => T.giant(p, { ...at, hold: 'club', pose: 'smash' })),
    figure((p) =>
      T.serpent(p, {
        path: [
          [100, 500],
          [400, 400],
          [700, 300],
        ],
        head: 'worm',
        spines: true,
      }),
    ),
  ];
  expect(new Set(told)).toEqual(new Set(['all']));
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
  const cut = clip(
    [
      [-10, -10],
      [50, -10],
      [50, 5],
      [-10, 5],
    ],
    [0, 0, 20, 20],
  );
  expect(cut).toEqual([
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
        told.push([String(name), ...numbers.map(Math.round)].join(' ')),
    set: () => true,
  });
  plate.paint(canvas, 450);
  expect(told.slice(0, 6)).toEqual(['save', 'scale 1 1', 'translate 0 0', 'beginPath', 'rect 0 0 900 600', 'clip']);
  expect(told.at(-1)).toBe('restore');
});

test('chance is one row of numbers from a seed', () => {
  const a = random('seed');
  const b = random('seed');
  const told = (r: typeof a) => [r(), r.in(2, 3), r.int(1, 6), r.pick([1, 2, 3])];
  expect(told(a)).toEqual(told(b));
});

test.each(games)('what lies under the boards of %s draws too', async (game) => {
  for (const [id, ground] of Object.entries(await groundsOf(game)))
    expect(within(ground({ width: 400 })), `${game} ${id}`).toBe('all');
});

test.each(games)('the plates of %s are those that its list names (node tools/plates.mjs writes it)', async (game) => {
  expect(readFileSync(`../games/${game}/art/plates.txt`, 'utf8').trim().split('\n')).toEqual(await listed(game));
  const plates = await platesOf(game);
  expect([...(await listOf(game)).keys()].sort()).toEqual(Object.keys(plates).sort());
  for (const id of Object.keys(plates)) expect((await plateNamed(game, id)) === plates[id], id).toBe(true);
  expect(await plateNamed(game, 'nowhere')).toBeUndefined();
  expect(await plateNamed('nobodys_game', 'library')).toBeUndefined();
});

test('the words of a picture are those that the program knows', () => {
  const known = parse(readFileSync('../engine/scene/pictures.toml', 'utf8')) as Record<string, string[]>;
  for (const [name, words] of Object.entries(known))
    expect([...words].sort(), name).toEqual([...WORDS[name as keyof typeof WORDS]].sort());
  expect(Object.keys(known).sort()).toEqual(Object.keys(WORDS).sort());
});

/** How much of what is seen is light, asked at 48 by 48 points of what was laid down last there. */
function lightOf(plate: Plate): number {
  const n = 48;
  const [left, top, w, h] = plate.view;
  const light = new Float32Array(n * n);
  for (const { rings, colour, evenodd } of plate.print()) {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
    const value = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    // A frame with a hole is the edge of the print.
    for (const ring of evenodd ? [] : rings) {
      const ys = ring.map(([, y]) => y);
      const first = Math.max(0, Math.ceil(((Math.min(...ys) - top) / h) * n - 0.5));
      for (let j = first; j < n && top + ((j + 0.5) / n) * h <= Math.max(...ys); j++) {
        const xs = crossings([ring], top + ((j + 0.5) / n) * h);
        for (let k = 0; k + 1 < xs.length; k += 2)
          for (let i = Math.max(0, Math.ceil(((xs[k]! - left) / w) * n - 0.5)); i < n; i++) {
            if (left + ((i + 0.5) / n) * w > xs[k + 1]!) break;
            light[j * n + i] = value;
          }
      }
    }
  }
  return light.filter((each) => each > 0.25).length / (n * n);
}

test.each(games)('every token of %s shows something: none is a black square', async (game) => {
  for (const [id, { file }] of await listOf(game)) {
    if (!/(^|\/)(monsters|creatures|ancient_ones|old_ones|heralds|lords|heroes)/.test(file)) continue;
    const light = lightOf(picture(id, (await plateNamed(game, id))!, { width: 48, crop: 'square' }));
    if (light < 0.05) expect.fail(`${game} ${id}: ${light.toFixed(3)} of its token is light`);
  }
});
