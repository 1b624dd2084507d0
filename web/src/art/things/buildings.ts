// Houses, churches, blocks, and what smokes above them.
import { TAU, clamp, curve, rect, rows, times, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import type { At, Colours, Flags, Lit, Numbers } from './options';

/** A window with its cross, dark or lit. */
export const win = (p: Plate, x: number, y: number, w: number, h: number, lit: boolean, o: Flags<'arch'> = {}) => {
  const a = o.arch
    ? curve(
        [
          [x, y + h, 1],
          [x, y + w * 0.5, 1],
          [x + w * 0.5, y],
          [x + w, y + w * 0.5, 1],
          [x + w, y + h, 1],
        ],
        true,
        4,
      )
    : rect(x, y, w, h);
  p.fill(a, lit ? p.pal.lamp : p.pal.ink);
  const b = Math.max(1, w * 0.1);
  p.fill([rect(x + w / 2 - b / 2, y, b, h), rect(x, y + h * 0.5 - b / 2, w, b)], lit ? p.pal.fore : p.pal.mid, 1, true);
};

/** Gabled house in a three-quarter view: gable front, long side, shingled roof. `lit` 0..1 chance of a light. */
export function house(
  p: Plate,
  {
    x,
    y,
    w = 120,
    h = 110,
    roof = 70,
    side = 90,
    turn = 1,
    lit = 0.25,
    lean = 0,
    fill = p.pal.near,
    ink = p.pal.cut,
    face = 0.5,
    flank = 0.16,
    cols = 2,
    rows = 2,
    chimney = true,
    door = true,
    gap = 6,
    dormer = false,
    eave = 8,
    attic = null,
  }: At & { attic?: boolean | null } & Numbers<
      'w' | 'h' | 'roof' | 'side' | 'turn' | 'lit' | 'lean' | 'face' | 'flank' | 'cols' | 'rows' | 'gap' | 'eave'
    > &
    Colours<'fill' | 'ink'> &
    Flags<'chimney' | 'door' | 'dormer'>,
) {
  const L = lean;
  const k = turn;
  const X = (u: number) => x + u * k;
  const q = (u: number, v: number): Point => [X(u) + L * v, y - v];
  const d = side * 0.16;
  const moonside = (p.light[0] > x ? 1 : -1) * k > 0;
  let A = face;
  let B = flank;
  if (moonside) {
    A = flank + 0.12;
    B = face;
  }
  if (chimney) {
    const c = [
      q(side * 0.5 + w * 0.5 - 10, h + roof * 0.7),
      q(side * 0.5 + w * 0.5 - 10, h + roof + 24),
      q(side * 0.5 + w * 0.5 + 10, h + roof + 24),
      q(side * 0.5 + w * 0.5 + 10, h + roof * 0.7),
    ];
    p.shape(c, fill, { rim: 1.6, ink });
    p.cut(c, { gap: 6, ink, tone: () => 0.3, min: 0.1 });
  }
  const flankS = [q(w, 0), q(w, h), q(w + side, h - d), q(w + side, 0)];
  p.shape(flankS, fill, {});
  p.cut(flankS, { gap, ink, min: 0.06, step: 30, inset: 2, tone: (a, b) => B * (0.75 + 0.5 * p.n(a / 40, b / 30)) });
  const front = [q(0, 0), q(0, h), q(w / 2, h + roof), q(w, h), q(w, 0)];
  p.shape(front, fill, { rim: 1.5, ink });
  p.cut(front, { gap, ink, min: 0.06, step: 30, inset: 2.5, tone: (a, b) => A * (0.75 + 0.5 * p.n(a / 40, b / 30)) });
  const ww = Math.min(20, w / (cols * 2));
  const hh = Math.min(30, h / (rows * 1.9));
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      if (door && j === 0 && i === 0) continue;
      const v = q((w * (i + 0.5)) / cols, (h * (j + 0.82)) / rows);
      win(p, v[0] - ww / 2, v[1], ww, hh, p.r.chance(lit));
    }
  const at = q(w / 2, h + roof * 0.52);
  win(p, at[0] - ww * 0.45, at[1] - 4, ww * 0.9, hh * 0.85, attic === null ? p.r.chance(lit) : attic, { arch: true });
  if (door) {
    const v = q(w * 0.25, 0);
    p.fill(rect(v[0] - 9, v[1] - 36, 18, 36), p.pal.ink);
  }
  const n = Math.max(1, Math.round(side / 60));
  for (let i = 0; i < n; i++)
    for (let j = 0; j < rows; j++) {
      const v = q(w + (side * (i + 0.5)) / n, ((h - d * 0.5) * (j + 0.8)) / rows);
      win(p, v[0] - ww * 0.4, v[1], ww * 0.8, hh, p.r.chance(lit));
    }
  const rf = [
    q(w / 2, h + roof + 3),
    q(w + eave, h - eave),
    q(w + side + eave * 0.6, h - d - eave),
    q(w / 2 + side * 0.92, h + roof - d * 0.5),
  ];
  const ang = Math.atan2(rf[3]![1] - rf[0]![1], rf[3]![0] - rf[0]![0]);
  p.shape(rf, p.pal.fore, { rim: 2, ink });
  p.cut(rf, {
    angle: ang,
    gap: gap * 1.1,
    ink,
    min: 0.1,
    step: 9,
    tone: (a, b) => (B * 0.9 + 0.14) * (p.n(a / 7, b / 9) > 0.34 ? 1 : 0.2),
  });
  p.shape(
    [q(-eave, h - eave), q(w / 2, h + roof + 5), q(w / 2, h + roof - 6), q(-eave + 2, h - eave - 9)],
    p.pal.fore,
    { rim: 1.6, ink },
  );
  p.shape(
    [q(w / 2, h + roof + 5), q(w + eave, h - eave), q(w + eave - 2, h - eave - 9), q(w / 2, h + roof - 6)],
    p.pal.fore,
    { rim: 1.2, ink },
  );
  if (dormer) {
    const c = q(w * 0.5 + side * 0.55, h + roof * 0.28);
    p.shape(
      [
        [c[0] - 17, c[1] + 8],
        [c[0] - 17, c[1] - 22],
        [c[0], c[1] - 44],
        [c[0] + 17, c[1] - 22],
        [c[0] + 17, c[1] + 8],
      ],
      fill,
      { rim: 1.6, ink },
    );
    win(p, c[0] - 8, c[1] - 20, 16, 20, p.r.chance(lit * 1.6));
  }
}

