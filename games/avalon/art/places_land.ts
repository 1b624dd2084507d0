// Places of Avalon in woods, fields and hills.
import {
  T, clamp, curve, disc, half, mix, place, rect, rows, smooth, taper, times, type Plate, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bars, dark, fig, folk, sky, wyrdEyes } from './places_parts';

/** Tallow that has run down and set: so many runs, from a line at y. */
function wax(p: Plate, x: number, y: number, w: number, len: number, n: number, fill = p.pal.soft) {
  const runs = times(n, (i) => {
    const u = x + w * ((2 * i + 1) / n - 1) + p.r.in(-4, 4);
    const l = len * p.r.in(0.25, 1);
    const v = y - p.r.in(0, 70);
    const b = (w / n) * p.r.in(0.5, 0.9);
    return curve([[u - b * 0.3, v, 1], [u - b * 0.5, y + l * 0.5], [u - b * 0.8, y + l * 0.86], [u, y + l], [u + b * 0.8, y + l * 0.86], [u + b * 0.5, y + l * 0.5], [u + b * 0.3, v, 1]], true, 4);
  });
  p.carve(runs, { fill, R: w * 0.2, gap: 5, angle: 1.5, amb: dark(p) ? 0 : 0.2, rim: 2.6, union: true });
}

function cow(p: Plate, x: number, y: number, s: number, k = 1, fill = p.pal.ink, rim = 2.4) {
  p.shape(
    [
      curve(place([[-92, -80], [-40, -92], [30, -90], [62, -100], [84, -112], [104, -104], [120, -74, 1], [112, -64], [92, -68],
        [76, -58], [64, -36], [60, 0, 1], [46, 0, 1], [42, -32], [-50, -30], [-64, 0, 1], [-80, 0, 1], [-82, -34], [-96, -54]], x, y, s, 0, s * k), true, 4),
      taper(curve(place([[88, -108], [76, -128], [84, -150]], x, y, s, 0, s * k), false, 5), (t) => 4.5 * s * (1 - 0.8 * t)),
      taper(curve(place([[98, -106], [116, -122], [112, -148]], x, y, s, 0, s * k), false, 5), (t) => 4.5 * s * (1 - 0.8 * t)),
      taper(curve(place([[-92, -76], [-104, -50], [-98, -20]], x, y, s, 0, s * k), false, 5), () => 2.4 * s),
    ],
    fill, { rim, union: true, hand: 0 },
  );
}

/** A sword thrust into the ground at x, y. */
const sword = (x: number, y: number, h: number, lean: number): Ring[] => {
  const at = (l: Ring) => place(l, x, y, h / 100, lean);
  return [at([[-5, 0], [-6.5, -66], [6.5, -66], [5, 0]]), at(rect(-23, -72, 46, 7)), at(rect(-3, -94, 6, 24)), at(disc(0, -97, 6, 10))];
};

