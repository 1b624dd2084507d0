// What the monsters of all boxes are built from; each builder is varied strongly by its plate.
import {
  T, TAU, curve, disc, half, mix, place, smooth, taper, times, type Light, type Plate, type Point, type Ring,
  type Shape,
} from '../../../web/src/art/kit';

type Skin = Parameters<Plate['carve']>[1];
export type Look = { light?: Light; fill?: string; ink?: string; gap?: number; power?: number };

/** A body in relief; several outlines become one. */
export const flesh = (p: Plate, shape: Shape, o: Skin = {}) =>
  p.carve(shape, { gap: 6, R: 50, tex: 0.45, grain: 0.04, rim: 3, union: true, ...o });
/** A limb through joints, thick to thin. */
export const limb = (joints: Ring, w0: number, w1: number, k = 0.8) =>
  taper(curve(joints, false, 8), (t) => mix(w0, w1, Math.pow(t, k)));
/** A disc at a point. */
export const dot = ([x, y]: Point, r: number, n = 14) => disc(x, y, r, n);
/** The same left and right of x. */
export const twin = (pts: Ring, x: number, y = 0, s = 1, seg = 5): Ring[] =>
  [1, -1].map((k) => curve(place(pts, x, y, s, 0, s * k), true, seg));
/** Limbs left and right of x. */
export const limbs = (joints: Ring, x: number, w0: number, w1: number) =>
  [1, -1].map((k) =>
    limb(joints.map(([a, b]): Point => [x + a * k, b]), w0, w1),
  );

/** Fur: the outline in tufts, which hang down by `fall`. */
export const fur = (ring: Ring, len: number, fall = 0.4): Ring =>
  ring.flatMap((a, i): Ring => {
    const b = ring[(i + 1) % ring.length]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const d = len * (0.5 + 0.5 * Math.abs(Math.sin(i * 2.4)));
    const nx = (b[1] - a[1]) / l;
    const ny = -(b[0] - a[0]) / l;
    return [a, [(a[0] + b[0]) / 2 + nx * d, (a[1] + b[1]) / 2 + (ny + fall) * d]];
  });
/** Lines broken into hairs that run along an angle. */
export const shag =
  (p: Plate, angle = 1.4, w = 7): NonNullable<Skin>['extra'] =>
  (x, y, t) => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return t * 1.6 * smooth(0.3, 0.65, p.n((y * c - x * s) / w, (x * c + y * s) / (w * 7)));
  };

/** Claws from a point, in a fan. */
export function claws(
  p: Plate, x: number, y: number, turn: number, len: number, n = 4, wide = 0.9, w = 0.17, o: Look = {},
) {
  const list = times(n, (i) => {
    const a = turn + (i / (n - 1) - 0.5) * wide;
    const l = len * (1 - 0.25 * Math.abs(i / (n - 1) - 0.45));
    const at = (r: number, q: number): Point => [x + Math.cos(a + q) * r, y + Math.sin(a + q) * r];
    return limb([at(0, 0), at(l * 0.45, -0.14), at(l * 0.8, -0.05), at(l, 0.16)], len * w, 1);
  });
  for (const ring of list)
    p.carve(ring, { R: len * 0.15, gap: 5, angle: turn, rim: 2.4, hand: 0, power: 1.4, amb: 0.06, ...o });
}

/** Teeth along a line, to its right hand side if `len` is more than 0. */
export function teeth(p: Plate, line: Ring, n: number, len: number, colour = p.pal.cut, wide = 0.7) {
  const at = (t: number): [Point, number, number] => {
    const q = t * (line.length - 1);
    const i = Math.min(line.length - 2, Math.floor(q));
    const a = line[i]!;
    const b = line[i + 1]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [[mix(a[0], b[0], q - i), mix(a[1], b[1], q - i)], -(b[1] - a[1]) / l, (b[0] - a[0]) / l];
  };
  p.fill(
    times(n, (i) => {
      const [a] = at(i / n);
      const [m, nx, ny] = at((i + 0.5) / n);
      const l = len * (0.45 + p.n(i * 3.3, len));
      return [a, [m[0] + nx * l, m[1] + ny * l], at((i + wide) / n)[0]] as Ring;
    }),
    colour,
    1,
    true,
  );
}

