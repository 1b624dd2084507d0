// What is cast.
import {
  T, TOKENS as K, body, curve, disc, limb, line, place, rows, times, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { bricks } from './parts';

export const plates: Plates = {
  magic_missile: {
    tint: '#3a3768',
    light: [700, 330, 120, 800],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { power: 0.5, reach: 300 });
      // four of them, one turn behind the other
      for (const [x, y, s] of rows([690, 330, 1.3], [520, 190, 1], [420, 430, 0.9], [270, 280, 0.75])) {
        p.fill(
          times(
            5,
            (i) => limb(
              [
                [x - 20, y + (i - 2) * 9 * s], [x - 130 * s, y + (i - 2) * 22 * s + 20],
                [x - 300 * s, y + (i - 2) * 12 * s - 30],
              ],
              7 * s, 4 * s, 0.4,
            ),
          ),
          p.pal.cut, 1, true,
        );
        T.rings(p, { x, y, r0: 46 * s, reach: 90 * s, gap: 7, ink: p.pal.accent, power: 0.7, cloud: 0 });
        p.carve(
          curve(
            [
              [x + 70 * s, y, 1], [x + 10 * s, y - 34 * s], [x - 40 * s, y - 16 * s], [x - 40 * s, y + 16 * s],
              [x + 10 * s, y + 34 * s],
            ],
            true, 5,
          ),
          { R: 30, gap: 5, power: 1.8, amb: 0.4, rim: 3 },
        );
      }
    },
  },
  fireball: {
    tint: '#5c2c22',
    over: { accent: K.ember },
    light: [300, 380, 150, 820],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      bricks(p, { power: 0.9, reach: 300, w: 120, h: 72 });
      p.fill(
        curve([[60, 640, 1], [60, 300], [200, 90], [450, 10], [700, 90], [840, 300], [840, 640, 1]], true, 6),
        p.pal.ink,
      );
      // it comes down the passage at us and draws its tongues after it
      for (let i = 0; i < 17; i++) {
        const a = -2.5 + i * 0.23;
        const l = 120 + 330 * Math.exp(-Math.pow((a + 0.62) / 0.7, 2)) * (0.75 + 0.4 * p.n(i * 2.3));
        const at = (d: number, t: number): Point => [
          300 + Math.cos(a + t) * d * 0.5 + d * 0.45, 380 + Math.sin(a + t) * d * 0.5 - d * 0.32,
        ];
        p.carve(
          limb([[300 + Math.cos(a) * 90, 380 + Math.sin(a) * 90], at(l * 0.6, 0.5), at(l, 0.1)], 44, 26, 1),
          { R: 26, gap: 6, angle: -0.6, bend: 0.2, power: 1.5, rim: 3 },
        );
      }
      p.carve(
        curve(
          times(26, (i): Point => {
            const r = (i % 2 ? 160 : 118) * (0.9 + 0.25 * p.n(i * 1.9, 7));
            const a = (i / 26) * 6.2832 + (i % 2 ? 0.16 : 0);
            return [300 + Math.cos(a) * r, 380 + Math.sin(a) * r, i % 2];
          }),
          true, 4,
        ),
        {
          fill: p.pal.mid, R: 70, gap: 6, angle: -0.6, bend: 0.9, power: 1.9, amb: 0.5, rim: 5, light: [270, 410, 260, 700], tex: 0.6,
        },
      );
      p.fill(
        limb(
          times(23, (i): Point => [300 + Math.cos(i * 0.2) * (20 + i * 4), 380 + Math.sin(i * 0.2) * (20 + i * 4)]), 3,
          9, 1,
        ),
        p.pal.accent,
      );
      T.hooded(p, { x: 660, y: 620, h: 150, fill: p.pal.ink, rim: 5 });
    },
  },
  ice_blast: {
    tint: 'snow',
    light: [170, 250, 170, 900],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 150, y: 250, r0: 40, reach: 420, power: 0.7, cloud: 0.3 });
      T.ridge(p, { y: 570, amp: 6, fill: p.pal.near, power: 0.5 });
      // ice that shoots up along the floor, each splinter of a lit and a dark side; somebody stands in the last of it
      for (let i = 0; i < 17; i++) {
        const x = 90 + (i % 9) * 84 + (i > 8 ? 40 : 0);
        const h = (120 + (i % 9) * 34) * (i > 8 ? 0.62 : 1) * (0.7 + 0.5 * p.n(i * 3.1));
        if (i === 9) T.hooded(p, { x: 690, y: 600, h: 400, fill: p.pal.ink, rim: 5 });
        const w = 30 + h * 0.07;
        const at = (u: number, v: number): Point => place([[u * w, -v * h]], x, 620, 1, 0.12 + 0.25 * p.n(i, 8))[0]!;
        p.shape([at(-1, 0), at(-0.8, 0.7), at(0.1, 1), at(0.9, 0.6), at(1, 0)], p.pal.mid, { rim: 4, hand: 0 });
        p.cut(
          [at(-1, 0), at(-0.8, 0.7), at(0.1, 1), at(-0.1, 0.6), at(0, 0)],
          {
            angle: 1.2, gap: 5, max: 0.95,
            tone: (a, b) => 1.1 - (620 - b < h * 0.3 ? 0.5 : 0) - 0.5 * p.n(a / 20, b / 40),
          },
        );
        p.fill(line([at(0.1, 1), at(-0.1, 0.6), at(0, 0)], 2.4), p.pal.cut);
      }
      T.snow(p, { n: 60, wind: 0.9 });
    },
  },
  summon_skeleton: {
    tint: '#3f4650',
    light: [450, 470, 110, 700],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { power: 0.4, reach: 330 });
      // chalk on the flags, and the hand that takes hold of the edge
      T.rings(p, { x: 450, y: 500, r0: 200, reach: 300, squash: 0.36, ink: p.pal.accent, power: 0.8, cloud: 0 });
      p.fill(disc(450, 500, 200, 44, 70), p.pal.ink);
      for (let i = 0; i < 12; i++) T.rune(p, 450 + Math.cos(i * 0.524) * 262, 500 + Math.sin(i * 0.524) * 92, 15);
      for (const k of [-1, 1]) p.carve(
        limb([[450 + k * 14, 520], [450 + k * 20, 380], [450 + k * 12, 300]], 17, 13, 16),
        { R: 13, gap: 5.5, power: 1.4, rim: 4 },
      );
      body(
        p, [[396, 290], [450, 306], [504, 290], [510, 240], [450, 216], [390, 240]],
        { R: 30, gap: 5, power: 1.5, rim: 4 },
      );
      for (let i = 0; i < 4; i++) {
        const x = 398 + i * 34;
        const f: Ring = [
          [x, 236], [x - 20 + i * 12, 150 - (i % 3 ? 18 : 0)], [x - 34 + i * 22, 80 - (i % 3 ? 26 : 0)],
          [x - 20 + i * 15, 34 - (i % 3 ? 26 : 0)],
        ];
        p.carve(limb(f, 14, 9, 13, 8, 11, 3), { R: 10, gap: 5, angle: 0.1, power: 1.5, rim: 4 });
      }
      p.carve(limb([[506, 262], [580, 210], [610, 150]], 13, 9, 12, 4), { R: 10, gap: 5, power: 1.5, rim: 4 });
    },
  },
  shield: {
    tint: '#2f4a5e',
    light: [330, 260, 190, 800],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // it is made of rings in the air; arrows lie before it and hang in it
      T.ridge(p, { y: 560, amp: 8, fill: p.pal.near, power: 0.5 });
      T.hooded(p, { x: 250, y: 590, h: 300, fill: p.pal.ink, rim: 4, light: [480, 280, 120, 700] });
      p.carve(
        limb([[280, 400], [370, 400], [430, 330]], 30, 24, 15),
        { R: 20, gap: 6, rim: 4, fill: p.pal.ink, light: [480, 280, 120, 700] },
      );
      const s = curve(
        [[470, 60, 1], [560, 40], [650, 60, 1], [660, 260], [620, 420], [560, 540, 1], [500, 420], [460, 260]], true, 7,
      );
      p.fill(s, p.pal.accent, 0.12);
      for (const k of [1, 0.84, 0.66, 0.46, 0.26]) p.fill(
        limb(
          [
            ...place(s.map(([x, y]): Point => [x - 560, y - 270]), 560, 270, k),
            place([[s[0]![0] - 560, s[0]![1] - 270]], 560, 270, k)[0]!,
          ],
          7 * k + 1, 7 * k + 1,
        ),
        k > 0.9 ? p.pal.cut : p.pal.accent,
      );
      for (const [x, y, a] of rows([600, 170, 0.1], [620, 300, -0.12], [584, 400, 0.2])) {
        const q = (pts: readonly Point[]) => place(pts, x, y, 1, a);
        p.fill(
          [
            line(q([[0, 0], [220, 0]]), 4), q([[-24, 0], [8, -13], [8, 13]]),
            q([[186, 0], [226, -18], [244, -18], [210, 0], [244, 18], [226, 18]]),
          ],
          p.pal.cut, 1, true,
        );
      }
      p.fill([line([[690, 590], [860, 570]], 4), line([[640, 600], [760, 610]], 4)], p.pal.soft, 1, true);
    },
  },
  drain_energy: {
    tint: '#43304f',
    light: [660, 190, 180, 900],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 660, y: 190, r0: 90, reach: 520, power: 0.7, cloud: 0.4, ink: p.pal.soft });
      T.paving(p, { y0: 490, vx: 660, vy: 440 });
      // who kneels has little left, and it goes up in threads
      T.person(p, { x: 250, y: 560, h: 400, wear: 'armour', pose: 'kneel', hat: 'none', fill: p.pal.ink,
        power: 0.8, rim: 3 });
      p.fill(
        times(
          9,
          (i) => limb(
            [[262 + i * 5, 330 + i * 9], [330 + i * 4, 190 + i * 17], [470, 150 + i * 15], [600, 176 + i * 6],
              [656, 196]], 0.8,
            3, 4, 3, 1.4,
          ),
        ),
        p.pal.accent, 0.95, true,
      );
      // a hand that closes on them, out of a sleeve
      body(p, [[920, 40, 1], [760, 96], [716, 150], [724, 250], [770, 300], [920, 380, 1]], {
        fill: p.pal.ink, R: 60, gap: 7, angle: 0.4, power: 0.9, rim: 3.4,
      });
      for (const [x, y, u, v, w] of rows(
        [720, 150, 600, 112, 17], [714, 176, 572, 160, 18], [714, 206, 576, 216, 18], [722, 236, 598, 270, 16],
        [730, 140, 660, 70, 16],
      ))
        body(p, limb([[x, y], [(x + u) / 2, (y + v) / 2 - 16], [u, v]], w, w * 0.8, w * 0.35), {
          fill: p.pal.fore, R: 16, gap: 5, angle: 0.3, power: 1.5, rim: 3,
        });
      body(p, [[700, 130], [760, 126], [778, 196], [760, 266], [704, 254], [690, 190]], {
        fill: p.pal.fore, R: 40, gap: 5, power: 1.5, rim: 3,
      });
    },
  },
  teleport: {
    tint: '#2b5058',
    light: [300, 330, 130, 900],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { power: 0.4, reach: 400 });
      // the same man twice: in the door before us, and in a small one on a ledge far above
      p.carve(
        [[560, 260], [920, 240], [920, 330], [700, 340], [620, 420], [590, 300]],
        { R: 30, gap: 7, power: 0.8, tex: 0.6, rim: 4, fill: p.pal.near },
      );
      for (const [x, y, r] of rows([270, 310, 250], [740, 160, 92])) {
        p.fill(disc(x, y, r * 0.62, 44, r), p.pal.ink);
        T.rings(p, { x, y, r0: r * 0.08, reach: r * 1.1, gap: 8, squash: 1.6, power: 1.1, cloud: 0 });
        const edge = times(45, (i): Point => [x + Math.cos(i * 0.143) * r * 0.64, y + Math.sin(i * 0.143) * r * 1.02]);
        p.fill(limb(edge, r * 0.04, r * 0.04), p.pal.accent);
        T.walker(p, { x, y: y + r * 0.92, h: r * 1.24, rim: 0 });
      }
      p.fill(
        times(14, (i) => disc(300 + i * 30 + p.r.in(-20, 20), 250 - i * 8 + p.r.in(-40, 40), p.r.in(2, 6), 7)),
        p.pal.accent, 0.9, true,
      );
    },
  },
  heal: {
    tint: '#4f5638',
    light: [450, 250, 110, 700],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rays(p, { x: 450, y: 280, r0: 90, r1: 560, n: 110, power: 0.9, ink: p.pal.cut });
      // two hands round a light as round a bird
      for (const k of [-1, 1]) {
        p.carve(
          limb([[450 + k * 420, 660], [450 + k * 260, 560], [450 + k * 150, 430]], 100, 74, 60),
          { R: 60, gap: 6.5, power: 1.2, rim: 4 },
        );
        for (let i = 3; i >= 0; i--) p.carve(
          limb(
            [
              [450 + k * (180 - i * 8), 440 - i * 20], [450 + k * (190 - i * 4), 340 - i * 40],
              [450 + k * (130 - i * 10), 250 - i * 44],
            ],
            27, 22, 9,
          ),
          { R: 20, gap: 5, angle: 0.4 * k, power: 1.5, rim: 4 },
        );
        p.carve(
          limb([[450 + k * 130, 460], [450 + k * 70, 400], [450 + k * 40, 330]], 30, 22, 10),
          { R: 22, gap: 5, power: 1.5, rim: 4 },
        );
      }
      T.rings(p, { x: 450, y: 270, r0: 44, reach: 90, gap: 7, ink: p.pal.lamp, power: 0.9, cloud: 0 });
      p.fill(disc(450, 270, 34, 24), p.pal.lamp);
    },
  },
};