export const plates: Plates = {
  tallow_wood: {
    tint: '#6b6238', mood: 'night', light: [560, 330, 130, 700],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 560, y: 330, r0: 40, reach: dark(p) ? 200 : 420, ink: dark(p) ? p.pal.soft : p.pal.cut, cloud: 0.3 });
      for (let i = 0; i < 13; i++) {
        const x = 30 + i * 70 + p.r.in(-20, 20);
        const top = dark(p) ? p.r.in(80, 230) : -10;
        if (Math.abs(x - 560) < 70) continue;
        const w = p.r.in(13, 20);
        p.carve([[x - w, 430], [x - w, top], [x + w, top], [x + w, 430]], { fill: p.pal.mid, R: 14, gap: 7, angle: 1.57, bend: 0, power: 0.8 });
        if (!dark(p)) continue;
        wax(p, x, top, w + 3, 60, 2, p.pal.far);
        p.fill(curve([[x, top - 44, 1], [x + 9, top - 16], [x, top - 4], [x - 9, top - 16]], true, 4), p.pal.accent);
      }
      T.ridge(p, { y: 424, amp: 12, fill: p.pal.near, depth: 60 });
      // the chandler's hut
      p.carve([[510, 436], [516, 352], [618, 352], [622, 436]], { fill: p.pal.fore, R: 20, angle: 1.57, power: 0.6 });
      p.carve([[488, 366], [566, 286], [646, 366]], { fill: p.pal.ink, R: 20, angle: 1, power: 0.8 });
      p.fill(rect(540, 380, 34, 56), dark(p) ? p.pal.ink : p.pal.lamp);
      if (!dark(p)) T.plume(p, { x: 606, y: 300, n: 6, s: 26, drift: 40, fill: p.pal.haze });
      // a path, if shining counts as one
      const path = curve([[540, 436, 1], [574, 436, 1], [600, 490], [500, 540], [640, 620, 1], [300, 620, 1], [400, 540], [530, 490]], true, 6);
      p.fill(path, p.pal.near);
      p.cut(path, { gap: 8, tone: (x, y) => smooth(0.35, 0.6, p.n(x / 60, y / 8)), ink: p.pal.cut });
      for (const [x, w, l] of rows([120, 130, 30], [330, 66, -20], [800, 150, -30])) {
        T.trunk(p, { x, w, lean: l, y: 616, fill: p.pal.ink, power: 1.1 });
        wax(p, x + 4, 190 + (x % 90), w * 0.4, 260, 4);
        wax(p, x, -10, w * 0.5, 230, 5);
      }
      p.shape(taper(curve([[190, 190], [300, 150], [430, 160], [500, 120]], false, 6), (t) => 15 - 13 * t), p.pal.ink, { rim: 2.4 });
      for (let i = 0; i < 8; i++) p.shape(taper([[232 + i * 32, 162 + 5 * Math.sin(i)], [232 + i * 32, 200 + 40 * p.r()]], (t) => 5 - 4.4 * t), p.pal.soft, { rim: 1.4 });
      if (dark(p)) for (const [x, y, h] of rows([330, 560, 250], [716, 600, 320])) {
        T.hooded(p, { x, y, h, fill: p.pal.ink, eyes: p.pal.accent, flare: 0.8 });
        wax(p, x, y - h * 0.7, h * 0.22, h * 0.6, 5, p.pal.mid);
      } else p.shape(curve([[362, 164, 1], [372, 140], [388, 128], [400, 116], [412, 120], [424, 126, 1], [412, 130], [410, 146], [392, 160], [380, 180, 1]], true, 4), p.pal.ink, { rim: 2 });
    },
  },
  burning_tallow_wood: {
    tint: '#5a3a2c', mood: 'dusk', light: [420, 400, 130, 760],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.clouds(p, { y0: 0, y1: 380, power: 0.9, top: -0.2, cy: 90, lo: 0.4, hi: 0.6, gap: 9 });
      p.fill(disc(420, 420, 470, 40, 130), p.pal.haze, 0.55);
      // trunks like the towers of a town, every window of it lit
      const lit: Ring[] = [];
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 9 - j; i++) {
          const x = -30 + j * 50 + i * (108 + j * 22) + p.r.in(-22, 22);
          const w = (15 + j * 9) * p.r.in(0.8, 1.2);
          const y = 430 + j * 34;
          const top = y - (120 + j * 55) * p.r.in(0.6, 1.5);
          p.carve([[x - w * 1.3, y + 20], [x - w, y - 30], [x - w, top + 22], [x - w * 0.4, top], [x - w * 0.1, top + 26], [x + w * 0.5, top - 20], [x + w, top + 18], [x + w * 1.1, y - 30], [x + w * 1.5, y + 20]],
            { fill: [p.pal.near, p.pal.fore, p.pal.ink][j], R: w, gap: 6.5, angle: 1.5, power: 0.9, tex: 0.8 });
          for (let v = top + 46; v < y - 20; v += 34 + j * 8)
            for (const u of [-0.4, 0.35])
              if (p.r.chance(dark(p) ? 0.85 : 0.5)) lit.push(rect(x + u * w - 3 - j, v + p.r.in(-4, 4), 6 + j * 2, 10 + j * 3));
        }
      p.fill(lit, p.pal.accent, 1, true);
      T.ridge(p, { fn: (x) => 490 + 14 * p.n(x / 60), fill: p.pal.near, depth: 110, power: 0.9, gap: 9 });
      // a stick with a boot on it, where the crust let a foot through
      bars(p, [[640, 620, 650, 330, 5]], p.pal.ink, 3);
      p.carve(curve(place([[0, -110, 1], [50, -110, 1], [48, -42], [102, -22], [110, 0, 1], [2, 0, 1], [8, -42]], 622, 376, 1.25), true, 5), { fill: p.pal.haze, R: 20, angle: 1.4, power: 1.7, amb: 0.1, rim: 4 });
      if (dark(p)) {
        for (const [x, y, h] of rows([130, 590, 200], [250, 560, 160], [360, 546, 130], [470, 540, 110], [570, 536, 90])) fig(p, x, y, h, { rim: 3 });
        p.fill(disc(653, 240, 30, 20, 9), p.pal.accent);
      } else {
        p.shape(curve([[130, 600, 1], [140, 520], [170, 470], [178, 446], [206, 442], [216, 462], [208, 482], [250, 520], [262, 600, 1]]), p.pal.ink, { rim: 3.4 });
        bars(p, [[226, 500, 330, 560, 5], [322, 480, 326, 576, 3]]);
        p.carve(curve([[276, 556, 1], [380, 556, 1], [372, 604], [284, 604]], true, 5), { fill: p.pal.ink, R: 26, gap: 5, angle: 0, rim: 3.4 });
      }
    },
  },
  forlorn_swords: {
    tint: '#74533c', mood: 'day', light: [170, 260, 200, 900],
    draw(p) {
      sky(p, 170, 240, 54, 560);
      T.ridge(p, { y: 292, amp: 12, fill: p.pal.far, power: 0.5, depth: 30 });
      T.ridge(p, { fn: (x) => 306 + 6 * p.n(x / 40), fill: p.pal.mid, power: 0.9, depth: 300, gap: 10 });
      for (let j = 0; j < 5; j++) {
        const t = j / 4;
        const y = 320 + 190 * Math.pow(t, 1.6);
        const h = 40 + 150 * Math.pow(t, 1.4);
        const row: Ring[] = [];
        for (let i = -9; i < 10; i++) {
          const x = 330 + (i + (j % 2) * 0.5) * (48 + 130 * t) + p.r.in(-6, 6);
          const l = p.r.in(-0.13, 0.13);
          if (x < -40 || x > 940 || (j === 4 && x > 520 && x < 800)) continue;
          if (dark(p) && i % 2) fig(p, x, y + h * 0.04, h * 0.8, { rim: 2.4, power: 0.7, face: 'void', fill: p.pal.fore });
          row.push(...sword(x, y, h, l));
        }
        p.shape(row, j > 2 ? p.pal.ink : p.pal.fore, { rim: 1.6 + j * 0.4, hand: 0.5, union: true });
      }
      if (dark(p)) T.hooded(p, { x: 656, y: 620, h: 600, fill: p.pal.ink, eyes: p.pal.accent, rim: 3.6, power: 0.9 });
      const big = sword(656, 610, dark(p) ? 390 : 530, dark(p) ? 0 : 0.07);
      p.carve(big[0]!, { fill: p.pal.fore, R: 30, gap: 6, angle: 1.5, power: 1.3, tex: 1.3, grain: 0.05, rim: 3.4 });
      p.shape(big.slice(1), p.pal.ink, { rim: 3.6, union: true });
      const vine = curve([[700, 620], [616, 540], [694, 460], [630, 380], [690, 300], [610, 220], [596, 170]], false, 8);
      p.shape([taper(vine, () => 3), ...times(9, (i) => place([[0, 0], [16, -14], [36, -8], [18, 6]], vine[4 + i * 5]![0], vine[4 + i * 5]![1], 0.9, i * 2))], p.pal.ink, { rim: 2, union: true, hand: 0 });
      if (!dark(p)) T.birds(p, { x: 460, y: 120, n: 9, s: 1, w: 300, h: 120 });
      T.grass(p, { y: 596, n: 130, h: 50, lean: 0.2 });
    },
  },
  tangleroot: {
    tint: '#4c6640', mood: 'day', light: [110, 90, 260, 760],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 110, y: 90, r0: 30, reach: 480, power: dark(p) ? 0.3 : 1, cloud: 0.3 });
      // beyond the fourth row
      const night = curve([[250, -20, 1], [330, 140], [300, 330, 1], [920, 400, 1], [920, -20, 1]], true, 6);
      p.fill(night, p.pal.ink);
      for (const [a, b, c, d, e, f, w] of rows([330, 330, 370, 60, 620, 30, 26], [430, 320, 470, 120, 700, 100, 20], [880, 380, 840, 90, 560, 40, 30], [760, 340, 740, 170, 560, 150, 16]))
        p.tube(curve([[a, b], [c, d], [mix(c, e, 0.5), d - 40], [e, f]], false, 9), (t) => w * (1 - 0.75 * t), { fill: p.pal.ink, power: dark(p) ? 1.5 : 1.1, rim: 2.4, light: [110, 200, 200, 1100] });
      if (dark(p)) wyrdEyes(p, [[560, 230, 1.6], [680, 270, 0.9], [460, 270, 0.8], [790, 200, 1.2], [620, 150, 0.7]]);
      p.fill([[-20, 330], [920, 330], [920, 620], [-20, 620]], p.pal.near);
      // rows, each less sure of itself
      for (let j = 0; j < 7; j++) {
        const t = j / 6;
        const y = mix(338, 590, t * t);
        const s = 0.3 + 0.9 * t;
        for (let i = -5; i < 6; i++) {
          const x = 470 + i * 150 * s + 75 * s;
          if (x < -60 || x > 960) continue;
          p.carve(curve(place([[-50, 10, 1], [-64, -22], [-26, -30], [-22, -64], [4, -40], [24, -68], [30, -32], [66, -26], [50, 10, 1]], x, y, s, 0, s * (i % 2 ? 1 : -1)), true, 3),
            { fill: p.pal.fore, R: 22 * s, gap: 6.5, angle: 1.2, power: clamp(1.5 * t + 0.05) * (dark(p) ? 0.7 : 1.1) });
          if (dark(p) && j > 2 && i % 2) p.fill(place([[-20, -12], [-8, -16], [-8, -10]], x, y, s), p.pal.accent);
        }
      }
      const plank = curve([[448, 332, 1], [492, 332, 1], [640, 620, 1], [300, 620, 1]]);
      p.fill(plank, p.pal.mid);
      p.cut(plank, { gap: 15, tone: (x, y) => smooth(330, 520, y) * (dark(p) ? 0.4 : 0.9) * smooth(0.2, 0.5, p.n(x / 40, y / 9)) });
      if (!dark(p)) folk(p, 506, 372, 76);
      else p.tube(curve([[760, 620], [600, 520], [460, 530], [330, 470], [250, 500]], false, 8), (t) => 24 - 20 * t, { fill: p.pal.ink, rim: 2.6 });
      // put out, and left as one leaves clogs at a door
      for (let i = 0; i < 5; i++) {
        const at = (l: Ring) => place(l, 356 + i * 56, 520, 0.95);
        p.shape([at([[-20, 0], [-20, -6], [20, -6], [20, 0]]), at([[-16, -6], [-13, -50], [13, -50], [16, -6]]), at([[-20, -48], [0, -72], [20, -48]]), taper(curve(at([[-10, -66], [0, -92], [10, -66]]), false, 5), () => 2)], p.pal.ink, { rim: 2.6, union: true, hand: 0 });
        p.fill([at(rect(-9, -42, 8, 32)), at(rect(2, -42, 8, 32))], dark(p) ? p.pal.accent : p.pal.mid, 1, true);
      }
      T.ridge(p, { fn: (x) => (x < 210 ? 190 + x * 0.55 + 40 * p.n(x / 24) : 700), fill: p.pal.ink, depth: 330, gap: 11, power: 0.9 });
    },
  },
  titans_steps: {
    tint: '#696459', mood: 'day', light: [730, 90, 220, 900],
    draw(p) {
      if (dark(p)) sky(p, 430, 170, 62);
      else {
        sky(p, 730, 96, 16, 560);
        p.carve(curve([[708, 190, 1], [704, 120], [716, 50], [736, 44], [752, 110], [756, 190, 1]], true, 5), { fill: p.pal.ink, R: 20, angle: 1.4, power: 0.8 });
      }
      T.ridge(p, { y: 420, amp: 60, fill: p.pal.far, power: 0.5, depth: 80 });
      for (let i = 0; i < 6; i++) {
        const x = 800 - i * 148;
        const y = 140 + i * 84;
        const d = [0.9, 0.3, 0.6, 0.2, 0.8, 0.4][i]! * 10;
        p.carve([[x - 110, 640], [x - 118, y + 12 + d], [x + 60, y - 12 + d], [960, y - 30], [960, 640]], {
          fill: i < 2 ? p.pal.mid : i < 4 ? p.pal.near : p.pal.fore, R: 12, gap: 9, angle: 1.57, bend: 0, power: 0.7, tex: 1.2, grain: 0.02, rim: 4,
          light: [x - 200, y - 100, 160, 620],
        });
        p.shape([[x - 118, y + 12 + d], [x + 60, y - 12 + d], [x + 200, y - 2 + d], [x + 30, y + 26 + d]], dark(p) ? p.pal.far : p.pal.soft);
      }
      if (dark(p)) {
        // legs for which it was cut
        for (const [x, y, s] of rows([470, 332, 0.9], [300, 420, 1.12]))
          p.carve(
            curve(place([[-70, -480, 1], [70, -480, 1], [84, -330], [56, -160], [50, -60], [70, -24], [60, 0, 1], [-130, 4, 1], [-166, -10], [-150, -40], [-80, -60], [-46, -100], [-60, -200], [-92, -330]], x, y, s), true, 6),
            { fill: p.pal.ink, R: 60, gap: 7, angle: 0.05, power: 1.1, tex: 0.6, rim: 4 },
          );
        folk(p, 130, 560, 50);
      } else {
        const gang = rows([596, 246, 66], [490, 334, 70], [446, 330, 66], [300, 414, 74], [150, 498, 80]);
        for (const [x, y, h] of gang) {
          folk(p, x, y, h, 0.2);
          p.carve(place([[-26, -20], [-30, 16], [20, 22], [30, -14]], x + h * 0.12, y - h * 1.02, h / 70, 0.2), { fill: p.pal.near, R: 10, gap: 5, rim: 2.6 });
        }
        p.shape(gang.slice(1).map(([x, y, h], i) => taper(curve([[gang[i]![0], gang[i]![1] - 24], [(x + gang[i]![0]) / 2, y - 30 + (gang[i]![1] - y) * 0.3 + 20], [x, y - h * 0.4]], false, 6), () => 2)), p.pal.ink, { rim: 1.6, union: true, hand: 0 });
      }
    },
  },
  firstsheaf: {
    tint: '#7d6c3c', mood: 'day', light: [140, 190, 220, 900],
    draw(p) {
      sky(p, 150, 180, 44, 480);
      T.ridge(p, { y: 272, amp: 24, fill: p.pal.far, power: 0.5, depth: 60 });
      p.carve([[196, 330], [196, 236], [340, 230], [340, 330]], { fill: p.pal.near, R: 14, gap: 8, angle: 0, bend: 0, power: 0.8 });
      p.carve([[174, 246], [214, 158], [330, 154], [364, 240]], { fill: p.pal.fore, R: 24, gap: 6, angle: 1.4, power: 1.1 });
      p.fill([rect(214, 258, 24, 26), rect(300, 258, 24, 26)], dark(p) ? p.pal.ink : p.pal.lamp, 1, true);
      p.fill(rect(256, 262, 28, 66), dark(p) ? p.pal.accent : p.pal.ink);
      if (!dark(p)) T.plume(p, { x: 312, y: 160, n: 7, s: 22, drift: 50, fill: p.pal.haze });
      for (const [y, h, f] of rows([310, 70, p.pal.mid], [374, 110, p.pal.near], [470, 170, p.pal.fore])) {
        const top: Ring = times(62, (i) => [i * 15 - 10, y + (i % 2 ? 0 : 14) + 10 * Math.sin(i / 5 + y)]);
        const s: Ring = [...top, [920, y + h], [-20, y + h]];
        p.shape(s, f, { rim: 2 });
        p.cut(s, { angle: 1.5, gap: 8, step: 16, bend: (x, v) => 8 * Math.sin(v / 40 + x / 90), tone: (x, v) => (1.1 - (v - y) / h) * smooth(0.25, 0.6, p.n(x / 14, v / 60)) * clamp(1.2 - Math.abs(x - 150) / 620) });
      }
      // the plough at the end of the furrow
      bars(p, [[60, 586, 230, 540, 8], [230, 540, 300, 440, 6], [214, 544, 262, 436, 5]], p.pal.ink, 3);
      p.carve(curve([[40, 596, 1], [110, 560], [150, 600, 1], [90, 616]], true, 5), { fill: p.pal.fore, R: 20, gap: 5, power: 1.5, rim: 3 });
      // the sheaf that is never cut
      const X = 620;
      const g = { fill: p.pal.near, R: 80, gap: 6, angle: 1.55, power: 1.25, tex: 0.7, rim: 3 };
      if (dark(p)) for (const k of [-1, 1]) {
        p.carve(taper(curve(place([[40, 250], [130, 290], [150, 390], [110, 470]], X, 0, 1, 0, k), false, 8), (t) => 34 - 16 * t), { ...g, R: 26 });
        p.shape(times(4, (i) => taper(place([[112, 460], [70 + i * 24, 520 + (i % 2) * 12]], X, 0, 1, 0, k), (t) => 6 - 5 * t)), p.pal.ink, { rim: 2.6, union: true });
      }
      p.fill(half([[0, 330], [60, 330], [90, 400], [180, 620, 1], [0, 620]], X, 0), p.pal.ink);
      p.carve(half([[0, 330], [46, 326], [60, 400], [130, 620, 1], [0, 620]], X, 0), { ...g, extra: (x, y, t) => t * (0.5 + 0.9 * smooth(-0.3, 0.6, Math.sin((x - X) / (6 + (y - 320) * 0.02)))) });
      const ears: Ring[] = [];
      for (let i = 0; i < 31; i++) {
        const a = (i / 30 - 0.5) * 1.9;
        const l = 220 + 60 * Math.cos(a * 1.2) + p.r.in(-16, 16);
        const e = curve([[X + a * 30, 340], [X + Math.sin(a) * l * 0.6, 340 - Math.cos(a * 0.8) * l * 0.7], [X + Math.sin(a) * l, 340 - Math.cos(a) * l + a * a * 30]], false, 7);
        ears.push(taper(e, (t) => (t > 0.68 ? 11 * Math.sin((t - 0.62) * 8) : 4)));
      }
      for (const l of [ears.filter((_, i) => i % 2), ears.filter((_, i) => !(i % 2))]) p.carve(l, { ...g, R: 8, gap: 5, union: true, power: 1.5 });
      p.carve(curve([[X - 56, 318, 1], [X, 332], [X + 56, 318, 1], [X + 54, 356, 1], [X, 370], [X - 54, 356, 1]], true, 5), { ...g, R: 14, gap: 5, angle: 0.1, fill: p.pal.ink });
      if (dark(p)) wyrdEyes(p, [[X, 250, 2.2]]);
    },
  },
  drovers_ring: {
    tint: '#5c5138', mood: 'night', light: [520, 300, 120, 640],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      if (!dark(p)) T.stars(p, { n: 60, y1: 130 });
      else T.whirl(p, { x: 450, y: 60, r0: 30, r1: 700, arms: 40, turns: 0.2, squash: 0.3, ink: p.pal.soft, power: 0.6 });
      T.ridge(p, { y: 150, amp: 16, fill: p.pal.fore, power: 0.6, depth: 500, gap: 12 });
      T.rings(p, { x: 520, y: 340, r0: 40, reach: 620, squash: 0.42, ink: dark(p) ? p.pal.soft : p.pal.lamp, power: dark(p) ? 0.35 : 1.1, cloud: 0.2, gap: 11 });
      const ring = (from: number, to: number) => {
        for (let a = from; a < to; a += 0.23) {
          const x = 500 + Math.cos(a) * 410;
          const y = 330 + Math.sin(a) * 170;
          const h = 34 + 18 * Math.sin(a) + p.r.in(-6, 8);
          p.carve(curve([[x - h * 0.5, y, 1], [x - h * 0.4, y - h], [x + h * 0.2, y - h * 1.15], [x + h * 0.5, y, 1]], true, 4), { fill: p.pal.near, R: 14, gap: 5, angle: 1.3, power: 1.5, rim: 2.6 });
        }
      };
      ring(3.3, 6.2);
      for (const [x, y, s, k] of rows([300, 264, 0.55, 1], [620, 254, 0.5, -1], [740, 276, 0.55, 1], [220, 336, 0.72, 1], [790, 352, 0.76, -1])) cow(p, x, y, s, k);
      T.stone(p, { x: 430, y: 340, w: 76, h: 230, fill: p.pal.near, power: 1.6, runes: true });
      if (!dark(p)) {
        p.fill(disc(520, 348, 44, 20, 10), p.pal.ink);
        p.fill(curve([[488, 346, 1], [500, 312], [510, 322], [522, 276, 1], [534, 318], [544, 308], [552, 346, 1]], true, 4), p.pal.lamp);
      }
      for (const [x, y, s, k] of rows([310, 430, 0.9, 1], [690, 440, 0.9, -1])) cow(p, x, y, s, k, p.pal.ink, 3.4);
      if (!dark(p)) fig(p, 560, 412, 86, { rim: 3 });
      ring(0.1, 1.2);
      ring(1.75, 3.2);
      if (dark(p)) {
        // all of them look this way, and one among them is straw
        for (const [x, y, s] of rows([150, 550, 1.25], [770, 560, 1.4], [370, 510, 0.9]))  {
          p.carve([half([[0, -96], [34, -92], [46, -60], [28, -10], [30, 30], [0, 40]], x, y, s), ...[-1, 1].map((k) => taper(curve(place([[30, -84], [86, -92], [112, -130], [104, -166]], x, y, s, 0, s * k), false, 6), (t) => 15 * s * (1 - 0.92 * t))), ...[-1, 1].map((k) => curve(place([[38, -70, 1], [74, -62], [84, -46, 1], [50, -44]], x, y, s, 0, s * k), true, 4))], { fill: p.pal.ink, R: 40 * s, gap: 5, angle: 0.1, power: 0.8, rim: 4, union: true });
          p.fill([-1, 1].map((k) => disc(x + 28 * k * s, y - 50 * s, 7 * s, 9)), p.pal.accent, 1, true);
        }
        p.carve(half([[0, -190], [20, -180], [24, -150], [14, -132], [50, -110], [40, -20], [60, 40, 1], [0, 40]], 560, 470), { fill: p.pal.near, R: 40, gap: 5, angle: 1.5, power: 1.4, tex: 1, rim: 3 });
      } else {
        cow(p, 170, 610, 1.5, 1, p.pal.ink, 4);
        bars(p, [[640, 620, 636, 440, 13], [690, 620, 660, 460, 10]], p.pal.ink, 3.4);
        p.fill(times(8, (i) => rect(626, 460 + i * 17, 12, 4)), p.pal.cut, 1, true);
      }
    },
  },
  felled_grove: {
    tint: '#6d6f55', mood: 'day', light: [420, -40, 300, 1100],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, { y1: 170, power: 0.7, top: 0 });
      T.ridge(p, { y: 166, amp: 8, fill: p.pal.mid, power: 0.6, depth: 40 });
      T.ridge(p, { fn: () => 176, fill: p.pal.near, power: 0.7, depth: 420, gap: 14 });
      for (let j = 0; j < 7; j++) {
        const t = j / 6;
        const y = 190 + 360 * Math.pow(t, 1.7);
        const s = 0.1 + 0.95 * Math.pow(t, 1.4);
        for (let i = -12; i < 13; i++) {
          const x = 430 + (i + (j % 2) * 0.5 + p.r.in(-0.12, 0.12)) * 250 * (s + 0.06);
          if (x < -90 || x > 990 || (j === 6 && i === 1)) continue;
          const w = 82 * s;
          if (dark(p) && (i + j) % 2) {
            // what stood here
            const ghost: Ring = [[x - w * 0.8, y], [x - w * 0.6, y - 260 * s - 90], [x + w * 0.5, y - 260 * s - 90], [x + w * 0.8, y]];
            p.cut(ghost, { angle: 1.57, gap: 8, ink: p.pal.soft, tone: (_x, v) => 0.8 * clamp((v - y + 260 * s + 90) / 320) });
          }
          p.carve([[x - w * 1.2, y + 60 * s], [x - w, y], [x + w, y], [x + w * 1.25, y + 60 * s]], { fill: p.pal.ink, R: w * 0.5, gap: 6, angle: 1.5, power: 0.9, rim: 0 });
          const top = disc(x, y, w, 22, w * 0.36);
          p.fill(top, dark(p) ? p.pal.fore : p.pal.cut);
          if (j > 2) p.fill([disc(x, y, w * 0.7, 20, w * 0.25), disc(x, y, w * 0.62, 20, w * 0.21), disc(x, y, w * 0.36, 16, w * 0.13), disc(x, y, w * 0.29, 16, w * 0.1)], dark(p) ? ((i + j) % 3 ? p.pal.soft : p.pal.accent) : p.pal.near);
        }
      }
      if (dark(p)) wyrdEyes(p, [[250, 300, 0.8], [620, 260, 0.6], [760, 380, 1.1]]);
      bars(p, [[640, 620, 650, 300, 8], [880, 630, 870, 310, 8], [646, 350, 874, 356, 2.4]], p.pal.ink, 3);
      for (let i = 0; i < 5; i++) {
        const x = 676 + i * 42;
        p.shape([taper(curve([[x, 352], [x - 10, 390], [x, 412], [x + 10, 390], [x, 352]], false, 5), () => 1.6), [[x - 6, 352], [x + 8, 352], [x + 4, 374]]], p.pal.ink, { rim: 2, union: true, hand: 0 });
      }
      if (!dark(p)) {
        T.raven(p, { x: 350, y: 356, s: 0.8 });
        bars(p, [[120, 540, 60, 380, 6]], p.pal.ink, 3);
        p.carve([[98, 546], [150, 520], [166, 566], [120, 574]], { fill: p.pal.near, R: 12, gap: 5, power: 1.5, rim: 3 });
      }
    },
  },
};
