// Trees, pines, trunks, grass.
import { clamp, curve, mix, smooth, taper, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import type { At, Colours, Flags, Lit, Numbers } from './options';

/** A bare tree, limb by limb. */
export function tree(
  p: Plate,
  {
    x,
    y,
    h = 260,
    lean = 0,
    spread = 0.62,
    depth = 6,
    w = h * 0.045,
    fill = p.pal.fore,
    ink = p.pal.cut,
    rim = 1.6,
    gnarl = 0.25,
    body = false,
    light = p.light,
  }: At &
    Numbers<'h' | 'lean' | 'spread' | 'depth' | 'w' | 'rim' | 'gnarl'> &
    Colours<'fill' | 'ink'> &
    Flags<'body'> &
    Lit,
) {
  const R: Ring[] = [];
  const r = p.r;
  let trunk: Ring = [];
  let foot = 0;
  let top = 0;
  const limb = (x0: number, y0: number, a: number, l: number, w0: number, d: number) => {
    const pts: Ring = [[x0, y0]];
    let cx = x0;
    let cy = y0;
    let ca = a;
    const n = 5;
    for (let i = 0; i < n; i++) {
      ca +=
        r.in(-gnarl, gnarl) +
        (d > depth - 2 ? (-Math.PI / 2 + lean - ca) * 0.3 : d > 2 ? (-Math.PI / 2 - ca) * 0.045 : 0);
      cx += Math.cos(ca) * (l / n);
      cy += Math.sin(ca) * (l / n);
      pts.push([cx, cy]);
    }
    const w1 = w0 * 0.66;
    const c = curve(pts, false, p.lod > 1.5 ? 1 : 3);
    if (d === depth && !trunk.length) [trunk, foot, top] = [c, w0, w1];
    if (!(p.lod > 1.5 && d <= 1 && depth > 4)) R.push(taper(c, (t) => mix(w0, d <= 1 ? 0.3 : w1, t)));
    if (d <= 1) return;
    const k = d > 3 ? r.int(2, 3) : 2;
    for (let i = 0; i < k; i++) {
      const s = (i / (k - 1 || 1) - 0.5) * 2;
      limb(cx, cy, ca + s * spread * r.in(0.7, 1.25) + lean * 0.1, l * r.in(0.62, 0.82), w1 * r.in(0.7, 0.95), d - 1);
    }
    if (r.chance(0.7)) {
      const q = pts[r.int(2, 4)]!;
      limb(q[0], q[1], a + r.pick([-1, 1]) * r.in(0.6, 1.1), l * r.in(0.4, 0.62), w1 * 0.6, d - 2 > 0 ? d - 2 : 1);
    }
  };
  limb(x, y + 4, -Math.PI / 2 + lean, h * 0.3, w, depth);
  R.push([
    [x - w * 1.9, y + 8],
    [x - w * 0.8, y - h * 0.06],
    [x + w * 0.8, y - h * 0.06],
    [x + w * 1.9, y + 8],
  ]);
  p.shape(R, fill, { rim, ink, hand: 0, from: light, union: true });
  if (body && trunk.length)
    p.tube(trunk, (t) => mix(foot, top, t), { fill, ink, light, rim: 0, bulge: 0.8, power: 0.8, gap: 5 });
}

export function pine(
  p: Plate,
  {
    x,
    y,
    h = 160,
    w = h * 0.2,
    fill = p.pal.near,
    ink = p.pal.cut,
    rim = 1.4,
    snowy = 0,
  }: At & Numbers<'h' | 'w' | 'rim' | 'snowy'> & Colours<'fill' | 'ink'>,
) {
  const L: Ring = [];
  const n = Math.max(4, Math.round(h / 22));
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const q = w * Math.pow(t, 0.9);
    L.push([x - q - p.r.in(0, 3), y - h * (1 - t)]);
    if (i < n) L.push([x - q * 0.55, y - h * (1 - t) - h * 0.01]);
  }
  const R = L.map((q): Point => [2 * x - q[0] + p.r.in(-3, 3), q[1]]).reverse();
  const s: Ring = [[x, y - h - 10], ...L, ...R];
  const c = p.shape(s, fill, { rim, ink, hand: 0 });
  if (snowy)
    p.cut(c, {
      angle: 0.5,
      gap: 6,
      ink,
      min: 0.2,
      tone: (a, b) => snowy * smooth(0.5, 0.8, p.n(a / 14, b / 8)) * (a > x === p.light[0] > x ? 1.2 : 0.3),
    });
}

export function trunk(
  p: Plate,
  {
    x,
    w = 44,
    top = -20,
    y = p.h + 10,
    lean = 0,
    fill = p.pal.near,
    ink = p.pal.cut,
    power = 0.9,
    light = p.light,
  }: { x: number } & Numbers<'w' | 'top' | 'y' | 'lean' | 'power' | 'knots'> & Colours<'fill' | 'ink'> & Lit,
) {
  const pts: Ring = [];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    pts.push([x + lean * (1 - t) + (p.n(x, i * 0.9) - 0.5) * w * 0.35, mix(top, y, t)]);
  }
  const c = curve(pts, false, 4);
  const rr = (t: number) => w * 0.5 * (0.82 + 0.12 * Math.sin(t * 9 + x) + 0.9 * Math.pow(t, 9));
  const s = taper(c, rr);
  p.shape(s, fill, { rim: 2.2, ink, hand: 0.8, from: light });
  const side = light[0] > x ? 1 : -1;
  p.cut(s, {
    angle: Math.PI / 2 + lean * -0.001,
    gap: 5.5,
    ink,
    min: 0.12,
    step: 9,
    bend: (a, b) => (p.n(a / 12, b / 60) - 0.5) * 12,
    tone: (a, b) => {
      const u = clamp(((a - x) / w) * side + 0.42);
      return (
        power *
        Math.pow(u, 1.3) *
        smooth(0.25, 0.62, p.n.fbm(a / 9, b / 55, 2) + 0.1) *
        clamp(1.25 - Math.hypot(light[0] - a, light[1] - b) / (light[3] || 900), 0.1, 1)
      );
    },
  });
}

export function grass(
  p: Plate,
  {
    y,
    n = 120,
    h = 26,
    fill = p.pal.ink,
    spread = 30,
    x0 = 0,
    x1 = p.w,
    lean = 0,
  }: { y: number } & Numbers<'n' | 'h' | 'spread' | 'x0' | 'x1' | 'lean'> & Colours<'fill'>,
) {
  const k: Ring[] = [];
  n = Math.round(n / p.lod);
  for (let i = 0; i < n; i++) {
    const x = p.r.in(x0, x1);
    const b = y + p.r() * spread;
    const l = h * p.r.in(0.5, 1.3);
    const s = p.r.in(-0.4, 0.4) + lean;
    const w = 1.6 * p.lod;
    k.push(
      curve(
        [
          [x - w, b + 6, 1],
          [x + l * s * 0.3, b - l * 0.6],
          [x + l * s, b - l, 1],
          [x + l * s * 0.4 + w, b - l * 0.5],
          [x + w, b + 6, 1],
        ],
        true,
        3,
      ),
    );
  }
  p.fill(k, fill, 1, true);
}
