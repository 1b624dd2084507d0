// Monsters of Dunwich.
import {
  T,
  TAU,
  curve,
  disc,
  half,
  place,
  rect,
  rows,
  smooth,
  taper,
  times,
  type Plate,
  type Plates,
  type Point,
  type Ring,
} from '../../../../web/src/art/kit';
import {
  claws,
  eyes,
  flesh,
  fur,
  hand,
  head,
  limb,
  limbs,
  maw,
  ooze,
  robe,
  shag,
  teeth,
  twin,
  wisp,
  wraps,
} from '../../art/monster_parts';

/** Grey stuff of Abhoth, on which something grows that it has seen. */
const slime = (p: Plate, x: number, y: number, w: number, h: number, more: Ring[] = []) =>
  flesh(p, [...ooze(p, x, y, w, h, 10, 5), ...more], {
    R: 90,
    gap: 6,
    power: 1.4,
    gamma: 1.8,
    angle: 0.15,
    fill: p.pal.fore,
  });
/** One of Glaaki's dead: a drowned head, with a web of veins and weed for hair. */
function drowned(p: Plate, x: number, y: number, s: number, turn: number, w = 1) {
  head(p, { x, y, s, turn, w, jaw: 104, hollow: 1.7, mouth: 3, eye: p.pal.accent, r: 8, fill: p.pal.fore });
  const vein = (l: Ring) => taper(place(curve(l, false, 5), x, y, s, turn, s * w), (t) => (1 - t) * 2.6 * s + 0.6);
  p.fill(
    [
      vein([
        [62, 90],
        [40, 50],
        [50, 10],
      ]),
      vein([
        [10, 104],
        [30, 70],
        [16, 46],
      ]),
      vein([
        [-40, 84],
        [-46, 40],
        [-30, 30],
      ]),
      vein([
        [40, -100],
        [30, -60],
        [44, -36],
      ]),
    ],
    p.pal.ink,
    1,
    true,
  );
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) * 17;
    p.shape(
      limb(
        place(
          [
            [u * 0.6, -104 + Math.abs(u) * 0.3],
            [u * 1.2, -70 + (i % 3) * 16],
            [u * 1.25, -20 + (i % 4) * 34],
          ],
          x,
          y,
          s,
          turn,
          s * w,
        ),
        7 * s,
        1.5,
      ),
      p.pal.ink,
      { rim: 1.8, hand: 0 },
    );
  }
}

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
          [372, 500, 1],
          [350, 380],
          [300, 260],
          [200, 140],
          [180, -20, 1],
          [720, -20, 1],
          [640, 130],
          [560, 250],
          [500, 380],
          [488, 500, 1],
        ],
        true,
        7,
      );
      p.cut(beam, {
        angle: 1.57,
        gap: 6.5,
        ink: p.pal.accent,
        max: 0.9,
        step: 8,
        bend: (x, y) => (p.n(x / 60, y / 80) - 0.5) * 90,
        tone: (x, y) => (0.2 + 1.2 * smooth(0.35, 0.65, p.n.fbm(x / 60, y / 90))) * smooth(-100, 330, y),
      });
      for (const [x, y, r] of rows(
        [390, 270, 34],
        [470, 190, 46],
        [360, 130, 26],
        [450, 350, 22],
        [540, 90, 30],
        [300, 200, 18],
      )) {
        p.fill(disc(x, y, r, 22), p.pal.fore);
        T.rings(p, { x, y, r0: r * 0.3, reach: r, gap: 5, ink: p.pal.cut, power: 1.2, cloud: 0 });
      }
      T.tree(p, { x: 150, y: 560, h: 430, w: 34, lean: 0.15, fill: p.pal.ink } as never);
      T.tree(p, { x: 700, y: 570, h: 280, w: 22, lean: -0.2, fill: p.pal.ink } as never);
      p.carve(
        half(
          [
            [0, 470],
            [90, 480],
            [104, 500],
            [96, 600, 1],
            [0, 612],
          ],
          430,
          0,
        ),
        { R: 60, angle: 0, gap: 7, power: 1.2, fill: p.pal.near },
      );
      p.fill(disc(430, 490, 84, 24, 17), p.pal.cut);
      for (let i = 0; i < 7; i++)
        p.fill(
          taper(
            [
              [340 + i * 30 + (i % 2) * 9, 510 + (i % 2) * 30],
              [340 + i * 30 + (i % 2) * 9, 536 + (i % 2) * 30],
            ],
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
    light: [750, 200, 200, 900],
    focus: [440, 230, 420],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 760, y: 190, r0: 60, reach: 460, power: 0.8 });
      T.moon(p, { x: 760, y: 190, r: 54, phase: 0.25 });
      for (const [x, w] of rows([60, 60], [170, 36], [860, 66])) T.trunk(p, { x, w, lean: 0.04 } as never);
      flesh(
        p,
        fur(
          half(
            [
              [0, 340],
              [90, 350],
              [190, 420],
              [230, 620, 1],
            ],
            440,
            0,
            1,
            4,
          ),
          24,
        ),
        { R: 110, angle: 1.4, gap: 7, extra: shag(p, 1.4, 10) },
      );
      for (const k of [-1, 1]) {
        p.tube(
          curve(
            place(
              [
                [40, 110],
                [90, 30],
                [180, 20],
                [230, 100],
                [200, 180],
                [140, 180],
                [130, 130],
              ],
              440,
              20,
              1,
              0,
              k,
            ),
            false,
            9,
          ),
          (t) => 40 * (1 - t * 0.85),
          { gap: 8, bulge: 0.5, rim: 3, power: 1.4 },
        );
        flesh(
          p,
          curve(
            place(
              [
                [70, 160],
                [150, 170],
                [200, 220],
                [130, 222],
                [80, 200],
              ],
              440,
              20,
              1,
              0,
              k,
            ),
            true,
            5,
          ),
          { R: 20, gap: 5, extra: shag(p, 0.4 * k, 7) },
        );
      }
      flesh(
        p,
        half(
          [
            [0, 84],
            [56, 94],
            [88, 150],
            [84, 220],
            [60, 300],
            [58, 366],
            [36, 404],
            [0, 410],
          ],
          440,
          0,
        ),
        { R: 76, gap: 5.2, angle: 0.3, power: 1.45, extra: shag(p, 1.3, 10) },
      );
      eyes(p, 440, 204, 60, 19, { kind: 'bar', glow: p.pal.lamp, tilt: 0.35, socket: 1.6 });
      p.fill(
        twin(
          [
            [10, 352, 1],
            [20, 336],
            [40, 330, 1],
            [30, 356],
            [14, 366],
          ],
          440,
        ).concat([
          taper(
            [
              [440, 366],
              [440, 392],
            ],
            () => 2.5,
          ),
          limb(
            [
              [406, 396],
              [440, 390],
              [474, 396],
            ],
            3,
            3,
          ),
        ]),
        p.pal.ink,
        1,
        true,
      );
      p.shape(
        times(7, (i) =>
          limb(
            [
              [410 + i * 10, 400],
              [414 + i * 8, 450 + (i % 3) * 14],
              [430 + i * 3, 500 + (i % 2) * 30],
            ],
            8,
            1,
          ),
        ),
        p.pal.fore,
        { rim: 2.4, union: true },
      );
      for (const x of [300, 580]) claws(p, x, 560, 1.57, 90, 4, 1.2);
    },
  },
  spectral_hunter: {
    tint: 'avalon',
    light: [450, 210, 90, 520],
    focus: [450, 200, 380],
    over: { accent: '#e6e2b4' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.fog(p, { y: 420, h: 160 });
      for (const [x, w] of rows([120, 26], [330, 20], [590, 24], [760, 22]))
        T.trunk(p, { x, w, fill: p.pal.mid } as never);
      const body = [
        half(
          [
            [0, 96],
            [50, 108],
            [74, 160],
            [66, 226],
            [30, 276],
            [60, 300],
            [130, 330],
            [110, 460],
            [140, 620, 1],
          ],
          450,
          0,
        ),
        ...limbs(
          [
            [90, 330],
            [220, 250],
            [270, 330],
            [250, 400],
          ],
          450,
          36,
          15,
        ),
      ];
      p.fill(body, p.pal.ink, 0.82, true);
      wisp(p, body[0]!, { gap: 8, power: 0.75, from: 260, fade: 640, ink: p.pal.soft });
      p.shape(
        fur(
          half(
            [
              [0, 70],
              [60, 84],
              [100, 150],
              [94, 260],
              [130, 350],
              [70, 270],
              [64, 180],
              [40, 130],
              [0, 118],
            ],
            450,
            0,
            1,
            4,
          ),
          14,
          1,
        ),
        p.pal.ink,
        { rim: 2 },
      );
      for (const k of [-1, 1]) {
        T.rings(p, { x: 450 + 36 * k, y: 190, r0: 24, reach: 34, gap: 6, ink: p.pal.accent, power: 0.7, cloud: 0 });
        p.fill(disc(450 + 36 * k, 190, 23, 18), p.pal.accent);
        p.fill(disc(450 + 34 * k, 192, 7, 12), p.pal.ink);
      }
      for (const [x, w] of rows([215, 52], [690, 58], [20, 80], [880, 70]))
        T.trunk(p, { x, w, fill: p.pal.ink } as never);
      claws(p, 236, 380, 2.6, 100, 4, 1.3, 0.12, { fill: p.pal.near, light: [450, 190, 120, 700] });
      claws(p, 664, 380, 0.5, 100, 4, 1.3, 0.12, { fill: p.pal.near, light: [450, 190, 120, 700] });
    },
  },
  tcho_tcho: {
    tint: '#36451f',
    mood: 'night',
    light: [770, 160, 220, 900],
    focus: [440, 240, 400],
    over: { accent: '#aac77c' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: 800, y: 60, r1: 900, n: 90, from: 1.6, to: 3.4, power: 0.5 });
      robe(p, { x: 440, s: 1.1, y: 20, wide: 1.1, void: false, folds: 9 });
      p.shape(
        times(17, (i) =>
          limb(
            [
              [340 + i * 12, 120],
              [300 + i * 17, 60],
              [250 + i * 24, -10 + Math.abs(i - 8) * 6],
            ],
            9,
            1.5,
          ),
        ),
        p.pal.ink,
        { rim: 2.6, union: true },
      );
      flesh(
        p,
        half(
          [
            [0, 84],
            [84, 100],
            [104, 180],
            [88, 280],
            [54, 370],
            [0, 404],
          ],
          440,
          0,
        ),
        { R: 60, gap: 5.2, angle: 0, bend: 0.7, power: 1.6, rim: 4 },
      );
      p.fill(
        [
          ...twin(
            [
              [14, 190, 1],
              [40, 166],
              [92, 180, 1],
              [60, 214],
            ],
            440,
          ),
          half(
            [
              [0, 210],
              [16, 290],
              [0, 300],
            ],
            440,
            0,
            1,
            2,
          ),
          half(
            [
              [0, 330],
              [30, 336],
              [24, 366],
              [0, 370],
            ],
            440,
            0,
          ),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.carve(
        half(
          [
            [0, 120],
            [12, 180],
            [20, 270],
            [0, 284],
          ],
          440,
          0,
        ),
        { R: 14, gap: 5, power: 1.8, angle: 0 },
      );
      p.fill(
        [
          ...twin(
            [
              [34, 192],
              [54, 184],
              [66, 192],
              [52, 200],
            ],
            440,
          ),
        ],
        p.pal.accent,
        1,
        true,
      );
      for (const k of [-1, 1])
        for (let i = 0; i < 3; i++)
          p.fill(
            taper(
              [
                [440 + k * (34 - i * 5), 270 + i * 24],
                [440 + k * (76 - i * 12), 256 + i * 26],
              ],
              (t) => 5 - 3 * t,
            ),
            p.pal.ink,
          );
      teeth(
        p,
        [
          [414, 338],
          [466, 338],
        ],
        5,
        20,
      );
      p.carve(
        taper(
          [
            [690, 640],
            [610, 60],
          ],
          () => 9,
        ),
        { R: 9, gap: 5, rim: 3 },
      );
      p.shape(
        [
          [610, 90],
          [586, 60],
          [604, -30],
          [626, 56],
        ],
        p.pal.mid,
        { rim: 4 },
      );
      for (const [x, y, a, l] of rows(
        [40, 620, -0.9, 330],
        [-20, 420, -0.2, 260],
        [240, 660, -1.9, 210],
        [860, 640, -2.2, 300],
        [920, 380, 3.3, 220],
        [560, 660, -1.2, 150],
      )) {
        const at = (r: number, q = 0): Point => [x + Math.cos(a + q) * r, y + Math.sin(a + q) * r];
        p.carve(curve([at(0), at(l * 0.5, -0.3), at(l), at(l * 0.5, 0.3)]), {
          fill: p.pal.ink,
          R: 30,
          gap: 7,
          angle: a + 0.7,
          power: 0.5,
          rim: 3,
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
        taper(
          [
            [190, -10],
            [160, 90],
            [210, 130],
            [170, 220],
            [220, 260],
            [180, 380],
          ],
          (t) => 6 * (1 - t) + 1,
        ),
        p.pal.cut,
      );
      T.ridge(p, { y: 400, amp: 40, fill: p.pal.mid });
      for (const [x, h] of rows([70, 170], [180, 130], [760, 190], [860, 160]))
        T.stone(p, { x, y: 480, w: h * 0.4, h });
      T.ridge(p, { y: 480, amp: 20, fill: p.pal.near });
      flesh(
        p,
        limb(
          [
            [640, 460],
            [740, 360],
            [720, 210],
          ],
          70,
          40,
        ),
        { R: 50, angle: 0.8, extra: shag(p, 1, 12) },
      );
      hand(p, { x: 722, y: 130, s: 1.1, turn: 0.1, k: -1 });
      robe(p, { x: 480, s: 1.1, y: 40, wide: 1.15, void: false, fill: p.pal.fore });
      const wind = (n: number, x: number, y: number, l: number, d: number) =>
        p.shape(
          times(n, (i) =>
            limb(
              [
                [x + i * d, y + i * 9],
                [x + l * 0.5 + i * d, y - 20 + i * 14],
                [x + l + i * 6, y + 10 + i * 20 - (i % 3) * 20],
              ],
              11,
              1,
            ),
          ),
          p.pal.soft,
          { rim: 3, union: true, hand: 0 },
        );
      wind(8, 500, 110, 210, 6);
      head(p, { x: 480, y: 220, s: 1.25, turn: -0.06, hollow: 1.5, mouth: 0, r: 6, eye: p.pal.accent });
      flesh(
        p,
        curve(
          [
            [398, 270],
            [430, 300],
            [480, 292],
            [534, 284],
            [566, 250, 1],
            [590, 340],
            [660, 430, 1],
            [590, 420],
            [610, 520, 1],
            [530, 470],
            [500, 580, 1],
            [450, 470],
            [420, 520, 1],
            [408, 380],
          ],
          true,
          5,
        ),
        { R: 40, gap: 5, angle: 1.2, bend: 0.2, power: 1.6, amb: 0.05, extra: shag(p, 1.2, 10) },
      );
      p.fill(
        curve(
          [
            [444, 316, 1],
            [478, 306],
            [512, 312, 1],
            [478, 328],
          ],
          true,
          4,
        ),
        p.pal.ink,
      );
      for (const k of [-1, 1])
        p.shape(
          limb(
            [
              [480 + 10 * k, 196],
              [480 + 44 * k, 178],
              [480 + 80 * k, 200],
            ],
            9,
            2,
          ),
          p.pal.cut,
          { hand: 0 },
        );
      T.book(p, { x: 330, y: 560, s: 1.2 });
    },
  },
  wraith: {
    tint: 'northside',
    mood: 'moon',
    light: [760, 420, 160, 950],
    focus: [380, 300, 400],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 770, y: 440, r0: 70, reach: 560, power: 0.7, cloud: 0.6 });
      T.moon(p, { x: 770, y: 440, r: 60 });
      T.fence(p, { y: 600, x0: 0, x1: 900, h: 90, gap: 34 });
      const shroud = curve(
        [
          [380, 180],
          [470, 200],
          [500, 280],
          [640, 240],
          [760, 120],
          [900, -30],
          [760, 40],
          [640, 40],
          [560, 110],
          [470, 110],
          [420, 60],
          [330, 90],
          [250, 200],
          [240, 320],
          [300, 420],
          [400, 450],
          [480, 380],
        ],
        true,
        7,
      );
      wisp(
        p,
        [
          curve(
            [
              [420, 80],
              [560, 110],
              [700, 30],
              [920, -80],
              [940, 60],
              [760, 220],
              [640, 320],
              [540, 430],
              [560, 300],
              [420, 400],
            ],
            true,
            7,
          ),
        ],
        { angle: -0.55, gap: 5.5, power: 1.2, from: 2000, fade: 3000 },
      );
      flesh(
        p,
        curve(
          [
            [380, 110],
            [460, 140],
            [500, 220],
            [520, 330],
            [480, 440],
            [420, 400],
            [380, 470],
            [330, 410],
            [260, 420],
            [270, 300],
            [280, 190],
            [320, 130],
          ],
          true,
          6,
        ),
        { fill: p.pal.fore, R: 80, gap: 6, angle: 1.3, power: 1.4, extra: shag(p, 1.3, 10) },
      );
      p.fill(
        curve(
          [
            [370, 170],
            [420, 190],
            [440, 260],
            [420, 340],
            [376, 372],
            [330, 340],
            [310, 260],
            [326, 196],
          ],
          true,
          6,
        ),
        p.pal.ink,
      );
      T.skull(p, { x: 376, y: 270, s: 0.82, turn: 0.12, jaw: 24, eyes: p.pal.accent, power: 0.9 } as never);
      flesh(
        p,
        limb(
          [
            [290, 340],
            [180, 360],
            [120, 440],
          ],
          36,
          15,
        ),
        { R: 26, fill: p.pal.fore, extra: shag(p, 0, 9) },
      );
      flesh(
        p,
        limb(
          [
            [480, 350],
            [560, 440],
            [540, 500],
          ],
          36,
          15,
        ),
        { R: 26, fill: p.pal.fore, extra: shag(p, 0.8, 9) },
      );
      hand(p, { x: 104, y: 480, s: 1, turn: 3.6, thin: 0.8, curl: 0.5 });
      hand(p, { x: 536, y: 526, s: 0.95, turn: 2.9, k: -1, thin: 0.8, curl: 0.5 });
      void shroud;
    },
  },
  child_of_abhoth_1: {
    tint: '#4a5358',
    light: [160, 60, 230, 950],
    focus: [450, 300, 420],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: 150, y: -30, r0: 40, r1: 700, n: 70, from: 0.4, to: 1.5, power: 0.5 });
      T.rocks(p, rows([40, 380, 120], [860, 330, 150], [780, 80, 120], [500, 20, 110], [900, 560, 120]), {
        fill: p.pal.fore,
      });
      for (const [x, y, s, a] of rows([290, 220, 1.3, -0.35], [640, 260, 1.2, 0.4], [450, 130, 1.5, 0.05])) {
        flesh(
          p,
          limb(
            [
              [450 + (x - 450) * 0.6, 480],
              [x - a * 30, y + 150],
              [x, y + 40],
            ],
            52,
            24,
          ),
          { R: 34, fill: p.pal.fore, angle: 0.2, power: 1.4 },
        );
        hand(p, { x, y, s, turn: a, curl: a > 0 ? 0.4 : -0.4, fill: p.pal.fore });
      }
      slime(p, 450, 450, 270, 120);
      p.fill(disc(450, 400, 74, 24, 46), p.pal.ink);
      T.eye(p, { x: 450, y: 400, r: 48, lid: 0.75 });
    },
  },
  child_of_abhoth_2: {
    tint: '#54505c',
    light: [780, 130, 230, 950],
    focus: [430, 240, 420],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.paving(p, { y0: 440, vx: 500, vy: 380 });
      T.lamppost(p, { x: 780, y: 560, h: 440, halo: 300 });
      for (const k of [-1, 1])
        for (let i = 0; i < 4; i++)
          flesh(
            p,
            limb(
              [
                [430 + 110 * k, 300],
                [430 + k * (230 + i * 40), 190 + i * 50],
                [430 + k * (250 + i * 34), 360 + i * 40],
                [430 + k * (210 + i * 46), 500 + i * 30],
              ],
              26,
              5,
            ),
            { R: 16, gap: 5, fill: p.pal.near },
          );
      slime(p, 430, 260, 180, 130);
      for (const [x, y, r, q] of rows(
        [380, 220, 66, 0.1],
        [510, 280, 54, -0.4],
        [350, 330, 40, 0.6],
        [490, 170, 38, 0.3],
        [430, 360, 36, 0],
      ))
        maw(p, x, y, r, 0.7, 2, 13, q, { fill: p.pal.fore });
      T.eye(p, { x: 440, y: 120, r: 17, turn: 0.2 });
    },
  },
  child_of_abhoth_3: {
    tint: '#4b5548',
    light: [450, 60, 160, 800],
    focus: [450, 260, 400],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      p.fill(disc(450, 20, 130, 30, 70), p.pal.soft);
      T.rings(p, { x: 450, y: 20, r0: 136, reach: 420, squash: 0.6, ink: p.pal.soft, power: 0.7, cloud: 0.2 });
      T.rocks(p, rows([80, 60, 170], [830, 60, 180], [30, 400, 130], [880, 420, 130]), { fill: p.pal.near });
      slime(p, 450, 340, 250, 210, [
        limb(
          [
            [300, 300],
            [190, 240],
            [130, 290],
          ],
          60,
          14,
        ),
        limb(
          [
            [600, 300],
            [720, 330],
            [780, 260],
          ],
          60,
          14,
        ),
      ]);
      for (const [x, y, s, a] of rows([450, 260, 1.25, 0], [270, 400, 0.7, -0.5], [640, 400, 0.75, 0.4]))
        head(p, { x, y, s, turn: a, hollow: 1.3, mouth: 7, eye: p.pal.accent, r: 6, fill: p.pal.fore });
      flesh(
        p,
        [380, 440, 520].map((x, i) =>
          limb(
            [
              [x, 100 + (i % 2) * 20],
              [x - 4, 150],
              [x, 190 + i * 26],
            ],
            26,
            6,
          ),
        ),
        { R: 16, gap: 5, fill: p.pal.fore, gamma: 2 },
      );
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
      p.fill(
        [
          [110, 560],
          [60, 600],
          [460, 610],
          [300, 556],
        ],
        p.pal.lamp,
        0.5,
      );
      p.shape(
        curve(
          [
            [40, 570, 1],
            [44, 544],
            [74, 540],
            [88, 518],
            [120, 520, 1],
            [126, 570, 1],
          ],
          true,
          3,
        ),
        p.pal.ink,
        { rim: 2 },
      );
      T.wing(p, {
        x: 500,
        y: 250,
        s: 1.6,
        k: 1,
        ribs: [
          [20, -170],
          [150, -150],
          [230, -40],
          [220, 90],
        ],
        root: [
          [0, 0],
          [20, 90],
        ],
        power: 0.9,
      });
      p.tube(
        curve(
          [
            [360, 250],
            [450, 210],
            [560, 260],
            [640, 380],
            [580, 480],
            [470, 470],
            [470, 390],
            [580, 360],
            [740, 420],
            [830, 540],
            [890, 480],
          ],
          false,
          9,
        ),
        (t) => 64 * Math.pow(1 - t, 0.55) + 4,
        { gap: 7, bulge: 0.5, rim: 3.4, power: 1.3 },
      );
      T.wing(p, {
        x: 420,
        y: 220,
        s: 1.5,
        k: -1,
        fill: p.pal.fore,
        ribs: [
          [-60, -160],
          [60, -190],
          [210, -140],
          [190, -60],
        ],
        root: [
          [0, 0],
          [40, 50],
        ],
        power: 1,
      });
      flesh(
        p,
        curve(
          [
            [470, 180],
            [380, 130],
            [300, 150],
            [210, 200],
            [180, 240, 1],
            [260, 252],
            [330, 264],
            [390, 290, 1],
            [460, 310],
          ],
          true,
          5,
        ),
        { R: 56, gap: 5, angle: 0.3, power: 1.5, light: [130, 60, 200, 900] },
      );
      flesh(
        p,
        curve(
          [
            [450, 300],
            [380, 292, 1],
            [310, 310],
            [230, 330],
            [200, 360, 1],
            [290, 366],
            [380, 372],
            [460, 340],
          ],
          true,
          5,
        ),
        { R: 30, gap: 5, angle: 0.2, power: 1.5 },
      );
      p.fill(
        curve(
          [
            [200, 246, 1],
            [330, 268],
            [390, 292, 1],
            [320, 306],
            [214, 346, 1],
            [290, 290],
          ],
          true,
          5,
        ),
        p.pal.ink,
      );
      for (const [x, y, l] of rows([200, 244, 62], [226, 250, 34], [300, 262, 26], [340, 272, 20]))
        p.fill(
          [
            [x, y - 3],
            [x + 18, y],
            [x + 10, y + l],
          ],
          p.pal.cut,
        );
      for (const [x, y, l] of rows([214, 346, -40], [250, 332, -24]))
        p.fill(
          [
            [x, y],
            [x + 16, y - 4],
            [x + 10, y + l],
          ],
          p.pal.cut,
        );
      p.fill(
        [
          limb(
            [
              [340, 300],
              [250, 300],
              [170, 330],
              [130, 300],
            ],
            6,
            2,
          ),
          limb(
            [
              [180, 326],
              [140, 350],
              [110, 346],
            ],
            4,
            1,
          ),
        ],
        p.pal.accent,
        1,
        true,
      );
      p.fill(disc(352, 200, 26, 14, 18), p.pal.ink);
      T.eye(p, { x: 350, y: 200, r: 18, turn: 0.3, lid: 0.8 });
      p.shape(
        times(
          5,
          (i) =>
            [
              [400 + i * 30, 140 + i * 12],
              [420 + i * 34, 76 + i * 20],
              [424 + i * 30, 150 + i * 12],
            ] as Ring,
        ),
        p.pal.near,
        { rim: 2.6, union: true },
      );
    },
  },
  mummy: {
    tint: 'crypt',
    light: [170, 200, 190, 850],
    focus: [470, 210, 380],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      flesh(
        p,
        half(
          [
            [0, -30],
            [150, 0],
            [210, 150],
            [190, 330],
            [240, 620, 1],
          ],
          600,
          0,
        ),
        { R: 40, gap: 7, angle: 0, power: 0.7, fill: p.pal.near },
      );
      p.fill(
        half(
          [
            [0, 10],
            [120, 40],
            [170, 160],
            [150, 340],
            [190, 620, 1],
          ],
          590,
          0,
        ),
        p.pal.ink,
      );
      for (const y of [60, 160, 260, 360, 460]) T.rune(p, 60 + (y % 3) * 8, y, 26, p.pal.soft);
      for (const y of [110, 210, 310, 410]) T.rune(p, 130, y, 20, p.pal.soft);
      flesh(
        p,
        half(
          [
            [0, 300],
            [60, 310],
            [190, 360],
            [230, 620, 1],
          ],
          470,
          0,
        ),
        { R: 100, gap: 7 },
      );
      wraps(
        p,
        times(7, (i): Ring => [
          [280 - i * 4, 400 + i * 40],
          [460, 380 + i * 46 + (i % 2) * 20],
          [670, 420 + i * 38],
        ]),
        17,
      );
      flesh(
        p,
        half(
          [
            [0, 86],
            [62, 98],
            [92, 160],
            [84, 240],
            [60, 310],
            [0, 344],
          ],
          470,
          0,
        ),
        { R: 80, gap: 5.5, power: 0.9 },
      );
      wraps(
        p,
        rows<[number, number, number]>(
          [118, 96, 126],
          [152, 130, 172],
          [246, 270, 226],
          [276, 250, 290],
          [306, 320, 296],
          [330, 318, 348],
        ).map(([a, b, c], i): Ring => [
          [386 + (i > 3 ? (i - 3) * 18 : i ? -6 : 14), a],
          [470, b + 22],
          [556 - (i > 3 ? (i - 3) * 18 : i ? -4 : 18), c],
        ]),
        17,
      );
      p.fill(
        curve(
          [
            [388, 204, 1],
            [420, 182],
            [470, 194],
            [520, 182],
            [556, 198, 1],
            [520, 224],
            [470, 212],
            [420, 226],
          ],
          true,
          5,
        ),
        p.pal.ink,
      );
      p.fill([disc(434, 205, 9, 12), disc(506, 203, 5, 10)], p.pal.accent, 1, true);
      wraps(
        p,
        [
          [
            [556, 300],
            [610, 350],
            [590, 440],
            [640, 480],
          ],
          [
            [400, 330],
            [360, 420],
            [380, 500],
          ],
        ],
        10,
      );
      flesh(
        p,
        limb(
          [
            [240, 620],
            [300, 520],
            [420, 440],
            [540, 430],
          ],
          60,
          36,
        ),
        { R: 40, angle: 0.9 },
      );
      wraps(
        p,
        times(5, (i): Ring => [
          [280 + i * 52, 500 - i * 26],
          [312 + i * 54, 530 - i * 22],
          [300 + i * 60, 590 - i * 34],
        ]),
        13,
      );
      hand(p, { x: 590, y: 424, s: 1.05, turn: 1.5, thin: 0.8, curl: 0.3 });
      p.fill(
        curve(
          place(
            [
              [-20, 0, 1],
              [-14, -50],
              [0, -90, 1],
              [16, -46],
              [20, 0, 1],
            ],
            170,
            300,
            0,
          ),
          true,
          5,
        ),
        p.pal.lamp,
      );
    },
  },
  rat_thing: {
    tint: 'merchant_district',
    light: [730, 300, 160, 800],
    focus: [420, 270, 380],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let i = 0; i < 4; i++)
        p.shape(
          [
            [-20, 70 + i * 90],
            [900, -180 + i * 90],
            [900, -150 + i * 90],
            [-20, 104 + i * 90],
          ],
          p.pal.near,
          { rim: 2 },
        );
      p.tube(
        curve(
          [
            [560, 500],
            [700, 560],
            [840, 520],
            [860, 420],
            [800, 400],
          ],
          false,
          8,
        ),
        (t) => 15 * (1 - t) + 3,
        { gap: 6, rim: 3 },
      );
      flesh(
        p,
        fur(
          half(
            [
              [0, 200],
              [120, 230],
              [190, 360],
              [200, 480],
              [140, 560],
              [0, 570],
            ],
            430,
            0,
            1,
            4,
          ),
          20,
        ),
        { R: 130, gap: 7, angle: 1.3, extra: shag(p, 1.3, 9) },
      );
      for (const ring of twin(
        [
          [60, 130],
          [90, 60],
          [150, 60],
          [160, 120],
          [110, 170],
        ],
        420,
      )) {
        flesh(p, ring, { R: 16, gap: 5, power: 1.4 });
        p.fill(
          place(ring, 0, 0, 1).map(([x, y]): Point => [x + ((x > 420 ? 536 : 304) - x) * 0.4, y + (112 - y) * 0.4]),
          p.pal.ink,
        );
      }
      flesh(
        p,
        fur(
          half(
            [
              [0, 100],
              [70, 110],
              [124, 180],
              [130, 260],
              [90, 340],
              [0, 390],
            ],
            420,
            0,
            1,
            4,
          ),
          18,
        ),
        { R: 90, gap: 6, angle: 1.2, extra: shag(p, 1.2, 7), power: 1.1 },
      );
      head(p, { x: 420, y: 252, s: 0.98, hollow: 1.2, mouth: 0, r: 0, w: 0.95 });
      for (const k of [-1, 1]) {
        p.fill(disc(420 + 29 * k, 248, 12, 14), p.pal.accent);
        p.fill(disc(420 + 29 * k, 248, 5, 10), p.pal.ink);
      }
      p.fill(
        half(
          [
            [0, 302],
            [26, 306],
            [30, 330],
            [0, 342],
          ],
          420,
          0,
        ),
        p.pal.ink,
      );
      p.fill(
        [
          [
            [402, 302],
            [419, 300],
            [414, 346],
          ],
          [
            [421, 300],
            [438, 302],
            [427, 346],
          ],
        ],
        p.pal.lamp,
        1,
        true,
      );
      p.fill(
        times(6, (i) =>
          limb(
            [
              [420 + (i % 2 ? 40 : -40), 300 + i * 4],
              [420 + (i % 2 ? 130 : -130), 290 + i * 9],
              [420 + (i % 2 ? 210 : -210), 300 + i * 16],
            ],
            2.2,
            0.8,
          ),
        ),
        p.pal.soft,
        1,
        true,
      );
      for (const k of [-1, 1]) hand(p, { x: 420 + 90 * k, y: 450, s: 0.8, turn: 2.8 * k, k, curl: -0.7, thin: 0.8 });
      p.shape(rect(-10, 540, 920, 70), p.pal.ink, { rim: 3 });
      T.candle(p, { x: 740, y: 560, h: 170, w: 50, halo: 210 });
      for (const k of [-1, 1]) claws(p, 420 + 100 * k, 536, 1.57, 46, 4, 1.3);
    },
  },
  star_vampire: {
    tint: 'abyss',
    light: [450, 280, 160, 700],
    focus: [450, 240, 400],
    over: { accent: '#f0836a' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.stars(p, { n: 170, y1: 600 });
      T.skyline(p, { y: 600, h: 90, fill: p.pal.ink, lit: 0.2 });
      // nobody sees it but where it has drunk
      const arm = (i: number, l: number): Ring => {
        const a = (i / 11) * TAU + 0.4;
        return times(6, (k): Point => [
          450 + Math.cos(a + k * 0.22 * (i % 2 ? 1 : -1)) * (50 + k * l),
          240 + Math.sin(a + k * 0.22 * (i % 2 ? 1 : -1)) * (40 + k * l * 0.85),
        ]);
      };
      for (let i = 0; i < 11; i++) {
        const c = curve(arm(i, 38 + (i % 3) * 10), false, 8);
        p.tube(c, (t) => 36 * (1 - t) + 5, { fill: p.pal.fore, ink: p.pal.soft, gap: 9, power: 0.8, rim: 1.4 });
        p.fill(
          taper(c, (t) => 9 * (1 - t) + 1.5),
          p.pal.accent,
          0.85,
        );
        const [x, y] = c[c.length - 1]!;
        p.fill(disc(x, y, 13, 12), p.pal.soft);
        p.fill(disc(x, y, 8, 10), p.pal.ink);
      }
      p.cut(disc(450, 240, 150, 30), {
        angle: 0.3,
        gap: 8,
        ink: p.pal.soft,
        tone: (x, y) => 0.7 * smooth(90, 150, Math.hypot(x - 450, y - 240)),
      });
      maw(p, 450, 240, 104, 0.95, 3, 21, 0, { fill: p.pal.near });
      for (const k of [-1, 1]) {
        p.tube(
          curve(
            [
              [450 + 90 * k, 330],
              [450 + 170 * k, 420],
              [450 + 150 * k, 500],
            ],
            false,
            8,
          ),
          (t) => 34 - 12 * t,
          { fill: p.pal.fore, ink: p.pal.soft, gap: 8, rim: 2 },
        );
        claws(p, 450 + 150 * k, 496, 1.57, 100, 4, 1.2);
      }
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
        p,
        fur(
          half(
            [
              [0, 20],
              [160, 40],
              [280, 140],
              [330, 330],
              [380, 600, 1],
            ],
            450,
            0,
            1,
            5,
          ),
          40,
        ),
        {
          fill: p.pal.ink,
          R: 160,
          gap: 7,
          angle: 1.4,
          power: 1.3,
          rim: 3,
          light: [450, -60, 120, 900],
          extra: shag(p, 1.4, 11),
        },
      );
      p.lines(
        times(90, (i) => {
          const a = (i / 90) * TAU;
          return times(6, (k): [number, number, number] => [
            450 + Math.cos(a + p.n(i) * 0.1) * (168 + k * (14 + 12 * p.n(i * 1.7))),
            240 + Math.sin(a) * (128 + k * (12 + 10 * p.n(i * 1.7))),
            k / 5,
          ]);
        }),
        { gap: 8, tone: (x, y, t) => 0.95 - t * 0.8 },
      );
      p.fill(
        curve(
          [
            [270, 240, 1],
            [380, 140],
            [520, 140],
            [630, 240, 1],
            [520, 340],
            [380, 340],
          ],
          true,
          8,
        ),
        p.pal.ink,
      );
      const ball = disc(450, 240, 94, 36);
      p.fill(ball, p.pal.accent);
      p.lines(
        times(64, (i) => [
          [450 + Math.cos((i / 64) * TAU) * 32, 240 + Math.sin((i / 64) * TAU) * 32, 0],
          [450 + Math.cos((i / 64) * TAU) * 90, 240 + Math.sin((i / 64) * TAU) * 90, 1],
        ]),
        { gap: 6, ink: p.pal.ink, tone: (x, y, t) => 0.2 + 0.7 * (t as number) * p.n(x / 9, y / 9) },
      );
      p.fill(
        curve(
          [
            [450, 150, 1],
            [476, 240],
            [450, 330, 1],
            [424, 240],
          ],
          true,
          6,
        ),
        p.pal.ink,
      );
      p.fill(disc(482, 206, 11, 10), p.pal.cut);
      flesh(
        p,
        curve(
          [
            [250, 246, 1],
            [360, 130],
            [540, 130],
            [650, 246, 1],
            [540, 176],
            [360, 176],
          ],
          true,
          7,
        ),
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
        taper(
          [
            [750, -10],
            [720, 90],
            [770, 150],
            [730, 250],
            [760, 300],
            [740, 400],
          ],
          (t) => 6 * (1 - t) + 1,
        ),
        p.pal.cut,
      );
      T.ridge(p, { y: 430, amp: 60, fill: p.pal.near });
      for (const [x, h] of rows([60, 200], [140, 150], [830, 220], [700, 150]))
        T.tree(p, { x, y: 540, h, w: h * 0.09, fill: p.pal.fore } as never);
      for (const x of [250, 360, 500, 610])
        flesh(
          p,
          curve(
            [
              [x - 44, 380],
              [x + 44, 380],
              [x + 40, 520],
              [x + 60, 570, 1],
              [x - 60, 570, 1],
              [x - 40, 520],
            ],
            true,
            5,
          ),
          { fill: p.pal.fore, R: 46, angle: 0.1 },
        );
      flesh(
        p,
        half(
          [
            [0, 90],
            [130, 110],
            [230, 210],
            [250, 320],
            [200, 430],
            [0, 460],
          ],
          430,
          0,
        ),
        { fill: p.pal.ink, R: 120, power: 0.7 },
      );
      for (let i = 0; i < 13; i++) {
        const a = i * 2.4;
        const r = 70 + (i % 5) * 34;
        const at = (q: number, l: number): Point => [
          430 + Math.cos(a + q) * r * l * 1.15,
          290 + Math.sin(a + q) * r * l * 0.85,
        ];
        p.tube(
          curve([at(0, 1.1), at(0.5, 1.25), at(1.1, 0.9), at(1.7, 1.15), at(2.3, 0.8), at(2.7, 1.3)], false, 7),
          (t) => 24 * Math.sin(Math.PI * Math.min(0.97, 0.15 + t * 0.85)) + 7,
          { fill: p.pal.fore, gap: 6.5, power: 1.2, rim: 2.6 },
        );
      }
      for (const k of [-1, 1])
        T.tentacle(
          p,
          [
            [430 + 150 * k, 220],
            [430 + 280 * k, 130],
            [430 + 340 * k, 210],
            [430 + 390 * k, 160],
          ],
          { w: 32, tip: 3, suck: k },
        );
      for (const [x, y, r] of rows(
        [250, 260, 24],
        [600, 300, 27],
        [330, 390, 22],
        [520, 420, 19],
        [640, 220, 16],
        [210, 350, 15],
      )) {
        p.fill(disc(x, y, r * 1.5, 14, r), p.pal.ink);
        T.eye(p, { x, y, r, slit: false, lid: 0.8 });
      }
      head(p, { x: 430, y: 160, s: 1.25, hollow: 1.2, mouth: 2, r: 8, eye: p.pal.accent, fill: p.pal.fore });
      T.tentacle(
        p,
        [
          [300, 300],
          [380, 250],
          [470, 256],
          [540, 220],
          [560, 150],
        ],
        { w: 30, tip: 5, suck: 0, fill: p.pal.fore },
      );
      T.ridge(p, { y: 560, amp: 12, fill: p.pal.ink });
      T.birds(p, { x: 200, y: 80, n: 12, s: 1.3 });
      T.house(p, { x: 740, y: 580, w: 90, h: 46, fill: p.pal.ink, lit: 0.6 });
    },
  },
  servant_of_glaaki_1: {
    tint: 'sea',
    mood: 'moon',
    light: [690, 120, 200, 850],
    focus: [430, 250, 380],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 700, y: 110, r0: 60, reach: 420, power: 0.7 });
      T.moon(p, { x: 700, y: 110, r: 52 });
      T.ridge(p, { y: 270, amp: 30, fill: p.pal.near });
      p.fill(rect(0, 272, 900, 340), p.pal.fore);
      for (const [x, y, h] of rows([120, 300, 150], [190, 290, 110], [60, 310, 90], [840, 300, 120]))
        p.shape(
          [
            [x - 9, y],
            [x + 10, y - h],
            [x + 12, y],
          ],
          p.pal.ink,
          { rim: 3 },
        );
      drowned(p, 430, 270, 1.6, 0.06);
      p.fill(
        curve(
          [
            [-20, 330, 1],
            [260, 336],
            [430, 352],
            [600, 336],
            [920, 330, 1],
            [920, 620, 1],
            [-20, 620, 1],
          ],
          true,
          6,
        ),
        p.pal.ink,
      );
      T.water(p, { y0: 336, path: [[690, 80]] });
      for (let i = 0; i < 4; i++)
        p.fill(
          [disc(430, 356, 150 + i * 60, 40, 18 + i * 9), disc(430, 356, 146 + i * 60, 40, 15.5 + i * 9)],
          p.pal.soft,
          0.8,
        );
    },
  },
  servant_of_glaaki_2: {
    tint: 'rivertown',
    light: [600, 420, 170, 800],
    focus: [430, 230, 400],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rain(p, { n: 170, len: 90 });
      flesh(
        p,
        half(
          [
            [0, 340],
            [90, 350],
            [180, 420],
            [200, 620, 1],
          ],
          430,
          0,
        ),
        { R: 100, fill: p.pal.fore, angle: 1.3, extra: shag(p, 1.3, 12) },
      );
      drowned(p, 430, 230, 1.4, -0.16);
      hand(p, { x: 240, y: 340, s: 1.5, turn: -0.2, k: -1, curl: 0.1, fill: p.pal.near });
      hand(p, { x: 640, y: 300, s: 1.5, turn: 0.15, curl: 0.1, fill: p.pal.near });
      p.shape(
        [rect(-10, -10, 110, 620), rect(800, -10, 110, 620), rect(-10, 560, 920, 60), rect(-10, -10, 920, 30)],
        p.pal.ink,
        { rim: 3, union: true },
      );
      p.shape([rect(546, -10, 20, 620), rect(-10, 396, 920, 20)], p.pal.ink, { rim: 3, union: true });
      T.candle(p, { x: 730, y: 580, h: 70, w: 32, halo: 110 });
    },
  },
  servant_of_glaaki_3: {
    tint: 'sea',
    mood: 'dusk',
    light: [170, 250, 200, 850],
    focus: [480, 230, 420],
    over: { accent: '#6fc7b9' },
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 160, y: 250, r0: 50, reach: 500, power: 0.8 });
      T.ridge(p, { y: 330, amp: 30, fill: p.pal.mid });
      T.water(p, { y0: 350, path: [[160, 70]] });
      for (const [x, h] of rows([90, 190], [150, 260], [215, 200], [270, 130]))
        p.shape(
          [
            [x - 10, 430],
            [x + (x - 170) * 0.3, 430 - h],
            [x + 12, 430],
          ],
          p.pal.ink,
          { rim: 3 },
        );
      // from behind: the wound, and what grows from it
      flesh(
        p,
        half(
          [
            [0, 250],
            [80, 262],
            [190, 320],
            [220, 450],
            [200, 620, 1],
          ],
          500,
          0,
        ),
        { R: 120, gap: 6.5, angle: 0.2, bend: 0.5, power: 1.3 },
      );
      flesh(
        p,
        half(
          [
            [0, 60],
            [64, 74],
            [84, 140],
            [70, 220],
            [48, 280],
            [0, 300],
          ],
          500,
          0,
        ),
        { R: 70, gap: 5.4, angle: 1.4, extra: shag(p, 1.4, 9) },
      );
      for (const ring of twin(
        [
          [78, 150],
          [100, 140],
          [98, 190],
          [80, 200],
        ],
        500,
      ))
        flesh(p, ring, { R: 9, gap: 5 });
      for (let i = 0; i < 13; i++) {
        const a = (i / 13) * TAU;
        const at = (r: number, q: number): Point => [500 + Math.cos(a + q) * r * 1.2, 430 + Math.sin(a + q) * r];
        p.fill(limb([at(18, 0), at(70, 0.2), at(110, -0.15), at(150 + (i % 3) * 20, 0.1)], 7, 0.8), p.pal.ink);
      }
      p.fill(disc(500, 430, 34, 18, 30), p.pal.ink);
      p.carve(
        taper(
          [
            [500, 432],
            [560, 350],
            [650, 230],
          ],
          (t) => 15 * (1 - t) + 2,
        ),
        { R: 12, gap: 5, ink: p.pal.accent, power: 1.7, amb: 0.2, rim: 3 },
      );
    },
  },
  servant_of_glaaki_4: {
    tint: 'rlyeh',
    light: [300, -40, 220, 800],
    focus: [420, 260, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: 260, y: -160, r0: 100, r1: 800, n: 90, from: 0.6, to: 2.4, power: 0.8 });
      flesh(
        p,
        limb(
          [
            [640, 640],
            [600, 480],
            [500, 400],
          ],
          150,
          70,
        ),
        { R: 110, fill: p.pal.fore, extra: shag(p, 0.9, 13) },
      );
      drowned(p, 420, 280, 1.5, -0.75);
      for (const [x, y, r] of rows(
        [330, 120, 10],
        [350, 70, 14],
        [320, 30, 8],
        [300, 160, 6],
        [560, 90, 7],
        [580, 40, 11],
      ))
        p.fill([disc(x, y, r, 16), disc(x, y, r * 0.75, 16)], p.pal.soft);
      for (let i = 0; i < 9; i++) {
        const x = [30, 100, 180, 720, 790, 850, 250, 660, 900][i]!;
        p.tube(
          curve(
            [
              [x, 640],
              [x + 30, 480],
              [x - 20, 340 + (i % 3) * 50],
              [x + 24, 200 + (i % 4) * 60],
            ],
            false,
            8,
          ),
          (t) => 18 * Math.sin(Math.PI * (0.1 + 0.9 * t) * 0.98) + 2,
          { fill: p.pal.ink, gap: 9, power: 0.7 },
        );
      }
      hand(p, { x: 640, y: 270, s: 1.2, turn: 0.35, curl: 0.5, fill: p.pal.fore });
    },
  },
  servant_of_glaaki_5: {
    tint: 'downtown',
    light: [180, 470, 150, 750],
    focus: [520, 220, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      for (const [x, w] of rows([330, 22], [700, 26], [830, 40])) T.trunk(p, { x, w, fill: p.pal.mid } as never);
      T.fog(p, { y: 320, h: 160, power: 0.9 });
      for (const [x, y, s] of rows([760, 230, 0.8], [330, 220, 0.7])) {
        flesh(
          p,
          half(
            [
              [0, 90],
              [50, 96],
              [120, 140],
              [130, 420, 1],
            ],
            x,
            y,
            s,
          ),
          { R: 60, fill: p.pal.mid, power: 0.5 },
        );
        head(p, {
          x,
          y,
          s,
          turn: x > 500 ? 0.3 : -0.3,
          eye: p.pal.accent,
          r: 8,
          fill: p.pal.mid,
          power: 0.7,
          hollow: 1.5,
        });
      }
      flesh(
        p,
        half(
          [
            [0, 330],
            [90, 340],
            [200, 400],
            [220, 620, 1],
          ],
          530,
          0,
        ),
        { R: 110, angle: 1.3, fill: p.pal.fore, extra: shag(p, 1.3, 12) },
      );
      drowned(p, 520, 220, 1.45, 0.18, -1);
      p.shape(
        [
          [640, 460],
          [760, 300],
          [674, 480],
        ],
        p.pal.ink,
        { rim: 4 },
      );
      T.rings(p, { x: 180, y: 480, r0: 26, reach: 220, ink: p.pal.lamp, cloud: 0 });
      p.fill(rect(166, 456, 30, 44), p.pal.lamp);
      p.shape([rect(160, 448, 42, 10), rect(160, 498, 42, 10), rect(178, 456, 4, 44)], p.pal.ink, { union: true });
    },
  },
};
