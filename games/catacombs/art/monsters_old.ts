// Those of the old tales, blue as their discs.
import {
  T, body, curve, disc, eyes, half, limb, line, place, rect, rows, times, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bricks } from './parts';

const old = '#2b4766';

export const plates: Plates = {
  centaur: {
    tint: old,
    mood: 'moon',
    light: [180, 150, 220, 900],
    focus: [560, 300, 590],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 180, y: 140, r0: 70, reach: 560, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 180, y: 140, r: 56 });
      for (const [x, h] of rows([60, 240], [330, 300], [860, 420])) T.column(
        p, { x, y: 520, h, w: 46, fill: p.pal.mid, power: 0.6 },
      );
      T.ridge(p, { y: 520, amp: 12, fill: p.pal.near, power: 0.7 });
      const o = { gap: 6, rim: 3.4, power: 1.25, fill: p.pal.fore };
      // it rears: hind legs, tail, barrel, forelegs, then the man with a raised spear
      p.carve(limb([[800, 420], [870, 380], [880, 560]], 10, 30, 4), { ...o, R: 24, angle: 1.3, tex: 0.5 });
      for (const d of [0, 66]) {
        p.carve(
          limb([[730 - d, 440], [780 - d, 510], [734 - d, 560], [744 - d, 606]], 44, 24, 15, 16), { ...o, R: 24 },
        );
        p.carve(
          limb([[530, 400 - d * 0.3], [430, 390 - d], [410 - d * 0.4, 460 - d], [360, 480 - d]], 32, 19, 13, 13),
          { ...o, R: 18 },
        );
      }
      body(
        p, [[480, 330], [560, 300], [640, 350], [760, 380], [810, 450], [760, 510], [660, 490], [560, 460], [490, 410]],
        { ...o, R: 70, angle: 0.6 },
      );
      body(
        p, [[470, 210], [540, 180], [600, 220], [590, 300], [580, 370], [490, 390], [470, 310]],
        { ...o, R: 56, gap: 5.5 },
      );
      p.carve(limb([[590, 222], [670, 190], [640, 90]], 27, 22, 15), { ...o, R: 20 });
      p.carve(limb([[484, 226], [410, 280], [330, 250]], 24, 19, 13), { ...o, R: 18 });
      p.carve(line([[800, 70], [330, 100]], 6), { ...o, R: 6, gap: 5, power: 1.6, amb: 0.2 });
      p.carve([[340, 84], [240, 106], [340, 116]], { ...o, R: 10, gap: 4.6, power: 1.8, amb: 0.4 });
      p.carve(disc(640, 84, 22, 12), { ...o, R: 16, gap: 5 });
      body(
        p, [[500, 60], [550, 50], [590, 100], [610, 190, 1], [570, 170], [540, 190], [510, 160]],
        { ...o, R: 30, angle: 1.2, tex: 0.5 },
      );
      body(
        p,
        [
          [500, 78], [470, 110], [450, 136, 1], [464, 144], [466, 160], [450, 214, 1], [510, 190], [550, 170],
          [556, 100], [530, 74],
        ],
        { ...o, R: 40, gap: 4.8, power: 1.4 },
      );
      p.fill(curve([[474, 124, 1], [496, 118], [506, 126, 1], [490, 132]], true, 4), p.pal.ink);
    },
  },
  minotaur: {
    tint: old,
    light: [450, 90, 130, 760],
    focus: [450, 265, 500],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // corridors that go in and in
      for (let i = 0; i < 7; i++) {
        const s = 1 - i * 0.135;
        const f = rect(450 - 470 * s, 250 - 320 * s, 940 * s, 720 * s);
        p.shape(f, i % 2 ? p.pal.near : p.pal.fore, { rim: 0 });
        p.cut(
          [f, rect(450 - 470 * (s - 0.07), 250 - 320 * (s - 0.07), 940 * (s - 0.07), 720 * (s - 0.07))],
          { angle: 0, gap: 8, min: 0.08, ink: p.pal.soft, tone: (x, y) => 0.1 + i * 0.09 * p.n(x / 40, y / 30) },
        );
      }
      p.fill(rect(420, 0, 60, 300), p.pal.cut);
      const o = { gap: 6, rim: 4, power: 1.25 };
      p.carve(
        half([[0, 300], [120, 250], [220, 290], [300, 380], [330, 640, 1]], 450, 0),
        { ...o, R: 130, gap: 7, fill: p.pal.fore, tex: 0.4, light: [450, 60, 200, 760] },
      );
      for (const k of [-1, 1]) {
        p.carve(
          limb([[450 + k * 70, 186], [450 + k * 180, 190], [450 + k * 246, 120], [450 + k * 230, 20]], 34, 32, 22, 2),
          { ...o, R: 26, angle: 1.2 * k, power: 1.6, amb: 0.08 },
        );
        body(
          p,
          [
            [450 + k * 90, 220], [450 + k * 150, 230], [450 + k * 196, 270, 1], [450 + k * 130, 274],
            [450 + k * 90, 260],
          ],
          { ...o, R: 16 },
        );
      }
      p.carve(
        half(
          [[0, 120], [54, 130], [106, 186], [110, 250], [78, 310], [66, 380], [84, 430], [66, 476], [0, 490]], 450, 0,
        ),
        { ...o, R: 84, gap: 5.2, angle: 0.3, tex: 0.35, power: 1.4 },
      );
      p.carve(
        half([[0, 90], [50, 104], [60, 160], [30, 220], [0, 250, 1]], 450, 0),
        { ...o, R: 30, angle: 1.5, tex: 0.8, grain: 0.07, power: 1.3 },
      );
      for (const k of [-1, 1]) {
        p.fill(
          curve([[450 + k * 44, 262], [450 + k * 96, 234], [450 + k * 90, 270], [450 + k * 62, 280]], true, 5),
          p.pal.ink,
        );
        p.fill(
          curve([[450 + k * 20, 424], [450 + k * 50, 406], [450 + k * 60, 432], [450 + k * 34, 446]], true, 5),
          p.pal.ink,
        );
      }
      eyes(p, 450, 259, 70, 9, p.pal.accent, -0.5);
      p.carve(
        [
          line(
            times(
              15,
              (i) => [
                450 + Math.cos(0.3 - i * 0.18 + Math.PI) * 34, 452 - Math.sin(0.3 - i * 0.18 + Math.PI) * 42,
              ] as [number, number],
            ).map(([a, b]) => [a!, b!]),
            6,
          ),
        ],
        { R: 6, gap: 4.6, power: 1.8, amb: 0.5 },
      );
    },
  },
  cerberus: {
    tint: old,
    light: [450, 120, 100, 700],
    focus: [450, 240, 500],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // the gate behind it
      bricks(p, { power: 0.7, reach: 300 });
      p.fill(
        curve([[220, 640, 1], [220, 220], [300, 70], [450, 20], [600, 70], [680, 220], [680, 640, 1]], true, 6),
        p.pal.mid,
      );
      T.rings(p, { x: 450, y: 120, r0: 40, reach: 300, power: 0.9, cloud: 0.2 });
      const o = { gap: 5.5, rim: 4, power: 1.2, fill: p.pal.ink, tex: 0.4 };
      body(
        p, [[300, 350], [450, 300], [600, 350], [640, 460], [620, 640, 1], [280, 640, 1], [260, 460]],
        { ...o, R: 110, angle: 1.2, grain: 0.05, tex: 0.6 },
      );
      const head = (x: number, y: number, s: number, k: number) => {
        const q = (pts: Ring) => curve(place(pts, x, y, s, 0, s * k), true, 6);
        p.carve(q([[-60, -30], [-84, -110], [-60, -150, 1], [-20, -90], [10, -60]]), { ...o, R: 16 * s });
        p.carve(q([[-10, -70], [-6, -140], [30, -160, 1], [46, -90], [40, -40]]), { ...o, R: 16 * s });
        p.carve(
          q(
            [
              [-70, 0], [-50, -70], [10, -90], [60, -60], [96, -30], [170, -10], [188, 14], [176, 36, 1], [100, 36],
              [160, 62, 1], [140, 82], [60, 80], [-20, 130], [-90, 120],
            ],
          ),
          { ...o, R: 60 * s, gap: 5, power: 1.4 },
        );
        p.fill(q([[176, 38, 1], [100, 30], [70, 40], [108, 58], [160, 62, 1]]), p.pal.fore);
        p.fill(
          times(4, (i): Ring => place([[100 + i * 20, 36], [112 + i * 20, 36], [107 + i * 20, 52]], x, y, s, 0, s * k)),
          p.pal.cut, 1, true,
        );
        p.fill(q([[48, -34, 1], [66, -44], [84, -26, 1], [66, -24]]), p.pal.accent);
      };
      p.carve(limb([[360, 420], [290, 340], [290, 250]], 70, 62, 50), { ...o, R: 50 });
      p.carve(limb([[540, 420], [610, 340], [610, 250]], 70, 62, 50), { ...o, R: 50 });
      head(270, 250, 0.95, -1);
      head(630, 250, 0.95, 1);
      // the middle one looks at us
      p.carve(limb([[450, 460], [450, 300]], 110, 76), { ...o, R: 70 });
      for (const k of [-1, 1]) body(
        p, [[450 + k * 30, 130], [450 + k * 70, 50], [450 + k * 100, 20, 1], [450 + k * 110, 110], [450 + k * 92, 180]],
        { ...o, R: 18 },
      );
      p.carve(
        half([[0, 110], [60, 112], [102, 160], [96, 220], [60, 260], [52, 340], [30, 372], [0, 378]], 450, 0),
        { ...o, R: 70, gap: 5, power: 1.4 },
      );
      eyes(p, 450, 204, 48, 14, p.pal.accent, -0.35);
      p.fill(half([[0, 318], [26, 312], [30, 332], [0, 346]], 450, 0), p.pal.ink);
      p.carve(
        half([[0, 440], [90, 420], [150, 380], [156, 404], [96, 452], [0, 474]], 450, 0),
        { R: 12, gap: 5, power: 1.6, fill: p.pal.fore, rim: 3 },
      );
      p.shape(
        times(
          4, (i) => [disc(450 + i * 6, 486 + i * 36, 14, 14, 21), disc(450 + i * 6, 486 + i * 36, 7, 12, 13)],
        ).flat(),
        p.pal.soft, { hand: 0 },
      );
    },
  },
};
