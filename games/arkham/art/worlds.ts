// Other worlds.
import {
  T, TAU, TOKENS as K, blend, clamp, curve, disc, half, place, rect, rows, taper, times, type Plates, type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  abyss: {
    tint: 'abyss',
    mood: 'night',
    over: { accent: K.ember },
    light: [520, 470, 130, 620],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // a funnel of ledges, each lit from below
      const level = (k: number, s: number, drop: number): Ring =>
        times(56, (i) => {
          const a = (i / 56) * TAU;
          const n = 1 + (p.n(Math.cos(a) * 3 + k * 5, Math.sin(a) * 3) - 0.5) * 0.2;
          return [430 + k * 18 + Math.cos(a) * s * n, 190 + k * 54 + drop + Math.sin(a) * s * 0.4 * n];
        });
      for (let k = 0; k < 6; k++) {
        const s = 560 * Math.pow(0.68, k);
        const x = 430 + k * 18;
        const y = 190 + k * 54;
        const wall = p.shape(level(k, s, 0), blend(p.pal.ink, p.pal.mid, 0.1 + k * 0.13), { rim: k ? 2 : 0 });
        p.cut(wall, {
          angle: Math.PI / 2,
          gap: 8 - k * 0.7,
          ink: blend(p.pal.cut, p.pal.accent, 0.15 + k * 0.1),
          bend: (a) => (a - x) * -0.05,
          tone: (a, b) =>
            clamp(0.1 + k * 0.13 + (b - y + s * 0.34) / 150) * (0.5 + p.n(a / 22, b / 70)) * (b < y + 20 ? 1 : 0.15),
        });
        for (const u of k < 3 ? [-0.55, -0.2, 0.22, 0.6] : []) {
          const d = Math.sqrt(1 - u * u) * s * 0.4;
          const w = 15 - k * 3;
          const at = y - d + 46 - k * 6;
          p.fill(
            curve([[x + u * s - w, at, 1], [x + u * s, at - w * 2.6], [x + u * s + w, at, 1]], true, 5),
            p.pal.ink,
          );
        }
        p.shape(level(k, s * 0.9, 44 - k * 3), p.pal.ink, { rim: 1.5 });
      }
      p.fill(disc(530, 500, 46, 26, 15), p.pal.accent);
      p.fill(disc(530, 502, 28, 20, 8), p.pal.cut);
      // a cord, knotted at intervals, from nowhere
      p.fill(
        taper(
          [[356, -10], [360, 300]],
          () => 2,
        ),
        p.pal.soft,
      );
      p.fill(
        [40, 110, 190, 250, 300].map((y) => disc(357 + y / 100, y, 5, 8)),
        p.pal.soft,
        1,
        true,
      );
      p.shape(
        curve([[-10, 352, 1], [90, 346], [150, 366], [176, 420], [230, 520], [300, 610, 1], [-10, 610, 1]], true, 5),
        p.pal.ink,
        { rim: 3 },
      );
      T.walker(p, { x: 110, y: 350, h: 116, rim: 2.4 });
    },
  },
  dreamlands: {
    tint: 'dreams',
    mood: 'moon',
    light: [600, 220, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 120, y1: 420, avoid: [600, 220, 190] });
      T.clouds(p, { y1: 420, power: 0.6, cx: 320, cy: 30 });
      p.fill(disc(600, 220, 176, 60), p.pal.cut);
      p.cut(disc(600, 220, 176, 60), {
        angle: 0.3,
        gap: 8,
        ink: p.pal.far,
        bend: (x, y) => 16 * p.n(x / 60, y / 60),
        tone: (x, y) => 0.75 * clamp((p.n.fbm(x / 90, y / 60) - 0.46) * 5),
      });
      T.ship(p, { x: 590, y: 330, s: 1.16, sails: true, fill: p.pal.ink, lit: false });
      T.waves(p, [[384, 44, 78, p.pal.far, 20], [440, 56, 104, p.pal.mid, 60]]);
      // Celephais, above the clouds
      for (const [x, y, w] of rows([70, 470, 30], [356, 480, 24], [300, 460, 34], [136, 500, 38])) {
        p.carve(rect(x - w * 0.5, y - w * 2.6, w, 300), { R: w / 2, gap: 6, angle: 0, power: 1 });
        p.carve(
          half([[0, -96], [8, -70], [34, -44], [30, -18], [22, -2, 1]], x, y - w * 2.6, w / 44, 5),
          { R: w * 0.6, gap: 5, angle: 0, power: 1.4, rim: 2.4 },
        );
      }
      T.waves(p, [[520, 60, 130, p.pal.near, 10]]);
      p.shape([[-10, 566], [400, 548], [470, 610], [-10, 610]], p.pal.ink, { rim: 3 });
      // a cat of Ulthar, who knows where it goes
      p.shape(
        taper(
          curve([[216, 548], [270, 560], [322, 540], [330, 500], [304, 492]], false, 6),
          () => 9,
        ),
        p.pal.ink,
        { rim: 2.6, hand: 0 },
      );
      p.carve(
        half(
          [
            [0, -104], [9, -106, 1], [20, -130, 1], [30, -104], [31, -86], [19, -68], [30, -40], [39, -12],
            [34, 4, 1],
          ],
          200,
          554,
          1.85,
        ),
        { fill: p.pal.ink, R: 40, gap: 6, angle: 1.2, power: 0.55, rim: 3.4 },
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
      peak([[380, 440], [470, 300], [520, 330], [590, 214], [650, 290], [700, 262], [850, 440]], p.pal.far, 0.7);
      peak([[-20, 450], [60, 330], [120, 370], [190, 290], [330, 450]], p.pal.far, 0.6);
      T.ridge(p, { y: 440, amp: 12, fill: p.pal.mid, power: 0.9, depth: 120 });
      // the monastery of many horned towers
      const tow = (x: number, y: number, w: number, h: number, f: string, pw = 0.95) => {
        const s: Ring = [[x - w * 0.5, y], [x - w * 0.36, y - h], [x + w * 0.36, y - h], [x + w * 0.5, y]];
        p.carve(s, { fill: f, R: w * 0.45, gap: 5.5, angle: 0, bend: 0.35, power: pw, tex: 0.4 });
        for (let i = 0; i < 3; i++) {
          const yy = y - h * (0.34 + i * 0.3);
          const ww = w * (0.66 - i * 0.06);
          p.shape(
            curve(
              [
                [x - ww, yy - 14, 1], [x - ww * 0.5, yy], [x + ww * 0.5, yy], [x + ww, yy - 14, 1],
                [x + ww * 0.5, yy + 8], [x - ww * 0.5, yy + 8],
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
              [x - w * 0.4, y - h + 4, 1], [x - w * 0.62, y - h - 26], [x - w * 0.5, y - h - 50, 1],
              [x - w * 0.3, y - h - 22], [x, y - h - 14], [x + w * 0.3, y - h - 22], [x + w * 0.5, y - h - 50, 1],
              [x + w * 0.62, y - h - 26], [x + w * 0.4, y - h + 4, 1],
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
      p.fill(curve([[640, 480, 1], [640, 452, 1], [662, 432], [684, 452, 1], [684, 480, 1]], true, 4), p.pal.lamp);
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
      const m = half([[0, -30], [16, -26], [21, -8], [16, 14], [8, 24]], 236, 394, 0.9);
      p.fill(m, '#c9b25e');
      p.cut(m, { angle: 0.3, gap: 5, ink: p.pal.ink, tone: (x) => clamp((x - 232) / 26) * 0.9 });
      p.fill([disc(229, 387, 3.2, 9), disc(243, 387, 3.2, 9)], p.pal.ink);
      T.snow(p, { n: 150, wind: 0.7 });
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
          place([[-w, 0], [-w * 0.7, -h], [w * 0.5, -h * 1.06], [w * 0.9, 0]], x, 430, 1, l),
          p.pal.far,
          0.5,
          1.4 + l,
        );
      mono([[36, 520], [70, 196], [176, 160], [226, 520]], p.pal.mid, 0.95, 1.45);
      mono([[226, 520], [176, 160], [214, 190], [282, 520]], p.pal.fore, 0.2, 1.3);
      mono([[690, 540], [640, 230], [770, 150], [884, 540]], p.pal.mid, 0.8, 1.75);
      mono([[640, 232], [770, 152], [744, 120], [622, 206]], p.pal.near, 1, 0.6);
      // the door, ajar, at an angle that is wrong
      mono([[300, 560], [346, 150], [604, 118], [632, 566]], p.pal.near, 0.9, 1.5);
      p.fill([[352, 556], [388, 214], [560, 190], [586, 560]], p.pal.ink);
      p.carve(
        [[402, 556], [430, 226], [560, 190], [586, 560]],
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
          [[x + 16, y], [x - 20, y + 6], [(x + ex) / 2, y + 26], [ex, ey], [ex - 34, ey - 36], [ex - 14, ey - 58]],
          { w, tip: 2, suck: -1 },
        );
      T.waves(p, [[548, 14, 60, p.pal.near, 20], [586, 20, 84, p.pal.fore, 70]]);
      T.walker(p, { x: 690, y: 560, h: 76 });
      T.walker(p, { x: 726, y: 566, h: 70 });
    },
  },
};
