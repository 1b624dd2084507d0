// Shrouds without feet: ghosts and what comes like them.
import { curve, disc, mix, smooth, times, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { skull } from './creatures';
import { blob, frame, limb, type Stand } from './figure';

export interface WraithOptions extends Stand {
  eyes?: string;
  /** Its hands: hanging, or reaching for us. */
  reach?: boolean;
  face?: 'void' | 'skull';
}
/** A shroud without feet that floats: y is where its last shreds hang. */
export function wraith(p: Plate, o: WraithOptions) {
  const f = frame(p, o, 150, p.pal.mid);
  const { k, look } = f;
  const hang = times(11, (i): Point => [mix(34, -34, i / 10), (i % 2 ? -34 : -6) - 18 * p.n(i * 2.1, o.x), 1]);
  const shroud: Ring = [
    [0, -150], [13, -144], [18, -128], [24, -114], [30, -92], [32, -60],
    ...hang,
    [-32, -60], [-31, -92], [-25, -114], [-18, -128], [-13, -144],
  ];
  const folds = (x: number, y: number, t: number) =>
    t *
    smooth(0.3, 0.62, p.n((x - o.x) / (6 * k) + (y - o.y) / (60 * k), (y - o.y) / (70 * k))) *
    (0.25 + 1.1 * smooth(o.y - 10 * k, o.y - 90 * k, y));
  for (const s of [-1, 1]) {
    const arm: Ring = o.reach
      ? [
          [s * 22, -110], [s * 40, -104], [s * 56, -118],
        ]
      : [
          [s * 22, -108], [s * 34, -84], [s * 38, -58],
        ];
    const [hx, hy] = arm[2] ?? [0, 0];
    f.carve(
      [
        limb(arm, [10, 9, 12]),
        blob([[hx - 6, hy - 6], [hx + 6, hy - 6], [hx + s * 4, hy + 26, 1], [hx - s * 6, hy + 12]]),
      ],
      { angle: 1.4, R: 10 * k, extra: folds },
    );
    f.dark(
      times(4, (i) =>
        limb(
          [
            [hx, hy], [hx + s * (4 + i * 3.4), hy + 8 - i * 2 - (o.reach ? 8 : 0)],
            [hx + s * (3 + i * 4.6), hy + 17 - i * 3 - (o.reach ? 14 : 0)],
          ],
          [1.7, 1.5, 0.5],
        ),
      ),
      1.3,
    );
  }
  f.carve([curve(shroud, true, 4)], { angle: 1.5, R: 30 * k, bend: 0.3, tex: 0.5, extra: folds });
  f.fill([blob([[0, -144], [10, -137], [11, -123], [5, -112], [-5, -112], [-11, -123], [-10, -137]])], p.pal.ink);
  const [sx, sy] = f.spot(0, -127);
  if (o.face === 'skull')
    skull(p, { x: sx, y: sy, s: k * 0.14, light: look.light, ink: look.ink, gap: 4, eyes: o.eyes ?? null });
  else if (o.eyes)
    f.fill([-4.4, 4.4].map((u) => disc(u, -127, Math.max(1.6, (1.3 * p.lod) / k), 8)), o.eyes);
}
