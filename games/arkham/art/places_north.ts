// Places of Arkham: Northside, Downtown, Easttown.
import {
  T, TAU, curve, disc, half, mix, place, rect, rows, smooth, taper, times, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bar, bust, dark, ground, lady, lie, pendant, sitter, wall } from './places_parts';

export const plates: Plates = {
  // A wall of barred windows; behind one of them somebody is awake.
  arkham_asylum: {
    tint: 'downtown',
    light: [592, 262, 120, 620],
    focus: [560, 280],
    draw(p) {
      wall(p, p.all, 600, 250, 460, { power: 0.8, gap: 13, fill: p.pal.fore });
      T.rings(p, { x: 600, y: 250, r0: 170, reach: 200, gap: 13, ink: p.pal.lamp, power: 0.5, cloud: 0.3 });
      for (const [x, y] of rows(
        [20, -60], [310, -60], [600, -60], [890, -60], [20, 250], [310, 250], [890, 250], [600, 250],
      )) {
        const it = x === 600 && y > 0;
        p.shape(half([[0, -156], [60, -138], [96, -78, 1], [96, 130, 1]], x, y, 1, 5), p.pal.near, { rim: 3 });
        p.fill(half([[0, -138], [50, -122], [78, -72, 1], [78, 120, 1]], x, y, 1, 5), it ? p.pal.lamp : p.pal.ink);
        p.shape(rect(x - 108, y + 118, 216, 20), p.pal.mid, { rim: 3 });
        if (it) {
          bust(p, x, y + 122, 176, 'bare', 0);
          for (const k of [-1, 1]) {
            const hand = [-0.5, -0.15, 0.2, 0.55].map((t) =>
              bar(x + k * 50, y - 60, x + k * (50 + 26 * t), y - 60 - 30 * Math.cos(t), 4.5, 2.5),
            );
            p.fill(
              [
                bar(x + k * 66, y + 110, x + k * 62, y + 24, 20, 11),
                bar(x + k * 63, y + 34, x + k * 50, y - 62, 11, 9), ...hand,
              ],
              p.pal.ink,
              1,
              true,
            );
          }
        }
        for (let k = -2; k < 3; k++) p.fill(rect(x + k * 26 - 3, y - 136, 6, 256), it ? p.pal.ink : p.pal.mid);
        p.fill(rect(x - 78, y - 60, 156, 7), it ? p.pal.ink : p.pal.mid);
      }
      ground(p, 520, p.pal.ink);
      lie(p, rect(0, 520, 900, 90), 600, 510, 170, { power: 0.9, gap: 9 });
      T.walker(p, { x: 330, y: 596, h: 176, rim: 2.6, ink: p.pal.lamp });
    },
  },
  // The vault stands open.
  bank_of_arkham: {
    tint: 'downtown',
    light: [318, 300, 110, 800],
    focus: [420, 300],
    draw(p) {
      wall(p, p.all, 318, 290, 420, { fill: p.pal.fore, gap: 10, power: 0.7, ink: p.pal.lamp });
      p.carve([disc(318, 290, 250, 48), disc(318, 290, 196, 48)], {
        R: 26, gap: 6, angle: 0.7, fill: p.pal.near, amb: 0.1, light: [318, 290, 60, 700],
      });
      p.fill(disc(318, 290, 192, 48), p.pal.lamp);
      const hole = disc(318, 290, 190, 48);
      p.cut(hole, { gap: 7, ink: p.pal.mid, tone: (x, y) => 0.2 + Math.hypot(x - 318, y - 270) / 260, inset: 0 });
      for (let i = 0; i < 7; i++)
        for (let j = 0; j < 7; j++) {
          const x = 150 + i * 50;
          const y = 124 + j * 42;
          if (Math.hypot(x + 22 - 318, y + 18 - 290) > 176) continue;
          const open = i === 4 && j === 2;
          p.shape(rect(x, y, 44, 35), open ? p.pal.ink : p.pal.far, { rim: open ? 0 : 2, ink: p.pal.fore, hand: 0 });
          if (!open) p.fill(disc(x + 22, y + 18, 4, 8), p.pal.ink);
        }
      p.fill([[146, 372], [490, 372], [440, 452], [318, 490], [196, 452]], p.pal.near);
      lie(p, [[150, 380], [486, 380], [440, 452], [318, 486], [196, 452]], 318, 390, 160, { tex: 0.3 });
      ground(p, 500);
      lie(p, [[150, 500], [486, 500], [640, 610], [10, 610]], 318, 500, 170, { power: 1.1 });
      for (const b of times(14, (i) => (i / 14) * TAU))
        p.carve(disc(318 + Math.cos(b) * 223, 290 + Math.sin(b) * 223, 11, 14), {
          R: 11, gap: 5, fill: p.pal.fore, power: 1,
        });
      // the door, swung aside
      const d = disc(662, 300, 104, 48, 236);
      p.shape(disc(700, 300, 104, 48, 240), p.pal.ink, { rim: 3 });
      p.carve(d, { R: 40, gap: 6, angle: 1.3, fill: p.pal.near, power: 1.2, rim: 3 });
      p.carve(disc(656, 300, 70, 40, 160), { R: 14, gap: 6, angle: 0.2, fill: p.pal.fore, power: 0.9 });
      for (const y of [110, 205, 300, 395, 490])
        p.carve(rect(544 - Math.abs(y - 300) * -0.19, y - 13, 46, 26), {
          R: 12, gap: 5, angle: 0, fill: p.pal.far, power: 1.5,
        });
      p.shape(
        [
          ...times(6, (i) => bar(650, 300, 650 + Math.cos(i * 1.047) * 44, 300 + Math.sin(i * 1.047) * 100, 5)),
          disc(650, 300, 16, 20, 34),
        ],
        p.pal.cut,
        { union: true, hand: 0 },
      );
      T.walker(p, { x: 300, y: 470, h: 178, rim: 0 });
    },
  },
  // Nobody at the bar turns round.
  hibbs_roadhouse: {
    tint: 'easttown',
    light: [560, 130, 110, 700],
    draw(p) {
      p.fill(p.all, p.pal.near);
      wall(p, rect(0, 0, 900, 400), 560, 150, 430, { power: 0.6, angle: 1.57, gap: 13 });
      for (const [y, n] of rows([176, 15], [300, 14])) {
        for (let i = 0; i < n; i++) {
          const x = 46 + (i * 820) / n + p.r.in(-8, 8);
          const s = p.r.in(0.75, 1.15);
          if (Math.abs(x - 560) < 46 && y < 200) continue;
          p.carve(
            half([[0, -84], [6, -84, 1], [6, -58], [17, -44], [18, -2, 1]], x, y, s, 3),
            {
              R: 16, gap: 6, angle: 1.5, fill: p.r.pick([p.pal.fore, p.pal.mid, p.pal.ink]), power: 1.3, rim: 2.2,
              ink: p.pal.lamp,
            },
          );
        }
        p.shape(rect(-10, y, 920, 12), p.pal.fore, { rim: 2.4, ink: p.pal.lamp });
      }
      bust(p, 316, 420, 190, 'bare', 3, p.pal.lamp);
      pendant(p, 560, 130, 1.5, 410, 250);
      p.shape(rect(-10, 400, 920, 24), p.pal.mid, { rim: 4, ink: p.pal.lamp });
      lie(p, rect(0, 402, 900, 18), 560, 405, 170, { gap: 5, tex: 0.2, power: 1.2 });
      ground(p, 424, p.pal.ink);
      lie(p, rect(0, 426, 900, 180), 560, 420, 120, { gap: 14, angle: 1.57, power: 0.5 });
      p.carve(
        curve([[536, 402, 1], [530, 340], [532, 326, 1], [590, 326, 1], [592, 340], [586, 402, 1]], true, 4),
        { R: 24, gap: 5.5, angle: 1.5, fill: p.pal.mid, power: 1.4, amb: 0.2, ink: p.pal.lamp },
      );
      p.shape(
        [
          curve([[590, 342], [620, 340], [620, 386], [588, 388]], true, 5),
          curve([[592, 352], [608, 352], [608, 376], [590, 378]], true, 5),
        ],
        p.pal.cut,
      );
      p.fill(
        curve([[524, 330], [532, 312], [548, 318], [562, 308], [578, 318], [596, 316], [598, 332]], true, 4),
        p.pal.cut,
      );
      for (const [x, s, t] of rows([96, 210, 1], [262, 220, 0], [424, 205, 1], [716, 224, 1], [856, 214, 0]))
        sitter(p, x, 520, s, t ? 'hat' : 'bare', 120);
      dark(p, [rect(556, 530, 12, 90), disc(562, 528, 70, 20, 13)], 2.4, p.pal.lamp);
    },
  },
  // The door of the law is open, and its shadow comes down the steps.
  police_station: {
    tint: 'easttown',
    light: [590, 300, 70, 620],
    focus: [560, 320],
    draw(p) {
      wall(p, p.all, 590, 240, 330, { power: 1, gap: 15, fill: p.pal.fore });
      for (const x of [120, 290])
        T.block(p, {
          x: x - 58, y: 330, w: 116, h: 210, rows: 1, cols: 1, lit: 0, roof: 'flat', face: 0.1, ww: 0.62, wh: 0.8,
          arch: true,
        });
      p.carve(
        [[400, 420], [400, 96], [780, 96], [780, 420]],
        { R: 16, gap: 7, angle: 1.57, bend: 0.2, fill: p.pal.near, power: 0.7, amb: 0.1, light: [590, 250, 60, 500] },
      );
      p.shape([[378, 100], [590, 8], [802, 100]], p.pal.fore, { rim: 3 });
      p.fill(
        times(10, (i) => [
          590 + Math.sin(i * 0.6283) * (i % 2 ? 15 : 36), 66 - Math.cos(i * 0.6283) * (i % 2 ? 15 : 36),
        ]),
        p.pal.cut,
      );
      p.shape(
        half([[0, -290], [80, -262], [106, -196, 1], [106, 0, 1]], 590, 424, 1, 5),
        p.pal.ink,
        { rim: 3, ink: p.pal.lamp },
      );
      p.fill(half([[0, -274], [70, -248], [92, -190, 1], [92, 0, 1]], 590, 424, 1, 5), p.pal.lamp);
      p.fill(
        [rect(498, 232, 184, 7), ...times(4, (i) => bar(590, 234, 590 + (i - 1.5) * 62, 150, 3))],
        p.pal.ink,
        1,
        true,
      );
      for (const x of [440, 740]) {
        p.shape(
          [rect(x - 5, 270, 10, 160), [[x - 16, 430], [x - 8, 390], [x + 8, 390], [x + 16, 430]]],
          p.pal.ink,
          { rim: 1.6, union: true, ink: p.pal.lamp },
        );
        p.carve(disc(x, 250, 30, 24), { R: 30, gap: 5, fill: p.pal.far, power: 1.3, amb: 0.35 });
        p.fill(rect(x - 14, 276, 28, 8), p.pal.ink);
      }
      for (let i = 0; i < 6; i++) {
        const y = 424 + i * 31;
        const w = 220 + i * 46;
        p.shape(rect(590 - w, y, 2 * w, 33), i % 2 ? p.pal.near : p.pal.fore, { rim: 2.6, ink: p.pal.lamp });
        lie(p, rect(590 - w, y + 2, 2 * w, 27), 590, y, 90 + i * 14, { gap: 6, power: 1.1, tex: 0.5 });
      }
      p.fill([[560, 424], [620, 424], [664, 610], [488, 610]], p.pal.ink);
      T.walker(p, { x: 590, y: 428, h: 176, rim: 0 });
      p.fill(
        place([[-30, 0], [-21, -9], [-30, -26], [-14, -34], [14, -34], [30, -26], [21, -9], [30, 0]], 590, 268, 1.05),
        p.pal.ink,
      );
      p.fill([bar(628, 330, 664, 380, 4), bar(564, 240, 616, 240, 30, 10)], p.pal.ink, 1, true);
    },
  },
  // One long lit window in an empty street.
  velmas_diner: {
    tint: 'easttown',
    light: [400, 330, 60, 620],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.skyline(p, { y: 300, h: 190, fill: p.pal.fore, lit: 0, w0: 70, w1: 130, rim: 0.8 });
      ground(p, 452, p.pal.ink);
      p.carve(
        curve([[56, 200, 1], [78, 168], [130, 150], [720, 150], [772, 168], [796, 200, 1]], true, 6),
        { R: 40, gap: 6, angle: 0, fill: p.pal.near, power: 0.5, light: [420, -60, 160, 900], amb: 0.1 },
      );
      p.shape(
        curve([[62, 200, 1], [790, 200, 1], [808, 240], [806, 462, 1], [46, 462, 1], [44, 240]], true, 5),
        p.pal.near,
        { rim: 2 },
      );
      for (const y of [206, 214]) p.fill(rect(54, y, 746, 3), p.pal.cut);
      p.cut(rect(52, 400, 748, 58), {
        angle: 1.57, gap: 9, tone: (x) => 0.15 + 0.5 * Math.exp(-Math.abs(x - 400) / 260),
      });
      p.fill(rect(86, 232, 680, 156), p.pal.lamp);
      p.cut(rect(86, 232, 680, 60), { ink: p.pal.mid, gap: 8, tone: (_, y) => 0.8 - (y - 232) / 80 });
      // who is in
      p.fill([rect(86, 346, 450, 12), rect(86, 356, 440, 40)], p.pal.fore, 1, true);
      p.fill(
        [curve([[146, 346, 1], [142, 300], [160, 286], [178, 300], [174, 346, 1]], true, 4), rect(157, 276, 6, 12)],
        p.pal.fore,
        1,
        true,
      );
      lady(p, 250, 388, 140, 0);
      p.fill([rect(288, 318, 16, 14), [[240, 248], [250, 240], [262, 248]]], p.pal.ink, 1, true);
      for (const [x, t] of rows([356, 1], [440, 1], [500, 0])) {
        bust(p, x, 396, 100, t ? 'hat' : 'bare', 0);
      }
      for (const x of [222, 358, 494, 630]) p.fill(rect(x - 3, 232, 6, 156), p.pal.fore);
      p.fill(rect(650, 226, 96, 236), p.pal.fore);
      p.fill(rect(662, 240, 72, 120), p.pal.lamp);
      p.fill(rect(662, 374, 72, 70), p.pal.near);
      // the cup on the roof
      const at = (r: Ring) => place(r, 250, 148, 1);
      dark(
        p,
        [
          at([[-60, -4], [60, -4], [44, 8], [-44, 8]]),
          at(curve([[-44, -72, 1], [44, -72, 1], [36, -20], [16, -4, 1], [-16, -4, 1], [-36, -20]], true, 4)),
          at(taper(curve([[38, -58], [66, -58], [62, -30], [32, -24]], false, 6), () => 6)),
        ],
        3,
      );
      for (const [x, h] of rows([228, 0.8], [250, 1], [274, 0.75]))
        p.fill(
          taper(
            curve([[x, 66], [x - 12, 66 - 16 * h], [x + 10, 66 - 36 * h], [x - 2, 66 - 62 * h]], false, 6),
            (t) => 1 + 4 * Math.sin(t * 3),
          ),
          p.pal.cut,
        );
      lie(p, rect(0, 466, 900, 140), 400, 462, 190, { power: 1.1, flat: 1.3, gap: 8 });
      T.hooded(p, { x: 806, y: 612, h: 280, face: 'back', fill: p.pal.ink, ink: p.pal.lamp, power: 0.5, rim: 3 });
      T.rain(p, { n: 130, len: 60 });
    },
  },
  // Behind small panes everything looks back.
  curiositie_shoppe: {
    tint: 'northside',
    light: [390, 360, 60, 560],
    focus: [420, 320],
    draw(p) {
      wall(p, p.all, 390, 320, 480, { power: 0.6, fill: p.pal.fore, gap: 13 });
      const W: Ring = curve([[120, 500, 1], [120, 140, 1], [390, 84], [660, 140, 1], [660, 500, 1]], true, 8);
      p.shape(place(W, 390 * -0.06, 320 * -0.06, 1.06), p.pal.ink, { rim: 3 });
      p.fill(W, p.pal.far);
      T.rings(p, { x: 390, y: 352, r0: 74, reach: 170, gap: 11, power: 0.9, cloud: 0.3 });
      // hangs: a crocodile, a mask, a clock
      p.fill(
        [
          curve(
            [
              [150, 190], [230, 172], [330, 176], [420, 190], [540, 176], [632, 190], [548, 200], [470, 214],
              [440, 236], [424, 214], [320, 214], [300, 240], [288, 212], [220, 204],
            ],
            true,
            4,
          ),
          bar(240, 90, 240, 180, 2),
          bar(470, 90, 470, 190, 2),
          ...times(12, (i): Ring => [[250 + i * 20, 180], [260 + i * 20, 166], [270 + i * 20, 180]]),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.fill([disc(186, 300, 46, 30), rect(170, 340, 32, 90)], p.pal.ink, 1, true);
      p.fill(disc(186, 300, 36, 30), p.pal.soft);
      p.fill([bar(186, 300, 186, 272, 3), bar(186, 300, 206, 312, 3)], p.pal.ink, 1, true);
      p.fill(
        [
          half([[0, -70], [34, -64], [44, -20], [24, 34], [0, 56]], 590, 340, 1),
          ...[-1, 1].map((k) =>
            taper(curve([[590 + k * 34, 290], [590 + k * 66, 262], [590 + k * 50, 222]], false, 5), (t) => 9 - 7 * t),
          ),
          rect(584, 380, 12, 60),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.fill(
        [
          ...[-1, 1].map((k) =>
            curve(place([[-13, 4], [0, -6], [13, 4], [0, 3]], 590 + k * 18, 326, 1, k * -0.3), true, 3),
          ),
          curve([[572, 366], [590, 358], [608, 366], [590, 384]], true, 4),
        ],
        p.pal.lamp,
        1,
        true,
      );
      p.fill(rect(120, 432, 540, 12), p.pal.ink);
      T.skull(p, { x: 500, y: 398, s: 0.5 });
      p.fill([half([[0, -78], [10, -74], [8, -60], [20, -50], [14, -24], [24, 0, 1]], 280, 434, 1.1, 4)], p.pal.ink);
      // the ball
      p.shape([[350, 434], [364, 404], [416, 404], [430, 434]], p.pal.ink);
      p.fill(disc(390, 352, 62, 40), p.pal.cut);
      p.cut(disc(390, 352, 60, 40), {
        angle: 0.6,
        gap: 6,
        ink: p.pal.mid,
        tone: (x, y) =>
          0.9 * smooth(0.1, 1, ((x - 390) * 0.6 + (y - 352)) / 60) + 0.7 * smooth(0.5, 0.7, p.n.fbm(x / 24, y / 24)),
      });
      p.fill(curve([[352, 354, 1], [390, 330], [428, 354, 1], [390, 376]], true, 5), p.pal.ink);
      p.fill(disc(390, 353, 12, 16), p.pal.accent);
      // panes
      p.fill(
        [...times(4, (i) => rect(222 + i * 108, 84, 6, 420)), rect(120, 256, 540, 6), rect(120, 150, 540, 6)],
        p.pal.ink,
        1,
        true,
      );
      p.shape(rect(92, 494, 596, 22), p.pal.near, { rim: 3 });
      ground(p, 560, p.pal.ink);
      lie(p, rect(0, 562, 900, 46), 390, 556, 170, { power: 1.1 });
      dark(p, [rect(740, 90, 130, 8), bar(860, 90, 790, 40, 3), bar(800, 98, 800, 130, 2)], 2);
      p.carve(
        curve([[744, 176, 1], [800, 132], [856, 176, 1], [800, 220]], true, 6),
        { R: 20, gap: 5.5, fill: p.pal.near, power: 1 },
      );
      p.fill(disc(800, 176, 18, 20), p.pal.ink);
      T.walker(p, { x: 724, y: 602, h: 264, rim: 3, ink: p.pal.lamp });
    },
  },
  // Tomorrow's page, still wet.
  newspaper: {
    tint: 'northside',
    light: [470, 60, 160, 760],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (const x of [60, 800])
        p.carve(rect(x - 40, -10, 130, 640), { R: 30, gap: 8, angle: 0, bend: 0, fill: p.pal.near, power: 0.8 });
      const page: Ring = curve(
        [[226, 90, 1], [690, 90, 1], [690, 250], [700, 400], [770, 612, 1], [150, 612, 1], [216, 400], [226, 250]],
        true,
        8,
      );
      p.fill(page, p.pal.cut);
      const X = (u: number, y: number) => 458 + u * (232 + (y > 330 ? Math.pow((y - 330) / 280, 1.6) * 78 : 0));
      // columns of print, a headline, one picture
      for (const [u0, u1, y0, y1] of rows([-0.9, -0.36, 250, 606], [-0.28, 0.3, 478, 606], [0.38, 0.92, 250, 606]))
        for (let y = y0; y < y1; y += 15)
          p.fill(
            [
              [X(u0, y), y], [X(p.r.chance(0.2) ? mix(u0, u1, 0.6) : u1, y), y], [X(u1, y + 6), y + 6],
              [X(u0, y + 6), y + 6],
            ],
            p.pal.far,
          );
      for (let i = 0; i < 9; i++) p.fill(rect(258 + i * 46, 180, p.r.in(26, 38), 44), p.pal.ink);
      const pic: Ring = [[X(-0.28, 252), 252], [X(0.3, 252), 252], [X(0.3, 460), 460], [X(-0.28, 460), 460]];
      p.fill(pic, p.pal.ink);
      T.eye(p, { x: 464, y: 356, r: 42 });
      p.cut(page, {
        gap: 7, ink: p.pal.mid, inset: 0,
        tone: (x, y) => 0.9 * smooth(520, 640, y) + 0.5 * smooth(330, 230, x) + 0.9 * smooth(150, 90, y),
      });
      // rollers
      for (const [y, r] of rows([34, 56], [128, 34]))
        p.carve(rect(130, y - r, 660, r * 2), {
          R: r, gap: 7, angle: 1.57, bend: 0.5, fill: p.pal.near, power: 1.2, light: [470, -120, 160, 900],
        });
      for (const x of [128, 792])
        for (const [y, r] of rows([60, 66], [196, 70])) {
          p.carve(
            times(48, (i) => {
              const R = r + (i % 4 < 2 ? 9 : 0);
              return [x + Math.cos(i / 7.64) * R, y + Math.sin(i / 7.64) * R];
            }),
            { R: 14, gap: 6, fill: p.pal.near, power: 1 },
          );
          p.fill(disc(x, y, r * 0.3, 20), p.pal.ink);
        }
      T.walker(p, { x: 250, y: 606, h: 180, rim: 2 });
      bust(p, 620, 640, 120, 'cap', 2);
    },
  },
};
