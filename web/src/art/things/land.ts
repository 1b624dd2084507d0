// What is below: ridges, water, paving.
import { clamp, disc, mix, rect, smooth, times, type Bead, type Ring, type Tone } from '../core';
import type { Plate } from '../plate';
import type { Colours, Numbers } from './options';

/** A ridge from a height function; lines run along it and fade below. */
export function ridge(
  p: Plate,
  {
    y = 0,
    amp = 40,
    len = 260,
    seed = 0,
    fill = p.pal.mid,
    ink = p.pal.cut,
    power = 0.7,
    depth = 150,
    gap = 8,
    rim = 2,
    rough: rg = 0.4,
    fn,
    tex = 1,
    to = p.h,
  }: { fn?: (x: number) => number } & Numbers<
    'y' | 'amp' | 'len' | 'seed' | 'power' | 'depth' | 'gap' | 'rim' | 'rough' | 'tex' | 'to'
  > &
    Colours<'fill' | 'ink'> = {},
) {
  const H = fn || ((x) => y - (p.n.fbm(x / len + seed * 13.7, seed * 5.1, 4) - 0.5) * 2 * amp);
  const top: Ring = [];
  for (let x = -20; x <= p.w + 20; x += 9 * Math.sqrt(p.lod))
    top.push([x, H(x) + (p.n(x * 0.21, seed) - 0.5) * rg * 8]);
  p.shape(
    top.concat([
      [p.w + 20, to + 20],
      [-20, to + 20],
    ]),
    fill,
    { rim: 0, hand: 0 },
  );
  const list: Bead[][] = [];
  const g = gap * p.lod;
  for (let k = 0, d = 0; d < depth; k++, d = k * g * (1 + k * 0.05))
    list.push(top.map((q) => [q[0], q[1] + d + 1.2 + (p.n(q[0] / 60, k * 2.7) - 0.5) * g * 0.9, d / depth]));
  p.lines(list, {
    gap,
    ink,
    min: 0.12,
    tone: (x, yy, t) => {
      const s = (H(x + 12) - H(x - 12)) / 24;
      const side = clamp(0.6 + s * Math.sign(x - p.light[0]) * -1.1 * (x > p.light[0] ? 1 : 1));
      const L = clamp(1.2 - Math.hypot(x - p.light[0], (yy - p.light[1]) * 0.6) / (p.light[3] || 900));
      return (
        (t < 0.02 ? rim * 0.2 : 0) * L * smooth(0.3, 0.6, p.n(x / 70, 3)) +
        power * Math.pow(1 - t, 1.6) * L * side * mix(1, smooth(0.3, 0.75, p.n.fbm(x / 90, yy / 30, 3)) * 1.7, tex)
      );
    },
  });
  return H;
}

/** Water: level strokes growing towards us, a path of light under the lamp or moon. */
export function water(
  p: Plate,
  {
    y0,
    y1 = p.h,
    fill = p.pal.near,
    ink = p.pal.cut,
    path = [[p.light[0], 60]],
    base = 0.16,
    gap = 7,
    power = 1,
  }: { y0: number; path?: [x: number, wide: number][] } & Numbers<'y1' | 'base' | 'gap' | 'power'> &
    Colours<'fill' | 'ink'>,
) {
  p.fill(rect(-10, y0, p.w + 20, y1 - y0 + 10), fill);
  const list: Bead[][] = [];
  for (let y = y0 + 3, k = 0; y < y1; k++) {
    const t = (y - y0) / (y1 - y0);
    const l: Bead[] = [];
    for (let x = -20; x <= p.w + 20; x += 9 * p.lod)
      l.push([x, y + (p.n(x / (30 + 60 * t), k * 1.9) - 0.5) * (3 + 12 * t), t]);
    list.push(l);
    y += gap * p.lod * (0.55 + 1.1 * t);
  }
  p.lines(list, {
    gap: gap * 1.05,
    ink,
    min: 0.13,
    max: 0.95,
    tone: (x, y, t) => {
      const w = p.n(x / (26 + 70 * t), y / (3 + 7 * t));
      let b = base * smooth(0.45, 0.8, w) * 2;
      for (const [mx, mw] of path)
        b += power * Math.exp(-Math.pow((x - mx) / (mw * (0.5 + 1.5 * t)), 2)) * smooth(0.25, 0.62, w + 0.12 * (1 - t));
      return b * (0.45 + 0.75 * t + (path.length ? 0.15 : 0));
    },
  });
}

/** Paving in perspective: rows and joints towards a point. */
export function paving(
  p: Plate,
  {
    y0,
    y1 = p.h,
    vx = p.w / 2,
    vy = y0 - 60,
    fill = p.pal.near,
    ink = p.pal.soft,
    rows = 9,
    power = 0.8,
    lit,
    per = 150,
  }: { y0: number; lit?: Tone } & Numbers<'y1' | 'vx' | 'vy' | 'rows' | 'power' | 'per'> & Colours<'fill' | 'ink'>,
) {
  p.fill(rect(-10, y0, p.w + 20, y1 - y0 + 10), fill);
  const ys = times(rows + 1, (i) => mix(y0, y1 + 10, Math.pow(i / rows, 1.7)));
  for (let i = 0; i < rows; i++) {
    const a = ys[i]!;
    const b = ys[i + 1]!;
    const off = (i % 2) * 0.5;
    for (let k = -14; k < 14; k++) {
      const f = (u: number, y: number) => vx + u * per * ((y - vy) / (y1 - vy));
      const q: Ring = [
        [f(k + off, a) + 2, a + 1.5],
        [f(k + 1 + off, a) - 1, a + 1.5],
        [f(k + 1 + off, b) - 2, b - 1.5],
        [f(k + off, b) + 2, b - 1.5],
      ];
      if (q[1]![0] < -20 && q[2]![0] < -20) continue;
      if (q[0]![0] > p.w + 20 && q[3]![0] > p.w + 20) continue;
      const v = p.r.in(0.5, 1.1);
      p.cut(q, {
        gap: 6.5 + 2 * (i / rows),
        ink,
        inset: 2,
        min: 0.1,
        step: 26,
        tone: (x, y) => power * v * (lit ? lit(x, y) : 0.5),
      });
    }
  }
}

/** Drops thrown up along a line, most of them low. */
export const spray = (p: Plate, y: number, x0: number, x1: number, n: number, up: number) => {
  const k: Ring[] = [];
  for (let i = 0; i < n; i++) {
    const x = p.r.in(x0, x1);
    const h = p.r() * p.r() * up;
    const s = p.r.in(1, 3.4) * Math.sqrt(p.lod);
    k.push(disc(x, y - h, s, 6));
  }
  p.fill(k, p.pal.cut, 0.9, true);
};

/** One row of a sea: its height, how high and how long its waves are, its fill, how far it is moved. */
export type WaveRow = [y: number, amp: number, len: number, fill: string, shift: number];
/** Rows of waves, far ones first. */
export function waves(p: Plate, list: WaveRow[], { power = 0.95 }: Numbers<'power'> = {}) {
  list.forEach(([y, amp, len, fill, sh], i) =>
    ridge(p, {
      fn: (x) => y - amp * Math.pow(Math.abs(Math.sin((x + sh) / len)), 1.6) - 8 * p.n(x / 30, i + 4),
      fill,
      depth: 110 + i * 14,
      gap: 8 + i,
      power,
      rim: 3,
      tex: 0.9,
    }),
  );
}
