// Places of Kingsport by the sea and on the Head.
import {
  T, clamp, curve, disc, half, mix, rect, rows, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';

export const plates: Plates = {
  artists_colony: {
    tint: '#2c4654',
    mood: 'day',
    light: [700, 110, 200, 1000],
    draw(p) {
      p.fill(p.all, p.pal.far);
      T.clouds(p, { y1: 240, power: 0.8, cx: 300, cy: 30, ink: p.pal.cut });
      T.water(p, { y0: 262, y1: 420, path: [[700, 70]], base: 0.2, fill: p.pal.mid });
      // there is nothing out there
      p.shape([[-10, 400], [910, 386], [910, 612], [-10, 612]], p.pal.near, { rim: 2.4 });
      p.lines(
        times(
          20,
          (i) =>
            [[-10, 404 + i * 11], [300, 400 + i * 11], [600, 396 + i * 11.4], [910, 392 + i * 12]] as Point[],
        ),
        { gap: 8, tone: (x, y) => 0.5 * p.n(x / 90, y / 10) },
      );
      for (const x of [40, 190, 700, 850]) T.column(p, { x, y: 420, h: 110, w: 16 });
      p.shape(rect(-10, 298, 320, 12), p.pal.near, { rim: 2 });
      // every one of them has got it exactly right
      const easel = (x: number, y: number, s: number) => {
        const q = (u: number, v: number): Point => [x + u * s, y + v * s];
        p.shape(
          [
            taper([q(-70, 0), q(-8, -330)], () => 7 * s),
            taper([q(76, 0), q(12, -330)], () => 7 * s),
            taper([q(30, -20), q(2, -320)], () => 5 * s),
          ],
          p.pal.ink,
          { rim: 2, union: true },
        );
        const cloth = [q(-104, -96), q(-98, -290), q(100, -286), q(108, -92)];
        p.shape(cloth, p.pal.cut, { rim: 0 });
        p.cut(cloth, { gap: 8, ink: p.pal.far, max: 0.5, tone: (_a, b) => 0.9 * clamp((b - y + 190 * s) / (80 * s)) });
        p.fill(
          taper([q(-102, -150), q(104, -148)], () => 2.4 * s),
          p.pal.ink,
        );
        p.fill(
          curve(
            [
              q(-30, -148), q(-22, -200), q(-2, -250), q(8, -262), q(14, -240), q(34, -206), q(30, -186), q(46, -148),
            ].map((v, i) => (i % 7 ? v : [v[0], v[1], 1])),
            true,
            5,
          ),
          p.pal.ink,
        );
        for (const [a, b, c, d] of rows([-20, -190, -66, -176], [30, -206, 74, -232], [-10, -226, -44, -262]))
          p.fill(
            taper(
              curve([q(a, b), q((a + c) / 2, b - 26), q(c, d), q(c + 6, d + 16)], false, 5),
              (t) => (8 - 6 * t) * s,
            ),
            p.pal.ink,
          );
        p.shape([q(-116, -88), q(118, -84), q(118, -72), q(-116, -76)], p.pal.ink, { rim: 2 });
      };
      for (const [x, y, s] of rows(
        [330, 420, 0.28],
        [428, 436, 0.36],
        [548, 462, 0.5],
        [240, 590, 1.2],
        [716, 520, 0.82],
      ))
        easel(x, y, s);
      p.shape(
        curve(
          [
            [478, 610, 1], [486, 560], [470, 520], [486, 480], [520, 466], [520, 452], [480, 446, 1], [500, 436],
            [510, 414], [546, 414], [556, 436], [578, 446, 1], [540, 454], [540, 466], [572, 480], [590, 530],
            [584, 612, 1],
          ],
          true,
          5,
        ),
        p.pal.ink,
        { rim: 3, hand: 0 },
      );
    },
  },
  north_point_lighthouse: {
    tint: 'sea',
    mood: 'night',
    light: [640, 150, 120, 1000],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.clouds(p, { y1: 400, power: 0.7, cx: 160, cy: 60, top: 0.3, ink: p.pal.far });
      // one sweep of the lamp
      const beam: Ring = [[640, 140], [-20, -30], [-20, 250], [640, 168]];
      p.fill(beam, p.pal.mid);
      p.lines(
        times(15, (i) => times(10, (j): Point => [640 - 74 * j, mix(152, -20 + i * 19, j / 9)])),
        { gap: 13, ink: p.pal.lamp, tone: (x) => 0.25 + 0.7 * Math.pow(clamp(x / 640), 1.5) },
      );
      p.lines(
        times(7, (i) => times(6, (j): Point => [640 + 56 * j, mix(154, 90 + i * 22, j / 5)])),
        { gap: 11, ink: p.pal.lamp, tone: () => 0.5 },
      );
      T.ship(p, { x: 170, y: 356, s: 0.66, sails: true, lit: false, fill: p.pal.ink });
      T.waves(p, [[384, 20, 60, p.pal.mid, 20], [430, 34, 92, p.pal.near, 50]], { power: 1.2 });
      p.carve(
        [[604, 480], [618, 190], [662, 190], [676, 480]],
        { fill: p.pal.near, R: 34, gap: 7, angle: 0, bend: 0.5, power: 1.5, rim: 3, light: [480, 200, 100, 700] },
      );
      for (const y of [260, 350]) p.fill(rect(632, y, 14, 26), p.pal.lamp);
      p.shape(
        [
          rect(606, 178, 68, 12), rect(614, 124, 5, 60), rect(661, 124, 5, 60), rect(638, 120, 4, 60),
          [[604, 126], [640, 90], [676, 126]], rect(637, 70, 6, 26),
        ],
        p.pal.ink,
        { rim: 2.4, union: true },
      );
      p.fill(rect(620, 130, 41, 46), p.pal.lamp);
      p.fill(rect(637, 126, 6, 52), p.pal.ink);
      p.carve(
        [[420, 620], [470, 530], [540, 500], [570, 462], [720, 458], [760, 500], [850, 530], [910, 600], [910, 620]],
        { fill: p.pal.ink, R: 50, gap: 7, angle: 1, power: 1.1, rim: 3.4, tex: 1 },
      );
      // at every seventh turn the rocks are further up the stairs
      p.shape(
        times(9, (i) => rect(560 - i * 15, 470 + i * 15, 40, 16)),
        p.pal.ink,
        { rim: 2.6, union: true },
      );
      for (const [x, y, r] of rows([470, 560, 26], [436, 590, 34], [508, 530, 18]))
        T.rocks(p, [[x, y, r]], { fill: p.pal.ink, power: 1.4 });
      T.waves(p, [[560, 60, 120, p.pal.fore, 90]], { power: 1.2 });
      T.spray(p, 520, 380, 560, 60, 130);
    },
  },
  causeway: {
    tint: '#44535f',
    mood: 'moon',
    light: [820, 60, 200, 1000],
    draw(p) {
      p.fill(p.all, p.pal.far);
      T.clouds(p, { y1: 600, power: 0.8, cx: 300, cy: 40, ink: p.pal.cut, top: 0 });
      for (const [y, f] of rows([420, 1], [500, 0]))
        T.waves(p, [[y, 36, f ? 110 : 160, f ? p.pal.haze : p.pal.mid, f * 60]], { power: 0.9 });
      // giants must have cut these steps
      const cliff: Ring = [
        [910, -20], [770, -20], [770, 60], [690, 64], [684, 136], [596, 142], [590, 220], [496, 228], [490, 310],
        [384, 320], [378, 410], [256, 424], [250, 516], [110, 534], [104, 620], [910, 620],
      ];
      const hand = p.shape(cliff, p.pal.ink, { rim: 5, from: [-400, -500, 1] });
      p.cut(hand, {
        gap: 9,
        angle: 1.45,
        bend: (x, y) => 22 * p.n(x / 60, y / 90),
        tone: (x, y) => 1.2 * clamp(p.n.fbm(x / 34, y / 120) * 3 - 1.2) * clamp(1.25 - (x * 0.86 + y - 560) / 330),
      });
      for (const [x, y, w] of rows(
        [690, 64, 80],
        [590, 142, 94],
        [496, 228, 94],
        [384, 320, 106],
        [256, 424, 122],
        [110, 534, 140],
      ))
        p.fill([[x, y], [x + w, y - 7], [x + w + 18, y + 8], [x + 8, y + 15]], p.pal.soft);
      T.grass(p, { y: 540, n: 24, h: 30, x0: 110, x1: 250 });
      // a head taller than he is, each of them
      T.walker(p, { x: 448, y: 318, h: 78, rim: 2.4 });
      // far below, somebody is climbing after you with a lantern
      p.fill(disc(90, 556, 7, 10), p.pal.lamp);
      T.rings(p, { x: 90, y: 556, r0: 12, reach: 46, gap: 7, ink: p.pal.lamp, cloud: 0 });
      T.birds(p, { x: 240, y: 150, n: 9, s: 1.5, w: 170, h: 90 });
    },
  },
  wireless_station: {
    tint: '#33495c',
    mood: 'night',
    light: [600, 60, 90, 820],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, {
        x: 600,
        y: 56,
        r0: 34,
        reach: 620,
        gap: 26,
        power: 0.75,
        cloud: 0.85,
        ink: p.pal.soft,
        cx: 120,
        cy: 120,
      });
      T.ridge(p, { fn: (x) => 500 + 0.00022 * Math.pow(x - 520, 2), fill: p.pal.fore, power: 0.5, depth: 90 });
      // the mast, and what holds it down
      const leg = (k: number, y: number): Point => [600 + k * mix(4, 52, (y - 40) / 480), y];
      const parts: Ring[] = [
        taper([leg(-1, 40), leg(-1, 530)], () => 5),
        taper([leg(1, 40), leg(1, 530)], () => 5),
        taper(
          [[600, 60], [600, -10]],
          () => 3,
        ),
      ];
      for (let y = 40, h = 16; y < 500; y += h, h *= 1.17) {
        const e = Math.min(530, y + h);
        parts.push(
          taper([leg(-1, y), leg(1, e)], () => 2.6),
          taper([leg(1, y), leg(-1, e)], () => 2.6),
          taper([leg(-1, e), leg(1, e)], () => 2.6),
        );
      }
      for (const x of [60, 250, 830, 900])
        parts.push(
          taper(
            [[600, x % 100 ? 180 : 70], [x, 540]],
            () => 1.5,
          ),
        );
      p.shape(parts, p.pal.ink, { rim: 2.4, union: true, hand: 0, from: [200, 100, 1] });
      // blue fire, rung by rung
      for (const [y, k, l] of rows(
        [54, -1, 40],
        [92, 1, 54],
        [140, -1, 60],
        [196, 1, 44],
        [250, -1, 52],
        [310, 1, 36],
      )) {
        const [x] = leg(k, y);
        for (const d of [-1, 0.2, 1])
          p.fill(
            taper(
              [[x, y], [x + k * l * 0.4, y + d * 16 - 6], [x + k * l * 0.55, y + d * 8 + 8], [x + k * l, y + d * 34]],
              (t) => 3.6 * (1 - t) + 0.8,
            ),
            p.pal.accent,
          );
        p.fill(disc(x, y, 6, 8), p.pal.cut);
      }
      const hut = [[150, 540], [150, 420], [380, 412], [380, 544]] as Ring;
      p.shape(hut, p.pal.fore, { rim: 2 });
      p.cut(hut, { gap: 9, tone: (x, y) => 0.3 * (0.4 + p.n(x / 30, y / 8)) });
      p.shape([[126, 428], [170, 374], [364, 366], [402, 418]], p.pal.ink, { rim: 3 });
      p.fill(rect(184, 446, 76, 52), p.pal.lamp);
      p.fill(
        [half([[0, -34], [10, -30], [11, -18], [22, -8], [24, 4, 1]], 222, 494), rect(219, 446, 4, 14)],
        p.pal.ink,
        1,
        true,
      );
      p.fill(rect(306, 438, 44, 106), p.pal.ink);
      T.fog(p, { y: 556, h: 70, n: 9, o: 1.2, power: 1 });
      // the operator has dropped the key
      T.walker(p, { x: 430, y: 576, h: 116, rim: 2.4 });
    },
  },
  strange_high_house_in_the_mist: {
    tint: '#4d5b6b',
    mood: 'moon',
    light: [170, 130, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.stars(p, { n: 60, y1: 330 });
      T.clouds(p, { y0: 60, y1: 330, power: 0.5, cx: 360, cy: 26 });
      p.fill(disc(170, 130, 34, 26), p.pal.cut);
      // the crag goes up out of the world, and leans out
      p.carve(
        [
          [820, 640], [796, 520], [742, 440], [700, 330], [640, 270], [500, 262], [412, 266], [386, 290], [430, 322],
          [424, 368], [470, 396], [462, 450], [500, 488], [484, 540], [510, 640],
        ],
        { fill: p.pal.ink, R: 60, gap: 8, angle: 0.22, bend: 0.5, power: 1.1, tex: 1.2, grain: 0.03, rim: 4 },
      );
      // and the house stands flush with it, so that the door opens on nothing
      const wall: Ring = [[412, 272], [412, 150], [600, 140], [600, 268]];
      p.shape(wall, p.pal.fore, { rim: 3.4 });
      p.cut(wall, {
        gap: 7,
        angle: 0,
        tone: (x, y) => 0.75 * clamp(1.3 - (x - 400) / 210) * (p.n(x / 12, y / 7) > 0.38 ? 1 : 0.1),
      });
      p.shape([[388, 160], [452, 38], [604, 30], [632, 148]], p.pal.ink, { rim: 3.4 });
      p.cut(
        [[400, 152], [456, 50], [598, 40], [620, 142]],
        { gap: 9, tone: (x, y) => 0.5 * clamp(1.2 - (x - 400) / 220) * (p.n(x / 8, y / 9) > 0.35 ? 1 : 0.15) },
      );
      p.shape([rect(560, -8, 34, 70)], p.pal.ink, { rim: 2.6 });
      for (const [x, y] of rows([446, 176], [534, 172])) {
        p.fill(rect(x, y, 40, 48), p.pal.lamp);
        p.cut(rect(x, y, 40, 48), { angle: 0.785, gap: 9, ink: p.pal.ink, max: 0.36, tone: () => 1 });
        p.cut(rect(x, y, 40, 48), { angle: -0.785, gap: 9, ink: p.pal.ink, max: 0.36, tone: () => 1 });
      }
      p.fill([[412, 272], [412, 196], [372, 186], [372, 276]], p.pal.near);
      p.fill([[404, 272], [404, 200], [412, 198], [412, 272]], p.pal.lamp);
      T.rings(p, { x: 404, y: 236, r0: 40, reach: 110, gap: 9, ink: p.pal.lamp, power: 0.55, cloud: 0.3 });
      // the mist comes up, the mist goes down
      for (const [y, h] of rows([470, 40], [540, 60], [590, 60]))
        T.fog(p, { y, h, n: 8, o: 1.3, power: 1.1, cut: p.pal.cut });
      T.birds(p, { x: 210, y: 400, n: 7, s: 1.3, w: 130, h: 60 });
    },
  },
};
