// Monsters of Kingsport that go upright.
import {
  T, curve, disc, half, place, rect, rows, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { eyes, flesh, hand, head, limb, robe, twin } from '../../art/monster_parts';

export const plates: Plates = {
  tcho_tcho_priest: {
    tint: 'leng',
    mood: 'dusk',
    light: [200, 120, 220, 950],
    focus: [450, 240, 400],
    over: { accent: '#aac77c' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 300, power: 0.7 });
      T.ridge(p, { y: 380, amp: 170, len: 150, fill: p.pal.near, seed: 12 });
      for (const [x, s] of rows([110, 1], [790, 1]))
        for (let i = 0; i < 4; i++)
          p.shape(rect(x - 70 + i * 16, 560 - i * 70 * s, 140 - i * 32, 74), p.pal.fore, { rim: 3 });
      robe(p, { y: 60, s: 1.1, wide: 1.35, peak: 50, folds: 20, fill: p.pal.fore });
      // a mask of wood: a moon lies on its brow, and it has no mouth
      for (const k of [-1, 1])
        p.tube(
          curve([[450 + 40 * k, 130], [450 + 150 * k, 110], [450 + 190 * k, 10], [450 + 130 * k, -40]], false, 9),
          (t) => 24 * (1 - t) + 4, { gap: 8, rim: 3, power: 1.3 },
        );
      flesh(
        p, half([[0, 100], [80, 108], [100, 170], [74, 290], [34, 400], [0, 420]], 450, 0),
        { R: 60, gap: 5.4, angle: 0, bend: 0.7, power: 1.7, rim: 4, amb: 0.06 },
      );
      p.fill(
        [
          ...twin([[12, 222, 1], [40, 190], [88, 204, 1], [50, 232]], 450),
          ...times(3, (i) =>
            taper([[450, 300 + i * 30], [450, 318 + i * 30]], () => 7),
          ),
        ],
        p.pal.ink, 1, true,
      );
      p.fill(twin([[34, 213], [52, 202], [66, 208], [52, 219]], 450), p.pal.accent, 1, true);
      T.moon(p, { x: 450, y: 150, r: 26, phase: 0.3 });
      for (const k of [-1, 1])
        for (let i = 0; i < 4; i++)
          p.fill(
            taper([[450 + k * 22, 258 + i * 28], [450 + k * (78 - i * 13), 248 + i * 28]], (t) => 5 - 3 * t), p.pal.ink,
          );
      p.carve(taper([[730, 640], [690, 130]], () => 10), { R: 9, gap: 5, rim: 3 });
      T.skull(p, { x: 686, y: 110, s: 0.62, eyes: p.pal.accent });
      flesh(p, limb([[640, 480], [760, 520], [720, 420]], 66, 36), { R: 40, fill: p.pal.fore, angle: 1.2 });
      hand(p, { x: 714, y: 380, s: 1, turn: -0.3, k: -1, curl: -1.5 });
    },
  },
  crawling_one: {
    tint: 'easttown',
    light: [750, 230, 190, 850],
    focus: [470, 230, 460],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 770, y: 220, r0: 40, reach: 420, ink: p.pal.lamp, power: 0.6, cloud: 0.3 });
      for (const [x, h, k] of rows([110, 150, 0], [230, 120, 1], [640, 130, 2]))
        T.tomb(p, { x, y: 440, w: h * 0.5, h, kind: k, fill: p.pal.fore, lean: 0.08 });
      T.lamppost(p, { x: 770, y: 560, h: 380, halo: 0 });
      T.ridge(p, { y: 440, amp: 12, fill: p.pal.fore });
      flesh(
        p, half([[0, 320], [70, 330], [170, 370], [210, 470], [230, 640, 1]], 440, 0),
        { R: 100, gap: 7, angle: 1.4, fill: p.pal.ink },
      );
      p.fill(half([[0, 100], [70, 120], [92, 200], [76, 290], [40, 350], [0, 370]], 440, 0), p.pal.ink);
      const worm = (x: number, y: number, a: number, l: number, w = 15) => {
        const at = (t: number, d: number): Point => [
          x + Math.cos(a) * l * t - Math.sin(a) * d, y + Math.sin(a) * l * t + Math.cos(a) * d,
        ];
        const c = curve([at(0, 0), at(0.3, w), at(0.6, -w), at(1, w * 0.6)], false, 6);
        p.tube(c, (t) => w * Math.sqrt(Math.max(0.05, 1 - Math.pow(t * 2 - 1, 4))), {
          gap: 5.4, power: 1.5, rim: 2.2, bulge: 0.6,
        });
      };
      for (let i = 0; i < 26; i++) {
        const a = i * 2.4;
        const r = 10 + i * 3.1;
        worm(440 + Math.cos(a) * r * 0.8 - 20, 232 + Math.sin(a) * r * 1.2, a * 1.7, 64, 13);
      }
      p.fill([disc(404, 208, 18, 14), disc(476, 208, 18, 14), disc(442, 290, 20, 14, 12)], p.pal.ink, 1, true);
      worm(396, 310, 1.4, 130);
      worm(470, 320, 1.7, 110);
      worm(430, 330, 1.5, 150, 13);
      flesh(
        p,
        curve(
          [
            [240, 150], [330, 132], [350, 40], [440, 20], [530, 40], [546, 130], [650, 150], [560, 172], [440, 178],
            [320, 172],
          ],
          true, 6,
        ),
        { R: 40, fill: p.pal.ink, angle: 0.2, power: 1.3, rim: 4 },
      );
      for (const ring of twin([[26, 370, 1], [80, 330], [150, 330, 1], [120, 440], [30, 600, 1]], 440))
        flesh(p, ring, { fill: p.pal.ink, R: 30, angle: 1.2 });
      flesh(p, limb([[620, 440], [690, 520], [620, 560]], 62, 44), { fill: p.pal.ink, R: 40 });
      for (let i = 0; i < 6; i++) worm(606, 560 + (i - 3) * 12, 2.7 + i * 0.16, 96, 11);
    },
  },
  shadowy_figure: {
    tint: 'rivertown',
    light: [470, 260, 60, 700],
    focus: [470, 210, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 470, y: 250, r0: 60, reach: 380, power: 1.1, cloud: 0.5 });
      T.fog(p, { y: 400, h: 110, power: 0.8 });
      T.paving(p, { y0: 430, vx: 470, vy: 330 });
      for (const [a, b] of rows([-10, 330], [910, 600])) {
        p.shape([[a, -10], [b, -10], [b + (a - b) * 0.1, 430], [a, 620]], p.pal.ink, { rim: 3 });
        for (let i = 0; i < 7; i++)
          p.fill(taper([[a, 20 + i * 90], [b, 40 + i * 58]], () => 1.5), p.pal.soft, 0.5);
      }
      p.fill([[400, 560], [540, 560], [720, 640], [180, 640]], p.pal.ink);
      p.shape(
        half(
          [
            [0, 90], [34, 92], [42, 128], [96, 138, 1], [42, 152], [40, 190], [26, 220], [60, 240], [104, 272],
            [116, 380], [110, 470], [92, 470], [104, 560, 1], [16, 570], [0, 520],
          ],
          470, 0,
        ),
        p.pal.ink, { rim: 0 },
      );
      p.shape([[430, 226], [470, 252], [510, 226], [524, 250], [470, 300], [416, 250]], p.pal.ink, { rim: 2.6 });
      p.fill([limb([[508, 196], [540, 200], [556, 196]], 3, 2)], p.pal.ink);
      p.fill(disc(560, 195, 4.5, 8), p.pal.lamp);
      p.fill(taper([[590, 430], [640, 570]], () => 4), p.pal.ink);
      T.plume(p, { x: 566, y: 186, n: 5, s: 0.35 });
    },
  },
  skeleton: {
    tint: 'sea',
    mood: 'moon',
    light: [730, 110, 200, 900],
    focus: [430, 210, 380],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 740, y: 110, r0: 60, reach: 420, power: 0.8 });
      T.moon(p, { x: 740, y: 110, r: 52 });
      T.water(p, { y0: 330, path: [[740, 80]] });
      T.ship(p, { x: 130, y: 350, s: 0.7, fill: p.pal.ink });
      const bone = (l: Ring, w: number) =>
        p.carve(
          [
            limb(l, w, w * 0.8), disc(l[0]![0], l[0]![1], w * 1.5, 10),
            disc(l[l.length - 1]![0], l[l.length - 1]![1], w * 1.4, 10),
          ],
          { R: w, gap: 5, power: 1.4, union: true, rim: 2.4 },
        );
      bone([[430, 320], [428, 440], [434, 600]], 15);
      for (let i = 0; i < 5; i++)
        for (const k of [-1, 1])
          p.tube(
            curve(
              [
                [430 + 12 * k, 390 + i * 42], [430 + k * (110 + i * 4), 372 + i * 44],
                [430 + k * (126 - i * 4), 430 + i * 44], [430 + k * 50, 460 + i * 42],
              ],
              false, 7,
            ),
            () => 10, { gap: 5, rim: 2.6, power: 1.3 },
          );
      for (const k of [-1, 1])
        bone([[430 + 20 * k, 366], [430 + 90 * k, 344], [430 + 160 * k, 360]], 11);
      T.skull(p, { x: 430, y: 200, s: 1.5, turn: 0.08, jaw: 16, eyes: p.pal.accent, power: 1.5 });
      flesh(
        p,
        curve([[280, 130], [340, 60], [430, 44], [530, 70], [590, 140], [520, 120], [430, 110], [340, 122]], true, 6),
        { fill: p.pal.ink, R: 40, angle: 0.2, rim: 4 },
      );
      for (let i = 0; i < 6; i++)
        p.shape(
          limb([[340 + i * 40, 120], [330 + i * 42, 190 + (i % 3) * 20], [346 + i * 40, 260 + (i % 2) * 50]], 6, 1.5),
          p.pal.ink, { rim: 2 },
        );
      bone([[590, 360], [680, 440], [650, 520]], 13);
      bone([[270, 360], [200, 450], [270, 520]], 13);
      p.shape(
        curve([[-20, 540, 1], [430, 500], [920, 540, 1], [920, 640, 1], [-20, 640, 1]], true, 8), p.pal.ink, { rim: 5 },
      );
      for (const [x, k] of rows([270, 1], [650, -1]))
        for (let i = 0; i < 4; i++)
          for (const d of [0, 1])
            p.carve(
              limb([[x + (i - 1.5) * 20 * k, 500 + d * 32], [x + (i - 1.5) * 24 * k, 530 + d * 30]], 8, 7),
              { R: 7, gap: 5, rim: 2.4, power: 1.5 },
            );
    },
  },
  skinless_one: {
    tint: 'abyss',
    light: [450, 20, 200, 850],
    focus: [450, 220, 380],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      p.cut(
        [[350, 0], [550, 0], [820, 600], [80, 600]],
        { angle: 1.57, gap: 11, ink: p.pal.soft, max: 0.4, tone: (_x, y) => 0.8 - y / 900 },
      );
      p.shape(
        half([[0, -10], [90, -10, 1], [110, 34, 1], [0, 40]], 450, 0), p.pal.ink, { rim: 3, from: [450, 300, 1] },
      );
      p.fill(disc(450, 38, 60, 20, 9), p.pal.lamp);
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 7 - i; j++)
          for (const k of [-1, 1])
            p.fill(
              [
                disc(450 + k * (250 + j * 56 + i * 24), 350 + i * 80, 20, 12),
                half(
                  [[0, 370 + i * 80], [30, 380 + i * 80], [34, 440 + i * 80], [0, 440 + i * 80]],
                  450 + k * (250 + j * 56 + i * 24), 0, 1, 3,
                ),
              ],
              p.pal.ink, 1, true,
            );
      const fibre =
        (k: number, w = 5) =>
        (x: number, y: number, t: number) =>
          t * (Math.sin((x - 450) / w + Math.sin(y / 60) * k) > -0.35 ? 1.15 : 0.1);
      for (const k of [-1, 1]) {
        flesh(
          p, limb([[450 + 150 * k, 400], [450 + 260 * k, 460], [450 + 270 * k, 330]], 58, 26),
          { R: 40, gap: 5, angle: 1 * k, power: 1.4 },
        );
        hand(p, { x: 450 + 272 * k, y: 260, s: 1.15, turn: 0.15 * k, k, thin: 0.8, curl: 0.3 });
      }
      for (const ring of twin([[0, 380, 1], [70, 360], [180, 380], [190, 470], [110, 520], [8, 500, 1]], 450))
        flesh(p, ring, { R: 60, gap: 6, angle: ring[9]![0] > 450 ? -0.35 : 0.35, bend: 0.8, power: 1.5 });
      flesh(p, half([[0, 500], [100, 520], [90, 640, 1]], 450, 0), { R: 50, gap: 6, angle: 0, power: 1.2 });
      for (const x of [-44, -16, 16, 44])
        p.tube(
          curve([[450 + x * 0.9, 280], [450 + x, 340], [450 + x * 1.6, 400]], false, 6), () => 15,
          { gap: 6, rim: 2.4, power: 1.2 },
        );
      flesh(
        p, half([[0, 92], [58, 102], [88, 160], [80, 230], [60, 300], [30, 336], [0, 340]], 450, 0),
        { R: 78, gap: 5, angle: 1.57, bend: 0.2, power: 1.5, extra: fibre(2, 4.4) },
      );
      for (const k of [-1, 1]) {
        const at = (l: Ring) => curve(place(l, 450, 0, 1, 0, k), true, 5);
        p.fill(disc(450 + 40 * k, 200, 36, 22, 30), p.pal.ink);
        p.carve([disc(450 + 40 * k, 200, 36, 24, 30), disc(450 + 40 * k, 200, 25, 24, 20).reverse()], {
          R: 8, gap: 5, angle: 0, power: 1.5, rim: 2,
        });
        p.fill(disc(450 + 40 * k, 200, 18, 16), p.pal.accent);
        p.fill(disc(450 + 39 * k, 201, 6, 10), p.pal.ink);
        p.carve(
          at([[84, 210], [70, 260], [44, 290], [30, 280], [56, 244]]),
          { R: 12, gap: 5, angle: 0.8 * k, power: 1.6, rim: 2.4 },
        );
        p.fill(at([[3, 236, 1], [16, 262], [4, 266, 1]]), p.pal.ink);
      }
      p.carve(
        [
          half([[0, 280], [40, 284], [44, 306], [0, 320]], 450, 0),
          half([[0, 290], [30, 292], [30, 304], [0, 309]], 450, 0).reverse(),
        ],
        { R: 8, gap: 5, angle: 0, power: 1.6 },
      );
      p.fill(half([[0, 290], [30, 292], [30, 304], [0, 309]], 450, 0), p.pal.ink);
    },
  },
  serpent_people: {
    tint: 'uptown',
    light: [160, 330, 180, 850],
    focus: [440, 210, 380],
    over: { accent: '#d8e08a' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (const x of [60, 330, 620, 850]) T.column(p, { x, y: 520, h: 560, w: 74 });
      p.fill(disc(140, 330, 30, 20), p.pal.accent);
      T.rings(p, { x: 140, y: 330, r0: 34, reach: 330, ink: p.pal.accent, power: 0.7, cloud: 0 });
      p.shape([[96, 390], [184, 390], [160, 420], [160, 620], [120, 620], [120, 420]], p.pal.ink, { rim: 3 });
      robe(p, { x: 440, y: 110, s: 1.05, wide: 1.1, void: false, fill: p.pal.near });
      flesh(
        p, half([[0, 60], [96, 80], [168, 170], [164, 270], [100, 370], [60, 460], [0, 470]], 440, 0),
        {
          R: 70, gap: 5.6, angle: 0.1, fill: p.pal.fore, power: 1.3, rim: 4,
          extra: (_x, y, t) => t * (Math.sin(y / 8) > -0.4 ? 1 : 0.25),
        },
      );
      p.tube(curve([[440, 440], [440, 340], [440, 250]], false, 8), () => 62, { gap: 13, power: 1.2, bulge: 0.7 });
      flesh(
        p, half([[0, 84], [50, 92], [86, 150], [80, 200], [54, 250], [34, 306], [0, 316]], 440, 0),
        {
          R: 66, gap: 5, angle: 0.2, power: 1.6,
          extra: (x, y, t) => t * (0.6 + 0.5 * Math.sin(x / 6) * Math.sin(y / 6)),
        },
      );
      eyes(p, 440, 188, 52, 20, { tilt: 0.7, lid: 0.8 });
      p.fill(
        [
          ...twin([[8, 262], [16, 256], [14, 272]], 440),
          taper(curve([[398, 272], [440, 296], [482, 272]], false, 6), () => 3),
          limb([[440, 300], [442, 350], [424, 384]], 4, 1), limb([[442, 350], [460, 384]], 3, 1),
        ],
        p.pal.ink, 1, true,
      );
      p.fill(
        [limb([[440, 304], [442, 350], [424, 386]], 4, 1), limb([[442, 346], [460, 386]], 3, 1)], p.pal.accent, 1, true,
      );
      // the face it has taken off
      flesh(p, limb([[600, 500], [700, 520], [690, 440]], 56, 30), { fill: p.pal.near, R: 40 });
      head(p, { x: 690, y: 330, s: 0.95, turn: 0.2, r: 0, hollow: 0.3 });
      hand(p, { x: 690, y: 460, s: 1, turn: -0.2, thin: 0.7, curl: -0.2 });
    },
  },
};
