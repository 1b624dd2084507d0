// What stands along a street or over a river.
import { curve, disc, mix, rect, rows, taper, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import type { At, Colours, Flags, Lit, Numbers } from './options';
import { rings } from './sky';

export function lamppost(
  p: Plate,
  { x, y, h = 210, s = 1, halo = 120, ink = p.pal.lamp }: At & Numbers<'h' | 's' | 'halo'> & Colours<'ink'>,
) {
  if (halo) {
    p.fill(disc(x, y - h, 15 * s), ink, 0.16);
    rings(p, { x, y: y - h, r0: 15 * s, reach: halo, gap: 7, ink, power: 0.8, cloud: 0 });
  }
  p.shape(
    [
      [x - 3 * s, y],
      [x - 2 * s, y - h + 14 * s],
      [x + 2 * s, y - h + 14 * s],
      [x + 3 * s, y],
    ],
    p.pal.ink,
    { rim: 1.2, from: p.light, hand: 0 },
  );
  p.shape(
    [
      [x - 9 * s, y],
      [x - 4 * s, y - 22 * s],
      [x + 4 * s, y - 22 * s],
      [x + 9 * s, y],
    ],
    p.pal.ink,
    { hand: 0 },
  );
  p.fill(
    [
      [x - 6 * s, y - h + 14 * s],
      [x - 10 * s, y - h - 10 * s],
      [x + 10 * s, y - h - 10 * s],
      [x + 6 * s, y - h + 14 * s],
    ],
    ink,
  );
  p.fill(
    [
      rect(x - 1, y - h - 10 * s, 2, 24 * s),
      [
        [x - 13 * s, y - h - 10 * s],
        [x, y - h - 24 * s],
        [x + 13 * s, y - h - 10 * s],
      ],
      rect(x - 8 * s, y - h + 13 * s, 16 * s, 4 * s),
    ],
    p.pal.ink,
    1,
    true,
  );
}

export function fence(
  p: Plate,
  {
    y,
    x0 = -10,
    x1 = p.w + 10,
    h = 120,
    gap = 26,
    fill = p.pal.ink,
    spear = true,
    rim = 1,
    rail = 2,
  }: { y: number } & Numbers<'x0' | 'x1' | 'h' | 'gap' | 'rim' | 'rail'> & Colours<'fill'> & Flags<'spear'>,
) {
  const k: Ring[] = [];
  for (let x = x0; x < x1; x += gap) {
    k.push(rect(x - 2.4, y - h, 4.8, h));
    if (spear)
      k.push([
        [x - 6, y - h + 3],
        [x, y - h - 17],
        [x + 6, y - h + 3],
      ]);
  }
  for (let i = 0; i < rail; i++) k.push(rect(x0, y - h * (0.86 - 0.68 * i), x1 - x0, 5));
  p.shape(k, fill, { rim, hand: 0, union: true });
}

export function bridge(
  p: Plate,
  {
    x,
    y,
    w = 300,
    h = 70,
    arches = 3,
    fill = p.pal.mid,
    ink = p.pal.cut,
    face = 0.4,
  }: At & Numbers<'w' | 'h' | 'arches' | 'face'> & Colours<'fill' | 'ink'>,
) {
  const top: Ring = [];
  const hump = (u: number) => y - h - Math.sin(u * Math.PI) * h * 0.35;
  for (let i = 0; i <= 20; i++) top.push([x + (w * i) / 20, hump(i / 20)]);
  const s = top.concat([
    [x + w, y + 8],
    [x, y + 8],
  ]);
  const holes = [];
  for (let a = 0; a < arches; a++) {
    const cx = x + (w * (a + 0.5)) / arches;
    const r = (w / arches) * 0.36;
    const q: Ring = [];
    for (let i = 0; i <= 14; i++) {
      const t = Math.PI + (i / 14) * Math.PI;
      q.push([cx + Math.cos(t) * r, y + 9 + Math.sin(t) * Math.min(h * 0.95, r)]);
    }
    holes.push(q);
  }
  p.shape([s, ...holes], fill, { rim: 2, ink, hand: 0.4 });
  p.cut([s, ...holes], { gap: 6, ink, min: 0.1, step: 12, tone: (a, b) => face * (p.n(a / 9, b / 7) > 0.3 ? 1 : 0.1) });
}

export function ship(
  p: Plate,
  {
    x,
    y,
    s = 1,
    fill = p.pal.near,
    ink = p.pal.cut,
    flip = 1,
    sails = false,
    lit = true,
    light = p.light,
  }: At & Numbers<'s' | 'flip'> & Colours<'fill' | 'ink'> & Flags<'sails' | 'lit'> & Lit,
) {
  const q = (u: number, v: number): Point => [x + u * s * flip, y - v * s];
  const rig: Ring[] = [];
  for (const [u, h] of rows([-70, 190], [10, 230], [84, 180])) {
    rig.push(taper([q(u, 20), q(u + 2, h)], (t) => mix(4, 1.4, t) * s));
    for (const v of [0.5, 0.72, 0.9])
      rig.push(taper([q(u - 46 * (1.25 - v), h * v), q(u + 46 * (1.25 - v), h * v - 3)], () => 1.7 * s));
    rig.push(
      taper([q(u, h), q(u - 60, 24)], () => 0.7 * s),
      taper([q(u, h), q(u + 60, 24)], () => 0.7 * s),
    );
  }
  rig.push(
    taper([q(110, 40), q(196, 84)], (t) => mix(3.4, 1, t) * s),
    taper([q(190, 82), q(86, 176)], () => 0.7 * s),
  );
  p.shape(rig, p.pal.fore, { rim: 1.3, hand: 0, union: true, ink, from: light });
  if (sails)
    for (const [u, h] of rows([-70, 190], [10, 230], [84, 180]))
      for (const v of [0.46, 0.69]) {
        const k = 50 * (1.25 - v);
        const a = curve(
          [
            q(u - k, h * (v + 0.2)),
            q(u + k, h * (v + 0.19)),
            q(u + k * 1.3 + 10, h * (v + 0.1)),
            q(u + k * 1.15, h * v),
            q(u - k * 0.9, h * v),
            q(u - k * 0.8, h * (v + 0.1)),
          ],
          true,
          4,
          0.3,
        );
        p.carve(a, { fill: p.pal.mid, R: 26 * s, gap: 5.5, angle: 0.1, power: 1.1, light });
      }
  const hull = curve(
    [q(-150, 46), q(-138, 4), q(-120, -14), q(104, -14), q(134, 14), q(156, 52), q(60, 28), q(-70, 26), q(-104, 40)],
    true,
    4,
  );
  p.carve(hull, { fill, R: 22 * s, gap: 5.5, angle: 0.02, bend: 0.2, power: 0.9, amb: 0.05, rim: 2, ink, light });
  p.shape([q(-148, 46), q(-146, 74), q(-98, 66), q(-96, 38)], fill, { rim: 1.6, ink });
  if (lit)
    for (const u of [-138, -122, -107]) {
      const [left, top] = q(u + (flip < 0 ? 9 : 0), 62);
      p.fill(rect(left, top, 9 * s, 9 * s), p.pal.lamp);
    }
}
