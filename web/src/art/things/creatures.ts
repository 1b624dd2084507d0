// Ravens, tentacles, eyes, skulls; wings and heads for larger ones.
import { clamp, corner, curve, disc, half, mix, place, smooth, taper, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import type { At, Colours, Flags, Lit, Numbers, Pair } from './options';
import { rings } from './sky';

export function raven(
  p: Plate,
  {
    x,
    y,
    s = 1,
    flip = 1,
    fill = p.pal.ink,
    rim = 1.4,
    ink = p.pal.cut,
  }: At & Numbers<'s' | 'flip' | 'rim'> & Colours<'fill' | 'ink'>,
) {
  p.shape(
    curve(
      place(
        [
          [-46, 14, 1],
          [-22, -6],
          [-8, -24],
          [4, -34],
          [16, -36],
          [24, -30],
          [40, -26, 1],
          [24, -21],
          [20, -10],
          [12, 6],
          [0, 14],
          [-2, 26, 1],
          [-6, 26, 1],
          [-7, 15],
          [-18, 14],
          [-46, 22, 1],
        ],
        x,
        y,
        s,
        0,
        s * flip,
      ),
      true,
      4,
    ),
    fill,
    { rim, ink, hand: 0 },
  );
  p.fill(disc(x + 19 * s * flip, y - 31 * s, 1.7 * s, 7), ink);
}

export function birds(
  p: Plate,
  { x, y, n = 7, s = 1, fill = p.pal.ink, w = 200, h = 80 }: At & Numbers<'n' | 's' | 'w' | 'h'> & Colours<'fill'>,
) {
  const k: Ring[] = [];
  for (let i = 0; i < n; i++) {
    const a = x + p.r.in(-w, w);
    const b = y + p.r.in(-h, h);
    const q = s * p.r.in(5, 12);
    const d = p.r.in(0.2, 0.8);
    k.push(
      curve(
        [
          [a - q * 1.6, b - q * d, 1],
          [a - q * 0.6, b - q * d * 0.9],
          [a, b, 1],
          [a + q * 0.6, b - q * d],
          [a + q * 1.6, b - q * d * 0.7, 1],
          [a + q * 0.5, b - q * 0.2 * d],
          [a, b + q * 0.3],
          [a - q * 0.5, b - q * 0.3 * d],
        ],
        true,
        3,
      ),
    );
  }
  p.fill(k, fill, 1, true);
}

/** A tentacle along points, thick to thin, with a row of suckers on the inner side. */
export function tentacle(
  p: Plate,
  pts: Ring,
  {
    w = 30,
    tip = 2,
    fill = p.pal.near,
    ink = p.pal.cut,
    light = p.light,
    suck = 1,
    gap = 6,
    power = 1.1,
    sk = p.pal.soft,
  }: Numbers<'w' | 'tip' | 'suck' | 'gap' | 'power'> & Colours<'fill' | 'ink' | 'sk'> & Lit = {},
) {
  const c = curve(pts, false, 10);
  const r = (t: number) => mix(w, tip, Math.pow(t, 0.8));
  p.tube(c, r, { fill, ink, light, gap, power, rim: 2 });
  if (suck) {
    const k: Ring[] = [];
    const e: Ring[] = [];
    for (let i = 3; i < c.length - 4; i += 2) {
      const t = i / (c.length - 1);
      const a = c[i - 1]!;
      const b = c[i + 1]!;
      let dx = b[0] - a[0];
      let dy = b[1] - a[1];
      const l = Math.hypot(dx, dy) || 1;
      const q = r(t);
      const m = q * 0.3;
      if (m < 2) continue;
      const x = c[i]![0] - (dy / l) * q * 0.74 * suck;
      const y = c[i]![1] + (dx / l) * q * 0.74 * suck;
      k.push(disc(x, y, m, 9));
      e.push(disc(x, y, m * 0.5, 7));
    }
    if (k.length) {
      p.fill(k, sk, 1, true);
      p.fill(e, p.pal.ink, 1, true);
    }
  }
}

export function eye(
  p: Plate,
  {
    x,
    y,
    r = 20,
    turn = 0,
    ink = p.pal.cut,
    slit = true,
    lid = 0.62,
    glow = p.pal.accent,
  }: At & Numbers<'r' | 'turn' | 'lid'> & Colours<'ink' | 'glow'> & Flags<'slit'>,
) {
  const s = curve(
    place(
      [
        [-r * 1.5, 0, 1],
        [-r * 0.5, -r * lid],
        [r * 0.5, -r * lid],
        [r * 1.5, 0, 1],
        [r * 0.5, r * lid],
        [-r * 0.5, r * lid],
      ],
      x,
      y,
      1,
      turn,
    ),
    true,
    6,
  );
  p.fill(s, glow);
  p.fill(disc(x, y, r * 0.52, 16), p.pal.ink);
  if (slit)
    p.fill(
      curve(
        place(
          [
            [0, -r * 0.5, 1],
            [r * 0.12, 0],
            [0, r * 0.5, 1],
            [-r * 0.12, 0],
          ],
          x,
          y,
          1,
          turn,
        ),
        true,
        4,
      ),
      glow,
    );
  else p.fill(disc(x + r * 0.16, y - r * 0.16, r * 0.15, 8), ink);
}

export function skull(
  p: Plate,
  {
    x,
    y,
    s = 1,
    turn = 0,
    light = p.light,
    fill = p.pal.near,
    ink = p.pal.cut,
    power = 1.3,
    gap = 5,
    jaw = 0,
    eyes = null,
    amb = 0.1,
  }: At & { eyes?: string | null } & Numbers<'s' | 'turn' | 'power' | 'gap' | 'jaw' | 'amb'> &
    Colours<'fill' | 'ink'> &
    Lit,
) {
  const Q = (l: Ring) => place(l, x, y, s, turn);
  if (jaw)
    p.carve(
      curve(
        Q([
          [-38, 48],
          [-34, 66 + jaw],
          [-20, 88 + jaw],
          [0, 92 + jaw],
          [20, 88 + jaw],
          [34, 66 + jaw],
          [38, 48],
          [26, 60 + jaw],
          [0, 66 + jaw],
          [-26, 60 + jaw],
        ]),
        true,
        5,
      ),
      { fill, ink, R: 13 * s, gap, power, light, amb },
    );
  p.carve(
    curve(
      Q([
        [0, -84],
        [40, -74],
        [62, -40],
        [60, -4],
        [50, 16],
        [50, 34],
        [38, 44],
        [32, 62, 1],
        [0, 66],
        [-32, 62, 1],
        [-38, 44],
        [-50, 34],
        [-50, 16],
        [-60, -4],
        [-62, -40],
        [-40, -74],
      ]),
      true,
      6,
    ),
    { fill, ink, R: 52 * s, gap, angle: 0.25, bend: 0.5, power, light, amb, rim: 2.4, tex: 0.2, gamma: 1.1 },
  );
  for (const k of [-1, 1])
    p.fill(
      curve(
        Q([
          [9 * k, 4],
          [12 * k, -14],
          [28 * k, -20],
          [42 * k, -12],
          [42 * k, 6],
          [30 * k, 18],
          [16 * k, 14],
        ]),
        true,
        4,
      ),
      p.pal.ink,
    );
  p.fill(
    curve(
      Q([
        [0, 12],
        [7, 28],
        [9, 36],
        [3, 33],
        [0, 34],
        [-3, 33],
        [-9, 36],
        [-7, 28],
      ]),
      true,
      3,
    ),
    p.pal.ink,
  );
  const t: Ring[] = [];
  for (let i = -4; i <= 4; i++)
    t.push(
      taper(
        Q([
          [i * 7, 48],
          [i * 6.8, 66],
        ]),
        () => 1.3 * s,
      ),
    );
  t.push(
    taper(
      Q([
        [-34, 46],
        [0, 50],
        [34, 46],
      ]),
      () => 1.3 * s,
    ),
  );
  p.fill(t, p.pal.ink, 1, true);
  if (eyes)
    for (const k of [-1, 1]) {
      const e = Q([[27 * k, -1]])[0]!;
      rings(p, { x: e[0], y: e[1], r0: 5 * s, reach: 17 * s, gap: 5, ink: eyes, power: 0.8, cloud: 0 });
      p.fill(disc(e[0], e[1], 5.4 * s, 10), eyes);
    }
}

/** A bat wing: from the shoulder, four ribs, scalloped skin between them. */
export function wing(
  p: Plate,
  {
    x,
    y,
    s = 1,
    k = 1,
    fill = p.pal.near,
    power = 0.9,
    light = p.light,
    ribs = [
      [-30, -190],
      [150, -235],
      [255, -130],
      [268, 10],
    ],
    root = [
      [0, 0],
      [40, 110],
    ],
    gap = 7,
    sag = 0.32,
    ink,
  }: At & { ribs?: Pair[]; root?: [Pair, Pair] } & Numbers<'s' | 'k' | 'power' | 'gap' | 'sag'> &
    Colours<'fill' | 'ink'> &
    Lit,
) {
  const q = ([u, v]: Pair): Point => [x + u * s * k, y + v * s];
  const R = ribs.map(q);
  const a = q(root[0]);
  const b = q(root[1]);
  const pts: Ring = [corner(a), corner(R[0]!)];
  for (let i = 0; i < R.length; i++) {
    const A = R[i]!;
    const B = i + 1 < R.length ? R[i + 1]! : b;
    const mx = mix((A[0] + B[0]) / 2, a[0], sag);
    const my = mix((A[1] + B[1]) / 2, a[1], sag);
    if (i) pts.push(corner(A));
    pts.push([mx, my]);
  }
  pts.push(corner(b));
  const c = curve(pts, true, 7);
  p.shape(c, fill, { rim: 2.4, hand: 0.5, from: light, ink });
  p.cut(c, {
    angle: k > 0 ? 0.9 : -0.9,
    gap,
    ink,
    min: 0.1,
    step: 9,
    bend: (u, v) => (p.n(u / 80, v / 80) - 0.5) * 20,
    tone: (u, v) => {
      const an = Math.atan2(v - a[1], (u - a[0]) * k);
      let t = 0.12;
      for (let i = 0; i < ribs.length; i++) {
        const [u1, v1] = ribs[i]!;
        const ra = Math.atan2(v1, u1);
        const d = an - ra;
        if (d > 0 && d < 0.5) t = Math.max(t, 0.85 * (1 - d / 0.42));
      }
      return power * clamp(t) * clamp(1.3 - Math.hypot(light[0] - u, light[1] - v) / (light[3] || 900), 0.15, 1);
    },
  });
  for (const r of R)
    p.shape(
      [
        taper(
          curve([a, [mix(a[0], r[0], 0.5) + 6 * k, mix(a[1], r[1], 0.5) - 10 * s], r], false, 8),
          (t) => mix(6.5, 1.2, t) * Math.sqrt(s),
        ),
      ],
      p.pal.ink,
      { rim: 1.8, hand: 0, from: light, ink },
    );
}

/** Head of the sleepers of R'lyeh: dome, brow, eyes, a beard of arms. */
export function cephalo(
  p: Plate,
  {
    x,
    y,
    s = 1,
    light = p.light,
    eyes = p.pal.accent,
    arms = 9,
    len = 190,
    fill = p.pal.near,
    gap = 6,
    power = 1.2,
  }: At & Numbers<'s' | 'arms' | 'len' | 'gap' | 'power'> & Colours<'eyes' | 'fill'> & Lit,
) {
  const arm = (i: number, n: number, L: number, w: number, back: boolean) => {
    const u = (i / (n - 1) - 0.5) * 2;
    const sx = x + u * 62 * s;
    const sy = y + (88 - 14 * u * u) * s;
    const d = p.r.in(0.8, 1.15) * L * s;
    const curl = (p.r.chance(0.5) ? 1 : -1) * 0.5 + u;
    tentacle(
      p,
      [
        [sx, sy - 16 * s],
        [sx + u * 26 * s, sy + d * 0.3],
        [sx + u * 70 * s + curl * 10 * s, sy + d * 0.62],
        [sx + u * 82 * s + curl * 46 * s, sy + d * 0.92],
        [sx + u * 64 * s + curl * 92 * s, sy + d * 0.88],
        [sx + u * 60 * s + curl * 88 * s, sy + d * 0.7],
      ],
      { w: w * s, tip: 1.6, light, suck: u > 0 ? 1 : -1, gap, fill, power: back ? 0.6 : 1.1 },
    );
  };
  for (let i = 0; i < 6; i++) arm(i, 6, len * 1.1, 15, true);
  p.carve(
    half(
      [
        [0, -150],
        [46, -142],
        [86, -104],
        [98, -56],
        [90, -14],
        [98, 8],
        [88, 38],
        [74, 62],
        [64, 96],
        [30, 112],
      ],
      x,
      y,
      s,
    ),
    {
      fill,
      R: 84 * s,
      gap,
      angle: 0.2,
      bend: 0.5,
      power,
      light,
      rim: 3,
      tex: 0.45,
      grain: 0.024,
      gamma: 1.5,
      extra: (a, b, t) => {
        const u = (a - x) / s;
        const v = (b - y) / s;
        return (
          t *
          (1 - 0.75 * Math.exp(-Math.pow(u / 9, 2)) * smooth(10, -120, v)) *
          (0.75 + 0.5 * smooth(0.4, 0.6, p.n(u / 18, v / 26)))
        );
      },
    },
  );
  for (const k of [-1, 1]) {
    // brow, socket, eye
    p.fill(
      curve(
        place(
          [
            [16, 16],
            [28, -12],
            [60, -24],
            [84, -8],
            [74, 22],
            [46, 34],
          ],
          x,
          y,
          s,
          0,
          s * k,
        ),
        true,
        5,
      ),
      p.pal.ink,
    );
    eye(p, { x: x + 50 * s * k, y: y + 6 * s, r: 15 * s, turn: -0.34 * k, glow: eyes });
    p.carve(
      curve(
        place(
          [
            [6, -2],
            [20, -30],
            [62, -46],
            [98, -22],
            [92, -10],
            [60, -20],
            [26, -2],
            [12, 18],
          ],
          x,
          y,
          s,
          0,
          s * k,
        ),
        true,
        5,
      ),
      { fill, R: 13 * s, gap: gap * 0.9, power: power * 1.1, light, rim: 2 },
    );
  }
  for (let i = 0; i < arms; i++) {
    const j = i % 2 ? arms - 1 - (i >> 1) : i >> 1;
    arm(j, arms, len * (0.72 + 0.3 * Math.abs(j / (arms - 1) - 0.5) * 2), 17, false);
  }
}