/** A flat row of roofs far away. */
export function skyline(
  p: Plate,
  {
    y,
    x0 = -20,
    x1 = p.w + 20,
    h = 90,
    fill = p.pal.far,
    ink = p.pal.cut,
    lit = 0.1,
    rim = 1.2,
    spires = 0.12,
    to = p.h,
    w0 = 34,
    w1 = 74,
  }: { y: number } & Numbers<'x0' | 'x1' | 'h' | 'lit' | 'rim' | 'spires' | 'to' | 'w0' | 'w1'> &
    Colours<'fill' | 'ink'>,
) {
  const s: Ring = [[x0, to]];
  const wins: Ring[] = [];
  let x = x0;
  while (x < x1) {
    const w = p.r.in(w0, w1);
    const k = h * p.r.in(0.45, 1);
    const t = p.r();
    if (t < spires)
      s.push(
        [x, y - k],
        [x + w * 0.3, y - k],
        [x + w * 0.38, y - k - h * 0.5],
        [x + w * 0.5, y - k - h * 1.15],
        [x + w * 0.62, y - k - h * 0.5],
        [x + w * 0.7, y - k],
        [x + w, y - k],
      );
    else if (t < 0.72)
      s.push(
        [x, y - k],
        [x + w * 0.5, y - k - w * 0.5],
        ...((p.r.chance(0.5)
          ? [
              [x + w * 0.66, y - k - w * 0.34],
              [x + w * 0.66, y - k - w * 0.62],
              [x + w * 0.8, y - k - w * 0.62],
              [x + w * 0.8, y - k - w * 0.2],
            ]
          : []) satisfies Ring),
        [x + w, y - k],
      );
    else s.push([x, y - k], [x, y - k - 10], [x + w, y - k - 10], [x + w, y - k]);
    if (p.r.chance(lit * 4))
      for (let i = 0; i < 3; i++)
        if (p.r.chance(lit * 3))
          wins.push(rect(x + w * p.r.in(0.2, 0.7), y - k + p.r.in(8, k * 0.6), 5 + 2 * p.lod, 7 + 3 * p.lod));
    x += w;
  }
  s.push([x1, to]);
  const c = p.shape(s, fill, { rim, ink, hand: 0.7 });
  if (wins.length) p.fill(wins, p.pal.lamp, 1, true);
  return c;
}

