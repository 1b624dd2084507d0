// Places of Avalon that are no longer what they were.
import {
  T, clamp, curve, disc, half, mix, place, rect, rows, smooth, taper, times, type Plate, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bars, cloth, dark, fig, folk, roundhouse, sky } from './places_parts';

/** The print of a hand: palm and five fingers. */
const print = (x: number, y: number, s: number, turn = 0): Ring[] => [
  curve(place([[-24, 30], [-28, -6], [0, -16], [28, -6], [22, 34], [0, 42]], x, y, s, turn), true, 4),
  ...rows(
    [-23, -20, -34, -62, 7], [-8, -22, -11, -80, 7.5], [8, -22, 13, -78, 7.5], [22, -18, 34, -60, 6.5],
    [-28, 18, -62, -14, 8],
  ).map(([a, b, c, d, w]) =>
    taper(place([[a, b], [(a + c) / 2, (b + d) / 2], [c, d]], x, y, s, turn), (t) => w * s * (t < 0.9 ? 1 : 0.5)),
  ),
];

const goose = (p: Plate, x: number, y: number, s: number, k: number) =>
  p.carve(
    curve(
      place(
        [
          [-62, -34, 1], [-30, -58], [10, -56], [30, -66], [34, -100], [28, -118], [36, -132], [50, -132],
          [72, -120, 1], [50, -114], [50, -80], [44, -40], [20, -14], [12, -12], [14, 0, 1], [0, 0, 1], [0, -12],
          [-20, -12], [-20, 0, 1], [-32, 0, 1], [-32, -14], [-46, -20],
        ],
        x,
        y,
        s,
        0,
        s * k,
      ),
      true,
      4,
    ),
    { fill: dark(p) ? p.pal.near : p.pal.soft, R: 22 * s, gap: 5, angle: 0.4 * k, amb: dark(p) ? 0 : 0.25, rim: 2.6 },
  );

