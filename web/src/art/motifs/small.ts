// What the small scenes share: which way they look, how they are lit, some grounds.
import { disc, place, rect, rows, smooth, type Bead, type Chance, type Light, type Point, type Ring } from '../core';
import type { Mood } from '../palette';
import type { Plate } from '../plate';
import * as T from '../things';

/** The chance of a card, and whether its game plays long ago: then there are no lamps in the streets. */
export type Dice = Chance & {
  old: boolean;
  /** Which of so many variants: cards that differ in their number take turns. */
  nth(of: number): number;
};
export interface Small {
  /** The light, if it comes from the right. */
  light: Light;
  mood?: Mood;
  /** k: 1 light from the right, -1 from the left. */
  draw(p: Plate, k: 1 | -1, r: Dice): void;
}
export type Smalls = Record<string, Small>;
/** A place told for light from the right. */
export const way = (k: number) => (x: number) => 450 + k * (x - 450);
export const mirrored = (pts: Ring, k: number): Ring => pts.map(([x, y, c]): Point => [450 + k * (x - 450), y, c]);

/** A moon with its rings in a sky. */
export const moonlit = (p: Plate, x: number, y = 150, reach = 440, fill = p.pal.sky) => {
  p.fill(p.all, fill);
  T.rings(p, { x, y, r0: 64, reach, gap: 9, power: 0.9, cloud: 0.65 });
  T.moon(p, { x, y, r: 50 });
};
/** Darkness with rings round one light in it. */
export const dark = (p: Plate, x: number, y: number, ink = p.pal.soft, reach = 430) => {
  p.fill(p.all, p.pal.fore);
  T.rings(p, { x, y, r0: 56, reach, gap: 10, ink, power: 0.75, cloud: 0.4 });
};
/** A street at night: a far row of roofs, paving, one lamp. */
export const street = (p: Plate, k: number, r: Dice, o: { lamp?: boolean } = {}) => {
  const x = way(k);
  if (r.old) {
    moonlit(p, x(660), 150, 380, p.pal.near);
    T.ridge(p, { y: 390, amp: 50, seed: r.int(1, 9), fill: p.pal.mid });
    if (r.chance(0.5)) T.stone(p, { x: x(500), y: 440, w: 60, h: r.in(130, 230), fill: p.pal.fore });
    T.house(p, {
      x: x(170) - (k > 0 ? 60 : 100), y: 500, w: 120, h: 60, roof: r.in(90, 130), side: 150, turn: k, lit: 0.3,
      chimney: false, rows: 1, fill: p.pal.fore,
    });
    T.ridge(p, { y: 495, amp: 12, fill: p.pal.fore, power: 0.8 });
    return;
  }
  p.fill(p.all, p.pal.near);
  T.skyline(p, { y: 440, h: r.in(130, 240), fill: p.pal.mid, lit: 0.1, w0: 60, w1: 120 });
  const side = x(r.in(90, 190));
  T.house(p, {
    x: side - (k > 0 ? 60 : 100), y: 520, w: 150, h: r.in(150, 230), roof: r.in(80, 120), side: 150, turn: k, lit: 0.2,
    fill: p.pal.fore, dormer: r.chance(0.5),
  });
  T.paving(p, { y0: 490, vx: x(640), vy: 430, power: 0.8, lit: (a) => Math.exp(-Math.pow((a - x(640)) / 210, 2)) });
  if (o.lamp !== false) T.lamppost(p, { x: x(650), y: 560, h: r.in(330, 400), s: 1.8, halo: 280 });
};
/** The floor of a room and a back wall with a pool of light. */
export const room = (p: Plate, x: number, y = 470) => {
  p.fill(p.all, p.pal.fore);
  p.cut(rect(-10, 0, 920, y), {
    angle: 1.57, gap: 13, min: 0.08, ink: p.pal.soft,
    tone: (a, b) => 0.5 * Math.exp(-Math.hypot((a - x) / 1.2, b - 240) / 200),
  });
  p.fill(rect(-10, y, 920, 200), p.pal.ink);
  p.cut(rect(-10, y, 920, 200), {
    gap: 9, min: 0.1, ink: p.pal.soft,
    tone: (a, b) => 0.8 * Math.exp(-Math.pow((a - x) / 260, 2)) * smooth(y - 40, y + 60, b),
  });
};
/** A hand held up, its palm to us: from the wrist at 0, 0, about 280 high. */
export const palm = (p: Plate, x: number, y: number, s: number, flip: number) => {
  const at = (pts: Ring) => place(pts, x, y, s, 0, s * flip);
  const look = { fill: p.pal.near, gap: 5.5, power: 1.35, rim: 3, angle: 0.3, tex: 0.3, R: 22 * s, union: true };
  const finger = (x0: number, x1: number, y1: number, w: number): Ring => [
    [x0 - w, -110], [x1 - w * 0.8, y1 + 20], [x1 - w * 0.4, y1 + 4], [x1, y1], [x1 + w * 0.5, y1 + 5],
    [x1 + w * 0.8, y1 + 20], [x0 + w, -110],
  ];
  p.carve(
    [
      finger(-56, -92, -226, 17), finger(-20, -30, -276, 18), finger(18, 26, -268, 18), finger(54, 84, -226, 16),
      [[-74, -130], [74, -130], [78, -60], [52, 0], [58, 90], [-58, 90], [-50, 0], [-80, -60]],
      [[-66, -30], [-120, -84], [-152, -132], [-132, -150], [-112, -134], [-84, -92], [-60, -80]],
    ].map((ring) => at(ring as Ring)),
    look,
  );
  for (const [crease] of rows<[Ring]>([[[-60, -96], [0, -84], [66, -104]]], [[[-64, -60], [-10, -64], [50, -20]]]))
    p.fill(line(at(crease), 2), p.pal.ink);
};
const line = (pts: Ring, w: number): Ring =>
  pts.concat(
    pts
      .slice()
      .reverse()
      .map(([x, y]): Point => [x, y + w * 2]),
  );
/** A crowd along y, as heads and shoulders. */
export const crowd = (p: Plate, r: Chance, y: number, n: number, h: number, ink = p.pal.ink) => {
  for (let i = 0; i < n; i++) {
    const x = ((i + r.in(0.2, 0.8)) / n) * 940 - 20;
    const s = h * r.in(0.85, 1.15);
    p.shape(
      [
        disc(x, y - s * 0.78, s * 0.16, 12, s * 0.19),
        [
          [x - s * 0.34, y + 20], [x - s * 0.3, y - s * 0.44], [x - s * 0.1, y - s * 0.6], [x + s * 0.1, y - s * 0.6],
          [x + s * 0.3, y - s * 0.44], [x + s * 0.34, y + 20],
        ],
      ],
      ink,
      { rim: 2.2, union: true, hand: 0.5 },
    );
  }
};
export const zigzag = (r: Chance, x: number, y0: number, y1: number, wide = 60): Bead[] => {
  const out: Bead[] = [];
  for (let y = y0; y < y1; y += 40)
    out.push([x + r.in(-wide, wide) * (0.3 + (y - y0) / (y1 - y0)), y, 1 - ((y - y0) / (y1 - y0)) * 0.6]);
  return out;
};
