// Monsters of Kingsport.
import {
  T, curve, disc, half, place, rect, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { claws, eyes, flesh, fur, limb, shag, teeth, twin } from '../../art/monster_parts';

export const plates: Plates = {
  ghast: {
    tint: 'crypt',
    light: [90, 130, 220, 950],
    focus: [330, 210, 380],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let i = 0; i < 6; i++)
        p.shape(
          [[920, 620 - i * 50], [420 + i * 70, 620 - i * 50], [420 + i * 70, 570 - i * 50], [920, 570 - i * 50]],
          p.pal.near, { rim: 2.4, from: [0, 0, 1] },
        );
      T.rings(p, { x: 60, y: 110, r0: 60, reach: 460, ink: p.pal.soft, power: 0.7 });
      const g = { R: 70, gap: 6, power: 1.4, angle: 0.5 };
      flesh(p, limb([[700, 330], [620, 470], [760, 540], [640, 600]], 90, 20), { ...g, power: 0.7 });
      flesh(
        p,
        [
          curve(
            [[380, 250], [480, 190], [620, 190], [720, 260], [730, 360], [640, 420], [520, 400], [420, 370]], true, 6,
          ),
          limb([[380, 270], [330, 220]], 80, 66),
        ],
        {
          ...g, R: 110,
          extra: (x, y, t) => t * (0.5 + 0.6 * smooth(-0.3, 0.5, Math.sin(Math.hypot(x - 380, y - 520) / 11))),
        },
      );
      flesh(p, limb([[620, 330], [480, 450], [560, 520], [450, 580]], 96, 20), g);
      p.shape(curve([[410, 606, 1], [420, 570], [466, 560], [490, 606, 1]], true, 4), p.pal.ink, { rim: 3 });
      for (const [x, y] of rows([430, 360], [350, 350])) {
        flesh(p, limb([[x, y], [x - 50, y + 70], [x - 110, y + 60]], 26, 13), { R: 20, gap: 5 });
        claws(p, x - 110, y + 62, 2.7, 56, 4, 1.2);
      }
      // a face without nose and forehead
      flesh(
        p,
        curve(
          [[240, 110], [330, 90], [420, 130], [450, 220], [410, 310], [330, 340], [250, 320], [210, 240], [214, 160]],
          true, 6,
        ),
        { R: 90, gap: 5, angle: 0.3, power: 1.6 },
      );
      for (const ring of [
        [[420, 150], [452, 120], [462, 150], [440, 190]], [[236, 130], [208, 112], [200, 150], [216, 180]],
      ] as Ring[])
        flesh(p, curve(ring), { R: 14, gap: 5 });
      eyes(p, 304, 176, 50, 8, { kind: 'blank', tilt: 0.2, socket: 3.2 });
      p.fill(curve([[226, 262, 1], [310, 276], [402, 262, 1], [384, 336], [318, 372], [244, 336]], true, 6), p.pal.ink);
      p.fill(twin([[6, 0], [14, -6], [16, 12]], 306, 222), p.pal.ink, 1, true);
    },
  },
  gnoph_keh: {
    tint: 'snow',
    light: [710, 60, 240, 950],
    focus: [450, 250, 420],
    over: { accent: '#e6e2b4' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { angle: 0.25, power: 0.7, top: 0.5 });
      const g = { fill: p.pal.near, gap: 6, power: 1.7, amb: 0.06 };
      flesh(
        p, fur(half([[0, 60], [150, 90], [260, 230], [280, 420], [330, 620, 1]], 450, 0, 1, 5), 30),
        { ...g, R: 140, angle: 1.3, extra: shag(p, 1.4, 10), power: 1.2 },
      );
      for (const [x, y, u, v, a] of rows(
        [230, 260, 120, 190, -1.9], [670, 260, 790, 190, -1.2], [230, 420, 130, 470, 2.2], [670, 420, 780, 470, 0.9],
      )) {
        flesh(
          p, fur(limb([[x, y], [(x + u) / 2, (y + v) / 2 + 40], [u, v]], 62, 44), 16),
          { ...g, R: 46, extra: shag(p, 0.9, 8) },
        );
        claws(p, u, v, a, 96, 4, 1.3);
      }
      flesh(
        p, fur(half([[0, 110], [90, 130], [136, 220], [120, 320], [76, 420], [0, 450]], 450, 0, 1, 4), 22),
        { ...g, R: 100, gap: 5.4, angle: 1, extra: shag(p, 1.1, 7) },
      );
      p.tube(
        curve([[450, 190], [446, 110], [462, 30], [500, -40]], false, 8), (t) => 40 * (1 - t) + 3,
        { gap: 8, rim: 3.4, power: 1.6 },
      );
      eyes(p, 450, 240, 66, 17, { tilt: -0.3, socket: 1.9 });
      flesh(p, half([[0, 260], [40, 270], [66, 340], [58, 390], [0, 400]], 450, 0), { ...g, R: 50, gap: 5 });
      p.fill(
        [
          half([[0, 316], [36, 310], [30, 342], [0, 356]], 450, 0),
          half([[0, 386], [64, 380, 1], [60, 440], [34, 476], [0, 482]], 450, 0),
        ],
        p.pal.ink, 1, true,
      );
      teeth(p, [[392, 386], [450, 392], [508, 386]], 7, 34, p.pal.cut, 0.6);
      teeth(p, [[410, 470], [450, 480], [490, 470]], 5, -28, p.pal.cut, 0.6);
      T.snow(p, { n: 260, wind: 0.8 });
      T.ridge(p, { y: 580, amp: 14, fill: p.pal.far });
    },
  },
  leng_spider: {
    tint: 'dreams',
    light: [130, 540, 200, 950],
    focus: [480, 250, 400],
    over: { accent: '#d9b8e0' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 120, y: 560, r0: 40, reach: 480, ink: p.pal.soft, power: 0.6 });
      p.shape([[-10, -10], [150, -10], [100, 300], [150, 620], [-10, 620]], p.pal.ink, { rim: 3 });
      p.shape([[910, -10], [790, -10], [830, 300], [760, 620], [910, 620]], p.pal.ink, { rim: 3 });
      const web = (r: number, a: number): Point => [480 + Math.cos(a) * r, 240 + Math.sin(a) * r * 0.8];
      p.fill(
        [
          ...times(14, (i) => taper([web(0, i * 0.45), web(720, i * 0.45)], () => 1.3)),
          ...times(5, (k) =>
            taper(times(43, (i) => web((150 + k * 90) * (i % 3 ? 0.96 : 1.04), i * 0.15)), () => 1.1),
          ),
        ],
        p.pal.soft, 0.7, true,
      );
      flesh(
        p, half([[0, -40], [120, -20], [180, 60], [150, 170], [0, 220]], 480, 0),
        { R: 130, gap: 7, angle: 0.2, extra: shag(p, 1.57, 10) },
      );
      for (const k of [-1, 1])
        for (let i = 0; i < 4; i++)
          flesh(
            p,
            fur(
              limb(
                [
                  [480 + 70 * k, 240 + i * 14], [480 + k * (190 + i * 20), 60 + i * 70],
                  [480 + k * (300 + i * 10), 150 + i * 90], [480 + k * (350 - i * 46), 330 + i * 90],
                ],
                28, 5,
              ),
              9, 0,
            ),
            { R: 18, gap: 5, power: 1.4 },
          );
      flesh(
        p, fur(half([[0, 130], [80, 140], [126, 210], [110, 290], [60, 340], [0, 346]], 480, 0, 1, 4), 10),
        { R: 90, gap: 5.4, angle: 0.3, power: 1.4 },
      );
      for (const ring of twin([[10, 320], [60, 316], [70, 370], [44, 440], [12, 480, 1], [24, 420], [16, 370]], 480))
        flesh(p, ring, { R: 24, gap: 5, power: 1.6 });
      for (const [x, y, r] of rows([34, 262, 27], [84, 244, 19], [26, 206, 15], [66, 196, 12]))
        for (const k of [-1, 1]) {
          p.fill(disc(480 + x * k, y, r * 1.25, 16), p.pal.ink);
          p.fill(disc(480 + x * k, y, r, 16), p.pal.accent);
          p.fill(disc(480 + x * k + 3, y - 4, r * 0.72, 14), p.pal.ink);
          p.fill(disc(480 + x * k - r * 0.3, y + r * 0.3, r * 0.2, 8), p.pal.cut);
        }
      T.walker(p, { x: 70, y: 606, h: 60 });
    },
  },
  moon_beast: {
    tint: '#5c5668',
    mood: 'moon',
    light: [170, 110, 230, 950],
    focus: [480, 240, 420],
    over: { accent: '#e0a7b4' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 90, y1: 330 });
      T.rings(p, { x: 160, y: 120, r0: 90, reach: 400, power: 0.7 });
      T.moon(p, { x: 160, y: 120, r: 82, phase: 0.2 });
      T.water(p, { y0: 400, path: [[160, 70]] });
      T.ship(p, { x: 150, y: 440, s: 1, fill: p.pal.ink });
      p.carve(taper([[800, 640], [700, 40]], () => 9), { R: 9, gap: 5, rim: 3 });
      p.shape([[694, 70], [668, 30], [692, -50], [716, 60]], p.pal.mid, { rim: 4 });
      const g = { gap: 6.5, power: 1.4, gamma: 1.2, rim: 3.4 };
      flesh(
        p,
        curve(
          [
            [300, 320], [380, 180], [520, 130], [660, 200], [740, 340], [760, 500], [720, 640, 1], [240, 640, 1],
            [250, 450],
          ],
          true, 7,
        ),
        { ...g, R: 170, angle: 0.3, bend: 0.5 },
      );
      for (const [x, y, r] of rows([600, 230, 22], [650, 290, 16], [560, 170, 14], [680, 370, 20], [620, 340, 12]))
        flesh(p, disc(x, y, r, 14), { R: r, gap: 5, rim: 2 });
      flesh(
        p,
        curve(
          [[300, 250], [390, 170], [520, 170], [600, 240], [590, 340], [500, 400], [370, 400], [290, 340]], true, 7,
        ),
        { ...g, R: 110, gap: 5.6, angle: 0.1 },
      );
      p.fill(curve([[290, 330, 1], [380, 366], [500, 366], [596, 320, 1], [510, 386], [380, 388]], true, 6), p.pal.ink);
      for (let i = 0; i < 11; i++) {
        const u = (i - 5) / 5;
        T.tentacle(
          p,
          [
            [430 + u * 50, 270 - (i % 2) * 18], [420 + u * 100, 300], [410 + u * 150, 370 + (i % 3) * 26],
            [400 + u * 160 + (i % 2 ? 30 : -30), 440 + (i % 3) * 20],
          ],
          { w: 18, tip: 3, suck: 0, ink: p.pal.accent, gap: 5, power: 1.3 },
        );
      }
      flesh(p, limb([[620, 440], [690, 520], [750, 450]], 62, 34), { ...g, R: 46 });
      claws(p, 756, 430, -2.4, 60, 4, 1.3, 0.24);
      flesh(p, limb([[330, 460], [280, 560], [330, 620]], 60, 40), { ...g, R: 46 });
    },
  },
  shan: {
    tint: 'french_hill',
    light: [450, 130, 190, 850],
    focus: [450, 240, 430],
    over: { accent: '#d9b8e0' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 450, y: 210, r0: 150, reach: 480, ink: p.pal.soft, power: 0.8, cloud: 0.4 });
      T.moon(p, { x: 450, y: 210, r: 140 });
      // wings like two halves of a shield, scaled
      for (const k of [-1, 1])
        for (const [a, b] of rows([330, 40], [270, 300]) as [number, number][])
          flesh(
            p,
            curve(
              [
                [450 + 26 * k, 190 + b * 0.3, 1], [450 + a * 0.45 * k, 40 + b * 0.5], [450 + a * k, 30 + b * 0.8],
                [450 + a * 1.06 * k, 130 + b * 0.8], [450 + a * 0.6 * k, 210 + b * 0.5], [450 + 26 * k,
                  230 + b * 0.3, 1],
              ],
              true, 6,
            ),
            {
              fill: p.pal.ink, R: 24, gap: 6, angle: 0.6 * k, power: 1.1, rim: 3.4,
              extra: (x, y, t) => t * (Math.sin(Math.hypot(x - 450, y - 210) / 9) > 0.1 ? 1.4 : 0.15),
            },
          );
      for (const k of [-1, 1])
        for (let i = 0; i < 5; i++)
          p.shape(
            limb([[450 + 24 * k, 260 + i * 34], [450 + k * (110 + i * 8), 280 + i * 40],
              [450 + k * (150 - i * 14), 380 + i * 40]], 7, 2),
            p.pal.ink, { rim: 2.6 },
          );
      p.tube(
        curve([[450, 210], [450, 330], [450, 490]], false, 9), (t) => 54 - 40 * t + 5 * Math.sin(t * 32),
        { fill: p.pal.ink, gap: 8, bulge: 0.6, rim: 3 },
      );
      for (const k of [-1, 1])
        p.shape(limb([[450 + 14 * k, 140], [450 + 56 * k, 60], [450 + 130 * k, 70]], 6, 1.5), p.pal.ink, { rim: 2.4 });
      // a head that is nearly all eyes
      flesh(p, half([[0, 122], [44, 132], [58, 180], [36, 236], [0, 252]], 450, 0), { fill: p.pal.near, R: 40,
        gap: 5, rim: 3.4 });
      for (const k of [-1, 1]) {
        p.fill(disc(450 + 34 * k, 176, 31, 20, 37), p.pal.ink);
        p.carve(disc(450 + 34 * k, 176, 26, 20, 32), { fill: p.pal.ink, ink: p.pal.accent, R: 26, gap: 4.6,
          power: 1.7, amb: 0.35 });
      }
      for (const x of [432, 450, 468]) p.fill(disc(x, 226, 6, 10, 9), p.pal.ink);
      T.house(p, { x: 720, y: 600, w: 120, h: 60, lit: 0.5 });
    },
  },
  werewolf: {
    tint: 'southside',
    mood: 'moon',
    light: [260, 90, 200, 900],
    focus: [460, 260, 400],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 240, y: 130, r0: 120, reach: 420, power: 0.8 });
      T.moon(p, { x: 240, y: 130, r: 112 });
      for (const [x, w] of rows([60, 50], [790, 40], [870, 60])) T.trunk(p, { x, w });
      flesh(
        p,
        fur(
          curve(
            [
              [300, 370], [370, 280], [500, 250], [640, 210], [740, 270], [800, 430], [860, 640, 1], [160, 640, 1],
              [230, 440],
            ],
            true, 6,
          ),
          30,
        ),
        { R: 150, gap: 7, angle: 1.2, extra: shag(p, 1.2, 10), fill: p.pal.fore },
      );
      for (const ring of twin([[24, 176], [92, 10, 1], [124, 150], [112, 230]], 460, 20)) {
        flesh(p, ring, { R: 20, gap: 5, fill: p.pal.fore });
        p.fill(ring.map(([x, y]): Point => [x + ((x > 460 ? 546 : 374) - x) * 0.45, y + (190 - y) * 0.4]), p.pal.ink);
      }
      flesh(
        p,
        fur(
          half(
            [[0, 150], [60, 158], [116, 220], [150, 310, 1], [112, 340], [96, 400, 1], [60, 410], [0, 430]], 460, 10, 1,
            5,
          ),
          22,
        ),
        { R: 100, gap: 5.2, angle: 1, extra: shag(p, 1.1, 8), power: 1.5, fill: p.pal.fore },
      );
      eyes(p, 460, 262, 58, 19, { tilt: -0.45, kind: 'slit', socket: 1.7 });
      flesh(
        p, half([[0, 230], [30, 250], [44, 330], [58, 372], [40, 400], [0, 408]], 460, 10),
        { R: 46, gap: 5, angle: 0.2, power: 1.6, fill: p.pal.fore },
      );
      p.fill(
        [
          half([[0, 360], [30, 352], [26, 384], [0, 398]], 460, 10),
          half([[0, 412], [58, 392, 1], [52, 450], [24, 486], [0, 490]], 460, 10),
        ],
        p.pal.ink, 1, true,
      );
      teeth(p, [[408, 404], [460, 420], [512, 404]], 8, 30, p.pal.cut, 0.55);
      teeth(p, [[424, 480], [460, 496], [496, 480]], 5, -26, p.pal.cut, 0.55);
      for (const x of [190, 720]) {
        flesh(
          p, fur(limb([[x + (460 - x) * 0.3, 420], [x, 500], [x, 570]], 66, 46), 14),
          { R: 46, extra: shag(p, 1.4, 8), fill: p.pal.fore },
        );
        claws(p, x, 570, 1.57, 70, 4, 1.4, 0.2);
      }
    },
  },
  yithian: {
    tint: 'yellow',
    light: [760, 130, 230, 950],
    focus: [430, 170, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      for (const [x, w] of rows([130, 190], [760, 210])) {
        p.shape(
          half([[0, 20], [w * 0.36, 60], [w / 2, 160, 1], [w / 2, 620, 1]], x, 0), x > 400 ? p.pal.far : p.pal.fore,
          { rim: 3 },
        );
        if (x < 400)
          for (let j = 0; j < 5; j++) {
            p.fill(rect(x - w / 2, 200 + j * 80, w, 8), p.pal.mid);
            p.fill(
              times(9, (i) =>
                rect(
                  x - w / 2 + 8 + i * 20, 200 + j * 80 - 40 - ((i * 7 + j * 5) % 22), 13, 40 + ((i * 7 + j * 5) % 22),
                ),
              ),
              p.pal.mid, 1, true,
            );
          }
      }
      T.rays(p, { x: 780, y: 40, r0: 60, r1: 700, n: 60, from: 1.8, to: 3, power: 0.5 });
      const stalk = (l: Ring, w: number) =>
        p.tube(curve(l, false, 9), (t) => w * (1 - 0.35 * t), { gap: 7, rim: 2.8, power: 1.2 });
      stalk([[400, 320], [290, 300], [210, 210], [240, 130]], 26);
      stalk([[460, 320], [590, 320], [680, 260], [670, 170]], 26);
      stalk([[450, 330], [540, 380], [620, 400], [690, 370]], 20);
      for (const [x, y, k] of rows([240, 130, -1], [670, 170, 1]))
        for (const d of [-1, 1])
          flesh(
            p,
            curve(
              place(
                [[0, 10, 1], [30 * d, -14], [44 * d, -60], [20 * d, -104, 1], [18 * d, -56], [4 * d, -30]], x, y, 1,
                k * 0.2,
              ),
            ),
            { R: 14, gap: 5, power: 1.5 },
          );
      for (let i = 0; i < 4; i++)
        p.carve(
          taper(
            curve([[690, 370], [720 + i * 6, 350 + i * 16], [750 + i * 2, 330 + i * 34]], false, 5),
            (t) => 5 + 15 * t * t,
          ),
          { R: 10, gap: 5, rim: 2.4 },
        );
      flesh(
        p, half([[0, 290], [60, 300], [110, 420], [190, 570], [210, 640, 1]], 430, 0),
        {
          R: 120, gap: 6.5, angle: 0, bend: 0.7, power: 1.5, rim: 3.4,
          extra: (_x, y, t) => t * (0.7 + 0.5 * Math.sin(y / 8)),
        },
      );
      stalk([[430, 330], [410, 270], [430, 210]], 32);
      for (let i = 0; i < 8; i++)
        p.shape(
          limb([[350 + i * 23, 220], [344 + i * 25, 270], [336 + i * 27 + (i % 2) * 14, 320 + (i % 3) * 12]], 8, 2),
          p.pal.near, { rim: 2.4 },
        );
      for (let i = 0; i < 4; i++) {
        p.shape(limb([[400 + i * 22, 90], [390 + i * 30, 40], [370 + i * 44, 14]], 6, 3), p.pal.near, { rim: 2.4 });
        p.carve(disc(370 + i * 44, 12, 13, 10), { R: 10, gap: 5 });
      }
      flesh(
        p, half([[0, 66], [80, 84], [118, 150], [96, 222], [40, 254], [0, 256]], 430, 0),
        { R: 100, gap: 5.2, angle: 0.2, power: 1.5 },
      );
      for (const [x, y, r] of rows([430, 126, 30], [364, 182, 27], [496, 182, 27])) {
        p.fill(disc(x, y, r * 1.35, 18), p.pal.ink);
        p.fill(disc(x, y, r, 18), p.pal.lamp);
        p.fill(disc(x + 4, y, r * 0.5, 12, r * 0.75), p.pal.ink);
      }
    },
  },
};
