// Monsters of Dunwich: children of Abhoth, the dead and the unseen.
import {
  T, TAU, curve, disc, half, place, rect, rows, smooth, taper, times, type Plate, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { claws, flesh, fur, hand, head, limb, limbs, maw, ooze, shag, wisp, wraps } from '../../art/monster_parts';

/** Grey stuff of Abhoth, on which something grows that it has seen. */
const slime = (p: Plate, x: number, y: number, w: number, h: number, more: Ring[] = []) =>
  flesh(p, [...ooze(p, x, y, w, h, 10, 5), ...more], {
    R: 90, gap: 6, power: 1.4, gamma: 1.8, angle: 0.15, fill: p.pal.fore,
  });
export const plates: Plates = {
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
          p, limb([[450 + (x - 450) * 0.6, 480], [x - a * 30, y + 150], [x, y + 40]], 52, 24),
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
                [430 + 110 * k, 300], [430 + k * (230 + i * 40), 190 + i * 50],
                [430 + k * (250 + i * 34), 360 + i * 40], [430 + k * (210 + i * 46), 500 + i * 30],
              ],
              26, 5,
            ),
            { R: 16, gap: 5, fill: p.pal.near },
          );
      slime(p, 430, 260, 180, 130);
      for (const [x, y, r, q] of rows(
        [380, 220, 66, 0.1], [510, 280, 54, -0.4], [350, 330, 40, 0.6], [490, 170, 38, 0.3], [430, 360, 36, 0],
      ))
        maw(p, x, y, r, 0.7, 2, 13, q, { fill: p.pal.fore });
      T.eye(p, { x: 440, y: 120, r: 17, turn: 0.2 });
    },
  },
  child_of_abhoth_3: {
    tint: '#4b5548',
    light: [640, 70, 200, 850],
    focus: [450, 260, 420],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: 660, y: -40, r0: 40, r1: 700, n: 60, from: 1.2, to: 2.6, power: 0.45 });
      p.fill(rect(-10, 440, 920, 180), p.pal.ink);
      T.rings(p, { x: 450, y: 500, r0: 250, reach: 330, squash: 0.24, ink: p.pal.soft, power: 0.8, cloud: 0.1 });
      // out of the pool comes a face it has seen, too large, and the arms that go with it
      for (const k of [-1, 1]) {
        flesh(p, limb([[450 + 170 * k, 520], [450 + 300 * k, 430], [450 + 280 * k, 270]], 54, 26), {
          fill: p.pal.fore, R: 34, angle: 0.3 * k, power: 1.4,
        });
        hand(p, { x: 450 + 276 * k, y: 226, s: 1.25, turn: -0.16 * k, k, fill: p.pal.fore });
      }
      flesh(p, [...ooze(p, 450, 480, 220, 66, 9, 0), half([[0, 60], [110, 70], [168, 190], [150, 330], [190,
        500, 1]], 450, 0)], {
        R: 100, gap: 6, power: 1.3, gamma: 1.7, angle: 0.1, fill: p.pal.fore, rim: 4,
      });
      head(p, { x: 450, y: 236, s: 1.62, hollow: 1.2, mouth: 5, jaw: 108, eye: p.pal.accent, r: 5.5,
        fill: p.pal.fore, amb: 0.06 });
      // it has not set yet
      p.shape(
        [[350, 392, 96], [386, 420, 70], [520, 416, 84], [556, 380, 110]].map(([x, y, l]) =>
          limb([[x!, y!], [x! + 3, y! + l! * 0.5], [x!, y! + l!]], 13, 4),
        ),
        p.pal.fore, { rim: 2.6, union: true },
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
        p, half([[0, -30], [150, 0], [210, 150], [190, 330], [240, 620, 1]], 600, 0),
        { R: 40, gap: 7, angle: 0, power: 0.7, fill: p.pal.near },
      );
      p.fill(half([[0, 10], [120, 40], [170, 160], [150, 340], [190, 620, 1]], 590, 0), p.pal.ink);
      for (const y of [60, 160, 260, 360, 460]) T.rune(p, 60 + (y % 3) * 8, y, 26, p.pal.soft);
      for (const y of [110, 210, 310, 410]) T.rune(p, 130, y, 20, p.pal.soft);
      flesh(p, half([[0, 300], [60, 310], [190, 360], [230, 620, 1]], 470, 0), { R: 100, gap: 7 });
      wraps(
        p,
        times(7, (i): Ring => [[280 - i * 4, 400 + i * 40], [460, 380 + i * 46 + (i % 2) * 20], [670, 420 + i * 38]]),
        17,
      );
      flesh(
        p, half([[0, 86], [62, 98], [92, 160], [84, 240], [60, 310], [0, 344]], 470, 0),
        { R: 80, gap: 5.5, power: 0.9 },
      );
      wraps(
        p,
        rows<[number, number, number]>(
          [118, 96, 126], [152, 130, 172], [246, 270, 226], [276, 250, 290], [306, 320, 296], [330, 318, 348],
        ).map(([a, b, c], i): Ring => [
          [386 + (i > 3 ? (i - 3) * 18 : i ? -6 : 14), a], [470, b + 22],
          [556 - (i > 3 ? (i - 3) * 18 : i ? -4 : 18), c],
        ]),
        17,
      );
      p.fill(
        curve(
          [[388, 204, 1], [420, 182], [470, 194], [520, 182], [556, 198, 1], [520, 224], [470, 212], [420, 226]], true,
          5,
        ),
        p.pal.ink,
      );
      p.fill([disc(434, 205, 9, 12), disc(506, 203, 5, 10)], p.pal.accent, 1, true);
      wraps(p, [[[556, 300], [610, 350], [590, 440], [640, 480]], [[400, 330], [360, 420], [380, 500]]], 10);
      flesh(p, limb([[240, 620], [300, 520], [420, 440], [540, 430]], 60, 36), { R: 40, angle: 0.9 });
      wraps(
        p,
        times(5, (i): Ring => [
          [280 + i * 52, 500 - i * 26], [312 + i * 54, 530 - i * 22], [300 + i * 60, 590 - i * 34],
        ]),
        13,
      );
      hand(p, { x: 590, y: 424, s: 1.05, turn: 1.5, thin: 0.8, curl: 0.3 });
      p.fill(
        curve(place([[-20, 0, 1], [-14, -50], [0, -90, 1], [16, -46], [20, 0, 1]], 170, 300, 0), true, 5), p.pal.lamp,
      );
    },
  },
  wraith: {
    tint: 'northside',
    mood: 'moon',
    light: [760, 420, 160, 950],
    focus: [395, 270, 460],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 770, y: 440, r0: 70, reach: 560, power: 0.7, cloud: 0.6 });
      T.moon(p, { x: 770, y: 440, r: 60 });
      T.fence(p, { y: 600, x0: 0, x1: 900, h: 90, gap: 34 });
      wisp(
        p,
        [
          curve(
            [
              [420, 80], [560, 110], [700, 30], [920, -80], [940, 60], [760, 220], [640, 320], [540, 430], [560, 300],
              [420, 400],
            ],
            true, 7,
          ),
        ],
        { angle: -0.55, gap: 5.5, power: 1.2, from: 2000, fade: 3000 },
      );
      flesh(
        p,
        curve(
          [
            [380, 110], [460, 140], [500, 220], [520, 330], [480, 440], [420, 400], [380, 470], [330, 410], [260, 420],
            [270, 300], [280, 190], [320, 130],
          ],
          true, 6,
        ),
        { fill: p.pal.fore, R: 80, gap: 6, angle: 1.3, power: 1.4, extra: shag(p, 1.3, 10) },
      );
      p.fill(
        curve(
          [[370, 170], [420, 190], [440, 260], [420, 340], [376, 372], [330, 340], [310, 260], [326, 196]], true, 6,
        ),
        p.pal.ink,
      );
      T.skull(p, { x: 376, y: 270, s: 0.82, turn: 0.12, jaw: 24, eyes: p.pal.accent, power: 0.9 });
      flesh(p, limb([[290, 340], [180, 360], [120, 440]], 36, 15), { R: 26, fill: p.pal.fore, extra: shag(p, 0, 9) });
      flesh(p, limb([[480, 350], [560, 440], [540, 500]], 36, 15), { R: 26, fill: p.pal.fore, extra: shag(p, 0.8, 9) });
      hand(p, { x: 104, y: 480, s: 1, turn: 3.6, thin: 0.8, curl: 0.5 });
      hand(p, { x: 536, y: 526, s: 0.95, turn: 2.9, k: -1, thin: 0.8, curl: 0.5 });
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
      for (const [x, w] of rows([120, 26], [330, 20], [590, 24], [760, 22])) T.trunk(p, { x, w, fill: p.pal.mid });
      const body = [
        half(
          [[0, 96], [50, 108], [74, 160], [66, 226], [30, 276], [60, 300], [130, 330], [110, 460], [140, 620, 1]], 450,
          0,
        ),
        ...limbs([[90, 330], [220, 250], [270, 330], [250, 400]], 450, 36, 15),
      ];
      p.shape(body, p.pal.fore, { rim: 4, union: true });
      wisp(p, body[0]!, { gap: 8, power: 1.1, from: 240, fade: 700, ink: p.pal.cut });
      p.shape(
        fur(
          half(
            [[0, 70], [60, 84], [100, 150], [94, 260], [130, 350], [70, 270], [64, 180], [40, 130], [0, 118]], 450, 0,
            1, 4,
          ),
          14, 1,
        ),
        p.pal.ink, { rim: 2 },
      );
      for (const k of [-1, 1]) {
        T.rings(p, { x: 450 + 36 * k, y: 190, r0: 24, reach: 34, gap: 6, ink: p.pal.accent, power: 0.7, cloud: 0 });
        p.fill(disc(450 + 36 * k, 190, 23, 18), p.pal.accent);
        p.fill(disc(450 + 34 * k, 192, 7, 12), p.pal.ink);
      }
      for (const [x, w] of rows([215, 52], [690, 58], [20, 80], [880, 70])) T.trunk(p, { x, w, fill: p.pal.ink });
      claws(p, 236, 380, 2.6, 100, 4, 1.3, 0.12, { fill: p.pal.near, light: [450, 190, 120, 700] });
      claws(p, 664, 380, 0.5, 100, 4, 1.3, 0.12, { fill: p.pal.near, light: [450, 190, 120, 700] });
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
        p.fill(taper(c, (t) => 9 * (1 - t) + 1.5), p.pal.accent, 0.85);
        const [x, y] = c[c.length - 1]!;
        p.fill(disc(x, y, 13, 12), p.pal.soft);
        p.fill(disc(x, y, 8, 10), p.pal.ink);
      }
      p.cut(disc(450, 240, 150, 30), {
        angle: 0.3, gap: 8, ink: p.pal.soft, tone: (x, y) => 0.7 * smooth(90, 150, Math.hypot(x - 450, y - 240)),
      });
      maw(p, 450, 240, 104, 0.95, 3, 21, 0, { fill: p.pal.near });
      for (const k of [-1, 1]) {
        p.tube(
          curve([[450 + 90 * k, 330], [450 + 170 * k, 420], [450 + 150 * k, 500]], false, 8), (t) => 34 - 12 * t,
          { fill: p.pal.fore, ink: p.pal.soft, gap: 8, rim: 2 },
        );
        claws(p, 450 + 150 * k, 496, 1.57, 100, 4, 1.2);
      }
    },
  },
};