export const plates: Plates = {
  cuanacht_redeemed: {
    tint: '#566a52',
    mood: 'day',
    light: [600, 300, 130, 800],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      if (dark(p)) T.whirl(p, { x: 600, y: 250, r0: 120, r1: 800, arms: 44, turns: 0.3, ink: p.pal.soft, power: 0.8 });
      else T.rings(p, { x: 600, y: 300, r0: 110, reach: 560, gap: 11, cloud: 0.35 });
      T.ridge(p, { y: 330, amp: 30, fill: p.pal.far, power: 0.5, depth: 60 });
      roundhouse(p, 120, 440, 1.25, { lit: !dark(p), smoke: !dark(p) });
      roundhouse(p, 330, 420, 0.8, { lit: !dark(p) });
      roundhouse(p, 850, 430, 1, { lit: !dark(p) });
      T.ridge(p, { fn: (x) => 440 + 6 * p.n(x / 40), fill: p.pal.near, power: 0.8, depth: 160, gap: 11 });
      // the stone, with a hand sunk in it as in dough
      p.carve(
        curve(
          [
            [480, 580, 1], [470, 380], [490, 180], [540, 60], [610, 44], [680, 110], [716, 260], [722, 430],
            [736, 590, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.fore, R: 70, gap: 6.5, angle: 1.4, power: 0.9, tex: 0.9, rim: 3, light: [330, 200, 200, 800] },
      );
      if (dark(p))
        for (const [x, y, s, t] of rows(
          [536, 470, 0.7, -0.5], [660, 200, 0.6, 0.4], [560, 160, 0.5, -0.2], [676, 480, 0.8, 0.6],
        ))
          p.fill(print(x, y, s, t), p.pal.soft, 1, true);
      p.fill(print(600, 330, 1.25, 0.08), dark(p) ? p.pal.accent : p.pal.lamp, 1, true);
      T.grass(p, { y: 580, n: 60, h: 26, x0: 440, x1: 780, spread: 6 });
      if (dark(p))
        for (const [x, y, h] of rows([380, 560, 150], [300, 590, 170], [810, 580, 170]))
          fig(p, x, y, h, { face: 'void', eyes: p.pal.accent, rim: 3 });
      else {
        folk(p, 404, 580, 170);
        folk(p, 340, 584, 104);
        folk(p, 296, 590, 120);
      }
      // a split hazel stick over the trough
      p.carve(
        [[40, 600], [26, 540], [216, 536], [204, 600]], { fill: p.pal.fore, R: 12, gap: 7, angle: 0, bend: 0, rim: 3 },
      );
      bars(p, [[44, 560, 44, 440, 6], [196, 560, 196, 436, 6], [20, 462, 226, 448, 7]], p.pal.ink, 3);
      p.fill(
        times(7, (i): Ring => [
          [52 + i * 22, 466 - i * 1.5], [60 + i * 22, 466 - i * 1.5], [56 + i * 22, 454 - i * 1.5],
        ]),
        p.pal.cut,
        1,
        true,
      );
    },
  },
  sated_cuanacht: {
    tint: '#6b4f3a',
    mood: 'dusk',
    light: [300, 150, 170, 900],
    draw(p) {
      sky(p, 300, 150, 34, 480, 1);
      T.ridge(p, { y: 236, amp: 26, fill: p.pal.far, power: 0.5, depth: 50 });
      for (const [x, y, s] of rows([90, 290, 0.8], [500, 270, 0.5], [790, 300, 1]))
        roundhouse(p, x, y, s, { lit: true, smoke: !dark(p) });
      T.ridge(p, { fn: () => 284, fill: p.pal.near, depth: 160, power: 0.6 });
      p.carve(
        curve([[284, 300, 1], [282, 230], [290, 180], [306, 178], [318, 236], [320, 300, 1]], true, 5),
        { fill: p.pal.ink, R: 18, angle: 1.4, power: 0.8, rim: 2.6 },
      );
      const left = (t: number): [number, number] => [mix(290, 210, t), mix(304, 560, t)];
      const right = (t: number): [number, number] => [mix(330, 900, t), mix(304, 500, t)];
      const diner = (x: number, y: number, h: number, k: number) => {
        p.carve(
          curve(
            place(
              [
                [-46, 40, 1], [-52, -20], [-38, -60], [-12, -72], [-18, -90], [-8, -112], [12, -112], [22, -92],
                [12, -72], [40, -58], [54, -16], [48, 40, 1],
              ],
              x,
              y,
              h / 110,
              0.16 * k,
            ),
            true,
            4,
          ),
          { fill: p.pal.ink, R: 30 * (h / 110), gap: 6, angle: 1.4, power: 0.9, rim: 3 },
        );
        if (dark(p))
          p.fill(
            [-1, 1].map((e) => disc(x + h * 0.02 + 0.07 * e * h, y - h * 0.86, 0.035 * h, 8)), p.pal.accent, 1, true,
          );
      };
      for (let i = 0; i < 6; i++) {
        const t = Math.pow((i + 0.6) / 5.5, 1.35);
        const [x, y] = right(t);
        if (i < 5) diner(x + 10, y - 16 - 24 * t, 44 + 150 * t, -1);
      }
      const top: Ring = [left(0), right(0), right(1), [900, 640], [300, 640], left(1)];
      p.shape(top, dark(p) ? p.pal.mid : p.pal.cut, {});
      p.cut(top, {
        angle: 0.5,
        gap: 9,
        ink: dark(p) ? p.pal.soft : p.pal.far,
        tone: (x, y) => 0.55 * smooth(0.5, 0.75, p.n(x / 60, y / 22)),
      });
      // what is on it
      for (const [t, u] of rows(
        [0.16, 0.5], [0.3, 0.35], [0.34, 0.75], [0.5, 0.5], [0.62, 0.8], [0.72, 0.32], [0.86, 0.62],
      )) {
        const [a, b] = left(t);
        const [c, d] = right(t);
        const [x, y, s] = [mix(a, c, u), mix(b, d, u), 0.25 + 0.85 * t];
        p.fill(disc(x, y + 4, 62 * s, 24, 24 * s), dark(p) ? p.pal.fore : p.pal.soft);
        if (dark(p)) p.fill(print(x, y, 0.5 * s, u * 3), p.pal.accent, 0.9, true);
        else if (u === 0.5)
          p.carve(
            [
              curve(place([[-56, 6], [-40, -30], [0, -44], [40, -34], [58, 4], [0, 14]], x, y, s), true, 5),
              taper(place([[34, -16], [78, -34]], x, y, s), () => 7 * s),
              taper(place([[30, -4], [74, -12]], x, y, s), () => 7 * s),
            ],
            { fill: p.pal.near, R: 26 * s, gap: 5, union: true, rim: 2 },
          );
        else if (u > 0.7)
          p.carve(
            curve(
              place(
                [[-22, 8, 1], [-28, -30], [-12, -54], [-16, -74, 1], [16, -74, 1], [12, -54], [28, -30], [22, 8, 1]],
                x, y, s,
              ),
              true,
              5,
            ),
            { fill: p.pal.fore, R: 20 * s, gap: 5, angle: 0, rim: 2 },
          );
        else
          p.carve(
            [0, 1, 2].map((i) => disc(x + (i - 1) * 26 * s, y - 12 * s - (i % 2) * 22 * s, 26 * s, 14, 18 * s)),
            { fill: p.pal.near, R: 16 * s, gap: 5, union: true, rim: 2 },
          );
      }
      for (let i = 0; i < 4; i++) {
        const t = Math.pow((i + 0.7) / 3.7, 1.3);
        const [x, y] = left(t);
        diner(x - 20 - 40 * t, y + 24 * t, 60 + 190 * t, 1);
      }
    },
  },
  silent_whitening: {
    tint: '#727e7c',
    mood: 'night',
    light: [400, 200, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      if (dark(p)) T.rays(p, { x: 400, y: 250, r0: 20, r1: 500, n: 90 });
      else T.rings(p, { x: 400, y: 250, r0: 20, reach: 300, gap: 10, cloud: 0.4 });
      T.ridge(p, { y: 320, amp: 10, fill: p.pal.far, power: 0.5, depth: 30 });
      const z = (t: number) => [mix(400, -420, t), mix(400, 1140, t), mix(330, -260, t), mix(330, 640, t)] as const;
      // white houses on both sides
      for (let i = 0; i < 4; i++) {
        const a = z([0.09, 0.17, 0.31, 0.52][i]!);
        const b = z([0.16, 0.29, 0.49, 0.95][i]!);
        for (const k of [0, 1]) {
          const lit = k === 1;
          const e = (b[2] - a[2]) * 0.25;
          p.carve(
            [
              [a[k]!, a[3]], [a[k]!, a[2] + 40], [(a[k]! + b[k]!) / 2, (a[2] + b[2]) / 2 - 20 + e * 0.2],
              [b[k]!, b[2] + 90], [b[k]!, b[3]],
            ],
            {
              fill: dark(p) ? p.pal.near : lit ? p.pal.soft : p.pal.near,
              R: 8,
              gap: 8,
              angle: lit ? -0.4 : 0.4,
              bend: 0,
              power: lit ? 0.9 : 0.5,
              amb: dark(p) ? 0 : lit ? 0.2 : 0,
              tex: 1,
            },
          );
          const m = z([0.125, 0.23, 0.42, 0.7][i]!);
          const n = z([0.145, 0.26, 0.47, 0.8][i]!);
          p.fill(
            [[m[k]!, m[3]], [m[k]!, mix(m[3], m[2], 0.42)], [n[k]!, mix(n[3], n[2], 0.42)], [n[k]!, n[3]]], p.pal.ink,
          );
        }
      }
      const road: Ring = [[370, 340], [430, 340], [920, 610], [920, 640], [-120, 640], [-120, 610]];
      p.fill(road, p.pal.fore);
      p.cut(road, {
        gap: 10,
        tone: (x, y) => clamp(1.1 - Math.abs(x - 400) / (y - 200)) * smooth(0.4, 0.65, p.n(x / 70, y / 9)),
      });
      // every shroud the town owned
      for (const t of [0.1, 0.17, 0.29, 0.46]) {
        const [l, r, top] = z(t);
        const y = top + 46 + t * 40;
        bars(p, [[l, y, r, y - 6, 1 + 3 * t]]);
        const n = 4;
        for (let i = 0; i < n; i++) {
          const x = mix(l, r, (i + 0.12) / n);
          const w = ((r - l) / n) * 0.8;
          const h = (70 + 440 * t) * (0.8 + 0.25 * p.r()) * 0.6;
          if (t > 0.4 && (i === 1 || i === 3)) continue;
          if (!dark(p))
            cloth(
              p,
              [
                [x, y, 1], [x + w, y, 1], [x + w * 1.14, y + h * 0.55], [x + w * 1.1, y + h, 1],
                [x + w * 0.7, y + h * 0.94], [x + w * 0.3, y + h * 1.02], [x + w * 0.1, y + h, 1],
              ],
              1.1,
            );
          else {
            // somebody is in each
            const q = [
              [0.5, 0], [0.68, 0.06], [0.7, 0.22], [0.62, 0.3], [1, 0.42], [1.02, 1], [0.5, 0.92], [-0.02, 1],
              [0, 0.42], [0.38, 0.3], [0.3, 0.22], [0.32, 0.06],
            ];
            cloth(p, q.map(([u, v]) => [x + u! * w, y + v! * h]));
            p.fill(
              [
                disc(x + w * 0.43, y + h * 0.15, w * 0.05, 9), disc(x + w * 0.57, y + h * 0.15, w * 0.05, 9),
                disc(x + w * 0.5, y + h * 0.25, w * 0.06, 9, w * 0.09),
              ],
              p.pal.ink,
              1,
              true,
            );
          }
        }
      }
      // red hands in a lap
      p.shape(
        curve([
          [742, 640, 1], [736, 560], [700, 540], [694, 504], [730, 470], [744, 448], [740, 420], [760, 396],
          [788, 402], [796, 430], [786, 452], [818, 480], [836, 640, 1],
        ]),
        p.pal.ink,
        { rim: 3.4 },
      );
      p.fill(
        [
          curve([[692, 520], [722, 508], [742, 520], [726, 538], [698, 536]], true, 5),
          curve([[714, 540], [740, 528], [760, 538], [742, 556], [718, 554]], true, 5),
        ],
        dark(p) ? p.pal.accent : '#c26a58',
        1,
        true,
      );
      for (const [x, y, s, k] of rows([180, 560, 0.9, 1], [320, 500, 0.6, 1], [110, 500, 0.5, 1], [420, 590, 1.1, -1]))
        if (!dark(p) || s > 1) goose(p, x, y, s, k);
    },
  },
  reopened_conclave: {
    tint: '#6b5646',
    mood: 'day',
    light: [140, -20, 260, 1000],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      const beam: Ring = [[60, -20], [300, -20], [700, 640], [180, 640]];
      if (!dark(p)) {
        p.fill(beam, p.pal.sky);
        p.cut(beam, {
          angle: 1.02,
          gap: 13,
          tone: (x, y) => 0.7 * (1 - y / 760) * smooth(0.2, 0.6, p.n(x / 20, y / 200)),
        });
      }
      // one wall scrubbed as high as a child can reach
      p.carve(
        [[-20, 470], [-20, 30], [60, 60], [90, 20], [170, 120], [230, 90], [330, 190], [330, 450]],
        { fill: p.pal.near, R: 10, gap: 9, angle: 0.05, bend: 0, power: 0.5, tex: 1 },
      );
      p.fill(
        curve([[10, 452, 1], [6, 260, 1], [120, 250], [310, 268, 1], [316, 440, 1]], true, 5),
        dark(p) ? p.pal.ink : p.pal.soft,
      );
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 9; i++) T.rune(p, 34 + i * 32, 290 + j * 44, 12, dark(p) ? p.pal.accent : p.pal.ink, 2.2);
      // the great kiln
      p.carve(
        half([[0, 40], [60, 44], [70, 100], [150, 190], [220, 330], [240, 520, 1], [0, 520]], 650, 0),
        { fill: p.pal.near, R: 150, gap: 9, angle: 0, bend: 0.25, power: 1.15, tex: 1, grain: 0.04, rim: 3 },
      );
      p.shape(rect(580, 22, 140, 24), p.pal.ink, { rim: 3 });
      const arch = (x: number, w: number, h: number) =>
        curve(
          [[x - w, 514, 1], [x - w, 514 - h * 0.6, 1], [x, 514 - h], [x + w, 514 - h * 0.6, 1], [x + w, 514, 1]], true,
          6,
        );
      p.fill(arch(656, 104, 260), p.pal.fore);
      p.fill(arch(656, 84, 230), p.pal.ink);
      T.ridge(p, {
        fn: (x) => (dark(p) ? 505 : 500) + 6 * p.n(x / 40),
        fill: p.pal.near,
        depth: 140,
        power: 1.1,
        gap: 11,
      });
      if (dark(p)) {
        // shut again, from within
        p.carve(arch(664, 72, 214), { fill: p.pal.near, R: 10, gap: 9, angle: 1.57, bend: 0, power: 0.7, tex: 1 });
        p.fill(curve([[586, 512, 1], [588, 380], [612, 318, 1], [596, 384], [594, 512, 1]], true, 4), p.pal.accent);
        p.shape(
          times(4, (i) =>
            taper([[586, 400 + i * 17], [616, 404 + i * 17]], (t) => 6 - 2 * t),
          ),
          p.pal.ink,
          { rim: 3, union: true },
        );
        for (let i = 0; i < 9; i++)
          p.fill(
            taper([[622 + i * 12, 390 + 20 * p.r()], [626 + i * 12, 460 + 30 * p.r()]], (t) => 2.6 - 2 * t), p.pal.cut,
          );
      } else {
        p.carve(
          [[560, 520], [556, 316], [486, 296], [480, 546]],
          { fill: p.pal.fore, R: 8, gap: 9, angle: 1.57, bend: 0, power: 0.8, rim: 3 },
        );
        p.fill(
          times(8, (i) =>
            taper([[496 + i * 7, 350 + (i % 3) * 16], [498 + i * 7, 420 + (i % 4) * 20]], (t) => 2.4 - 1.8 * t),
          ),
          p.pal.cut,
          1,
          true,
        );
      }
      // six stools, an unlit lamp
      for (const [i, x, y, h] of rows(
        [0, 150, 560, 130], [1, 250, 540, 104], [2, 346, 532, 120], [3, 440, 548, 96], [4, 520, 576, 136],
        [5, 66, 600, 150],
      )) {
        const s = h / 120;
        bars(
          p,
          [
            [x - 24 * s, y, x + 24 * s, y, 5 * s], [x - 18 * s, y, x - 24 * s, y + 40 * s, 3.4 * s],
            [x + 18 * s, y, x + 24 * s, y + 40 * s, 3.4 * s],
          ],
          p.pal.ink,
          3,
        );
        if (!dark(p))
          p.shape(
            curve(
              place(
                [
                  [-28, 0, 1], [-32, -40], [-22, -64], [-8, -72], [-14, -90], [0, -106], [14, -90], [8, -72],
                  [22, -64], [32, -40], [28, 0, 1],
                ],
                x,
                y,
                s,
              ),
              true,
              4,
            ),
            p.pal.ink,
            { rim: 3.4 },
          );
        else if (i === 2) p.fill(disc(x, y - 6, 22, 20, 5), p.pal.cut);
      }
      bars(p, [[296, 606, 344, 606, 4]]);
      p.shape(
        [
          curve(place([[-16, 0, 1], [-20, -20], [0, -32], [20, -20], [16, 0, 1]], 320, 604, 1.2), true, 5),
          taper(curve([[306, 576], [320, 548], [334, 576]], false, 5), () => 3),
        ],
        p.pal.ink,
        { rim: 3.4, union: true },
      );
      p.shape(
        curve(
          place(
            [
              [-40, -40, 1], [-22, -26], [0, -30], [10, -46], [22, -50], [34, -42, 1], [24, -36], [22, -8], [4, 4],
              [-16, 2], [-30, -12],
            ],
            640,
            606,
            1.4,
          ),
          true,
          4,
        ),
        dark(p) ? p.pal.ink : p.pal.soft,
        { rim: 3 },
      );
    },
  },
};
