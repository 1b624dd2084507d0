// What is bought: small still lifes.
import {
  T, TOKENS as K, body, curve, disc, half, limb, line, place, rect, rows, smooth, times, type Plates, type Point,
  type Ring,
} from '../../../web/src/art/kit';
import { bricks, table } from './parts';

export const plates: Plates = {
  extra_rage: {
    tint: '#6b3026',
    light: [660, 120, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: 450, y: 250, r0: 150, r1: 620, n: 110, power: 0.9, ink: p.pal.cut });
      // a fist, and the chain that was too weak for it
      p.carve([[350, 400], [550, 400], [590, 660], [320, 660]], { R: 90, gap: 6.5, angle: 0.1, power: 1.3, rim: 4 });
      p.carve(
        [[336, 440], [566, 440], [576, 520], [328, 520]],
        { R: 20, gap: 6, angle: 1.5, power: 1, fill: p.pal.ink, rim: 4 },
      );
      body(
        p, [[330, 200], [360, 130], [450, 110], [560, 130], [590, 220], [580, 340], [540, 420], [370, 420], [330, 330]],
        { R: 80, gap: 6, power: 1.3, rim: 4 },
      );
      for (let i = 0; i < 4; i++) body(
        p,
        [
          [340 + i * 60, 140 - (i % 3) * 8], [372 + i * 60, 104 - (i % 3) * 8], [400 + i * 60, 140],
          [402 + i * 58, 240], [376 + i * 58, 272], [346 + i * 58, 240],
        ],
        { R: 26, gap: 5, angle: 0.2, power: 1.5, rim: 4 },
      );
      body(
        p, [[320, 260], [380, 270], [480, 300], [500, 340], [470, 372], [380, 350], [318, 320]],
        { R: 30, gap: 5, angle: 1.2, power: 1.5, rim: 4 },
      );
      const link = (x: number, y: number, a: number) => p.shape(
        [place(disc(0, 0, 40, 20, 23), x, y, 1, a), place(disc(0, 0, 24, 16, 10), x, y, 1, a)], p.pal.ink,
        { rim: 4, hand: 0 },
      );
      for (const [x, y, a] of rows(
        [270, 500, 0.3], [206, 530, 1.4], [160, 590, 0.6], [640, 470, -0.5], [720, 440, 1], [790, 350, 0.4],
      )) link(x, y, a);
    },
  },
  poisoned_knife: {
    tint: '#33462c',
    over: { accent: K.moss },
    light: [200, 90, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 190, y: 80, r0: 40, reach: 520, power: 0.6, cloud: 0.5 });
      table(p, 470);
      // a bent blade stands over a cup; one drop hangs
      p.carve(limb([[640, 30], [610, 90], [566, 160]], 22, 27, 20), { R: 20, gap: 9, angle: 0.9, power: 1.4, rim: 4 });
      p.carve(line([[500, 126], [640, 200]], 13), { R: 12, gap: 5, power: 1.5, rim: 4 });
      body(
        p, [[534, 166, 1], [604, 200, 1], [580, 270], [500, 340], [400, 410, 1], [450, 320], [500, 260]],
        { R: 24, gap: 4.8, angle: 1.1, power: 1.8, amb: 0.15, rim: 4 },
      );
      p.fill(
        [
          curve([[470, 350, 1], [500, 326], [440, 384], [400, 411, 1], [424, 372]], true, 5),
          curve([[400, 420, 1], [411, 444], [400, 458], [389, 444]], true, 5),
        ],
        p.pal.accent, 1, true,
      );
      p.carve(
        half([[0, 478], [90, 480, 1], [80, 530], [40, 556], [20, 566], [24, 596], [60, 606, 1], [0, 608]], 400, 0),
        { R: 40, gap: 5.5, angle: 0.1, power: 1.5, rim: 4 },
      );
      p.fill(disc(400, 480, 84, 26, 14), p.pal.ink);
      p.fill(disc(400, 483, 66, 24, 9), p.pal.accent);
      for (const k of [0, 1, 2]) p.shape(
        limb([[640 + k * 60, 600], [660 + k * 54, 530], [640 + k * 66, 480 - k * 14]], 4, 14, 2), p.pal.ink, { rim: 3 },
      );
    },
  },
  invisibility_cloak: {
    tint: '#3c3c62',
    light: [730, 110, 220, 950],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 740, y: 100, r0: 60, reach: 460, power: 0.6, cloud: 0.4 });
      T.moon(p, { x: 740, y: 100, r: 42, phase: 0.35 });
      T.paving(p, { y0: 430, vx: 450, vy: 300, power: 0.7, lit: (x) => 0.15 + 0.5 * smooth(300, 800, x) });
      // a cloak that walks, and where the sleeve ends there is only the night; prints follow it
      p.carve(
        curve(
          [
            [450, 40], [520, 60], [556, 130], [540, 190, 1], [620, 260], [670, 420], [690, 560, 1], [600, 530],
            [540, 570, 1], [480, 530], [420, 580, 1], [360, 530], [290, 560, 1], [310, 400], [350, 260], [380, 190, 1],
            [360, 120], [390, 60],
          ],
          true, 6,
        ),
        {
          fill: p.pal.mid, R: 90, gap: 6.5, angle: 1.5, bend: 0.1, power: 1.5, rim: 5, tex: 0.3,
          extra: (x, y, t) => t * (
            0.35 + 0.85 * smooth(-0.4, 0.6, Math.sin((x - 450) / 14 + p.n(x / 60, y / 110) * 5))
          ),
        },
      );
      p.fill(half([[0, 74], [46, 84], [74, 140], [60, 200], [0, 236]], 460, 0), p.pal.ink);
      p.fill(times(14, () => disc(p.r.in(415, 505), p.r.in(96, 206), p.r.in(1.4, 3), 6)), p.pal.cut, 0.8, true);
      p.shape(limb([[600, 300], [720, 300], [770, 260]], 34, 36, 44), p.pal.near, { rim: 4 });
      p.fill(place(disc(0, 0, 16, 16, 42), 772, 258, 1, 0.6), p.pal.ink);
      for (const [x, y, s] of rows([250, 580, 1.3], [180, 540, 1.1], [130, 500, 0.9], [70, 480, 0.8])) p.fill(
        [place(disc(0, 0, 20, 12, 8), x, y, s, -0.3), place(disc(22, -6, 7, 10, 6), x, y, s, -0.3)], p.pal.soft, 1, true,
      );
    },
  },
  chain_lightning: {
    tint: '#2c4068',
    light: [140, 120, 160, 800],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 130, y: 130, r0: 30, reach: 320, power: 0.8, cloud: 0.3 });
      T.ridge(p, { y: 540, amp: 16, fill: p.pal.near, power: 0.5 });
      // from one to the next to the next
      const men = rows([330, 560, 190], [560, 570, 170], [790, 550, 200]);
      for (const [x, y, h] of men) T.hooded(
        p, { x, y, h, fill: p.pal.ink, rim: 4, light: [x - 70, y - h * 1.2, 80, 500] },
      );
      const bolt = (a: Point, b: Point, w: number): Ring => {
        const n = 9;
        return limb(
          times(
            n,
            (i) => [
              a[0] + ((b[0] - a[0]) * i) / (n - 1) + (i % (n - 1) ? p.r.in(-12, 12) : 0),
              a[1] + ((b[1] - a[1]) * i) / (n - 1) + (i % (n - 1) ? p.r.in(-26, 26) : 0), 1,
            ] as Point,
          ),
          w, w * 0.7, w,
        );
      };
      const at: Point[] = [[130, 130], ...men.map(([x, y, h]): Point => [x, y - h - 6])];
      for (let i = 0; i < 3; i++) {
        for (const b of [12, 30]) p.fill(
          bolt(at[i]!, at[i + 1]!, b === 12 ? 2.5 : 7), b === 12 ? p.pal.accent : p.pal.cut,
        );
        const [x, y] = at[i + 1]!;
        T.rings(p, { x, y, r0: 16, reach: 66, gap: 7, power: 0.9, cloud: 0 });
      }
      p.carve(
        limb([[-40, 330], [60, 240], [110, 160]], 60, 40, 22), { R: 34, gap: 6, rim: 4, light: [140, 110, 80, 400] },
      );
      p.fill(disc(130, 130, 22, 18), p.pal.cut);
    },
  },
  healing_potion: {
    tint: '#5c3038',
    over: { accent: K.ember },
    light: [220, 120, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { power: 0.6, reach: 330, w: 130, h: 74 });
      table(p, 480);
      // a round flask in straw on a table, corked; its shadow is longer than it
      p.fill([[460, 540], [560, 500], [900, 560], [900, 600], [560, 590]], p.pal.ink, 0.8);
      p.carve(
        half(
          [[0, 90], [34, 92, 1], [32, 220], [60, 260], [150, 330], [170, 430], [130, 520], [70, 552, 1], [0, 554]], 440,
          0,
        ),
        { R: 70, gap: 5.5, angle: 0.1, power: 1.1, rim: 5, fill: p.pal.fore, back: 0.5 },
      );
      p.fill(
        curve(
          [
            [286, 380, 1], [440, 390], [594, 380, 1], [598, 440], [560, 520], [500, 546], [380, 546], [320, 520],
            [280, 440],
          ],
          true, 6,
        ),
        p.pal.accent, 0.5,
      );
      p.cut(
        curve(
          [[286, 380, 1], [440, 390], [594, 380, 1], [598, 440], [560, 520], [440, 548], [320, 520], [280, 440]], true,
          6,
        ),
        { gap: 9, ink: p.pal.ink, max: 1, tone: (x) => 0.2 + (x - 280) / 330 },
      );
      p.fill(
        [limb([[316, 360], [300, 430], [320, 500]], 1, 9, 1), line([[420, 120], [420, 230]], 4, 1)], p.pal.cut, 1, true,
      );
      p.carve([[400, 40], [480, 40], [470, 104], [410, 104]], { R: 16, gap: 6, power: 1.4, tex: 0.6, rim: 4 });
      for (let i = 0; i < 4; i++) p.fill(
        line([[404, 240 + i * 7], [440, 248 + i * 7], [478, 240 + i * 7]], 2.4), p.pal.cut,
      );
      // a tag, and on it a plain cross
      p.carve([[520, 270], [620, 250], [640, 340], [540, 360]], { R: 8, gap: 6, power: 1.2, amb: 0.3, rim: 3 });
      p.fill(
        [line([[580, 276], [586, 336]], 6), line([[556, 312], [612, 300]], 6), line([[480, 250], [530, 286]], 2)],
        p.pal.ink, 1, true,
      );
    },
  },
  war_hammer: {
    tint: '#4a4a50',
    light: [230, 80, 220, 950],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 220, y: 70, r0: 40, reach: 520, power: 0.6, cloud: 0.6 });
      // where it came down the floor has burst
      p.fill(rect(-10, 450, 920, 200), p.pal.fore);
      for (let i = 0; i < 13; i++) {
        const a = Math.PI * (0.04 + i * 0.077);
        p.fill(
          line(
            [[470, 470], [470 + Math.cos(a) * (220 + 200 * p.n(i)), 470 + Math.sin(a) * (90 + 60 * p.n(i, 3))]], 8, 0.6,
          ),
          p.pal.ink,
        );
      }
      for (const [x, y, s, a] of rows(
        [250, 440, 40, 0.4], [190, 490, 30, 1], [690, 440, 44, -0.5], [760, 500, 30, 0.2], [640, 500, 26, 0.9],
      )) p.carve(
        place([[-1, -0.6], [0.6, -0.9], [1.1, 0.4], [-0.4, 0.8]], x, y, s, a), { R: 14, gap: 5.5, power: 1.4, rim: 4 },
      );
      p.carve(line([[496, 330], [640, -40]], 25), { fill: p.pal.mid, R: 22, gap: 8, angle: 0.5, power: 1.8, rim: 4 });
      const q = (pts: Ring) => place(pts, 470, 390, 1, 0.37);
      p.carve(
        q([[-190, -76], [-150, -90], [110, -80], [110, 80], [-150, 90], [-190, 76]]),
        { fill: p.pal.mid, R: 34, gap: 6.5, angle: 1.9, bend: 0.2, power: 1.9, amb: 0.25, rim: 6 },
      );
      p.carve(
        q([[110, -60], [160, -40], [240, 6], [160, 40], [110, 60]]), { fill: p.pal.mid, R: 30, gap: 6, angle: 1.9, power: 1.7, amb: 0.2, rim: 6 },
      );
      p.fill([line(q([[-120, -86], [-120, 86]]), 6), line(q([[80, -80], [80, 80]]), 6)], p.pal.ink, 1, true);
      T.rune(p, 450, 382, 34, p.pal.ink, 8);
    },
  },
  quiver: {
    tint: '#4c4a2a',
    light: [690, 110, 220, 950],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 700, y: 100, r0: 40, reach: 480, power: 0.6, cloud: 0.5 });
      T.tree(p, { x: 130, y: 640, h: 620, w: 40, spread: 0.5, fill: p.pal.ink });
      const q = (pts: readonly Point[]) => place(pts, 470, 330, 1, 0.32);
      for (const [u, l] of rows([-64, 230], [0, 280], [64, 240])) {
        p.fill(line(q([[u * 0.8, -80], [u * 1.5, -l]]), 5), p.pal.cut);
        for (const k of [-1, 1]) p.carve(
          q([[u * 1.5, -l - 10], [u * 1.5 + k * 30, -l + 16], [u * 1.4 + k * 30, -l + 84], [u * 1.3, -l + 104]]),
          { R: 10, gap: 5.5, angle: 0.32 + k * 0.6, bend: 0, power: k > 0 ? 1.6 : 0.9, rim: 4, fill: p.pal.ink },
        );
      }
      p.carve(
        q([[-96, -110], [96, -110], [64, 300], [-64, 300]]),
        { R: 80, gap: 6, angle: 0.32, power: 1.2, tex: 0.3, rim: 5 },
      );
      for (const y of [-96, 20, 250]) p.carve(
        q([[-98 + y * 0.08, y - 14], [98 - y * 0.08, y - 14], [96 - y * 0.08, y + 22], [-96 + y * 0.08, y + 22]]),
        { R: 14, gap: 5, angle: 1.9, power: 1.5, rim: 3, fill: p.pal.ink },
      );
      p.fill(curve(q([[-50, 60], [0, 110], [50, 60], [30, 130], [0, 230, 1], [-30, 130]]), true, 5), p.pal.ink);
      p.carve(
        limb(q([[92, -80], [240, -20], [220, 180], [70, 260]]), 12, 10, 12),
        { R: 10, gap: 5.5, power: 1.2, rim: 3.4, fill: p.pal.fore },
      );
    },
  },
  chain_mail: {
    tint: '#46505a',
    light: [210, 90, 240, 950],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 200, y: 80, r0: 40, reach: 520, power: 0.5, cloud: 0.6 });
      p.fill(rect(-10, 540, 920, 90), p.pal.fore);
      // on a stand, as if somebody were in it
      p.shape(
        [rect(440, 20, 20, 600), line([[300, 590], [450, 560], [600, 590]], 12)], p.pal.ink, { rim: 3, union: true },
      );
      const mail = half(
        [
          [0, 120], [40, 108, 1], [120, 130], [250, 200], [300, 330, 1], [220, 360, 1], [176, 270], [170, 400],
          [180, 520, 1], [0, 530],
        ],
        450, 0,
      );
      p.carve(
        mail,
        {
          R: 110, gap: 9, angle: 0.1, bend: 0.6, power: 0.5, rim: 5,
        },
      );
      // ring through ring, each a small arc that looks to the light
      const inside = (x: number, y: number) => {
        let odd = false;
        for (let i = 0, j = mail.length - 1; i < mail.length; j = i++) {
          const [a, b] = mail[i]!;
          const [c, d] = mail[j]!;
          if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) odd = !odd;
        }
        return odd;
      };
      for (let j = 0; j < 17; j++)
        for (let i = 0; i < 25; i++) {
          const x = 138 + i * 26 + (j % 2) * 13;
          const y = 132 + j * 24;
          const t = Math.exp(-Math.hypot(x - 330, (y - 230) * 0.8) / 170);
          if (t < 0.12 || !inside(x - 13, y) || !inside(x + 13, y) || !inside(x, y + 14)) continue;
          p.fill(
            line(times(7, (k): Point => [x + 13 * Math.cos(3.4 - k * 0.6), y + 14 * Math.sin(3.4 - k * 0.6)]), 1.6 + 4 * t),
            p.pal.cut,
          );
        }
      p.fill(half([[0, 168], [34, 140], [46, 112, 1], [0, 104]], 450, 0), p.pal.ink);
      p.carve(
        limb([[290, 430], [450, 446], [612, 430]], 17, 17),
        { R: 14, gap: 6, angle: 1.4, power: 1.2, fill: p.pal.fore, rim: 3 },
      );
      p.carve(rect(424, 420, 52, 50), { R: 10, gap: 5, power: 1.6, rim: 4 });
      // one ring is broken, over the heart
      p.fill(disc(510, 260, 16, 14), p.pal.ink);
      p.fill(
        times(
          7,
          (i) => line(
            [
              [510 + Math.cos(i * 0.9) * 18, 260 + Math.sin(i * 0.9) * 18],
              [510 + Math.cos(i * 0.9) * 34, 260 + Math.sin(i * 0.9) * 34],
            ],
            2.4, 0.6,
          ),
        ),
        p.pal.accent, 1, true,
      );
    },
  },
};
