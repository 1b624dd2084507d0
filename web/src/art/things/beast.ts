// Beasts on four legs from the side, 100 units at the shoulder: body, legs in a stance, neck, head, tail.
import { curve, mix, taper, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { beastHead, type BeastHead } from './beastheads';
import { frame, limb, turned, type Stand } from './figure';

interface Spec {
  /** Half the way from hip to shoulder. */
  half: number;
  /** Half widths of rump, loin and chest, which hang below the back. */
  girth: [number, number, number];
  /** Half widths of a leg: thigh, knee, foot. */
  leg: [number, number, number];
  neck: { l: number; up: number; w: [number, number] };
  head: number;
  foot: 'paw' | 'hoof';
  tail: [Ring, number, number];
  mane?: boolean;
}
const brush: [Ring, number, number] = [[[0, 0], [-18, 10], [-30, 34], [-34, 54]], 5, 3];
const thin: [Ring, number, number] = [[[0, 0], [-14, 12], [-18, 36], [-24, 56]], 2.6, 0.8];
const stub: [Ring, number, number] = [[[0, 0], [-8, -2], [-12, 6]], 5, 2];
const tails = { brush, thin, stub };
const kinds = {
  wolf: {
    half: 48,
    girth: [21, 17, 25],
    leg: [15, 6, 4.4],
    neck: { l: 34, up: 0.62, w: [20, 13] },
    head: 0.86,
    foot: 'paw',
    tail: brush,
    mane: true,
  },
  dog: {
    half: 46,
    girth: [18, 14, 22],
    leg: [13, 5.4, 4],
    neck: { l: 32, up: 0.8, w: [14, 10] },
    head: 0.84,
    foot: 'paw',
    tail: tails.thin,
  },
  boar: {
    half: 50,
    girth: [27, 28, 34],
    leg: [15, 6.4, 4.4],
    neck: { l: 24, up: -0.06, w: [30, 22] },
    head: 1.02,
    foot: 'hoof',
    tail: tails.thin,
    mane: true,
  },
  deer: {
    half: 46,
    girth: [20, 18, 22],
    leg: [14, 4.6, 3],
    neck: { l: 50, up: 1.02, w: [17, 9] },
    head: 0.74,
    foot: 'hoof',
    tail: tails.stub,
  },
  doe: {
    half: 44,
    girth: [19, 17, 20],
    leg: [13, 4.4, 2.8],
    neck: { l: 48, up: 1.02, w: [15, 8] },
    head: 0.74,
    foot: 'hoof',
    tail: tails.stub,
  },
  bear: {
    half: 52,
    girth: [33, 34, 36],
    leg: [22, 13, 9.5],
    neck: { l: 30, up: 0.3, w: [30, 20] },
    head: 1,
    foot: 'paw',
    tail: tails.stub,
    mane: true,
  },
  horse: {
    half: 52,
    girth: [26, 22, 26],
    leg: [18, 6.4, 4.6],
    neck: { l: 54, up: 0.92, w: [22, 12] },
    head: 0.96,
    foot: 'hoof',
    tail: [[[0, 0], [-14, 6], [-22, 34], [-18, 66]], 5, 7],
  },
  cat: {
    half: 50,
    girth: [20, 16, 20],
    leg: [15, 6.6, 5],
    neck: { l: 24, up: 0.46, w: [15, 12] },
    head: 1,
    foot: 'paw',
    tail: [[[0, 0], [-24, 10], [-44, 2], [-54, -22]], 3.4, 2.4],
  },
  rat: {
    half: 46,
    girth: [34, 32, 26],
    leg: [17, 6, 4],
    neck: { l: 24, up: 0, w: [24, 15] },
    head: 1.1,
    foot: 'paw',
    tail: [[[0, 8], [-30, 30], [-60, 36], [-96, 26]], 4, 0.8],
  },
  goat: {
    half: 42,
    girth: [21, 21, 23],
    leg: [14, 5, 3.6],
    neck: { l: 34, up: 0.86, w: [17, 10] },
    head: 0.84,
    foot: 'hoof',
    tail: tails.stub,
  },
  bull: {
    half: 56,
    girth: [29, 29, 37],
    leg: [19, 7.4, 5.4],
    neck: { l: 26, up: 0.2, w: [34, 24] },
    head: 1.06,
    foot: 'hoof',
    tail: tails.thin,
  },
  lizard: {
    half: 60,
    girth: [22, 24, 22],
    leg: [14, 8, 6],
    neck: { l: 26, up: 0.1, w: [18, 14] },
    head: 1,
    foot: 'paw',
    tail: [[[0, 4], [-40, 22], [-84, 34], [-128, 24]], 15, 1],
  },
} satisfies Partial<Record<BeastHead, Spec>>;
export type Beast = keyof typeof kinds;
export const BEASTS = Object.keys(kinds) as readonly Beast[];

/** Knee, ankle and foot from hip or shoulder, of the legs in front and of the ones behind them. */
interface Stance {
  hind: [Ring, Ring];
  fore: [Ring, Ring];
  /** The body turns about its middle, comes down, the neck rises. */
  turn?: number;
  drop?: number;
  neck?: number;
}
const hind: Ring = [[12, 32], [-9, 56], [-4, 80]];
const fore: Ring = [[-4, 30], [2, 56], [2, 80]];
const shift = (leg: Ring, x: number, lift = 0): Ring =>
  leg.map(([a, b], i): Point => [a + (x * (i + 1)) / 3, b - (lift * i) / 2]);
const stances = {
  stand: { hind: [hind, shift(hind, 16)], fore: [fore, shift(fore, -14)] },
  walk: { hind: [shift(hind, -16), shift(hind, 22)], fore: [shift(fore, 18), shift(fore, -20, 6)] },
  stalk: {
    hind: [[[20, 22], [-10, 44], [-2, 62]], [[10, 22], [-22, 44], [-14, 62]]],
    fore: [[[-14, 20], [6, 42], [14, 62]], [[-14, 20], [-8, 42], [-8, 62]]],
    drop: 18,
    neck: -0.5,
    turn: 0.05,
  },
  howl: { hind: [hind, shift(hind, 14)], fore: [fore, shift(fore, -10)], neck: 0.7 },
  run: {
    hind: [[[-10, 30], [-34, 42], [-54, 58]], [[2, 32], [-18, 50], [-30, 70]]],
    fore: [[[18, 24], [40, 36], [58, 42]], [[10, 28], [24, 50], [38, 62]]],
    turn: -0.06,
    neck: -0.12,
  },
  leap: {
    hind: [[[-14, 30], [-38, 46], [-56, 68]], [[-4, 32], [-26, 54], [-40, 78]]],
    fore: [[[22, 20], [46, 24], [62, 36]], [[16, 26], [34, 38], [46, 54]]],
    turn: -0.32,
    neck: 0.1,
  },
  rear: {
    hind: [[[16, 28], [-6, 54], [4, 78]], [[22, 26], [4, 52], [18, 76]]],
    fore: [[[26, 10], [36, 30], [26, 44]], [[30, 2], [44, 18], [38, 36]]],
    turn: -0.86,
    neck: 0.1,
  },
  sit: {
    hind: [[[26, 14], [2, 34], [14, 38]], [[30, 14], [8, 34], [20, 38]]],
    fore: [[[-2, 30], [4, 56], [6, 80]], [[4, 30], [12, 56], [14, 80]]],
    turn: -0.42,
    drop: 20,
    neck: 0.2,
  },
} satisfies Record<string, Stance>;
export type BeastPose = keyof typeof stances;
export const BEAST_POSES = Object.keys(stances) as readonly BeastPose[];

export interface BeastOptions extends Stand {
  kind?: Beast;
  /** Another head than its own. */
  head?: BeastHead | 'none';
  pose?: BeastPose;
  eyes?: string;
  /** Torn edges along the back: fur, spines. */
  bristle?: number;
}

/** A beast: y is the ground, h is how high its shoulder is. */
export function beast(p: Plate, o: BeastOptions) {
  const { kind = 'wolf', pose = 'stand' } = o;
  const spec: Spec = kinds[kind];
  const stance: Stance = stances[pose];
  const { head = kind } = o;
  const f = frame(p, { h: 120, ...o }, 100);
  const { k, look } = f;
  const { half, girth } = spec;
  const back = -98;
  const turn = stance.turn ?? 0;
  const drop = stance.drop ?? 0;
  // On its hind legs a beast turns about the hip, else about its middle.
  const pivot: Point = pose === 'rear' || pose === 'sit' ? [-half, -80] : [0, -76];
  const body = (pts: Ring) => turned(pts, pivot[0], pivot[1], turn).map(([x, y, c]): Point => [x, y + drop, c]);
  const put = (pt: Point): Point => body([pt])[0] ?? pt;
  const legs = (root: Point, [near, far]: [Ring, Ring], kneeBack: boolean) => {
    const [x, y] = put(root);
    const made = (leg: Ring): Ring => {
      const joints = leg.map(([a, b]): Point => [x + a, y + b]);
      return limb(
        [[x, y - spec.leg[0] * 0.7], [x, y], ...joints],
        [
          spec.leg[0] * 0.3,
          spec.leg[0],
          mix(spec.leg[0], spec.leg[1], kneeBack ? 0.55 : 0.75),
          spec.leg[1],
          spec.leg[2],
        ],
      );
    };
    const foot = (leg: Ring): Ring => {
      const [a, b] = leg[leg.length - 1] ?? [0, 0];
      const w = spec.leg[2];
      const [fx, fy] = [x + a, y + b];
      return spec.foot === 'hoof'
        ? [
            [fx - w, fy - 5], [fx + w, fy - 5], [fx + w * 1.9, fy + 3], [fx - w * 1.2, fy + 3],
          ]
        : curve(
            [
              [fx - w, fy - 3], [fx + w * 1.4, fy - 5], [fx + w * 3.4, fy], [fx + w * 3.2, fy + 3, 1],
              [fx - w * 1.1, fy + 3, 1],
            ],
            true,
            4,
          );
    };
    return { near: made(near), far: made(far), nearFoot: foot(near), farFoot: foot(far) };
  };
  const back1 = legs([-half, -80], stance.hind, true);
  const front = legs([half - 6, -78], stance.fore, false);
  const [tail, w0, w1] = spec.tail;
  const tailAt = put([-half - girth[0] * 0.7, back + 6]);
  f.carve([back1.far, front.far], { power: look.power * 0.45, R: 7 * k });
  f.dark([back1.farFoot, front.farFoot], 1.2);
  f.carve(
    [
      taper(
        curve(tail.map(([x, y]): Point => [tailAt[0] + x, tailAt[1] + y]), false, 6),
        (t) => mix(w0, w1, t) * (spec.tail === brush ? 1 + 1.3 * Math.sin(t * 3) : 1),
      ),
    ],
    { power: look.power * 0.8, R: 6 * k, angle: 1.1 },
  );

  // trunk and neck are one body
  const spine: Ring = [
    [-half - girth[0] * 0.55, back + girth[0] * 1.05], [-half, back + girth[0]], [0, back + girth[1] + 2],
    [half * 0.9, back + girth[2]], [half + girth[2] * 0.5, back + girth[2] * 1.02],
  ];
  const trunk = limb(body(spine), [girth[0] * 0.62, girth[0], girth[1], girth[2], girth[2] * 0.6], 6);
  const up = spec.neck.up + (stance.neck ?? 0) - turn * 0.35;
  const root = put([half - 2, back + girth[2] * 0.72]);
  const nape: Point = [root[0] + Math.cos(up) * spec.neck.l, root[1] - Math.sin(up) * spec.neck.l];
  const neck = limb(
    [root, [mix(root[0], nape[0], 0.55), mix(root[1], nape[1], 0.55) - 1], nape],
    [...spec.neck.w, spec.neck.w[1] * 0.9],
    5,
  );
  const tufts: Ring[] = [];
  const bristle = o.bristle ?? (spec.mane ? 1 : 0);
  if (bristle) {
    const ridge: Ring = [nape, root, put([0, back + 2])].map(([x, y], i): Point => [
      x,
      y - [spec.neck.w[1] * 0.8, spec.neck.w[0] * 0.72, 0][i]!,
    ]);
    const along = curve(ridge, false, 9);
    along.forEach(([x, y], i) => {
      const l = (5 + 7 * p.n(i * 1.7, o.x)) * bristle;
      tufts.push([[x + 5, y + 3], [x - l * 0.9, y - l], [x - 6, y + 4]]);
    });
  }
  f.carve([trunk, neck, ...tufts], { R: 24 * k, angle: 0.35 * f.flip, tex: 0.5, grain: 0.04, bend: 0.5 });
  f.carve([back1.near], { R: 12 * k, angle: 0.9 * f.flip, rim: look.rim * 0.8 });
  f.carve([front.near], { R: 10 * k, angle: 0.9 * f.flip, rim: look.rim * 0.8 });
  f.dark([back1.nearFoot, front.nearFoot], 1.6);
  if (head === 'none') return f;
  const [hx, hy] = f.spot(nape[0], nape[1]);
  const raised = pose === 'howl' ? -0.6 : pose === 'stalk' ? 0.1 : Math.max(-0.1, 0.34 - up * 0.3) * 0.8;
  beastHead(p, head, {
    ...look,
    rim: look.rim * 0.7,
    x: hx,
    y: hy,
    s: k * spec.head,
    flip: f.flip as 1 | -1,
    turn: raised,
    eyes: o.eyes,
  });
  return f;
}
