// The Ancient Ones.
import {
  T,
  TAU,
  TOKENS as K,
  blend,
  curve,
  disc,
  half,
  mix,
  place,
  rows,
  smooth,
  taper,
  times,
  type Plates,
  type Point,
  type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  azathoth: {
    tint: 'void',
    mood: 'night',
    over: { accent: K.ember },
    light: [450, 280, 200, 760],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.stars(p, { n: 120, y1: 600, avoid: [450, 280, 220] });
      p.fill(disc(450, 280, 300), p.pal.fore);
      T.whirl(p, {
        x: 450,
        y: 280,
        r0: 60,
        r1: 640,
        arms: 76,
        turns: 0.42,
        squash: 0.8,
        ink: p.pal.soft,
        power: 0.95,
        gap: 8,
      });
      T.whirl(p, {
        x: 450,
        y: 280,
        r0: 40,
        r1: 330,
        arms: 40,
        turns: -0.36,
        squash: 0.86,
        ink: p.pal.accent,
        power: 0.8,
        gap: 8,
      });
      for (let i = 0; i < 13; i++) {
        const a = (i / 13) * TAU + 0.2;
        const r = p.r.in(210, 330);
        const b = a + p.r.pick([-1, 1]) * p.r.in(0.3, 0.7);
        const P = (an: number, R: number): Point => [450 + Math.cos(an) * R, 280 + Math.sin(an) * R * 0.8];
        T.tentacle(
          p,
          [
            P(a, 70),
            P(a, 140),
            P(mix(a, b, 0.5), r * 0.8),
            P(b, r),
            P(b + (b - a) * 0.7, r * 1.04),
            P(b + (b - a) * 1.1, r * 0.86),
          ],
          {
            w: p.r.in(20, 34),
            tip: 2,
            fill: p.pal.near,
            suck: b > a ? -1 : 1,
            light: [450, 280, 140, 460],
            power: 1.2,
          },
        );
      }
      const mass = curve(
        times(22, (i) => {
          const a = (i / 22) * TAU;
          const r = p.r.in(116, 160);
          return [450 + Math.cos(a) * r * 1.15, 280 + Math.sin(a) * r * 0.95];
        }),
        true,
        5,
      );
      p.carve(mass, {
        fill: p.pal.fore,
        R: 96,
        gap: 6,
        angle: 0.4,
        bend: 0.6,
        power: 1,
        light: [300, 120, 150, 560],
        tex: 0.5,
        gamma: 1.7,
      });
      // boils, eyes, a mouth
      for (let i = 0; i < 19; i++) {
        const a = i * 2.4 + 1;
        const r = 18 + 7.4 * i * 0.92;
        const x = 450 + Math.cos(a) * r * 1.05;
        const y = 280 + Math.sin(a) * r * 0.86;
        const s = p.r.in(13, 32);
        p.carve(disc(x, y, s, 20), {
          fill: p.pal.near,
          R: s,
          gap: 5,
          angle: a,
          power: 1.2,
          light: [360, 170, 120, 600],
          rim: 2,
        });
        if (i % 3 !== 1) T.eye(p, { x, y, r: s * 0.58, turn: p.r.in(-0.8, 0.8), glow: p.pal.accent, lid: 0.8 });
      }
      for (const [x, y, w, a] of rows(
        [404, 330, 40, 0.5],
        [520, 316, 34, -0.7],
        [470, 196, 34, 0.2],
        [366, 236, 26, -1.1],
        [546, 226, 24, 1.2],
        [462, 372, 30, -0.15],
      )) {
        const m = curve(
          place(
            [
              [-w, 0, 1],
              [-w * 0.4, -w * 0.42],
              [w * 0.4, -w * 0.42],
              [w, 0, 1],
              [w * 0.4, w * 0.5],
              [-w * 0.4, w * 0.5],
            ],
            x,
            y,
            1,
            a,
          ),
          true,
          5,
        );
        p.fill(m, p.pal.ink);
        const th: Ring[] = [];
        for (let i = 0; i < 7; i++) {
          const t = (i + 0.5) / 7;
          const u = mix(-w * 0.8, w * 0.8, t);
          const b = w * 0.4 * Math.sin(t * Math.PI);
          th.push(
            place(
              [
                [u - w * 0.1, -b],
                [u + w * 0.1, -b],
                [u, -b + w * 0.34],
              ],
              x,
              y,
              1,
              a,
            ),
            place(
              [
                [u - w * 0.08, b * 1.1],
                [u + w * 0.08, b * 1.1],
                [u, b * 1.1 - w * 0.3],
              ],
              x,
              y,
              1,
              a,
            ),
          );
        }
        p.fill(th, p.pal.cut, 1, true);
      }
      for (let i = 0; i < 9; i++) {
        const a = i * 0.7 + 0.3;
        const r = 190 + 46 * (i % 3);
        T.eye(p, {
          x: 450 + Math.cos(a) * r * 1.2,
          y: 280 + Math.sin(a) * r * 0.8,
          r: 9 + (i % 3) * 3,
          turn: a,
          glow: p.pal.accent,
        });
      }
      // the amorphous pipers at the rim
      p.shape(
        curve(
          [
            [-10, 540, 1],
            [120, 520],
            [260, 556],
            [450, 572],
            [660, 552],
            [790, 524],
            [910, 546, 1],
            [910, 610, 1],
            [-10, 610, 1],
          ],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 2.6 },
      );
      for (const [x, y, k, s] of rows(
        [128, 540, 1, 1],
        [236, 570, 1, 0.8],
        [690, 566, -1, 0.85],
        [792, 544, -1, 1.1],
      )) {
        p.carve(
          curve(
            place(
              [
                [-34, 10, 1],
                [-38, -30],
                [-24, -66],
                [-18, -90],
                [0, -104],
                [20, -96],
                [24, -78],
                [16, -60],
                [34, -36],
                [40, 10, 1],
              ],
              x,
              y,
              s,
              0,
              s * k,
            ),
            true,
            5,
          ),
          { fill: p.pal.ink, R: 22, gap: 6, power: 0.8, rim: 2.4 },
        );
        p.shape(
          [
            taper(
              place(
                [
                  [16, -84],
                  [78, -62],
                ],
                x,
                y,
                s,
                0,
                s * k,
              ),
              (t) => mix(2, 5, t) * s,
            ),
          ],
          p.pal.ink,
          { rim: 2, hand: 0 },
        );
      }
    },
  },
  cthulhu: {
    tint: 'sea',
    mood: 'night',
    light: [240, 70, 220, 1000],
    draw(p) {
      p.pal.cut = blend(K.bone, K.tide, 0.25);
      p.fill(p.all, p.pal.sky);
      T.rings(p, {
        x: 470,
        y: 215,
        r0: 150,
        reach: 560,
        gap: 9,
        power: 0.85,
        cloud: 0.7,
        cx: 210,
        cy: 54,
        ink: p.pal.soft,
      });
      T.rain(p, { n: 70, len: 90 });
      for (const k of [-1, 1])
        T.wing(p, {
          x: 470 + 96 * k,
          y: 330,
          s: 1.22,
          k,
          fill: p.pal.fore,
          power: k < 0 ? 0.95 : 0.6,
          root: [
            [0, 0],
            [90, 150],
          ],
        });
      // shoulders and arms
      p.carve(
        curve(
          [
            [180, 600, 1],
            [206, 470],
            [262, 396],
            [350, 352],
            [470, 336],
            [590, 352],
            [680, 398],
            [736, 472],
            [760, 600, 1],
          ],
          true,
          7,
        ),
        { fill: p.pal.fore, R: 90, gap: 7, angle: 0.3, bend: 0.45, power: 1, tex: 0.6, rim: 3, grain: 0.022 },
      );
      p.carve(
        curve(
          [
            [168, 600, 1],
            [176, 520],
            [206, 452],
            [254, 420],
            [296, 446],
            [292, 500],
            [262, 560],
            [252, 600, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.near, R: 44, gap: 6.5, angle: 0.2, power: 1.15, tex: 0.5, rim: 3 },
      );
      p.carve(
        curve(
          [
            [700, 600, 1],
            [662, 520],
            [650, 462],
            [690, 424],
            [738, 452],
            [768, 520],
            [776, 600, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.near, R: 44, gap: 6.5, angle: -0.2, power: 0.8, tex: 0.5, rim: 2 },
      );
      T.cephalo(p, { x: 470, y: 222, s: 1.28, len: 200 });
      T.waves(p, [
        [520, 26, 66, p.pal.near, 10],
        [560, 40, 92, p.pal.fore, 60],
      ]);
      T.spray(p, 500, 180, 780, 90, 70);
      // a ship, for scale
      T.ship(p, { x: 108, y: 500, s: 0.5, fill: p.pal.ink, lit: true });
      T.waves(p, [[604, 46, 110, p.pal.ink, 30]], { power: 0.8 });
    },
  },
  ithaqua: {
    tint: 'snow',
    mood: 'moon',
    over: { accent: K.ember },
    light: [220, 60, 240, 1000],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      p.cut(p.all, {
        angle: -0.22,
        gap: 8,
        inset: 0,
        ink: p.pal.soft,
        min: 0.12,
        step: 14,
        bend: (x, y) => (p.n(x / 150, y / 110) - 0.5) * 60,
        tone: (x, y) =>
          0.9 *
          smooth(0.4, 0.68, p.n.fbm(x / 300, y / 40)) *
          (0.25 + 0.9 * Math.exp(-Math.hypot(x - 480, y - 190) / 280)),
      });
      T.ridge(p, { y: 452, amp: 50, len: 220, fill: p.pal.far, power: 0.7, depth: 120 });
      const g = { fill: p.pal.ink, gap: 6.5, power: 0.62, tex: 0.6, rim: 3.4, grain: 0.03, gamma: 1.8 };
      // legs, trunk, arms, head of the Walker
      const legs: Ring[] = [
        [
          [440, 396],
          [414, 470],
          [434, 560],
          [420, 640],
        ],
        [
          [512, 396],
          [542, 468],
          [524, 560],
          [548, 640],
        ],
      ];
      for (const leg of legs)
        p.carve(
          taper(curve(leg, false, 8), (t) => mix(24, 17, t)),
          { ...g, R: 26, angle: 0.2 },
        );
      p.carve(
        curve(
          [
            [420, 206],
            [362, 200],
            [370, 244],
            [402, 290],
            [434, 350],
            [430, 396],
            [424, 420],
            [476, 430],
            [528, 420],
            [522, 396],
            [518, 350],
            [550, 290],
            [582, 244],
            [590, 200],
            [532, 206],
            [476, 192],
          ],
          true,
          6,
        ),
        {
          ...g,
          R: 56,
          angle: 0.1,
          extra: (x, y, t) =>
            t * (0.35 + smooth(0.25, 0.6, Math.abs(Math.sin((y - 220) / 11 + Math.abs(x - 476) / 60)))),
        },
      );
      const claw = (x: number, y: number, k: number, s = 1) => {
        for (let i = 0; i < 4; i++) {
          const a = 1.2 + i * 0.34;
          p.shape(
            [
              taper(
                curve(
                  [
                    [x, y],
                    [x + Math.cos(a) * 34 * k * s, y + Math.sin(a) * 34 * s],
                    [x + Math.cos(a + 0.5) * 70 * k * s, y + Math.sin(a + 0.3) * 72 * s],
                  ],
                  false,
                  6,
                ),
                (t) => mix(7, 0.8, t) * s,
              ),
            ],
            p.pal.ink,
            { rim: 2.2, hand: 0 },
          );
        }
      };
      claw(246, 420, -1, 1.1);
      claw(706, 330, 1, 1.15);
      p.carve(
        taper(
          curve(
            [
              [376, 214],
              [310, 260],
              [282, 330],
              [244, 424],
            ],
            false,
            8,
          ),
          (t) => mix(27, 9, t),
        ),
        { ...g, R: 24, angle: 0.9 },
      );
      p.carve(
        taper(
          curve(
            [
              [580, 214],
              [650, 250],
              [690, 268],
              [708, 336],
            ],
            false,
            8,
          ),
          (t) => mix(27, 9, t),
        ),
        { ...g, R: 24, angle: -0.6 },
      );
      for (const k of [-1, 1]) {
        const an: Ring = [
          [476 + 22 * k, 98],
          [476 + 58 * k, 50],
          [476 + 112 * k, 40],
          [476 + 150 * k, -8],
        ];
        p.shape(
          [
            taper(curve(an, false, 8), (t) => mix(9, 1.4, t)),
            taper(
              curve(
                [
                  [476 + 62 * k, 48],
                  [476 + 64 * k, 14],
                  [476 + 84 * k, -14],
                ],
                false,
                6,
              ),
              (t) => mix(6, 1, t),
            ),
            taper(
              curve(
                [
                  [476 + 106 * k, 42],
                  [476 + 130 * k, 52],
                  [476 + 164 * k, 40],
                ],
                false,
                6,
              ),
              (t) => mix(5, 1, t),
            ),
          ],
          p.pal.ink,
          { rim: 2.4, hand: 0, union: true },
        );
      }
      p.carve(
        half(
          [
            [0, 82],
            [26, 88],
            [44, 112],
            [42, 138],
            [30, 150],
            [24, 182],
            [14, 206],
          ],
          476,
          0,
          1,
        ),
        { ...g, R: 38, angle: 0.2, gap: 5.5 },
      );
      for (const k of [-1, 1]) {
        p.fill(
          curve(
            place(
              [
                [6, 138],
                [16, 122],
                [36, 122],
                [38, 136],
                [22, 148],
              ],
              476,
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
        p.fill(
          curve(
            place(
              [
                [10, 139, 1],
                [20, 128],
                [34, 127, 1],
                [26, 140],
              ],
              476,
              0,
              1,
              0,
              k,
            ),
            true,
            4,
          ),
          p.pal.accent,
        );
      }
      p.fill(
        curve(
          [
            [458, 176, 1],
            [476, 168],
            [494, 176, 1],
            [486, 204],
            [476, 210],
            [466, 204],
          ],
          true,
          4,
        ),
        p.pal.ink,
      );
      p.fill(
        [-12, -4, 4, 12].map((u): Ring => [
          [476 + u - 3, 174],
          [476 + u + 3, 174],
          [476 + u * 0.8, 190],
        ]),
        p.pal.cut,
        1,
        true,
      );
      T.fog(p, { y: 450, h: 110, power: 1.1, cut: p.pal.cut, n: 9, o: 1 });
      for (let i = 0; i < 15; i++)
        T.pine(p, {
          x: 20 + i * 62 + p.r.in(-18, 18),
          y: 540 + p.r.in(-14, 20),
          h: p.r.in(90, 150),
          fill: p.pal.fore,
          snowy: 0.7,
        });
      T.ridge(p, { y: 556, amp: 20, fill: p.pal.fore, power: 1.1, depth: 90 });
      p.shape(
        [
          [150, 590],
          [180, 540],
          [212, 590],
        ],
        p.pal.ink,
        { rim: 2.6 },
      );
      p.fill(
        [
          [174, 590],
          [181, 562],
          [190, 590],
        ],
        p.pal.lamp,
      );
      T.rings(p, { x: 182, y: 580, r0: 22, reach: 60, gap: 6, ink: p.pal.lamp, power: 0.8, cloud: 0 });
      T.walker(p, { x: 250, y: 594, h: 52 });
      for (const [x, h] of rows([36, 330], [858, 380], [770, 210]))
        T.pine(p, { x, y: 616, h, w: h * 0.25, fill: p.pal.ink, snowy: 0.9, rim: 2 });
      T.snow(p, { n: 190, wind: 0.75 });
    },
  },
  hastur: {
    tint: 'yellow',
    mood: 'night',
    light: [250, 90, 220, 960],
    draw(p) {
      p.pal.cut = blend(K.bone, '#c9b25e', 0.35);
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 236, y: 132, r0: 58, reach: 420, gap: 9, power: 0.85, cloud: 0.5 });
      T.moon(p, { x: 236, y: 132, r: 46, face: false });
      T.moon(p, { x: 318, y: 92, r: 24, face: false });
      const bs: Ring[] = [];
      for (let i = 0; i < 16; i++) {
        const x = p.r.in(20, 880);
        const y = p.r.in(20, 260);
        const s = p.r.in(7, 16);
        bs.push(
          times(10, (j) => {
            const a = (j / 10) * TAU;
            const r = j % 2 ? s * 0.36 : s;
            return [x + Math.cos(a) * r, y + Math.sin(a) * r];
          }),
        );
      }
      p.fill(bs, p.pal.ink, 1, true);
      const spire = (x: number, w: number, h: number, f: string) =>
        p.carve(
          [
            [x - w, 420],
            [x - w * 0.8, 420 - h * 0.6],
            [x - w * 0.3, 420 - h * 0.66],
            [x, 420 - h],
            [x + w * 0.3, 420 - h * 0.66],
            [x + w * 0.8, 420 - h * 0.6],
            [x + w, 420],
          ],
          { fill: f, R: w * 0.7, gap: 6, angle: 0, bend: 0.3, power: 0.7, rim: 2 },
        );
      for (const [x, w, h] of rows(
        [60, 20, 170],
        [112, 26, 230],
        [172, 18, 150],
        [696, 24, 200],
        [752, 30, 270],
        [812, 20, 180],
        [862, 26, 240],
      ))
        spire(x, w, h, p.pal.far);
      T.water(p, { y0: 420, path: [[236, 50]], base: 0.14 });
      // the King: tatters, hood, pallid mask
      const tat: Ring = [
        [0, 74, 1],
        [52, 84],
        [84, 126],
        [92, 186, 1],
        [150, 214],
        [196, 276],
        [214, 350],
        [252, 420],
        [300, 500],
        [318, 620, 1],
      ];
      for (const k of [-1, 1])
        for (let i = 0; i < 5; i++)
          T.tentacle(
            p,
            [
              [470 + k * (90 + i * 24), 420 + i * 14],
              [470 + k * (170 + i * 30), 460 + i * 14],
              [470 + k * (230 + i * 30), 470 + i * 34],
              [470 + k * (290 + i * 22), 440 + i * 40],
              [470 + k * (312 + i * 14), 400 + i * 44],
            ],
            { w: 22 - i, tip: 2, suck: 0, fill: p.pal.near, power: k < 0 ? 1.1 : 0.6 },
          );
      p.carve(half(tat, 470, 0, 1), {
        fill: p.pal.near,
        R: 110,
        gap: 7,
        angle: 1.57,
        bend: 0.25,
        power: 1.25,
        tex: 0.3,
        rim: 3.2,
        extra: (x, y, t) => {
          const u = (x - 470) / (60 + Math.max(0, y - 150) * 0.55);
          const f = Math.sin(u * 15 + p.n(x / 60, y / 130) * 4);
          return t * (0.25 + 0.95 * smooth(-0.5, 0.7, f));
        },
      });
      const rag: Ring[] = [];
      for (let i = 0; i < 13; i++) {
        const x = 220 + i * 42 + p.r.in(-8, 8);
        rag.push([
          [x - 16, 612],
          [x + p.r.in(-6, 6), p.r.in(500, 570)],
          [x + 16, 612],
        ]);
      }
      p.fill(rag, p.pal.ink, 1, true);
      for (const k of [-1, 1]) {
        p.carve(
          curve(
            place(
              [
                [88, 214, 1],
                [150, 244],
                [186, 330],
                [160, 372],
                [112, 360],
                [100, 300],
              ],
              470,
              0,
              1,
              0,
              k,
            ),
            true,
            6,
          ),
          { fill: p.pal.near, R: 36, gap: 6.5, angle: 1.2, power: 1.1, rim: 2.6 },
        );
        for (let i = 0; i < 4; i++)
          p.shape(
            [
              taper(
                curve(
                  place(
                    [
                      [132 - i * 9, 360],
                      [120 - i * 13, 396 + i * 2],
                      [92 - i * 16, 420 + i * 4],
                    ],
                    470,
                    0,
                    1,
                    0,
                    k,
                  ),
                  false,
                  6,
                ),
                (t) => mix(5.4, 1, t),
              ),
            ],
            p.pal.soft,
            { rim: 1.6, hand: 0 },
          );
      }
      p.fill(
        half(
          [
            [0, 92],
            [34, 100],
            [56, 134],
            [60, 180],
            [44, 226],
            [20, 252],
          ],
          470,
          0,
          1,
        ),
        p.pal.ink,
      );
      p.carve(
        half(
          [
            [0, 112],
            [26, 118],
            [40, 142],
            [38, 176],
            [26, 208],
            [10, 228],
          ],
          470,
          0,
          1,
        ),
        {
          fill: p.pal.far,
          ink: '#efe6c8',
          R: 34,
          gap: 5,
          angle: 0.1,
          bend: 0.4,
          power: 1.7,
          amb: 0.15,
          gamma: 1,
          rim: 0,
          tex: 0.1,
        },
      );
      for (const k of [-1, 1])
        p.fill(
          curve(
            place(
              [
                [7, 168],
                [12, 156],
                [28, 154],
                [33, 164],
                [22, 174],
              ],
              470,
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
      p.fill(
        curve(
          [
            [462, 204, 1],
            [470, 200],
            [478, 204, 1],
            [474, 214],
            [466, 214],
          ],
          true,
          4,
        ),
        p.pal.ink,
      );
      p.fill(
        taper(
          [
            [470, 160],
            [468, 188],
            [474, 192],
          ],
          () => 1.6,
        ),
        p.pal.ink,
      );
      p.shape(
        [
          [404, 122],
          [414, 62],
          [434, 100],
          [446, 42],
          [464, 92],
          [474, 30],
          [486, 92],
          [506, 44],
          [514, 102],
          [532, 66],
          [538, 124],
          [470, 98],
        ],
        p.pal.ink,
        { rim: 2.8, hand: 0.5 },
      );
    },
  },
};
