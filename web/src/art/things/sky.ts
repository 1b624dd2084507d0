// What is above: rings of light, clouds, moon and stars, rain, snow and fog.
import { TAU, clamp, curve, disc, mix, rect, smooth, times, type Bead, type Ring, type Tone } from '../core';
import type { Plate } from '../plate';
import type { At, Circle, Colours, Flags, Numbers } from './options';

/** Rings of cut light round a moon, lamp or gate, broken by cloud. */
export function rings(
  p: Plate,
  {
    x,
    y,
    r0 = 46,
    reach = 560,
    gap = 9,
    ink = p.pal.cut,
    power = 1,
    cloud = 0.5,
    squash = 1,
    cx = 170,
    cy = 60,
    floor = 0,
  }: At & Numbers<'r0' | 'reach' | 'gap' | 'power' | 'cloud' | 'squash' | 'cx' | 'cy' | 'floor'> & Colours<'ink'>,
) {
  const list: Bead[][] = [];
  const g = gap * p.lod;
  for (let r = r0, i = 0; r < reach * 1.6; r += g * (1 + r / 1500), i++) {
    const n = Math.max(p.lod > 1.5 ? 26 : 44, Math.round(r / (3.6 * p.lod)));
    const w = r * 0.012;
    const l: Bead[] = [];
    for (let k = 0; k <= n; k++) {
      const a = (k / n) * TAU + i;
      const R = r + (p.n(Math.cos(a) * 2 + 9, Math.sin(a) * 2 + i * 0.05) - 0.5) * w * 4;
      l.push([x + Math.cos(a) * R, y + Math.sin(a) * R * squash]);
    }
    list.push(l);
  }
  p.lines(list, {
    gap,
    ink,
    max: 0.75,
    tone: (a, b) => {
      const d = Math.hypot(a - x, (b - y) / squash);
      const c = p.n.fbm(a / cx + 3, b / cy, 3);
      return power * Math.pow(clamp(1 - (d - r0) / reach), 1.5) * mix(1, smooth(0.36, 0.6, c) * 1.5, cloud) + floor;
    },
  });
}

/** Level lines with drifting banks of cloud. */
export function clouds(
  p: Plate,
  {
    y0 = 0,
    y1 = p.h,
    gap = 8,
    ink = p.pal.soft,
    power = 0.8,
    cx = 210,
    cy = 48,
    lo = 0.46,
    hi = 0.66,
    angle = 0,
    lit,
    top = 1,
    clear,
  }: { lit?: Tone; clear?: Circle | null } & Numbers<
    'y0' | 'y1' | 'gap' | 'power' | 'cx' | 'cy' | 'lo' | 'hi' | 'angle' | 'top'
  > &
    Colours<'ink'> = {},
) {
  p.cut(rect(-20, y0, p.w + 40, y1 - y0), {
    angle,
    gap,
    ink,
    inset: 0,
    min: 0.12,
    step: 13,
    bend: (x, y) => (p.n(x / 160, y / 90) - 0.5) * 26,
    tone: (x, y) => {
      const c = p.n.fbm(x / cx, y / cy, 3);
      const e = smooth(lo, hi, c) * (1 - 0.5 * smooth(hi, hi + 0.12, c));
      return (
        power *
        e *
        mix(1, 1 - (y - y0) / (y1 - y0), top) *
        (lit ? 0.25 + lit(x, y) : 1) *
        (clear ? smooth(clear[2] * 0.75, clear[2] * 1.15, Math.hypot(x - clear[0], y - clear[1])) : 1)
      );
    },
  });
}

export function rays(
  p: Plate,
  {
    x,
    y,
    r0 = 50,
    r1 = 700,
    n = 120,
    ink = p.pal.soft,
    power = 0.6,
    from = 0,
    to = TAU,
    vary = 1,
    gap = 9,
  }: At & Numbers<'r0' | 'r1' | 'n' | 'power' | 'from' | 'to' | 'vary' | 'gap'> & Colours<'ink'>,
) {
  const list: Bead[][] = [];
  n = Math.round(n / p.lod);
  for (let i = 0; i < n; i++) {
    const a = mix(from, to, (i + p.n(i * 7.3) * 0.7) / n);
    const l: Bead[] = [];
    const s = r0 * (1 + p.n(i * 3.1) * 0.3);
    const e = mix(r1, r1 * p.n(i * 5.7, 4) * 1.3, vary);
    for (let k = 0; k <= 12; k++) {
      const r = mix(s, e, k / 12);
      l.push([x + Math.cos(a) * r, y + Math.sin(a) * r, k / 12]);
    }
    list.push(l);
  }
  p.lines(list, { gap, ink, min: 0.05, tone: (_x, _y, t) => power * (1 - t) * (0.4 + 0.6 * smooth(0, 0.15, t)) });
}

/** A whirl: arms of lines wound round a mouth. */
export function whirl(
  p: Plate,
  {
    x,
    y,
    r0 = 30,
    r1 = 420,
    arms = 40,
    turns = 0.6,
    ink = p.pal.accent,
    power = 0.9,
    squash = 1,
    gap = 9,
    tilt = 0,
  }: At & Numbers<'r0' | 'r1' | 'arms' | 'turns' | 'power' | 'squash' | 'gap' | 'tilt'> & Colours<'ink'>,
) {
  const list: Bead[][] = [];
  const c = Math.cos(tilt);
  const s = Math.sin(tilt);
  arms = Math.round(arms / Math.sqrt(p.lod));
  for (let i = 0; i < arms; i++) {
    const l: Bead[] = [];
    const a0 = (i / arms) * TAU;
    const e = r1 * (0.72 + 0.4 * p.n(i * 2.3, 8));
    for (let k = 0; k <= 44; k++) {
      const t = k / 44;
      const r = r0 * Math.pow(e / r0, t);
      const a = a0 + turns * TAU * t;
      const u = Math.cos(a) * r;
      const v = Math.sin(a) * r * squash;
      l.push([x + u * c - v * s, y + u * s + v * c, t]);
    }
    list.push(l);
  }
  p.lines(list, {
    gap,
    ink,
    min: 0.06,
    tone: (a, b, t) => power * (1 - t * 0.85) * (0.45 + 0.9 * p.n(a / 46, b / 46)),
  });
}

