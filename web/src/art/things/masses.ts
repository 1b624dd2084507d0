// What has no shape to speak of: masses with arms and eyes, spiders, worms and serpents, swarms.
import { TAU, curve, disc, mix, place, smooth, times, type Point, type Ring } from '../core';
import type { Plate } from '../plate';
import { beastHead, type BeastHead } from './beastheads';
import { tentacle } from './creatures';
import { frame, limb, type Look, type Stand } from './figure';
import type { At } from './options';

export interface MassOptions extends Stand {
  /** How wide it is: as its height if nothing is said. */
  w?: number;
  arms?: number;
  eyes?: number;
  /** Legs with hoofs under it. */
  feet?: number;
  /** How far the arms reach beyond it. */
  reach?: number;
  glow?: string;
}

/** A heap of flesh: y is the ground. Arms wind out of it, eyes open in it. */
export function mass(p: Plate, o: MassOptions) {
  const { x, y, h = 200, w = h, arms = 9, eyes = 6, feet = 0, reach = 0.7, glow = p.pal.accent } = o;
  const { fill = p.pal.near, ink = p.pal.cut, light = p.light, rim = 2.4, gap = 6, power = 1.15 } = o;
  const r = p.r;
  const body = feet ? y - h * 0.3 : y;
  const tall = feet ? h * 0.7 : h;
  const mid = body - tall * 0.45;
  const arm = (i: number, front: boolean) => {
    // In front they go out to the sides, where the eyes and the feet stay free.
    const side = i % 2 ? 1 : -1;
    const a = front
      ? Math.PI * (0.5 - side * mix(0.22, 0.46, (i + 0.5) / arms))
      : mix(-1.08, 0.08, (i + 0.5) / arms) * Math.PI;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const l = h * reach * r.in(0.7, 1.15);
    const turn = r.pick([-1, 1]) * r.in(0.25, 0.5);
    const [rx, ry] = [w * 0.36, tall * 0.34];
    const pts: Ring = [[x + dx * rx * 0.7, mid + dy * ry * 0.7], [x + dx * (rx + l * 0.3), mid + dy * (ry + l * 0.3)]];
    for (const [t, bend] of [[0.62, 0.35], [0.9, 1], [0.84, 1.7]] as [number, number][])
      pts.push([x + dx * (rx + l * t) - dy * l * turn * bend, mid + dy * (ry + l * t) + dx * l * turn * bend]);
    tentacle(
      p,
      pts.map(([u, v]): Point => [u, Math.min(v, y + 6)]),
      {
        w: h * 0.075 * r.in(0.8, 1.2),
        tip: 1.6,
        fill,
        ink,
        light,
        gap,
        power: front ? power : power * 0.65,
        suck: turn > 0 ? -1 : 1,
      },
    );
  };
  for (let i = 0; i < arms; i++) if (i % 3 !== 2) arm(i, false);
  for (let i = 0; i < feet; i++) {
    const u = mix(-0.34, 0.34, feet > 1 ? i / (feet - 1) : 0.5) * w;
    const hoof = h * 0.045;
    p.carve(
      limb(
        [[x + u * 0.7, body - tall * 0.2], [x + u * 1.15, body + h * 0.06], [x + u, y - 4]],
        [h * 0.1, h * 0.06, h * 0.035],
      ),
      { fill, ink, light, rim, gap, power: power * 0.9, R: h * 0.06 },
    );
    p.shape(
      [
        [x + u - hoof, y - hoof * 1.4], [x + u + hoof, y - hoof * 1.4], [x + u + hoof * 1.5, y + 2],
        [x + u - hoof * 1.5, y + 2],
      ],
      p.pal.ink,
      { rim: 1.6, ink, hand: 0 },
    );
  }
  const lumps = times(9, (i): Ring => {
    const a = (i / 9) * TAU;
    const q = r.in(0.2, 0.3);
    return disc(x + Math.cos(a) * w * 0.26, mid + Math.sin(a) * tall * 0.24, w * q, 22, tall * q);
  });
  const dome = curve(
    [
      [x - w * 0.58, body, 1], [x - w * 0.44, mid], [x - w * 0.2, body - tall * 0.86],
      [x + w * 0.06, body - tall * 0.92], [x + w * 0.36, body - tall * 0.7], [x + w * 0.46, mid],
      [x + w * 0.6, body, 1],
    ],
    true,
    6,
  );
  p.carve([dome, ...lumps.map((ring) => ring.map(([a, b]): Point => [a, Math.min(b, body)]))], {
    fill,
    ink,
    light,
    rim,
    gap,
    power,
    union: true,
    R: Math.min(w, tall) * 0.34,
    angle: 0.3,
    tex: 0.8,
    grain: 0.02,
    extra: (a, b, t) => t * (0.5 + 0.75 * smooth(0.34, 0.62, p.n.fbm(a / (w * 0.14), b / (tall * 0.12), 2))),
  });
  for (let i = 0; i < eyes; i++) {
    const ex = x + r.in(-0.3, 0.3) * w;
    const ey = mid + r.in(-0.3, 0.22) * tall;
    const s = h * r.in(0.02, 0.045);
    p.fill(curve([[ex - s * 1.7, ey, 1], [ex, ey - s], [ex + s * 1.7, ey, 1], [ex, ey + s]], true, 5), p.pal.ink);
    p.fill(disc(ex, ey, Math.max(s * 0.6, 1.3 * p.lod), 10), glow);
    p.fill(disc(ex, ey, s * 0.24, 7), p.pal.ink);
  }
  for (let i = 0; i < arms; i++) if (i % 3 === 2) arm(i, true);
}

