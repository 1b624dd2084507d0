// The Ancient Ones under Kingsport, and the one that spins over the gulf.
import {
  T, TAU, TOKENS as K, curve, disc, half, mix, place, rect, rows, smooth, times, type Bead, type Plates, type Point,
  type Ring,
} from '../../../../web/src/art/kit';
import { dot, flesh, fur, limb, teeth } from '../../art/monster_parts';

export const plates: Plates = {
  atlach_nacha: {
    tint: '#3d3448',
    over: { accent: K.ember },
    light: [450, 600, 110, 760],
    focus: [450, 260, 600],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 450, y: 640, r0: 120, reach: 560, gap: 10, power: 0.8, cloud: 0.5 });
      // the two walls of the gulf
      for (const k of [1, -1])
        p.carve(
          curve(
            [
              [450 + 470 * k, -20, 1], [450 + 250 * k, -20, 1], [450 + 226 * k, 110], [450 + 280 * k, 240],
              [450 + 250 * k, 380], [450 + 310 * k, 500], [450 + 290 * k, 620, 1], [450 + 470 * k, 620, 1],
            ],
            true,
            5,
          ),
          { fill: p.pal.fore, R: 70, gap: 7.5, angle: 1.35, tex: 0.9, power: 0.9, rim: 2.6 },
        );
      // the bridge she spins
      const web: Bead[][] = [];
      for (let i = 0; i < 22; i++) {
        const a = (i / 22) * TAU + 0.1;
        web.push(times(14, (j): Bead => [450 + Math.cos(a) * j * 40, 300 + Math.sin(a) * j * 30]));
      }
      for (let r = 1; r < 10; r++)
        web.push(times(133, (i): Bead => {
          const a = (i / 132) * TAU + 0.1;
          const sag = 1 - 0.13 * Math.abs(Math.sin(a * 11 - 1.1));
          return [450 + Math.cos(a) * r * 46 * sag, 300 + Math.sin(a) * r * 34 * sag];
        }));
      p.lines(web, { gap: 6, ink: p.pal.cut, max: 0.4, tone: (x, y) => 0.35 + 0.4 * p.n(x / 40, y / 40) });
      const g = { fill: p.pal.ink, gap: 5.6, power: 1.3, rim: 3.6 };
      const legs: Ring[] = [
        [[50, 250], [130, 110], [200, 40], [244, -30]], [[60, 280], [160, 190], [250, 160], [300, 90]],
        [[60, 310], [170, 300], [240, 370], [320, 430]], [[44, 330], [110, 400], [150, 500], [190, 610]],
      ];
      for (const k of [1, -1])
        for (const l of legs) {
          const at = l.map(([x, y]): Point => [450 + k * x, y]);
          flesh(p, fur(limb(at, 19, 4).filter((_, i) => i % 2 === 0), 6, 0.2), { ...g, R: 14, angle: 0.6 });
        }
      flesh(p, fur(disc(450, 170, 138, 40, 156), 9, 0), {
        ...g, R: 120, gap: 6, bend: 0.8, angle: 0, power: 1, gamma: 1.6, tex: 0.7, light: [450, 460, 130, 700],
      });
      // an hourglass that has nearly run out
      p.fill(half([[0, 190], [40, 100], [0, 92]], 450, 0, 1, 3), p.pal.accent);
      p.fill(half([[0, 186], [26, 248], [0, 252]], 450, 0, 1, 3), p.pal.accent);
      flesh(
        p,
        half([[0, 256], [50, 262], [72, 300], [62, 346], [34, 382], [0, 392]], 450, 0),
        { ...g, R: 56, gap: 5, angle: 0.1, power: 1.7, bend: 0.5 },
      );
      for (const k of [1, -1]) {
        flesh(
          p,
          limb([[450 + 20 * k, 372], [450 + 46 * k, 410], [450 + 22 * k, 452]], 14, 2),
          { ...g, R: 12, angle: 0.3, power: 1.6 },
        );
        for (const [x, y, r] of rows([15, 338, 9], [36, 326, 7], [48, 306, 5], [18, 312, 5])) {
          p.fill(disc(450 + x * k, y, r * 1.5, 14), p.pal.ink);
          p.fill(disc(450 + x * k, y, r * 0.8, 12), p.pal.accent);
        }
      }
      p.shape([[-10, 620], [-10, 560], [150, 566], [196, 584], [220, 620]], p.pal.ink, { rim: 3 });
      T.walker(p, { x: 116, y: 570, h: 52 });
    },
  },
  eihort: {
    tint: '#4b4a44',
    light: [300, 150, 220, 800],
    focus: [450, 290, 600],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // the crossing of the burrows: one ring of stone behind another
      for (let i = 0; i < 5; i++) {
        const r = 440 - i * 52;
        const y = 330 + i * 8;
        for (let j = 0; j < 18; j++) {
          const a = mix(-3.5, 0.36, j / 18);
          const b = mix(-3.5, 0.36, (j + 0.9) / 18);
          const at = (t: number, q: number): Point => [450 + Math.cos(t) * q * 1.05, y + Math.sin(t) * q * 0.94];
          p.carve([at(a, r), at(b, r), at(b, r - 44), at(a, r - 44)], {
            fill: p.pal.fore, R: 14, gap: 6.5, angle: a + 1.57, power: 0.7 * (1 - i * 0.12), rim: 2,
            light: [450, 360, 100, 640],
          });
        }
      }
      const g = { fill: p.pal.near, gap: 5.6, power: 1.5, rim: 3 };
      // legs without flesh, more than can be counted
      for (let i = 0; i < 17; i++) {
        const u = mix(-1, 1, ((i * 7) % 17) / 16);
        const k = u < 0 ? -1 : 1;
        const x = 450 + u * 150;
        flesh(
          p,
          limb(
            [
              [x, 420], [x + k * (30 + 50 * Math.abs(u)), 380 + 40 * p.n(i)], [x + u * 120 + k * 10, 500],
              [x + u * 70 + p.r.in(-16, 16), 590 + 14 * p.n(i * 3)],
            ],
            11,
            3.4,
          ),
          { ...g, R: 9, gap: 4.8, angle: 0.1, power: i % 3 ? 0.8 : 1.5, rim: 2.4 },
        );
      }
      // the pallor
      flesh(
        p,
        [
          curve(
            [
              [266, 350], [290, 240], [330, 150], [450, 96], [550, 140], [616, 240], [634, 340], [610, 430], [560, 480],
              [500, 466], [440, 500], [370, 474], [310, 466],
            ],
            true,
            7,
          ),
          disc(322, 390, 70),
          disc(586, 396, 66),
          disc(360, 220, 74),
          disc(530, 210, 80),
          disc(446, 420, 84),
        ],
        {
          ...g, fill: p.pal.mid, R: 120, gap: 5.6, angle: 0.2, bend: 0.7, power: 1.6, amb: 0.16, gamma: 1.1, tex: 0.35,
          rim: 4, extra: (x, y, t) => t * (0.4 + 0.75 * smooth(0.34, 0.56, p.n.fbm(x / 60, y / 30, 2))),
        },
      );
      for (let i = 0; i < 31; i++) {
        const a = i * 2.4;
        const d = Math.sqrt((i + 0.6) / 31);
        const x = 450 + Math.cos(a) * d * 160;
        const y = 296 + Math.sin(a) * d * 156;
        const r = p.r.in(7, 19) * (1.1 - d * 0.4);
        p.fill(
          curve([[x - r * 1.7, y, 1], [x, y - r * 1.1], [x + r * 1.7, y, 1], [x, y + r * 1.1]], true, 6),
          p.pal.ink,
        );
        if (i % 4 === 3)
          p.fill(limb([[x - r * 1.5, y], [x, y + r * 0.4], [x + r * 1.5, y]], 1.4, 1.4), p.pal.cut);
        else {
          p.fill(disc(x, y, r * 0.72, 16), i % 5 ? p.pal.cut : p.pal.accent);
          p.fill(disc(x + (450 - x) * 0.02, y + r * 0.2, r * 0.36, 12), p.pal.ink);
        }
      }
      // its brood runs out to make room
      p.shape(
        curve(
          [[-10, 566, 1], [200, 590], [450, 600], [700, 590], [910, 566, 1], [910, 620, 1], [-10, 620, 1]],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 2.4 },
      );
      for (const [x, y, s] of rows(
        [180, 560, 1.2], [262, 582, 0.9], [700, 566, 1.3], [780, 540, 0.9],
        [632, 590, 0.8], [96, 530, 0.8], [330, 596, 0.7], [846, 562, 1],
      )) {
        p.fill(
          times(6, (i) =>
            limb([[x, y], [x + (i - 2.5) * 8 * s, y - 7 * s], [x + (i - 2.5) * 12 * s, y + 9 * s]], 1.8, 1),
          ),
          p.pal.cut,
          1,
          true,
        );
        p.carve(disc(x, y - 3, 12 * s, 16, 9 * s), { fill: p.pal.far, R: 9, gap: 4.4, power: 2, amb: 0.3, rim: 2 });
      }
    },
  },
  ygolonac: {
    tint: '#5a3038',
    over: { accent: K.ember },
    light: [450, 110, 260, 1000],
    focus: [450, 260, 600],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a wall that was bricked up, and is so no longer
      for (let j = 0; j < 13; j++)
        for (let i = 0; i < 11; i++) {
          const x = i * 92 - 60 + (j % 2) * 46;
          const y = j * 48 - 8;
          if (Math.hypot((x + 42 - 450) * 1.05, (y - 270) * 0.72) < 238 + 40 * p.n(i * 3, j * 3)) continue;
          p.carve(rect(x, y, 85, 42), { fill: p.pal.near, R: 10, gap: 7, angle: 0.1, power: 0.75, rim: 1.8, hand: 2 });
        }
      p.fill(
        curve(
          times(22, (i): Point => [
            450 + Math.cos((i / 22) * TAU) * (214 + 34 * p.n(i * 2, 5)),
            280 + Math.sin((i / 22) * TAU) * (310 + 40 * p.n(i, 9)),
          ]),
          true,
          3,
        ),
        p.pal.ink,
      );
      T.rings(p, { x: 450, y: 96, r0: 36, reach: 250, gap: 8, power: 0.9, cloud: 0.2 });
      p.fill(disc(450, 96, 30, 30), p.pal.lamp);
      const g = { fill: p.pal.fore, gap: 6, power: 1.5, rim: 4, tex: 0.3, bend: 0.5 };
      // vast, naked, and it ends at the neck
      for (const k of [1, -1])
        flesh(
          p,
          limb([[450 + 96 * k, 560], [450 + 112 * k, 600], [450 + 104 * k, 680]], 84, 70),
          { ...g, R: 60, angle: 0.2 },
        );
      flesh(
        p,
        half(
          [
            [0, 168], [44, 164], [66, 150], [110, 168], [186, 208], [204, 290], [178, 340], [206, 420], [212, 500],
            [170, 570], [80, 604], [0, 610],
          ],
          450,
          0,
        ),
        { ...g, R: 110, angle: 0.15, power: 0.75, amb: 0.05, light: [450, -60, 60, 1000] },
      );
      p.fill(half([[0, 176], [36, 170], [44, 160], [0, 152]], 450, 0), p.pal.ink);
      // folds of the paunch
      p.fill(
        [
          limb([[270, 356], [340, 372], [450, 346], [560, 372], [630, 356]], 4, 1),
          limb([[262, 470], [340, 512], [450, 524], [560, 512], [638, 470]], 5, 1),
          limb([[450, 196], [448, 260], [450, 330]], 2.4, 1), dot([450, 462], 9),
        ],
        p.pal.ink,
        1,
        true,
      );
      for (const k of [1, -1]) {
        flesh(
          p,
          limb([[450 + 170 * k, 240], [450 + 250 * k, 340], [450 + 240 * k, 420], [450 + 150 * k, 420]], 62, 32),
          { ...g, R: 44, angle: 0.7 * k },
        );
        const q = (l: Ring) => place(l, 450 + 122 * k, 372, 1.26, -0.1 * k, 1.26 * k);
        // palms held out to be read
        flesh(
          p,
          [
            curve(q([[-52, 50], [-64, 0], [-52, -48], [0, -62], [50, -50], [64, 0], [50, 54], [0, 72]]), true, 6),
            ...rows(
              [-44, -34, -0.34, 76], [-15, -50, -0.1, 92], [15, -50, 0.12, 90], [42, -38, 0.34, 74],
              [-58, 16, -1.2, 66],
            ).map(([x, y, d, l]) =>
              limb(
                q([
                  [x, y], [x + Math.sin(d) * l * 0.6, y - Math.cos(d) * l * 0.6],
                  [x + Math.sin(d) * l, y - Math.cos(d) * l],
                ]),
                17,
                9,
              ),
            ),
          ],
          { ...g, R: 22, gap: 5, angle: 0.2, power: 2, amb: 0.12, light: [450, 200, 200, 900] },
        );
        const mouth = curve(
          q([[-46, 4, 1], [-24, -22], [0, -28], [24, -22], [46, 4, 1], [24, 36], [0, 44], [-24, 36]]),
          true,
          5,
        );
        p.fill(mouth, p.pal.accent);
        p.fill(
          curve(q([[-42, 5, 1], [-22, -17], [0, -22], [22, -17], [42, 5, 1], [22, 31], [0, 38], [-22, 31]]), true, 5),
          p.pal.ink,
        );
        const lip = (l: Ring, n: number, len: number) => teeth(p, curve(q(l), false, 6), n, len * k, p.pal.cut, 0.8);
        lip([[-38, 2], [-20, -17], [0, -22], [20, -17], [38, 2]], 9, 17);
        lip([[36, 10], [20, 31], [0, 38], [-20, 31], [-36, 10]], 8, 15);
      }
      for (const [x, y, s] of rows([90, 580, 1.1], [190, 600, 0.9], [790, 590, 1.2])) T.book(p, { x, y, s });
    },
  },
  yibb_tstll: {
    tint: '#2f4a2c',
    light: [640, 90, 160, 900],
    focus: [450, 260, 560],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.whirl(p, {
        x: 450, y: 340, r0: 150, r1: 640, arms: 46, turns: 0.3, squash: 0.86, ink: p.pal.soft, power: 0.75,
      });
      T.moon(p, { x: 640, y: 84, r: 40, phase: 0.3 });
      for (const [x, w, top] of rows([40, 54, 60], [150, 34, 190], [770, 40, 150], [866, 60, 30]))
        T.trunk(p, { x, w, top, y: 620, lean: (450 - x) * 0.1 });
      const g = { fill: p.pal.fore, gap: 6, power: 1.3, rim: 3.6 };
      // the cloak flies out as it turns, and turns
      flesh(
        p,
        curve(
          [
            [450, 150], [520, 170], [560, 260], [640, 330], [720, 470, 1], [640, 450], [664, 560, 1], [584, 510],
            [560, 610, 1], [470, 560], [400, 614, 1], [350, 520], [270, 580, 1], [290, 470], [190, 520, 1], [260, 350],
            [340, 260], [384, 170],
          ],
          true,
          6,
        ),
        {
          ...g,
          R: 90,
          angle: 1.3,
          bend: 0.4,
          extra: (x, y, t) =>
            t *
            (0.3 +
              1 *
                smooth(
                  -0.4,
                  0.5,
                  Math.sin(Math.atan2(x - 450 - (y - 150) * 0.1, y - 60) * 26 + p.n(x / 70, y / 90) * 3),
                )),
        },
      );
      p.fill(half([[0, 170], [40, 200], [64, 300], [92, 470], [60, 560], [0, 570]], 454, 0), p.pal.ink);
      // what clings there and is fed: without faces too
      for (const [x, y, s, k, a] of rows(
        [420, 272, 1, 1, 0.3], [492, 296, 1, -1, -0.2], [428, 390, 1.1, 1, -0.2], [498, 416, 1.1, -1, 0.3],
        [458, 500, 1, 1, 0],
      )) {
        const q = (l: Ring) => place(l, x, y, s, a, s * k);
        for (const m of [1, -1])
          p.carve(
            curve(
              q([[0, -20, 1], [30 * m, -52, 1], [52 * m, -20, 1], [42 * m, -4], [40 * m, 22, 1], [20 * m, 8]]),
              true,
              4,
            ),
            { fill: p.pal.near, R: 14, gap: 5, power: 1.1, rim: 2.4 },
          );
        flesh(
          p,
          [
            curve(q([[0, -30], [14, -16], [10, 20], [4, 44], [-4, 44], [-10, 20], [-14, -16]]), true, 5),
            dot(q([[0, -38]])[0]!, 12 * s), limb(q([[0, 40], [14, 60], [2, 76]]), 4, 1),
          ],
          { ...g, R: 11, gap: 4.8, power: 1.6, rim: 2.6 },
        );
        p.shape(
          [limb(q([[-6, -46], [-12, -58], [-8, -66]]), 3.4, 1), limb(q([[6, -46], [12, -58], [8, -66]]), 3.4, 1)],
          p.pal.ink,
          { rim: 1.8, hand: 0 },
        );
      }
      // a head like a drop, over which the eyes go where they will
      flesh(
        p,
        half([[0, 18], [42, 28], [66, 70], [58, 120], [36, 160], [18, 192], [0, 200]], 450, 0),
        { ...g, R: 60, gap: 5, angle: 0.2, bend: 0.7, power: 1.7, tex: 0.2 },
      );
      for (const [x, y, r] of rows([424, 96, 11], [476, 62, 14], [462, 132, 8])) {
        p.fill(disc(x, y, r * 1.7, 20), p.pal.ink);
        p.fill(disc(x, y, r, 18), p.pal.accent);
        p.fill(disc(x + 2, y + 2, r * 0.42, 12), p.pal.ink);
        p.fill(limb([[x, y + r * 1.5], [x - 2, y + r * 2.6], [x, y + r * 4]], 2, 0.6), p.pal.ink);
      }
      for (const k of [1, -1])
        flesh(
          p,
          curve(
            [[450 + 50 * k, 210], [450 + 90 * k, 190], [450 + 112 * k, 226], [450 + 80 * k, 270], [450 + 48 * k, 250]],
            true,
            5,
          ),
          { ...g, R: 24, gap: 5, angle: 1.2 },
        );
      p.shape(
        curve(
          [[-10, 590, 1], [240, 600], [450, 590], [660, 602], [910, 588, 1], [910, 620, 1], [-10, 620, 1]],
          true,
          5,
        ),
        p.pal.ink,
        { rim: 2.4 },
      );
      T.grass(p, { y: 604, n: 90, h: 34 });
      T.person(p, { x: 240, y: 604, h: 60, pose: 'kneel', wear: 'coat', fill: p.pal.ink });
    },
  },
};
