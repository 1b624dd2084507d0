// Monsters that were never men, second part.
import {
  T, TAU, curve, disc, half, place, rect, rows, smooth, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { claws, dot, flesh, fur, limb, limbs, maw, ooze, shag, teeth, twin } from './monster_parts';

export const plates: Plates = {
  god_of_the_bloody_tongue: {
    tint: '#3f3a55',
    mood: 'moon',
    light: [150, 90, 220, 950],
    focus: [550, 200, 400],
    over: { accent: '#f0836a' },
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 150, y: 100, r0: 62, reach: 520, power: 0.8 });
      T.moon(p, { x: 150, y: 100, r: 54 });
      T.ridge(p, { y: 460, amp: 150, len: 300, fill: p.pal.far, seed: 3 });
      T.tentacle(
        p, [[486, 120], [520, 40], [610, 30], [690, 110], [650, 220], [720, 300], [800, 260], [790, 190]],
        { w: 40, tip: 3, suck: -1, fill: '#3a1714', ink: p.pal.accent },
      );
      flesh(
        p,
        [
          limb([[400, 330], [280, 340], [200, 250], [230, 170]], 62, 26),
          limb([[580, 340], [690, 420], [760, 400], [790, 350]], 62, 26),
        ],
        { R: 40 },
      );
      claws(p, 234, 180, -1.4, 120, 4, 1.3);
      claws(p, 784, 366, -1.1, 110, 4, 1.3);
      flesh(
        p,
        [
          half([[0, 250], [120, 280], [170, 360], [130, 480], [150, 640, 1]], 490, 0),
          limb([[500, 400], [500, 260], [480, 140]], 130, 62),
        ],
        {
          R: 110, gap: 6.5, angle: 0.3,
          extra: (x, y, t) => t * (0.45 + 0.7 * smooth(-0.3, 0.5, Math.sin(y / 13 + Math.abs(x - 490) / 20))),
        },
      );
      maw(p, 482, 128, 74, 0.62, 2, 17, -0.15, { power: 1.5 });
      T.tentacle(
        p, [[484, 150], [500, 90], [540, 44], [610, 30]],
        { w: 42, tip: 36, suck: 0, fill: '#3a1714', ink: p.pal.accent },
      );
      T.ridge(p, { y: 570, amp: 16, fill: p.pal.fore });
      for (const x of [80, 150, 250, 340, 640, 730])
        T.hooded(p, { x, y: 610, h: 66, face: 'back', fill: p.pal.ink, rim: 2 });
    },
  },
  gug: {
    tint: 'crypt',
    light: [640, 120, 200, 900],
    focus: [450, 220, 420],
    over: { accent: '#e0a7b4' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.fill(disc(450, 250, 262, 60), p.pal.far);
      T.rings(p, { x: 450, y: 250, r0: 276, reach: 330, ink: p.pal.soft, power: 0.8, cloud: 0.3 });
      for (const [x, w, h] of rows([96, 110, 300], [820, 130, 380]))
        p.shape([[x - w / 2, 580], [x - w * 0.4, 580 - h], [x + w * 0.36, 570 - h], [x + w / 2, 580]], p.pal.ink);
      p.fill(rect(0, 552, 900, 60), p.pal.ink);
      const coat = { fill: p.pal.ink, gap: 7, rim: 3.6, extra: shag(p, 1.4, 9) };
      // an arm parts at the elbow, and each half has its own paw
      for (const k of [-1, 1]) {
        const at = (l: Ring) => l.map(([x, y]): Point => [450 + x * k, y]);
        flesh(
          p,
          [
            limb(at([[120, 250], [250, 270], [300, 350]]), 84, 50),
            limb(at([[290, 340], [350, 300], [352, 200]]), 38, 26),
            limb(at([[296, 340], [330, 430], [290, 520]]), 42, 30),
          ],
          { ...coat, R: 46, angle: 0.9 * k },
        );
        claws(p, 450 + 352 * k, 204, -1.57 - 0.15 * k, 92, 4, 1.3, 0.2);
        claws(p, 450 + 288 * k, 524, 1.57 + 0.5 * k, 84, 4, 1.2, 0.2);
      }
      flesh(p, fur(half([[0, 150], [130, 170], [220, 250], [232, 400], [206, 620, 1]], 450, 0, 1, 4), 18), {
        ...coat, R: 150, angle: 1.4,
      });
      // no face: a head that opens from the crown to the chin
      flesh(p, half([[0, 16], [92, 30], [150, 110], [146, 220], [112, 330], [52, 404], [0, 414]], 450, 0), {
        fill: p.pal.near, R: 96, gap: 5.2, angle: 0.2, power: 1.5, rim: 4, extra: shag(p, 1.2, 8),
      });
      const lip: Ring = [[0, 40], [34, 90], [58, 200], [44, 310], [0, 384]];
      p.carve(half(lip.map(([x, y]): Point => [x * 1.42, 212 + (y - 212) * 1.06]), 450, 0), {
        fill: p.pal.far, R: 22, gap: 5, power: 1.4, amb: 0.1, rim: 2.4,
      });
      p.fill(half(lip, 450, 0), p.pal.ink);
      const edge = curve(lip.map(([x, y]): Point => [450 + x, y]), false, 6);
      teeth(p, edge, 13, 40, p.pal.cut, 0.62);
      teeth(p, edge.map(([x, y]): Point => [900 - x, y]), 13, -40, p.pal.cut, 0.62);
      // eyes that stand out at the sides, under bone
      for (const k of [-1, 1]) {
        p.fill(disc(450 + 128 * k, 158, 34, 20, 30), p.pal.ink);
        T.eye(p, { x: 450 + 130 * k, y: 160, r: 21, turn: -0.3 * k, glow: p.pal.accent, lid: 0.7 });
        p.carve(
          curve(
            [
              [450 + 70 * k, 138], [450 + 118 * k, 108], [450 + 172 * k, 128], [450 + 164 * k, 148],
                [450 + 116 * k, 136],
            ],
            true, 5,
          ),
          { fill: p.pal.near, R: 14, gap: 5, power: 1.6, rim: 3 },
        );
      }
      T.walker(p, { x: 690, y: 584, h: 66, lamp: true });
    },
  },
  haunter_of_the_dark: {
    tint: 'void',
    light: [450, 220, 110, 560],
    focus: [450, 220, 380],
    over: { accent: '#f0836a' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 600, power: 0.6, clear: [450, 220, 190] });
      T.church(p, { x: 250, y: 640, s: 1.15, fill: p.pal.fore });
      T.skyline(p, { y: 600, h: 60, fill: p.pal.fore, lit: 0 });
      for (const k of [-1, 1])
        T.wing(p, {
          x: 450 + 30 * k, y: 250, s: 1.5, k, fill: p.pal.ink, power: 1,
          ribs: [[40, -190], [180, -150], [280, -20], [230, 120]], root: [[0, 0], [0, 140]],
        });
      flesh(
        p,
        [
          disc(450, 220, 130, 26, 120), limb([[450, 260], [470, 400], [420, 480], [460, 570], [430, 610]], 120, 8),
          limb([[400, 320], [340, 430], [360, 500]], 50, 6), limb([[510, 320], [580, 420], [560, 510]], 50, 6),
        ],
        { fill: p.pal.ink, R: 90, power: 1.1, angle: 1.3, extra: shag(p, 1.3, 13), light: [450, 120, 100, 420] },
      );
      T.rings(p, { x: 450, y: 220, r0: 92, reach: 70, gap: 7, ink: p.pal.accent, power: 0.7, cloud: 0.3 });
      for (let i = 0; i < 3; i++) {
        const a = (i / 3) * TAU - 1.57;
        const q = (l: Ring) => curve(place(l, 450, 220, 1.25, a), true, 6);
        p.fill(q([[0, 0, 1], [26, -32], [60, -30], [80, 0, 1], [60, 30], [26, 32]]), p.pal.accent);
        p.fill(q([[16, 0, 1], [32, -15], [52, -12], [62, 0, 1], [52, 12], [32, 15]]), p.pal.cut);
        p.fill(q([[24, 0], [40, -6], [54, 0], [40, 6]]), p.pal.ink);
      }
    },
  },
  hound_of_tindalos: {
    tint: 'leng',
    light: [160, 90, 220, 950],
    focus: [370, 260, 420],
    over: { accent: '#aac77c' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.shape([[650, 210], [-20, 60], [-20, -20], [760, -20]], p.pal.mid, { rim: 2 });
      p.shape([[650, 210], [760, -20], [920, -20], [920, 430]], p.pal.fore, { rim: 2 });
      p.shape([[650, 210], [920, 430], [920, 620], [420, 620]], p.pal.fore, { rim: 3 });
      T.rays(p, { x: 650, y: 210, r0: 20, r1: 420, n: 90, power: 0.8 });
      // flat, sharp planes: nothing on it is round
      const planes: [Ring, number, number][] = [
        [[[650, 210], [520, 330], [560, 430], [470, 600], [620, 600], [700, 420]], 0.2, 1.2],
        [[[650, 210], [460, 190], [400, 300], [520, 400], [600, 330]], 0.5, 0.5],
        [[[520, 330], [430, 400], [380, 520], [420, 610], [480, 610], [470, 500], [560, 420]], 0.75, 1.4],
        [[[400, 300], [360, 400], [290, 470], [300, 600], [340, 600], [350, 500], [440, 410]], 0.9, 1],
        [[[480, 190], [530, 40], [430, 150]], 0.25, 1.2], [[[430, 150], [450, 20], [380, 150]], 0.8, 1.3],
        [[[500, 210], [430, 140], [330, 160], [300, 230], [400, 330], [470, 300]], 0.55, 0.3],
        [[[330, 160], [230, 220], [120, 290], [130, 310], [300, 300], [400, 330], [300, 230]], 1, 0.25],
        [[[400, 330], [300, 330], [170, 380], [180, 396], [330, 390], [440, 350]], 0.6, 0.1],
      ];
      for (const [ring, tone, angle] of planes) {
        p.shape(ring, p.pal.ink, { rim: 3, hand: 2 });
        p.cut(ring, { angle, gap: 5.5, tone: (x, y) => tone * (0.6 + 0.7 * p.n(x / 70, y / 50)) });
      }
      teeth(p, [[140, 308], [290, 300], [390, 326]], 9, 30, p.pal.cut, 0.55);
      teeth(p, [[190, 382], [310, 332]], 6, -24, p.pal.cut, 0.55);
      T.tentacle(
        p, [[330, 350], [240, 400], [200, 480], [120, 500], [60, 440]],
        { w: 16, tip: 2, suck: 0, fill: p.pal.ink, ink: p.pal.accent },
      );
      p.fill([[300, 226], [352, 196], [372, 216], [320, 236]], p.pal.ink);
      p.fill([[318, 224], [352, 205], [358, 216], [330, 230]], p.pal.accent);
      p.fill(disc(134, 298, 8, 5), p.pal.ink);
    },
  },
  mi_go: {
    tint: 'snow',
    mood: 'moon',
    light: [190, 120, 230, 950],
    focus: [490, 190, 400],
    over: { accent: '#c7e08f' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.stars(p, { n: 70, y1: 360 });
      T.rings(p, { x: 170, y: 110, r0: 60, reach: 330, power: 0.6 });
      T.moon(p, { x: 170, y: 110, r: 50, phase: 0.7 });
      T.ridge(p, { y: 470, amp: 110, len: 260, fill: p.pal.far, seed: 5 });
      for (const [x, h] of rows([50, 240], [120, 170], [850, 280], [780, 180]))
        T.pine(p, { x, y: 560, h, w: h * 0.5, snowy: 1, fill: p.pal.fore });
      T.ridge(p, { y: 560, amp: 16, fill: p.pal.near });
      for (const k of [-1, 1])
        T.wing(p, {
          x: 490 + 50 * k, y: 290, s: 1.2, k, ribs: [[130, -170], [240, -120], [280, -10], [200, 90]],
          root: [[0, 0], [0, 100]], power: 0.9, fill: p.pal.fore,
        });
      for (let i = 0; i < 3; i++)
        flesh(
          p, limbs([[60, 390 + i * 44], [160, 420 + i * 56], [150 - i * 20, 520 + i * 50]], 490, 18, 6),
          { R: 14, gap: 5 },
        );
      for (let i = 3; i >= 0; i--)
        flesh(
          p,
          half(
            [
              [0, 300 + i * 70], [70 - i * 6, 310 + i * 70], [84 - i * 8, 352 + i * 70], [56 - i * 6, 396 + i * 70],
              [0, 400 + i * 70],
            ],
            490, 0,
          ),
          { R: 60, angle: 0.1, power: 1.5 },
        );
      // a head like coral: coils over coils, and feelers that glow
      for (let i = 0; i < 11; i++) {
        const a = -3 + i * 0.286;
        const at = (r: number, d = 0): Point => [490 + Math.cos(a + d) * r, 190 + Math.sin(a + d) * r * 0.94];
        p.shape(limb([at(90), at(140, 0.08), at(172, -0.06)], 9, 4), p.pal.near, { rim: 2.6, hand: 0 });
        p.fill(dot(at(175, -0.06), 8, 8), p.pal.accent);
      }
      flesh(
        p, half([[0, 70], [80, 84], [120, 160], [112, 240], [64, 310], [0, 324]], 490, 0),
        { R: 100, power: 0.8, fill: p.pal.fore },
      );
      for (const [y, w, h] of rows(
        [104, 64, 26], [144, 94, 30], [188, 108, 32], [232, 102, 30], [272, 78, 28], [304, 46, 24],
      ))
        for (const k of [-1, 1])
          p.tube(
            curve(
              [
                [490 + 7 * k, y + 6], [490 + w * 0.4 * k, y - h * 0.5], [490 + w * 0.75 * k, y + 2],
                [490 + w * k, y - 6], [490 + (w + 12) * k, y + h * 0.5],
              ],
              false, 6,
            ),
            (t) => h * 0.62 * Math.sqrt(1 - t * t * 0.9), { gap: 5.6, rim: 2.6, power: 1.5, bulge: 0.4 },
          );
      // what it carries away, with a lens that sees
      flesh(p, limbs([[70, 340], [190, 400], [200, 500], [110, 500]], 490, 32, 22), { R: 26, gap: 5.5 });
      for (const [x, k] of rows([400, 1], [580, -1]))
        for (const d of [-1, 1])
          flesh(
            p,
            curve(
              place(
                [[0, 0, 1], [30, -22 * d], [70, -34 * d], [112, -8 * d, 1], [72, -10 * d], [34, 4 * d]], x - 60 * k,
                506 + d * 10, 1, 0.2 * k, k,
              ),
            ),
            { R: 14, gap: 5, power: 1.5 },
          );
      p.carve(rect(340, 430, 110, 150), { fill: p.pal.near, R: 50, gap: 5, angle: 0, power: 1.6, amb: 0.1, rim: 3 });
      p.fill([rect(332, 424, 126, 16), rect(332, 570, 126, 16)], p.pal.ink, 1, true);
      p.fill(disc(395, 500, 30, 18), p.pal.ink);
      p.fill(disc(395, 500, 20, 16), p.pal.accent);
    },
  },
  nightgaunt: {
    tint: 'dreams',
    mood: 'dusk',
    light: [820, 420, 180, 900],
    focus: [440, 250, 500],
    draw(p) {
      p.fill(p.all, p.pal.far);
      T.rings(p, { x: 840, y: 430, r0: 60, reach: 620, power: 1, cloud: 0.6 });
      T.ridge(p, { y: 520, amp: 120, len: 120, fill: p.pal.mid, seed: 8 });
      T.ridge(p, { y: 590, amp: 60, len: 90, fill: p.pal.near, seed: 2 });
      const g = { fill: p.pal.ink, power: 1, rim: 4, gamma: 2.2, gap: 6 };
      T.wing(p, {
        x: 500, y: 340, s: 1.4, k: 1, fill: p.pal.fore, ribs: [[120, -200], [220, -150], [280, -30], [220, 60]],
        root: [[0, 0], [-10, 110]], power: 0.8,
      });
      T.wing(p, {
        x: 370, y: 340, s: 1.4, k: -1, fill: p.pal.fore, ribs: [[110, -210], [210, -160], [270, -40], [200, 60]],
        root: [[0, 0], [0, 110]], power: 0.5,
      });
      flesh(p, limb([[450, 430], [560, 500], [680, 470], [760, 530], [720, 590]], 34, 6), g);
      p.shape([[704, 570], [742, 574], [718, 640]], p.pal.ink, { rim: 3 });
      T.walker(p, { x: 330, y: 596, h: 150, fill: p.pal.fore });
      flesh(
        p,
        [
          half([[0, 250], [60, 262], [104, 300], [90, 380], [52, 450], [0, 470]], 440, 0),
          limb([[360, 310], [280, 400], [330, 480]], 36, 16), limb([[520, 310], [540, 420], [410, 480]], 36, 16),
        ],
        { ...g, R: 70 },
      );
      claws(p, 326, 478, 1.3, 70, 4, 1.1, 0.14, g);
      claws(p, 400, 478, 1.9, 70, 4, 1.1, 0.14, g);
      for (const ring of twin([[40, 90], [92, 50], [118, -10], [84, -64, 1], [84, -10], [52, 34], [16, 70]], 432, 96))
        flesh(p, ring, { ...g, R: 20, power: 1.5 });
      flesh(
        p, half([[0, 136], [56, 146], [84, 196], [78, 252], [50, 300], [18, 326], [0, 328]], 432, 0),
        { ...g, R: 76, gap: 5, angle: 1.1, power: 1.5 },
      );
    },
  },
  shoggoth: {
    tint: 'rlyeh',
    light: [250, 540, 130, 800],
    focus: [500, 250, 400],
    over: { accent: '#d5e0a0' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      for (let i = 0; i < 5; i++)
        p.shape(
          half(
            [[0, -190 + i * 46], [250 - i * 22, -130 + i * 50], [420 - i * 44, 60 + i * 34], [450 - i * 44, 660, 1]],
            500, 0,
          ),
          i % 2 ? p.pal.fore : p.pal.mid, { rim: 2.6 },
        );
      const lump = rows(
        [500, 250, 170], [380, 330, 120], [620, 330, 130], [440, 160, 90], [580, 150, 96], [330, 450, 130],
        [680, 470, 140], [500, 440, 190],
      );
      flesh(
        p,
        [
          ...lump.map(([x, y, r]) => disc(x, y, r, 22)), limb([[340, 500], [200, 540], [120, 600]], 70, 30),
          limb([[640, 540], [820, 560], [900, 610]], 80, 40), ...ooze(p, 500, 520, 240, 60, 7),
        ],
        { fill: p.pal.ink, R: 90, gap: 7, power: 1.1, angle: 0.2, tex: 0.7 },
      );
      for (const [x, y, r] of rows(
        [420, 140, 46], [560, 110, 38], [650, 240, 50], [340, 270, 44], [720, 400, 52], [300, 420, 50], [430, 480, 56],
        [580, 520, 60], [690, 540, 40],
      ))
        p.carve(disc(x, y, r, 20), { fill: p.pal.ink, R: r, gap: 5, power: 1.5, rim: 2.4, gamma: 2 });
      for (const [x, y, r, a] of rows(
        [500, 246, 46, 0.1], [404, 206, 26, -0.5], [596, 196, 30, 0.4], [444, 336, 24, 0.3], [586, 316, 36, -0.3],
        [360, 350, 30, 0.8], [528, 140, 18, 0], [668, 330, 22, 0.6], [510, 402, 28, 0.1], [640, 430, 26, -0.5],
        [394, 440, 17, 0.2], [466, 170, 13, 0.4], [300, 330, 14, 1],
      )) {
        p.fill(disc(x, y, r * 1.5, 16, r), p.pal.ink);
        T.eye(p, { x, y, r, turn: a, lid: 0.7, slit: r > 24, glow: r % 4 ? p.pal.accent : p.pal.cut });
      }
      T.walker(p, { x: 190, y: 600, h: 120, lamp: true });
    },
  },
};
