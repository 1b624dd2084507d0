// What may hold them there, and the signs on the stones.
import {
  T, TAU, curve, disc, half, limb, line, place, rect, times, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  magic_glasses: {
    tint: '#3a4a5c',
    light: [450, 60, 200, 820],
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.fill([[0, 380], [900, 350], [900, 620], [0, 620]], p.pal.fore);
      p.cut(
        [[0, 380], [900, 350], [900, 620], [0, 620]],
        {
          angle: -0.03, gap: 9,
          tone: (x, y) => 0.6 * Math.exp(-Math.hypot(x - 450, y - 380) / 260) * p.n(x / 60, y / 7),
        },
      );
      // through the left glass a street, through the right one what also walks in it
      for (const k of [-1, 1]) {
        const x = 450 + k * 178;
        p.shape(limb([[x + k * 130, 250], [x + k * 250, 170], [x + k * 300, 60]], 8, 7, 6), p.pal.ink, { rim: 3 });
        p.fill(disc(x, 280, 148, 44), p.pal.ink);
        p.fill(disc(x, 280, 130, 44), k > 0 ? p.pal.fore : p.pal.far);
        T.rings(
          p,
          {
            x, y: 250, r0: k > 0 ? 40 : 24, reach: 90, gap: 6, ink: k > 0 ? p.pal.accent : p.pal.cut, power: 0.9,
            cloud: 0,
          },
        );
        const roofs: Ring[] = times(
          4,
          (i) => [
            [x - 120 + i * 62, 356], [x - 120 + i * 62, 290 + (i % 2) * 18], [x - 90 + i * 62, 256 + (i % 2) * 20],
            [x - 62 + i * 62, 290], [x - 62 + i * 62, 356],
          ],
        );
        p.shape(roofs, p.pal.near, { rim: 2, union: true });
        p.fill(
          curve([[x - 128, 350, 1], [x + 128, 350, 1], [x + 80, 394], [x, 410], [x - 80, 394]], true, 6), p.pal.ink,
        );
        if (k < 0) T.walker(p, { x, y: 386, h: 90 });
        else { T.cephalo(p, { x, y: 270, s: 0.62, arms: 5, len: 120 }); }
        const ring = times(41, (i): Point => [x + Math.cos(i * 0.157) * 139, 280 + Math.sin(i * 0.157) * 139]);
        p.carve(limb(ring, 10, 10, 10), { R: 8, gap: 4.6, power: 1.7, amb: 0.2, rim: 4 });
      }
      p.carve(limb([[410, 250], [450, 226], [490, 250]], 9, 8, 9), { R: 8, gap: 4.6, power: 1.7, amb: 0.2, rim: 3 });
    },
  },
  necronomicon: {
    tint: '#4f3a2a',
    light: [160, 130, 200, 900],
    focus: [450, 310],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.candle(p, { x: 160, y: 470, h: 240, w: 60, halo: 380 });
      p.fill([[0, 460], [900, 430], [900, 620], [0, 620]], p.pal.fore);
      // a book with a lock, and the lock looks
      p.carve(
        [[330, 90], [690, 60], [730, 500], [300, 540]],
        { R: 26, gap: 6, angle: 0.4, power: 1.1, tex: 0.6, grain: 0.05, rim: 4 },
      );
      p.shape([[690, 60], [734, 84], [776, 512], [730, 500]], p.pal.soft, { rim: 2 });
      p.fill(
        times(9, (i) => line([[694 + i * 4.4, 66 + i * 2.4], [734 + i * 4.6, 500 + i * 1.4]], 1.2)), p.pal.ink, 1, true,
      );
      for (const [a, b] of [
        [[336, 96], 0.9], [[682, 66], 2.4], [[722, 494], -2.4], [[306, 534], -0.9],
      ] as [Point, number][])
        p.carve(
          place([[0, -60], [64, 0], [0, 60], [-14, 0]], a[0], a[1], 1, b),
          { R: 10, gap: 5, power: 1.5, amb: 0.1, rim: 3 },
        );
      p.carve(
        limb([[314, 300], [500, 286], [760, 276]], 40, 40, 40),
        { R: 16, gap: 6, power: 1.1, fill: p.pal.fore, rim: 3, angle: 1.5 },
      );
      p.carve(disc(520, 286, 92, 34, 88), { R: 30, gap: 5, power: 1.5, rim: 4 });
      p.fill(curve([[444, 288, 1], [520, 230], [596, 284, 1], [520, 338]], true, 6), p.pal.ink);
      T.eye(p, { x: 520, y: 285, r: 40, lid: 0.8 });
      for (let i = 0; i < 5; i++) T.rune(p, 400 + i * 62, 150 - i * 5, 17, p.pal.ink, 4);
      for (let i = 0; i < 5; i++) T.rune(p, 390 + i * 66, 450 - i * 5, 17, p.pal.ink, 4);
    },
  },
  elixir: {
    tint: '#2c5a56',
    light: [450, 330, 120, 620],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let i = 0; i < 7; i++) for (const y of [230, 560]) {
        const h = p.r.in(90, 170);
        const x = 30 + i * 130;
        p.carve(
          [
            [x, y], [x, y - h * 0.6], [x + 26, y - h * 0.7], [x + 26, y - h], [x + 50, y - h], [x + 50, y - h * 0.7],
            [x + 76, y - h * 0.6], [x + 76, y],
          ],
          { R: 14, gap: 7, angle: 0, power: 0.5, rim: 2 },
        );
      }
      for (const y of [230, 560]) p.carve(rect(-10, y, 920, 22), { R: 9, gap: 6, angle: 0, power: 0.8 });
      p.fill(disc(450, 380, 250, 40), p.pal.fore);
      T.rings(p, { x: 450, y: 390, r0: 170, reach: 280, ink: p.pal.soft, power: 0.7, cloud: 0.3 });
      // the only bottle that is not dusty: something bright lies coiled in it
      const flask = half(
        [
          [0, 60], [40, 62, 1], [40, 84], [30, 96, 1], [30, 220], [120, 300], [150, 400], [120, 500], [60, 556, 1],
          [0, 558],
        ],
        450, 0,
      );
      p.carve(flask, { R: 40, gap: 5.5, angle: 0.1, power: 0.8, fill: p.pal.fore, rim: 5, back: 0.6 });
      p.fill(
        curve(
          [
            [318, 370, 1], [390, 362], [450, 376], [520, 362], [582, 370, 1], [590, 430], [556, 510], [500, 548],
            [400, 548], [344, 510], [310, 430],
          ],
          true, 6,
        ),
        p.pal.accent,
      );
      p.cut(
        curve(
          [
            [318, 370, 1], [450, 376], [582, 370, 1], [590, 430], [556, 510], [500, 548], [400, 548], [344, 510],
            [310, 430],
          ],
          true, 6,
        ),
        { angle: 0.1, gap: 8, ink: p.pal.ink, max: 0.9, tone: (x, y) => (x - 330) / 300 + (y - 380) / 500 },
      );
      p.fill(
        limb(
          [[380, 500], [440, 420], [520, 440], [500, 510], [430, 500], [450, 300], [456, 240]], 3, 12, 14, 12, 8, 4, 1,
        ),
        p.pal.ink,
      );
      p.carve([[424, 30], [476, 30], [470, 76], [430, 76]], { R: 12, gap: 5, power: 1.3, tex: 0.6, rim: 3 });
      p.fill(
        [limb([[346, 330], [330, 390], [340, 460]], 1, 6, 1), line([[430, 110], [430, 210]], 3, 1)], p.pal.cut, 1, true,
      );
    },
  },
  dagger: {
    tint: '#4a3040',
    light: [690, 90, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 700, y: 80, r0: 40, reach: 520, power: 0.6, cloud: 0.5 });
      // it stands in the altar up to half its length, and the stone has cracked
      p.carve(
        [[0, 460], [900, 420], [900, 660], [0, 660]],
        { R: 40, gap: 8, angle: 0.1, power: 0.8, tex: 0.7, fill: p.pal.fore, rim: 3 },
      );
      p.fill(
        [
          line([[450, 470], [380, 520], [400, 560], [330, 620]], 7, 2),
          line([[450, 470], [540, 500], [640, 480]], 5, 0.6), line([[450, 470], [470, 540], [540, 600]], 5, 1),
        ],
        p.pal.ink, 1, true,
      );
      const blade: Ring = curve(
        [
          [404, 210, 1], [396, 232], [408, 330], [424, 470, 1], [480, 470, 1], [496, 330], [508, 232], [500, 210, 1],
        ],
        true, 6,
      );
      p.carve(blade, { fill: p.pal.mid, R: 40, gap: 5.4, angle: 0.5, power: 2, amb: 0.35, rim: 5 });
      p.fill(line([[452, 214], [450, 320], [450, 440]], 4, 1), p.pal.ink);
      // a guard of two horns, a grip bound with wire, a pommel that is an eye
      for (const k of [-1, 1]) p.carve(
        limb([[452, 206], [452 + k * 90, 200], [452 + k * 150, 130]], 19, 17, 3),
        { R: 14, gap: 5, power: 1.5, rim: 3.6 },
      );
      p.carve(
        limb([[452, 200], [452, 130], [452, 84]], 20, 25, 18), { R: 18, gap: 9, angle: 0.4, power: 1.4, rim: 3.6 },
      );
      p.carve(disc(452, 54, 40, 24), { R: 34, gap: 4.8, power: 1.5, rim: 4 });
      T.eye(p, { x: 452, y: 54, r: 17, lid: 0.8 });
      T.skull(p, { x: 170, y: 410, s: 0.9, turn: -0.2 });
      T.candle(p, { x: 790, y: 430, h: 60, w: 40, halo: 0 });
    },
  },
  sigil_eye: {
    tint: '#38504e',
    light: [240, 110, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.stone(p, { x: 450, y: 620, w: 560, h: 600, gap: 7, power: 1 });
      const s = curve(
        [[250, 310, 1], [350, 220], [450, 190], [550, 220], [650, 310, 1], [550, 390], [450, 420], [350, 390]], true, 6,
      );
      p.fill(limb([...s, s[0]!], 12, 12), p.pal.accent);
      p.fill([disc(450, 306, 66, 30), disc(450, 306, 42, 26)], p.pal.accent);
      p.fill(
        times(
          5,
          (i) => line(
            [[330 + i * 60, 170 - Math.sin(i * 0.785) * 34], [306 + i * 72, 120 - Math.sin(i * 0.785) * 50]], 8, 3,
          ),
        ),
        p.pal.accent, 1, true,
      );
    },
  },
  sigil_branch: {
    tint: '#38504e',
    light: [660, 110, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.stone(p, { x: 450, y: 620, w: 560, h: 600, gap: 7, power: 1 });
      // a bough with five twigs
      p.fill(
        [
          line([[370, 500], [430, 380], [470, 240], [520, 110]], 13, 5),
          line([[400, 440], [330, 370], [320, 310]], 9, 4), line([[428, 380], [520, 340], [560, 280]], 9, 4),
          line([[452, 300], [380, 240], [372, 180]], 8, 4), line([[484, 210], [560, 190], [590, 140]], 8, 4),
        ],
        p.pal.accent, 1, true,
      );
    },
  },
  sigil_ring: {
    tint: '#38504e',
    light: [450, 60, 220, 820],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.stone(p, { x: 450, y: 620, w: 560, h: 600, gap: 7, power: 1 });
      // a ring that is not shut, and a star in it
      p.fill(
        limb(
          times(31, (i): Point => [450 + Math.cos(i * 0.19 - 1.1) * 160, 300 + Math.sin(i * 0.19 - 1.1) * 160]), 4, 15,
          15, 15, 4,
        ),
        p.pal.accent,
      );
      p.fill(
        times(
          5,
          (i) => line(
            [[450, 300], [450 + Math.cos(i * TAU * 0.2 - 1.57) * 92, 300 + Math.sin(i * TAU * 0.2 - 1.57) * 92]], 13, 2,
          ),
        ),
        p.pal.accent, 1, true,
      );
    },
  },
};
