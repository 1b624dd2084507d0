// The thirteen kinds that wait in the rooms; the undead are grey, the dwellers green, the infernal red, the old ones blue.
import { T, TOKENS as K, curve, disc, half, place, rect, rows, smooth, times, type Plates, type Ring } from '../../../web/src/art/kit';
import { body, bricks, eyes, limb, line, profile } from './parts';

const undead = '#474d55';
const dweller = '#3c5230';
const infernal = '#5c2c22';
const old = '#2b4766';

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
      body(p, [[330, 350], [450, 320], [580, 340], [650, 430], [670, 640, 1], [250, 640, 1], [270, 430]], { R: 70, angle: 1.4, gap: 7, tex: 0.5, power: 0.9 });
      p.carve(limb([[580, 400], [690, 470], [690, 380]], 20, 15, 12), { R: 12, gap: 5, rim: 2.6 });
      T.skull(p, { x: 460, y: 236, s: 1.28, jaw: 14, gap: 5, amb: 0.12, eyes: p.pal.accent });
      p.carve(half([[0, 76], [60, 82], [100, 130], [106, 220], [100, 310, 1], [70, 290, 1], [72, 216], [40, 186], [12, 184], [10, 262], [0, 268]], 460, 0), { R: 26, gap: 5, power: 1.6, rim: 3.4 });
      body(p, [[440, 90, 1], [400, 30], [440, -10], [540, -20], [600, 40, 1], [540, 40], [482, 90, 1]], { R: 30, angle: 1.3, gap: 6, power: 1.1, tex: 0.6, grain: 0.06 });
      p.carve(disc(270, 470, 150, 40), { R: 60, gap: 6, power: 1.3, rim: 4, tex: 0.5 });
      p.carve(disc(270, 470, 38, 24), { R: 34, gap: 5, power: 1.6, rim: 3 });
      p.fill([0, 1, 2, 3].map((i) => line([[270 + Math.cos(i * 1.57 + 0.4) * 44, 470 + Math.sin(i * 1.57 + 0.4) * 44], [270 + Math.cos(i * 1.57 + 0.4) * 146, 470 + Math.sin(i * 1.57 + 0.4) * 146]], 5)), p.pal.ink, 1, true);
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
      for (let i = 0; i < 5; i++) p.carve(limb([[370 - i * 6, 372 + i * 40], [460, 380 + i * 40], [476 - i * 8, 430 + i * 36]], 10, 10, 5), { R: 8, gap: 5, rim: 3 });
      body(p, [[220, 360], [300, 290], [380, 320], [360, 420], [300, 640, 1], [120, 640, 1]], { R: 50, angle: 1.3, gap: 7, tex: 0.5, fill: p.pal.ink });
      profile(p, 400, 200, 1.3, 1, -0.06, 10);
      body(p, [[472, 128, 1], [420, 70], [330, 70], [270, 150], [250, 330], [330, 360], [330, 230], [390, 150]], { R: 50, gap: 6, angle: 0.8, fill: p.pal.ink, power: 1, rim: 3.4, tex: 0.4 });
      // the bow lies level, the arm goes out under it
      p.carve(limb([[350, 360], [500, 400], [650, 330]], 17, 14, 11), { R: 11, gap: 5, rim: 3 });
      p.fill([line([[640, 60], [470, 318]], 1.8), line([[470, 318], [636, 596]], 1.8)], p.pal.cut, 1, true);
      p.carve(limb([[636, 40], [690, 180], [664, 330], [690, 460], [630, 610]], 3, 11, 12, 11, 3), { R: 9, gap: 5, power: 1.5, amb: 0.1, rim: 3.4, fill: p.pal.ink });
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
      for (let i = 0; i < 7; i++) p.fill(rect(346 - i * 14, 120 + i * 50, 248 + i * 28, 12 + i * 2), i < 3 ? p.pal.cut : p.pal.soft);
      const o = { R: 70, gap: 6, rim: 5, power: 1, fill: p.pal.ink, light: [560, 200, 120, 520] as [number, number, number, number] };
      p.carve([curve([[250, 380], [360, 320], [480, 350], [620, 330], [680, 400], [640, 640, 1], [250, 640, 1]], true, 6)], { ...o, tex: 0.7, grain: 0.04, angle: 1.3 });
      for (const [a, b, c] of [[[286, 400], [180, 420], [120, 350]], [[640, 390], [760, 480], [800, 390]]] as Ring[]) {
        p.carve(limb([a!, b!, c!], 46, 32, 20), { ...o, R: 30 });
        for (let i = 0; i < 4; i++) p.carve(limb([[c![0] - 14 + i * 10, c![1]], [c![0] - 26 + i * 16, c![1] - 44], [c![0] - 40 + i * 16, c![1] - 20]], 7, 6, 3), { ...o, R: 5 });
      }
      // the head has come off its neck a little
      body(p, [[400, 130], [470, 110], [530, 150], [540, 230], [500, 300], [450, 350], [400, 330], [384, 270], [360, 210]].map(([a, b]) => place([[a! - 460, b! - 240]], 452, 232, 1, 0.42)[0]!), { ...o, power: 1.3, gap: 5, tex: 0.35 });
      p.fill(disc(448, 214, 25, 12, 29), p.pal.ink);
      p.fill(disc(506, 246, 22, 12, 26), p.pal.ink);
      p.fill(disc(508, 248, 6, 9), p.pal.cut);
      p.fill(curve([[396, 316], [424, 290], [470, 310], [454, 352], [410, 348]], true, 5), p.pal.ink);
      p.fill([line([[474, 150], [524, 190]], 4, 1), line([[490, 150], [480, 176]], 3), line([[512, 166], [500, 190]], 3)], p.pal.ink, 1, true);
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
      for (const [x, y, w] of rows([300, 400, 50], [800, 430, 70])) T.tomb(p, { x, y, w, h: w * 1.9, lean: 0.16, kind: 1 });
      T.ridge(p, { y: 440, amp: 14, fill: p.pal.fore, power: 0.6 });
      // it sits on its heels on a slab, long arms hanging, ears and muzzle as of a dog
      body(p, [[560, 210], [660, 190], [760, 270], [800, 420], [780, 560, 1], [560, 560, 1], [500, 400]], { R: 90, gap: 6.5, angle: 0.8, bend: 0.6, rim: 3.4 });
      for (let i = 0; i < 6; i++) p.fill(line([[640 + i * 26, 206 + i * i * 5], [664 + i * 24, 226 + i * i * 5]], 6, 1), p.pal.cut);
      body(p, [[640, 400], [720, 330], [800, 400], [760, 560, 1], [640, 560, 1]], { R: 50, gap: 6, rim: 3 });
      p.carve(limb([[600, 260], [520, 400], [540, 470], [470, 556]], 44, 30, 22, 16), { R: 30, gap: 6, rim: 3.4 });
      for (let i = 0; i < 4; i++) p.carve(limb([[474, 548], [440 - i * 2, 556 + i * 8], [398 + i * 14, 590]], 9, 6, 2), { R: 5, gap: 5, power: 1.6 });
      body(p, [[560, 130], [590, 60], [660, 10, 1], [640, 110], [610, 190]], { R: 20, gap: 5, rim: 3 });
      body(p, [[500, 150], [500, 70], [546, 0, 1], [566, 90], [560, 170]], { R: 18, gap: 5, rim: 3, power: 1.5 });
      body(p, [
        [610, 150], [540, 120], [476, 150], [440, 200], [374, 226], [340, 262], [356, 284, 1], [430, 286], [370, 308, 1], [386, 336], [460, 346],
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
      const web = (r: number) => line(times(13, (i) => [450 + Math.cos(i * 0.524) * r, 40 + Math.sin(i * 0.524) * r * (i % 2 ? 0.9 : 1)] as [number, number]), 1.5);
      p.fill([...times(9, (i) => web(70 + i * 62)), ...times(12, (i) => line([[450, 40], [450 + Math.cos(i * 0.524) * 760, 40 + Math.sin(i * 0.524) * 760]], 1.5))], p.pal.soft, 0.7, true);
      for (const [x, y, h] of rows([110, 130, 240], [800, 70, 200])) {
        p.fill(line([[x, -10], [x, y]], 2), p.pal.soft);
        body(p, [[x, y], [x + 34, y + h * 0.16], [x + 44, y + h * 0.4], [x + 26, y + h], [x - 20, y + h], [x - 44, y + h * 0.4], [x - 32, y + h * 0.16]], { R: 34, angle: 0.25, gap: 7, power: 1.1, rim: 2.6, bend: 0.3 });
      }
      for (let i = 0; i < 4; i++)
        for (const k of [-1, 1]) {
          const kx = rows([240, 90], [330, 190], [330, 330], [220, 420])[i]!;
          const fx = rows([330, -60], [440, 330], [420, 560], [250, 640])[i]!;
          p.carve(limb([[450 + k * 40, 290 + i * 16], [450 + k * kx[0], kx[1]], [450 + k * fx[0], fx[1]]], 19, 14, 4), { R: 14, gap: 5.5, rim: 3.4, power: 1.3, fill: p.pal.near });
        }
      body(p, [[450, 380], [556, 420], [590, 500], [550, 590], [450, 620], [350, 590], [310, 500], [344, 420]], { R: 110, gap: 6, rim: 4, power: 1.3 });
      T.skull(p, { x: 450, y: 500, s: 0.8, amb: 0.35, power: 1.6, gap: 5 });
      body(p, [[450, 210], [520, 226], [544, 290], [510, 360], [450, 380], [390, 360], [356, 290], [380, 226]], { R: 70, gap: 5, power: 1.4, rim: 4 });
      for (const [x, y, r] of rows([30, 284, 15], [68, 272, 9], [24, 250, 8], [54, 246, 7])) p.fill([disc(450 - x, y, r, 12), disc(450 + x, y, r, 12)], p.pal.accent, 1, true);
      for (const k of [-1, 1]) p.carve(limb([[450 + k * 24, 330], [450 + k * 46, 376], [450 + k * 14, 416]], 15, 12, 2), { R: 10, gap: 5, power: 1.6, rim: 3 });
    },
  },
  orc: {
    tint: dweller,
    light: [720, 430, 130, 820],
    focus: [450, 245, 410],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 740, y: 430, r0: 40, reach: 480, ink: p.pal.lamp, power: 0.6, cloud: 0.3 });
      // more of them behind, by their spears only
      p.shape(times(9, (i) => limb([[40 + i * 100, 640], [20 + i * 108, 90 + 60 * p.n(i * 3)]], 5, 3)), p.pal.ink, { rim: 2.6, union: true });
      p.shape(times(8, (i) => limb([[40 + i * 116, 640], [50 + i * 114, 470], [54 + i * 113, 430]], 60, 40, 18)), p.pal.ink, { rim: 3, union: true });
      const o = { gap: 5.5, rim: 3.6, power: 1.4 };
      p.carve(half([[0, 330], [130, 290], [230, 320], [300, 410], [320, 640, 1]], 450, 0), { ...o, R: 110, gap: 7, power: 1, fill: p.pal.fore });
      for (const k of [-1, 1]) body(p, [[450 + k * 92, 180], [450 + k * 140, 140], [450 + k * 230, 110, 1], [450 + k * 180, 190], [450 + k * 110, 230]], { ...o, R: 16 });
      // a skull smaller than its jaw, a brow like a bar, a snout; two tusks go up over the lip
      p.carve(half([[0, 70], [60, 78], [96, 130], [100, 200], [110, 260], [156, 310], [150, 390], [90, 440], [30, 450]], 450, 0), { ...o, R: 90, angle: 0.25, tex: 0.3 });
      p.carve(half([[0, 24, 1], [14, 60], [70, 70], [106, 130], [108, 160, 1], [60, 150], [0, 146]], 450, 0), { ...o, R: 40, angle: 1.5, fill: p.pal.ink });
      p.fill(half([[0, 196], [40, 190], [96, 180], [92, 226], [50, 236], [20, 226]], 450, 0), p.pal.ink);
      p.carve(half([[0, 200], [40, 182], [112, 150], [116, 176], [60, 208], [0, 226]], 450, 0), { ...o, R: 18, gap: 5 });
      eyes(p, 450, 216, 54, 10, p.pal.accent, 0.2);
      p.carve(half([[0, 220], [22, 236], [48, 290], [30, 308], [0, 304]], 450, 0), { ...o, R: 26, gap: 5 });
      p.fill([disc(430, 290, 9, 10, 12), disc(470, 290, 9, 10, 12)], p.pal.ink, 1, true);
      p.fill(curve([[330, 352, 1], [390, 330], [450, 338], [510, 330], [570, 352, 1], [510, 360], [450, 368], [390, 360]], true, 5), p.pal.ink);
      for (const k of [-1, 1]) body(p, [[450 + k * 60, 376, 1], [450 + k * 78, 320], [450 + k * 74, 244, 1], [450 + k * 108, 310], [450 + k * 98, 374, 1]], { R: 12, gap: 4.6, power: 1.8, amb: 0.5, rim: 3 });
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
      p.carve([[[0, 0], [900, 0], [900, 640], [850, 640], [840, 330], [760, 150], [600, 60], [420, 34], [230, 60], [80, 150], [30, 280], [20, 640], [0, 640]]], { R: 30, fill: p.pal.fore, angle: 0.4, gap: 8, power: 0.7 });
      const o = { gap: 6, tex: 0.4, rim: 4, fill: p.pal.fore, power: 1.3 };
      body(p, [[400, 220], [500, 110], [640, 90], [780, 200], [830, 400], [810, 660, 1], [400, 660, 1], [350, 420]], { ...o, R: 130, bend: 0.6, angle: 0.7, power: 1 });
      // a low head: forehead, chin, a nose that hangs over both, an ear like a rag
      body(p, [[330, 150], [400, 110], [490, 140], [530, 230], [520, 340], [450, 420], [380, 470], [300, 484], [262, 450], [276, 404, 1], [330, 390], [300, 300], [296, 210]], { ...o, R: 80, angle: 0.3 });
      p.fill(curve([[270, 400, 1], [320, 376], [430, 380, 1], [350, 404]], true, 5), p.pal.ink);
      for (const x of [290, 380]) body(p, [[x - 4, 410, 1], [x, 370], [x - 10, 336, 1], [x + 18, 366], [x + 20, 406, 1]], { ...o, R: 8, gap: 4.6, amb: 0.5 });
      p.fill(curve([[300, 236], [350, 206], [408, 222], [370, 256], [320, 256]], true, 5), p.pal.ink);
      p.fill(disc(342, 234, 8, 10), p.pal.accent);
      body(p, [[330, 226], [346, 280], [330, 340], [280, 384], [226, 386], [196, 350], [214, 310], [262, 290], [290, 236]], { ...o, R: 40, gap: 5, power: 1.6, fill: p.pal.near });
      p.fill(curve([[236, 376], [264, 362], [286, 370], [262, 386]], true, 4), p.pal.ink);
      body(p, [[280, 206], [340, 176], [420, 196, 1], [350, 214], [296, 232]], { ...o, R: 14, gap: 5 });
      body(p, [[450, 220], [520, 170], [640, 150, 1], [620, 190], [570, 210, 1], [560, 260], [490, 290]], { ...o, R: 24, gap: 5 });
      p.shape(times(9, (i) => limb([[350 + i * 20, 132 - Math.sin(i * 0.39) * 16], [370 + i * 26, 70 + i * i * 1.2 + 20 * p.n(i, 7)]], 9, 1)), p.pal.ink, { rim: 2.4, union: true });
      p.carve(limb([[560, 360], [440, 540], [300, 660]], 90, 70, 64), { ...o, R: 60 });
    },
  },
  giant_scorpion: {
    tint: dweller,
    light: [220, 120, 220, 1000],
    focus: [440, 250, 520],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 220, y: 120, r0: 70, reach: 520, power: 0.7, cloud: 0.6 });
      T.moon(p, { x: 220, y: 120, r: 54 });
      T.ridge(p, { y: 480, amp: 16, fill: p.pal.near, power: 0.5 });
      const o = { gap: 5.5, rim: 4, power: 1.5, R: 30, fill: p.pal.ink };
      for (let i = 0; i < 4; i++)
        for (const k of [-1, 1]) p.carve(limb([[450 + k * 60, 420 + i * 10], [450 + k * (200 + i * 26), 350 + i * 26], [450 + k * (270 + i * 40), 520 + i * 32]], 14, 11, 4), { ...o, R: 12 });
      // the tail: beads that grow smaller, up and over to the sting
      const tail: Ring = [[560, 400], [640, 336], [690, 250], [684, 156], [624, 84], [540, 60]];
      tail.forEach(([x, y], i) => p.carve(disc(x, y, 66 - i * 4, 18, 60 - i * 4), { ...o, gap: 5 }));
      body(p, [[510, 20], [450, 26], [408, 70], [396, 120], [360, 190, 1], [430, 160], [480, 116], [520, 90]], { ...o, R: 30, power: 1.7, amb: 0.1 });
      p.fill(curve([[360, 196, 1], [370, 214], [360, 226], [350, 214]], true, 4), p.pal.accent);
      for (let i = 3; i >= 0; i--) body(p, [[350 + i * 10, 430 - i * 22], [450, 400 - i * 24], [550 - i * 4, 420 - i * 20], [560, 470 - i * 16], [450, 500 - i * 18], [340 + i * 6, 470 - i * 18]], { ...o, R: 50 });
      for (const k of [-1, 1]) {
        const q = (pts: Ring) => place(pts, 450, 0, 1, 0, k);
        p.carve(limb(q([[80, 470], [200, 500], [236, 430]]), 24, 22, 26), o);
        body(p, q([[200, 450], [190, 380], [150, 310], [110, 290, 1], [150, 340], [176, 330, 1], [206, 300], [250, 260], [216, 200, 1], [300, 270], [310, 370], [270, 450]]), { ...o, gap: 5 });
      }
      body(p, [[370, 480], [450, 446], [530, 480], [540, 530], [450, 566], [360, 530]], { ...o, R: 40 });
      eyes(p, 450, 494, 26, 11, p.pal.accent, 0);
      for (const k of [-1, 1]) p.carve(limb([[450 + k * 20, 530], [450 + k * 44, 566], [450 + k * 10, 600]], 13, 11, 3), { ...o, R: 8 });
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
      const extra = (a: number, b: number, t: number) => t * (0.55 + 0.8 * smooth(0.2, 0.5, p.n(Math.abs(a - 450) / 16 + b / 90, b / 80)));
      for (const k of [-1, 1])
        p.carve(limb([[450 + k * 60, 470], [450 + k * 200, 480], [450 + k * 230, 360], [450 + k * 190, 270], [450 + k * 250, 150]], 40, 38, 34, 22, 2), { ...o, extra });
      body(p, [
        [450, 640], [330, 620], [300, 500], [340, 420], [300, 320], [340, 210], [300, 110, 1], [390, 180], [400, 100], [380, 30, 1], [450, 90], [500, -20, 1], [510, 100], [540, 130],
        [590, 60, 1], [570, 200], [606, 320], [560, 420], [600, 500], [570, 620],
      ], { ...o, R: 110, extra });
      for (const k of [-1, 1]) {
        p.fill(curve([[450 + k * 24, 316], [450 + k * 44, 256], [450 + k * 98, 226, 1], [450 + k * 92, 300], [450 + k * 56, 336]], true, 5), p.pal.ink);
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
      for (const k of [-1, 1]) T.wing(p, { x: 450 + k * 110, y: 330, s: 1.25, k, ribs: [[30, -240], [200, -230], [290, -100], [270, 90]], power: 1.2 });
      p.carve(half([[0, 300], [100, 290], [190, 330], [230, 420], [190, 520], [200, 640, 1]], 450, 0), { R: 110, gap: 6.5, rim: 3.4, power: 1.3, bend: 0.6 });
      // cracks in which it still burns
      p.fill([line([[450, 360], [430, 430], [462, 490], [440, 600]], 7, 2), line([[436, 430], [370, 452], [340, 520]], 4, 1), line([[460, 488], [540, 470], [566, 400]], 4, 1), line([[356, 352], [330, 400]], 4, 1)], p.pal.accent, 1, true);
      for (const k of [-1, 1])
        p.carve(limb([[450 + k * 60, 150], [450 + k * 150, 110], [450 + k * 210, 190], [450 + k * 170, 270], [450 + k * 120, 230]], 34, 32, 26, 15, 3), { R: 26, gap: 6, angle: 1.1 * k, rim: 3.4, power: 1.5, amb: 0.06 });
      p.carve(half([[0, 110], [60, 114], [88, 160], [84, 230], [66, 290], [40, 350], [0, 366]], 450, 0), { R: 70, gap: 5, power: 1.5, rim: 3.4, light: [450, 560, 100, 620] });
      for (const k of [-1, 1]) p.fill(curve([[450 + k * 12, 236], [450 + k * 70, 196], [450 + k * 78, 226], [450 + k * 40, 252]], true, 5), p.pal.ink);
      eyes(p, 450, 230, 44, 13, p.pal.accent, -0.45);
      p.fill([disc(434, 300, 7, 8), disc(466, 300, 7, 8), half([[0, 330], [30, 322], [0, 340]], 450, 0)], p.pal.ink, 1, true);
      T.plume(p, { x: 300, y: 620, n: 4, s: 60 });
      T.plume(p, { x: 620, y: 640, n: 4, s: 70, drift: -60 });
    },
  },
  centaur: {
    tint: old,
    mood: 'moon',
    light: [180, 150, 220, 900],
    focus: [500, 200, 400],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 180, y: 140, r0: 70, reach: 560, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 180, y: 140, r: 56 });
      for (const [x, h] of rows([60, 240], [330, 300], [860, 420])) T.column(p, { x, y: 520, h, w: 46, fill: p.pal.mid, power: 0.6 });
      T.ridge(p, { y: 520, amp: 12, fill: p.pal.near, power: 0.7 });
      const o = { gap: 6, rim: 3.4, power: 1.25, fill: p.pal.fore };
      // it rears: hind legs, tail, barrel, forelegs, then the man with a raised spear
      p.carve(limb([[800, 420], [870, 380], [880, 560]], 10, 30, 4), { ...o, R: 24, angle: 1.3, tex: 0.5 });
      for (const d of [0, 66]) {
        p.carve(limb([[730 - d, 440], [780 - d, 510], [734 - d, 560], [744 - d, 606]], 44, 24, 15, 16), { ...o, R: 24 });
        p.carve(limb([[530, 400 - d * 0.3], [430, 390 - d], [410 - d * 0.4, 460 - d], [360, 480 - d]], 32, 19, 13, 13), { ...o, R: 18 });
      }
      body(p, [[480, 330], [560, 300], [640, 350], [760, 380], [810, 450], [760, 510], [660, 490], [560, 460], [490, 410]], { ...o, R: 70, angle: 0.6 });
      body(p, [[470, 210], [540, 180], [600, 220], [590, 300], [580, 370], [490, 390], [470, 310]], { ...o, R: 56, gap: 5.5 });
      p.carve(limb([[590, 222], [670, 190], [640, 90]], 27, 22, 15), { ...o, R: 20 });
      p.carve(limb([[484, 226], [410, 280], [330, 250]], 24, 19, 13), { ...o, R: 18 });
      p.carve(line([[800, 70], [330, 100]], 6), { ...o, R: 6, gap: 5, power: 1.6, amb: 0.2 });
      p.carve([[340, 84], [240, 106], [340, 116]], { ...o, R: 10, gap: 4.6, power: 1.8, amb: 0.4 });
      p.carve(disc(640, 84, 22, 12), { ...o, R: 16, gap: 5 });
      body(p, [[500, 60], [550, 50], [590, 100], [610, 190, 1], [570, 170], [540, 190], [510, 160]], { ...o, R: 30, angle: 1.2, tex: 0.5 });
      body(p, [[500, 78], [470, 110], [450, 136, 1], [464, 144], [466, 160], [450, 214, 1], [510, 190], [550, 170], [556, 100], [530, 74]], { ...o, R: 40, gap: 4.8, power: 1.4 });
      p.fill(curve([[474, 124, 1], [496, 118], [506, 126, 1], [490, 132]], true, 4), p.pal.ink);
    },
  },
  minotaur: {
    tint: old,
    light: [450, 90, 130, 760],
    focus: [450, 265, 500],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // corridors that go in and in
      for (let i = 0; i < 7; i++) {
        const s = 1 - i * 0.135;
        const f = rect(450 - 470 * s, 250 - 320 * s, 940 * s, 720 * s);
        p.shape(f, i % 2 ? p.pal.near : p.pal.fore, { rim: 0 });
        p.cut([f, rect(450 - 470 * (s - 0.07), 250 - 320 * (s - 0.07), 940 * (s - 0.07), 720 * (s - 0.07))], { angle: 0, gap: 8, min: 0.08, ink: p.pal.soft, tone: (x, y) => 0.1 + i * 0.09 * p.n(x / 40, y / 30) });
      }
      p.fill(rect(420, 0, 60, 300), p.pal.cut);
      const o = { gap: 6, rim: 4, power: 1.25 };
      p.carve(half([[0, 300], [120, 250], [220, 290], [300, 380], [330, 640, 1]], 450, 0), { ...o, R: 130, gap: 7, fill: p.pal.fore, tex: 0.4, light: [450, 60, 200, 760] });
      for (const k of [-1, 1]) {
        p.carve(limb([[450 + k * 70, 186], [450 + k * 180, 190], [450 + k * 246, 120], [450 + k * 230, 20]], 34, 32, 22, 2), { ...o, R: 26, angle: 1.2 * k, power: 1.6, amb: 0.08 });
        body(p, [[450 + k * 90, 220], [450 + k * 150, 230], [450 + k * 196, 270, 1], [450 + k * 130, 274], [450 + k * 90, 260]], { ...o, R: 16 });
      }
      p.carve(half([[0, 120], [54, 130], [106, 186], [110, 250], [78, 310], [66, 380], [84, 430], [66, 476], [0, 490]], 450, 0), { ...o, R: 84, gap: 5.2, angle: 0.3, tex: 0.35, power: 1.4 });
      p.carve(half([[0, 90], [50, 104], [60, 160], [30, 220], [0, 250, 1]], 450, 0), { ...o, R: 30, angle: 1.5, tex: 0.8, grain: 0.07, power: 1.3 });
      for (const k of [-1, 1]) {
        p.fill(curve([[450 + k * 44, 262], [450 + k * 96, 234], [450 + k * 90, 270], [450 + k * 62, 280]], true, 5), p.pal.ink);
        p.fill(curve([[450 + k * 20, 424], [450 + k * 50, 406], [450 + k * 60, 432], [450 + k * 34, 446]], true, 5), p.pal.ink);
      }
      eyes(p, 450, 259, 70, 9, p.pal.accent, -0.5);
      p.carve([line(times(15, (i) => [450 + Math.cos(0.3 - i * 0.18 + Math.PI) * 34, 452 - Math.sin(0.3 - i * 0.18 + Math.PI) * 42] as [number, number]).map(([a, b]) => [a!, b!]), 6)], { R: 6, gap: 4.6, power: 1.8, amb: 0.5 });
    },
  },
  cerberus: {
    tint: old,
    light: [450, 120, 100, 700],
    focus: [450, 240, 500],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // the gate behind it
      bricks(p, { power: 0.7, reach: 300 });
      p.fill(curve([[220, 640, 1], [220, 220], [300, 70], [450, 20], [600, 70], [680, 220], [680, 640, 1]], true, 6), p.pal.mid);
      T.rings(p, { x: 450, y: 120, r0: 40, reach: 300, power: 0.9, cloud: 0.2 });
      const o = { gap: 5.5, rim: 4, power: 1.2, fill: p.pal.ink, tex: 0.4 };
      body(p, [[300, 350], [450, 300], [600, 350], [640, 460], [620, 640, 1], [280, 640, 1], [260, 460]], { ...o, R: 110, angle: 1.2, grain: 0.05, tex: 0.6 });
      const head = (x: number, y: number, s: number, k: number) => {
        const q = (pts: Ring) => curve(place(pts, x, y, s, 0, s * k), true, 6);
        p.carve(q([[-60, -30], [-84, -110], [-60, -150, 1], [-20, -90], [10, -60]]), { ...o, R: 16 * s });
        p.carve(q([[-10, -70], [-6, -140], [30, -160, 1], [46, -90], [40, -40]]), { ...o, R: 16 * s });
        p.carve(q([[-70, 0], [-50, -70], [10, -90], [60, -60], [96, -30], [170, -10], [188, 14], [176, 36, 1], [100, 36], [160, 62, 1], [140, 82], [60, 80], [-20, 130], [-90, 120]]), { ...o, R: 60 * s, gap: 5, power: 1.4 });
        p.fill(q([[176, 38, 1], [100, 30], [70, 40], [108, 58], [160, 62, 1]]), p.pal.fore);
        p.fill(times(4, (i): Ring => place([[100 + i * 20, 36], [112 + i * 20, 36], [107 + i * 20, 52]], x, y, s, 0, s * k)), p.pal.cut, 1, true);
        p.fill(q([[48, -34, 1], [66, -44], [84, -26, 1], [66, -24]]), p.pal.accent);
      };
      p.carve(limb([[360, 420], [290, 340], [290, 250]], 70, 62, 50), { ...o, R: 50 });
      p.carve(limb([[540, 420], [610, 340], [610, 250]], 70, 62, 50), { ...o, R: 50 });
      head(270, 250, 0.95, -1);
      head(630, 250, 0.95, 1);
      // the middle one looks at us
      p.carve(limb([[450, 460], [450, 300]], 110, 76), { ...o, R: 70 });
      for (const k of [-1, 1]) body(p, [[450 + k * 30, 130], [450 + k * 70, 50], [450 + k * 100, 20, 1], [450 + k * 110, 110], [450 + k * 92, 180]], { ...o, R: 18 });
      p.carve(half([[0, 110], [60, 112], [102, 160], [96, 220], [60, 260], [52, 340], [30, 372], [0, 378]], 450, 0), { ...o, R: 70, gap: 5, power: 1.4 });
      eyes(p, 450, 204, 48, 14, p.pal.accent, -0.35);
      p.fill(half([[0, 318], [26, 312], [30, 332], [0, 346]], 450, 0), p.pal.ink);
      p.carve(half([[0, 440], [90, 420], [150, 380], [156, 404], [96, 452], [0, 474]], 450, 0), { R: 12, gap: 5, power: 1.6, fill: p.pal.fore, rim: 3 });
      p.shape(times(4, (i) => [disc(450 + i * 6, 486 + i * 36, 14, 14, 21), disc(450 + i * 6, 486 + i * 36, 7, 12, 13)]).flat(), p.pal.soft, { hand: 0 });
    },
  },
};
