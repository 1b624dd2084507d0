// One landscape under all tiles of Avalon, drawn twice (lit, dark).
import {
  T, Plate, TINT, blend, corner, curve, disc, place, rect, rows, smooth, taper, times, palette, type Grounds, type Point,
} from '../../../web/src/art/kit';

type Part = (p: Plate, x: number, y: number) => void;

const roundhouse = (p: Plate, x: number, y: number, s: number) => {
  const q = (u: number, v: number): Point => [x + u * s, y - v * s];
  p.shape([q(-56, 0), q(-58, 44), q(58, 44), q(56, 0)], p.pal.fore, { rim: 1 });
  p.carve(curve([corner(q(-86, 34)), q(-46, 76), corner(q(0, 132)), q(46, 76), corner(q(86, 34))], true, 4), {
    fill: p.pal.ink,
    R: 60 * s,
    gap: 4,
    angle: 1.4,
    power: 1.1,
    rim: 1.3,
  });
};

const mere: Part = (p, x, y) => {
  const c = disc(x, y + 20, 92, 40, 18);
  p.fill(c, p.pal.ink);
  p.cut(c, { gap: 4, tone: (u, v) => 0.9 * smooth(0.4, 0.6, p.n(u / 24, v / 4)) });
  for (const [dx, h] of rows([-70, 26], [-58, 32], [66, 28]))
    p.shape([taper([[x + dx, y + 26], [x + dx + 5, y + 26 - h]], () => 1.4)], p.pal.ink, { rim: 0.8, hand: 0 });
};

const small = (p: Plate, R: number, power = 1.1) => ({ fill: p.pal.near, R, gap: 4, angle: 1.4, rim: 1.2, power });