export function moon(
  p: Plate,
  {
    x,
    y,
    r = 46,
    phase = 1,
    ink = p.pal.cut,
    face = true,
  }: At & Numbers<'r' | 'phase'> & Colours<'ink'> & Flags<'face'>,
) {
  const m = disc(x, y, r, 48);
  if (phase < 1) {
    const c: Ring = times(25, (i) => {
      const a = -Math.PI / 2 + (i / 24) * Math.PI;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    });
    const d: Ring = times(25, (i) => {
      const a = Math.PI / 2 - (i / 24) * Math.PI;
      return [x + Math.cos(a) * r * (1 - phase * 2), y + Math.sin(a) * r];
    });
    p.fill(c.concat(d), ink);
    return;
  }
  p.fill(m, ink);
  if (face)
    p.cut(m, {
      angle: 0.5,
      gap: 5,
      ink: p.pal.soft,
      max: 0.6,
      min: 0.15,
      tone: (a, b) =>
        smooth(0.52, 0.7, p.n.fbm(a / (r * 0.8), b / (r * 0.8), 3)) * 0.8 +
        smooth(0.1, 1, ((x - a) * 0.6 + (b - y) * 0.8) / r) * 0.5,
    });
}

export function stars(
  p: Plate,
  { n = 60, y1 = 300, ink = p.pal.cut, avoid }: { avoid?: Circle } & Numbers<'n' | 'y1'> & Colours<'ink'> = {},
) {
  const k: Ring[] = [];
  for (let i = 0; i < n; i++) {
    const x = p.r() * p.w;
    const y = p.r() * y1;
    const s = p.r.in(0.8, 2.4) * Math.sqrt(p.lod);
    if (avoid && Math.hypot(x - avoid[0], y - avoid[1]) < avoid[2]) continue;
    const q = s * 0.3;
    k.push([
      [x, y - s * 1.6],
      [x + q, y - q],
      [x + s * 1.6, y],
      [x + q, y + q],
      [x, y + s * 1.6],
      [x - q, y + q],
      [x - s * 1.6, y],
      [x - q, y - q],
    ]);
  }
  if (k.length) p.fill(k, ink, 0.9, true);
}

export function rain(
  p: Plate,
  {
    n = 150,
    ink = p.pal.soft,
    lean = 0.22,
    len = 60,
    o = 0.6,
  }: Numbers<'n' | 'lean' | 'len' | 'o'> & Colours<'ink'> = {},
) {
  const k: Ring[] = [];
  n = Math.round(n / p.lod);
  for (let i = 0; i < n; i++) {
    const x = p.r.in(-60, p.w);
    const y = p.r.in(-60, p.h);
    const l = p.r.in(0.4, 1) * len;
    const w = 0.8 * p.lod;
    k.push([
      [x, y],
      [x + w, y],
      [x + l * lean * -1 + w * 0.3, y + l],
    ]);
  }
  p.fill(k, ink, o, true);
}

export function snow(p: Plate, { n = 160, ink = p.pal.cut, wind = 0.5 }: Numbers<'n' | 'wind'> & Colours<'ink'> = {}) {
  const k: Ring[] = [];
  n = Math.round(n / p.lod);
  for (let i = 0; i < n; i++) {
    const x = p.r() * p.w;
    const y = p.r() * p.h;
    const s = p.r.in(0.8, 2.6) * Math.sqrt(p.lod);
    const l = p.r() < wind ? p.r.in(8, 46) : 0;
    k.push(
      l
        ? [
            [x, y],
            [x + l, y - l * 0.3 - s * 0.4],
            [x + l, y - l * 0.3 + s * 0.6],
          ]
        : disc(x, y, s, 6),
    );
  }
  p.fill(k, ink, 0.8, true);
}

/** Banks of fog: long lenses, then level lines that thin out. */
export function fog(
  p: Plate,
  {
    y,
    h = 80,
    ink = p.pal.haze,
    o = 0.5,
    power = 0.7,
    cut = p.pal.soft,
    n = 5,
    gap = 8,
  }: { y: number } & Numbers<'h' | 'o' | 'power' | 'n' | 'gap'> & Colours<'ink' | 'cut'>,
) {
  for (let i = 0; i < n; i++) {
    const cx = p.r() * p.w;
    const cy = y + (p.r() - 0.5) * h;
    const l = p.r.in(160, 420);
    const t = p.r.in(0.1, 0.24) * h;
    p.fill(
      curve([
        [cx - l, cy],
        [cx - l * 0.4, cy - t],
        [cx + l * 0.3, cy - t * 0.7],
        [cx + l, cy],
        [cx + l * 0.3, cy + t * 0.6],
        [cx - l * 0.5, cy + t * 0.5],
      ]),
      ink,
      o * 0.4,
    );
  }
  p.cut(rect(-20, y - h, p.w + 40, h * 2), {
    gap,
    ink: cut,
    inset: 0,
    min: 0.14,
    step: 16,
    bend: (a, b) => (p.n(a / 130, b / 60) - 0.5) * 18,
    tone: (a, b) =>
      power * Math.exp(-Math.pow((b - y) / (h * 0.55), 2)) * smooth(0.35, 0.7, p.n.fbm(a / 220 + 7, b / 34, 3)),
  });
}
