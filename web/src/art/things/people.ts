// Somebody for scale: a hooded figure, a walker.
import { curve, disc, place, rect, smooth, taper, type Ring } from '../core';
import type { Plate } from '../plate';
import type { At, Colours, Flags, Lit, Numbers } from './options';
import { rings } from './sky';

/** Hooded figure seen from the front or behind: y is the ground. */
export function hooded(
  p: Plate,
  {
    x,
    y,
    h = 150,
    fill = p.pal.fore,
    ink = p.pal.cut,
    face = 'void',
    light = p.light,
    power = 1,
    arms = 0,
    gap = 5.5,
    rim = 2,
    eyes = null,
    flare = 1,
  }: At & { face?: 'void' | 'back'; eyes?: string | null } & Numbers<'h' | 'power' | 'arms' | 'gap' | 'rim' | 'flare'> &
    Colours<'fill' | 'ink'> &
    Lit,
) {
  const k = h / 150;
  const f = flare;
  const body: Ring = [
    [0, -150],
    [12, -147],
    [20, -134],
    [19, -120, 1],
    [30, -112],
    [38 * f, -88],
    [40 * f, -50],
    [50 * f, -2, 1],
    [22, 3],
    [0, 1],
  ];
  const s = curve(
    place(
      body.concat(
        body
          .slice(1, -1)
          .reverse()
          .map((q) => [-q[0], q[1], q[2] || 0]),
      ),
      x,
      y,
      k,
    ),
    true,
    5,
  );
  if (arms)
    for (const sd of [-1, 1])
      p.carve(
        curve(
          place(
            [
              [22, -110],
              [56, -130],
              [66, -160],
              [74, -158],
              [76, -122],
              [62, -84],
              [34, -74],
            ],
            x,
            y,
            k,
            0,
            k * sd,
          ),
          true,
          4,
        ),
        { fill, ink, R: 14 * k, gap, power, light, rim },
      );
  const c = p.carve(s, {
    fill,
    ink,
    R: 34 * k,
    gap,
    angle: 1.5,
    bend: 0.3,
    power,
    light,
    rim,
    tex: 0.5,
    grain: 0.05,
    extra: (a, b, t) => t * smooth(0.3, 0.6, p.n((a - x) / (9 * k) + (b - y) / (70 * k), (b - y) / (90 * k))) * 1.5,
  });
  if (face !== 'back')
    p.fill(
      curve(
        place(
          [
            [0, -143],
            [11, -136],
            [12, -122],
            [6, -112],
            [0, -109],
            [-6, -112],
            [-12, -122],
            [-11, -136],
          ],
          x,
          y,
          k,
        ),
        true,
        4,
      ),
      p.pal.ink,
    );
  if (eyes)
    for (const sd of [-1, 1]) p.fill(disc(x + sd * 4.6 * k, y - 127 * k, Math.max(1.6 * k, 1.4 * p.lod), 8), eyes);
  return c;
}

/** A man of the twenties from behind: hat, long coat, a lamp in the hand. */
export function walker(
  p: Plate,
  {
    x,
    y,
    h = 130,
    fill = p.pal.ink,
    ink = p.pal.cut,
    lamp = false,
    flip = 1,
    rim = 1.8,
    light = p.light,
  }: At & Numbers<'h' | 'flip' | 'rim'> & Colours<'fill' | 'ink'> & Flags<'lamp'> & Lit,
) {
  const k = h / 130;
  const s: Ring = [
    [-8, -112],
    [-9, -119],
    [-22, -117, 1],
    [-20, -122],
    [-11, -124],
    [-10, -134],
    [0, -137],
    [10, -134],
    [11, -124],
    [20, -122],
    [22, -117, 1],
    [9, -119],
    [8, -111],
    [19, -105],
    [25, -92],
    [28, -58],
    [25, -50],
    [20, -52],
    [24, -22, 1],
    [14, -20],
    [12, 0, 1],
    [3, 0, 1],
    [1, -18],
    [-3, 0, 1],
    [-12, 0, 1],
    [-13, -20],
    [-25, -22, 1],
    [-20, -54],
    [-27, -52],
    [-28, -62],
    [-24, -94],
    [-18, -105],
  ];
  if (lamp) {
    const lx = x + 34 * k * flip;
    const ly = y - 40 * k;
    rings(p, { x: lx, y: ly, r0: 9 * k, reach: 150 * k, gap: 6.5, ink: p.pal.lamp, power: 0.95, cloud: 0 });
  }
  p.shape(curve(place(s, x, y, k, 0, k * flip), true, 4), fill, { rim, ink, hand: 0, from: light });
  if (lamp) {
    const lx = x + 34 * k * flip;
    const ly = y - 40 * k;
    p.fill(
      taper(
        [
          [x + 24 * k * flip, y - 56 * k],
          [lx, ly - 9 * k],
        ],
        () => 2 * k,
      ),
      fill,
    );
    p.fill(rect(lx - 5 * k, ly - 7 * k, 10 * k, 14 * k), p.pal.lamp);
    p.fill(
      [rect(lx - 6.5 * k, ly - 9 * k, 13 * k, 3 * k), rect(lx - 6.5 * k, ly + 6 * k, 13 * k, 3 * k)],
      fill,
      1,
      true,
    );
  }
}
