// Small engravings for encounters: one thing, one light, much dark.
import {
  T,
  TOKENS as K,
  curve,
  disc,
  half,
  place,
  rows,
  taper,
  type Plate,
  type Plates,
} from '../../../web/src/art/kit';

const back = (p: Plate, x: number, y: number, ink = p.pal.soft, reach = 460) => {
  p.fill(p.all, p.pal.fore);
  T.rings(p, { x, y, r0: 60, reach, gap: 10, ink, power: 0.7, cloud: 0.5 });
};

export const plates: Plates = {
  enc_wolf: {
    tint: 'avalon',
    mood: 'moon',
    over: { accent: K.ember },
    light: [250, 90, 220, 900],
    draw(p) {
      back(p, 260, 130, p.pal.soft, 520);
      for (const x of [60, 160, 740, 830]) T.trunk(p, { x, w: 40, fill: p.pal.near, power: 0.7 });
      const g = { fill: p.pal.near, gap: 5.5, power: 1.25, tex: 1, grain: 0.08, rim: 3, bend: 0.4 };
      p.carve(
        curve(
          [
            [240, 620, 1],
            [266, 470],
            [330, 372],
            [450, 338],
            [570, 372],
            [636, 470],
            [664, 620, 1],
          ],
          true,
          6,
        ),
        { ...g, R: 120, angle: 1.2 },
      );
      for (const k of [-1, 1])
        p.carve(
          curve(
            place(
              [
                [60, 190, 1],
                [104, 86, 1],
                [150, 190],
                [140, 250],
                [90, 240],
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
          { ...g, R: 30, angle: 1.2 * k },
        );
      p.carve(
        half(
          [
            [0, 176],
            [70, 186],
            [132, 236],
            [150, 300],
            [176, 350, 1],
            [130, 372],
            [140, 410, 1],
            [92, 416],
            [74, 470],
            [50, 520],
            [0, 536],
          ],
          450,
          0,
        ),
        { ...g, R: 90, angle: 1.35 },
      );
      p.carve(
        half(
          [
            [0, 300],
            [34, 320],
            [46, 400],
            [56, 450],
            [40, 486],
            [0, 496],
          ],
          450,
          0,
        ),
        { ...g, R: 44, angle: 0.2, tex: 0.3, power: 1.4 },
      );
      p.fill(
        half(
          [
            [0, 424],
            [30, 428],
            [34, 446],
            [14, 462],
            [0, 464],
          ],
          450,
          0,
        ),
        p.pal.ink,
      );
      for (const k of [-1, 1]) {
        p.fill(
          curve(
            place(
              [
                [40, 318, 1],
                [70, 288],
                [106, 284, 1],
                [84, 318],
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
        p.fill(
          curve(
            place(
              [
                [56, 314, 1],
                [74, 296],
                [94, 294, 1],
                [78, 314],
              ],
              450,
              0,
              1,
              0,
              k,
            ),
            true,
            4,
          ),
          p.pal.accent,
        );
      }
      p.fill(
        curve(
          [
            [396, 486, 1],
            [450, 474],
            [504, 486, 1],
            [480, 530],
            [450, 540],
            [420, 530],
          ],
          true,
          5,
        ),
        p.pal.ink,
      );
      p.fill(
        [
          [
            [404, 484],
            [420, 481],
            [413, 516],
          ],
          [
            [480, 481],
            [496, 484],
            [488, 516],
          ],
          [
            [430, 480],
            [440, 478],
            [435, 496],
          ],
          [
            [460, 478],
            [470, 480],
            [465, 496],
          ],
          [
            [426, 532],
            [436, 534],
            [431, 512],
          ],
          [
            [464, 534],
            [474, 532],
            [469, 512],
          ],
        ],
        p.pal.cut,
        1,
        true,
      );
    },
  },
  enc_drowned: {
    tint: 'rlyeh',
    mood: 'moon',
    light: [640, 110, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 640, y: 130, r0: 70, reach: 420, gap: 10, power: 0.85, cloud: 0.7 });
      T.moon(p, { x: 640, y: 130, r: 58 });
      T.ridge(p, { y: 300, amp: 30, fill: p.pal.far, power: 0.5, depth: 60 });
      T.water(p, { y0: 330, path: [[640, 50]], base: 0.2 });
      const g = { fill: p.pal.near, gap: 5.5, power: 1.2, rim: 3, angle: 0.4, tex: 0.5 };
      for (const [x, y, s] of rows([330, 500, 1.2], [560, 420, 0.6], [740, 470, 0.75], [150, 430, 0.55])) {
        for (const [a, b, c] of rows([-26, -190, -44], [-8, -206, -10], [12, -202, 20], [30, -180, 46]))
          p.carve(
            taper(
              curve(
                place(
                  [
                    [a * 0.7, -120],
                    [(a + c) / 2 + 4, -160],
                    [c, b],
                  ],
                  x,
                  y,
                  s,
                ),
                false,
                7,
              ),
              (t) => 10 * s * (1 - 0.5 * t),
            ),
            { ...g, R: 8 * s },
          );
        p.carve(
          curve(
            place(
              [
                [-24, 20, 1],
                [-22, -60],
                [-34, -110],
                [-24, -136],
                [10, -140],
                [32, -120],
                [24, -60],
                [28, 20, 1],
              ],
              x,
              y,
              s,
            ),
            true,
            5,
          ),
          { ...g, R: 22 * s },
        );
        p.carve(
          taper(
            curve(
              place(
                [
                  [-28, -98],
                  [-56, -120],
                  [-60, -150],
                ],
                x,
                y,
                s,
              ),
              false,
              6,
            ),
            (t) => 11 * s * (1 - 0.5 * t),
          ),
          { ...g, R: 8 },
        );
        for (const R of [46, 74])
          p.fill(
            [disc(x, y + 8, R * s, 30, R * 0.24 * s), disc(x, y + 8, R * s - 3, 30, R * 0.24 * s - 2)],
            p.pal.cut,
            0.8,
          );
      }
    },
  },
  enc_toll: {
    tint: 'avalon',
    mood: 'dusk',
    light: [450, 220, 160, 760],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 450, y: 230, r0: 40, reach: 460, gap: 10, power: 0.9, cloud: 0.5 });
      p.fill(disc(450, 230, 38), p.pal.cut);
      T.ridge(p, { y: 330, amp: 40, fill: p.pal.far, power: 0.5, depth: 80 });
      T.ridge(p, {
        fn: (x) => 470 - 40 * Math.exp(-Math.pow((x - 450) / 300, 2)),
        fill: p.pal.near,
        power: 0.8,
        depth: 140,
      });
      for (const [x, h, s] of rows([300, 230, 1], [450, 280, -1], [610, 240, 1])) {
        p.shape(
          [
            taper(
              [
                [x + 62 * s, 580],
                [x + 56 * s, 560 - h * 1.3],
              ],
              () => 4,
            ),
            [
              [x + 44 * s, 566 - h * 1.3],
              [x + 56 * s, 516 - h * 1.3],
              [x + 68 * s, 566 - h * 1.3],
            ],
          ],
          p.pal.ink,
          { rim: 2, union: true, hand: 0 },
        );
        T.hooded(p, { x, y: 580, h, fill: p.pal.ink, rim: 3.4, power: 0.8, eyes: p.pal.accent });
      }
      T.grass(p, { y: 588, n: 120, h: 40 });
      T.tree(p, { x: 830, y: 604, h: 640, w: 26, fill: p.pal.ink });
    },
  },
  enc_stone_head: {
    tint: 'avalon',
    mood: 'day',
    light: [200, 90, 240, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 210, y: 120, r0: 50, reach: 460, gap: 10, power: 0.8, cloud: 0.5 });
      T.ridge(p, { y: 390, amp: 30, fill: p.pal.far, power: 0.5, depth: 80 });
      const g = { fill: p.pal.near, gap: 6, power: 1.1, tex: 0.9, grain: 0.035, rim: 3 };
      p.carve(
        curve(
          [
            [330, 520, 1],
            [316, 380],
            [330, 220],
            [400, 130],
            [510, 110],
            [610, 160],
            [660, 270],
            [650, 400],
            [610, 520, 1],
          ],
          true,
          7,
        ),
        { ...g, R: 110, angle: 0.3, gamma: 1.2 },
      );
      p.fill(
        curve(
          [
            [372, 300, 1],
            [400, 286],
            [450, 292],
            [464, 306, 1],
            [430, 330],
            [392, 326],
          ],
          true,
          5,
        ),
        p.pal.ink,
      );
      p.fill(
        curve(
          [
            [530, 306, 1],
            [550, 292],
            [596, 290],
            [618, 304, 1],
            [590, 328],
            [552, 328],
          ],
          true,
          5,
        ),
        p.pal.ink,
      );
      p.carve(
        curve(
          [
            [476, 280, 1],
            [512, 280, 1],
            [524, 380],
            [548, 408],
            [500, 424],
            [452, 408],
            [472, 380],
          ],
          true,
          5,
        ),
        { ...g, R: 26, power: 1.3 },
      );
      p.carve(
        curve(
          [
            [356, 286, 1],
            [400, 250],
            [476, 272, 1],
            [474, 290, 1],
            [400, 280],
          ],
          true,
          5,
        ),
        { ...g, R: 14 },
      );
      p.carve(
        curve(
          [
            [514, 272, 1],
            [586, 250],
            [634, 284, 1],
            [590, 280],
            [516, 290, 1],
          ],
          true,
          5,
        ),
        { ...g, R: 14 },
      );
      p.fill(
        curve(
          [
            [430, 460, 1],
            [500, 448],
            [572, 460, 1],
            [500, 474],
          ],
          true,
          5,
        ),
        p.pal.ink,
      );
      p.fill(
        taper(
          [
            [560, 130],
            [590, 210],
            [570, 260],
            [600, 330],
            [586, 400],
          ],
          (t) => 4 - 3 * t,
        ),
        p.pal.ink,
      );
      T.ridge(p, { fn: (x) => 510 + 8 * p.n(x / 30), fill: p.pal.fore, power: 0.8, depth: 90 });
      T.raven(p, { x: 470, y: 96, s: 1, flip: -1 });
      T.walker(p, { x: 250, y: 560, h: 110 });
      T.grass(p, { y: 590, n: 140, h: 44 });
    },
  },
  enc_wyrd: {
    tint: 'wyrd',
    mood: 'wyrd',
    light: [450, 240, 160, 700],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.whirl(p, { x: 450, y: 220, r0: 50, r1: 640, arms: 54, turns: 0.4, ink: p.pal.soft, power: 0.8 });
      p.fill(disc(450, 220, 52, 40, 66), p.pal.ink);
      T.hooded(p, {
        x: 450,
        y: 560,
        h: 330,
        fill: p.pal.ink,
        rim: 3.4,
        eyes: p.pal.accent,
        flare: 0.6,
        power: 0.7,
        arms: 1,
      });
      for (const k of [-1, 1])
        for (let i = 0; i < 4; i++)
          T.tree(p, {
            x: 450 + k * (240 + i * 70),
            y: 600,
            h: 420 + i * 60,
            w: 14,
            gnarl: 0.5,
            lean: k * -0.1,
            depth: 5,
            fill: p.pal.ink,
          });
      T.fog(p, { y: 560, h: 60, power: 0.9, n: 5 });
    },
  },
};
