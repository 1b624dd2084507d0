// Places of Arkham.
import {
  T, TAU, TOKENS, clamp, curve, disc, mix, place, rect, rows, smooth, taper, type Plate, type Plates, type Point,
  type Ring,
} from '../../../web/src/art/kit';

const ground = (p: Plate, y: number, c = p.pal.near) => p.fill(rect(-10, y, p.w + 20, p.h - y + 10), c);

export const plates: Plates = {
  independence_square: {
    tint: 'downtown',
    mood: 'moon',
    light: [610, 190, 260, 820],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 610, y: 190, r0: 74, reach: 560, gap: 8, power: 0.95, cloud: 0.65 });
      T.moon(p, { x: 610, y: 190, r: 62 });
      T.skyline(p, { y: 452, h: 96, lit: 0.08 });
      T.block(p, { x: 30, y: 470, w: 210, h: 170, rows: 3, cols: 6, lit: 0.16, fill: p.pal.mid, face: 0.34 });
      T.church(p, { x: 350, y: 470, s: 0.62, fill: p.pal.mid, face: 0.34, lit: false });
      T.paving(p, {
        y0: 466,
        vx: 610,
        vy: 410,
        power: 0.8,
        lit: (x, y) => 0.12 + 0.95 * Math.exp(-Math.pow((x - 610) / (90 + (y - 460) * 1.4), 2)),
      });
      T.lamppost(p, { x: 196, y: 512, h: 176, halo: 100 });
      for (const [w, y, h] of rows([200, 540, 26], [164, 516, 26]))
        p.carve(rect(610 - w / 2, y - h, w, h), { R: 10, gap: 5.5, angle: 0, bend: 0, power: 0.9, amb: 0.1 });
      p.carve(
        [[556, 490], [562, 366], [658, 366], [664, 490]],
        { fill: p.pal.near, R: 16, gap: 5.5, angle: 1.57, bend: 0.2, power: 0.8, amb: 0.06 },
      );
      p.shape(rect(548, 358, 124, 13), p.pal.near, { rim: 2 });
      // the founder: a cloak, an arm that points at the river
      p.carve(
        curve(
          [
            [590, 360, 1], [584, 306], [576, 262], [588, 228], [602, 218], [603, 208], [588, 204, 1], [602, 198],
            [604, 184], [616, 180], [628, 186], [629, 198], [644, 203, 1], [628, 208], [628, 218], [652, 226],
            [704, 214], [752, 196], [757, 204], [706, 234], [660, 256], [656, 300], [662, 330], [668, 360, 1],
          ],
          true,
          5,
        ),
        { fill: p.pal.fore, R: 24, gap: 5, angle: 1.3, power: 0.55, bend: 0.4, rim: 2.6, tex: 0.6 },
      );
      T.tree(p, { x: 34, y: 596, h: 640, w: 26, lean: -0.02, spread: 0.5, fill: p.pal.ink, rim: 2 });
      T.tree(p, { x: 872, y: 600, h: 560, w: 22, lean: 0.05, spread: 0.45, fill: p.pal.ink, rim: 2 });
      T.walker(p, { x: 344, y: 560, h: 96 });
      T.birds(p, { x: 690, y: 110, n: 7, s: 1.1, w: 160, h: 60 });
    },
  },
  river_docks: {
    tint: 'merchant_district',
    mood: 'moon',
    light: [300, 150, 240, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 330,
        power: 0.7,
        ink: p.pal.soft,
        lit: (x, y) => 1.3 * Math.exp(-Math.hypot(x - 300, y - 150) / 330),
        clear: [300, 150, 270],
      });
      T.rings(p, { x: 300, y: 150, r0: 62, reach: 260, gap: 8, power: 0.8, cloud: 0.5 });
      T.moon(p, { x: 300, y: 150, r: 50 });
      T.skyline(p, { y: 338, h: 60, x0: 360, lit: 0.07, fill: p.pal.far, to: 345 });
      T.ridge(p, { y: 330, amp: 14, fill: p.pal.far, to: 345, depth: 20, power: 0.4 });
      T.water(p, { y0: 340, path: [[300, 46]], base: 0.15 });
      T.ship(p, { x: 640, y: 400, s: 1.28, flip: -1, fill: p.pal.near });
      T.fog(p, { y: 392, h: 40, power: 0.6, n: 3 });
      // the wharf
      const pier: Ring = [[-10, 520], [420, 500], [520, 516], [560, 610], [-10, 610]];
      p.shape(pier, p.pal.fore, { rim: 2.4 });
      p.cut(pier, {
        angle: -0.05,
        gap: 13,
        min: 0.08,
        step: 22,
        ink: p.pal.soft,
        tone: (x, y) => 0.34 * (p.n(x / 30, y / 8) > 0.3 ? 1 : 0.2) * Math.exp(-Math.abs(x - 300) / 260) + 0.05,
      });
      for (const [x, y, h] of rows([60, 560, 96], [196, 548, 80], [330, 540, 86], [470, 548, 92])) {
        p.carve(rect(x - 13, y - h, 26, h + 60), { fill: p.pal.fore, R: 13, angle: 0, gap: 6, power: 0.9, bend: 0.5 });
        p.fill([rect(x - 14, y - h + 16, 28, 5), rect(x - 14, y - h + 26, 28, 5)], p.pal.soft, 1, true);
      }
      p.shape(
        [
          taper(curve([[196, 478], [262, 512], [330, 464]], false, 8), () => 2.6),
          taper(curve([[330, 464], [404, 500], [470, 466]], false, 8), () => 2.6),
          taper(curve([[470, 466], [540, 470], [600, 410]], false, 8), () => 2.2),
        ],
        p.pal.ink,
        { rim: 1.3, hand: 0, union: true },
      );
      // crane
      p.shape(
        [
          taper([[120, 540], [128, 226]], () => 7),
          taper([[96, 306], [262, 196]], (t) => mix(6, 3.4, t)),
          taper([[128, 230], [258, 198]], () => 1.6),
          taper([[128, 230], [96, 306]], () => 2),
          taper([[258, 198], [258, 318]], () => 1.5),
          rect(246, 316, 25, 22),
        ],
        p.pal.ink,
        { rim: 2, union: true },
      );
      T.walker(p, { x: 412, y: 524, h: 108, lamp: true, flip: -1 });
    },
  },
  library: {
    tint: 'miskatonic_university',
    mood: 'night',
    light: [450, 150, 300, 760],
    draw(p) {
      p.fill(p.all, p.pal.near);
      const vx = 450;
      const vy = 250;
      // end wall with the great window
      const wall = rect(318, 70, 264, 350);
      p.fill(wall, p.pal.mid);
      const W = curve(
        [[372, 350, 1], [372, 170, 1], [394, 120], [450, 84, 1], [506, 120], [528, 170, 1], [528, 350, 1]],
        true,
        6,
      );
      p.fill(W, p.pal.cut);
      T.moon;
      p.cut(W, {
        angle: 0.2,
        gap: 6,
        ink: p.pal.far,
        max: 0.8,
        min: 0.1,
        inset: 0,
        tone: (x, y) =>
          0.15 +
          0.75 * smooth(0.4, 0.62, p.n.fbm(x / 80, y / 34)) * smooth(90, 360, y) +
          (0.2 * Math.hypot(x - 470, y - 170)) / 160,
      });
      p.fill(disc(472, 172, 24), p.pal.lamp);
      p.fill(
        [
          rect(447, 84, 6, 270),
          rect(370, 226, 160, 5),
          rect(370, 290, 160, 5),
          rect(370, 168, 160, 5),
          taper(curve([[411, 352], [411, 150], [450, 96]], false, 5), () => 2.4),
          taper(curve([[489, 352], [489, 150], [450, 96]], false, 5), () => 2.4),
        ],
        p.pal.ink,
        1,
        true,
      );
      // shelves in perspective, row after row of spines
      for (const k of [-1, 1]) {
        const X = (t: number) => vx + k * mix(500, 132, t);
        const Y = (v: number, t: number) => vy + (v - vy) * mix(1, 0.36, t);
        const s: Ring = [[X(0), Y(-120, 0)], [X(1), Y(-120, 1)], [X(1), Y(640, 1)], [X(0), Y(640, 0)]];
        p.shape(s, p.pal.fore, {});
        const rows = 7;
        for (let i = 0; i < rows; i++) {
          const a = mix(-110, 640, i / rows);
          const b = mix(-110, 640, (i + 0.84) / rows);
          for (let t = 0; t < 0.985;) {
            const w = p.r.in(0.012, 0.03) * (1.25 - t * 0.6);
            const u = Math.min(1, t + w);
            const d = p.r.in(0, 0.22);
            const lean = p.r.chance(0.08) ? 0.012 : 0;
            const q: [Point, Point, Point, Point] = [
              [X(t + lean), Y(mix(a, b, d), t)], [X(u + lean), Y(mix(a, b, d), u)], [X(u), Y(b, u)], [X(t), Y(b, t)],
            ];
            if (p.r.chance(0.93)) {
              const L = (0.16 + 0.75 * t * t) * p.r.in(0.35, 1.25);
              p.fill(q, p.pal[L > 0.62 ? 'haze' : L > 0.4 ? 'mid' : 'near']);
              if (L > 0.2)
                p.cut(q, {
                  angle: Math.PI / 2,
                  gap: 7 - 3 * t,
                  ink: L > 0.55 ? p.pal.cut : p.pal.soft,
                  inset: 2,
                  step: 40,
                  min: 0.08,
                  tone: () => clamp(L * 0.62),
                });
              const [[x0, y0], [x1, y1], [, y2], [, y3]] = q;
              const down = (y3 - y0) * 0.12;
              const band: Ring = [
                [x0, y0 + down], [x1, y1 + down], [x1, mix(y1, y2, 0.16) + down], [x0, mix(y0, y3, 0.16) + down],
              ];
              p.fill(band, p.pal.ink, 0.6);
            }
            t = u;
          }
        }
        for (const t of [0.06, 0.36, 0.62, 0.82])
          p.shape(
            [
              [X(t), Y(-120, t)], [X(t + 0.035), Y(-120, t + 0.035)], [X(t + 0.035), Y(640, t + 0.035)],
              [X(t), Y(640, t)],
            ],
            p.pal.near,
            { rim: 2.2 },
          );
      }
      const floor: Ring = [[318, 388], [582, 388], [960, 620], [-60, 620]];
      p.fill(floor, p.pal.fore);
      p.cut(floor, {
        gap: 7,
        ink: p.pal.cut,
        min: 0.1,
        step: 14,
        tone: (x, y) =>
          0.95 *
          Math.exp(-Math.pow((x - 450) / (50 + (y - 388) * 0.7), 2)) *
          (p.n(x / 40, y / 5) > 0.22 ? 1 : 0.25) *
          (Math.abs((((((x - 450) / (30 + (y - 388) * 0.42)) % 1) + 1) % 1) - 0.5) < 0.43 ? 1 : 0.2),
      });
      for (const [a, b, c, d] of rows(
        [380, 414, 250, 356], [420, 452, 380, 470], [462, 494, 500, 590], [500, 524, 610, 690],
      )) {
        const s: Ring = [[a, 352], [b, 352], [d, 590], [c, 590]];
        p.fill(s, p.pal.cut, 0.05);
      }
      // lectern with the chained book, and a reader who is not alone
      p.carve(
        [[424, 560], [436, 432], [464, 432], [476, 560]],
        { fill: p.pal.fore, R: 14, gap: 5.5, power: 0.5, angle: 1.57 },
      );
      p.shape([[392, 574], [412, 552], [488, 552], [508, 574]], p.pal.fore, { rim: 2.4 });
      p.shape([[370, 452], [390, 410], [510, 410], [530, 452]], p.pal.fore, { rim: 2.4 });
      T.book(p, { x: 450, y: 418, s: 0.72, light: [450, 150, 200, 500] });
      p.shape(
        [taper(curve([[508, 440], [530, 500], [506, 540], [522, 580]], false, 8), () => 2)],
        p.pal.soft,
        { rim: 0, hand: 0 },
      );
      T.hooded(p, {
        x: 660,
        y: 600,
        h: 250,
        face: 'back',
        fill: p.pal.ink,
        power: 0.8,
        rim: 3,
        light: [430, 260, 110, 620],
      });
    },
  },
  unvisited_isle: {
    tint: 'rivertown',
    mood: 'moon',
    light: [300, 170, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 300, y: 170, r0: 88, reach: 640, gap: 8.5, power: 1, cloud: 0.75, cx: 230, cy: 42 });
      T.moon(p, { x: 300, y: 170, r: 74 });
      T.ridge(p, { y: 352, amp: 22, len: 180, fill: p.pal.far, power: 0.4, depth: 40 });
      T.water(p, { y0: 372, path: [[300, 64]], base: 0.13 });
      const H = (x: number) =>
        402 -
        118 * Math.exp(-Math.pow((x - 560) / 150, 2)) -
        30 * Math.exp(-Math.pow((x - 690) / 70, 2)) +
        (p.n(x / 22, 3) - 0.5) * 12;
      const top: Ring = [];
      for (let x = 270; x <= 860; x += 7) top.push([x, Math.min(H(x), 412)]);
      T.tree(p, { x: 470, y: 336, h: 210, lean: -0.2, fill: p.pal.fore, w: 9 });
      T.tree(p, { x: 716, y: 336, h: 230, lean: 0.2, fill: p.pal.fore, w: 10 });
      T.tree(p, { x: 770, y: 380, h: 150, lean: 0.35, fill: p.pal.fore, w: 6 });
      p.shape(top.concat([[850, 416], [280, 416]]), p.pal.near, { rim: 2.2, hand: 0 });
      p.cut(
        top.concat([[850, 416], [280, 416]]),
        {
          angle: -0.24,
          gap: 6.5,
          min: 0.12,
          step: 8,
          tone: (x, y) => 0.95 * clamp(1 - (x - 330) / 360) * smooth(0.3, 0.6, p.n.fbm(x / 26, y / 14)),
        },
      );
      p.cut(rect(300, 418, 540, 120), {
        gap: 8,
        ink: p.pal.ink,
        max: 1,
        min: 0.16,
        tone: (x, y) =>
          1.1 * smooth(0.35, 0.6, p.n(x / 50, y / 5)) * (1 - (y - 418) / 124) * Math.exp(-Math.pow((x - 580) / 210, 4)),
      });
      for (const [x, y, w, h, l] of rows(
        [520, 304, 30, 84, -0.1], [566, 292, 38, 122, 0.03], [614, 300, 32, 96, 0.12], [652, 314, 24, 62, 0.2],
      ))
        T.stone(p, { x, y, w, h, lean: l, power: 0.5, gap: 6, fill: p.pal.ink });
      p.fill(curve([[588, 262, 1], [594, 278], [588, 296, 1], [582, 278]], true, 4), p.pal.accent);
      T.rings(p, { x: 588, y: 280, r0: 18, reach: 40, gap: 6, ink: p.pal.accent, power: 0.9, cloud: 0 });
      T.fog(p, { y: 424, h: 34, power: 0.9, n: 4, cut: p.pal.cut, o: 0.4 });
      const bx = 236;
      const by = 520;
      p.carve(
        curve(
          [
            [bx - 112, by - 22, 1], [bx - 70, by - 8], [bx + 50, by - 8], [bx + 116, by - 30, 1], [bx + 84, by + 20],
            [bx, by + 30], [bx - 76, by + 22],
          ],
          true,
          5,
        ),
        { fill: p.pal.ink, R: 16, gap: 5.5, angle: 0, power: 0.55, rim: 2.4 },
      );
      T.walker(p, { x: bx - 14, y: by + 2, h: 118 });
      p.shape(
        [taper([[bx - 6, by - 62], [bx + 126, by + 46]], (t) => 2.6 + (t > 0.86 ? 5 : 0))],
        p.pal.ink,
        { rim: 1.5, hand: 0 },
      );
      T.grass(p, { y: 588, h: 120, n: 46, x0: -10, x1: 130, spread: 20, lean: 0.2 });
      T.grass(p, { y: 590, h: 150, n: 60, x0: 760, x1: 910, spread: 20, lean: -0.25 });
      T.birds(p, { x: 640, y: 120, n: 8, w: 180, h: 60 });
    },
  },
  black_cave: {
    tint: 'rivertown',
    mood: 'night',
    light: [560, 380, 90, 560],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      const hole = curve(
        [
          [334, 472, 1], [316, 360], [352, 240], [430, 150], [540, 118], [656, 152], [716, 250], [736, 372],
          [700, 470, 1],
        ],
        true,
        8,
      );
      p.fill(hole, p.pal.haze);
      p.cut(hole, {
        angle: 0,
        gap: 7.5,
        inset: 0,
        min: 0.1,
        bend: (x, y) => (p.n(x / 90, y / 60) - 0.5) * 20,
        tone: (x, y) =>
          0.9 * Math.exp(-Math.hypot(x - 560, y - 236) / 190) * (0.5 + smooth(0.4, 0.6, p.n.fbm(x / 130, y / 34))),
      });
      T.moon(p, { x: 590, y: 212, r: 36 });
      const hills: Ring = [];
      for (let x = 318; x <= 740; x += 10) hills.push([x, 366 - 16 * p.n(x / 60, 2) - (x < 420 ? (420 - x) * 0.3 : 0)]);
      p.fill(hills.concat([[736, 400], [320, 400]]), p.pal.mid);
      const wat: Ring = [[310, 388], [742, 388], [742, 476], [310, 476]];
      p.fill(wat, p.pal.near);
      p.cut(wat, {
        gap: 7,
        min: 0.12,
        step: 9,
        tone: (x, y) =>
          Math.exp(-Math.pow((x - 590) / 56, 2)) * smooth(0.3, 0.6, p.n(x / 24, y / 5)) +
          0.2 * smooth(0.6, 0.8, p.n(x / 40, y / 4)),
      });
      for (const [x, y, h] of rows([392, 384, 52], [670, 388, 40])) T.pine(p, { x, y, h, fill: p.pal.fore });
      for (const [x, l, w] of rows([402, 70, 22], [462, 110, 26], [512, 60, 18], [610, 92, 24], [668, 56, 18])) {
        const y0 = x > 300 && x < 740 ? 250 - 120 * Math.sin(((x - 330) / 410) * Math.PI) : -10;
        p.carve(
          curve(
            [
              [x - w, y0 - 90, 1], [x - w * 0.5, y0 + l * 0.4], [x, y0 + l, 1], [x + w * 0.55, y0 + l * 0.36],
              [x + w, y0 - 90, 1],
            ],
            true,
            5,
          ),
          { fill: p.pal.ink, R: w * 0.6, angle: 0.1, gap: 6, power: 0.7, light: [560, 330, 30, 560], rim: 1.8 },
        );
      }
      // the cave around: walls relief-cut, light from the mouth and the lantern
      const frame: Ring[] = [rect(-10, -10, p.w + 20, p.h + 20), hole];
      p.fill(frame, p.pal.fore);
      p.cut(frame, {
        angle: 0.9,
        gap: 7,
        inset: 0,
        min: 0.09,
        step: 9,
        max: 0.9,
        bend: (x, y) => (p.n.fbm(x / 70, y / 70) - 0.5) * 46,
        tone: (x, y) => {
          const d = Math.hypot((x - 530) / 1.15, y - 300);
          const f = Math.exp(-Math.pow(Math.max(0, d - 190) / 130, 1.1));
          const k = p.n.fbm(x / 58, y / 74, 3);
          const k2 = p.n.fbm((x + 9) / 58, (y - 8) / 74, 3);
          return f * clamp(0.5 + (k - k2) * 7) * 0.95 * smooth(0.3, 0.46, k + 0.06);
        },
      });
      const fl = curve(
        [
          [-10, 500, 1], [150, 470], [320, 466], [520, 480], [720, 462], [830, 488], [910, 470, 1], [910, 610, 1],
          [-10, 610, 1],
        ],
        true,
        6,
      );
      p.shape(fl, p.pal.ink, { rim: 2 });
      p.cut(fl, {
        angle: 0,
        gap: 8,
        min: 0.1,
        step: 9,
        bend: (x, y) => (p.n(x / 40, y / 30) - 0.5) * 20,
        tone: (x, y) =>
          0.85 * Math.exp(-Math.hypot((x - 560) / 1.5, y - 480) / 110) * smooth(0.3, 0.6, p.n.fbm(x / 40, y / 10)),
      });
      T.walker(p, { x: 516, y: 536, h: 186, lamp: true, rim: 2.6, light: [590, 300, 60, 600] });
      for (const [x, y, s] of rows([116, 372, 1], [210, 436, 0.7], [824, 410, 0.8], [66, 470, 0.6]))
        for (const k of [-1, 1]) {
          p.fill(
            curve(place([[-9, 0, 1], [0, -5], [9, 1, 1], [0, 4]], x + k * 15 * s, y, s, k * 0.25), true, 4),
            p.pal.accent,
          );
        }
    },
  },
  st_marys_hospital: {
    tint: 'uptown',
    mood: 'night',
    light: [700, 120, 240, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 460,
        power: 0.95,
        cx: 190,
        cy: 56,
        ink: p.pal.soft,
        lit: (x, y) => 1.1 * Math.exp(-Math.hypot(x - 720, y - 110) / 340),
        clear: [720, 110, 215],
      });
      T.rings(p, { x: 720, y: 110, r0: 50, reach: 230, gap: 8, power: 0.7, cloud: 0.7 });
      T.moon(p, { x: 720, y: 110, r: 40 });
      T.skyline(p, { y: 474, h: 60, lit: 0.05 });
      T.block(p, { x: 96, y: 492, w: 250, h: 212, rows: 4, cols: 6, lit: 0.2, face: 0.3, arch: true });
      T.block(p, { x: 520, y: 492, w: 250, h: 212, rows: 4, cols: 6, lit: 0.2, face: 0.42, arch: true });
      T.block(p, { x: 334, y: 496, w: 198, h: 300, rows: 5, cols: 4, lit: 0.3, face: 0.5, arch: true, roof: 'flat' });
      p.shape([[324, 198], [433, 120], [542, 198]], p.pal.near, { rim: 2.4 });
      p.cut([[324, 198], [433, 120], [542, 198]], { gap: 6, min: 0.1, tone: (x) => 0.25 + (x > 433 ? 0.3 : 0) });
      p.fill(disc(433, 172, 17), p.pal.lamp);
      p.fill(rect(430, 158, 6, 28), p.pal.fore);
      p.fill(rect(419, 169, 28, 6), p.pal.fore);
      T.column(p, { x: 433, y: 128, h: 44, w: 50 });
      p.shape(curve([[400, 84, 1], [408, 54], [433, 38], [458, 54], [466, 84, 1]], true, 5), p.pal.fore, { rim: 2 });
      p.shape([[430, 42], [433, 6], [436, 42]], p.pal.fore, { rim: 1.6, hand: 0 });
      p.fill(rect(408, 436, 50, 60), p.pal.lamp);
      p.fill([rect(431, 436, 4, 60), rect(408, 452, 50, 4)], p.pal.fore, 1, true);
      T.rings(p, { x: 433, y: 470, r0: 34, reach: 90, gap: 7, ink: p.pal.lamp, power: 0.5, cloud: 0 });
      ground(p, 494, p.pal.fore);
      p.cut(
        [[408, 496], [458, 496], [620, 610], [246, 610]],
        {
          gap: 8,
          ink: p.pal.lamp,
          min: 0.1,
          tone: (x, y) => 0.7 * (1 - (y - 496) / 130) * smooth(0.25, 0.5, p.n(x / 26, y / 5)),
        },
      );
      T.hooded(p, { x: 450, y: 548, h: 84, face: 'back', fill: p.pal.ink, light: [433, 440, 60, 300] });
      T.fence(p, { y: 606, h: 128, x0: -10, x1: 288, gap: 27 });
      T.fence(p, { y: 606, h: 128, x0: 588, x1: 910, gap: 27 });
      for (const x of [300, 572]) {
        p.carve(rect(x - 20, 440, 40, 170), {
          fill: p.pal.fore,
          R: 14,
          gap: 5.5,
          angle: 0,
          bend: 0.1,
          power: 0.8,
          amb: 0.05,
        });
        p.shape(rect(x - 27, 428, 54, 15), p.pal.near, { rim: 2 });
        p.carve(disc(x, 412, 17), { fill: p.pal.near, R: 17, gap: 5 });
      }
      T.tree(p, { x: 850, y: 600, h: 540, w: 24, lean: -0.12, fill: p.pal.ink, rim: 2 });
      T.rain(p, { n: 170, len: 70 });
    },
  },
  witch_house: {
    tint: 'french_hill',
    mood: 'moon',
    light: [610, 230, 160, 860],
    draw(p) {
      p.pal.accent = '#6fc7b9';
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 600, y: 250, r0: 222, reach: 420, gap: 11, power: 1, cloud: 0.6, cx: 210, cy: 50 });
      T.moon(p, { x: 600, y: 250, r: 206 });
      T.birds(p, { x: 720, y: 150, n: 5, w: 90, h: 60, s: 1.5 });
      T.tree(p, { x: 742, y: 520, h: 330, lean: 0.2, w: 15, gnarl: 0.45, fill: p.pal.ink, rim: 0 });
      T.ridge(p, { fn: (x) => 520 - 60 * Math.exp(-Math.pow((x - 470) / 240, 2)), fill: p.pal.fore, depth: 120 });
      const lit = (list: Ring[]) => {
        p.shape(list, p.pal.ink, { rim: 4, hand: 0.5, union: true, from: [900, 200, 0] });
        p.cut(list, {
          union: true, gap: 11, ink: p.pal.soft, angle: -0.09, step: 16,
          tone: (x, y) => 0.55 * smooth(380, 260, x) * (p.n(x / 13, y / 9) > 0.4 ? 1 : 0.1),
        });
      };
      // storeys that jut out one over the other, each on its own slant; a roof like a hat pulled down
      lit([[[318, 480], [322, 392], [548, 380], [556, 480]]]);
      lit([[[286, 396], [306, 286], [566, 268], [578, 382]]]);
      lit([[[300, 292], [330, 240], [560, 214], [594, 268]]]);
      lit([[[560, 236], [576, 60], [606, 64], [604, 84], [596, 250]], rect(568, 48, 46, 16)]);
      lit([
        [
          [262, 300], [330, 226], [384, 96], [372, 10], [440, 76], [520, 132], [580, 196], [622, 286], [560, 262],
          [430, 276], [330, 290],
        ],
      ]);
      lit([[[500, 220], [494, 150], [540, 92], [588, 150], [582, 216]]]);
      lit([[[206, 480], [196, 380], [178, 384], [222, 296], [246, 262], [300, 352], [316, 480]]]);
      const pane = (x: number, y: number, w: number, h: number, t: number, on = false) => {
        const at = (r: Ring) => place(r, x, y, 1, t);
        p.fill(at(rect(-w - 4, -h - 4, 2 * w + 8, 2 * h + 8)), on ? p.pal.ink : p.pal.mid);
        p.fill(at(rect(-w, -h, 2 * w, 2 * h)), on ? p.pal.accent : p.pal.ink);
        const n = [-1, 1].flatMap((k) =>
          rows([-1, -1, 1, 1], [-1, 0, 0, 1], [0, -1, 1, 0]).map(([a, b, c, d]) =>
            at(taper([[a * w * k, b * h], [c * w * k, d * h]], () => 1.8)),
          ),
        );
        p.fill(n, on ? p.pal.ink : p.pal.soft, 1, true);
      };
      pane(408, 196, 24, 36, -0.1, true);
      T.rings(p, { x: 408, y: 196, r0: 50, reach: 44, gap: 8, ink: p.pal.accent, power: 0.9, cloud: 0 });
      pane(542, 170, 14, 22, 0.06);
      for (const [x, y] of rows([350, 338], [430, 332], [516, 326], [500, 428])) pane(x, y, 17, 25, -0.06);
      pane(250, 372, 13, 20, 0.05);
      p.fill(curve([[398, 482, 1], [394, 420], [424, 398], [452, 416], [456, 482, 1]], true, 5), p.pal.mid);
      p.fill(curve([[404, 482, 1], [400, 424], [424, 406], [446, 420], [450, 482, 1]], true, 5), p.pal.ink);
      p.fill(
        curve([[398, 482, 1], [452, 480, 1], [500, 540], [450, 610, 1], [300, 610, 1], [404, 546]], true, 6),
        p.pal.mid,
      );
      T.fence(p, { y: 600, h: 84, x0: 640, x1: 910, gap: 30 });
      // Brown Jenkin on the post
      p.carve(rect(578, 480, 44, 130), { fill: p.pal.ink, R: 12, gap: 6, power: 0.5, angle: 0 });
      p.shape(
        place(curve(
          [
            [516, 470, 1], [514, 450], [530, 430], [556, 424], [566, 412], [572, 400, 1], [578, 410], [588, 404, 1],
            [588, 416], [602, 428, 1], [590, 436], [584, 448], [588, 470, 1], [574, 470], [570, 456], [552, 470],
          ],
          true,
          5,
        ), 46, 12),
        p.pal.ink,
        { rim: 2, hand: 0 },
      );
      p.shape(
        [taper(curve([[566, 478], [532, 480], [520, 518], [544, 548], [528, 572]], false, 8), (t) => mix(4.4, 0.8, t))],
        p.pal.ink,
        { rim: 1.4, hand: 0 },
      );
      p.fill(disc(632, 433, 4, 8), TOKENS.ember);
      T.tree(p, { x: 60, y: 604, h: 640, lean: 0.06, w: 26, gnarl: 0.36, fill: p.pal.ink, rim: 2.2 });
    },
  },
  train_station: {
    tint: 'northside',
    mood: 'night',
    light: [330, 300, 120, 620],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, { y1: 330, power: 0.6, ink: p.pal.haze });
      T.rings(p, { x: 330, y: 312, r0: 60, reach: 400, gap: 9, ink: p.pal.soft, power: 0.75, cloud: 0.55 });
      T.skyline(p, { y: 374, h: 70, x1: 620, fill: p.pal.mid, lit: 0.08, to: 400 });
      T.plume(p, {
        x: 330,
        y: 176,
        n: 8,
        s: 78,
        drift: 120,
        rise: 44,
        fill: p.pal.near,
        ink: p.pal.cut,
        power: 0.8,
        light: [330, 330, 90, 560],
      });
      ground(p, 396, p.pal.fore);
      p.cut(rect(0, 398, 640, 210), {
        gap: 8,
        ink: p.pal.lamp,
        min: 0.1,
        step: 9,
        tone: (x, y) =>
          0.75 * Math.exp(-Math.pow((x - 330) / (70 + (y - 398) * 0.8), 2)) * smooth(0.45, 0.62, p.n(x / 9, y / 6)),
      });
      for (let i = 0; i < 13; i++) {
        const t = Math.pow(i / 12, 1.9);
        const y = 408 + t * 200;
        const w = 50 + t * 330;
        p.shape(rect(330 - w / 2, y, w, 4 + 15 * t), p.pal.ink, { rim: 1.6, ink: p.pal.lamp, from: [330, 300, 0] });
      }
      for (const k of [-1, 1])
        p.shape(
          [[330 + k * 20, 404], [330 + k * 26, 404], [330 + k * 158, 612], [330 + k * 136, 612]],
          p.pal.cut,
          { hand: 0 },
        );
      // engine, head on
      p.carve(
        [[250, 402], [262, 372], [398, 372], [410, 402]],
        { fill: p.pal.fore, R: 10, gap: 5, power: 0.5, light: [330, 460, 90, 300] },
      );
      p.shape([[256, 404], [404, 404], [372, 446], [288, 446]], p.pal.ink, { rim: 2, ink: p.pal.lamp });
      for (let i = -3; i <= 3; i++)
        p.fill(taper([[330 + i * 20, 404], [330 + i * 12, 444]], () => 2), p.pal.soft);
      p.shape(
        [[226, 402], [230, 212], [252, 196], [408, 196], [430, 212], [434, 402]],
        p.pal.ink,
        { rim: 2.6, ink: p.pal.lamp, from: [330, 60, 0] },
      );
      p.carve(
        [[236, 330], [246, 258], [274, 226], [386, 226], [414, 258], [424, 330], [410, 376], [250, 376]],
        { fill: p.pal.ink, R: 16, gap: 6, power: 0.35, angle: 0 },
      );
      const bo = disc(330, 308, 84, 48);
      p.carve(bo, {
        fill: p.pal.fore,
        R: 26,
        gap: 5,
        angle: 0.3,
        power: 0.8,
        light: [330, 300, 60, 260],
        gamma: 1,
        amb: 0.08,
        rim: 2.6,
        ink: p.pal.lamp,
      });
      p.fill([disc(330, 308, 66, 40), disc(330, 308, 62, 40)], p.pal.ink);
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * TAU;
        p.fill(disc(330 + Math.cos(a) * 75, 308 + Math.sin(a) * 75, 3.4, 8), p.pal.lamp);
      }
      p.shape(rect(312, 176, 36, 54), p.pal.ink, { rim: 2.2, ink: p.pal.lamp });
      p.shape(rect(304, 166, 52, 14), p.pal.ink, { rim: 2, ink: p.pal.lamp });
      p.fill(disc(330, 296, 34, 30), p.pal.ink);
      p.fill(disc(330, 296, 28, 30), p.pal.lamp);
      T.rings(p, { x: 330, y: 296, r0: 36, reach: 30, gap: 6, ink: p.pal.lamp, power: 0.8, cloud: 0 });
      // platform and canopy at the right
      const pl: Ring = [[470, 404], [910, 404], [910, 610], [610, 610]];
      p.shape(pl, p.pal.near, { rim: 2.4, ink: p.pal.lamp, from: [330, 300, 0] });
      p.cut(pl, { gap: 10, ink: p.pal.soft, min: 0.08, tone: (x) => 0.5 * Math.exp(-(x - 470) / 260) });
      const can: Ring = [[470, 214], [910, 60], [910, 130], [476, 236]];
      p.shape(can, p.pal.fore, { rim: 2.2, ink: p.pal.lamp, from: [330, 400, 0] });
      p.cut(can, { angle: -0.32, gap: 7, ink: p.pal.lamp, min: 0.08, tone: (x) => 0.5 * Math.exp(-(x - 470) / 220) });
      for (const [x, y, t] of rows([520, 420, 214], [628, 460, 180], [806, 560, 124])) {
        p.shape(
          [taper([[x, y], [x, t]], () => 5 + (x - 500) * 0.012)],
          p.pal.ink,
          { rim: 2.4, ink: p.pal.lamp, from: [330, 300, 0] },
        );
        p.shape(
          [taper(curve([[x, t + 66], [x - 14, t + 26], [x - 52, t + 14]], false, 6), () => 3)],
          p.pal.ink,
          { rim: 1.5, ink: p.pal.lamp, hand: 0, from: [330, 300, 0] },
        );
      }
      T.walker(p, { x: 706, y: 560, h: 214, rim: 3, light: [330, 300, 60, 700], ink: p.pal.lamp });
      p.shape(
        [rect(746, 516, 56, 40), taper(curve([[760, 518], [774, 500], [788, 518]], false, 5), () => 3)],
        p.pal.ink,
        { rim: 2.4, ink: p.pal.lamp, union: true, from: [330, 300, 0] },
      );
      T.walker(p, { x: 566, y: 458, h: 110, rim: 2, light: [330, 300, 60, 700], ink: p.pal.lamp });
    },
  },
  graveyard: {
    tint: 'rivertown',
    mood: 'moon',
    light: [210, 150, 220, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 420,
        power: 0.8,
        cx: 240,
        cy: 40,
        lit: (x, y) => 1.2 * Math.exp(-Math.hypot(x - 210, y - 150) / 340),
        clear: [210, 150, 260],
      });
      T.rings(p, { x: 210, y: 150, r0: 66, reach: 290, gap: 8.5, power: 0.85, cloud: 0.5 });
      T.moon(p, { x: 210, y: 150, r: 54, phase: 1 });
      T.ridge(p, { y: 382, amp: 34, len: 300, fill: p.pal.far, power: 0.5, depth: 90 });
      for (const x of [330, 362, 410, 452, 500])
        T.tomb(p, {
          x,
          y: 384 + p.r.in(-4, 8),
          w: 20,
          h: 34,
          kind: p.r.int(0, 2),
          fill: p.pal.mid,
          gap: 5,
          lean: p.r.in(-0.12, 0.12),
        });
      // mausoleum
      p.carve(
        [[596, 430], [596, 268], [784, 268], [784, 430]],
        { fill: p.pal.mid, R: 10, gap: 6, angle: 0, bend: 0, power: 0.8, amb: 0.06, tex: 0.4 },
      );
      p.shape([[580, 270], [690, 196], [800, 270]], p.pal.mid, { rim: 2.6 });
      p.cut([[604, 262], [690, 206], [776, 262]], { gap: 6, min: 0.1, tone: (x) => 0.45 - (x - 600) * 0.001 });
      p.fill(curve([[656, 432, 1], [656, 340, 1], [690, 306], [724, 340, 1], [724, 432, 1]], true, 5), p.pal.ink);
      for (const x of [616, 764]) T.column(p, { x, y: 428, h: 130, w: 20 });
      p.fill([disc(690, 246, 12), disc(690, 246, 7)], p.pal.cut);
      for (const k of [-1, 1])
        p.fill(curve(place([[-6, 0, 1], [0, -3], [6, 0, 1], [0, 3]], 690 + k * 11, 374, 1), true, 4), p.pal.accent);
      T.fog(p, { y: 424, h: 46, power: 0.9, n: 5, cut: p.pal.cut });
      T.ridge(p, {
        fn: (x) => 470 - 34 * Math.sin(x / 190 + 0.4) + (p.n(x / 30, 4) - 0.5) * 10,
        fill: p.pal.near,
        depth: 120,
        power: 0.7,
      });
      for (const [x, y, w, h, k, l] of rows(
        [170, 462, 50, 74, 0, -0.1], [300, 466, 44, 84, 1, 0.06], [420, 480, 52, 66, 0, 0.14],
        [560, 508, 40, 86, 2, -0.05], [860, 490, 52, 80, 0, 0.1],
      ))
        T.tomb(p, { x, y, w, h, kind: k, lean: l });
      T.fog(p, { y: 504, h: 34, power: 0.75, n: 4 });
      T.ridge(p, {
        fn: (x) => 560 - 20 * Math.sin(x / 150) + (p.n(x / 18, 7) - 0.5) * 10,
        fill: p.pal.fore,
        depth: 70,
        power: 0.55,
      });
      T.tomb(p, { x: 470, y: 596, w: 96, h: 200, kind: 1, lean: 0.05, fill: p.pal.fore, gap: 6.5 });
      T.raven(p, { x: 478, y: 362, s: 1.2, flip: -1 });
      T.tomb(p, { x: 250, y: 596, w: 108, h: 128, kind: 0, lean: -0.1, fill: p.pal.fore, gap: 6.5 });
      T.tree(p, { x: 858, y: 604, h: 700, w: 28, lean: 0.02, gnarl: 0.3, spread: 0.5, fill: p.pal.ink, rim: 2.2 });
      T.grass(p, { y: 600, n: 120, h: 30, spread: 6 });
    },
  },
};
