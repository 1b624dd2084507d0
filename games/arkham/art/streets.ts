// The streets of Northside, Downtown, Easttown, Rivertown and the Merchant District.
import {
  T, curve, disc, half, mix, place, rect, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { bar, bust, dark, ground, lie } from './places_parts';

export const plates: Plates = {
  // Under the lamp a boy cries the late edition; the wind takes it from there.
  northside_streets: {
    tint: 'northside',
    light: [300, 130, 90, 700],
    focus: [420, 320],
    draw(p) {
      p.fill(p.all, p.pal.near);
      for (const [x, w, h] of rows([-20, 170, 470], [560, 150, 430], [700, 230, 520]))
        T.block(p, { x, y: 480, w, h, rows: 5, cols: 4, lit: 0.08, roof: 'flat', face: 0.22, fill: p.pal.fore });
      T.rings(p, { x: 300, y: 130, r0: 34, reach: 330, gap: 11, ink: p.pal.lamp, power: 1, cloud: 0.1 });
      T.lamppost(p, { x: 300, y: 560, h: 430, s: 2.2, halo: 0 });
      ground(p, 480, p.pal.fore);
      T.paving(p, {
        y0: 482, vx: 300, vy: 380, ink: p.pal.lamp,
        lit: (x, y) => 1.2 * Math.exp(-Math.hypot(x - 300, (y - 560) * 2) / 210),
      });
      T.lamppost(p, { x: 300, y: 562, h: 432, s: 2.2, halo: 0 });
      const at = (r: Ring) => place(r, 452, 584, 1.5);
      dark(
        p,
        [
          at(half(
            [
              [0, -138], [11, -134], [13, -120], [7, -108], [20, -102], [25, -70], [20, -44], [17, 0, 1], [4, 0, 1],
              [2, -40],
            ],
            0,
            0,
            1,
            4,
          )),
          at([[-16, -128], [-15, -142], [0, -148], [14, -143], [17, -132], [-24, -126]]),
          at(taper(curve([[18, -98], [40, -112], [46, -150]], false, 5), () => 6)),
          at(taper(curve([[-18, -96], [-30, -76], [-14, -66]], false, 5), () => 6)),
        ],
        3,
        p.pal.lamp,
      );
      const sheet = (x: number, y: number, s: number, t: number, c: string) => {
        const q = (r: Ring) => place(r, x, y, s, t);
        p.shape(
          q(curve([[-40, -30, 1], [0, -22], [40, -34, 1], [36, 28, 1], [0, 36], [-36, 26, 1]], true, 4)),
          c,
          { rim: 0 },
        );
        p.fill(
          [
            bar(-28, -16, 28, -18, 4), ...times(3, (i) => bar(-28, -2 + i * 10, -4, i * 10, 1.8)),
            ...times(3, (i) => bar(6, i * 10, 28, -2 + i * 10, 1.8)),
          ].map(q),
          p.pal.ink,
          1,
          true,
        );
      };
      sheet(528, 346, 1.1, 0.2, p.pal.lamp);
      sheet(430, 474, 0.8, -0.5, p.pal.soft);
      for (const [x, y, s, t] of rows(
        [640, 250, 0.9, 0.8], [724, 380, 1.2, -0.7], [796, 180, 0.9, 0.3], [840, 520, 1.5, 0.5],
        [660, 556, 1.1, -0.2], [610, 120, 0.6, -0.9], [884, 320, 0.8, 1.2],
      ))
        sheet(x, y, s, t, p.pal.soft);
      T.walker(p, { x: 120, y: 566, h: 150, ink: p.pal.lamp });
    },
  },
  // Everybody has somewhere to be. One has turned round.
  downtown_streets: {
    tint: 'downtown',
    light: [450, 250, 140, 700],
    draw(p) {
      p.fill(p.all, p.pal.near);
      for (const k of [-1, 1])
        for (const [a, b, h, c] of rows([120, 210, 250, 2], [190, 330, 420, 1], [300, 520, 700, 0])) {
          const s: Ring = [
            [450 + k * a, 430], [450 + k * a, 400 - h * 0.78], [450 + k * b, 360 - h], [450 + k * b, 430],
          ];
          p.shape(s, [p.pal.fore, p.pal.near, p.pal.mid][c]!, { rim: 2.6, ink: p.pal.lamp, from: [450, 250, 0] });
          p.cut(s, {
            gap: 16, angle: k * -0.36, ink: p.pal.soft,
            tone: (x, y) => 0.6 * Math.exp(-Math.abs(x - 450) / 240) * (p.n(x / 14, y / 40) > 0.5 ? 1 : 0),
          });
        }
      T.rings(p, { x: 450, y: 250, r0: 42, reach: 230, gap: 10, ink: p.pal.lamp, power: 0.9, cloud: 0.2 });
      p.fill(disc(450, 250, 34, 30), p.pal.lamp);
      p.fill([bar(450, 250, 450, 224, 3), bar(450, 250, 468, 256, 3)], p.pal.ink, 1, true);
      dark(p, [rect(440, 284, 20, 160), rect(426, 284, 48, 10)], 2, p.pal.lamp);
      const umbrella = (x: number, y: number, s: number, lean: number) => {
        const q = (r: Ring) => place(r, x, y, s, lean);
        p.shape(q(half([[0, 10], [20, 10], [34, 40], [40, 140, 1]], 0, 0, 1, 3)), p.pal.ink, { hand: 0 });
        p.carve(
          q(curve(
            [
              [-74, 0, 1], [-56, -44], [0, -70], [56, -44], [74, 0, 1], [50, -10], [26, 2, 1], [0, -9], [-26, 2, 1],
              [-50, -10],
            ],
            true,
            5,
          )),
          { R: 40 * s, gap: 6, angle: 1.57, bend: 0.8, fill: p.pal.fore, power: 1.3, rim: 2.6, ink: p.pal.lamp },
        );
        p.fill(q(bar(0, -68, 0, -82, 2.4, 1)), p.pal.soft);
      };
      for (const [y, s, n] of rows([404, 0.42, 9], [440, 0.6, 7], [484, 0.82, 6], [540, 1.1, 5], [606, 1.5, 4]))
        for (let i = 0; i < n; i++) {
          const x = 450 + ((i + 0.5) / n - 0.5 + p.r.in(-0.03, 0.03)) * (420 + (y - 400) * 3.2);
          if (y === 540 && i === 2) {
            // bareheaded, and facing us
            bust(p, 448, 560, 170, 'bare', 3.4, p.pal.lamp);
            continue;
          }
          umbrella(x, y + p.r.in(-8, 8), s, p.r.in(-0.12, 0.12));
        }
      T.rain(p, { n: 220, len: 70, lean: 0.1 });
    },
  },
  // Washing hangs between the tenements, six floors of it, and not all of it is cloth.
  easttown_streets: {
    tint: 'easttown',
    mood: 'moon',
    light: [470, 330, 90, 640],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 470, y: 330, r0: 90, reach: 520, gap: 9, power: 1.1, cloud: 0.15 });
      T.moon(p, { x: 470, y: 330, r: 76 });
      for (const k of [-1, 1]) {
        const q = (u: number, v: number): Point => [
          mix(k < 0 ? -10 : 910, mix(k < 0 ? 210 : 720, k < 0 ? 372 : 570, v), u),
          mix(mix(-30, 0, u), mix(640, 470, u), v),
        ];
        const s: Ring = [q(0, 0), q(1, 0), q(1, 0.5), [q(1, 0.5)[0] + k * -14, q(1, 0.5)[1] + 8], q(1, 1), q(0, 1)];
        p.shape(s, p.pal.ink, { rim: 4 });
        p.cut(s, {
          gap: 13, angle: k * 0.12, ink: p.pal.soft,
          tone: (x, y) => 0.7 * Math.exp(-Math.hypot(x - 470, y - 330) / 170) * (p.n(x / 12, y / 8) > 0.45 ? 1 : 0),
        });
        for (let i = 0; i < 3; i++)
          for (let j = 0; j < 4; j++) {
            const [a, c] = [0.1 + i * 0.29, 0.06 + j * 0.22];
            p.shape(
              [q(a, c), q(a + 0.15, c), q(a + 0.15, c + 0.13), q(a, c + 0.13)],
              k > 0 && i === 0 && j === 2 ? p.pal.lamp : p.pal.fore,
              { rim: 2, ink: p.pal.far, hand: 0 },
            );
          }
      }
      // from line to line
      const kinds: Ring[] = [
        [[-26, 0], [26, 0], [54, 26], [42, 44], [26, 30], [28, 92], [-28, 92], [-26, 30], [-42, 44], [-54, 26]],
        [[-22, 0], [22, 0], [26, 96], [6, 96], [0, 34], [-6, 96], [-26, 96]],
        curve([[-46, 0, 1], [46, 0, 1], [44, 60], [50, 98, 1], [0, 90], [-48, 100, 1], [-42, 50]], true, 4),
        curve(
          [
            [-10, -4, 1], [10, -4, 1], [26, 40], [20, 96], [60, 60], [74, 10, 1], [70, 80], [24, 130], [26, 200],
            [40, 250, 1], [10, 210], [0, 160], [-12, 214], [-30, 262, 1], [-24, 190], [-24, 120], [-44, 150],
            [-40, 220, 1], [-58, 140], [-26, 50],
          ],
          true,
          4,
        ),
      ];
      for (const [y, x0, x1, s, ...list] of rows(
        [276, 300, 636, 0.62, 0, 1, 2], [140, 250, 690, 0.86, 2, 3, 0], [10, 190, 740, 0.92, 1, 2, 0, 1],
      )) {
        const Y = (t: number) => y + Math.sin(t * Math.PI) * 26;
        list.forEach((n, i) => {
          const t = (i + 0.8) / (list.length + 0.6);
          p.fill(place(kinds[n]!, mix(x0, x1, t), Y(t), s, p.r.in(-0.08, 0.08)), p.pal.ink);
        });
        p.fill(taper(times(13, (i): Point => [mix(x0, x1, i / 12), Y(i / 12)]), () => 2.4), p.pal.ink);
      }
      ground(p, 470, p.pal.fore);
      lie(p, [[372, 470], [570, 470], [700, 620], [200, 620]], 470, 460, 150, { power: 1, ink: p.pal.cut });
      T.walker(p, { x: 500, y: 580, h: 170 });
    },
  },
  // The bridge and the bridge below it look out together.
  rivertown_streets: {
    tint: 'rivertown',
    light: [470, 300, 90, 640],
    focus: [470, 320],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.skyline(p, { y: 210, h: 110, lit: 0.1, fill: p.pal.near });
      p.fill(disc(470, 330, 250, 48, 190), p.pal.mid);
      T.rings(p, { x: 470, y: 324, r0: 26, reach: 210, gap: 10, power: 1, squash: 0.8, cloud: 0.4, ink: p.pal.lamp });
      p.fill(disc(470, 324, 21, 24), p.pal.lamp);
      p.shape([[300, 330], [350, 296], [420, 300], [430, 330]], p.pal.near, { rim: 1.6 });
      T.skyline(p, { y: 330, h: 40, x0: 500, x1: 720, lit: 0, fill: p.pal.near, to: 334 });
      // the bridge: one arch, a wall of stones
      const arch: Ring = times(31, (i) => [
        470 - 240 * Math.cos((i / 30) * Math.PI), 336 - 180 * Math.sin((i / 30) * Math.PI),
      ]);
      const stone: Ring = [
        [-10, 340], [-10, 196],
        ...times(21, (i): Point => [(i / 20) * 920 - 10, 196 - 66 * Math.sin((i / 20) * Math.PI)]), [910, 340],
        [710, 336], ...arch.slice().reverse(), [230, 336],
      ];
      p.shape(stone, p.pal.far, { rim: 5, from: [470, -200, 0] });
      p.cut(stone, {
        gap: 15,
        ink: p.pal.soft,
        tone: (x, y) =>
          0.85 *
          Math.exp(-Math.abs(Math.hypot((x - 470) / 1.33, y - 336) - 190) / 150) *
          (p.n(x / 14, y / 8) > 0.4 ? 1 : 0.1),
      });
      for (let i = 0; i < 17; i++) {
        const a = ((i + 0.5) / 17) * Math.PI;
        p.shape(
          bar(
            470 - 244 * Math.cos(a),
            336 - 184 * Math.sin(a),
            470 - 278 * Math.cos(a),
            336 - 214 * Math.sin(a),
            17,
            20,
          ),
          p.pal.near,
          { rim: 2.4, ink: p.pal.lamp, from: [470, 330, 0] },
        );
      }
      T.walker(p, { x: 660, y: 152, h: 92 });
      p.fill(rect(-10, 338, 920, 280), p.pal.fore);
      p.fill(
        times(31, (i) => [470 - 240 * Math.cos((i / 30) * Math.PI), 338 + 200 * Math.sin((i / 30) * Math.PI)]),
        p.pal.mid,
      );
      p.cut(rect(-10, 340, 920, 270), {
        gap: 9,
        ink: p.pal.lamp,
        step: 10,
        bend: (x, y) => (p.n(x / 50, y / 9) - 0.5) * 8,
        tone: (x, y) =>
          1.2 * Math.exp(-Math.pow((x - 470) / (34 + (y - 340) * 0.16), 2)) * smooth(0.2, 0.5, p.n(x / 24, y / 5)) +
          0.5 *
            Math.exp(-Math.abs(Math.hypot((x - 470) / 1.2, y - 338) - 205) / 20) *
            smooth(0.4, 0.6, p.n(x / 20, y / 4)),
      });
      T.fog(p, { y: 344, h: 26, power: 0.8 });
      // somebody's boat, and nobody in it
      p.carve(
        curve([[250, 462, 1], [300, 478], [400, 480], [470, 456, 1], [430, 508], [300, 510]], true, 5),
        { R: 16, gap: 5.5, angle: 0, fill: p.pal.ink, power: 0.8, rim: 3, ink: p.pal.lamp },
      );
      p.fill(bar(400, 474, 520, 512, 3), p.pal.ink);
      // the quay: steps down to the water
      dark(
        p,
        [
          [
            [610, 620], [610, 580], [670, 580], [670, 548], [730, 548], [730, 516], [790, 516], [790, 484], [910, 484],
            [910, 620],
          ],
          rect(806, 400, 22, 90),
          disc(817, 398, 16, 14),
          rect(880, 400, 22, 90),
        ],
        3,
        p.pal.lamp,
      );
      p.fill(taper(curve([[806, 424], [700, 470], [470, 458]], false, 8), () => 2), p.pal.soft);
    },
  },
  // The last crate of the day hangs over the lane, and something in it breathes.
  merchant_district_streets: {
    tint: 'merchant_district',
    mood: 'moon',
    light: [560, 250, 110, 680],
    focus: [470, 300],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 560, y: 240, r0: 56, reach: 300, gap: 10, power: 1, cloud: 0.5 });
      T.moon(p, { x: 560, y: 240, r: 44 });
      T.water(p, { y0: 390, path: [[560, 30]], y1: 440 });
      T.ship(p, { x: 500, y: 402, s: 0.66, lit: false, fill: p.pal.ink });
      const store = (k: number, x0: number, x1: number, y: number, h: number) => {
        const a = 450 + k * x0;
        const b = 450 + k * x1;
        const q = (u: number, v: number): Point => [
          mix(a, b, u), mix(mix(420, y, u), mix(400 - h * 0.6, 380 - h, u), v),
        ];
        const s: Ring = [q(0, 0), q(0, 1), q(0.5, 1.24), q(1, 1), q(1, 0)];
        p.shape(s, p.pal.fore, { rim: 3.4 });
        p.cut(s, {
          gap: 12,
          angle: k * -0.1,
          ink: p.pal.soft,
          tone: (x, yy) =>
            0.85 * Math.exp(-Math.hypot(x - 540, yy - 260) / 260) * (p.n(x / 10, yy / 7) > 0.38 ? 1 : 0.1),
        });
        for (const v of [0.08, 0.42, 0.74]) {
          p.shape([q(0.3, v), q(0.7, v), q(0.7, v + 0.22), q(0.3, v + 0.22)], p.pal.ink, { rim: 2.6 });
          p.fill(bar(...(q(0.5, v) as [number, number]), ...(q(0.5, v + 0.22) as [number, number]), 1.6), p.pal.mid);
        }
      };
      ground(p, 500, p.pal.fore);
      T.paving(p, { y0: 430, vx: 540, vy: 380, rows: 7, lit: (x) => 1.1 * Math.exp(-Math.abs(x - 545) / 130) });
      store(1, 270, 560, 640, 480);
      store(-1, 200, 560, 660, 520);
      // beam, rope, crate
      dark(
        p,
        [
          [[-10, 20], [470, 8], [470, 34], [-10, 56]], bar(446, 30, 446, 120, 4),
          taper(curve([[446, 112], [466, 130], [446, 148], [432, 134]], false, 5), () => 5),
        ],
        3,
      );
      const at = (r: Ring) => place(r, 446, 280, 1.5, -0.1);
      p.fill(
        [bar(0, -96, -84, -60, 2.4), bar(0, -96, 84, -60, 2.4), bar(0, -96, 10, -60, 2.4)].map(at),
        p.pal.ink,
        1,
        true,
      );
      p.shape(at(rect(-90, -62, 180, 150)), p.pal.ink, { rim: 5 });
      for (let i = 0; i < 5; i++)
        p.carve(at(rect(-86, -60 + i * 30, 172, 22)), {
          R: 8, gap: 6, angle: -0.1, bend: 0, fill: p.pal.near, power: 0.8,
        });
      for (const x of [-26, 22])
        p.fill(at(curve([[x - 15, 24, 1], [x, 16], [x + 15, 24, 1], [x, 31]], true, 4)), p.pal.accent);
      for (const x of [-84, 84]) p.shape(at(rect(x - 8, -64, 16, 154)), p.pal.fore, { rim: 3 });
      p.fill(curve([[372, 600], [520, 560], [640, 580], [560, 606]], true, 5), p.pal.ink, 0.7);
      T.walker(p, { x: 560, y: 556, h: 140 });
    },
  },
};
