// Giants: trolls, golems, apes, what walks on two legs and is no man.
import { curve, disc, mix, smooth, taper, times, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { beastHead, type BeastHead } from './beastheads';
import { blob, frame, limb, type Stand } from './figure';
import { held, type Held } from './held';

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
