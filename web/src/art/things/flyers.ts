// Wings, what hangs in the air on them, and birds.
import { curve, disc, mix, place, smooth, taper, times, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { beastHead, type BeastHead } from './beastheads';
import { wing } from './creatures';
import { blob, frame, limb, type Look, type Stand } from './figure';
import type { At } from './options';

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
