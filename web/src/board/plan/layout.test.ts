import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene';
import salem from '../../../tests/samples/salem-first-seat1-en.json';
import { cellScene } from '../../../tests/fixtures/cells';
import { roomScene } from '../../../tests/fixtures/room';
import { streetScene } from '../../../tests/fixtures/streets';
import { placeThings } from './docks';
import { boxAt, distance, overlap } from './geometry';
import { arrange, reach } from './layout';
import { fitting, letter, roomBeside } from './names';

const salemScene = salem as unknown as Scene;
const scenes = { salem: salemScene, streets: streetScene, cells: cellScene, room: roomScene };

describe.each(Object.entries(scenes))('%s', (_, scene) => {
  for (const form of ['wide', 'tall'] as const) {
    test(`every area lies on the ${form} board, and all that it holds`, () => {
      const arrangement = arrange(scene, form);
      const { box } = arrangement;
      for (const area of scene.areas ?? []) {
        const spot = arrangement.spots.get(area.id);
        expect(spot, area.id).toBeDefined();
        expect(spot!.x).toBeGreaterThanOrEqual(box.x);
        expect(spot!.x).toBeLessThanOrEqual(box.x + box.w);
        expect(spot!.y).toBeGreaterThanOrEqual(box.y);
        expect(spot!.y).toBeLessThanOrEqual(box.y + box.h);
      }
      const { things } = placeThings(scene, arrangement);
      for (const thing of [...(scene.pieces ?? []), ...(scene.cards ?? [])])
        if (thing.at.area && arrangement.spots.has(thing.at.area)) expect(things.get(thing.id), thing.id).toBeDefined();
    });
  }
});

test('areas that do not belong to each other do not lie on each other', () => {
  for (const scene of [salemScene, cellScene])
    for (const form of ['wide', 'tall'] as const) {
      const { spots, kind } = arrange(scene, form);
      const top = [...spots.values()].filter((spot) => !spot.area.parent && spot.area.kind !== 'slot');
      for (const a of top)
        for (const b of top)
          if (a !== b && kind === 'places')
            expect(distance(a, b), `${a.area.id} ${b.area.id} ${form}`).toBeGreaterThan(a.rx + b.rx);
          else if (a !== b) expect(overlap(reach(a, kind), reach(b, kind)), `${a.area.id} ${b.area.id}`).toBe(false);
    }
});

test('areas without a place stand in rows below the rest, children inside their parent', () => {
  const { spots } = arrange(streetScene, 'wide');
  const lowest = Math.max(...['woods', 'church', 'hospital'].map((id) => spots.get(id)!.y));
  for (const id of ['sky', 'outskirts', 'lost', 'abyss']) expect(spots.get(id)!.y).toBeGreaterThan(lowest);
  const parent = spots.get('abyss')!;
  for (const id of ['abyss_1', 'abyss_2']) {
    const child = spots.get(id)!;
    expect(Math.abs(child.x - parent.x)).toBeLessThan(parent.rx);
    expect(Math.abs(child.y - parent.y)).toBeLessThan(parent.ry);
  }
});

test('a room is drawn true to scale', () => {
  const arrangement = arrange(roomScene, 'wide');
  const { things } = placeThings(roomScene, arrangement);
  const [a, b] = [things.get('chieftain')!, things.get('orc')!];
  const true_distance = Math.hypot(430_000 - 80_000, 260_000 - 120_000);
  expect(distance(a, b) / arrangement.unit).toBeCloseTo(true_distance, 0);
  expect(a.rx / arrangement.unit).toBeCloseTo(12_500, 0);
  expect(things.get('troll')!.rx).toBeGreaterThan(a.rx);
});

