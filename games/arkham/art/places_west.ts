// Places of Arkham: Miskatonic University, Uptown.
import {
  T, curve, disc, half, place, rect, rows, smooth, taper, times, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bar, bust, dark, ground, lie, wall } from './places_parts';

export const plates: Plates = {
  // The clock is the only moon over the quad, and it is late.
  administration_building: {
    tint: 'miskatonic_university',
    light: [540, 180, 140, 760],
    focus: [520, 280],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, { y1: 420, power: 0.6, clear: [540, 180, 230] });
      T.rings(p, { x: 540, y: 176, r0: 92, reach: 250, gap: 10, ink: p.pal.lamp, power: 0.9, cloud: 0.5 });
      T.skyline(p, { y: 440, h: 90, lit: 0 });
      T.block(p, { x: 190, y: 480, w: 290, h: 130, rows: 2, cols: 6, lit: 0.06, arch: true, face: 0.4 });
      T.block(p, { x: 600, y: 480, w: 290, h: 130, rows: 2, cols: 6, lit: 0.06, arch: true, face: 0.3 });
      p.carve(
        [[440, 490], [446, 92], [634, 92], [640, 490]],
        { R: 14, gap: 7, angle: 0, bend: 0, fill: p.pal.near, power: 0.9, amb: 0.08, light: [540, 330, 60, 500] },
      );
      p.shape([[426, 96], [470, 40], [520, -20], [560, -20], [610, 40], [654, 96]], p.pal.fore, { rim: 3 });
      p.shape(disc(540, 180, 82, 48), p.pal.ink, { rim: 3 });
      p.fill(disc(540, 180, 72, 48), p.pal.lamp);
      p.fill(
        [
          ...times(12, (i) =>
            bar(
              540 + Math.sin(i * 0.5236) * 64,
              180 + Math.cos(i * 0.5236) * 64,
              540 + Math.sin(i * 0.5236) * 52,
              180 + Math.cos(i * 0.5236) * 52,
              3,
            ),
          ),
          bar(540, 180, 532, 124, 4, 2),
          bar(540, 180, 506, 160, 6, 3),
          disc(540, 180, 7, 12),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.fill(half([[0, -110], [26, -96], [40, -64, 1], [40, 0, 1]], 540, 488, 1, 5), p.pal.ink);
      for (const x of [488, 592]) T.win(p, x - 12, 300, 24, 60, false, { arch: true });
      ground(p, 484, p.pal.near);
      lie(p, [[500, 486], [580, 486], [760, 610], [300, 610]], 540, 490, 150, { power: 1 });
      p.cut(rect(0, 488, 900, 120), {
        gap: 10, ink: p.pal.soft, tone: (x, y) => 0.3 * smooth(0.45, 0.7, p.n(x / 30, y / 7)),
      });
      T.walker(p, { x: 566, y: 560, h: 104 });
      // the arch we stand under
      const arch: Ring[] = [
        rect(-10, -10, 920, 630),
        curve(
          [
            [206, 620, 1], [206, 300], [250, 130], [380, 20], [520, -60, 1], [690, 20], [812, 140], [850, 300],
            [850, 620, 1],
          ],
          true,
          6,
        ),
      ];
      p.shape(arch, p.pal.ink, { rim: 3, ink: p.pal.lamp });
      p.cut(arch, {
        gap: 15,
        angle: 0.05,
        ink: p.pal.soft,
        tone: (x, y) =>
          0.7 *
          Math.exp(-Math.abs(Math.hypot(x - 528, (y - 330) * 1) - 330) / 60) *
          (p.n(x / 20, y / 10) > 0.45 ? 1 : 0),
      });
    },
  },
  // Rank upon rank they lean forward. What lies on the table has too many arms.
  science_building: {
    tint: 'miskatonic_university',
    light: [450, 180, 150, 640],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      for (let j = 0; j < 4; j++) {
        const y = 130 + j * 74;
        const w = 590 - j * 40;
        const tier = curve(
          [
            [450 - w, y - 30, 1], [450, y + 46], [450 + w, y - 30, 1], [450 + w, y + 90, 1], [450, y + 160, 1],
            [450 - w, y + 90, 1],
          ],
          true,
          8,
        );
        p.shape(tier, j % 2 ? p.pal.fore : p.pal.near, { rim: 3, ink: p.pal.soft, from: [450, -300, 0] });
        lie(p, tier, 450, y + 40, 210, { gap: 9, angle: 1.57, power: 0.5, ink: p.pal.soft });
        const n = 12 - j;
        if (j < 3)
          for (let i = 0; i < n; i++) {
            const u = ((i + 0.5 + (j % 2) * 0.2) / n - 0.5) * 2;
            bust(
              p,
              450 + u * w * 0.94,
              y + 58 * (1 - u * u) + 34,
              62 + j * 7,
              p.r.pick(['bare', 'bare', 'hat', 'bun']),
              2,
            );
          }
      }
      p.cut(
        [[346, 104], [554, 104], [740, 430], [160, 430]],
        {
          ink: p.pal.lamp, gap: 9, step: 20,
          tone: (x, y) => 0.5 * smooth(520, 60, y) * smooth(1, 0.4, Math.abs(x - 450) / (110 + y * 0.42)),
        },
      );
      dark(
        p,
        [bar(450, -10, 450, 46, 6), half([[0, 20], [40, 34], [128, 92], [132, 102, 1], [0, 102, 1]], 450, 0, 1, 5)],
        3,
        p.pal.soft,
        [450, -300, 0],
      );
      p.fill(disc(450, 102, 120, 40, 15), p.pal.lamp);
      ground(p, 478, p.pal.fore);
      lie(p, disc(450, 540, 400, 40, 90), 450, 520, 260, { power: 1, gap: 9, flat: 2 });
      dark(p, [rect(250, 500, 20, 100), rect(640, 500, 20, 100), rect(190, 482, 520, 24)], 3, p.pal.lamp);
      const sheet = curve(
        [
          [180, 486, 1], [196, 440], [232, 402], [270, 396], [300, 420], [360, 404], [440, 372], [520, 366], [580, 400],
          [640, 388], [690, 430], [724, 486, 1], [716, 566, 1], [640, 540], [560, 574, 1], [470, 540], [380, 572, 1],
          [290, 538], [196, 570, 1],
        ],
        true,
        6,
      );
      p.carve(sheet, {
        R: 50, gap: 6.5, angle: 1.2, fill: p.pal.mid, power: 1.6, amb: 0.3, light: [450, 120, 120, 760], rim: 3,
      });
      T.tentacle(
        p,
        curve([[600, 470], [660, 520], [640, 580], [700, 596], [748, 560], [742, 530]], false, 6),
        { w: 22 },
      );
      T.tentacle(p, curve([[250, 480], [216, 540], [160, 560], [120, 598], [80, 586]], false, 6), { w: 18 });
      T.walker(p, { x: 816, y: 640, h: 300, rim: 3 });
    },
  },
  // Birches like guests at a wedding; down the aisle comes a light, and something walks ahead of it.
  woods: {
    tint: 'uptown',
    mood: 'night',
    light: [470, 330, 80, 620],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 470, y: 330, r0: 30, reach: 300, gap: 10, ink: p.pal.cut, power: 1.1, cloud: 0.35 });
      p.fill(disc(470, 330, 30, 30), p.pal.lamp);
      for (const [x, w] of rows([402, 12], [424, 9], [522, 10], [546, 13], [372, 15], [330, 17], [586, 18], [620, 14]))
        p.shape(bar(x, -10, x + (x - 470) * 0.05, 452, w * 0.4, w * 0.55), p.pal.mid, { rim: 1.6 });
      p.shape(
        curve(
          [[-10, 470, 1], [200, 448], [470, 436], [700, 446], [910, 470, 1], [910, 610, 1], [-10, 610, 1]],
          true,
          6,
        ),
        p.pal.near,
      );
      lie(p, [[430, 440], [510, 440], [690, 610], [200, 610]], 470, 440, 130, { power: 1.2, gap: 8 });
      const birch = (x: number, w: number, y: number, lean: number) => {
        T.trunk(p, { x, w, y, lean, fill: p.pal.ink, power: 1.2 });
        for (let k = 0; k < 7; k++)
          p.fill(
            place(
              [[-w * 0.4, -3], [w * 0.1, -6], [w * 0.3, 0], [-w * 0.2, 5]],
              x + p.r.in(-0.2, 0.2) * w + lean * (1 - (k * 80) / y),
              k * 82 + p.r.in(0, 40),
              1,
            ),
            p.pal.ink,
          );
      };
      for (const [x, w, y, l] of rows([262, 30, 486, -6], [668, 28, 484, 8], [196, 38, 520, 10], [738, 42, 522, -10]))
        birch(x, w, y, l);
      // what walks
      const at = (r: Ring) => place(r, 470, 540, 1.14);
      const horn = (k: number): Ring[] => [
        taper(curve([[k * 6, -204], [k * 34, -228], [k * 40, -268], [k * 26, -300]], false, 5), (t) => 4.4 - 3 * t),
        taper(curve([[k * 30, -224], [k * 58, -238], [k * 66, -266]], false, 4), (t) => 3.4 - 2.6 * t),
        taper(curve([[k * 39, -258], [k * 58, -278], [k * 56, -296]], false, 4), (t) => 2.8 - 2 * t),
      ];
      dark(
        p,
        [
          half(
            [
              [0, -212], [9, -206], [11, -192], [5, -176], [7, -168], [26, -160], [27, -130], [15, -100], [18, -72],
              [12, 0, 1], [5, 0, 1], [3, -66],
            ],
            470,
            540,
            1.14,
            4,
          ),
          ...[-1, 1].flatMap((k) => [
            at(taper(
              curve([[k * 23, -156], [k * 40, -110], [k * 38, -60], [k * 44, -26]], false, 5),
              (t) => 6 - 4.4 * t,
            )),
            ...horn(k).map(at),
          ]),
        ],
        2.4,
        p.pal.lamp,
      );
      for (const [x, w, y, l] of rows([84, 64, 580, -20], [838, 76, 600, 24])) birch(x, w, y, l);
      T.grass(p, { y: 590, n: 90, h: 44, spread: 20 });
      T.walker(p, { x: 312, y: 612, h: 140, rim: 2.4, ink: p.pal.lamp });
    },
  },
  // The kettle has something to say.
  ye_olde_magick_shoppe: {
    tint: 'uptown',
    light: [356, 330, 60, 620],
    over: { accent: '#aac77c' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      wall(p, p.all, 356, 330, 420, { angle: 1.57, gap: 14, power: 0.45, fill: p.pal.fore });
      // shelves with jars, and bunches hung to dry
      for (const [y, x0, x1] of rows([130, 560, 890], [262, 590, 890], [392, 610, 890])) {
        for (let x = x0 + 30; x < x1; x += p.r.in(50, 66)) {
          const s = p.r.in(0.8, 1.2);
          if (p.r.chance(0.18)) T.skull(p, { x, y: y - 26, s: 0.42 });
          else
            p.carve(
              half([[0, -72], [12, -72, 1], [12, -62], [21, -52], [21, -4], [17, 0, 1]], x, y, s, 3),
              { R: 14, gap: 5.5, angle: 1.4, fill: p.r.pick([p.pal.near, p.pal.mid]), power: 1.2 },
            );
        }
        p.shape(rect(x0, y, x1 - x0, 11), p.pal.near, { rim: 3 });
      }
      p.shape(bar(-10, 44, 560, 36, 6), p.pal.near, { rim: 2 });
      for (const [x, l] of rows([70, 90], [150, 60], [236, 80], [500, 70]))
        p.carve(
          curve([[x - 4, 40, 1], [x + 4, 40, 1], [x + 22, 40 + l], [x, 56 + l, 1], [x - 20, 44 + l]], true, 4),
          { R: 16, gap: 5, angle: 1.3, fill: p.pal.near, power: 1.1, tex: 0.8 },
        );
      // vapour with an eye in its curl
      const steam = curve(
        [
          [250, 410, 1], [262, 340], [226, 290], [220, 220], [262, 160], [330, 140], [350, 96], [330, 52], [392, 92],
          [398, 146], [450, 178], [470, 236], [446, 292], [458, 350], [462, 410, 1],
        ],
        true,
        6,
      );
      p.fill(steam, p.pal.accent, 0.1);
      p.cut(steam, {
        angle: 1.5, gap: 8, ink: p.pal.accent, bend: (x, y) => Math.sin(y / 34 + x / 80) * 12,
        tone: (x, y) => 0.22 + 0.5 * Math.exp(-Math.hypot(x - 350, y - 400) / 130),
      });
      for (const [x, t] of rows([306, 0.25], [392, -0.25]))
        p.fill(place(curve([[-26, 0, 1], [0, -15], [26, 0, 1], [0, 13]], true, 5), x, 226, 1, t), p.pal.ink);
      // kettle
      p.carve(
        half([[0, -92], [112, -90, 1], [108, -70], [150, -20], [138, 46], [92, 92], [0, 104]], 356, 492, 1, 6),
        { R: 90, gap: 7, angle: 0.2, fill: p.pal.ink, power: 1.3, light: [356, 330, 120, 420], ink: p.pal.cut },
      );
      p.shape(disc(356, 404, 124, 40, 25), p.pal.near, { rim: 3 });
      p.fill(disc(356, 404, 108, 40, 17), p.pal.accent);
      ground(p, 586, p.pal.ink);
      dark(p, [bar(256, 560, 236, 610, 12, 7), bar(456, 560, 476, 610, 12, 7)], 2);
      // the shopkeeper, spoon in hand
      const at = (r: Ring) => place(r, 612, 620, 1.05);
      dark(
        p,
        [
          bar(430, 396, 590, 330, 7),
          half([[0, -300], [22, -290], [26, -262], [14, -238], [58, -214], [76, -150], [84, 0, 1]], 612, 620, 1.05, 5),
          at([[-62, -282], [-18, -300], [-12, -360], [26, -412], [22, -300], [66, -276], [0, -268]]),
          at(taper(curve([[-54, -200], [-96, -210], [-60, -282 + 6]], false, 5), () => 15)),
        ],
        3,
      );
    },
  },
};
