// What lies beside Arkham: its sky, its outskirts, the jail, and nowhere at all.
import {
  T, TAU, curve, disc, half, mix, place, rect, rows, taper, times, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { bar, dark, lie, wall } from './places_parts';

export const plates: Plates = {
  // From high above: the town is a handful of lights, and something passes between.
  sky: {
    tint: 'sky',
    mood: 'moon',
    light: [610, 170, 120, 860],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 610, y: 170, r0: 126, reach: 420, gap: 11, power: 1, cloud: 0.8, cx: 260, cy: 40 });
      T.moon(p, { x: 610, y: 170, r: 108 });
      T.stars(p, { n: 50, y1: 360, avoid: [610, 170, 200] });
      T.skyline(p, { y: 596, h: 46, w0: 16, w1: 36, lit: 0.16, fill: p.pal.fore, spires: 0.1 });
      for (const [y, n, c] of rows([430, 6, p.pal.far], [490, 7, p.pal.mid]))
        for (let i = 0; i < n; i++) {
          const [x, r] = [(i * 940) / n + p.r.in(-50, 50), p.r.in(46, 84)];
          if (x > 250 && x < 560 && y > 440) continue;
          p.carve(
            curve(
              times(9, (k) => [
                x + Math.cos((k / 9) * TAU) * r * 1.9 * p.r.in(0.85, 1.1),
                y + Math.sin((k / 9) * TAU) * r * 0.5 * p.r.in(0.8, 1.2),
              ]),
              true,
              4,
            ),
            { R: 34, gap: 7, angle: 0.04, fill: c, power: 1.1 },
          );
        }
      const flyer = (x: number, y: number, s: number, t: number, rim: number) => {
        const at = (r: Ring) => place(r, x, y, s, t);
        const w = (k: number) =>
          at(curve(
            [
              [k * 10, -16, 1], [k * 50, -62], [k * 118, -96, 1], [k * 190, -70], [k * 250, -6, 1], [k * 204, -18],
              [k * 186, 34, 1], [k * 150, 0], [k * 120, 48, 1], [k * 88, 10], [k * 54, 44, 1], [k * 14, 30, 1],
            ],
            true,
            5,
          ));
        dark(
          p,
          [
            w(1),
            w(-1),
            at(half([[0, -40], [9, -48, 1], [15, -34], [14, -20], [22, -4], [16, 40], [6, 66], [0, 70]], 0, 0, 1, 4)),
            at(taper(curve([[0, 56], [14, 100], [-10, 140], [8, 180], [26, 168]], false, 6), (u) => 6 - 4 * u)),
            ...[-1, 1].map((k) =>
              at(taper(curve([[k * 9, 46], [k * 26, 70], [k * 18, 100]], false, 4), (u) => 6 - 4 * u)),
            ),
          ],
          rim,
        );
      };
      flyer(790, 120, 0.28, 0.4, 1.6);
      flyer(690, 208, 0.22, -0.3, 0);
      flyer(592, 130, 0.3, 0.1, 0);
      flyer(140, 150, 0.42, -0.35, 2);
      flyer(330, 310, 1.2, -0.16, 4);
    },
  },
  // What the streets could not hold looks back at the lights from the last field.
  outskirts: {
    tint: '#4a4436',
    light: [520, 300, 70, 620],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, { y1: 300, power: 0.5 });
      T.rings(p, {
        x: 520, y: 320, r0: 110, reach: 260, gap: 12, squash: 0.66, ink: p.pal.lamp, power: 0.8, cloud: 0.4,
      });
      T.skyline(p, {
        y: 330, h: 56, x0: 400, x1: 660, w0: 18, w1: 34, lit: 0.25, fill: p.pal.fore, spires: 0.22, ink: p.pal.lamp,
      });
      T.ridge(p, { fn: (x) => 332 + 12 * Math.sin(x / 160), fill: p.pal.mid, depth: 90, power: 0.8 });
      const road = curve(
        [
          [508, 336, 1], [536, 336, 1], [560, 370], [500, 420], [640, 500], [640, 620, 1], [260, 620, 1], [380, 500],
          [430, 420], [520, 368],
        ],
        true,
        6,
      );
      p.fill(road, p.pal.far);
      lie(p, road, 520, 330, 210, { gap: 7, power: 1.1 });
      for (const [y, k] of rows([382, 1], [430, -1]))
        for (let i = 0; i < 9; i++) {
          const x = k > 0 ? 600 + i * 40 : 60 + i * 38;
          p.carve(
            curve(
              times(6, (j) => [
                x + Math.cos(j * 1.047) * 22 * p.r.in(0.8, 1.1), y + k * i * 1.5 + Math.sin(j * 1.047) * 15,
              ]),
              true,
              3,
            ),
            { R: 10, gap: 5.5, fill: p.pal.near, power: 1 },
          );
        }
      dark(
        p,
        [
          rect(240, 210, 14, 300), [[172, 226], [330, 214], [352, 238], [330, 258], [172, 258]],
          [[312, 272], [192, 278], [172, 296], [192, 312], [312, 306]],
        ],
        3,
        p.pal.lamp,
      );
      // the crowd
      const backs: Ring[] = [
        half([[0, -150], [16, -146], [22, -124], [14, -106], [40, -96], [58, -60], [64, 60, 1]], 700, 590, 1.25, 4),
        half([[8, -178, 1], [14, -140], [30, -110], [30, -84], [52, -70], [70, 40, 1]], 846, 600, 1.3, 4),
        curve(
          [[470, 640, 1], [486, 560], [520, 520], [560, 532], [582, 508, 1], [596, 540], [640, 580], [650, 640, 1]],
          true,
          5,
        ),
        half([[0, -70], [30, -66], [50, -40], [60, 0], [70, 60, 1]], 350, 606, 1.1, 5),
        curve(
          [
            [-20, 640, 1], [-10, 470], [30, 420], [70, 400], [76, 372, 1], [92, 398], [112, 396], [128, 368, 1],
            [130, 408], [150, 450], [190, 500], [206, 640, 1],
          ],
          true,
          5,
        ),
        ...[-1, 1].map((k) =>
          curve(
            [[250, 560, 1], [250 + k * 30, 480], [250 + k * 26, 446, 1], [250 + k * 56, 500], [250 + k * 66, 640, 1]],
            true,
            5,
          ),
        ),
        half([[0, -70], [12, -66], [16, -48], [30, -36], [40, 60, 1]], 250, 590, 1, 4),
        ...rows([350, -18, 0], [340, 14, 1], [356, 34, 1], [330, -36, 0]).map(([y, d]) =>
          taper(
            curve(
              [
                [350 + d * 0.6, 560], [350 + d * 1.6, 500], [350 + d * 1.1, 460 + (y - 340)],
                [350 + d * 2.2, 440 + (y - 340)],
              ],
              false,
              5,
            ),
            (t) => 8 - 6.5 * t,
          ),
        ),
      ];
      dark(p, backs, 4, p.pal.lamp);
      for (const [x, y] of rows([846, 440], [700, 412])) p.fill(disc(x, y + 10, 0.1, 3), p.pal.ink);
    },
  },
  // Down, or up: the hours have come off the dial.
  lost: {
    tint: 'void',
    mood: 'wyrd',
    light: [380, 270, 90, 760],
    focus: [430, 300],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.whirl(p, { x: 380, y: 270, r0: 84, r1: 640, arms: 46, turns: 0.75, ink: p.pal.soft, power: 1, squash: 0.86 });
      p.fill(disc(380, 270, 92, 40, 80), p.pal.cut);
      // a dial that unwinds
      const on = (a: number, r: number): Point => [380 + Math.cos(a) * r, 270 + Math.sin(a) * r * 0.86];
      const R = (i: number) => 116 * Math.pow(1.062, i);
      p.shape(
        taper(times(90, (i) => on(i * 0.131 - 1.57, R(i / 4))), (t) => 2 + 5 * t),
        p.pal.ink,
        { rim: 2.4, hand: 0 },
      );
      for (let i = 0; i < 23; i++) {
        const [a, r, w] = [i * 0.5236 - 1.57, R(i), 0.05 * R(i)];
        const [c, d] = [on(a, r * 1.05), on(a, r * 1.26)];
        const n = i % 3 ? [0] : [-1, 1];
        for (const k of n) {
          const [u, v] = [-Math.sin(a) * k * w * 0.9, Math.cos(a) * k * w * 0.9];
          p.shape(bar(c[0] + u, c[1] + v, d[0] + u, d[1] + v, w * 0.45, w * 0.62), p.pal.cut, { hand: 0.5 });
        }
      }
      // the hands have come off, and a wheel
      const hand = (x: number, y: number, s: number, a: number): Ring =>
        place([[-9, 20], [9, 20], [6, -110], [26, -124], [0, -190], [-26, -124], [-6, -110]], x, y, s, a);
      p.shape(hand(720, 470, 1.15, 0.9), p.pal.cut);
      p.shape(hand(690, 150, 0.7, -1.1), p.pal.cut);
      p.carve(
        [
          times(48, (i): Point => [
            130 + Math.cos(i / 7.64) * (i % 4 < 2 ? 104 : 86), 500 + Math.sin(i / 7.64) * (i % 4 < 2 ? 92 : 76),
          ]),
          disc(130, 500, 52, 30, 46),
        ],
        { R: 18, gap: 6.5, fill: p.pal.near, power: 1.2, rim: 3 },
      );
      // somebody, falling
      const at = (r: Ring) => place(r, 384, 268, 0.62, 2.5);
      dark(
        p,
        [
          at(half([[0, -76], [9, -72], [10, -60], [6, -52], [20, -46], [24, -20], [22, 14]], 0, 0, 1, 4)),
          at(curve(
            [[-22, 0, 1], [22, 0, 1], [60, 48], [44, 60, 1], [24, 40], [10, 70, 1], [-10, 46], [-40, 66, 1]],
            true,
            4,
          )),
          ...rows(
            [-18, -44, -66, -56, -88, -92], [18, -44, 58, -30, 92, -54],
            [-8, 40, -34, 84, -18, 124], [10, 40, 40, 76, 66, 112],
          ).map(([a, b, c, d, e, f]) =>
            at(taper(curve([[a, b], [c, d], [e, f]], false, 5), (t) => 9 - 5 * t)),
          ),
        ],
        0,
      );
      p.shape(
        place([[-26, 0], [-13, -4], [-11, -18], [11, -18], [13, -4], [26, 0], [0, 5]], 300, 338, 0.8, 2),
        p.pal.ink,
        { rim: 0 },
      );
    },
  },
  // The keys hang where every arm is a hand too short.
  jail: {
    tint: 'easttown',
    light: [760, 190, 90, 680],
    focus: [470, 320],
    draw(p) {
      wall(p, p.all, 760, 220, 400, { gap: 22, power: 0.55, fill: p.pal.near });
      p.fill(rect(-10, 470, 920, 150), p.pal.fore);
      // shadows of the bars come towards us over the floor
      for (let i = 0; i < 9; i++) {
        const x = 60 + i * 106;
        const s: Ring = [
          [760 + (x - 760) * 0.62 + 8, 474], [760 + (x + 84 - 760) * 0.62, 474], [760 + (x + 84 - 760) * 1.25, 620],
          [760 + (x - 760) * 1.25 + 14, 620],
        ];
        lie(p, s, 760, 480, 250, { gap: 8, power: 1 });
      }
      T.rings(p, { x: 760, y: 170, r0: 40, reach: 230, gap: 10, ink: p.pal.lamp, power: 0.8, cloud: 0.1 });
      p.fill(disc(760, 176, 22, 24, 28), p.pal.lamp);
      dark(
        p,
        [
          rect(734, 204, 52, 10), [[728, 146], [760, 118], [792, 146]], bar(760, 110, 760, 60, 3),
          bar(760, 62, 860, 62, 4), bar(736, 146, 736, 206, 2), bar(784, 146, 784, 206, 2),
        ],
        2,
        p.pal.lamp,
      );
      // the ring of keys
      const kx = 536;
      p.fill([bar(kx - 14, 214, kx + 4, 214, 5), disc(kx, 214, 6, 10)], p.pal.ink, 1, true);
      p.carve([disc(kx, 256, 44, 32), disc(kx, 256, 36, 32)], {
        R: 5, gap: 4.5, fill: p.pal.soft, power: 1.6, amb: 0.4, ink: p.pal.lamp, rim: 3,
      });
      for (const t of [-0.42, -0.05, 0.34]) {
        const q = (r: Ring) => place(r, kx + Math.sin(-t) * 40, 256 + Math.cos(t) * 40, 1.25, t);
        p.shape(
          [q(rect(-4, 0, 8, 92)), q(rect(0, 66, 22, 7)), q(rect(0, 80, 26, 9)), q(disc(0, -2, 13, 14))],
          p.pal.cut,
          { rim: 0, union: true },
        );
        p.fill(q(disc(0, -2, 6, 10)), p.pal.ink);
      }
      // bars, and the arm
      for (let i = 0; i < 9; i++)
        p.carve(rect(40 + i * 106, -10, 26, 640), {
          R: 13, gap: 9, angle: 0, bend: 0.4, fill: p.pal.ink, power: 0.45, rim: 4, ink: p.pal.lamp,
        });
      for (const y of [60, 474])
        p.carve(rect(-10, y, 920, 26), {
          R: 12, gap: 9, angle: 1.57, bend: 0.3, fill: p.pal.ink, power: 0.4, rim: 4, ink: p.pal.lamp,
        });
      const arm = taper(curve([[-40, 520], [150, 460], [300, 400], [376, 346]], false, 8), (t) => mix(54, 20, t));
      const fingers = rows([0.02, 74, 8], [-0.3, 82, 8], [-0.62, 76, 7.4], [-0.92, 60, 7], [0.62, 48, 8.4]).map(
        ([a, l, w]): Ring => {
          const [c, s] = [Math.cos(a - 0.4), Math.sin(a - 0.4)];
          return taper(
            curve(
              [[384, 338], [384 + c * l * 0.55, 338 + s * l * 0.55 + 3], [384 + c * l, 338 + s * l]] as Point[],
              false,
              5,
            ),
            (t) => w * (1.1 - 0.5 * t),
          );
        },
      );
      dark(
        p,
        [arm, disc(380, 340, 27, 20), ...fingers, [[240, 380], [300, 470], [250, 500], [190, 410]]],
        4,
        p.pal.lamp,
      );
      p.carve(rect(252, 330, 26, 300), {
        R: 13, gap: 6, angle: 0, bend: 0.4, fill: p.pal.ink, power: 1, rim: 4, ink: p.pal.lamp,
      });
    },
  },
};
