// What walks in Salem, the man who rules it and the man who came to end it.
import { T, curve, disc, half, place, rect, rows, smooth, times, type Plates, type Ring } from '../../../web/src/art/kit';
import { body, eyes, limb, line } from './parts';

export const plates: Plates = {
  necron: {
    tint: '#2c4a4a',
    light: [180, 330, 110, 720],
    focus: [450, 230, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a castle on a needle of rock, and before it the old man with light in his hand
      p.shape([[640, 640], [700, 330], [690, 250], [720, 250], [720, 170], [736, 120], [752, 170], [752, 220], [790, 220], [790, 90], [812, 30], [834, 90], [834, 260], [860, 330], [910, 640]], p.pal.near, { rim: 2 });
      p.fill([rect(806, 110, 9, 16), rect(732, 190, 8, 14)], p.pal.accent, 1, true);
      T.rings(p, { x: 170, y: 330, r0: 40, reach: 400, ink: p.pal.accent, power: 0.8, cloud: 0.2 });
      body(p, [[440, 370], [560, 330], [660, 400], [720, 640, 1], [330, 640, 1], [380, 460]], { R: 90, gap: 6.5, angle: 1.4, tex: 0.4, rim: 3 });
      body(p, [[560, 400, 1], [620, 300], [640, 120, 1], [560, 200], [500, 330], [440, 380, 1], [500, 420]], { R: 30, gap: 5.5, power: 1.2, angle: 1.1, rim: 3.4 });
      // bald profile: brow, nose like a beak, a beard as thin as a knife
      body(p, [
        [500, 60], [436, 78], [400, 120], [392, 168], [376, 188, 1], [384, 206], [352, 252], [330, 292, 1], [372, 290], [376, 306, 1], [366, 318], [376, 336], [410, 352], [450, 340],
        [520, 380, 1], [560, 290], [584, 180], [560, 90],
      ], { R: 66, gap: 4.8, angle: 0.25, power: 1.5, rim: 3.4, amb: 0.03 });
      body(p, [[372, 330, 1], [420, 340], [452, 360], [400, 420], [372, 560, 1], [360, 420]], { R: 14, gap: 4.8, angle: 1.4, power: 1.5, rim: 3 });
      p.fill(curve([[386, 200, 1], [430, 184], [452, 200], [424, 222], [396, 222]], true, 5), p.pal.ink);
      p.fill(disc(410, 206, 6, 9), p.pal.accent);
      p.fill([line([[440, 250], [426, 290], [436, 320]], 3, 0.5), line([[390, 168], [440, 166], [462, 180]], 4, 1), line([[510, 200], [530, 190], [524, 230]], 3)], p.pal.ink, 1, true);
      p.carve(limb([[420, 540], [280, 560], [196, 440]], 60, 44, 20), { R: 36, gap: 6, rim: 3 });
      for (let i = 0; i < 5; i++) p.carve(limb([[190, 446], [150 + i * 22, 396 - (i % 4) * 8], [136 + i * 20, 350 + (i % 3) * 10]], 10, 8, 3), { R: 6, gap: 5, power: 1.6, rim: 2.4 });
      p.fill([disc(170, 326, 17, 16)], p.pal.cut);
    },
  },
  robert_craven: {
    tint: '#3a4258',
    light: [690, 150, 200, 900],
    focus: [450, 215, 390],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 700, y: 140, r0: 40, reach: 520, ink: p.pal.soft, power: 0.7, cloud: 0.5 });
      T.skyline(p, { y: 520, h: 150, fill: p.pal.fore, lit: 0.05 });
      T.lamppost(p, { x: 700, y: 640, h: 500, s: 1.5, halo: 90 });
      // coat with a raised collar, the cane that is a sword
      body(p, [[330, 400], [400, 350], [520, 350], [600, 400], [660, 480], [690, 640, 1], [220, 640, 1], [250, 480]], { R: 90, gap: 6.5, angle: 1.2, power: 1.1, rim: 3.4, fill: p.pal.ink });
      p.carve([[400, 370], [450, 400], [510, 362], [480, 520], [450, 560], [424, 520]], { R: 20, gap: 5, power: 1.3, rim: 0 });
      p.fill([[436, 396], [468, 396], [462, 470], [450, 520], [440, 470]], p.pal.ink);
      body(p, [[384, 110], [430, 84], [500, 84], [532, 120], [536, 220], [530, 270], [496, 346], [468, 362], [440, 360], [404, 330], [382, 270], [376, 200]], {
        R: 60, gap: 4.8, angle: 0.3, power: 1.6, rim: 2.6, light: [690, 180, 160, 700],
      });
      for (const k of [-1, 1]) body(p, [[455 + k * 40, 430, 1], [455 + k * 110, 370], [455 + k * 128, 300, 1], [455 + k * 160, 360], [455 + k * 150, 430], [455 + k * 70, 520, 1]], { R: 20, gap: 5.5, angle: 1.3 * k, power: 1.2, rim: 3.4, fill: p.pal.ink });
      p.fill([line([[396, 192], [426, 186], [446, 200]], 7, 3), line([[476, 200], [500, 186], [526, 192]], 3, 7), curve([[404, 214, 1], [424, 206], [442, 216, 1], [424, 221]], true, 4), curve([[480, 216, 1], [500, 206], [518, 214, 1], [500, 221]], true, 4), line([[456, 206], [450, 262], [468, 268]], 3)], p.pal.ink, 1, true);
      // short black hair and beard, and through the hair the white lock like lightning
      body(p, [[374, 250, 1], [396, 300], [430, 290], [460, 280], [496, 290], [524, 296], [540, 240, 1], [540, 310], [510, 372], [462, 392], [416, 370], [380, 320]], { R: 20, gap: 5.5, angle: 1.3, power: 0.7, rim: 0, fill: p.pal.ink, tex: 0.5 });
      p.fill(curve([[434, 318], [462, 312], [490, 318], [462, 326]], true, 4), p.pal.soft);
      body(p, [[370, 230, 1], [358, 150], [376, 84], [430, 44], [510, 44], [560, 90], [560, 180], [544, 236, 1], [534, 150], [500, 124], [450, 140], [400, 128], [384, 170]], { R: 30, gap: 6, angle: 0.9, power: 0.6, rim: 3, fill: p.pal.ink, tex: 0.4 });
      p.fill([[440, 38], [478, 38], [462, 84], [496, 88], [462, 136], [480, 140], [440, 196], [450, 150], [428, 146], [446, 100], [418, 96]], p.pal.cut);
      p.carve(line([[300, 640], [250, 440]], 8), { R: 7, gap: 5, power: 1.4, rim: 3 });
      p.carve(disc(246, 424, 24, 16), { R: 22, gap: 4.6, power: 1.7, amb: 0.2, rim: 3 });
      body(p, [[220, 452], [262, 440], [296, 470], [290, 520], [240, 520]], { R: 24, gap: 5, power: 1.3, rim: 2.6, fill: p.pal.fore });
    },
  },
  witch: {
    tint: '#43355c',
    mood: 'moon',
    light: [450, 240, 120, 760],
    focus: [450, 250, 430],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 450, y: 230, r0: 200, reach: 330, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 450, y: 230, r: 186 });
      T.ridge(p, { fn: (x) => 540 - 60 * Math.exp(-Math.pow((x - 450) / 220, 2)) + 6 * p.n(x / 20), fill: p.pal.near, power: 0.6 });
      for (const k of [-1, 1]) T.tree(p, { x: 450 + k * 350, y: 600, h: 440, w: 22, lean: -0.1 * k, gnarl: 0.45, fill: p.pal.ink });
      // from behind: she lifts her hands, her hair goes up as if under water
      const dark = { fill: p.pal.ink, rim: 3, gap: 6, power: 0.6 };
      body(p, [[410, 300], [450, 286], [492, 300], [510, 380], [500, 430], [580, 640, 1], [310, 640, 1], [400, 430], [390, 380]], { ...dark, R: 60, angle: 1.4, tex: 0.5 });
      for (const k of [-1, 1]) {
        body(p, [[450 + k * 30, 300], [450 + k * 110, 300], [450 + k * 150, 220], [450 + k * 176, 210], [450 + k * 190, 330, 1], [450 + k * 150, 400, 1], [450 + k * 120, 370], [450 + k * 50, 370]], { ...dark, R: 24, angle: 1.2 * k });
        p.shape([limb([[450 + k * 160, 230], [450 + k * 172, 150]], 12, 9), ...times(5, (i) => line([[450 + k * 172, 160], [450 + k * (150 + i * 12), 110 - (i % 3) * 8], [450 + k * (136 + i * 20), 76 + Math.abs(i - 2) * 10]], 5, 1.4))], p.pal.ink, { union: true, rim: 2 });
      }
      p.shape([disc(450, 236, 50, 20, 58), rect(430, 270, 40, 40), ...times(17, (i) => { const a = Math.PI * (1.06 + i * 0.055); const l = 150 + 70 * p.n(i, 4); return limb([[450 + Math.cos(a) * 30, 236 + Math.sin(a) * 40], [450 + Math.cos(a) * l * 0.6 + 16 * Math.sin(i * 2), 230 + Math.sin(a) * l * 0.7], [450 + Math.cos(a) * l + 22 * Math.cos(i), 226 + Math.sin(a) * l]], 16, 9, 1); })], p.pal.ink, { union: true });
      T.raven(p, { x: 180, y: 150, s: 0.8 });
      p.fill([disc(450, 452, 7, 9), disc(438, 470, 7, 9), disc(462, 470, 7, 9)], p.pal.accent, 1, true);
    },
  },
  undead: {
    tint: '#47503f',
    light: [730, 110, 200, 900],
    focus: [430, 220, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 740, y: 110, r0: 60, reach: 420, ink: p.pal.lamp, power: 0.55, cloud: 0.2 });
      // a coffin on end in a family vault; its lid has been put aside from within
      T.block(p, { x: -40, y: 640, w: 180, h: 560, rows: 4, cols: 2, lit: 0, ww: 0.8, wh: 0.8, roof: 'flat', face: 0.5 });
      p.carve([[250, 660], [200, 170], [300, 10], [560, 10], [660, 170], [610, 660]], { R: 24, gap: 7, angle: 1.5, power: 1, fill: p.pal.near, rim: 4 });
      p.fill([[284, 660], [240, 180], [320, 46], [540, 46], [620, 180], [576, 660]], p.pal.ink);
      p.carve([[700, 660], [640, 240], [730, 110], [860, 130], [930, 300], [910, 660]], { R: 20, gap: 8, angle: 1.4, power: 1.1, fill: p.pal.near, rim: 4 });
      p.fill([rect(770, 220, 12, 150), rect(734, 262, 84, 12)], p.pal.ink, 1, true);
      body(p, [[330, 350], [430, 320], [530, 350], [570, 450], [560, 660, 1], [300, 660, 1], [296, 450]], { R: 80, gap: 6, angle: 0.2, power: 1.2, rim: 3, tex: 0.5 });
      p.fill(times(9, (i) => line([[300, 380 + i * 34], [430, 410 + i * 30], [566, 372 + i * 36]], 3)), p.pal.ink, 1, true);
      // grave cloth round the head, one side of it open
      body(p, [[330, 330, 1], [316, 210], [350, 110], [430, 70], [510, 110], [546, 210], [530, 330, 1], [430, 360]], { R: 50, gap: 6, angle: -0.2, power: 1.2, rim: 3.4, tex: 0.3 });
      T.skull(p, { x: 436, y: 220, s: 1.06, jaw: 8, gap: 5, power: 1.5, turn: -0.08 });
      body(p, [[322, 260, 1], [326, 160], [380, 92], [440, 84], [420, 150], [400, 220], [410, 340], [350, 340]], { R: 30, gap: 5.5, angle: -0.5, power: 1.1, rim: 3.4 });
      p.fill([line([[330, 180], [412, 140]], 3), line([[326, 230], [402, 200]], 3), line([[332, 290], [404, 270]], 3)], p.pal.ink, 1, true);
      p.fill(disc(464, 216, 7, 9), p.pal.accent);
      // one hand round the edge
      for (let i = 0; i < 4; i++) p.carve(limb([[600, 330 + i * 20], [640, 318 + i * 22], [664, 340 + i * 20]], 9, 9, 5), { R: 7, gap: 5, power: 1.6, rim: 2.6 });
    },
  },
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
      for (const [x, a] of rows([90, 180], [820, -180])) p.carve(line([[x, 100], [x + a * 0.1, 640]], 30), { R: 24, gap: 8, angle: 0.02, power: 0.7, rim: 3 });
      for (const k of [-1, 1]) {
        p.carve(limb([[440 + k * 56, 240], [440 + k * 70, 150], [440 + k * 50, 80]], 36, 26, 14), { R: 24, gap: 5.5, rim: 3.4 });
        for (let i = 0; i < 3; i++) p.carve(limb([[440 + k * 50, 90], [440 + k * (30 + i * 24), 50], [440 + k * (26 + i * 26), 100]], 9, 8, 2), { R: 6, gap: 5, power: 1.5, rim: 2.4 });
      }
      for (const k of [1, -1])
        body(p, [[440 - k * 30, 210, 1], [440 + k * 60, 190], [440 + k * 130, 280], [440 + k * 140, 400], [440 + k * 90, 500, 1], [440 + k * 60, 440], [440 + k * 10, 480, 1], [440 - k * 20, 380]], { R: 50, gap: 6, angle: 1.2 * k, rim: 4, power: 1.1, fill: p.pal.near });
      p.fill([line([[420, 220], [450, 340], [446, 470]], 3), line([[520, 240], [540, 360], [520, 480]], 3), line([[360, 240], [340, 360], [366, 480]], 3)], p.pal.ink, 1, true);
      // upside down: ears below, then brow, eyes, muzzle
      for (const k of [-1, 1]) body(p, [[440 + k * 20, 540, 1], [440 + k * 50, 590], [440 + k * 110, 640, 1], [440 + k * 92, 550], [440 + k * 70, 480, 1]], { R: 16, gap: 5, rim: 3.4, power: 1.4 });
      p.carve(half([[0, 400], [36, 410], [50, 450], [84, 480], [80, 540], [40, 576], [0, 580]], 440, 0), { R: 60, gap: 5, angle: 0.2, power: 1.5, rim: 3.4 });
      for (const k of [-1, 1]) p.fill(curve([[440 + k * 20, 508], [440 + k * 70, 530, 1], [440 + k * 64, 494], [440 + k * 34, 486]], true, 5), p.pal.ink);
      eyes(p, 440, 508, 44, 11, p.pal.accent, 0.4);
      p.fill([disc(428, 442, 6, 8), disc(452, 442, 6, 8), line([[410, 424], [440, 414], [470, 424]], 3), [[420, 420], [428, 420], [424, 392]], [[452, 420], [460, 420], [456, 392]]], p.pal.ink, 1, true);
      p.fill([[[420, 421], [428, 419], [424, 394]], [[452, 419], [460, 421], [456, 394]]], p.pal.cut, 1, true);
    },
  },
  soul_eater: {
    tint: '#2b2f55',
    light: [450, 240, 60, 620],
    focus: [450, 240, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a hood with no bottom to it; what it draws in comes from the town
      T.skyline(p, { y: 600, h: 90, fill: p.pal.near, lit: 0.1 });
      p.carve(half([[0, 10], [90, 30], [170, 130], [190, 260], [180, 360], [260, 440], [340, 660, 1]], 450, 0), { R: 110, gap: 7, angle: 1.5, bend: 0.1, power: 1, rim: 0, tex: 0.5, light: [450, 240, 140, 620] });
      p.fill(half([[0, 60], [70, 74], [134, 150], [146, 250], [110, 360], [40, 420], [0, 430]], 450, 0), p.pal.ink);
      T.whirl(p, { x: 450, y: 240, r0: 16, r1: 190, arms: 44, turns: 0.9, squash: 1.25, ink: p.pal.accent, power: 1.1, gap: 8 });
      p.fill(disc(450, 240, 20, 20, 26), p.pal.ink);
      for (const [x, y, a] of rows([160, 540, 0.5], [300, 600, 0.2], [620, 590, -0.2], [770, 520, -0.5], [90, 380, 0.9]))
        p.fill([...times(4, (i) => limb([[x + (i - 1.5) * 16, y + 50], [x + (i - 1.5) * 12 + a * 40, y - 30], [x + a * 200, y - 120], [(x + 450) / 2 + a * 60, (y + 240) / 2 - 40], [450, 250]], 1, 3.4, 2.4, 1)), curve(place([[0, -24], [14, -14], [14, 6], [0, 22], [-14, 6], [-14, -14]], x, y + 60, 1, a * 0.6), true, 4)], p.pal.cut, 0.85, true);
      for (const [x, y, a] of rows([160, 600, 0.5], [300, 660, 0.2], [620, 650, -0.2], [770, 580, -0.5], [90, 440, 0.9])) p.fill([disc(x - 5 + a * 4, y - 6, 3, 7), disc(x + 6 + a * 4, y - 6, 3, 7), disc(x - a * 6, y + 9, 3.4, 7, 6)], p.pal.ink, 1, true);
      for (const k of [-1, 1]) {
        p.carve(limb([[450 + k * 230, 480], [450 + k * 330, 400], [450 + k * 260, 300]], 50, 34, 16), { R: 30, gap: 6, rim: 3 });
        for (let i = 0; i < 4; i++) p.carve(limb([[450 + k * 262, 310], [450 + k * (250 - i * 12), 250 + i * 18], [450 + k * (206 - i * 6), 220 + i * 34]], 9, 7, 1.6), { R: 5, gap: 5, power: 1.6, rim: 2.4 });
      }
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
      for (const [x, y] of rows([800, 420], [680, 460])) p.carve(rect(x, y, 40, 240), { R: 18, angle: 0, gap: 6, power: 1, rim: 3 });
      const o = { gap: 5.5, rim: 3.6, power: 1.35 };
      body(p, [[250, 330], [380, 300], [500, 350], [600, 440], [640, 640, 1], [120, 640, 1], [170, 420]], { ...o, R: 100, gap: 6.5, extra: (x, y, t) => t * (0.5 + 0.7 * Math.abs(Math.sin(x / 19 + (Math.floor(y / 26) % 2) * 1.57) * Math.sin(y / 8.3))) });
      // the sail on its back, neck with gills, head of a fish: eye at the side, mouth that hangs down
      body(p, [[330, 130], [250, 60, 1], [254, 110], [180, 100, 1], [196, 160], [120, 180, 1], [160, 230], [80, 290, 1], [170, 320], [230, 400, 1], [300, 300]], { ...o, R: 30, angle: 0.9, power: 1 });
      body(p, [[300, 170], [370, 100], [470, 90], [560, 120], [630, 170], [668, 220, 1], [640, 250], [664, 284, 1], [600, 320], [530, 350], [430, 400], [300, 400], [250, 300]], { ...o, R: 90, gap: 5 });
      p.fill(curve([[668, 226, 1], [610, 244], [540, 240], [500, 270, 1], [560, 262], [620, 268], [660, 282, 1], [644, 250]], true, 5), p.pal.ink);
      for (let i = 0; i < 4; i++) p.fill(limb([[430 - i * 34, 220 + i * 12], [400 - i * 34, 290 + i * 8], [430 - i * 34, 360 - i * 2]], 1, 7, 1), p.pal.ink);
      p.carve(disc(520, 164, 46, 24), { ...o, R: 40, gap: 4.6, power: 1.6 });
      p.fill(disc(526, 164, 30, 22), p.pal.accent);
      p.fill([disc(532, 164, 15, 16)], p.pal.ink);
      // a webbed hand on the post
      p.carve(limb([[520, 480], [640, 560], [690, 480]], 54, 40, 22), { ...o, R: 30 });
      body(p, [[680, 490, 1], [650, 440, 1], [676, 446], [680, 410, 1], [704, 436], [726, 410, 1], [730, 444], [758, 440, 1], [730, 490, 1]], { ...o, R: 10, gap: 5, power: 1.6 });
    },
  },
  zombie: {
    tint: '#40483c',
    light: [210, 80, 220, 960],
    focus: [560, 240, 420],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 200, y: 70, r0: 40, reach: 520, power: 0.5, cloud: 0.7 });
      // they come out of the fog, all with the same stoop
      for (const [x, y, h, o] of rows([90, 440, 150, 0.6], [240, 430, 130, 0.6], [360, 450, 170, 0.8], [800, 440, 160, 0.8]))
        p.fill([limb([[x, y], [x + 4, y - h * 0.5], [x - 4, y - h * 0.78]], h * 0.12, h * 0.16, h * 0.1), disc(x - h * 0.1, y - h * 0.88, h * 0.1, 12, h * 0.12), limb([[x, y - h * 0.66], [x - h * 0.3, y - h * 0.5], [x - h * 0.46, y - h * 0.54]], h * 0.07, h * 0.05, h * 0.03)], p.pal.near, o, true);
      T.fog(p, { y: 430, h: 70, n: 5, power: 0.8 });
      const o = { gap: 6, rim: 4, power: 1.3, fill: p.pal.fore };
      body(p, [[470, 340], [560, 300], [680, 330], [770, 430], [800, 660, 1], [420, 660, 1], [430, 460]], { ...o, R: 90, angle: 1.2, tex: 0.6, grain: 0.05 });
      // a seaman's cap, a jaw that has forgotten to close
      body(p, [[480, 150], [540, 110], [630, 120], [680, 190], [670, 280], [620, 350], [560, 380], [490, 390], [470, 350], [480, 320, 1], [520, 312], [462, 296], [470, 262], [452, 238], [476, 200]], { ...o, R: 66, gap: 4.8, power: 1.5 });
      p.fill(curve([[476, 300, 1], [530, 306], [560, 330], [520, 360], [484, 340]], true, 5), p.pal.ink);
      p.fill([disc(508, 224, 22, 12, 17), line([[570, 230], [556, 280], [580, 320]], 3), line([[600, 250], [630, 240]], 3), line([[604, 268], [636, 264]], 3)], p.pal.ink, 1, true);
      p.fill(disc(500, 226, 5, 8), p.pal.cut);
      body(p, [[440, 190, 1], [480, 160], [500, 100], [600, 70], [690, 120], [692, 180, 1], [600, 160], [520, 176]], { ...o, R: 30, gap: 5.5, fill: p.pal.ink });
      p.carve(limb([[640, 420], [480, 470], [300, 400]], 66, 48, 24), { ...o, R: 40 });
      for (let i = 0; i < 4; i++) p.carve(limb([[310, 390 + i * 8], [230 - i * 4, 366 + i * 20], [190 + i * 6, 400 + i * 22]], 13, 11, 5), { ...o, R: 9, gap: 5, power: 1.6 });
      p.carve(limb([[320, 384], [290, 340], [256, 326]], 12, 10, 6), { ...o, R: 9, gap: 5, power: 1.6 });
    },
  },
  ghost: {
    tint: '#33456a',
    mood: 'moon',
    light: [450, 200, 160, 620],
    focus: [450, 210, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a stair in a dark house; somebody is on it who hides nothing of what is behind her
      for (let i = 0; i < 9; i++) {
        const y = 640 - i * 46;
        p.fill(rect(170 + i * 24, y - 8, 560 - i * 48, 9), p.pal.mid);
        for (const k of [-1, 1]) p.fill(rect(450 + k * (280 - i * 24) - 4, y - 130 + i * 4, 8, 124 - i * 4), p.pal.near);
      }
      for (const k of [-1, 1]) p.shape([line([[450 + k * 300, 530], [450 + k * 76, 140]], 8, 4)], p.pal.near, { rim: 2.4 });
      T.rings(p, { x: 450, y: 190, r0: 130, reach: 260, power: 0.6, cloud: 0.4 });
      const gown = curve([[450, 60], [510, 76], [540, 140], [556, 230], [600, 330], [590, 440], [620, 560], [560, 540], [520, 600], [470, 550], [420, 610], [390, 550], [320, 580], [320, 440], [300, 330], [344, 230], [360, 140], [390, 76]], true, 6);
      p.cut(gown, { angle: 1.57, gap: 7, max: 0.9, bend: (x, y) => (p.n(x / 60, y / 50) - 0.5) * 30, tone: (x, y) => (1.15 - (y - 60) / 560) * (0.35 + 0.7 * smooth(-0.6, 0.6, Math.sin((x - 450) / 13 + Math.sin(y / 60) * 1.4))) });
      p.fill(half([[0, 70], [70, 90], [84, 170], [76, 280], [40, 330], [0, 300]], 450, 0), p.pal.fore);
      p.fill(half([[0, 96], [38, 104], [54, 150], [48, 216], [22, 262], [0, 268]], 450, 0), p.pal.cut);
      p.cut(half([[0, 96], [38, 104], [54, 150], [48, 216], [22, 262], [0, 268]], 450, 0), { angle: 1.57, gap: 6, ink: p.pal.fore, max: 0.7, tone: (x) => (x - 440) / 70 });
      p.cut(half([[0, 60], [76, 84], [94, 180], [110, 330], [64, 400], [70, 250], [60, 140], [0, 86]], 450, 0), { angle: 1.57, gap: 6, max: 0.6, bend: (x, y) => (p.n(x / 40, y / 50) - 0.5) * 20, tone: () => 0.7 });
      for (const k of [-1, 1]) {
        p.fill(curve([[450 + k * 10, 166], [450 + k * 28, 148], [450 + k * 46, 164], [450 + k * 44, 194], [450 + k * 26, 204]], true, 5), p.pal.ink);
        p.cut(limb([[450 + k * 90, 300], [450 + k * 190, 290], [450 + k * 250, 220]], 30, 22, 9), { angle: 0.6 * k, gap: 6, tone: () => 0.7 });
        for (let i = 0; i < 4; i++) p.fill(line([[450 + k * 248, 226], [450 + k * (256 + i * 12), 190 + i * 6], [450 + k * (262 + i * 18), 160 + i * 16]], 5, 1), p.pal.cut, 0.9);
      }
      p.fill(curve([[440, 226], [450, 216], [460, 226], [456, 256], [444, 256]], true, 5), p.pal.ink);
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
      for (const [x, y, w, k] of rows([90, 520, 60, 0], [220, 480, 40, 1], [690, 480, 44, 0], [810, 530, 66, 1])) T.tomb(p, { x, y, w, h: w * 1.7, kind: k, lean: 0.1 });
      T.ridge(p, { y: 520, amp: 10, fill: p.pal.fore, power: 0.6 });
      // it squats on a headstone as on a chair, knees by its ears
      T.tomb(p, { x: 450, y: 660, w: 330, h: 250, power: 0.8, fill: p.pal.near });
      const o = { gap: 5.5, rim: 4, power: 1.1, fill: p.pal.ink };
      p.carve(half([[0, 170], [90, 180], [150, 250], [130, 400], [70, 470], [0, 480]], 450, 0), { ...o, R: 90 });
      for (const k of [-1, 1]) {
        p.carve(limb([[450 + k * 70, 430], [450 + k * 190, 400], [450 + k * 220, 290], [450 + k * 160, 420], [450 + k * 130, 470]], 44, 42, 34, 24, 20), { ...o, R: 34 });
        p.carve(limb([[450 + k * 120, 240], [450 + k * 170, 350], [450 + k * 70, 450], [450 + k * 60, 520]], 34, 26, 20, 15), { ...o, R: 24, power: 1.3 });
        for (let i = 0; i < 4; i++) {
          p.carve(limb([[450 + k * (40 + i * 12), 510], [450 + k * (34 + i * 16), 545], [450 + k * (30 + i * 18), 580]], 8, 7, 2), { ...o, R: 6, gap: 5, power: 1.7 });
          p.carve(limb([[450 + k * (124 + i * 16), 470], [450 + k * (130 + i * 20), 500]], 9, 4), { ...o, R: 6, gap: 5, power: 1.7 });
        }
        body(p, [[450 + k * 50, 150], [450 + k * 100, 110], [450 + k * 170, 70, 1], [450 + k * 140, 150], [450 + k * 80, 210]], { ...o, R: 16, gap: 5, power: 1.4 });
      }
      p.carve(half([[0, 90], [50, 96], [84, 150], [80, 210], [50, 250], [44, 310], [22, 336], [0, 340]], 450, 0), { ...o, R: 60, gap: 4.8, power: 1.4, fill: p.pal.fore, light: [450, 60, 150, 700] });
      for (const k of [-1, 1]) p.fill(curve([[450 + k * 12, 196], [450 + k * 50, 166], [450 + k * 70, 190], [450 + k * 40, 216]], true, 5), p.pal.ink);
      eyes(p, 450, 192, 40, 9, p.pal.accent, -0.1);
      p.fill([disc(438, 270, 6, 9, 9), disc(462, 270, 6, 9, 9), curve([[404, 294, 1], [450, 302], [496, 294, 1], [450, 316]], true, 5)], p.pal.ink, 1, true);
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
      for (const k of [-1, 1]) T.wing(p, { x: 450 + k * 40, y: 240, s: 1.4, k, fill: p.pal.ink, power: 0.6, ribs: [[20, -150], [170, -180], [260, -60], [210, 100]], root: [[0, 0], [10, 90]] });
      p.carve(limb([[452, 440], [520, 500], [480, 580], [400, 560], [420, 500]], 16, 12, 9, 6, 2), o);
      p.carve([[420, 504], [398, 470], [440, 486]], o);
      for (const k of [-1, 1]) {
        p.carve(limb([[450 + k * 22, 390], [450 + k * 90, 440], [450 + k * 60, 540]], 26, 16, 8), o);
        p.carve(limb([[450 + k * 50, 240], [450 + k * 100, 330], [450 + k * 60, 410]], 19, 13, 8), o);
        for (let i = 0; i < 3; i++) p.shape([line([[450 + k * 60, 406], [450 + k * (44 + i * 14), 446]], 4, 1), line([[450 + k * 60, 536], [450 + k * (40 + i * 18), 574]], 5, 1)], p.pal.ink, { union: true, rim: 1.6 });
        p.carve(limb([[450 + k * 24, 100], [450 + k * 62, 70], [450 + k * 50, 14]], 15, 11, 1), o);
      }
      p.carve(half([[0, 190], [50, 216], [62, 250], [38, 330], [40, 400], [0, 430]], 450, 0), { ...o, R: 40, power: 0.8, angle: 0.1 });
      p.carve(half([[0, 70], [40, 80], [54, 130], [42, 186], [18, 212], [0, 216]], 450, 0), { ...o, R: 50, gap: 5, power: 0.9 });
    },
  },
  byakhee: {
    tint: '#4d4423',
    light: [170, 110, 220, 980],
    focus: [370, 330, 460],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 170, y: 110, r0: 50, reach: 560, power: 0.7, cloud: 0.6 });
      p.fill(disc(170, 110, 36, 24), p.pal.cut);
      T.stars(p, { n: 60, y1: 600 });
      // it falls on us head first: wings up behind, a body of rings, a head between hornet and bird
      const o = { gap: 5.5, rim: 3.6, power: 1.35, fill: p.pal.fore };
      T.wing(p, { x: 560, y: 260, s: 1.5, k: 1, ribs: [[-20, -190], [120, -180], [230, -70], [220, 60]], fill: p.pal.ink });
      T.wing(p, { x: 470, y: 230, s: 1.35, k: -1, ribs: [[-60, -170], [60, -190], [190, -160], [250, -70]], fill: p.pal.ink });
      for (let i = 6; i >= 0; i--) p.carve(disc(600 + i * 34, 250 - i * 30 + i * i * 2, 62 - i * 7, 20, 54 - i * 6), { ...o, gap: 5 });
      for (const [a, b, c] of [[[520, 330], [640, 400], [600, 520]], [[480, 360], [560, 470], [490, 570]], [[430, 330], [300, 250], [190, 270]]] as Ring[]) {
        p.carve(limb([a!, b!, c!], 24, 17, 7), { ...o, R: 16 });
        for (let i = 0; i < 3; i++) p.shape([line([c!, [c![0] - 34 + i * 22, c![1] + 40 - i * 4]], 6, 1)], p.pal.ink, { rim: 2.4 });
      }
      body(p, [[420, 270], [500, 200], [610, 200], [640, 280], [580, 370], [470, 400], [410, 350]], { ...o, R: 70 });
      body(p, [[300, 340], [360, 290], [440, 300], [470, 360], [440, 420], [370, 440], [320, 470], [262, 530, 1], [270, 470], [264, 400]], { ...o, R: 50, gap: 4.8, power: 1.5 });
      p.fill(limb([[440, 420], [360, 446], [276, 520]], 1, 5, 1), p.pal.ink);
      p.carve(disc(366, 356, 32, 18, 26), { ...o, R: 26, gap: 4.6 });
      p.fill(disc(362, 358, 20, 16, 15), p.pal.accent);
      p.fill(disc(358, 360, 8, 10), p.pal.ink);
      for (const [x, y] of rows([250, 190], [330, 150])) p.shape([limb([[380, 300], [x + 60, y + 20], [x, y + 30]], 6, 4, 1)], p.pal.ink, { rim: 2.6 });
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
        p.cut(wall, { angle: 0.3 * k, gap: 8, min: 0.08, step: 20, tone: (x, y) => 0.5 * Math.exp(-Math.abs(x - 450) / 190) * (p.n(x / 30, y / 9) > 0.35 ? 1 : 0.3) });
        for (const [x, y, s] of rows([250, 130, 1], [380, 70, 1.6], [250, 290, 1]))
          p.fill([[450 + k * x, y], [450 + k * (x + 50 * s), y - 16 * s], [450 + k * (x + 50 * s), y + 76 * s], [450 + k * x, y + 70 * s]], p.pal.ink);
      }
      p.fill(rect(300, -10, 300, 300), p.pal.mid);
      T.moon(p, { x: 450, y: 70, r: 40 });
      T.rings(p, { x: 450, y: 70, r0: 54, reach: 200, power: 0.8, cloud: 0.2 });
      const b = rows([450, 250, 130], [330, 330, 110], [570, 330, 115], [260, 440, 120], [450, 380, 140], [640, 450, 130], [360, 500, 130], [540, 520, 135], [200, 560, 120], [720, 570, 120], [450, 590, 120]);
      for (const [x, y, r] of b)
        p.carve(curve(times(9, (i) => [x + Math.cos(i * 0.698) * r * p.r.in(0.85, 1.12), y + Math.sin(i * 0.698) * r * p.r.in(0.75, 1)]), true, 5), { R: r * 0.9, gap: 6, angle: 0.2, bend: 0.6, power: 1.25, rim: 3.4, tex: 0.3, fill: p.pal.fore, light: [450, 20, 200, 760] });
      for (const [x, y, r, a] of rows([450, 300, 34, 0], [330, 360, 20, 0.4], [580, 350, 24, -0.3], [420, 440, 18, 0.2], [520, 430, 28, 0.1], [270, 470, 26, -0.2], [650, 480, 20, 0.3], [380, 540, 30, 0], [560, 560, 22, -0.4], [470, 520, 14, 0.3]))
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
      for (const [x, h] of rows([70, 190], [840, 170])) T.pine(p, { x, y: 560, h, snowy: true });
      T.ridge(p, { y: 560, amp: 10, fill: p.pal.fore, power: 0.8 });
      const o = { gap: 5.5, rim: 3.6, power: 1.3, fill: p.pal.fore };
      for (const k of [-1, 1]) T.wing(p, { x: 450 + k * 60, y: 260, s: 1.2, k, ribs: [[60, -200], [210, -190], [270, -60], [230, 90]], fill: p.pal.ink, power: 0.45 });
      for (let i = 0; i < 3; i++)
        for (const k of [-1, 1]) {
          p.carve(limb([[450 + k * 60, 340 + i * 60], [450 + k * (170 - i * 10), 300 + i * 80], [450 + k * (190 - i * 20), 400 + i * 74]], 18, 14, 9), { ...o, R: 12 });
          for (const d of [-1, 1]) p.carve(limb([[450 + k * (190 - i * 20), 396 + i * 74], [450 + k * (190 - i * 20) + d * 26, 420 + i * 74], [450 + k * (190 - i * 20) + d * 6, 452 + i * 74]], 9, 8, 1), { ...o, R: 7, gap: 5 });
        }
      for (let i = 5; i >= 0; i--) p.carve(half([[0, 250 + i * 52], [70 - i * 5, 262 + i * 52], [86 - i * 7, 300 + i * 52], [50 - i * 4, 330 + i * 52], [0, 336 + i * 52]], 450, 0), { ...o, R: 40, power: 0.75 });
      // a head of folds like a brain or a fungus; feelers where a face would be
      for (let i = 0; i < 9; i++) {
        const a = -Math.PI * (0.06 + i * 0.11);
        p.shape([limb([[450 + Math.cos(a) * 70, 190 + Math.sin(a) * 70], [450 + Math.cos(a) * 120, 180 + Math.sin(a) * 130], [450 + Math.cos(a) * 170 + 20 * Math.sin(i * 3), 170 + Math.sin(a) * 160]], 5, 4, 2), disc(450 + Math.cos(a) * 170 + 20 * Math.sin(i * 3), 170 + Math.sin(a) * 160, 6, 8)], p.pal.ink, { rim: 3, union: true });
      }
      for (const [x, y, r] of rows([400, 150, 50], [500, 150, 50], [450, 120, 52], [380, 210, 46], [520, 210, 46], [450, 250, 50], [450, 186, 54]))
        p.carve(disc(x, y, r, 16, r * 0.86), { ...o, R: r, gap: 4.8, angle: 0.3, bend: 0.9, power: 1.8, amb: 0.08, fill: p.pal.near });
      p.fill(times(6, (i) => disc(405 + i * 18, 206 + Math.sin(i * 2) * 8, 4, 8)), p.pal.accent, 1, true);
      // what it carries
      p.carve(rect(560, 430, 76, 110), { R: 30, gap: 5, angle: 0, bend: 0.2, power: 1.5, rim: 3 });
      p.fill([rect(554, 424, 88, 12), rect(554, 534, 88, 12)], p.pal.ink, 1, true);
      p.fill([disc(580, 480, 6, 9), disc(598, 500, 6, 9), disc(616, 480, 6, 9)], p.pal.accent, 1, true);
    },
  },
};
