// Heads of beasts from the side, looking to the right; the neck comes in at 0, 0. They sit on beasts and on people.
import { curve, disc, mix, place, taper, type Light, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import type { At } from './options';

interface Spec {
  head: Ring;
  eye: Point;
  /** Drawn dark on it: mouth, nostril, inside of an ear. */
  dark?: Ring[];
  /** Standing out from it, nearly black with a lit edge: horns, tusks, whiskers. */
  horns?: Ring[];
  /** Behind it: the far ear. */
  behind?: Ring[];
}
const line = (pts: Ring, w = 1): Ring => taper(curve(pts, false, 5), () => w);
const horn = (pts: Ring, w: number, tip = 0.5): Ring => taper(curve(pts, false, 6), (t) => mix(w, tip, t));
const antler = (d: number): Ring[] => [
  horn([[d, -20], [-6 + d, -36], [2 + d, -52], [-2 + d, -68]], 2.4),
  horn([[-5 + d, -34], [10 + d, -44], [14 + d, -54]], 1.8),
  horn([[1 + d, -50], [14 + d, -58], [16 + d, -66]], 1.6),
  horn([[1 + d, -52], [-10 + d, -62], [-12 + d, -70]], 1.6),
];

const heads = {
  wolf: {
    head: [
      [-10, -8], [-9, -22], [-4, -40, 1], [6, -25], [17, -22], [26, -14], [45, -10], [51, -6, 1], [48, 0], [40, 3],
      [24, 5], [17, 13, 1], [8, 12], [4, 20, 1], [-6, 14],
    ],
    eye: [19, -14],
    dark: [line([[48, -1], [34, 0], [25, 2]], 0.9), curve([[-3, -33], [2, -25], [-5, -23]], true, 4)],
    behind: [[[6, -22], [13, -38, 1], [16, -20]]],
  },
  dog: {
    head: [
      [-9, -8], [-7, -22], [4, -27], [16, -23], [24, -14], [40, -11], [45, -6, 1], [43, 1], [34, 5], [20, 6], [10, 12],
      [-6, 12],
    ],
    eye: [17, -14],
    dark: [line([[42, -1], [30, 1], [22, 3]], 0.9)],
    horns: [curve([[-4, -26], [3, -22], [2, -6], [-5, 4], [-12, -4], [-10, -20]], true, 5)],
  },
  boar: {
    head: [
      [-14, -8], [-14, -28], [-10, -42, 1], [-2, -32], [14, -24], [40, -10], [50, -9, 1], [51, 3, 1], [42, 6], [26, 9],
      [10, 18], [-8, 18],
    ],
    eye: [12, -13],
    dark: [line([[44, 4], [30, 5], [20, 8]], 1), disc(48, -3, 1.4, 7)],
    horns: [horn([[33, 6], [40, 0], [39, -12]], 2.6), horn([[26, 8], [30, 2], [28, -6]], 2)],
  },
  deer: {
    head: [
      [-7, -6], [-6, -18], [4, -24], [16, -19], [28, -10], [41, -4], [44, 0, 1], [41, 5], [30, 6], [16, 7], [4, 10],
    ],
    eye: [13, -12],
    dark: [line([[42, 2], [32, 2]], 0.8), disc(40, -1, 1, 6)],
    horns: [...antler(2), curve([[-4, -18], [-20, -26], [-24, -22, 1], [-14, -14]], true, 4)],
  },
  doe: {
    head: [
      [-7, -6], [-6, -18], [4, -24], [16, -19], [28, -10], [41, -4], [44, 0, 1], [41, 5], [30, 6], [16, 7], [4, 10],
    ],
    eye: [13, -12],
    dark: [line([[42, 2], [32, 2]], 0.8)],
    horns: [
      curve([[0, -20], [-10, -40], [-14, -36, 1], [-8, -18]], true, 4),
      curve([[6, -21], [8, -42], [12, -38, 1], [12, -20]], true, 4),
    ],
  },
  bear: {
    head: [
      [-14, -8], [-13, -26], [-10, -36], [-2, -38], [2, -31], [14, -27], [24, -16], [38, -13], [44, -8, 1], [43, 0],
      [36, 5], [20, 8], [8, 16], [-10, 16],
    ],
    eye: [17, -14],
    dark: [line([[42, -1], [30, 2], [22, 3]], 1), curve([[-8, -32], [-3, -33], [-4, -28]], true, 3)],
  },
  horse: {
    head: [
      [-12, -4], [-10, -22], [-6, -38, 1], [1, -27], [10, -22], [24, -8], [42, 10], [47, 18], [42, 24], [34, 22],
      [22, 14], [12, 12], [2, 14],
    ],
    eye: [8, -12],
    dark: [line([[44, 20], [34, 15]], 0.9), disc(42, 14, 1.5, 7)],
    horns: [curve([[-4, -32], [4, -20], [-4, -8], [-10, 10], [-18, 4], [-16, -16], [-10, -28]], true, 5)],
  },
  cat: {
    head: [
      [-9, -4], [-11, -16], [-10, -34, 1], [-1, -25], [8, -25], [16, -33, 1], [19, -16], [27, -10], [27, -4, 1],
      [20, 3], [8, 7], [-4, 6],
    ],
    eye: [14, -13],
    dark: [line([[26, -4], [19, -2]], 0.8), curve([[-8, -29], [-3, -23], [-8, -20]], true, 3)],
    horns: [line([[22, -6], [36, -11]], 0.3), line([[22, -4], [37, -5]], 0.3)],
  },
  rat: {
    head: [
      [-10, -4], [-8, -18], [-4, -30], [5, -31], [9, -20], [22, -12], [40, -2], [43, 2, 1], [38, 5], [20, 7], [4, 10],
    ],
    eye: [17, -9],
    dark: [line([[40, 4], [30, 4]], 0.7), curve([[-2, -26], [3, -26], [2, -19]], true, 3)],
    horns: [line([[36, 1], [48, -8]], 0.3), line([[36, 3], [50, 2]], 0.3)],
  },
  goat: {
    head: [
      [-8, -4], [-7, -18], [4, -24], [16, -18], [30, -6], [38, 2], [37, 9, 1], [26, 11], [22, 26, 1], [17, 12], [6, 10],
    ],
    eye: [12, -11],
    dark: [line([[36, 6], [27, 6]], 0.8)],
    horns: [
      horn([[6, -22], [4, -44], [-14, -54], [-28, -42]], 4.4, 0.6),
      curve([[-4, -17], [-20, -16], [-24, -9, 1], [-10, -9]], true, 4),
    ],
  },
  bull: {
    head: [
      [-15, -6], [-14, -26], [-2, -33], [12, -28], [30, -10], [40, 2], [41, 12, 1], [32, 16], [18, 14], [6, 18],
      [-8, 16],
    ],
    eye: [12, -14],
    dark: [line([[40, 10], [30, 9]], 1), disc(37, 4, 1.8, 7)],
    horns: [horn([[2, -29], [8, -46], [24, -56]], 4.6, 0.6), horn([[-6, -30], [-14, -44], [-8, -58]], 4, 0.6)],
  },
  fish: {
    head: [
      [-12, 4], [-14, -18], [-4, -32], [12, -33], [26, -22], [36, -10], [38, -6, 1], [27, -4, 1], [37, 0, 1], [33, 7],
      [18, 13], [2, 14],
    ],
    eye: [16, -19],
    dark: [
      line([[34, -4], [22, -4], [18, -1]], 1),
      line([[-2, -16], [4, -8], [1, 6]], 0.9),
      line([[-7, -14], [-2, -6], [-4, 6]], 0.8),
    ],
    horns: [
      curve(
        [[-2, -31], [-10, -44, 1], [-14, -34, 1], [-22, -38, 1], [-20, -26, 1], [-28, -24, 1], [-14, -14]],
        true,
        3,
      ),
    ],
  },
  bird: {
    head: [
      [-9, 0], [-11, -16], [-4, -28], [8, -30], [18, -23], [22, -17, 1], [38, -12], [46, -4], [44, 1, 1], [34, -4],
      [22, -5, 1], [14, 2], [4, 6],
    ],
    eye: [11, -18],
    dark: [line([[42, -4], [30, -8], [20, -9]], 0.7)],
  },
  toad: {
    head: [
      [-16, 4], [-16, -14], [-6, -24], [0, -34], [10, -35], [15, -25], [30, -17], [40, -8], [38, -2], [28, 6], [10, 11],
    ],
    eye: [7, -28],
    dark: [line([[40, -7], [24, -3], [6, -4]], 1), disc(34, -12, 1, 6)],
  },
  lizard: {
    head: [[-12, 4], [-12, -14], [-2, -22], [10, -22], [22, -14], [46, -10], [54, -5, 1], [50, 1], [30, 5], [10, 9]],
    eye: [9, -15],
    dark: [line([[52, -3], [30, -1], [16, 1]], 0.9), disc(48, -8, 1, 6)],
    horns: [[[-12, -12], [-22, -24], [-8, -18]], [[-4, -20], [-10, -32], [3, -21]]],
  },
  snake: {
    head: [[-8, 6], [-8, -8], [4, -15], [18, -14], [32, -8], [38, -3, 1], [32, 3], [16, 8]],
    eye: [17, -8],
    dark: [line([[37, -2], [22, 0], [12, 2]], 0.8)],
    horns: [line([[37, -2], [46, 0], [52, -3]], 0.5), line([[46, 0], [52, 3]], 0.5)],
  },
  skull: {
    head: [
      [-9, -6], [-10, -20], [0, -30], [12, -26], [20, -16], [36, -6], [46, 2], [44, 7, 1], [30, 6], [18, 7],
      [14, 14, 1], [6, 13], [2, 4],
    ],
    eye: [11, -15],
    dark: [
      curve([[5, -16], [11, -21], [17, -16], [13, -10]], true, 4),
      curve([[32, -3], [40, 1], [36, 3]], true, 3),
      ...[22, 27, 32, 37].map((x) =>
        line([[x, 3], [x + 0.4, 7]], 0.6),
      ),
    ],
  },
  insect: {
    head: [[-8, 2], [-10, -14], [0, -26], [14, -25], [23, -14], [22, -4], [26, 6, 1], [17, 4], [12, 12, 1], [6, 5]],
    eye: [11, -15],
    dark: [curve([[4, -16], [9, -23], [18, -18], [17, -9], [9, -8]], true, 5)],
    horns: [horn([[10, -25], [18, -44], [34, -50]], 1.2, 0.4), horn([[4, -25], [6, -46], [18, -58]], 1.2, 0.4)],
  },
} satisfies Record<string, Spec>;
export type BeastHead = keyof typeof heads;
export const BEAST_HEADS = Object.keys(heads) as readonly BeastHead[];

interface BeastHeadOptions extends At {
  s?: number;
  flip?: 1 | -1;
  turn?: number;
  fill?: string;
  ink?: string;
  light?: Light;
  rim?: number;
  gap?: number;
  power?: number;
  eyes?: string;
  /** On somebody who stands upright: the chin down. */
  front?: boolean;
}

/** A head alone; a beast or a person puts it on its neck. */
export function beastHead(p: Plate, kind: BeastHead, o: BeastHeadOptions) {
  const {
    x,
    y,
    s = 1,
    flip = 1,
    turn = 0,
    fill = p.pal.near,
    ink = p.pal.cut,
    light = p.light,
    rim = 2,
    gap = 5,
    power = 1.2,
  } = o;
  const spec: Spec = heads[kind];
  const at = (pts: Ring) => place(pts, x, y, s, (turn + (o.front ? 0.16 : 0)) * flip, s * flip);
  if (spec.behind)
    p.shape(
      spec.behind.map((ring) => at(curve(ring, true, 4))),
      p.pal.ink,
      { rim, ink, from: light, hand: 0, union: true },
    );
  p.carve(at(curve(spec.head, true, 5)), {
    fill,
    ink,
    light,
    rim,
    power,
    R: 16 * s,
    gap: Math.max(4, gap * 0.9),
    angle: 0.3 * flip,
    tex: 0.4,
    hand: 0.3,
  });
  if (spec.horns) p.shape(spec.horns.map(at), p.pal.ink, { rim, ink, from: light, hand: 0, union: true });
  if (spec.dark) p.fill(spec.dark.map(at), p.pal.ink, 1, true);
  for (const [ex, ey] of at([spec.eye])) {
    const r = Math.max(2.4 * s, 1.3 * p.lod);
    p.fill(disc(ex, ey, r * 1.7, 10), p.pal.ink);
    if (o.eyes) p.fill(disc(ex, ey, r, 9), o.eyes);
    else if (kind !== 'skull') p.fill(disc(ex + r * 0.4 * Math.sign(light[0] - ex), ey - r * 0.3, r * 0.5, 7), ink);
  }
}
