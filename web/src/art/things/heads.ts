// The head of a person: shape, face (void, half lit, from the side, from behind), hair, beard, hat.
import { curve, disc, mix, rect, taper, type Point, type Ring } from '../core';
import { blob, turned, type Frame } from './figure';

export type Face = 'void' | 'half' | 'side' | 'back';
export type Hair = 'short' | 'long' | 'bob' | 'bun' | 'wild' | 'bald' | 'braid';
const hats = {
  fedora: [
    [
      [-24, -19, 1], [-13, -22], [-12, -34], [-4, -36], [1, -33], [8, -36], [13, -32], [13, -22], [25, -17, 1],
      [12, -14.5], [-12, -15],
    ],
  ],
  bowler: [[[-18, -18, 1], [-13, -21], [-12, -31], [0, -36], [12, -31], [13, -21], [19, -17, 1], [0, -15]]],
  top: [[[-18, -19, 1], [-11, -21, 1], [-12, -46, 1], [0, -48], [12, -46, 1], [11, -21, 1], [18, -18, 1], [0, -16]]],
  cap: [[[-13, -19], [-13, -27], [-2, -32], [10, -28], [13, -21], [24, -17, 1], [11, -16], [-11, -17]]],
  peaked: [[[-11, -19, 1], [-16, -29], [-2, -35], [15, -29], [11, -20, 1], [19, -14, 1], [8, -15], [-10, -16, 1]]],
  helmet: [[[-14, -14, 1], [-13, -26], [0, -36], [13, -26], [15, -14, 1], [20, -12, 1], [0, -15], [-19, -12, 1]]],
  knight: [[[-13, 0, 1], [-13, -24], [0, -36], [13, -24], [14, -8], [10, 3, 1], [-8, 4, 1]]],
  cloche: [[[-15, -9, 1], [-14, -24], [0, -33], [14, -25], [16, -10, 1], [8, -15], [-8, -15]]],
  straw: [[[-30, -15, 1], [-12, -21], [-9, -33], [0, -35], [9, -33], [13, -21], [31, -14, 1], [0, -11]]],
  nurse: [[[-12, -22, 1], [-15, -34, 1], [0, -38], [15, -34, 1], [12, -22, 1], [0, -25]]],
  wrap: [[[-14, -17], [-15, -27], [-4, -36], [9, -35], [16, -26], [14, -17], [0, -21]]],
  crown: [
    [
      [-12, -22, 1], [-15, -38, 1], [-8, -30, 1], [-4, -41, 1], [0, -31, 1], [5, -41, 1], [8, -30, 1], [15, -38, 1],
      [12, -21, 1], [0, -19],
    ],
  ],
  horns: [
    [[-13, -14, 1], [-12, -27], [0, -34], [12, -27], [14, -14, 1], [0, -18]],
    [[-11, -26, 1], [-24, -30], [-29, -46, 1], [-20, -38], [-9, -33, 1]],
    [[11, -26, 1], [24, -30], [30, -46, 1], [20, -38], [9, -33, 1]],
  ],
  antlers: [],
  mitre: [[[-12, -20, 1], [-15, -36], [0, -58, 1], [15, -36], [12, -20, 1], [0, -17]]],
  pointed: [[[-26, -16, 1], [-11, -20], [-7, -40], [6, -62, 1], [9, -40], [13, -20], [27, -14, 1], [0, -11]]],
  hood: [
    [[0, -38], [11, -33], [16, -20], [16, -4], [22, 6, 1], [0, 10], [-22, 6, 1], [-17, -6], [-16, -22], [-10, -34]],
  ],
  veil: [
    [
      [0, -33], [12, -30], [16, -14], [19, 14, 1], [24, 40, 1], [0, 34], [-24, 40, 1], [-19, 14, 1], [-16, -14],
      [-12, -30],
    ],
  ],
  none: [],
} satisfies Record<string, Ring[]>;
export type Hat = keyof typeof hats;
export const HATS = Object.keys(hats) as readonly Hat[];
/** Hats that go round the face, so that it stays dark in them. */
const round = new Set<Hat>(['hood', 'veil']);

