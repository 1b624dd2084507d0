// The others that wait in the rooms: dwellers are green, the infernal red.
import {
  T, TOKENS as K, body, curve, disc, eyes, half, limb, line, place, smooth, times, type Plates, type Ring,
} from '../../../web/src/art/kit';

const dweller = '#3c5230';
const infernal = '#5c2c22';

export const plates: Plates = {
  orc: {
    tint: dweller,
    light: [720, 430, 130, 820],
    focus: [450, 250, 500],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 740, y: 430, r0: 40, reach: 480, ink: p.pal.lamp, power: 0.6, cloud: 0.3 });
      // more of them behind, by their spears only
      p.shape(
        times(9, (i) => limb([[40 + i * 100, 640], [20 + i * 108, 90 + 60 * p.n(i * 3)]], 5, 3)), p.pal.ink,
        { rim: 2.6, union: true },
      );
      p.shape(
        times(8, (i) => limb([[40 + i * 116, 640], [50 + i * 114, 470], [54 + i * 113, 430]], 60, 40, 18)), p.pal.ink,
        { rim: 3, union: true },
      );
      const o = { gap: 5.5, rim: 3.6, power: 1.4 };
      p.carve(
        half([[0, 330], [130, 290], [230, 320], [300, 410], [320, 640, 1]], 450, 0),
        { ...o, R: 110, gap: 7, power: 1, fill: p.pal.fore },
      );
      for (const k of [-1, 1]) body(
        p,
        [
          [450 + k * 92, 180], [450 + k * 140, 140], [450 + k * 230, 110, 1], [450 + k * 180, 190],
          [450 + k * 110, 230],
        ],
        { ...o, R: 16 },
      );
      // a skull smaller than its jaw, a brow like a bar, a snout; two tusks go up over the lip
      p.carve(
        half(
          [[0, 70], [60, 78], [96, 130], [100, 200], [110, 260], [156, 310], [150, 390], [90, 440], [30, 450]], 450, 0,
        ),
        { ...o, R: 90, angle: 0.25, tex: 0.3 },
      );
      p.carve(
        half([[0, 24, 1], [14, 60], [70, 70], [106, 130], [108, 160, 1], [60, 150], [0, 146]], 450, 0),
        { ...o, R: 40, angle: 1.5, fill: p.pal.ink },
      );
      p.fill(half([[0, 196], [40, 190], [96, 180], [92, 226], [50, 236], [20, 226]], 450, 0), p.pal.ink);
      p.carve(
        half([[0, 200], [40, 182], [112, 150], [116, 176], [60, 208], [0, 226]], 450, 0), { ...o, R: 18, gap: 5 },
      );
      eyes(p, 450, 216, 54, 10, p.pal.accent, 0.2);
      p.carve(half([[0, 220], [22, 236], [48, 290], [30, 308], [0, 304]], 450, 0), { ...o, R: 26, gap: 5 });
      p.fill([disc(430, 290, 9, 10, 12), disc(470, 290, 9, 10, 12)], p.pal.ink, 1, true);
      p.fill(
        curve(
          [[330, 352, 1], [390, 330], [450, 338], [510, 330], [570, 352, 1], [510, 360], [450, 368], [390, 360]], true,
          5,
        ),
        p.pal.ink,
      );
      for (const k of [-1, 1]) body(
        p,
        [
          [450 + k * 60, 376, 1], [450 + k * 78, 320], [450 + k * 74, 244, 1], [450 + k * 108, 310],
          [450 + k * 98, 374, 1],
        ],
        { R: 12, gap: 4.6, power: 1.8, amb: 0.5, rim: 3 },
      );
    },
  },
  troll: {
    tint: dweller,
    light: [120, 200, 180, 900],
    focus: [380, 260, 430],
    draw(p) {
      p.fill(p.all, p.pal.near);
      // the arch of a vault, and it fills it
      T.rings(p, { x: 110, y: 200, r0: 60, reach: 420, power: 0.7, cloud: 0.4 });
      p.carve(
        [
          [
            [0, 0], [900, 0], [900, 640], [850, 640], [840, 330], [760, 150], [600, 60], [420, 34], [230, 60],
            [80, 150], [30, 280], [20, 640], [0, 640],
          ],
        ],
        { R: 30, fill: p.pal.fore, angle: 0.4, gap: 8, power: 0.7 },
      );
      const o = { gap: 6, tex: 0.4, rim: 4, fill: p.pal.fore, power: 1.3 };
      body(
        p, [[400, 220], [500, 110], [640, 90], [780, 200], [830, 400], [810, 660, 1], [400, 660, 1], [350, 420]],
        { ...o, R: 130, bend: 0.6, angle: 0.7, power: 1 },
      );
      // a low head: forehead, chin, a nose that hangs over both, an ear like a rag
      body(
        p,
        [
          [330, 150], [400, 110], [490, 140], [530, 230], [520, 340], [450, 420], [380, 470], [300, 484], [262, 450],
          [276, 404, 1], [330, 390], [300, 300], [296, 210],
        ],
        { ...o, R: 80, angle: 0.3 },
      );
      p.fill(curve([[270, 400, 1], [320, 376], [430, 380, 1], [350, 404]], true, 5), p.pal.ink);
      for (const x of [290, 380]) body(
        p, [[x - 4, 410, 1], [x, 370], [x - 10, 336, 1], [x + 18, 366], [x + 20, 406, 1]],
        { ...o, R: 8, gap: 4.6, amb: 0.5 },
      );
      p.fill(curve([[300, 236], [350, 206], [408, 222], [370, 256], [320, 256]], true, 5), p.pal.ink);
      p.fill(disc(342, 234, 8, 10), p.pal.accent);
      body(
        p, [[330, 226], [346, 280], [330, 340], [280, 384], [226, 386], [196, 350], [214, 310], [262, 290], [290, 236]],
        { ...o, R: 40, gap: 5, power: 1.6, fill: p.pal.near },
      );
      p.fill(curve([[236, 376], [264, 362], [286, 370], [262, 386]], true, 4), p.pal.ink);
      body(p, [[280, 206], [340, 176], [420, 196, 1], [350, 214], [296, 232]], { ...o, R: 14, gap: 5 });
      body(
        p, [[450, 220], [520, 170], [640, 150, 1], [620, 190], [570, 210, 1], [560, 260], [490, 290]],
        { ...o, R: 24, gap: 5 },
      );
      p.shape(
        times(
          9,
          (i) => limb(
            [[350 + i * 20, 132 - Math.sin(i * 0.39) * 16], [370 + i * 26, 70 + i * i * 1.2 + 20 * p.n(i, 7)]], 9, 1,
          ),
        ),
        p.pal.ink, { rim: 2.4, union: true },
      );
      p.carve(limb([[560, 360], [440, 540], [300, 660]], 90, 70, 64), { ...o, R: 60 });
    },
  },
  giant_scorpion: {
    tint: dweller,
    light: [220, 120, 220, 1000],
    focus: [460, 315, 560],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 220, y: 120, r0: 70, reach: 520, power: 0.7, cloud: 0.6 });
      T.moon(p, { x: 220, y: 120, r: 54 });
      T.ridge(p, { y: 480, amp: 16, fill: p.pal.near, power: 0.5 });
      const o = { gap: 5.5, rim: 4, power: 1.5, R: 30, fill: p.pal.ink };
      for (let i = 0; i < 4; i++)
        for (const k of [-1, 1]) p.carve(
          limb(
            [
              [450 + k * 60, 420 + i * 10], [450 + k * (200 + i * 26), 350 + i * 26],
              [450 + k * (270 + i * 40), 520 + i * 32],
            ],
            14, 11, 4,
          ),
          { ...o, R: 12 },
        );
      // the tail: beads that grow smaller, up and over to the sting
      const tail: Ring = [[560, 400], [640, 336], [690, 250], [684, 156], [624, 84], [540, 60]];
      tail.forEach(([x, y], i) => p.carve(disc(x, y, 66 - i * 4, 18, 60 - i * 4), { ...o, gap: 5 }));
      body(
        p, [[510, 20], [450, 26], [408, 70], [396, 120], [360, 190, 1], [430, 160], [480, 116], [520, 90]],
        { ...o, R: 30, power: 1.7, amb: 0.1 },
      );
      p.fill(curve([[360, 196, 1], [370, 214], [360, 226], [350, 214]], true, 4), p.pal.accent);
      for (let i = 3; i >= 0; i--) body(
        p,
        [
          [350 + i * 10, 430 - i * 22], [450, 400 - i * 24], [550 - i * 4, 420 - i * 20], [560, 470 - i * 16],
          [450, 500 - i * 18], [340 + i * 6, 470 - i * 18],
        ],
        { ...o, R: 50 },
      );
      for (const k of [-1, 1]) {
        const q = (pts: Ring) => place(pts, 450, 0, 1, 0, k);
        p.carve(limb(q([[80, 470], [200, 500], [236, 430]]), 24, 22, 26), o);
        body(
          p,
          q(
            [
              [200, 450], [190, 380], [150, 310], [110, 290, 1], [150, 340], [176, 330, 1], [206, 300], [250, 260],
              [216, 200, 1], [300, 270], [310, 370], [270, 450],
            ],
          ),
          { ...o, gap: 5 },
        );
      }
      body(p, [[370, 480], [450, 446], [530, 480], [540, 530], [450, 566], [360, 530]], { ...o, R: 40 });
      eyes(p, 450, 494, 26, 11, p.pal.accent, 0);
      for (const k of [-1, 1]) p.carve(
        limb([[450 + k * 20, 530], [450 + k * 44, 566], [450 + k * 10, 600]], 13, 11, 3), { ...o, R: 8 },
      );
    },
  },
  fire_spirit: {
    tint: infernal,
    over: { accent: K.ember },
    light: [450, 400, 170, 620],
    focus: [450, 270, 420],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.rings(p, { x: 450, y: 320, r0: 210, reach: 330, ink: p.pal.soft, power: 0.6, cloud: 0.5, squash: 1.2 });
      // one body of heat with many tips; in it a face, of which there are only the holes
      const o = { fill: p.pal.near, angle: 1.57, gap: 6, bend: 0.15, rim: 3, R: 60, power: 1.5, amb: 0.16 };
      const extra = (a: number, b: number, t: number) => t * (
        0.55 + 0.8 * smooth(0.2, 0.5, p.n(Math.abs(a - 450) / 16 + b / 90, b / 80))
      );
      for (const k of [-1, 1])
        p.carve(
          limb(
            [
              [450 + k * 60, 470], [450 + k * 200, 480], [450 + k * 230, 360], [450 + k * 190, 270],
              [450 + k * 250, 150],
            ],
            40, 38, 34, 22, 2,
          ),
          { ...o, extra },
        );
      body(p, [
        [450, 640], [330, 620], [300, 500], [340, 420], [300, 320], [340, 210], [300, 110, 1], [390, 180],
        [400, 100], [380, 30, 1], [450, 90], [500, -20, 1], [510, 100], [540, 130],
        [590, 60, 1], [570, 200], [606, 320], [560, 420], [600, 500], [570, 620],
      ], { ...o, R: 110, extra });
      for (const k of [-1, 1]) {
        p.fill(
          curve(
            [
              [450 + k * 24, 316], [450 + k * 44, 256], [450 + k * 98, 226, 1], [450 + k * 92, 300],
              [450 + k * 56, 336],
            ],
            true, 5,
          ),
          p.pal.ink,
        );
        p.fill(disc(450 + k * 58, 296, 8, 9), p.pal.accent);
      }
      p.fill(half([[0, 366], [22, 360], [30, 396], [18, 436], [0, 446]], 450, 0), p.pal.ink);
      p.fill(times(30, () => disc(p.r.in(160, 740), p.r.in(10, 430), p.r.in(1.6, 4.4), 6)), p.pal.accent, 0.9, true);
    },
  },
  fire_demon: {
    tint: infernal,
    over: { accent: K.ember },
    light: [450, 600, 130, 820],
    focus: [450, 210, 440],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 640, r0: 60, reach: 560, squash: 0.8, power: 0.6, cloud: 0.5, ink: p.pal.soft });
      for (const k of [-1, 1]) T.wing(
        p,
        { x: 450 + k * 110, y: 330, s: 1.25, k, ribs: [[30, -240], [200, -230], [290, -100], [270, 90]], power: 1.2 },
      );
      p.carve(
        half([[0, 300], [100, 290], [190, 330], [230, 420], [190, 520], [200, 640, 1]], 450, 0),
        { R: 110, gap: 6.5, rim: 3.4, power: 1.3, bend: 0.6 },
      );
      // cracks in which it still burns
      p.fill(
        [
          line([[450, 360], [430, 430], [462, 490], [440, 600]], 7, 2),
          line([[436, 430], [370, 452], [340, 520]], 4, 1), line([[460, 488], [540, 470], [566, 400]], 4, 1),
          line([[356, 352], [330, 400]], 4, 1),
        ],
        p.pal.accent, 1, true,
      );
      for (const k of [-1, 1])
        p.carve(
          limb(
            [
              [450 + k * 60, 150], [450 + k * 150, 110], [450 + k * 210, 190], [450 + k * 170, 270],
              [450 + k * 120, 230],
            ],
            34, 32, 26, 15, 3,
          ),
          { R: 26, gap: 6, angle: 1.1 * k, rim: 3.4, power: 1.5, amb: 0.06 },
        );
      p.carve(
        half([[0, 110], [60, 114], [88, 160], [84, 230], [66, 290], [40, 350], [0, 366]], 450, 0),
        { R: 70, gap: 5, power: 1.5, rim: 3.4, light: [450, 560, 100, 620] },
      );
      for (const k of [-1, 1]) p.fill(
        curve([[450 + k * 12, 236], [450 + k * 70, 196], [450 + k * 78, 226], [450 + k * 40, 252]], true, 5), p.pal.ink,
      );
      eyes(p, 450, 230, 44, 13, p.pal.accent, -0.45);
      p.fill(
        [disc(434, 300, 7, 8), disc(466, 300, 7, 8), half([[0, 330], [30, 322], [0, 340]], 450, 0)], p.pal.ink, 1, true,
      );
      T.plume(p, { x: 300, y: 620, n: 4, s: 60 });
      T.plume(p, { x: 620, y: 640, n: 4, s: 70, drift: -60 });
    },
  },
};
