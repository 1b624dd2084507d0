// Places of Avalon in fields and hills.
import {
  T, clamp, curve, disc, half, place, rect, rows, smooth, taper, times, type Plate, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bars, dark, fig, folk, sky, wyrdEyes } from './places_parts';

function cow(p: Plate, x: number, y: number, s: number, k = 1, fill = p.pal.ink, rim = 2.4) {
  p.shape(
    [
      curve(
        place(
          [
            [-92, -80], [-40, -92], [30, -90], [62, -100], [84, -112], [104, -104], [120, -74, 1], [112, -64],
            [92, -68], [76, -58], [64, -36], [60, 0, 1], [46, 0, 1], [42, -32], [-50, -30], [-64, 0, 1], [-80, 0, 1],
            [-82, -34], [-96, -54],
          ],
          x,
          y,
          s,
          0,
          s * k,
        ),
        true,
        4,
      ),
      taper(
        curve(place([[88, -108], [76, -128], [84, -150]], x, y, s, 0, s * k), false, 5),
        (t) => 4.5 * s * (1 - 0.8 * t),
      ),
      taper(
        curve(place([[98, -106], [116, -122], [112, -148]], x, y, s, 0, s * k), false, 5),
        (t) => 4.5 * s * (1 - 0.8 * t),
      ),
      taper(curve(place([[-92, -76], [-104, -50], [-98, -20]], x, y, s, 0, s * k), false, 5), () => 2.4 * s),
    ],
    fill,
    { rim, union: true, hand: 0 },
  );
}

/** A sword thrust into the ground at x, y. */
const sword = (x: number, y: number, h: number, lean: number): Ring[] => {
  const at = (l: Ring) => place(l, x, y, h / 100, lean);
  return [
    at([[-5, 0], [-6.5, -66], [6.5, -66], [5, 0]]), at(rect(-23, -72, 46, 7)), at(rect(-3, -94, 6, 24)),
    at(disc(0, -97, 6, 10)),
  ];
};

