// Menhirs, runes, tombs, boulders.
import { TAU, curve, place, rows, smooth, taper, times, type Ring } from '../core';
import type { Plate } from '../plate';
import type { At, Colours, Flags, Lit, Numbers } from './options';

export function stone(
  p: Plate,
  {
    x,
    y,
    w = 60,
    h = 150,
    lean = 0,
    fill = p.pal.near,
    glow = 0,
    power = 1.15,
    gap = 5.5,
    light = p.light,
    runes = false,
  }: At & Numbers<'w' | 'h' | 'lean' | 'glow' | 'power' | 'gap'> & Colours<'fill'> & Flags<'runes'> & Lit,
) {
  const r = p.r;
  const t = (a: number) => a * r.in(0.8, 1.15);
  const s = curve(
    place(
      [
        [-w * 0.5, 6, 1],
        [-t(w * 0.52), -h * 0.4],
        [-t(w * 0.4), -h * 0.82],
        [-t(w * 0.12), -h * r.in(0.96, 1.06)],
        [t(w * 0.26), -h * r.in(0.88, 1)],
        [t(w * 0.46), -h * 0.62],
        [t(w * 0.5), -h * 0.25],
        [w * 0.54, 6, 1],
      ],
      x,
      y,
      1,
      lean,
    ),
    true,
    5,
  );
  const c = p.carve(s, {
    fill,
    R: w * 0.45,
    gap,
    angle: 1.35,
    power,
    tex: 0.55,
    grain: 0.06,
    bend: 0.35,
    rim: 2,
    light,
    gamma: 1.1,
  });
  if (glow)
    p.cut(s, {
      angle: 1.35,
      gap: 5,
      ink: p.pal.accent,
      min: 0.1,
      max: 0.7,
      tone: (a, b) => glow * smooth(0.45, 0.8, p.n.fbm(a / 16, b / 22, 2)),
    });
  if (runes)
    for (let i = 0; i < 4; i++)
      rune(
        p,
        x + r.in(-4, 4) - Math.sin(-lean) * h * (0.3 + i * 0.14),
        y - h * (0.26 + i * 0.15),
        w * 0.17,
        p.pal[glow ? 'accent' : 'cut'],
      );
  return c;
}

export function rune(p: Plate, x: number, y: number, s: number, ink = p.pal.accent, w = s * 0.16) {
  const r = p.r;
  const k: Ring[] = [
    taper(
      [
        [x, y - s],
        [x, y + s],
      ],
      () => w,
    ),
  ];
  for (let i = 0; i < r.int(2, 3); i++) {
    const a = r.in(-0.8, 0.6) * s;
    const d = r.pick([-1, 1]) * s * 0.6;
    k.push(
      taper(
        [
          [x, y + a],
          [x + d, y + a + r.in(-0.6, 0.6) * s],
        ],
        () => w,
      ),
    );
  }
  p.fill(k, ink, 1, true);
}

export function tomb(
  p: Plate,
  {
    x,
    y,
    w = 46,
    h = 76,
    lean = 0,
    kind = 0,
    fill = p.pal.near,
    power = 1.1,
    gap = 5.5,
  }: At & Numbers<'w' | 'h' | 'lean' | 'kind' | 'power' | 'gap'> & Colours<'fill'>,
) {
  let s: Ring;
  if (kind === 1)
    s = rows(
      [-5, 0],
      [-5, -h * 0.55],
      [-w * 0.42, -h * 0.55],
      [-w * 0.42, -h * 0.72],
      [-5, -h * 0.72],
      [-5, -h * 1.05],
      [6, -h * 1.05],
      [6, -h * 0.72],
      [w * 0.42, -h * 0.72],
      [w * 0.42, -h * 0.55],
      [6, -h * 0.55],
      [6, 0],
    ).map(([a, b]) => [a * (w / 46), b]);
  else if (kind === 2)
    s = [
      [-w * 0.3, 0],
      [-w * 0.24, -h],
      [0, -h * 1.2],
      [w * 0.24, -h],
      [w * 0.3, 0],
    ];
  else {
    s = [[-w / 2, 0]];
    for (let i = 0; i <= 10; i++) {
      const a = Math.PI + (i / 10) * Math.PI;
      s.push([Math.cos(a) * w * 0.5, -h * 0.72 + Math.sin(a) * w * 0.42]);
    }
    s.push([w / 2, 0]);
  }
  p.shape(place(s, x + 5, y + 3, 1, lean), p.pal.ink, { hand: 0.6 });
  p.carve(place(s, x, y, 1, lean), {
    fill,
    R: 9,
    angle: 1.2 + lean,
    gap,
    bend: 0,
    power,
    amb: 0.08,
    tex: 0.6,
    grain: 0.05,
    rim: 2,
  });
}

/** A wall of boulders or a cave rim: rocks along a path. */
export function rocks(
  p: Plate,
  pts: [x: number, y: number, r: number][],
  {
    fill = p.pal.near,
    power = 1,
    gap = 6,
    light = p.light,
    size = 1,
    R = 30,
  }: Numbers<'power' | 'gap' | 'size' | 'R'> & Colours<'fill'> & Lit = {},
) {
  for (const [x, y, s] of pts) {
    const k = 9;
    const r = p.r;
    p.carve(
      curve(
        times(k, (i) => {
          const a = (i / k) * TAU;
          return [x + Math.cos(a) * s * size * r.in(0.75, 1.15), y + Math.sin(a) * s * size * 0.8 * r.in(0.75, 1.1)];
        }),
        true,
        3,
        0.34,
      ),
      { fill, R, gap, angle: r.in(0.2, 1.2), power, tex: 0.5, light, bend: 0.4 },
    );
  }
}