const parts: Record<string, Part> = {
  farm: (p, x, y) => {
    T.ridge(p, {
      fn: (u) => y + 30 - 22 * Math.exp(-Math.pow((u - x) / 60, 2)),
      fill: p.pal.near,
      depth: 30,
      gap: 4.5,
      to: y + 46,
    });
    for (const [dx, s] of rows([-34, 0.3], [34, 0.3], [0, 0.46])) roundhouse(p, x + dx, y + 12, s);
  },
  grove: (p, x, y) => {
    for (let i = 0; i < 11; i++)
      T.tree(p, {
        x: x - 80 + i * 16 + p.r.in(-4, 4),
        y: y + 34 - Math.abs(i - 5) * 1.5,
        h: p.r.in(62, 92),
        w: 3,
        depth: 4,
        rim: 0.9,
        fill: p.pal.ink,
      });
  },
  cloth: (p, x, y) => {
    for (let i = 0; i < 4; i++) {
      const a = x - 66 + i * 33;
      p.shape([taper([[a, y + 32], [a, y - 14]], () => 1.3)], p.pal.ink, { rim: 0.8, hand: 0 });
      p.carve(
        curve(
          [[a + 3, y - 10, 1], [a + 30, y - 8, 1], [a + 34, y + 22, 1], [a + 18, y + 18], [a + 6, y + 24, 1]], true, 4,
        ),
        { fill: p.pal.soft, R: 9, gap: 3.6, angle: 1.4, amb: 0.2, rim: 0.8 },
      );
    }
  },
  mounds: (p, x, y) => {
    for (const [dx, s] of rows([-50, 0.9], [46, 0.8], [0, 1.2]))
      p.carve(
        curve(
          place(
            [[-40, 30, 1], [-34, 4], [-12, -16], [14, -12], [26, -18], [34, -4], [28, 8], [40, 30, 1]], x + dx, y + 4,
            s,
          ),
          true,
          5,
        ),
        { fill: p.pal.near, R: 26, gap: 4.5, rim: 1.2 },
      );
  },
  tents: (p, x, y) => {
    for (const [dx, s] of rows([-48, 0.7], [50, 0.7], [0, 1])) {
      p.carve(
        curve(
          place([[-34, 30, 1], [-30, 12], [-12, -8], [0, -34, 1], [12, -8], [30, 12], [34, 30, 1]], x + dx, y + 2, s),
          true, 4,
        ),
        { fill: p.pal.near, R: 22, gap: 4, angle: 1.5, rim: 1.2 },
      );
      p.fill(place([[0, -34], [0, -50], [18, -46], [0, -41]], x + dx, y + 2, s), p.pal.cut);
    }
  },
  arches: (p, x, y) => {
    for (let i = 2; i >= 0; i--) {
      const s = 0.62 + (2 - i) * 0.22;
      const yy = y + 22 + (2 - i) * 6;
      p.carve(
        taper(
          times(17, (k) => {
            const a = Math.PI + (k / 16) * Math.PI;
            return [x + Math.cos(a) * 52 * s, yy + Math.sin(a) * 66 * s];
          }),
          () => 4 * s,
        ),
        { fill: p.pal.ink, R: 4, gap: 4, rim: 1.2, power: 0.9 },
      );
    }
  },
  bridge: (p, x, y) => {
    p.fill(rect(x - 110, y + 18, 220, 26), p.pal.fore);
    p.cut(rect(x - 110, y + 20, 220, 24), { gap: 4.5, tone: (u, v) => 0.7 * smooth(0.5, 0.7, p.n(u / 16, v / 4)) });
    T.bridge(p, { x: x - 70, y: y + 26, w: 140, h: 30, arches: 3, fill: p.pal.near });
  },
  mere,
  gate: (p, x, y) => {
    for (const dx of [-44, 26]) {
      p.carve(rect(x + dx, y - 26, 20, 58), { fill: p.pal.near, R: 8, gap: 4, angle: 0, rim: 1.2 });
      p.shape([[x + dx - 2, y - 24], [x + dx + 10, y - 46], [x + dx + 22, y - 24]], p.pal.ink, { rim: 1.2 });
    }
    p.carve(rect(x - 90, y - 4, 180, 36), { fill: p.pal.near, R: 4, gap: 4.4, angle: 0, bend: 0, rim: 1.2 });
    p.fill(
      curve([[x - 12, y + 32, 1], [x - 12, y + 10, 1], [x, y - 2], [x + 12, y + 10, 1], [x + 12, y + 32, 1]], true, 4),
      p.pal.ink,
    );
  },
  wood: (p, x, y) => {
    for (let i = 0; i < 13; i++)
      T.pine(p, { x: x - 84 + i * 14, y: y + 34 + p.r.in(-6, 2), h: p.r.in(40, 66), w: 11, fill: p.pal.ink, rim: 1 });
  },
  swords: (p, x, y) => {
    T.ridge(p, {
      fn: (u) => y + 32 - 22 * Math.exp(-Math.pow((u - x) / 50, 2)),
      fill: p.pal.near,
      depth: 30,
      gap: 4.5,
      to: y + 46,
    });
    for (const [dx, l, h] of rows([-44, -0.2, 34], [-20, 0.14, 44], [4, -0.05, 60], [30, 0.24, 40], [52, -0.12, 32]))
      p.shape(
        [
          place(
            [
              [-2.4, 0], [-2.4, -h * 0.7], [-9, -h * 0.7], [-9, -h * 0.77], [-2.4, -h * 0.77], [-2.4, -h], [2.4, -h],
              [2.4, -h * 0.77], [9, -h * 0.77], [9, -h * 0.7], [2.4, -h * 0.7], [2.4, 0],
            ],
            x + dx,
            y + 26 - 10 * Math.exp(-Math.pow(dx / 40, 2)),
            1,
            l,
          ),
        ],
        p.pal.ink,
        { rim: 1.3, hand: 0 },
      );
  },
  boats: (p, x, y) => {
    mere(p, x, y + 2);
    for (const [dx, s] of rows([-30, 1], [36, 0.8])) {
      p.shape(
        curve(place([[-28, -4, 1], [0, 2], [28, -5, 1], [18, 10], [-18, 10]], x + dx, y + 18, s), true, 4), p.pal.ink,
        { rim: 1.3 },
      );
      p.shape([taper([[x + dx, y + 20], [x + dx + 2, y - 16 * s]], () => 1.4)], p.pal.ink, { rim: 0.8, hand: 0 });
    }
  },
  barges: (p, x, y) => {
    mere(p, x, y + 4);
    for (const [dx, s] of rows([-46, 0.7], [34, 1])) {
      p.fill(place(rect(-22, -24, 44, 18), x + dx, y + 20, s), p.pal.near);
      p.carve(
        curve(place([[-48, -14, 1], [0, -7], [48, -16, 1], [34, 10, 1], [-36, 10, 1]], x + dx, y + 20, s), true, 4),
        small(p, 8),
      );
      p.fill([-12, 0, 12].map((u) => place(rect(u - 3, -20, 6, 6), x + dx, y + 20, s)), p.pal.cut, 1, true);
    }
  },
  weir: (p, x, y) => {
    p.carve([[x - 96, y + 12], [x + 96, y + 4], [x + 96, y + 24], [x - 96, y + 30]], small(p, 4));
    p.carve(rect(x - 46, y - 54, 10, 92), small(p, 5));
    p.shape([rect(x + 30, y - 6, 3, 26), rect(x + 62, y - 6, 3, 26)], p.pal.ink, { rim: 1, union: true });
    p.carve(
      curve([[x + 18, y - 6, 1], [x + 22, y - 26], [x + 48, y - 42, 1], [x + 74, y - 26], [x + 78, y - 6, 1]], true, 3),
      small(p, 16),
    );
  },
  hedge: (p, x, y) => {
    for (const k of [-1, 1])
      p.carve(
        curve(
          place([[8, 34, 1], [10, -22, 1], [34, -34], [60, -26], [92, -30, 1], [96, 34, 1]], x, y, 1, 0, k), true, 4,
        ),
        small(p, 14, 1.3),
      );
  },
  stair: (p, x, y) => {
    for (let i = 4; i >= 0; i--)
      p.carve(
        [[x - 76 + i * 30, y + 34], [x - 78 + i * 30, y + 22 - i * 17], [x + 76, y + 18 - i * 17], [x + 76, y + 34]],
        small(p, 4),
      );
  },
  sheaf: (p, x, y) => {
    p.carve(
      curve(
        [
          [x - 22, y + 34, 1], [x - 7, y], [x - 34, y - 46, 1], [x - 12, y - 60], [x + 12, y - 60],
          [x + 34, y - 46, 1], [x + 7, y], [x + 22, y + 34, 1],
        ],
        true,
        4,
      ),
      small(p, 16, 1.5),
    );
    p.shape(rect(x - 11, y - 3, 22, 6), p.pal.ink, { rim: 1.2 });
  },
  ring: (p, x, y) => {
    T.stone(p, { x, y: y + 18, w: 18, h: 62, gap: 4 });
    for (let a = 0.3; a < 6.2; a += 0.48)
      p.carve(
        place([[-6, 4], [-4, -8], [4, -10], [7, 4]], x + Math.cos(a) * 84, y + 16 + Math.sin(a) * 20), small(p, 4),
      );
  },
  orchard: (p, x, y) => {
    mere(p, x, y + 8);
    for (const [dx, h] of rows([-64, 46], [-22, 62], [24, 56], [66, 48]))
      T.tree(p, { x: x + dx, y: y + 30, h, w: 3.4, spread: 0.9, gnarl: 0.5, depth: 4, rim: 0.9, fill: p.pal.ink });
  },
  bell: (p, x, y) => {
    p.carve(
      curve(
        [[x - 100, y + 36, 1], [x - 92, y - 30, 1], [x - 40, y - 34, 1], [x - 46, y], [x - 34, y + 36, 1]], true, 3,
      ),
      small(p, 16),
    );
    p.shape(
      [
        taper([[x - 10, y + 36], [x + 4, y - 34]], () => 3), taper([[x + 70, y + 36], [x + 56, y - 34]], () => 3),
        rect(x - 4, y - 37, 68, 5),
      ],
      p.pal.ink,
      { rim: 1.2, union: true },
    );
    p.carve(
      curve(
        [[x + 8, y + 16, 1], [x + 18, y - 6], [x + 22, y - 24], [x + 38, y - 24], [x + 42, y - 6], [x + 52, y + 16, 1]],
        true, 4,
      ),
      small(p, 12, 1.5),
    );
  },
  stumps: (p, x, y) => {
    for (const [dx, dy, s] of rows(
      [-60, 4, 0.7], [-8, 0, 0.6], [48, 6, 0.7], [-34, 26, 1], [26, 28, 1.05], [80, 26, 0.9],
    )) {
      p.shape(place([[-20, 16], [-16, 0], [16, 0], [20, 16]], x + dx, y + dy, s), p.pal.ink);
      p.fill(disc(x + dx, y + dy, 16 * s, 16, 5 * s), p.pal.cut);
    }
  },
  tallow: (p, x, y) => {
    for (const [dx, w, h] of rows([-70, 8, 60], [-44, 10, 84], [-14, 8, 66], [16, 12, 92], [48, 9, 70], [74, 8, 58])) {
      p.shape(rect(x + dx - w / 2, y + 36 - h, w, h), p.pal.ink, { rim: 1.2 });
      p.fill(
        times(3, (i) =>
          taper(
            [[x + dx + (i - 1) * w * 0.4, y + 34 - h], [x + dx + (i - 1) * w * 0.4, y + 48 - h + 12 * (i % 2)]],
            (t) => 2.4 - 2 * t,
          ),
        ),
        p.pal.cut,
        1,
        true,
      );
    }
  },
  burnt: (p, x, y) => {
    for (const [dx, h] of rows([-72, 36], [-46, 58], [-20, 44], [8, 72], [36, 50], [62, 62], [84, 34])) {
      p.shape(
        [
          [x + dx - 10, y + 36], [x + dx - 7, y + 36 - h], [x + dx, y + 46 - h], [x + dx + 6, y + 28 - h],
          [x + dx + 11, y + 36],
        ],
        p.pal.ink,
        { rim: 1.2 },
      );
      p.fill(rect(x + dx - 2, y + 52 - h, 3.4, 6), p.pal.cut);
    }
  },
  none: () => {},
};

