// Places of Avalon in woods, standing, burning or felled.
import {
  T, clamp, curve, disc, mix, place, rect, rows, smooth, taper, times, type Plate, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bars, dark, fig, folk, wyrdEyes } from './places_parts';

/** Tallow that has run down and set: so many runs, from a line at y. */
function wax(p: Plate, x: number, y: number, w: number, len: number, n: number, fill = p.pal.soft) {
  const runs = times(n, (i) => {
    const u = x + w * ((2 * i + 1) / n - 1) + p.r.in(-4, 4);
    const l = len * p.r.in(0.25, 1);
    const v = y - p.r.in(0, 70);
    const b = (w / n) * p.r.in(0.5, 0.9);
    return curve(
      [
        [u - b * 0.3, v, 1], [u - b * 0.5, y + l * 0.5], [u - b * 0.8, y + l * 0.86], [u, y + l],
        [u + b * 0.8, y + l * 0.86], [u + b * 0.5, y + l * 0.5], [u + b * 0.3, v, 1],
      ],
      true,
      4,
    );
  });
  p.carve(runs, { fill, R: w * 0.2, gap: 5, angle: 1.5, amb: dark(p) ? 0 : 0.2, rim: 2.6, union: true });
}

export const plates: Plates = {
  tallow_wood: {
    tint: '#6b6238',
    mood: 'night',
    light: [560, 330, 130, 700],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, {
        x: 560,
        y: 330,
        r0: 40,
        reach: dark(p) ? 200 : 420,
        ink: dark(p) ? p.pal.soft : p.pal.cut,
        cloud: 0.3,
      });
      for (let i = 0; i < 13; i++) {
        const x = 30 + i * 70 + p.r.in(-20, 20);
        const top = dark(p) ? p.r.in(80, 230) : -10;
        if (Math.abs(x - 560) < 70) continue;
        const w = p.r.in(13, 20);
        p.carve(
          [[x - w, 430], [x - w, top], [x + w, top], [x + w, 430]],
          { fill: p.pal.mid, R: 14, gap: 7, angle: 1.57, bend: 0, power: 0.8 },
        );
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
      const path = curve(
        [[540, 436, 1], [574, 436, 1], [600, 490], [500, 540], [640, 620, 1], [300, 620, 1], [400, 540], [530, 490]],
        true, 6,
      );
      p.fill(path, p.pal.near);
      p.cut(path, { gap: 8, tone: (x, y) => smooth(0.35, 0.6, p.n(x / 60, y / 8)), ink: p.pal.cut });
      for (const [x, w, l] of rows([120, 130, 30], [330, 66, -20], [800, 150, -30])) {
        T.trunk(p, { x, w, lean: l, y: 616, fill: p.pal.ink, power: 1.1 });
        wax(p, x + 4, 190 + (x % 90), w * 0.4, 260, 4);
        wax(p, x, -10, w * 0.5, 230, 5);
      }
      p.shape(
        taper(curve([[190, 190], [300, 150], [430, 160], [500, 120]], false, 6), (t) => 15 - 13 * t), p.pal.ink,
        { rim: 2.4 },
      );
      for (let i = 0; i < 8; i++)
        p.shape(
          taper([[232 + i * 32, 162 + 5 * Math.sin(i)], [232 + i * 32, 200 + 40 * p.r()]], (t) => 5 - 4.4 * t),
          p.pal.soft, { rim: 1.4 },
        );
      if (dark(p))
        for (const [x, y, h] of rows([330, 560, 250], [716, 600, 320])) {
          T.hooded(p, { x, y, h, fill: p.pal.ink, eyes: p.pal.accent, flare: 0.8 });
          wax(p, x, y - h * 0.7, h * 0.22, h * 0.6, 5, p.pal.mid);
        }
      else
        p.shape(
          curve(
            [
              [362, 164, 1], [372, 140], [388, 128], [400, 116], [412, 120], [424, 126, 1], [412, 130], [410, 146],
              [392, 160], [380, 180, 1],
            ],
            true,
            4,
          ),
          p.pal.ink,
          { rim: 2 },
        );
    },
  },
  burning_tallow_wood: {
    tint: '#5a3a2c',
    mood: 'dusk',
    light: [470, 330, 150, 800],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 470, y: 330, r0: 70, reach: 560, ink: p.pal.soft, power: 0.7, cloud: 0.6 });
      // far: a town of candles, pale and flat
      for (let i = 0; i < 11; i++) {
        const x = i * 88 + p.r.in(-16, 16);
        const top = 420 - p.r.in(70, 170);
        p.fill([[x - 15, 470], [x - 13, top + 10], [x - 4, top], [x + 6, top + 14], [x + 13, top + 6], [x + 16,
          470]], p.pal.far);
      }
      T.ridge(p, { fn: (x) => 452 + 10 * p.n(x / 70), fill: p.pal.mid, depth: 60, power: 0.5, gap: 9 });
      // the middle: trunks of tallow, run down at the crown, every window lit
      const lit: Ring[] = [];
      for (const [x, w, top] of rows([96, 50, 70], [286, 40, 150], [700, 44, 120], [846, 58, 40])) {
        p.carve(
          curve([
            [x - w * 1.5, 540, 1], [x - w * 1.05, 470], [x - w, top + 70], [x - w * 1.15, top + 30], [x - w * 0.7, top],
            [x - w * 0.3, top + 36], [x + w * 0.1, top - 14], [x + w * 0.5, top + 30], [x + w * 0.9, top + 4],
            [x + w * 1.1, top + 60], [x + w, 470], [x + w * 1.5, 540, 1],
          ]),
          { fill: p.pal.fore, R: w * 0.9, gap: 6.5, angle: 1.5, power: 1.2, tex: 0.5, rim: 4 },
        );
        for (let v = top + 84; v < 450; v += 58)
          for (const u of [-0.42, 0.3])
            if (p.r.chance(dark(p) ? 0.9 : 0.6)) lit.push(rect(x + u * w - 6, v + p.r.in(-5, 5), 12, 22));
      }
      p.fill(lit, p.pal.accent, 1, true);
      T.ridge(p, { fn: (x) => 520 + 14 * p.n(x / 60), fill: p.pal.ink, depth: 110, power: 0.8, gap: 9 });
      // a stick with a boot on it, where the crust let a foot through
      bars(p, [[556, 600, 562, 330, 5]], p.pal.ink, 3);
      p.carve(
        curve(
          place([[0, -110, 1], [50, -110, 1], [48, -42], [102, -22], [110, 0, 1], [2, 0, 1], [8, -42]], 534, 372, 1.1),
          true, 5,
        ),
        { fill: p.pal.near, R: 20, angle: 1.4, power: 1.7, amb: 0.1, rim: 4 },
      );
      if (dark(p)) {
        for (const [x, y, h] of rows([150, 600, 190], [262, 580, 150], [360, 566, 120], [440, 558, 96]))
          fig(p, x, y, h, { rim: 3 });
        p.fill(disc(562, 240, 26, 20, 9), p.pal.accent);
      } else {
        // somebody skims a pot
        fig(p, 300, 594, 170, { rim: 3.4 });
        bars(p, [[330, 510, 396, 560, 4]]);
        p.carve(
          curve([[370, 552, 1], [456, 552, 1], [446, 598], [380, 598]], true, 5),
          { fill: p.pal.ink, R: 26, gap: 5, angle: 0, rim: 3.6 },
        );
      }
    },
  },
  tangleroot: {
    tint: '#4c6640',
    mood: 'day',
    light: [110, 90, 260, 760],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 110, y: 90, r0: 30, reach: 480, power: dark(p) ? 0.3 : 1, cloud: 0.3 });
      // beyond the fourth row
      const night = curve([[250, -20, 1], [330, 140], [300, 330, 1], [920, 400, 1], [920, -20, 1]], true, 6);
      p.fill(night, p.pal.ink);
      // One root, as thick as houses, that comes down and goes to look.
      const root = (path: Ring, w: number) =>
        p.tube(curve(path, false, 9), (t) => w * (1 - 0.86 * t), {
          fill: p.pal.ink, gap: 7, power: dark(p) ? 1.6 : 1.4, rim: 3, light: [110, 90, 200, 1200],
        });
      root([[700, 60], [600, 150], [560, 250], [580, 350]], 46);
      root([[820, 60], [800, 180], [850, 280], [820, 370]], 54);
      root([[640, 40], [470, 80], [400, 200], [430, 300], [390, 350]], 54);
      root([[940, 20], [760, 70], [700, 190], [730, 300], [680, 356]], 84);
      root([[960, -30], [640, -20], [430, 40], [350, 150], [330, 250], [290, 262], [270, 226], [296, 206]], 96);
      if (dark(p))
        wyrdEyes(p, [[560, 230, 1.6], [680, 270, 0.9], [460, 270, 0.8], [790, 200, 1.2], [620, 150, 0.7]]);
      p.fill([[-20, 330], [920, 330], [920, 620], [-20, 620]], p.pal.near);
      // rows, each less sure of itself
      for (let j = 0; j < 7; j++) {
        const t = j / 6;
        const y = mix(338, 590, t * t);
        const s = 0.3 + 0.9 * t;
        for (let i = -5; i < 6; i++) {
          const x = 470 + i * 150 * s + 75 * s;
          if (x < -60 || x > 960) continue;
          p.carve(
            curve(
              place(
                [
                  [-50, 10, 1], [-64, -22], [-26, -30], [-22, -64], [4, -40], [24, -68], [30, -32], [66, -26],
                  [50, 10, 1],
                ],
                x,
                y,
                s,
                0,
                s * (i % 2 ? 1 : -1),
              ),
              true,
              3,
            ),
            { fill: p.pal.fore, R: 22 * s, gap: 6.5, angle: 1.2, rim: 0.4 + 2 * t, power: clamp(1.8 * t - 0.6) * (dark(p) ? 0.7 : 1.1) },
          );
          if (dark(p) && j > 2 && i % 2)
            p.fill(place([[-20, -12], [-8, -16], [-8, -10]], x, y, s), p.pal.accent);
        }
      }
      const plank = curve([[448, 332, 1], [492, 332, 1], [640, 620, 1], [300, 620, 1]]);
      p.fill(plank, p.pal.mid);
      p.cut(plank, {
        gap: 15,
        tone: (x, y) => smooth(330, 520, y) * (dark(p) ? 0.4 : 0.9) * smooth(0.2, 0.5, p.n(x / 40, y / 9)),
      });
      if (!dark(p)) folk(p, 506, 372, 76);
      else
        p.tube(
          curve([[760, 620], [600, 520], [460, 530], [330, 470], [250, 500]], false, 8), (t) => 24 - 20 * t,
          { fill: p.pal.ink, rim: 2.6 },
        );
      // put out, and left as one leaves clogs at a door
      for (let i = 0; i < 5; i++) {
        const at = (l: Ring) => place(l, 356 + i * 56, 520, 0.95);
        p.shape(
          [
            at([[-20, 0], [-20, -6], [20, -6], [20, 0]]), at([[-16, -6], [-13, -50], [13, -50], [16, -6]]),
            at([[-20, -48], [0, -72], [20, -48]]),
            taper(curve(at([[-10, -66], [0, -92], [10, -66]]), false, 5), () => 2),
          ],
          p.pal.ink,
          { rim: 2.6, union: true, hand: 0 },
        );
        p.fill([at(rect(-9, -42, 8, 32)), at(rect(2, -42, 8, 32))], dark(p) ? p.pal.accent : p.pal.mid, 1, true);
      }
      T.ridge(p, {
        fn: (x) => (x < 210 ? 190 + x * 0.55 + 40 * p.n(x / 24) : 700),
        fill: p.pal.ink,
        depth: 330,
        gap: 11,
        power: 0.9,
      });
    },
  },
  felled_grove: {
    tint: '#6d6f55',
    mood: 'day',
    light: [420, -40, 300, 1100],
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
            const ghost: Ring = [
              [x - w * 0.8, y], [x - w * 0.6, y - 260 * s - 90], [x + w * 0.5, y - 260 * s - 90], [x + w * 0.8, y],
            ];
            p.cut(ghost, {
              angle: 1.57,
              gap: 8,
              ink: p.pal.soft,
              tone: (_x, v) => 0.8 * clamp((v - y + 260 * s + 90) / 320),
            });
          }
          p.carve(
            [[x - w * 1.2, y + 60 * s], [x - w, y], [x + w, y], [x + w * 1.25, y + 60 * s]],
            { fill: p.pal.ink, R: w * 0.5, gap: 6, angle: 1.5, power: 0.9, rim: 0 },
          );
          const top = disc(x, y, w, 22, w * 0.36);
          p.fill(top, dark(p) ? p.pal.fore : p.pal.cut);
          if (j > 2)
            p.fill(
              [
                disc(x, y, w * 0.7, 20, w * 0.25), disc(x, y, w * 0.62, 20, w * 0.21),
                disc(x, y, w * 0.36, 16, w * 0.13), disc(x, y, w * 0.29, 16, w * 0.1),
              ],
              dark(p) ? ((i + j) % 3 ? p.pal.soft : p.pal.accent) : p.pal.near,
            );
        }
      }
      if (dark(p))
        wyrdEyes(p, [[250, 300, 0.8], [620, 260, 0.6], [760, 380, 1.1]]);
      bars(p, [[640, 620, 650, 300, 8], [880, 630, 870, 310, 8], [646, 350, 874, 356, 2.4]], p.pal.ink, 3);
      for (let i = 0; i < 5; i++) {
        const x = 676 + i * 42;
        p.shape(
          [
            taper(curve([[x, 352], [x - 10, 390], [x, 412], [x + 10, 390], [x, 352]], false, 5), () => 1.6),
            [[x - 6, 352], [x + 8, 352], [x + 4, 374]],
          ],
          p.pal.ink,
          { rim: 2, union: true, hand: 0 },
        );
      }
      if (!dark(p)) {
        T.raven(p, { x: 350, y: 356, s: 0.8 });
        bars(p, [[120, 540, 60, 380, 6]], p.pal.ink, 3);
        p.carve(
          [[98, 546], [150, 520], [166, 566], [120, 574]], { fill: p.pal.near, R: 12, gap: 5, power: 1.5, rim: 3 },
        );
      }
    },
  },
};
