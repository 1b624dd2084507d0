// What walks, swims and flies in Salem and was never human.
import {
  T, body, curve, disc, eyes, half, limb, line, rect, rows, times, type Plates, type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  blood_hunter: {
    tint: '#5a2f36',
    light: [700, 330, 130, 760],
    focus: [440, 400, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // beams of a loft, a small window; it hangs from the beam with its arms folded
      T.rings(p, { x: 720, y: 330, r0: 70, reach: 380, power: 0.7, cloud: 0.3 });
      p.fill(disc(720, 330, 62, 30), p.pal.cut);
      p.fill([rect(714, 266, 12, 128), rect(656, 324, 128, 12)], p.pal.ink, 1, true);
      p.carve(rect(-20, 40, 940, 56), { R: 24, gap: 7, angle: 0, power: 0.9, rim: 4, fill: p.pal.near });
      for (const [x, a] of rows([90, 180], [820, -180])) p.carve(
        line([[x, 100], [x + a * 0.1, 640]], 30), { R: 24, gap: 8, angle: 0.02, power: 0.7, rim: 3 },
      );
      for (const k of [-1, 1]) {
        p.carve(
          limb([[440 + k * 56, 240], [440 + k * 70, 150], [440 + k * 50, 80]], 36, 26, 14),
          { R: 24, gap: 5.5, rim: 3.4 },
        );
        for (let i = 0; i < 3; i++) p.carve(
          limb([[440 + k * 50, 90], [440 + k * (30 + i * 24), 50], [440 + k * (26 + i * 26), 100]], 9, 8, 2),
          { R: 6, gap: 5, power: 1.5, rim: 2.4 },
        );
      }
      for (const k of [1, -1])
        body(
          p,
          [
            [440 - k * 30, 210, 1], [440 + k * 60, 190], [440 + k * 130, 280], [440 + k * 140, 400],
            [440 + k * 90, 500, 1], [440 + k * 60, 440], [440 + k * 10, 480, 1], [440 - k * 20, 380],
          ],
          { R: 50, gap: 6, angle: 1.2 * k, rim: 4, power: 1.1, fill: p.pal.near },
        );
      p.fill(
        [
          line([[420, 220], [450, 340], [446, 470]], 3), line([[520, 240], [540, 360], [520, 480]], 3),
          line([[360, 240], [340, 360], [366, 480]], 3),
        ],
        p.pal.ink, 1, true,
      );
      // upside down: ears below, then brow, eyes, muzzle
      for (const k of [-1, 1]) body(
        p,
        [
          [440 + k * 26, 540, 1], [440 + k * 80, 580], [440 + k * 176, 592, 1], [440 + k * 128, 520],
          [440 + k * 70, 476, 1],
        ],
        { R: 16, gap: 5, rim: 3.4, power: 1.4 },
      );
      p.carve(
        half([[0, 400], [36, 410], [50, 450], [84, 480], [80, 540], [40, 576], [0, 580]], 440, 0),
        { fill: p.pal.mid, R: 60, gap: 5, angle: 0.2, power: 1.9, amb: 0.3, rim: 4 },
      );
      for (const k of [-1, 1]) p.fill(
        curve([[440 + k * 20, 508], [440 + k * 70, 530, 1], [440 + k * 64, 494], [440 + k * 34, 486]], true, 5),
        p.pal.ink,
      );
      eyes(p, 440, 508, 44, 11, p.pal.accent, 0.4);
      p.fill(
        [
          disc(428, 442, 6, 8), disc(452, 442, 6, 8), line([[410, 424], [440, 414], [470, 424]], 3),
          [[420, 420], [428, 420], [424, 392]], [[452, 420], [460, 420], [456, 392]],
        ],
        p.pal.ink, 1, true,
      );
      p.fill([[[420, 421], [428, 419], [424, 394]], [[452, 419], [460, 421], [456, 394]]], p.pal.cut, 1, true);
    },
  },
  deep_one: {
    tint: '#1f4f48',
    light: [760, 90, 220, 960],
    focus: [420, 230, 410],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 770, y: 90, r0: 60, reach: 460, power: 0.7, cloud: 0.6 });
      T.moon(p, { x: 770, y: 90, r: 46 });
      T.skyline(p, { y: 400, h: 60, x0: 620, fill: p.pal.mid, lit: 0.1 });
      T.water(p, { y0: 400, path: [[770, 60]] });
      for (const [x, y] of rows([800, 420], [680, 460])) p.carve(
        rect(x, y, 40, 240), { R: 18, angle: 0, gap: 6, power: 1, rim: 3 },
      );
      const o = { gap: 5.5, rim: 3.6, power: 1.35 };
      body(
        p, [[250, 330], [380, 300], [500, 350], [600, 440], [640, 640, 1], [120, 640, 1], [170, 420]],
        {
          ...o, R: 100, gap: 6.5,
          extra: (x, y, t) => t * (
            0.5 + 0.7 * Math.abs(Math.sin(x / 19 + (Math.floor(y / 26) % 2) * 1.57) * Math.sin(y / 8.3))
          ),
        },
      );
      // the sail on its back, neck with gills, head of a fish: eye at the side, mouth that hangs down
      body(
        p,
        [
          [330, 130], [250, 60, 1], [254, 110], [180, 100, 1], [196, 160], [120, 180, 1], [160, 230], [80, 290, 1],
          [170, 320], [230, 400, 1], [300, 300],
        ],
        { ...o, R: 30, angle: 0.9, power: 1 },
      );
      body(
        p,
        [
          [300, 170], [370, 100], [470, 90], [560, 120], [630, 170], [668, 220, 1], [640, 250], [664, 284, 1],
          [600, 320], [530, 350], [430, 400], [300, 400], [250, 300],
        ],
        { ...o, R: 90, gap: 5 },
      );
      p.fill(
        curve(
          [[668, 226, 1], [610, 244], [540, 240], [500, 270, 1], [560, 262], [620, 268], [660, 282, 1], [644, 250]],
          true, 5,
        ),
        p.pal.ink,
      );
      for (let i = 0; i < 4; i++) p.fill(
        limb([[430 - i * 34, 220 + i * 12], [400 - i * 34, 290 + i * 8], [430 - i * 34, 360 - i * 2]], 1, 7, 1),
        p.pal.ink,
      );
      p.carve(disc(520, 164, 46, 24), { ...o, R: 40, gap: 4.6, power: 1.6 });
      p.fill(disc(526, 164, 30, 22), p.pal.accent);
      p.fill([disc(532, 164, 15, 16)], p.pal.ink);
      // a webbed hand on the post
      p.carve(limb([[520, 480], [640, 560], [690, 480]], 54, 40, 22), { ...o, R: 30 });
      body(
        p,
        [
          [680, 490, 1], [650, 440, 1], [676, 446], [680, 410, 1], [704, 436], [726, 410, 1], [730, 444], [758, 440, 1],
          [730, 490, 1],
        ],
        { ...o, R: 10, gap: 5, power: 1.6 },
      );
    },
  },
  ghoul: {
    tint: '#3f4634',
    mood: 'moon',
    light: [450, 150, 130, 820],
    focus: [450, 215, 420],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 450, y: 160, r0: 190, reach: 330, power: 0.8, cloud: 0.6 });
      T.moon(p, { x: 450, y: 160, r: 170 });
      for (const [x, y, w, k] of rows(
        [90, 520, 60, 0], [220, 480, 40, 1], [690, 480, 44, 0], [810, 530, 66, 1],
      )) T.tomb(p, { x, y, w, h: w * 1.7, kind: k, lean: 0.1 });
      T.ridge(p, { y: 520, amp: 10, fill: p.pal.fore, power: 0.6 });
      // it squats on a headstone as on a chair, knees by its ears
      T.tomb(p, { x: 450, y: 660, w: 330, h: 250, power: 0.8, fill: p.pal.near });
      const o = { gap: 5.5, rim: 4, power: 1.1, fill: p.pal.ink };
      p.carve(half([[0, 170], [90, 180], [150, 250], [130, 400], [70, 470], [0, 480]], 450, 0), { ...o, R: 90 });
      for (const k of [-1, 1]) {
        p.carve(
          limb(
            [
              [450 + k * 70, 430], [450 + k * 190, 400], [450 + k * 220, 290], [450 + k * 160, 420],
              [450 + k * 130, 470],
            ],
            44, 42, 34, 24, 20,
          ),
          { ...o, R: 34 },
        );
        p.carve(
          limb([[450 + k * 120, 240], [450 + k * 170, 350], [450 + k * 70, 450], [450 + k * 60, 520]], 34, 26, 20, 15),
          { ...o, R: 24, power: 1.3 },
        );
        for (let i = 0; i < 4; i++) {
          p.carve(
            limb(
              [[450 + k * (40 + i * 12), 510], [450 + k * (34 + i * 16), 545], [450 + k * (30 + i * 18), 580]], 8, 7, 2,
            ),
            { ...o, R: 6, gap: 5, power: 1.7 },
          );
          p.carve(
            limb([[450 + k * (124 + i * 16), 470], [450 + k * (130 + i * 20), 500]], 9, 4),
            { ...o, R: 6, gap: 5, power: 1.7 },
          );
        }
        body(
          p,
          [
            [450 + k * 50, 150], [450 + k * 100, 110], [450 + k * 170, 70, 1], [450 + k * 140, 150],
            [450 + k * 80, 210],
          ],
          { ...o, R: 16, gap: 5, power: 1.4 },
        );
      }
      p.carve(
        half([[0, 90], [50, 96], [84, 150], [80, 210], [50, 250], [44, 310], [22, 336], [0, 340]], 450, 0),
        { ...o, R: 60, gap: 4.8, power: 1.4, fill: p.pal.fore, light: [450, 60, 150, 700] },
      );
      for (const k of [-1, 1]) p.fill(
        curve([[450 + k * 12, 196], [450 + k * 50, 166], [450 + k * 70, 190], [450 + k * 40, 216]], true, 5), p.pal.ink,
      );
      eyes(p, 450, 192, 40, 9, p.pal.accent, -0.1);
      p.fill(
        [
          disc(438, 270, 6, 9, 9), disc(462, 270, 6, 9, 9),
          curve([[404, 294, 1], [450, 302], [496, 294, 1], [450, 316]], true, 5),
        ],
        p.pal.ink, 1, true,
      );
    },
  },
  nightgaunt: {
    tint: '#36406a',
    mood: 'moon',
    light: [450, 260, 90, 700],
    focus: [450, 215, 440],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.stars(p, { n: 70, y1: 500 });
      T.rings(p, { x: 450, y: 250, r0: 226, reach: 260, power: 0.7, cloud: 0.3 });
      T.moon(p, { x: 450, y: 250, r: 206 });
      T.ridge(p, { y: 600, amp: 90, len: 70, fill: p.pal.fore, power: 0.7 });
      // thin, black, without any face
      const o = { fill: p.pal.ink, rim: 2.6, gap: 6, power: 0.5 };
      for (const k of [-1, 1]) T.wing(
        p,
        {
          x: 450 + k * 40, y: 240, s: 1.4, k, fill: p.pal.ink, power: 0.6,
          ribs: [[20, -150], [170, -180], [260, -60], [210, 100]], root: [[0, 0], [10, 90]],
        },
      );
      p.carve(limb([[452, 440], [520, 500], [480, 580], [400, 560], [420, 500]], 16, 12, 9, 6, 2), o);
      p.carve([[420, 504], [398, 470], [440, 486]], o);
      for (const k of [-1, 1]) {
        p.carve(limb([[450 + k * 22, 390], [450 + k * 90, 440], [450 + k * 60, 540]], 26, 16, 8), o);
        p.carve(limb([[450 + k * 50, 240], [450 + k * 100, 330], [450 + k * 60, 410]], 19, 13, 8), o);
        for (let i = 0; i < 3; i++) p.shape(
          [
            line([[450 + k * 60, 406], [450 + k * (44 + i * 14), 446]], 4, 1),
            line([[450 + k * 60, 536], [450 + k * (40 + i * 18), 574]], 5, 1),
          ],
          p.pal.ink, { union: true, rim: 1.6 },
        );
        p.carve(limb([[450 + k * 24, 100], [450 + k * 62, 70], [450 + k * 50, 14]], 15, 11, 1), o);
      }
      p.carve(
        half([[0, 190], [50, 216], [62, 250], [38, 330], [40, 400], [0, 430]], 450, 0),
        { ...o, R: 40, power: 0.8, angle: 0.1 },
      );
      p.carve(
        half([[0, 70], [40, 80], [54, 130], [42, 186], [18, 212], [0, 216]], 450, 0),
        { ...o, R: 50, gap: 5, power: 0.9 },
      );
    },
  },
  byakhee: {
    tint: '#4d4423',
    light: [170, 110, 220, 980],
    focus: [360, 330, 440],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 170, y: 110, r0: 50, reach: 560, power: 0.7, cloud: 0.6 });
      p.fill(disc(170, 110, 36, 24), p.pal.cut);
      T.stars(p, { n: 60, y1: 600 });
      // it falls on us head first: the wings up behind, a body of rings, the head of a horse that is a hornet
      const o = { gap: 5.5, rim: 4, power: 1.4, fill: p.pal.ink };
      const ribs: [number, number][] = [[-20, -190], [120, -180], [230, -70], [220, 60]];
      T.wing(p, { x: 580, y: 250, s: 1.5, ribs, fill: p.pal.ink });
      T.wing(
        p, { x: 480, y: 230, s: 1.4, k: -1, ribs: ribs.map(([x, y]) => [x - 30, y]), fill: p.pal.ink, power: 1.1 },
      );
      for (let i = 5; i >= 0; i--)
        p.carve(disc(620 + i * 44, 250 - i * 24 + i * i * 7, 60 - i * 8, 20, 54 - i * 7), { ...o, gap: 5 });
      const legs: Ring[] = [
        [
          [560, 330], [680, 420], [620, 560],
        ], [[500, 350], [590, 470], [520, 590]], [[440, 300], [290, 220], [150, 260]],
      ];
      for (const leg of legs) {
        const [x, y] = leg[2]!;
        p.carve(limb(leg, 26, 18, 7), { ...o, R: 16 });
        p.shape(
          times(3, (i) => line([[x, y], [x - 40 + i * 26, y + 50 - i * 5]], 7, 1)), p.pal.ink, { rim: 3, union: true },
        );
      }
      body(p, [[420, 250], [510, 190], [630, 200], [650, 290], [580, 370], [480, 390], [410, 330]], { ...o, R: 70 });
      p.carve(limb([[480, 300], [420, 330], [390, 380]], 70, 58, 50), { ...o, R: 50 });
      for (const [x, y] of rows([270, 250], [350, 210]))
        body(
          p, [[x + 50, y + 110, 1], [x, y + 40], [x - 10, y - 30, 1], [x + 50, y + 20], [x + 90, y + 90, 1]],
          { ...o, R: 14 },
        );
      body(p, [
        [290, 350], [350, 320], [430, 340], [460, 410], [430, 460], [380, 480], [330, 530], [290, 570], [250, 560],
        [240, 510], [262, 440], [264, 390],
      ], { ...o, R: 60, gap: 4.8, power: 1.6 });
      p.fill(limb([[380, 486], [330, 500], [280, 552]], 1, 6, 1), p.pal.ink);
      for (const [x, y, r] of rows([346, 400, 34], [286, 396, 18])) {
        p.fill(disc(x, y, r, 18, r * 0.86), p.pal.ink);
        p.fill(disc(x - 3, y + 2, r * 0.62, 16, r * 0.5), p.pal.accent);
      }
      p.fill([disc(262, 536, 7, 8), disc(292, 546, 7, 8)], p.pal.ink, 1, true);
      T.skyline(p, { y: 620, h: 60, fill: p.pal.ink, lit: 0.15 });
    },
  },
  shoggoth: {
    tint: '#34503c',
    light: [450, 60, 160, 760],
    focus: [450, 330, 460],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // an alley, and it fills the alley
      for (const k of [-1, 1]) {
        const wall: Ring = [[450 + k * 470, -20], [450 + k * 150, 90], [450 + k * 150, 470], [450 + k * 470, 640]];
        p.shape(wall, p.pal.near, { rim: 3 });
        p.cut(
          wall,
          {
            angle: 0.3 * k, gap: 8, min: 0.08, step: 20,
            tone: (x, y) => 0.5 * Math.exp(-Math.abs(x - 450) / 190) * (p.n(x / 30, y / 9) > 0.35 ? 1 : 0.3),
          },
        );
        for (const [x, y, s] of rows([250, 130, 1], [380, 70, 1.6], [250, 290, 1]))
          p.fill(
            [
              [450 + k * x, y], [450 + k * (x + 50 * s), y - 16 * s], [450 + k * (x + 50 * s), y + 76 * s],
              [450 + k * x, y + 70 * s],
            ],
            p.pal.ink,
          );
      }
      p.fill(rect(300, -10, 300, 300), p.pal.mid);
      T.moon(p, { x: 450, y: 70, r: 40 });
      T.rings(p, { x: 450, y: 70, r0: 54, reach: 200, power: 0.8, cloud: 0.2 });
      const b = rows(
        [450, 250, 130], [330, 330, 110], [570, 330, 115], [260, 440, 120], [450, 380, 140], [640, 450, 130],
        [360, 500, 130], [540, 520, 135], [200, 560, 120], [720, 570, 120], [450, 590, 120],
      );
      for (const [x, y, r] of b)
        p.carve(
          curve(
            times(
              9,
              (i) => [x + Math.cos(i * 0.698) * r * p.r.in(0.85, 1.12), y + Math.sin(i * 0.698) * r * p.r.in(0.75, 1)],
            ),
            true, 5,
          ),
          {
            R: r * 0.9, gap: 6, angle: 0.2, bend: 0.6, power: 1.25, rim: 3.4, tex: 0.3, fill: p.pal.fore,
            light: [450, 20, 200, 760],
          },
        );
      for (const [x, y, r, a] of rows(
        [450, 300, 34, 0], [330, 360, 20, 0.4], [580, 350, 24, -0.3], [420, 440, 18, 0.2], [520, 430, 28, 0.1],
        [270, 470, 26, -0.2], [650, 480, 20, 0.3], [380, 540, 30, 0], [560, 560, 22, -0.4], [470, 520, 14, 0.3],
      ))
        { p.fill(disc(x, y, r * 1.7, 18, r * 1.2), p.pal.ink); T.eye(p, { x, y, r, turn: a, lid: 0.8 }); }
      T.tentacle(p, [[220, 500], [130, 440], [140, 340], [90, 300]], { w: 26 });
      T.tentacle(p, [[690, 500], [790, 470], [800, 380], [850, 360]], { w: 26, suck: -1 });
      T.walker(p, { x: 150, y: 640, h: 130, rim: 2.4 });
    },
  },
  mi_go: {
    tint: '#4c3a52',
    light: [210, 130, 220, 940],
    focus: [450, 190, 360],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 200, y: 120, r0: 50, reach: 520, power: 0.6, cloud: 0.6 });
      T.ridge(p, { y: 430, amp: 110, len: 160, fill: p.pal.mid, power: 0.5 });
      for (const [x, h] of rows([70, 190], [840, 170])) T.pine(p, { x, y: 560, h, snowy: 1 });
      T.ridge(p, { y: 560, amp: 10, fill: p.pal.fore, power: 0.8 });
      const o = { gap: 5.5, rim: 3.6, power: 1.3, fill: p.pal.fore };
      for (const k of [-1, 1]) T.wing(
        p,
        {
          x: 450 + k * 60, y: 260, s: 1.2, k, ribs: [[60, -200], [210, -190], [270, -60], [230, 90]], fill: p.pal.ink,
          power: 0.45,
        },
      );
      for (let i = 0; i < 3; i++)
        for (const k of [-1, 1]) {
          p.carve(
            limb(
              [
                [450 + k * 60, 340 + i * 60], [450 + k * (170 - i * 10), 300 + i * 80],
                [450 + k * (190 - i * 20), 400 + i * 74],
              ],
              18, 14, 9,
            ),
            { ...o, R: 12 },
          );
          for (const d of [-1, 1]) p.carve(
            limb(
              [
                [450 + k * (190 - i * 20), 396 + i * 74], [450 + k * (190 - i * 20) + d * 26, 420 + i * 74],
                [450 + k * (190 - i * 20) + d * 6, 452 + i * 74],
              ],
              9, 8, 1,
            ),
            { ...o, R: 7, gap: 5 },
          );
        }
      for (let i = 5; i >= 0; i--) p.carve(
        half(
          [
            [0, 250 + i * 52], [70 - i * 5, 262 + i * 52], [86 - i * 7, 300 + i * 52], [50 - i * 4, 330 + i * 52],
            [0, 336 + i * 52],
          ],
          450, 0,
        ),
        { ...o, R: 40, power: 0.75 },
      );
      // a head of folds like a brain or a fungus; feelers where a face would be
      for (let i = 0; i < 9; i++) {
        const a = -Math.PI * (0.06 + i * 0.11);
        p.shape(
          [
            limb(
              [
                [450 + Math.cos(a) * 70, 190 + Math.sin(a) * 70], [450 + Math.cos(a) * 120, 180 + Math.sin(a) * 130],
                [450 + Math.cos(a) * 170 + 20 * Math.sin(i * 3), 170 + Math.sin(a) * 160],
              ],
              5, 4, 2,
            ),
            disc(450 + Math.cos(a) * 170 + 20 * Math.sin(i * 3), 170 + Math.sin(a) * 160, 6, 8),
          ],
          p.pal.ink, { rim: 3, union: true },
        );
      }
      for (const [x, y, r] of rows(
        [400, 150, 50], [500, 150, 50], [450, 120, 52], [380, 210, 46], [520, 210, 46], [450, 250, 50], [450, 186, 54],
      ))
        p.carve(
          disc(x, y, r, 16, r * 0.86),
          { ...o, R: r, gap: 4.8, angle: 0.3, bend: 0.9, power: 1.8, amb: 0.08, fill: p.pal.near },
        );
      p.fill(times(6, (i) => disc(405 + i * 18, 206 + Math.sin(i * 2) * 8, 4, 8)), p.pal.accent, 1, true);
      // what it carries
      p.carve(rect(560, 430, 76, 110), { R: 30, gap: 5, angle: 0, bend: 0.2, power: 1.5, rim: 3 });
      p.fill([rect(554, 424, 88, 12), rect(554, 534, 88, 12)], p.pal.ink, 1, true);
      p.fill([disc(580, 480, 6, 9), disc(598, 500, 6, 9), disc(616, 480, 6, 9)], p.pal.accent, 1, true);
    },
  },
};
