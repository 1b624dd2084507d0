// Places of Avalon, lit or dark.
import {
  T, clamp, curve, disc, mix, place, rect, rows, smooth, taper, times, type Bead, type Plate, type Plates,
  type Ring,
} from '../../../web/src/art/kit';
import { avSky, dark, fig, roundhouse, wyrdEyes } from './places_parts';

function stag(p: Plate, x: number, y: number, s: number, k = 1, o: { wrong?: boolean; eye?: string } = {}) {
  const P = (l: Ring) => place(l, x, y, s, 0, s * k);
  const ant: Ring[] = [];
  for (const j of [0, 1]) {
    ant.push(
      taper(
        curve(P([[44 + j * 5, -112], [40 + j * 22, -140], [30 + j * 44, -166], [44 + j * 34, -196]]), false, 6),
        (t) => mix(3.6, 0.8, t) * s,
      ),
    );
    for (const [a, b, c, d] of rows(
      [40 + j * 20, -138, 58 + j * 16, -150], [33 + j * 38, -160, 14 + j * 72, -176],
      [36 + j * 40, -178, 22 + j * 62, -200],
    ))
      ant.push(taper(P([[a, b], [c, d]]), (t) => mix(2.6, 0.6, t) * s));
    if (o.wrong)
      for (let i = 0; i < 4; i++)
        ant.push(
          taper(
            curve(
              P([
                [36 + j * 30, -164 - i * 6], [10 + j * 80 + i * 6, -190 - i * 12],
                [-6 + j * 110 + i * 10, -176 - i * 26],
              ]),
              false,
              5,
            ),
            (t) => mix(2.4, 0.5, t) * s,
          ),
        );
  }
  p.shape(ant, p.pal.ink, { rim: 1.6, hand: 0, union: true });
  p.shape(
    curve(
      P([
        [70, -92, 1], [60, -98], [46, -114], [36, -112], [34, -100], [26, -82], [10, -72], [-30, -70], [-58, -70],
        [-66, -60], [-62, -44], [-68, -24], [-66, 0, 1], [-60, 0, 1], [-58, -24], [-48, -42], [-10, -40], [6, -42],
        [10, -24], [8, 0, 1], [14, 0, 1], [17, -24], [22, -46], [34, -60], [46, -84], [60, -86],
      ]),
      true,
      4,
    ),
    p.pal.ink,
    { rim: 2, hand: 0 },
  );
  p.shape(
    [
      taper(P([[-52, -50], [-44, -22], [-48, 0]]), (t) => mix(6, 2.6, t) * s),
      taper(P([[20, -50], [28, -22], [26, 0]]), (t) => mix(5, 2.4, t) * s),
    ],
    p.pal.ink,
    { rim: 1.4, hand: 0, union: true },
  );
  if (o.eye) p.fill(disc(x + 50 * s * k, y - 102 * s, 3 * s, 8), o.eye);
}