test('who is not placed yet lies beside those who are', () => {
  const arrangement = arrange(roomScene, 'wide');
  const disc = roomScene.pieces!.find((piece) => piece.id === 'thief')!;
  const waiting = ['elf', 'barbarian', 'wizard'].map((id, order) => ({ ...disc, id, at: { area: 'entry', order } }));
  const alone = placeThings({ ...roomScene, pieces: waiting }, arrangement).things.get('elf')!;
  // One is put where the first of the others would lie, true to scale.
  const pos = { x: 50_000 + (alone.x - arrangement.spots.get('entry')!.x) / arrangement.unit, y: 200_000 };
  const { things } = placeThings(
    { ...roomScene, pieces: [{ ...disc, at: { area: 'entry', pos } }, ...waiting] },
    arrangement,
  );
  const all = [...things.values()];
  expect(all).toHaveLength(4);
  for (const a of all)
    for (const b of all) if (a !== b) expect(distance(a, b), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(a.rx + b.rx - 1);
  for (const each of all)
    expect(Math.abs(each.x - arrangement.spots.get('entry')!.x)).toBeLessThanOrEqual(
      arrangement.spots.get('entry')!.rx,
    );
});

describe('docks', () => {
  const arrangement = arrange(salemScene, 'wide');
  const { things, free } = placeThings(salemScene, arrangement);
  const spot = (id: string) => arrangement.spots.get(id)!;

  test('the portal is on the left, the creature on the right, Items below, figures in front', () => {
    const here = spot('sanatorium');
    expect(things.get('tile_1')!.x).toBeLessThan(here.x - here.rx * 0.9);
    expect(things.get('creature_1')!.x).toBeGreaterThan(here.x + here.rx * 0.9);
    for (const n of [1, 2, 3]) expect(things.get(`space_1_${n}`)!.y).toBeGreaterThan(here.y + here.ry * 0.7);
    expect(things.get('pawn_1')!.y).toBeGreaterThan(spot('miskatonic').y);
  });

  test('Items keep their spaces, and a space that is free is seen', () => {
    const without: Scene = {
      ...salemScene,
      pieces: salemScene.pieces!.filter((piece) => piece.id !== 'space_1_2'),
    };
    const after = placeThings(without, arrangement);
    expect(after.things.get('space_1_1')!.x).toBe(things.get('space_1_1')!.x);
    expect(after.things.get('space_1_3')!.x).toBe(things.get('space_1_3')!.x);
    expect(free.filter((each) => each.area === 'sanatorium')).toHaveLength(0);
    const [gap] = after.free.filter((each) => each.area === 'sanatorium');
    expect(gap!.x).toBeCloseTo(things.get('space_1_2')!.x);
  });

  test('figures of one place stand side by side, however many they are', () => {
    const pawns = Array.from({ length: 8 }, (_, seat) => ({
      id: `p${seat}`,
      kind: 'pawn' as const,
      seat,
      at: { area: 'inn', dock: 'figures' as const, order: seat },
    }));
    const crowd = placeThings({ ...salemScene, pieces: pawns }, arrangement).things;
    const xs = pawns.map((pawn) => crowd.get(pawn.id)!.x);
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
    expect(new Set(xs).size).toBe(8);
    for (const x of xs) expect(Math.abs(x - spot('inn').x)).toBeLessThan(spot('inn').rx);
  });

  test('on a phone Items are pips and creatures coins', () => {
    const tall = placeThings(salemScene, arrange(salemScene, 'tall')).things;
    expect(tall.get('space_1_1')!.look).toBe('pip');
    expect(tall.get('creature_1')!.look).toBe('coin');
    expect(things.get('creature_1')!.look).toBe('card');
    const lit = placeThings(salemScene, arrange(salemScene, 'tall'), new Set(['space_1_2'])).things;
    expect(lit.get('space_1_2')!.look).toBe('token');
    expect(lit.get('space_1_2')!.rx).toBeGreaterThan(tall.get('space_1_2')!.rx * 2);
    expect(lit.get('space_2_1')!.look).toBe('pip');
  });

  test('a seal lies on the portal that it closes', () => {
    const sealed = placeThings(
      {
        ...salemScene,
        pieces: [
          ...salemScene.pieces!,
          { id: 'seal_1', kind: 'token', tone: 'life', at: { area: 'sanatorium', dock: 'seal' } },
        ],
      },
      arrangement,
    ).things;
    expect(distance(sealed.get('seal_1')!, sealed.get('tile_1')!)).toBeLessThan(1);
  });
});

test('on a tall board a street is a tile around its places', () => {
  const { spots } = arrange(streetScene, 'tall');
  const tile = spots.get('downtown')!;
  expect(tile.tile).toBe(true);
  for (const id of ['bank', 'square']) {
    const place = spots.get(id)!;
    expect(place.x - place.rx).toBeGreaterThanOrEqual(tile.x - tile.rx);
    expect(place.x + place.rx).toBeLessThanOrEqual(tile.x + tile.rx);
    expect(place.y + place.ry).toBeLessThanOrEqual(tile.y + tile.ry);
  }
  // It is drawn before what lies in it, and is none on a wide board.
  const order = [...spots.keys()];
  expect(order.indexOf('downtown')).toBeLessThan(order.indexOf('bank'));
  expect(arrange(streetScene, 'wide').spots.get('downtown')!.tile).toBeUndefined();
});

test('a tray makes its monsters smaller rather than laying them on each other', () => {
  const tray = streetScene.areas!.find((area) => area.kind === 'tray')!;
  const monsters = ['a', 'b', 'c', 'd'].map((id, order) => ({
    id,
    kind: 'monster' as const,
    at: { area: tray.id, dock: 'creature' as const, order },
  }));
  const scene = { ...streetScene, pieces: monsters };
  const { things } = placeThings(scene, arrange(scene, 'wide'));
  const boxes = monsters
    .map(({ id }) => things.get(id)!)
    .map(({ x, y, rx, ry }) => ({ x: x - rx, y: y - ry, w: 2 * rx, h: 2 * ry }));
  for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
});

test('on a tall board a long room is turned, and nothing is mirrored', () => {
  const wide = arrange(roomScene, 'wide');
  const tall = arrange(roomScene, 'tall');
  expect([wide.turned, tall.turned]).toEqual([false, true]);
  for (const pos of [
    { x: 80_000, y: 120_000 },
    { x: 520_000, y: 390_000 },
  ]) {
    const back = tall.back(tall.room(pos));
    expect(back.x).toBeCloseTo(pos.x);
    expect(back.y).toBeCloseTo(pos.y);
  }
  // What lay at the left lies at the foot, and what lay above it lies to its left.
  const entry = tall.spots.get('entry')!;
  const room = tall.spots.get('room')!;
  expect(entry.y).toBeGreaterThan(room.y);
  expect(room.ry).toBeGreaterThan(room.rx);
  expect(tall.room({ x: 0, y: 0 }).x).toBeLessThan(tall.room({ x: 0, y: 400_000 }).x);
});

test('places move apart to the shape of the frame, and keep their size', () => {
  const before = arrange(salemScene, 'wide');
  const after = arrange(salemScene, 'wide', (1.3 * before.box.w) / before.box.h);
  expect(after.box.w / after.box.h).toBeGreaterThan(1.1 * (before.box.w / before.box.h));
  for (const [id, spot] of before.spots) {
    expect(after.spots.get(id)!.rx).toBe(spot.rx);
    expect(after.spots.get(id)!.ry).toBe(spot.ry);
  }
});

test('creatures in one place are one token with a count', () => {
  const piled: Scene = {
    ...streetScene,
    areas: (streetScene.areas ?? []).map((area) => ({
      ...area,
      docks: [{ role: 'creature', at: 3, capacity: 3, shows: 'top' }],
    })),
    pieces: ['ghoul', 'cultist', 'witch'].flatMap((id, order) =>
      ['woods', 'uptown'].map((area) => ({
        id: `${id}_${area}`,
        kind: 'monster' as const,
        name: id,
        at: { area, dock: 'creature' as const, order },
      })),
    ),
  };
  const { things } = placeThings(piled, arrange(piled, 'wide'));
  for (const area of ['woods', 'uptown']) {
    const there = [...things.values()].filter((placed) => placed.area === area);
    expect(there.map((placed) => [placed.id, placed.more, placed.under])).toEqual([
      [`ghoul_${area}`, 2, [`cultist_${area}`, `witch_${area}`]],
    ]);
  }
});

test('discs of a turned room are large enough for a finger', () => {
  const arrangement = arrange(roomScene, 'tall');
  const { things } = placeThings(roomScene, arrangement, new Set(), 40);
  expect(things.get('skeleton')!.rx).toBe(40);
  expect(things.get('pillar_1')!.rx).toBeLessThan(40);
});

test('what stands in a street covers no name beside it', () => {
  const monster = streetScene.pieces!.find((piece) => piece.id === 'cultist')!;
  const store = {
    ...streetScene.areas!.find((area) => area.id === 'graveyard')!,
    id: 'store',
    name: 'General Store',
    layout: { wide: { x: 1014, y: 296, label: 'w' as const } },
  };
  const crowd = streetScene
    .areas!.filter((area) => area.kind === 'street')
    .map((area) => ({ ...monster, id: `in_${area.id}`, at: { area: area.id, dock: 'creature' as const } }));
  const arrangement = arrange({ ...streetScene, areas: [...streetScene.areas!, store] }, 'wide');
  const spots = [...arrangement.spots.values()];
  const names = spots
    .filter((spot) => spot.label !== 'none' && spot.label !== 'inside')
    .map((spot) => letter(spot, spot.area.name ?? '', 1, roomBeside(spot, spots)).box);
  const { things } = placeThings({ ...streetScene, pieces: crowd }, arrangement);
  expect(things.get('in_rivertown')!.x, 'it stands where there is room').toBeLessThan(
    arrangement.spots.get('rivertown')!.x,
  );
  for (const thing of things.values())
    if (thing.piece)
      expect(
        names.some((box) => overlap(box, boxAt(thing, 2 * thing.rx, 2 * thing.ry))),
        thing.id,
      ).toBe(false);
});

test('what lies in a low tray stands behind its name', () => {
  const jail = {
    id: 'jail',
    kind: 'tray' as const,
    name: 'Jail Cell',
    shape: { kind: 'rect' as const, w: 126, h: 33 },
    layout: { wide: { x: 60, y: 40, label: 'inside' as const } },
  };
  const scene: Scene = {
    ...streetScene,
    areas: [jail],
    links: [],
    cards: [],
    pieces: [{ id: 'nora', kind: 'pawn', at: { area: 'jail', dock: 'figures' } }],
  };
  const arrangement = arrange(scene, 'wide');
  const spot = arrangement.spots.get('jail')!;
  const name = letter(spot, 'Jail Cell', 1).box;
  const pawn = placeThings(scene, arrangement).things.get('nora')!;
  expect(pawn.x - pawn.rx).toBeGreaterThan(name.x + name.w);
  expect(pawn.x + pawn.rx).toBeLessThanOrEqual(spot.x + spot.rx);
});

test('cells of a grid are wider than high where the frame is, and no wider than a card', () => {
  const cells = [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 2],
  ].map(([col, row]) => ({
    id: `c${col}${row}`,
    kind: 'cell' as const,
    name: 'Kneeling Mounds',
    shape: { kind: 'rect' as const, w: 144, h: 144 },
    layout: { grid: { col: col!, row: row! } },
  }));
  const scene: Scene = { ...streetScene, areas: cells, links: [], cards: [], pieces: [] };
  const shape = (aspect: number) => {
    const { rx, ry } = arrange(scene, 'wide', aspect).spots.get('c00')!;
    return rx / ry;
  };
  expect(shape(0.6)).toBeCloseTo(1);
  expect(shape(2)).toBeGreaterThan(1.5);
  expect(shape(9)).toBeLessThan(2);
});

