// The undead of the rooms, grey as their discs.
import {
  T, body, curve, disc, half, limb, line, place, rect, rows, times, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bricks, profile } from './parts';

const undead = '#474d55';

export const plates: Plates = {
  skeleton_warrior: {
    tint: undead,
    light: [230, 120, 200, 820],
    focus: [460, 215, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { power: 0.8, reach: 300 });
      // spear, ribs under a torn cloak, helmet with cheeks, the shield before it
      p.carve(line([[706, -20], [660, 620]], 8), { R: 8, gap: 6, angle: 0, rim: 3 });
      body(
        p, [[330, 350], [450, 320], [580, 340], [650, 430], [670, 640, 1], [250, 640, 1], [270, 430]],
        { R: 70, angle: 1.4, gap: 7, tex: 0.5, power: 0.9 },
      );
      p.carve(limb([[580, 400], [690, 470], [690, 380]], 20, 15, 12), { R: 12, gap: 5, rim: 2.6 });
      T.skull(p, { x: 460, y: 236, s: 1.28, jaw: 14, gap: 5, amb: 0.12, eyes: p.pal.accent });
      p.carve(
        half(
          [
            [0, 76], [60, 82], [100, 130], [106, 220], [100, 310, 1], [70, 290, 1], [72, 216], [40, 186], [12, 184],
            [10, 262], [0, 268],
          ],
          460, 0,
        ),
        { R: 26, gap: 5, power: 1.6, rim: 3.4 },
      );
      body(
        p, [[440, 90, 1], [400, 30], [440, -10], [540, -20], [600, 40, 1], [540, 40], [482, 90, 1]],
        { R: 30, angle: 1.3, gap: 6, power: 1.1, tex: 0.6, grain: 0.06 },
      );
      p.carve(disc(270, 470, 150, 40), { R: 60, gap: 6, power: 1.3, rim: 4, tex: 0.5 });
      p.carve(disc(270, 470, 38, 24), { R: 34, gap: 5, power: 1.6, rim: 3 });
      p.fill(
        [0, 1, 2, 3].map(
          (i) => line(
            [
              [270 + Math.cos(i * 1.57 + 0.4) * 44, 470 + Math.sin(i * 1.57 + 0.4) * 44],
              [270 + Math.cos(i * 1.57 + 0.4) * 146, 470 + Math.sin(i * 1.57 + 0.4) * 146],
            ],
            5,
          ),
        ),
        p.pal.ink, 1, true,
      );
    },
  },
  skeleton_archer: {
    tint: undead,
    mood: 'moon',
    light: [700, 130, 200, 860],
    focus: [450, 240, 420],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 720, y: 130, r0: 80, reach: 460, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 720, y: 130, r: 64 });
      for (const x of [40, 210]) T.column(p, { x, y: 640, h: 540, w: 90, fill: p.pal.fore, power: 0.7 });
      T.ridge(p, { y: 560, amp: 20, fill: p.pal.fore, power: 0.4 });
      p.carve(limb([[380, 330], [340, 470], [350, 640]], 14, 16, 16), { R: 14, angle: 0, gap: 9 });
      for (let i = 0; i < 5; i++) p.carve(
        limb([[370 - i * 6, 372 + i * 40], [460, 380 + i * 40], [476 - i * 8, 430 + i * 36]], 10, 10, 5),
        { R: 8, gap: 5, rim: 3 },
      );
      body(
        p, [[220, 360], [300, 290], [380, 320], [360, 420], [300, 640, 1], [120, 640, 1]],
        { R: 50, angle: 1.3, gap: 7, tex: 0.5, fill: p.pal.ink },
      );
      profile(p, 400, 200, 1.3, 1, -0.06, 10);
      body(
        p, [[472, 128, 1], [420, 70], [330, 70], [270, 150], [250, 330], [330, 360], [330, 230], [390, 150]],
        { R: 50, gap: 6, angle: 0.8, fill: p.pal.ink, power: 1, rim: 3.4, tex: 0.4 },
      );
      // the bow lies level, the arm goes out under it
      p.carve(limb([[350, 360], [500, 400], [650, 330]], 17, 14, 11), { R: 11, gap: 5, rim: 3 });
      p.fill([line([[640, 60], [470, 318]], 1.8), line([[470, 318], [636, 596]], 1.8)], p.pal.cut, 1, true);
      p.carve(
        limb([[636, 40], [690, 180], [664, 330], [690, 460], [630, 610]], 3, 11, 12, 11, 3),
        { R: 9, gap: 5, power: 1.5, amb: 0.1, rim: 3.4, fill: p.pal.ink },
      );
      p.carve(limb([[330, 370], [330, 470], [470, 322]], 17, 14, 10), { R: 11, gap: 5, rim: 3 });
      p.fill([line([[450, 322], [830, 330]], 3.4), [[820, 316], [872, 331], [820, 346]]], p.pal.cut, 1, true);
    },
  },
  zombie: {
    tint: undead,
    light: [470, 130, 70, 620],
    focus: [440, 250, 430],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a stair behind, from which the light falls
      p.fill([[330, 0], [610, 0], [690, 470], [250, 470]], p.pal.mid);
      p.fill([[370, 0], [570, 0], [590, 120], [350, 120]], p.pal.cut);
      for (let i = 0; i < 7; i++) p.fill(
        rect(346 - i * 14, 120 + i * 50, 248 + i * 28, 12 + i * 2), i < 3 ? p.pal.cut : p.pal.soft,
      );
      const o = {
        R: 70, gap: 6, rim: 5, power: 1, fill: p.pal.ink,
        light: [560, 200, 120, 520] as [number, number, number, number],
      };
      p.carve(
        [curve([[250, 380], [360, 320], [480, 350], [620, 330], [680, 400], [640, 640, 1], [250, 640, 1]], true, 6)],
        { ...o, tex: 0.7, grain: 0.04, angle: 1.3 },
      );
      for (const [a, b, c] of [[[286, 400], [180, 420], [120, 350]], [[640, 390], [760, 480], [800, 390]]] as Ring[]) {
        p.carve(limb([a!, b!, c!], 46, 32, 20), { ...o, R: 30 });
        for (let i = 0; i < 4; i++) p.carve(
          limb(
            [[c![0] - 14 + i * 10, c![1]], [c![0] - 26 + i * 16, c![1] - 44], [c![0] - 40 + i * 16, c![1] - 20]], 7, 6,
            3,
          ),
          { ...o, R: 5 },
        );
      }
      // the head has come off its neck a little
      body(
        p,
        [
          [400, 130], [470, 110], [530, 150], [540, 230], [500, 300], [450, 350], [400, 330], [384, 270], [360, 210],
        ].map(([a, b]) => place([[a! - 460, b! - 240]], 452, 232, 1, 0.42)[0]!),
        { ...o, power: 1.3, gap: 5, tex: 0.35 },
      );
      p.fill(disc(448, 214, 25, 12, 29), p.pal.ink);
      p.fill(disc(506, 246, 22, 12, 26), p.pal.ink);
      p.fill(disc(508, 248, 6, 9), p.pal.cut);
      p.fill(curve([[396, 316], [424, 290], [470, 310], [454, 352], [410, 348]], true, 5), p.pal.ink);
      p.fill(
        [line([[474, 150], [524, 190]], 4, 1), line([[490, 150], [480, 176]], 3), line([[512, 166], [500, 190]], 3)],
        p.pal.ink, 1, true,
      );
    },
  },
  ghoul: {
    tint: undead,
    light: [160, 90, 200, 900],
    focus: [490, 265, 400],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 150, y: 80, r0: 40, reach: 520, power: 0.7, cloud: 0.6 });
      T.moon(p, { x: 150, y: 80, r: 34, phase: 0.6 });
      for (const [x, y, w] of rows([300, 400, 50], [800, 430, 70])) T.tomb(
        p, { x, y, w, h: w * 1.9, lean: 0.16, kind: 1 },
      );
      T.ridge(p, { y: 440, amp: 14, fill: p.pal.fore, power: 0.6 });
      // it sits on its heels on a slab, long arms hanging, ears and muzzle as of a dog
      body(
        p, [[560, 210], [660, 190], [760, 270], [800, 420], [780, 560, 1], [560, 560, 1], [500, 400]],
        { R: 90, gap: 6.5, angle: 0.8, bend: 0.6, rim: 3.4 },
      );
      for (let i = 0; i < 6; i++) p.fill(
        line([[640 + i * 26, 206 + i * i * 5], [664 + i * 24, 226 + i * i * 5]], 6, 1), p.pal.cut,
      );
      body(p, [[640, 400], [720, 330], [800, 400], [760, 560, 1], [640, 560, 1]], { R: 50, gap: 6, rim: 3 });
      p.carve(limb([[600, 260], [520, 400], [540, 470], [470, 556]], 44, 30, 22, 16), { R: 30, gap: 6, rim: 3.4 });
      for (let i = 0; i < 4; i++) p.carve(
        limb([[474, 548], [440 - i * 2, 556 + i * 8], [398 + i * 14, 590]], 9, 6, 2), { R: 5, gap: 5, power: 1.6 },
      );
      body(p, [[560, 130], [590, 60], [660, 10, 1], [640, 110], [610, 190]], { R: 20, gap: 5, rim: 3 });
      body(p, [[500, 150], [500, 70], [546, 0, 1], [566, 90], [560, 170]], { R: 18, gap: 5, rim: 3, power: 1.5 });
      body(p, [
        [610, 150], [540, 120], [476, 150], [440, 200], [374, 226], [340, 262], [356, 284, 1], [430, 286],
        [370, 308, 1], [386, 336], [460, 346],
        [540, 340], [610, 310], [650, 230],
      ], { R: 66, gap: 5, angle: 0.3, power: 1.35, rim: 3.4 });
      p.fill(curve([[356, 286, 1], [430, 284], [480, 270], [436, 302], [372, 310, 1]], true, 4), p.pal.ink);
      p.fill(curve([[446, 216], [486, 192], [516, 206, 1], [480, 228]], true, 5), p.pal.ink);
      p.fill(disc(484, 211, 9, 12), p.pal.accent);
      p.fill(disc(350, 252, 8, 8), p.pal.ink);
      T.stone(p, { x: 600, y: 640, w: 660, h: 84, power: 0.9, gap: 8 });
    },
  },
  crypt_spider: {
    tint: undead,
    light: [450, 40, 140, 760],
    focus: [450, 300, 520],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // its web goes round the light above; what hangs in it has been somebody
      const web = (r: number) => line(
        times(
          13,
          (i) => [450 + Math.cos(i * 0.524) * r, 40 + Math.sin(i * 0.524) * r * (i % 2 ? 0.9 : 1)] as [number, number],
        ),
        1.5,
      );
      p.fill(
        [
          ...times(9, (i) => web(70 + i * 62)),
          ...times(
            12, (i) => line([[450, 40], [450 + Math.cos(i * 0.524) * 760, 40 + Math.sin(i * 0.524) * 760]], 1.5),
          ),
        ],
        p.pal.soft, 0.7, true,
      );
      for (const [x, y, h] of rows([110, 130, 240], [800, 70, 200])) {
        p.fill(line([[x, -10], [x, y]], 2), p.pal.soft);
        body(
          p,
          [
            [x, y], [x + 34, y + h * 0.16], [x + 44, y + h * 0.4], [x + 26, y + h], [x - 20, y + h],
            [x - 44, y + h * 0.4], [x - 32, y + h * 0.16],
          ],
          { R: 34, angle: 0.25, gap: 7, power: 1.1, rim: 2.6, bend: 0.3 },
        );
      }
      for (let i = 0; i < 4; i++)
        for (const k of [-1, 1]) {
          const kx = rows([240, 90], [330, 190], [330, 330], [220, 420])[i]!;
          const fx = rows([330, -60], [440, 330], [420, 560], [250, 640])[i]!;
          p.carve(
            limb([[450 + k * 40, 290 + i * 16], [450 + k * kx[0], kx[1]], [450 + k * fx[0], fx[1]]], 19, 14, 4),
            { R: 14, gap: 5.5, rim: 3.4, power: 1.3, fill: p.pal.near },
          );
        }
      body(
        p, [[450, 380], [556, 420], [590, 500], [550, 590], [450, 620], [350, 590], [310, 500], [344, 420]],
        { R: 110, gap: 6, rim: 4, power: 1.3 },
      );
      T.skull(p, { x: 450, y: 500, s: 0.8, amb: 0.35, power: 1.6, gap: 5 });
      body(
        p, [[450, 210], [520, 226], [544, 290], [510, 360], [450, 380], [390, 360], [356, 290], [380, 226]],
        { R: 70, gap: 5, power: 1.4, rim: 4 },
      );
      for (const [x, y, r] of rows([30, 284, 15], [68, 272, 9], [24, 250, 8], [54, 246, 7])) p.fill(
        [disc(450 - x, y, r, 12), disc(450 + x, y, r, 12)], p.pal.accent, 1, true,
      );
      for (const k of [-1, 1]) p.carve(
        limb([[450 + k * 24, 330], [450 + k * 46, 376], [450 + k * 14, 416]], 15, 12, 2),
        { R: 10, gap: 5, power: 1.6, rim: 3 },
      );
    },
  },
};
