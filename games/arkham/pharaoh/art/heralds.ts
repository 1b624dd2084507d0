// The herald of the Dark Pharaoh.
import {
  T, curve, disc, half, place, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { flesh, limb } from '../../art/monster_parts';

export const plates: Plates = {
  the_dark_pharaoh: {
    tint: '#5a4526',
    over: { accent: '#d8b34a' },
    light: [450, 150, 70, 760],
    focus: [450, 260, 600],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      // a sun that has gone out, and he before it
      T.rays(p, { x: 450, y: 190, r0: 236, r1: 640, n: 110, power: 0.9, ink: p.pal.cut, vary: 0.5 });
      p.fill([disc(450, 190, 226, 70), disc(450, 190, 212, 70).reverse()], p.pal.cut);
      p.fill(disc(450, 190, 210, 60), p.pal.haze);
      T.rings(p, { x: 450, y: 190, r0: 120, reach: 90, gap: 9, power: 0.7, cloud: 0.2, ink: p.pal.ink });
      for (const [x, w, h] of rows([70, 150, 130], [230, 90, 76], [830, 170, 160], [690, 80, 64])) {
        p.fill([[x - w, 540], [x, 540 - h], [x + w, 540]], p.pal.near);
        const k = x < 450 ? 1 : -1;
        const face: Ring = [[x, 540 - h], [x + w * k, 540], [x + w * 0.2 * k, 540]];
        p.cut(face, { gap: 7, angle: 0, tone: () => 0.6 });
      }
      const g = { fill: p.pal.fore, gap: 5.6, power: 1.3, rim: 4 };
      const front: [number, number, number, number] = [250, 140, 300, 1000];
      // shoulders, arms crossed
      flesh(
        p,
        half([[0, 350], [110, 366], [200, 390], [232, 450], [238, 640, 1]], 450, 0),
        { ...g, R: 80, gap: 6.5, angle: 0.2, power: 0.9, light: front },
      );
      for (let i = 5; i >= 0; i--) {
        const r = 74 + i * 21;
        p.carve(
          [
            ...times(19, (j): Point => [
              450 + Math.cos((j / 18) * Math.PI) * r * 1.06, 372 + Math.sin((j / 18) * Math.PI) * r * 0.74,
            ]),
            ...times(19, (j): Point => [
              450 - Math.cos((j / 18) * Math.PI) * (r - 15) * 1.06,
              372 + Math.sin((j / 18) * Math.PI) * (r - 15) * 0.74,
            ]),
          ],
          {
            ...g, fill: p.pal.near, R: 8, gap: 4.6, angle: 1.57, power: 1.5, rim: 2.2,
            ink: i % 3 === 1 ? p.pal.accent : p.pal.cut, light: front,
          },
        );
      }
      for (const k of [1, -1]) {
        // crook and flail
        const rod: Ring =
          k > 0
            ? [
                [380, 640], [540, 400], [566, 350], [606, 346], [616, 380], [594, 398],
              ]
            : [
                [520, 640], [350, 380],
              ];
        p.carve(
          taper(curve(rod, false, 8), () => 10),
          { ...g, R: 8, gap: 4.6, angle: -0.6 * k, power: 1.8, light: front },
        );
        if (k < 0)
          for (const a of [0, 1, 2])
            p.carve(
              limb([[352, 384], [318 - a * 18, 398 + a * 4], [306 - a * 22, 500 + a * 8]], 5, 9, 1),
              { ...g, R: 7, gap: 4.6, angle: 0.1, power: 1.7, light: front },
            );
        flesh(
          p,
          limb([[450 + 226 * k, 480], [450 + 190 * k, 590], [450 + 60 * k, 560], [450 - 40 * k, 520]], 46, 22),
          { ...g, R: 34, angle: 1, power: 1.1, light: front },
        );
        flesh(
          p,
          times(4, (i) =>
            limb(
              [
                [450 - (20 + i * 7) * k, 530 - i * 13], [450 - (46 + i * 8) * k, 520 - i * 14],
                [450 - (62 + i * 8) * k, 534 - i * 13],
              ],
              9,
              6,
            ),
          ),
          { ...g, R: 8, gap: 4.6, power: 1.7, light: front },
        );
      }
      // the cloth of kings; bands run down it
      flesh(
        p,
        half(
          [[0, 56], [70, 62], [118, 106], [146, 190], [184, 300], [190, 362, 1], [92, 420, 1], [84, 330], [0, 340]],
          450,
          0,
        ),
        {
          ...g, R: 60, gap: 5, angle: 0.1, power: 1.6, amb: 0.1, light: front,
          extra: (x, y, t) => t * smooth(-0.1, 0.1, Math.sin(Math.hypot((x - 450) * 1.15, y - 470) / 7.4)),
        },
      );
      p.carve(
        half([[0, 92], [64, 98], [98, 124], [104, 146], [64, 122], [0, 114]], 450, 0),
        { ...g, fill: p.pal.near, ink: p.pal.accent, R: 10, gap: 4.6, angle: 1.57, power: 1.8, rim: 2.4, light: front },
      );
      // no face
      p.fill(half([[0, 120], [58, 126], [90, 156], [92, 230], [74, 300], [40, 348], [0, 356]], 450, 0), p.pal.ink);
      p.fill(
        times(18, (): Ring => disc(450 + p.r.in(-58, 58), p.r.in(150, 310), p.r.in(0.9, 2.4), 6)),
        p.pal.cut,
        0.85,
        true,
      );
      // beard and serpent
      flesh(
        p,
        half([[0, 340], [20, 344], [26, 440], [16, 452], [0, 454]], 450, 0),
        { ...g, R: 18, gap: 4.8, angle: 0.1, power: 1.7, light: front },
      );
      p.carve(
        taper(
          curve([[450, 108], [446, 70], [462, 40], [448, 14], [450, 2]], false, 8),
          (t) => 9 + 12 * smooth(0.3, 0.7, t) * (1 - smooth(0.8, 1, t) * 0.7),
        ),
        { ...g, ink: p.pal.accent, R: 10, gap: 4.6, angle: 0.1, power: 1.9, rim: 3, light: front },
      );
      p.shape(
        curve(
          [[-10, 590, 1], [200, 574], [450, 590], [700, 576], [910, 590, 1], [910, 620, 1], [-10, 620, 1]],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 2.6 },
      );
      for (const [x, k] of rows([120, 1], [176, 1], [724, -1], [790, -1]))
        p.shape(
          curve(
            place([[-26, 0, 1], [-22, -22], [-4, -26], [8, -16], [22, -14], [26, 0, 1]], x, 588, 1.1, 0, 1.1 * k),
            true,
            5,
          ),
          p.pal.ink,
          { rim: 2.6 },
        );
    },
  },
};
