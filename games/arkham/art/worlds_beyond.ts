// Other worlds further out: a dimension, a city, a hall, a planet.
import {
  T, TAU, TOKENS as K, blend, clamp, curve, disc, mix, place, rows, taper, times, type Plate, type Plates, type Point,
  type Ring,
} from '../../../web/src/art/kit';

const coat: Ring = [
  [-9, 0], [-12, -36], [-8, -44], [-4, -47], [-13, -49], [-5, -51], [-4, -58], [4, -58], [5, -51], [13, -49],
  [4, -47], [8, -44], [12, -36], [9, 0], [2, 0], [0, -16], [-2, 0],
];
/** Somebody in hat and coat, on whatever floor there is. */
const man = (p: Plate, x: number, y: number, s: number, turn = 0, fill = p.pal.ink) =>
  p.shape(place(coat, x, y, s, turn), fill, { rim: 2, hand: 0 });

export const plates: Plates = {
  another_dimension: {
    tint: 'void',
    mood: 'moon',
    light: [120, 60, 320, 1100],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 70, y1: 600 });
      T.whirl(p, { x: 545, y: 372, r0: 20, r1: 620, arms: 30, turns: -0.3, ink: p.pal.mid, power: 0.9, gap: 12 });
      for (const [x, y, r] of rows([96, 96, 46], [190, 176, 24], [60, 220, 17], [838, 500, 56], [742, 566, 22]))
        p.carve(disc(x, y, r, 26), { fill: p.pal.mid, R: r, gap: 5.5, angle: 0.6, bend: 0.7, power: 1.4 });
      // three beams that cannot meet, and do
      const n = [Math.PI / 2, -Math.PI / 6, (-5 * Math.PI) / 6];
      const at = (i: number, a: number, j: number, b: number): Point => {
        const [c, s, u, v] = [Math.cos(n[i]!), Math.sin(n[i]!), Math.cos(n[j]!), Math.sin(n[j]!)];
        const d = c * v - s * u;
        return [(a * v - b * s) / d, (b * c - a * u) / d];
      };
      const [I, M, O] = [52, 112, 172];
      const beam: Ring = [
        at(0, O, 2, M), at(0, M, 2, O), at(0, M, 1, I), at(1, I, 2, I), at(1, M, 2, I), at(1, M, 0, O),
      ];
      [0.3, 0.02, 0.95].forEach((tone, i) => {
        const face = place(beam, 545, 372, 1, (-i * TAU) / 3);
        p.shape(face, i === 1 ? p.pal.ink : p.pal.fore, { rim: 2.4 });
        p.cut(face, {
          angle: [0, 0, 2.1][i],
          gap: 7,
          tone: (x, y) => tone * (0.65 + 0.5 * p.n(x / 50, y / 14)),
        });
      });
      man(p, 420, 256, 1.5, -1.05, p.pal.cut);
      man(p, 520, 544, 1.5, Math.PI, p.pal.cut);
      man(p, 590, 484, 1.4, 0, p.pal.cut);
    },
  },
  city_of_the_great_race: {
    tint: '#5e5138',
    mood: 'dusk',
    light: [250, 210, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rays(p, { x: 250, y: 210, r0: 104, r1: 620, n: 90, power: 0.7 });
      p.fill(disc(250, 210, 92), p.pal.cut);
      // vaults upon vaults, no stair among them
      const vault = (x: number, y: number, w: number, h: number, f: string, dome: boolean) => {
        const roof = dome
          ? curve(
              [
                [x - w, y - h, 1], [x - w * 0.7, y - h - w * 0.62], [x, y - h - w * 0.9],
                [x + w * 0.7, y - h - w * 0.62], [x + w, y - h, 1],
              ],
              false,
              5,
            )
          : ([[x - w, y - h], [x + w, y - h]] as Ring);
        p.carve([[x - w * 1.08, 620], ...roof, [x + w * 1.08, 620]], {
          fill: f,
          R: w * 0.9,
          gap: 7,
          angle: 0,
          bend: 0.25,
          power: 0.9,
          rim: 2.6,
        });
        const arch = (u: number, v: number, k: number) =>
          curve([[u - k, v, 1], [u - k, v - k * 2], [u, v - k * 3], [u + k, v - k * 2], [u + k, v, 1]], true, 4);
        for (let i = -1; i < 2; i++) p.fill(arch(x + i * w * 0.58, y - h + w * 0.9, w * 0.17), p.pal.ink);
      };
      vault(430, 420, 60, 150, p.pal.far, true);
      vault(120, 430, 74, 70, p.pal.far, false);
      vault(330, 460, 96, 120, p.pal.mid, true);
      vault(560, 460, 84, 250, p.pal.mid, false);
      vault(820, 480, 110, 190, p.pal.mid, true);
      vault(130, 560, 120, 130, p.pal.near, true);
      p.shape([[-10, 520], [910, 556], [910, 610], [-10, 610]], p.pal.fore, { rim: 2.6 });
      // tree ferns
      for (const [x, y, h] of rows([60, 540, 190], [452, 560, 120])) {
        p.shape(
          taper(
            [[x, y], [x + 8, y - h]],
            () => 5,
          ),
          p.pal.ink,
          { rim: 1.4 },
        );
        p.shape(
          times(8, (i) => {
            const a = -Math.PI + (i / 7) * Math.PI;
            const l = h * 0.44;
            const tip: Point = [x + 8 + Math.cos(a) * l, y - h + Math.sin(a) * l * 0.3 + l * 0.34];
            const up: Point = [x + 8 + Math.cos(a) * l * 0.6, y - h + Math.sin(a) * l * 0.5 - 6];
            return taper(curve([[x + 8, y - h], up, tip], false, 5), (t) => 7 * Math.sin(0.3 + t * 2.8));
          }),
          p.pal.ink,
          { rim: 1.2, hand: 0, union: true },
        );
      }
      // one of those who built it: a cone, four limbs
      const limb = (...l: Ring) =>
        p.tube(curve(l, false, 6), (t) => 11 - 4 * t, { fill: p.pal.ink, gap: 5.5, power: 0.9 });
      limb([680, 300], [640, 230], [664, 150], [620, 112]);
      limb([704, 300], [740, 220], [726, 150], [748, 120]);
      limb([676, 310], [610, 290], [566, 320], [540, 290]);
      limb([712, 310], [780, 270], [816, 300], [846, 270]);
      for (const [x, y, k] of rows([540, 290, -1], [846, 270, 1]))
        for (const v of [-0.9, 0.5])
          p.shape(
            curve(place([[-3, 0, 1], [12, -9], [34, -4, 1], [14, 6]], x, y, 1, v, k), true, 4),
            p.pal.ink,
            { rim: 1.8, hand: 0 },
          );
      p.carve(disc(612, 100, 27, 24), { fill: p.pal.ink, R: 26, gap: 5, power: 1 });
      p.carve([[748, 118], [738, 128], [742, 80], [796, 96], [758, 126]], { fill: p.pal.ink, R: 16, gap: 5 });
      p.carve(
        curve([[668, 300, 1], [722, 300, 1], [760, 430], [806, 600, 1], [584, 600, 1], [632, 430]], true, 6),
        { fill: p.pal.ink, R: 70, gap: 7, angle: 0, bend: -0.25, power: 1, rim: 3, tex: 0.5 },
      );
    },
  },
  great_hall_of_celeano: {
    tint: '#34406b',
    mood: 'moon',
    light: [570, 190, 160, 620],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // looking up between the shelves: four walls, rows of spines, and the Pleiades where a roof should be
      const at = (u: number, v: number, s: number): Point => [570 + u * 92 * s, 190 + v * 66 * s];
      const wall: [number, number, number][] = [[0, -1, 0.34], [1, 0, 0.42], [0, 1, 0.75], [-1, 0, 0.95]];
      for (let k = 0; k < 8; k++)
        for (const [du, dv, lit] of wall) {
          const s = Math.pow(1.33, k);
          const q = (t: number, z: number) => at(du || t, dv || t, z);
          p.fill([q(-1, s * 1.29), q(1, s * 1.29), q(1, s * 1.33), q(-1, s * 1.33)], p.pal.mid);
          const books: Ring[][] = [[], []];
          for (let t = -0.97; t < 0.95;) {
            const w = p.r.in(0.05, 0.12) / (1 + k * 0.16);
            const up = s * p.r.in(1.02, 1.13);
            const m = t + w * 0.72;
            if (p.r.chance(0.88))
              books[p.r.int(0, 1)]!.push([
                q(t, up), q(Math.min(m, 0.97), up), q(Math.min(m, 0.97), s * 1.27), q(t, s * 1.27),
              ]);
            t += w;
          }
          books.forEach((b, i) =>
            p.fill(b, blend(p.pal.near, p.pal.cut, lit * (i ? 0.9 : 0.35) * (1 - k * 0.1)), 1, true),
          );
        }
      p.fill([at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1)], p.pal.far);
      for (const [x, y, r] of rows(
        [548, 178, 13],
        [594, 160, 9],
        [612, 196, 10],
        [580, 214, 8],
        [530, 214, 7],
        [556, 146, 6],
        [622, 226, 6],
      ))
        p.fill(
          times(16, (i) => {
            const a = (i / 16) * TAU;
            const k = i % 4 === 0 ? 2.1 : i % 2 ? 0.55 : 0.9;
            return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k];
          }),
          p.pal.cut,
        );
      // a reader on the ladder, which goes on
      const rail = (k: number, t: number): Point => [mix(190 + k * 84, 474 + k * 12, t), mix(640, 252, t)];
      p.shape(
        [
          ...[0, 1].map((k) => taper([rail(k, 0), rail(k, 1)], (t) => 9 - 7 * t)),
          ...times(16, (i) => {
            const t = 1 - Math.pow(0.84, i);
            return taper([rail(0, t), rail(1, t)], () => 6 * (1 - t) + 1);
          }),
        ],
        p.pal.ink,
        { rim: 2, union: true, hand: 0 },
      );
      man(p, 336, 496, 2.6, 0.34);
    },
  },
  yuggoth: {
    tint: '#4d3f5c',
    mood: 'night',
    over: { accent: K.moss },
    light: [180, 110, 160, 1000],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.stars(p, { n: 150, y1: 420 });
      // the sun, from here
      T.rays(p, { x: 180, y: 110, r0: 9, r1: 150, n: 44, ink: p.pal.cut, power: 0.9, gap: 6 });
      p.fill(disc(180, 110, 9, 12), p.pal.cut);
      // towers without windows
      for (const [x, w, h, f] of rows(
        [250, 70, 120, 1],
        [400, 84, 190, 1],
        [330, 60, 90, 0],
        [520, 70, 140, 1],
        [470, 60, 70, 0],
      )) {
        const tone = f ? p.pal.mid : p.pal.near;
        for (let i = 0; i < 3; i++)
          p.carve(
            [
              [x - w * (0.6 - i * 0.15), 430 - (h * i) / 3], [x - w * (0.5 - i * 0.14), 430 - (h * (i + 1)) / 3],
              [x + w * (0.5 - i * 0.14), 430 - (h * (i + 1)) / 3], [x + w * (0.6 - i * 0.15), 430 - (h * i) / 3],
            ],
            { fill: tone, R: 26, gap: 6, angle: 1.4, bend: 0.1, power: 0.9, rim: 2.4 },
          );
      }
      T.ridge(p, { y: 430, amp: 10, fill: p.pal.near, power: 0.7, depth: 60 });
      // a river of pitch under a bridge nobody built for feet
      const pitch = curve(
        [[300, 440, 1], [420, 470], [300, 520], [120, 620, 1], [620, 620, 1], [560, 540], [560, 480], [470, 440, 1]],
        true,
        6,
      );
      p.fill(pitch, '#030303');
      p.cut(pitch, { gap: 10, max: 0.5, tone: (x, y) => 0.8 * clamp((p.n(x / 60, y / 5) - 0.66) * 5) });
      T.bridge(p, { x: 130, y: 530, w: 480, h: 74, arches: 2, fill: p.pal.fore, face: 0.55 });
      T.ridge(p, { fn: (x) => 590 - 90 * clamp((x - 500) / 300) + 12 * p.n(x / 40), fill: p.pal.fore, power: 0.6 });
      // the gardens: fungi, paler than they should be
      const fungus = (x: number, y: number, h: number, w: number, lean: number) => {
        const top = x + lean * h;
        p.tube(
          curve([[x, y], [x + lean * h * 0.2, y - h * 0.5], [top, y - h]], false, 8),
          (t) => w * (0.2 - 0.08 * t),
          { fill: p.pal.fore, gap: 6.5, power: 1 },
        );
        p.fill(disc(top, y - h + w * 0.04, w * 0.76, 24, w * 0.17), p.pal.ink);
        p.cut(disc(top, y - h + w * 0.04, w * 0.74, 24, w * 0.16), {
          angle: 1.57,
          gap: 6,
          ink: p.pal.accent,
          max: 0.5,
          tone: () => 0.5,
        });
        p.carve(
          curve(
            place(
              [[-80, 4, 1], [-74, -26], [-36, -58], [8, -66], [50, -52], [78, -20], [80, 4, 1], [0, -10]],
              top,
              y - h,
              w / 100,
              lean * 0.5,
            ),
            true,
            6,
          ),
          { fill: p.pal.near, R: w * 0.45, gap: 6, angle: 0.2, bend: 0.6, power: 1.35, rim: 3 },
        );
      };
      fungus(610, 540, 120, 70, -0.1);
      fungus(836, 560, 250, 120, 0.02);
      fungus(706, 590, 380, 170, -0.08);
      fungus(560, 600, 70, 60, 0.1);
      T.birds(p, { x: 320, y: 170, n: 3, s: 2, w: 110, h: 60, fill: p.pal.mid });
    },
  },
};