/** Two eyes in dark sockets, tilted inwards; `kind`: slit, round, blank or a goat's bar. */
export function eyes(
  p: Plate,
  x: number,
  y: number,
  apart: number,
  r: number,
  { glow = p.pal.accent, tilt = 0.3, kind = 'slit', socket = 1.7, lid = 0.62 }: {
    glow?: string;
    tilt?: number;
    kind?: 'slit' | 'round' | 'blank' | 'bar';
    socket?: number;
    lid?: number;
  } = {},
) {
  for (const k of [-1, 1]) {
    const u = x + apart * k;
    if (socket) p.fill(disc(u, y, r * socket, 14, r * socket * 0.8), p.pal.ink);
    if (kind === 'slit') T.eye(p, { x: u, y, r, turn: -tilt * k, glow, lid });
    else {
      p.fill(disc(u, y, r, 14, r * (kind === 'bar' ? 0.8 : 1)), glow);
      if (kind === 'round') p.fill(disc(u, y, r * 0.42, 10), p.pal.ink);
      if (kind === 'bar')
        p.fill(
          place(
            [[-r * 0.7, -r * 0.2], [r * 0.7, -r * 0.2], [r * 0.7, r * 0.2], [-r * 0.7, r * 0.2]], u, y, 1, -tilt * k,
          ),
          p.pal.ink,
        );
    }
  }
}
/** Eyes strewn about: x, y, radius. */
export function spots(p: Plate, list: [number, number, number][], glow = p.pal.accent) {
  for (const [x, y, r] of list) {
    p.fill(disc(x, y, r * 1.4, 14, r * 1.15), p.pal.ink);
    T.eye(p, { x, y, r: r * 0.8, turn: p.r.in(-0.4, 0.4), glow, lid: 0.85 });
  }
}

/** Head and shoulders in a robe from the front; the face is left void. */
export function robe(
  p: Plate,
  { x = 450, y = 0, s = 1, peak = 0, wide = 1, folds = 15, void: hole = true,...o }: Look & {
    x?: number;
    y?: number;
    s?: number;
    peak?: number;
    wide?: number;
    folds?: number;
    void?: boolean;
  },
) {
  const w = wide;
  p.carve(
    half(
      [
        [0, 84 - peak], [46 - peak * 0.2, 92 - peak * 0.4], [86, 146], [98, 216], [84, 258, 1], [150 * w, 286],
        [204 * w, 350], [226 * w, 450], [260 * w, 700, 1],
      ],
      x, y, s,
    ),
    {
      R: 110 * s, gap: 7, angle: 1.57, bend: 0.35, power: 1.15, tex: 0.3, rim: 3.2, ...o,
      extra: (a, b, t) =>
        t * (0.3 + 0.9 * smooth(-0.4, 0.6, Math.sin((a - x) / (folds * s) + p.n(a / 50, b / 110) * 5))),
    },
  );
  if (hole)
    p.fill(half([[0, 120 - peak * 0.3], [42, 132], [68, 182], [66, 240], [40, 282], [14, 296]], x, y, s), p.pal.ink);
}

/** A human head from the front, 200 high: sockets, nose and mouth are shadow. Crown at -110, chin at `jaw`. */
export function head(
  p: Plate,
  { x, y, s = 1, turn = 0, w = 1, jaw = 96, hollow = 1, mouth = 1, nose = 1, eye = p.pal.cut, r = 5,...o }: Look & {
    x: number;
    y: number;
    s?: number;
    turn?: number;
    w?: number;
    jaw?: number;
    hollow?: number;
    mouth?: number;
    nose?: number;
    eye?: string;
    r?: number;
    amb?: number;
  },
) {
  const q = (l: Ring) => place(l, x, y, s, turn, s * w);
  const side = ((o.light ?? p.light)[0] > x ? -1 : 1) * (w < 0 ? -1 : 1);
  p.carve(
    curve(
      q([
        [0, -110], [48, -98], [72, -56], [70, -6], [62 - 8 * hollow, 40], [44, 74], [22, jaw], [0, jaw + 4], [-22, jaw],
        [-44, 74], [-62 + 8 * hollow, 40], [-70, -6], [-72, -56], [-48, -98],
      ]),
    ),
    { R: 62 * s, gap: 5.2, angle: 0.15 + turn, bend: 0.5, power: 1.35, tex: 0.2, rim: 2.6, gamma: 1.2, ...o },
  );
  const dark = (l: Ring) => p.fill(curve(q(l), true, 5), p.pal.ink);
  for (const k of [-1, 1]) {
    dark([[8 * k, 0], [14 * k, -22], [40 * k, -28], [60 * k, -12], [52 * k, 10], [30 * k, 16], [14 * k, 12]]);
    if (hollow)
      dark([[60 * k, 20], [48 * k, 30], [30 * k, 62], [40 * k, 66], [56 * k, 42]]);
    if (r) p.fill(disc(...(q([[31 * k, -4]])[0] as [number, number]), r * s, 10), eye);
  }
  if (nose)
    dark([[1 * side, -8, 1], [16 * side, 32], [8 * side, 40], [-9 * side, 38, 1], [3 * side, 30]]);
  if (mouth)
    dark([[-24, 60, 1], [0, 57], [24, 60, 1], [0, 60 + 7 * mouth]]);
}

