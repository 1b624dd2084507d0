// Small things that carry the light: a candle, a gate, a book.
import { corner, curve, disc, type Point } from '../core';
import type { Plate } from '../plate';
import type { At, Colours, Lit, Numbers } from './options';
import { rings, whirl } from './sky';

export function candle(p: Plate, { x, y, h = 90, w = 26, halo = 160 }: At & Numbers<'h' | 'w' | 'halo'>) {
  const f = y - h - 20;
  if (halo) rings(p, { x, y: f, r0: 17, reach: halo, gap: 7, ink: p.pal.lamp, power: 0.85, cloud: 0 });
  p.carve(
    [
      [x - w / 2, y],
      [x - w / 2, y - h],
      [x + w / 2, y - h + 4],
      [x + w / 2, y],
    ],
    { R: w * 0.5, gap: 5, angle: 0, bend: 0.4, light: [x, f, 60, 400], power: 1.2, amb: 0.1 },
  );
  p.fill(
    curve(
      [
        [x, f - 22, 1],
        [x + 9, f + 2],
        [x, f + 14],
        [x - 9, f + 2],
      ],
      true,
      5,
    ),
    p.pal.lamp,
  );
}

/** The mouth of a gate: rings and a whirl round blackness. */
export function gate(
  p: Plate,
  { x, y, r = 90, squash = 1, ink = p.pal.accent }: At & Numbers<'r' | 'squash'> & Colours<'ink'>,
) {
  p.fill(disc(x, y, r * 1.05, 40, r * 1.05 * squash), p.pal.ink);
  whirl(p, { x, y, r0: r * 0.16, r1: r * 1.15, arms: 34, turns: 0.7, ink, squash, power: 1, gap: 8 });
  rings(p, { x, y, r0: r * 1.02, reach: r * 1.4, gap: 8, ink, power: 0.6, cloud: 0.2, squash });
  p.fill(disc(x, y, r * 0.15, 20, r * 0.15 * squash), p.pal.cut);
}

export function book(
  p: Plate,
  { x, y, s = 1, ink = p.pal.cut, light = p.light }: At & Numbers<'s'> & Colours<'ink'> & Lit,
) {
  for (const k of [-1, 1]) {
    const q = (u: number, v: number): Point => [x + u * s * k, y - v * s];
    p.shape([q(0, -14), q(0, -4), q(112, 16), q(112, 4)], p.pal.fore, { rim: 1.5 });
    const pg = curve(
      [q(0, 0), q(0, 12), q(30, 26), q(66, 24), q(108, 34), q(108, 20), q(66, 6), q(30, 8)].map((v, i) =>
        i === 0 || i === 4 || i === 5 ? corner(v) : v,
      ),
      true,
      4,
    );
    p.carve(pg, {
      fill: p.pal.soft,
      ink,
      R: 9 * s,
      angle: -0.1 * k,
      gap: 4.6,
      power: 1.2,
      amb: 0.35,
      bend: 0.1,
      light,
    });
  }
}
