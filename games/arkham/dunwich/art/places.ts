// Places of Dunwich in the backwoods and on the heath.
import {
  T, clamp, curve, disc, mix, place, rect, rows, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { boards, frond, gambrel } from './parts';

export const plates: Plates = {
  cold_spring_glen: {
    tint: '#2f5148',
    mood: 'moon',
    light: [540, 40, 150, 760],
    draw(p) {
      p.fill(p.all, p.pal.far);
      T.clouds(p, { y1: 200, power: 1, ink: p.pal.cut, cx: 120 });
      for (const [x, h] of rows([440, 90], [490, 120], [610, 110], [650, 80]))
        T.pine(p, { x, y: 150, h, fill: p.pal.mid });
      p.shape(
        [[300, 130], [470, 140], [520, 150], [590, 146], [700, 120], [720, 480], [280, 480]],
        p.pal.near,
        { rim: 2 },
      );
      // snow water, from a height
      const fall: Ring = [
        [520, 146], [584, 146], [578, 210], [596, 280], [612, 440], [470, 440], [496, 270], [524, 200],
      ];
      p.fill(fall, p.pal.soft);
      p.cut(fall, {
        angle: 1.57,
        gap: 6,
        max: 1,
        bend: (x, y) => (x - 545) * (y - 290) * -0.0012,
        tone: (x, y) => 0.35 + p.n.fbm(x / 9, y / 90) * 0.9,
      });
      const rock = (r: Ring, f: string, power: number) =>
        p.carve(r, { fill: f, R: 70, gap: 7, angle: 1.25, bend: 0.5, power, tex: 1.2, grain: 0.014, rim: 3, gamma: 1 });
      rock(
        [[-20, -20], [360, -20], [390, 90], [440, 150], [420, 250], [470, 300], [430, 400], [440, 470], [-20, 520]],
        p.pal.fore,
        1,
      );
      rock(
        [[920, -20], [700, -20], [660, 120], [604, 200], [650, 270], [622, 350], [680, 420], [640, 490], [920, 540]],
        p.pal.fore,
        0.8,
      );
      T.water(p, { y0: 440, path: [[540, 70]], base: 0.2, fill: p.pal.near });
      p.fill([disc(500, 440, 46, 18, 12), disc(560, 444, 60, 18, 14)], p.pal.cut, 0.75, true);
      T.rocks(p, [[430, 462, 34], [660, 480, 46], [610, 520, 30], [360, 500, 50]], { fill: p.pal.ink });
      // the altar stone, and who has come to it
      p.carve(
        [[690, 600], [700, 520], [740, 500], [850, 504], [880, 526], [890, 610]],
        { fill: p.pal.ink, R: 22, gap: 6, angle: 0.2, power: 1.3, rim: 3 },
      );
      p.fill(disc(790, 512, 40, 20, 7), p.pal.ink);
      T.walker(p, { x: 380, y: 536, h: 120, rim: 2.6 });
      for (const [x, u, v] of rows(
        [90, -120, -120],
        [100, -30, -190],
        [120, 110, -150],
        [110, 170, -70],
        [600, -120, -50],
        [590, 60, -90],
      ))
        frond(p, x, 620, u, v, 26);
    },
  },
  whateley_farm: {
    tint: '#54452f',
    mood: 'dusk',
    light: [90, 330, 130, 1000],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      p.cut(p.all, {
        gap: 10,
        angle: -0.06,
        ink: p.pal.soft,
        bend: (x, y) => 30 * p.n(x / 200, y / 90),
        tone: (x, y) =>
          0.9 * Math.exp(-Math.pow((y - 340) / 130, 2)) * clamp(1 - x / 700) * (0.3 + p.n.fbm(x / 200, y / 24)),
      });
      T.ridge(p, {
        fn: (x) => 400 - 90 * Math.exp(-Math.pow((x - 170) / 120, 2)),
        fill: p.pal.mid,
        power: 0.4,
        depth: 60,
      });
      for (const [x, h] of rows([130, 32], [154, 40], [186, 40], [208, 30]))
        T.stone(p, { x, y: 316, w: 12, h, fill: p.pal.ink });
      // the house has been built on to, and given way
      const wing = [[640, 560], [640, 200], [910, 160], [910, 580]] as Ring;
      p.shape(wing, p.pal.fore, {});
      p.shape([[560, 92], [920, 60], [920, 190], [690, 206]], p.pal.ink, { rim: 2.6 });
      boards(p, [[560, 92], [920, 60], [920, 190], [690, 206]], 0.25, -0.09, 9);
      const front = p.shape(gambrel(520, 566, 170, 486, 44), p.pal.near, { rim: 3 });
      p.cut(front, {
        gap: 8,
        step: 14,
        bend: (x) => -Math.pow((x - 520) / 200, 2) * 14,
        tone: (x, y) => clamp(0.75 - (x - 330) / 480) * (0.45 + p.n(x / 40, y / 8)),
      });
      p.shape(
        taper(
          [[330, 282], [392, 146], [520, 76], [646, 146], [716, 284]],
          () => 9,
        ),
        p.pal.ink,
        { rim: 2.4 },
      );
      // windows boarded, but the door upstairs is as tall as two men, and shoved from inside
      for (const [x, y] of rows([410, 440], [590, 440])) {
        p.fill(rect(x, y, 56, 64), p.pal.ink);
        for (const a of [-0.3, 0.2, 0.5])
          p.shape(place(rect(-38, -6, 76, 11), x + 28, y + 30 + a * 50, 1, a - 0.1), p.pal.near, { rim: 1.8 });
      }
      p.fill(rect(450, 190, 140, 200), p.pal.ink);
      p.fill([[560, 196], [576, 192], [574, 388], [566, 388]], p.pal.accent);
      const door: Ring = [[450, 190], [556, 204], [584, 270], [556, 386], [450, 390]];
      p.carve(door, { fill: p.pal.fore, R: 70, gap: 8, angle: 1.57, bend: 0.3, power: 1.1, rim: 2.6 });
      for (const y of [226, 350])
        p.shape([[446, y], [560, y + 4], [560, y + 20], [446, y + 16]], p.pal.ink, { rim: 2 });
      // a ramp, such as one builds for cattle; there are no cattle
      const ramp: Ring = [[440, 388], [600, 388], [420, 610], [150, 610]];
      p.shape(ramp, p.pal.ink, { rim: 3 });
      p.cut(ramp, { gap: 17, max: 0.5, tone: (_x, y) => 0.75 - (y - 380) / 500 });
      T.grass(p, { y: 570, n: 150, h: 40 });
      T.walker(p, { x: 306, y: 540, h: 130, rim: 2.6 });
    },
  },
  wizards_hill: {
    tint: '#4a4a72',
    mood: 'moon',
    light: [610, 300, 120, 1000],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, {
        y1: 230,
        power: 1.3,
        cx: 150,
        cy: 60,
        top: 0.3,
        ink: p.pal.cut,
        lit: (x, y) => 1.4 * Math.exp(-Math.hypot(x - 660, y - 10) / 260),
      });
      T.ridge(p, { y: 470, amp: 30, fill: p.pal.mid, power: 0.3 });
      T.rays(p, { x: 610, y: 330, r0: 90, r1: 400, n: 70, from: -3, to: -0.15, ink: p.pal.soft });
      // lightning, from below
      const bolt = (pts: Ring, w: number) =>
        p.fill(
          taper(pts, (t) => w * (1 - t) + 1.5),
          p.pal.cut,
        );
      bolt([[610, 350], [640, 262], [600, 230], [660, 120], [634, 100], [700, -20]], 17);
      bolt([[600, 230], [530, 160], [540, 120], [470, 50], [466, -10]], 8);
      bolt([[660, 120], [740, 96], [752, 60], [830, 20]], 7);
      const hill = (x: number) => 600 - 272 * Math.exp(-Math.pow((x - 540) / 330, 2));
      const ground: Ring = times(47, (i) => [i * 20 - 10, hill(i * 20 - 10)]);
      p.shape([...ground, [910, 620], [-10, 620]], p.pal.fore, { rim: 3.4 });
      p.lines(
        times(17, (k) => ground.map(([x, y]): Point => [x, y + 6 + k * 13 + 10 * p.n(x / 60, k * 3)])),
        {
          gap: 11,
          tone: (x, y) =>
            1.1 * Math.exp(-Math.hypot(x - 610, (y - 330) * 1.3) / 230) * clamp(p.n(x / 34, y / 16) * 2.4 - 0.5),
        },
      );
      for (const [x, h, l] of rows([250, 80, -0.2], [318, 104, -0.08], [740, 110, 0.1], [812, 84, 0.22]))
        T.stone(p, { x, y: hill(x) + 8, w: 32, h, lean: l, fill: p.pal.ink, power: 1.6 });
      // the dark gentleman is already sitting
      p.shape([[404, 296], [552, 290], [560, 312], [398, 318]], p.pal.ink, { rim: 3.4 });
      p.shape([rect(416, 310, 26, 50), rect(518, 308, 26, 46)], p.pal.ink, { rim: 2.4, union: true });
      p.shape(
        curve(
          place(
            [
              [-30, 96, 1], [-34, 40], [-22, 16], [-20, 4], [-36, 0, 1], [-18, -6], [-15, -34, 1], [15, -34, 1],
              [18, -6], [36, 0, 1], [20, 4], [22, 16], [38, 44], [42, 78], [80, 84], [84, 154, 1], [66, 154, 1],
              [56, 106],
            ],
            470,
            204,
            1,
          ),
          true,
          4,
        ),
        p.pal.ink,
        { rim: 3.6, hand: 0 },
      );
      // hats on the grass, crowns down
      for (const [x, y, s] of rows([110, 540, 1.2], [256, 500, 1], [350, 566, 1.5], [196, 584, 1.6], [560, 560, 1.3])) {
        p.carve(
          curve(
            place([[-34, -2, 1], [0, -9], [34, -2, 1], [18, 4], [14, 26], [-14, 26], [-18, 4]], x, y, s),
            true,
            4,
          ),
          { fill: p.pal.ink, R: 12, gap: 5, power: 1.5, rim: 3.4 },
        );
        p.fill(disc(x, y - 3 * s, 17 * s, 14, 3 * s), p.pal.ink);
      }
    },
  },
  devils_hopyard: {
    tint: '#5f5a44',
    mood: 'day',
    light: [210, 260, 90, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rays(p, { x: 210, y: 292, r0: 78, r1: 640, n: 64, from: -3.1, to: 0, ink: p.pal.haze, power: 0.8 });
      p.fill(disc(210, 292, 62, 36), p.pal.cut);
      T.ridge(p, { y: 336, amp: 14, fill: p.pal.far, power: 0.3, depth: 60 });
      p.shape([[-10, 356], [910, 344], [910, 610], [-10, 610]], p.pal.mid, { rim: 2 });
      // furrows of ash that run to the sun
      p.lines(
        times(34, (i) =>
          times(9, (j): Point => [mix(210, -1100 + i * 78, Math.pow(j / 8, 1.5)), mix(354, 640, Math.pow(j / 8, 1.5))]),
        ),
        {
          gap: 12,
          tone: (x, y) => clamp((y - 350) / 130) * (0.2 + 0.7 * p.n(x / 60, y / 14)),
        },
      );
      // poles and wires, and what the frost has left on them
      for (const row of [[-90, 900], [640, 1040], [330, 330]] as const)
        for (let i = 0; i < 6; i++) {
          const t = Math.pow(0.62, i);
          const x = mix(210, row[0] + (row[1] - row[0]) * 0.5, t);
          const y = mix(352, 640, t);
          const h = 560 * t;
          const lean = p.r.in(-0.12, 0.12) * h;
          p.shape(
            taper(
              [[x, y], [x + lean, y - h]],
              () => 11 * t + 1,
            ),
            p.pal.ink,
            { rim: 2.4 * t + 0.6 },
          );
          p.shape(
            taper(
              [[x + lean - 90 * t, y - h * 0.97], [x + lean + 90 * t, y - h * 0.94]],
              () => 7 * t + 0.6,
            ),
            p.pal.ink,
            { rim: 2 * t + 0.4 },
          );
          for (const k of [-0.86, -0.3, 0.4, 0.8]) {
            const a = x + lean + k * 90 * t;
            const l = h * p.r.in(0.2, 0.55);
            p.fill(
              taper(
                times(8, (j): Point => [a + Math.sin(j * 1.6) * 12 * t, y - h * 0.95 + (l * j) / 7]),
                () => 3.4 * t + 0.5,
              ),
              p.pal.ink,
            );
            p.fill(
              [0.5, 0.75, 1].map((q) => disc(a, y - h * 0.95 + l * q, 10 * t, 8, 15 * t)),
              p.pal.ink,
              1,
              true,
            );
          }
        }
      // it comes straight at you, with the sun in its eyes
      T.walker(p, { x: 238, y: 392, h: 62, fill: p.pal.ink });
      p.fill([[228, 392], [250, 392], [420, 560], [330, 570]], p.pal.near, 0.6);
    },
  },
  gardners_place: {
    tint: '#4d5157',
    mood: 'night',
    over: { accent: '#b79bd6', cut: '#d6cae2' },
    light: [330, 420, 90, 620],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 50, y1: 300 });
      // it goes back where it came from, or comes
      p.lines(
        times(26, (i) =>
          times(24, (j): Point => {
            const t = j / 23;
            return [330 + (i - 12.5) * (5 + 22 * t * t) + Math.sin(t * 9 + i) * 16 * t, 430 - 450 * t];
          }),
        ),
        { gap: 11, tone: (x, y) => 0.28 + 0.75 * clamp(1 - Math.abs(x - 330) / 200) * p.n.fbm(x / 20, y / 90) },
      );
      T.ridge(p, { y: 440, amp: 16, fill: p.pal.mid, power: 0.8, depth: 120 });
      T.house(p, {
        x: 590,
        y: 480,
        w: 130,
        h: 110,
        roof: 86,
        side: 150,
        lit: 0,
        lean: -0.06,
        attic: null,
        fill: p.pal.fore,
      });
      p.fill(rect(642, 318, 18, 26), p.pal.accent);
      // trees that move where there is no wind, and are lit at the tips
      for (const [x, y, h, l] of rows([70, 560, 420, 0.2], [520, 520, 250, -0.3], [850, 590, 400, -0.25]))
        T.tree(p, { x, y, h, lean: l, spread: 0.55, fill: p.pal.ink, rim: 3.4, ink: p.pal.accent, depth: 4 });
      T.ridge(p, { y: 510, amp: 12, fill: p.pal.fore, power: 0.9, depth: 100, seed: 3 });
      p.carve(
        curve([[236, 430, 1], [246, 500], [262, 552], [398, 552], [414, 500], [424, 430, 1], [330, 446]], true, 5),
        {
          fill: p.pal.ink,
          R: 40,
          gap: 9,
          angle: 0,
          bend: 0.35,
          power: 1.5,
          rim: 0,
          extra: (x, y, t) => t * (p.n(x / 14, y / 9) > 0.34 ? 1.3 : 0.1),
        },
      );
      p.fill(disc(330, 432, 95, 34, 24), p.pal.soft);
      p.fill(disc(330, 432, 76, 30, 16), p.pal.accent);
      p.shape([[250, 430], [246, 250], [262, 250], [266, 434]], p.pal.ink, { rim: 2.6 });
      p.shape([[394, 434], [398, 250], [414, 250], [410, 430]], p.pal.ink, { rim: 2.6 });
      p.shape(
        [[216, 262], [330, 178], [444, 262], [426, 272], [330, 204], [234, 272]],
        p.pal.ink,
        { rim: 2.6, from: [330, 600, 1] },
      );
      p.shape([rect(256, 286, 150, 12), rect(312, 280, 40, 24)], p.pal.ink, {
        rim: 2,
        union: true,
        from: [330, 600, 1],
      });
      T.walker(p, { x: 540, y: 580, h: 120, rim: 2.6 });
    },
  },
};
