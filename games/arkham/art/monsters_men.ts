// Monsters that are men, were men, or look like men.
import {
  T, TAU, curve, disc, half, place, rect, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { flesh, hand, head, limb, robe, shag, twin, wisp } from './monster_parts';

export const plates: Plates = {
  maniac: {
    tint: 'southside',
    light: [250, 260, 200, 700],
    focus: [460, 240, 380],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      p.cut(rect(340, 0, 280, 600), { angle: 1.57, gap: 8, ink: p.pal.soft, tone: (x) => smooth(560, 380, x) * 0.5 });
      flesh(p, half([[0, 330], [60, 350], [200, 400], [230, 620, 1]], 480, 0), { R: 90, angle: 1.3 });
      head(p, { x: 480, y: 240, s: 1.75, turn: 0.08, hollow: 1.4, mouth: 3, r: 0 });
      for (const k of [-1, 1]) {
        p.fill(disc(480 + 54 * k, 232 + 5 * k, 21, 16), p.pal.cut);
        p.fill(disc(478 + 54 * k, 234 + 5 * k, 6, 10), p.pal.ink);
      }
      p.shape(
        times(13, (i) =>
          limb(
            [
              [360 + i * 18, 150 - Math.sin(i / 4) * 90], [350 + i * 20, 90 - (i % 3) * 30 - Math.sin(i / 4) * 50],
              [330 + i * 24 + (i % 2) * 20, 20 + (i % 4) * 16],
            ],
            22, 2,
          ),
        ),
        p.pal.ink, { rim: 2.4, union: true },
      );
      // axe, then door and wall before all of it
      p.carve(taper([[640, 620], [556, 60]], () => 13), { fill: p.pal.near, R: 12, gap: 5, rim: 3, power: 1.4 });
      flesh(
        p,
        curve(
          [[540, 60, 1], [590, 50, 1], [602, 130, 1], [556, 140], [470, 190, 1], [448, 120], [462, 50, 1]], true, 5,
        ),
        { R: 30, gap: 5, power: 1.7, amb: 0.1, angle: 1.2 },
      );
      p.shape(rect(620, -10, 300, 620), p.pal.fore, { rim: 3, from: [0, 300, 1] });
      p.shape(rect(-10, -10, 400, 620), p.pal.ink, { rim: 5, from: [900, 300, 1] });
      for (const y of [60, 330])
        p.carve([rect(60, y, 260, 220), rect(84, y + 24, 212, 172).reverse()], {
          fill: p.pal.fore, R: 12, gap: 6, power: 0.7, union: false,
        });
      p.carve(disc(356, 316, 14), { R: 12, gap: 5, amb: 0.1 });
      for (let i = 0; i < 4; i++)
        flesh(
          p, limb([[410, 352 + i * 34], [376, 346 + i * 34], [342, 358 + i * 33]], 17, 10),
          { R: 15, gap: 5, power: 1.6, light: [400, 300, 160, 700], angle: 1.4 },
        );
    },
  },
  warlock: {
    tint: 'french_hill',
    light: [450, 500, 130, 620],
    focus: [450, 240, 380],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 220, r0: 196, reach: 60, gap: 14, ink: p.pal.accent, power: 0.9, cloud: 0 });
      for (let i = 0; i < 12; i++)
        T.rune(p, 450 + Math.cos((i / 12) * TAU) * 262, 220 + Math.sin((i / 12) * TAU) * 262, 17, p.pal.accent);
      robe(p, { s: 1.1, y: -20, wide: 1.25, void: false });
      p.fill(half([[0, 80], [70, 110], [96, 220], [70, 330], [0, 360]], 450, 0), p.pal.ink);
      head(p, { x: 450, y: 214, s: 1.05, jaw: 90, mouth: 0, eye: p.pal.accent, r: 7 });
      flesh(
        p, half([[0, 266], [34, 258], [66, 250, 1], [72, 330], [44, 400], [10, 470], [0, 480]], 450, 0),
        { R: 40, gap: 5, angle: 1.57, bend: 0.2, power: 1.5, extra: shag(p, 1.57, 9) },
      );
      p.fill(curve([[424, 284, 1], [450, 278], [476, 284, 1], [450, 296]], true, 4), p.pal.ink);
      T.rings(p, { x: 450, y: 500, r0: 44, reach: 130, gap: 8, power: 1, cloud: 0 });
      T.eye(p, { x: 450, y: 500, r: 34, glow: p.pal.cut, lid: 0.8 });
      for (const k of [-1, 1]) hand(p, { x: 450 + 130 * k, y: 560, s: 1.2, turn: -0.5 * k, k, curl: -0.5 });
    },
  },
  witch: {
    tint: 'merchant_district',
    light: [90, 200, 200, 900],
    focus: [410, 240, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      const room: [Point, Point][] = [
        [[620, 240], [900, -40]], [[620, 240], [470, 0]], [[620, 240], [640, 600]], [[620, 240], [0, 60]],
        [[620, 240], [900, 420]],
      ];
      p.shape([[620, 240], [470, -10], [910, -10], [910, 420]], p.pal.mid, { hand: 0.5 });
      p.cut(
        [[620, 240], [640, 610], [910, 610], [910, 430]], { angle: 0.6, gap: 9, ink: p.pal.soft, tone: () => 0.28 },
      );
      p.fill(room.map((l) => taper(l, () => 2.4)), p.pal.soft, 0.8, true);
      p.shape(rect(20, 90, 130, 200), p.pal.lamp, { rim: 0 });
      p.fill([rect(80, 90, 8, 200), rect(20, 186, 130, 8)], p.pal.ink, 1, true);
      T.rings(p, { x: 90, y: 190, r0: 150, reach: 330, ink: p.pal.lamp, power: 0.5, cloud: 0.2 });
      flesh(
        p,
        curve(
          [
            [350, 150], [330, 188], [334, 208], [300, 236], [258, 282, 1], [296, 284], [318, 288, 1], [296, 304],
            [316, 312, 1], [306, 328], [270, 356], [284, 376], [340, 388], [430, 380], [520, 320], [500, 170],
            [420, 120],
          ],
          true, 6,
        ),
        { R: 70, gap: 5, power: 1.5, angle: 0.25, tex: 0.6 },
      );
      for (const l of [
        [[292, 300], [340, 304], [356, 330]], [[352, 250], [330, 280], [340, 310]],
        [[366, 262], [392, 300], [380, 350]], [[340, 160], [380, 156], [410, 170]],
        [[334, 174], [370, 168], [404, 180]],
      ] as Ring[])
        p.fill(limb(l, 3.4, 1), p.pal.ink);
      p.fill(curve([[336, 212, 1], [360, 196], [396, 208], [384, 230], [350, 234]], true, 4), p.pal.ink);
      p.fill(disc(356, 217, 7, 10), p.pal.accent);
      p.fill(disc(288, 262, 6, 8), p.pal.ink);
      for (let i = 0; i < 4; i++)
        p.shape(
          limb([[420 + i * 8, 130], [412 + i * 18, 240], [440 + i * 6, 330], [400 + i * 16, 440]], 7, 1.5), p.pal.soft,
          { rim: 1.5, hand: 0 },
        );
      flesh(
        p,
        curve(
          [
            [340, 150, 1], [366, 84], [470, 40], [590, 90], [640, 220], [690, 330], [800, 430], [840, 620, 1],
            [210, 620, 1], [270, 500], [360, 420], [440, 360], [450, 240], [410, 160],
          ],
          true, 6,
        ),
        { fill: p.pal.fore, R: 80, angle: 1.2, gap: 7, extra: shag(p, 1.2, 14) },
      );
      // the familiar on her shoulder
      p.shape(limb([[760, 400], [820, 380], [800, 300], [850, 260]], 8, 2), p.pal.fore, { rim: 2 });
      flesh(
        p,
        curve(
          [
            [560, 286, 1], [600, 262], [610, 240], [630, 256], [690, 250], [760, 310], [770, 400], [640, 390],
            [630, 320], [590, 306],
          ],
          true, 5,
        ),
        { fill: p.pal.fore, R: 44, gap: 5, extra: shag(p, 0.6, 6) },
      );
      p.fill(disc(602, 278, 5, 8), p.pal.accent);
    },
  },
  vampire: {
    tint: 'french_hill',
    mood: 'moon',
    light: [720, 90, 190, 800],
    focus: [450, 220, 380],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      const arch = curve([[590, 420, 1], [590, 130], [690, 10], [790, 130], [790, 420, 1]], true, 8);
      p.fill(arch, p.pal.sky);
      T.moon(p, { x: 720, y: 120, r: 44, face: false });
      p.cut(arch, { gap: 8, tone: (x, y) => 0.9 - Math.hypot(x - 720, y - 120) / 260 });
      p.fill([rect(686, 0, 8, 420), rect(590, 150, 200, 6), rect(590, 270, 200, 6)], p.pal.ink, 1, true);
      p.cut([[560, 600], [640, 430], [790, 430], [880, 600]], { gap: 9, tone: () => 0.5 });
      flesh(
        p, half([[0, 340], [60, 330], [150, 300, 1], [250, 380], [300, 620, 1]], 440, 0),
        { fill: p.pal.ink, R: 110, angle: 1.4, power: 1.1 },
      );
      for (const ring of twin([[62, 130], [112, 60, 1], [100, 150], [72, 200]], 440, 60, 1))
        flesh(p, ring, { R: 16, gap: 5 });
      head(p, { x: 440, y: 230, s: 1.4, w: 0.86, jaw: 112, hollow: 1.6, mouth: 0.6, r: 6, eye: p.pal.cut });
      p.shape(
        [[[418, 314], [424, 312], [422, 334]], [[456, 312], [462, 314], [458, 334]]], p.pal.cut,
        { union: true, hand: 0 },
      );
      for (const ring of twin(
        [[10, 470, 1], [60, 390], [150, 250, 1], [220, 250, 1], [190, 380], [150, 620, 1], [30, 620, 1]], 440,
      ))
        flesh(p, ring, { fill: p.pal.ink, R: 40, angle: 1.2, power: 1.2, rim: 4 });
      hand(p, { x: 560, y: 520, s: 1.1, turn: -0.7, thin: 0.8, curl: -0.25 });
      for (const [x, y] of rows([474, 460], [466, 488], [488, 436], [524, 424]))
        p.fill(limb([[x + 6, y + 6], [x - 16, y - 18]], 4, 0.6), p.pal.cut);
    },
  },
  zombie: {
    tint: 'rivertown',
    light: [120, 420, 170, 800],
    focus: [500, 220, 380],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rain(p, { n: 120, len: 80 });
      for (const [x, h, k] of rows([720, 260, 1], [820, 220, 0], [300, 210, 0])) {
        T.tomb(p, { x, y: 520, w: h * 0.36, h: h * 0.6, kind: k, lean: 0.1, fill: p.pal.near });
      }
      T.ridge(p, { y: 500, amp: 12, fill: p.pal.near });
      T.tree(p, { x: 810, y: 520, h: 420, w: 40, lean: -0.2 });
      flesh(
        p, curve([[420, 360], [520, 320], [640, 340], [740, 430], [780, 620, 1], [360, 620, 1], [370, 450]], true, 6),
        { R: 110, angle: 1.3, gap: 7, extra: shag(p, 1.2, 14) },
      );
      flesh(p, limb([[490, 320], [500, 400]], 44, 56), { R: 40 });
      head(p, { x: 500, y: 210, s: 1.4, turn: -0.3, jaw: 112, hollow: 1.8, mouth: 5, r: 0, nose: 1 });
      p.fill(disc(456, 222, 13, 14), p.pal.cut);
      p.fill(disc(457, 222, 4, 8), p.pal.ink);
      for (let i = 0; i < 7; i++)
        p.shape(
          limb(
            [[410 + i * 22, 90 - i * 2], [400 + i * 28, 130 + (i % 3) * 12], [404 + i * 30, 180 + (i % 3) * 26]], 8,
            1.2,
          ),
          p.pal.ink, { rim: 1.6, hand: 0 },
        );
      for (const [x, y] of rows([448, 318], [466, 312], [484, 307]))
        p.fill([[x, y], [x + 11, y - 3], [x + 8, y + 12], [x + 2, y + 13]], p.pal.cut);
      flesh(p, limb([[680, 440], [560, 560], [380, 520], [270, 420]], 66, 32), { R: 46, angle: 0.9, gap: 6.5 });
      hand(p, { x: 226, y: 370, s: 1.45, turn: -0.75, curl: 0.5, thin: 0.9 });
    },
  },
  high_priest: {
    tint: 'yellow',
    light: [300, 150, 190, 900],
    focus: [450, 230, 330],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 230, r0: 190, reach: 470, ink: p.pal.soft, power: 0.8, cloud: 0.4 });
      // the hood and what it hides
      robe(p, { s: 1.1, y: 6, wide: 1.2, peak: 96, fill: p.pal.near, void: false });
      p.fill(half([[0, 92], [60, 128], [92, 210], [84, 300], [48, 350], [0, 362]], 450, 0), p.pal.ink);
      // silk over a face that nobody has described
      const silk: Ring = [[0, 124], [46, 140], [70, 206], [66, 270], [54, 330], [60, 440], [36, 424], [18,
        452], [0, 436]];
      flesh(p, half(silk, 450, 0), {
        fill: p.pal.far, R: 46, gap: 5, angle: 1.5, bend: 0.4, power: 1.7, amb: 0.5, rim: 4,
        extra: (x, y, t) => t * (0.75 + 0.35 * Math.sin((x - 450) / 8 + y / 70)),
      });
      p.fill(twin([[12, 216, 1], [30, 202], [52, 212, 1], [32, 222]], 450), p.pal.ink, 1, true);
      p.fill(half([[0, 244], [5, 262], [8, 282], [0, 288]], 450, 0), p.pal.near);
      for (const k of [-1, 1])
        flesh(
          p, limb([[450 + 250 * k, 470], [450 + 180 * k, 580], [450 + 60 * k, 520]], 76, 50),
          { fill: p.pal.near, R: 50, angle: 1.2 },
        );
      // the flute between its sleeves
      p.carve(taper([[250, 560], [640, 470]], () => 12), { R: 10, gap: 5, power: 1.8, amb: 0.25, rim: 2.6 });
      p.fill(times(6, (i) => disc(390 + i * 34, 527.5 - i * 7.8, 4, 8)), p.pal.ink, 1, true);
    },
  },
  black_man: {
    tint: 'void',
    light: [450, 240, 60, 700],
    focus: [450, 200, 400],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 450, y: 190, r0: 60, reach: 470, gap: 10, power: 1.1, cloud: 0.3 });
      for (const [x, w, lean] of rows([60, 60, 0.05], [220, 38, -0.06], [690, 44, 0.05], [840, 70, -0.05]))
        T.trunk(p, { x, w, lean });
      p.fill(
        half(
          [[0, 84], [30, 90], [46, 130], [42, 180], [26, 214], [26, 240], [120, 280], [160, 380], [170, 620, 1]], 450,
          0,
        ),
        p.pal.ink,
      );
      p.fill(half([[0, 62, 1], [34, 66], [50, 124, 1], [130, 132, 1], [60, 146], [0, 148]], 450, 0), p.pal.ink);
      p.fill(
        times(26, (i) =>
          disc(
            450 + (p.r() - 0.5) * (i < 8 ? 70 : 240), i < 8 ? p.r.in(100, 230) : p.r.in(290, 600), p.r.in(1.2, 3.6), 5,
          ),
        ),
        p.pal.cut, 0.8, true,
      );
      p.fill([disc(434, 172, 5, 8), disc(466, 172, 5, 8)], p.pal.accent, 1, true);
      T.book(p, { x: 450, y: 530, s: 1.7, light: [450, 240, 200, 900] });
      hand(p, { x: 300, y: 560, s: 1, turn: 1.1, fill: p.pal.ink, power: 0.7 });
      p.shape(limb([[520, 500], [580, 430], [660, 360]], 3, 9), p.pal.cut, { hand: 0 });
      hand(p, { x: 580, y: 500, s: 0.9, turn: -0.5, k: -1, fill: p.pal.ink, curl: -0.6 });
    },
  },
  bloated_woman: {
    tint: 'abyss',
    light: [170, 110, 200, 900],
    focus: [460, 210, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.cut(p.all, { angle: 1.57, gap: 26, ink: p.pal.soft, max: 0.16, tone: () => 0.7 });
      p.carve(disc(150, 120, 66, 24, 84), {
        fill: p.pal.mid, ink: p.pal.lamp, R: 60, gap: 8, angle: 0, amb: 0.45, light: [150, 120, 200, 900], rim: 0,
      });
      T.rings(p, { x: 150, y: 120, r0: 96, reach: 300, ink: p.pal.soft, power: 0.7 });
      flesh(
        p, curve([[300, 340], [460, 300], [640, 330], [800, 440], [860, 620, 1], [90, 620, 1], [170, 430]], true, 6),
        { R: 130, angle: 0.3, gap: 7.5, power: 1.1 },
      );
      p.shape(
        curve(
          [
            [370, 210], [350, 110], [410, 60], [400, 20], [460, 0], [520, 20], [510, 60], [590, 110], [570, 220],
            [500, 320], [420, 310],
          ],
          true, 6,
        ),
        p.pal.ink, { rim: 4 },
      );
      p.fill(
        [
          taper([[380, 20], [560, 78]], () => 4), taper([[560, 30], [390, 84]], () => 4), disc(376, 18, 9),
          disc(566, 28, 9),
        ],
        p.pal.soft, 1, true,
      );
      flesh(
        p, half([[0, 116], [56, 126], [92, 176], [90, 250], [60, 330], [0, 350]], 465, 0),
        { R: 80, gap: 5, angle: 0.2, power: 1.5 },
      );
      for (const k of [-1, 1]) {
        p.fill(curve(place([[12, 214, 1], [44, 196], [84, 206, 1], [50, 228]], 465, 0, 1, 0, k), true, 5), p.pal.ink);
        p.fill(disc(465 + 46 * k, 212, 6, 10), p.pal.cut);
        p.fill(limb([[465 + 14 * k, 178], [465 + 50 * k, 166], [465 + 80 * k, 182]], 4, 1.5), p.pal.ink);
      }
      for (const [x, y, d] of rows([390, 330, -40], [440, 350, 20], [500, 350, -10], [550, 330, 40]))
        T.tentacle(
          p, [[x, y], [x + d, 430], [x + d * 2.6, 500], [x + d * 1.4, 580], [x + d * 3, 620]],
          { w: 30, tip: 8, suck: x > 460 ? 1 : -1 },
        );
      const leaf = (i: number): Ring => [
        [450, 470],
        ...[-0.5, 0, 0.5].map((q): Point => [
          450 + Math.cos(Math.PI * (1.04 + ((i + 0.5 + q) / 11) * 0.92)) * (252 - 10 * (q ? 1 : 0)),
          470 + Math.sin(Math.PI * (1.04 + ((i + 0.5 + q) / 11) * 0.92)) * (232 - 10 * (q ? 1 : 0)),
        ]),
      ];
      for (let i = 0; i < 11; i++)
        p.carve(leaf(i), {
          fill: p.pal.ink, R: 12, gap: 5.5, angle: 1.57 + (i - 5) * 0.26, power: i % 2 ? 0.4 : 0.9, rim: 2.4, bend: 0,
          hand: 0,
        });
      T.tentacle(
        p, [[700, 620], [620, 560], [520, 520], [440, 470], [420, 520], [470, 540]], { w: 46, tip: 6, suck: -1 },
      );
    },
  },
  dark_pharaoh: {
    tint: 'easttown',
    mood: 'dusk',
    light: [700, 200, 130, 800],
    focus: [420, 230, 380],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 690, y: 210, r0: 96, reach: 480, power: 0.9, cloud: 0.4 });
      p.fill(disc(690, 210, 88), p.pal.ink);
      for (const [x, w, h] of rows([780, 200, 170], [600, 130, 100], [130, 260, 220])) {
        p.shape([[x - w, 520], [x, 520 - h], [x + w, 520]], p.pal.near, { rim: 2.6 });
        p.cut([[x, 520 - h], [x + w, 520], [x + w * 0.2, 520]], { gap: 8, tone: () => (x < 300 ? 0.6 : 0.1) });
      }
      p.fill(rect(0, 516, 900, 90), p.pal.fore);
      flesh(p, half([[0, 400], [90, 410], [240, 460], [280, 620, 1]], 420, 0), { R: 80, angle: 0.2 });
      p.carve(
        [half([[0, 420], [150, 440], [200, 500], [210, 580], [0, 600]], 420, 0)],
        {
          R: 40, gap: 9, angle: 0, bend: 0.3, power: 1.3, fill: p.pal.near,
          extra: (x, y, t) => (Math.sin(Math.hypot((x - 420) * 0.6, y - 330) / 7) > 0 ? t * 1.2 : 0),
        },
      );
      const cloth: Ring = [
        [0, 70], [70, 76], [118, 130], [146, 240], [176, 360], [150, 430], [96, 500, 1], [60, 480], [70, 400], [0, 390],
      ];
      p.shape(half(cloth, 420, 0), p.pal.fore, { rim: 4 });
      for (const ring of twin(cloth, 420)) {
        const k = ring[8]![0] > 420 ? 1 : -1;
        p.cut(ring, {
          angle: 0.5 * k, gap: 13, max: 0.6,
          tone: (x) => (k > 0 ? 1 : 0.62) * (0.7 + 0.3 * smooth(0, 140, Math.abs(x - 420))),
        });
      }
      p.fill(half([[0, 126], [56, 134], [84, 170], [82, 260], [56, 330], [22, 370], [0, 374]], 420, 0), p.pal.ink);
      p.carve(taper([[420, 366], [416, 450]], (t) => 15 + 6 * t), { R: 14, gap: 7, angle: 0, power: 1.5, rim: 3 });
      p.fill(
        [
          disc(388, 226, 6, 9), disc(452, 226, 6, 9),
          ...times(14, () => disc(p.r.in(360, 480), p.r.in(150, 350), p.r.in(1, 2.4), 5)),
        ],
        p.pal.cut, 0.9, true,
      );
      p.carve(
        half([[0, 60], [16, 64], [24, 90], [14, 124], [0, 140]], 420, -4), { R: 14, gap: 5, amb: 0.2, power: 1.6 },
      );
      p.carve([limb([[420, 100], [436, 60], [424, 34], [404, 50]], 10, 5)], { R: 9, gap: 5, rim: 2.6, amb: 0.1 });
    },
  },
  ghost: {
    tint: 'miskatonic_university',
    mood: 'moon',
    light: [730, 140, 200, 900],
    focus: [400, 200, 360],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let i = 0; i < 9; i++)
        p.shape(
          [[900, 620 - i * 56], [330 + i * 66, 620 - i * 56], [330 + i * 66, 560 - i * 56], [900, 560 - i * 56]],
          p.pal.near, { rim: 2, from: [700, -200, 1] },
        );
      p.shape(rect(660, 40, 150, 200), p.pal.sky, { rim: 3 });
      T.moon(p, { x: 740, y: 120, r: 36 });
      p.fill([rect(732, 40, 7, 200), rect(660, 136, 150, 7)], p.pal.ink, 1, true);
      T.rings(p, { x: 740, y: 130, r0: 130, reach: 420, ink: p.pal.soft, power: 0.55 });
      const veil = curve(
        [
          [400, 70], [450, 84], [480, 150], [478, 240], [540, 300], [570, 420], [640, 620, 1], [230, 620, 1],
          [250, 430], [270, 300], [326, 240], [322, 150], [350, 84],
        ],
        true, 6,
      );
      p.fill(veil, p.pal.far, 0.35);
      wisp(p, veil, { gap: 5.5, power: 1.25, from: 330, fade: 620 });
      p.fill(half([[0, 120], [34, 130], [46, 176], [36, 230], [0, 262]], 400, 0), p.pal.fore, 0.92);
      p.fill(
        twin([[8, 182, 1], [20, 172], [34, 182], [22, 196]], 400).concat([disc(400, 232, 9, 10, 17)]), p.pal.cut, 0.9,
        true,
      );
      for (const k of [-1, 1])
        wisp(
          p, limb([[400 + 130 * k, 330], [400 + 120 * k, 430], [400 + 20 * k, 420]], 26, 8),
          { angle: 0.4 * k, power: 1.4, gap: 5, fade: 900, from: 800 },
        );
      for (const x of [60, 150, 240, 330])
        p.shape(limb([[x, 620], [x + 8, 500], [x, 400]], 13, 9), p.pal.ink, { rim: 2.6 });
      p.shape(limb([[-20, 420], [180, 400], [350, 370], [380, 330]], 14, 12), p.pal.ink, { rim: 3 });
    },
  },
};
