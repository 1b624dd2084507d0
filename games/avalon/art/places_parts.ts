// What the places of Avalon share: skies, houses, somebody small.
import {
  T, corner, curve, disc, place, smooth, taper, type Plate, type Point, type Ring,
} from '../../../web/src/art/kit';

export const dark = (p: Plate) => p.mood === 'wyrd';

/** The sky over Avalon: with a menhir's pale light at (x, y), or without. */
export function avSky(p: Plate, x: number, y: number) {
  p.fill(p.all, p.pal.sky);
  if (!dark(p)) {
    T.rings(p, { x, y: y - 26, r0: 20, reach: 620, gap: 9, power: 0.85, cloud: 0.45, cx: 260, cy: 44 });
    p.fill(disc(x, y - 26, 20, 30), p.pal.cut, 0.55);
    p.fill(
      curve(
        [
          [x - 11, y + 12, 1], [x - 12, y - 20], [x - 5, y - 54], [x + 5, y - 52], [x + 11, y - 16],
          [x + 12, y + 12, 1],
        ],
        true,
        5,
      ),
      p.pal.ink,
    );
  } else {
    T.whirl(p, {
      x: 900 - x,
      y: 96,
      r0: 40,
      r1: 820,
      arms: 46,
      turns: 0.24,
      squash: 0.42,
      ink: p.pal.soft,
      power: 0.62,
      gap: 9,
    });
    p.fill(disc(900 - x, 96, 36, 30, 18), p.pal.ink);
  }
}

export const wyrdEyes = (p: Plate, l: [x: number, y: number, s: number][]) => {
  for (const [x, y, s] of l)
    for (const k of [-1, 1])
      p.fill(
        curve(place([[-9, 1, 1], [0, -4], [9, -3, 1], [0, 4]], x + k * 14 * s, y, s, k * 0.2), true, 4), p.pal.accent,
      );
};

export function roundhouse(p: Plate, x: number, y: number, s: number, o: { lit?: boolean; smoke?: boolean } = {}) {
  const q = (u: number, v: number): Point => [x + u * s, y - v * s];
  p.carve([q(-56, 0), q(-58, 44), q(58, 44), q(56, 0)], {
    fill: p.pal.near,
    R: 30 * s,
    gap: 6,
    angle: 1.57,
    power: 0.7,
    bend: 0.1,
  });
  p.fill(
    curve([corner(q(-12, 0)), corner(q(-12, 26)), q(0, 36), corner(q(12, 26)), corner(q(12, 0))], true, 4),
    o.lit ? p.pal.lamp : p.pal.ink,
  );
  p.carve(
    curve(
      [
        corner(q(-86, 34)), q(-46, 76), corner(q(-6, 128)), corner(q(6, 128)), q(46, 76), corner(q(86, 34)), q(40, 30),
        q(-40, 30),
      ],
      true,
      5,
    ),
    { fill: p.pal.fore, R: 60 * s, gap: 5.5, angle: 1.4, bend: 0.2, power: 1.1, tex: 0.8, grain: 0.05, rim: 2.4 },
  );
  if (o.smoke) T.plume(p, { x, y: y - 128 * s, n: 6, s: 26 * s, drift: 40, fill: p.pal.haze });
}

export const fig = (p: Plate, x: number, y: number, h: number, o: Partial<Parameters<typeof T.hooded>[1]> = {}) =>
  T.hooded(p, { x, y, h, face: 'back', fill: p.pal.ink, power: 0.6, ...o });

/** Another sky: a sun or moon with its rings; gone dark, a black sun: with rays, ringed, weeping, or in torn cloud. */
export function sky(p: Plate, x: number, y: number, r = 36, reach = 520, wrong: 0 | 1 | 2 | 3 = 0) {
  p.fill(p.all, p.pal.sky);
  if (!dark(p)) {
    T.rings(p, { x, y, r0: r + 14, reach, gap: 10, power: 0.85, cloud: 0.6, cx: 240, cy: 40 });
    p.fill(disc(x, y, r, 40), p.pal.cut);
    return;
  }
  const ink = p.pal.soft;
  if (wrong === 0) T.rays(p, { x, y, r0: r * 1.3, r1: 620, n: 150, power: 0.75, gap: 8 });
  if (wrong === 1) T.rings(p, { x, y, r0: r * 1.4, reach: 300, gap: 15, ink, power: 1.2, cloud: 1 });
  if (wrong === 2)
    p.cut(p.all, {
      angle: 1.57,
      gap: 9,
      ink,
      tone: (u, v) => smooth(0.5, 0.75, p.n(u / 11, v / 400)) * smooth(r * 6, r, Math.abs(u - x)) * smooth(y, y - r * 2, v),
    });
  if (wrong === 3) T.clouds(p, { y1: 330, power: 1.1, lo: 0.4, hi: 0.55, top: 0.2, cy: 30, clear: [x, y, r * 2] });
  p.shape(disc(x, y, r * 1.15, 36), p.pal.ink, { rim: 3, from: [x + 40, y + 90, 1] });
}

/** Somebody small: x, y is where they stand. */
const somebody: Ring = [
  [-4, -82], [-8, -91], [0, -100], [8, -91], [4, -82], [17, -76], [21, -48], [14, -42], [17, -28, 1], [9, -26],
  [10, 0, 1], [2, 0, 1], [0, -24], [-3, 0, 1], [-11, 0, 1], [-10, -26], [-18, -28, 1], [-15, -44], [-21, -50],
  [-17, -76],
];
export const folk = (p: Plate, x: number, y: number, h: number, lean = 0, o: { ink?: string; fill?: string } = {}) =>
  p.shape(curve(place(somebody, x, y, h / 100, lean), true, 3), o.fill ?? p.pal.ink, { rim: 1.8, hand: 0, ink: o.ink });

/** Dark bars with a lit edge: [x0, y0, x1, y1, half width]. */
export const bars = (p: Plate, list: [number, number, number, number, number][], fill = p.pal.ink, rim = 1.8) =>
  p.shape(
    list.map(([a, b, c, d, w]) =>
      taper([[a, b], [c, d]], () => w),
    ),
    fill,
    { rim, hand: 0, union: true },
  );

/** A hanging cloth with folds. */
export const cloth = (p: Plate, pts: Ring, power = 1.2) =>
  p.carve(curve(pts, true, 4), {
    fill: dark(p) ? p.pal.mid : p.pal.soft,
    R: 24,
    gap: 6,
    angle: 1.5,
    bend: 0.3,
    power: dark(p) ? 0.7 : power,
    amb: dark(p) ? 0 : 0.15,
    rim: 2,
    extra: (x, y, t) => t * (0.4 + 0.8 * smooth(-0.4, 0.6, Math.sin(x / 9 + y / 60))),
  });
