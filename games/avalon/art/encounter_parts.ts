// What the Encounters of Avalon are put together from: skies and grounds with their light, beasts, people, things.
import {
  TAU, T, clamp, curve, disc, mirror, mix, place, rect, smooth, taper, times, type Bead, type Plate, type Point,
  type Ring, type Scene, type Shape,
} from '../../../web/src/art/kit';

/** Points in few letters: 'x y, x y!' where ! is a corner. */
export const pts = (text: string): Ring =>
  text.split(',').map((each) => {
    const [x, y] = each.split(' ').map((n) => parseFloat(n));
    return each.endsWith('!') ? [x!, y!, 1] : [x!, y!];
  });
/** A plate: tint, mood, where the light is, the middle of an upright frame. */
export const scene = (
  tint: string,
  mood: Scene['mood'],
  x: number, y: number, middle: number,
  draw: Scene['draw'],
  more: Partial<Scene> = {},
): Scene => ({ tint, mood, light: [x, y, 190, 880], focus: [middle, 300], ...more, draw });

export const lit = (p: Plate, x: number, y: number, reach = 520) =>
  Math.pow(clamp(1.1 - Math.hypot(x - p.light[0], y - p.light[1]) / reach), 1.4);

// ---- where it is ----------------------------------------------------------------------------------------------
/** The sky and its one light: r its size, none if 0, black if below. */
export function sky(
  p: Plate,
  r = 44,
  { fill = p.pal.sky, reach = 470, ink = p.pal.cut, power = 0.85, cloud = 0.5, kind = '' } = {},
) {
  const [x, y] = p.light;
  p.fill(p.all, fill);
  if (kind === 'bank')
    T.clouds(p, {
      ink, power, lo: 0.4, gap: 9, top: 0.3, lit: (a, b) => lit(p, a, b, 600),
      clear: [x, y, Math.abs(r) + 14],
    });
  else if (kind === 'rays') T.rays(p, { x, y, r0: Math.abs(r) + 16, r1: reach * 1.6, ink, power: 0.8, n: 90 });
  else if (kind !== 'bare') T.rings(p, { x, y, r0: Math.abs(r) + 12, reach, gap: 10, power, cloud, ink });
  if (r > 0 && p.mood === 'moon') T.moon(p, { x, y, r });
  else if (r) p.fill(disc(x, y, Math.abs(r)), r > 0 ? ink : p.pal.ink);
}
/** Two ridges, far and near. */
export function hills(p: Plate, y: number, { amp = 34, fill = p.pal.mid, near = 50, power = 0.7 } = {}) {
  T.ridge(p, { y: y - near, amp: amp * 1.4, fill: p.pal.far, power: power * 0.7, depth: 80 });
  T.ridge(p, { y, amp, fill, power, depth: 120, seed: 3 });
}
export const ground = (p: Plate, y: number, fill = p.pal.near, power = 0.8, amp = 12) =>
  T.ridge(p, { y, amp, fill, power, depth: 150, seed: 7 });