test('names of what belongs to no town can be read at every width, and what lies there covers none', () => {
  const rect = (w: number, h: number) => ({ kind: 'rect' as const, w, h });
  const names = [
    'Abisso',
    'Altra Dimensione',
    'Città della Grande Razza',
    'Grande Sala di Celeano',
    'Altopiano di Leng',
    "R'lyeh",
    'Terre del Sogno',
    'Yuggoth',
    'Altro Tempo',
    'Carcosa Perduta',
    "Kadath l'Ignota",
    'Mondo Sotterraneo',
  ];
  const worlds = names.map((name, i) => ({
    id: `world_${i}`,
    kind: 'region' as const,
    name,
    shape: rect(80, 70),
    layout: {},
    ...(i % 3 ? {} : { tone: 'tide' as const }),
  }));
  const trays = [
    ['Cielo', 70],
    ['Sobborghi', 70],
    ['Perso nel Tempo e nello Spazio', 33],
    ['Cella', 33],
  ].map(([name, h], i) => ({
    id: `tray_${i}`,
    kind: 'tray' as const,
    name: String(name),
    shape: rect(100, Number(h)),
    layout: {},
    docks: [{ role: 'creature' as const, at: 6, capacity: 8, shows: 'top' as const }],
  }));
  const town = (streetScene.areas ?? []).map((area) => ({ ...area, board: 'arkham' }));
  const monsters = trays.flatMap((tray) =>
    [0, 1].map((order) => ({
      id: `${tray.id}_${order}`,
      kind: 'monster' as const,
      at: { area: tray.id, dock: 'creature' as const, order },
    })),
  );
  const scene: Scene = {
    ...streetScene,
    areas: [...town, ...trays, ...worlds],
    pieces: monsters,
    cards: [],
    boards: ['arkham', 'dunwich'].map((id) => ({ id, name: id, tallies: [] })),
  };
  for (const [form, px, high] of [
    ['wide', 1056, 530],
    ['wide', 936, 420],
    ['wide', 904, 300],
    ['tall', 390, 340],
  ] as const) {
    const arrangement = arrange(scene, form, px / high, 0, px);
    const scale = px / arrangement.box.w;
    const spots = [...arrangement.spots.values()];
    const { things } = placeThings(scene, arrangement);
    for (const spot of spots.filter(
      (each) => each.area.kind === 'tray' || (each.area.kind === 'region' && each.label !== 'none'),
    )) {
      const name = spot.area.name ?? '';
      const text = Math.max(1, 1 / (1.12 * scale));
      const lettered = letter(spot, name, fitting(spot, name, text, spots, Infinity, scale));
      expect(lettered.size * scale, `${name} at ${px}`).toBeGreaterThanOrEqual(11);
      expect(lettered.lines.join(' '), `${name} at ${px}`).toBe(name);
      expect(lettered.box.y + lettered.box.h, `${name} at ${px}`).toBeLessThanOrEqual(spot.y + spot.ry + 4);
      // With the count, which stands at its upper right corner.
      for (const thing of things.values())
        if (thing.area === spot.area.id)
          expect(
            overlap(lettered.box, {
              x: thing.x - thing.rx,
              y: thing.y - thing.ry - 5,
              w: 2 * thing.rx,
              h: 2 * thing.ry + 5,
            }),
            `${name} at ${px}`,
          ).toBe(false);
    }
  }
});
