// The Ancient Ones below the hills and in the lake.
import {
  T, TAU, TOKENS as K, curve, disc, half, mix, place, rect, rows, smooth, taper, times, type Plates, type Point,
  type Ring,
} from '../../../../web/src/art/kit';
import { claws, dot, flesh, fur, hand, limb, ooze, shag } from '../../art/monster_parts';

export const plates: Plates = {
  abhoth: {
    tint: '#454a4c',
    light: [370, -20, 230, 1000],
    focus: [450, 280, 600],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // a shaft of day, very far up
      p.fill([[300, -10], [470, -10], [760, 620], [120, 620]], p.pal.fore);
      T.rays(p, { x: 390, y: -60, r0: 30, r1: 700, n: 60, from: 1.1, to: 2, power: 0.7 });
      for (const k of [1, -1])
        p.carve(
          curve(
            [
              [450 + 470 * k, -20, 1], [450 + 120 * k, -20, 1], [450 + 190 * k, 90], [450 + 250 * k, 170],
              [450 + 270 * k, 330], [450 + 360 * k, 460], [450 + 470 * k, 540, 1],
            ],
            true,
            5,
          ),
          { fill: p.pal.fore, R: 60, gap: 8, angle: 1.3, tex: 0.9, power: 0.7, rim: 2.4 },
        );
      const g = { fill: p.pal.near, gap: 6, power: 1.35, rim: 3.2, tex: 0.6, grain: 0.02 };
      const lump = (x: number, y: number, t: number) => t * (0.35 + smooth(0.34, 0.6, p.n.fbm(x / 52, y / 34, 2)));
      // the pool lifts itself to what has come
      flesh(p, ooze(p, 450, 560, 430, 100, 17), { ...g, R: 60, extra: lump, angle: 0.1, power: 1.1 });
      flesh(
        p,
        [
          curve(
            [
              [250, 560], [330, 470], [372, 360], [346, 270], [384, 176], [450, 136], [530, 160], [566, 250],
              [540, 350], [574, 470], [670, 560],
            ],
            true,
            7,
          ),
          disc(360, 300, 62),
          disc(548, 290, 60),
          disc(392, 420, 64),
          disc(540, 430, 66),
          disc(440, 180, 66),
        ],
        { ...g, R: 84, extra: lump, angle: 0.35, bend: 0.5, rim: 4 },
      );
      // what it is just making, and takes back
      for (const [x, y, s, turn, k] of rows(
        [322, 236, 0.8, -0.7, 1], [590, 226, 0.74, 0.8, -1], [470, 130, 0.6, 0.2, 1], [262, 470, 0.7, -0.3, -1],
        [664, 474, 0.8, 0.5, 1],
      ))
        hand(p, { x, y, s, turn, k, thin: 0.9, fill: p.pal.near, curl: 0.4 });
      for (const [x, y, r, a] of rows(
        [420, 250, 42, -0.2], [512, 330, 34, 0.3], [386, 384, 34, 0.2], [476, 440, 44, -0.1],
      )) {
        const q = (l: Ring) => curve(place(l, x, y, r / 40, a), true, 5);
        p.carve(
          q([[0, -56], [30, -40], [34, 6], [20, 66], [0, 84], [-20, 66], [-34, 6], [-30, -40]]),
          { ...g, R: r * 0.7, gap: 4.8, power: 1.7, rim: 2.4, tex: 0.1 },
        );
        p.fill(
          [
            q([[5, -8], [16, -20], [27, -8], [20, 8]]), q([[-5, -8], [-16, -20], [-27, -8], [-20, 8]]),
            q([[0, 18], [12, 38], [8, 66], [-8, 66], [-12, 38]]),
          ],
          p.pal.ink,
          1,
          true,
        );
      }
      for (const [y, a, s] of rows([486, 30, 3], [534, 34, 1], [580, 30, 5]))
        flesh(
          p,
          curve(
            [
              [60, 660, 1],
              ...times(13, (i): Point => [70 + i * 64, y + 40 * Math.abs(i / 6 - 1) ** 2 - a * p.n(i * 1.7 + s, y)]),
              [850, 660, 1],
            ],
            true,
            6,
          ),
          { ...g, R: 34, gap: 5.6, angle: 0.1, power: 1.5, extra: lump, light: [400, 300, 160, 560] },
        );
      for (const [x, k] of rows([170, 1], [760, -1], [716, 1]))
        flesh(
          p,
          [
            disc(x, 520, 40, 20, 18), limb([[x + 20 * k, 512], [x + 50 * k, 500], [x + 62 * k, 540]], 9, 3),
            limb([[x - 14 * k, 524], [x - 30 * k, 548]], 9, 4), dot([x + 40 * k, 500], 15),
          ],
          { ...g, R: 16, gap: 5 },
        );
      p.shape(
        curve([[-10, 470, 1], [60, 476], [112, 500], [124, 560], [170, 620, 1], [-10, 620, 1]], true, 6),
        p.pal.ink,
        { rim: 3 },
      );
      T.walker(p, { x: 74, y: 484, h: 62, lamp: true });
    },
  },
  glaaki: {
    tint: '#24484c',
    mood: 'moon',
    light: [250, 120, 150, 1000],
    focus: [460, 270, 600],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 236, y: 120, r0: 46, reach: 400, power: 0.7, cloud: 0.7 });
      T.moon(p, { x: 236, y: 120, r: 34 });
      T.ridge(p, { y: 360, amp: 30, fill: p.pal.far, power: 0.4 });
      for (let i = 0; i < 9; i++) T.house(p, { x: 20 + i * 100 - (i % 2) * 30, y: 394, w: 42, h: 30, lit: 0 });
      T.water(p, { y0: 392, path: [[236, 46]] });
      const spine = (a: number, b: number, dir: number, l: number, w: number) =>
        limb(
          [
            [a, b], [a + Math.cos(dir) * l * 0.5, b + Math.sin(dir) * l * 0.5],
            [a + Math.cos(dir + 0.04) * l, b + Math.sin(dir + 0.04) * l],
          ],
          w,
          0.8,
        );
      // metal spines, a crown of them and a coat
      for (const [n, r, l, pow] of rows([25, 150, 150, 0.9], [21, 120, 110, 1.3]))
        for (let i = 0; i < n; i++) {
          const a = mix(-3.24, 0.1, i / (n - 1));
          p.carve(
            spine(466 + Math.cos(a) * r * 1.06, 390 + Math.sin(a) * r * 1.2, a, l * (0.75 + 0.5 * p.n(i * 3.1, n)), 8),
            { fill: p.pal.fore, R: 6, gap: 4.4, angle: a, power: 1.6 * pow, rim: 2.4, hand: 0 },
          );
        }
      // three eyes, on stalks
      for (const [x, a, b] of rows([410, 350, 96], [470, 486, 52], [530, 610, 112])) {
        p.tube(
          curve([[x, 300], [mix(x, a, 0.3) + 12, 200], [a, b]], false, 10),
          (t) => mix(22, 9, t),
          { fill: p.pal.near, gap: 5, power: 1.6, rim: 3 },
        );
        p.carve(disc(a, b, 21, 24), { fill: p.pal.fore, R: 20, gap: 4.6, power: 1.6, rim: 3 });
        p.fill(disc(a + 3, b + 2, 11, 18), p.pal.accent);
        p.fill(disc(a + 4, b + 3, 5, 12), p.pal.ink);
      }
      flesh(
        p,
        curve(
          [
            [250, 620, 1], [270, 480], [310, 340], [370, 236], [450, 196], [540, 222], [616, 320], [660, 470],
            [690, 620, 1],
          ],
          true,
          7,
        ),
        {
          fill: p.pal.fore, R: 130, gap: 6, angle: 0.25, bend: 0.6, power: 1.25, rim: 4, tex: 0.7,
          extra: (x, y, t) => t * (0.5 + 0.7 * smooth(0.35, 0.6, p.n.fbm(x / 40, y / 26, 2))),
        },
      );
      for (let i = 0; i < 34; i++) {
        const t = (i * 0.618) % 1;
        const u = mix(-1, 1, (i + 0.5) / 34);
        const x = 468 + u * 150;
        const y = 290 + t * 240 + u * u * 50;
        p.carve(spine(x, y, -1.57 + u * 1.1, 62, 6), {
          fill: p.pal.ink, R: 5, gap: 4.4, power: 1.7, rim: 2.2, hand: 0, angle: u,
        });
      }
      T.waves(p, [[540, 16, 80, p.pal.near, 10], [578, 22, 100, p.pal.fore, 60]]);
      // they wade in to him, who are already dead
      for (const [x, h, k] of rows([90, 96, 1], [172, 84, 1], [800, 104, -1], [726, 84, -1], [868, 90, -1]))
        T.person(p, {
          x, y: 640, h: h * 1.3, wear: 'rags', face: 'back', pose: 'walk', flip: k as 1 | -1, fill: p.pal.ink,
        });
      T.waves(p, [[606, 20, 120, p.pal.ink, 30]]);
    },
  },
  shudde_mell: {
    tint: '#4d3a30',
    light: [110, 130, 170, 1050],
    focus: [450, 250, 600],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 420, power: 0.8, lit: (x, y) => 1.3 * Math.exp(-Math.hypot(x - 120, y - 140) / 300) });
      T.rings(p, { x: 104, y: 130, r0: 46, reach: 360, power: 0.8 });
      T.moon(p, { x: 104, y: 130, r: 36 });
      T.skyline(p, { y: 470, h: 90, fill: p.pal.near, lit: 0.2 });
      const body = curve([[640, 680], [610, 560], [500, 470], [410, 380], [390, 280], [440, 170]], false, 12);
      p.carve(
        taper(body, (t) => mix(140, 84, t) + 14 * Math.sin(t * 60)),
        {
          fill: p.pal.fore,
          R: 90,
          gap: 6,
          angle: -0.5,
          bend: 0.5,
          light: [170, 260, 260, 900],
          power: 1.7,
          rim: 4,
          tex: 0.4,
          extra: (x, y, t) => {
            let best = 1e9;
            let at = 0;
            body.forEach(([a, b], i) => {
              const d = (a - x) ** 2 + (b - y) ** 2;
              if (d < best) [best, at] = [d, i];
            });
            return t * (0.35 + 0.85 * smooth(-0.6, 0.4, Math.sin(at * 1.02 + 2)));
          },
        },
      );
      // for a head, a mouth made of arms
      const arms = (n: number, l: number, w: number, fill: string, power: number, o: number) => {
        for (let i = 0; i < n; i++) {
          const a = (i / n) * TAU + o;
          const c = Math.cos(a) > 0 ? 0.5 : -0.5;
          const r1 = l * (0.8 + 0.4 * p.n(i * 3.7, n));
          const q = (r: number, t: number): Point => [
            452 + Math.cos(a + t) * r, 160 + Math.sin(a + t) * r * 0.86 + r * r * 0.0008,
          ];
          T.tentacle(p, [q(40, 0), q(r1 * 0.5, -c * 0.3), q(r1 * 0.85, 0), q(r1, c * 0.6), q(r1 * 0.9, c * 1.3)], {
            w, tip: 2, suck: 0, fill, power,
          });
        }
      };
      arms(11, 250, 26, p.pal.fore, 0.9, 0.2);
      arms(9, 170, 30, p.pal.near, 1.5, 0.5);
      p.carve([disc(452, 160, 62, 34, 54), disc(452, 160, 46, 34, 40).reverse()], {
        fill: p.pal.near, R: 10, gap: 5, power: 1.8, rim: 3,
      });
      p.fill(disc(452, 160, 48, 34, 42), p.pal.ink);
      // the street breaks
      const tilt = (x: number, y: number, w: number, h: number, turn: number) => {
        const q = (l: Ring) => place(l, x, y, 1, turn);
        p.shape([q([[-w, 0], [-w, -h], [0, -h - w], [w, -h], [w, 0]])], p.pal.fore, { rim: 3 });
        p.cut(
          q([[-w, 0], [-w, -h], [w, -h], [w, 0]]),
          { gap: 7, angle: turn, tone: (a) => 0.2 + 0.3 * smooth(x - w, x + w, a) },
        );
        for (const [a, b] of rows([-0.5, 0.7], [0.4, 0.7], [-0.5, 0.3], [0.4, 0.3]))
          p.fill(q(rect(a * w - 8, -b * h - 12, 16, 24)), a < 0 === b > 0.5 ? p.pal.lamp : p.pal.ink);
      };
      tilt(170, 560, 60, 110, -0.3);
      tilt(60, 580, 66, 150, -0.1);
      tilt(330, 590, 52, 80, -0.55);
      tilt(748, 570, 58, 120, 0.34);
      tilt(864, 580, 62, 160, 0.1);
      p.shape(
        times(26, (i): Ring => {
          const x = p.r.in(380, 800);
          const y = 590 - p.r.in(0, 1) * (110 - Math.abs(x - 600) * 0.36);
          const s = p.r.in(10, 34);
          return place([[-1, 0.3], [-0.4, -0.8], [0.5, -0.6], [1, 0.2], [0.2, 0.9]], x, y, s, i);
        }),
        p.pal.ink,
        { rim: 2.6, hand: 0, union: true },
      );
      T.rocks(p, [[420, 596, 34], [480, 612, 40], [560, 606, 44], [700, 610, 38], [270, 612, 30]]);
      p.shape([[-10, 620], [-10, 574], [240, 584], [380, 612]], p.pal.ink, { rim: 2.6 });
      T.person(p, { x: 224, y: 588, h: 44, pose: 'run', flip: -1, wear: 'coat', hat: 'fedora', fill: p.pal.ink });
    },
  },
  tsathoggua: {
    tint: '#4a4128',
    over: { accent: K.moss },
    light: [200, 250, 170, 900],
    focus: [450, 270, 600],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a cave of N'kai, hung with stone
      p.cut(p.all, {
        angle: 1.5,
        gap: 9,
        ink: p.pal.soft,
        inset: 0,
        tone: (x, y) =>
          0.8 * Math.exp(-Math.hypot(x - 200, y - 300) / 240) * smooth(0.3, 0.6, p.n.fbm(x / 40, y / 200)),
      });
      for (const [x, w, h] of rows(
        [60, 60, 210], [150, 34, 120], [236, 30, 150], [700, 46, 150], [790, 60, 250], [870, 50, 180],
      ))
        p.carve(
          [[x - w, -10], [x + w, -10], [x + w * 0.3, h * 0.6], [x + 4, h], [x - w * 0.3, h * 0.5]],
          { fill: p.pal.fore, R: w * 0.6, gap: 6.5, angle: 0.1, power: 0.8 },
        );
      const g = { fill: p.pal.near, gap: 6, power: 1.25, rim: 3.4 };
      const hair = shag(p, 1.5, 7);
      // squat, furred, full
      flesh(
        p,
        fur(
          half([[0, 210], [110, 230], [190, 310], [240, 430], [262, 560], [230, 620], [0, 640]], 450, 0, 1, 3),
          18,
          0.7,
        ),
        { ...g, R: 130, angle: 0.25, extra: hair, power: 1.45 },
      );
      for (const k of [1, -1]) {
        flesh(
          p,
          fur(
            limb([[450 + 150 * k, 290], [450 + 216 * k, 400], [450 + 150 * k, 480], [450 + 70 * k, 470]], 56, 30),
            10,
            0.5,
          ),
          { ...g, R: 44, angle: 0.6 * k, extra: hair },
        );
        claws(p, 450 + 66 * k, 470, k > 0 ? 2.7 : 0.44, 56, 4, 0.9, 0.14);
        flesh(
          p,
          fur(
            curve(
              [
                [450 + 250 * k, 600], [450 + 250 * k, 500], [450 + 170 * k, 476], [450 + 110 * k, 540],
                [450 + 90 * k, 610],
              ],
              true,
              4,
            ),
            10,
            0.5,
          ),
          { ...g, R: 60, angle: 0.4 * k, extra: hair, power: 1.5 },
        );
        claws(p, 450 + 120 * k, 596, k > 0 ? 2.8 : 0.34, 60, 4, 0.8, 0.16);
        // a bat's ears
        flesh(
          p,
          curve(
            [
              [450 + 70 * k, 110], [450 + 104 * k, 36], [450 + 166 * k, -20, 1], [450 + 176 * k, 70],
              [450 + 136 * k, 150],
            ],
            true,
            6,
          ),
          { ...g, R: 30, angle: k },
        );
        p.fill(
          curve(
            [
              [450 + 92 * k, 108], [450 + 114 * k, 58], [450 + 154 * k, 12, 1], [450 + 160 * k, 70],
              [450 + 126 * k, 132],
            ],
            true,
            6,
          ),
          p.pal.ink,
        );
      }
      // a toad's head that has all the time there is
      flesh(
        p,
        half(
          [[0, 86], [60, 70], [112, 72], [140, 116], [168, 190], [176, 240], [140, 296], [70, 322], [0, 328]],
          450,
          0,
        ),
        {
          ...g, R: 80, gap: 5.4, angle: 0.15, bend: 0.6, power: 1.55, tex: 0.5,
          extra: (x, y, t) => t * (0.55 + 0.6 * smooth(0.36, 0.56, p.n(x / 14, y / 12))),
        },
      );
      p.fill(
        curve(
          [
            [280, 236, 1], [330, 262], [400, 258], [450, 250], [500, 258], [570, 262], [620, 236, 1], [570, 272],
            [500, 268], [450, 262], [400, 268], [330, 272],
          ],
          true,
          6,
        ),
        p.pal.ink,
      );
      for (const k of [1, -1]) {
        p.fill(limb([[450 + 10 * k, 176], [450 + 20 * k, 188]], 5, 2), p.pal.ink);
        const at = (l: Ring) => place(l, 450 + 92 * k, 126, 1, 0, k);
        p.fill(disc(450 + 92 * k, 126, 46, 30, 36), p.pal.ink);
        p.fill(curve(at([[-36, 6, 1], [0, 4], [36, 6, 1], [22, 17], [-22, 17]]), true, 6), p.pal.accent);
        p.fill(at([[-16, 6], [16, 6], [10, 14], [-10, 14]]), p.pal.ink);
        p.carve(
          curve(at([[-44, 8], [-34, -30], [0, -44], [36, -30], [46, 8], [0, 4]]), true, 6),
          { ...g, R: 24, gap: 4.8, angle: 0, power: 1.7 },
        );
        p.carve(
          curve(at([[-40, 14], [0, 25], [40, 14], [26, 38], [-26, 38]]), true, 6),
          { ...g, R: 8, gap: 4.8, angle: 0, power: 1.5 },
        );
      }
      // what was brought him
      p.shape([[-10, 620], [-10, 580], [200, 566], [700, 570], [910, 584], [910, 620]], p.pal.ink, { rim: 2.6 });
      for (const [x, y, s, t] of rows(
        [196, 570, 0.28, 0.3], [236, 582, 0.3, -0.2], [664, 574, 0.3, 0.4], [706, 582, 0.26, -0.5],
        [270, 592, 0.26, 0.9],
      ))
        T.skull(p, { x, y, s, turn: t });
      T.candle(p, { x: 110, y: 572, h: 40, halo: 60 });
      T.person(p, { x: 150, y: 592, h: 70, pose: 'kneel', wear: 'robe', hat: 'hood', fill: p.pal.ink });
    },
  },
};
