// Two more Lords, and those who sell and heal on the way to them.
import {
  T, TOKENS as K, body, curve, disc, half, limb, line, place, rect, rows, smooth, times, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bricks } from './parts';

export const plates: Plates = {
  dragon: {
    tint: '#5a3326',
    over: { accent: K.ember },
    light: [200, 560, 170, 960],
    focus: [390, 215, 410],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 170, y: 610, r0: 60, reach: 560, power: 0.6, cloud: 0.5, ink: p.pal.soft });
      // a wing like a tent over all of it
      T.wing(
        p,
        {
          x: 700, y: 470, s: 1.9, k: -1, ribs: [[-90, -210], [60, -250], [210, -250], [340, -180]],
          root: [[0, 0], [-40, 90]], power: 0.7, fill: p.pal.ink,
        },
      );
      const o = { gap: 6, rim: 3.6, power: 1.35 };
      body(p, [[520, 660, 1], [560, 500], [680, 420], [820, 460], [940, 660, 1]], { ...o, R: 120, tex: 0.5 });
      const neck: Ring = [[660, 600], [700, 440], [640, 320], [560, 230], [470, 170]];
      p.carve(limb(neck, 120, 104, 78, 62, 56), { ...o, R: 80, angle: 0.2, bend: 0.7 });
      p.shape(
        times(
          9,
          (i): Ring => place(
            [[-16, 0], [4, -58], [18, 4]], 770 - i * 34 - i * i * 0.6, 420 - i * 38 + i * i * 0.6, 1.1 - i * 0.05,
            0.9 - i * 0.1,
          ),
        ),
        p.pal.ink, { rim: 3, union: true },
      );
      // horns, jaw, the long head
      for (const [dy, dx] of rows([0, 0], [34, 26])) p.carve(
        limb([[500 + dx, 130 + dy], [590 + dx, 80 + dy], [660 + dx, 16 + dy]], 24, 18, 2),
        { ...o, R: 16, gap: 5, power: 1.5 },
      );
      body(
        p, [[500, 230], [420, 262], [330, 310], [250, 350], [262, 376, 1], [350, 366], [440, 340], [520, 300]],
        { ...o, R: 30, gap: 5 },
      );
      p.fill(
        times(
          6, (i): Ring => [[282 + i * 26, 352 - i * 12], [296 + i * 26, 348 - i * 12], [286 + i * 26, 322 - i * 10]],
        ),
        p.pal.cut, 1, true,
      );
      body(
        p,
        [
          [540, 150], [490, 104], [430, 110], [390, 140], [330, 168], [270, 200], [226, 214], [190, 250], [198, 290, 1],
          [250, 292], [330, 282], [420, 262], [490, 270], [540, 230],
        ],
        { ...o, R: 60, gap: 5, angle: 0.3, power: 1.45 },
      );
      p.fill(
        times(6, (i): Ring => [[216 + i * 32, 290 - i * 2], [230 + i * 32, 288 - i * 2], [222 + i * 32, 318 - i * 2]]),
        p.pal.cut, 1, true,
      );
      body(p, [[350, 164, 1], [400, 110], [470, 96, 1], [450, 134], [400, 160]], { ...o, R: 14, gap: 5 });
      p.fill(curve([[380, 180, 1], [410, 156], [446, 158, 1], [420, 186]], true, 5), p.pal.ink);
      p.fill(curve([[390, 176, 1], [412, 161], [438, 162, 1], [416, 179]], true, 5), p.pal.accent);
      p.fill([line([[414, 161], [412, 180]], 3), disc(216, 240, 9, 10, 7)], p.pal.ink, 1, true);
      T.plume(p, { x: 170, y: 250, n: 5, s: 34, drift: -40, rise: 50 });
      // a knight, for scale
      T.hooded(p, { x: 96, y: 590, h: 96, face: 'back', fill: p.pal.ink, rim: 2.6 });
      p.fill(line([[130, 596], [132, 470]], 2.4), p.pal.cut);
    },
  },
  lich: {
    tint: '#3c3a58',
    light: [450, 40, 150, 700],
    focus: [450, 200, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // a throne of bones, high and thin
      T.rays(p, { x: 450, y: 170, r0: 120, r1: 520, n: 90, power: 0.7 });
      for (const k of [-1, 1]) {
        p.carve(
          limb([[450 + k * 190, 640], [450 + k * 170, 300], [450 + k * 210, 60]], 26, 18, 3),
          { R: 18, angle: 0, gap: 7, rim: 3 },
        );
        for (let i = 0; i < 5; i++) p.carve(
          limb([[450 + k * 176, 180 + i * 76], [450 + k * 270, 150 + i * 76], [450 + k * 300, 90 + i * 84]], 12, 10, 2),
          { R: 9, gap: 5, rim: 2.6 },
        );
        T.candle(p, { x: 450 + k * 370, y: 600, h: 120 + k * 20, w: 30, halo: 90 });
      }
      // collar like two wings, robe, hands on the arms of the throne
      for (const k of [-1, 1]) body(
        p,
        [
          [450 + k * 40, 380, 1], [450 + k * 120, 300], [450 + k * 180, 150, 1], [450 + k * 150, 60],
          [450 + k * 90, 220], [450 + k * 50, 290],
        ],
        { R: 30, gap: 5.5, angle: 1.2 * k, power: 1.4, rim: 3.4 },
      );
      p.carve(
        half([[0, 310], [60, 310], [150, 340], [190, 430], [220, 640, 1]], 450, 0),
        {
          R: 90, gap: 6.5, angle: 1.5, power: 1.1, rim: 3,
          extra: (x, y, t) => t * (0.3 + smooth(-0.4, 0.6, Math.sin((x - 450) / 12 + p.n(x / 50, y / 90) * 4))),
        },
      );
      for (const k of [-1, 1]) for (let i = 0; i < 4; i++) p.carve(
        limb(
          [[450 + k * (170 + i * 12), 470], [450 + k * (176 + i * 15), 510], [450 + k * (170 + i * 17), 560 - i * 8]],
          8, 6, 3,
        ),
        { R: 5, gap: 5, power: 1.5 },
      );
      T.skull(p, { x: 450, y: 220, s: 1.15, jaw: 12, eyes: p.pal.accent, gap: 5, amb: 0.12, power: 1.4 });
      // the crown is too large by now
      p.carve(
        half(
          [
            [0, 60, 1], [12, 120, 1], [40, 120, 1], [54, 50, 1], [70, 124, 1], [110, 60, 1], [92, 180, 1], [40, 164],
            [0, 160],
          ],
          450, 0,
        ),
        { R: 14, gap: 5, angle: 0.1, power: 1.6, amb: 0.15, rim: 3 },
      );
      p.fill([disc(450, 144, 9, 10), disc(400, 146, 6, 9), disc(500, 146, 6, 9)], p.pal.accent, 1, true);
      p.carve(disc(450, 400, 24, 18), { R: 20, gap: 4.6, ink: p.pal.accent, power: 1.4, amb: 0.2 });
    },
  },
  izchak_the_merchant: {
    tint: '#5a4a2c',
    light: [560, 130, 120, 620],
    focus: [470, 250, 460],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { power: 0.7, reach: 260 });
      p.fill(
        curve([[120, 640, 1], [120, 260], [240, 60], [460, 10], [680, 60], [800, 260], [800, 640, 1]], true, 6),
        p.pal.near,
      );
      // he sells light: lamps hang at many lengths, one of them burns
      T.rings(p, { x: 560, y: 130, r0: 44, reach: 360, ink: p.pal.lamp, power: 0.9, cloud: 0, gap: 8 });
      for (const [x, y, s] of rows(
        [170, 190, 1], [250, 100, 0.9], [330, 210, 1.1], [430, 80, 0.8], [690, 190, 1.1], [770, 110, 1],
        [560, 130, 1.5],
      )) {
        p.fill(line([[x, -10], [x, y - 40 * s]], 2), p.pal.ink);
        const q = (pts: Ring) => place(pts, x, y, s);
        p.fill(q([[-20, -22], [20, -22], [14, 26], [-14, 26]]), s > 1.4 ? p.pal.lamp : p.pal.fore);
        p.shape(
          [q([[-26, -20], [0, -46], [26, -20]]), q(rect(-18, 24, 36, 8)), q(rect(-2, -22, 4, 48))], p.pal.ink,
          { rim: 2.6, union: true, hand: 0 },
        );
      }
      // a small man behind a counter, up to his chin in his collar
      body(
        p, [[380, 330], [470, 300], [560, 330], [620, 420], [640, 520, 1], [300, 520, 1], [320, 420]],
        { R: 60, gap: 6, power: 1.3, rim: 3, angle: 1.3, tex: 0.4 },
      );
      body(
        p, [[420, 250], [470, 226], [520, 250], [530, 310], [500, 360], [440, 360], [412, 310]],
        { R: 50, gap: 5, power: 1.4 },
      );
      p.fill(curve([[424, 282], [470, 276], [518, 284], [500, 304], [440, 304]], true, 5), p.pal.ink);
      p.fill([disc(448, 291, 11, 14), disc(494, 291, 11, 14)], p.pal.lamp, 1, true);
      p.fill([disc(448, 291, 7, 12), disc(494, 291, 7, 12), line([[459, 290], [483, 290]], 2)], p.pal.ink, 1, true);
      body(
        p, [[390, 250, 1], [416, 190], [470, 170], [530, 190], [556, 250, 1], [470, 236]],
        { R: 30, gap: 5, power: 1.4, rim: 3 },
      );
      body(
        p, [[400, 320], [470, 344], [540, 320], [580, 380], [470, 420], [360, 380]],
        { R: 30, gap: 5, angle: 0.2, power: 1.2 },
      );
      p.carve(rect(60, 500, 800, 120), { R: 20, gap: 8, angle: 0, power: 0.9, fill: p.pal.fore, rim: 4 });
      // scales, one pan lower
      p.shape(
        [
          rect(236, 340, 8, 160), line([[150, 340], [330, 376]], 4), line([[150, 340], [120, 420]], 1.4),
          line([[150, 340], [180, 420]], 1.4), line([[330, 376], [300, 450]], 1.4), line([[330, 376], [360, 450]], 1.4),
          curve([[108, 418, 1], [192, 418, 1], [150, 444]], true, 5),
          curve([[288, 450, 1], [372, 450, 1], [330, 476]], true, 5),
        ],
        p.pal.ink, { rim: 3, union: true },
      );
      p.fill(
        [
          disc(320, 446, 12, 10, 5), disc(342, 446, 12, 10, 5), disc(332, 438, 12, 10, 5), disc(700, 494, 18, 10, 7),
          disc(722, 496, 18, 10, 7),
        ],
        p.pal.lamp, 1, true,
      );
    },
  },
  vysara_the_healer: {
    tint: '#2f5148',
    light: [450, 500, 140, 860],
    focus: [450, 230, 430],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // steam from a bowl goes up before her, her veil stands over it
      for (const k of [-1, 1]) T.column(p, { x: 450 + k * 350, y: 640, h: 560, w: 100, fill: p.pal.fore, power: 0.9 });
      p.carve(
        half([[0, 30], [80, 44], [140, 120], [150, 240], [200, 360], [280, 460], [320, 640, 1]], 450, 0),
        {
          R: 120, gap: 7, angle: 1.5, bend: 0.1, power: 1.4, rim: 3.4, tex: 0.2,
          extra: (x, y, t) => t * (
            0.4 + 0.8 * smooth(-0.5, 0.5, Math.sin((x - 450) / 14 + (y * (x > 450 ? 1 : -1)) / 120))
          ),
        },
      );
      p.fill(half([[0, 84], [60, 92], [94, 160], [90, 250], [50, 340], [0, 370]], 450, 0), p.pal.ink);
      p.carve(
        half([[0, 120], [44, 126], [64, 180], [60, 240], [34, 290], [0, 310]], 450, 0),
        { R: 60, gap: 5, power: 1.2, rim: 0, light: [450, 480, 90, 500] },
      );
      // eyes shut, a veil over the mouth
      p.fill(
        [
          line([[402, 206], [424, 214], [440, 206]], 3.4), line([[460, 206], [476, 214], [498, 206]], 3.4),
          line([[450, 200], [446, 236], [456, 240]], 2),
        ],
        p.pal.ink, 1, true,
      );
      p.carve(
        half([[0, 244], [66, 226], [60, 300], [20, 380], [0, 390]], 450, 0),
        { R: 40, gap: 5, angle: 0.2, power: 1.3, rim: 2.6, light: [450, 500, 90, 520] },
      );
      p.fill(disc(450, 140, 8, 10), p.pal.accent);
      for (const k of [-1, 1]) p.carve(
        limb([[450 + k * 230, 640], [450 + k * 240, 540], [450 + k * 130, 500]], 60, 44, 22),
        { R: 30, gap: 5.5, rim: 3, power: 1.3 },
      );
      T.rings(p, { x: 450, y: 490, r0: 60, reach: 200, ink: p.pal.accent, power: 0.6, cloud: 0 });
      p.carve(
        half([[0, 500, 1], [150, 500, 1], [120, 560], [50, 600], [0, 604]], 450, 0),
        { R: 50, gap: 5.5, power: 1.5, rim: 3, light: [450, 440, 90, 500] },
      );
      p.fill(disc(450, 500, 148, 30, 12), p.pal.accent);
      p.fill(
        times(
          5,
          (i) => line(
            [[390 + i * 30, 496], [376 + i * 36, 440], [404 + i * 24, 396], [384 + i * 34, 330 + i * 14]], 3.4, 0.4,
          ),
        ),
        p.pal.cut, 0.9, true,
      );
    },
  },
  althea_the_healer: {
    tint: '#54502e',
    light: [170, 170, 170, 760],
    focus: [530, 265, 420],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { power: 0.5, reach: 330, w: 120, h: 72 });
      // one window high up, its light falls on herbs and on an old woman who grinds them
      p.fill(curve([[110, 270, 1], [110, 110], [170, 50], [230, 110], [230, 270, 1]], true, 6), p.pal.cut);
      p.fill([rect(166, 50, 8, 220), rect(110, 150, 120, 8)], p.pal.ink, 1, true);
      p.fill([[130, 90], [230, 110], [900, 420], [900, 640], [520, 640]], p.pal.cut, 0.09);
      p.fill(line([[-10, 40], [910, 20]], 5), p.pal.ink);
      for (const [x, l] of rows([330, 150], [420, 110], [640, 100], [740, 160], [830, 130])) {
        p.fill(line([[x, 20], [x, 70]], 2), p.pal.ink);
        p.shape(
          times(
            9,
            (i) => limb(
              [[x, 60], [x - 20 + i * 5, 60 + l * 0.5], [x - 44 + i * 11, 60 + l * (0.8 + 0.2 * p.n(i, x))]], 3, 8, 1,
            ),
          ),
          p.pal.ink, { rim: 2.6, union: true },
        );
      }
      body(
        p, [[470, 330], [560, 250], [680, 270], [760, 380], [800, 640, 1], [430, 640, 1], [440, 450]],
        { R: 100, gap: 6.5, angle: 1.1, rim: 3.4, tex: 0.4 },
      );
      // kerchief, hooked profile towards the light
      body(
        p,
        [
          [520, 150], [450, 190], [440, 226], [404, 262, 1], [420, 274], [424, 292, 1], [414, 306, 1], [430, 330],
          [480, 346], [560, 330], [580, 230],
        ],
        { R: 50, gap: 4.8, power: 1.5, rim: 3 },
      );
      p.fill(
        [
          line([[446, 240], [470, 230], [482, 240]], 3), line([[428, 296], [452, 292]], 2),
          line([[460, 260], [476, 276]], 1.6),
        ],
        p.pal.ink, 1, true,
      );
      body(
        p,
        [[452, 176, 1], [500, 120], [590, 120], [640, 200], [650, 300], [600, 350], [530, 350], [560, 270], [520, 200]],
        { R: 44, gap: 5.5, angle: 0.8, power: 1.3, rim: 3.4, fill: p.pal.near },
      );
      p.carve(limb([[600, 380], [520, 500], [400, 450]], 50, 38, 18), { R: 30, gap: 5.5, rim: 3 });
      p.carve(line([[420, 350], [380, 500]], 11), { R: 9, gap: 5, angle: 0, power: 1.5, rim: 3 });
      body(
        p, [[290, 470, 1], [470, 470, 1], [450, 560], [410, 600, 1], [350, 600, 1], [310, 560]],
        { R: 50, gap: 5.5, power: 1.5, rim: 3.4, angle: 0.1 },
      );
      p.carve(rect(0, 590, 900, 30), { R: 10, gap: 7, angle: 0, fill: p.pal.ink });
      p.fill(
        times(7, (i) => limb([[480 + i * 22, 596], [500 + i * 24, 570 - 14 * p.n(i)]], 2, 7)), p.pal.accent, 0.7, true,
      );
    },
  },
  catacomb_lord: {
    tint: 'catacombs',
    light: [450, 330, 90, 560],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      // the last door: two leaves, seals over the cut between them, light under it
      bricks(p, { power: 0.9, reach: 330 });
      p.carve(
        [
          curve(
            [
              [170, 640, 1], [170, 230], [270, 60], [450, 0], [630, 60], [730, 230], [730, 640, 1], [660, 640, 1],
              [660, 240], [590, 120], [450, 70], [310, 120], [240, 240], [240, 640, 1],
            ],
            true, 6,
          ),
        ],
        { R: 30, gap: 7, angle: 0.6, power: 1.1, rim: 3 },
      );
      p.fill(
        curve([[240, 640, 1], [240, 240], [310, 120], [450, 70], [590, 120], [660, 240], [660, 640, 1]], true, 6),
        p.pal.ink,
      );
      for (const k of [-1, 1]) {
        p.carve(
          curve(
            [
              [450 + k * 4, 78, 1], [450 + k * 136, 128], [450 + k * 204, 244], [450 + k * 204, 560, 1],
              [450 + k * 4, 560, 1],
            ],
            true, 6,
          ),
          { R: 12, gap: 9, angle: 1.57, power: 0.9, bend: 0 },
        );
        p.shape(
          rows([190], [330], [470]).map(([y]) => rect(k > 0 ? 454 : 250, y!, 196, 20)), p.pal.ink,
          { rim: 2.6, union: true },
        );
        p.fill(
          [0, 1, 2].flatMap((j) => times(4, (i) => disc(450 + k * (40 + i * 46), 200 + j * 140, 5, 8))), p.pal.soft, 1,
          true,
        );
      }
      p.fill([[240, 566], [660, 566], [760, 640], [140, 640]], p.pal.cut);
      p.cut(
        [[200, 590], [700, 590], [760, 640], [140, 640]], { gap: 9, ink: p.pal.ink, tone: (_x, y) => (y - 560) / 90 },
      );
      p.carve(disc(450, 330, 92, 40), { R: 18, gap: 5, power: 1.5, amb: 0.1, rim: 4, light: [400, 250, 120, 600] });
      T.skull(p, { x: 450, y: 334, s: 0.72, light: [400, 250, 100, 500], amb: 0.2, eyes: p.pal.accent });
      for (const [x, h] of rows([380, 120], [430, 138], [500, 110], [548, 128])) T.hooded(
        p, { x, y: 636, h, face: 'back', fill: p.pal.ink, rim: 3 },
      );
    },
  },
};