/** Which part stands for which Location. */
export const lands: Record<string, string> = {
  cuanacht_farmhold: 'farm',
  cuanacht_redeemed: 'farm',
  sated_cuanacht: 'farm',
  hunters_grove: 'grove',
  felled_grove: 'stumps',
  warrior_fair: 'tents',
  charred_conclave: 'arches',
  reopened_conclave: 'arches',
  forlorn_swords: 'swords',
  kneeling_mounds: 'mounds',
  open_mounds: 'mounds',
  whitening: 'cloth',
  silent_whitening: 'cloth',
  tallow_wood: 'tallow',
  burning_tallow_wood: 'burnt',
  fever_barges: 'barges',
  dry_weir: 'weir',
  toll_ford: 'bridge',
  stillmere: 'mere',
  stillmere_in_flood: 'boats',
  tangleroot: 'hedge',
  titans_steps: 'stair',
  saltgate: 'gate',
  firstsheaf: 'sheaf',
  drovers_ring: 'ring',
  drowned_orchard: 'orchard',
  bellfoot_cliff: 'bell',
};

export interface Tile {
  col: number;
  row: number;
  thing: string;
}
export interface Land {
  tiles: Tile[];
  /** The middle of a column and of a row. */
  cx: (col: number) => number;
  cy: (row: number) => number;
  w?: number;
  h?: number;
  /** How high a tile is. */
  th?: number;
  mood?: 'lit' | 'dark';
}