export function church(
  p: Plate,
  {
    x,
    y,
    s = 1,
    fill = p.pal.near,
    ink = p.pal.cut,
    lit = true,
    face = 0.4,
    flip = 1,
  }: At & Numbers<'s' | 'face' | 'flip'> & Colours<'fill' | 'ink'> & Flags<'lit'>,
) {
  const q = (u: number, v: number): Point => [x + u * s * flip, y - v * s];
  const nave = [q(0, 0), q(0, 120), q(150, 120), q(150, 0)];
  const roof = [q(-6, 116), q(10, 196), q(150, 196), q(166, 116)];
  p.shape(nave, fill, {});
  p.cut(nave, { gap: 7, ink, min: 0.06, step: 30, tone: (a, b) => face * 0.6 * (0.6 + 0.8 * p.n(a / 30, b / 20)) });
  p.shape(roof, p.pal.fore, { rim: 2, ink });
  p.cut(roof, { gap: 8, ink, min: 0.1, tone: (a, b) => 0.42 * (p.n(a / 7, b / 9) > 0.34 ? 1 : 0.2) });
  for (let i = 0; i < 3; i++) {
    const w = q(28 + i * 42, 86);
    win(p, w[0] - 9 * s, w[1], 18 * s, 54 * s, lit, { arch: true });
  }
  const tw = [q(-70, 0), q(-70, 236), q(0, 236), q(0, 0)];
  p.shape(tw, fill, { rim: 2, ink });
  p.cut(tw, {
    gap: 6.5,
    ink,
    min: 0.06,
    step: 26,
    inset: 3,
    tone: (a, b) =>
      face * (0.6 + 0.8 * p.n(a / 26, b / 18)) * (((a - x) / s) * flip > -30 === p.light[0] > a ? 1.1 : 0.5),
  });
  const b = q(-35, 214);
  win(p, b[0] - 11 * s, b[1], 22 * s, 46 * s, false, { arch: true });
  const dd = q(-35, 60);
  win(p, dd[0] - 15 * s, dd[1], 30 * s, 60 * s, false, { arch: true });
  const sp = [q(-78, 232), q(-58, 262), q(-35, 430), q(-12, 262), q(8, 232)];
  p.shape(sp, p.pal.fore, { rim: 2, ink });
  p.cut(sp, {
    gap: 8,
    ink,
    min: 0.1,
    tone: (a, bb) =>
      0.5 * ((a - (x - 35 * s * flip)) * (p.light[0] - x) > 0 ? 1 : 0.25) * (p.n(a / 6, bb / 8) > 0.3 ? 1 : 0.3),
  });
  const t = q(-35, 428);
  p.shape(
    [
      [t[0] - 2, t[1] + 6],
      [t[0] - 2, t[1] - 16 * s],
      [t[0] - 9 * s, t[1] - 16 * s],
      [t[0] - 9 * s, t[1] - 20 * s],
      [t[0] - 2, t[1] - 20 * s],
      [t[0] - 2, t[1] - 32 * s],
      [t[0] + 2, t[1] - 32 * s],
      [t[0] + 2, t[1] - 20 * s],
      [t[0] + 9 * s, t[1] - 20 * s],
      [t[0] + 9 * s, t[1] - 16 * s],
      [t[0] + 2, t[1] - 16 * s],
      [t[0] + 2, t[1] + 6],
    ],
    p.pal.fore,
    { rim: 1, ink, hand: 0 },
  );
}

/** A block with rows of windows; `kind` flat, hip or factory. */
export function block(
  p: Plate,
  {
    x,
    y,
    w = 200,
    h = 180,
    rows = 4,
    cols = 6,
    lit = 0.3,
    fill = p.pal.near,
    ink = p.pal.cut,
    face = 0.4,
    roof = 'hip',
    arch = false,
    gap = 6,
    ledge = true,
    ww = 0.42,
    wh = 0.55,
  }: At & { roof?: 'hip' | 'saw' | 'flat' } & Numbers<
      'w' | 'h' | 'rows' | 'cols' | 'lit' | 'face' | 'gap' | 'ww' | 'wh'
    > &
    Colours<'fill' | 'ink'> &
    Flags<'arch' | 'ledge'>,
) {
  if (roof === 'hip') {
    const r: Ring = [
      [x - 8, y - h + 2],
      [x + w * 0.12, y - h - w * 0.14],
      [x + w * 0.88, y - h - w * 0.14],
      [x + w + 8, y - h + 2],
    ];
    p.shape(r, p.pal.fore, { rim: 2, ink });
    p.cut(r, { gap: 7, ink, min: 0.1, tone: (a, b) => 0.42 * (p.n(a / 7, b / 9) > 0.34 ? 1 : 0.2) });
  }
  if (roof === 'saw')
    for (let i = 0; i < cols / 2; i++) {
      const u = w / (cols / 2);
      p.shape(
        [
          [x + i * u, y - h + 2],
          [x + i * u, y - h - u * 0.5],
          [x + (i + 1) * u, y - h + 2],
        ],
        p.pal.fore,
        { rim: 2, ink },
      );
    }
  const f = rect(x, y - h, w, h);
  p.shape(f, fill, { rim: 1.6, ink });
  const side = p.light[0] > x + w / 2 ? 1 : -1;
  p.cut(f, {
    gap,
    ink,
    min: 0.05,
    step: 34,
    inset: 3,
    tone: (a, b) =>
      face *
      (0.75 + (0.5 * side * (a - x - w / 2)) / w) *
      (0.7 + 0.6 * p.n(a / 36, b / 22)) *
      (0.55 + 0.45 * (1 - (b - y + h) / h)),
  });
  const cw = w / cols;
  const rh = h / (rows + 0.4);
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++)
      win(p, x + cw * (i + 0.5) - (cw * ww) / 2, y - h + rh * (j + 0.45), cw * ww, rh * wh, p.r.chance(lit), { arch });
  if (ledge) for (let j = 1; j < rows; j += 2) p.fill(rect(x, y - h + rh * (j + 0.24), w, 3), p.pal.fore);
}