/** Trunks that stand before the light; those at the end of the list are near. */
export const woods = (p: Plate, list: number[], w = 40, fill = p.pal.near) => {
  list.forEach((x, i) =>
    T.trunk(p, { x, w: w * (0.6 + (0.8 * i) / list.length), fill, power: 0.8, lean: (x - 450) * 0.05 }),
  );
};
/** A way that comes from (x, y) and grows. */
export function road(p: Plate, x: number, y: number, to = 450, wide = 170, fill = p.pal.mid) {
  const s = (k: number) =>
    pts(
      `${x + 7 * k} ${y}!,${mix(x, to, 0.2) + k * wide * 0.2 - 26} ${mix(y, 600, 0.3)}` +
        `,${mix(x, to, 0.6) + k * wide * 0.5 + 22} ${mix(y, 600, 0.6)},${to + k * wide} 612!`,
    );
  const c = curve([...s(-1), ...s(1).reverse()], true, 6);
  p.shape(c, fill, { rim: 1.5 });
  p.cut(c, { gap: 7, tone: (a, b) => 0.9 * lit(p, a, b, 620) * smooth(0.35, 0.62, p.n(a / 40, b / 6)) });
}
/** Furrows that run to (x, y). */
export function field(p: Plate, y: number, x = 450, fill = p.pal.near, power = 0.8) {
  p.fill(rect(-10, y, 920, 620), fill);
  const L = times(44, (i) =>
    times(13, (k): Bead => [mix(x + (i - 22) * 9, x + (i - 22) * 92, (k / 12) ** 1.4), mix(y, 612, k / 12), k / 12]),
  );
  p.lines(L, {
    gap: 18, tone: (a, b, t) => power * (0.15 + t) * lit(p, a, b, 700) * smooth(0.2, 0.5, p.n(a / 18, b / 9)),
  });
}
/** Laid stones: a wall, a pier, a tower. */
export function stones(
  p: Plate, shape: Shape,
  { fill = p.pal.near, power = 0.9, w = 70, h = 36, rim = 2, reach = 620 } = {},
) {
  p.shape(shape, fill, { rim });
  p.cut(shape, {
    gap: 6, step: 7,
    tone: (a, b) => {
      const j = Math.floor(b / h);
      const u = a / w + (j % 2) * 0.5 + 40;
      if (b - j * h < 5 || (u % 1) * w < 6) return 0;
      return power * (0.25 + 0.9 * p.n(Math.floor(u) * 3.3, j * 2.7)) * lit(p, a, b, reach);
    },
  });
}
/** Boards, standing or lying. */
export function boards(
  p: Plate, shape: Shape,
  { fill = p.pal.fore, power = 0.9, w = 54, angle = Math.PI / 2, reach = 560, rim = 0 } = {},
) {
  p.shape(shape, fill, { rim });
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  p.cut(shape, {
    angle, gap: 7,
    tone: (a, b) => {
      const u = (b * c - a * s) / w + 80;
      if ((u % 1) * w < 6) return 0;
      return power * (0.35 + 0.8 * p.n(Math.floor(u) * 3.1, (a * c + b * s) / 120)) * lit(p, a, b, reach);
    },
  });
}
/** Within four walls: boards behind, a floor of boards. */
export function room(p: Plate, floor = 450, { stone = 0, power = 0.7, reach = 560 } = {}) {
  const wall = rect(-10, -10, 920, floor + 10);
  if (stone) stones(p, wall, { fill: p.pal.fore, power, reach, rim: 0 });
  else boards(p, wall, { power, reach });
  p.fill(rect(-10, floor, 920, 200), p.pal.near);
  p.lines(
    times(9, (i) => times(24, (k): Bead => [k * 40 - 10, floor + 4 + (i / 9) ** 1.5 * (600 - floor), i / 9])),
    { gap: 12, tone: (a, b, t) => power * (0.4 + t) * lit(p, a, b, reach) * smooth(0.2, 0.5, p.n(a / 60, b)) },
  );
}
export const arch = (x: number, y: number, w: number, h: number) =>
  curve(
    pts(
      `${x - w / 2} ${y}!,${x - w / 2} ${y - h + w / 2}!,${x - w * 0.3} ${y - h + w * 0.12},${x} ${y - h},` +
        `${x + w * 0.3} ${y - h + w * 0.12},${x + w / 2} ${y - h + w / 2}!,${x + w / 2} ${y}!`,
    ), true, 4,
  );
/** The dark around a hole: a cave, a burrow, a hollow of thorns. */
export function mouth(p: Plate, x: number, y: number, rx: number, ry: number, fill = p.pal.ink) {
  const k = 22;
  p.shape(
    [
      rect(-40, -40, 980, 680),
      curve(
        times(k, (i) => {
          const q = 0.82 + 0.3 * p.n(i * 1.7, rx);
          return [x + Math.cos((i / k) * TAU) * rx * q, y + Math.sin((i / k) * TAU) * ry * q];
        }),
      ),
    ],
    fill,
    { rim: 3 },
  );
}
/** Rings that run out over water. */
export const ripple = (p: Plate, x: number, y: number, ...radii: number[]) => {
  for (const r of radii) p.fill([disc(x, y, r, 40, r * 0.24), disc(x, y, r - 4, 40, r * 0.24 - 3)], p.pal.cut, 0.8);
};
export const lamp = (p: Plate, x: number, y: number, s = 1, reach = 170) => {
  if (reach) T.rings(p, { x, y, r0: 18 * s, reach, gap: 8, ink: p.pal.lamp, power: 0.9, cloud: 0 });
  p.fill(place(pts('-9 12,-11 -10,11 -10,9 12'), x, y, s), p.pal.lamp);
  p.fill(place(pts('-13 -10,-4 -22,4 -22,13 -10'), x, y, s), p.pal.ink);
  p.fill(
    [rect(x - 12 * s, y + 11 * s, 24 * s, 5 * s), rect(x - 1.5 * s, y - 10 * s, 3 * s, 22 * s)], p.pal.ink, 1, true,
  );
};
export const eyes = (p: Plate, list: [x: number, y: number, s: number][], ink = p.pal.accent) => {
  for (const [x, y, s] of list)
    for (const k of [-1, 1])
      p.fill(curve(place(pts('-9 2!,0 -4,9 -4!,1 4'), x + k * 15 * s, y, s, 0, s * k), true, 3), ink);
};

