// The heralds and the guardians of Kingsport.
import {
  T, TAU, TOKENS as K, curve, disc, half, mix, place, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { flesh, limb } from '../../art/monster_parts';

export const plates: Plates = {
  ghroth: {
    tint: '#5c2c2a',
    over: { accent: K.ember },
    light: [250, 60, 240, 900],
    focus: [450, 250, 600],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.stars(p, { n: 130, y1: 520, avoid: [450, 250, 300] });
      T.rings(p, { x: 450, y: 240, r0: 262, reach: 210, gap: 9, power: 0.7, cloud: 0.5, ink: p.pal.soft });
      // a star that is a skin, and wakes
      flesh(p, [disc(450, 240, 252, 80)], {
        fill: p.pal.near, R: 240, gap: 6, angle: 0.4, bend: 0.8, power: 1.35, rim: 4, tex: 0.5, gamma: 1.2,
        extra: (x, y, t) => t * (0.35 + 0.8 * smooth(0.36, 0.58, p.n.fbm(x / 62, y / 40, 3))),
      });
      const cracks: Ring[] = [];
      for (let i = 0; i < 17; i++) {
        const a = (i / 17) * TAU + 0.1;
        let [x, y] = [450 + Math.cos(a) * 178, 250 + Math.sin(a) * 112];
        const l: Ring = [[x, y]];
        for (let j = 0; j < 4; j++) {
          const b = a + p.r.in(-0.7, 0.7);
          x += Math.cos(b) * 30;
          y += Math.sin(b) * 34;
          if (Math.hypot(x - 450, y - 240) < 246) l.push([x, y]);
        }
        if (l.length > 1) cracks.push(taper(l, (t) => mix(5, 0.8, t)));
      }
      p.fill(cracks, p.pal.ink, 1, true);
      const lid = (g: number): Ring =>
        curve(
          [
            [450 - g, 258, 1], [450 - g * 0.5, 258 - g * 0.48], [450, 258 - g * 0.62], [450 + g * 0.5, 258 - g * 0.48],
            [450 + g, 258, 1], [450 + g * 0.5, 258 + g * 0.4], [450, 258 + g * 0.5], [450 - g * 0.5, 258 + g * 0.4],
          ],
          true,
          8,
        );
      p.carve(lid(206), { fill: p.pal.near, R: 26, gap: 5, angle: 0.1, power: 1.7, rim: 3.4, bend: 0.5 });
      p.fill(lid(170), p.pal.ink);
      T.rays(p, { x: 450, y: 250, r0: 34, r1: 88, n: 70, ink: p.pal.accent, power: 1.5, vary: 0.2, gap: 6 });
      p.fill([disc(450, 250, 92, 44), disc(450, 250, 87, 44).reverse()], p.pal.accent);
      p.fill(half([[0, 166], [15, 250], [0, 334]], 450, 0, 1, 6), p.pal.ink);
      // the upper lid still hangs
      p.carve(
        curve(
          [[252, 262, 1], [330, 150], [450, 118], [570, 150], [648, 262, 1], [560, 210], [450, 190], [340, 210]],
          true,
          8,
        ),
        { fill: p.pal.near, R: 44, gap: 5.4, angle: 0.1, power: 1.6, rim: 3.4, bend: 0.4, tex: 0.4 },
      );
      T.ridge(p, {
        y: 530, amp: 34, fill: p.pal.fore, power: 0.9, depth: 80, fn: (x: number) => 560 - 70 * smooth(420, 900, x),
      });
      for (const [x, y, h] of rows(
        [80, 590, 50], [160, 596, 40], [250, 596, 56], [352, 602, 44], [452, 600, 50], [560, 602, 40],
      ))
        T.house(p, { x, y: y + 6, w: 62, h, lit: 0.3, fill: p.pal.ink });
      T.church(p, { x: 690, y: 596, s: 0.7, lit: true, fill: p.pal.ink });
      p.shape([[-10, 620], [-10, 592], [910, 584], [910, 620]], p.pal.ink, { rim: 2 });
      T.walker(p, { x: 806, y: 590, h: 46 });
    },
  },
  tulzscha: {
    tint: '#2b3a20',
    over: { accent: K.moss, cut: '#d6e2b4', lamp: K.moss },
    light: [450, 330, 60, 560],
    focus: [450, 270, 600],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // a vault under the churchyard, lit by what gives no warmth
      for (let i = 0; i < 4; i++) {
        const w = 430 - i * 74;
        const o = (q: number) =>
          half(
            [[0, 20 + i * 34 - q], [w * 0.5, 50 + i * 34 - q], [w * 0.9 + q, 190 + i * 30], [w + q, 620, 1]],
            450,
            0,
          );
        p.carve([o(34), o(0).reverse()], {
          fill: p.pal.fore, R: 16, gap: 6.5, angle: 0.3, power: 0.5 + i * 0.2, rim: 2.6,
        });
      }
      T.rings(p, {
        x: 450, y: 300, r0: 120, reach: 260, gap: 10, power: 0.55, cloud: 0.6, squash: 1.5, ink: p.pal.soft,
      });
      // tongues that climb and turn about each other
      const tongue = (x: number, h: number, w: number, s: number, pow: number) => {
        const l = curve(
          times(7, (j): Point => [
            450 + x * (1 - j / 9) + Math.sin(j * 1.25 + s) * (10 + 12 * j) * (w / 60), 560 - (h * j) / 6,
          ]),
          false,
          8,
        );
        p.carve(
          taper(l, (t) => w * Math.sin(Math.PI * Math.pow(t * 0.94 + 0.06, 0.62)) + 1),
          {
            fill: p.pal.near, ink: p.pal.accent, R: w * 0.6, gap: 5.2, angle: 1.5, bend: 0.35, power: pow, rim: 4,
            amb: 0.2, tex: 0.3, light: [450, 400, 240, 700],
            extra: (a, b, t) => t * (0.35 + smooth(-0.5, 0.4, Math.sin((a - 450) / 8 + Math.sin(b / 40 + s) * 5))),
          },
        );
      };
      for (const [x, h, w, s, k] of rows(
        [-190, 230, 26, 0, 0.9], [200, 250, 28, 2, 0.9], [-130, 340, 40, 1, 1], [150, 370, 42, 3, 1],
        [-76, 470, 54, 4, 1.2], [84, 500, 54, 0.2, 1.2], [0, 570, 76, 2.2, 1.7], [-60, 280, 44, 5.6, 1.9],
        [60, 250, 40, 3.4, 1.9],
      ))
        tongue(x, h, w, s, k);
      for (const [x, y, s, a] of rows(
        [372, 70, 20, 0.4], [560, 120, 17, -0.5], [316, 190, 14, 0.2], [612, 230, 12, 0.3], [520, 20, 14, 0.2],
      ))
        p.fill(
          curve(place([[0, -2, 1], [0.5, -0.6], [0.5, 0.5], [0, 1], [-0.4, 0.5], [-0.2, -0.6]], x, y, s, a), true, 5),
          p.pal.accent,
        );
      // one stands in it and is not burned
      p.fill(
        half(
          [[0, 246], [15, 252], [17, 274], [8, 290], [30, 304], [40, 350], [28, 366], [24, 440], [14, 560, 1]],
          450,
          0,
        ),
        p.pal.ink,
      );
      p.shape(
        curve(
          [[230, 568], [330, 548], [450, 542], [570, 548], [670, 568], [570, 590], [450, 596], [330, 590]],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 3.4, ink: p.pal.accent },
      );
      for (const [x, y, h, pose, k] of rows(
        [110, 610, 170, 'raise', 1], [200, 600, 140, 'both', 1],
        [282, 612, 130, 'kneel', 1], [792, 610, 176, 'both', -1],
        [704, 600, 140, 'raise', -1], [620, 612, 126, 'kneel', -1],
      ) as [number, number, number, 'raise' | 'both' | 'kneel', 1 | -1][])
        T.person(p, { x, y, h, pose, flip: k, wear: 'robe', hat: 'hood', fill: p.pal.ink, rim: 3.4, power: 0.5 });
    },
  },
  bast: {
    tint: '#2f4266',
    mood: 'moon',
    over: { accent: '#e6cf7a' },
    light: [660, 130, 130, 1000],
    focus: [455, 260, 600],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.stars(p, { n: 70, y1: 420, avoid: [640, 150, 120] });
      T.rings(p, { x: 600, y: 160, r0: 120, reach: 420, gap: 10, power: 0.7, cloud: 0.5 });
      T.moon(p, { x: 600, y: 160, r: 104 });
      T.skyline(p, { y: 560, h: 120, fill: p.pal.far, lit: 0.2, spires: 0.6 });
      const g = { fill: p.pal.ink, gap: 6, power: 1.15, rim: 4.4, bend: 0.4 };
      // she sits upon the town as a cat does on a sill
      p.carve(
        taper(curve([[330, 580], [240, 590], [180, 540], [200, 470], [250, 470]], false, 10), (t) => mix(24, 12, t)),
        { ...g, R: 18, angle: 0.4 },
      );
      flesh(
        p,
        curve(
          [
            [440, 200], [520, 220], [560, 300], [560, 420], [590, 500], [580, 600, 1], [330, 600, 1], [290, 520],
            [310, 400], [370, 310], [390, 240],
          ],
          true,
          7,
        ),
        { ...g, R: 110, angle: 0.5 },
      );
      flesh(
        p,
        curve([[330, 600, 1], [300, 530], [320, 450], [390, 430], [440, 500], [430, 600, 1]], true, 6),
        { ...g, R: 60, angle: 0.8, power: 1.3 },
      );
      for (const x of [478, 536])
        flesh(p, limb([[x, 330], [x + 6, 460], [x + 6, 590]], 34, 21), { ...g, R: 24, angle: 0.1, power: 1.4 });
      flesh(p, [disc(488, 596, 32, 20, 15), disc(546, 596, 32, 20, 15)], { ...g, R: 16 });
      // ears, head, an earring of gold
      flesh(
        p,
        curve(
          [
            [372, 150], [366, 90], [378, -6, 1], [424, 50], [456, 58], [490, 50], [536, -6, 1], [546, 90], [540, 150],
            [520, 196], [480, 230], [457, 236], [432, 230], [392, 196],
          ],
          true,
          6,
        ),
        { ...g, R: 64, gap: 5, angle: 0.15, power: 1.5, bend: 0.6 },
      );
      for (const k of [1, -1]) {
        p.fill(curve(place([[46, 66], [74, 20, 1], [78, 90]], 457, 0, 1, 0, k), true, 5), p.pal.near);
        p.fill(
          curve(place([[14, 146, 1], [34, 118], [66, 114, 1], [52, 146], [30, 154]], 457, 0, 1, 0, k), true, 6),
          p.pal.accent,
        );
        p.fill(half([[0, 116], [6, 134], [0, 152]], 457 + 40 * k, 0, 1, 5), p.pal.ink);
        for (const a of [-0.1, 0.1, 0.3])
          p.fill(
            taper(
              [[457 + 26 * k, 196], [457 + (26 + 96 * Math.cos(a)) * k, 196 + 96 * Math.sin(a)]],
              (t) => mix(1.5, 0.3, t),
            ),
            p.pal.cut,
          );
      }
      p.fill([[445, 178], [469, 178], [457, 192]], p.pal.soft);
      p.fill(
        [limb([[457, 190], [456, 206], [440, 214]], 1.8, 1), limb([[457, 190], [458, 206], [474, 214]], 1.8, 1)],
        p.pal.soft,
        1,
        true,
      );
      p.fill([disc(556, 110, 18, 24), disc(556, 110, 12, 24).reverse()], p.pal.accent);
      // the broad collar
      for (let i = 0; i < 3; i++) {
        const y = 236 + i * 17;
        p.carve(
          taper(curve([[392 - i * 14, y - 10], [457 + i * 2, y + 26], [530 + i * 10, y - 12]], false, 10), () => 6.4),
          { fill: p.pal.near, ink: i === 1 ? p.pal.accent : p.pal.cut, R: 5, gap: 4.4, angle: 1.5, power: 1.9, rim: 2 },
        );
      }
      p.carve(
        half([[0, 296], [20, 306], [22, 324], [0, 338]], 466, 0),
        { ink: p.pal.accent, fill: p.pal.near, R: 12, gap: 4.4, power: 1.9, rim: 2.4 },
      );
      T.skyline(p, { y: 650, h: 90, fill: p.pal.ink, lit: 0.25, spires: 0.2 });
      for (const [x, h, k] of rows([96, 74, 1], [770, 84, -1], [846, 60, -1], [690, 56, 1]))
        T.beast(p, {
          x, y: 594, h: h * 0.8, kind: 'cat', pose: 'sit', flip: k as 1 | -1, fill: p.pal.ink, eyes: p.pal.accent,
        });
    },
  },
  hypnos: {
    tint: '#3c3f72',
    over: { accent: '#d9b6c8' },
    light: [270, 150, 300, 950],
    focus: [450, 270, 600],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 90, y1: 560, avoid: [450, 260, 220] });
      T.rings(p, { x: 450, y: 230, r0: 230, reach: 330, gap: 10, power: 0.7, cloud: 0.8, ink: p.pal.soft });
      const g = { fill: p.pal.fore, gap: 5.4, power: 1.4, rim: 3.4 };
      // wings at his temples
      for (const k of [1, -1])
        for (let r = 0; r < 2; r++)
          for (let i = 6; i >= 0; i--) {
            const a = mix(-1.5, 0.15, i / 6);
            const l = (r ? 90 : 176) * mix(1, 0.7, i / 6);
            p.carve(
              limb(
                [
                  [450 + 104 * k, 170], [450 + k * (104 + Math.cos(a) * l * 0.6), 170 + Math.sin(a) * l * 0.7],
                  [450 + k * (104 + Math.cos(a + 0.14) * l), 170 + Math.sin(a + 0.14) * l],
                ],
                17,
                5,
                0.5,
              ),
              { ...g, R: 14, gap: 4.8, angle: a * k + 1, power: r ? 1.7 : 1.2 },
            );
          }
      // sleep: a face that came before all the others
      flesh(
        p,
        half([[0, 380], [62, 384], [66, 440], [130, 480], [270, 520], [330, 640, 1]], 450, 0),
        { ...g, R: 90, gap: 6, angle: 0.3, power: 1.1 },
      );
      flesh(
        p,
        half([[0, 60], [70, 70], [118, 130], [126, 210], [116, 290], [86, 360], [40, 404], [0, 412]], 450, 0),
        { ...g, light: [330, 300, 400, 1100], R: 110, angle: 0.1, bend: 0.6, power: 1.6, gamma: 1.1, tex: 0.12 },
      );
      const dark = (l: Ring) => p.fill(curve(l, true, 6), p.pal.ink);
      dark([[452, 214, 1], [462, 280], [478, 304], [462, 314], [446, 310, 1], [456, 290]]);
      for (const k of [1, -1]) {
        const q = (l: Ring) => place(l, 450, 0, 1, 0, k);
        // brow, lid, lashes
        dark(q([[18, 206, 1], [40, 184], [76, 180], [104, 200, 1], [76, 190], [44, 194]]));
        p.carve(
          curve(q([[22, 234, 1], [40, 214], [66, 210], [96, 234, 1], [66, 250], [40, 250]]), true, 6),
          { ...g, R: 16, gap: 4.4, power: 1.9, amb: 0.1, rim: 0, angle: 0.1, bend: 0.8 },
        );
        dark(q([[18, 234, 1], [40, 250], [66, 252], [100, 233, 1], [66, 260], [40, 258]]));
        p.fill(
          times(6, (i) =>
            taper(
              q([[30 + i * 12, 254 - Math.abs(i - 2.5) * 1.6], [27 + i * 14, 266 - Math.abs(i - 2.5)]]),
              (t) => mix(1.8, 0.4, t),
            ),
          ),
          p.pal.ink,
          1,
          true,
        );
        dark(q([[112, 280], [92, 310], [62, 386], [90, 352], [116, 296]]));
      }
      p.carve(
        curve([[410, 350, 1], [434, 336], [450, 342], [466, 336], [490, 350, 1], [468, 372], [432, 372]], true, 6),
        { ...g, R: 12, gap: 4.2, angle: 0.1, power: 2, amb: 0.25, rim: 2, light: [330, 300, 400, 1100] },
      );
      dark([[414, 350, 1], [436, 342], [450, 346], [464, 342], [486, 350, 1], [464, 352], [450, 354], [436, 352]]);
      dark([[432, 370, 1], [450, 374], [468, 370, 1], [450, 380]]);
      // hair in waves, poppies in it
      for (const k of [1, -1])
        for (let i = 0; i < 5; i++)
          p.carve(
            limb(
              place(
                [
                  [2, 52 + i * 5], [70 - i * 4, 46 + i * 14], [116 + i * 3, 110 + i * 20], [112 + i * 5, 190 + i * 22],
                  [136 - i * 4, 260 + i * 34], [118 + i * 6, 300 + i * 40],
                ],
                450,
                0,
                1,
                0,
                k,
              ),
              17,
              3,
              1.6,
            ),
            { ...g, R: 13, gap: 4.8, angle: 1.4, power: 1.2 },
          );
      for (const [x, y, r] of rows([350, 96, 26], [402, 62, 30], [462, 52, 24], [520, 72, 30], [560, 112, 22]))
        for (let i = 0; i < 4; i++) {
          const a = i * 1.57 + x;
          p.carve(disc(x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5, r * 0.66, 14), {
            fill: p.pal.near, ink: p.pal.accent, R: r * 0.5, gap: 4.6, angle: a, power: 1.5, rim: 2.4,
          });
          if (i === 3) p.fill(disc(x, y, r * 0.26, 12), p.pal.ink);
        }
      // and one who dreams of him
      T.fog(p, { y: 540, h: 46, n: 5, power: 0.9, cut: p.pal.cut });
      p.shape(
        [[250, 620], [250, 520], [268, 520], [268, 566], [616, 566], [616, 540], [632, 540], [632, 620]],
        p.pal.ink,
        { rim: 2.6 },
      );
      p.carve(
        curve([[300, 566, 1], [320, 536], [420, 540], [520, 530], [600, 566, 1]], true, 6),
        { fill: p.pal.fore, R: 20, gap: 5, angle: 0.2, power: 1.6, rim: 3 },
      );
      p.carve(disc(288, 546, 18, 18, 15), { fill: p.pal.fore, R: 14, gap: 4.6, power: 1.7, rim: 2.6 });
    },
  },
  nodens: {
    tint: 'sea',
    light: [660, 90, 170, 1000],
    focus: [450, 260, 600],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { y1: 420, power: 0.7, lit: (x, y) => 1.2 * Math.exp(-Math.hypot(x - 660, y - 90) / 300) });
      const g = { fill: p.pal.fore, gap: 5.8, power: 1.3, rim: 3.4 };
      // a shell for a car
      for (let i = 12; i >= 0; i--) {
        const j = i % 2 ? (i + 1) / 2 : -i / 2;
        const a = -1.57 + j * 0.235;
        const l = 330 - Math.abs(j) * 10;
        const at = (r: number, w: number): Point => [450 + Math.cos(a + w) * r * 1.02, 400 + Math.sin(a + w) * r];
        p.carve(
          curve([at(60, 0), at(l * 0.7, -0.1), at(l, -0.11), at(l + 24, 0), at(l, 0.11), at(l * 0.7, 0.1)], true, 6),
          { ...g, R: 34, gap: 6, angle: a + 1.57, bend: 0.6, power: 1.15 },
        );
      }
      T.waves(p, [[470, 18, 90, p.pal.near, 10]]);
      // the trident
      p.carve(taper([[262, 620], [286, 40]], () => 8), { ...g, R: 7, gap: 4.6, angle: 0, power: 1.8 });
      p.shape(
        [
          limb([[286, 60], [288, -20]], 8, 1), limb([[286, 96], [240, 80], [238, 10]], 8, 1),
          limb([[286, 96], [334, 84], [338, 14]], 8, 1),
        ],
        p.pal.fore,
        { rim: 3.4, union: true, hand: 0 },
      );
      // an old man of the sea, and his beard is the sea
      flesh(
        p,
        half([[0, 300], [90, 320], [180, 380], [220, 470], [240, 640, 1]], 450, 0),
        { ...g, R: 90, angle: 0.4, power: 1.2 },
      );
      flesh(p, limb([[300, 400], [250, 450], [240, 400], [276, 350]], 50, 24), { ...g, R: 34, angle: 0.9 });
      flesh(
        p,
        times(4, (i) =>
          limb([[252, 330 + i * 15], [284, 324 + i * 15], [302, 336 + i * 14]], 10, 7),
        ),
        { ...g, R: 9, gap: 4.8, power: 1.7 },
      );
      flesh(
        p,
        half([[0, 84], [60, 90], [92, 140], [94, 210], [76, 280], [0, 320]], 450, 0),
        { ...g, R: 80, gap: 5, angle: 0.15, power: 1.6, bend: 0.5, tex: 0.25 },
      );
      const hair = (l: Ring, w: number, k = 1.3) =>
        p.carve(
          taper(curve(l, false, 8), (t) => w * (1 - t * 0.86)),
          {
            ...g, R: w * 0.8, gap: 5, angle: 1.5, power: k, rim: 3,
            extra: (x, y, t) => t * (0.5 + 0.7 * smooth(-0.3, 0.5, Math.sin(x / 5 + Math.sin(y / 24) * 2))),
          },
        );
      for (const k of [1, -1]) {
        const q = (l: Ring) => place(l, 450, 0, 1, 0, k);
        for (let i = 0; i < 4; i++)
          hair(
            q([
              [10, 78 + i * 6], [70, 76 + i * 10], [110 + i * 4, 150], [104 + i * 16, 250], [140 + i * 14, 330],
              [130 + i * 26, 400],
            ]),
            24,
            1.1,
          );
        p.fill(curve(q([[14, 206], [22, 182], [56, 172], [78, 190], [66, 212], [34, 220]]), true, 6), p.pal.ink);
        p.fill(disc(450 + 44 * k, 198, 7, 14), p.pal.accent);
        hair(q([[8, 186], [34, 160], [70, 158], [100, 184]]), 14, 1.8);
      }
      flesh(
        p,
        curve([[438, 190, 1], [462, 190, 1], [474, 246], [462, 262], [438, 262], [426, 246]], true, 5),
        { ...g, R: 16, gap: 4.8, power: 1.9 },
      );
      for (let i = 0; i < 9; i++) {
        const u = ((i * 5) % 9) / 4 - 1;
        hair(
          [
            [450 + u * 62, 280 - u * u * 20], [450 + u * 84, 360], [450 + u * 70 + 20 * Math.sin(i * 2), 440],
            [450 + u * 120, 510], [450 + u * 130 + 34 * Math.sin(i), 590], [450 + u * 210, 600],
          ],
          32,
          1.5,
        );
      }
      for (const k of [1, -1])
        hair([[450, 268], [450 + 40 * k, 268], [450 + 76 * k, 300], [450 + 92 * k, 350]], 16, 1.9);
      // night-gaunts fly before him
      T.swarm(p, { x: 740, y: 120, kind: 'bats', n: 9, w: 120, h: 90, s: 1.7, fill: p.pal.ink });
      T.waves(p, [[560, 24, 110, p.pal.fore, 20], [604, 26, 130, p.pal.ink, 70]]);
      T.ship(p, { x: 120, y: 548, s: 0.36, fill: p.pal.ink });
    },
  },
};
