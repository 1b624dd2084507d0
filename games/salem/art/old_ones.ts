// The six that sleep behind the gates.
import {
  T, TAU, body, curve, disc, eyes, half, limb, line, rect, rows, smooth, times, type Plates, type Point, type
  Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  shub_niggurath: {
    tint: '#3a4a2a',
    light: [450, 130, 120, 760],
    focus: [450, 265, 520],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 450, y: 120, r0: 60, reach: 420, power: 0.9, cloud: 0.5 });
      T.moon(p, { x: 450, y: 120, r: 46 });
      for (const [x, h] of rows([60, 520], [200, 430], [720, 440], [850, 540])) T.pine(p, { x, y: 620, h });
      // what looks like the wood is its horns
      for (const k of [-1, 1]) {
        const horn = (a: Point[], ...w: number[]) => p.carve(
          limb(a.map(([x, y]): Point => [450 + k * x, y]), ...w),
          { R: 24, gap: 6, angle: 1 * k, rim: 3.4, power: 1.2, fill: p.pal.fore },
        );
        horn([[150, 190], [220, 130], [230, 40], [280, -20]], 15, 11, 3);
        horn([[230, 120], [310, 130], [360, 60], [430, 50]], 14, 10, 3);
        horn([[60, 250], [130, 210], [200, 150], [240, 90]], 34, 26, 18, 10);
        horn([[240, 130], [290, 180], [370, 170]], 12, 8, 2);
      }
      p.carve(
        half([[0, 330], [120, 340], [260, 420], [340, 660, 1]], 450, 0),
        { R: 140, gap: 7, angle: 1.4, bend: 0.1, power: 1, rim: 3, tex: 0.8, grain: 0.05, fill: p.pal.fore },
      );
      for (const k of [-1, 1]) body(
        p,
        [[450 + k * 70, 270], [450 + k * 140, 260], [450 + k * 230, 310, 1], [450 + k * 150, 320], [450 + k * 80, 320]],
        { R: 20, gap: 5.5, rim: 3.4, fill: p.pal.fore },
      );
      p.carve(
        half([[0, 190], [50, 200], [96, 260], [86, 330], [60, 400], [52, 470], [36, 520], [0, 530]], 450, 0),
        { R: 80, gap: 5.2, angle: 0.3, power: 1.5, rim: 4, tex: 0.3 },
      );
      for (const k of [-1, 1]) {
        p.fill(
          curve([[450 + k * 34, 320], [450 + k * 62, 284], [450 + k * 84, 290], [450 + k * 72, 326]], true, 5),
          p.pal.ink,
        );
        p.fill(rect(450 + k * 60 - 15, 300, 30, 9), p.pal.accent);
        p.fill(curve([[450 + k * 10, 490], [450 + k * 34, 470], [450 + k * 30, 500]], true, 4), p.pal.ink);
      }
      // her thousand young, in the dark of her
      for (let i = 0; i < 9; i++) eyes(
        p, 180 + i * 68 + 20 * p.n(i), i > 3 && i < 6 ? 570 : 470 + 60 * p.n(i, 5), 9, 4.5, p.pal.accent, 0,
      );
    },
  },
  yog_sothoth: {
    tint: '#3a3768',
    light: [380, 200, 240, 980],
    focus: [450, 290, 560],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.rings(p, { x: 450, y: 300, r0: 230, reach: 300, power: 0.5, cloud: 0.4, ink: p.pal.soft });
      T.stars(p, { n: 60, y1: 600 });
      // a gate that is made of globes, and is itself the one who waits behind it
      for (let i = 0; i < 20; i++) {
        const a = (i / 20) * TAU;
        const r = 36 + 22 * p.n(i * 2.1);
        const d = 218 + 34 * (p.n(i * 3.7) - 0.5);
        p.carve(
          disc(450 + Math.cos(a) * d * 1.12, 296 + Math.sin(a) * d, r, 22),
          { R: r, gap: 5.5, angle: a, bend: 0.9, power: 1.5, rim: 3, gamma: 1.1 },
        );
        if (i % 3 === 0) T.rings(
          p,
          {
            x: 450 + Math.cos(a) * d * 1.12, y: 296 + Math.sin(a) * d, r0: r + 8, reach: 26, gap: 6, ink: p.pal.accent,
            power: 0.8, cloud: 0,
          },
        );
      }
      for (const [x, y, r] of rows([450, 300, 112], [340, 250, 56], [560, 350, 62], [540, 230, 44], [370, 380, 50]))
        p.carve(
          disc(x, y, r, 34),
          {
            R: r, gap: 5, angle: 0.5, bend: 0.9, power: 1.5, rim: 4, gamma: 1.1,
            extra: (a, b, t) => t * (
              0.45 + 0.7 * smooth(-0.3, 0.5, Math.sin(Math.hypot(a - x + r * 0.3, b - y + r * 0.3) / 7))
            ),
          },
        );
      T.eye(p, { x: 450, y: 300, r: 40, lid: 0.8, glow: p.pal.accent });
      for (const [x, h] of rows([80, 170], [170, 120], [760, 130], [850, 190])) T.stone(p, { x, y: 620, w: 50, h });
      T.hooded(p, { x: 250, y: 620, h: 96, face: 'back', fill: p.pal.ink, rim: 3, arms: 1 });
    },
  },
  cthulhu: {
    tint: 'rlyeh',
    light: [820, 130, 200, 1050],
    focus: [490, 260, 470],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 380, power: 0.9, lit: (x, y) => Math.exp(-Math.hypot(x - 820, y - 130) / 360) * 1.4 });
      T.moon(p, { x: 820, y: 120, r: 34 });
      // from the side, and as high as the weather; the lights below are Salem
      const o = { gap: 6, rim: 4, power: 1.3 };
      T.wing(
        p,
        {
          x: 250, y: 420, s: 1.7, k: -1, ribs: [[-40, -210], [60, -230], [170, -170], [200, -40]], fill: p.pal.fore,
          power: 0.6,
        },
      );
      body(
        p, [[100, 640, 1], [130, 470], [220, 380], [400, 360], [520, 420], [600, 640, 1]],
        { ...o, R: 130, gap: 7, fill: p.pal.fore, tex: 0.4 },
      );
      for (const [i, w] of rows([0, 20], [1, 24], [2, 26])) T.tentacle(
        p,
        [
          [430 + i * 30, 300], [470 + i * 44, 380], [450 + i * 60, 460 - i * 20], [490 + i * 60, 520 - i * 30],
          [530 + i * 70, 470 - i * 20],
        ],
        { w, fill: p.pal.fore, power: 0.8 },
      );
      body(
        p,
        [
          [300, 420], [220, 330], [200, 210], [250, 90], [360, 30], [470, 50], [540, 130], [560, 200], [600, 240],
          [590, 300], [520, 330], [450, 400], [380, 440],
        ],
        {
          ...o, R: 120, bend: 0.6, tex: 0.45,
          extra: (x, y, t) => t * (0.75 + 0.5 * smooth(0.4, 0.6, p.n(x / 22, y / 30))),
        },
      );
      for (const [i, w] of rows([0, 24], [1, 28], [2, 26], [3, 20])) T.tentacle(
        p,
        [
          [470 + i * 34, 300 - i * 8], [500 + i * 42, 380 - i * 6], [480 + i * 54, 470 - i * 14],
          [530 + i * 60, 540 - i * 22], [600 + i * 60, 530 - i * 40], [590 + i * 60, 490 - i * 40],
        ],
        { w, tip: 2 },
      );
      p.fill(curve([[470, 200], [510, 170], [552, 190], [548, 230], [500, 244]], true, 5), p.pal.ink);
      T.eye(p, { x: 514, y: 208, r: 22, turn: 0.2 });
      body(p, [[440, 190], [490, 140], [560, 160], [590, 206, 1], [540, 184], [490, 190]], { ...o, R: 16, gap: 5 });
      T.skyline(p, { y: 640, h: 90, fill: p.pal.ink, lit: 0.2, spires: 0.3 });
    },
  },
  nyarlathotep: {
    tint: '#5c2f3a',
    light: [230, 130, 220, 1000],
    focus: [450, 215, 430],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 220, y: 130, r0: 92, reach: 420, power: 0.7, cloud: 0.6 });
      T.moon(p, { x: 220, y: 130, r: 76 });
      // over the roofs of the town: three legs, and for a face one arm that howls at the moon
      const o = { gap: 6, rim: 5, power: 1.4, fill: p.pal.ink };
      p.carve(limb([[560, 420], [590, 520], [560, 660]], 60, 46, 30), { ...o, R: 40, power: 0.8 });
      for (const k of [-1, 1]) {
        const at = (x: number, y: number): Point => [550 + k * x, y];
        p.carve(limb([at(40, 420), at(160, 470), at(130, 560), at(200, 650)], 62, 42, 26, 32), { ...o, R: 40 });
        p.carve(limb([at(90, 340), at(200, 400), at(270, 320), at(250, 230)], 40, 28, 20, 12), { ...o, R: 26 });
        for (let i = 0; i < 3; i++)
          p.shape([line([at(250, 240), at(220 + i * 34, 160 + Math.abs(i - 1) * 14)], 9, 1)], p.pal.ink, { rim: 3 });
      }
      body(p, [[460, 310], [550, 260], [640, 310], [670, 390], [630, 470], [550, 490], [470, 460], [440, 380]], {
        ...o, R: 90,
      });
      const arm: Ring = [[552, 380], [540, 290], [492, 220], [516, 130], [470, 50], [370, 44], [320, 110], [350, 150]];
      p.carve(limb(arm, 72, 68, 56, 44, 34, 22, 10, 3), { ...o, R: 50, gap: 5.5, angle: 0.2, bend: 0.6, power: 1.7 });
      p.fill(curve([[506, 330, 1], [540, 270], [572, 330, 1], [540, 380]], true, 5), p.pal.ink);
      p.fill(curve([[520, 330, 1], [540, 300], [558, 330, 1], [540, 354]], true, 5), p.pal.accent);
      T.skyline(p, { y: 660, h: 110, fill: p.pal.ink, lit: 0.14 });
    },
  },
  azathoth: {
    tint: 'void',
    light: [450, 290, 90, 620],
    focus: [450, 290, 560],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // no face: a boiling of light round a hole, and pipers who go round and round it
      T.whirl(p, { x: 450, y: 290, r0: 86, r1: 560, arms: 60, turns: 0.5, ink: p.pal.soft, power: 0.9, squash: 0.8 });
      for (let i = 0; i < 15; i++) {
        const a = (i / 15) * TAU;
        const L = 150 + 110 * p.n(i * 2.7);
        const q = (d: number, t: number): Point => [450 + Math.cos(a + t) * d, 290 + Math.sin(a + t) * d * 0.86];
        T.tentacle(
          p, [q(70, 0), q(110, 0.3), q(L * 0.9, 0.1), q(L * 1.15, 0.55), q(L, 0.7)],
          { w: 25, suck: 0, power: 1.5, light: [450, 290, 70, 420] },
        );
      }
      for (let i = 0; i < 13; i++) {
        const a = (i / 13) * TAU;
        p.carve(
          disc(450 + Math.cos(a) * 92, 290 + Math.sin(a) * 80, 40 + 14 * p.n(i * 5), 16),
          { R: 40, gap: 5, angle: a, bend: 0.8, power: 1.7, rim: 2.6, light: [450, 290, 60, 400] },
        );
      }
      p.fill(disc(450, 290, 78, 34, 70), p.pal.cut);
      p.fill(disc(450, 290, 66, 34, 58), p.pal.ink);
      T.whirl(p, { x: 450, y: 290, r0: 12, r1: 70, arms: 20, turns: 0.8, power: 1, squash: 0.9, gap: 7 });
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * TAU + 0.3;
        const x = 450 + Math.cos(a) * 350;
        const y = 330 + Math.sin(a) * 240;
        p.shape(
          [
            limb([[x, y + 30], [x, y - 6]], 15, 9), disc(x, y - 18, 9, 10, 11),
            line([[x + (x < 450 ? 6 : -6), y - 14], [x + (x < 450 ? 40 : -40), y - 2]], 2.4),
          ],
          p.pal.ink, { rim: 3.4, union: true, hand: 0 },
        );
      }
    },
  },
  hastur: {
    tint: 'yellow',
    light: [190, 150, 200, 900],
    focus: [580, 230, 460],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      // two suns on a lake; he has taken the mask off
      T.rings(p, { x: 180, y: 150, r0: 60, reach: 420, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 180, y: 150, r: 46, face: false });
      p.fill(disc(296, 90, 17, 18), p.pal.cut);
      T.skyline(p, { y: 420, h: 120, x1: 380, fill: p.pal.far, lit: 0, spires: 0.7, rim: 0 });
      T.water(p, { y0: 420, path: [[180, 50], [296, 16]] });
      const o = { gap: 6.5, rim: 4, power: 1.2, tex: 0.4 };
      const rags: Point[] = times(
        9, (i): Point[] => [[330 + i * 46, 640 - (i % 2) * 50], [350 + i * 46, 560 + 30 * p.n(i)]],
      ).flat();
      p.carve(
        [
          ...curve(
            [
              [760, 560], [690, 420], [640, 330], [620, 180], [540, 60], [500, 36], [440, 70], [396, 180], [390, 320],
              [330, 420], [280, 560],
            ],
            false, 6,
          ),
          ...rags,
        ],
        {
          ...o, R: 120, angle: 1.45, bend: 0.1,
          extra: (x, y, t) => t * (
            0.35 + 0.85 * smooth(-0.4, 0.6, Math.sin((x - 500) / 13 + p.n(x / 50, y / 100) * 5))
          ),
        },
      );
      p.fill(
        curve([[500, 84], [566, 140], [580, 230], [546, 320], [500, 350], [450, 310], [426, 220], [446, 130]], true, 6),
        p.pal.ink,
      );
      p.fill(times(16, () => disc(p.r.in(450, 556), p.r.in(130, 310), p.r.in(1.4, 3.4), 6)), p.pal.cut, 0.8, true);
      p.carve(
        [
          [400, 130], [390, 30], [430, 74], [450, 0], [490, 56], [520, -14], [544, 60], [590, 10], [590, 80], [630, 50],
          [612, 150], [500, 70],
        ],
        { ...o, R: 14, gap: 5, power: 1.6 },
      );
      p.carve(limb([[620, 420], [740, 470], [740, 370]], 60, 44, 18), { ...o, R: 36 });
      body(
        p, [[690, 200], [750, 180], [806, 210], [810, 290], [780, 360], [746, 380], [706, 350], [688, 280]],
        { R: 50, gap: 4.8, power: 1.7, amb: 0.25, rim: 4, light: [420, 120, 160, 800] },
      );
      p.fill(
        [
          curve([[706, 266], [726, 252], [742, 268], [724, 278]], true, 4),
          curve([[760, 268], [778, 254], [796, 268], [778, 280]], true, 4),
          curve([[726, 330], [750, 324], [776, 330], [750, 338]], true, 4),
          line([[752, 262], [748, 304], [758, 308]], 2.4),
        ],
        p.pal.ink, 1, true,
      );
      for (let i = 0; i < 3; i++) p.shape(
        [limb([[730, 390], [716 + i * 16, 350 + i * 6], [720 + i * 16, 320 + i * 8]], 7, 6, 3)], p.pal.ink, { rim: 2 },
      );
    },
  },
};
