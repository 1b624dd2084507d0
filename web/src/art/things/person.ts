// A person, 150 units high: legs, garment, arms in a pose, a head with or without a face, what the hands hold.
import { curve, disc, mix, rect, smooth, taper, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { blob, frame, limb, turned, type Frame, type Stand } from './figure';
import { held, type Held } from './held';
import { headOf, type Face, type Hair, type Hat } from './heads';
import { beastHead, type BeastHead } from './beastheads';

/** [elbow, hand] of the arm in front, of the other one, then [knee, foot] of both legs; how far the body bends. */
export interface Stance {
  near: [Point, Point];
  far: [Point, Point];
  legs: [[Point, Point], [Point, Point]];
  lean?: number;
  /** How much lower the hips are. */
  drop?: number;
}
const down: [Point, Point] = [[25, -88], [26, -62]];
const other = ([a, b]: [Point, Point]): [Point, Point] => [[-a[0], a[1]], [-b[0], b[1]]];
const straight: Stance['legs'] = [[[11, -36], [13, 0]], [[-11, -36], [-12, 0]]];
const apart: Stance['legs'] = [[[17, -37], [21, 0]], [[-16, -37], [-20, 0]]];
export const stances = {
  stand: { near: down, far: other(down), legs: straight },
  walk: {
    near: [[25, -88], [36, -68]],
    far: [[-22, -88], [-31, -66]],
    legs: [[[15, -37], [22, 0]], [[-5, -36], [-21, -3]]],
    lean: 0.05,
  },
  run: {
    near: [[34, -92], [52, -104]],
    far: [[-33, -92], [-44, -74]],
    legs: [[[30, -48], [38, -14]], [[-10, -36], [-40, -22]]],
    lean: 0.3,
  },
  point: { near: [[45, -110], [69, -114]], far: other(down), legs: apart },
  raise: { near: [[41, -124], [47, -156]], far: other(down), legs: apart },
  both: { near: [[42, -122], [50, -154]], far: [[-42, -122], [-50, -154]], legs: apart },
  spread: { near: [[45, -104], [66, -88]], far: [[-45, -104], [-66, -88]], legs: straight },
  hold: { near: [[28, -86], [10, -88]], far: [[-28, -86], [-8, -84]], legs: straight },
  offer: { near: [[27, -88], [46, -95]], far: [[-25, -88], [-26, -62]], legs: straight },
  aim: { near: [[37, -104], [60, -110]], far: [[2, -92], [46, -108]], legs: apart },
  hips: { near: [[36, -94], [19, -76]], far: [[-36, -94], [-19, -76]], legs: apart },
  kneel: {
    near: [[26, -88], [30, -66]],
    far: [[-25, -88], [-22, -66]],
    legs: [[[26, -37], [22, 0]], [[-2, -6], [-36, -3]]],
    drop: 34,
  },
  sit: {
    near: [[25, -90], [27, -72]],
    far: [[-25, -90], [-14, -72]],
    legs: [[[32, -38], [32, 0]], [[12, -38], [10, 0]]],
    drop: 34,
  },
  crouch: {
    near: [[44, -82], [54, -60]],
    far: [[-20, -78], [-6, -58]],
    legs: [[[33, -38], [24, 0]], [[-26, -36], [-24, 0]]],
    drop: 30,
    lean: 0.42,
  },
} satisfies Record<string, Stance>;
export type Pose = keyof typeof stances;
export const POSES = Object.keys(stances) as readonly Pose[];

/** Half widths of shoulders, chest, waist and hips, of limbs, and how large the head is. */
const builds = {
  plain: { wide: 1, belly: 1, limb: 1, head: 0.93 },
  slim: { wide: 0.86, belly: 0.84, limb: 0.82, head: 0.9 },
  broad: { wide: 1.2, belly: 1.12, limb: 1.25, head: 0.92 },
  stout: { wide: 1.14, belly: 1.55, limb: 1.12, head: 0.98 },
  gaunt: { wide: 0.92, belly: 0.72, limb: 0.62, head: 0.9 },
  child: { wide: 0.98, belly: 1.05, limb: 0.95, head: 1.3 },
} as const;
export type Build = keyof typeof builds;

/** What is worn: `hem` and `flare` of the garment, half widths of sleeves and legs. */
const garments = {
  suit: { hem: -62, flare: 21, sleeve: [7, 6, 5], leg: [9, 7, 5.5], waist: 18 },
  coat: { hem: -24, flare: 31, sleeve: [8, 7, 6.5], leg: [8, 6, 5], waist: 20 },
  uniform: { hem: -60, flare: 21, sleeve: [7, 6, 5], leg: [9, 8, 6], waist: 17 },
  shirt: { hem: -68, flare: 18, sleeve: [7, 6.5, 4], leg: [9, 7.5, 6], waist: 17 },
  dress: { hem: -28, flare: 24, sleeve: [5, 4, 3.4], leg: [4.5, 4.5, 2.6], waist: 15 },
  gown: { hem: 1, flare: 36, sleeve: [5.5, 4, 3.4], leg: [3, 3, 3], waist: 13 },
  robe: { hem: 1, flare: 36, sleeve: [8, 11, 14], leg: [3, 3, 3], waist: 23 },
  smock: { hem: -34, flare: 25, sleeve: [7.5, 7, 6], leg: [8, 6, 5], waist: 18 },
  tunic: { hem: -50, flare: 23, sleeve: [7, 5, 4], leg: [7, 6, 5], waist: 17 },
  rags: { hem: -44, flare: 25, sleeve: [7, 6, 3], leg: [6, 5, 4], waist: 17 },
  fur: { hem: -40, flare: 29, sleeve: [11, 10, 8], leg: [9, 8, 7.5], waist: 25 },
  armour: { hem: -56, flare: 24, sleeve: [9, 7, 6.5], leg: [9.5, 7.5, 6.5], waist: 18 },
  bare: { hem: -66, flare: 15, sleeve: [7, 5.5, 4.4], leg: [9.5, 6.6, 4.6], waist: 15 },
} as const satisfies Record<string, { hem: number; flare: number; sleeve: number[]; leg: number[]; waist: number }>;
export type Wear = keyof typeof garments;
export const WEAR = Object.keys(garments) as readonly Wear[];

export interface PersonOptions extends Stand {
  build?: Build;
  wear?: Wear;
  pose?: Pose;
  /** What stands on the neck: a person's head, or a beast's. */
  head?: 'human' | 'none' | BeastHead;
  face?: Face;
  hair?: Hair;
  beard?: boolean;
  hat?: Hat;
  /** In the hand in front, then in the other one. */
  hold?: readonly Held[];
  cape?: boolean;
  /** A garment that is pale: a nurse's, a ghost's. */
  pale?: boolean;
  eyes?: string;
}

/** The garment from the collar down, as one outline. */
function cloth(wear: Wear, wide: number, belly: number, rough: (n: number) => number): Ring {
  const { hem, flare, waist } = garments[wear];
  const skirt = hem > -58;
  const ragged = wear === 'rags' || wear === 'fur';
  const side = (s: 1 | -1): Point[] => [
    [6.6 * s, -121], [17 * s * wide, -116], [21 * s * wide, -108], [19 * s * wide, -94], [waist * s * belly, -78],
    [mix(waist + 3, flare, skirt ? 0.3 : 0.9) * s * belly, -64],
    ...(skirt
      ? ([
          [mix(waist, flare, 0.72) * s * belly, mix(-64, hem, 0.55)], [flare * s * mix(1, belly, 0.6), hem, 1],
        ] as Point[])
      : ([[flare * s * belly, hem, 1]] as Point[])),
  ];
  const below: Point[] = [];
  const n = ragged ? 9 : 5;
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const dip = ragged ? (i % 2 ? -6 : 5) * (0.5 + rough(i)) : 2.4 * Math.sin(t * Math.PI);
    below.push([mix(flare, -flare, t) * mix(1, belly, 0.6), hem + dip, ragged ? 1 : 0]);
  }
  return curve([...side(1), ...below, ...side(-1).reverse()], true, 4);
}

