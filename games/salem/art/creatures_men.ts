// The man who rules Salem, the man who came to end it, and what has been human.
import {
  T, body, curve, disc, half, limb, line, place, rect, rows, smooth, times, type Plates,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  necron: {
    tint: '#2c4a4a',
    light: [180, 330, 110, 720],
    focus: [450, 230, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a castle on a needle of rock, and before it the old man with light in his hand
      p.shape(
        [
          [640, 640], [700, 330], [690, 250], [720, 250], [720, 170], [736, 120], [752, 170], [752, 220], [790, 220],
          [790, 90], [812, 30], [834, 90], [834, 260], [860, 330], [910, 640],
        ],
        p.pal.near, { rim: 2 },
      );
      p.fill([rect(806, 110, 9, 16), rect(732, 190, 8, 14)], p.pal.accent, 1, true);
      T.rings(p, { x: 170, y: 330, r0: 40, reach: 400, ink: p.pal.accent, power: 0.8, cloud: 0.2 });
      body(
        p, [[440, 370], [560, 330], [660, 400], [720, 640, 1], [330, 640, 1], [380, 460]],
        { R: 90, gap: 6.5, angle: 1.4, tex: 0.4, rim: 3 },
      );
      body(
        p, [[560, 400, 1], [620, 300], [640, 120, 1], [560, 200], [500, 330], [440, 380, 1], [500, 420]],
        { R: 30, gap: 5.5, power: 1.2, angle: 1.1, rim: 3.4 },
      );
      // bald profile: brow, nose like a beak, a beard as thin as a knife
      body(p, [
        [500, 60], [436, 78], [400, 120], [392, 168], [376, 188, 1], [384, 206], [352, 252], [330, 292, 1], [372, 290],
        [376, 306, 1], [366, 318], [376, 336], [410, 352], [450, 340], [520, 380, 1], [560, 290], [584, 180],
        [560, 90],
      ], { R: 66, gap: 4.8, angle: 0.25, power: 1.5, rim: 3.4, amb: 0.03 });
      body(
        p, [[372, 330, 1], [420, 340], [452, 360], [400, 420], [372, 560, 1], [360, 420]],
        { R: 14, gap: 4.8, angle: 1.4, power: 1.5, rim: 3 },
      );
      p.fill(curve([[386, 200, 1], [430, 184], [452, 200], [424, 222], [396, 222]], true, 5), p.pal.ink);
      p.fill(disc(410, 206, 6, 9), p.pal.accent);
      p.fill(
        [
          line([[440, 250], [426, 290], [436, 320]], 3, 0.5), line([[390, 168], [440, 166], [462, 180]], 4, 1),
          line([[510, 200], [530, 190], [524, 230]], 3),
        ],
        p.pal.ink, 1, true,
      );
      p.carve(limb([[420, 540], [280, 560], [196, 440]], 60, 44, 20), { R: 36, gap: 6, rim: 3 });
      for (let i = 0; i < 5; i++) p.carve(
        limb([[190, 446], [150 + i * 22, 396 - (i % 4) * 8], [136 + i * 20, 350 + (i % 3) * 10]], 10, 8, 3),
        { R: 6, gap: 5, power: 1.6, rim: 2.4 },
      );
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
      body(
        p, [[330, 400], [400, 350], [520, 350], [600, 400], [660, 480], [690, 640, 1], [220, 640, 1], [250, 480]],
        { R: 90, gap: 6.5, angle: 1.2, power: 1.1, rim: 3.4, fill: p.pal.ink },
      );
      p.carve(
        [[400, 370], [450, 400], [510, 362], [480, 520], [450, 560], [424, 520]], { R: 20, gap: 5, power: 1.3, rim: 0 },
      );
      p.fill([[436, 396], [468, 396], [462, 470], [450, 520], [440, 470]], p.pal.ink);
      body(p, [
        [384, 110], [430, 84], [500, 84], [532, 120], [536, 220], [530, 270], [496, 346], [468, 362], [440, 360],
        [404, 330], [382, 270], [376, 200],
      ], {
        R: 60, gap: 4.8, angle: 0.3, power: 1.6, rim: 2.6, light: [690, 180, 160, 700],
      });
      for (const k of [-1, 1]) body(
        p,
        [
          [455 + k * 40, 430, 1], [455 + k * 110, 370], [455 + k * 128, 300, 1], [455 + k * 160, 360],
          [455 + k * 150, 430], [455 + k * 70, 520, 1],
        ],
        { R: 20, gap: 5.5, angle: 1.3 * k, power: 1.2, rim: 3.4, fill: p.pal.ink },
      );
      p.fill(
        [
          line([[396, 192], [426, 186], [446, 200]], 7, 3), line([[476, 200], [500, 186], [526, 192]], 3, 7),
          curve([[404, 214, 1], [424, 206], [442, 216, 1], [424, 221]], true, 4),
          curve([[480, 216, 1], [500, 206], [518, 214, 1], [500, 221]], true, 4),
          line([[456, 206], [450, 262], [468, 268]], 3),
        ],
        p.pal.ink, 1, true,
      );
      // short black hair and beard, and through the hair the white lock like lightning
      body(
        p,
        [
          [374, 250, 1], [396, 300], [430, 290], [460, 280], [496, 290], [524, 296], [540, 240, 1], [540, 310],
          [510, 372], [462, 392], [416, 370], [380, 320],
        ],
        { R: 20, gap: 5.5, angle: 1.3, power: 0.7, rim: 0, fill: p.pal.ink, tex: 0.5 },
      );
      p.fill(curve([[434, 318], [462, 312], [490, 318], [462, 326]], true, 4), p.pal.soft);
      body(
        p,
        [
          [370, 230, 1], [358, 150], [376, 84], [430, 44], [510, 44], [560, 90], [560, 180], [544, 236, 1], [534, 150],
          [500, 124], [450, 140], [400, 128], [384, 170],
        ],
        { R: 30, gap: 6, angle: 0.9, power: 0.6, rim: 3, fill: p.pal.ink, tex: 0.4 },
      );
      p.fill(
        [
          [440, 38], [478, 38], [462, 84], [496, 88], [462, 136], [480, 140], [440, 196], [450, 150], [428, 146],
          [446, 100], [418, 96],
        ],
        p.pal.cut,
      );
      p.carve(line([[300, 640], [250, 440]], 8), { R: 7, gap: 5, power: 1.4, rim: 3 });
      p.carve(disc(246, 424, 24, 16), { R: 22, gap: 4.6, power: 1.7, amb: 0.2, rim: 3 });
      body(
        p, [[220, 452], [262, 440], [296, 470], [290, 520], [240, 520]],
        { R: 24, gap: 5, power: 1.3, rim: 2.6, fill: p.pal.fore },
      );
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
      T.ridge(
        p,
        {
          fn: (x) => 540 - 60 * Math.exp(-Math.pow((x - 450) / 220, 2)) + 6 * p.n(x / 20), fill: p.pal.near, power: 0.6,
        },
      );
      for (const k of [-1, 1]) T.tree(
        p, { x: 450 + k * 350, y: 600, h: 440, w: 22, lean: -0.1 * k, gnarl: 0.45, fill: p.pal.ink },
      );
      // from behind: she lifts her hands, her hair goes up as if under water
      const dark = { fill: p.pal.ink, rim: 3, gap: 6, power: 0.6 };
      body(
        p,
        [
          [410, 300], [450, 286], [492, 300], [510, 380], [500, 430], [580, 640, 1], [310, 640, 1], [400, 430],
          [390, 380],
        ],
        { ...dark, R: 60, angle: 1.4, tex: 0.5 },
      );
      for (const k of [-1, 1]) {
        body(
          p,
          [
            [450 + k * 30, 300], [450 + k * 110, 300], [450 + k * 150, 220], [450 + k * 176, 210],
            [450 + k * 190, 330, 1], [450 + k * 150, 400, 1], [450 + k * 120, 370], [450 + k * 50, 370],
          ],
          { ...dark, R: 24, angle: 1.2 * k },
        );
        p.shape(
          [
            limb([[450 + k * 160, 230], [450 + k * 172, 150]], 12, 9),
            ...times(
              5,
              (i) => line(
                [
                  [450 + k * 172, 160], [450 + k * (150 + i * 12), 110 - (i % 3) * 8],
                  [450 + k * (136 + i * 20), 76 + Math.abs(i - 2) * 10],
                ],
                5, 1.4,
              ),
            ),
          ],
          p.pal.ink, { union: true, rim: 2 },
        );
      }
      p.shape(
        [
          disc(450, 236, 50, 20, 58), rect(430, 270, 40, 40),
          ...times(
            17,
            (i) => {
              const a = Math.PI * (1.06 + i * 0.055);
              const l = 150 + 70 * p.n(i, 4);
              return limb(
                [
                  [450 + Math.cos(a) * 30, 236 + Math.sin(a) * 40],
                  [450 + Math.cos(a) * l * 0.6 + 16 * Math.sin(i * 2), 230 + Math.sin(a) * l * 0.7],
                  [450 + Math.cos(a) * l + 22 * Math.cos(i), 226 + Math.sin(a) * l],
                ],
                16, 9, 1,
              );
            },
          ),
        ],
        p.pal.ink, { union: true },
      );
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
      T.block(
        p, { x: -40, y: 640, w: 180, h: 560, rows: 4, cols: 2, lit: 0, ww: 0.8, wh: 0.8, roof: 'flat', face: 0.5 },
      );
      p.carve(
        [[250, 660], [200, 170], [300, 10], [560, 10], [660, 170], [610, 660]],
        { R: 24, gap: 7, angle: 1.5, power: 1, fill: p.pal.near, rim: 4 },
      );
      p.fill([[284, 660], [240, 180], [320, 46], [540, 46], [620, 180], [576, 660]], p.pal.ink);
      p.carve(
        [[700, 660], [640, 240], [730, 110], [860, 130], [930, 300], [910, 660]],
        { R: 20, gap: 8, angle: 1.4, power: 1.1, fill: p.pal.near, rim: 4 },
      );
      p.fill([rect(770, 220, 12, 150), rect(734, 262, 84, 12)], p.pal.ink, 1, true);
      body(
        p, [[330, 350], [430, 320], [530, 350], [570, 450], [560, 660, 1], [300, 660, 1], [296, 450]],
        { R: 80, gap: 6, angle: 0.2, power: 1.2, rim: 3, tex: 0.5 },
      );
      p.fill(
        times(9, (i) => line([[300, 380 + i * 34], [430, 410 + i * 30], [566, 372 + i * 36]], 3)), p.pal.ink, 1, true,
      );
      // grave cloth round the head, one side of it open
      body(
        p, [[330, 330, 1], [316, 210], [350, 110], [430, 70], [510, 110], [546, 210], [530, 330, 1], [430, 360]],
        { R: 50, gap: 6, angle: -0.2, power: 1.2, rim: 3.4, tex: 0.3 },
      );
      T.skull(p, { x: 436, y: 220, s: 1.06, jaw: 8, gap: 5, power: 1.5, turn: -0.08 });
      body(
        p, [[322, 260, 1], [326, 160], [380, 92], [440, 84], [420, 150], [400, 220], [410, 340], [350, 340]],
        { R: 30, gap: 5.5, angle: -0.5, power: 1.1, rim: 3.4 },
      );
      p.fill(
        [line([[330, 180], [412, 140]], 3), line([[326, 230], [402, 200]], 3), line([[332, 290], [404, 270]], 3)],
        p.pal.ink, 1, true,
      );
      p.fill(disc(464, 216, 7, 9), p.pal.accent);
      // one hand round the edge
      for (let i = 0; i < 4; i++) p.carve(
        limb([[600, 330 + i * 20], [640, 318 + i * 22], [664, 340 + i * 20]], 9, 9, 5),
        { R: 7, gap: 5, power: 1.6, rim: 2.6 },
      );
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
      p.carve(
        half([[0, 10], [90, 30], [170, 130], [190, 260], [180, 360], [260, 440], [340, 660, 1]], 450, 0),
        { R: 110, gap: 7, angle: 1.5, bend: 0.1, power: 1, rim: 0, tex: 0.5, light: [450, 240, 140, 620] },
      );
      p.fill(half([[0, 60], [70, 74], [134, 150], [146, 250], [110, 360], [40, 420], [0, 430]], 450, 0), p.pal.ink);
      T.whirl(
        p,
        { x: 450, y: 240, r0: 16, r1: 190, arms: 44, turns: 0.9, squash: 1.25, ink: p.pal.accent, power: 1.1, gap: 8 },
      );
      p.fill(disc(450, 240, 20, 20, 26), p.pal.ink);
      for (const [x, y, a] of rows(
        [160, 540, 0.5], [300, 600, 0.2], [620, 590, -0.2], [770, 520, -0.5], [90, 380, 0.9],
      ))
        p.fill(
          [
            ...times(
              4,
              (i) => limb(
                [
                  [x + (i - 1.5) * 16, y + 50], [x + (i - 1.5) * 12 + a * 40, y - 30], [x + a * 200, y - 120],
                  [(x + 450) / 2 + a * 60, (y + 240) / 2 - 40], [450, 250],
                ],
                1, 3.4, 2.4, 1,
              ),
            ),
            curve(place([[0, -24], [14, -14], [14, 6], [0, 22], [-14, 6], [-14, -14]], x, y + 60, 1, a * 0.6), true, 4),
          ],
          p.pal.cut, 0.85, true,
        );
      for (const [x, y, a] of rows(
        [160, 600, 0.5], [300, 660, 0.2], [620, 650, -0.2], [770, 580, -0.5], [90, 440, 0.9],
      )) p.fill(
        [disc(x - 5 + a * 4, y - 6, 3, 7), disc(x + 6 + a * 4, y - 6, 3, 7), disc(x - a * 6, y + 9, 3.4, 7, 6)],
        p.pal.ink, 1, true,
      );
      for (const k of [-1, 1]) {
        p.carve(
          limb([[450 + k * 230, 480], [450 + k * 330, 400], [450 + k * 260, 300]], 50, 34, 16),
          { R: 30, gap: 6, rim: 3 },
        );
        for (let i = 0; i < 4; i++) p.carve(
          limb(
            [[450 + k * 262, 310], [450 + k * (250 - i * 12), 250 + i * 18], [450 + k * (206 - i * 6), 220 + i * 34]],
            9, 7, 1.6,
          ),
          { R: 5, gap: 5, power: 1.6, rim: 2.4 },
        );
      }
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
      for (const [x, y, h, o] of rows(
        [90, 440, 150, 0.6], [240, 430, 130, 0.6], [360, 450, 170, 0.8], [800, 440, 160, 0.8],
      ))
        p.fill(
          [
            limb([[x, y], [x + 4, y - h * 0.5], [x - 4, y - h * 0.78]], h * 0.12, h * 0.16, h * 0.1),
            disc(x - h * 0.1, y - h * 0.88, h * 0.1, 12, h * 0.12),
            limb(
              [[x, y - h * 0.66], [x - h * 0.3, y - h * 0.5], [x - h * 0.46, y - h * 0.54]], h * 0.07, h * 0.05,
              h * 0.03,
            ),
          ],
          p.pal.near, o, true,
        );
      T.fog(p, { y: 430, h: 70, n: 5, power: 0.8 });
      const o = { gap: 6, rim: 4, power: 1.3, fill: p.pal.fore };
      body(
        p, [[470, 340], [560, 300], [680, 330], [770, 430], [800, 660, 1], [420, 660, 1], [430, 460]],
        { ...o, R: 90, angle: 1.2, tex: 0.6, grain: 0.05 },
      );
      // a seaman's cap, a jaw that has forgotten to close
      body(
        p,
        [
          [480, 150], [540, 110], [630, 120], [680, 190], [670, 280], [620, 350], [560, 380], [490, 390], [470, 350],
          [480, 320, 1], [520, 312], [462, 296], [470, 262], [452, 238], [476, 200],
        ],
        { ...o, R: 66, gap: 4.8, power: 1.5 },
      );
      p.fill(curve([[476, 300, 1], [530, 306], [560, 330], [520, 360], [484, 340]], true, 5), p.pal.ink);
      p.fill(
        [
          disc(508, 224, 22, 12, 17), line([[570, 230], [556, 280], [580, 320]], 3), line([[600, 250], [630, 240]], 3),
          line([[604, 268], [636, 264]], 3),
        ],
        p.pal.ink, 1, true,
      );
      p.fill(disc(500, 226, 5, 8), p.pal.cut);
      body(
        p, [[440, 190, 1], [480, 160], [500, 100], [600, 70], [690, 120], [692, 180, 1], [600, 160], [520, 176]],
        { ...o, R: 30, gap: 5.5, fill: p.pal.ink },
      );
      p.carve(limb([[640, 420], [480, 470], [300, 400]], 66, 48, 24), { ...o, R: 40 });
      for (let i = 0; i < 4; i++) p.carve(
        limb([[310, 390 + i * 8], [230 - i * 4, 366 + i * 20], [190 + i * 6, 400 + i * 22]], 13, 11, 5),
        { ...o, R: 9, gap: 5, power: 1.6 },
      );
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
        for (const k of [-1, 1]) p.fill(
          rect(450 + k * (280 - i * 24) - 4, y - 130 + i * 4, 8, 124 - i * 4), p.pal.near,
        );
      }
      for (const k of [-1, 1]) p.shape(
        [line([[450 + k * 300, 530], [450 + k * 76, 140]], 8, 4)], p.pal.near, { rim: 2.4 },
      );
      T.rings(p, { x: 450, y: 190, r0: 130, reach: 260, power: 0.6, cloud: 0.4 });
      const gown = curve(
        [
          [450, 60], [510, 76], [540, 140], [556, 230], [600, 330], [590, 440], [620, 560], [560, 540], [520, 600],
          [470, 550], [420, 610], [390, 550], [320, 580], [320, 440], [300, 330], [344, 230], [360, 140], [390, 76],
        ],
        true, 6,
      );
      p.cut(
        gown,
        {
          angle: 1.57, gap: 7, max: 0.9, bend: (x, y) => (p.n(x / 60, y / 50) - 0.5) * 30,
          tone: (x, y) => (1.15 - (y - 60) / 560) * (
            0.35 + 0.7 * smooth(-0.6, 0.6, Math.sin((x - 450) / 13 + Math.sin(y / 60) * 1.4))
          ),
        },
      );
      p.fill(half([[0, 70], [70, 90], [84, 170], [76, 280], [40, 330], [0, 300]], 450, 0), p.pal.fore);
      p.fill(half([[0, 96], [38, 104], [54, 150], [48, 216], [22, 262], [0, 268]], 450, 0), p.pal.cut);
      p.cut(
        half([[0, 96], [38, 104], [54, 150], [48, 216], [22, 262], [0, 268]], 450, 0),
        { angle: 1.57, gap: 6, ink: p.pal.fore, max: 0.7, tone: (x) => (x - 440) / 70 },
      );
      p.cut(
        half([[0, 60], [76, 84], [94, 180], [110, 330], [64, 400], [70, 250], [60, 140], [0, 86]], 450, 0),
        { angle: 1.57, gap: 6, max: 0.6, bend: (x, y) => (p.n(x / 40, y / 50) - 0.5) * 20, tone: () => 0.7 },
      );
      for (const k of [-1, 1]) {
        p.fill(
          curve(
            [[450 + k * 10, 166], [450 + k * 28, 148], [450 + k * 46, 164], [450 + k * 44, 194], [450 + k * 26, 204]],
            true, 5,
          ),
          p.pal.ink,
        );
        p.cut(
          limb([[450 + k * 90, 300], [450 + k * 190, 290], [450 + k * 250, 220]], 30, 22, 9),
          { angle: 0.6 * k, gap: 6, tone: () => 0.7 },
        );
        for (let i = 0; i < 4; i++) p.fill(
          line(
            [[450 + k * 248, 226], [450 + k * (256 + i * 12), 190 + i * 6], [450 + k * (262 + i * 18), 160 + i * 16]],
            5, 1,
          ),
          p.pal.cut, 0.9,
        );
      }
      p.fill(curve([[440, 226], [450, 216], [460, 226], [456, 256], [444, 256]], true, 5), p.pal.ink);
    },
  },
};
