// Large ones that stand or hover: giants, skeletons, wraiths, what flies on wings, birds.
import { curve, disc, mix, place, smooth, taper, times, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { beastHead, type BeastHead } from './beastheads';
import { skull, wing } from './creatures';
import { blob, frame, limb, turned, type Look, type Stand } from './figure';
import { held, type Held } from './held';
import type { At } from './options';
import { stances, type Pose, type Stance } from './person';

const skins = {
  flesh: { tex: 0.35, grain: 0.03, cracks: 0 },
  stone: { tex: 1, grain: 0.05, cracks: 0.8 },
  bark: { tex: 0.8, grain: 0.06, cracks: 0.5 },
  fur: { tex: 0.7, grain: 0.05, cracks: 0.3 },
};
export interface GiantOptions extends Stand {
  skin?: keyof typeof skins;
  head?: BeastHead | 'man' | 'none';
  pose?: 'stand' | 'stride' | 'reach' | 'smash';
  hold?: Held;
  eyes?: string;
}
/** Heavy, bent, its head low between its shoulders: trolls, golems, apes, what walks on two legs and is no man. */
export function giant(p: Plate, o: GiantOptions) {
  const { skin = 'flesh', head = 'man', pose = 'stand', eyes } = o;
  const f = frame(p, { h: 300, ...o }, 150);
  const { k, look } = f;
  const { tex, grain, cracks } = skins[skin];
  const relief = {
    tex,
    grain,
    extra: cracks
      ? (x: number, y: number, t: number) =>
          t * mix(1, 1.5 * smooth(0.3, 0.5, p.n.fbm(x / (9 * k), y / (skin === 'bark' ? 30 * k : 9 * k), 2)), cracks)
      : undefined,
  };
  const arms: Record<string, [Ring, Ring]> = {
    stand: [[[34, -112], [50, -76], [46, -34]], [[-30, -114], [-52, -78], [-48, -38]]],
    stride: [[[34, -112], [58, -84], [66, -48]], [[-30, -114], [-54, -82], [-64, -50]]],
    reach: [[[34, -112], [64, -104], [90, -112]], [[-30, -114], [-50, -92], [-34, -60]]],
    smash: [[[34, -116], [58, -136], [44, -168]], [[-30, -118], [-56, -136], [-42, -168]]],
  };
  const [near, far] = arms[pose] ?? [[], []];
  const wide = pose === 'stand' ? 0 : 10;
  const hand = ([x, y]: Point, s: number): Ring[] => [
    disc(x, y, 8, 12),
    ...times(4, (i) =>
      limb([[x, y], [x + s * (3 + i * 3), y + 9 - i * 1.5], [x + s * (2 + i * 4), y + 17 - i * 3]], [3.4, 2.8, 1]),
    ),
  ];
  const legs = [
    limb([[14, -64], [24 + wide, -36], [22 + wide, -3]], [17, 13, 10]),
    limb([[-13, -64], [-24 - wide, -36], [-24 - wide, -3]], [17, 13, 10]),
  ];
  const feet = [22 + wide, -24 - wide].map((x) =>
    blob([[x - 12, -8], [x + 12, -9], [x + 24, -2], [x + 22, 2, 1], [x - 13, 2, 1]]),
  );
  f.carve([limb(far, [15, 12, 9]), ...hand(far[2] ?? [0, 0], -1)], {
    ...relief,
    power: look.power * 0.7,
    R: 14 * k,
    angle: 1,
  });
  f.carve([...legs, ...feet], { ...relief, power: look.power * 0.8, R: 14 * k, angle: 0.2 });
  const trunk = blob(
    [
      [4, -134], [30, -130], [46, -116], [42, -94], [30, -72], [27, -56], [-26, -55], [-30, -74], [-42, -96],
      [-44, -118], [-28, -132],
    ],
    6,
  );
  f.carve([trunk], { ...relief, R: 40 * k, angle: 0.4 * f.flip });
  if (head !== 'none') {
    const [hx, hy] = f.spot(16, -118);
    if (head === 'man') {
      f.carve(
        [blob([[8, -146], [24, -146], [33, -134], [32, -118], [22, -108], [10, -112], [3, -126]])],
        { ...relief, R: 16 * k, gap: look.gap * 0.9 },
      );
      f.fill(
        [
          blob([[14, -130], [22, -134], [33, -130], [30, -124], [18, -124]]),
          taper(curve([[18, -113], [26, -116], [31, -115]], false, 4), () => 1),
        ],
        p.pal.ink,
      );
      if (eyes)
        f.fill(
          [disc(21, -128, Math.max(1.7, (1.3 * p.lod) / k), 8), disc(29, -128, Math.max(1.5, (1.2 * p.lod) / k), 8)],
          eyes,
        );
    } else beastHead(p, head, { ...look, x: hx, y: hy, s: k * 1.05, flip: f.flip as 1 | -1, turn: 0.12, eyes });
  }
  const grip = near[2] ?? [0, 0];
  if (o.hold)
    held(p, o.hold, {
      x: f.spot(grip[0], grip[1])[0],
      y: f.spot(grip[0], grip[1])[1],
      s: k * 1.3,
      turn: (pose === 'smash' ? -0.5 : pose === 'reach' ? 0.9 : 0.3) * f.flip,
      flip: f.flip,
    });
  f.carve([limb([near[0] ?? [0, 0], ...near], [14, 17, 13, 9]), ...hand(grip, 1)], {
    ...relief,
    R: 14 * k,
    angle: 1 * f.flip,
  });
}

export interface SkeletonOptions extends Stand {
  pose?: Pose;
  hold?: readonly Held[];
  eyes?: string;
}
/** Bones in any stance of a person. */
export function skeleton(p: Plate, o: SkeletonOptions) {
  const { pose = 'stand', hold = [], eyes } = o;
  const f = frame(p, o, 150, p.pal.near);
  const { k, look } = f;
  const stance: Stance = stances[pose];
  const { lean = 0, drop = 0 } = stance;
  const up = (pts: Ring) => turned(pts, 0, -72, lean).map(([x, y, c]): Point => [x, y + drop, c]);
  const joint = (pt: Point): Point => up([pt])[0] ?? pt;
  const bone = (a: Point, b: Point, w = 2.4): Ring[] => [
    taper([a, b], (t) => w * (1 - 0.42 * Math.sin(t * Math.PI))),
    disc(a[0], a[1], w * 1.35, 9),
    disc(b[0], b[1], w * 1.35, 9),
  ];
  const bones = (list: Ring[], power = 1) =>
    f.carve(list, {
      power: look.power * 1.2 * power,
      amb: 0.18 * power,
      R: 3 * k,
      gap: Math.max(4, look.gap * 0.8),
      rim: look.rim * 0.8,
    });
  const arm = ([elbow, hand]: [Point, Point], s: number, power: number) => {
    const [a, b, c] = [joint([15 * s, -112]), joint(elbow), joint(hand)];
    const way = Math.atan2(c[1] - b[1], c[0] - b[0]);
    const fingers = times(4, (i): Ring =>
      limb(
        [
          c,
          [c[0] + Math.cos(way + (i - 1.5) * 0.3) * 6, c[1] + Math.sin(way + (i - 1.5) * 0.3) * 6],
          [c[0] + Math.cos(way + (i - 1.5) * 0.22) * 11, c[1] + Math.sin(way + (i - 1.5) * 0.22) * 11],
        ],
        [1.1, 1, 0.6],
      ),
    );
    bones([...bone(a, b), ...bone(b, c, 1.9), ...fingers], power);
  };
  const give = (what: Held | undefined, pt: Point) => {
    if (!what) return;
    const [x, y] = f.spot(...(joint(pt).slice(0, 2) as [number, number]));
    held(p, what, { x, y, s: k, turn: (pose === 'aim' || pose === 'point' ? 1.3 : 0.16) * f.flip, flip: f.flip });
  };
  give(hold[1], stance.far[1]);
  arm(stance.far, -1, 0.6);
  stance.legs.forEach(([knee, foot], i) => {
    const hip: Point = [i ? -7 : 7, -70 + drop];
    bones(
      [
        ...bone(hip, knee, 3),
        ...bone(knee, [foot[0], foot[1] - 5], 2.4),
        blob([
          [foot[0] - 4, -4 + foot[1]], [foot[0] + 4, -5 + foot[1]], [foot[0] + 13, foot[1], 1],
          [foot[0] - 4, foot[1] + 1],
        ]),
      ],
      i ? 0.75 : 1,
    );
  });
  bones([up(blob([[-13, -80], [-4, -74], [4, -74], [13, -80], [14, -70], [5, -63], [0, -66], [-5, -63], [-14, -70]]))]);
  f.fill([up(disc(-6, -72, 2.6, 9)), up(disc(6, -72, 2.6, 9))], p.pal.ink);
  bones(times(8, (i) => up(disc(0, -78 - i * 5.6, 2.5, 8))), 0.9);
  const ribs: Ring[] = [];
  for (let i = 0; i < 6; i++)
    for (const s of [-1, 1]) {
      const w = 15.5 - Math.abs(i - 2.4) * 1.7;
      ribs.push(
        up(
          taper(
            curve(
              [[s, -114 + i * 5.4], [s * w, -112 + i * 5.6], [s * w * 0.86, -105 + i * 5.6], [s * 3.4, -104 + i * 5]],
              false,
              5,
            ),
            () => 1.15,
          ),
        ),
      );
    }
  bones([
    ...ribs,
    up(taper(curve([[-17, -112], [0, -115], [17, -112]], false, 4), () => 1.5)),
    up(taper([[0, -114], [0, -90]], () => 1.6)),
  ]);
  const at = joint([0, -134]);
  const [sx, sy] = f.spot(at[0], at[1]);
  skull(p, {
    x: sx,
    y: sy,
    s: k * 0.185,
    turn: (lean * 0.6 + 0.06) * f.flip,
    light: look.light,
    ink: look.ink,
    eyes: eyes ?? null,
    gap: Math.max(4, look.gap * 0.8),
    jaw: 8,
  });
  give(hold[0], stance.near[1]);
  arm(stance.near, 1, 1);
}

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

export interface WingsOptions extends At, Look {
  s?: number;
  kind?: 'bat' | 'feather' | 'insect';
  /** How high they are lifted: 0 spread level, 1 up. */
  lift?: number;
}
/** A pair of wings, to be drawn before what they carry; x, y is between the shoulders. */
export function wings(p: Plate, { x, y, s = 1, kind = 'bat', lift = 0.5, ...look }: WingsOptions) {
  const { fill = p.pal.near, ink = p.pal.cut, light = p.light, rim = 2.2, gap = 6, power = 1 } = look;
  for (const k of [-1, 1] as const) {
    const turn = (-0.7 * lift + 0.25) * k;
    const at = (pts: readonly Point[]) => place(pts, x + 8 * s * k, y, s, turn, s * k);
    if (kind === 'bat') {
      const spin = ([u, v]: [number, number]): [number, number] => {
        const [[a, b] = [0, 0]] = place([[u, v]], 0, 0, 1, -0.7 * lift + 0.35);
        return [a, b];
      };
      wing(p, {
        x: x + 6 * s * k,
        y,
        s,
        k,
        fill,
        light,
        gap,
        power,
        ink,
        ribs: ([[30, -120], [130, -120], [180, -50], [150, 40]] as [number, number][]).map(spin),
        root: [[0, 0], [10, 50]],
      });
    } else if (kind === 'feather') {
      const quills = (n: number, l0: number, l1: number, w: number, dark: number) => {
        for (let i = n - 1; i >= 0; i--) {
          const t = i / (n - 1);
          const [bx, by] = [mix(14, 120, t), mix(4, -34, smooth(0, 1, t)) + 18 * t * t];
          const a = mix(1.45, 0.12, t);
          const l = mix(l0, l1, t);
          p.carve(
            at(
              limb(
                [
                  [bx, by], [bx + Math.cos(a) * l * 0.6, by + Math.sin(a) * l * 0.6],
                  [bx + Math.cos(a + 0.1) * l, by + Math.sin(a + 0.1) * l],
                ],
                [w * 0.6, w, w * 0.3],
              ),
            ),
            { fill, ink, light, rim: rim * 0.8, gap: gap * 0.85, power: power * dark, R: w * s, angle: a * k + turn },
          );
        }
      };
      quills(11, 54, 96, 8, 0.75);
      quills(9, 30, 44, 8, 1);
      p.carve(
        at(limb([[0, 8], [50, -24], [122, -18]], [13, 10, 5])),
        { fill, ink, light, rim, gap, power, R: 10 * s, angle: 0.3 * k },
      );
    } else
      for (const [a, l, w] of [[-0.55, 150, 24], [0.1, 118, 20]] as const) {
        const leaf = at(
          place(
            blob(
              [[0, 0, 1], [l * 0.35, -w], [l * 0.8, -w * 1.1], [l, -w * 0.1], [l * 0.8, w * 0.8], [l * 0.3, w * 0.6]],
              6,
            ),
            4,
            0,
            1,
            a,
          ),
        );
        p.shape(leaf, p.pal.mid, { rim, ink, from: light, hand: 0, o: 0.75 });
        p.cut(leaf, {
          angle: (a + 0.9) * k + turn,
          gap: gap * 1.1,
          ink,
          max: 0.4,
          min: 0.1,
          tone: (u, v) => 0.25 + 0.5 * p.n(u / 16, v / 16),
        });
      }
  }
}

export interface WingedOptions extends Stand {
  wings?: 'bat' | 'feather' | 'insect';
  lift?: number;
  head?: BeastHead | 'none';
  tail?: boolean;
  eyes?: string;
}
/** What hangs in the air on wings: body, claws, tail; x, y is under its claws, h from there to its head. */
export function winged(p: Plate, o: WingedOptions) {
  const { wings: kind = 'bat', lift = 0.6, head = 'skull', tail = true } = o;
  const f = frame(p, { h: 260, ...o }, 150);
  const { k, look } = f;
  const [wx, wy] = f.spot(-2, -104);
  wings(p, {
    x: wx,
    y: wy,
    s: k * 0.86,
    kind,
    lift,
    fill: look.fill,
    ink: look.ink,
    light: look.light,
    gap: look.gap,
    power: look.power * 0.8,
  });
  if (tail)
    f.carve(
      [limb([[-6, -56], [-24, -40], [-50, -44], [-70, -22], [-64, -2]], [9, 6, 4, 2.4, 0.8], 6)],
      { R: 6 * k, angle: 1 },
    );
  const claw = ([x, y]: Point, s: number): Ring[] =>
    times(3, (i) =>
      limb([[x, y], [x + (i - 1) * 5 + s * 2, y + 7], [x + (i - 1) * 6 + s * 5, y + 14]], [2.2, 1.8, 0.4]),
    );
  const leg = (x: number, far: boolean): Ring[] =>
    [
      limb([[x, -60], [x + 14, -40], [x + 2, -26], [x + 5, -14]], [10, 7, 4, 2.6]),
      ...claw([x + 5, -14], 1),
    ].map((ring) => (far ? ring.map(([a, b]): Point => [a, b + 5]) : ring));
  f.carve(leg(-12, true), { power: look.power * 0.6, R: 7 * k });
  f.carve(
    [limb([[18, -98], [36, -82], [34, -64]], [7, 5, 3]), ...claw([34, -64], 1)],
    { power: look.power * 0.6, R: 6 * k },
  );
  f.carve(
    [
      blob([[6, -122], [20, -112], [24, -94], [16, -74], [8, -52], [-12, -50], [-18, -66], [-16, -90], [-10, -112]], 6),
      limb([[4, -108], [14, -124], [18, -130]], [13, 9, 8]),
    ],
    { R: 22 * k, angle: 0.4 * f.flip, tex: 0.4 },
  );
  f.fill(
    times(5, (i) =>
      taper(curve([[2, -98 + i * 7], [12, -95 + i * 7], [19 - i, -98 + i * 7]], false, 4), () => 0.8),
    ),
    p.pal.ink,
  );
  f.carve(leg(2, false), { R: 7 * k });
  f.carve([limb([[10, -102], [30, -92], [46, -74]], [8, 6, 3.4]), ...claw([46, -74], 1)], { R: 6 * k });
  if (head === 'none') return;
  const [hx, hy] = f.spot(15, -128);
  beastHead(p, head, { ...look, x: hx, y: hy, s: k * 0.66, flip: f.flip as 1 | -1, turn: 0.1, eyes: o.eyes });
}

const flock = {
  raven: {
    body: [[30, -62], [22, -40], [4, -22], [-22, -16], [-58, -4, 1], [-50, -22], [-24, -54], [4, -70], [22, -76]],
    head: 'bird',
    s: 0.62,
    at: [17, -66],
    legs: 16,
    long: 0,
  },
  hawk: {
    body: [[28, -66], [26, -42], [8, -22], [-14, -14], [-44, 8, 1], [-42, -14], [-22, -54], [2, -74], [20, -80]],
    head: 'bird',
    s: 0.6,
    at: [15, -70],
    legs: 16,
    long: 0,
  },
  vulture: {
    body: [[24, -50], [24, -34], [8, -18], [-18, -12], [-52, -2, 1], [-50, -24], [-34, -58], [-10, -76], [12, -70]],
    head: 'bird',
    s: 0.6,
    at: [26, -66],
    legs: 14,
    long: 14,
  },
  heron: {
    body: [[14, -76], [16, -60], [0, -46], [-30, -40], [-58, -38, 1], [-38, -56], [-12, -78], [6, -84]],
    head: 'bird',
    s: 0.5,
    at: [18, -118],
    legs: 44,
    long: 40,
  },
} as const;
export type Bird = keyof typeof flock | 'owl';
export interface BirdOptions extends Stand {
  kind?: Bird;
  pose?: 'perch' | 'fly';
  eyes?: string;
}
/** A bird, 100 units high: it sits on x, y, or flies with x, y under it. */
export function bird(p: Plate, o: BirdOptions) {
  const { kind = 'raven', pose = 'perch', eyes } = o;
  const f = frame(p, { h: 120, ...o }, 100);
  const { k, look } = f;
  const flies = pose === 'fly';
  if (flies) {
    const [wx, wy] = f.spot(-6, -54);
    wings(p, {
      x: wx,
      y: wy,
      s: k * 0.72,
      kind: 'feather',
      lift: 0.8,
      fill: look.fill,
      ink: look.ink,
      light: look.light,
      gap: look.gap,
      power: look.power,
    });
  }
  if (kind === 'owl') {
    f.carve(
      [
        blob(
          [[0, -98], [22, -92], [27, -68], [25, -34], [12, -8], [0, -4], [-12, -8], [-25, -34], [-27, -68], [-22, -92]],
          6,
        ),
        [[-22, -88], [-25, -110], [-8, -95]], [[22, -88], [25, -110], [8, -95]],
      ],
      { R: 24 * k, angle: 1.3, tex: 0.8, grain: 0.08 },
    );
    for (const s of [-1, 1]) {
      if (!flies)
        f.carve(
          [blob([[s * 24, -70], [s * 31, -44], [s * 24, -8, 1], [s * 14, -30], [s * 15, -60]])],
          { power: look.power * 0.6, R: 8 * k, angle: 1.4 },
        );
      f.fill([disc(s * 10, -78, 9, 18)], p.pal.ink);
      f.fill([disc(s * 10, -78, 6, 14)], eyes ?? p.pal.lamp);
      f.fill([disc(s * 10, -78, 3, 10)], p.pal.ink);
    }
    f.fill([[[-3, -72], [3, -72], [0, -62]]], p.pal.ink);
    f.dark(
      times(6, (i) =>
        limb([[-9 + (i % 3) * 3 + (i > 2 ? 12 : 0), -6], [-10 + (i % 3) * 4 + (i > 2 ? 12 : 0), 3]], [1.8, 0.8]),
      ),
      1.1,
    );
    return;
  }
  const { body, head, s, at, legs, long } = flock[kind];
  const feet = flies
    ? []
    : [0, -9].flatMap((x): Ring[] => [
        limb([[x, -legs], [x + 2, 0]], [2, 1.4]),
        ...times(3, (i) =>
          limb([[x + 2, -1], [x - 5 + i * 7, 3]], [1.4, 0.6]),
        ),
      ]);
  if (feet.length) f.dark(feet, 1.1);
  const neck: Ring[] = long
    ? [
        limb(
          [[14, body[0][1] - 4], [at[0] - long * 0.3, (body[0][1] + at[1]) / 2], [at[0], at[1]]],
          kind === 'heron' ? [9, 4.6, 4.6] : [9, 6, 6],
          6,
        ),
      ]
    : [];
  f.carve(
    [curve(body.map(([x, y, c = 0]): Point => [x, y, c]), true, 5), ...neck],
    { R: 18 * k, angle: 0.6 * f.flip, tex: 0.6, grain: 0.06 },
  );
  if (!flies)
    f.carve(
      [
        blob(
          [
            [12, -60], [8, -38], [-14, -22], [-52, -6, 1], [-40, -30], [-14, -56],
          ].map(([x = 0, y = 0, c = 0]): Point => [x, y - (kind === 'heron' ? 22 : 0), c]),
        ),
      ],
      { power: look.power * 0.7, R: 10 * k, angle: 0.9 * f.flip, rim: look.rim * 0.8 },
    );
  const [hx, hy] = f.spot(at[0], at[1]);
  beastHead(p, head, { ...look, rim: look.rim * 0.7, x: hx, y: hy, s: k * s, flip: f.flip as 1 | -1, eyes });
}
