// Where a thing is shown: each setting brings its light and says where the thing has its place.
import { TAU, curve, disc, rect, smooth, type Chance, type Light, type Ring } from '../core';
import type { Plate } from '../plate';
import * as T from '../things';
import type { Stance } from './desk';

export interface Spot {
  x: number;
  /** Its middle, or its foot where it stands, or its nail where it hangs. */
  y: number;
  s: number;
  /** It throws a shadow so far away. */
  shadow?: number;
}
export interface Setting {
  stances: readonly Stance[];
  /** The light, if it comes from the right. */
  light: Light;
  spot: Spot;
  /** k: 1 light from the right, -1 from the left. */
  draw(p: Plate, k: number, r: Chance): void;
  front?(p: Plate, k: number, r: Chance): void;
}
const across = (k: number, x: number) => 450 + k * (x - 450);
const bricks = (p: Plate, x: number, y: number, reach: number, w: number, h: number, top = 0) => {
  for (let j = 0; j * h < 600 - top; j++)
    for (let i = -1; i < 900 / w + 1; i++) {
      const bx = i * w + (j % 2) * (w / 2);
      const by = top + j * h;
      if (Math.hypot(bx + w / 2 - x, by - y) > reach * 2) continue;
      p.cut(rect(bx + 2, by + 2, w - 5, h - 5), {
        gap: 7.5, min: 0.1, inset: 3, step: 18, ink: p.pal.soft,
        tone: (a, b) => 0.85 * Math.exp(-Math.hypot((a - x) / 1.2, b - y) / reach) * (0.5 + 0.7 * p.n(i * 3, j * 5)),
      });
    }
};
const boards = (p: Plate, y: number, lit: (x: number, y: number) => number, tilt = 0) => {
  p.fill(rect(-10, y, 920, 620 - y), p.pal.fore);
  p.cut(rect(-10, y, 920, 620 - y), {
    angle: tilt, gap: 8, min: 0.1, step: 24, ink: p.pal.soft, bend: (a, b) => (p.n(a / 150, b / 30) - 0.5) * 16,
    tone: (a, b) => lit(a, b) * (p.n(a / 120, b / 9) > 0.35 ? 1 : 0.25),
  });
};
const pool = (x: number, y: number, w: number, h: number) => (a: number, b: number) =>
  Math.exp(-Math.pow((a - x) / w, 2) - Math.pow((b - y) / h, 2));