export const plates: Plates = {
  cuanacht_farmhold: {
    tint: 'avalon',
    mood: 'day',
    light: [640, 210, 240, 900],
    draw(p) {
      avSky(p, 640, 244);
      T.ridge(p, { y: 262, amp: 44, len: 320, fill: p.pal.far, power: 0.5, depth: 80 });
      T.fog(p, { y: 296, h: 40, n: 3, power: 0.5 });
      const H = (x: number) => 400 - 92 * Math.exp(-Math.pow((x - 330) / 190, 2));
      T.ridge(p, { fn: H, fill: p.pal.mid, power: 0.8, depth: 110 });
      for (const [x, y, s] of rows([236, 348, 0.62], [436, 350, 0.6])) roundhouse(p, x, y, s, {});
      roundhouse(p, 330, 352, 1.06, { lit: !dark(p), smoke: !dark(p) });
      // palisade following the hill
      const pal: Ring[] = [];
      for (let x = 120; x < 560; x += 13) {
        if (x > 322 && x < 356) continue;
        const y = H(x) + 52;
        const h = 44 + p.r.in(-5, 7);
        pal.push([[x, y + 4], [x, y - h], [x + 6, y - h - 11], [x + 12, y - h], [x + 12, y + 4]]);
        if (dark(p) && p.r.chance(0.2)) pal.pop();
      }
      p.shape(pal, p.pal.fore, { rim: 1.5, union: true, hand: 0.6 });
      // furrows
      const f = curve([[-10, 430, 1], [200, 400], [480, 414], [910, 372, 1], [910, 610, 1], [-10, 610, 1]], true, 8);
      p.fill(f, p.pal.near);
      const L: Bead[][] = [];
      for (let i = -26; i < 34; i++) {
        const l: Bead[] = [];
        for (let k = 0; k <= 16; k++) {
          const t = k / 16;
          l.push([mix(560 + i * 11, 500 + i * 82, Math.pow(t, 1.5)), mix(402, 612, Math.pow(t, 1.15)), t]);
        }
        L.push(l);
      }
      p.lines(L, {
        gap: 19,
        tone: (x, y, t) =>
          (0.16 + 0.6 * t) * smooth(0.22, 0.5, p.n(x / 16, y / 8)) * clamp(1.2 - Math.abs(x - 640) / 620),
      });
      const path = curve(
        [[330, 404, 1], [352, 404, 1], [380, 470], [330, 540], [372, 612, 1], [230, 612, 1], [252, 540], [336, 470]],
        true, 6,
      );
      p.fill(path, p.pal.mid);
      p.cut(path, { gap: 7, tone: (x, y) => 0.5 * smooth(0.3, 0.6, p.n(x / 30, y / 6)) });
      if (!dark(p)) {
        fig(p, 300, 540, 62);
        fig(p, 330, 552, 50);
        const sc: Ring[] = [taper([[716, 560], [716, 430]], () => 4), taper([[672, 470], [760, 466]], () => 4)];
        p.shape(sc, p.pal.ink, { rim: 1.6, union: true, hand: 0 });
        T.hooded(p, { x: 716, y: 520, h: 92, face: 'back', fill: p.pal.ink, power: 0.5 });
        T.birds(p, { x: 560, y: 200, n: 5 });
      } else {
        wyrdEyes(p, [[330, 330, 0.5], [640, 420, 0.6], [770, 470, 0.9]]);
        T.hooded(p, { x: 716, y: 560, h: 190, fill: p.pal.ink, flare: 0.6, eyes: p.pal.accent, power: 0.5 });
      }
      T.tree(p, {
        x: 846,
        y: 604,
        h: 640,
        w: 24,
        lean: 0.03,
        spread: 0.5,
        gnarl: dark(p) ? 0.5 : 0.25,
        fill: p.pal.ink,
      });
      if (!dark(p)) T.raven(p, { x: 716, y: 424, s: 0.6 });
      if (dark(p)) T.fog(p, { y: 410, h: 90, power: 1, n: 6, cut: p.pal.soft });
    },
  },
  hunters_grove: {
    tint: '#47614a',
    mood: 'day',
    light: [500, 230, 180, 760],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      p.fill(disc(500, 270, 200), p.pal.haze, 0.7);
      T.rings(p, { x: 500, y: 230, r0: 26, reach: dark(p) ? 260 : 520, gap: 9, power: dark(p) ? 0.5 : 1, cloud: 0.3 });
      if (!dark(p)) p.fill(disc(500, 230, 24), p.pal.cut, 0.7);
      for (let i = 0; i < 16; i++) {
        const x = 20 + i * 58 + p.r.in(-18, 18);
        if (Math.abs(x - 500) < 60) continue;
        p.shape(taper([[x, -10], [x + p.r.in(-14, 14), 440]], () => p.r.in(5, 9)), p.pal.far, { rim: 1.2 });
      }
      T.ridge(p, { y: 408, amp: 18, fill: p.pal.mid, power: 0.7, depth: 60 });
      T.fog(p, { y: 400, h: 50, n: 4, power: 0.7, cut: p.pal.cut });
      for (const [x, w, l] of rows([110, 34, 10], [236, 26, -14], [352, 24, 8], [650, 26, -8], [744, 34, 12]))
        T.trunk(p, { x, w, lean: l, y: 476, fill: p.pal.near, power: 0.8 });
      T.ridge(p, {
        fn: (x) => 470 - 46 * Math.exp(-Math.pow((x - 500) / 130, 2)) + 8 * p.n(x / 30),
        fill: p.pal.fore,
        power: 0.8,
        depth: 110,
      });
      stag(p, 496, 428, 1.12, -1, dark(p) ? { wrong: true, eye: p.pal.accent } : {});
      for (const [x, w, l] of rows([30, 92, 20], [206, 62, -26], [812, 84, 30], [694, 44, 10]))
        T.trunk(p, { x, w, lean: l, y: 616, fill: p.pal.ink, power: 0.95 });
      for (const [x, y, k] of rows([206, 130, 1], [206, 210, -1], [812, 150, -1], [694, 200, -1], [30, 100, 1]))
        p.shape(
          [
            taper(
              curve([[x, y + 30], [x + 50 * k, y - 10], [x + 110 * k, y - 20], [x + 150 * k, y - 64]], false, 6),
              (t) => mix(10, 1, t),
            ),
            taper(
              curve([[x + 80 * k, y - 16], [x + 120 * k, y + 6], [x + 158 * k, y - 6]], false, 5),
              (t) => mix(5, 0.8, t),
            ),
          ],
          p.pal.ink,
          { rim: 1.6, hand: 0, union: true },
        );
      if (!dark(p))
        p.shape(
          curve(
            [
              [590, 610, 1], [596, 560], [588, 528], [600, 512], [612, 528], [626, 546], [660, 536], [664, 542],
              [630, 560], [632, 610, 1],
            ],
            true,
            5,
          ),
          p.pal.ink,
          { rim: 2 },
        );
      if (!dark(p))
        p.shape(
          [
            taper(curve([[654, 488], [682, 540], [656, 594]], false, 8), () => 2.6),
            taper([[654, 490], [656, 592]], () => 0.9),
          ],
          p.pal.ink,
          { rim: 1.5, hand: 0, union: true },
        );
      else
        wyrdEyes(p, [[120, 330, 0.8], [300, 380, 0.6], [762, 350, 0.9], [640, 410, 0.5]]);
      T.grass(p, { y: 600, n: 130, h: 34, spread: 8 });
    },
  },
  whitening: {
    tint: '#6d8088',
    mood: 'night',
    light: [240, 190, 240, 900],
    draw(p) {
      avSky(p, 240, 262);
      T.ridge(p, { y: 276, amp: 40, fill: p.pal.far, power: 0.5, depth: 90 });
      T.ridge(p, { y: 372, amp: 26, len: 400, seed: 2, fill: p.pal.mid, power: 0.8, depth: 120 });
      const pole = (x: number, y: number, h: number) =>
        p.shape(
          [
            taper([[x, y], [x + p.r.in(-6, 6), y - h]], () => 4.4),
            taper([[x - 22, y - h + 14], [x + 22, y - h + 8]], () => 3.4),
          ],
          p.pal.ink,
          { rim: 1.8, union: true, hand: 0 },
        );
      const sheet = (x0: number, x1: number, y0: number, y1: number, len: number, n = 1) => {
        p.shape(
          [taper(curve([[x0, y0], [(x0 + x1) / 2, (y0 + y1) / 2 + 12], [x1, y1]], false, 8), () => 1.6)], p.pal.ink,
          { hand: 0 },
        );
        for (let i = 0; i < n; i++) {
          const a = mix(x0, x1, (i + 0.12) / n);
          const b = mix(x0, x1, (i + 0.9) / n);
          const ya = mix(y0, y1, (i + 0.12) / n) + 9;
          const yb = mix(y0, y1, (i + 0.9) / n) + 9;
          const sw = p.r.in(10, 30);
          const s = curve(
            [
              [a, ya, 1], [mix(a, b, 0.5), (ya + yb) / 2 + 5], [b, yb, 1], [b + sw * 0.4, yb + len * 0.5],
              [b + sw, yb + len, 1], [mix(a, b, 0.7) + sw, yb + len - 14], [mix(a, b, 0.36) + sw, ya + len + 6],
              [a + sw * 0.9, ya + len - 8, 1], [a + sw * 0.2, ya + len * 0.5],
            ],
            true,
            5,
          );
          p.carve(s, {
            fill: dark(p) ? p.pal.near : p.pal.soft,
            R: 30,
            gap: 6,
            angle: 1.45,
            bend: 0.3,
            power: dark(p) ? 0.8 : 1.25,
            amb: dark(p) ? 0 : 0.15,
            tex: 0.2,
            rim: 2,
            extra: (x, y, t) => t * (0.45 + 0.8 * smooth(-0.4, 0.6, Math.sin((x - a) / 8 + y / 60))),
          });
          if (dark(p)) {
            const cx = mix(a, b, 0.5) + sw * 0.5;
            const cy = ya + len * 0.3;
            p.fill(
              [disc(cx - 9, cy, 5, 9, 8), disc(cx + 9, cy, 5, 9, 8), disc(cx, cy + 26, 7, 10, 13)], p.pal.ink, 1, true,
            );
          }
        }
      };
      for (const [x, y, h] of rows([470, 392, 92], [590, 388, 96], [700, 396, 92])) pole(x, y, h);
      sheet(470, 590, 312, 304, 62, 2);
      sheet(590, 700, 304, 316, 62, 2);
      T.fog(p, { y: 404, h: 30, n: 3, power: 0.5 });
      T.ridge(p, {
        fn: (x) => 470 + 18 * Math.sin(x / 170) + 6 * p.n(x / 30),
        fill: p.pal.near,
        power: 0.8,
        depth: 120,
      });
      pole(300, 500, 190);
      pole(560, 510, 206);
      pole(850, 520, 214);
      sheet(300, 560, 326, 318, 138, 2);
      sheet(560, 850, 318, 322, 148, 2);
      fig(p, 520, 556, 116, { face: 'void', fill: p.pal.ink });
      T.ridge(p, { fn: (x) => 560 + 12 * Math.sin(x / 120) + 6 * p.n(x / 20), fill: p.pal.ink, power: 0.7, depth: 60 });
      T.grass(p, { y: 590, n: 120, h: 40, lean: 0.3, spread: 12 });
      T.tree(p, { x: 70, y: 606, h: 560, w: 20, lean: 0.1, gnarl: dark(p) ? 0.5 : 0.25, fill: p.pal.ink });
      if (dark(p)) T.fog(p, { y: 500, h: 80, power: 0.9, n: 4 });
    },
  },
  kneeling_mounds: {
    tint: '#688058',
    mood: 'night',
    light: [680, 170, 240, 900],
    draw(p) {
      avSky(p, 690, 300);
      T.ridge(p, { y: 318, amp: 30, fill: p.pal.far, power: 0.5, depth: 60 });
      T.fog(p, { y: 350, h: 36, n: 3, power: 0.6 });
      // giants on their knees, foreheads to the ground, turned to turf
      const knee = (x: number, y: number, s: number, f: string, power: number, up = 0) => {
        const at = (l: Ring) => place(l, x, y, s);
        const g = { fill: f, R: 70 * s, gap: 7, bend: 0.55, power, tex: 0.6, rim: 3, gamma: 1.1 };
        const arm = [[40, 12, 1], [52, -50], [96, -66], [132, -30], [240, -26], [262, -6], [256, 14, 1]] as Ring;
        const body = [
          [-214, 14, 1], [-222, -24], [-190, -44], [-196, -96], [-158, -158], [-84, -190], [0, -184], [70, -150],
          [112, -104], [118, -60], [90, 14, 1],
        ] as Ring;
        const head = place(
          [[-40, 14], [-52, -30], [-30, -66], [10, -78], [48, -58], [60, -20], [64, 4, 1], [44, 22], [4, 30]], 158,
          -44 - up, 1, -up / 90,
        );
        p.carve(curve(at(head), true, 6), { ...g, R: 44 * s, angle: 0.9 });
        p.carve(curve(at(body), true, 6), { ...g, angle: 0.15 });
        p.carve(curve(at(arm), true, 6), { ...g, R: 24 * s, angle: 0.1 });
        if (up) wyrdEyes(p, [[...(at([[190, -84 - up]])[0] as [number, number]), 1.3 * s]]);
      };
      knee(470, 364, 0.42, p.pal.mid, 0.8);
      T.ridge(p, { y: 372, amp: 8, fill: p.pal.mid, power: 0.6, depth: 40 });
      knee(640, 420, 0.66, p.pal.mid, 0.9);
      T.ridge(p, { fn: (x) => 424 + 6 * p.n(x / 40), fill: p.pal.near, power: 0.7, depth: 60 });
      knee(250, 500, 1.16, p.pal.fore, 1.1, dark(p) ? 76 : 0);
      T.ridge(p, {
        fn: (x) => 506 + 8 * Math.sin(x / 140) + 6 * p.n(x / 30),
        fill: p.pal.fore,
        power: 0.9,
        depth: 110,
      });
      if (!dark(p)) {
        // the sheep turn along a line that nobody drew
        for (const [x, y, k] of rows([620, 540, 1], [690, 556, 1], [770, 540, 1], [840, 566, 1], [730, 584, 1.2]))
          p.carve(
            [
              curve(place([[-30, -14], [-18, -36], [10, -38], [28, -24], [24, -10], [-20, -8]], x, y, k), true, 5),
              curve(place([[24, -34], [42, -36], [46, -26], [28, -22]], x, y, k), true, 4),
              place(rect(-18, -10, 5, 14), x, y, k), place(rect(12, -10, 5, 14), x, y, k),
            ],
            { fill: p.pal.soft, R: 14, gap: 5, union: true, rim: 2.4, amb: 0.2 },
          );
        p.shape(
          curve([[440, 560, 1], [458, 556], [466, 538], [488, 538], [494, 556], [514, 560, 1], [476, 566]], true, 4),
          p.pal.ink, { rim: 2.4 },
        );
      } else
        for (const [x, y, h] of rows([560, 560, 130], [630, 576, 150], [720, 566, 140])) fig(p, x, y, h, { rim: 2.4 });
      T.grass(p, { y: 596, n: 150, h: 36, spread: 10 });
    },
  },
  warrior_fair: {
    tint: '#7d6a44',
    mood: 'night',
    light: [470, 260, 160, 800],
    draw(p) {
      avSky(p, 470, 240);
      T.ridge(p, { y: 280, amp: 40, fill: p.pal.far, power: 0.5, depth: 90 });
      const tent = (x: number, y: number, s: number, f: string, stripes: number) => {
        const Q = (l: Ring) => place(l, x, y, s);
        p.carve(
          curve(
            Q([
              [-100, 0, 1], [-96, -46], [-100, -64, 1], [-40, -108], [0, -176, 1], [40, -108], [100, -64, 1],
              [96, -46], [100, 0, 1],
            ]),
            true,
            5,
          ),
          {
            fill: f,
            R: 70 * s,
            gap: 6,
            angle: 1.5,
            bend: 0.3,
            power: 1,
            rim: 2.4,
            tex: 0.3,
            extra: (a, b, t) => t * (Math.sin(((a - x) / s / (60 + ((b - y) / s) * -0.1)) * 9) > 0 ? 1 : stripes),
          },
        );
        p.fill(Q([[-18, 0], [0, -96], [22, 0]]), dark(p) ? p.pal.ink : p.pal.lamp);
        p.fill(Q([[2, 0], [0, -96], [22, 0]]), p.pal.ink);
        const k = times(10, (i) =>
          Q([[i * 20 - 100, -63], [i * 20 - 80, -63], [i * 20 - 90, -44]]),
        );
        p.fill(k, p.pal.ink, 1, true);
        p.shape([Q([[-2, -172], [-2, -236], [2, -236], [2, -172]])], p.pal.ink, { rim: 1.4, hand: 0 });
        p.carve(
          curve(
            Q([[2, -236, 1], [30, -230], [62, -238, 1], [50, -224], [66, -208, 1], [30, -206], [2, -210, 1]]), true, 4,
          ),
          { fill: p.pal.near, R: 12, gap: 5, power: 1.1, ink: dark(p) ? p.pal.accent : p.pal.cut },
        );
      };
      tent(430, 404, 0.6, p.pal.mid, 0.4);
      tent(560, 396, 0.54, p.pal.mid, 0.4);
      tent(800, 410, 0.66, p.pal.mid, 0.4);
      T.ridge(p, { y: 408, amp: 10, fill: p.pal.mid, power: 0.7, depth: 60 });
      tent(690, 470, 1.02, p.pal.near, 0.3);
      T.ridge(p, { y: 486, amp: 8, fill: p.pal.near, power: 0.7, depth: 120 });
      for (let i = 0; i < 9; i++)
        fig(p, 360 + i * 30 + p.r.in(-8, 8), 500 + p.r.in(-8, 10), p.r.in(54, 74), {
          power: 0.7,
          light: [470, 470, 50, 300],
        });
      if (!dark(p)) {
        T.rings(p, { x: 470, y: 512, r0: 18, reach: 120, gap: 7, ink: p.pal.lamp, power: 0.8, cloud: 0, squash: 0.7 });
        p.fill(
          curve([[444, 530, 1], [452, 500], [462, 512], [470, 470, 1], [480, 506], [490, 498], [496, 530, 1]], true, 4),
          p.pal.lamp,
        );
      }
      p.shape(
        [taper([[434, 538], [508, 526]], () => 6), taper([[438, 526], [506, 540]], () => 6)], p.pal.ink,
        { rim: 2, union: true },
      );
      // scales that would take a cow: the paper weighs more
      const pan = (x: number, y: number) => {
        p.shape(
          [taper([[x, y - 150], [x - 62, y]], () => 1.8), taper([[x, y - 150], [x + 62, y]], () => 1.8)], p.pal.ink,
          { rim: 1.6, union: true, hand: 0 },
        );
        p.carve(
          curve([[x - 74, y - 4, 1], [x + 74, y - 4, 1], [x + 46, y + 24], [x - 46, y + 24]], true, 5),
          { fill: p.pal.ink, R: 14, gap: 5, angle: 0, power: 1.2, rim: 3 },
        );
      };
      p.shape(
        [
          taper([[206, 620], [206, 150]], () => 8), taper([[78, 150], [334, 226]], () => 7), disc(206, 186, 15, 14),
          [[130, 620], [206, 560], [282, 620]],
        ],
        p.pal.ink,
        { rim: 3, union: true },
      );
      pan(82, 318);
      pan(330, 392);
      p.shape(
        [
          taper([[30, 312], [110, 290]], () => 5), taper([[60, 304], [126, 250]], () => 4),
          [[20, 318], [56, 292], [66, 316]],
        ],
        p.pal.ink,
        { rim: 2.6, union: true },
      );
      p.fill([[298, 384], [352, 376], [362, 386], [306, 392]], p.pal.cut);
      const W = curve(
        place(
          [
            [-12, -126], [-12, -146], [0, -156], [12, -146], [12, -126], [34, -116], [44, -84], [36, -60], [40, -20],
            [46, 2, 1], [-44, 2, 1], [-36, -40], [-40, -90], [-32, -116],
          ],
          820,
          606,
          1.25,
        ),
        true,
        5,
      );
      p.shape(W, p.pal.ink, { rim: 2.4 });
      p.shape(
        [
          taper([[762, 606], [778, 380]], () => 4),
          curve([[766, 424, 1], [728, 442], [716, 404], [736, 378], [772, 390, 1]], true, 5),
        ],
        p.pal.ink,
        { rim: 2.2, union: true },
      );
      if (dark(p)) {
        wyrdEyes(p, [[820, 424, 0.8]]);
        T.fog(p, { y: 470, h: 90, power: 1, n: 5 });
        for (const [x, y] of rows([206, 170], [690, 300])) T.raven(p, { x, y: y - 26, s: 0.9 });
      }
    },
  },
  charred_conclave: {
    tint: '#6a645e',
    mood: 'day',
    light: [450, 250, 160, 760],
    draw(p) {
      avSky(p, 450, 300);
      T.ridge(p, { y: 330, amp: 20, fill: p.pal.far, power: 0.5, depth: 60 });
      if (dark(p)) {
        p.fill(disc(450, 470, 210, 40, 50), p.pal.accent, 0.16);
        T.rings(p, {
          x: 450,
          y: 470,
          r0: 60,
          reach: 380,
          gap: 8,
          ink: p.pal.accent,
          power: 0.7,
          cloud: 0.5,
          squash: 0.4,
        });
      }
      // the burned hall: ribs of a nave that meets no roof
      for (let i = 5; i >= 0; i--) {
        const s = 0.42 + 0.13 * (5 - i);
        const y = 384 + 34 * (5 - i);
        const w = 216 * s * 1.1;
        const h = 330 * s;
        for (const k of [-1, 1]) {
          if ((i === 3 && k > 0) || (i === 1 && k < 0)) {
            p.carve(
              taper(
                curve(
                  [[450 + k * w, y], [450 + k * w * 1.02, y - h * 0.3], [450 + k * w * 0.98, y - h * 0.46]], false, 8,
                ),
                (t) => 16 * s * (1 - 0.4 * t),
              ),
              { fill: p.pal.fore, R: 14 * s, gap: 6, angle: 0.2, power: 0.9 },
            );
            continue;
          }
          p.carve(
            taper(
              curve(
                [
                  [450 + k * w, y], [450 + k * w * 1.03, y - h * 0.46], [450 + k * w * 0.72, y - h * 0.82],
                  [450 + k * 4, y - h],
                ],
                false,
                8,
              ),
              (t) => 17 * s * (1 - 0.45 * t),
            ),
            {
              fill: i < 2 ? p.pal.ink : i < 4 ? p.pal.fore : p.pal.near,
              R: 15 * s,
              gap: 6,
              angle: 0.2,
              power: i < 2 ? 0.6 : 0.95,
              tex: 0.7,
              rim: 2.4,
            },
          );
        }
        if (i === 4) T.ridge(p, { y: 420, amp: 4, fill: p.pal.near, power: 0.8, depth: 200 });
      }
      for (const [x, y, h] of rows([300, 500, 120], [610, 496, 130]))
        T.stone(p, { x, y, w: 40, h, fill: p.pal.ink, power: 0.7 });
      p.carve(
        [[380, 500], [392, 462], [508, 462], [520, 500]],
        { fill: p.pal.fore, R: 14, gap: 5.5, angle: 0, power: 0.9, bend: 0.1 },
      );
      p.shape(rect(380, 452, 140, 12), p.pal.fore, { rim: 2.4 });
      if (!dark(p)) {
        fig(p, 450, 560, 120, { light: [450, 260, 100, 700], power: 0.8 });
        T.plume(p, { x: 470, y: 450, n: 6, s: 26, drift: 30, fill: p.pal.haze, power: 0.6 });
      } else {
        for (const [x, y, h] of rows([330, 566, 150], [410, 548, 132], [500, 550, 132], [580, 570, 156]))
          T.hooded(p, {
            x,
            y,
            h,
            face: 'back',
            fill: p.pal.ink,
            light: [450, 450, 60, 400],
            ink: p.pal.accent,
            power: 0.9,
          });
        p.fill(
          curve([[424, 452, 1], [432, 410], [442, 430], [450, 380, 1], [462, 424], [472, 404], [480, 452, 1]], true, 4),
          p.pal.accent,
        );
        const e: Ring[] = [];
        for (let i = 0; i < 60; i++) e.push(disc(p.r.in(300, 620), p.r.in(120, 440), p.r.in(1, 3), 6));
        p.fill(e, p.pal.accent, 1, true);
      }
    },
  },
};
