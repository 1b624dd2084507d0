// Streets of Kingsport.
import {
  T, clamp, curve, disc, half, mix, place, rect, rows, taper, times, type Plates, type Point,
} from '../../../../web/src/art/kit';

export const plates: Plates = {
  central_hill_streets: {
    tint: '#4a3f55',
    mood: 'dusk',
    light: [450, 210, 120, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      // down between the houses to where the sun has gone
      T.clouds(p, { y1: 240, power: 0.9, cx: 320, cy: 26, ink: p.pal.cut });
      p.fill(disc(450, 224, 52, 30), p.pal.cut);
      T.water(p, { y0: 222, y1: 330, path: [[450, 40]], fill: p.pal.mid });
      T.skyline(p, { y: 330, h: 70, fill: p.pal.mid, lit: 0.1, w0: 26, w1: 50, spires: 0.3, to: 400 });
      T.skyline(p, { y: 386, h: 60, fill: p.pal.near, lit: 0.12, w0: 36, w1: 70, spires: 0.05, to: 460 });
      T.church(p, { x: 560, y: 420, s: 0.62, fill: p.pal.near, lit: false });
      // stairs, of which there is one too many
      p.fill(
        [[-10, 440], [320, 410], [390, 396], [512, 396], [580, 410], [910, 440], [910, 612], [-10, 612]],
        p.pal.ink,
      );
      p.fill([[390, 396], [512, 396], [730, 612], [170, 612]], p.pal.fore);
      for (let i = 0; i < 12; i++) {
        const y = 398 + 1.46 * i * i + i * 2;
        const w = 60 + (y - 396) * 1.03;
        const h = 2 + i * 0.8;
        p.fill([[450 - w, y], [450 + w, y], [450 + w + h, y + h], [450 - w - h, y + h]], p.pal.cut, 0.9);
        if (i > 4) p.cut(rect(450 - w, y + h, w * 2, 3 * i), { gap: 6, max: 0.5, tone: (x) => 0.5 * p.n(x / 20, y) });
      }
      const side = (k: number) => {
        const q = (u: number, y: number): Point => [450 + u * k, y];
        const list: [number, number, number, number][] = [
          [130, 100, 420, 210], [210, 160, 480, 120], [330, 250, 640, 60],
        ];
        list.forEach(([u, w, y, top], i) => {
          const wall = [q(u, y), q(u, top), q(u + w * 0.5, top - w * 0.5), q(u + w, top), q(u + w, y)];
          p.shape(wall, i === 1 ? p.pal.fore : p.pal.ink, { rim: i > 1 ? 0 : 3 });
          p.cut(wall, {
            gap: 9,
            tone: (x, b) => 0.5 * clamp(1.2 - Math.abs(x - 450) / 360) * (0.3 + p.n(x / 30, b / 9)),
          });
          for (let j = 0; j < 4; j++)
            for (const v of [0.2, 0.62]) {
              const a = q(u + w * v, top + 24 + j * w * 0.5);
              p.fill(
                rect(Math.min(a[0], a[0] + k * w * 0.17), a[1], w * 0.17, w * 0.26),
                p.r.chance(0.25) ? p.pal.lamp : p.pal.near,
              );
            }
        });
      };
      side(-1);
      side(1);
      T.lamppost(p, { x: 282, y: 560, h: 220, halo: 0, s: 1.3 });
      T.walker(p, { x: 470, y: 486, h: 104, rim: 2.4 });
    },
  },
  harborside_streets: {
    tint: '#2f4c50',
    mood: 'moon',
    light: [250, 90, 180, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 420,
        power: 1,
        cx: 240,
        cy: 40,
        lit: (x, y) => 1.2 * Math.exp(-Math.hypot(x - 250, y - 90) / 240),
        ink: p.pal.cut,
        clear: [250, 90, 60],
      });
      p.fill(disc(250, 90, 44, 30), p.pal.cut);
      T.skyline(p, { y: 480, h: 120, x1: 320, fill: p.pal.near, lit: 0.12 });
      // she came in on the night tide and has not been heard to speak
      p.shape(
        taper(
          [[520, 160], [160, 40]],
          (t) => 13 - 8 * t,
        ),
        p.pal.ink,
        { rim: 3 },
      );
      p.shape(
        [
          taper(
            [[170, 44], [620, -20]],
            () => 2,
          ),
          taper(
            [[300, 88], [640, -20]],
            () => 2,
          ),
          taper(
            [[420, 128], [690, -20]],
            () => 2,
          ),
        ],
        p.pal.ink,
        { rim: 1.4, union: true },
      );
      p.carve(
        curve(
          [
            [910, 60, 1], [760, 116], [600, 136], [508, 134, 1], [520, 200], [566, 320], [640, 440], [720, 540, 1],
            [910, 540, 1],
          ],
          true,
          8,
        ),
        { fill: p.pal.ink, R: 190, gap: 10, angle: -0.14, bend: 0.25, power: 1.35, rim: 4, tex: 0.5 },
      );
      p.shape(
        taper(
          curve([[910, 104], [760, 156], [600, 172], [512, 166]], false, 6),
          () => 7,
        ),
        p.pal.near,
        { rim: 3 },
      );
      p.fill(disc(640, 220, 17, 18), '#000000');
      p.shape(
        taper(
          curve([[640, 224], [600, 380], [480, 500], [404, 530]], false, 8),
          () => 5,
        ),
        p.pal.ink,
        { rim: 3 },
      );
      p.carve(
        curve(
          [
            [508, 140, 1], [470, 150], [452, 186], [462, 220, 1], [474, 204], [486, 240], [510, 300], [546, 300, 1],
            [528, 220],
          ],
          true,
          5,
        ),
        { fill: p.pal.ink, R: 18, gap: 6, power: 1.3, rim: 3.4 },
      );
      T.paving(p, {
        y0: 500,
        vx: 250,
        vy: 400,
        rows: 6,
        fill: p.pal.fore,
        lit: (x, y) => 0.15 + Math.exp(-Math.pow((x - 250) / (110 + (y - 500)), 2)),
      });
      p.shape(rect(-10, 494, 920, 12), p.pal.ink, { rim: 2.6 });
      for (const [x, y, s] of rows([404, 560, 1], [90, 580, 1.2]))
        p.carve(
          half([[0, -70], [24, -68], [28, -54], [16, -46], [18, -10], [26, 6, 1]], x, y, s),
          { fill: p.pal.ink, R: 20 * s, gap: 6, angle: 0, power: 1.3, rim: 3 },
        );
      for (const [x, y] of rows([790, 590], [850, 590], [820, 532]))
        p.carve(
          half([[0, -64], [22, -64, 1], [30, -32], [22, 2, 1]], x, y, 0.95),
          { fill: p.pal.ink, R: 26, gap: 8, angle: 0, power: 1.3, rim: 3 },
        );
      T.walker(p, { x: 300, y: 560, h: 118, rim: 2.6 });
    },
  },
  south_shore_streets: {
    tint: '#3f5660',
    mood: 'moon',
    light: [690, 246, 120, 1100],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 70, y1: 200 });
      p.fill(disc(690, 246, 82, 44), p.pal.cut);
      T.water(p, { y0: 268, y1: 372, path: [[700, 60]], fill: p.pal.mid, base: 0.3 });
      // low water: wet sand, and the posts of a pier that was longer
      p.fill(rect(-10, 366, 920, 250), p.pal.fore);
      p.lines(
        times(22, (k) =>
          times(24, (i): Point => [i * 40 - 10, 370 + k * 4 + k * k * 0.32 + (4 + k) * p.n(i * 0.5, k * 1.7)]),
        ),
        {
          gap: 8,
          tone: (x, y) =>
            (0.06 + 1.1 * Math.exp(-Math.pow((x - 660) / (110 + (y - 366) * 1.1), 2))) *
            clamp(2.2 * p.n(x / 80, y / 9) - 0.5),
        },
      );
      p.shape([[-10, 196], [330, 232], [330, 246], [-10, 224]], p.pal.ink, { rim: 3 });
      for (let i = 0; i < 11; i++) {
        const t = Math.pow(0.8, i);
        const x = 620 - 640 * t;
        const top = i < 6 ? 300 - 96 * t : 320 - 40 * t * p.r.in(0.3, 1.6);
        p.shape(
          taper(
            [[x, 350 + 210 * t], [x + 8 * t, top]],
            () => 15 * t,
          ),
          p.pal.ink,
          { rim: 3 * t + 0.8 },
        );
        if (i < 5)
          p.shape(
            taper(
              [[x, 330 + 130 * t], [620 - 640 * t * 0.8, 310]],
              () => 5 * t,
            ),
            p.pal.ink,
            { rim: 1.6 },
          );
      }
      // bathing huts, shut for the winter, but for one
      for (const [x, s, k] of rows([846, 1.25, 0], [700, 0.95, 1], [590, 0.72, 0])) {
        const q = (u: number, v: number): Point => [x + u * s, 540 - (1.25 - s) * 190 + v * s];
        p.shape([q(-54, -150), q(0, -206), q(54, -150), q(54, -20), q(-54, -20)], p.pal.ink, {
          rim: 3.4,
          from: [400, 100, 1],
        });
        for (let i = -2; i < 3; i++)
          if (i % 2 === 0)
            p.cut([q(i * 21 - 9, -150), q(i * 21 + 9, -150), q(i * 21 + 9, -24), q(i * 21 - 9, -24)], {
              gap: 8,
              tone: () => 0.4,
            });
        p.fill([q(-20, -120), q(20, -120), q(20, -22), q(-20, -22)], k ? '#000000' : p.pal.near);
        for (const u of [-36, 36])
          p.shape(disc(...(q(u, -14) as [number, number]), 20 * s, 18), p.pal.ink, { rim: 2.6 });
      }
      // prints of bare feet, webbed a little, and all in one direction
      for (let i = 0; i < 9; i++) {
        const t = i / 8;
        const [x, y] = [
          mix(660, 380, Math.pow(t, 0.8)) + (i % 2 ? 26 : -26) * (0.3 + t), mix(392, 590, Math.pow(t, 1.5)),
        ];
        const s = 0.3 + 1.1 * t;
        p.fill(
          curve(
            place(
              [[-8, -20, 1], [-26, 16, 1], [-10, 10], [0, 26, 1], [10, 10], [26, 16, 1], [8, -20, 1], [0, -28]],
              x,
              y,
              s,
              0.5,
            ),
            true,
            4,
          ),
          p.pal.soft,
        );
        p.fill(
          curve(
            place(
              [[-5, -16, 1], [-20, 11, 1], [-8, 6], [0, 19, 1], [8, 6], [20, 11, 1], [5, -16, 1], [0, -23]],
              x + 2,
              y + 2,
              s,
              0.5,
            ),
            true,
            4,
          ),
          p.pal.ink,
        );
      }
      T.walker(p, { x: 196, y: 596, h: 170, rim: 3 });
    },
  },
};
