// The streets of Arkham's nine neighborhoods.
import {
  T, clamp, curve, disc, half, mix, place, rect, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';
import { bar, bust, dark, ground, lie, wall } from './places_parts';

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
      T.paving(p, { y0: 482, vx: 300, vy: 380, ink: p.pal.lamp, lit: (x, y) => 1.2 * Math.exp(-Math.hypot(x - 300, (y - 560) * 2) / 210) });
      T.lamppost(p, { x: 300, y: 562, h: 432, s: 2.2, halo: 0 });
      const at = (r: Ring) => place(r, 452, 584, 1.5);
      dark(p, [
        at(half([[0, -138], [11, -134], [13, -120], [7, -108], [20, -102], [25, -70], [20, -44], [17, 0, 1], [4, 0, 1], [2, -40]], 0, 0, 1, 4)),
        at([[-16, -128], [-15, -142], [0, -148], [14, -143], [17, -132], [-24, -126]]),
        at(taper(curve([[18, -98], [40, -112], [46, -150]], false, 5), () => 6)),
        at(taper(curve([[-18, -96], [-30, -76], [-14, -66]], false, 5), () => 6)),
      ], 3, p.pal.lamp);
      const sheet = (x: number, y: number, s: number, t: number, c: string) => {
        const q = (r: Ring) => place(r, x, y, s, t);
        p.shape(q(curve([[-40, -30, 1], [0, -22], [40, -34, 1], [36, 28, 1], [0, 36], [-36, 26, 1]], true, 4)), c, { rim: 0 });
        p.fill([bar(-28, -16, 28, -18, 4), ...times(3, (i) => bar(-28, -2 + i * 10, -4, i * 10, 1.8)), ...times(3, (i) => bar(6, i * 10, 28, -2 + i * 10, 1.8))].map(q), p.pal.ink, 1, true);
      };
      sheet(528, 346, 1.1, 0.2, p.pal.lamp);
      sheet(430, 474, 0.8, -0.5, p.pal.soft);
      for (const [x, y, s, t] of rows([640, 250, 0.9, 0.8], [724, 380, 1.2, -0.7], [796, 180, 0.9, 0.3], [840, 520, 1.5, 0.5], [660, 556, 1.1, -0.2], [610, 120, 0.6, -0.9], [884, 320, 0.8, 1.2])) sheet(x, y, s, t, p.pal.soft);
      T.walker(p, { x: 120, y: 566, h: 150, ink: p.pal.lamp });
    },
  },
  // Everybody has somewhere to be. One has turned round.
  downtown_streets: {
    tint: 'downtown',
    light: [450, 250, 140, 700],
    draw(p) {
      p.fill(p.all, p.pal.near);
      for (const k of [-1, 1]) for (const [a, b, h, c] of rows([120, 210, 250, 2], [190, 330, 420, 1], [300, 520, 700, 0])) {
        const s: Ring = [[450 + k * a, 430], [450 + k * a, 400 - h * 0.78], [450 + k * b, 360 - h], [450 + k * b, 430]];
        p.shape(s, [p.pal.fore, p.pal.near, p.pal.mid][c]!, { rim: 2.6, ink: p.pal.lamp, from: [450, 250, 0] });
        p.cut(s, { gap: 16, angle: k * -0.36, ink: p.pal.soft, tone: (x, y) => 0.6 * Math.exp(-Math.abs(x - 450) / 240) * (p.n(x / 14, y / 40) > 0.5 ? 1 : 0) });
      }
      T.rings(p, { x: 450, y: 250, r0: 42, reach: 230, gap: 10, ink: p.pal.lamp, power: 0.9, cloud: 0.2 });
      p.fill(disc(450, 250, 34, 30), p.pal.lamp);
      p.fill([bar(450, 250, 450, 224, 3), bar(450, 250, 468, 256, 3)], p.pal.ink, 1, true);
      dark(p, [rect(440, 284, 20, 160), rect(426, 284, 48, 10)], 2, p.pal.lamp);
      const umbrella = (x: number, y: number, s: number, lean: number) => {
        const q = (r: Ring) => place(r, x, y, s, lean);
        p.shape(q(half([[0, 10], [20, 10], [34, 40], [40, 140, 1]], 0, 0, 1, 3)), p.pal.ink, { hand: 0 });
        p.carve(q(curve([[-74, 0, 1], [-56, -44], [0, -70], [56, -44], [74, 0, 1], [50, -10], [26, 2, 1], [0, -9], [-26, 2, 1], [-50, -10]], true, 5)), { R: 40 * s, gap: 6, angle: 1.57, bend: 0.8, fill: p.pal.fore, power: 1.3, rim: 2.6, ink: p.pal.lamp });
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
    light: [500, 212, 120, 640],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 500, y: 212, r0: 76, reach: 330, gap: 10, power: 1, cloud: 0.5 });
      T.moon(p, { x: 500, y: 212, r: 62 });
      const side = (k: number, top: number) => {
        const q = (u: number, v: number): Point => [mix(k < 0 ? -10 : 910, top, u), mix(mix(640, 290, u), mix(-60, 130, u), v)];
        const s: Ring = [q(0, 0), q(1, 0), [q(1, 0)[0], 290], q(1, 1), q(0, 1)];
        p.shape(s, p.pal.fore, { rim: 3 });
        p.cut(s, { gap: 12, angle: k * 0.3, ink: p.pal.soft, tone: (x, y) => 0.6 * Math.exp(-Math.hypot(x - 500, y - 210) / 230) * (p.n(x / 12, y / 8) > 0.5 ? 1 : 0) });
        for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) {
          const [a, b, c, d] = [0.1 + i * 0.22, 0.1 + i * 0.22 + 0.11, 0.1 + j * 0.23, 0.22 + j * 0.23];
          p.shape([q(a, c), q(b, c), q(b, d), q(a, d)], k > 0 && i === 1 && j === 2 ? p.pal.lamp : p.pal.ink, { rim: 2, hand: 0 });
        }
      };
      side(-1, 396);
      side(1, 586);
      p.shape([[386, 640], [396, 300], [430, 300], [430, 270], [560, 270], [560, 300], [586, 300], [600, 640]], p.pal.ink, { rim: 2 });
      p.fill(half([[0, -50], [18, -40], [18, 0, 1]], 492, 420, 1, 4), p.pal.lamp);
      ground(p, 470, p.pal.ink);
      lie(p, [[470, 470], [516, 470], [600, 610], [380, 610]], 492, 470, 130, { power: 1 });
      const line = (x0: number, y0: number, x1: number, y1: number, s: number, things: number[]) => {
        const Y = (t: number) => mix(y0, y1, t) + Math.sin(t * Math.PI) * 26 * s;
        things.forEach((n, i) => {
          const t = (i + 0.7) / (things.length + 0.4);
          const [x, y] = [mix(x0, x1, t), Y(t)];
          const kinds: Ring[] = [
            [[-26, 0], [26, 0], [54, 26], [42, 44], [26, 30], [28, 92], [-28, 92], [-26, 30], [-42, 44], [-54, 26]],
            [[-22, 0], [22, 0], [26, 96], [6, 96], [0, 34], [-6, 96], [-26, 96]],
            curve([[-46, 0, 1], [46, 0, 1], [44, 60], [50, 98, 1], [0, 90], [-48, 100, 1], [-42, 50]], true, 4),
            curve([[-12, 0, 1], [12, 0, 1], [30, 40], [24, 110], [34, 168], [20, 130], [10, 190], [2, 132], [-14, 200], [-14, 128], [-34, 160], [-24, 100], [-30, 40]], true, 4),
          ];
          const r = place(kinds[n]!, x, y, s, p.r.in(-0.1, 0.1));
          p.carve(r, { R: 12, gap: 8, angle: 1.4, fill: p.pal.ink, power: n === 3 ? 0.1 : 0.55, rim: 3.4 });
        });
        p.fill(taper(times(13, (i): Point => [mix(x0, x1, i / 12), Y(i / 12)]), () => 2), p.pal.cut);
      };
      line(372, 292, 606, 288, 0.5, [0, 1, 2]);
      line(-10, 44, 910, 20, 1.35, [2, 0, 3, 1]);
      T.walker(p, { x: 470, y: 566, h: 128 });
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
      const arch: Ring = times(31, (i) => [470 - 240 * Math.cos((i / 30) * Math.PI), 336 - 180 * Math.sin((i / 30) * Math.PI)]);
      const stone: Ring = [[-10, 340], [-10, 196], ...times(21, (i): Point => [(i / 20) * 920 - 10, 196 - 66 * Math.sin((i / 20) * Math.PI)]), [910, 340], [710, 336], ...arch.slice().reverse(), [230, 336]];
      p.shape(stone, p.pal.near, { rim: 3, from: [470, -200, 0] });
      p.cut(stone, { gap: 15, ink: p.pal.soft, tone: (x, y) => 0.85 * Math.exp(-Math.abs(Math.hypot((x - 470) / 1.33, y - 336) - 190) / 90) * (p.n(x / 14, y / 8) > 0.4 ? 1 : 0.1) });
      for (let i = 0; i < 17; i++) {
        const a = ((i + 0.5) / 17) * Math.PI;
        p.shape(bar(470 - 244 * Math.cos(a), 336 - 184 * Math.sin(a), 470 - 278 * Math.cos(a), 336 - 214 * Math.sin(a), 17, 20), p.pal.near, { rim: 2.4, ink: p.pal.lamp, from: [470, 330, 0] });
      }
      T.walker(p, { x: 660, y: 152, h: 92 });
      p.fill(rect(-10, 338, 920, 280), p.pal.fore);
      p.fill(times(31, (i) => [470 - 240 * Math.cos((i / 30) * Math.PI), 338 + 200 * Math.sin((i / 30) * Math.PI)]), p.pal.mid);
      p.cut(rect(-10, 340, 920, 270), {
        gap: 9, ink: p.pal.lamp, step: 10, bend: (x, y) => (p.n(x / 50, y / 9) - 0.5) * 8,
        tone: (x, y) => 1.2 * Math.exp(-Math.pow((x - 470) / (34 + (y - 340) * 0.16), 2)) * smooth(0.2, 0.5, p.n(x / 24, y / 5)) + 0.5 * Math.exp(-Math.abs(Math.hypot((x - 470) / 1.2, y - 338) - 205) / 20) * smooth(0.4, 0.6, p.n(x / 20, y / 4)),
      });
      T.fog(p, { y: 344, h: 26, power: 0.8 });
      // somebody's boat, and nobody in it
      p.carve(curve([[250, 462, 1], [300, 478], [400, 480], [470, 456, 1], [430, 508], [300, 510]], true, 5), { R: 16, gap: 5.5, angle: 0, fill: p.pal.ink, power: 0.8, rim: 3, ink: p.pal.lamp });
      p.fill(bar(400, 474, 520, 512, 3), p.pal.ink);
      // the quay: steps down to the water
      dark(p, [[[610, 620], [610, 580], [670, 580], [670, 548], [730, 548], [730, 516], [790, 516], [790, 484], [910, 484], [910, 620]], rect(806, 400, 22, 90), disc(817, 398, 16, 14), rect(880, 400, 22, 90)], 3, p.pal.lamp);
      p.fill(taper(curve([[806, 424], [700, 470], [470, 458]], false, 8), () => 2), p.pal.soft);
    },
  },
  // Two hundred steps, and every house leans over to see who climbs.
  french_hill_streets: {
    tint: 'french_hill',
    mood: 'moon',
    light: [400, 90, 130, 760],
    focus: [400, 300],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 400, y: 96, r0: 84, reach: 300, gap: 10, power: 1, cloud: 0.4 });
      T.moon(p, { x: 400, y: 96, r: 70 });
      T.church(p, { x: 412, y: 226, s: 0.36, lit: false, fill: p.pal.ink, face: 0.1 });
      // houses, far ones first
      for (const [x, w, y, h, l, k] of rows([320, 90, 280, 170, 20, -1], [500, 96, 300, 190, -26, 1], [220, 140, 370, 260, 44, -1], [596, 150, 400, 290, -52, 1], [70, 210, 520, 420, 90, -1], [790, 220, 540, 460, -80, 1])) {
        const q = (u: number, v: number): Point => [x + u * w * 0.5 + l * v, y + 60 - v * (h + 60)];
        const s: Ring = [q(-1, 0), q(-0.92, 0.32), q(-1.1, 0.34), q(-1.06, 0.66), q(-1.3, 0.62), q(0.1 * k, 1.06), q(1.3, 0.62), q(1.06, 0.66), q(1.1, 0.34), q(0.92, 0.32), q(1, 0)];
        p.shape(s, p.pal.fore, { rim: 4 });
        p.cut(s, { gap: 11, ink: p.pal.soft, angle: -l * 0.002, tone: (a, b) => 0.75 * clamp(0.5 - ((a - x - l * 0.5) / w) * k) * Math.exp(-Math.hypot(a - 400, b - 90) / 420) * (p.n(a / 9, b / 7) > 0.36 ? 1 : 0.1) });
        for (const [u, v, z] of rows([-0.5, 0.44, 1], [0.34, 0.44, 1], [-0.06, 0.74, 0.8], [-0.4, 0.14, 1], [0.4, 0.14, 1])) {
          const [a, b] = q(u, v);
          T.win(p, a - w * 0.08, b - h * 0.05, w * 0.16 * z, h * 0.11 * z, w === 150 && v === 0.74);
        }
      }
      // the steps
      for (let i = 0; i < 13; i++) {
        const t = Math.pow(i / 12, 1.5);
        const y = 226 + t * 380;
        const w = 26 + t * 250;
        const x = 400 + Math.sin(t * 4) * 40 * t;
        const s: Ring = curve([[x - w, y, 1], [x, y - 6 - t * 6], [x + w, y + 2, 1], [x + w + 10, y + 60, 1], [x - w - 10, y + 60, 1]], true, 5);
        p.shape(s, i % 2 ? p.pal.ink : p.pal.fore, { rim: 2 + 3 * t });
        lie(p, [[x - w, y + 2], [x + w, y + 2], [x + w, y + 14 + t * 16], [x - w, y + 14 + t * 16]], x - 8, y, 40 + 110 * t, { ink: p.pal.cut, gap: 6, power: 1 });
      }
      T.hooded(p, { x: 396, y: 372, h: 96, face: 'back', fill: p.pal.ink, rim: 2.4 });
      dark(p, curve([[486, 560], [490, 530], [510, 520], [536, 520], [540, 496, 1], [548, 506], [560, 506], [566, 496, 1], [570, 520], [560, 532], [562, 562, 1], [548, 562], [540, 548], [510, 550], [504, 562, 1]], true, 4), 2.4);
      p.fill(taper(curve([[490, 540], [462, 530], [456, 496], [470, 480]], false, 6), () => 3.4), p.pal.ink);
    },
  },
  // The roofs have streets of their own.
  southside_streets: {
    tint: 'southside',
    mood: 'dusk',
    light: [720, 210, 90, 860],
    focus: [560, 300],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, { y1: 300, power: 1, ink: p.pal.cut, cy: 22, lit: (x, y) => 1.4 * Math.exp(-Math.hypot(x - 720, (y - 210) * 2) / 330) });
      p.fill(disc(720, 214, 56, 40), p.pal.cut);
      T.skyline(p, { y: 270, h: 60, fill: p.pal.far, lit: 0, spires: 0.25 });
      const roof = (x: number, y: number, w: number, h: number, d: number, fill: string) => {
        const gable: Ring = [[x - w, y + 240], [x - w, y + h], [x - w * 0.66, y + h * 0.36], [x, y], [x + w * 0.66, y + h * 0.36], [x + w, y + h], [x + w, y + 240]];
        const slope: Ring[] = [[[x, y], [x + d, y - 12], [x + d + w * 0.66, y + h * 0.34], [x + w * 0.66, y + h * 0.36]], [[x + w * 0.66, y + h * 0.36], [x + d + w * 0.66, y + h * 0.34], [x + d + w, y + h], [x + w, y + h]]];
        slope.forEach((s, i) => {
          p.shape(s, fill, { rim: 3 });
          p.cut(s, { gap: 9, angle: -0.03, step: 9, tone: (a, b) => (i ? 0.3 : 0.8) * Math.exp(-Math.hypot(a - 720, b - 210) / 420) * (p.n(a / 9, b / 8) > 0.35 ? 1 : 0.1) });
        });
        p.shape(gable, p.pal.fore, { rim: 3 });
      };
      const pot = (x: number, y: number, w: number, h: number, smoke = 0) => {
        if (smoke) T.plume(p, { x, y: y - h, n: 6, s: 28, drift: -90, rise: 50, fill: p.pal.mid });
        p.carve([rect(x - w, y - h, 2 * w, h)], { R: w, gap: 6, angle: 0, fill: p.pal.near, power: 1.1 });
        p.shape([rect(x - w - 5, y - h - 6, 2 * w + 10, 10), rect(x - w * 0.6, y - h - 24, w * 0.5, 20), rect(x + w * 0.1, y - h - 24, w * 0.5, 20)], p.pal.ink, { rim: 2, union: true });
      };
      pot(300, 300, 14, 80, 1);
      roof(150, 276, 90, 90, 190, p.pal.mid);
      roof(470, 290, 80, 80, 150, p.pal.mid);
      pot(624, 330, 14, 90);
      roof(760, 300, 100, 90, 170, p.pal.mid);
      roof(20, 380, 110, 110, 190, p.pal.near);
      pot(330, 420, 18, 110);
      roof(370, 390, 110, 110, 220, p.pal.near);
      pot(690, 440, 20, 120, 1);
      roof(740, 410, 120, 110, 240, p.pal.near);
      T.win(p, 348, 440, 44, 52, true, { arch: true });
      T.win(p, 718, 470, 40, 50, false, { arch: true });
      // the ridge we sit on, and who sits on it
      p.shape([[-10, 620], [-10, 566], [420, 540], [910, 560], [910, 620]], p.pal.ink, { rim: 4 });
      const cat = curve([[146, 556, 1], [150, 500], [176, 462], [186, 430], [180, 400, 1], [196, 412], [212, 412], [228, 400, 1], [226, 436], [216, 456], [232, 500], [236, 554, 1]], true, 5);
      dark(p, [cat, taper(curve([[160, 546], [110, 552], [84, 578], [100, 606]], false, 6), (t) => 8 - 4 * t)], 4);
      T.birds(p, { x: 560, y: 110, n: 6, w: 160, h: 50, s: 1.3 });
    },
  },
  // Late, slow, and not stopping: a motor car under the old elms.
  uptown_streets: {
    tint: 'uptown',
    light: [330, 400, 70, 640],
    focus: [380, 330],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, { y1: 380, power: 0.4 });
      T.house(p, { x: 600, y: 420, w: 110, h: 110, roof: 100, side: 130, lit: 0.1, fill: p.pal.mid, dormer: true, face: 0.25 });
      for (const k of [-1, 1]) T.rings(p, { x: 330 + k * 74, y: 402, r0: 40, reach: 170, gap: 12, ink: p.pal.lamp, power: 0.7, cloud: 0.3 });
      ground(p, 450, p.pal.fore);
      lie(p, [[270, 450], [400, 450], [620, 620], [60, 620]], 330, 470, 190, { power: 1.3, gap: 9 });
      // the car, head on
      const at = (r: Ring) => place(r, 330, 500, 1.25);
      const car = (list: Ring[], rim = 2.4) => dark(p, list.map(at), rim, p.pal.lamp);
      car([rect(-92, -30, 26, 44), rect(66, -30, 26, 44)]);
      car([half([[0, -196], [54, -192], [62, -180, 1], [66, -116, 1], [70, -40, 1]], 0, 0, 1, 4)], 3);
      p.fill(at([[-52, -180], [52, -180], [56, -124], [-56, -124]]), p.pal.mid);
      p.fill([[[-2, -180], [2, -180], [2, -124], [-2, -124]], half([[0, -160], [11, -156], [13, -142], [26, -136], [30, -124, 1]], 26, 0, 1, 3)].map((r) => at(r as Ring)), p.pal.ink, 1, true);
      car([curve([[-106, -18, 1], [-104, -52], [-78, -70], [-50, -60], [-44, -24, 1], [-62, -40], [-84, -40]], true, 4), curve([[106, -18, 1], [104, -52], [78, -70], [50, -60], [44, -24, 1], [62, -40], [84, -40]], true, 4)]);
      p.carve(at(half([[0, -116], [30, -112], [40, -96, 1], [40, -20, 1]], 0, 0, 1, 4)), { R: 10, gap: 6, angle: 1.57, bend: 0, fill: p.pal.ink, power: 1.2, amb: 0.25, ink: p.pal.lamp, light: [330, 300, 90, 500] });
      car([rect(-90, -22, 180, 9), disc(0, -122, 6, 10)]);
      for (const k of [-1, 1]) {
        p.fill(at(disc(k * 59, -78, 26, 24)), p.pal.ink);
        p.fill(at(disc(k * 59, -78, 21, 24)), p.pal.lamp);
      }
      // elms that meet overhead
      for (const [x, h, w, l] of rows([560, 420, 18, -0.1], [134, 440, 18, 0.1], [668, 620, 30, -0.14], [880, 760, 46, -0.2]))
        T.tree(p, { x, y: 470 + (w - 18) * 4.6, h, w, lean: l, gnarl: 0.3, spread: 0.5, fill: p.pal.ink, ink: p.pal.lamp, rim: 2.6 });
      dark(p, [rect(-10, 250, 76, 360), rect(-10, 236, 90, 18), disc(34, 208, 32, 20)], 3, p.pal.lamp);
      T.fence(p, { y: 612, h: 130, x0: 640, x1: 910, gap: 34, rail: 2 });
      T.walker(p, { x: 566, y: 606, h: 230, rim: 3, ink: p.pal.lamp });
    },
  },
  // The sun is low behind the elms. One shadow does not fit the one who throws it.
  miskatonic_university_streets: {
    tint: 'miskatonic_university',
    mood: 'dusk',
    light: [330, 190, 80, 900],
    focus: [420, 320],
    draw(p) {
      p.fill(p.all, p.pal.far);
      T.rays(p, { x: 330, y: 196, r0: 70, r1: 520, n: 150, ink: p.pal.cut, power: 0.9 });
      p.fill(disc(330, 196, 58, 40), p.pal.cut);
      T.skyline(p, { y: 236, h: 50, fill: p.pal.mid, lit: 0, spires: 0.3 });
      p.shape(rect(-10, 232, 920, 400), p.pal.mid, { rim: 3 });
      p.cut(rect(-10, 234, 920, 380), { gap: 9, step: 20, tone: (x, y) => 0.95 * Math.exp(-Math.hypot((x - 330) / 1.5, y - 220) / 270) * (0.5 + 0.8 * p.n(x / 50, y / 8)) });
      const cast = (x: number, y: number, w: number, l: number) => {
        const d = (x - 330) * 0.0034 * l;
        p.fill([[x - w * 0.4, y], [x + w * 0.4, y], [x + d + w * 1.7, y + l], [x + d - w * 1.7, y + l]], p.pal.ink);
      };
      for (const [x, y, h, w] of rows([90, 300, 300, 12], [760, 310, 320, 14])) {
        cast(x, y, w, 330);
        T.tree(p, { x, y, h, w, gnarl: 0.28, spread: 0.55, fill: p.pal.ink, rim: 1.6 });
      }
      for (const [x, y, h] of rows([240, 284, 60], [268, 286, 56], [560, 300, 66])) {
        cast(x, y, h * 0.22, h * 2.6);
        T.walker(p, { x, y, h, rim: 1.4 });
      }
      // the one
      const [x, y] = [430, 330];
      const wing = (k: number) => curve([[k * 14, 110, 1], [k * 60, 130], [k * 150, 110, 1], [k * 176, 176], [k * 190, 262, 1], [k * 150, 222], [k * 126, 258, 1], [k * 96, 214], [k * 72, 248, 1], [k * 44, 200], [k * 20, 214, 1]], true, 4);
      const legs = (k: number) => taper(curve([[k * 12, 190], [k * 34, 226], [k * 20, 270], [k * 40, 300]], false, 5), (t) => 9 - 8 * t);
      p.shape([[[-7, 0], [7, 0], [20, 110], [26, 160], [18, 220], [-18, 220], [-26, 160], [-20, 110]], curve([[-18, 214], [0, 204], [18, 214], [28, 240], [16, 262], [-16, 262], [-28, 240]], true, 4), ...[-1, 1].flatMap((k) => [wing(k), legs(k), taper(curve([[k * 8, 250], [k * 22, 280], [k * 10, 306]], false, 4), (t) => 6 - 5 * t)])].map((r) => place(r as Ring, x + 10, y, 1)), p.pal.ink, { union: true, hand: 0.6 });
      T.walker(p, { x, y, h: 96, rim: 2.4 });
      T.raven(p, { x: 846, y: 560, s: 1.1, flip: -1 });
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
        const q = (u: number, v: number): Point => [mix(a, b, u), mix(mix(420, y, u), mix(400 - h * 0.6, 380 - h, u), v)];
        const s: Ring = [q(0, 0), q(0, 1), q(0.5, 1.24), q(1, 1), q(1, 0)];
        p.shape(s, p.pal.fore, { rim: 3.4 });
        p.cut(s, { gap: 12, angle: k * -0.1, ink: p.pal.soft, tone: (x, yy) => 0.85 * Math.exp(-Math.hypot(x - 540, yy - 260) / 260) * (p.n(x / 10, yy / 7) > 0.38 ? 1 : 0.1) });
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
      dark(p, [[[-10, 20], [470, 8], [470, 34], [-10, 56]], bar(446, 30, 446, 120, 4), taper(curve([[446, 112], [466, 130], [446, 148], [432, 134]], false, 5), () => 5)], 3);
      const at = (r: Ring) => place(r, 446, 280, 1.5, -0.1);
      p.fill([bar(0, -96, -84, -60, 2.4), bar(0, -96, 84, -60, 2.4), bar(0, -96, 10, -60, 2.4)].map(at), p.pal.ink, 1, true);
      p.shape(at(rect(-90, -62, 180, 150)), p.pal.ink, { rim: 5 });
      for (let i = 0; i < 5; i++) p.carve(at(rect(-86, -60 + i * 30, 172, 22)), { R: 8, gap: 6, angle: -0.1, bend: 0, fill: p.pal.near, power: 0.8 });
      for (const x of [-26, 22]) p.fill(at(curve([[x - 15, 24, 1], [x, 16], [x + 15, 24, 1], [x, 31]], true, 4)), p.pal.accent);
      for (const x of [-84, 84]) p.shape(at(rect(x - 8, -64, 16, 154)), p.pal.fore, { rim: 3 });
      p.fill(curve([[372, 600], [520, 560], [640, 580], [560, 606]], true, 5), p.pal.ink, 0.7);
      T.walker(p, { x: 560, y: 556, h: 140 });
    },
  },
};
