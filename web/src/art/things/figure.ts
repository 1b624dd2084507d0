// What all figures share: how they are lit, how they are set on their feet, limbs.
import { curve, mix, place, taper, type Light, type Point, type Ring } from '../core';
import type { CarveOptions, Plate } from '../plate';
import type { At } from './options';

export interface Look {
  fill?: string;
  ink?: string;
  light?: Light;
  rim?: number;
  gap?: number;
  power?: number;
}
/** x, y: where it stands; h: how high it is; flip -1: it looks to the left. */
export interface Stand extends At, Look {
  h?: number;
  flip?: 1 | -1;
}

/** A figure of so many units on the block: what is told in its own units is set, scaled and carved by it. */
export interface Frame {
  p: Plate;
  k: number;
  flip: number;
  look: Required<Look>;
  /** From the figure's units (feet at 0, up is negative, it looks to the right) to the block. */
  at(pts: readonly Point[]): Ring;
  spot(x: number, y: number): Point;
  carve(shape: Ring[], options?: CarveOptions): void;
  /** Nearly black, with a lit edge. */
  dark(shape: Ring[], rim?: number): void;
  fill(shape: Ring[], colour: string, o?: number): void;
}

export function frame(p: Plate, stand: Stand, units: number, fill = p.pal.near): Frame {
  const { x, y, h = 150, flip = 1 } = stand;
  const k = h / units;
  const { ink = p.pal.cut, light = p.light, rim = 2, gap = 5.5, power = 1.15 } = stand;
  const look = { fill: stand.fill ?? fill, ink, light, rim, gap, power };
  const at = (pts: readonly Point[]) => place(pts, x, y, k, 0, k * flip);
  return {
    p,
    k,
    flip,
    look,
    at,
    spot: (u, v) => [x + u * k * flip, y + v * k],
    carve: (shape, options = {}) =>
      void p.carve(shape.map(at), { ...look, R: 12 * k, angle: 0.5 * flip, hand: 0.4, union: true, ...options }),
    dark: (shape, thin = rim) =>
      void p.shape(shape.map(at), p.pal.ink, { rim: thin, ink, from: light, hand: 0, union: true }),
    fill: (shape, colour, o = 1) => void p.fill(shape.map(at), colour, o, true),
  };
}

/** A limb through joints; the half widths are spread over its length. */
export function limb(joints: readonly Point[], widths: readonly number[], seg = 5): Ring {
  const n = widths.length - 1;
  return taper(curve(joints, false, seg), (t) => {
    const i = Math.min(n - 1, Math.floor(t * n));
    return mix(widths[i]!, widths[i + 1]!, t * n - i);
  });
}
/** A smooth outline. */
export const blob = (pts: readonly Point[], seg = 5): Ring => curve(pts, true, seg);
/** Turned round a joint. */
export const turned = (pts: readonly Point[], x: number, y: number, turn: number): Ring =>
  place(pts.map(([a, b, c]): Point => [a - x, b - y, c]), x, y, 1, turn);
/** Moved, scaled and turned, in the figure's own units. */
export const moved = place;