export interface SpiderOptions extends At, Look {
  s?: number;
  /** How many legs, and eyes in the accent. */
  legs?: number;
  eyes?: number;
  flip?: 1 | -1;
  glow?: string;
}
/** A spider or a crab from the side, 100 units high at its knees; x, y is the ground under its middle. */
export function spider(p: Plate, { s = 1, legs = 8, eyes = 4, glow = p.pal.accent, ...o }: SpiderOptions) {
  const f = frame(p, { ...o, h: 100 * s }, 100);
  const leg = (i: number, far: boolean): Ring => {
    const n = legs / 2;
    const t = n > 1 ? i / (n - 1) : 0.5;
    const out = mix(-1, 1, t);
    const lift = far ? 12 : 0;
    const knee: Point = [out * 62 + 8, -96 + Math.abs(out) * 12 - lift];
    return limb(
      [
        [out * 14 + 8, -44], [out * 34 + 8, -80 - lift * 0.6],
        knee,
        [out * 98 + 8, -42], [out * 120 + (far ? -8 : 14), -lift * 0.8],
      ],
      [5.6, 5, 4, 2.6, 0.8],
      6,
    );
  };
  const n = Math.floor(legs / 2);
  for (let i = 0; i < n; i++) f.carve([leg(i, true)], { power: f.look.power * 0.45, R: 4 * f.k, rim: 1.4 });
  f.carve(
    [curve([[-6, -52], [-22, -80], [-64, -88], [-94, -64], [-92, -34], [-60, -18], [-22, -26]], true, 6)],
    { R: 34 * f.k, angle: 0.3 * f.flip, tex: 0.6 },
  );
  f.carve(
    [curve([[-10, -40], [4, -62], [32, -60], [46, -44], [38, -28], [8, -22]], true, 6)],
    { R: 18 * f.k, angle: 0.9 * f.flip },
  );
  f.dark(
    [limb([[40, -36], [52, -28], [50, -14]], [4, 3.4, 0.8]), limb([[34, -32], [44, -22], [40, -10]], [4, 3.4, 0.8])],
    1.4,
  );
  for (let i = 0; i < n; i++) f.carve([leg(i, false)], { R: 4 * f.k, rim: 1.8 });
  f.fill(
    times(eyes, (i) =>
      disc(33 + (i % 2) * 7 + (i > 1 ? 2 : 0), -52 + (i >> 1) * 6, Math.max(1.9, (1.2 * p.lod) / f.k), 9),
    ),
    glow,
  );
}

export interface SerpentOptions extends Look {
  /** From the tail to the neck. */
  path: readonly Point[];
  w?: number;
  tip?: number;
  /** A worm has a mouth for a head. */
  head?: BeastHead | 'worm' | 'none';
  eyes?: string;
  /** Spines along its back. */
  spines?: boolean;
}
/** A serpent, worm or dragon's neck along points from tail to head. */
export function serpent(p: Plate, o: SerpentOptions) {
  const {
    path,
    w = 30,
    tip = 3,
    head = 'snake',
    fill = p.pal.near,
    ink = p.pal.cut,
    light = p.light,
    rim = 2.2,
    gap = 6,
    power = 1.15,
  } = o;
  const line = curve(path, false, 12);
  const n = line.length;
  const girth = (t: number) => mix(tip, w, smooth(0, 0.5, t)) * (1 - 0.28 * smooth(0.82, 1, t));
  // The spines stand on the upper side and are drawn first.
  if (o.spines)
    p.shape(
      times(Math.floor(n / 3), (i): Ring => {
        const [a, b] = [line[i * 3]!, line[Math.min(n - 1, i * 3 + 2)]!];
        const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const up = b[0] >= a[0] ? 1 : -1;
        const [nx, ny] = [((b[1] - a[1]) / l) * up, (-(b[0] - a[0]) / l) * up];
        const q = girth((i * 3) / n);
        return [
          [a[0] + nx * q * 0.7, a[1] + ny * q * 0.7],
          [(a[0] + b[0]) / 2 + nx * q * 1.75, (a[1] + b[1]) / 2 + ny * q * 1.75],
          [b[0] + nx * q * 0.7, b[1] + ny * q * 0.7],
        ];
      }),
      p.pal.ink,
      { rim, ink, from: light, hand: 0, union: true },
    );
  p.tube(line, girth, { fill, ink, light, gap, power, rim, bulge: 0.35, max: 0.72 });
  if (head === 'none') return;
  const [e, d] = [line[n - 1]!, line[n - 4] ?? line[0]!];
  const turn = Math.atan2(e[1] - d[1], e[0] - d[0]);
  if (head === 'worm') {
    const mouth = (r: number) => place(disc(0, 0, r, 22, r * 1.15), e[0], e[1], 1, turn);
    p.carve(mouth(w * 1.05), { fill, ink, light, rim, power, gap, R: w * 0.5, angle: turn });
    p.fill(mouth(w * 0.8), p.pal.ink);
    // Folds that lead in, to nothing.
    for (const r of [0.62, 0.44, 0.28]) p.fill([mouth(w * r), mouth(w * (r - 0.05))], p.pal.soft, r);
    return;
  }
  const left = Math.cos(turn) < 0;
  beastHead(p, head, {
    x: e[0],
    y: e[1],
    s: w / 13,
    turn: left ? Math.PI - turn : turn,
    flip: left ? -1 : 1,
    fill,
    ink,
    light,
    rim,
    power,
    gap,
    eyes: o.eyes,
  });
}

