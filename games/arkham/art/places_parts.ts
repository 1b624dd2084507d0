// What the places of Arkham share: bars, bodies, light that lies on things.
import {
  curve, disc, half, mix, place, rect, smooth, taper, type Light, type Plate, type Ring, type Shape,
} from '../../../web/src/art/kit';

/** A straight bar between two points. */
export const bar = (x0: number, y0: number, x1: number, y1: number, w: number, w1 = w): Ring =>
  taper([[x0, y0], [x1, y1]], (t) => mix(w, w1, t));
export const ground = (p: Plate, y: number, c = p.pal.fore) => p.fill(rect(-10, y, p.w + 20, p.h - y + 10), c);
const area = (r: Ring) =>
  r.reduce((sum, [x, y], i) => sum + x * r[(i + 1) % r.length]![1] - r[(i + 1) % r.length]![0] * y, 0);
/** Nearly black, with an edge that the light has found; outlines that cross leave no holes. */
export const dark = (p: Plate, shape: Ring[], rim = 2, ink = p.pal.cut, from: Light = p.light) =>
  p.shape(
    shape.map((r) => (area(r) < 0 ? r.slice().reverse() : r)),
    p.pal.ink,
    { rim, ink, hand: 0, union: true, from },
  );
/** Light that lies on a shape and thins out away from x, y; `flat` as on a floor. */
export function lie(
  p: Plate,
  shape: Shape,
  x: number,
  y: number,
  reach: number,
  { ink = p.pal.lamp, power = 0.9, gap = 7, angle = 0, flat = 1, tex = 1, step = 12 } = {},
) {
  p.cut(shape, {
    ink,
    gap,
    angle,
    step,
    tone: (a, b) =>
      power *
      Math.exp(-Math.hypot(a - x, (b - y) * flat) / reach) *
      mix(1, 1.3 * smooth(0.28, 0.6, p.n.fbm(a / 50, b / 12, 2)), tex),
  });
}
/** A wall of bricks or boards with light on it. */
export const wall = (
  p: Plate,
  shape: Shape,
  x: number,
  y: number,
  reach: number,
  o: { power?: number; gap?: number; ink?: string; fill?: string; angle?: number } = {},
) => {
  p.fill(shape, o.fill ?? p.pal.near);
  p.cut(shape, {
    gap: o.gap ?? 8,
    ink: o.ink ?? p.pal.soft,
    angle: o.angle ?? 0,
    step: 9,
    tone: (a, b) =>
      (o.power ?? 0.8) *
      Math.exp(-Math.pow(Math.hypot(a - x, b - y) / reach, 1.4)) *
      (p.n(a / 11, b / 7) > 0.36 ? 1 : 0.15),
  });
};
/** Head and shoulders, h high, from behind: bare, with a hat, a bun or a cap. */
export function bust(
  p: Plate,
  x: number,
  y: number,
  h: number,
  top: 'bare' | 'hat' | 'bun' | 'cap' = 'bare',
  rim = 2,
  ink = p.pal.cut,
) {
  const k = h / 100;
  const at = (r: Ring) => place(r, x, y, k);
  const s = [
    half([[0, -96], [13, -91], [16, -78], [10, -64], [16, -57], [36, -48], [46, -26], [50, 4, 1]], x, y, k, 4),
  ];
  if (top === 'hat')
    s.push(
      at(disc(0, -86, 28, 16, 5)),
      at(curve([[-17, -86, 1], [-15, -104], [-8, -111], [0, -107], [8, -112], [15, -104], [17, -86, 1]], true, 4)),
    );
  if (top === 'bun') s.push(at(disc(3, -100, 9, 12)));
  if (top === 'cap')
    s.push(at([[-15, -90], [-24, -102], [-12, -109], [12, -109], [24, -102], [15, -90]]), at(disc(0, -90, 18, 12, 4)));
  dark(p, s, rim, ink);
}
/** A standing woman from behind or against the light: hair in a knot, a long skirt; arms `up` or on the hips. */
export function lady(p: Plate, x: number, y: number, h: number, rim = 2, ink = p.pal.cut) {
  dark(
    p,
    [
      half(
        [
          [0, -144], [8, -140], [9, -128], [5, -121], [18, -115], [22, -104], [15, -84], [13, -76], [26, -40],
          [32, 0, 1],
        ],
        x,
        y,
        h / 150,
        4,
      ),
      place(disc(2, -147, 6, 10), x, y, h / 150),
      ...[-1, 1].map((k) =>
        place(taper(curve([[16, -110], [34, -90], [15, -78]], false, 5), () => 4), x, y, h / 150, 0, (k * h) / 150),
      ),
    ],
    rim,
    ink,
  );
}
/** Somebody on a round stool, from behind; y is the seat. */
export function sitter(
  p: Plate,
  x: number,
  y: number,
  h: number,
  top: 'bare' | 'hat' | 'bun' | 'cap',
  foot = 120,
  ink = p.pal.lamp,
) {
  const k = h / 100;
  dark(
    p,
    [rect(x - 4 * k, y, 8 * k, foot), disc(x, y + 3 * k, 40 * k, 16, 7 * k), disc(x, y + foot, 30 * k, 16, 6 * k)],
    1.4,
    ink,
  );
  dark(p, [half([[0, -66], [30, -56], [38, -30], [32, -6], [36, 4, 1]], x, y, k, 4)], 2, ink);
  bust(p, x, y - 12 * k, h * 0.92, top, 2.4, ink);
}
/** A lamp under a shade, and the cone that falls out of it. */
export function pendant(p: Plate, x: number, y: number, s: number, floor: number, spread: number, power = 0.55) {
  p.cut(
    [[x - 30 * s, y], [x + 30 * s, y], [x + spread, floor], [x - spread, floor]],
    {
      ink: p.pal.lamp, gap: 8, step: 20, inset: 0,
      tone: (a, b) => power * (1 - (b - y) / (floor - y) / 1.3) * (0.7 + 0.6 * p.n(a / 40, b / 20)),
    },
  );
  p.fill(disc(x, y + 2 * s, 15 * s, 20, 10 * s), p.pal.lamp);
  dark(
    p,
    [
      bar(x, -10, x, y - 20 * s, 2),
      [[x - 38 * s, y + 2], [x - 12 * s, y - 24 * s], [x + 12 * s, y - 24 * s], [x + 38 * s, y + 2]],
    ],
    2,
    p.pal.lamp,
  );
}
