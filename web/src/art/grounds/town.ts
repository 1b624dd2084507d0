// A town drawn under its nodes: districts, river, streets, houses, all quiet.
import { blend, clamp, curve, disc, mix, place, rect, smooth, taper, type Bead, type Point, type Ring } from '../core';
import { TINT, palette, tintOf as colourOf, type Tint } from '../palette';
import { Plate } from '../plate';
import * as T from '../things';

export interface TownNode {
  id: string;
  x: number;
  y: number;
  /** Which district it lies in: that gives the tint of the ground round it. */
  district?: string;
  /** The node of the street it belongs to; a road is laid to it, unless it is said not to. */
  street?: string;
  noroad?: boolean;
  /** How wide the street's own sign is, which stays free. */
  pill?: number;
  /** Boxes that stay free, for names: x, y, width, height. */
  clear?: [x: number, y: number, w: number, h: number][];
}
export interface Town {
  id: string;
  w: number;
  h: number;
  nodes: TownNode[];
  links: [string, string][];
  tint?: Tint;
  base?: string;
  tints?: Record<string, string>;
  /** How often there is a tree instead of a house. */
  trees?: number;
  river?: Point[];
  riverWidth?: (x: number) => number;
  /** Round shapes: x, y and the two half axes. */
  isle?: [x: number, y: number, rx: number, ry: number];
  sea?: [x: number, y: number, rx: number, ry: number];
}

/** Lays an outline down at a depth of its row: 0 is the shadow, 4 the topmost. */
type Put = (depth: number, colour: string, ring: Ring) => void;
interface House {
  shade: string;
  wall: string;
  gable: string;
  roof: string;
  dark: string;
  cut: string;
}

const segDist = (x: number, y: number, a: Point, b: Point) => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
};

/** A house seen from above at a slant: shadow, wall, gable, two roof sides, three cut courses on the lit one. */
function hut(B: Put, x: number, y: number, w: number, d: number, h: number, a: number, c: House) {
  const ux = Math.cos(a);
  const uy = Math.sin(a) * 0.66;
  const vx = -Math.sin(a);
  const vy = Math.cos(a) * 0.66;
  const P = (u: number, v: number, z: number): Point => [x + u * ux + v * vx, y + u * uy + v * vy - z];
  const r = h + d * 0.45;
  B(0, c.shade, [P(-w - 1, -d, -2), P(w + 4, -d, -2), P(w + 5, d + 3, -2), P(-w, d + 3, -2)]);
  const s = vy >= 0 ? 1 : -1;
  const g = ux * 0.5 + uy > 0 ? 1 : -1;
  B(1, c.gable, [P(w * g, -d, 0), P(w * g, d, 0), P(w * g, d, h), P(w * g, 0, r), P(w * g, -d, h)]);
  B(2, c.wall, [P(-w, d * s, 0), P(w, d * s, 0), P(w, d * s, h), P(-w, d * s, h)]);
  const A = (k: number): [Point, Point, Point, Point] => [
    P(-w - 1, d * k * 1.12, h - 0.8),
    P(w + 1, d * k * 1.12, h - 0.8),
    P(w + 1, 0, r),
    P(-w - 1, 0, r),
  ];
  const lit = s;
  B(3, c.dark, A(-lit));
  B(3, c.roof, A(lit));
  for (const t of [0.26, 0.52, 0.78]) {
    const L = (m: Point, n: Point): Point => [mix(m[0], n[0], t), mix(m[1], n[1], t)];
    const [q0, q1, q2, q3] = A(lit);
    const p0 = L(q0, q3);
    const p1 = L(q1, q2);
    B(4, c.cut, [p0, p1, [p1[0], p1[1] + 0.75], [p0[0], p0[1] + 0.75]]);
  }
  return P(w * 0.2, d * s, h * 0.45);
}

