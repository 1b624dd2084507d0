// Numbers, chance, geometry and colour. No dependencies; everything follows from a seed.

/** A point; a third member that is not 0 makes a corner in `curve`. */
export type Point = [x: number, y: number, corner?: number];
/** A closed outline, or an open line where one is asked for. */
export type Ring = Point[];
/** One outline, or several of which the inner ones are holes. */
export type Shape = Ring | Ring[];
/** A point of a line that carries something on: how far it has come, or which way it looks. */
export type Bead<T = number> = [x: number, y: number, along?: T];
export type Tone = (x: number, y: number) => number;
/** x and y, how high the light stands above the picture, and how far it reaches (900). */
export type Light = [x: number, y: number, height: number, reach?: number];
export type Box = [left: number, top: number, right: number, bottom: number];

export const TAU = Math.PI * 2;
export const clamp = (x: number, a = 0, b = 1) => (x < a ? a : x > b ? b : x);
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** So many things, made from their numbers. */
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
/** Rows that can be taken apart: for (const [x, y, h] of rows([1, 2, 3], [4, 5, 6])). */
export const rows = <T extends [unknown, ...unknown[]]>(...list: T[]): T[] => list;

/** FNV-1a, so that an id gives the same picture everywhere. */
export function hash(text: string) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

export interface Chance {
  (): number;
  in(from: number, to: number): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** Seeded chance (mulberry32) with a few helpers. */
export function random(seed: string | number): Chance {
  let a = typeof seed === 'string' ? hash(seed) : seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const within = (x: number, y: number) => x + (y - x) * next();
  return Object.assign(next, {
    in: within,
    int: (x: number, y: number) => Math.floor(within(x, y + 1)),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!,
    chance: (share: number) => next() < share,
  });
}

export interface Noise {
  (x: number, y?: number): number;
  /** Several layers of it, each finer and weaker. */
  fbm(x: number, y?: number, layers?: number): number;
}

/** Value noise, 0 to 1. */
export function noise(seed: string | number): Noise {
  const r = random(seed);
  const t = new Float32Array(512);
  const p = new Uint8Array(512);
  for (let i = 0; i < 256; i++) {
    t[i] = t[i + 256] = r();
    p[i] = i;
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(r() * (i + 1));
    const k = p[i]!;
    p[i] = p[j]!;
    p[j] = k;
  }
  for (let i = 0; i < 256; i++) p[i + 256] = p[i]!;
  const at = (x: number, y = 0) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    let fx = x - xi;
    let fy = y - yi;
    fx = fx * fx * (3 - 2 * fx);
    fy = fy * fy * (3 - 2 * fy);
    const X = xi & 255;
    const Y = yi & 255;
    const X1 = (X + 1) & 255;
    const Y1 = (Y + 1) & 255;
    const a = t[p[X + p[Y]!]!]!;
    const b = t[p[X1 + p[Y]!]!]!;
    const c = t[p[X + p[Y1]!]!]!;
    const d = t[p[X1 + p[Y1]!]!]!;
    return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * fy;
  };
  const fbm = (x: number, y = 0, layers = 3) => {
    let sum = 0;
    let weight = 0.5;
    let all = 0;
    for (let i = 0; i < layers; i++) {
      sum += weight * at(x, y);
      all += weight;
      x = x * 2.03 + 17.1;
      y = y * 2.03 + 5.7;
      weight *= 0.5;
    }
    return sum / all;
  };
  return Object.assign(at, { fbm });
}

// ---- geometry -------------------------------------------------------------------------------------------------
const isRings = (shape: Shape): shape is Ring[] => Array.isArray(shape[0]?.[0]);
export const rings = (shape: Shape): Ring[] => (isRings(shape) ? shape : [shape]);
export const rect = (x: number, y: number, w: number, h: number): Ring => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
export const disc = (x: number, y: number, r: number, n = 40, ry = r): Ring =>
  times(n, (i) => [x + r * Math.cos((i / n) * TAU), y + ry * Math.sin((i / n) * TAU)]);

/** Smooth line through points; a third member makes a corner: [x, y, 1]. */
export function curve(pts: readonly Point[], closed = true, seg = 7, k = 0.5): Ring {
  const n = pts.length;
  const out: Ring = [];
  const at = (i: number) => (closed ? pts[(i + n) % n]! : pts[clamp(i, 0, n - 1)]!);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const d = at(i + 2);
    const m1: Point = b[2] ? [0, 0] : [(c[0] - a[0]) * k, (c[1] - a[1]) * k];
    const m2: Point = c[2] ? [0, 0] : [(d[0] - b[0]) * k, (d[1] - b[1]) * k];
    if (b[2] && c[2]) {
      out.push([b[0], b[1]]);
      continue;
    }
    for (let j = 0; j < seg; j++) {
      const t = j / seg;
      const t2 = t * t;
      const t3 = t2 * t;
      const h1 = 2 * t3 - 3 * t2 + 1;
      const h2 = t3 - 2 * t2 + t;
      const h3 = 3 * t2 - 2 * t3;
      const h4 = t3 - t2;
      out.push([h1 * b[0] + h2 * m1[0] + h3 * c[0] + h4 * m2[0], h1 * b[1] + h2 * m1[1] + h3 * c[1] + h4 * m2[1]]);
    }
  }
  if (!closed) out.push([pts[n - 1]![0], pts[n - 1]![1]]);
  return out;
}

/** A point that `curve` does not round off. */
export const corner = ([x, y]: Point): Point => [x, y, 1];

