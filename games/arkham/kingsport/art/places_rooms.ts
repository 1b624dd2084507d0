// Rooms of Kingsport, and a window of it.
import {
  T, TOKENS as K, clamp, curve, disc, half, place, rect, rows, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { bust } from './places';

export const plates: Plates = {
  water_st_607: {
    tint: '#39503f',
    mood: 'night',
    over: { accent: K.moss },
    light: [330, 420, 120, 620],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 330, y: 410, r0: 40, reach: 330, gap: 10, ink: p.pal.soft, power: 0.8, cloud: 0.2 });
      p.shape([[-10, 40], [910, 10], [910, 46], [-10, 84]], p.pal.ink, { rim: 2, from: [330, 600, 1] });
      p.shape([[-10, -10], [910, -10], [910, 10], [-10, 40]], p.pal.ink);
      // bottles, each with its bit of lead; their owner greets one before he greets you
      for (const [x, y, s, k] of rows(
        [70, 190, 1.1, 0],
        [168, 290, 0.9, 1],
        [262, 150, 0.8, 0],
        [352, 214, 1.15, 0],
        [464, 140, 0.9, 1],
        [548, 250, 1.25, 0],
        [660, 150, 1, 0],
        [770, 220, 1.2, 1],
        [858, 130, 0.9, 0],
      )) {
        p.fill(
          taper(
            [[x, 30], [x, y - 74 * s]],
            () => 1.6,
          ),
          p.pal.soft,
        );
        p.carve(
          half([[0, -74], [11, -74, 1], [11, -34, 1], [34, -10], [38, 20], [36, 76, 1], [0, 80]], x, y, s),
          { fill: p.pal.near, R: 30 * s, gap: 6, angle: 1.5, power: 1.3, rim: 3.4, amb: 0.05 },
        );
        p.fill(
          [
            taper(
              [[x, y - 30 * s], [x + 2, y + 34 * s]],
              () => 1.4,
            ),
            disc(x + 2, y + 42 * s, 8 * s, 12, 11 * s),
          ],
          k ? p.pal.accent : p.pal.ink,
          1,
          true,
        );
      }
      // the table, the candle, the man
      p.shape([[-10, 500], [910, 482], [910, 610], [-10, 610]], p.pal.ink, { rim: 3 });
      p.cut(
        [[20, 506], [640, 494], [560, 560], [90, 570]],
        { gap: 9, tone: (x, y) => 0.85 * Math.exp(-Math.hypot(x - 330, (y - 500) * 2.4) / 170) },
      );
      T.candle(p, { x: 330, y: 512, h: 62, w: 26, halo: 0 });
      p.carve(
        curve(
          [
            [590, 620, 1], [600, 520], [636, 446], [690, 416], [694, 396], [668, 372], [664, 350], [648, 336, 1],
            [662, 326], [664, 300], [684, 272], [724, 264], [760, 284], [772, 330], [764, 400], [830, 440],
            [880, 530], [890, 620, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.ink, R: 60, gap: 7, angle: 1.1, power: 1.1, rim: 4 },
      );
      p.carve(
        curve(
          [[664, 344, 1], [690, 360], [712, 372], [724, 420], [690, 478], [650, 530, 1], [644, 470], [650, 400]],
          true,
          6,
        ),
        { fill: p.pal.near, R: 30, gap: 5.5, angle: 1.35, power: 1.6, rim: 3 },
      );
      p.fill(
        taper(
          curve([[640, 520], [560, 512], [470, 508]], false, 6),
          (t) => 22 - 12 * t,
        ),
        p.pal.ink,
      );
      for (let i = 0; i < 9; i++)
        p.carve(disc(120 + i * 16, 520 + (i % 3) * 14, 13, 14, 8), {
          fill: p.pal.fore,
          R: 10,
          gap: 5,
          angle: 0,
          power: 1.6,
        });
    },
  },
  hall_school: {
    tint: '#33463f',
    mood: 'night',
    light: [240, 120, 190, 820],
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.cut(p.all, { angle: 1.57, gap: 22, max: 0.3, ink: p.pal.mid, tone: () => 0.7 });
      // the wrong sort of sum
      p.shape(rect(90, 50, 640, 350), p.pal.ink, { rim: 4 });
      p.shape(rect(104, 64, 612, 322), p.pal.fore, {});
      p.cut(rect(110, 70, 600, 310), {
        gap: 11,
        angle: -0.5,
        max: 0.4,
        ink: p.pal.mid,
        tone: (x, y) => clamp(2.4 * p.n(x / 90, y / 60) - 0.8),
      });
      const chalk = (pts: Ring, w = 2.6) =>
        p.fill(
          taper(pts, () => w * (0.8 + p.r() * 0.4)),
          p.pal.cut,
        );
      const ring = (r: number) => chalk([...disc(410, 226, r, 40), [410 + r, 226]], 2.8);
      ring(138);
      ring(58);
      const star = times(7, (i): Point => [
        410 + Math.sin((i / 7) * 6.283) * 138, 226 - Math.cos((i / 7) * 6.283) * 138,
      ]);
      for (let i = 0; i < 7; i++) chalk([star[i]!, star[(i + 3) % 7]!], 2);
      star.forEach(([x, y]) => p.fill(disc(x, y, 8, 10), p.pal.cut));
      p.fill(disc(410, 226, 20, 18), p.pal.accent);
      for (const [x, n] of rows([140, 8], [586, 7]))
        for (let j = 0; j < n; j++)
          for (let i = 0; i < 5; i++) if (p.r.chance(0.8)) T.rune(p, x + i * 24, 100 + j * 38, 9, p.pal.soft, 1.5);
      p.shape(rect(80, 398, 660, 14), p.pal.ink, { rim: 2.6 });
      // the clock says late
      p.carve(disc(816, 130, 54, 34), { fill: p.pal.ink, R: 10, gap: 6, rim: 3 });
      p.fill(disc(816, 130, 42, 30), p.pal.soft);
      p.fill(
        [
          taper(
            [[816, 130], [816, 98]],
            () => 3.4,
          ),
          taper(
            [[816, 130], [806, 110]],
            () => 4,
          ),
        ],
        p.pal.ink,
        1,
        true,
      );
      // heads in rows, braids down their backs, and one of them at the board
      p.shape(
        half(
          [
            [0, -210], [17, -202], [21, -180], [12, -162], [24, -152], [30, -120], [24, -92], [46, -30, 1], [16, -28],
            [14, 30, 1], [3, 30, 1],
          ],
          300,
          430,
          1.16,
          5,
        ),
        p.pal.ink,
        { rim: 3.4, hand: 0 },
      );
      p.shape(
        taper(
          curve([[320, 284], [366, 254], [398, 238]], false, 5),
          (t) => 11 - 5 * t,
        ),
        p.pal.ink,
        { rim: 3 },
      );
      for (const k of [-1, 1])
        p.shape(
          taper(
            curve([[300 + k * 18, 232], [300 + k * 26, 268], [300 + k * 16, 320]], false, 5),
            (t) => 6 - 3 * t,
          ),
          p.pal.ink,
          { rim: 2 },
        );
      for (const [x, y, s] of rows(
        [60, 560, 1.25],
        [500, 540, 1.2],
        [690, 560, 1.3],
        [860, 550, 1.25],
        [180, 640, 1.9],
        [420, 650, 1.9],
        [620, 640, 1.85],
        [830, 650, 1.9],
      )) {
        bust(p, x, y, s, 3.4);
        for (const k of [-1, 1]) {
          const line = curve(
            [[x + k * 16 * s, y - 62 * s], [x + k * 26 * s, y - 38 * s], [x + k * 22 * s, y + 4 * s]],
            false,
            6,
          );
          p.tube(line, (t) => (7 - 2 * t) * s, { fill: p.pal.ink, gap: 9, power: 1.4, rim: 2.6 });
        }
      }
    },
  },
  neils_curiosity_shop: {
    tint: '#54402f',
    mood: 'night',
    light: [430, 250, 130, 700],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      p.cut(rect(0, 0, 900, 84), { gap: 10, angle: 0, max: 0.5, tone: (x, y) => 0.3 * p.n(x / 20, y / 6) });
      p.shape([[60, 84], [850, 84], [880, 134], [30, 134]], p.pal.fore, { rim: 3, from: [430, 0, 1] });
      for (let i = 0; i < 13; i++)
        p.fill(
          [[60 + i * 61, 84], [90 + i * 61, 84], [63 + i * 65.4, 134], [30 + i * 65.4, 134]],
          i % 2 ? p.pal.fore : p.pal.mid,
        );
      // one window, and what it would like to sell you
      const w = rect(120, 144, 560, 330);
      p.fill(w, p.pal.lamp);
      p.cut(w, {
        gap: 9,
        ink: p.pal.far,
        max: 0.8,
        tone: (x, y) => clamp((Math.hypot(x - 430, (y - 250) * 1.3) - 110) / 260),
      });
      const things: Ring[] = [
        rect(120, 300, 560, 9), rect(120, 462, 560, 14), rect(120, 144, 9, 330), rect(672, 144, 9, 330),
      ];
      const add = (pts: Ring, x: number, y: number, s: number) => things.push(half(pts, x, y, s, 5));
      add(
        [
          [0, -120], [34, -120, 1], [34, -108, 1], [26, -100], [22, -80], [5, -60], [22, -40], [26, -20],
          [34, -12, 1], [34, 0, 1],
        ],
        196,
        300,
        1.1,
      );
      add(
        [[0, -130], [10, -124], [26, -104], [8, -84], [50, -96], [70, -60], [26, -50], [12, -10], [30, 0, 1]],
        590,
        300,
        1,
      );
      add([[0, -70], [30, -58], [42, -30], [30, -8], [26, 0, 1]], 300, 300, 0.9);
      add([[0, -124], [44, -114], [62, -80], [54, -50], [40, -40, 1], [36, -8], [28, 0, 1]], 470, 462, 1.05);
      add([[0, -150], [22, -140], [26, -100], [12, -86], [44, -70], [48, 0, 1]], 180, 462, 0.95);
      things.push(
        taper(
          [[560, 462], [640, 320]],
          () => 4,
        ),
        disc(640, 330, 30, 20),
        place([[-70, 0], [-50, -40], [60, -52], [72, -10], [70, 0]], 330, 462),
      );
      p.fill(things, p.pal.ink, 1, true);
      p.fill(
        [
          disc(443, 388, 15, 14, 15),
          disc(497, 388, 15, 14, 15),
          [[462, 420], [470, 398], [478, 420]],
          ...[452, 464, 476, 488].map((x) => rect(x - 1.5, 436, 4, 18)),
        ],
        p.pal.lamp,
        1,
        true,
      );
      p.fill(disc(640, 330, 19, 18), p.pal.far);
      // the angel turns, to find who paid
      p.fill(
        [
          half([[0, -150], [56, -130], [70, -80], [70, 0, 1]], 444, 300, 1),
          half([[0, -145], [51, -126], [65, -80], [65, -4, 1]], 444, 300, 1),
        ],
        p.pal.far,
      );
      p.fill(
        [
          half([[0, -112], [12, -104], [10, -88], [22, -74], [24, -30], [36, -2, 1]], 444, 300),
          ...[-1, 1].map((k) =>
            curve(place([[8, -78, 1], [40, -116], [56, -100], [52, -50], [20, -44, 1]], 444, 300, 1, 0, k), true, 5),
          ),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.fill(disc(444, 198, 5, 8), p.pal.accent);
      p.shape([[712, 150], [830, 150], [830, 570], [712, 570]], p.pal.fore, { rim: 3 });
      p.fill(rect(732, 176, 78, 190), p.pal.near);
      p.fill(disc(806, 410, 7, 10), p.pal.lamp);
      p.cut(
        [[120, 490], [680, 490], [780, 612], [40, 612]],
        { gap: 10, ink: p.pal.lamp, tone: (x, y) => 0.7 * clamp(1 - (y - 490) / 120) * p.n(x / 30, y / 4) * 1.5 },
      );
      bust(p, 300, 640, 2.7, 4);
      p.shape(
        curve(place([[-44, 0, 1], [-20, -7], [-16, -34], [16, -34], [20, -7], [44, 0, 1]], 300, 440, 1.9), true, 4),
        p.pal.ink,
        { rim: 3.4, hand: 0 },
      );
    },
  },
};
