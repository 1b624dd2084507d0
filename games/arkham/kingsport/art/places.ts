// Places of Kingsport in town.
import {
  T, clamp, curve, disc, half, mix, place, rect, rows, taper, times, type Plate, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';

/** Somebody's head and shoulders, dark before a light. */
export const bust = (p: Plate, x: number, y: number, s: number, rim = 2, fill = p.pal.ink) =>
  p.shape(
    half([[0, -92], [17, -84], [20, -64], [10, -46], [12, -38], [40, -28], [52, 6, 1]], x, y, s, 4),
    fill,
    { rim, hand: 0 },
  );

export const plates: Plates = {
  seventh_house_on_the_left: {
    tint: '#3b4a6b',
    mood: 'moon',
    light: [170, 300, 120, 760],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 70, y1: 320 });
      T.snow(p, { n: 90, wind: 0.2 });
      p.shape([[560, 460], [620, 400], [700, 380], [910, 330], [910, 610], [560, 610]], p.pal.mid, { rim: 2 });
      p.fill([[-10, 612], [560, 430], [640, 430], [910, 560], [910, 612]], p.pal.far);
      p.lines(
        times(18, (i) =>
          times(10, (j): Point => [mix(600, -260 + i * 80, Math.pow(j / 9, 1.5)), mix(432, 640, Math.pow(j / 9, 1.5))]),
        ),
        {
          gap: 11,
          ink: p.pal.cut,
          tone: (x, y) => 0.9 * p.n(x / 50, y / 12) * clamp((y - 425) / 60),
        },
      );
      // six of them asleep, and then the seventh
      for (let i = 6; i >= 0; i--) {
        const near = 0.98 * (i ? 0.62 * Math.pow(0.78, i - 1) : 1);
        const far = 0.98 * 0.62 * Math.pow(0.78, i);
        const X = (k: number) => 610 - 640 * k;
        const mid = Math.sqrt(near * far);
        const at = (k: number, v: number): Point => [X(k), 436 - v * k];
        const wall: Ring = [at(near, -190), at(near, 250), at(mid, 478), at(far, 250), at(far, -190)];
        p.shape(wall, i % 2 ? p.pal.near : p.pal.fore, { rim: 2.6, from: [600, 0, 1] });
        p.cut(wall, {
          gap: 10 - i,
          angle: i ? 0.16 : 0.1,
          tone: (x, y) => (i ? 0.4 : 0.55) * (0.3 + p.n(x / 30, y / 8)) * clamp((x + 140) / 420),
        });
        p.shape(
          taper([at(near * 1.03, 240), at(mid, 490), at(far * 0.97, 240)], () => 12 * mid),
          p.pal.ink,
          { rim: 3, from: [600, 0, 1] },
        );
        const pane = (u: number, v: number, w: number, h: number): Ring => {
          const [c, d] = [mix(near, far, u), mix(near, far, u + w)];
          return [at(c, v), at(d, v), at(d, v - h), at(c, v - h)];
        };
        for (const [u, v, w, h] of rows(
          [0.2, 210, 0.22, 100],
          [0.6, 210, 0.22, 100],
          [0.2, 40, 0.22, 120],
          [0.42, 350, 0.16, 76],
        )) {
          p.fill(pane(u, v, w, h), i ? p.pal.ink : p.pal.lamp);
          p.fill(
            [pane(u + w * 0.45, v, w * 0.1, h), pane(u, v - h * 0.46, w, h * 0.06)],
            i ? p.pal.mid : p.pal.ink,
            1,
            true,
          );
        }
        p.fill(pane(0.6, 60, 0.24, 240), p.pal.ink);
        if (i) continue;
        p.shape(pane(0.58, 74, 0.28, 14), p.pal.ink, { rim: 2 });
        p.fill(
          half(
            [[0, -44], [8, -36], [6, -22], [20, -10], [22, 6, 1]],
            ...(at(mix(near, far, 0.31), 112) as [number, number]),
          ),
          p.pal.ink,
        );
      }
      p.cut(
        [[60, 612], [210, 540], [420, 500], [430, 600]],
        { gap: 9, ink: p.pal.lamp, angle: -0.2, tone: (x, y) => 0.6 * clamp(1.4 - x / 330) * p.n(x / 30, y / 9) * 1.4 },
      );
      p.shape(
        curve(
          [[700, 470, 1], [690, 410], [730, 384], [790, 300], [910, 270, 1], [910, 612, 1], [640, 612, 1]],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 3 },
      );
      T.walker(p, { x: 590, y: 560, h: 130, rim: 2.6 });
    },
  },
  congregational_hospital: {
    tint: '#3d5a5c',
    mood: 'moon',
    light: [480, -60, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.fill(rect(-10, 330, 920, 20), p.pal.ink);
      p.cut(rect(-10, 350, 920, 110), { angle: 1.57, gap: 14, max: 0.4, ink: p.pal.mid, tone: () => 0.8 });
      p.fill(rect(-10, 456, 920, 160), p.pal.fore);
      // the quiet ward: one arm, many times
      for (const x of [44, 324, 604]) {
        const w = curve(
          [
            [x + 60, 330, 1], [x + 60, 110, 1], [x + 80, 62], [x + 140, 36], [x + 200, 62], [x + 220, 110, 1],
            [x + 220, 330, 1],
          ],
          true,
          5,
        );
        p.fill(w, p.pal.soft);
        p.cut(w, { gap: 8, ink: p.pal.cut, max: 1, tone: (_x, y) => clamp(1.3 - y / 260) });
        p.fill([rect(x + 136, 30, 8, 300), rect(x + 60, 130, 160, 7), rect(x + 60, 232, 160, 7)], p.pal.ink, 1, true);
        p.cut(
          [[x + 60, 478], [x + 220, 478], [x + 290, 612], [x + 70, 612]],
          { gap: 10, tone: (a, b) => 0.7 * clamp(1.1 - (b - 470) / 150) * (0.6 + 0.5 * p.n(a / 30, b / 6)) },
        );
        const iron = (pts: Ring, w2 = 4) => taper(pts, () => w2);
        p.shape(
          [
            iron(curve([[x + 18, 500], [x + 18, 330], [x + 26, 318], [x + 34, 330], [x + 34, 500]], false, 4)),
            iron([[x + 254, 500], [x + 254, 370]]), iron([[x + 10, 440], [x + 262, 440]], 6),
          ],
          p.pal.ink,
          { rim: 2, union: true },
        );
        p.carve(
          curve(
            [
              [x + 26, 440, 1], [x + 30, 404], [x + 70, 398], [x + 90, 410, 1], [x + 112, 390], [x + 150, 382],
              [x + 200, 392], [x + 226, 378], [x + 240, 376], [x + 248, 400], [x + 250, 440, 1],
            ],
            true,
            6,
          ),
          { fill: p.pal.mid, R: 36, gap: 6, angle: 0.3, power: 1.3, rim: 3 },
        );
        p.shape(
          curve(
            [
              [x + 48, 404], [x + 50, 386], [x + 66, 376], [x + 80, 372, 1], [x + 90, 384], [x + 92, 402],
              [x + 70, 410],
            ],
            true,
            4,
          ),
          p.pal.ink,
          { rim: 2.4 },
        );
        p.fill(
          [
            taper(
              [[x + 104, 402], [x + 128, 332], [x + 160, 268]],
              (t) => 17 - 8 * t,
            ),
            disc(x + 163, 258, 15, 14),
            taper(
              [[x + 166, 252], [x + 204, 236]],
              (t) => 6 - 2 * t,
            ),
            taper(
              [[x + 154, 254], [x + 162, 234]],
              () => 4,
            ),
          ],
          p.pal.ink,
          1,
          true,
        );
      }
      // and it is your chair that they mean
      p.shape(
        [
          taper(
            [[690, 612], [700, 470]],
            () => 10,
          ),
          taper(
            [[862, 612], [850, 470]],
            () => 10,
          ),
          [[664, 506], [884, 506], [896, 540], [652, 540]],
          taper(
            [[694, 520], [682, 330]],
            () => 9,
          ),
          taper(
            [[852, 520], [866, 330]],
            () => 9,
          ),
          [[676, 336], [872, 336], [868, 372], [680, 372]],
          ...[726, 758, 790, 822].map((x) => rect(x - 4, 366, 9, 150)),
        ],
        p.pal.ink,
        { rim: 4, union: true, from: [480, 100, 1] },
      );
    },
  },
  st_erasmus_home: {
    tint: '#4c4436',
    mood: 'night',
    light: [560, 330, 110, 760],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      p.cut(p.all, { angle: 0, gap: 16, max: 0.3, ink: p.pal.mid, tone: () => 0.6 });
      // the bay window, where they let you win
      const w = half([[0, -232], [150, -214], [266, -130], [280, 0, 1], [280, 170, 1]], 560, 320);
      p.shape(w, p.pal.lamp, { rim: 0 });
      p.cut(w, { gap: 9, ink: p.pal.far, max: 0.7, tone: (x, y) => clamp((Math.hypot(x - 560, y - 240) - 90) / 230) });
      p.fill([disc(560, 196, 34, 20, 22), rect(557, 80, 6, 110)], p.pal.ink, 1, true);
      p.fill(curve([[500, 216, 1], [528, 180], [592, 180], [620, 216, 1]], true, 5), p.pal.ink);
      const old = (x: number, y: number, s: number, k: number) => {
        bust(p, x, y, s, 0);
        p.fill(
          curve(
            place([[-26, -76, 1], [-20, -98], [14, -102], [24, -84], [40, -78, 1], [24, -74]], x, y, s, 0, s * k),
            true,
            4,
          ),
          p.pal.ink,
        );
        p.fill(
          curve(place([[10, -62], [26, -58], [30, -36], [16, -22], [4, -40]], x, y, s, 0, s * k), true, 4),
          p.pal.ink,
        );
        p.fill(
          taper(
            place([[22, -60], [44, -54], [48, -64]], x, y, s, 0, s * k),
            () => 3.4 * s,
          ),
          p.pal.ink,
        );
      };
      old(390, 470, 1.7, 1);
      old(728, 470, 1.7, -1);
      old(566, 462, 1.34, 1);
      p.fill([[290, 448], [830, 448], [850, 500], [270, 500]], p.pal.ink);
      p.fill(
        rows([470, 0], [504, 1], [530, 0], [566, 1], [592, 0], [626, 0]).map(([x, k]) =>
          rect(x, 436 - k * 12, k ? 12 : 24, k ? 24 : 12),
        ),
        p.pal.cut,
        1,
        true,
      );
      p.fill([rect(416, 100, 10, 400), rect(694, 100, 10, 400), rect(270, 262, 580, 9)], p.pal.ink, 1, true);
      p.shape([[250, 484], [870, 484], [880, 520], [240, 520]], p.pal.fore, { rim: 3 });
      T.grass(p, { y: 590, n: 90, h: 40 });
      // a figurehead, retired, in the garden
      p.carve(
        curve(
          [
            [60, 620, 1], [70, 470], [96, 380], [90, 330], [106, 296], [100, 276], [82, 260], [84, 214], [108, 182],
            [146, 178], [174, 204], [178, 226], [194, 250, 1], [178, 254], [176, 272, 1], [158, 284], [160, 306],
            [204, 330], [236, 374], [214, 408], [196, 470], [216, 540], [190, 620, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.ink, R: 50, gap: 6.5, angle: 1.2, power: 1.15, rim: 3.6, tex: 0.4 },
      );
      p.shape(
        taper(
          curve([[150, 350], [190, 420], [170, 500], [120, 560]], false, 6),
          (t) => 16 - 6 * t,
        ),
        p.pal.ink,
        { rim: 3 },
      );
    },
  },
  rope_and_anchor: {
    tint: '#2f4d5c',
    mood: 'night',
    light: [664, 450, 80, 560],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, { y1: 260, power: 0.5 });
      // a corner house, with its shoulder to the sea
      const wall: Ring = [[440, 560], [440, 170], [910, 120], [910, 590]];
      p.shape(wall, p.pal.fore, { rim: 2 });
      p.cut(wall, {
        gap: 12,
        max: 0.5,
        angle: -0.1,
        tone: (x, y) =>
          (0.2 + 0.9 * Math.exp(-Math.hypot(x - 664, y - 430) / 150)) * (p.n(x / 16, y / 7) > 0.4 ? 1 : 0.1),
      });
      p.shape([[400, 190], [470, 60], [910, -10], [910, 136]], p.pal.ink, { rim: 2.6 });
      const pane = (x: number, y: number, w: number, h: number) => {
        p.fill(rect(x, y, w, h), p.pal.lamp);
        p.fill(
          [...[1, 2].map((i) => rect(x + (w * i) / 3 - 2, y, 5, h)), rect(x, y + h / 2 - 2, w, 5)],
          p.pal.ink,
          1,
          true,
        );
      };
      pane(482, 360, 92, 96);
      pane(780, 350, 110, 104);
      p.fill([[622, 570], [622, 356], [712, 350], [712, 574]], p.pal.lamp);
      p.fill([[712, 350], [752, 330], [752, 590], [712, 574]], p.pal.ink);
      // nobody looks up when the door blows open
      T.walker(p, { x: 664, y: 576, h: 176, rim: 0 });
      p.shape([[-10, 560], [440, 556], [910, 586], [910, 612], [-10, 612]], p.pal.ink, { rim: 2 });
      p.lines(
        times(12, (k) => times(20, (i): Point => [480 + i * 20, 566 + k * 5 + 4 * p.n(i, k)])),
        {
          gap: 7,
          ink: p.pal.lamp,
          tone: (x, y) => 0.9 * Math.exp(-Math.pow((x - 664) / (50 + (y - 560)), 2)) * p.n(x / 20, y / 3) * 1.4,
        },
      );
      // the sign
      p.shape(
        taper(
          [[470, 84], [60, 66]],
          () => 8,
        ),
        p.pal.ink,
        { rim: 3 },
      );
      p.shape(
        taper(
          curve([[470, 180], [330, 150], [250, 76]], false, 6),
          () => 5,
        ),
        p.pal.ink,
        { rim: 2.4 },
      );
      const turn = 0.1;
      const at = (pts: Ring) => place(pts, 212, 76, 1, turn);
      for (const u of [-90, 90])
        p.fill(
          taper(
            at([[u, 0], [u, 54]]),
            () => 2.6,
          ),
          p.pal.soft,
        );
      p.carve(at(rect(-136, 50, 272, 330)), {
        fill: p.pal.mid,
        R: 14,
        gap: 8,
        angle: 1.57 + turn,
        bend: 0,
        power: 0.9,
        rim: 4,
        tex: 0.8,
        amb: 0.05,
      });
      const hook = (k: number) =>
        curve(
          [[0, 330], [50 * k, 322], [88 * k, 286], [96 * k, 240, 1], [76 * k, 262], [56 * k, 282], [12 * k, 296, 1]],
          true,
          5,
        );
      p.fill([at(disc(0, 98, 26, 24)), at(disc(0, 98, 14, 20))], p.pal.cut);
      p.fill(
        [
          at(rect(-11, 122, 22, 204)), at(rect(-62, 144, 124, 18)), at(hook(1)), at(hook(-1)),
          at([[72, 252], [106, 214], [110, 268]]), at([[-72, 252], [-106, 214], [-110, 268]]),
        ],
        p.pal.cut,
        1,
        true,
      );
      p.fill(
        taper(
          at(curve([[0, 96], [70, 120], [60, 180], [-60, 210], [-66, 260], [40, 300]], false, 8)),
          () => 6,
        ),
        p.pal.fore,
      );
      T.rain(p, { n: 170, len: 90, lean: 0.34 });
    },
  },
};