// ---- beasts -----------------------------------------------------------------------------------------------------
/** From the side, looking right, standing on 0: outline, then the far legs. */
export const BEAST = {
  wolf: [
    '110 -60!,90 -78,82 -84,76 -104!,66 -86,48 -86,34 -92,0 -78,-44 -82,-60 -70,-84 -40,-96 -8!,-74 -30,-62 -48,' +
      '-64 -36,' +
      '-76 -22,-66 0!,-52 0!,-58 -18,-40 -36,-26 -52,0 -44,24 -34,30 0!,44 0!,46 -34,60 -52,82 -50,106 -50!',
    '-40 -46,-46 -20,-34 0;44 -46,58 -22,60 0',
  ],
  bear: [
    '116 -50!,98 -70,84 -86,78 -98,66 -92,50 -98,24 -114,-24 -100,-68 -92,-88 -62,-80 -34,-86 0!,-50 0!,-52 -22,' +
      '-34 -34,' +
      '0 -28,30 -34,34 -20,30 0!,64 0!,64 -28,74 -44,92 -40,112 -38!',
    '-34 -40,-30 -18,-24 0;62 -50,80 -24,84 0',
  ],
  boar: [
    '116 -34!,102 -46,84 -70,78 -94!,62 -84,28 -106,-22 -86,-66 -74,-82 -50,-72 -34,-78 -18,-74 0!,-60 0!,' +
      '-60 -18,-42 -32,' +
      '-8 -24,24 -26,32 -16,30 0!,44 0!,48 -24,68 -26,94 -18,114 -22!',
    '-40 -34,-44 -16,-40 0;46 -30,58 -16,58 0',
  ],
  doe: [
    '92 -116!,74 -134,64 -138,50 -156!,54 -130,42 -106,24 -92,-20 -86,-54 -90,-68 -76,-62 -56,-68 -42,-72 -28,' +
      '-64 0!,-56 0!,' +
      '-58 -28,-40 -50,-8 -50,18 -48,26 -28,24 0!,32 0!,36 -34,46 -62,58 -92,70 -108,88 -108!',
    '-44 -54,-54 -28,-46 0;34 -54,44 -28,40 0',
  ],
  ox: [
    '118 -74!,104 -92,92 -106,84 -108,66 -102,40 -112,0 -100,-60 -104,-82 -92,-84 -50,-90 -14!,-78 -50,-74 -36,' +
      '-78 -20,' +
      '-74 0!,-58 0!,-60 -22,-46 -40,0 -32,30 -38,34 -20,32 0!,48 0!,50 -36,62 -56,88 -66,108 -60!',
    '-40 -44,-46 -20,-42 0;50 -50,64 -20,62 0',
  ],
  horse: [
    '122 -98!,112 -92!,96 -102,82 -106,66 -78,56 -54,54 -26,56 0!,42 0!,42 -28,34 -52,-10 -48,-36 -54,-44 -32,' +
      '-52 -22,' +
      '-46 0!,-60 0!,-64 -24,-62 -50,-70 -76,-84 -70,-92 -30!,-82 -84,-58 -98,-10 -90,24 -98,46 -130,66 -150,' +
        '72 -162!,80 -146,' +
      '104 -120',
    '-40 -56,-34 -26,-30 0;50 -60,68 -34,62 0',
  ],
  hare: [
    '40 -64,34 -78,22 -86,26 -118,18 -154!,8 -120,10 -88,-10 -68,-32 -44,-42 -16,-54 -14,-50 0!,34 0!,36 -8,' +
      '16 -12,20 -34,' +
      '28 -50,38 -56',
    '4 -80,-4 -116,-2 -146',
  ],
  seal: [
    '108 -62,94 -84,72 -84,50 -64,0 -52,-60 -32,-96 -30,-122 -36!,-112 -14,-124 -2!,-90 -8,-40 0!,40 0!,66 10!,' +
      '72 -8,90 -28,' +
      '104 -48',
    '40 -20,24 -2,4 4',
  ],
  goose: [
    '70 -104!,50 -116,34 -110,28 -88,10 -64,-24 -58,-78 -50!,-46 -26,0 -16,34 -28,46 -54,42 -82,46 -98,58 -98',
    '0 -20,4 -8,2 0;16 -20,24 -8,24 0',
  ],
  rat: [
    '96 -54!,70 -78,60 -104,40 -110,34 -88,0 -96,-44 -80,-70 -46,-72 -20,-110 -4,-150 -16,-176 -56!,-150 -2,' +
      '-112 12,-60 -4,-20 -16,-24 0!,-4 -2,10 -20,44 -22,56 -4!,72 -6,64 -26,88 -40',
    '-54 -20,-50 -10,-40 0',
  ],
} as const;
export type BeastName = keyof typeof BEAST;
interface BeastOptions {
  fill?: string;
  power?: number;
  eye?: string;
  turn?: number;
  gap?: number;
  R?: number;
  ribs?: number;
  rim?: number;
}
/** A beast from the side; `flip` -1 looks left. Gives where a point of it lies. */
export function beast(p: Plate, name: BeastName, x: number, y: number, s = 1, flip = 1, o: BeastOptions = {}) {
  const { fill = p.pal.near, power = 1.25, turn = 0, gap = 5.5, R = 34, ribs, rim = 2.4 } = o;
  const q = (list: Ring) => place(list, x, y, s, turn, s * flip);
  const [out, legs] = BEAST[name];
  const far = legs.split(';').map((l) => taper(curve(q(pts(l)), false, 4), (t) => mix(8, 3.5, t) * s));
  p.shape(far, p.pal.ink, { rim: 1.4, hand: 0, union: true });
  p.carve(curve(q(pts(out)), true, 5), {
    fill, R: R * s, gap, angle: 1.2 * flip, bend: 0.4, power, tex: 0.7, grain: 0.06, rim,
    extra: ribs
      ? (a, _b, t) => t * (Math.abs((a - x) / s) < 34 ? 0.35 + 1.1 * Math.abs(Math.sin(((a - x) / s) * ribs)) : 1)
      : undefined,
  });
  const eye = {
    wolf: [84, -70],
    bear: [90, -70],
    boar: [86, -56],
    doe: [72, -122],
    ox: [98, -88],
    horse: [88, -128],
    hare: [26, -74],
    seal: [92, -68],
    goose: [46, -106],
    rat: [72, -64],
  }[name] as Point;
  if (o.eye) p.fill(disc(...(q([eye])[0] as [number, number]), Math.max(2.6 * s, 2.2), 8), o.eye);
  return q;
}
/** Antlers from (x, y) upwards. */
export function antlers(
  p: Plate, x: number, y: number, s: number,
  tines = 3,
  fill = p.pal.ink,
  rim = 2,
  sides = [-1, 1],
) {
  const out: Ring[] = [];
  for (const k of sides) {
    const P = (text: string) => place(pts(text), x, y, s, 0, s * k);
    out.push(taper(curve(P('4 0,22 -34,52 -60,62 -108,50 -150'), false, 6), (t) => mix(5, 1, t) * s));
    for (let i = 0; i < tines; i++) {
      const t = (i + 0.5) / tines;
      const a = mix(18, 60, t);
      const b = mix(-30, -112, t);
      out.push(
        taper(
          curve(P(`${a} ${b},${a + 14} ${b - 16},${a + 12 + 22 * (1 - t)} ${b - 46}`), false, 4),
          (u) => mix(3.6, 0.8, u) * s,
        ),
      );
      out.push(
        taper(curve(P(`${a} ${b},${a - 12} ${b - 14},${a - 16} ${b - 44}`), false, 4), (u) => mix(3, 0.7, u) * s),
      );
    }
  }
  p.shape(out, fill, { rim, hand: 0, union: true });
}
/** Heads from the front: the right half of the head, an ear, the right half of the muzzle, eye and its turn. */
const HEAD = {
  wolf: [
    '0 -124,68 -114,130 -64,150 0,176 50!,132 72,140 110!,94 116,74 170,50 218,0 234',
    '60 -110!,104 -214!,150 -110,140 -50,90 -60', '0 0,34 20,46 100,56 148,40 184,0 194', 72, 8,
  ],
  bear: [
    '0 -120,70 -114,128 -70,150 0,140 70,96 118,72 176,44 208,0 216', '78 -96,92 -150,138 -150,156 -100,120 -60',
    '0 10,50 40,66 110,60 160,36 190,0 196', 62, -4,
  ],
  boar: [
    '0 -130,56 -120,104 -70,118 0,96 80,78 150,70 206,0 214', '50 -104!,120 -190!,140 -110,96 -56',
    '0 90,40 100,62 150,58 200,30 212,0 214', 64, -6,
  ],
  lynx: [
    '0 -104,64 -98,116 -60,126 0,196 60!,158 74,206 120!,150 124,160 176!,104 146,60 166,0 172',
    '30 -84!,62 -130,98 -150,122 -214!,132 -140,140 -60,90 -40', '0 10,26 30,54 70,60 106,36 134,0 140', 66, -4,
  ],
  badger: [
    '0 -110,62 -100,112 -50,124 10,104 70,70 120,46 190,0 216', '80 -80,104 -112,136 -92,124 -44',
    '0 100,30 120,36 170,24 206,0 214', 62, 10,
  ],
  ox: [
    '0 -130,60 -128,104 -90,98 -20,84 60,74 130,84 180,60 224,0 230', '92 -78!,160 -110,200 -70,150 -40,100 -44',
    '0 110,50 116,74 150,76 190,50 218,0 224', 76, -30,
  ],
} as const;
export type HeadName = keyof typeof HEAD;
interface HeadOptions {
  fill?: string;
  eye?: string;
  power?: number;
  gap?: number;
  neck?: number;
}
export function head(p: Plate, name: HeadName, x: number, y: number, s: number, o: HeadOptions = {}) {
  const { fill = p.pal.near, eye = p.pal.accent, power = 1.25, gap = 5.5, neck = 1 } = o;
  const [skull, ear, muzzle, ex, ey] = HEAD[name];
  const g = { fill, gap, power, tex: 0.9, grain: 0.07, rim: 3, bend: 0.4 };
  const H = (text: string) => curve(place(mirror(pts(text)), x, y, s), true, 6);
  if (neck)
    p.carve(curve(place(mirror(pts('0 -90,90 -60,170 40,236 160,264 420!')), x, y, s * neck), true, 6), {
      ...g, R: 120 * s, angle: 1.2,
    });
  for (const k of [-1, 1])
    p.carve(curve(place(pts(ear), x, y, s, 0, s * k), true, 5), { ...g, R: 28 * s, angle: 1.2 * k });
  p.carve(H(skull), { ...g, R: 90 * s, angle: 1.35 });
  p.carve(H(muzzle), { ...g, R: 44 * s, angle: 0.2, tex: 0.3, power: power * 1.1 });
  const m = pts(muzzle);
  const end = m[m.length - 1]![1];
  p.fill(
    H(
      name === 'boar' || name === 'ox'
        ? `14 ${end - 44},30 ${end - 40},32 ${end - 20},18 ${end - 18},14 ${end - 30}`
        : `0 ${end - 72},30 ${end - 68},34 ${end - 50},14 ${end - 34},0 ${end - 34}`,
    ), p.pal.ink,
  );
  if (name === 'badger')
    for (const k of [-1, 1])
      p.fill(
        curve(place(pts('40 -112!,96 -90!,104 -30,84 30,52 90,34 150!,34 90,40 10'), x, y, s, 0, s * k), true, 5),
        p.pal.ink,
      );
  for (const k of [-1, 1]) {
    const P = (text: string, q: number) =>
      curve(place(pts(text), x + ex * s * k, y + ey * s, s * q, 0.1 * k, s * q * k), true, 5);
    p.fill(P('-34 16!,-4 -18,34 -22!,12 18', 1), p.pal.ink);
    p.fill(P('-26 13!,-2 -10,26 -16!,8 12', 0.85), eye);
  }
}

