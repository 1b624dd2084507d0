// The Ancient Ones that walk, coil, graze and seethe; those of the first days are in ancient_ones.ts.
import {
  T, TOKENS as K, curve, disc, half, mix, place, rows, smooth, taper, times, type Plate, type Plates, type Point,
  type Ring,
} from '../../../web/src/art/kit';
import { claws, dot, flesh, fur, limb, shag } from './monster_parts';

/** A face without a wearer. */
function mask(p: Plate, x: number, y: number, s: number, kind: number, turn: number) {
  const q = (l: Ring) => place(l, x, y, s, turn);
  if (kind)
    p.shape(
      [1, -1].flatMap((k) =>
        kind === 1
          ? [
              limb(q([[18 * k, -30], [40 * k, -44], [44 * k, -70]]), 8 * s, 1),
            ]
          : [0, 1, 2].map((i) =>
              limb(q([[i * 12 * k, -34], [i * 20 * k, -62 + i * 9]]), 7 * s, 1),
            ),
      ),
      p.pal.near,
      { rim: 2, hand: 0, union: true },
    );
  p.carve(
    curve(q([[0, -40], [26, -32], [34, 0], [22, 34], [0, 52], [-22, 34], [-34, 0], [-26, -32]])),
    { R: 26 * s, gap: 4.6, power: 1.9, amb: 0.25, gamma: 1, rim: 2, tex: 0.1, angle: 0.1, bend: 0.5 },
  );
  p.fill(
    [
      ...[1, -1].map((k) =>
        curve(q([[6 * k, -4, 1], [16 * k, -13], [28 * k, -9, 1], [17 * k, 1]]), true, 4),
      ),
      q([[-2, -4], [2, -4], [4, 14], [-4, 14]]),
      curve(q([[-10, 28, 1], [0, 24], [10, 28, 1], [0, 33]]), true, 4),
    ],
    p.pal.ink,
    1,
    true,
  );
}

