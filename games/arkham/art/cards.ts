// Small engravings for cards: one thing, one light, much dark.
import {
  T,
  TAU,
  TOKENS as K,
  blend,
  clamp,
  curve,
  disc,
  half,
  place,
  rect,
  rows,
  smooth,
  taper,
  type Bead,
  type Plate,
  type Plates,
} from '../../../web/src/art/kit';

const back = (p: Plate, x: number, y: number, ink = p.pal.soft, reach = 460) => {
  p.fill(p.all, p.pal.fore);
  T.rings(p, { x, y, r0: 60, reach, gap: 10, ink, power: 0.7, cloud: 0.5 });
};

export const plates: Plates = {
  card_revolver: {
    tint: 'northside',
    mood: 'night',
    light: [280, 60, 220, 900],
    draw(p) {
      back(p, 460, 250);
      const g = { fill: p.pal.near, gap: 5.5, power: 1.3, rim: 3, tex: 0.15 };
      p.carve(
        curve(
          [
            [560, 330, 1],
            [620, 320],
            [660, 360],
            [690, 440],
            [740, 520],
            [700, 570],
            [620, 560],
            [590, 480],
            [560, 400, 1],
          ],
          true,
          6,
        ),
        { ...g, R: 40, angle: 0.9, tex: 0.9, grain: 0.08, power: 1 },
      );
      p.carve(
        [
          [150, 196],
          [540, 196],
          [540, 252],
          [150, 252],
        ],
        { ...g, R: 28, angle: 0, bend: 0.1 },
      );
      p.carve(
        [
          [200, 256],
          [420, 256],
          [420, 282],
          [200, 276],
        ],
        { ...g, R: 13, angle: 0, bend: 0.1, power: 0.8 },
      );
      p.shape(
        [
          [158, 196],
          [166, 172],
          [186, 172],
          [190, 196],
        ],
        p.pal.near,
        { rim: 2.4 },
      );
      p.fill(disc(150, 224, 11, 14, 15), p.pal.ink);
      p.carve(
        curve(
          [
            [420, 186, 1],
            [600, 180],
            [650, 210, 1],
            [664, 330, 1],
            [600, 350],
            [430, 330, 1],
          ],
          true,
          5,
        ),
        { ...g, R: 40, angle: 0.05 },
      );
      p.carve(
        curve(
          [
            [436, 200],
            [560, 198],
            [580, 258],
            [560, 322],
            [436, 318],
            [424, 258],
          ],
          true,
          6,
        ),
        { ...g, R: 60, angle: 0, bend: 0.6, power: 1.4 },
      );
      for (const y of [226, 292])
        p.fill(
          curve(
            [
              [452, y - 9],
              [530, y - 8],
              [542, y],
              [530, y + 8],
              [452, y + 9],
            ],
            true,
            4,
          ),
          p.pal.ink,
        );
      p.carve(
        curve(
          [
            [610, 190, 1],
            [640, 150],
            [676, 136],
            [684, 152, 1],
            [660, 176],
            [652, 214, 1],
          ],
          true,
          5,
        ),
        { ...g, R: 14 },
      );
      p.shape(
        [
          taper(
            curve(
              [
                [470, 344],
                [476, 408],
                [530, 420],
                [566, 392],
              ],
              false,
              9,
            ),
            () => 7,
          ),
        ],
        p.pal.near,
        { rim: 2.4, hand: 0 },
      );
      p.shape(
        [
          taper(
            curve(
              [
                [516, 346],
                [508, 372],
                [520, 392],
              ],
              false,
              6,
            ),
            (t) => 7 - 3 * t,
          ),
        ],
        p.pal.near,
        { rim: 2 },
      );
    },
  },
  card_tome: {
    tint: 'french_hill',
    mood: 'night',
    light: [450, 250, 200, 560],
    draw(p) {
      p.pal.cut = blend(K.bone, K.tide, 0.12);
      p.fill(p.all, p.pal.fore);
      T.rays(p, { x: 450, y: 330, r0: 40, r1: 520, n: 90, from: Math.PI, to: TAU, ink: p.pal.accent, power: 0.55 });
      T.whirl(p, { x: 450, y: 210, r0: 20, r1: 150, arms: 26, turns: 0.5, ink: p.pal.accent, power: 0.9 });
      T.eye(p, { x: 450, y: 210, r: 40, glow: p.pal.accent, lid: 0.75 });
      p.carve(
        [
          [60, 600],
          [150, 470],
          [750, 470],
          [840, 600],
        ],
        { fill: p.pal.fore, R: 12, gap: 8, angle: 0, bend: 0, power: 0.7, tex: 0.7 },
      );
      T.book(p, { x: 450, y: 510, s: 2.6, light: [450, 240, 160, 560] });
      for (const k of [-1, 1])
        for (let i = 0; i < 5; i++) {
          const l: Bead[] = [];
          for (let j = 0; j < 6; j++)
            l.push([450 + k * (60 + j * 34), 462 + i * 7 - 9 * Math.sin(j * 0.6 + 0.4) - j * 4]);
          p.fill(
            taper(curve(l, false, 3), () => 1.3),
            p.pal.ink,
            0.8,
          );
        }
      T.candle(p, { x: 130, y: 560, h: 120, w: 40, halo: 110 });
      T.skull(p, { x: 776, y: 500, s: 0.9, turn: 0.1, light: [450, 300, 160, 700] });
    },
  },
  card_spell: {
    tint: 'rlyeh',
    mood: 'night',
    light: [450, 160, 140, 560],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 190, r0: 96, reach: 400, gap: 9, ink: p.pal.accent, power: 0.8, cloud: 0.3 });
      for (const R of [86, 70]) p.fill([disc(450, 190, R, 44), disc(450, 190, R - 3.4, 44)], p.pal.accent);
      for (let i = 0; i < 5; i++) {
        const a = (i / 5) * TAU - 1.57;
        const b = a + (TAU * 2) / 5;
        p.fill(
          taper(
            [
              [450 + Math.cos(a) * 70, 190 + Math.sin(a) * 70],
              [450 + Math.cos(b) * 70, 190 + Math.sin(b) * 70],
            ],
            () => 2.6,
          ),
          p.pal.accent,
        );
      }
      p.fill(disc(450, 190, 12), p.pal.cut);
      const g = { fill: p.pal.near, gap: 5.5, power: 1.35, rim: 3, angle: 0.3, tex: 0.3 };
      for (const [x0, x1, x2, y2, w] of rows(
        [392, 366, 340, 268, 18],
        [424, 412, 400, 226, 19],
        [460, 462, 464, 232, 19],
        [496, 514, 530, 262, 17],
      ))
        p.carve(
          taper(
            curve(
              [
                [x0, 470],
                [x1, 370],
                [x2, y2],
              ],
              false,
              8,
            ),
            (t) => w * (1 - 0.45 * t),
          ),
          { ...g, R: 16 },
        );
      p.carve(
        curve(
          [
            [362, 640, 1],
            [370, 540],
            [362, 470],
            [384, 430],
            [450, 420],
            [510, 436],
            [528, 480],
            [520, 560],
            [536, 640, 1],
          ],
          true,
          6,
        ),
        { ...g, R: 60 },
      );
      p.carve(
        taper(
          curve(
            [
              [378, 520],
              [320, 470],
              [290, 400],
            ],
            false,
            8,
          ),
          (t) => 25 * (1 - 0.45 * t),
        ),
        { ...g, R: 18 },
      );
      p.carve(
        [
          [330, 566],
          [560, 560],
          [580, 620],
          [310, 620],
        ],
        { ...g, fill: p.pal.fore, R: 16, angle: 1.5, power: 0.8 },
      );
    },
  },
  card_ally: {
    tint: 'easttown',
    mood: 'night',
    light: [220, 150, 220, 860],
    draw(p) {
      back(p, 240, 170);
      p.carve(
        half(
          [
            [0, 400],
            [60, 410],
            [80, 452, 1],
            [190, 490],
            [236, 620, 1],
          ],
          460,
          0,
        ),
        { fill: p.pal.fore, R: 60, gap: 6.5, power: 1, angle: 1.2, tex: 0.4, rim: 3 },
      );
      p.fill(
        [
          [420, 430],
          [460, 560],
          [500, 430],
          [460, 470],
        ],
        p.pal.soft,
      );
      p.fill(
        [
          [452, 470],
          [468, 470],
          [474, 590],
          [446, 590],
        ],
        p.pal.ink,
      );
      p.carve(
        curve(
          [
            [402, 400],
            [410, 460],
            [460, 486],
            [510, 460],
            [518, 400],
          ],
          true,
          5,
        ),
        { fill: p.pal.near, R: 30, gap: 5.5, power: 0.6 },
      );
      p.carve(
        half(
          [
            [0, 160],
            [66, 172],
            [94, 226],
            [92, 290],
            [100, 316],
            [86, 352],
            [62, 410],
            [24, 440],
          ],
          460,
          0,
        ),
        { fill: p.pal.near, R: 84, gap: 5.2, angle: 0.2, bend: 0.5, power: 1.35, tex: 0.12, gamma: 1.35, rim: 3 },
      );
      for (const k of [-1, 1]) {
        p.fill(
          curve(
            place(
              [
                [16, 276],
                [34, 264],
                [64, 268],
                [68, 282],
                [40, 292],
              ],
              460,
              0,
              1,
              0,
              k,
            ),
            true,
            4,
          ),
          p.pal.ink,
        );
        p.fill(disc(460 + 42 * k - 3, 277, 3.4, 8), p.pal.cut);
        p.shape(
          curve(
            place(
              [
                [12, 256, 1],
                [40, 242],
                [76, 252, 1],
                [40, 254],
              ],
              460,
              0,
              1,
              0,
              k,
            ),
            true,
            4,
          ),
          p.pal.ink,
          {},
        );
      }
      p.fill(
        curve(
          [
            [456, 270],
            [466, 270],
            [478, 330],
            [462, 340],
            [448, 334],
          ],
          true,
          4,
        ),
        p.pal.ink,
        0.55,
      );
      p.fill(
        curve(
          [
            [414, 356, 1],
            [460, 344],
            [508, 358, 1],
            [486, 372],
            [460, 364],
            [434, 372],
          ],
          true,
          4,
        ),
        p.pal.ink,
      );
      p.fill(
        taper(
          [
            [436, 390],
            [460, 394],
            [484, 389],
          ],
          () => 2.6,
        ),
        p.pal.ink,
      );
      p.shape(
        curve(
          [
            [270, 222, 1],
            [330, 200],
            [370, 196, 1],
            [372, 120],
            [400, 84],
            [460, 96],
            [520, 82],
            [548, 120],
            [552, 196, 1],
            [600, 202],
            [654, 226, 1],
            [560, 236],
            [460, 220],
            [360, 236],
          ],
          true,
          6,
        ),
        p.pal.fore,
        { rim: 3.4 },
      );
      p.fill(
        [
          [372, 176],
          [550, 176],
          [552, 202],
          [370, 202],
        ],
        p.pal.ink,
      );
      p.cut(
        curve(
          [
            [374, 120],
            [400, 88],
            [460, 100],
            [520, 86],
            [546, 120],
            [550, 172],
            [372, 172],
          ],
          true,
          6,
        ),
        { angle: 0.3, gap: 6, tone: (x) => clamp(0.85 - (x - 370) / 130) },
      );
    },
  },
  card_skill: {
    tint: 'uptown',
    mood: 'moon',
    light: [720, 130, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 700, y: 150, r0: 84, reach: 420, gap: 10, power: 0.85, cloud: 0.6 });
      T.moon(p, { x: 700, y: 150, r: 70 });
      T.skyline(p, { y: 470, h: 120, fill: p.pal.mid, lit: 0.12 });
      T.paving(p, { y0: 470, vx: 700, vy: 420, power: 0.7 });
      p.cut(rect(60, 220, 300, 280), {
        angle: 0.02,
        gap: 16,
        min: 0.1,
        ink: p.pal.soft,
        tone: (x, y) => 0.5 * smooth(60, 330, x) * smooth(0.4, 0.6, p.n(x / 120, y / 14)),
      });
      p.shape(
        [
          curve(
            place(
              [
                [30, -212],
                [50, -204],
                [54, -182],
                [40, -166],
                [22, -170],
                [14, -190],
              ],
              430,
              540,
              1.3,
            ),
            true,
            5,
          ),
          curve(
            place(
              [
                [-8, -206, 1],
                [12, -214, 1],
                [46, -212],
                [64, -206, 1],
                [40, -200],
              ],
              430,
              540,
              1.3,
            ),
            true,
            4,
          ),
          curve(
            place(
              [
                [14, -172, 1],
                [36, -166],
                [58, -146],
                [96, -140],
                [112, -156, 1],
                [118, -146],
                [104, -124],
                [62, -124],
                [44, -112],
                [40, -92],
                [70, -72],
                [64, -30],
                [84, -6, 1],
                [56, -4],
                [44, -16],
                [46, -56],
                [10, -74],
                [-16, -52],
                [-60, -50],
                [-84, -70, 1],
                [-72, -76],
                [-56, -64],
                [-24, -72],
                [-4, -106],
                [-70, -92],
                [-120, -110, 1],
                [-60, -124],
                [-30, -150],
              ],
              430,
              540,
              1.3,
            ),
            true,
            5,
          ),
        ],
        p.pal.ink,
        { rim: 3.4, union: true },
      );
    },
  },
  card_environment: {
    tint: 'southside',
    mood: 'night',
    light: [300, 190, 160, 620],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.skyline(p, { y: 420, h: 200, fill: p.pal.mid, lit: 0.08, w0: 70, w1: 130 });
      T.fog(p, { y: 330, h: 90, power: 0.8, n: 8, o: 0.9 });
      T.house(p, {
        x: 560,
        y: 520,
        w: 150,
        h: 190,
        roof: 110,
        side: 190,
        lit: 0.05,
        face: 0.3,
        flank: 0.1,
        fill: p.pal.fore,
      });
      T.paving(p, { y0: 500, vx: 300, vy: 440, power: 0.8, lit: (x) => Math.exp(-Math.pow((x - 300) / 190, 2)) });
      T.fog(p, { y: 490, h: 60, power: 1, n: 6, o: 0.9, cut: p.pal.cut });
      T.lamppost(p, { x: 300, y: 560, h: 380, s: 1.9, halo: 300 });
      T.walker(p, { x: 412, y: 572, h: 210, rim: 3 });
      T.fog(p, { y: 580, h: 50, power: 1, n: 4, o: 1 });
    },
  },
  card_rumor: {
    tint: 'southside',
    mood: 'dusk',
    over: { accent: K.ember },
    light: [640, 330, 110, 560],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let j = 0; j < 11; j++)
        for (let i = -1; i < 12; i++) {
          const x = i * 86 + (j % 2) * 43;
          const y = j * 44;
          p.cut(rect(x + 2, y + 2, 82, 39), {
            gap: 7,
            min: 0.1,
            inset: 3,
            step: 16,
            tone: (a, b) =>
              0.95 * Math.exp(-Math.hypot((a - 560) / 1.3, b - 250) / 190) * (0.6 + 0.6 * p.n(i * 3, j * 5)),
          });
        }
      p.fill(
        curve(
          [
            [330, 480, 1],
            [350, 330],
            [320, 250],
            [250, 214],
            [218, 160],
            [240, 120],
            [270, 140],
            [262, 180],
            [330, 190],
            [370, 150],
            [364, 110],
            [392, 74],
            [430, 76],
            [452, 110],
            [446, 152],
            [520, 186],
            [600, 170],
            [646, 118],
            [668, 138],
            [690, 128],
            [684, 160],
            [700, 172],
            [660, 200],
            [600, 226],
            [520, 260],
            [500, 340],
            [520, 480, 1],
          ],
          true,
          6,
        ),
        p.pal.ink,
      );
      T.paving(p, { y0: 470, vx: 560, vy: 420, power: 0.7 });
      T.walker(p, { x: 690, y: 590, h: 250, rim: 3.4, flip: -1, lamp: true, light: [580, 400, 80, 700] });
    },
  },
};
