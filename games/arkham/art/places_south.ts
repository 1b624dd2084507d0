// Places of Arkham: Southside.
import {
  T, curve, disc, half, place, rect, rows, smooth, taper, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bar, bust, dark, ground, lady, lie, wall } from './places_parts';

export const plates: Plates = {
  // The founder has stepped out of his frame.
  historical_society: {
    tint: 'southside',
    light: [240, 330, 70, 700],
    focus: [450, 300],
    draw(p) {
      wall(p, p.all, 300, 280, 560, { angle: 1.57, gap: 12, power: 0.55, fill: p.pal.near });
      p.shape(rect(-10, 452, 920, 14), p.pal.mid, { rim: 3, ink: p.pal.lamp });
      const frame = (x: number, y: number, w: number, h: number, inner: string) => {
        p.carve([rect(x - w, y - h, 2 * w, 2 * h), rect(x - w + 26, y - h + 26, 2 * w - 52, 2 * h - 52)], {
          R: 13, gap: 5.5, angle: 0.8, fill: p.pal.near, power: 1.5, rim: 3, ink: p.pal.lamp,
        });
        p.fill(rect(x - w + 26, y - h + 26, 2 * w - 52, 2 * h - 52), inner);
      };
      const puritan: Ring[] = [
        half(
          [
            [0, -92], [22, -90, 1], [27, -56, 1], [52, -54], [50, -46], [26, -46], [24, -26], [14, -10], [52, 0],
            [84, 24], [92, 130, 1],
          ],
          0,
          0,
          1,
          4,
        ),
      ];
      frame(480, 226, 150, 200, p.pal.near);
      p.cut(rect(356, 52, 248, 348), {
        gap: 8, ink: p.pal.soft, angle: 0.4, tone: (x, y) => 0.7 * Math.exp(-Math.hypot(x - 380, y - 240) / 190),
      });
      // bare canvas where he was
      const gone = puritan.map((r) => place(r, 480, 236, 1.26));
      p.shape(gone, p.pal.soft, { rim: 3, ink: p.pal.ink });
      p.cut(gone, {
        gap: 6, ink: p.pal.lamp, angle: 0.4, tone: (x, y) => 1.2 * Math.exp(-Math.hypot(x - 380, y - 260) / 170),
      });
      frame(768, 196, 92, 126, p.pal.fore);
      p.fill(
        half([[0, -60], [22, -50], [24, -20], [14, -4], [44, 8], [62, 40], [64, 104, 1]], 768, 192, 1, 4),
        p.pal.mid,
      );
      p.fill(half([[0, -40], [13, -36], [15, -18], [0, -4]], 768, 190, 1, 4), p.pal.soft);
      frame(80, 160, 84, 104, p.pal.fore);
      p.fill(half([[0, -54], [20, -46], [22, -16], [12, 0], [40, 12], [56, 80, 1]], 80, 158, 1, 4), p.pal.mid);
      p.fill(half([[0, -38], [12, -34], [14, -14], [0, -2]], 80, 158, 1, 4), p.pal.soft);
      ground(p, 466, p.pal.ink);
      lie(p, rect(0, 468, 900, 140), 300, 470, 230, { gap: 9, power: 0.8 });
      // wet steps away from the wall
      for (const [x, y, s] of rows([470, 480, 0.7], [520, 500, 0.8], [500, 526, 1], [560, 556, 1.2], [600, 594, 1.4]))
        p.fill(place(disc(0, 0, 17, 14, 7), x, y, s, 0.3), p.pal.ink);
      T.candle(p, { x: 240, y: 470, h: 74, w: 22, halo: 190 });
      dark(p, [rect(150, 468, 180, 18), rect(166, 480, 12, 130), rect(302, 480, 12, 130)], 2.6, p.pal.lamp);
      // and stands here
      p.shape(puritan.map((r) => place(r, 760, 470, 2.1)), p.pal.ink, { rim: 4, hand: 0.4 });
    },
  },
  // Ma waits at the head of the stairs with the lamp.
  mas_boarding_house: {
    tint: 'southside',
    light: [646, 130, 80, 640],
    focus: [500, 300],
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.cut(p.all, {
        angle: 1.57, gap: 16, ink: p.pal.soft, step: 20,
        tone: (x, y) => 0.75 * Math.exp(-Math.hypot(x - 646, y - 140) / 250),
      });
      T.rings(p, { x: 646, y: 140, r0: 34, reach: 260, gap: 10, ink: p.pal.lamp, power: 0.9, cloud: 0.1 });
      for (const [x, y, s] of rows([150, 190, 1], [318, 120, 0.8])) {
        p.shape(disc(x, y, 58 * s, 30, 74 * s), p.pal.mid, { rim: 3, ink: p.pal.lamp });
        p.fill(disc(x, y, 46 * s, 30, 62 * s), p.pal.ink);
        bust(p, x, y + 46 * s, 86 * s, s < 1 ? 'bun' : 'hat', 0);
      }
      // her shadow, larger than she is
      p.fill(
        place(
          half(
            [[0, -144], [8, -140], [9, -128], [5, -121], [18, -115], [22, -104], [15, -84], [26, -40], [32, 0, 1]],
            0,
            0,
            1,
            4,
          ),
          840,
          330,
          2.3,
        ),
        p.pal.ink,
        0.75,
      );
      const steps: Ring = [[560, 262]];
      for (let i = 0; i < 8; i++) steps.push([560 - i * 74, 262 + i * 46], [560 - i * 74, 308 + i * 46]);
      steps.push([-40, 640], [960, 640], [960, 262]);
      p.shape(steps, p.pal.fore, { rim: 0 });
      for (let i = 0; i < 8; i++) {
        const [x, y] = [560 - i * 74, 262 + i * 46];
        const tread: Ring = i
          ? [
              [x, y], [x + 74, y], [x + 300 + i * 20, y + 4], [x + 230 + i * 20, y + 30],
            ]
          : [
              [x, y], [960, y], [960, y + 26], [x + 230, y + 26],
            ];
        p.fill(tread, p.pal.mid);
        lie(p, tread, 646, 250, 190 - i * 6, { gap: 6, power: 1.3, tex: 0.3 });
        p.shape(rect(x - 4, y - 3, 78, 7), p.pal.soft, { hand: 0.4 });
      }
      lady(p, 600, 264, 218, 2.6, p.pal.lamp);
      p.fill(bar(618, 96 + 70, 650, 150, 8), p.pal.ink);
      p.fill(disc(646, 130, 15, 20, 20), p.pal.lamp);
      p.fill([rect(632, 148, 28, 8), rect(638, 104, 16, 6)], p.pal.ink, 1, true);
      // rail
      const rail: Ring[] = [bar(250, 640, 900, 236, 11), rect(560, 380, 0, 0)];
      for (let i = 0; i < 9; i++) {
        const x = 300 + i * 74;
        const y = 610 - i * 46;
        rail.push(half([[0, 0], [6, 10], [5, 60], [11, 90], [5, 130], [9, 260, 1]], x, y, 1, 4));
      }
      dark(p, rail, 3, p.pal.lamp);
      T.walker(p, { x: 128, y: 616, h: 300, rim: 3, ink: p.pal.lamp });
      dark(
        p,
        [rect(168, 530, 92, 64), taper(curve([[196, 532], [212, 512], [230, 532]], false, 5), () => 4)],
        3,
        p.pal.lamp,
      );
    },
  },
  // A rose of glass, three shafts of light, and only one of the pews is taken.
  south_church: {
    tint: 'southside',
    mood: 'moon',
    light: [250, 170, 130, 820],
    focus: [420, 300],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      wall(p, p.all, 250, 170, 330, { gap: 14, power: 0.7, fill: p.pal.fore });
      for (const x of [520, 700]) {
        p.shape(half([[0, -260], [44, -196], [58, -120, 1], [58, 180, 1]], x, 300, 1, 5), p.pal.ink, { rim: 3 });
        p.fill(half([[0, -236], [36, -184], [44, -116, 1], [44, 150, 1]], x, 300, 1, 5), p.pal.near);
      }
      p.shape(disc(250, 170, 158, 48), p.pal.ink, { rim: 4 });
      p.fill(disc(250, 170, 140, 48), p.pal.mid);
      const petal = (r0: number, r1: number, w: number) =>
        curve(
          [
            [0, -r0, 1], [w, -(r0 + r1) / 2 - 6], [w * 0.7, -r1 + 6], [0, -r1, 1], [-w * 0.7, -r1 + 6],
            [-w, -(r0 + r1) / 2 - 6],
          ],
          true,
          4,
        );
      for (let i = 0; i < 12; i++) {
        p.fill(place(petal(36, 96, 15), 250, 170, 1, i * 0.5236), p.pal.cut);
        p.fill(place(disc(0, -116, 15, 14), 250, 170, 1, i * 0.5236 + 0.2618), p.pal.soft);
      }
      p.fill(disc(250, 170, 26, 24), p.pal.cut);
      p.fill([bar(250, 150, 250, 192, 3), bar(238, 164, 262, 164, 3)], p.pal.ink, 1, true);
      for (const [a, b, c] of rows([170, 300, 450], [250, 470, 610], [320, 630, 740])) {
        const s: Ring = [[a, 230], [a + 56, 200], [c, 620], [b, 620]];
        p.fill(s, p.pal.cut, 0.07);
        p.cut(s, {
          angle: 0.86, gap: 10, step: 24, inset: 0,
          tone: (x, y) => 0.85 * smooth(700, 180, y) * (0.5 + 0.8 * p.n(x / 50, y / 120)),
        });
      }
      // pews
      for (const [i, y] of rows([0, 452], [1, 500], [2, 560])) {
        const x1 = 620 + i * 50;
        const pew: Ring = [[-10, y], [x1, y - 8], [x1 + 18, y + 90], [-10, y + 110]];
        if (i === 1) bust(p, 452, 516, 120, 'bun', 3);
        p.shape(pew, p.pal.ink, { rim: 4 });
        lie(
          p,
          [[-10, y + 3], [x1, y - 4], [x1 + 3, y + 26], [-10, y + 30]],
          420,
          y,
          210,
          { ink: p.pal.cut, gap: 6, power: 0.8 },
        );
      }
      T.hooded(p, { x: 748, y: 640, h: 430, fill: p.pal.ink, rim: 5, power: 0.9, gap: 7 });
      p.fill(bar(748, 300, 748, 372, 4), p.pal.cut);
      p.fill(bar(728, 322, 768, 322, 4), p.pal.cut);
    },
  },
};