/** Seams, collars, belts, plates: what tells one garment from another. */
function details(f: Frame, wear: Wear, wide: number, belly: number, up: (pts: Ring) => Ring, pale: boolean) {
  const { p, k } = f;
  const line = (pts: Point[], w = 0.7) => up(taper(curve(pts, false, 4), () => w));
  const hem = garments[wear].hem;
  const lapels = [line([[-7, -121], [-9, -108], [1, -88]], 1), line([[7, -121], [9, -108], [1, -88]], 1)];
  const front = line([[1, -88], [2, -70], [3, hem]], 0.9);
  if (wear === 'suit' || wear === 'coat') {
    f.fill([up([[-5.4, -121], [5.4, -121], [1, -96]])], p.pal.soft);
    f.fill([up([[-1.6, -119], [1.8, -119], [2, -104], [0.6, -98], [-1.4, -104]]), ...lapels, front], p.pal.ink);
    if (wear === 'coat')
      f.fill([line([[-19 * belly, -78], [0, -76], [19 * belly, -78]], 1.6)], p.pal.ink);
  }
  if (wear === 'uniform') {
    f.fill(
      [
        line([[-18 * belly, -76], [0, -74.5], [18 * belly, -76]], 2),
        line([[-18 * wide, -112], [0, -94], [17 * belly, -78]], 1.3),
        line([[0, -119], [1, -96], [1, hem]], 0.7),
      ],
      p.pal.ink,
    );
    f.fill([0, 1, 2, 3].map((i) => up(disc(4, -112 + i * 9, 1.3, 7))), p.pal.cut);
    f.fill([up([[-8, -122], [8, -122], [7, -117], [-7, -117]])], p.pal.ink);
  }
  if (wear === 'shirt')
    f.fill(
      [
        line([[-12, -118], [-11, -96], [-12, -70]], 1.4),
        line([[12, -118], [11, -96], [12, -70]], 1.4),
        line([[-18, -70], [18, -70]], 1.6),
      ],
      p.pal.ink,
    );
  if (wear === 'dress')
    f.fill(
      [
        line([[-20, -62], [0, -60], [20, -62]], 1.6),
        ...[-14, -7, 0, 7, 14].map((u) =>
          line([[u, -58], [u * 1.25, hem + 1]], 0.8),
        ),
        up(taper(curve([[-8, -121], [0, -108], [8, -121]], false, 5), () => 1.1)),
      ],
      p.pal.ink,
    );
  if (wear === 'gown')
    f.fill(
      [
        line([[-13 * belly, -80], [0, -77], [13 * belly, -80]], 1.4),
        ...[-20, -10, 0, 10, 20].map((u) =>
          line([[u * 0.4, -76], [u * 0.8, -40], [u * 1.4, -2]], 0.9),
        ),
        up(taper(curve([[-9, -120], [0, -106], [9, -120]], false, 5), () => 1.1)),
      ],
      p.pal.ink,
    );
  if (wear === 'robe')
    f.fill(
      [
        line([[-21 * belly, -76], [0, -73], [21 * belly, -76]], 1.6),
        line([[3, -73], [6, -56], [4, -40]], 1.2),
        ...[-22, -8, 10, 24].map((u) =>
          line([[u * 0.6, -66], [u * 1.1, -2]], 1),
        ),
      ],
      p.pal.ink,
    );
  if (wear === 'smock')
    f.fill([...lapels, front, line([[-20, -66], [-9, -66]], 0.8), line([[9, -66], [20, -66]], 0.8)], p.pal.ink);
  if (wear === 'tunic' || wear === 'rags' || wear === 'fur')
    f.fill(
      [
        line([[-18 * belly, -76], [0, -73], [18 * belly, -76]], 2.2),
        up(taper(curve([[-7, -121], [0, -108], [7, -121]], false, 5), () => 1)),
      ],
      p.pal.ink,
    );
  if (wear === 'armour') {
    f.carve(
      [
        up(
          curve(
            [
              [0, -119], [17 * wide, -114], [20 * wide, -98], [14, -80], [0, -76], [-14, -80], [-20 * wide, -98],
              [-17 * wide, -114],
            ],
            true,
            5,
          ),
        ),
      ],
      { R: 16 * k, power: 1.7, gap: 5, amb: 0.05, angle: 1.3 },
    );
    f.fill(
      [
        line([[0, -117], [0, -78]], 0.8),
        line([[-17, -73], [0, -70], [17, -73]], 1.4),
        line([[-21, -65], [0, -62], [21, -65]], 1),
      ],
      p.pal.ink,
    );
    for (const s of [-1, 1])
      f.carve(
        [up(blob([[s * 17 * wide, -120], [s * 29 * wide, -116], [s * 32 * wide, -104], [s * 22 * wide, -106]]))],
        { R: 7 * k, power: 1.7 },
      );
  }
  if (wear === 'bare' && !pale)
    f.fill(
      [
        line([[-14, -98], [-2, -96]], 0.8),
        line([[14, -98], [2, -96]], 0.8),
        line([[0, -96], [0, -72]], 0.6),
        up(rect(-17 * belly, -71, 34 * belly, 6)),
      ],
      p.pal.ink,
    );
}

