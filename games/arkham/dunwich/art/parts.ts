// What several places of Dunwich are made of.
import { curve, place, taper, times, type Plate, type Ring, type Shape } from '../../../../web/src/art/kit';

/** The outline of a house under a gambrel roof; `swell` is how far its walls give way. */
export const gambrel = (x: number, y: number, w: number, h: number, swell = 0, lean = 0): Ring =>
  place(
    curve(
      [
        [-w, 0, 1], [-w - swell, -h * 0.35], [-w - swell * 0.5, -h * 0.6, 1], [-w * 0.74, -h * 0.86, 1], [0, -h, 1],
        [w * 0.74, -h * 0.86, 1], [w + swell * 0.5, -h * 0.6, 1], [w + swell, -h * 0.35], [w, 0, 1],
      ],
      true,
      5,
    ),
    x,
    y,
    1,
    lean,
  );
export const boards = (p: Plate, shape: Shape, tone: number, angle = 0, gap = 7) =>
  p.cut(shape, { angle, gap, step: 24, inset: 3, tone: (x, y) => tone * (0.4 + p.n(x / 50, y / 9)) });
/** A frond of a fern, from its foot to its tip. */
export const frond = (p: Plate, x: number, y: number, u: number, v: number, w: number, fill = p.pal.ink) => {
  const line = curve([[x, y], [x + u * 0.4, y + v * 0.75], [x + u, y + v]], false, 8);
  const n = line.length - 1;
  const leaf = (i: number, k: number): Ring => {
    const [a, b] = line[i]!;
    const [c, d] = line[Math.min(n, i + 1)]!;
    const l = w * Math.sin(0.5 + (i / n) * 2.5);
    const s = l / (Math.hypot(c - a, d - b) || 1);
    return [[a, b], [a + (c - a) * s * 0.6 - (d - b) * s * k, b + (d - b) * s * 0.6 + (c - a) * s * k], [c, d]];
  };
  p.shape(
    [taper(line, () => 2.4), ...times(n - 1, (i) => leaf(i + 1, 1)), ...times(n - 1, (i) => leaf(i + 1, -1))],
    fill,
    { rim: 1.6, hand: 0, union: true },
  );
};
