// Who waits in the rooms below.
import {
  T,
  TOKENS as K,
  curve,
  disc,
  half,
  mix,
  place,
  rect,
  rows,
  smooth,
  taper,
  type Plates,
  type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  sorcerer: {
    tint: 'catacombs',
    mood: 'night',
    light: [450, 372, 130, 560],
    focus: [450, 250, 400],
    draw(p) {
      p.pal.accent = K.tide;
      p.fill(p.all, p.pal.fore);
      const wallTone = (x: number, y: number) => 0.7 * Math.exp(-Math.hypot(x - 450, y - 330) / 260);
      for (let j = 0; j < 9; j++)
        for (let i = -1; i < 10; i++) {
          const x = i * 104 + (j % 2) * 52;
          const y = j * 66;
          const s = rect(x + 3, y + 3, 98, 60);
          p.cut(s, {
            gap: 8,
            min: 0.12,
            inset: 4,
            step: 16,
            ink: p.pal.soft,
            tone: (a, b) => wallTone(a, b) * (0.5 + p.n(i * 3.3, j * 5.1)) * (0.7 + 0.6 * p.n(a / 16, b / 12)),
          });
        }
      p.fill(
        curve(
          [
            [250, 610, 1],
            [250, 180, 1],
            [330, 80],
            [450, 40],
            [570, 80],
            [650, 180, 1],
            [650, 610, 1],
          ],
          true,
          8,
        ),
        p.pal.ink,
      );
      T.rings(p, { x: 450, y: 392, r0: 52, reach: 320, gap: 7.5, ink: p.pal.accent, power: 0.95, cloud: 0.25 });
      for (const x of [210, 690]) T.column(p, { x, y: 600, h: 480, w: 66, power: 1 });
      for (const [x, y] of rows([96, 470], [804, 470])) {
        T.candle(p, { x, y: y, h: 70, halo: 90 });
        p.carve(
          [
            [x - 40, 610],
            [x - 26, 474],
            [x + 26, 474],
            [x + 40, 610],
          ],
          { fill: p.pal.fore, R: 16, gap: 6, power: 0.7, light: [x, 380, 90, 400] },
        );
      }
      // robe, staff arms, skull under the hood
      p.carve(
        half(
          [
            [0, 96],
            [40, 104],
            [66, 150],
            [64, 200, 1],
            [120, 226],
            [176, 292],
            [188, 380],
            [166, 430],
            [176, 520],
            [196, 620, 1],
          ],
          450,
          0,
          1,
        ),
        {
          fill: p.pal.near,
          R: 74,
          gap: 6.5,
          angle: 1.57,
          bend: 0.3,
          power: 1.15,
          tex: 0.35,
          rim: 3,
          extra: (x, y, t) => t * (0.3 + 0.9 * smooth(-0.4, 0.6, Math.sin((x - 450) / 11 + p.n(x / 50, y / 90) * 5))),
        },
      );
      p.fill(
        half(
          [
            [0, 118],
            [30, 124],
            [48, 160],
            [46, 204],
            [30, 236],
          ],
          450,
          0,
          1,
        ),
        p.pal.ink,
      );
      T.skull(p, { x: 450, y: 184, s: 0.62, light: [450, 372, 110, 560], eyes: p.pal.accent, power: 1.2 });
      for (const k of [-1, 1]) {
        p.carve(
          curve(
            place(
              [
                [112, 262, 1],
                [150, 330],
                [158, 400],
                [112, 432],
                [70, 420],
                [62, 388],
                [92, 362],
                [96, 300],
              ],
              450,
              0,
              1,
              0,
              k,
            ),
            true,
            6,
          ),
          { fill: p.pal.near, R: 30, gap: 6, angle: 0.9 * k, power: 1.2, rim: 2.6 },
        );
        for (let i = 0; i < 5; i++) {
          const a = -0.5 + i * 0.36;
          p.shape(
            [
              taper(
                curve(
                  place(
                    [
                      [72, 404],
                      [72 - Math.cos(a) * 22, 404 - Math.sin(a) * 30],
                      [72 - Math.cos(a - 0.4) * 40, 398 - Math.sin(a) * 46],
                    ],
                    450,
                    0,
                    1,
                    0,
                    k,
                  ),
                  false,
                  5,
                ),
                (t) => mix(5.2, 1.4, t),
              ),
            ],
            p.pal.cut,
            { rim: 0, hand: 0 },
          );
        }
      }
      p.carve(disc(450, 388, 38, 36), {
        fill: p.pal.near,
        ink: p.pal.accent,
        R: 38,
        gap: 5,
        angle: 0.4,
        power: 1.6,
        amb: 0.2,
        light: [434, 366, 60, 300],
        rim: 2.6,
        gamma: 0.8,
      });
      T.eye(p, { x: 450, y: 390, r: 15, glow: p.pal.cut, lid: 0.8 });
      p.shape(
        [
          [330, 470],
          [570, 470],
          [600, 610],
          [300, 610],
        ],
        p.pal.fore,
        { rim: 2.6, ink: p.pal.accent },
      );
      p.cut(
        [
          [330, 470],
          [570, 470],
          [600, 610],
          [300, 610],
        ],
        { gap: 7, ink: p.pal.accent, tone: (x, y) => 0.5 * Math.exp(-Math.hypot(x - 450, y - 470) / 90) },
      );
      T.book(p, { x: 450, y: 500, s: 0.9, light: [450, 380, 90, 400] });
    },
  },
  gorgon: {
    tint: 'catacombs',
    mood: 'night',
    over: { accent: K.moss },
    light: [640, 120, 240, 820],
    focus: [450, 250, 460],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 650, y: 110, r0: 40, reach: 520, gap: 9, ink: p.pal.soft, power: 0.7, cloud: 0.5 });
      for (const x of [120, 800]) T.column(p, { x, y: 640, h: 560, w: 92, fill: p.pal.near, power: 0.9 });
      const snake = (pts: Ring, w: number) => {
        const c = curve(pts, false, 9);
        const e = c[c.length - 1]!;
        const f = c[c.length - 4]!;
        const a = Math.atan2(e[1] - f[1], e[0] - f[0]);
        p.tube(c, (t) => w * (0.95 - 0.35 * t), {
          fill: p.pal.fore,
          gap: 7,
          power: 1.1,
          bulge: 0.3,
          max: 0.6,
          rim: 2.4,
        });
        p.carve(
          curve(
            place(
              [
                [-8, -w * 0.6],
                [w * 0.7, -w * 0.95],
                [w * 2.1, -w * 0.36],
                [w * 2.3, 0],
                [w * 2.1, w * 0.36],
                [w * 0.7, w * 0.95],
                [-8, w * 0.6],
              ],
              e[0],
              e[1],
              1,
              a,
            ),
            true,
            5,
          ),
          { fill: p.pal.near, R: w * 0.8, gap: 5, power: 1.3, rim: 2.2 },
        );
        for (const k of [-1, 1])
          for (const [x, y] of place([[w * 0.95, k * w * 0.42]], e[0], e[1], 1, a))
            p.fill(disc(x, y, 2.9, 8), p.pal.accent);
        p.fill(
          taper(
            curve(
              place(
                [
                  [w * 2.2, 0],
                  [w * 2.9, 2],
                  [w * 3.3, -4],
                ],
                e[0],
                e[1],
                1,
                a,
              ),
              false,
              4,
            ),
            () => 1.3,
          ),
          p.pal.accent,
        );
      };
      const S = (i: number, n: number, R: number, w: number, wig: number) => {
        const a = -Math.PI * (0.02 + (0.96 * i) / (n - 1));
        const c = Math.cos(a);
        const s = Math.sin(a);
        const nx = -s;
        const ny = c;
        snake(
          [
            [450 + c * 66, 250 + s * 66],
            [450 + c * R * 0.55 + nx * wig, 230 + s * R * 0.5 + ny * wig],
            [450 + c * R * 0.8 - nx * wig, 230 + s * R * 0.72 - ny * wig],
            [450 + c * R, 230 + s * R * 0.86],
            [450 + c * (R + 34), 230 + s * (R + 30) * 0.86 + 12],
          ],
          w,
        );
      };
      for (let i = 0; i < 11; i++) S(i, 11, 276 - (i % 2) * 44, 17, i % 2 ? 30 : -30);
      for (let i = 0; i < 9; i++) S(i, 9, 186 + (i % 2) * 22, 19, i % 2 ? -22 : 22);
      p.carve(
        half(
          [
            [0, 396],
            [64, 404],
            [70, 450, 1],
            [150, 476],
            [240, 520],
            [280, 620, 1],
          ],
          450,
          0,
          1,
        ),
        { fill: p.pal.fore, R: 60, gap: 6.5, angle: 0.2, power: 0.9, rim: 2.6 },
      );
      p.carve(
        half(
          [
            [0, 140],
            [60, 146],
            [104, 186],
            [114, 244],
            [106, 300],
            [86, 352],
            [54, 400],
            [20, 424],
          ],
          450,
          0,
          1,
        ),
        {
          fill: p.pal.near,
          R: 96,
          gap: 5.5,
          angle: 0.2,
          bend: 0.55,
          power: 1.35,
          tex: 0.12,
          rim: 3,
          gamma: 1.25,
          extra: (x, y, t) => {
            const u = Math.abs(x - 450);
            const v = y;
            return t * (1 - 0.5 * Math.exp(-Math.pow((u - 74) / 26, 2) - Math.pow((v - 330) / 40, 2)));
          },
        },
      );
      for (const k of [-1, 1]) {
        p.fill(
          curve(
            place(
              [
                [18, 262],
                [30, 240],
                [66, 228],
                [92, 240],
                [86, 266],
                [52, 278],
              ],
              450,
              0,
              1,
              0,
              k,
            ),
            true,
            5,
          ),
          p.pal.ink,
        );
        T.eye(p, { x: 450 + 54 * k, y: 256, r: 17, turn: -0.2 * k, glow: p.pal.accent, lid: 0.8 });
        T.rings(p, { x: 450 + 54 * k, y: 256, r0: 26, reach: 34, gap: 5.5, ink: p.pal.accent, power: 0.7, cloud: 0 });
        p.shape(
          curve(
            place(
              [
                [8, 240, 1],
                [34, 214],
                [74, 204],
                [108, 224, 1],
                [72, 220],
                [36, 232],
              ],
              450,
              0,
              1,
              0,
              k,
            ),
            true,
            5,
          ),
          p.pal.ink,
          { rim: 2 },
        );
        p.shape(
          curve(
            [
              [450 + k * 10, 250],
              [450 + k * 11, 300],
              [450 + k * 25, 322],
              [450 + k * 12, 330],
              [450 + k * 4, 326],
            ],
            true,
            4,
          ),
          p.pal.ink,
          { rim: 0, o: 0.75 },
        );
      }
      p.fill(
        curve(
          [
            [394, 356, 1],
            [424, 346],
            [450, 352],
            [476, 346],
            [506, 356, 1],
            [478, 386],
            [450, 390],
            [422, 386],
          ],
          true,
          5,
        ),
        p.pal.ink,
      );
      p.fill(
        [
          [
            [412, 352],
            [424, 351],
            [417, 380],
          ],
          [
            [476, 351],
            [488, 352],
            [483, 380],
          ],
          ...[-12, 0, 12].map((u): Ring => [
            [450 + u - 5, 352],
            [450 + u + 5, 352],
            [450 + u, 362],
          ]),
        ],
        p.pal.cut,
        1,
        true,
      );
    },
  },
};
