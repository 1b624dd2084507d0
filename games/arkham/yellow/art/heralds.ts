// The herald of the play.
import {
  T, curve, disc, half, place, rect, rows, smooth, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { flesh, limb } from '../../art/monster_parts';

export const plates: Plates = {
  the_king_in_yellow: {
    tint: 'yellow',
    over: { accent: '#e8c94a' },
    light: [450, 560, 110, 800],
    focus: [450, 260, 600],
    draw(p) {
      p.fill(p.all, p.pal.haze);
      // the second act: light from the boards falls up the backcloth
      T.rays(p, {
        x: 450, y: 590, r0: 60, r1: 800, n: 150, from: -2.7, to: -0.44, power: 1.2, vary: 0.3, ink: p.pal.cut,
      });
      // what he throws upon it is larger than he is, and is not the same
      const rags: Point[] = times(9, (i): Point[] => [
        [664 - i * 54, 430 + 60 * p.n(i * 2.3)], [640 - i * 54, 520 + 40 * p.n(i, 4)],
      ]).flat();
      const shade: Ring = [
        ...curve(
          [
            [236, 540], [212, 430], [250, 316], [322, 252], [392, 226], [410, 196], [384, 160], [386, 118],
            [372, 92, 1],
          ],
          false,
          5,
        ),
        [340, 20], [390, 74], [404, -4], [432, 64], [452, -16], [474, 64], [500, -2], [514, 76], [562, 22],
        ...curve(
          [
            [532, 92, 1], [518, 118], [520, 160], [496, 196], [514, 226], [586, 254], [652, 320], [690, 430],
            [664, 540],
          ],
          false,
          5,
        ),
        ...rags,
      ];
      p.shape(shade, p.pal.ink, { rim: 0 });
      for (const k of [1, -1])
        for (let i = 0; i < 4; i++)
          p.fill(
            limb(
              [
                [450 + 150 * k, 300 + i * 30], [450 + (206 + i * 10) * k, 230 + i * 50],
                [450 + (250 - i * 8) * k, 270 + i * 60], [450 + (262 + i * 14) * k, 200 + i * 70],
              ],
              15,
              1,
            ),
            p.pal.ink,
          );
      // curtains
      for (const k of [1, -1])
        p.carve(
          curve(
            [
              [450 + 470 * k, -20, 1], [450 + 262 * k, -20, 1], [450 + 248 * k, 160], [450 + 290 * k, 330],
              [450 + 340 * k, 420], [450 + 290 * k, 500], [450 + 300 * k, 620, 1], [450 + 470 * k, 620, 1],
            ],
            true,
            6,
          ),
          {
            fill: p.pal.fore, R: 40, gap: 6.5, angle: 1.57, bend: 0.2, power: 1.1, rim: 3.4, amb: 0.05,
            light: [450, 480, 120, 700],
            extra: (x, y, t) => t * (0.15 + 1.1 * smooth(-0.1, 0.8, Math.sin((x - 450) / 9 + Math.sin(y / 110) * 2))),
          },
        );
      p.carve(
        curve(
          [
            [-20, -20, 1], [920, -20, 1], [920, 60], [800, 84], [700, 30], [570, 0], [450, -8], [330, 0], [200, 30],
            [100, 84], [-20, 60],
          ],
          true,
          6,
        ),
        { fill: p.pal.ink, R: 30, gap: 6.5, angle: 1.57, power: 0.5, rim: 0 },
      );
      // and he himself, with his back to us, who stands there in his rags
      p.fill([[-10, 620], [-10, 566], [910, 566], [910, 620]], p.pal.ink);
      p.cut(rect(170, 568, 560, 40), { gap: 7, angle: 0, ink: p.pal.soft, tone: (x) => 1 - Math.abs(x - 450) / 260 });
      flesh(
        p,
        [
          curve(
            [
              [450, 372], [474, 384], [480, 420], [512, 440], [526, 500], [560, 590, 1], [534, 574, 1], [520, 596, 1],
              [496, 574, 1], [470, 600, 1], [444, 576, 1], [420, 598, 1], [400, 574, 1], [376, 592, 1], [346, 584, 1],
              [376, 500], [388, 440], [422, 420], [428, 384],
            ],
            true,
            5,
          ),
          [[424, 392], [418, 350], [436, 372], [450, 340], [464, 372], [482, 350], [476, 392]],
        ],
        {
          fill: p.pal.near,
          ink: p.pal.accent,
          R: 50,
          gap: 4.8,
          angle: 1.5,
          bend: 0.2,
          power: 1.7,
          amb: 0.15,
          rim: 3.4,
          light: [300, 480, 160, 700],
          extra: (x, y, t) =>
            t * (0.3 + smooth(-0.4, 0.4, Math.sin((x - 450) / (2 + (y - 360) * 0.022) + p.n(x / 30, y / 60) * 3))),
        },
      );
      flesh(
        p,
        limb([[404, 446], [356, 476], [342, 440]], 15, 7),
        { fill: p.pal.near, ink: p.pal.accent, R: 12, gap: 4.6, power: 1.6 },
      );
      // in his hand: the face
      p.carve(
        curve(place([[0, -30], [20, -24], [26, 0], [16, 26], [0, 38], [-16, 26], [-26, 0], [-20, -24]], 336, 404)),
        { fill: p.pal.far, R: 20, gap: 4.4, power: 2.2, amb: 0.5, rim: 2.4 },
      );
      p.fill(
        [...[1, -1].map((k) => disc(336 + 11 * k, 398, 6, 12, 4)), disc(336, 424, 6, 12, 2.4)],
        p.pal.ink,
        1,
        true,
      );
      for (let i = 0; i < 9; i++) {
        const x = 226 + i * 56;
        p.shape(
          curve([[x - 18, 612, 1], [x - 16, 592], [x, 582], [x + 16, 592], [x + 18, 612, 1]], true, 5),
          p.pal.ink,
          { rim: 2.6, ink: p.pal.lamp, from: [x, 500, 60, 300] },
        );
      }
      // the stalls
      for (const [x, s] of rows(
        [70, 1], [150, 0.9], [236, 1.1], [326, 0.9], [420, 1], [512, 0.9], [600, 1.1], [692, 0.95],
        [778, 1], [862, 0.9],
      ))
        p.shape(
          half([[0, -46], [17, -40], [19, -20], [11, -6], [34, 4], [40, 40, 1]], x, 612, s, 5),
          p.pal.ink,
          { rim: 1.6 },
        );
    },
  },
};
