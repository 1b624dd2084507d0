// Things held in a hand, or shown alone and large on a card: the grip is at x, y, and they point up.
import { curve, disc, place, rect, taper, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { blob, limb, type Look } from './figure';
import type { At } from './options';
import { rings } from './sky';

interface Hand {
  p: Plate;
  s: number;
  at(pts: readonly Point[]): Ring;
  /** A body in relief. */
  body(shape: Ring[], options?: { power?: number; angle?: number; fill?: string; R?: number; amb?: number }): void;
  /** Nearly black with a lit edge. */
  dark(shape: Ring[]): void;
  fill(shape: Ring[], colour: string): void;
  glow(x: number, y: number, r: number, colour?: string): void;
}
const bar = (x0: number, y0: number, x1: number, y1: number, w: number, w1 = w): Ring =>
  taper([[x0, y0], [x1, y1]], (t) => w + (w1 - w) * t);
const blade = (l: number, w: number, from = 4): Ring => [
  [-w, -from], [-w * 0.8, -l * 0.86], [0, -l], [w * 0.8, -l * 0.86], [w, -from],
];

const things = {
  lantern: ({ p, body, dark, fill, glow }: Hand) => {
    glow(0, 19, 8);
    fill([rect(-5, 12, 10, 13)], p.pal.lamp);
    dark([
      rect(-6.5, 9, 13, 3.4),
      rect(-6.5, 25, 13, 3.4),
      rect(-0.7, 12, 1.4, 13),
      blob([[-6, 9, 1], [0, 2], [6, 9, 1]]),
    ]);
    body([taper(curve([[-5, 9], [0, -1], [5, 9]], false, 5), () => 0.9)]);
  },
  candle: ({ p, body, fill, glow }: Hand) => {
    glow(0, -27, 7);
    body([rect(-3, -18, 6, 20)], { power: 1.4, amb: 0.2 });
    fill([blob([[0, -33, 1], [3, -25], [0, -19], [-3, -25]])], p.pal.lamp);
  },
  torch: ({ p, body, fill, glow }: Hand) => {
    glow(0, -46, 11);
    body([bar(0, 16, 0, -34, 1.6, 2.6), rect(-4, -38, 8, 8)]);
    fill([blob([[0, -62, 1], [6, -48], [4, -38, 1], [-4, -38, 1], [-6, -46], [-1, -50]])], p.pal.lamp);
  },
  book: ({ p, body, fill }: Hand) => {
    body([[[-11, -12], [11, -14], [12, 12], [-10, 14]]], { R: 4, angle: 1.4 });
    fill([[[11, -13], [13.4, -11], [14.4, 13], [12, 11.6]]], p.pal.soft);
    fill([disc(0.6, 0, 4.4, 9)], p.pal.ink);
  },
  papers: ({ p, body, fill }: Hand) => {
    body([[[-8, -12], [8, -14], [11, 8], [-6, 11]]], { fill: p.pal.soft, amb: 0.4, R: 3 });
    fill([0, 1, 2, 3].map((i) => bar(-5 + i * 0.6, -7 + i * 4.4, 7 + i * 0.6, -8.4 + i * 4.4, 0.5)), p.pal.ink);
  },
  revolver: ({ dark, body }: Hand) => {
    body(
      [[[-3, -5], [30, -6], [30, -2], [12, -1], [10, 3], [3, 3], [-2, 14], [-9, 12], [-4, 1]]],
      { R: 3, angle: 1.5 },
    );
    dark([
      rect(3, -7.4, 9, 7),
      taper(curve([[2, 3], [6, 8], [10, 3]], false, 5), () => 0.7),
      [[-4, -5], [-6, -9], [-2, -6]],
    ]);
  },
  rifle: ({ dark, body }: Hand) => {
    body([[[-30, 6], [-28, 0], [-6, -4], [4, -4], [4, 0], [-6, 3], [-22, 12], [-30, 13]]], { R: 3 });
    dark([bar(-4, -2.6, 62, -3.4, 1.5, 1.1), bar(0, -0.6, 34, -1.6, 2, 1.2)]);
  },
  knife: ({ dark, body }: Hand) => {
    body([blade(30, 3, 3)], { power: 1.6, amb: 0.25, angle: 1.5 });
    dark([rect(-5, -4, 10, 2), bar(0, -2, 0, 9, 1.9)]);
  },
  sword: ({ dark, body }: Hand) => {
    body([blade(72, 3.2)], { power: 1.6, amb: 0.25, angle: 1.5 });
    dark([rect(-10, -5, 20, 2.8), bar(0, -3, 0, 11, 1.6), disc(0, 12, 2.6, 9)]);
  },
  axe: ({ dark, body }: Hand) => {
    dark([bar(0, 26, 0, -46, 1.7)]);
    body(
      [curve([[0, -46, 1], [16, -52, 1], [20, -40], [15, -27, 1], [0, -35, 1]], true, 5)],
      { power: 1.5, amb: 0.15 },
    );
  },
  hammer: ({ dark, body }: Hand) => {
    dark([bar(0, 22, 0, -40, 1.7)]);
    body([rect(-12, -48, 24, 12)], { power: 1.4 });
  },
  spear: ({ dark, body }: Hand) => {
    dark([bar(0, 60, 0, -78, 1.2)]);
    body([[[-4, -76], [0, -98], [4, -76], [0, -72]]], { power: 1.6, amb: 0.2 });
  },
  bow: ({ dark }: Hand) =>
    dark([
      taper(
        curve([[-9, -44], [5, -24], [8, 0], [5, 24], [-9, 44]], false, 6),
        (t) => 0.7 + 1.3 * Math.sin(t * Math.PI),
      ),
      bar(-9, -44, -9, 44, 0.4),
    ]),
  scythe: ({ dark, body }: Hand) => {
    dark([taper(curve([[-3, 60], [2, 0], [0, -70]], false, 6), () => 1.4)]);
    body(
      [curve([[-3, -72, 1], [20, -76], [46, -62], [56, -40, 1], [40, -56], [18, -66], [0, -64, 1]], true, 5)],
      { power: 1.5, amb: 0.2 },
    );
  },
  shovel: ({ dark, body }: Hand) => {
    dark([bar(0, -40, 0, 34, 1.5), rect(-6, -43, 12, 3)]);
    body([blob([[-8, 32, 1], [8, 32, 1], [8, 48], [0, 56, 1], [-8, 48]])], { power: 1.4 });
  },
  staff: ({ body }: Hand) =>
    body([taper(curve([[2, 60], [-1, 0], [1, -78]], false, 6), () => 1.8), disc(1, -80, 3.6, 9)]),
  cane: ({ dark }: Hand) =>
    dark([bar(0, 0, 2, 60, 1.3), taper(curve([[0, 0], [-1, -5], [-6, -5], [-7, -1]], false, 5), () => 1.3)]),
  umbrella: ({ dark, body }: Hand) => {
    dark([bar(0, 8, 0, -46, 0.9)]);
    body(
      [
        curve(
          [
            [-34, -34, 1], [-28, -50], [0, -62], [28, -50], [34, -34, 1], [23, -38], [12, -34, 1], [0, -38],
            [-12, -34, 1], [-23, -38],
          ],
          true,
          4,
        ),
      ],
      { angle: 1.3 },
    );
  },
  bag: ({ dark, body }: Hand) => {
    body([blob([[-13, 8, 1], [13, 8, 1], [15, 27, 1], [-15, 27, 1]])], { R: 5 });
    dark([taper(curve([[-6, 8], [0, -2], [6, 8]], false, 5), () => 1), rect(-13.4, 11, 26.8, 1.6)]);
  },
  sack: ({ body }: Hand) =>
    body([blob([[-3, -3], [4, -3], [6, 5], [16, 22], [12, 40], [-12, 40], [-16, 22], [-5, 5]])], { R: 14 }),
  shield: ({ body, dark }: Hand) => {
    body(
      [curve([[-17, -22, 1], [0, -26], [17, -22, 1], [16, 8], [0, 30, 1], [-16, 8]], true, 5)],
      { R: 12, power: 1.3 },
    );
    dark([disc(0, -2, 3.4, 10)]);
  },
  bottle: ({ body }: Hand) =>
    body(
      [blob([[-2, -14, 1], [2, -14, 1], [2, -6], [5, 0], [5, 15, 1], [-5, 15, 1], [-5, 0], [-2, -6]])],
      { power: 1.5, amb: 0.2 },
    ),
  cup: ({ body }: Hand) =>
    body(
      [
        curve(
          [
            [-8, -16, 1], [8, -16, 1], [6, -6], [1.4, -2], [1.4, 6], [6, 9, 1], [-6, 9, 1], [-1.4, 6], [-1.4, -2],
            [-6, -6],
          ],
          true,
          4,
        ),
      ],
      { power: 1.5, amb: 0.2 },
    ),
  skull: ({ p, body, fill }: Hand) => {
    body(
      [blob([[0, -15], [8, -12], [10, -4], [7, 3], [6, 9, 1], [-6, 9, 1], [-7, 3], [-10, -4], [-8, -12]])],
      { power: 1.5, amb: 0.2 },
    );
    fill([disc(-4, -2, 2.6, 8), disc(4, -2, 2.6, 8), [[0, 1], [1.4, 4.6], [-1.4, 4.6]]], p.pal.ink);
  },
  cross: ({ body }: Hand) => body([rect(-1.8, -24, 3.6, 34), rect(-8, -17, 16, 3.6)], { power: 1.5, amb: 0.25 }),
  key: ({ body }: Hand) =>
    body(
      [
        taper(curve([[0, 4], [-4, 8], [0, 12], [4, 8], [0, 4]], false, 4), () => 1.2),
        bar(0, 4, 0, -18, 1.3),
        rect(0, -18, 6, 2),
        rect(0, -13, 5, 2),
      ],
      { power: 1.5, amb: 0.2 },
    ),
  flower: ({ p, dark, fill }: Hand) => {
    dark([taper(curve([[0, 10], [2, -4], [0, -20]], false, 5), () => 0.8), blob([[1, -2], [8, -8], [2, -7]])]);
    fill(
      [0, 1, 2, 3, 4].map((i) => disc(Math.cos(i * 1.257) * 3.6, -22 + Math.sin(i * 1.257) * 3.6, 2.8, 8)),
      p.pal.cut,
    );
  },
  fiddle: ({ dark, body }: Hand) => {
    body(
      [blob([[0, -6], [8, -3], [7, 4], [6, 8], [10, 15], [0, 23], [-10, 15], [-6, 8], [-7, 4], [-8, -3]])],
      { power: 1.3 },
    );
    dark([bar(0, -5, 0, -30, 1.4), bar(-14, 2, 22, -14, 0.5)]);
  },
  wand: ({ p, dark, glow, fill }: Hand) => {
    glow(0, -26, 4, p.pal.accent);
    dark([bar(0, 8, 0, -24, 1.2, 0.7)]);
    fill([disc(0, -26, 2, 9)], p.pal.accent);
  },
  orb: ({ p, glow, fill }: Hand) => {
    glow(0, -12, 9, p.pal.accent);
    fill([disc(0, -12, 7, 20)], p.pal.accent);
    fill([blob([[-4, -14], [0, -17], [4, -13], [0, -15]])], p.pal.ink);
  },
  hook: ({ dark }: Hand) =>
    dark([bar(0, 6, 0, -16, 1.3), taper(curve([[0, -16], [6, -24], [13, -17], [10, -10]], false, 6), (t) => 1.8 - t)]),
  rope: ({ body }: Hand) =>
    body([
      taper(curve([[0, 0], [10, 10], [0, 26], [-10, 10], [0, 0]], false, 6), () => 2),
      taper(curve([[0, 0], [8, 14], [-2, 30], [-8, 14], [0, 2]], false, 6), () => 1.6),
    ]),
  net: ({ dark }: Hand) =>
    dark(
      [0, 1, 2, 3, 4].flatMap((i) => [
        bar(0, 0, -20 + i * 10, 40, 0.5),
        taper(curve([[-4 * (i + 1), 8 * (i + 1)], [0, 9 * (i + 1)], [4 * (i + 1), 8 * (i + 1)]], false, 4), () => 0.5),
      ]),
    ),
  oar: ({ dark, body }: Hand) => {
    dark([bar(0, -60, 0, 40, 1.4)]);
    body([blob([[-3, 38, 1], [3, 38, 1], [6, 52], [5, 72], [-5, 72], [-6, 52]])]);
  },
  club: ({ body }: Hand) =>
    body([limb([[0, 10], [0, -16], [2, -46]], [1.8, 3, 6.5, 5])], { power: 1.2 }),
};
export type Held = keyof typeof things;
export const HELD = Object.keys(things) as readonly Held[];

/** A thing in a hand: `s` as the figure's h / 150, or 6 to 9 alone on a card; `turn` from upright. */
export function held(
  p: Plate,
  what: Held,
  { x, y, s = 1, turn = 0, flip = 1, ...look }: At & Look & { s?: number; turn?: number; flip?: number },
) {
  const { fill = p.pal.near, ink = p.pal.cut, light = p.light, rim = 1.6, gap = 5, power = 1.1 } = look;
  const at = (pts: readonly Point[]) => place(pts, x, y, s, turn, s * flip);
  const shine = p.pal.lamp;
  things[what]({
    p,
    s,
    at,
    body: (shape, { R = 5, angle = 0.5, ...more } = {}) =>
      void p.carve(shape.map(at), {
        fill,
        ink,
        light,
        rim,
        gap,
        power,
        hand: 0.3,
        union: true,
        ...more,
        R: R * s,
        angle: angle + turn,
      }),
    dark: (shape) => void p.shape(shape.map(at), p.pal.ink, { rim, ink, from: light, hand: 0, union: true }),
    fill: (shape, colour) => void p.fill(shape.map(at), colour, 1, true),
    glow: (u, v, r, colour = shine) => {
      for (const [gx, gy] of at([[u, v]]))
        rings(p, { x: gx, y: gy, r0: r * s * 1.3, reach: r * s * 6, gap: 6.5, ink: colour, power: 0.8, cloud: 0 });
    },
  });
}