/** Move, scale (sx may be negative: mirrored), turn. */
export function place(pts: readonly Point[], x: number, y: number, s = 1, turn = 0, sx = s): Ring {
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  return pts.map((p) => {
    const a = p[0] * sx;
    const b = p[1] * s;
    const at: Point = [x + a * c - b * n, y + a * n + b * c];
    if (p[2] !== undefined) at.push(p[2]);
    return at;
  });
}
/** The right half of an outline, and the left half after it. */
export const mirror = (half: readonly Point[]): Ring => [
  ...half,
  ...half
    .slice()
    .reverse()
    .map((p): Point => [-p[0], p[1], p[2] || 0]),
];

/** A shape that is the same left and right of x, from its right half, smoothed. */
export const half = (pts: readonly Point[], x: number, y: number, s = 1, seg = 6) =>
  curve(place(mirror(pts), x, y, s), true, seg);

/** A tapering stroke as a ring; `r` gives the half width from 0 at the beginning to 1 at the end. */
export function taper(line: readonly Point[], r: (t: number) => number): Ring {
  const n = line.length;
  const left: Ring = [];
  const right: Ring = [];
  for (let i = 0; i < n; i++) {
    const at = line[i]!;
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(n - 1, i + 1)]!;
    let dx = b[0] - a[0];
    let dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    const w = r(i / (n - 1));
    dx /= l;
    dy /= l;
    left.push([at[0] - dy * w, at[1] + dx * w]);
    right.push([at[0] + dy * w, at[1] - dx * w]);
  }
  return left.concat(right.reverse());
}

/** Hand-cut edge: long sides broken up and shaken a little. */
export function rough(ring: Ring, amp: number, nz: Noise, len = 16): Ring {
  const out: Ring = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const n = Math.max(1, Math.round(l / len));
    for (let j = 0; j < n; j++) {
      const t = j / n;
      const x = mix(a[0], b[0], t);
      const y = mix(a[1], b[1], t);
      out.push([x + (nz(x * 0.09, y * 0.09) - 0.5) * amp * 2, y + (nz(x * 0.09 + 40, y * 0.09) - 0.5) * amp * 2]);
    }
  });
  return out;
}

export function box(shape: Shape): Box {
  const b: Box = [1e9, 1e9, -1e9, -1e9];
  for (const ring of rings(shape))
    for (const [x, y] of ring) {
      if (x < b[0]) b[0] = x;
      if (x > b[2]) b[2] = x;
      if (y < b[1]) b[1] = y;
      if (y > b[3]) b[3] = y;
    }
  return b;
}

/** Where a level line at `y` goes in and out of a shape, from left to right. */
export function crossings(shape: readonly Ring[], y: number) {
  const xs: number[] = [];
  for (const ring of shape) {
    let q = ring[ring.length - 1]!;
    for (const p of ring) {
      if (p[1] > y !== q[1] > y) xs.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
      q = p;
    }
  }
  return xs.sort((a, b) => a - b);
}

/** The same from in to out for outlines laid over each other: where several lie there is one stretch. */
export function spans(shape: readonly Ring[], y: number, union = false) {
  if (!union) return crossings(shape, y);
  const all: [number, number][] = [];
  for (const ring of shape) {
    const xs = crossings([ring], y);
    for (let i = 0; i + 1 < xs.length; i += 2) all.push([xs[i]!, xs[i + 1]!]);
  }
  all.sort((a, b) => a[0] - b[0]);
  const out: number[] = [];
  for (const [a, b] of all) {
    const end = out[out.length - 1];
    if (end === undefined || a > end) out.push(a, b);
    else if (b > end) out[out.length - 1] = b;
  }
  return out;
}

/** An outline that runs clockwise on the screen, so that several laid over each other make no holes. */
export function clockwise(ring: Ring): Ring {
  let area = 0;
  let q = ring[ring.length - 1];
  for (const p of ring) {
    if (q) area += q[0] * p[1] - p[0] * q[1];
    q = p;
  }
  return area < 0 ? ring.slice().reverse() : ring;
}

/** What of a ring lies in a box: nothing, the ring itself, or the ring cut off at the sides. */
export function clip(ring: Ring, [left, top, right, bottom]: Box): Ring {
  const b = box(ring);
  if (b[2] < left || b[0] > right || b[3] < top || b[1] > bottom) return [];
  let out = ring;
  const cut = (axis: 0 | 1, edge: number, side: 1 | -1) => {
    const from = out;
    out = [];
    from.forEach((p, i) => {
      const q = from[(i + 1) % from.length]!;
      const a = (p[axis] - edge) * side;
      const c = (q[axis] - edge) * side;
      if (a >= 0) out.push(p);
      if (a >= 0 === c >= 0) return;
      const t = (edge - p[axis]) / (q[axis] - p[axis]);
      out.push(axis ? [mix(p[0], q[0], t), edge] : [edge, mix(p[1], q[1], t)]);
    });
  };
  if (b[0] < left) cut(0, left, 1);
  if (b[2] > right) cut(0, right, -1);
  if (b[1] < top) cut(1, top, 1);
  if (b[3] > bottom) cut(1, bottom, -1);
  return out;
}

// ---- colour ---------------------------------------------------------------------------------------------------
const parts = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
export function blend(a: string, b: string, t: number) {
  const q = parts(b);
  const hex = parts(a).map((v, i) =>
    Math.round(mix(v, q[i]!, t))
      .toString(16)
      .padStart(2, '0'),
  );
  return '#' + hex.join('');
}