export const plates: Plates = {
  ithaqua: {
    tint: 'snow',
    mood: 'moon',
    over: { accent: K.ember },
    light: [640, 90, 150, 1000],
    focus: [450, 250, 560],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      p.cut(p.all, {
        angle: -0.3,
        gap: 8,
        inset: 0,
        ink: p.pal.soft,
        min: 0.12,
        step: 14,
        bend: (x, y) => (p.n(x / 150, y / 110) - 0.5) * 90,
        tone: (x, y) =>
          smooth(0.42, 0.68, p.n.fbm(x / 300, y / 44)) * (0.2 + 1.1 * Math.exp(-Math.hypot(x - 480, y - 150) / 260)),
      });
      const g = { fill: p.pal.ink, gap: 6, power: 1.15, rim: 3.4, tex: 0.5, R: 16 };
      // legs that come down out of the weather, between the pines
      flesh(p, limb([[424, 400], [370, 470], [386, 540], [352, 660]], 30, 13), g);
      flesh(p, limb([[478, 400], [548, 460], [528, 550], [560, 660]], 30, 13), g);
      // a trunk starved to its cage
      p.shape(
        half([[0, 186], [84, 196], [122, 222], [104, 300], [70, 350], [34, 378], [44, 412], [26, 440]], 450, 0),
        p.pal.ink,
        { rim: 2 },
      );
      flesh(p, limb([[450, 210], [446, 330], [450, 430]], 12, 15), { ...g, R: 12, gap: 5, angle: 0 });
      for (let i = 0; i < 7; i++)
        for (const k of [1, -1]) {
          const w = 110 - 5 * i - 0.9 * i * i;
          const y = 226 + i * 20;
          flesh(
            p,
            limb(
              [[450 + k * 10, y + 16], [450 + k * w * 0.5, y - 6], [450 + k * w, y + 10], [450 + k * w * 0.82, y + 34]],
              6,
              2,
            ),
            { ...g, R: 7, gap: 4.4, power: 1.7, rim: 2.4 },
          );
        }
      for (const k of [1, -1])
        flesh(p, limb([[450, 414], [450 + k * 46, 392], [450 + k * 56, 428]], 12, 7), { ...g, gap: 5 });
      // arms to the tree tops
      const joints: [Ring, number][] = [
        [[[346, 222], [276, 280], [300, 380], [262, 470]], 1.3],
        [[[554, 222], [640, 250], [634, 340], [668, 400]], 1.5],
      ];
      for (const [a, turn] of joints) {
        flesh(p, limb(a, 24, 9), g);
        claws(p, ...(a[3] as [number, number]), turn, 96, 5, 1.1, 0.09, { fill: p.pal.ink });
      }
      const mane = fur(
        curve(
          [
            [450, 150], [530, 172], [590, 214], [566, 262], [508, 232], [450, 250], [392, 232], [334, 262], [310, 214],
            [370, 172],
          ],
          true,
          3,
        ),
        20,
        0.9,
      );
      flesh(p, mane, { ...g, R: 40, angle: 1.4, gap: 5.5, extra: shag(p, 1.4, 6) });
      for (const k of [1, -1])
        p.shape(
          [
            limb([[450 + 20 * k, 70], [450 + 64 * k, 26], [450 + 104 * k, 14], [450 + 132 * k, -40]], 10, 2),
            limb([[450 + 66 * k, 26], [450 + 60 * k, -6], [450 + 76 * k, -40]], 6, 2),
            limb([[450 + 100 * k, 16], [450 + 140 * k, 28], [450 + 176 * k, 6]], 6, 1),
            limb([[450 + 40 * k, 52], [450 + 44 * k, 20], [450 + 30 * k, -4]], 5, 1),
          ],
          p.pal.ink,
          { rim: 2.4, hand: 0, union: true },
        );
      flesh(
        p,
        half([[0, 58], [30, 64], [44, 92], [36, 122], [24, 138], [20, 178], [10, 204], [0, 208]], 450, 0),
        { ...g, R: 36, gap: 5, power: 1.4, angle: 0.2 },
      );
      // what is seen of its face from below: two stars
      for (const k of [1, -1]) {
        p.fill(curve(place([[6, 122], [12, 98], [36, 94], [38, 116], [22, 130]], 450, 0, 1, 0, k), true, 4), p.pal.ink);
        p.fill(
          place(
            [[0, -13], [2.6, -2.6], [13, 0], [2.6, 2.6], [0, 13], [-2.6, 2.6], [-13, 0], [-2.6, -2.6]],
            450 + 23 * k,
            112,
          ),
          p.pal.accent,
        );
        p.fill(limb([[450 + 5 * k, 176], [450 + 9 * k, 192]], 3, 2), p.pal.ink);
      }
      T.fog(p, { y: 520, h: 60, power: 0.9, cut: p.pal.cut, n: 5, o: 0.8 });
      for (let i = 0; i < 17; i++)
        T.pine(p, {
          x: 10 + i * 56 + p.r.in(-16, 16), y: 590 + p.r.in(-8, 20), h: p.r.in(70, 130), fill: p.pal.fore, snowy: 0.7,
        });
      for (const [x, h] of rows([40, 300], [866, 380], [770, 200], [130, 190]))
        T.pine(p, { x, y: 622, h, w: h * 0.25, fill: p.pal.ink, snowy: 0.9, rim: 2 });
      T.ridge(p, { y: 580, amp: 12, fill: p.pal.fore, power: 1.2, depth: 60 });
      T.walker(p, { x: 450, y: 596, h: 40, lamp: true });
      T.snow(p, { n: 150, wind: 0.75 });
    },
  },
  nyarlathotep: {
    tint: '#4c2742',
    light: [240, 110, 170, 1000],
    focus: [450, 260, 560],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 450, y: 40, r0: 110, reach: 520, gap: 10, power: 0.75, cloud: 0.6, ink: p.pal.soft });
      T.skyline(p, { y: 560, h: 90, fill: p.pal.near, lit: 0, spires: 0.4 });
      const g = { fill: p.pal.fore, gap: 6.5, power: 1.25, rim: 3.4 };
      flesh(
        p,
        half([[0, 280], [70, 290], [150, 336], [196, 440], [270, 680, 1]], 450, 0),
        {
          ...g,
          R: 110,
          angle: 1.5,
          bend: 0.2,
          extra: (x, y, t) =>
            t *
            (0.35 + 0.9 * smooth(-0.4, 0.6, Math.sin(((x - 450) / (60 + y * 0.2)) * 13 + p.n(x / 60, y / 130) * 4))),
        },
      );
      p.fill(half([[0, 296], [44, 306], [62, 350], [30, 400], [0, 420]], 450, 0), p.pal.ink);
      // where a head should be, that which howls
      const neck = curve([[452, 392], [420, 310], [470, 230], [500, 150], [440, 86], [380, 30], [430, -40]], false, 10);
      p.carve(
        taper(neck, (t) => mix(56, 22, t) * (0.75 + 0.25 * smooth(0, 0.12, t))),
        {
          ...g, R: 44, gap: 5.4, angle: 0.15, bend: 0.7, power: 1.7, tex: 0.3,
          extra: (x, y, t) => t * (0.6 + 0.6 * smooth(-0.5, 0.5, Math.sin(y / 7 + p.n(x / 30, y / 60) * 3))),
        },
      );
      // and the faces that it lends
      for (const [x, y, s, kind, turn] of rows(
        [318, 366, 0.7, 0, -0.3], [586, 372, 0.7, 0, 0.3], [370, 420, 0.9, 1, -0.2], [536, 430, 0.9, 2, 0.2],
        [294, 466, 0.95, 2, -0.15], [612, 470, 0.95, 1, 0.2], [452, 486, 1.15, 0, 0], [366, 534, 1.05, 0, 0.1],
        [544, 540, 1.05, 0, -0.1], [268, 568, 0.9, 0, -0.2], [634, 574, 0.9, 2, 0.1],
      ))
        mask(p, x, y, s, kind, turn);
      T.skyline(p, { y: 670, h: 80, fill: p.pal.ink, lit: 0.14, spires: 0.2 });
    },
  },
  shub_niggurath: {
    tint: '#35472a',
    light: [270, 150, 150, 900],
    focus: [465, 270, 580],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 300, y: 190, r0: 150, reach: 420, gap: 9, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 300, y: 190, r: 128 });
      for (const [x, h] of rows([30, 360], [110, 260], [800, 330], [872, 430]))
        T.pine(p, { x, y: 600, h, fill: p.pal.near });
      const g = { fill: p.pal.fore, gap: 6, rim: 3.4, power: 1.2 };
      for (let i = 0; i < 6; i++)
        T.tentacle(
          p,
          [
            [600, 330], [690 + i * 14, 250 - i * 20], [740 + i * 20, 170 + i * 40], [800 - i * 10, 120 + i * 70],
            [850, 190 + i * 70], [820, 250 + i * 66],
          ],
          { w: 26, suck: i % 2 ? 1 : 0, fill: p.pal.fore, power: 0.8 },
        );
      // the hill that is her back
      flesh(
        p,
        fur(
          curve(
            [[440, 330], [520, 250], [640, 220], [760, 290], [820, 420], [860, 640, 1], [330, 640, 1], [380, 470]],
            true,
            4,
          ),
          20,
          0.8,
        ),
        { ...g, R: 130, gap: 6.5, angle: 1.2, extra: shag(p, 1.2, 8), power: 1.3 },
      );
      const horn = (l: Ring, w: number, k: number) =>
        p.carve(
          taper(curve(l, false, 12), (t) => w * Math.pow(1 - t, 0.6) + 1.5),
          {
            ...g, R: w * 0.8, gap: 5.6, angle: 0.3, power: k,
            extra: (x, y, t) => t * (0.35 + 0.9 * smooth(-0.3, 0.4, Math.sin(Math.atan2(y - 160, x - 620) * 34))),
          },
        );
      horn([[500, 190], [430, 110], [420, 30], [480, -40]], 26, 0.9);
      // head bowed to those who come
      flesh(
        p,
        curve([[566, 200], [650, 180], [706, 210, 1], [650, 240], [574, 250]], true, 6),
        { ...g, R: 20, gap: 5 },
      );
      flesh(
        p,
        curve(
          [
            [470, 178], [520, 160], [574, 178], [610, 240], [590, 320], [520, 370], [452, 410], [410, 456], [378, 474],
            [342, 464], [330, 436], [350, 400], [392, 330], [420, 250],
          ],
          true,
          6,
        ),
        { ...g, R: 70, gap: 5.2, angle: 0.7, bend: 0.4, power: 1.7, rim: 4, tex: 0.35 },
      );
      p.carve(
        fur(limb([[410, 456], [420, 510], [396, 580]], 26, 3), 7, 0.9),
        { ...g, R: 20, angle: 1.4, extra: shag(p, 1.5, 5) },
      );
      horn([[548, 190], [560, 80], [650, 30], [730, 90], [728, 180], [660, 206], [630, 150]], 40, 1.5);
      p.fill(curve([[430, 292], [446, 250], [486, 246], [500, 274], [470, 300]], true, 5), p.pal.ink);
      p.fill(disc(464, 274, 19, 18, 15), p.pal.accent);
      p.fill(place([[-13, -3.4], [13, -3.4], [13, 3.4], [-13, 3.4]], 464, 274, 1, -0.5), p.pal.ink);
      p.fill(
        [limb([[340, 436], [356, 428], [366, 440]], 6, 2), limb([[352, 462], [384, 452], [420, 420]], 3.4, 1)],
        p.pal.ink,
        1,
        true,
      );
      // her young, that stand where the wood stood
      for (const [x, s, k] of rows([560, 1, 1], [690, 1.2, -1], [250, 0.8, 1], [140, 1.1, -1])) {
        const q = (l: Ring) => place(l, x, 610, s, 0, s * k);
        flesh(
          p,
          [
            ...rows([-24, -4], [2, 6], [26, -8]).map(([a, b]) =>
              limb(q([[a * 0.4, -44], [a, -20], [a + b, 8]]), 11 * s, 6 * s),
            ),
            limb(q([[0, -30], [0, -74]]), 24 * s, 17 * s),
            ...times(5, (i) =>
              limb(q([[i * 7 - 14, -70], [i * 18 - 36, -104], [i * 22 - 50, -128 + (i % 2) * 26]]), 7 * s, 1),
            ),
          ],
          { fill: p.pal.ink, R: 16, gap: 6, power: 0.9, rim: 2.6 },
        );
        p.fill(dot(q([[4, -60]])[0]!, 4 * s), p.pal.accent);
      }
    },
  },
  yig: {
    tint: '#5a4a22',
    light: [650, 150, 150, 1000],
    focus: [450, 250, 560],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 450, y: 190, r0: 196, reach: 380, gap: 10, power: 0.7, cloud: 0.4, ink: p.pal.soft });
      T.moon(p, { x: 450, y: 190, r: 182, face: false, ink: p.pal.soft });
      for (const [x, w, h] of rows([90, 130, 150], [800, 150, 190], [690, 60, 110]))
        p.carve(
          [[x - w, 520], [x - w * 0.8, 500 - h], [x + w * 0.7, 490 - h], [x + w, 520]],
          { fill: p.pal.near, R: 40, angle: 0, gap: 8, power: 0.6 },
        );
      const g = { fill: p.pal.fore, rim: 3.6, gap: 6, power: 1.25 };
      const scaly = (x: number, y: number, t: number) =>
        t * (0.25 + 1.1 * smooth(-0.2, 0.5, Math.sin((x + y) / 9) * Math.sin((x - y) / 9)));
      // coils
      for (const [y, w, d] of rows([486, 210, 46], [540, 290, 54]))
        p.carve(disc(450, y, w, 50, d), { ...g, R: 46, angle: 1.3, bend: 0.5, extra: scaly, power: 1.4 });
      // the hood, and the belly in it
      flesh(
        p,
        half(
          [[0, 40], [44, 48], [70, 84], [92, 108], [150, 160], [176, 250], [150, 350], [100, 430], [86, 500], [0, 520]],
          450,
          0,
        ),
        { ...g, R: 90, angle: 0.7, bend: 0.3, extra: scaly, power: 1.35 },
      );
      const belly = half([[0, 176], [40, 190], [66, 250], [62, 340], [50, 420], [48, 512], [0, 520]], 450, 0);
      p.fill(belly, p.pal.ink);
      for (let i = 0; i < 13; i++) {
        const y = 196 + i * 25;
        const w = 42 + 22 * Math.sin(Math.min(1, (i + 0.6) / 7) * 1.9) - i;
        p.carve(
          curve(
            [
              [450 - w, y - 4], [450, y + 8], [450 + w, y - 4], [450 + w * 0.94, y + 13], [450, y + 25],
              [450 - w * 0.94, y + 13],
            ],
            true,
            5,
          ),
          { fill: p.pal.near, R: 11, gap: 4.6, angle: 0, power: 1.7, rim: 2.6, hand: 0.6 },
        );
      }
      // head
      flesh(
        p,
        half([[0, 34], [38, 42], [66, 76], [72, 116], [54, 152], [32, 186], [0, 200]], 450, 0),
        {
          ...g, R: 50, gap: 5, angle: 0.1, bend: 0.6, power: 1.6,
          extra: (x, y, t) => t * (0.45 + 0.8 * smooth(-0.4, 0.4, Math.sin((x - 450) / 7) * Math.sin(y / 7))),
        },
      );
      for (const k of [1, -1]) {
        p.fill(
          curve(place([[14, 122], [26, 94], [64, 84], [66, 112], [44, 130]], 450, 0, 1, 0, k), true, 5),
          p.pal.ink,
        );
        T.eye(p, { x: 450 + 42 * k, y: 108, r: 15, turn: -0.35 * k });
        flesh(p, limb([[450 + 10 * k, 112], [450 + 34 * k, 86], [450 + 78 * k, 76]], 9, 4), { ...g, R: 8, gap: 4.6 });
        p.fill(limb([[450 + 8 * k, 160], [450 + 13 * k, 170]], 3, 1), p.pal.ink);
        p.fill(limb([[450, 186], [450 + 30 * k, 176], [450 + 56 * k, 148]], 2, 1), p.pal.ink);
        // plumes of the father
        for (let i = 0; i < 3; i++)
          p.shape(
            [
              limb(
                [
                  [450 + k * (4 + i * 17), 46 + i * 5], [450 + k * (10 + i * 30), 6 + i * 8],
                  [450 + k * (14 + i * 48), -34 + i * 26],
                ],
                9,
                1,
              ),
            ],
            p.pal.ink,
            { rim: 2.4, hand: 0 },
          );
      }
      p.fill(
        [limb([[450, 192], [446, 226], [430, 252]], 4, 1), limb([[449, 216], [456, 236], [472, 250]], 3, 1)],
        p.pal.accent,
        1,
        true,
      );
      p.shape(
        curve(
          [[-10, 590, 1], [200, 572], [450, 584], [700, 570], [910, 588, 1], [910, 620, 1], [-10, 620, 1]],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 2.6 },
      );
      for (const [x, k] of rows([150, 1], [770, -1], [60, 1]))
        T.serpent(p, {
          path: [
            [-120, 20], [-80, -6], [-40, 16], [-10, -10], [-6, -50], [20, -62],
          ].map(([a, b]): Point => [x + a! * k, 588 + b!]),
          w: 9,
          gap: 5,
          eyes: p.pal.accent,
        });
      T.walker(p, { x: 236, y: 586, h: 44 });
    },
  },
  yog_sothoth: {
    tint: '#34346a',
    light: [450, 210, 110, 620],
    focus: [450, 270, 560],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.whirl(p, { x: 450, y: 230, r0: 120, r1: 620, arms: 54, turns: 0.22, squash: 1.2, ink: p.pal.soft, power: 0.7 });
      T.stars(p, { n: 50, y1: 500, avoid: [450, 230, 240] });
      const globe = (x: number, y: number, r: number, k = 1) => {
        const off: [number, number] = [((450 - x) / 420) * r, ((210 - y) / 420) * r];
        p.carve(disc(x, y, r, 40), {
          fill: p.pal.fore,
          R: r,
          gap: Math.max(4.2, Math.min(6, r / 12)),
          angle: Math.atan2(y - 210, x - 450) + 1.57,
          bend: 0.9,
          power: 1.5 * k,
          gamma: 1.1,
          rim: 3,
          hand: 0.5,
          amb: k > 1.1 ? 0.5 : 0.05,
          tex: 0.1,
          extra: (a, b, t) =>
            t *
            (0.3 +
              0.95 *
                smooth(
                  -0.35,
                  0.5,
                  Math.sin(Math.hypot(a - x - off[0], b - y - off[1]) / (2.4 + r / 22) + p.n(a / 60, b / 60) * 5),
                )),
        });
        p.fill(disc(x + off[0] * 0.8, y + off[1] * 0.8, r * 0.1, 12), p.pal.cut);
      };
      for (let i = 0; i < 9; i++) {
        const a = i * 2.3 + 0.4;
        T.tentacle(
          p,
          times(6, (j): Point => {
            const r = 90 + j * 46;
            return [
              450 + Math.cos(a + j * j * 0.035 * (i % 2 ? 1 : -1)) * r * 0.9,
              250 + Math.sin(a + j * j * 0.035 * (i % 2 ? 1 : -1)) * r,
            ];
          }),
          { w: 17, suck: 0, fill: p.pal.ink, power: 0.8 },
        );
      }
      for (const [x, y, r, k] of rows(
        [250, 150, 44, 0.7], [660, 120, 52, 0.7], [640, 380, 60, 0.8], [264, 372, 66, 0.8],
        [560, 60, 74, 0.9], [330, 70, 80, 0.9], [350, 300, 96, 1], [552, 310, 92, 1],
        [596, 196, 70, 1], [308, 190, 62, 1], [450, 408, 78, 0.9], [384, 474, 40, 0.8],
        [508, 480, 34, 0.8], [450, 520, 26, 0.8], [450, 200, 134, 1.2], [536, 268, 40, 1],
        [372, 268, 32, 1], [430, 330, 44, 1],
      ))
        globe(x, y, r, k);
      // the lid of the largest is a gate's arch
      p.fill(half([[0, 130], [34, 148], [44, 190], [44, 262, 1]], 450, 0), p.pal.ink);
      p.fill(half([[0, 142], [24, 158], [32, 192], [32, 262, 1]], 450, 0), p.pal.accent);
      p.fill(half([[0, 154], [15, 168], [20, 196], [20, 262, 1]], 450, 0), p.pal.ink);
      for (const [x, h] of rows([40, 260], [150, 170], [752, 190], [860, 280]))
        T.stone(p, { x, y: 620, w: 66, h, runes: true });
      p.shape(
        curve(
          [[-10, 596, 1], [300, 580], [450, 566], [600, 580], [910, 596, 1], [910, 620, 1], [-10, 620, 1]],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 2.6 },
      );
      T.hooded(p, { x: 450, y: 578, h: 62, face: 'back', fill: p.pal.ink, rim: 2.4, arms: 1 });
    },
  },
};
