// The servants of Glaaki.
import {
  T, TAU, curve, disc, half, place, rect, rows, taper, type Plate, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { flesh, hand, head, limb, shag, twin } from '../../art/monster_parts';

/** One of Glaaki's dead: a drowned head, with a web of veins and weed for hair. */
function drowned(p: Plate, x: number, y: number, s: number, turn: number, w = 1) {
  head(p, { x, y, s, turn, w, jaw: 104, hollow: 1.7, mouth: 3, eye: p.pal.accent, r: 8, fill: p.pal.fore });
  const vein = (l: Ring) => taper(place(curve(l, false, 5), x, y, s, turn, s * w), (t) => (1 - t) * 2.6 * s + 0.6);
  p.fill(
    [
      vein([[62, 90], [40, 50], [50, 10]]), vein([[10, 104], [30, 70], [16, 46]]),
      vein([[-40, 84], [-46, 40], [-30, 30]]), vein([[40, -100], [30, -60], [44, -36]]),
    ],
    p.pal.ink, 1, true,
  );
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) * 17;
    p.shape(
      limb(
        place(
          [[u * 0.6, -104 + Math.abs(u) * 0.3], [u * 1.2, -70 + (i % 3) * 16], [u * 1.25, -20 + (i % 4) * 34]], x, y, s,
          turn, s * w,
        ),
        7 * s, 1.5,
      ),
      p.pal.ink, { rim: 1.8, hand: 0 },
    );
  }
}

export const plates: Plates = {
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
        p.shape([[x - 9, y], [x + 10, y - h], [x + 12, y]], p.pal.ink, { rim: 3 });
      drowned(p, 430, 270, 1.6, 0.06);
      p.fill(
        curve(
          [[-20, 330, 1], [260, 336], [430, 352], [600, 336], [920, 330, 1], [920, 620, 1], [-20, 620, 1]], true, 6,
        ),
        p.pal.ink,
      );
      T.water(p, { y0: 336, path: [[690, 80]] });
      for (let i = 0; i < 4; i++)
        p.fill(
          [disc(430, 356, 150 + i * 60, 40, 18 + i * 9), disc(430, 356, 146 + i * 60, 40, 15.5 + i * 9)], p.pal.soft,
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
        p, half([[0, 340], [90, 350], [180, 420], [200, 620, 1]], 430, 0),
        { R: 100, fill: p.pal.fore, angle: 1.3, extra: shag(p, 1.3, 12) },
      );
      drowned(p, 430, 230, 1.4, -0.16);
      hand(p, { x: 240, y: 340, s: 1.5, turn: -0.2, k: -1, curl: 0.1, fill: p.pal.near });
      hand(p, { x: 640, y: 300, s: 1.5, turn: 0.15, curl: 0.1, fill: p.pal.near });
      p.shape(
        [rect(-10, -10, 110, 620), rect(800, -10, 110, 620), rect(-10, 560, 920, 60), rect(-10, -10, 920, 30)],
        p.pal.ink, { rim: 3, union: true },
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
        p.shape([[x - 10, 430], [x + (x - 170) * 0.3, 430 - h], [x + 12, 430]], p.pal.ink, { rim: 3 });
      // from behind: the wound, and what grows from it
      flesh(
        p, half([[0, 250], [80, 262], [190, 320], [220, 450], [200, 620, 1]], 500, 0),
        { R: 120, gap: 6.5, angle: 0.2, bend: 0.5, power: 1.3 },
      );
      flesh(
        p, half([[0, 60], [64, 74], [84, 140], [70, 220], [48, 280], [0, 300]], 500, 0),
        { R: 70, gap: 5.4, angle: 1.4, extra: shag(p, 1.4, 9) },
      );
      for (const ring of twin([[78, 150], [100, 140], [98, 190], [80, 200]], 500))
        flesh(p, ring, { R: 9, gap: 5 });
      for (let i = 0; i < 13; i++) {
        const a = (i / 13) * TAU;
        const at = (r: number, q: number): Point => [500 + Math.cos(a + q) * r * 1.2, 430 + Math.sin(a + q) * r];
        p.fill(limb([at(18, 0), at(70, 0.2), at(110, -0.15), at(150 + (i % 3) * 20, 0.1)], 7, 0.8), p.pal.ink);
      }
      p.fill(disc(500, 430, 34, 18, 30), p.pal.ink);
      p.carve(
        taper([[500, 432], [560, 350], [650, 230]], (t) => 15 * (1 - t) + 2),
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
        p, limb([[640, 640], [600, 480], [500, 400]], 150, 70), { R: 110, fill: p.pal.fore, extra: shag(p, 0.9, 13) },
      );
      drowned(p, 420, 280, 1.5, -0.75);
      for (const [x, y, r] of rows(
        [330, 120, 10], [350, 70, 14], [320, 30, 8], [300, 160, 6], [560, 90, 7], [580, 40, 11],
      ))
        p.fill([disc(x, y, r, 16), disc(x, y, r * 0.75, 16)], p.pal.soft);
      for (let i = 0; i < 9; i++) {
        const x = [30, 100, 180, 720, 790, 850, 250, 660, 900][i]!;
        p.tube(
          curve([[x, 640], [x + 30, 480], [x - 20, 340 + (i % 3) * 50], [x + 24, 200 + (i % 4) * 60]], false, 8),
          (t) => 18 * Math.sin(Math.PI * (0.1 + 0.9 * t) * 0.98) + 2, { fill: p.pal.ink, gap: 9, power: 0.7 },
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
      for (const [x, w] of rows([330, 22], [700, 26], [830, 40])) T.trunk(p, { x, w, fill: p.pal.mid });
      T.fog(p, { y: 320, h: 160, power: 0.9 });
      for (const [x, y, s] of rows([760, 230, 0.8], [330, 220, 0.7])) {
        flesh(p, half([[0, 90], [50, 96], [120, 140], [130, 420, 1]], x, y, s), { R: 60, fill: p.pal.mid, power: 0.5 });
        head(p, {
          x, y, s, turn: x > 500 ? 0.3 : -0.3, eye: p.pal.accent, r: 8, fill: p.pal.mid, power: 0.7, hollow: 1.5,
        });
      }
      flesh(
        p, half([[0, 330], [90, 340], [200, 400], [220, 620, 1]], 530, 0),
        { R: 110, angle: 1.3, fill: p.pal.fore, extra: shag(p, 1.3, 12) },
      );
      drowned(p, 520, 220, 1.45, 0.18, -1);
      p.shape([[640, 460], [760, 300], [674, 480]], p.pal.ink, { rim: 4 });
      T.rings(p, { x: 180, y: 480, r0: 26, reach: 220, ink: p.pal.lamp, cloud: 0 });
      p.fill(rect(166, 456, 30, 44), p.pal.lamp);
      p.shape([rect(160, 448, 42, 10), rect(160, 498, 42, 10), rect(178, 456, 4, 44)], p.pal.ink, { union: true });
    },
  },
};
