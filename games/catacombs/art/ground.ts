// The floors of the rooms.
import {
  T, TAU, TOKENS as K, blend, curve, disc, place, rect, rows, smooth, taper, times, palette, Plate,
  type GroundOptions, type Grounds, type Point, type Ring,
} from '../../../web/src/art/kit';

const floors = [
  'summoning_circle', 'jade_caverns', 'ancient_road', 'good_intentions', 'belly_of_the_beast', 'world_on_fire',
] as const;
export type Floor = (typeof floors)[number];

export function floor(id: Floor, { width = 1000 }: GroundOptions = {}) {
  const w = 1000;
  const h = 520;
  const p = new Plate({
    id: 'floor~' + id,
    w,
    h,
    pal: palette('catacombs', 'night'),
    lod: Math.max(1, Math.sqrt(760 / width)),
    light: [500, 230, 240, 900],
  });
  const r = p.r;
  const base = '#15110e';
  const c = (k: number, t = '#5a4330') => blend(base, t, k);
  const warm = (x: number, y: number) =>
    0.2 +
    0.8 *
      Math.max(
        Math.exp(-Math.hypot(x - 40, y - 30) / 190),
        Math.exp(-Math.hypot(x - 960, y - 40) / 190),
        Math.exp(-Math.hypot(x - 30, y - 490) / 170),
        Math.exp(-Math.hypot(x - 970, y - 490) / 170),
        0.34,
      );
  p.fill(p.all, base);
  const slab = (s: Ring, t: string, k: number, gap = 6.5) => {
    const b = s.reduce((a, q): Point => [a[0] + q[0] / s.length, a[1] + q[1] / s.length], [0, 0]);
    const l = warm(b[0], b[1]) * k;
    p.shape(s, c(0.25 + 0.42 * l * r.in(0.8, 1.2), t), { hand: 1.6, rim: 0 });
    p.cut(s, {
      angle: r.pick([0.35, 0.5, 2.6]),
      gap,
      ink: c(0.85, t),
      max: 0.5,
      min: 0.12,
      inset: 4,
      step: 12,
      tone: (x, y) => 0.75 * l * smooth(0.36, 0.7, p.n.fbm(x / 40, y / 40)),
    });
  };
  const flags = (t: string, size = 74, k = 1, free: (x: number, y: number) => boolean = () => true) => {
    for (let y = -10; y < h; ) {
      const hh = size * r.in(0.72, 1);
      for (let x = -r.in(0, size); x < w; ) {
        const ww = size * r.in(0.8, 1.6);
        const cn = () => 2.6 + r.in(0, 5);
        const s: Ring = [
          [x + cn(), y + cn()], [x + ww - cn(), y + cn()], [x + ww - cn(), y + hh - cn()], [x + cn(), y + hh - cn()],
        ];
        if (free(x + ww / 2, y + hh / 2)) slab(s, t, k);
        x += ww;
      }
      y += hh;
    }
  };
  /** Stones of many corners that share their edges; what is laid is told by the caller. */
  const cobbles = (
    cw: number, ch: number, y0: number, y1: number, gap: number, lay: (s: Ring, x: number, y: number) => void
  ) => {
    const V = (i: number, j: number): Point => [
      (i * cw) / 2 + (p.n(i * 7.3, j * 3.1) - 0.5) * cw * 0.36,
      y0 + j * ch + ((i + j) & 1 ? -ch * 0.2 : ch * 0.2) + (p.n(i * 2.7 + 50, j * 5.3) - 0.5) * ch * 0.36,
    ];
    for (let j = 0; y0 + j * ch < y1; j++)
      for (let i = -2 + (j % 2); (i * cw) / 2 < w; i += 2) {
        const s = [V(i, j), V(i + 1, j), V(i + 2, j), V(i + 2, j + 1), V(i + 1, j + 1), V(i, j + 1)];
        const x = s.reduce((a, q) => a + q[0] / 6, 0);
        const y = s.reduce((a, q) => a + q[1] / 6, 0);
        const l = gap / Math.hypot(cw / 2, ch / 2);
        lay(s.map((q): Point => [q[0] + (x - q[0]) * l, q[1] + (y - q[1]) * l]), x, y);
      }
  };
  const crack = (x: number, y: number, a: number, l: number, ink: string, wd = 2.2) => {
    const q: Ring = [[x, y]];
    for (let i = 0; i < l / 18; i++) {
      a += r.in(-0.6, 0.6);
      x += Math.cos(a) * 18;
      y += Math.sin(a) * 18;
      q.push([x, y]);
    }
    p.fill(taper(q, (t) => wd * (1 - t) + 0.3), ink);
  };
  const moss = (x: number, y: number, s: number, ink = '#56663a') => {
    for (let i = 0; i < 26; i++) {
      const a = r() * TAU;
      const d = Math.sqrt(r()) * s;
      p.fill(
        disc(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7, r.in(1.5, 6) * (1.2 - d / s), 7),
        blend(base, ink, r.in(0.4, 0.85)),
        0.8,
      );
    }
  };
  const round = (x: number, y: number, R: number): Ring => [...disc(x, y, R, 60), [x + R, y]];
  if (id === 'summoning_circle') {
    // the stones are laid round the circle, and the lines are let into them
    const [X, Y] = [420, 260];
    const dist = (x: number, y: number) => Math.hypot(x - X, y - Y);
    flags('#5a4a3a', 74, 0.9, (x, y) => dist(x, y) > 236);
    for (let k = 0, R = 30; R < 260; k++, R += 46) {
      const n = 7 * (k + 1);
      for (let i = 0; i < n; i++) {
        const at = (a: number, d: number): Point => [X + Math.cos(a) * d, Y + Math.sin(a) * d];
        const a = ((i + (k % 2) * 0.5) / n) * TAU + 2 / R;
        const b = ((i + 1 + (k % 2) * 0.5) / n) * TAU - 2 / R;
        slab(
          [at(a, R + 2), at((a + b) / 2, R + 2), at(b, R + 2), at(b, R + 43), at((a + b) / 2, R + 43), at(a, R + 43)],
          '#57483c', 1.1,
        );
      }
    }
    p.fill(disc(X, Y, 30, 30), c(0.3));
    const tk = blend(base, K.tide, 0.5);
    for (const [R, ww] of rows(
      [194, 2.4], [182, 1], [120, 1.6], [32, 2],
    )) p.fill(taper(round(X, Y, R), () => ww), tk, 0.85);
    const star = (i: number): Point => [X + Math.cos((i / 7) * TAU) * 182, Y + Math.sin((i / 7) * TAU) * 182];
    for (let i = 0; i < 7; i++) {
      p.fill(taper([star(i), star(i + 3)], () => 1.2), tk, 0.75);
      const [x, y] = star(i);
      p.carve(disc(x, y, 9, 12), { fill: c(0.5), ink: c(1, '#b8a888'), R: 8, gap: 4.5, rim: 1.4 });
      p.fill(disc(x, y, 2.4, 8), '#d8c795');
    }
    for (let i = 0; i < 21; i++) T.rune(
      p, X + Math.cos(i * 0.299 + 0.15) * 151, Y + Math.sin(i * 0.299 + 0.15) * 151, 9, blend(base, K.tide, 0.55), 1.5,
    );
    for (let i = 0; i < 5; i++) crack(r.in(640, 980), r() * h, r() * TAU, 130, base, 2.4);
  }
  if (id === 'jade_caverns') {
    // jade that water has worn into bands, pools in it, and stumps of dripstone seen from above
    p.fill(p.all, '#101a15');
    p.cut(p.all, {
      angle: 0.35, gap: 8, ink: '#3b5a47', max: 0.9, inset: 0, step: 14,
      bend: (x, y) => (p.n.fbm(x / 190, y / 190) - 0.5) * 240,
      tone: (x, y) => 0.75 * Math.min(0.75, warm(x, y)) * smooth(0.28, 0.6, p.n.fbm(x / 130 + 4, y / 70)) + 0.08,
    });
    const blot = (x: number, y: number, R: number, q: number, seed: number) =>
      curve(
        times(
          11,
          (k) => {
            const a = (k / 11) * TAU;
            const d = R * (0.75 + 0.5 * p.n(k * 1.7, seed));
            return [x + Math.cos(a) * d, y + Math.sin(a) * d * q];
          },
        ),
        true, 5,
      );
    for (const [x, y, R] of rows([250, 110, 84], [560, 410, 110], [470, 90, 52], [890, 300, 60], [110, 420, 48])) {
      p.shape(blot(x, y, R * 1.14, 0.64, x), '#1d3026', { rim: 2, ink: '#6d9c7c' });
      p.fill(blot(x, y, R, 0.6, x), '#0a1614');
      p.cut(
        blot(x, y, R, 0.6, x),
        { gap: 7, ink: '#4c8a78', max: 0.6, tone: (a, b) => 0.9 * smooth(0.5, 0.75, p.n(a / 40, b / 9)) },
      );
    }
    for (const [x, y, R] of rows(
      [360, 330, 40], [200, 250, 26], [640, 190, 44], [560, 260, 22], [720, 480, 34], [820, 90, 40], [420, 480, 30],
      [960, 470, 34], [60, 160, 30], [330, 200, 18],
    ))
      for (let i = 0; i < 4; i++) p.shape(
        blot(x + i * 2, y - i * 4, R * (1 - i * 0.25), 0.8, R + i), blend('#142019', '#4c7058', 0.2 + i * 0.16),
        { rim: 1.5, ink: '#6d9c7c' },
      );
    for (const [x, y] of rows([400, 26], [610, 500], [290, 496], [560, 24]))
      for (let i = 0; i < 5; i++) {
        const l = r.in(18, 44);
        p.shape(
          place(
            [[-7, 0], [-5, -l * 0.8], [0, -l], [6, -l * 0.74], [7, 0]], x + r.in(-30, 30), y + r.in(-8, 14), 1,
            r.in(-0.9, 0.9),
          ),
          '#2c5a48', { rim: 1.6, ink: '#8fc9a2' },
        );
      }
  }
  if (id === 'ancient_road') {
    // heaped earth, kerbs, and between them the worn stones with two ruts
    p.cut(p.all, {
      angle: 0.04, gap: 8, ink: '#4a4636', max: 0.6, inset: 0, step: 16, bend: (x, y) => (
        p.n(x / 90, y / 40) - 0.5
      ) * 16,
      tone: (x, y) => 0.9 * warm(x, y) * smooth(0.42, 0.66, p.n.fbm(x / 90, y / 26)),
    });
    cobbles(
      78, 54, 152, 340, 4,
      (s, x, y) => slab(
        s, '#77694e', 1.3 - 0.5 * Math.exp(-Math.pow((Math.abs(y - 260) - 56) / 14, 2)) - 0.1 * p.n(x, y),
      ),
    );
    for (const y of [130, 390])
      for (let x = -20; x < w; ) {
        const l = r.in(44, 92);
        if (!r.chance(0.08)) slab(
          [
            [x + 2, y - 15 + r.in(0, 4)], [x + l - 2, y - 15 + r.in(0, 4)], [x + l - 2, y + 14],
            [x + 2, y + 14 - r.in(0, 3)],
          ],
          '#8a7d62', 1.3,
        );
        x += l;
      }
    for (const y of [204, 316]) p.fill(
      taper(times(40, (i) => [i * 26 - 10, y + (p.n(i * 0.5, y) - 0.5) * 10]), (t) => 3 + 3 * p.n(t * 30)), base, 0.7,
    );
    // fallen drums beside it, weeds
    for (const [x, y, a] of rows([180, 60, 0.3], [330, 470, -0.2], [610, 52, 0.1], [430, 40, 1.2], [820, 476, 0.4])) {
      const q = (pts: Ring) => place(pts, x, y, 1, a);
      p.carve(
        q(rect(-40, -22, 80, 44)),
        { fill: c(0.35), ink: c(1, '#8a7d62'), R: 22, gap: 6, angle: a, bend: 0, power: 0.9, rim: 2 },
      );
      p.shape(
        curve(q([[-40, -22], [-30, 0], [-40, 22], [-50, 0]]), true, 5), c(0.55, '#6d6350'),
        { rim: 1.4, ink: c(1, '#8a7d62') },
      );
    }
    for (let i = 0; i < 16; i++) moss(r() * w, r.pick([108, 412]) + r.in(-14, 14), 34);
  }
  if (id === 'good_intentions') {
    // every stone of this way is somebody's last good word; a few lie open
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 9; i++) {
        const x = i * 118 - 22 - (j % 2) * 46;
        const y = j * 97 - 40;
        const s: Ring = curve(
          [
            [x + 5, y + 6, 1], [x + 92, y + 6, 1], [x + 110, y + 30], [x + 110, y + 72], [x + 92, y + 98, 1],
            [x + 5, y + 98, 1],
          ],
          true, 4,
        );
        const open = x > 150 && x < 620 && r.chance(0.16);
        if (open) {
          p.shape(s, '#070606', { hand: 1.4, rim: 3, ink: c(0.9, '#8a7458') });
          p.cut(s, { gap: 7, ink: c(0.6), tone: (u) => 0.6 * smooth(x + 84, x + 108, u) });
          slab(place(s, 20, -14, 1, 0.05), '#6b5844', 1.3);
          continue;
        }
        slab(s, r.pick(['#5d4a3c', '#54463f', '#66523e']), 1.15);
        const ink = c(0.95, '#9a8262');
        p.fill(times(4, (k) => rect(x + 20 + k * 12, y + 22, 2, r.in(30, 62))), ink, 0.5, true);
        const m = [x + 84, y + 52] as const;
        const sign = r.int(0, 3);
        if (sign === 0) p.fill(
          [rect(m[0] - 14, m[1] - 1.4, 28, 2.8), rect(m[0] - 6, m[1] - 9, 2.8, 18)], ink, 0.6, true,
        );
        if (sign === 1) p.fill(taper(round(m[0], m[1], 10), () => 1.4), ink, 0.6);
        if (sign === 2) p.fill(
          curve(
            [
              [m[0] - 12, m[1], 1], [m[0] + 2, m[1] - 12], [m[0] + 12, m[1] - 5], [m[0] + 7, m[1], 1],
              [m[0] + 12, m[1] + 5], [m[0] + 2, m[1] + 12],
            ],
            true, 4,
          ),
          ink, 0.5,
        );
        if (r.chance(0.3)) crack(x + 10, y + r.in(10, 90), r.in(-0.8, 0.8), 110, base, 2.4);
      }
    for (const [x, y] of rows([330, 26], [560, 18], [230, 500], [480, 504])) {
      T.rings(p, { x, y, r0: 9, reach: 80, gap: 6, ink: '#8a744c', power: 0.6, cloud: 0 });
      p.fill(disc(x, y, 5, 12), '#d8c795');
    }
  }
  if (id === 'belly_of_the_beast') {
    // down the middle its spine, from it the ribs to both sides, between them the folds of what is alive
    p.fill(p.all, '#170e0c');
    for (const k of [-1, 1])
      p.cut(rect(0, k < 0 ? 0 : 270, w, 250), {
        angle: 1.57, gap: 10, ink: '#64352c', max: 0.75, inset: 0, step: 12,
        bend: (x, y) => Math.pow(Math.abs(y - 260) / 260, 2) * 90 + (p.n.fbm(x / 90, y / 60) - 0.5) * 50,
        tone: (x, y) => warm(x, y) * smooth(0.3, 0.6, p.n.fbm(x / 60 + 7, y / 90)) * 0.95,
      });
    const bone = { fill: '#2b1e18', ink: '#a38e70', gap: 7, power: 0.8, rim: 1.6 };
    for (let i = 0; i < 10; i++)
      for (const k of [-1, 1]) {
        const x = 40 + i * 108;
        const L = curve(
          [[x, 260 + k * 22], [x - 6, 260 + k * 90], [x - 40, 260 + k * 180], [x - 100, 260 + k * 290]], false, 8,
        );
        p.tube(
          L, (t) => 13 + 5 * Math.sin(t * 3) - 4 * t, { ...bone, bulge: 0.4, max: 0.6, light: [x + 60, 260, 160, 700] },
        );
      }
    for (let i = 0; i < 19; i++) {
      const x = 12 + i * 54;
      p.carve(
        curve(
          [
            [x - 22, 246], [x, 238], [x + 22, 246], [x + 18, 260], [x + 22, 274], [x, 282], [x - 22, 274],
            [x - 18, 260],
          ],
          true, 4,
        ),
        { ...bone, R: 16, gap: 5.5, light: [x, 160, 120, 700] },
      );
    }
    for (const [x, y, R] of rows([310, 110, 34], [470, 420, 44], [590, 90, 26])) {
      p.shape(
        curve(
          times(9, (k) => [x + Math.cos(k * 0.7) * R * (0.8 + 0.4 * p.n(k, R)), y + Math.sin(k * 0.7) * R * 0.7]), true,
          5,
        ),
        '#2c331c', { rim: 2.4, ink: '#8a9a5c' },
      );
      p.fill(times(6, () => disc(x + r.in(-R, R) * 0.6, y + r.in(-R, R) * 0.4, r.in(2, 5), 9)), '#6d7d48', 0.8, true);
    }
  }
  if (id === 'world_on_fire') {
    // basalt that swims: what glows is seen only in the joints, and in one place it is open
    p.fill(p.all, '#1c0f0c');
    const river = (x: number, y: number) => Math.abs(
      y - 260 - 150 * Math.sin(x / 150 + 0.6),
    ) * 0.8 + Math.abs(x - 390) * 0.34 + 60 * (p.n(x / 50, y / 50) - 0.5);
    for (const [d, ink] of rows([150, '#4a1c14'], [105, '#8a3526'], [62, '#b0533d']))
      p.cut(p.all, { gap: 6, max: 2.4, jit: 0, inset: 0, step: 7, ink, tone: (x, y) => (river(x, y) < d ? 0.9 : 0) });
    cobbles(72, 62, -20, 560, 4.5, (s, x, y) => {
      slab(s, river(x, y) < 100 ? '#5a3a33' : '#4c413f', 1.15);
      if (r.chance(0.3)) p.fill(s.map(([a, b]): Point => [x + (a - x) * 0.6, y + (b - y) * 0.6]), base, 0.35);
    });
    for (let i = 0; i < 50; i++) {
      const x = r.in(130, 660);
      p.fill(disc(x, r() * h, r.in(0.8, 2.2), 6), '#c9654a', 0.7);
    }
  }
  p.fill([rect(0, 0, w, h), rect(16, 16, w - 32, h - 32)], base, 0.35);
  return p.finish({ specks: 40, edge: 8 });
}

export const grounds: Grounds = Object.fromEntries(floors.map((id) => [id, (options) => floor(id, options)]));
