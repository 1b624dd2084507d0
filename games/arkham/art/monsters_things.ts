// Monsters that were never men, first part.
import {
  T, TAU, clip, curve, disc, half, mix, place, rect, rows, smooth, times, type Light, type Plates, type Point,
} from '../../../web/src/art/kit';
import { claws, dot, flesh, hand, limb, limbs, maw, twin } from './monster_parts';

export const plates: Plates = {
  byakhee: {
    tint: 'sky',
    mood: 'moon',
    light: [700, 90, 240, 900],
    focus: [420, 260, 380],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 720, y: 90, r0: 60, reach: 420, power: 0.8, cloud: 0.7 });
      T.moon(p, { x: 720, y: 90, r: 50 });
      T.skyline(p, { y: 600, h: 70, fill: p.pal.fore, lit: 0.2, spires: 0.25 });
      p.tube(
        curve([[470, 300], [560, 330], [660, 400], [700, 490], [640, 550], [560, 520]], false, 9),
        (t) => 62 * Math.pow(1 - t, 0.6) + 4 + 5 * Math.sin(t * 40), { gap: 7, bulge: 0.5, rim: 3 },
      );
      T.wing(p, {
        x: 500, y: 250, s: 1.25, k: 1, ribs: [[40, -210], [190, -170], [300, -40], [280, 80]], root: [[0, 0], [20, 90]],
      });
      T.wing(p, {
        x: 370, y: 250, s: 1.25, k: -1, fill: p.pal.fore, ribs: [[30, -200], [180, -190], [290, -60], [260, 90]],
        root: [[0, 0], [0, 100]],
      });
      flesh(p, [
        ...limbs([[60, 340], [130, 400], [110, 480]], 430, 22, 9),
        ...limbs([[40, 370], [70, 450], [40, 530]], 440, 20, 8),
      ]);
      for (const [x, y, a] of rows([540, 478, 1.8], [320, 478, 1.3], [480, 526, 1.9], [400, 526, 1.2]))
        claws(p, x, y, a, 52, 3);
      flesh(
        p, curve([[330, 300], [350, 200], [430, 160], [520, 200], [530, 310], [470, 400], [390, 400]]),
        { R: 80, power: 0.9 },
      );
      for (const ring of [
        limb([[390, 150], [330, 60], [230, 50]], 9, 2), limb([[450, 140], [500, 50], [590, 30]], 9, 2),
      ])
        p.shape(ring, p.pal.near, { rim: 2.6 });
      flesh(
        p, half([[0, 128], [56, 138], [96, 190], [92, 250], [66, 300], [52, 350], [22, 336], [0, 344]], 420, 10),
        { R: 70, gap: 5, power: 1.7, angle: 0.2, amb: 0.08 },
      );
      for (const ring of twin([[26, 330], [76, 350], [70, 420], [18, 452, 1], [40, 404], [30, 362]], 420, 10))
        flesh(p, ring, { R: 18, gap: 5, power: 1.6, amb: 0.16, rim: 4 });
      p.fill(
        [
          ...twin([[5, 268], [18, 262], [14, 286]], 420),
          ...times(3, (i) =>
            limb([[420, 300 + i * 14], [420, 310 + i * 14]], 16 - i * 3, 10),
          ),
        ],
        p.pal.ink, 1, true,
      );
      for (const k of [-1, 1])
        p.carve(disc(420 + 52 * k, 222, 34, 22, 40), {
          fill: p.pal.ink, ink: p.pal.accent, R: 34, gap: 5, angle: 0.6 * k, power: 1.6, amb: 0.1, rim: 3,
        });
    },
  },
  chthonian: {
    tint: 'easttown',
    light: [170, 140, 260, 1100],
    focus: [445, 220, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.skyline(p, { y: 430, h: 150, fill: p.pal.fore, lit: 0.25 });
      T.paving(p, { y0: 426, vx: 300, vy: 380 });
      T.lamppost(p, { x: 150, y: 520, h: 380, halo: 260 });
      p.fill(disc(620, 560, 200, 30, 60), p.pal.ink);
      p.tube(
        curve([[660, 640], [690, 500], [660, 360], [570, 260], [460, 220]], false, 10),
        (t) => mix(130, 88, t) + 5 * Math.sin(t * 60), { gap: 8, bulge: 0.45, rim: 3.4 },
      );
      for (let i = 0; i < 11; i++) {
        const a = (i / 11) * TAU + 0.2;
        const at = (r: number, q: number): Point => [440 + Math.cos(a + q) * r, 220 + Math.sin(a + q) * r * 0.95];
        T.tentacle(p, [at(60, 0), at(140, 0.1), at(210, -0.1), at(250, 0.25), at(220, 0.45)], {
          w: 30, tip: 3, suck: i % 2 ? 1 : -1, power: 1.5, fill: p.pal.fore,
        });
      }
      maw(p, 440, 220, 96, 1, 3, 18);
      T.rocks(p, rows([450, 570, 50], [560, 600, 60], [700, 600, 56], [820, 570, 46], [380, 600, 30]), {
        fill: p.pal.near,
      });
      T.walker(p, { x: 250, y: 590, h: 96 });
    },
  },
  dark_young: {
    tint: 'uptown',
    mood: 'moon',
    light: [500, 270, 150, 800],
    focus: [450, 280, 420],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 500, y: 270, r0: 232, reach: 300, power: 0.8 });
      T.moon(p, { x: 500, y: 270, r: 220 });
      for (const [x, h] of rows([60, 420], [150, 330], [850, 400], [250, 240]))
        T.pine(p, { x, y: 540, h, w: h * 0.4, fill: p.pal.fore });
      T.ridge(p, { y: 520, amp: 14, fill: p.pal.fore });
      const g = { fill: p.pal.ink, angle: 1.4, power: 1.5, tex: 0.8, light: [760, 300, 120, 700] as Light };
      for (let i = 0; i < 12; i++) {
        const u = (i / 11 - 0.5) * 2;
        const v = i % 2 ? 60 : 0;
        T.tentacle(
          p,
          [
            [450 + u * 40, 240], [450 + u * 110, 170 - v], [450 + u * 230, 110 - v * 0.7 + Math.abs(u) * 90],
            [450 + u * 320, 60 + u * u * 180 - v * 0.4], [450 + u * 270, 10 + u * u * 150],
          ],
          { w: 26, tip: 3, suck: 0, power: 0.7, fill: p.pal.ink },
        );
      }
      for (const [a, b, c] of rows([-50, -150, -170], [50, 150, 190], [0, 10, -4])) {
        flesh(p, limb([[450 + a, 420], [450 + b, 480], [450 + c, 570]], 54, 22), { ...g, R: 40 });
        p.shape(
          curve(
            [[450 + c - 36, 602, 1], [450 + c - 22, 552], [450 + c + 22, 552], [450 + c + 38, 602, 1], [450 + c, 586]],
            true, 4,
          ),
          p.pal.ink, { rim: 3 },
        );
      }
      flesh(
        p, half([[0, 130], [50, 170], [92, 240], [88, 330], [104, 420], [60, 500], [0, 520]], 450, 0),
        { ...g, R: 90, extra: (x, y, t) => t * (0.3 + smooth(-0.3, 0.5, Math.sin(x / 8 + p.n(x / 60, y / 90) * 9))) },
      );
      for (const [x, y, r, k] of rows([424, 270, 84, 0.12], [496, 400, 62, -0.3], [408, 440, 44, 0.3]))
        maw(p, x, y, r, 0.42, 1, 17, 1.57 + k, { fill: p.pal.near });
      T.grass(p, { y: 604, n: 90, h: 36 });
    },
  },
  dhole: {
    tint: 'leng',
    mood: 'dusk',
    light: [120, 120, 240, 1000],
    focus: [600, 270, 420],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, { y1: 330, power: 0.9 });
      T.ridge(p, { y: 380, amp: 60, fill: p.pal.far, seed: 4 });
      T.ridge(p, { y: 450, amp: 34, fill: p.pal.mid });
      p.tube(
        curve([[180, 700], [130, 430], [190, 190], [360, 80], [520, 130], [610, 260]], false, 12),
        (t) => mix(90, 140, t) + 6 * Math.sin(t * 70), { gap: 8.5, bulge: 0.5, rim: 3.6, power: 1.2 },
      );
      for (const [x, l] of rows([330, 130], [410, 210], [490, 120]))
        p.carve(limb([[x, 200], [x + 6, 220 + l * 0.5], [x, 220 + l]], 12, 4), { R: 9, gap: 5, rim: 2 });
      maw(p, 610, 270, 150, 0.94, 3, 22, 0.5);
      T.ridge(p, { y: 540, amp: 24, fill: p.pal.near });
      T.ridge(p, { y: 590, amp: 10, fill: p.pal.ink });
      T.walker(p, { x: 330, y: 592, h: 62 });
    },
  },
  dimensional_shambler: {
    tint: 'void',
    light: [680, 120, 220, 900],
    focus: [540, 230, 420],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.whirl(p, { x: 250, y: 300, r0: 30, r1: 680, arms: 44, turns: -0.4, ink: p.pal.soft, power: 0.6 });
      const start = p.layers.length;
      flesh(
        p, half([[0, 260], [110, 250], [240, 300], [290, 420], [250, 640, 1]], 490, 0),
        {
          R: 150, gap: 7, angle: 0.25,
          extra: (x, y, t) => t * (0.4 + 0.7 * smooth(-0.3, 0.5, Math.sin(y / 12 + Math.abs(x - 490) / 26))),
        },
      );
      flesh(
        p, half([[0, 50], [70, 60], [112, 130], [104, 210], [122, 260], [84, 320], [34, 346], [0, 350]], 490, 0),
        {
          R: 90, gap: 5.4, angle: 0.2, power: 1.35,
          extra: (x, y, t) => t * (0.55 + 0.6 * smooth(-0.2, 0.6, Math.sin(Math.hypot(x - 490, y - 330) / 10))),
        },
      );
      for (const ring of twin([[20, 212], [40, 150], [88, 134], [112, 172], [84, 218], [44, 228]], 490))
        p.carve(ring, { fill: p.pal.ink, ink: p.pal.accent, R: 34, gap: 5, power: 1.7, amb: 0.12, rim: 3 });
      p.fill(
        twin(
          [[4, 262, 1], [18, 250], [20, 274], [8, 280]], 490,
        ).concat([half([[0, 318], [26, 306], [48, 296, 1], [30, 330], [0, 338]], 490, 0)]),
        p.pal.ink, 1, true,
      );
      for (const ring of twin([[44, 290], [72, 330], [50, 386], [8, 404, 1], [40, 366], [40, 326]], 490))
        flesh(p, ring, { R: 14, gap: 5, power: 1.4 });
      flesh(p, limb([[760, 350], [850, 480], [800, 620], [700, 620]], 70, 50), { R: 46, angle: 0.8 });
      hand(p, { x: 690, y: 520, s: 2.3, turn: -0.12, k: -1, curl: 0.35, power: 1.7 });
      // its left side slides away between the worlds: strips shifted, thinned
      const body = p.layers.splice(start);
      const strip = (x0: number, x1: number, dx = 0, dy = 0, o = 1) => {
        for (const layer of body) {
          const cut = layer.rings.map((ring) => clip(ring, [x0, -1e4, x1, 1e4])).filter((ring) => ring.length > 2);
          if (cut.length)
            p.layers.push({
              ...layer, opacity: layer.opacity * o,
              rings: cut.map((ring) => ring.map(([x, y]): Point => [x + dx, y + dy])),
            });
        }
      };
      strip(420, 1e4);
      for (let i = 0; i < 12; i++)
        strip(396 - i * 24 + i, 420 - i * 24, -i * 6, (p.n(i * 1.7) - 0.5) * i * 9, 1 - i * 0.05);
    },
  },
  elder_thing: {
    tint: 'snow',
    mood: 'moon',
    light: [260, 60, 300, 1100],
    focus: [450, 200, 400],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 360, angle: -0.3, power: 0.7 });
      T.ridge(p, { y: 400, amp: 130, len: 150, fill: p.pal.far, seed: 9 });
      T.ridge(p, { y: 520, amp: 20, fill: p.pal.near });
      for (const k of [-1, 1]) {
        T.wing(p, {
          x: 450 + 70 * k, y: 300, s: 1.1, k, ribs: [[60, -150], [190, -170], [280, -60], [260, 70]],
          root: [[0, 0], [0, 120]], power: 1,
        });
        flesh(
          p,
          [
            limb([[450 + 90 * k, 350], [450 + 190 * k, 400], [450 + 230 * k, 480]], 22, 10),
            limb([[450 + 190 * k, 400], [450 + 290 * k, 420], [450 + 330 * k, 390]], 11, 3),
            limb([[450 + 225 * k, 470], [450 + 270 * k, 500], [450 + 300 * k, 560]], 9, 3),
            limb([[450 + 225 * k, 470], [450 + 200 * k, 520], [450 + 220 * k, 570]], 9, 3),
          ],
          { R: 16 },
        );
      }
      for (const [a, b] of rows([-40, -130], [40, 130], [0, 0]))
        flesh(
          p, curve([[450 + a - 26, 520], [450 + a + 26, 520], [450 + b + 60, 606, 1], [450 + b - 60, 606, 1]], true, 4),
          { R: 30 },
        );
      flesh(
        p, half([[0, 256], [64, 266], [104, 330], [112, 400], [92, 490], [50, 548], [0, 556]], 450, 0),
        { R: 110, gap: 6.5, angle: 0, bend: 0.6, rim: 3.4, power: 1.6, fill: p.pal.fore },
      );
      for (const u of [-0.75, -0.28, 0.28, 0.75])
        p.fill(
          limb([[450 + u * 50, 268], [450 + u * 112, 390], [450 + u * 92, 480], [450 + u * 30, 546]], 6, 4), p.pal.ink,
        );
      const tip = (i: number, r: number): Point => [
        450 + Math.cos((i / 5) * TAU - 1.57) * r, 180 + Math.sin((i / 5) * TAU - 1.57) * r * 0.9,
      ];
      for (let i = 0; i < 5; i++)
        flesh(p, limb([tip(i, 10), tip(i + 0.06, 80), tip(i - 0.03, 165)], 50, 16), {
          R: 34, gap: 5, power: 1.8, angle: i * 1.26, fill: p.pal.fore,
        });
      flesh(p, disc(450, 180, 44, 20), { R: 40, gap: 5, power: 1.4 });
      for (let i = 0; i < 5; i++) {
        flesh(p, dot(tip(i, 160), 25, 16), { R: 22, gap: 5 });
        p.fill(dot(tip(i, 162), 14, 12), p.pal.ink);
        p.fill(dot(tip(i, 162), 9, 10), p.pal.accent);
      }
      p.fill(times(5, (i) => limb([tip(i + 0.5, 4), tip(i + 0.5, 34)], 5, 2)), p.pal.ink, 1, true);
      T.snow(p, { n: 90 });
    },
  },
  fire_vampire: {
    tint: 'abyss',
    light: [450, 320, 160, 700],
    focus: [450, 250, 420],
    over: { cut: '#f0d9cf' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 300, r0: 200, reach: 330, gap: 10, ink: p.pal.soft, power: 0.5, cloud: 0.9 });
      const flame = curve(
        [
          [450, 10, 1], [470, 110], [560, 60, 1], [548, 160], [640, 150, 1], [600, 240], [660, 290, 1], [590, 350],
          [600, 430, 1], [530, 430], [520, 520], [450, 590, 1], [420, 500], [350, 470, 1], [350, 400], [270, 390, 1],
          [320, 320], [250, 250, 1], [330, 230], [310, 110, 1], [390, 150],
        ],
        true, 6,
      );
      p.fill(flame, p.pal.cut);
      p.fill(place(flame, 450, 300, 0.965, 0).map(([x, y]): Point => [x - 450 * 0.965, y - 300 * 0.965]), p.pal.ink);
      p.cut(flame, {
        angle: 1.57, gap: 6.5, max: 0.95, step: 8, bend: (x, y) => (p.n(x / 46, y / 70) - 0.5) * 60,
        tone: (x, y) =>
          0.25 +
          0.9 * smooth(70, 170, Math.hypot(x - 450, (y - 290) * 0.8)) +
          0.5 * smooth(0.5, 0.7, p.n(x / 22, y / 60)),
      });
      p.fill(twin([[18, 290, 1], [50, 232], [112, 214, 1], [98, 272], [60, 302]], 450), p.pal.ink, 1, true);
      p.fill(half([[0, 334], [26, 350], [36, 410], [14, 470], [0, 474]], 450, 0), p.pal.ink);
      p.fill([disc(506, 262, 14, 12), disc(394, 262, 14, 12)], p.pal.cut, 1, true);
      p.fill(
        times(34, (i) => disc(p.r.in(120, 780), p.r.in(20, 560), p.r.in(1.5, 5) * (i % 3 ? 1 : 1.6), 5)), p.pal.cut,
        0.9, true,
      );
      for (const [x, w, h] of rows([120, 130, 90], [760, 150, 70]))
        T.house(p, { x, y: 610, w, h, fill: p.pal.ink, lit: 0 });
    },
  },
  flying_polyp: {
    tint: '#4b4436',
    mood: 'dusk',
    light: [760, 40, 220, 950],
    focus: [400, 220, 400],
    over: { accent: '#d9cdb2' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.whirl(p, { x: 400, y: 230, r0: 170, r1: 640, arms: 70, turns: 0.55, ink: p.pal.soft, power: 0.9, squash: 0.7 });
      for (const [x, w, h] of rows([60, 120, 210], [170, 90, 110], [760, 100, 90], [860, 110, 150]))
        p.carve(rect(x - w / 2, 610 - h, w, h), { fill: p.pal.near, R: 14, angle: 1.57, bend: 0, power: 0.8 });
      const g = { fill: p.pal.fore, gap: 5.4, power: 1.45, angle: 0.4 };
      for (const [y, l, w] of rows([300, 330, 40], [230, 420, 46], [340, 230, 34], [170, 300, 30]))
        T.tentacle(
          p,
          [
            [480, y], [560 + l * 0.2, y + 60], [560 + l * 0.5, y + 30], [530 + l * 0.8, y + 130], [480 + l, y + 90],
            [500 + l, y + 30],
          ],
          { w, tip: 2, suck: 0, fill: p.pal.fore },
        );
      flesh(
        p,
        [
          disc(400, 220, 150, 26, 120), disc(520, 250, 90), disc(430, 330, 70),
          limb([[380, 340], [390, 430], [430, 480], [420, 550]], 30, 5),
          limb([[440, 360], [480, 440], [540, 470], [550, 540]], 26, 4),
        ],
        { ...g, R: 100 },
      );
      for (const [x, y, r] of rows(
        [480, 130, 62], [560, 210, 58], [500, 310, 60], [280, 250, 66], [320, 330, 44], [300, 150, 74], [400, 110, 54],
      ))
        flesh(p, disc(x, y, r, 20, r * 0.9), { ...g, R: r, rim: 2 });
      maw(p, 392, 222, 80, 0.86, 3, 17, -0.3, g);
      for (const [x, y, r] of rows(
        [490, 122, 17], [530, 148, 9], [566, 206, 13], [500, 312, 15], [470, 284, 8], [270, 246, 14], [298, 138, 19],
        [336, 112, 8], [322, 340, 12], [400, 98, 9],
      )) {
        p.fill(disc(x, y, r * 1.4, 12), p.pal.ink);
        p.fill(disc(x, y, r * 0.55, 10), p.pal.accent);
      }
    },
  },
  formless_spawn: {
    tint: 'crypt',
    light: [190, 110, 150, 900],
    focus: [455, 280, 400],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 150, y: 120, r0: 44, reach: 620, ink: p.pal.soft, cloud: 0.2 });
      p.fill(disc(150, 120, 30), p.pal.lamp);
      for (const x of [40, 640, 850]) T.column(p, { x, y: 560, h: 600, w: 80 });
      p.fill(rect(0, 540, 900, 60), p.pal.near);
      const tar = { fill: p.pal.ink, gap: 5.5, power: 3, amb: -0.9, gamma: 1, tex: 0.05, rim: 4.5, R: 60, angle: 0.9 };
      for (const [a, b] of rows([-80, -120], [80, 130]))
        p.shape(limb([[470 + a, 510], [470 + b, 604]], 20, 14), p.pal.near, { rim: 3 });
      const drip = (x: number, y: number, l: number) =>
        limb([[x, y], [x + 3, y + l * 0.6], [x, y + l]], 24, 7);
      flesh(
        p,
        [
          limb([[470, 560], [480, 440], [450, 330]], 110, 92),
          limb([[400, 400], [300, 360], [240, 280], [250, 200], [300, 190]], 46, 9),
          limb([[410, 320], [380, 210], [330, 120], [350, 50], [400, 50]], 50, 9),
          limb([[460, 310], [470, 180], [450, 80], [480, 10]], 50, 8),
          limb([[510, 320], [570, 220], [570, 120], [620, 60], [660, 90]], 46, 8),
          limb([[530, 410], [640, 380], [690, 300], [740, 290], [750, 340]], 48, 8), drip(300, 370, 90),
          drip(620, 400, 100), drip(566, 190, 60),
        ],
        tar,
      );
      for (const [x, y, r, a] of rows(
        [452, 350, 40, -0.1], [392, 280, 13, 0.6], [520, 300, 16, -0.5], [466, 250, 10, 1.4], [500, 430, 15, 0.2],
        [400, 430, 11, -0.3],
      ))
        T.eye(p, { x, y, r, turn: a, glow: p.pal.lamp, lid: 0.8 });
      flesh(
        p, half([[0, 490], [200, 480, 1], [190, 520], [110, 570], [0, 580]], 470, 0),
        { fill: p.pal.near, R: 40, power: 1.3, angle: 0.1 },
      );
      for (const [x, l] of rows([350, 60], [440, 90], [540, 50])) flesh(p, drip(x, 470, l), { ...tar, R: 16 });
    },
  },
};
