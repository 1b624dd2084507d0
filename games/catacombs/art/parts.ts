// What several plates of the catacombs are made of.
import { clamp, curve, disc, place, rect, taper, type Plate, type Ring } from '../../../web/src/art/kit';


/** A wall of dressed stone that comes out of the dark round the light. */
export function bricks(p: Plate, { w = 104, h = 66, power = 0.7, reach = 260, ink = p.pal.soft } = {}) {
  const [lx, ly] = p.light;
  for (let j = 0; j * h < 600; j++)
    for (let i = -1; i * w < 900; i++) {
      const x = i * w + (j % 2) * w * 0.5;
      const y = j * h;
      const at = Math.exp(-Math.hypot(x + w / 2 - lx, y + h / 2 - ly) / reach) * (0.5 + p.n(i * 3.3, j * 5.1));
      if (at * power > 0.06)
        p.cut(rect(x + 3, y + 3, w - 6, h - 6), {
          gap: 8,
          min: 0.1,
          inset: 4,
          step: 18,
          ink,
          tone: (a, b) => power * at * 1.5 * clamp(0.6 + 0.6 * p.n(a / 16, b / 12)),
        });
    }
}
/** A skull from the side, looking to the right. */
export function profile(p: Plate, x: number, y: number, s: number, flip = 1, turn = 0, jaw = 0) {
  const Q = (pts: Ring) => place(pts, x, y, s, turn, s * flip);
  p.carve(curve(
    Q([[30, 40 + jaw, 1], [-6, 34], [-14, 52], [10, 70 + jaw], [54, 70 + jaw], [58, 56 + jaw, 1], [40, 54 + jaw]]),
    true, 5,
  ), {
    R: 12 * s, gap: 5, power: 1.3, amb: 0.1,
  });
  p.carve(
    curve(
      Q([
        [-10, -74], [38, -66], [62, -34], [64, -8], [56, 0], [68, 30], [62, 36, 1], [62, 50, 1], [28, 50], [20, 30],
        [-8, 34], [-50, 20], [-68, -18], [-56, -56],
      ]),
      true,
      6,
    ),
    { R: 50 * s, gap: 5, angle: 0.3, power: 1.35, amb: 0.1, rim: 2.4, gamma: 1.1 },
  );
  p.fill(curve(Q([[26, -20], [48, -22], [56, -6], [46, 8], [28, 4]]), true, 4), p.pal.ink);
  p.fill(curve(Q([[58, 12], [64, 26], [56, 26]]), true, 3), p.pal.ink);
  p.fill([38, 46, 54].map((u) => taper(Q([[u, 38], [u, 52]]), () => 1.4 * s)), p.pal.ink, 1, true);
  const [ex, ey] = Q([[42, -7]])[0]!;
  p.fill(disc(ex, ey, 4 * s, 9), p.pal.accent);
}

/** A table of boards along the lower edge. */
export function table(p: Plate, y: number) {
  p.fill(rect(-10, y, 920, 620 - y), p.pal.near);
  p.cut(
    rect(-10, y, 920, 620 - y),
    { gap: 9, tone: (a, b) => 0.8 * Math.exp(-Math.hypot(a - p.light[0], b - y) / 320) * p.n(a / 90, b / 8) },
  );
  p.fill([y + 60, y + 140].map((b) => rect(-10, b, 920, 4)), p.pal.ink, 1, true);
}