export const plates: Plates = {
  forlorn_swords: {
    tint: '#8f6040',
    mood: 'night',
    light: [170, 260, 200, 900],
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
          if (dark(p) && i % 2)
            fig(p, x, y + h * 0.04, h * 0.8, { rim: 2.4, power: 0.7, face: 'void', fill: p.pal.fore });
          row.push(...sword(x, y, h, l));
        }
        p.shape(row, j > 2 ? p.pal.ink : p.pal.fore, { rim: 1.6 + j * 0.4, hand: 0.5, union: true });
      }
      if (dark(p)) T.hooded(p, { x: 656, y: 620, h: 600, fill: p.pal.ink, eyes: p.pal.accent, rim: 3.6, power: 0.9 });
      const big = sword(656, 610, dark(p) ? 390 : 530, dark(p) ? 0 : 0.07);
      p.carve(big[0]!, { fill: p.pal.fore, R: 30, gap: 6, angle: 1.5, power: 1.3, tex: 1.3, grain: 0.05, rim: 3.4 });
      p.shape(big.slice(1), p.pal.ink, { rim: 3.6, union: true });
      const vine = curve(
        [[700, 620], [616, 540], [694, 460], [630, 380], [690, 300], [610, 220], [596, 170]], false, 8,
      );
      p.shape(
        [
          taper(vine, () => 3),
          ...times(9, (i) =>
            place([[0, 0], [16, -14], [36, -8], [18, 6]], vine[4 + i * 5]![0], vine[4 + i * 5]![1], 0.9, i * 2),
          ),
        ],
        p.pal.ink,
        { rim: 2, union: true, hand: 0 },
      );
      if (!dark(p)) T.birds(p, { x: 460, y: 120, n: 9, s: 1, w: 300, h: 120 });
      T.grass(p, { y: 596, n: 130, h: 50, lean: 0.2 });
    },
  },
  titans_steps: {
    tint: '#696459',
    mood: 'day',
    light: [730, 90, 220, 900],
    draw(p) {
      if (dark(p)) sky(p, 430, 170, 62);
      else {
        sky(p, 730, 96, 16, 560);
        p.carve(
          curve([[708, 190, 1], [704, 120], [716, 50], [736, 44], [752, 110], [756, 190, 1]], true, 5),
          { fill: p.pal.ink, R: 20, angle: 1.4, power: 0.8 },
        );
      }
      T.ridge(p, { y: 420, amp: 60, fill: p.pal.far, power: 0.5, depth: 80 });
      for (let i = 0; i < 6; i++) {
        const x = 800 - i * 148;
        const y = 140 + i * 84;
        const d = [0.9, 0.3, 0.6, 0.2, 0.8, 0.4][i]! * 10;
        p.carve(
          [[x - 110, 640], [x - 118, y + 12 + d], [x + 60, y - 12 + d], [960, y - 30], [960, 640]],
          {
            fill: i < 2 ? p.pal.mid : i < 4 ? p.pal.near : p.pal.fore,
            R: 12,
            gap: 9,
            angle: 1.57,
            bend: 0,
            power: 0.7,
            tex: 1.2,
            grain: 0.02,
            rim: 4,
            light: [x - 200, y - 100, 160, 620],
          },
        );
        p.shape(
          [[x - 118, y + 12 + d], [x + 60, y - 12 + d], [x + 200, y - 2 + d], [x + 30, y + 26 + d]],
          dark(p) ? p.pal.far : p.pal.soft,
        );
      }
      if (dark(p)) {
        // legs for which it was cut
        for (const [x, y, s] of rows([470, 332, 0.9], [300, 420, 1.12]))
          p.carve(
            curve(
              place(
                [
                  [-70, -480, 1], [70, -480, 1], [84, -330], [56, -160], [50, -60], [70, -24], [60, 0, 1],
                  [-130, 4, 1], [-166, -10], [-150, -40], [-80, -60], [-46, -100], [-60, -200], [-92, -330],
                ],
                x,
                y,
                s,
              ),
              true,
              6,
            ),
            { fill: p.pal.ink, R: 60, gap: 7, angle: 0.05, power: 1.1, tex: 0.6, rim: 4 },
          );
        folk(p, 130, 560, 50);
      } else {
        const gang = rows([596, 246, 66], [490, 334, 70], [446, 330, 66], [300, 414, 74], [150, 498, 80]);
        for (const [x, y, h] of gang) {
          folk(p, x, y, h, 0.2);
          p.carve(
            place([[-26, -20], [-30, 16], [20, 22], [30, -14]], x + h * 0.12, y - h * 1.02, h / 70, 0.2),
            { fill: p.pal.near, R: 10, gap: 5, rim: 2.6 },
          );
        }
        p.shape(
          gang.slice(1).map(([x, y, h], i) =>
            taper(
              curve(
                [
                  [gang[i]![0], gang[i]![1] - 24], [(x + gang[i]![0]) / 2, y - 30 + (gang[i]![1] - y) * 0.3 + 20],
                  [x, y - h * 0.4],
                ],
                false,
                6,
              ),
              () => 2,
            ),
          ),
          p.pal.ink,
          { rim: 1.6, union: true, hand: 0 },
        );
      }
    },
  },
  firstsheaf: {
    tint: '#7d6c3c',
    mood: 'day',
    light: [140, 190, 220, 900],
    draw(p) {
      sky(p, 150, 180, 44, 480, 3);
      T.ridge(p, { y: 272, amp: 24, fill: p.pal.far, power: 0.5, depth: 60 });
      p.carve(
        [[196, 330], [196, 236], [340, 230], [340, 330]],
        { fill: p.pal.near, R: 14, gap: 8, angle: 0, bend: 0, power: 0.8 },
      );
      p.carve(
        [[174, 246], [214, 158], [330, 154], [364, 240]], { fill: p.pal.fore, R: 24, gap: 6, angle: 1.4, power: 1.1 },
      );
      p.fill([rect(214, 258, 24, 26), rect(300, 258, 24, 26)], dark(p) ? p.pal.ink : p.pal.lamp, 1, true);
      p.fill(rect(256, 262, 28, 66), dark(p) ? p.pal.accent : p.pal.ink);
      if (!dark(p)) T.plume(p, { x: 312, y: 160, n: 7, s: 22, drift: 50, fill: p.pal.haze });
      for (const [y, h, f] of rows([310, 70, p.pal.mid], [374, 110, p.pal.near], [470, 170, p.pal.fore])) {
        const top: Ring = times(62, (i) => [i * 15 - 10, y + (i % 2 ? 0 : 14) + 10 * Math.sin(i / 5 + y)]);
        const s: Ring = [...top, [920, y + h], [-20, y + h]];
        p.shape(s, f, { rim: 2 });
        p.cut(s, {
          angle: 1.5,
          gap: 8,
          step: 16,
          bend: (x, v) => 8 * Math.sin(v / 40 + x / 90),
          tone: (x, v) =>
            (1.1 - (v - y) / h) * smooth(0.25, 0.6, p.n(x / 14, v / 60)) * clamp(1.2 - Math.abs(x - 150) / 620),
        });
      }
      // the plough at the end of the furrow
      bars(p, [[60, 586, 230, 540, 8], [230, 540, 300, 440, 6], [214, 544, 262, 436, 5]], p.pal.ink, 3);
      p.carve(
        curve([[40, 596, 1], [110, 560], [150, 600, 1], [90, 616]], true, 5),
        { fill: p.pal.fore, R: 20, gap: 5, power: 1.5, rim: 3 },
      );
      // the sheaf that is never cut
      const X = 620;
      const g = { fill: p.pal.near, R: 80, gap: 6, angle: 1.55, power: 1.25, tex: 0.7, rim: 3 };
      if (dark(p))
        for (const k of [-1, 1]) {
          p.carve(
            taper(
              curve(place([[40, 250], [130, 290], [150, 390], [110, 470]], X, 0, 1, 0, k), false, 8),
              (t) => 34 - 16 * t,
            ),
            { ...g, R: 26 },
          );
          p.shape(
            times(4, (i) =>
              taper(place([[112, 460], [70 + i * 24, 520 + (i % 2) * 12]], X, 0, 1, 0, k), (t) => 6 - 5 * t),
            ),
            p.pal.ink,
            { rim: 2.6, union: true },
          );
        }
      p.fill(half([[0, 330], [60, 330], [90, 400], [180, 620, 1], [0, 620]], X, 0), p.pal.ink);
      p.carve(
        half([[0, 330], [46, 326], [60, 400], [130, 620, 1], [0, 620]], X, 0),
        { ...g, extra: (x, y, t) => t * (0.5 + 0.9 * smooth(-0.3, 0.6, Math.sin((x - X) / (6 + (y - 320) * 0.02)))) },
      );
      const ears: Ring[] = [];
      for (let i = 0; i < 31; i++) {
        const a = (i / 30 - 0.5) * 1.9;
        const l = 220 + 60 * Math.cos(a * 1.2) + p.r.in(-16, 16);
        const e = curve(
          [
            [X + a * 30, 340], [X + Math.sin(a) * l * 0.6, 340 - Math.cos(a * 0.8) * l * 0.7],
            [X + Math.sin(a) * l, 340 - Math.cos(a) * l + a * a * 30],
          ],
          false,
          7,
        );
        ears.push(taper(e, (t) => (t > 0.68 ? 11 * Math.sin((t - 0.62) * 8) : 4)));
      }
      for (const l of [ears.filter((_, i) => i % 2), ears.filter((_, i) => !(i % 2))])
        p.carve(l, { ...g, R: 8, gap: 5, union: true, power: 1.5 });
      p.carve(
        curve([[X - 56, 318, 1], [X, 332], [X + 56, 318, 1], [X + 54, 356, 1], [X, 370], [X - 54, 356, 1]], true, 5),
        { ...g, R: 14, gap: 5, angle: 0.1, fill: p.pal.ink },
      );
      if (dark(p)) wyrdEyes(p, [[X, 250, 2.2]]);
    },
  },
  drovers_ring: {
    tint: '#5c5138',
    mood: 'night',
    light: [520, 300, 120, 640],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      if (!dark(p)) T.stars(p, { n: 60, y1: 130 });
      else
        T.whirl(p, { x: 450, y: 60, r0: 30, r1: 700, arms: 40, turns: 0.2, squash: 0.3, ink: p.pal.soft, power: 0.6 });
      T.ridge(p, { y: 150, amp: 16, fill: p.pal.fore, power: 0.6, depth: 500, gap: 12 });
      T.rings(p, {
        x: 520,
        y: 340,
        r0: 40,
        reach: 620,
        squash: 0.42,
        ink: dark(p) ? p.pal.soft : p.pal.lamp,
        power: dark(p) ? 0.35 : 1.1,
        cloud: 0.2,
        gap: 11,
      });
      const ring = (from: number, to: number) => {
        for (let a = from; a < to; a += 0.23) {
          const x = 500 + Math.cos(a) * 410;
          const y = 330 + Math.sin(a) * 170;
          const h = 34 + 18 * Math.sin(a) + p.r.in(-6, 8);
          p.carve(
            curve(
              [[x - h * 0.5, y, 1], [x - h * 0.4, y - h], [x + h * 0.2, y - h * 1.15], [x + h * 0.5, y, 1]], true, 4,
            ),
            { fill: p.pal.near, R: 14, gap: 5, angle: 1.3, power: 1.5, rim: 2.6 },
          );
        }
      };
      ring(3.3, 6.2);
      for (const [x, y, s, k] of rows(
        [300, 264, 0.55, 1], [620, 254, 0.5, -1], [740, 276, 0.55, 1], [220, 336, 0.72, 1], [790, 352, 0.76, -1],
      ))
        cow(p, x, y, s, k);
      T.stone(p, { x: 430, y: 340, w: 76, h: 230, fill: p.pal.near, power: 1.6, runes: true });
      if (!dark(p)) {
        p.fill(disc(520, 348, 44, 20, 10), p.pal.ink);
        p.fill(
          curve([[488, 346, 1], [500, 312], [510, 322], [522, 276, 1], [534, 318], [544, 308], [552, 346, 1]], true, 4),
          p.pal.lamp,
        );
      }
      for (const [x, y, s, k] of rows([310, 430, 0.9, 1], [690, 440, 0.9, -1])) cow(p, x, y, s, k, p.pal.ink, 3.4);
      if (!dark(p)) fig(p, 560, 412, 86, { rim: 3 });
      ring(0.1, 1.2);
      ring(1.75, 3.2);
      if (dark(p)) {
        // all of them look this way, and one among them is straw
        for (const [x, y, s] of rows([150, 550, 1.25], [770, 560, 1.4], [370, 510, 0.9])) {
          p.carve(
            [
              half([[0, -96], [34, -92], [46, -60], [28, -10], [30, 30], [0, 40]], x, y, s),
              ...[-1, 1].map((k) =>
                taper(
                  curve(place([[30, -84], [86, -92], [112, -130], [104, -166]], x, y, s, 0, s * k), false, 6),
                  (t) => 15 * s * (1 - 0.92 * t),
                ),
              ),
              ...[-1, 1].map((k) =>
                curve(place([[38, -70, 1], [74, -62], [84, -46, 1], [50, -44]], x, y, s, 0, s * k), true, 4),
              ),
            ],
            { fill: p.pal.ink, R: 40 * s, gap: 5, angle: 0.1, power: 0.8, rim: 4, union: true },
          );
          p.fill([-1, 1].map((k) => disc(x + 28 * k * s, y - 50 * s, 7 * s, 9)), p.pal.accent, 1, true);
        }
        p.carve(
          half([[0, -190], [20, -180], [24, -150], [14, -132], [50, -110], [40, -20], [60, 40, 1], [0, 40]], 560, 470),
          { fill: p.pal.near, R: 40, gap: 5, angle: 1.5, power: 1.4, tex: 1, rim: 3 },
        );
      } else {
        cow(p, 170, 610, 1.5, 1, p.pal.ink, 4);
        bars(p, [[640, 620, 636, 440, 13], [690, 620, 660, 460, 10]], p.pal.ink, 3.4);
        p.fill(times(8, (i) => rect(626, 460 + i * 17, 12, 4)), p.pal.cut, 1, true);
      }
    },
  },
  open_mounds: {
    tint: '#4c5c3e',
    mood: 'night',
    light: [360, 380, 90, 620],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      if (dark(p))
        T.whirl(p, { x: 700, y: 90, r0: 30, r1: 700, arms: 40, turns: 0.24, squash: 0.5, ink: p.pal.soft, power: 0.6 });
      else T.stars(p, { n: 70, y1: 280 });
      for (const [x, w, h] of rows([770, 170, 110], [560, 150, 80]))
        p.carve(
          half([[0, 330 - h], [w * 0.5, 350 - h], [w, 390, 1], [0, 390]], x, 0),
          { fill: p.pal.fore, R: 80, gap: 8, angle: 0.1, power: 0.5, light: [360, 100, 100, 900] },
        );
      const warm = dark(p) ? p.pal.soft : p.pal.lamp;
      p.carve(
        curve(
          [[-40, 470, 1], [0, 330], [110, 190], [260, 130], [420, 134], [560, 210], [650, 340], [690, 470, 1]], true,
          7,
        ),
        {
          fill: p.pal.fore,
          R: 150,
          gap: 8,
          angle: 0.05,
          bend: 0.5,
          power: 1.1,
          tex: 0.8,
          rim: 3,
          light: [360, 200, 150, 620],
        },
      );
      T.ridge(p, { fn: (x) => 452 + 4 * p.n(x / 30), fill: p.pal.fore, depth: 20, power: 0.3 });
      // warm air, in and out
      T.rings(p, {
        x: 360,
        y: 450,
        r0: 110,
        reach: dark(p) ? 330 : 420,
        squash: 0.42,
        ink: warm,
        gap: 10,
        cloud: 0.2,
        power: 1.1,
      });
      p.fill([[306, 454], [312, 300], [408, 300], [414, 454]], warm);
      p.cut(
        [[306, 454], [312, 300], [408, 300], [414, 454]],
        { angle: 1.57, gap: 12, ink: p.pal.near, tone: (x) => 0.9 * smooth(20, 56, Math.abs(x - 360)) },
      );
      for (const l of [
        [[262, 462], [270, 286], [310, 286], [314, 462]], [[406, 462], [410, 286], [452, 288], [460, 462]],
        [[236, 292], [250, 236], [470, 232], [486, 290]],
      ] as Ring[])
        p.carve(l, { fill: p.pal.ink, R: 22, gap: 6, angle: 1.4, power: 1.2, rim: 3, light: [360, 420, 40, 500] });
      if (dark(p)) {
        // those who get up
        for (const [x, y, h] of rows(
          [348, 452, 110], [384, 456, 116], [340, 490, 160], [420, 520, 200], [260, 560, 250], [520, 610, 330],
        )) {
          p.fill(
            [
              [x - h * 0.16, y], [x + h * 0.16, y], [x + (x - 360) * 0.7 + h * 0.3, 640],
              [x + (x - 360) * 0.7 - h * 0.3, 640],
            ],
            p.pal.ink,
            0.8,
          );
          folk(p, x, y, h, (x - 360) * 0.0003, { ink: p.pal.cut });
        }
      } else {
        for (const [x, y, s] of rows([190, 500, 1], [540, 506, 1.05], [250, 560, 1.3], [500, 570, 1.35])) {
          p.carve(
            curve(
              place(
                [
                  [-80, 6, 1], [-74, -22], [-40, -34], [10, -28], [40, -20], [52, -30], [72, -28], [82, -10],
                  [74, 8, 1],
                ],
                x,
                y,
                s,
                0,
                x > 360 ? -s : s,
              ),
              true,
              5,
            ),
            { fill: p.pal.ink, R: 22 * s, gap: 6, angle: 0.9, power: 1, rim: 3.4 },
          );
        }
        folk(p, 370, 452, 96);
        for (const [x, y, s] of rows([760, 500, 1], [850, 530, 1.2]))
          p.carve(
            [
              curve(place([[-50, -20], [-30, -56], [10, -60], [44, -40], [40, -16], [-30, -10]], x, y, s), true, 5),
              curve(place([[-44, -46], [-70, -50], [-76, -34], [-50, -28]], x, y, s), true, 4),
              place(rect(-26, -18, 8, 20), x, y, s), place(rect(22, -18, 8, 20), x, y, s),
            ],
            { fill: p.pal.near, R: 20, gap: 5, union: true, rim: 3, power: 1.6 },
          );
      }
    },
  },
};
