// A silhouette blown up into a relief: the chamfer distance to its edge on a small grid, rounded and smoothed.
import { box, clamp, mix, rings, spans, type Shape } from './core';

export interface Relief {
  /** Height at a point. */
  h(x: number, y: number): number;
  slope(x: number, y: number): [number, number];
}

/** `R` is how far in the form stops rising; `blur` how often it is smoothed. */
export function relief(shape: Shape, R: number, blur: number, lod: number, union = false): Relief {
  const [left, top, right, bottom] = box(shape);
  const cells = lod > 1.5 ? 64 : 110 / Math.sqrt(lod);
  const size = Math.max(2.5, Math.max(right - left, bottom - top) / cells);
  const gw = Math.ceil((right - left) / size) + 5;
  const gh = Math.ceil((bottom - top) / size) + 5;
  const ox = left - 2 * size;
  const oy = top - 2 * size;
  let grid = new Float32Array(gw * gh);
  for (let j = 0; j < gh; j++) {
    const xs = spans(rings(shape), oy + j * size, union);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const a = Math.max(0, Math.ceil((xs[i]! - ox) / size));
      const e = Math.min(gw - 1, Math.floor((xs[i + 1]! - ox) / size));
      for (let k = a; k <= e; k++) grid[j * gw + k] = 1e6;
    }
  }
  const at = (i: number, j: number) => (i < 0 || j < 0 || i >= gw || j >= gh ? 0 : grid[j * gw + i]!);
  // There and back again: s is the side from which the distance comes.
  const sweep = (i: number, j: number, s: 1 | -1) => {
    const k = j * gw + i;
    const d = grid[k]!;
    if (!d) return;
    const straight = Math.min(at(i - s, j) + 1, at(i, j - s) + 1);
    const slant = Math.min(at(i - s, j - s) + 1.414, at(i + s, j - s) + 1.414);
    grid[k] = Math.min(d, straight, slant);
  };
  for (let j = 0; j < gh; j++) for (let i = 0; i < gw; i++) sweep(i, j, 1);
  for (let j = gh - 1; j >= 0; j--) for (let i = gw - 1; i >= 0; i--) sweep(i, j, -1);
  for (let k = 0; k < grid.length; k++) {
    const t = Math.min(1, (grid[k]! * size) / R);
    grid[k] = R * Math.sqrt(1 - (1 - t) * (1 - t));
  }
  for (let pass = 0; pass < blur; pass++) {
    const next = new Float32Array(grid.length);
    for (let j = 1; j < gh - 1; j++)
      for (let i = 1; i < gw - 1; i++) {
        const k = j * gw + i;
        next[k] = (grid[k]! * 2 + grid[k - 1]! + grid[k + 1]! + grid[k - gw]! + grid[k + gw]!) / 6;
      }
    grid = next;
  }
  const h = (x: number, y: number) => {
    const u = clamp((x - ox) / size, 0, gw - 1.01);
    const v = clamp((y - oy) / size, 0, gh - 1.01);
    const i = u | 0;
    const j = v | 0;
    const k = j * gw + i;
    const upper = mix(grid[k]!, grid[k + 1]!, u - i);
    const lower = mix(grid[k + gw]!, grid[k + gw + 1]!, u - i);
    return mix(upper, lower, v - j);
  };
  return {
    h,
    slope: (x, y) => [(h(x + size, y) - h(x - size, y)) / (2 * size), (h(x, y + size) - h(x, y - size)) / (2 * size)],
  };
}
