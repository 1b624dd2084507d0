// The other places of Salem, and what lies in its sea.
import {
  T, body, curve, disc, limb, line, rect, rows, smooth, times, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { gable } from './parts';

export const plates: Plates = {
  inn: {
    tint: '#54452c',
    light: [330, 330, 120, 560],
    focus: [400, 320],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.stars(p, { n: 30, y1: 200 });
      T.skyline(p, { y: 400, h: 110, fill: p.pal.near, lit: 0.02, rim: 1 });
      gable(p, 640, 500, 240, 230, 0.05, p.pal.near, 0.14);
      gable(p, 330, 520, 300, 250, 0.85, p.pal.near, 0.42);
      // the sign hangs over the street: a ship on it; the door is open, its light lies on the stones
      T.paving(
        p,
        {
          y0: 508, vx: 480, vy: 420, power: 1,
          lit: (x, y) => 0.06 + Math.exp(-Math.pow((x - 480 + (y - 510) * 0.9) / (40 + (y - 500)), 2)),
        },
      );
      p.fill(rect(442, 402, 76, 118), p.pal.lamp);
      T.hooded(p, { x: 494, y: 520, h: 96, face: 'back', fill: p.pal.ink, rim: 0, power: 0 });
      p.shape(
        [
          line([[300, 214], [96, 190]], 6), line([[296, 290], [120, 194]], 3), line([[130, 196], [130, 226]], 2),
          line([[250, 208], [250, 230]], 2),
        ],
        p.pal.ink, { rim: 3, union: true },
      );
      body(
        p, [[108, 226, 1], [276, 232, 1], [270, 372], [190, 400], [112, 364]],
        { R: 14, gap: 6, angle: 0, power: 0.9, amb: 0.16, fill: p.pal.fore, rim: 4 },
      );
      T.ship(p, { x: 190, y: 350, s: 0.42, lit: false, fill: p.pal.ink, sails: true, light: [330, 300, 120, 400] });
      T.lamppost(p, { x: 836, y: 560, h: 280, halo: 60, s: 1.2, ink: p.pal.soft });
      T.raven(p, { x: 110, y: 170, s: 0.8 });
      T.rain(p, { n: 90, len: 70 });
    },
  },
  sanatorium: {
    tint: '#3c5660',
    mood: 'moon',
    light: [90, 60, 260, 1100],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(
        p, { y1: 420, power: 1, angle: -0.06, lit: (x, y) => Math.exp(-Math.hypot(x - 90, y - 60) / 420) * 1.5 },
      );
      T.ridge(p, { y: 470, amp: 16, fill: p.pal.mid, power: 0.5 });
      // wings, a clock that stands, bars at all windows; one is lit, and a hand at it
      T.block(p, { x: 120, y: 500, w: 260, h: 210, rows: 3, cols: 6, lit: 0, face: 0.5 });
      T.block(p, { x: 560, y: 500, w: 260, h: 210, rows: 3, cols: 6, lit: 0, face: 0.4 });
      T.block(p, { x: 350, y: 510, w: 240, h: 280, rows: 3, cols: 5, lit: 0, face: 0.6, arch: true });
      p.shape(
        [[420, 230], [420, 150], [400, 150], [470, 70], [540, 150], [520, 150], [520, 230]], p.pal.fore, { rim: 3 },
      );
      p.fill(disc(470, 172, 26, 24), p.pal.cut);
      p.fill([line([[470, 172], [470, 152]], 2.4), line([[470, 172], [484, 180]], 2.4)], p.pal.ink, 1, true);
      p.fill(line([[470, 72], [470, 30]], 2), p.pal.ink);
      p.fill(rect(640, 318, 26, 44), p.pal.lamp);
      T.rings(p, { x: 653, y: 340, r0: 34, reach: 90, gap: 7, ink: p.pal.lamp, power: 0.7, cloud: 0 });
      p.fill(
        [
          rect(646, 318, 3, 44), rect(655, 318, 3, 44), limb([[662, 362], [656, 346], [652, 330]], 5, 4, 2),
          line([[652, 334], [645, 326]], 1.6), line([[655, 334], [660, 324]], 1.6),
        ],
        p.pal.ink, 1, true,
      );
      p.fill([rect(440, 430, 60, 84), [[440, 430], [470, 404], [500, 430]]], p.pal.ink, 1, true);
      const drive: Ring = curve(
        [[446, 512, 1], [494, 512, 1], [540, 560], [500, 640, 1], [200, 640, 1], [400, 560]], true, 6,
      );
      T.ridge(p, { y: 522, amp: 6, fill: p.pal.near, power: 0.6 });
      p.fill(drive, p.pal.mid);
      p.cut(drive, { gap: 7, tone: (x, y) => 0.7 * smooth(0.3, 0.6, p.n(x / 30, y / 6)) });
      T.fence(p, { y: 640, h: 190, x1: 300, gap: 34 });
      T.fence(p, { y: 640, h: 190, x0: 560, gap: 34 });
      for (const x of [306, 548]) {
        p.carve(rect(x - 26, 420, 52, 200), { R: 14, gap: 6, angle: 0, fill: p.pal.fore, power: 1 });
        p.carve(disc(x, 402, 24, 16), { R: 22, gap: 5 });
      }
      T.walker(p, { x: 430, y: 590, h: 110 });
    },
  },
  newspaper: {
    tint: '#4d4a36',
    light: [690, 130, 150, 700],
    focus: [450, 300],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let i = 0; i < 5; i++) T.win(p, 30 + i * 180, 30, 96, 110, false);
      p.fill(line([[690, -10], [690, 100]], 2), p.pal.ink);
      T.rings(p, { x: 690, y: 130, r0: 44, reach: 330, ink: p.pal.lamp, power: 0.8, cloud: 0 });
      p.fill([[620, 132], [760, 132], [704, 86], [676, 86]], p.pal.ink);
      p.fill(disc(690, 136, 26, 16, 13), p.pal.lamp);
      // a press as broad as the room; out of it comes tomorrow
      for (const [x, y, w, h] of rows([200, 170, 480, 74], [170, 232, 540, 96], [220, 320, 440, 40]))
        p.carve(rect(x, y, w, h), { R: h * 0.5, gap: 5.5, angle: 0, bend: 0, power: 1.1, rim: 3 });
      for (const k of [-1, 1]) {
        p.carve(
          rect(k < 0 ? 110 : 680, 150, 90, 400), { R: 16, gap: 7, angle: 0, power: 0.7, fill: p.pal.ink, rim: 3 },
        );
        for (const [y, r] of rows([200, 48], [300, 66])) {
          p.carve(disc(450 + k * 290, y, r, 30), { R: 20, gap: 5, power: 1.3, rim: 3 });
          p.fill(
            times(
              5,
              (i) => line(
                [
                  [450 + k * 290, y],
                  [450 + k * 290 + Math.cos(i * 1.257) * r * 0.8, y + Math.sin(i * 1.257) * r * 0.8],
                ],
                4,
              ),
            ),
            p.pal.ink, 1, true,
          );
        }
      }
      const at = (u: number, v: number): [number, number] => [440 + u * (160 + 190 * v * v), 336 + 300 * v];
      const box = (a: number, b: number, c: number, d: number): Ring => [at(a, b), at(c, b), at(c, d), at(a, d)];
      p.fill(box(-1, 0, 1, 1.05), p.pal.cut);
      p.fill(
        [
          box(-0.9, 0.26, 0.9, 0.38), box(-0.24, 0.46, 0.9, 0.96),
          ...times(11, (i) => box(-0.9, 0.46 + i * 0.047, -0.34 - 0.2 * p.n(i), 0.475 + i * 0.047)),
          ...times(5, (i) => box(-0.9 + i * 0.38, 0.06 + 0.02 * i, -0.62 + i * 0.38, 0.19)),
        ],
        p.pal.ink, 1, true,
      );
      T.eye(p, { x: 540, y: 556, r: 34, glow: p.pal.cut });
      T.walker(p, { x: 60, y: 600, h: 290, light: [690, 130, 130, 1000], rim: 3 });
    },
  },
  witch_house: {
    tint: '#4a3658',
    light: [620, 120, 180, 820],
    focus: [470, 280],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 640, y: 110, r0: 60, reach: 520, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 640, y: 110, r: 48, phase: 0.3 });
      T.ridge(
        p,
        {
          fn: (x) => 520 - 60 * Math.exp(-Math.pow((x - 420) / 260, 2)) + 8 * p.n(x / 30), fill: p.pal.near, power: 0.6,
        },
      );
      // no wall of it is upright, and the roof is all angle
      const wall: Ring = [[270, 500], [236, 300], [320, 296], [560, 280], [600, 290], [574, 500]];
      p.shape(wall, p.pal.near, { rim: 3 });
      p.cut(
        wall,
        {
          angle: -0.06, gap: 7, min: 0.06, step: 20,
          tone: (x, y) => 0.5 * smooth(240, 620, x) * (0.5 + p.n(x / 40, y / 8)),
        },
      );
      p.fill(
        [
          line([[238, 400], [590, 384]], 6), line([[300, 300], [320, 500]], 5), line([[430, 290], [440, 500]], 5),
          line([[540, 284], [530, 500]], 5),
        ],
        p.pal.ink, 1, true,
      );
      const roof: Ring = [
        [200, 322], [300, 210], [330, 30], [410, 180], [500, 150], [560, 60], [590, 170], [650, 306], [420, 290],
      ];
      p.shape(roof, p.pal.fore, { rim: 4 });
      p.cut(
        roof,
        {
          angle: 1.1, gap: 7.5, min: 0.1, step: 9,
          tone: (x, y) => (0.2 + 0.6 * smooth(260, 640, x)) * (p.n(x / 8, y / 10) > 0.36 ? 1 : 0.2),
        },
      );
      p.carve(
        [[250, 250], [236, 90], [292, 84], [300, 220]],
        { R: 16, gap: 5.5, angle: 0.1, tex: 0.7, power: 0.9, rim: 3, fill: p.pal.fore },
      );
      T.plume(p, { x: 262, y: 84, n: 5, s: 30, drift: -70, rise: 46, light: [640, 110, 160, 800] });
      p.fill([[338, 190], [372, 180], [376, 232], [346, 236]], p.pal.accent);
      p.fill([line([[355, 184], [362, 236]], 2.6), line([[340, 212], [375, 206]], 2.6)], p.pal.ink, 1, true);
      for (const [x, y] of rows([344, 330], [456, 324], [352, 424])) p.fill(
        [[x, y], [x + 48, y - 4], [x + 52, y + 44], [x + 4, y + 46]], p.pal.ink,
      );
      p.fill(curve([[462, 500, 1], [464, 420], [490, 400], [516, 418], [516, 500, 1]], true, 5), p.pal.ink);
      T.tree(p, { x: 150, y: 560, h: 480, w: 24, lean: 0.06, gnarl: 0.5, fill: p.pal.ink });
      T.ridge(p, { y: 560, amp: 14, fill: p.pal.fore, power: 0.4 });
      T.fence(p, { y: 600, h: 90, x0: 560, gap: 38, spear: false, rim: 2 });
      // rats, and one of them has come far
      for (const [x, y, s] of rows([420, 560, 0.7], [470, 572, 0.8], [380, 582, 1], [300, 590, 1.5])) {
        p.shape(
          [
            curve(
              [
                [x - 24 * s, y, 1], [x - 20 * s, y - 16 * s], [x, y - 20 * s], [x + 20 * s, y - 10 * s],
                [x + 32 * s, y - 2 * s, 1], [x, y + 2 * s],
              ],
              true, 4,
            ),
            line([[x - 22 * s, y - 4], [x - 44 * s, y], [x - 60 * s, y - 8 * s]], 2.6 * s, 0.6),
          ],
          p.pal.ink, { rim: 2, union: true, hand: 0 },
        );
      }
      T.birds(p, { x: 480, y: 60, n: 5, w: 60, h: 30 });
    },
  },
  miskatonic: {
    tint: '#3d4260',
    light: [450, 290, 120, 560],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.stars(p, { n: 70, y1: 260 });
      T.ridge(p, { y: 330, amp: 20, fill: p.pal.near, power: 0.3 });
      // a library with one wall of light; the stair goes up to it between two stone beasts
      T.block(p, { x: -30, y: 430, w: 260, h: 230, rows: 3, cols: 4, lit: 0.1, face: 0.16, roof: 'flat' });
      T.block(p, { x: 670, y: 430, w: 260, h: 230, rows: 3, cols: 4, lit: 0.1, face: 0.16, roof: 'flat' });
      p.shape([[210, 430], [210, 190], [690, 190], [690, 430]], p.pal.near, { rim: 2 });
      p.carve(
        [[190, 196], [450, 60], [710, 196]],
        { R: 16, gap: 6, angle: 0.02, power: 0.7, fill: p.pal.fore, rim: 4, light: [450, 330, 120, 600] },
      );
      p.fill(disc(450, 146, 26, 24), p.pal.ink);
      T.rune(p, 450, 146, 15, p.pal.lamp);
      T.rings(p, { x: 450, y: 320, r0: 100, reach: 300, ink: p.pal.lamp, power: 0.45, cloud: 0 });
      p.fill(curve([[380, 430, 1], [380, 290], [450, 220], [520, 290], [520, 430, 1]], true, 6), p.pal.lamp);
      p.fill(
        [
          rect(446, 224, 8, 210), rect(380, 310, 140, 7), rect(380, 366, 140, 7), rect(410, 250, 5, 180),
          rect(486, 250, 5, 180),
        ],
        p.pal.ink, 1, true,
      );
      for (const x of [236, 316, 584, 664]) T.column(p, { x, y: 432, h: 222, w: 34, light: [450, 320, 110, 420] });
      for (let i = 0; i < 9; i++) {
        const y = 432 + i * 19;
        p.shape(rect(330 - i * 26, y, 240 + i * 52, 16), p.pal.fore, { rim: 0 });
        p.fill(rect(332 - i * 26, y, 236 + i * 52, 4.5), p.pal.cut, Math.max(0.25, 0.95 - i * 0.09));
      }
      for (const k of [-1, 1]) {
        const q = (pts: Ring): Ring => pts.map(([x, y, c]) => [450 + k * x, y, c]);
        p.carve(
          q([[210, 520], [400, 520], [410, 640], [210, 640]]),
          { R: 20, gap: 7, angle: 0, power: 1, light: [450, 330, 140, 700] },
        );
        body(
          p,
          q(
            [
              [236, 520, 1], [230, 470], [246, 420], [232, 380], [250, 340], [300, 336], [316, 380], [350, 430],
              [384, 470], [392, 520, 1],
            ],
          ),
          { R: 46, gap: 5.5, angle: 0.9 * k, power: 1.3, rim: 4, light: [450, 330, 140, 700] },
        );
        body(
          p, q([[300, 360, 1], [360, 330], [410, 350, 1], [380, 400], [350, 450, 1]]),
          { R: 16, gap: 5.5, angle: 0.4, power: 1, rim: 3, light: [450, 330, 140, 700] },
        );
      }
      T.walker(p, { x: 470, y: 520, h: 92, rim: 2.4, light: [450, 330, 100, 500] });
    },
  },
  rlyeh: {
    tint: 'rlyeh',
    light: [450, 250, 200, 760],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // the sea has fallen in; on the ground of the hole stand towers that no one built upright
      T.rings(p, { x: 450, y: 300, r0: 60, reach: 420, squash: 0.62, ink: p.pal.accent, power: 0.5, cloud: 0.3 });
      T.whirl(p, { x: 450, y: 310, r0: 170, r1: 640, arms: 46, turns: 0.4, squash: 0.62, ink: p.pal.cut, power: 0.85 });
      p.fill(disc(450, 316, 215, 50, 130), p.pal.ink);
      p.fill(disc(450, 320, 190, 50, 104), p.pal.fore);
      for (const [x, y, w, h, a] of rows(
        [330, 350, 40, 170, -0.24], [560, 346, 44, 210, 0.2], [400, 366, 54, 260, -0.06], [500, 372, 60, 190, 0.1],
        [450, 390, 86, 130, 0.03], [600, 366, 34, 110, 0.3], [300, 368, 34, 90, -0.3],
      ))
        p.carve(
          [
            [x - w / 2, y], [x - w * 0.3 + Math.sin(a) * h, y - h], [x + Math.sin(a) * h, y - h * 1.2],
            [x + w * 0.24 + Math.sin(a) * h, y - h * 0.94], [x + w / 2, y],
          ],
          {
            R: w * 0.4, gap: 5.5, angle: 0.1, power: 1.2, fill: p.pal.near, tex: 0.6, rim: 3,
            light: [450, 60, 160, 700],
          },
        );
      p.fill(curve([[424, 392, 1], [426, 340], [450, 316], [474, 340], [476, 392, 1]], true, 5), p.pal.ink);
      T.eye(p, { x: 450, y: 358, r: 12, slit: true });
      p.cut(
        curve(
          [[236, 330], [300, 400], [450, 440], [600, 400], [664, 330], [690, 420], [450, 500], [210, 420]], true, 6,
        ),
        { gap: 7, tone: (x, y) => 0.9 * smooth(0.3, 0.7, p.n(x / 40, y / 8)) },
      );
      // a ship on the edge
      T.ship(p, { x: 746, y: 214, s: 0.36, flip: -1, lit: true, fill: p.pal.ink });
      T.tentacle(p, [[120, 640], [90, 520], [150, 430], [120, 340], [170, 300], [190, 340]], { w: 34 });
      T.tentacle(p, [[800, 640], [830, 560], [770, 500], [790, 440], [750, 420]], { w: 26, suck: -1 });
    },
  },
};
