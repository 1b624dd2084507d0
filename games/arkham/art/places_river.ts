// Places of Arkham: Merchant District, Rivertown, French Hill.
import {
  T, TAU, curve, disc, half, place, rect, rows, smooth, times, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { bar, ground, lie, wall } from './places_parts';

export const plates: Plates = {
  // A house as black as a hole; behind each window lies another sky.
  unnamable: {
    tint: 'merchant_district',
    mood: 'moon',
    light: [450, 720, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 480, power: 0.8, cx: 300, cy: 36 });
      T.ridge(p, { y: 500, amp: 12, fill: p.pal.near, depth: 40 });
      const body: Ring = [
        [160, 560], [170, 236], [120, 240], [214, 120], [330, 20], [350, 60], [372, 52], [370, 6], [410, 4], [414, 44],
        [540, 38], [548, 70], [690, 124], [786, 246], [738, 238], [746, 560],
      ];
      p.shape(body, p.pal.ink, { rim: 4 });
      p.cut(body, { gap: 13, ink: p.pal.mid, tone: (x, y) => 0.5 * smooth(0.5, 0.7, p.n.fbm(x / 70, y / 16)) });
      p.fill([bar(128, 240, 778, 244, 5), bar(206, 130, 694, 134, 3)], p.pal.mid, 1, true);
      const light = p.pal.cut;
      const skies: ((x: number, y: number) => void)[] = [
        (x, y) => {
          p.fill(disc(x + 6, y - 14, 24, 24), light);
          T.rings(p, { x: x + 6, y: y - 14, r0: 32, reach: 34, gap: 8, cloud: 0 });
        },
        (x, y) => T.rays(p, { x, y: y + 50, r0: 8, r1: 150, n: 60, ink: light, power: 1, vary: 0.3 }),
        (x, y) => T.whirl(p, { x, y, r0: 6, r1: 90, arms: 22, power: 1.3, ink: p.pal.accent, gap: 7 }),
        (x, y) =>
          p.fill(times(26, () => disc(x + p.r.in(-40, 40), y + p.r.in(-62, 62), p.r.in(2, 6), 4)), light, 1, true),
        (x, y) => {
          T.eye(p, { x, y, r: 30 });
          p.fill(disc(x, y, 0.5, 4), light);
        },
        (x, y) =>
          p.cut(rect(x - 50, y - 90, 100, 180), {
            gap: 11, ink: light, bend: (a) => Math.sin(a / 12) * 9, tone: (_, b) => 0.4 + (b - y) / 200,
          }),
        (x, y) =>
          p.fill(
            times(3, (i): Ring => [
              [x - 50, y - 30 + i * 44], [x - 16 + i * 10, y - 76 + i * 44], [x + 50, y - 20 + i * 44],
              [x + 50, y - 8 + i * 44], [x - 16 + i * 10, y - 58 + i * 44], [x - 50, y - 16 + i * 44],
            ]),
            light,
            1,
            true,
          ),
      ];
      const wins = rows(
        [250, 330, 0], [382, 330, 1], [520, 330, 2], [652, 330, 3], [250, 476, 5], [652, 476, 6], [450, 128, 4],
      );
      for (const [x, y, n] of wins) {
        const hh = n === 4 ? 44 : n > 4 ? 50 : 66;
        p.fill(rect(x - 44, y - hh, 88, hh * 2), n === 2 ? p.pal.fore : p.pal.near);
        skies[n]!(x, y);
      }
      // the wall again, with its holes
      const holes = wins.map(([x, y, n]) => {
        const hh = n === 4 ? 40 : n > 4 ? 46 : 62;
        return rect(x - 40, y - hh, 80, hh * 2);
      });
      p.fill([rect(186, 250, 540, 292), ...holes.slice(0, 6)], p.pal.ink);
      p.fill([rect(330, 60, 240, 140), holes[6]!], p.pal.ink);
      for (const [x, y, n] of wins) {
        const hh = n === 4 ? 40 : n > 4 ? 46 : 62;
        p.fill([rect(x - 2.5, y - hh, 5, hh * 2), rect(x - 40, y - 3, 80, 5)], p.pal.ink, 1, true);
        if (n !== 4)
          for (const k of [-1, 1]) {
            const s: Ring = [
              [x + k * 42, y - hh], [x + k * 66, y - hh + 8 + p.r.in(-5, 9)], [x + k * 64, y + hh + p.r.in(-4, 9)],
              [x + k * 42, y + hh],
            ];
            p.fill(s, p.pal.near);
            p.cut(s, { gap: 8, ink: light, tone: () => 0.4 });
          }
      }
      p.shape(rect(404, 430, 92, 130), p.pal.near, { rim: 2 });
      p.fill(rect(414, 440, 72, 120), p.pal.ink);
      T.ridge(p, { fn: (x) => 560 - 10 * Math.cos(x / 90), fill: p.pal.fore, depth: 50, power: 0.6 });
      T.tree(p, { x: 838, y: 600, h: 560, w: 22, lean: 0.1, gnarl: 0.28, fill: p.pal.ink, rim: 1.6 });
      T.tomb(p, { x: 84, y: 600, w: 90, h: 130, lean: -0.12 });
      T.tomb(p, { x: 236, y: 606, w: 60, h: 80, kind: 1, lean: 0.1 });
      T.grass(p, { y: 596, n: 70, h: 40 });
    },
  },
  // The brethren climb, each with a light, to a door like a keyhole.
  silver_twilight_lodge: {
    tint: 'french_hill',
    mood: 'moon',
    light: [190, 140, 160, 860],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 190, y: 140, r0: 80, reach: 420, gap: 10, power: 0.9, cloud: 0.5 });
      T.moon(p, { x: 190, y: 140, r: 62, phase: 0.26 });
      T.stars(p, { n: 40, y1: 260, avoid: [190, 140, 130] });
      const hill = (x: number) => 570 - 210 * smooth(60, 560, x);
      T.ridge(p, { fn: hill, fill: p.pal.near, depth: 190, power: 0.7 });
      // the temple
      p.carve(
        [[486, 380], [500, 150], [860, 150], [876, 380]],
        { R: 20, gap: 9, angle: 0, bend: 0, fill: p.pal.mid, power: 0.7 },
      );
      p.shape([[466, 156], [680, 46], [896, 156]], p.pal.mid, { rim: 3 });
      p.shape([[520, 142], [680, 62], [842, 142]], p.pal.ink, { rim: 0 });
      p.fill(curve([[636, 114, 1], [680, 90], [724, 114, 1], [680, 134]], true, 5), p.pal.cut);
      p.fill(disc(680, 112, 13, 16), p.pal.ink);
      p.shape(rect(460, 150, 444, 24), p.pal.mid, { rim: 3 });
      p.fill([disc(680, 252, 44, 30), [[660, 270], [700, 270], [728, 384], [632, 384]]], p.pal.lamp, 1, true);
      T.rings(p, { x: 680, y: 280, r0: 60, reach: 130, gap: 9, ink: p.pal.lamp, power: 0.6, cloud: 0 });
      for (const x of [516, 596, 764, 846]) T.column(p, { x, y: 376, h: 180, w: 30, fill: p.pal.mid });
      for (let i = 0; i < 4; i++) p.shape(rect(470 - i * 14, 376 + i * 15, 424 + i * 28, 17), p.pal.fore, { rim: 2.6 });
      p.fill([[632, 378], [728, 378], [760, 436], [600, 436]], p.pal.lamp, 0.35);
      T.hooded(p, { x: 680, y: 404, h: 84, face: 'back', fill: p.pal.ink, power: 0.2, rim: 1 });
      for (const [x, h] of rows([564, 82], [488, 96], [402, 116], [304, 142], [186, 178], [54, 226])) {
        const y = hill(x) + 24 + h * 0.14;
        T.hooded(p, { x, y, h, face: 'back', fill: p.pal.ink, power: 0.6 });
        const [cx, cy] = [x + h * 0.36, y - h * 0.72];
        T.rings(p, { x: cx, y: cy, r0: h * 0.1, reach: h * 0.36, gap: 7, ink: p.pal.lamp, power: 0.7, cloud: 0 });
        p.fill([rect(cx - h * 0.02, cy, h * 0.04, h * 0.2)], p.pal.soft);
        p.fill(
          curve([[cx, cy - h * 0.08, 1], [cx + h * 0.035, cy], [cx, cy + h * 0.04], [cx - h * 0.035, cy]], true, 4),
          p.pal.lamp,
        );
      }
      T.tree(p, { x: 880, y: 604, h: 330, w: 18, lean: -0.1, fill: p.pal.ink });
    },
  },
  // Seen from over their hoods: a star on the floor, and one place left free.
  inner_sanctum: {
    tint: 'french_hill',
    light: [450, 300, 70, 520],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      const q = (a: number, r: number): Point => [450 + Math.cos(a) * r, 306 + Math.sin(a) * r * 0.56];
      const floor = disc(450, 306, 410, 48, 232);
      p.fill(floor, p.pal.near);
      T.rings(p, { x: 450, y: 306, r0: 50, reach: 330, gap: 13, squash: 0.56, power: 1, cloud: 0.15 });
      const ringAt = (r: number, w: number): Ring[] => [
        times(48, (i) => q((i / 48) * TAU, r + w)), times(48, (i) => q((i / 48) * TAU, r - w)),
      ];
      p.fill(ringAt(300, 7), p.pal.cut);
      for (let i = 0; i < 7; i++) {
        const [a, b] = [q(i * 0.8976 - 1.57, 296), q((i + 3) * 0.8976 - 1.57, 296)];
        p.shape(bar(a[0], a[1], b[0], b[1], 6), p.pal.cut, { hand: 0.6 });
      }
      p.fill(disc(450, 306, 62, 30, 36), p.pal.ink);
      T.gate(p, { x: 450, y: 302, r: 58, squash: 0.58 });
      for (const [i, s] of rows([0, 92], [1, 96], [6, 96], [2, 112], [5, 112], [3, 134], [4, 134])) {
        const [x, y] = q(i * 0.8976 - 1.57, 372);
        if (i === 1) {
          T.candle(p, { x, y: y + 20, h: 26, w: 16, halo: 60 });
          continue;
        }
        T.hooded(p, {
          x, y: y + 66 + s * 0.5, h: s * 1.5, face: i > 1 && i < 6 ? 'back' : 'void', fill: p.pal.fore, power: 0.85,
          rim: 2.6,
        });
      }
      for (const x of [40, 860]) T.column(p, { x, y: 640, h: 700, w: 90, fill: p.pal.ink, power: 0.6 });
    },
  },
  // An awning, barrels, and the keeper who never seems to leave the doorway.
  general_store: {
    tint: 'rivertown',
    mood: 'dusk',
    light: [560, 330, 80, 640],
    draw(p) {
      wall(p, p.all, 560, 260, 520, { power: 0.5, gap: 15 });
      p.shape(rect(60, 20, 780, 76), p.pal.fore, { rim: 2.6 });
      const sign = (x: number, y: number, list: Ring[]) =>
        p.fill(list.map((r) => place(r, x, y, 1)), p.pal.cut, 1, true);
      sign(240, 58, [bar(-60, 0, 60, 0, 4), disc(-66, 0, 15, 12), bar(52, -18, 52, 20, 4)]);
      sign(450, 58, [rect(-24, -22, 48, 44), bar(-36, -26, 36, -26, 4)]);
      sign(650, 58, [bar(-50, 14, 40, -14, 4), [[36, -30], [62, -20], [56, 8], [30, 2]]]);
      for (const x of [90, 640]) {
        p.fill(rect(x, 240, 210, 200), p.pal.ink);
        p.fill(rect(x + 8, 248, 194, 186), p.pal.mid);
      }
      p.fill(
        [
          curve([[130, 250], [170, 272], [130, 330], [112, 300]], true, 5), rect(206, 250, 5, 60),
          half([[0, 0], [22, 6], [26, 50], [0, 60]], 208, 306), rect(250, 250, 5, 120),
          [[236, 366], [270, 366], [262, 410], [244, 410]],
          half([[0, -40], [14, -36], [12, -20], [26, -14], [26, 40, 1]], 120, 394),
          half([[0, -30], [24, -26], [24, 30, 1]], 176, 404), rect(660, 330, 180, 8),
          ...times(5, (i) => rect(666 + i * 34, 296 - (i % 2) * 14, 24, 34 + (i % 2) * 14)),
          ...times(4, (i) => disc(680 + i * 42, 408, 19, 16, 24)),
        ],
        p.pal.ink,
        1,
        true,
      );
      for (const x of [90, 640]) p.fill([rect(x + 102, 240, 6, 200), rect(x, 430, 210, 12)], p.pal.ink, 1, true);
      p.fill(rect(372, 226, 200, 270), p.pal.ink);
      p.fill(rect(384, 238, 176, 258), p.pal.lamp);
      p.cut(rect(384, 238, 176, 258), { gap: 9, ink: p.pal.mid, tone: (_, y) => 0.8 * smooth(360, 230, y) });
      p.fill(
        [
          half(
            [[0, -232], [20, -226], [24, -204], [14, -184], [40, -170], [62, -150], [70, -90], [62, -60], [60, 0, 1]],
            462,
            496,
            1,
            4,
          ),
          rect(440, 276, 44, 6),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.fill(half([[0, -150], [20, -148, 1], [34, -60], [36, 0, 1]], 462, 496, 1, 4), p.pal.soft);
      // the awning
      for (let i = 0; i < 13; i++) {
        const [a, b] = [90 + i * 55.4, 145.4 + i * 55.4];
        const X = (x: number) => 450 + (x - 450) * 1.13;
        const s: Ring = curve(
          [[a, 104, 1], [b, 104, 1], [X(b), 226, 1], [(X(a) + X(b)) / 2, 252], [X(a), 226, 1]],
          true,
          5,
        );
        p.fill(s, i % 2 ? p.pal.fore : p.pal.soft);
        p.cut(s, {
          gap: 7, angle: 1.57, ink: i % 2 ? p.pal.soft : p.pal.ink,
          tone: (_, y) => (i % 2 ? 0.25 : 0.3 + 0.4 * smooth(220, 110, y)),
        });
      }
      p.shape(rect(-10, 492, 920, 20), p.pal.near, { rim: 3 });
      ground(p, 510, p.pal.ink);
      lie(p, [[384, 494], [560, 494], [700, 610], [260, 610]], 472, 500, 150, { power: 1.2, tex: 0.6 });
      p.fill([[420, 512], [504, 512], [560, 610], [372, 610]], p.pal.ink);
      for (const [x, y, s] of rows([216, 512, 0.9], [96, 584, 1.25], [762, 590, 1.3], [664, 514, 0.9])) {
        p.carve(
          half([[0, -128], [38, -126, 1], [52, -64], [38, 0, 1]], x, y, s, 5),
          { R: 46 * s, gap: 6, angle: 1.57, bend: 0.5, fill: p.pal.near, power: 1.4 },
        );
        for (const v of [-112, -84, -42, -14])
          p.fill(
            place(curve([[-46, v], [0, v + 8], [46, v], [46, v + 7], [0, v + 15], [-46, v + 7]], true, 4), x, y, s),
            p.pal.ink,
          );
        p.shape(disc(x, y - 127 * s, 37 * s, 24, 9 * s), p.pal.fore, { rim: 2.4 });
      }
      p.fill([bar(840, 596, 800, 330, 4), [[780, 330], [816, 322], [800, 250], [776, 262]]], p.pal.ink, 1, true);
    },
  },
};
