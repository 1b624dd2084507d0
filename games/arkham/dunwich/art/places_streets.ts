// Streets of Dunwich, and the vortices beside them.
import {
  T, TAU, clamp, curve, disc, mix, place, rect, rows, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';

export const plates: Plates = {
  backwoods_country_streets: {
    tint: '#3a4a38',
    mood: 'dusk',
    light: [350, 270, 90, 620],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // the last of the day, at the end of a road under boughs
      p.fill(disc(350, 280, 150, 40, 130), p.pal.mid);
      p.fill(disc(350, 290, 92, 34, 84), p.pal.soft);
      p.fill(disc(350, 300, 46, 26, 44), p.pal.cut);
      const road: Ring = [[330, 336], [372, 336], [470, 420], [760, 612], [90, 612], [250, 430]];
      p.shape(road, p.pal.near, {});
      p.lines(
        times(16, (i) =>
          times(8, (j): Point => {
            const t = Math.pow(j / 7, 1.8);
            return [mix(332 + i * 2.6, 60 + i * 48, t) + 50 * Math.sin(t * 3), mix(338, 620, t)];
          }),
        ),
        { gap: 13, tone: (x, y) => clamp(1.15 - (y - 330) / 260) * (0.2 + p.n(x / 30, y / 16)) },
      );
      for (const k of [1, -1]) {
        const at = (u: number) => 350 + u * k;
        for (const [u, w, y, arch] of rows(
          [64, 9, 350, 40],
          [110, 15, 372, 70],
          [186, 24, 420, 130],
          [300, 40, 500, 240],
          [480, 64, 640, 400],
        )) {
          const line = curve(
            [
              [at(u), y], [at(u * 1.06), y - arch], [at(u * 0.9), 290 - arch * 0.66],
              [at(u * 0.3), 252 - arch * 0.74], [at(-u * 0.5), 262 - arch * 0.7],
            ],
            false,
            8,
          );
          p.tube(line, (t) => mix(w, 2, t), { fill: p.pal.ink, gap: 7, power: 1.1, rim: 2.6, bulge: 0.7 });
          for (const [i, d] of rows([14, 1], [20, -1], [25, 1])) {
            const [x, b] = line[i]!;
            p.shape(
              taper(
                curve([[x, b], [x - k * w * 1.6, b - d * w], [x - k * w * 2.2, b + w * 1.6 * d]], false, 5),
                (t) => w * 0.24 * (1 - t) + 1,
              ),
              p.pal.ink,
              { rim: 1.6 },
            );
          }
        }
        T.rocks(
          p,
          rows([at(120), 396, 22], [at(160), 420, 30], [at(220), 466, 36], [at(300), 520, 48], [at(400), 580, 60]),
          { fill: p.pal.ink },
        );
      }
      T.walker(p, { x: 366, y: 372, h: 62 });
    },
  },
  blasted_heath_streets: {
    tint: '#55585c',
    mood: 'night',
    light: [720, 330, 60, 900],
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.cut(rect(0, 0, 900, 345), {
        gap: 9,
        ink: p.pal.soft,
        bend: (x, y) => 20 * p.n(x / 200, y / 60),
        tone: (x, y) => 1.2 * Math.exp(-(345 - y) / 70) * (0.3 + p.n.fbm(x / 200, y / 20)),
      });
      p.fill(disc(720, 344, 40, 30), p.pal.cut);
      // nothing grows, nothing blows away
      p.fill(rect(-10, 344, 920, 270), p.pal.mid);
      p.lines(
        times(30, (k) => times(24, (i): Point => [i * 40 - 10, 350 + k * k * 0.32 + 3 * k * p.n(i * 0.6, k * 2)])),
        {
          gap: 8,
          tone: (x, y) =>
            (0.15 + 0.85 * Math.exp(-Math.pow((x - 720) / (80 + (y - 340) * 1.1), 2))) *
            clamp(2 * p.n(x / 70, y / 7) - 0.35),
        },
      );
      p.fill([[712, 346], [728, 346], [560, 612], [330, 612]], p.pal.near);
      T.tree(p, { x: 560, y: 372, h: 110, lean: -0.2, depth: 4, fill: p.pal.ink });
      T.tree(p, { x: 836, y: 384, h: 140, lean: 0.2, depth: 4, fill: p.pal.ink });
      // a wagon got this far
      const hub: Point = [236, 400];
      const rim = (r: number) => disc(...(hub as [number, number]), r, 44);
      p.shape([rim(216), rim(184)], p.pal.ink, { rim: 4 });
      p.cut([rim(214), rim(186)], {
        gap: 7,
        angle: 0.5,
        tone: (x, y) => clamp((x - 220) / 260) * (0.3 + p.n(x / 14, y / 14)),
      });
      p.shape(
        times(11, (i) => {
          const a = 0.2 + (i / 12) * TAU;
          const l = i === 4 ? 90 : 192;
          return taper([hub, [hub[0] + Math.cos(a) * l, hub[1] + Math.sin(a) * l]], () => 9);
        }),
        p.pal.ink,
        { rim: 2.4, union: true },
      );
      p.carve(disc(...(hub as [number, number]), 36, 22), { fill: p.pal.ink, R: 30, gap: 6, power: 1.2, rim: 3 });
      p.shape(
        curve([[-10, 520, 1], [120, 500], [260, 530], [420, 560], [600, 612, 1], [-10, 612, 1]], true, 6),
        p.pal.ink,
        { rim: 3 },
      );
      T.walker(p, { x: 690, y: 400, h: 66 });
    },
  },
  village_commons_streets: {
    tint: '#4b4a35',
    mood: 'moon',
    light: [200, 210, 150, 900],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, {
        y1: 380,
        power: 1,
        cx: 260,
        cy: 40,
        lit: (x, y) => 1.2 * Math.exp(-Math.hypot(x - 200, y - 210) / 260),
        ink: p.pal.cut,
        clear: [200, 210, 84],
      });
      T.moon(p, { x: 200, y: 210, r: 66, phase: 0.36 });
      T.skyline(p, { y: 420, h: 50, x0: 320, fill: p.pal.mid, lit: 0.04, spires: 0 });
      T.ridge(p, { y: 420, amp: 10, fill: p.pal.near, power: 1, depth: 190, gap: 9 });
      // goats on the wall; goats do not wait
      T.rocks(
        p,
        times(11, (i): [number, number, number] => [i * 46 - 10, 490 + (i % 3) * 5, 32]),
        { fill: p.pal.ink, power: 1.2 },
      );
      const goat = (x: number, y: number, s: number, k: number) =>
        p.shape(
          curve(
            place(
              [
                [-46, 0, 1], [-44, -34], [-52, -58], [-62, -66, 1], [-44, -70], [14, -66], [26, -84], [34, -98],
                [18, -124], [28, -126], [44, -100], [62, -88], [66, -78, 1], [54, -76], [50, -62, 1], [44, -74],
                [38, -46], [34, -30], [36, 0, 1], [28, 0, 1], [22, -32], [-22, -34], [-34, -24], [-36, 0, 1],
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
          p.pal.ink,
          { rim: 3, hand: 0 },
        );
      goat(110, 466, 0.9, -1);
      goat(290, 470, 1.1, 1);
      goat(420, 468, 0.8, -1);
      // and a post, of one opinion
      p.carve(
        [[664, 620], [672, 96], [708, 90], [716, 620]],
        { fill: p.pal.ink, R: 22, gap: 7, angle: 0.1, power: 1.2, rim: 3 },
      );
      for (const [y, l, a] of rows([140, 240, -0.04], [214, 290, 0.05], [290, 220, -0.08], [362, 260, 0.03])) {
        const arm = place([[50, -26], [-l * 0.82, -26], [-l, 0], [-l * 0.82, 26], [50, 26]], 690, y, 1, a);
        p.carve(arm, { fill: p.pal.ink, R: 9, gap: 7, angle: a, bend: 0, power: 1.3, rim: 3, tex: 0.8 });
        p.fill(
          times(5, (i) => place(rect(-l * 0.7 + i * l * 0.14, -6, l * 0.1, 12), 690, y, 1, a)),
          p.pal.ink,
          1,
          true,
        );
      }
      T.raven(p, { x: 690, y: 74, s: 1.2, flip: -1, rim: 2.4 });
      T.grass(p, { y: 580, n: 120, h: 50, x0: 520 });
    },
  },
  sentinel_hill_streets: {
    tint: '#46503a',
    mood: 'moon',
    light: [640, 60, 170, 1000],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, {
        y1: 300,
        power: 1,
        cx: 140,
        cy: 70,
        ink: p.pal.cut,
        lit: (x, y) => 1.3 * Math.exp(-Math.hypot(x - 640, y - 60) / 240),
      });
      for (const [x, h, l] of rows([556, 54, -0.1], [590, 70, 0], [690, 74, 0.06], [724, 54, 0.14]))
        T.stone(p, { x, y: 152, w: 22, h, lean: l, fill: p.pal.ink });
      p.shape([[606, 152], [612, 122], [668, 120], [676, 152]], p.pal.ink, { rim: 2.4 });
      const hill = (x: number) => 600 - 460 * Math.exp(-Math.pow((x - 640) / 300, 2));
      const side = times(47, (i): Point => [i * 20 - 10, hill(i * 20 - 10)]);
      p.shape([...side, [910, 620], [-10, 620]], p.pal.fore, { rim: 3 });
      for (const [x, y] of rows(
        [420, 360],
        [470, 420],
        [360, 440],
        [800, 300],
        [840, 380],
        [780, 410],
        [880, 470],
        [520, 300],
        [760, 230],
        [400, 520],
        [860, 560],
      ))
        T.pine(p, { x, y: y + 40, h: 90, w: 22, fill: p.pal.ink, rim: 2 });
      // something went up, as wide as a barn, and nobody saw it
      const mid = (t: number): Point => [640 + 70 * Math.sin(t * 5) - 130 * t * t, mix(166, 640, t)];
      const swath = taper(
        times(16, (i) => mid(i / 15)),
        (t) => 14 + 110 * t,
      );
      p.shape(swath, p.pal.mid, { rim: 2 });
      p.cut(swath, {
        gap: 9,
        angle: 0.2,
        bend: (x, y) => 20 * p.n(x / 30, y / 30),
        tone: (x, y) => 0.95 * clamp(1.2 - y / 620) * (0.3 + p.n(x / 30, y / 8)),
      });
      for (let i = 0; i < 6; i++) {
        const t = 0.2 + Math.pow(i / 5, 0.9) * 0.76;
        const [x, y] = mid(t);
        const k = 8 + 46 * t;
        const u = x + (i % 2 ? 1 : -1) * k * 0.8;
        p.fill(disc(u, y + 3, k * 1.06, 22, k * 0.5), p.pal.cut);
        p.fill(disc(u, y + 6, k, 22, k * 0.46), p.pal.ink);
      }
      // they watch it from the road, through a glass
      p.shape(
        curve([[-10, 500, 1], [120, 506], [250, 540], [380, 612, 1], [-10, 612, 1]], true, 6),
        p.pal.ink,
        { rim: 2.6 },
      );
      T.walker(p, { x: 96, y: 540, h: 150, rim: 2.6 });
      T.walker(p, { x: 184, y: 556, h: 140, rim: 2.6 });
      p.shape(
        taper(
          [[190, 428], [262, 392]],
          (t) => 4 + 4 * t,
        ),
        p.pal.ink,
        { rim: 2.6 },
      );
      p.shape(
        taper(
          [[170, 480], [232, 414]],
          () => 6,
        ),
        p.pal.ink,
        { rim: 2 },
      );
    },
  },
  vortex_village_commons: {
    tint: '#2f4a4c',
    mood: 'night',
    light: [450, 400, 60, 560],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 60, y1: 260 });
      // the green goes down like a bath; the houses lean to see
      const lean = (x: number) => (450 - x) / 1500;
      for (const [x, w, h] of rows([60, 70, 150], [250, 60, 110], [620, 60, 120], [800, 80, 160]))
        T.house(p, {
          x: x - w / 2,
          y: 320,
          w,
          h: h * 0.6,
          roof: h * 0.5,
          side: w * 0.7,
          turn: x < 450 ? 1 : -1,
          lean: lean(x) * 2.6,
          lit: 0,
          fill: p.pal.fore,
        });
      T.church(p, { x: 470, y: 300, s: 0.5, fill: p.pal.fore, lit: false });
      p.fill(rect(-10, 300, 920, 310), p.pal.fore);
      p.fill(disc(450, 420, 330, 50, 130), p.pal.ink);
      T.whirl(p, {
        x: 450,
        y: 430,
        r0: 30,
        r1: 620,
        arms: 60,
        turns: 0.55,
        squash: 0.4,
        ink: p.pal.soft,
        power: 1.1,
        gap: 12,
      });
      T.whirl(p, { x: 450, y: 440, r0: 14, r1: 190, arms: 26, turns: 0.7, squash: 0.4, power: 1, gap: 7 });
      p.fill(disc(450, 444, 46, 24, 17), '#000000');
      for (const [x, y, a, s] of rows(
        [250, 380, 0.9, 1],
        [640, 470, -0.8, 1.2],
        [350, 500, 2, 1.1],
        [560, 372, -0.4, 0.8],
      ))
        p.shape(
          place([[-30, -4], [30, -4], [30, 4], [4, 4], [4, 34], [-4, 34], [-4, 4], [-30, 4]], x, y, s, a),
          p.pal.ink,
          { rim: 2 },
        );
      T.fence(p, { y: 600, x0: -10, x1: 330, h: 60, gap: 40, spear: false, rim: 1.6 });
      T.walker(p, { x: 730, y: 590, h: 150, rim: 2.6 });
    },
  },
  vortex_blasted_heath: {
    tint: '#4c4a52',
    mood: 'night',
    light: [560, 470, 80, 700],
    draw(p) {
      p.fill(p.all, p.pal.near);
      p.cut(rect(0, 0, 900, 170), {
        gap: 11,
        ink: p.pal.soft,
        bend: (x, y) => 40 * p.n(x / 120, y / 70),
        tone: (x, y) => (1 - y / 190) * clamp(2.6 * p.n(x / 100, y / 30) - 0.6),
      });
      p.shape([[-10, 500], [910, 506], [910, 610], [-10, 610]], p.pal.fore, { rim: 2 });
      // dust that stands up and turns
      const axis = (t: number): Point => [560 + 60 * Math.sin(t * 3.6) - 40 * t, 520 - 540 * t];
      const wide = (t: number) => 12 + 210 * Math.pow(t, 1.7);
      p.fill(
        taper(
          times(20, (i) => axis(i / 19)),
          wide,
        ),
        p.pal.ink,
      );
      p.lines(
        times(40, (i) =>
          times(16, (j): [number, number, number] => {
            const t = i / 39 + (j / 15) * 0.06;
            const a = Math.PI * (j / 15);
            const [x, y] = axis(t);
            return [x - Math.cos(a) * wide(t) * 1.06, y + Math.sin(a) * wide(t) * 0.2, j / 15];
          }),
        ),
        {
          gap: 9,
          tone: (x, y, t) => (0.25 + 0.75 * Math.abs(t - 0.4)) * (0.4 + p.n(x / 30, y / 9)) * clamp(0.3 + y / 480),
        },
      );
      T.whirl(p, { x: 560, y: 524, r0: 14, r1: 240, arms: 30, turns: 0.8, squash: 0.16, power: 1, gap: 8 });
      for (let i = 0; i < 16; i++)
        p.fill(
          place(
            [[-10, -3], [9, -5], [11, 3], [-7, 4]],
            p.r.in(300, 860),
            p.r.in(180, 500),
            p.r.in(0.7, 2.2),
            p.r.in(0, 3),
          ),
          p.pal.ink,
        );
      T.tree(p, { x: 800, y: 520, h: 170, lean: -0.7, depth: 4, fill: p.pal.ink, rim: 2 });
      // a hat has gone on ahead
      T.walker(p, { x: 190, y: 586, h: 160, rim: 2.6 });
      p.shape(
        curve(
          place([[-30, 0, 1], [-14, -5], [-10, -24], [10, -24], [14, -5], [30, 0, 1]], 380, 330, 1.3, 0.6),
          true,
          4,
        ),
        p.pal.ink,
        { rim: 2.6, hand: 0 },
      );
    },
  },
  vortex_backwoods_country: {
    tint: '#2c4434',
    mood: 'night',
    light: [490, 290, 60, 520],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.whirl(p, { x: 490, y: 290, r0: 60, r1: 640, arms: 64, turns: -0.4, ink: p.pal.mid, power: 1.2, gap: 13 });
      T.whirl(p, { x: 490, y: 290, r0: 84, r1: 250, arms: 44, turns: -0.5, ink: p.pal.cut, power: 1, gap: 8 });
      T.whirl(p, { x: 490, y: 290, r0: 80, r1: 128, arms: 40, turns: -0.16, power: 1.1, gap: 7 });
      p.fill(disc(490, 290, 92, 44), '#000000');
      p.shape([[-10, 540], [910, 530], [910, 610], [-10, 610]], p.pal.ink, { rim: 2 });
      // the whole wood has turned to look in
      for (const [x, w, k, top] of rows(
        [60, 40, 1, 330],
        [180, 28, 1, 120],
        [300, 20, 1, 40],
        [860, 44, -1, 300],
        [740, 30, -1, 100],
        [640, 20, -1, 20],
      )) {
        const tip: Point = [490 - k * (110 + w), 290 + (top - 180) * 0.36];
        const line = curve(
          [[x, 570], [x - k * 16, 420], [x + k * 6, top + 60], [mix(x, tip[0], 0.55), top], tip],
          false,
          8,
        );
        p.tube(line, (t) => mix(w, 2.4, Math.pow(t, 0.8)), { fill: p.pal.ink, gap: 7, power: 1.2, rim: 3, bulge: 0.6 });
        for (const i of [14, 19, 23, 27]) {
          const [a, b] = line[i]!;
          for (const d of [1, -1])
            p.shape(
              taper(
                curve(
                  [[a, b], [a + k * w, b + d * w * 1.1], [a + k * w * 2.6, b + d * w * 0.9 + (290 - b) * 0.2]],
                  false,
                  5,
                ),
                (t) => (1 - t) * w * 0.22 + 1,
              ),
              p.pal.ink,
              { rim: 2 },
            );
        }
      }
      T.walker(p, { x: 430, y: 562, h: 108, rim: 2.6 });
      T.birds(p, { x: 500, y: 290, n: 12, s: 1.3, w: 260, h: 190 });
    },
  },
};