/** A person: y is the ground; flip -1 looks to the left. */
export function person(p: Plate, o: PersonOptions) {
  const { build = 'plain', wear = 'coat', pose = 'stand', head = 'human', hold = [], pale = false } = o;
  const { wide, belly, limb: thick, head: large } = builds[build];
  const f = frame(p, { ...o, fill: o.fill ?? (pale ? p.pal.far : undefined) }, 150);
  const { k, look } = f;
  const stance: Stance = stances[pose];
  const { lean = 0, drop = 0 } = stance;
  const garment = garments[wear];
  const big = k > 1.1;
  /** The upper body bends at the hips and comes down with them. */
  const up = (pts: Ring) => turned(pts, 0, -72, lean).map(([x, y, c]): Point => [x, y + drop, c]);
  const joint = (pt: Point): Point => up([pt])[0] ?? pt;
  const power = look.power * (pale ? 1.25 : 1);

  if (o.cape)
    f.carve(
      [
        blob([
          [0, -122],
          ...up([[20 * wide, -118], [30 * wide, -100]]),
          [38, -50], [44, -6, 1], [20, -1], [-18, -2], [-44, -6, 1], [-38, -50],
          ...up([[-30 * wide, -100], [-20 * wide, -118]]),
        ]),
      ],
      { power: power * 0.5, angle: 1.5, R: 20 * k },
    );

  // legs and shoes
  const long = garment.hem > -8;
  if (!long || drop) {
    const legs = stance.legs.map(([knee, foot], i) => {
      const hip: Point = [(i ? -8 : 8) * belly, -70 + drop];
      return limb([hip, knee, [foot[0], foot[1] - 3]], garment.leg.map((w) => w * thick));
    });
    const boots = wear === 'uniform' || wear === 'armour' || wear === 'fur' || wear === 'tunic';
    const shoes = stance.legs.map(([, [x, y]]) =>
      blob([[x - 5, y - 6], [x + 4, y - 7], [x + 14, y - 1.5], [x + 13, y + 1, 1], [x - 6, y + 1, 1]], 4),
    );
    f.carve(legs, { power: power * (wear === 'bare' ? 0.95 : 0.7), angle: 0.2, R: 8 * k });
    if (wear !== 'bare' && wear !== 'rags') f.dark(shoes, 1.4);
    else f.carve(shoes, { power: power * 0.8, R: 5 * k });
    if (boots)
      f.dark(
        stance.legs.map(([knee, foot]) =>
          limb([[mix(knee[0], foot[0], 0.3), mix(knee[1], foot[1], 0.3)], [foot[0], foot[1] - 2]], [7.4 * thick, 6]),
        ),
        1.6,
      );
  }

  const arm = ([elbow, hand]: [Point, Point], s: 1 | -1, front: boolean) => {
    const shoulder: Point = [17 * wide * s, -110];
    const [a, b, c] = [shoulder, elbow, hand].map(joint);
    if (!a || !b || !c) return;
    const sleeve = garment.sleeve.map((w) => w * mix(1, thick, 0.7));
    f.carve([disc(c[0], c[1], 4.4 * mix(1, thick, 0.5), 12)], { power: 1.5, R: 4 * k, amb: 0.12 });
    f.carve([limb([a, b, c], [sleeve[0]! * 1.1, sleeve[1]!, sleeve[2]! * 0.9])], {
      power: power * (front ? 1.05 : 0.85),
      angle: s * 0.9,
      R: 8 * k,
    });
    if (wear === 'robe')
      f.carve([blob([b, [c[0] + 2 * s, c[1] - 7], [c[0] + 5 * s, c[1] + 12, 1], [c[0] - 9 * s, c[1] + 20, 1]])], {
        power: power * 0.8,
        R: 8 * k,
        angle: 1.4,
      });
  };
  const give = (what: Held | undefined, [x, y]: Point) => {
    if (!what) return;
    const [gx, gy] = f.spot(x, y);
    const hangs =
      what === 'lantern' || what === 'bag' || what === 'cane' || what === 'net' || what === 'sack' || what === 'rope';
    const level = what === 'revolver' || what === 'rifle';
    const away =
      level || hangs ? 0 : pose === 'point' || pose === 'aim' ? 1.3 : pose === 'offer' ? 0.3 : x < 0 ? -0.16 : 0.16;
    held(p, what, {
      x: gx,
      y: gy,
      s: k * (what === 'rifle' ? 0.9 : 1),
      turn: away * f.flip,
      flip: x < 0 && !level ? -f.flip : f.flip,
      light: look.light,
      ink: look.ink,
      rim: Math.min(2, look.rim),
    });
  };

  // the arm behind, the garment, what is on it
  const over = pose === 'hold' || pose === 'aim' || pose === 'crouch' || pose === 'hips';
  const handFar = joint(stance.far[1]);
  const handNear = joint(stance.near[1]);
  if (!over) {
    give(hold[1], handFar);
    arm(stance.far, -1, false);
  }
  f.carve([up(limb([[0, -126], [0, -112]], [6.4 * mix(1, thick, 0.6), 7.6]))], { power: power * 0.6, R: 6 * k });
  const folds = wear === 'robe' || wear === 'gown' || wear === 'dress' || wear === 'coat';
  const body = cloth(wear, wide, belly, (n) => p.n(n * 7.3, o.x));
  const shape =
    lean || drop
      ? body.map(([x, y, c]): Point => {
          // The skirt stays above the feet, the rest goes with the hips.
          const t = smooth(-76, -60, y);
          const [a, b] = joint([x, y]);
          return [mix(a, x, t), mix(b, Math.min(1, y + drop), t), c];
        })
      : body;
  f.carve([shape], {
    power,
    R: 22 * k,
    angle: folds ? 1.5 : 0.7 * f.flip,
    tex: 0.4,
    bend: 0.4,
    extra: folds
      ? (x, y, t) => t * (0.45 + 0.75 * smooth(0.3, 0.65, p.n((x - o.x) / (6 * k), (y - o.y) / (60 * k))))
      : undefined,
  });
  if (big) details(f, wear, wide, belly, (pts) => up(pts), pale);

  // the head
  if (head !== 'none') {
    const [hx, hy] = joint([1, -120]);
    const s = large * (head === 'human' ? 1 : 1.25);
    if (head === 'human') headOf(f, hx, hy, s, { ...o, turn: lean * 0.6 });
    else
      beastHead(p, head, {
        ...look,
        x: f.spot(hx, hy)[0],
        y: f.spot(hx, hy)[1],
        s: k * s * 0.62,
        flip: f.flip as 1 | -1,
        eyes: o.eyes,
        front: true,
      });
  }
  if (over) arm(stance.far, -1, false);
  const level = hold[0] === 'rifle' || hold[0] === 'revolver' || pose === 'aim';
  const before = pose === 'hold' && !level;
  if (!level && !before) give(hold[0], handNear);
  if (over && pose !== 'aim') give(hold[1], handFar);
  arm(stance.near, 1, true);
  if (level) give(hold[0], handNear);
  if (before) give(hold[0], joint([1, -92]));
  return f;
}
