// The floors of the rooms.
import {
  T,
  TAU,
  TOKENS as K,
  blend,
  curve,
  disc,
  place,
  rect,
  rows,
  smooth,
  taper,
  times,
  palette,
  Plate,
  type GroundOptions,
  type Grounds,
  type Point,
  type Ring,
} from '../../../web/src/art/kit';

const floors = [
  'summoning_circle',
  'jade_caverns',
  'ancient_road',
  'good_intentions',
  'belly_of_the_beast',
  'world_on_fire',
] as const;
export type Floor = (typeof floors)[number];

export function floor(id: Floor, { width = 1000 }: GroundOptions = {}) {
  const w = 1000;
  const h = 520;
  const p = new Plate({
    id: 'floor~' + id,
    w,
    h,
    pal: palette('catacombs', 'night'),
    lod: Math.max(1, Math.sqrt(760 / width)),
    light: [500, 230, 240, 900],
  });
  const r = p.r;
  const base = '#15110e';
  const c = (k: number, t = '#5a4330') => blend(base, t, k);
  const warm = (x: number, y: number) =>
    0.2 +
    0.8 *
      Math.max(
        Math.exp(-Math.hypot(x - 40, y - 30) / 190),
        Math.exp(-Math.hypot(x - 960, y - 40) / 190),
        Math.exp(-Math.hypot(x - 30, y - 490) / 170),
        Math.exp(-Math.hypot(x - 970, y - 490) / 170),
        0.34,
      );
  p.fill(p.all, base);
  const slab = (s: Ring, t: string, k: number, gap = 6.5) => {
    const b = s.reduce((a, q): Point => [a[0] + q[0] / s.length, a[1] + q[1] / s.length], [0, 0]);
    const l = warm(b[0], b[1]) * k;
    p.shape(s, c(0.25 + 0.42 * l * r.in(0.8, 1.2), t), { hand: 1.6, rim: 0 });
    p.cut(s, {
      angle: r.pick([0.35, 0.5, 2.6]),
      gap,
      ink: c(0.85, t),
      max: 0.5,
      min: 0.12,
      inset: 4,
      step: 12,
      tone: (x, y) => 0.75 * l * smooth(0.36, 0.7, p.n.fbm(x / 40, y / 40)),
    });
  };
  const flags = (t: string, size = 74, k = 1) => {
    for (let y = -10, j = 0; y < h; j++) {
      const hh = size * r.in(0.72, 1);
      for (let x = -r.in(0, size); x < w;) {
        const ww = size * r.in(0.8, 1.6);
        const g = 2.6;
        const cn = () => r.in(0, 5);
        slab(
          [
            [x + g + cn(), y + g + cn()],
            [x + ww - g - cn(), y + g + cn()],
            [x + ww - g - cn(), y + hh - g - cn()],
            [x + g + cn(), y + hh - g - cn()],
          ],
          t,
          k,
        );
        x += ww;
      }
      y += hh;
    }
  };
  const crack = (x: number, y: number, a: number, l: number, ink: string, wd = 2.2) => {
    const q: Ring = [[x, y]];
    for (let i = 0; i < l / 18; i++) {
      a += r.in(-0.6, 0.6);
      x += Math.cos(a) * 18;
      y += Math.sin(a) * 18;
      q.push([x, y]);
    }
    p.fill(
      taper(q, (t) => wd * (1 - t) + 0.3),
      ink,
    );
    return q;
  };
  const moss = (x: number, y: number, s: number, ink = '#56663a') => {
    for (let i = 0; i < 26; i++) {
      const a = r() * TAU;
      const d = Math.sqrt(r()) * s;
      p.fill(
        disc(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7, r.in(1.5, 6) * (1.2 - d / s), 7),
        blend(base, ink, r.in(0.4, 0.85)),
        0.8,
      );
    }
  };
  const blood = (x: number, y: number, s: number) => {
    const k = K.emberDeep;
    p.fill(
      curve(
        times(11, (i) => {
          const a = (i / 11) * TAU;
          const d = s * r.in(0.6, 1.25);
          return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.8];
        }),
        true,
        4,
      ),
      k,
      0.6,
    );
    for (let i = 0; i < 16; i++) {
      const a = r.in(-0.5, 0.9);
      const d = s * r.in(1.2, 3.2);
      p.fill(disc(x + Math.cos(a) * d, y + Math.sin(a) * d, r.in(1, 5), 8), k, 0.6);
    }
  };
  if (id === 'summoning_circle') {
    flags('#5a4a3a');
    const o = (R: number, ww: number, k: string) =>
      p.fill(
        taper([...disc(500, 260, R, 60), [500 + R, 260]], () => ww),
        k,
        0.85,
      );
    const tk = blend(base, K.tide, 0.5);
    for (const [R, ww] of rows([190, 2.4], [178, 1], [118, 1.8])) o(R, ww, tk);
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * TAU - 1.57;
      const b = a + (TAU * 3) / 7;
      p.fill(
        taper(
          [
            [500 + Math.cos(a) * 178, 260 + Math.sin(a) * 178],
            [500 + Math.cos(b) * 178, 260 + Math.sin(b) * 178],
          ],
          () => 1.2,
        ),
        tk,
        0.8,
      );
    }
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * TAU;
      T.rune(p, 500 + Math.cos(a) * 148, 260 + Math.sin(a) * 148, 9, blend(base, K.tide, 0.6), 1.5);
    }
    blood(520, 270, 30);
  }
  if (id === 'jade_caverns') {
    for (let i = 0; i < 150; i++) {
      const x = r() * w;
      const y = r() * h;
      slab(
        curve(
          times(7, (k) => {
            const a = (k / 7) * TAU;
            const d = r.in(26, 52);
            return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.8];
          }),
          true,
          3,
        ),
        '#3c5540',
        0.75,
      );
    }
    for (const [x, y] of rows([60, 60], [940, 80], [90, 460], [900, 450], [480, 40], [560, 490])) {
      moss(x, y, 60, '#5f8a5a');
      for (let i = 0; i < 5; i++) {
        const a = r.in(-1, 1) - 1.57;
        const l = r.in(18, 44);
        const X = x + r.in(-30, 30);
        const Y = y + r.in(-14, 20);
        p.shape(
          place(
            [
              [-7, 0],
              [-5, -l * 0.8],
              [0, -l],
              [6, -l * 0.74],
              [7, 0],
            ],
            X,
            Y,
            1,
            a + 1.57,
          ),
          '#274a3a',
          { rim: 1.6, ink: '#7fb58f' },
        );
      }
    }
    p.fill(
      curve(
        [
          [300, 540],
          [340, 430],
          [470, 400],
          [520, 300],
          [690, 260],
          [760, 130],
          [740, -20],
          [800, -20],
          [830, 150],
          [760, 300],
          [590, 350],
          [540, 440],
          [400, 480],
          [370, 540],
        ],
        true,
        8,
      ),
      '#0f2420',
      0.9,
    );
    p.cut(
      curve(
        [
          [300, 540],
          [340, 430],
          [470, 400],
          [520, 300],
          [690, 260],
          [760, 130],
          [740, -20],
          [800, -20],
          [830, 150],
          [760, 300],
          [590, 350],
          [540, 440],
          [400, 480],
          [370, 540],
        ],
        true,
        8,
      ),
      { angle: -0.7, gap: 7, ink: '#4c8a78', max: 0.5, tone: (x, y) => 0.9 * smooth(0.5, 0.7, p.n(x / 40, y / 40)) },
    );
  }
  if (id === 'ancient_road') {
    flags('#4a443a', 96, 0.55);
    for (let y = 128, j = 0; y < 392; j++, y += 44)
      for (let x = -20 - (j % 2) * 30; x < w; x += 62)
        slab(
          [
            [x + 3, y + 3],
            [x + 59, y + 2 + r.in(0, 3)],
            [x + 58, y + 41],
            [x + 2 + r.in(0, 3), y + 42],
          ],
          '#77694e',
          1.25,
        );
    for (const y of [206, 314])
      p.fill(
        taper(
          times(40, (i) => [i * 26 - 10, y + (p.n(i * 0.5, y) - 0.5) * 10]),
          () => 5,
        ),
        base,
        0.75,
      );
    for (let i = 0; i < 14; i++) moss(r() * w, r.pick([112, 404]) + r.in(-14, 14), 40);
    for (const x of [140, 500, 860])
      for (const y of [84, 436]) p.carve(disc(x, y, 17, 20), { fill: c(0.4), ink: c(1), R: 16, gap: 5, power: 0.8 });
  }
  if (id === 'good_intentions') {
    flags('#5d4a3c', 84);
    for (let i = 0; i < 22; i++) {
      const x = r.in(60, 940);
      const y = r.in(50, 470);
      for (let k = 0; k < 3; k++) p.fill(rect(x, y + k * 9, r.in(20, 46), 1.8), c(0.95, '#8a7458'), 0.55);
    }
    for (const [x, y] of rows([44, 40], [956, 40], [44, 480], [956, 480], [500, 30], [500, 492])) {
      T.rings(p, { x, y, r0: 9, reach: 90, gap: 6, ink: '#8a744c', power: 0.6, cloud: 0 });
      p.fill(disc(x, y, 5.5, 12), '#d8c795');
    }
    for (let i = 0; i < 8; i++) crack(r() * w, r() * h, r() * TAU, 150, base, 2.6);
    blood(690, 330, 26);
    blood(300, 170, 18);
  }
  if (id === 'belly_of_the_beast') {
    p.cut(p.all, {
      angle: 0.1,
      gap: 8,
      ink: '#57302a',
      max: 0.7,
      inset: 0,
      bend: (x, y) => (p.n.fbm(x / 120, y / 120) - 0.5) * 90,
      tone: (x, y) => 0.75 * warm(x, y) * smooth(0.3, 0.65, p.n.fbm(x / 80, y / 50)),
    });
    for (let i = 0; i < 9; i++)
      for (const k of [-1, 1]) {
        const x = 80 + i * 108;
        const L = curve(
          [
            [x, 260 + k * 300],
            [x - 34, 260 + k * 210],
            [x - 16, 260 + k * 120],
            [x + 30, 260 + k * 66],
          ],
          false,
          8,
        );
        p.tube(L, (t) => 17 * (1 - t) + 5, {
          fill: '#2a1c17',
          ink: '#8d7a60',
          gap: 7,
          power: 0.75,
          bulge: 0.4,
          rim: 1.2,
          max: 0.6,
          light: [x + 60, 260, 160, 700],
        });
      }
    for (let i = 0; i < 24; i++)
      p.carve(disc(r() * w, r() * h, r.in(7, 17), 14), {
        fill: '#331b18',
        ink: '#7c4136',
        R: 10,
        gap: 5,
        power: 0.7,
        rim: 1,
      });
    p.fill(
      taper(
        times(30, (i) => [i * 36 - 20, 260 + (p.n(i * 0.4) - 0.5) * 36]),
        () => 26,
      ),
      '#170d0b',
      0.75,
    );
  }
  if (id === 'world_on_fire') {
    for (let i = 0; i < 120; i++) {
      const x = ((i % 15) + 0.5) * 68 + r.in(-16, 16);
      const y = (Math.floor(i / 15) + 0.5) * 66 + r.in(-14, 14);
      slab(
        times(6, (k) => {
          const a = (k / 6) * TAU + r.in(-0.2, 0.2);
          return [x + Math.cos(a) * 38 * r.in(0.85, 1.1), y + Math.sin(a) * 36 * r.in(0.85, 1.1)];
        }),
        '#4a3b38',
        0.9,
      );
    }
    for (let i = 0; i < 12; i++) {
      const q = crack(r() * w, r() * h, r() * TAU, 300, '#6e2c1e', 6);
      p.fill(
        taper(q, (t) => 2.2 * (1 - t) + 0.3),
        '#c9654a',
        0.9,
      );
    }
    for (let i = 0; i < 60; i++) p.fill(disc(r() * w, r() * h, r.in(0.8, 2.4), 6), '#c9654a', 0.7);
  }
  p.fill([rect(0, 0, w, h), rect(16, 16, w - 32, h - 32)], base, 0.35);
  return p.finish({ specks: 40, edge: 8 });
}

export const grounds: Grounds = Object.fromEntries(floors.map((id) => [id, (options) => floor(id, options)]));