interface Head {
  face?: Face;
  hair?: Hair;
  beard?: boolean;
  hat?: Hat;
  eyes?: string;
  turn?: number;
}
const front: Ring = [
  [0, -30], [8, -28], [11, -19], [10, -9], [6, -1], [0, 2], [-6, -1], [-10, -9], [-11, -19], [-8, -28],
];
const profile: Ring = [
  [-2, -30], [7, -28], [11, -21], [11, -17, 1], [15.5, -10.5, 1], [11.6, -9, 1], [12.4, -6.6], [11, -5, 1], [11.4, -2],
  [7, 2], [1, 0], [-2, 4, 1], [-9, -2], [-12, -12], [-11, -23],
];

/** Sits on the neck at x, y in the figure's units. */
export function headOf(f: Frame, x: number, y: number, s: number, o: Head) {
  const { face = 'void', hair = 'short', hat = 'none', turn = 0 } = o;
  const { p, k, look } = f;
  const set = (pts: readonly Point[]): Ring =>
    turned(pts, 0, 0, turn).map(([a, b, c]): Point => [x + a * s, y + b * s, c]);
  const sides = face === 'side';
  const lit = look.light[0] > f.spot(x, y)[0] ? f.flip : -f.flip;
  const skull = set(blob(sides ? profile : front));
  const fine = Math.max(4, look.gap * 0.85);

  // hair behind the head
  const behind: Partial<Record<Hair, Ring>> = {
    long: [[0, -34], [13, -30], [16, -14], [17, 8], [13, 26, 1], [-14, 28, 1], [-17, 8], [-16, -14], [-12, -30]],
    wild: [
      [0, -38], [9, -36, 1], [14, -30], [23, -30, 1], [17, -20], [24, -10, 1], [15, -4], [18, 8, 1], [0, 4],
      [-18, 10, 1], [-15, -4], [-24, -8, 1], [-17, -20], [-22, -31, 1], [-12, -32],
    ],
    bob: [[0, -34], [13, -31], [16, -18], [15, -2, 1], [-15, -1, 1], [-16, -18], [-12, -31]],
    braid: [
      [0, -34], [12, -30], [14, -16], [8, 2], [-8, 4], [-14, 10], [-16, 30], [-13, 46, 1], [-20, 30], [-18, 6],
      [-15, -14], [-12, -30],
    ],
  };
  const mane = behind[hair];
  if (mane && !round.has(hat))
    f.carve([set(blob(mane))], { power: look.power * 0.7, angle: 1.4, gap: fine, R: 6 * k * s, tex: 0.6 });
  if (round.has(hat))
    f.carve(
      hats[hat].map((ring) => set(curve(ring, true, 5))),
      { power: look.power, angle: 1.4, R: 10 * k * s, gap: fine },
    );

  // the face itself
  if (face === 'back') f.carve([skull], { power: look.power * 0.7, angle: 1.4, gap: fine, R: 9 * k * s, tex: 0.6 });
  else if (face === 'void' || round.has(hat)) {
    f.dark([skull], look.rim);
    // A little of a cheek, where the light comes from, or nothing in a hood.
    if (!round.has(hat))
      f.fill(
        [set(curve([[lit * 9.4, -18, 1], [lit * 10.2, -12], [lit * 5.4, -1, 1], [lit * 7.6, -9]], true, 4))],
        look.ink,
      );
  } else {
    f.carve([skull], { power: look.power * 1.35, gap: fine, R: 9 * k * s, angle: 0.15, amb: 0.06, tex: 0.1 });
    const ink = p.pal.ink;
    if (sides) {
      f.fill(
        [
          set(blob([[6, -17], [11, -16.6, 1], [8.6, -13.6], [5.6, -14.4]])),
          set(taper([[8, -5.4], [12, -5.8]], () => 0.7)),
          set(blob([[-3, -14], [0, -16], [1, -11], [-2, -9]])),
        ],
        ink,
      );
    } else {
      // Half of it is not there.
      const dark: Ring = [
        [0, -31], [-2 * lit, -20], [1.6 * lit, -12], [2.6 * lit, -9.5, 1], [-1 * lit, -8], [0, 3], [-8 * lit, 2],
        [-13 * lit, -10], [-12 * lit, -28],
      ];
      f.fill(
        [
          set(curve(dark, true, 4)),
          set(blob([[2.2 * lit, -16.6], [5 * lit, -18.2], [8.8 * lit, -17], [7.6 * lit, -15], [4.4 * lit, -14.6]])),
          set(taper([[0, -4.6], [5 * lit, -5]], () => 0.7)),
        ],
        ink,
      );
    }
  }
  if (o.eyes)
    f.fill((sides ? [8] : [-4.6, 4.6]).map((u) => set(disc(u, -15.6, Math.max(1.5, (1.1 * p.lod) / k), 8))), o.eyes);

  // hair and beard in front
  const cap: Record<Hair, Ring[]> = {
    short: [[[-11.6, -12, 1], [-12, -24], [0, -33.5], [11, -27], [11.4, -19, 1], [4, -25], [-8, -24]]],
    long: [[[-11.6, -8, 1], [-12, -24], [0, -34], [12, -25], [11.6, -8, 1], [9, -21], [1, -27], [-9, -20]]],
    bob: [[[-12, -4, 1], [-12.4, -24], [0, -34], [12.4, -24], [12, -4, 1], [9.6, -20], [0, -23], [-9.6, -20]]],
    bun: [
      [[-11.6, -12, 1], [-12, -24], [0, -33.5], [11.4, -26], [11.6, -14, 1], [6, -25], [-8, -24]],
      disc(-7, -35, 6.4, 12),
    ],
    wild: [
      [
        [-12, -10, 1], [-13, -24], [-6, -36, 1], [0, -32], [8, -37, 1], [13, -25], [11.6, -13, 1], [5, -24, 1],
        [0, -21], [-6, -25, 1],
      ],
    ],
    braid: [[[-11.6, -9, 1], [-12, -24], [0, -34], [12, -25], [11.6, -12, 1], [7, -22], [-1, -28], [-8, -20]]],
    bald: [],
  };
  if (face !== 'back' && !round.has(hat))
    for (const ring of cap[hair])
      f.carve([set(blob(ring))], {
        power: look.power * 0.55,
        gap: fine,
        R: 4 * k * s,
        angle: 1.2,
        rim: 1.6,
        fill: p.pal.fore,
      });
  if (o.beard) {
    const ring: Ring = sides
      ? [
          [-2, -8], [5, -7], [12, -6, 1], [12, 4], [6, 14, 1], [0, 6],
        ]
      : [
          [-10.4, -10, 1], [-4, -7], [0, -8], [4, -7], [10.4, -10, 1], [9, 2], [2, 13], [-3, 12], [-9, 2],
        ];
    f.carve([set(blob(ring))], { power: look.power * 0.7, gap: fine, R: 6 * k * s, angle: 1.4, tex: 0.6 });
  }

  // what is on it
  if (hat === 'antlers') {
    const horn = (d: 1 | -1): Ring[] => [
      taper(curve([[d * 6, -28], [d * 14, -40], [d * 15, -54], [d * 24, -68]], false, 5), (t) => mix(2, 0.6, t)),
      taper(curve([[d * 13, -40], [d * 24, -46], [d * 29, -56]], false, 4), (t) => mix(1.6, 0.5, t)),
      taper(curve([[d * 15, -52], [d * 9, -62], [d * 11, -70]], false, 4), (t) => mix(1.5, 0.5, t)),
    ];
    f.dark([...horn(1), ...horn(-1)].map(set));
    return;
  }
  if (hat === 'none' || round.has(hat)) return;
  const rings = hats[hat].map((ring) => set(curve(ring, true, 5)));
  const metal = hat === 'knight' || hat === 'helmet' || hat === 'crown' || hat === 'horns';
  if (hat === 'nurse') f.carve(rings, { fill: p.pal.soft, power: 1.3, amb: 0.3, R: 5 * k * s, gap: fine });
  else
    f.carve(rings, {
      power: look.power * (metal ? 1.6 : 0.75),
      R: 9 * k * s,
      gap: fine,
      angle: metal ? 1.3 : 0.3,
      fill: metal ? look.fill : p.pal.fore,
    });
  if (hat === 'fedora' || hat === 'bowler' || hat === 'top' || hat === 'straw' || hat === 'cloche')
    f.fill([set(taper(curve([[-13, -21], [0, -18.6], [13.4, -21]], false, 4), () => 1.5))], p.pal.ink);
  if (hat === 'knight')
    f.fill(
      [set(rect(-9, -18, 20, 2.6)), set(rect(1, -18, 1.6, 18)), ...[-6, -3, 5, 8].map((u) => set(rect(u, -9, 1, 6)))],
      p.pal.ink,
    );
  if (hat === 'helmet')
    f.fill([set(taper(curve([[-15, -17], [0, -20], [16, -17]], false, 4), () => 1.2))], p.pal.ink);
  if (hat === 'nurse') f.fill([set(rect(-1, -36, 2, 8)), set(rect(-4, -33, 8, 2))], p.pal.ink);
}
