// The streets of French Hill, Southside, Uptown and the university.
import {
  T, clamp, curve, disc, half, place, rect, rows, taper, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { dark, ground, lie } from './places_parts';

export const plates: Plates = {
  // Two hundred steps, and every house leans over to see who climbs.
  french_hill_streets: {
    tint: 'french_hill',
    mood: 'moon',
    light: [400, 90, 130, 760],
    focus: [400, 300],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 400, y: 96, r0: 84, reach: 300, gap: 10, power: 1, cloud: 0.4 });
      T.moon(p, { x: 400, y: 96, r: 70 });
      T.church(p, { x: 412, y: 226, s: 0.36, lit: false, fill: p.pal.ink, face: 0.1 });
      ground(p, 330);
      // houses, far ones first
      for (const [x, w, y, h, l, k] of rows(
        [320, 90, 280, 170, 20, -1], [500, 96, 300, 190, -26, 1],
        [220, 140, 370, 260, 44, -1], [596, 150, 400, 290, -52, 1],
        [70, 210, 520, 420, 90, -1], [790, 220, 540, 460, -80, 1],
      )) {
        const q = (u: number, v: number): Point => [x + u * w * 0.5 + l * v, y + 60 - v * (h + 60)];
        const s: Ring = [
          q(-1, 0), q(-0.92, 0.32), q(-1.1, 0.34), q(-1.06, 0.66), q(-1.3, 0.62), q(0.1 * k, 1.06), q(1.3, 0.62),
          q(1.06, 0.66), q(1.1, 0.34), q(0.92, 0.32), q(1, 0),
        ];
        p.shape(s, p.pal.fore, { rim: 4 });
        p.cut(s, {
          gap: 11,
          ink: p.pal.soft,
          angle: -l * 0.002,
          tone: (a, b) =>
            0.75 *
            clamp(0.5 - ((a - x - l * 0.5) / w) * k) *
            Math.exp(-Math.hypot(a - 400, b - 90) / 420) *
            (p.n(a / 9, b / 7) > 0.36 ? 1 : 0.1),
        });
        for (const [u, v, z] of rows(
          [-0.5, 0.44, 1], [0.34, 0.44, 1], [-0.06, 0.74, 0.8], [-0.4, 0.14, 1], [0.4, 0.14, 1],
        )) {
          const [a, b] = q(u, v);
          T.win(p, a - w * 0.08, b - h * 0.05, w * 0.16 * z, h * 0.11 * z, w === 150 && v === 0.74);
        }
      }
      // the steps
      for (let i = 0; i < 13; i++) {
        const t = Math.pow(i / 12, 1.5);
        const y = 226 + t * 380;
        const w = 26 + t * 250;
        const x = 400 + Math.sin(t * 4) * 40 * t;
        const s: Ring = curve(
          [[x - w, y, 1], [x, y - 6 - t * 6], [x + w, y + 2, 1], [x + w + 10, y + 60, 1], [x - w - 10, y + 60, 1]],
          true,
          5,
        );
        p.shape(s, i % 2 ? p.pal.ink : p.pal.fore, { rim: 2 + 3 * t });
        lie(
          p,
          [[x - w, y + 2], [x + w, y + 2], [x + w, y + 14 + t * 16], [x - w, y + 14 + t * 16]],
          x - 8,
          y,
          40 + 110 * t,
          { ink: p.pal.cut, gap: 6, power: 1 },
        );
      }
      T.hooded(p, { x: 396, y: 372, h: 96, face: 'back', fill: p.pal.ink, rim: 2.4 });
      dark(
        p,
        [
          curve(
            [
              [486, 560], [490, 530], [510, 520], [536, 520], [540, 496, 1], [548, 506], [560, 506], [566, 496, 1],
              [570, 520], [560, 532], [562, 562, 1], [548, 562], [540, 548], [510, 550], [504, 562, 1],
            ],
            true,
            4,
          ),
          taper(curve([[490, 540], [462, 530], [456, 496], [470, 480]], false, 6), () => 3.4),
        ],
        2.4,
      );
    },
  },
  // The roofs have streets of their own.
  southside_streets: {
    tint: 'southside',
    mood: 'dusk',
    light: [720, 210, 90, 860],
    focus: [560, 300],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 300, power: 1, ink: p.pal.cut, cy: 22,
        lit: (x, y) => 1.4 * Math.exp(-Math.hypot(x - 720, (y - 210) * 2) / 330),
      });
      p.fill(disc(720, 214, 56, 40), p.pal.cut);
      T.skyline(p, { y: 270, h: 60, fill: p.pal.far, lit: 0, spires: 0.25 });
      const roof = (x: number, y: number, w: number, h: number, d: number, fill: string) => {
        const gable: Ring = [
          [x - w, y + 240], [x - w, y + h], [x - w * 0.66, y + h * 0.36], [x, y], [x + w * 0.66, y + h * 0.36],
          [x + w, y + h], [x + w, y + 240],
        ];
        const slope: Ring[] = [
          [[x, y], [x + d, y - 12], [x + d + w * 0.66, y + h * 0.34], [x + w * 0.66, y + h * 0.36]],
          [[x + w * 0.66, y + h * 0.36], [x + d + w * 0.66, y + h * 0.34], [x + d + w, y + h], [x + w, y + h]],
        ];
        slope.forEach((s, i) => {
          p.shape(s, fill, { rim: 3 });
          p.cut(s, {
            gap: 9,
            angle: -0.03,
            step: 9,
            tone: (a, b) =>
              (i ? 0.3 : 0.8) * Math.exp(-Math.hypot(a - 720, b - 210) / 420) * (p.n(a / 9, b / 8) > 0.35 ? 1 : 0.1),
          });
        });
        p.shape(gable, p.pal.fore, { rim: 3 });
      };
      const pot = (x: number, y: number, w: number, h: number, smoke = 0) => {
        if (smoke) T.plume(p, { x, y: y - h, n: 6, s: 28, drift: -90, rise: 50, fill: p.pal.mid });
        p.carve([rect(x - w, y - h, 2 * w, h)], { R: w, gap: 6, angle: 0, fill: p.pal.near, power: 1.1 });
        p.shape(
          [
            rect(x - w - 5, y - h - 6, 2 * w + 10, 10), rect(x - w * 0.6, y - h - 24, w * 0.5, 20),
            rect(x + w * 0.1, y - h - 24, w * 0.5, 20),
          ],
          p.pal.ink,
          { rim: 2, union: true },
        );
      };
      pot(300, 300, 14, 80, 1);
      roof(150, 276, 90, 90, 190, p.pal.mid);
      roof(470, 290, 80, 80, 150, p.pal.mid);
      pot(624, 330, 14, 90);
      roof(760, 300, 100, 90, 170, p.pal.mid);
      roof(20, 380, 110, 110, 190, p.pal.near);
      pot(330, 420, 18, 110);
      roof(370, 390, 110, 110, 220, p.pal.near);
      pot(690, 440, 20, 120, 1);
      roof(740, 410, 120, 110, 240, p.pal.near);
      T.win(p, 348, 440, 44, 52, true, { arch: true });
      T.win(p, 718, 470, 40, 50, false, { arch: true });
      // the ridge we sit on, and who sits on it
      p.shape([[-10, 620], [-10, 566], [420, 540], [910, 560], [910, 620]], p.pal.ink, { rim: 4 });
      const cat = curve(
        [
          [146, 556, 1], [150, 500], [176, 462], [186, 430], [180, 400, 1], [196, 412], [212, 412], [228, 400, 1],
          [226, 436], [216, 456], [232, 500], [236, 554, 1],
        ],
        true,
        5,
      );
      dark(p, [cat, taper(curve([[160, 546], [110, 552], [84, 578], [100, 606]], false, 6), (t) => 8 - 4 * t)], 4);
      T.birds(p, { x: 560, y: 110, n: 6, w: 160, h: 50, s: 1.3 });
    },
  },
  // Late, slow, and not stopping: a motor car under the old elms.
  uptown_streets: {
    tint: 'uptown',
    light: [330, 400, 70, 640],
    focus: [380, 330],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, { y1: 380, power: 0.4 });
      T.house(p, {
        x: 600, y: 420, w: 110, h: 110, roof: 100, side: 130, lit: 0.1, fill: p.pal.mid, dormer: true, face: 0.25,
      });
      for (const k of [-1, 1])
        T.rings(p, { x: 330 + k * 74, y: 402, r0: 40, reach: 170, gap: 12, ink: p.pal.lamp, power: 0.7, cloud: 0.3 });
      ground(p, 450, p.pal.fore);
      lie(p, [[270, 450], [400, 450], [620, 620], [60, 620]], 330, 470, 190, { power: 1.3, gap: 9 });
      // the car, head on
      const at = (r: Ring) => place(r, 330, 500, 1.25);
      const car = (list: Ring[], rim = 2.4) => dark(p, list.map(at), rim, p.pal.lamp);
      car([rect(-92, -30, 26, 44), rect(66, -30, 26, 44)]);
      car([half([[0, -196], [54, -192], [62, -180, 1], [66, -116, 1], [70, -40, 1]], 0, 0, 1, 4)], 3);
      p.fill(at([[-52, -180], [52, -180], [56, -124], [-56, -124]]), p.pal.mid);
      p.fill(
        [
          [[-2, -180], [2, -180], [2, -124], [-2, -124]],
          half([[0, -160], [11, -156], [13, -142], [26, -136], [30, -124, 1]], 26, 0, 1, 3),
        ].map((r) => at(r as Ring)),
        p.pal.ink,
        1,
        true,
      );
      car([
        curve([[-106, -18, 1], [-104, -52], [-78, -70], [-50, -60], [-44, -24, 1], [-62, -40], [-84, -40]], true, 4),
        curve([[106, -18, 1], [104, -52], [78, -70], [50, -60], [44, -24, 1], [62, -40], [84, -40]], true, 4),
      ]);
      p.carve(
        at(half([[0, -116], [30, -112], [40, -96, 1], [40, -20, 1]], 0, 0, 1, 4)),
        {
          R: 10, gap: 6, angle: 1.57, bend: 0, fill: p.pal.ink, power: 1.2, amb: 0.25, ink: p.pal.lamp,
          light: [330, 300, 90, 500],
        },
      );
      car([rect(-90, -22, 180, 9), disc(0, -122, 6, 10)]);
      for (const k of [-1, 1]) {
        p.fill(at(disc(k * 59, -78, 26, 24)), p.pal.ink);
        p.fill(at(disc(k * 59, -78, 21, 24)), p.pal.lamp);
      }
      // elms that meet overhead
      for (const [x, h, w, l] of rows(
        [560, 420, 18, -0.1], [134, 440, 18, 0.1], [668, 620, 30, -0.14], [880, 760, 46, -0.2],
      ))
        T.tree(p, {
          x, y: 470 + (w - 18) * 4.6, h, w, lean: l, gnarl: 0.3, spread: 0.5, fill: p.pal.ink, ink: p.pal.lamp,
          rim: 2.6,
        });
      dark(p, [rect(-10, 250, 76, 360), rect(-10, 236, 90, 18), disc(34, 208, 32, 20)], 3, p.pal.lamp);
      T.fence(p, { y: 612, h: 130, x0: 640, x1: 910, gap: 34, rail: 2 });
      T.walker(p, { x: 566, y: 606, h: 230, rim: 3, ink: p.pal.lamp });
    },
  },
  // The sun is low behind the elms. One shadow does not fit the one who throws it.
  miskatonic_university_streets: {
    tint: 'miskatonic_university',
    mood: 'dusk',
    light: [330, 190, 80, 900],
    focus: [420, 320],
    draw(p) {
      p.fill(p.all, p.pal.far);
      T.rays(p, { x: 330, y: 196, r0: 70, r1: 520, n: 150, ink: p.pal.cut, power: 0.9 });
      p.fill(disc(330, 196, 58, 40), p.pal.cut);
      T.skyline(p, { y: 236, h: 50, fill: p.pal.mid, lit: 0, spires: 0.3 });
      p.shape(rect(-10, 232, 920, 400), p.pal.mid, { rim: 3 });
      p.cut(rect(-10, 234, 920, 380), {
        gap: 9, step: 20,
        tone: (x, y) => 0.95 * Math.exp(-Math.hypot((x - 330) / 1.5, y - 220) / 270) * (0.5 + 0.8 * p.n(x / 50, y / 8)),
      });
      const cast = (x: number, y: number, w: number, l: number) => {
        const d = (x - 330) * 0.0034 * l;
        p.fill([[x - w * 0.4, y], [x + w * 0.4, y], [x + d + w * 1.7, y + l], [x + d - w * 1.7, y + l]], p.pal.ink);
      };
      for (const [x, y, h, w] of rows([90, 300, 300, 12], [760, 310, 320, 14])) {
        cast(x, y, w, 330);
        T.tree(p, { x, y, h, w, gnarl: 0.28, spread: 0.55, fill: p.pal.ink, rim: 1.6 });
      }
      for (const [x, y, h] of rows([240, 284, 60], [268, 286, 56], [560, 300, 66])) {
        cast(x, y, h * 0.22, h * 2.6);
        T.walker(p, { x, y, h, rim: 1.4 });
      }
      // the one
      const [x, y] = [430, 330];
      const wing = (k: number) =>
        curve(
          [
            [k * 14, 110, 1], [k * 60, 130], [k * 150, 110, 1], [k * 176, 176], [k * 190, 262, 1], [k * 150, 222],
            [k * 126, 258, 1], [k * 96, 214], [k * 72, 248, 1], [k * 44, 200], [k * 20, 214, 1],
          ],
          true,
          4,
        );
      const legs = (k: number) =>
        taper(curve([[k * 12, 190], [k * 34, 226], [k * 20, 270], [k * 40, 300]], false, 5), (t) => 9 - 8 * t);
      p.shape(
        [
          [[-7, 0], [7, 0], [20, 110], [26, 160], [18, 220], [-18, 220], [-26, 160], [-20, 110]],
          curve([[-18, 214], [0, 204], [18, 214], [28, 240], [16, 262], [-16, 262], [-28, 240]], true, 4),
          ...[-1, 1].flatMap((k) => [
            wing(k), legs(k), taper(curve([[k * 8, 250], [k * 22, 280], [k * 10, 306]], false, 4), (t) => 6 - 5 * t),
          ]),
        ].map((r) => place(r as Ring, x + 10, y, 1)),
        p.pal.ink,
        { union: true, hand: 0.6 },
      );
      T.walker(p, { x, y, h: 96, rim: 2.4 });
      T.raven(p, { x: 846, y: 560, s: 1.1, flip: -1 });
    },
  },
};