export function chimneyStack(
  p: Plate,
  {
    x,
    y,
    h = 240,
    w = 20,
    fill = p.pal.near,
    ink = p.pal.cut,
    smoke = 1,
  }: At & Numbers<'h' | 'w' | 'smoke'> & Colours<'fill' | 'ink'>,
) {
  if (smoke) plume(p, { x, y: y - h, n: 6, s: 34, drift: 60 * smoke });
  const c: Ring = [
    [x - w * 0.6, y],
    [x - w * 0.4, y - h],
    [x + w * 0.4, y - h],
    [x + w * 0.6, y],
  ];
  p.carve(c, { fill, R: w, gap: 6, angle: 0, bend: 0.4, power: 1 });
  p.shape(rect(x - w * 0.5, y - h - 6, w, 9), p.pal.fore, { rim: 1.4, ink });
}

/** Smoke or steam: rolling balls of relief. */
export function plume(
  p: Plate,
  {
    x,
    y,
    n = 8,
    s = 40,
    drift = 80,
    rise = 60,
    fill = p.pal.mid,
    ink = p.pal.soft,
    power = 0.9,
    grow = 1.16,
    light = p.light,
  }: At & Numbers<'n' | 's' | 'drift' | 'rise' | 'power' | 'grow'> & Colours<'fill' | 'ink'> & Lit,
) {
  const b: Ring = [];
  let k = s * 0.45;
  for (let i = 0; i < n; i++) {
    const t = i / n;
    b.push([x + drift * t * t * n * 0.3 + p.r.in(-1, 1) * k * 0.3, y - rise * t * n * 0.3 - k * 0.4, k]);
    k *= grow;
  }
  for (const q of b.reverse())
    p.carve(
      curve(
        times(8, (i) => {
          const a = (i / 8) * TAU;
          return [q[0] + Math.cos(a) * q[2]! * p.r.in(0.85, 1.15), q[1] + Math.sin(a) * q[2]! * p.r.in(0.75, 1)];
        }),
        true,
        4,
      ),
      { fill, ink, R: q[2], gap: 6.5, angle: 0.35, bend: 0.5, power, tex: 0.3, rim: 1.6, light },
    );
}

export function column(
  p: Plate,
  {
    x,
    y,
    h = 260,
    w = 40,
    fill = p.pal.near,
    ink = p.pal.cut,
    power = 1,
    light = p.light,
  }: At & Numbers<'h' | 'w' | 'power'> & Colours<'fill' | 'ink'> & Lit,
) {
  const s = rect(x - w / 2, y - h, w, h);
  p.shape(s, fill, { rim: 1.6, ink });
  p.cut(s, {
    angle: Math.PI / 2,
    gap: 5.5,
    ink,
    inset: 3,
    step: 40,
    min: 0.08,
    tone: (a, b) => {
      const u = (a - x) / (w / 2);
      const sd = light[0] > x ? 1 : -1;
      return (
        power *
        clamp(0.16 + 0.75 * Math.pow(clamp(0.5 + 0.5 * u * sd), 1.6)) *
        clamp(1.25 - Math.hypot(light[0] - a, light[1] - b) / (light[3] || 900), 0.12, 1)
      );
    },
  });
  for (const [yy, k] of rows([y - h - 9, 1.36], [y - 5, 1.36], [y - h - 16, 1.6]))
    p.shape(rect(x - (w * k) / 2, yy, w * k, 9), fill, { rim: 1.6, ink });
}
