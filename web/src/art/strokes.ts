// What plates of several games are made of in few words: limbs, bodies, lines, eyes.
import { curve, mix, place, taper, type Point } from './core';
import type { CarveOptions, Plate } from './plate';
import { limb as spread } from './things/figure';

/** A limb through joints; the half widths are spread over its length. */
export const limb = (joints: readonly Point[], ...widths: number[]) => spread(joints, widths, 6);
/** A body in relief from a few points. */
export const body = (p: Plate, pts: readonly Point[], options: CarveOptions = {}) =>
  p.carve(curve(pts, true, 6), options);
/** A line from one half width to another. */
export const line = (pts: readonly Point[], w = 3, end = w) => taper(curve(pts, false, 6), (t) => mix(w, end, t));
/** Two eyes that look out of the dark. */
export function eyes(p: Plate, x: number, y: number, d: number, r: number, ink = p.pal.accent, slant = 0.25) {
  for (const k of [-1, 1])
    p.fill(
      curve(place([[-1.5, 0.1, 1], [0, -0.7], [1.5, -0.1, 1], [0, 0.6]], x + d * k, y, r, slant * k, r * k), true, 4),
      ink,
    );
}