/** The land from all its tiles; what is lit and what is dark are two pictures, and the menhirs decide. */
export function avalonLand({ tiles, cx, cy, w = 1056, h = 604, th = 116, mood = 'lit' }: Land) {
  const pal = mood === 'lit' ? palette('avalon', 'night') : palette('wyrd', 'wyrd');
  if (mood === 'lit') {
    pal.sky = blend(TINT.avalon, '#0c100f', 0.45);
    pal.far = blend(pal.sky, '#0c100f', 0.16);
    pal.mid = blend(pal.sky, '#0c100f', 0.34);
    pal.near = blend(pal.sky, '#0c100f', 0.52);
    pal.cut = blend(pal.cut, '#0c100f', 0.3);
  } else {
    pal.cut = blend(pal.cut, '#10171a', 0.45);
    pal.soft = blend(pal.soft, '#10171a', 0.4);
  }
  const p = new Plate({ id: 'avalon_land', w, h, pal, light: [w * 0.42, -60, 300, 1500] });
  p.fill(p.all, pal.sky);
  if (mood !== 'lit')
    T.whirl(p, {
      x: w * 0.5,
      y: -40,
      r0: 60,
      r1: 1100,
      arms: 60,
      turns: 0.22,
      squash: 0.6,
      ink: pal.soft,
      power: 0.35,
      gap: 7,
    });
  times(Math.max(4, ...tiles.map((t) => t.row + 1)), (row) => {
    const y = cy(row);
    const s = row * 7 + 1;
    if (mood === 'lit')
      T.clouds(p, { y0: y - th * 0.6, y1: y - 6, gap: 5, ink: pal.soft, power: 0.35, cx: 120, cy: 14 });
    T.ridge(p, {
      y: y - 8,
      amp: 24,
      len: 130,
      seed: s,
      fill: pal.far,
      depth: 40,
      gap: 5,
      power: 0.5,
      rim: 1,
      to: y + 70,
    });
    T.ridge(p, {
      y: y + 14,
      amp: 14,
      len: 170,
      seed: s + 2,
      fill: pal.mid,
      depth: 40,
      gap: 5,
      power: 0.6,
      rim: 1,
      to: y + 84,
    });
    for (let i = 0; i < 40; i++) {
      const x = p.r() * w;
      const u = p.n(x / 60, s);
      if (u > 0.6) T.pine(p, { x, y: y + 20 + p.r() * 10, h: p.r.in(10, 18), w: 4, fill: pal.near, rim: 0.6 });
    }
    for (const t of tiles.filter((q) => q.row === row)) parts[t.thing]?.(p, cx(t.col), y - 6);
    T.ridge(p, {
      y: y + 36,
      amp: 8,
      len: 90,
      seed: s + 4,
      fill: pal.near,
      depth: 46,
      gap: 5,
      power: 0.6,
      rim: 1,
      to: y + 120,
    });
    T.grass(p, { y: y + 40, n: 120, h: 8, spread: 24, fill: pal.ink });
    T.fog(p, { y: y + 62, h: 26, n: 4, power: 0.5, gap: 5, o: 0.4 });
  });
  return p;
}

/** Every kind of tile once, until a board says which of its tiles is what. */
const tiles = Object.keys(parts).map((thing, i): Tile => ({ col: i % 6, row: (i / 6) | 0, thing }));
const layout = { tiles, cx: (col: number) => 96 + col * 172, cy: (row: number) => 88 + row * 140 };

export const grounds: Grounds = {
  avalon: ({ h, mood, land } = {}) =>
    avalonLand(
      land
        ? // Under a board the tiles are pictures themselves: the land is what lies between them.
          { tiles: [], cx: () => 0, cy: (row) => ((row + 0.5) * land.h) / 4, w: land.w, h: land.h, th: 0.19 * land.h, mood }
        : { ...layout, h, mood },
    ),
};