// ---- people -----------------------------------------------------------------------------------------------------
/** Right halves of bodies, a hundred high, standing on 0. */
const BODY = {
  coat: '4 -86,13 -82,17 -75,15 -58,14 -50,20 -16!,0 -14', tunic: '4 -86,14 -82,17 -74,13 -54,18 -34!,0 -33',
  broad: '5 -87,20 -84,26 -73,20 -56,15 -46,18 -32!,0 -31',
  armour: '5 -86,19 -86,24 -78,16 -68,12 -53,20 -38!,9 -30,0 -38',
  rags: '4 -86,14 -82,17 -74,14 -54,20 -28!,14 -36,11 -22!,5 -33,0 -24!', robe: '4 -86,12 -83,17 -75,17 -50,23 0!,0 1',
  gown: '4 -86,10 -83,13 -74,8 -58,16 -40,29 0!,0 2', cloak: '6 -86,19 -80,27 -60,31 -20,36 0!,0 1',
  ghost: '4 -86,13 -83,18 -74,18 -50,21 -20,27 4!,17 -9,10 8!,4 -8,0 2',
} as const;
export interface Man {
  body?: keyof typeof BODY;
  head?: 'bare' | 'hood' | 'hat' | 'cap' | 'helm' | 'veil' | 'hair' | 'crown' | 'skull' | 'none';
  /** Shoulder, elbow, hand: 'x y,x y,x y', several between ';'. */
  arms?: string;
  lean?: number;
  flip?: number;
  fill?: string;
  power?: number;
  gap?: number;
  rim?: number;
  eye?: string;
  big?: number;
  wide?: number;
}
/** Somebody: x and y between the feet, h high. Gives where a point of them lies, a hundred being their height. */
export function man(p: Plate, x: number, y: number, h: number, o: Man = {}) {
  const { body = 'coat', head: hd = 'bare', lean = 0, flip = 1, fill = p.pal.near, power = 1.15, wide = 1 } = o;
  const { gap = 5.5, rim = 2.2, big = 1 } = o;
  const w = body === 'broad' ? 22 : body === 'armour' ? 20 : 15;
  const idle =
    body === 'gown'
      ? '12 -78,14 -62,3 -52;-12 -78,-14 -62,-3 -52'
      : `${w} -78,${w + 5} -62,${w + 2} -43;${-w} -78,${-w - 5} -62,${-w - 2} -43`;
  const arms = o.arms ?? ('robe cloak ghost'.includes(body) ? '' : idle);
  const k = h / 100;
  const q = ([u, v, c]: Point): Point => {
    const a = x + flip * k * (u * wide + lean * (v / 100) ** 2);
    return c ? [a, y + k * v, c] : [a, y + k * v];
  };
  const Q = (text: string) => pts(text).map(q);
  const M = (text: string) => curve(mirror(pts(text)).map(q), true, 5);
  const g = { fill, gap, power, rim };
  if ('coat tunic broad armour rags'.includes(body))
    p.shape(
      [-1, 1].flatMap((s) => [
        taper(Q(`${7 * s} -42,${8 * s} -20,${8 * s} 0`), (t) => mix(7, 3.6, t) * k),
        Q(`${4 * s} 0,${4 * s} -5,${13 * s} -4,${15 * s} 1`),
      ]),
      p.pal.ink,
      { rim: rim * 0.7, hand: 0, union: true },
    );
  p.carve(M(BODY[body]), {
    ...g, R: 15 * k, angle: 1.45, bend: 0.3, tex: 0.5, grain: 0.05,
    extra: (a, b, t) => t * smooth(0.28, 0.6, p.n((a - x) / (5 * k), (b - y) / (60 * k))) * 1.4,
  });
  // The head is a thing of its own: children have a large one.
  const hq = (text: string) => pts(text).map(([u, v, c]): Point => q([u * big, -86 + (v + 86) * big, c ?? 0]));
  const H = (text: string) =>
    curve(
      mirror(pts(text)).map(([u, v, c]): Point => q([u * big, -86 + (v + 86) * big, c ?? 0])),
      true, 5,
    );
  const oval = '0 -101,5 -100,7 -94,5.6 -87,0 -83.5';
  if (hd === 'hair') p.carve(H('0 -104,6 -103,9 -96,10 -84,13 -72,6 -74,0 -76'), { ...g, R: 7 * k, angle: 1.4 });
  if (hd === 'hood' || hd === 'veil') {
    p.carve(
      H(hd === 'hood' ? '0 -105,6 -102,10 -94,10 -85,16 -79!,0 -77' : '0 -104,7 -102,9 -94,11 -80,15 -60!,7 -64,0 -60'),
      { ...g, R: 9 * k, angle: 1.3 },
    );
    p.fill(H(hd === 'hood' ? '0 -99,5 -96,6 -89,3 -83,0 -82' : '0 -98,4 -96,5 -90,3 -85,0 -84'), p.pal.ink);
  } else if (hd === 'skull') {
    const [a, b] = q([0, -94]);
    T.skull(p, { x: a, y: b, s: 0.12 * k * big, eyes: o.eye ?? null });
  } else if (hd !== 'none') {
    p.carve(H(oval), { ...g, R: 6 * k, angle: 0.3, power: power * 1.15 });
    // Brow, nose and mouth in shadow: no face, only where one is.
    const [nx] = q([0, -92]);
    const side = p.light[0] < nx ? 1 : -1;
    const shade =
      hd === 'bare' || hd === 'hair'
        ? '-5 -94!,-1 -95,-1 -92!,0 -95!,1 -92!,1 -95,5 -94!,4 -91,1.6 -90.6!,1.6 -88!,3 -86.6!,0 -86!,' +
          '-2.4 -86.4!,-1 -88!,-1.4 -90.8!,-4 -91'
        : '-7 -97!,7 -97!,6 -92,3 -91!,1.6 -88!,3 -86.6!,0 -85.8!,-2.6 -86.6!,-1 -88!,-2.6 -91,-6 -92';
    p.fill(curve(hq(shade), true, 3), p.pal.ink);
    p.fill(
      curve(
        hq(`${2 * side * flip} -101,${7 * side * flip} -97,${6 * side * flip} -88,0 -83.5!,${4 * side * flip} -90`),
        true, 4,
      ), p.pal.ink,
    );
  }
  if (hd === 'bare')
    p.carve(H('0 -104,6 -102.5,8 -96,6.6 -92!,5.6 -97,0 -98'), { ...g, R: 4 * k, angle: 1.2, power: power * 0.7 });
  if (hd === 'hat') {
    p.carve(H('0 -108,5 -108,6.4 -98,0 -97'), { ...g, R: 6 * k });
    p.carve(H('0 -99.5,9 -98.5,16 -95!,8 -95.5,0 -95'), { ...g, R: 4 * k, angle: 0.1 });
  }
  if (hd === 'cap') p.carve(H('0 -106,6 -104,8.4 -97!,0 -96'), { ...g, R: 6 * k, angle: 0.4 });
  if (hd === 'helm') {
    p.carve(H('0 -108,5 -105,7.6 -97,0 -96'), { ...g, R: 7 * k, angle: 1.2, power: power * 1.2 });
    p.carve(H('0 -98.6,8 -98,12 -94.6!,6 -95,0 -95'), { ...g, R: 3 * k, angle: 0.1 });
  }
  if (hd === 'crown') p.shape(hq('-8 -98,-10 -110,-5 -104,0 -112,5 -104,10 -110,8 -98'), fill, { rim: 3 });
  for (const arm of arms ? arms.split(';') : []) {
    const line = curve(Q(arm), false, 5);
    p.carve(
      taper(line, (t) => mix(5.4, 3, t) * k),
      { ...g, R: 5 * k, angle: 0.4 },
    );
    const [a, b] = line[line.length - 1]!;
    p.carve(disc(a, b, 3 * k, 12), { ...g, R: 3 * k, power: power * 1.2, rim });
  }
  if (o.eye && hd !== 'skull')
    for (const s of [-1, 1])
      p.fill(disc(...(hq(`${2.6 * s} -92`)[0] as [number, number]), Math.max(0.8 * k, 1.3 * p.lod), 7), o.eye);
  return (u: number, v: number) => q([u, v]) as [number, number];
}
const SHAPES = [
  '0 -104,7 -101,10 -93,11 -84,20 -78,24 -58,26 0!', '0 -102,5 -100,6 -94,5 -86,16 -81,20 -66,20 0!',
  '0 -106,7 -104,7 -98!,14 -96!,6 -94,5 -86,17 -80,20 -60,21 0!', '0 -102,8 -99,10 -88,12 -76,15 -60,20 0!',
];
/** Many, in rows from far to near; each row is [y, height, how many]. */
export function crowd(
  p: Plate,
  list: [y: number, h: number, n: number][],
  x0 = -20,
  x1 = 920,
  fills = [p.pal.mid, p.pal.near, p.pal.ink],
  rim = 2,
) {
  list.forEach(([y, h, n], j) => {
    for (let i = 0; i < n; i++) {
      const x = mix(x0, x1, (i + 0.5 + p.r.in(-0.25, 0.25)) / n);
      const k = (h * p.r.in(0.88, 1.1)) / 100;
      p.shape(curve(place(mirror(pts(p.r.pick(SHAPES))), x, y, k), true, 4), fills[Math.min(j, fills.length - 1)]!, {
        rim, hand: 0,
      });
    }
  });
}
/** A hand that is stretched up (or, turned, another way). */
export function reach(p: Plate, x: number, y: number, s: number, turn = 0, fill = p.pal.near, power = 1.2) {
  const g = { fill, gap: 5.5, power, rim: 2.4, angle: 0.4, tex: 0.5 };
  const q = (text: string) => place(pts(text), x, y, s, turn);
  for (const f of [
    '-18 -120,-31 -160,-44 -190', '-6 -120,-5 -160,-10 -206', '8 -120,18 -160,20 -202', '21 -120,40 -150,48 -180',
  ])
    p.carve(
      taper(curve(q(f), false, 6), (t) => 10 * s * (1 - 0.5 * t)),
      { ...g, R: 8 * s },
    );
  p.carve(curve(q('-24 20!,-22 -60,-34 -110,-24 -136,10 -140,32 -120,24 -60,28 20!'), true, 5), { ...g, R: 22 * s });
  p.carve(
    taper(curve(q('-28 -98,-56 -120,-60 -150'), false, 6), (t) => 11 * s * (1 - 0.5 * t)),
    { ...g, R: 8 * s },
  );
}

