// Other worlds.
import {
  T,
  TAU,
  TOKENS as K,
  blend,
  clamp,
  curve,
  disc,
  half,
  place,
  rect,
  rows,
  smooth,
  taper,
  times,
  type Plates,
  type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  abyss: {
    tint: 'abyss',
    mood: 'night',
    over: { accent: K.ember },
    light: [470, 380, 160, 620],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      p.fill(disc(470, 400, 210, 40, 130), p.pal.mid, 0.5);
      T.whirl(p, {
        x: 470,
        y: 390,
        r0: 16,
        r1: 560,
        arms: 66,
        turns: 0.32,
        squash: 0.66,
        ink: p.pal.accent,
        power: 1,
        gap: 8,
      });
      p.fill(disc(470, 390, 26, 24, 17), p.pal.cut);
      // ledges: rings of rock, nearer and darker
      const ring = (R: number, sq: number, cy: number, j: number, f: string, pw: number) => {
        const hole: Ring = times(64, (i) => {
          const a = (i / 64) * TAU;
          const r = R * (1 + (p.n(Math.cos(a) * 2.4 + j * 7, Math.sin(a) * 2.4) - 0.5) * 0.55);
          return [470 + Math.cos(a) * r, cy + Math.sin(a) * r * sq];
        });
        const s: Ring[] = [rect(-10, -10, 920, 620), hole];
        p.shape(s, f, { rim: 0 });
        p.cut(s, {
          angle: 1.2,
          gap: 7.5,
          inset: 0,
          min: 0.1,
          max: 0.9,
          ink: blend(p.pal.cut, p.pal.accent, 0.35),
          step: 9,
          bend: (x, y) => (p.n.fbm(x / 80, y / 80) - 0.5) * 50,
          tone: (x, y) => {
            const d = Math.hypot(x - 470, (y - cy) / sq) - R;
            const k = p.n.fbm(x / 50 + j, y / 70, 3);
            const k2 = p.n.fbm((x + (470 - x) * 0.03) / 50 + j, (y + (cy - y) * 0.03) / 70, 3);
            return pw * Math.exp(-Math.max(0, d) / (70 + j * 26)) * clamp(0.45 + (k - k2) * 9) * smooth(0.28, 0.45, k);
          },
        });
        return hole;
      };
      ring(210, 0.62, 384, 0, p.pal.near, 1.1);
      ring(318, 0.66, 364, 1, p.pal.fore, 0.95);
      ring(440, 0.7, 330, 2, p.pal.ink, 0.7);
      p.carve(
        curve(
          [
            [-10, 470, 1],
            [120, 462],
            [240, 452],
            [322, 462],
            [352, 476, 1],
            [296, 500],
            [210, 530],
            [120, 560],
            [-10, 566, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.ink, R: 26, gap: 6.5, angle: 0, power: 0.9, rim: 3, tex: 0.6 },
      );
      T.walker(p, { x: 288, y: 466, h: 92, rim: 2.4 });
      T.birds(p, { x: 560, y: 200, n: 6, s: 1.4, w: 180, h: 60, fill: p.pal.accent });
    },
  },
  rlyeh: {
    tint: 'rlyeh',
    mood: 'night',
    light: [250, 60, 240, 1000],
    draw(p) {
      p.pal.cut = blend(K.bone, K.tide, 0.4);
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 600,
        power: 1,
        cx: 260,
        cy: 46,
        angle: -0.12,
        ink: p.pal.soft,
        lit: (x, y) => Math.exp(-Math.hypot(x - 250, y - 60) / 420) * 1.3,
      });
      T.rain(p, { n: 60, len: 80 });
      const mono = (pts: Ring, f: string, pw: number, a: number) =>
        p.carve(pts, {
          fill: f,
          R: 10,
          gap: 6.5,
          angle: a,
          bend: 0,
          power: pw,
          amb: 0.05,
          tex: 0.8,
          grain: 0.022,
          rim: 2.6,
        });
      for (const [x, w, h, l] of rows(
        [120, 60, 210, -0.12],
        [230, 44, 270, 0.1],
        [640, 60, 250, 0.18],
        [760, 80, 190, -0.14],
        [850, 60, 260, 0.08],
      ))
        mono(
          place(
            [
              [-w, 0],
              [-w * 0.7, -h],
              [w * 0.5, -h * 1.06],
              [w * 0.9, 0],
            ],
            x,
            430,
            1,
            l,
          ),
          p.pal.far,
          0.5,
          1.4 + l,
        );
      mono(
        [
          [36, 520],
          [70, 196],
          [176, 160],
          [226, 520],
        ],
        p.pal.mid,
        0.95,
        1.45,
      );
      mono(
        [
          [226, 520],
          [176, 160],
          [214, 190],
          [282, 520],
        ],
        p.pal.fore,
        0.2,
        1.3,
      );
      mono(
        [
          [690, 540],
          [640, 230],
          [770, 150],
          [884, 540],
        ],
        p.pal.mid,
        0.8,
        1.75,
      );
      mono(
        [
          [640, 232],
          [770, 152],
          [744, 120],
          [622, 206],
        ],
        p.pal.near,
        1,
        0.6,
      );
      // the door, ajar, at an angle that is wrong
      mono(
        [
          [300, 560],
          [346, 150],
          [604, 118],
          [632, 566],
        ],
        p.pal.near,
        0.9,
        1.5,
      );
      p.fill(
        [
          [352, 556],
          [388, 214],
          [560, 190],
          [586, 560],
        ],
        p.pal.ink,
      );
      p.carve(
        [
          [402, 556],
          [430, 226],
          [560, 190],
          [586, 560],
        ],
        { fill: p.pal.fore, R: 14, gap: 6, angle: 1.5, power: 0.7, tex: 0.5, bend: 0.1 },
      );
      const sp: Ring = [];
      for (let i = 0; i < 90; i++) {
        const t = i / 90;
        const a = t * TAU * 2.6;
        const r = 5 + t * 58;
        sp.push([500 + Math.cos(a) * r, 372 + Math.sin(a) * r * 1.1]);
      }
      p.fill(
        taper(sp, (t) => 4.6 - 3 * t),
        p.pal.accent,
      );
      for (const [x, y] of rows([448, 262], [540, 246], [452, 500], [556, 500])) T.rune(p, x, y, 17, p.pal.accent);
      for (const [x, y, ex, ey, w] of rows(
        [372, 470, 286, 500, 17],
        [384, 400, 300, 360, 13],
        [368, 540, 270, 566, 19],
      ))
        T.tentacle(
          p,
          [
            [x + 16, y],
            [x - 20, y + 6],
            [(x + ex) / 2, y + 26],
            [ex, ey],
            [ex - 34, ey - 36],
            [ex - 14, ey - 58],
          ],
          { w, tip: 2, suck: -1 },
        );
      T.waves(p, [
        [548, 14, 60, p.pal.near, 20],
        [586, 20, 84, p.pal.fore, 70],
      ]);
      T.walker(p, { x: 690, y: 560, h: 76 });
      T.walker(p, { x: 726, y: 566, h: 70 });
    },
  },
  dreamlands: {
    tint: 'dreams',
    mood: 'moon',
    light: [610, 170, 240, 980],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 600, y: 180, r0: 122, reach: 420, gap: 9, power: 0.75, cloud: 0.3 });
      T.stars(p, { n: 90, y1: 380, avoid: [600, 180, 130] });
      p.fill(disc(600, 180, 104), p.pal.far);
      p.cut(disc(600, 180, 104), {
        angle: 0.6,
        gap: 6,
        ink: p.pal.soft,
        tone: (x, y) => 0.3 * smooth(0.4, 0.6, p.n(x / 30, y / 30)),
      });
      T.moon(p, { x: 600, y: 180, r: 104, phase: 0.3 });
      // curled clouds
      const curl = (x: number, y: number, s: number, k = 1) => {
        const sp: Ring = [];
        for (let i = 0; i < 40; i++) {
          const t = i / 39;
          const a = Math.PI * (0.1 + t * 3.3);
          const r = 44 * (1 - t * 0.82);
          sp.push([Math.cos(a) * r * 1.15, -44 + Math.sin(-a) * r]);
        }
        p.carve(
          curve(
            place(
              [
                [-190, 4, 1],
                [-120, -14],
                [-70, -44],
                [-30, -84],
                [24, -92],
                [54, -60],
                [66, -26],
                [110, -34],
                [140, -8],
                [220, 4, 1],
                [60, 16],
                [-80, 14],
              ],
              x,
              y,
              s,
              0,
              s * k,
            ),
            true,
            6,
          ),
          { fill: p.pal.mid, R: 40 * s, gap: 6, angle: 0.1, bend: 0.4, power: 1.1, rim: 2.4 },
        );
        p.fill(
          taper(place(sp, x, y, s, 0, s * k), (t) => (2.6 - 2 * t) * s),
          p.pal.fore,
        );
      };
      curl(250, 330, 0.8);
      curl(690, 352, 0.9, -1);
      T.ship(p, { x: 452, y: 300, s: 0.86, sails: true, fill: p.pal.near });
      curl(470, 352, 1, 1);
      curl(160, 412, 1.15, -1);
      curl(800, 420, 1.1, 1);
      // onion domes of Celephais
      const dome = (x: number, y: number, w: number, h: number, f: string) => {
        p.carve(rect(x - w * 0.42, y, w * 0.84, h), { fill: f, R: w * 0.4, gap: 6, angle: 0, bend: 0.5, power: 1 });
        p.carve(
          curve(
            [
              [x - w * 0.42, y + 2, 1],
              [x - w * 0.62, y - w * 0.4],
              [x - w * 0.34, y - w * 0.86],
              [x, y - w * 1.5, 1],
              [x + w * 0.34, y - w * 0.86],
              [x + w * 0.62, y - w * 0.4],
              [x + w * 0.42, y + 2, 1],
            ],
            true,
            7,
          ),
          { fill: f, R: w * 0.55, gap: 5.5, angle: 0, bend: 0.6, power: 1.25, rim: 2.4 },
        );
        p.shape(
          [
            [x - 2, y - w * 1.45],
            [x, y - w * 1.95],
            [x + 2, y - w * 1.45],
          ],
          p.pal.fore,
          { rim: 1.4, hand: 0 },
        );
        for (let i = 0; i < Math.floor(h / 60); i++)
          T.win(p, x - w * 0.09, y + 20 + i * 56, w * 0.18, 30, p.r.chance(0.6), { arch: true });
      };
      for (const [x, y, w] of rows([96, 430, 52], [330, 470, 46], [560, 478, 44], [690, 452, 58]))
        dome(x, y, w, 200, p.pal.near);
      for (const [x, y, w] of rows([206, 456, 78], [444, 500, 62], [812, 470, 84])) dome(x, y, w, 200, p.pal.fore);
      p.shape(
        [
          [-10, 556],
          [910, 560],
          [910, 610],
          [-10, 610],
        ],
        p.pal.ink,
        { rim: 2.4 },
      );
      for (let x = 14; x < 900; x += 38)
        p.carve(
          curve(
            [
              [x - 5, 596, 1],
              [x - 9, 580],
              [x - 4, 566, 1],
              [x + 4, 566, 1],
              [x + 9, 580],
              [x + 5, 596, 1],
            ],
            true,
            4,
          ),
          { fill: p.pal.ink, R: 8, gap: 5, angle: 0, power: 0.9 },
        );
    },
  },
  plateau_of_leng: {
    tint: 'leng',
    mood: 'moon',
    light: [200, 120, 260, 1000],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 420,
        power: 1,
        cx: 330,
        cy: 26,
        angle: 0.04,
        lo: 0.42,
        hi: 0.6,
        lit: (x, y) => 0.3 + 0.9 * Math.exp(-Math.hypot(x - 200, y - 120) / 420),
        clear: [200, 120, 70],
      });
      T.moon(p, { x: 200, y: 120, r: 40 });
      const peak = (pts: Ring, f: string, pw: number) =>
        p.carve(pts, {
          fill: f,
          R: 60,
          gap: 7,
          angle: 1.15,
          bend: 0.3,
          power: pw,
          tex: 0.9,
          grain: 0.018,
          rim: 2.4,
          gamma: 0.9,
        });
      peak(
        [
          [380, 440],
          [470, 300],
          [520, 330],
          [590, 214],
          [650, 290],
          [700, 262],
          [850, 440],
        ],
        p.pal.far,
        0.7,
      );
      peak(
        [
          [-20, 450],
          [60, 330],
          [120, 370],
          [190, 290],
          [330, 450],
        ],
        p.pal.far,
        0.6,
      );
      T.ridge(p, { y: 440, amp: 12, fill: p.pal.mid, power: 0.9, depth: 120 });
      // the monastery of many horned towers
      const tow = (x: number, y: number, w: number, h: number, f: string, pw = 0.95) => {
        const s: Ring = [
          [x - w * 0.5, y],
          [x - w * 0.36, y - h],
          [x + w * 0.36, y - h],
          [x + w * 0.5, y],
        ];
        p.carve(s, { fill: f, R: w * 0.45, gap: 5.5, angle: 0, bend: 0.35, power: pw, tex: 0.4 });
        for (let i = 0; i < 3; i++) {
          const yy = y - h * (0.34 + i * 0.3);
          const ww = w * (0.66 - i * 0.06);
          p.shape(
            curve(
              [
                [x - ww, yy - 14, 1],
                [x - ww * 0.5, yy],
                [x + ww * 0.5, yy],
                [x + ww, yy - 14, 1],
                [x + ww * 0.5, yy + 8],
                [x - ww * 0.5, yy + 8],
              ],
              true,
              4,
            ),
            p.pal.ink,
            { rim: 2, hand: 0 },
          );
        }
        p.shape(
          curve(
            [
              [x - w * 0.4, y - h + 4, 1],
              [x - w * 0.62, y - h - 26],
              [x - w * 0.5, y - h - 50, 1],
              [x - w * 0.3, y - h - 22],
              [x, y - h - 14],
              [x + w * 0.3, y - h - 22],
              [x + w * 0.5, y - h - 50, 1],
              [x + w * 0.62, y - h - 26],
              [x + w * 0.4, y - h + 4, 1],
            ],
            true,
            5,
          ),
          p.pal.ink,
          { rim: 2, hand: 0 },
        );
      };
      for (const [x, w, h] of rows([560, 44, 150], [760, 44, 136], [610, 50, 210], [716, 50, 196]))
        tow(x, 470, w, h, p.pal.near, 0.7);
      tow(662, 476, 84, 272, p.pal.near);
      p.shape(rect(520, 440, 284, 40), p.pal.near, { rim: 2 });
      p.cut(rect(520, 440, 284, 40), { gap: 6, tone: (x) => 0.5 - (x - 520) * 0.001 });
      p.fill(
        curve(
          [
            [640, 480, 1],
            [640, 452, 1],
            [662, 432],
            [684, 452, 1],
            [684, 480, 1],
          ],
          true,
          4,
        ),
        p.pal.lamp,
      );
      for (const [x, y] of rows([662, 330], [662, 270], [610, 360], [716, 352]))
        p.fill(rect(x - 4, y, 8, 18), p.pal.lamp);
      T.ridge(p, {
        fn: (x) => 492 + 22 * Math.sin(x / 200 + 2) + 8 * p.n(x / 40),
        fill: p.pal.near,
        power: 1,
        depth: 130,
      });
      for (const [x, y, h, l] of rows([90, 520, 120, 0.08], [330, 500, 84, -0.1], [846, 540, 130, -0.06]))
        T.stone(p, { x, y, w: h * 0.4, h, lean: l, runes: true });
      // the High Priest not to be described, and those who carry for him
      for (const [x, y, h] of rows([408, 542, 80], [446, 548, 84], [482, 556, 82]))
        T.hooded(p, { x, y, h, face: 'back', fill: p.pal.ink, power: 0.8 });
      T.hooded(p, { x: 236, y: 600, h: 250, fill: p.pal.ink, power: 1, rim: 3, light: [60, 100, 220, 900] });
      const m = half(
        [
          [0, -30],
          [16, -26],
          [21, -8],
          [16, 14],
          [8, 24],
        ],
        236,
        394,
        0.9,
      );
      p.fill(m, '#c9b25e');
      p.cut(m, { angle: 0.3, gap: 5, ink: p.pal.ink, tone: (x) => clamp((x - 232) / 26) * 0.9 });
      p.fill([disc(229, 387, 3.2, 9), disc(243, 387, 3.2, 9)], p.pal.ink);
      T.snow(p, { n: 150, wind: 0.7 });
    },
  },
};