/** A town drawn under its nodes. */
export function town(t: Town) {
  const p = new Plate({
    id: t.id,
    w: t.w,
    h: t.h,
    pal: palette(t.tint || 'downtown', 'night'),
    lod: 1,
    light: [t.w * 0.2, -80, 300, 1800],
  });
  const at = new Map(t.nodes.map((n): [string, Point] => [n.id, [n.x, n.y]]));
  const spines: { d: string; a: Point; b: Point }[] = [];
  const roads: [Point, Point][] = [];
  const join = (a?: Point, b?: Point) => a && b && roads.push([a, b]);
  for (const n of t.nodes)
    if (n.district) spines.push({ d: n.district, a: [n.x, n.y], b: (n.street && at.get(n.street)) || [n.x, n.y] });
  for (const [a, b] of t.links) join(at.get(a), at.get(b));
  for (const n of t.nodes) if (n.street && !n.noroad) join([n.x, n.y], at.get(n.street));
  const r = p.r;
  const base = t.base || '#0f120e';
  const river = t.river ? curve(t.river, false, 12) : [];
  const riverY0 = (x: number) => {
    for (let i = 0; i < river.length - 1; i++)
      if (x >= river[i]![0] && x <= river[i + 1]![0])
        return mix(river[i]![1], river[i + 1]![1], (x - river[i]![0]) / (river[i + 1]![0] - river[i]![0] || 1));
    return river.length ? river[river.length - 1]![1] : -1e4;
  };
  const RYT = river.length ? Array.from({ length: t.w + 60 }, (_, i) => riverY0(i - 30)) : null;
  const riverY = (x: number) => (RYT ? RYT[clamp(Math.round(x) + 30, 0, RYT.length - 1)]! : -1e4);
  const RW = (x: number) => (t.riverWidth ? t.riverWidth(x) : 34);
  const district = (x: number, y: number): [string | null, number] => {
    let b = 1e9;
    let d: string | null = null;
    for (const s of spines) {
      const q = segDist(x, y, s.a, s.b) + (p.n(x / 50, y / 50) - 0.5) * 26;
      if (q < b) {
        b = q;
        d = s.d;
      }
    }
    return [d, b];
  };
  const tintOf = (d: string) => t.tints?.[d] ?? colourOf(d);
  const wet = (x: number, y: number, m = 0) =>
    (river.length &&
      Math.abs(y - riverY(x)) < RW(x) + m &&
      !(t.isle && Math.hypot((x - t.isle[0]) / t.isle[2], (y - t.isle[1]) / t.isle[3]) < 1)) ||
    (t.sea && Math.hypot((x - t.sea[0]) / t.sea[2], (y - t.sea[1]) / t.sea[3]) < 1 + m / 120);
  p.fill(p.all, base);
  // ground tint: level lines, each district in its own ink
  const L: Record<string, Bead[][]> = {};
  for (let y = 3, k = 0; y < t.h; y += 5, k++) {
    let cur: string | null = null;
    let seg: Bead[] = [];
    const end = () => {
      if (cur && seg.length > 1) (L[cur] ||= []).push(seg);
      seg = [];
    };
    for (let x = -6; x <= t.w + 6; x += 9) {
      const [d, q] = district(x, y);
      const dd = q < 150 && !wet(x, y, 4) ? d : null;
      if (dd !== cur) {
        end();
        cur = dd;
      }
      if (dd) seg.push([x, y + (p.n(x / 40, k) - 0.5) * 3, q]);
    }
    end();
  }
  for (const [d, lines] of Object.entries(L))
    p.lines(lines, {
      gap: 5,
      max: 1.08,
      ink: blend(base, tintOf(d), 0.42),
      min: 0.05,
      tone: (x, y, q) => 0.95 * clamp(1.15 - q / 150) * (0.7 + 0.5 * p.n(x / 30, y / 14)),
    });
  // water
  if (river.length) {
    const up: Ring = [];
    const dn: Ring = [];
    for (let x = -10; x <= t.w + 10; x += 12) {
      up.push([x, riverY(x) - RW(x) + (p.n(x / 20, 1) - 0.5) * 7]);
      dn.push([x, riverY(x) + RW(x) + (p.n(x / 20, 5) - 0.5) * 7]);
    }
    const s = up.concat(dn.slice().reverse());
    p.fill(s, '#0b1416');
    p.cut(s, {
      gap: 5.5,
      ink: '#31555a',
      max: 0.6,
      min: 0.14,
      step: 10,
      inset: 0,
      bend: (x) => riverY(x) - riverY(t.w / 2),
      tone: (x, y) => 0.95 * smooth(0.42, 0.72, p.n.fbm(x / 46, y / 7)),
    });
    for (const b of [up, dn])
      p.fill(
        taper(b, () => 1.1),
        '#4d6b66',
        0.8,
      );
  }
  if (t.sea) {
    const [sx, sy, sw, sh] = t.sea;
    const c = disc(sx, sy, sw, 60, sh);
    p.fill(c, '#0a1117');
    T.whirl(p, {
      x: sx,
      y: sy,
      r0: 60,
      r1: sw * 1.0,
      arms: 46,
      turns: 0.35,
      squash: sh / sw,
      ink: '#27564f',
      power: 0.75,
      gap: 6,
    });
    p.fill(
      taper([...c, ...c.slice(0, 1)], () => 1.2),
      '#3d5364',
      0.9,
    );
  }
  if (t.isle) {
    const c = disc(t.isle[0], t.isle[1], t.isle[2], 20, t.isle[3]);
    p.fill(c, blend(base, TINT.rivertown, 0.55));
    p.fill(
      taper([...c, ...c.slice(0, 1)], () => 1),
      '#5a7a70',
      0.8,
    );
    for (let i = 0; i < 9; i++) {
      const a = i * 0.8;
      const x = t.isle[0] + Math.cos(a) * t.isle[2] * 0.84;
      const y = t.isle[1] + Math.sin(a) * t.isle[3] * 0.8;
      p.fill(disc(x, y - 3, 4.2, 8), '#2f4a3c');
      p.fill(disc(x - 1, y - 4.4, 1.8, 6), '#6f8f6a');
    }
  }
  // streets stay open: a little lighter than the blocks
  const rd = roads.map(([a, b]) =>
    taper(
      curve(
        [
          a,
          [mix(a[0], b[0], 0.34) + r.in(-5, 5), mix(a[1], b[1], 0.34) + r.in(-5, 5)],
          [mix(a[0], b[0], 0.7) + r.in(-5, 5), mix(a[1], b[1], 0.7) + r.in(-5, 5)],
          b,
        ],
        false,
        5,
      ),
      () => 8,
    ),
  );
  p.fill(rd, blend(base, '#9a9578', 0.2), 1, true);
  for (const [a, b] of roads) {
    const n = 60;
    for (let i = 0; i < n; i++) {
      const x = mix(a[0], b[0], i / n);
      const y = mix(a[1], b[1], i / n);
      if (river.length && Math.abs(y - riverY(x)) < RW(x)) {
        const an = Math.atan2(b[1] - a[1], b[0] - a[0]);
        const q = place(
          [
            [-3.6, -10],
            [3.6, -10],
            [3.6, 10],
            [-3.6, 10],
          ],
          x,
          y,
          1,
          an,
        );
        p.fill(q, '#3a3d33');
        p.fill(
          place(
            [
              [-3.6, -11.5],
              [3.6, -11.5],
              [3.6, -9],
              [-3.6, -9],
            ],
            x,
            y,
            1,
            an,
          ),
          '#7d7a65',
        );
        p.fill(
          place(
            [
              [-3.6, 9],
              [3.6, 9],
              [3.6, 11.5],
              [-3.6, 11.5],
            ],
            x,
            y,
            1,
            an,
          ),
          '#7d7a65',
        );
      }
    }
  }
  // houses, trees, greater roofs; back to front
  const free = (x: number, y: number, m: number) => {
    for (const n of t.nodes) {
      if (
        n.pill
          ? Math.abs(x - n.x) < n.pill / 2 + 6 + m && Math.abs(y - n.y) < 24 + m * 0.6
          : Math.hypot(x - n.x, y - n.y) < 27 + m
      )
        return 0;
      for (const c of n.clear || [])
        if (x > c[0] - m && x < c[0] + c[2] + m && y > c[1] - m * 0.5 && y < c[1] + c[3] + m) return 2;
    }
    for (const [a, b] of roads) if (segDist(x, y, a, b) < 9 + m) return 0;
    return wet(x, y, m) ? 0 : 1;
  };
  const wooded: Record<string, number> = { uptown: 0.55, miskatonic_university: 0.4, rivertown: 0.3 };
  const lots: { k: number; X: number; Y: number; d: string; tree: boolean; q: number }[] = [];
  for (let y = 10, k = 0; y < t.h; y += 15, k++)
    for (let x = 4 + (k & 1) * 11; x < t.w; x += 21.5) {
      const X = x + r.in(-2.5, 2.5);
      const Y = y + r.in(-2, 2);
      const [d, q] = district(X, Y);
      const f = d && q < 128 + p.n(X / 30, Y / 30) * 40 ? free(X, Y, 7) : 0;
      if (!d || !f) continue;
      const wood = wooded[d] || (t.trees ?? 0.12);
      const tree = r() < wood * smooth(0.3, 0.6, p.n(X / 60, Y / 60)) * 1.5 || q > 128;
      // Under a name nothing stands.
      if (f !== 2) lots.push({ k, X, Y, d, tree, q });
    }
  const bands = new Map<number, Map<string, Ring[]>>();
  const lights: Point[] = [];
  const put =
    (k: number): Put =>
    (z, c, ring) => {
      const key = k * 10 + z;
      const band = bands.get(key) ?? new Map<string, Ring[]>();
      const list = band.get(c) ?? [];
      list.push(ring);
      band.set(c, list);
      bands.set(key, band);
    };
  for (const { k, X, Y, d, tree, q } of lots) {
    const B = put(k);
    const tn = tintOf(d);
    const f = Math.round((1 - 0.5 * smooth(70, 150, q)) * 4) / 4;
    const g = (v: number, to = tn, m = 0.5) => blend(base, blend(tn, to, m), clamp(v * f));
    if (tree) {
      const s = r.in(3.4, 6);
      B(0, '#090b09', disc(X + 2, Y + 1.5, s * 1.2, 8, s * 0.6));
      B(3, g(0.55, '#48603c'), disc(X, Y - s * 0.7, s, 9));
      B(4, g(0.8, '#93a873'), disc(X - s * 0.3, Y - s, s * 0.42, 7));
      continue;
    }
    let near = 0;
    let nd = 1e9;
    for (const [a, b] of roads) {
      const e = segDist(X, Y, a, b);
      if (e < nd) {
        nd = e;
        near = Math.atan2(b[1] - a[1], b[0] - a[0]);
      }
    }
    const a = (nd < 44 ? near : 0) + (r.chance(0.14) ? Math.PI / 2 : 0) + r.in(-0.03, 0.03);
    const big = r.chance(0.08) ? 1.3 : 1;
    const c = {
      shade: '#080a09',
      wall: g(0.5, '#8d8a76', 0.2),
      gable: g(0.4),
      roof: g(0.56 + 0.09 * r.int(0, 2), r.chance(0.3) ? '#b3a585' : '#8b9382', 0.38),
      dark: g(0.55),
      cut: g(0.5, '#0c0e0c', 0.55),
    };
    const m = hut(B, X, Y, r.in(6.4, 9) * big, r.in(4.4, 5.6) * big, r.in(4, 6.6) * big, a, c);
    if (r.chance(0.14)) lights.push(m);
  }
  for (const [, band] of [...bands].sort(([a], [b]) => a - b)) for (const [c, q] of band) p.fill(q, c, 1, true);
  p.fill(
    lights.map(([x, y]) => rect(x - 1, y - 1, 2, 2.8)),
    '#e0d5ac',
    0.9,
    true,
  );
  // dusk at the edges
  for (let i = 0; i < 6; i++)
    p.fill(
      [
        rect(-5, -5, t.w + 10, t.h + 10),
        curve(
          [
            [i * 9, i * 7],
            [t.w / 2, i * 5 - 10],
            [t.w - i * 9, i * 7],
            [t.w - i * 4, t.h / 2],
            [t.w - i * 9, t.h - i * 7],
            [t.w / 2, t.h - i * 5 + 10],
            [i * 9, t.h - i * 7],
            [i * 4, t.h / 2],
          ],
          true,
          8,
        ),
      ],
      base,
      0.16,
    );
  return p;
}