/** A hand with spread fingers that reaches up; turn it. */
export function hand(
  p: Plate,
  { x, y, s = 1, turn = 0, k = 1, thin = 1, curl = 0.2,...o }: Look & {
    x: number;
    y: number;
    s?: number;
    turn?: number;
    k?: number;
    thin?: number;
    curl?: number;
  },
) {
  const q = (l: Ring) => place(l, x, y, s, turn, s * k);
  const finger = (a: number, b: number, dir: number, l: number) => {
    const c = dir + curl;
    return limb(
      q([
        [a, b], [a + Math.sin(dir) * l * 0.5, b - Math.cos(dir) * l * 0.5],
        [a + Math.sin(dir) * l * 0.5 + Math.sin(c) * l * 0.5, b - Math.cos(dir) * l * 0.5 - Math.cos(c) * l * 0.5],
      ]),
      9 * s * thin, 2.6 * s * thin,
    );
  };
  p.carve(
    [
      curve(q([[-22, 70, 1], [-30, 8], [-26, -22], [0, -32], [26, -24], [30, 6], [22, 70, 1]]), true, 5),
      finger(-22, -16, -0.42, 84), finger(-8, -24, -0.12, 100), finger(8, -24, 0.12, 96), finger(23, -16, 0.38, 78),
      finger(28, 16, 0.95, 62),
    ],
    { R: 16 * s, gap: 5, angle: turn, power: 1.3, rim: 2.4, hand: 0.3, union: true, ...o },
  );
}

/** Slime: lumps that run together; drips hang from it. */
export const ooze = (p: Plate, x: number, y: number, w: number, h: number, n = 11, drip = 0): Ring[] => [
  ...times(n, (i) => {
    const a = (i / n) * TAU + p.r.in(-0.2, 0.2);
    const r = p.r.in(0.3, 0.55);
    return disc(x + Math.cos(a) * w * 0.62, y + Math.sin(a) * h * 0.62, w * r, 18, h * r);
  }),
  disc(x, y, w * 0.72, 24, h * 0.72),
  ...times(drip, (i) => {
    const u = x + ((i + 0.5) / drip - 0.5) * w * 1.6;
    return limb([[u, y + h * 0.3], [u + p.r.in(-8, 8), y + h * 0.9], [u, y + h * p.r.in(1.1, 1.6)]], w * 0.09, 3);
  }),
];

/** Bandages: bands that turn round a form, each with its shadow. */
export function wraps(p: Plate, bands: Ring[], w = 12, o: Look = {}) {
  for (const line of bands) {
    const c = curve(line, false, 8);
    p.fill(taper(c.map(([a, b]): Point => [a + 2, b + w * 0.45]), () => w), p.pal.ink);
    p.carve(taper(c, () => w), { R: w * 0.8, gap: 4.6, angle: 0.25, power: 1.3, amb: 0.06, rim: 1.8, hand: 1, ...o });
  }
}

/** A wisp: only lines that run down a figure, without a body; what is behind it is seen. */
export function wisp(
  p: Plate, shape: Shape, { gap = 6.5, angle = 1.57, power = 1, fade = 600, from = 0, ink = p.pal.cut } = {},
) {
  p.cut(shape, {
    angle, gap, ink, max: 0.7, step: 9, bend: (x, y) => (p.n(x / 60, y / 120) - 0.5) * 34,
    tone: (x, y) => power * (1 - smooth(from, fade, y)) * (0.25 + 1.1 * smooth(0.3, 0.7, p.n.fbm(x / 34, y / 130, 2))),
  });
}

/** A ring of a worm's mouth: lips, then rows of teeth towards the black. */
export function maw(p: Plate, x: number, y: number, r: number, squash = 1, rows = 2, n = 16, turn = 0, o: Skin = {}) {
  const ring = (q: number) => place(disc(0, 0, q, 30, q * squash), x, y, 1, turn);
  p.carve([ring(r), ring(r * 0.72).reverse()], { R: r * 0.16, gap: 5, power: 1.3, rim: 2.6, ...o });
  p.fill(ring(r * 0.76), p.pal.ink);
  for (let i = 0; i < rows; i++) {
    const c = ring(r * (0.76 - i * 0.22));
    teeth(p, c.concat([c[0]!]), n - i * 2, r * (0.34 - i * 0.1), i ? p.pal.soft : p.pal.cut, 0.5);
  }
}