export const settings: Record<string, Setting> = {
  halo: {
    stances: ['flat', 'lean', 'hang'],
    light: [640, 90, 200, 950],
    spot: { x: 440, y: 310, s: 2.15 },
    draw(p, k) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: across(k, 560), y: 240, r0: 60, reach: 440, gap: 10, ink: p.pal.soft, power: 0.75, cloud: 0.5 });
    },
  },
  moon: {
    stances: ['lean', 'stand'],
    light: [680, 130, 160, 900],
    spot: { x: 390, y: 548, s: 1.95 },
    draw(p, k) {
      p.fill(p.all, p.pal.near);
      const x = across(k, 660);
      T.clouds(p, { y1: 430, lit: (a, b) => 1.3 * Math.exp(-Math.hypot(a - x, b - 150) / 260), clear: [x, 150, 150] });
      T.rings(p, { x, y: 150, r0: 84, reach: 320, gap: 10, power: 0.8, cloud: 0.6 });
      T.moon(p, { x, y: 150, r: 70 });
    },
    front(p) {
      T.ridge(p, { y: 535, amp: 22, fill: p.pal.fore, power: 0.8 });
    },
  },
  planks: {
    stances: ['flat', 'lean'],
    light: [720, 40, 260, 900],
    spot: { x: 450, y: 310, s: 2.1, shadow: 16 },
    draw(p, k, r) {
      const lit = pool(across(k, 540), 270, 330, 270);
      const tilt = r.in(-0.14, 0.14);
      p.fill(p.all, p.pal.near);
      p.cut(rect(-40, -40, 980, 700), {
        angle: tilt, gap: 8, min: 0.08, step: 22, ink: p.pal.soft, bend: (a, b) => (p.n(a / 170, b / 26) - 0.5) * 18,
        tone: (a, b) => 0.62 * lit(a, b) * (p.n(a / 130, b / 10) > 0.38 ? 1 : 0.3),
      });
      for (let i = -1; i < 6; i++) {
        const y = 40 + i * 118 + r.in(-8, 8);
        p.fill(
          [[-10, y - 450 * tilt], [910, y + 450 * tilt], [910, y + 6 + 450 * tilt], [-10, y + 6 - 450 * tilt]],
          p.pal.ink,
        );
      }
    },
  },
  cloth: {
    stances: ['flat', 'lean'],
    light: [200, 60, 240, 900],
    spot: { x: 460, y: 300, s: 2.1, shadow: 12 },
    draw(p, k, r) {
      p.fill(p.all, p.pal.fore);
      const a0 = r.in(0.5, 0.9) * k;
      p.cut(p.all, {
        angle: a0,
        gap: 9,
        min: 0.1,
        step: 18,
        ink: p.pal.soft,
        bend: (a, b) => (p.n(a / 150, b / 150) - 0.5) * 120,
        tone: (a, b) =>
          0.75 *
          Math.pow(p.n.fbm(a / 170 + b / 300, b / 120 - a / 260, 2), 1.6) *
          (0.25 + pool(450, 300, 380, 260)(a, b)),
      });
    },
  },
  brick: {
    stances: ['flat', 'lean', 'hang'],
    light: [700, 60, 170, 900],
    spot: { x: 450, y: 300, s: 2, shadow: 18 },
    draw(p, k) {
      p.fill(p.all, p.pal.fore);
      bricks(p, across(k, 520), 240, 210, 90, 46);
    },
  },
  table: {
    stances: ['stand'],
    light: [700, 280, 130, 760],
    spot: { x: 385, y: 530, s: 1.95 },
    draw(p, k, r) {
      const x = across(k, 720);
      p.fill(p.all, p.pal.fore);
      boards(p, 458, (a, b) => 0.9 * pool(x, 500, 360, 110)(a, b));
      p.fill(rect(-10, 455, 920, 3), p.pal.soft, 0.5);
      T.candle(p, { x, y: 520, h: r.in(110, 190), w: 44, halo: 290 });
    },
  },
  window: {
    stances: ['stand', 'hang'],
    light: [600, 150, 90, 760],
    spot: { x: 400, y: 520, s: 1.85 },
    draw(p, k, r) {
      const x = across(k, 540);
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: across(k, 600), y: 150, r0: 50, reach: 420, gap: 9, power: 0.9, cloud: 0.6 });
      T.moon(p, { x: across(k, 600), y: 150, r: 44, face: false });
      if (r.chance(0.5)) T.skyline(p, { y: 500, h: 110, lit: 0.1, fill: p.pal.mid });
      else T.ridge(p, { y: 430, amp: 50, fill: p.pal.mid });
      const w = 250;
      const hole: Ring = r.chance(0.5)
        ? curve(
            [
              [x - w, 510, 1], [x - w, 170, 1], [x - w * 0.6, 70], [x, 20], [x + w * 0.6, 70], [x + w, 170, 1],
              [x + w, 510, 1],
            ],
            true,
            6,
          )
        : rect(x - w, 44, w * 2, 466);
      p.fill([rect(-5, -5, 910, 610), hole], p.pal.fore);
      const bars = [rect(x - 7, 0, 14, 510), rect(x - w, 190, w * 2, 11), rect(x - w, 350, w * 2, 11)];
      p.shape(bars.map((b) => b), p.pal.fore, { rim: 1.6, hand: 0, union: true });
      p.shape([[x - 320, 508], [x + 320, 508], [x + 350, 556], [x - 350, 556]], p.pal.near, { rim: 3 });
      p.cut(
        [[x - 320, 510], [x + 320, 510], [x + 345, 550], [x - 345, 550]],
        { gap: 8, tone: (a) => 0.7 * pool(x, 0, 240, 9e9)(a, 0) },
      );
    },
  },
  niche: {
    stances: ['stand'],
    light: [760, 130, 240, 820],
    spot: { x: 450, y: 500, s: 1.75, shadow: 22 },
    draw(p, k) {
      p.fill(p.all, p.pal.near);
      bricks(p, across(k, 640), 260, 260, 150, 74);
      const arch = curve(
        [[240, 506, 1], [240, 250, 1], [300, 110], [450, 50], [600, 110], [660, 250, 1], [660, 506, 1]],
        true,
        6,
      );
      p.fill(arch, p.pal.ink);
      p.cut(arch, {
        angle: 1.57, gap: 9, min: 0.1, ink: p.pal.soft, tone: (a) => 0.5 * smooth(250, 0, Math.abs(a - across(k, 250))),
      });
      for (let i = 0; i < 13; i++) {
        const a = Math.PI * (1 + i / 12);
        const q = (r: number, b: number): [number, number] => [450 + Math.cos(b) * r, 255 + Math.sin(b) * r];
        p.carve([q(206, a), q(206, a + 0.22), q(262, a + 0.22), q(262, a)], { R: 12, gap: 7, angle: a, power: 0.9 });
      }
      p.carve(rect(190, 500, 520, 44), { R: 14, angle: 0, gap: 7, power: 1.1 });
    },
  },
  shaft: {
    stances: ['stand', 'hang'],
    light: [640, 20, 170, 900],
    spot: { x: 430, y: 520, s: 1.85 },
    draw(p, k) {
      p.fill(p.all, p.pal.ink);
      const q = (x: number, y: number): [number, number] => [across(k, x), y];
      const beam: Ring = [q(640, -10), q(760, -10), q(650, 540), q(180, 540)];
      p.fill(beam, p.pal.near);
      p.cut(beam, {
        angle: k * 1.9, gap: 11, min: 0.08, ink: p.pal.soft,
        tone: (a, b) => 0.5 * (1 - b / 700) * (0.3 + p.n(a / 30 + (b / 60) * k, 4)),
      });
      p.fill(disc(across(k, 415), 535, 250, 40, 44), p.pal.near);
      p.cut(disc(across(k, 415), 535, 250, 40, 44), {
        gap: 8, tone: (a, b) => 0.9 * pool(across(k, 430), 535, 190, 60)(a, b), ink: p.pal.soft,
      });
      T.stars(p, { n: 26, y1: 500 });
    },
  },
  rays: {
    stances: ['hang', 'stand', 'lean', 'flat'],
    light: [560, 200, 120, 700],
    spot: { x: 450, y: 320, s: 1.9 },
    draw(p, k, r) {
      p.fill(p.all, p.pal.fore);
      const x = across(k, 480);
      T.rays(p, {
        x, y: 290, r0: 120, r1: 560, n: 130, ink: p.pal.accent, power: 0.55, from: r.in(0, 1), to: r.in(0, 1) + TAU,
      });
      T.rings(p, { x, y: 290, r0: 130, reach: 90, gap: 9, ink: p.pal.accent, power: 0.7, cloud: 0.2 });
    },
  },
  vitrine: {
    stances: ['stand', 'hang'],
    light: [640, 40, 190, 900],
    spot: { x: 440, y: 452, s: 1.6 },
    draw(p, k, r) {
      p.fill(p.all, p.pal.fore);
      for (const x of [40, 770]) T.column(p, { x, y: 470, h: 430, w: 56, fill: p.pal.near });
      T.rays(p, { x: across(k, 560), y: -40, r0: 20, r1: 620, n: 50, from: 1.2, to: 1.95, power: 0.5 });
      boards(p, 520, pool(450, 540, 330, 60));
      p.carve(rect(240, 456, 400, 150), { R: 20, gap: 7, angle: 1.57, power: 0.9 });
      p.carve(rect(216, 450, 448, 26), { R: 10, gap: 6, angle: 0 });
      if (r.chance(0.5))
        p.fill(curve([[340, 452, 1], [380, 432], [520, 430], [556, 452, 1]], true, 5), p.pal.mid);
    },
    front(p, k) {
      const pane = rect(244, 60, 392, 392);
      p.fill([[244, 60], [636, 60], [612, 84], [268, 84]].map(([x, y]) => [x!, y!]), p.pal.soft, 0.25);
      for (const b of [rect(242, 58, 4, 394), rect(634, 58, 4, 394), rect(242, 58, 396, 4)]) p.fill(b, p.pal.cut, 0.9);
      p.cut(pane, {
        angle: -0.9 * k, gap: 15, min: 0.1, max: 0.2,
        tone: (a, b) => smooth(0.7, 0.74, p.n((a * 0.8 + b * k * 0.62) / 90, 3)) * 0.7,
      });
    },
  },
  moor: {
    stances: ['stand', 'lean'],
    light: [680, 130, 200, 900],
    spot: { x: 400, y: 548, s: 1.9 },
    draw(p, k, r) {
      const x = across(k, 690);
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x, y: 140, r0: 60, reach: 420, gap: 9, power: 0.9, cloud: 0.7 });
      T.moon(p, { x, y: 140, r: 48 });
      T.ridge(p, { y: 400, amp: 40, seed: r.int(1, 9), fill: p.pal.far, power: 0.6 });
      if (r.chance(0.6)) T.stone(p, { x: across(k, r.in(600, 760)), y: 440, w: 40, h: r.in(80, 150), fill: p.pal.mid });
      T.ridge(p, { y: 470, amp: 16, seed: r.int(1, 9), fill: p.pal.mid });
    },
    front(p) {
      T.ridge(p, { y: 560, amp: 10, fill: p.pal.fore, power: 0.7 });
      T.grass(p, { y: 570, n: 70, h: 34 });
      T.grass(p, { y: 600, n: 90, h: 40 });
    },
  },
  shelf: {
    stances: ['stand'],
    light: [720, 90, 220, 900],
    spot: { x: 420, y: 500, s: 1.8 },
    draw(p, k, r) {
      p.fill(p.all, p.pal.fore);
      for (let x = -20; x < 920;) {
        const w = r.in(22, 60);
        const h = r.in(130, 250);
        p.carve(rect(x, 500 - h, w - 4, h), { fill: p.pal.fore, R: w * 0.4, gap: 9, angle: 0, power: 0.55, rim: 1 });
        if (r.chance(0.5)) p.fill(rect(x + 3, 500 - h * 0.8, w - 10, 6), p.pal.soft, 0.7);
        x += w + (r.chance(0.12) ? 70 : 0);
      }
      p.fill(disc(across(k, 420), 380, 190, 30, 210), p.pal.ink, 0.55);
      p.carve(rect(-10, 498, 920, 30), { R: 10, gap: 6, angle: 0, power: 1.1 });
      p.fill(rect(-10, 528, 920, 80), p.pal.ink);
    },
  },
};
