// A thing on a card is drawn in its own units, 100 up and 100 down from its middle, and set, turned and lit by a desk.
import { curve, disc, mirror, place, rect, taper, type Chance, type Point, type Ring } from '../core';
import type { CarveOptions, Plate } from '../plate';
import { rings } from '../things/sky';

export interface Desk {
  p: Plate;
  /** Chance of the card: which variant a thing is. */
  r: Chance;
  x: number;
  y: number;
  s: number;
  flip: number;
  turn: number;
  /** Only its shadow is drawn. */
  shadow: boolean;
  at(pts: readonly Point[]): Ring;
  /** A body in relief. */
  body(shape: Ring | Ring[], options?: CarveOptions): void;
  /** Nearly black with a lit edge. */
  dark(shape: Ring | Ring[]): void;
  fill(shape: Ring | Ring[], colour?: string, o?: number): void;
  glow(x: number, y: number, r: number, colour?: string): void;
}
/** How a thing is shown: it lies along or across, leans, stands on its foot at 100, or hangs from -100. */
export type Stance = 'flat' | 'lean' | 'stand' | 'hang';
export interface Thing {
  stance: Stance;
  /** It has a long handle: struck into the ground it stands on that. */
  haft?: boolean;
  draw(d: Desk): void;
}
export type Things = Record<string, Thing>;
const as =
  (stance: Stance) =>
  (draw: (d: Desk) => void): Thing => ({ stance, draw });
export const flat = as('flat');
export const lean = as('lean');
export const haft = (draw: (d: Desk) => void): Thing => ({ stance: 'lean', haft: true, draw });
export const stand = as('stand');
export const hang = as('hang');

const list = (shape: Ring | Ring[]): Ring[] => (Array.isArray(shape[0]?.[0]) ? shape : [shape]) as Ring[];

export function desk(p: Plate, r: Chance, at: { x: number; y: number; s: number; turn?: number; flip?: number }): Desk {
  const { x, y, s, turn = 0, flip = 1 } = at;
  const set = (pts: readonly Point[]) => place(pts, x, y, s, turn, s * flip);
  return {
    p,
    r,
    x,
    y,
    s,
    turn,
    flip,
    shadow: false,
    at: set,
    body(shape, { R = 14, angle = 0.4, ...more } = {}) {
      if (this.shadow) return void p.fill(list(shape).map(set), p.pal.ink, 0.75, true);
      p.carve(list(shape).map(set), {
        fill: p.pal.near, rim: 2.6, gap: 5.4, power: 1.3, tex: 0.2, hand: 0.5, union: true, ...more, R: R * s,
        angle: angle * flip + turn,
      });
    },
    dark(shape) {
      if (this.shadow) return void p.fill(list(shape).map(set), p.pal.ink, 0.75, true);
      p.shape(list(shape).map(set), p.pal.ink, { rim: 2.4, hand: 0.3, union: true });
    },
    fill(shape, colour = p.pal.ink, o = 1) {
      if (!this.shadow) p.fill(list(shape).map(set), colour, o, true);
    },
    glow(u, v, size, ink = p.pal.lamp) {
      if (this.shadow) return;
      for (const [gx, gy] of set([[u, v]]))
        rings(p, { x: gx, y: gy, r0: size * s, reach: size * s * 6, gap: 8, ink, power: 0.9, cloud: 0.1 });
    },
  };
}

/** Smooth outline; the right half of one that is the same left and right; a straight bar; a smooth stroke. */
export const blob = (pts: readonly Point[], seg = 5) => curve(pts, true, seg);
export const both = (pts: readonly Point[], x = 0, y = 0) => curve(place(mirror(pts), x, y), true, 5);
export const bar = (x0: number, y0: number, x1: number, y1: number, w: number, w1 = w): Ring =>
  taper([[x0, y0], [x1, y1]], (t) => w + (w1 - w) * t);
export const stroke = (pts: readonly Point[], w = 1.4, w1 = w) => taper(curve(pts, false, 6), (t) => w + (w1 - w) * t);
export const ring = (x: number, y: number, r: number, w: number, ry = r): Ring =>
  stroke(disc(x, y, r, 16, ry).concat([[x + r, y]]), w);
export { disc, rect, type Ring };
