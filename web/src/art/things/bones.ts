// Skeletons in any stance of a person.
import { curve, disc, taper, times, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { skull } from './creatures';
import { blob, frame, limb, turned, type Stand } from './figure';
import { held, type Held } from './held';
import { stances, type Pose, type Stance } from './person';

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