const shapes = {
  bats: (s: number, t: number): Ring =>
    curve(
      [
        [0, -1.4 * s, 1], [2 * s, -2.4 * s, 1], [3 * s, -0.6 * s], [9 * s, -4 * s * t, 1], [13 * s, 1 * s, 1],
        [8 * s, 0.4 * s], [5 * s, 3.4 * s, 1], [2 * s, 1.6 * s], [0, 4 * s, 1], [-2 * s, 1.6 * s], [-5 * s, 3.4 * s, 1],
        [-8 * s, 0.4 * s], [-13 * s, 1 * s, 1], [-9 * s, -4 * s * t, 1], [-3 * s, -0.6 * s], [-2 * s, -2.4 * s, 1],
      ],
      true,
      3,
    ),
  flies: (s: number, t: number): Ring =>
    curve(
      [
        [0, -2 * s], [5 * s, -4 * s * t], [4 * s, 0], [2 * s, 2 * s], [0, 4 * s], [-2 * s, 2 * s], [-4 * s, 0],
        [-5 * s, -4 * s * t],
      ],
      true,
      3,
    ),
  beetles: (s: number): Ring =>
    curve(
      [
        [0, -5 * s], [3 * s, -2 * s], [6 * s, -3 * s, 1], [3.4 * s, 0], [6 * s, 3 * s, 1], [3 * s, 3 * s], [0, 6 * s],
        [-3 * s, 3 * s], [-6 * s, 3 * s, 1], [-3.4 * s, 0], [-6 * s, -3 * s, 1], [-3 * s, -2 * s],
      ],
      true,
      3,
    ),
  rats: (s: number): Ring =>
    curve(
      [
        [12 * s, 0, 1], [6 * s, -5 * s], [4 * s, -7 * s, 1], [2 * s, -5 * s], [-6 * s, -6 * s], [-10 * s, -1 * s],
        [-24 * s, 1 * s, 1], [-10 * s, 2 * s], [4 * s, 3 * s],
      ],
      true,
      3,
    ),
  fish: (s: number): Ring =>
    curve(
      [
        [12 * s, 0, 1], [4 * s, -4 * s], [-6 * s, -1 * s], [-12 * s, -5 * s, 1], [-10 * s, 0], [-12 * s, 5 * s, 1],
        [-6 * s, 1 * s], [4 * s, 4 * s],
      ],
      true,
      3,
    ),
  leaves: (s: number): Ring =>
    curve([[8 * s, 0, 1], [0, -3.4 * s], [-8 * s, 0, 1], [0, 3.4 * s]], true, 3),
};
export type Swarm = keyof typeof shapes;
export interface SwarmOptions extends At {
  kind?: Swarm;
  n?: number;
  w?: number;
  h?: number;
  s?: number;
  fill?: string;
  rim?: number;
  /** All look the way they go. */
  turn?: number;
  flip?: 1 | -1;
}
/** Many small ones: thick in the middle, few at the edge; near ones are larger. */
export function swarm(
  p: Plate,
  {
    x,
    y,
    kind = 'bats',
    n = 40,
    w = 240,
    h = 150,
    s = 1,
    fill = p.pal.near,
    rim = 1.8,
    turn = 0,
    flip = 1,
  }: SwarmOptions,
) {
  const still = kind === 'rats' || kind === 'fish';
  const list = times(n, (): Ring => {
    const a = p.r() * TAU;
    const d = Math.sqrt(p.r()) * p.r.in(0.4, 1);
    const q = s * p.r.in(0.5, 1.5);
    const spin = still ? turn + p.r.in(-0.2, 0.2) : turn + p.r.in(-0.6, 0.6);
    return place(shapes[kind](q, p.r.in(0.2, 1.6)), x + Math.cos(a) * d * w, y + Math.sin(a) * d * h, 1, spin, flip);
  });
  p.shape(list.sort((a, b) => (a[0]?.[1] ?? 0) - (b[0]?.[1] ?? 0)), fill, { rim, hand: 0, union: true });
}
