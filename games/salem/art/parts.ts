// What several plates of Salem are made of.
import { line, type Plate, type Ring } from '../../../web/src/art/kit';

/** A half-timbered gable from the front: boards, beams, upper floors that stand out. */
export function gable(
  p: Plate, x: number, y: number, w: number, h: number, lit: number, fill = p.pal.near, face = 0.3,
) {
  const beams: Ring[] = [];
  const top = y - h - w * 0.75;
  const wall: Ring = [
    [x, y], [x, y - h * 0.5], [x - w * 0.07, y - h * 0.5], [x - w * 0.07, y - h], [x + w / 2, top],
    [x + w * 1.07, y - h], [x + w * 1.07, y - h * 0.5], [x + w, y - h * 0.5], [x + w, y],
  ];
  p.shape(wall, fill, { rim: 2 });
  p.cut(wall, { gap: 6.5, min: 0.06, step: 24, tone: (a, b) => face * (0.6 + 0.8 * p.n(a / 30, b / 14)) });
  for (const v of [0.48, 0.98]) beams.push(line([[x - w * 0.08, y - h * v], [x + w * 1.08, y - h * v]], w * 0.03));
  for (let i = 0; i <= 4; i++) beams.push(line([[x + (w * i) / 4, y], [x + (w * i) / 4, y - h]], w * 0.018));
  for (const k of [0, 1])
    beams.push(
      line([[x + w * k, y - h * 0.52], [x + w * (k ? 0.75 : 0.25), y - h * 0.96]], w * 0.015),
      line([[x + w * (0.25 + k * 0.5), y - h], [x + w / 2, y - h - w * 0.5]], w * 0.015),
    );
  p.fill(beams, p.pal.ink, 1, true);
  p.shape(
    [
      line([[x - w * 0.16, y - h * 0.9], [x + w / 2, top - 4]], w * 0.045),
      line([[x + w * 1.16, y - h * 0.9], [x + w / 2, top - 4]], w * 0.045),
    ],
    p.pal.ink,
    { rim: 3, union: true },
  );
  for (const [i, v] of [[0, 0.62], [1, 0.62], [2, 0.62], [3, 0.62], [0, 0.14], [3, 0.14]] as [number, number][]) {
    const a = x + w * (0.25 * i + 0.05);
    const b = y - h * (v + 0.25);
    const on = p.r.chance(lit);
    p.fill([[a, b], [a + w * 0.15, b], [a + w * 0.15, b + h * 0.2], [a, b + h * 0.2]], on ? p.pal.lamp : p.pal.ink);
    if (on) p.fill(
      [
        line([[a + w * 0.075, b], [a + w * 0.075, b + h * 0.2]], 1.6),
        line([[a, b + h * 0.1], [a + w * 0.15, b + h * 0.1]], 1.6),
      ],
      p.pal.fore, 1, true,
    );
  }
}
