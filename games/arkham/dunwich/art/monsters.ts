// Monsters of Dunwich.
import {
  T, TAU, curve, disc, half, place, rect, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { claws, eyes, flesh, fur, hand, head, limb, robe, shag, teeth, twin } from '../../art/monster_parts';

export const plates: Plates = {
  colour_out_of_space: {
    tint: '#3d3a4a',
    light: [430, 330, 120, 760],
    focus: [430, 300, 420],
    over: { accent: '#c893cf' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.stars(p, { n: 50, y1: 240 });
      T.ridge(p, { y: 430, amp: 40, fill: p.pal.near });
      T.house(p, { x: 740, y: 500, w: 170, h: 110, fill: p.pal.near, lit: 0 });
      const beam = curve(
        [
          [372, 500, 1], [350, 380], [300, 260], [200, 140], [180, -20, 1], [720, -20, 1], [640, 130], [560, 250],
          [500, 380], [488, 500, 1],
        ],
        true, 7,
      );
      p.cut(beam, {
        angle: 1.57, gap: 6.5, ink: p.pal.accent, max: 0.9, step: 8, bend: (x, y) => (p.n(x / 60, y / 80) - 0.5) * 90,
        tone: (x, y) => (0.2 + 1.2 * smooth(0.35, 0.65, p.n.fbm(x / 60, y / 90))) * smooth(-100, 330, y),
      });
      for (const [x, y, r] of rows(
        [390, 270, 34], [470, 190, 46], [360, 130, 26], [450, 350, 22], [540, 90, 30], [300, 200, 18],
      )) {
        p.fill(disc(x, y, r, 22), p.pal.fore);
        T.rings(p, { x, y, r0: r * 0.3, reach: r, gap: 5, ink: p.pal.cut, power: 1.2, cloud: 0 });
      }
      T.tree(p, { x: 150, y: 560, h: 430, w: 34, lean: 0.15, fill: p.pal.ink });
      T.tree(p, { x: 700, y: 570, h: 280, w: 22, lean: -0.2, fill: p.pal.ink });
      p.carve(
        half([[0, 470], [90, 480], [104, 500], [96, 600, 1], [0, 612]], 430, 0),
        { R: 60, angle: 0, gap: 7, power: 1.2, fill: p.pal.near },
      );
      p.fill(disc(430, 490, 84, 24, 17), p.pal.cut);
      for (let i = 0; i < 7; i++)
        p.fill(
          taper(
            [[340 + i * 30 + (i % 2) * 9, 510 + (i % 2) * 30], [340 + i * 30 + (i % 2) * 9, 536 + (i % 2) * 30]],
            () => 2,
          ),
          p.pal.ink,
        );
      T.grass(p, { y: 604, n: 60, h: 30 });
    },
  },
  goat_spawn: {
    tint: 'uptown',
    mood: 'moon',
    light: [690, 160, 330, 1000],
    focus: [440, 210, 400],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 760, y: 190, r0: 60, reach: 460, power: 0.8 });
      T.moon(p, { x: 760, y: 190, r: 54, phase: 0.25 });
      for (const [x, w] of rows([60, 60], [170, 36], [860, 66])) T.trunk(p, { x, w, lean: 0.04 });
      flesh(
        p, fur(half([[0, 340], [90, 350], [190, 420], [230, 620, 1]], 440, 0, 1, 4), 24),
        { R: 110, angle: 1.4, gap: 7, extra: shag(p, 1.4, 10) },
      );
      for (const k of [-1, 1]) {
        p.tube(
          curve(
            place([[40, 110], [90, 30], [180, 20], [230, 100], [200, 180], [140, 180], [130, 130]], 440, 20, 1, 0, k),
            false, 9,
          ),
          (t) => 40 * (1 - t * 0.85), { gap: 8, bulge: 0.5, rim: 3, power: 1.4 },
        );
        flesh(
          p, curve(place([[70, 160], [150, 170], [200, 220], [130, 222], [80, 200]], 440, 20, 1, 0, k), true, 5),
          { R: 20, gap: 5, extra: shag(p, 0.4 * k, 7) },
        );
      }
      flesh(
        p, half([[0, 84], [56, 94], [88, 150], [84, 220], [60, 300], [58, 366], [36, 404], [0, 410]], 440, 0),
        { R: 76, gap: 5.2, angle: 0.3, power: 1.45, extra: shag(p, 1.3, 10) },
      );
      eyes(p, 440, 204, 60, 19, { kind: 'bar', glow: p.pal.lamp, tilt: 0.35, socket: 1.6 });
      p.fill(
        twin(
          [[10, 352, 1], [20, 336], [40, 330, 1], [30, 356], [14, 366]], 440,
        ).concat([taper([[440, 366], [440, 392]], () => 2.5), limb([[406, 396], [440, 390], [474, 396]], 3, 3)]),
        p.pal.ink, 1, true,
      );
      p.shape(
        times(7, (i) =>
          limb([[410 + i * 10, 400], [414 + i * 8, 450 + (i % 3) * 14], [430 + i * 3, 500 + (i % 2) * 30]], 8, 1),
        ),
        p.pal.fore, { rim: 2.4, union: true },
      );
      for (const x of [300, 580]) claws(p, x, 560, 1.57, 90, 4, 1.2);
    },
  },
  tcho_tcho: {
    tint: '#36451f',
    mood: 'night',
    light: [770, 160, 220, 900],
    focus: [440, 250, 360],
    over: { accent: '#aac77c' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: 800, y: 60, r1: 900, n: 90, from: 1.6, to: 3.4, power: 0.5 });
      robe(p, { x: 440, s: 1.1, y: 20, wide: 1.1, peak: 20, folds: 9 });
      flesh(
        p, half([[0, 120], [60, 126], [84, 190], [78, 280], [48, 370], [0, 404]], 440, 10),
        { R: 60, gap: 5.2, angle: 0, bend: 0.7, power: 1.6, rim: 4 },
      );
      p.fill(
        [
          ...twin([[14, 190, 1], [40, 166], [76, 184, 1], [60, 214]], 440),
          half([[0, 210], [16, 290], [0, 300]], 440, 0, 1, 2), half([[0, 330], [30, 336], [24, 366], [0, 370]], 440, 0),
        ],
        p.pal.ink, 1, true,
      );
      p.carve(half([[0, 120], [12, 180], [20, 270], [0, 284]], 440, 0), { R: 14, gap: 5, power: 1.8, angle: 0 });
      p.fill([...twin([[34, 192], [50, 185], [60, 191], [50, 199]], 440)], p.pal.accent, 1, true);
      for (const k of [-1, 1])
        for (let i = 0; i < 3; i++)
          p.fill(
            taper([[440 + k * (34 - i * 5), 270 + i * 24], [440 + k * (68 - i * 10), 256 + i * 26]], (t) => 5 - 3 * t),
            p.pal.ink,
          );
      teeth(p, [[414, 338], [466, 338]], 5, 20);
      p.carve(taper([[690, 640], [610, 60]], () => 9), { R: 9, gap: 5, rim: 3 });
      p.shape([[610, 90], [586, 60], [604, -30], [626, 56]], p.pal.mid, { rim: 4 });
      for (const [x, y, a, l] of rows(
        [40, 620, -0.9, 330], [-20, 420, -0.2, 260], [240, 660, -1.9, 210], [860, 640, -2.2, 300], [920, 380, 3.3, 220],
        [560, 660, -1.2, 150],
      )) {
        const at = (r: number, q = 0): Point => [x + Math.cos(a + q) * r, y + Math.sin(a + q) * r];
        p.carve(curve([at(0), at(l * 0.5, -0.3), at(l), at(l * 0.5, 0.3)]), {
          fill: p.pal.ink, R: 30, gap: 7, angle: a + 0.7, power: 0.5, rim: 3,
        });
      }
    },
  },
  wizard_whateley: {
    tint: 'salem',
    mood: 'moon',
    light: [190, 90, 230, 900],
    focus: [470, 240, 380],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, { y1: 460, angle: -0.2, power: 1, lit: (x, y) => smooth(500, 60, Math.hypot(x - 190, y - 90)) });
      p.fill(
        taper([[190, -10], [160, 90], [210, 130], [170, 220], [220, 260], [180, 380]], (t) => 6 * (1 - t) + 1),
        p.pal.cut,
      );
      T.ridge(p, { y: 400, amp: 40, fill: p.pal.mid });
      for (const [x, h] of rows([70, 170], [180, 130], [760, 190], [860, 160]))
        T.stone(p, { x, y: 480, w: h * 0.4, h });
      T.ridge(p, { y: 480, amp: 20, fill: p.pal.near });
      flesh(p, limb([[640, 460], [740, 360], [720, 210]], 70, 40), { R: 50, angle: 0.8, extra: shag(p, 1, 12) });
      hand(p, { x: 722, y: 130, s: 1.1, turn: 0.1, k: -1 });
      robe(p, { x: 480, s: 1.1, y: 40, wide: 1.15, void: false, fill: p.pal.fore });
      const wind = (n: number, x: number, y: number, l: number, d: number) =>
        p.shape(
          times(n, (i) =>
            limb(
              [
                [x + i * d, y + i * 9], [x + l * 0.5 + i * d, y - 20 + i * 14],
                [x + l + i * 6, y + 10 + i * 20 - (i % 3) * 20],
              ],
              11, 1,
            ),
          ),
          p.pal.soft, { rim: 3, union: true, hand: 0 },
        );
      wind(8, 500, 110, 210, 6);
      head(p, { x: 480, y: 220, s: 1.25, turn: -0.06, hollow: 1.5, mouth: 0, r: 6, eye: p.pal.accent });
      flesh(
        p,
        curve(
          [
            [398, 270], [430, 300], [480, 292], [534, 284], [566, 250, 1], [590, 340], [660, 430, 1], [590, 420],
            [610, 520, 1], [530, 470], [500, 580, 1], [450, 470], [420, 520, 1], [408, 380],
          ],
          true, 5,
        ),
        { R: 40, gap: 5, angle: 1.2, bend: 0.2, power: 1.6, amb: 0.05, extra: shag(p, 1.2, 10) },
      );
      p.fill(curve([[444, 316, 1], [478, 306], [512, 312, 1], [478, 328]], true, 4), p.pal.ink);
      for (const k of [-1, 1])
        p.shape(limb([[480 + 10 * k, 196], [480 + 44 * k, 178], [480 + 80 * k, 200]], 9, 2), p.pal.cut, { hand: 0 });
      T.book(p, { x: 330, y: 560, s: 1.2 });
    },
  },
  hunting_horror: {
    tint: 'void',
    mood: 'moon',
    light: [130, 470, 200, 950],
    focus: [350, 220, 400],
    over: { accent: '#f0836a' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.stars(p, { n: 80, y1: 440 });
      T.ridge(p, { y: 540, amp: 26, fill: p.pal.near });
      p.fill([[110, 560], [60, 600], [460, 610], [300, 556]], p.pal.lamp, 0.5);
      p.shape(
        curve([[40, 570, 1], [44, 544], [74, 540], [88, 518], [120, 520, 1], [126, 570, 1]], true, 3), p.pal.ink,
        { rim: 2 },
      );
      T.wing(p, {
        x: 500, y: 250, s: 1.6, k: 1, ribs: [[20, -170], [150, -150], [230, -40], [220, 90]], root: [[0, 0], [20, 90]],
        power: 0.9,
      });
      p.tube(
        curve(
          [
            [360, 250], [450, 210], [560, 260], [640, 380], [580, 480], [470, 470], [470, 390], [580, 360], [740, 420],
            [830, 540], [890, 480],
          ],
          false, 9,
        ),
        (t) => 64 * Math.pow(1 - t, 0.55) + 4, { gap: 7, bulge: 0.5, rim: 3.4, power: 1.3 },
      );
      T.wing(p, {
        x: 420, y: 220, s: 1.5, k: -1, fill: p.pal.fore, ribs: [[-60, -160], [60, -190], [210, -140], [190, -60]],
        root: [[0, 0], [40, 50]], power: 1,
      });
      flesh(
        p,
        curve(
          [
            [470, 180], [380, 130], [300, 150], [210, 200], [180, 240, 1], [260, 252], [330, 264], [390, 290, 1],
            [460, 310],
          ],
          true, 5,
        ),
        { R: 56, gap: 5, angle: 0.3, power: 1.5, light: [130, 60, 200, 900] },
      );
      flesh(
        p,
        curve(
          [[450, 300], [380, 292, 1], [310, 310], [230, 330], [200, 360, 1], [290, 366], [380, 372], [460, 340]], true,
          5,
        ),
        { R: 30, gap: 5, angle: 0.2, power: 1.5 },
      );
      p.fill(
        curve([[200, 246, 1], [330, 268], [390, 292, 1], [320, 306], [214, 346, 1], [290, 290]], true, 5), p.pal.ink,
      );
      for (const [x, y, l] of rows([200, 244, 62], [226, 250, 34], [300, 262, 26], [340, 272, 20]))
        p.fill([[x, y - 3], [x + 18, y], [x + 10, y + l]], p.pal.cut);
      for (const [x, y, l] of rows([214, 346, -40], [250, 332, -24]))
        p.fill([[x, y], [x + 16, y - 4], [x + 10, y + l]], p.pal.cut);
      p.fill(
        [
          limb([[340, 300], [250, 300], [170, 330], [130, 300]], 6, 2),
          limb([[180, 326], [140, 350], [110, 346]], 4, 1),
        ],
        p.pal.accent, 1, true,
      );
      p.fill(disc(352, 200, 26, 14, 18), p.pal.ink);
      T.eye(p, { x: 350, y: 200, r: 18, turn: 0.3, lid: 0.8 });
      p.shape(
        times(
          5,
          (i) =>
            [[400 + i * 30, 140 + i * 12], [420 + i * 34, 76 + i * 20], [424 + i * 30, 150 + i * 12]] as Ring,
        ),
        p.pal.near, { rim: 2.6, union: true },
      );
    },
  },
  rat_thing: {
    tint: 'merchant_district',
    light: [730, 300, 160, 800],
    focus: [425, 235, 470],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let i = 0; i < 4; i++)
        p.shape(
          [[-20, 70 + i * 90], [900, -180 + i * 90], [900, -150 + i * 90], [-20, 104 + i * 90]], p.pal.near, { rim: 2 },
        );
      p.tube(
        curve([[500, 520], [600, 470], [640, 380], [600, 270], [620, 150], [720, 90], [800, 130]], false, 9), (t) => 26 * (1 - t) + 5,
        { gap: 6, rim: 3 },
      );
      flesh(
        p, fur(half([[0, 220], [84, 260], [140, 360], [168, 480], [130, 560], [0, 570]], 430, 0, 1, 4), 20),
        { R: 130, gap: 7, angle: 1.3, extra: shag(p, 1.3, 9) },
      );
      for (const ring of twin([[70, 150], [96, 56], [160, 20], [206, 76], [180, 150], [110, 190]], 420)) {
        flesh(p, ring, { R: 16, gap: 5, power: 1.4 });
        p.fill(
          place(ring, 0, 0, 1).map(([x, y]): Point => [x + ((x > 420 ? 536 : 304) - x) * 0.4, y + (112 - y) * 0.4]),
          p.pal.ink,
        );
      }
      flesh(
        p, fur(half([[0, 116], [64, 124], [112, 186], [116, 250], [70, 340], [0, 396]], 420, 0, 1, 4), 16),
        { R: 90, gap: 6, angle: 1.2, extra: shag(p, 1.2, 7), power: 1.1 },
      );
      head(p, { x: 420, y: 252, s: 0.98, hollow: 1.2, mouth: 0, r: 0, w: 0.95 });
      for (const k of [-1, 1]) {
        p.fill(disc(420 + 29 * k, 248, 12, 14), p.pal.accent);
        p.fill(disc(420 + 29 * k, 248, 5, 10), p.pal.ink);
      }
      p.fill(half([[0, 302], [26, 306], [30, 330], [0, 342]], 420, 0), p.pal.ink);
      p.fill([[[402, 302], [419, 300], [414, 346]], [[421, 300], [438, 302], [427, 346]]], p.pal.lamp, 1, true);
      p.fill(
        times(6, (i) =>
          limb(
            [
              [420 + (i % 2 ? 40 : -40), 300 + i * 4], [420 + (i % 2 ? 130 : -130), 290 + i * 9],
              [420 + (i % 2 ? 210 : -210), 300 + i * 16],
            ],
            2.2, 0.8,
          ),
        ),
        p.pal.soft, 1, true,
      );
      for (const k of [-1, 1]) hand(p, { x: 420 + 90 * k, y: 450, s: 0.8, turn: 2.8 * k, k, curl: -0.7, thin: 0.8 });
      p.shape(rect(-10, 540, 920, 70), p.pal.ink, { rim: 3 });
      T.candle(p, { x: 740, y: 560, h: 170, w: 50, halo: 210 });
      for (const k of [-1, 1]) claws(p, 420 + 100 * k, 536, 1.57, 46, 4, 1.3);
    },
  },
  beast: {
    tint: 'snow',
    light: [450, 240, 120, 560],
    focus: [450, 240, 400],
    over: { accent: '#e6e2b4' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.ridge(p, { y: 330, amp: 80, fill: p.pal.near, seed: 7 });
      flesh(
        p, fur(half([[0, 20], [160, 40], [280, 140], [330, 330], [380, 600, 1]], 450, 0, 1, 5), 40),
        {
          fill: p.pal.ink, R: 160, gap: 7, angle: 1.4, power: 1.3, rim: 3, light: [450, -60, 120, 900],
          extra: shag(p, 1.4, 11),
        },
      );
      p.lines(
        times(90, (i) => {
          const a = (i / 90) * TAU;
          return times(6, (k): [number, number, number] => [
            450 + Math.cos(a + p.n(i) * 0.1) * (168 + k * (14 + 12 * p.n(i * 1.7))),
            240 + Math.sin(a) * (128 + k * (12 + 10 * p.n(i * 1.7))), k / 5,
          ]);
        }),
        { gap: 8, tone: (_x, _y, t) => 0.95 - t * 0.8 },
      );
      p.fill(curve([[270, 240, 1], [380, 140], [520, 140], [630, 240, 1], [520, 340], [380, 340]], true, 8), p.pal.ink);
      const ball = disc(450, 240, 94, 36);
      p.fill(ball, p.pal.accent);
      p.lines(
        times(64, (i) => [
          [450 + Math.cos((i / 64) * TAU) * 32, 240 + Math.sin((i / 64) * TAU) * 32, 0],
          [450 + Math.cos((i / 64) * TAU) * 90, 240 + Math.sin((i / 64) * TAU) * 90, 1],
        ]),
        { gap: 6, ink: p.pal.ink, tone: (x, y, t) => 0.2 + 0.7 * (t as number) * p.n(x / 9, y / 9) },
      );
      p.fill(curve([[450, 150, 1], [476, 240], [450, 330, 1], [424, 240]], true, 6), p.pal.ink);
      p.fill(disc(482, 206, 11, 10), p.pal.cut);
      flesh(
        p, curve([[250, 246, 1], [360, 130], [540, 130], [650, 246, 1], [540, 176], [360, 176]], true, 7),
        { fill: p.pal.near, R: 18, gap: 5, angle: 0.1, power: 1.4, light: [450, 300, 120, 500] },
      );
      for (const x of [170, 700]) claws(p, x, 500, 1.57, 120, 5, 1.2, 0.14);
      T.ridge(p, { y: 570, amp: 20, fill: p.pal.fore });
      T.house(p, { x: 450, y: 590, w: 70, h: 40, fill: p.pal.ink, lit: 1 });
    },
  },
  dunwich_horror: {
    tint: 'salem',
    light: [740, 60, 240, 950],
    focus: [430, 200, 400],
    over: { accent: '#e6e2b4' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 330, power: 0.9, lit: (x, y) => smooth(420, 20, Math.hypot(x - 740, y - 40)) });
      p.fill(
        taper([[750, -10], [720, 90], [770, 150], [730, 250], [760, 300], [740, 400]], (t) => 6 * (1 - t) + 1),
        p.pal.cut,
      );
      T.ridge(p, { y: 430, amp: 60, fill: p.pal.near });
      for (const [x, h] of rows([60, 200], [140, 150], [830, 220], [700, 150]))
        T.tree(p, { x, y: 540, h, w: h * 0.09, fill: p.pal.fore });
      for (const x of [250, 360, 500, 610])
        flesh(
          p,
          curve(
            [[x - 44, 380], [x + 44, 380], [x + 40, 520], [x + 60, 570, 1], [x - 60, 570, 1], [x - 40, 520]], true, 5,
          ),
          { fill: p.pal.fore, R: 46, angle: 0.1 },
        );
      flesh(
        p, half([[0, 90], [130, 110], [230, 210], [250, 320], [200, 430], [0, 460]], 430, 0),
        { fill: p.pal.ink, R: 120, power: 0.7 },
      );
      for (let i = 0; i < 13; i++) {
        const a = i * 2.4;
        const r = 70 + (i % 5) * 34;
        const at = (q: number, l: number): Point => [
          430 + Math.cos(a + q) * r * l * 1.15, 290 + Math.sin(a + q) * r * l * 0.85,
        ];
        p.tube(
          curve([at(0, 1.1), at(0.5, 1.25), at(1.1, 0.9), at(1.7, 1.15), at(2.3, 0.8), at(2.7, 1.3)], false, 7),
          (t) => 24 * Math.sin(Math.PI * Math.min(0.97, 0.15 + t * 0.85)) + 7,
          { fill: p.pal.fore, gap: 6.5, power: 1.2, rim: 2.6 },
        );
      }
      for (const k of [-1, 1])
        T.tentacle(
          p, [[430 + 150 * k, 220], [430 + 280 * k, 130], [430 + 340 * k, 210], [430 + 390 * k, 160]],
          { w: 32, tip: 3, suck: k },
        );
      for (const [x, y, r] of rows(
        [250, 260, 24], [600, 300, 27], [330, 390, 22], [520, 420, 19], [640, 220, 16], [210, 350, 15],
      )) {
        p.fill(disc(x, y, r * 1.5, 14, r), p.pal.ink);
        T.eye(p, { x, y, r, slit: false, lid: 0.8 });
      }
      head(p, { x: 430, y: 160, s: 1.25, hollow: 1.2, mouth: 2, r: 8, eye: p.pal.accent, fill: p.pal.fore });
      T.tentacle(
        p, [[300, 300], [380, 250], [470, 256], [540, 220], [560, 150]], { w: 30, tip: 5, suck: 0, fill: p.pal.fore },
      );
      T.ridge(p, { y: 560, amp: 12, fill: p.pal.ink });
      T.birds(p, { x: 200, y: 80, n: 12, s: 1.3 });
      T.house(p, { x: 740, y: 580, w: 90, h: 46, fill: p.pal.ink, lit: 0.6 });
    },
  },
};