// ---- things -----------------------------------------------------------------------------------------------------
/** What is held: the hand is at 0, up is less. */
const THING = {
  sword: '-3 12,-3 -4,-14 -5,-14 -10,-4 -10,-4 -104,0 -120,4 -104,4 -10,14 -10,14 -5,3 -4,3 12',
  knife: '-3 14,-4 -4,-8 -6,8 -6,6 -40,0 -58,-3 -8,3 -4,3 14', staff: '-3 100,-3 -100,3 -100,3 100',
  club: '-3 14,-4 -30,-10 -80,-2 -94,9 -84,6 -30,3 14', spear: '-3 110,-3 -110,-10 -112,0 -150,10 -112,3 -110,3 110',
  axe: '-3 50,-3 -62,-3 -70,3 -70,6 -66,22 -72,36 -82,40 -46,34 -26,20 -40,4 -44,4 50',
  scythe: '-3 110,-3 -108,-20 -110,-60 -100,-110 -60,-64 -116,-10 -126,4 -122,4 110',
  spade: '-3 -70,3 -70,4 20,18 24,16 56,0 74,-16 56,-18 24,-4 20',
  fork: '-3 100,-3 -60,-18 -66,-18 -110,-13 -110,-12 -72,-3 -72,-3 -112,3 -112,3 -72,12 -72,13 -110,18 -110,' +
    '18 -66,3 -60,3 100',
  bow: '0 -110,-4 -112,16 -60,22 0,16 60,-4 112,0 110,26 60,33 0,26 -60',
  key: '-3 0,-3 44,-16 44,-16 52,-3 52,-3 58,-12 58,-12 66,4 66,4 0,14 -6,16 -20,6 -30,-6 -30,-16 -20,-14 -6',
  sack: '-8 -40,-14 -50,0 -46,14 -50,8 -40,30 -20,40 20,28 44,-28 44,-40 20,-30 -20', bucket: '-22 0,22 0,17 44,-17 44',
  bowl: '-40 0,40 0,26 26,-26 26', cup: '-13 0,13 0,10 26,-10 26',
  bell: '-6 -60,6 -60,22 -40,26 0,42 20,-42 20,-26 0,-22 -40', loaf: '-40 10,-34 -14,0 -24,34 -14,40 10',
  quill: '-1 12,2 0,14 -40,30 -62,26 -30,4 2', scroll: '-22 -40,22 -40,22 40,-22 40',
  book: '-44 -4,-4 4,0 0,4 4,44 -4,44 -46,4 -38,0 -42,-4 -38,-44 -46',
} as const;
export type ThingName = keyof typeof THING;
export function thing(
  p: Plate, name: ThingName,
  [x, y]: [number, number] | Point,
  s = 1,
  turn = 0,
  fill = p.pal.ink,
  flip = 1,
) {
  const c = place(pts(THING[name]), x, y, s, turn, s * flip);
  p.shape(c, fill, { rim: 2.4, hand: 0 });
  return c;
}
export function wheel(p: Plate, x: number, y: number, r: number, turn = 0, squash = 1, fill = p.pal.ink) {
  const at = (a: number, q: number): Point => [x + Math.cos(a + turn) * q * squash, y + Math.sin(a + turn) * q];
  p.shape(
    times(8, (i) => taper([at(0, 0), at((i / 8) * TAU, r)], () => r * 0.05)),
    fill,
    { rim: 1.6, hand: 0, union: true },
  );
  p.shape([disc(x, y, r * squash, 40, r), disc(x, y, r * 0.84 * squash, 40, r * 0.84)], fill, { rim: 2.4, hand: 0 });
  p.shape(disc(x, y, r * 0.17 * squash, 16, r * 0.17), fill, { rim: 2 });
}
export function scales(p: Plate, x: number, y: number, s: number, tip = 0.2, fill = p.pal.ink) {
  const k: Ring[] = [
    taper(
      [[x, y - 20 * s], [x, y + 6 * s]],
      () => 3 * s,
    ),
  ];
  for (const d of [-1, 1]) {
    const a: Point = [x + d * 70 * s * Math.cos(tip), y + d * 70 * s * Math.sin(tip)];
    k.push(taper([[x, y], a], () => 3 * s));
    for (const u of [-24, 24]) k.push(taper([a, [a[0] + u * s, a[1] + 64 * s]], () => 1.2 * s));
    k.push(place(pts('-30 0,30 0,16 15,-16 15'), a[0], a[1] + 62 * s, s));
  }
  p.shape(k, fill, { rim: 2.4, hand: 0, union: true });
}
/** A table from the front. */
export const table = (p: Plate, y: number, x0 = -20, x1 = 920, h = 26, fill = p.pal.near) => {
  boards(p, rect(x0, y + h, x1 - x0, 640 - y), { fill: p.pal.ink, power: 0.25 });
  p.carve(rect(x0, y, x1 - x0, h), { fill, R: 12, angle: 0.02, gap: 5, tex: 0.8, rim: 3 });
};
/** A swarm: the same small outline again and again, wherever `where` sends it: x, y, size, turn. */
export const swarm = (
  p: Plate, n: number, outline: string,
  where: (i: number) => [number, number, number, number],
  fill = p.pal.ink,
  rim = 0,
) => {
  const o = pts(outline);
  const all = times(n, (i) => {
    const [x, y, s, turn] = where(i);
    return curve(place(o, x, y, s, turn), true, 3);
  });
  p.shape(all, fill, { rim, hand: 0, union: true });
};
/** A roundhouse of Avalon, its door dark or lit. */
export function hut(p: Plate, x: number, y: number, s: number, door = p.pal.ink, fill = p.pal.near) {
  const q = (text: string) => curve(place(pts(text), x, y, s), true, 5);
  boards(p, q('-56 0!,-58 -44!,58 -44!,56 0!'), { fill, w: 12 * s, reach: 700 });
  p.fill(arch(x, y, 26 * s, 38 * s), door);
  p.carve(q('-88 -32!,-46 -76,-6 -130!,6 -130!,46 -76,88 -32!,40 -28,-40 -28'), {
    fill: p.pal.fore, R: 60 * s, angle: 1.4, bend: 0.2, power: 1.1, tex: 0.8, grain: 0.05, rim: 2.4,
  });
}
