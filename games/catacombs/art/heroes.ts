// The four who go down, and who goes with them.
import {
  T, body, curve, disc, half, limb, line, rect, rows, smooth, taper, times, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bricks } from './parts';

export const plates: Plates = {
  elf: {
    tint: '#46512f',
    light: [190, 110, 240, 900],
    focus: [430, 235, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 190, y: 110, r0: 56, reach: 520, power: 0.75, cloud: 0.4 });
      T.moon(p, { x: 190, y: 110, r: 44 });
      for (const [x, w] of rows([690, 120], [850, 150])) T.column(
        p, { x, y: 640, h: 660, w, fill: p.pal.fore, power: 0.5 },
      );
      // cloak, the arm that draws, hair blown back, face, ear
      body(p, [[430, 330], [500, 318], [590, 330], [668, 420], [710, 640, 1], [370, 640, 1], [400, 460]], {
        R: 90, angle: 1.4, gap: 7, tex: 0.3, power: 1.1,
      });
      body(
        p, [[520, 140], [600, 190], [680, 210], [760, 300, 1], [660, 290], [600, 330], [520, 330, 1]],
        { angle: 0.7, R: 34, fill: p.pal.fore },
      );
      body(p, [
        [500, 100], [448, 112], [420, 146], [414, 186], [388, 226, 1], [406, 236], [402, 252, 1], [408, 264],
        [410, 286], [440, 296],
        [462, 340, 1], [560, 350, 1], [570, 240], [568, 150],
      ], { R: 56, gap: 5, rim: 3 });
      p.fill(curve([[424, 196, 1], [452, 190], [462, 200, 1], [442, 206]], true, 4), p.pal.ink);
      body(
        p, [[428, 156, 1], [446, 92], [520, 72], [596, 120], [606, 220, 1], [540, 180], [500, 150]],
        { angle: 0.5, R: 40, power: 1.4 },
      );
      body(
        p, [[478, 228], [500, 184], [560, 130], [640, 74, 1], [596, 170], [540, 240], [496, 256]],
        { R: 16, gap: 4.6, power: 1.7, amb: 0.15, rim: 3 },
      );
      p.carve(limb([[600, 400], [690, 350], [640, 300], [486, 296]], 52, 40, 26, 15), { R: 30, gap: 5.5, rim: 3 });
      p.carve(limb([[470, 400], [380, 346], [236, 298]], 40, 26, 15), { R: 26, gap: 5.5, rim: 3 });
      p.fill([line([[312, 20], [480, 294]], 1.8), line([[480, 294], [312, 580]], 1.8)], p.pal.cut, 1, true);
      p.carve(
        limb([[316, 14], [244, 130], [222, 298], [244, 460], [316, 586]], 3, 12, 13, 12, 3),
        { R: 10, gap: 5, power: 1.6, amb: 0.1, rim: 3 },
      );
      p.fill([line([[480, 294], [140, 294]], 3), [[150, 282], [112, 294], [150, 306]]], p.pal.cut, 1, true);
    },
  },
  barbarian: {
    tint: '#6b3f2a',
    light: [700, 110, 260, 1000],
    focus: [450, 215, 430],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 690, y: 110, r0: 84, reach: 560, power: 0.7, cloud: 0.6 });
      T.ridge(p, { y: 520, amp: 60, len: 120, fill: p.pal.near, power: 0.4 });
      // chest with a strap, the axe across the neck, two arms hung over it
      p.carve(
        half([[0, 280], [90, 270], [170, 296], [216, 360], [196, 450], [170, 640, 1]], 450, 0),
        { R: 120, gap: 6.5, bend: 0.5, power: 1.1, rim: 3, tex: 0.15, fill: p.pal.fore },
      );
      p.fill([line([[330, 300], [560, 620]], 15), line([[450, 380], [450, 620]], 2)], p.pal.ink, 1, true);
      p.carve(line([[20, 330], [880, 230]], 10), { R: 9, gap: 5, angle: 1.4, fill: p.pal.fore, rim: 3 });
      for (const k of [-1, 1])
        body(p, [
          [790, 240 + k * 10, 1], [784, 240 + k * 50], [720, 240 + k * 120, 1], [800, 240 + k * 150],
          [886, 240 + k * 110, 1], [846, 240 + k * 50], [826, 234 + k * 10, 1],
        ], {
          R: 30, gap: 5, angle: 1.3, power: 1.6, rim: 4, fill: p.pal.ink,
        });
      for (const k of [-1, 1]) {
        const X = (u: number) => 450 + k * u;
        p.carve(
          limb([[X(180), 350], [X(290), 390], [X(310), 330], [X(246), 274]], 64, 52, 40, 24),
          { R: 44, gap: 6, angle: 0.5 * k, rim: 3, fill: p.pal.fore },
        );
        p.carve(
          limb([[X(262), 300], [X(246), 254], [X(216), 264], [X(214), 306]], 15, 19, 18, 14),
          { R: 14, gap: 5, rim: 2.4 },
        );
        p.fill(
          [0, 1].map((i) => line([[X(338 - i * 18), 304 + i * 8], [X(272 - i * 12), 344 + i * 6]], 4)), p.pal.ink, 1,
          true,
        );
      }
      // a mane all round, a broad face, a beard in two braids
      p.carve(half(
        [
          [0, 14], [60, 20], [96, 64], [146, 70, 1], [124, 116], [170, 150, 1], [136, 180], [176, 236, 1], [140, 250],
          [170, 330, 1], [60, 320],
        ],
        450, 0,
      ), {
        R: 60, angle: 1.2, gap: 7, rim: 4, power: 0.7, fill: p.pal.ink, tex: 0.7, grain: 0.06,
      });
      p.carve(
        half([[0, 84], [60, 92], [74, 150], [70, 220], [40, 280]], 450, 0), { R: 56, gap: 5, power: 1.5, rim: 0 },
      );
      p.fill(
        [
          half([[0, 176], [16, 168], [66, 158], [62, 188], [26, 194], [10, 186]], 450, 0),
          line([[372, 116], [450, 108], [528, 116]], 9),
        ],
        p.pal.ink, 1, true,
      );
      p.carve([[434, 172], [466, 172], [480, 218], [420, 218]], { R: 12, gap: 4.6, power: 1.5, rim: 2.4 });
      for (const k of [-1, 1]) {
        body(
          p,
          [
            [450, 222], [450 + k * 50, 216], [450 + k * 82, 180, 1], [450 + k * 84, 260], [450 + k * 60, 330],
            [450 + k * 44, 420, 1], [450 + k * 20, 330], [450, 280],
          ],
          { R: 22, angle: 1.2 * k, gap: 5.5, power: 1, rim: 3, fill: p.pal.ink },
        );
        p.fill([line([[450 + k * 26, 350], [450 + k * 62, 350]], 6)], p.pal.lamp);
        body(
          p, [[450, 224, 1], [450 + k * 34, 220], [450 + k * 70, 262, 1], [450 + k * 30, 252]],
          { R: 10, gap: 4.6, power: 1.6, rim: 2.4 },
        );
      }
    },
  },
  thief: {
    tint: '#3d3a4a',
    light: [770, 330, 90, 640],
    focus: [510, 260, 430],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      bricks(p, { reach: 330, power: 1 });
      // a door that stands open by a hand
      p.fill([[700, 60], [840, 40], [840, 600], [700, 600]], p.pal.ink);
      p.fill([[770, 50], [792, 47], [792, 600], [770, 600]], p.pal.lamp);
      p.fill([[770, 600], [792, 600], [640, 620], [520, 620]], p.pal.lamp, 0.5);
      p.carve([[794, 30], [920, 10], [920, 620], [794, 620]], { R: 30, angle: 1.57, gap: 9, power: 0.6 });
      body(
        p, [[300, 360], [420, 330], [520, 350], [566, 420], [600, 640, 1], [130, 640, 1], [200, 460]],
        { R: 90, angle: 1.3, gap: 7, tex: 0.4 },
      );
      // the hood: its tip falls back, its mouth is black; a scarf, the point of a nose
      body(p, [
        [226, 190, 1], [300, 130], [390, 88], [480, 98], [540, 150], [560, 210, 1], [548, 330], [500, 376], [400, 384],
        [320, 340], [300, 250],
      ], {
        R: 70, angle: 0.9, gap: 6, tex: 0.35, rim: 3.4,
      });
      p.fill(curve([[520, 150], [556, 208, 1], [552, 330], [480, 350], [448, 280], [464, 190]], true, 6), p.pal.ink);
      body(
        p, [[470, 268], [540, 252], [556, 262], [560, 320], [520, 360], [440, 370], [430, 320]],
        { R: 22, gap: 5, angle: 0.5, power: 1.4 },
      );
      p.carve([[522, 218], [560, 254], [526, 260]], { R: 10, gap: 4.5, power: 1.6, amb: 0.3 });
      p.fill(curve([[500, 214, 1], [518, 206], [534, 216, 1], [516, 222]], true, 4), p.pal.lamp);
      // a knife held backwards, before the face
      p.carve(limb([[420, 520], [560, 520], [640, 430]], 54, 40, 22), { R: 30, rim: 3 });
      p.carve(
        [[622, 400], [640, 392], [664, 200], [640, 130], [628, 200]],
        { R: 8, gap: 4.6, power: 1.8, amb: 0.35, angle: 1.5, rim: 3 },
      );
      p.carve(disc(640, 424, 30, 12, 28), { R: 20, gap: 5, power: 1.3 });
      p.fill([line([[604, 398], [676, 394]], 6), line([[624, 400], [612, 450]], 8)], p.pal.ink, 1, true);
    },
  },
  wizard: {
    tint: '#30465a',
    light: [650, 170, 150, 620],
    focus: [470, 240, 420],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 650, y: 150, r0: 46, reach: 460, gap: 8, ink: p.pal.accent, power: 0.5, cloud: 0.3 });
      for (let i = 0; i < 5; i++) p.fill(rect(60, 90 + i * 112, 190, 8), p.pal.near);
      for (let i = 0; i < 22; i++) {
        const h = p.r.in(50, 86);
        p.carve(
          rect(66 + (i % 6) * 30, 90 + Math.floor(i / 6) * 112 + 112 - h, 24, h),
          { R: 8, angle: 0, gap: 6, power: 0.8, rim: 1.4 },
        );
      }
      p.carve(limb([[690, 640], [660, 400], [650, 220]], 13, 10, 9), { R: 9, gap: 5, rim: 3 });
      body(
        p, [[420, 300], [540, 330], [610, 420], [650, 640, 1], [230, 640, 1], [290, 420], [340, 330]],
        { R: 90, angle: 1.4, gap: 7, tex: 0.4 },
      );
      p.carve(limb([[560, 420], [640, 470], [668, 400]], 56, 46, 26), { R: 34, gap: 6, rim: 3 });
      p.carve(disc(664, 386, 26, 12, 24), { R: 18, gap: 5, power: 1.5 });
      // beard, the dark under the brim, nose; the hat bends
      body(
        p, [[380, 240], [450, 262], [520, 240], [540, 300], [520, 400], [470, 520, 1], [410, 450], [368, 330]],
        { R: 60, angle: 1.5, gap: 5, power: 1.7, amb: 0.08, tex: 0.4, grain: 0.05, rim: 3 },
      );
      p.fill(
        curve([[372, 190], [530, 190], [532, 250], [470, 276], [450, 262], [430, 276], [370, 250]], true, 5), p.pal.ink,
      );
      body(p, [[450, 212], [470, 262], [456, 274], [436, 262]], { R: 14, gap: 4.5, power: 1.5, amb: 0.15 });
      p.fill([disc(420, 232, 4, 8), disc(486, 230, 4, 8)], p.pal.accent, 1, true);
      body(
        p,
        [
          [350, 190, 1], [390, 90], [400, 10], [350, -40], [300, -20, 1], [340, -90], [450, -60], [490, 40],
          [556, 180, 1], [450, 216],
        ],
        { R: 60, angle: 0.3, gap: 6, rim: 3.4, tex: 0.3 },
      );
      body(
        p, [[220, 226, 1], [330, 186], [450, 204], [560, 176], [700, 178, 1], [600, 226], [450, 246], [320, 236]],
        { R: 16, gap: 5, angle: 0.05, rim: 3.4, power: 1.4 },
      );
      T.stone(p, { x: 650, y: 206, w: 60, h: 110, power: 1.6, gap: 4.6, light: [650, 150, 60, 400] });
      p.fill([[650, 96], [668, 150], [652, 200], [634, 150]], p.pal.accent);
    },
  },
  skeleton: {
    tint: '#3f4650',
    light: [450, 560, 90, 700],
    focus: [450, 215, 380],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 590, r0: 60, reach: 520, squash: 0.5, ink: p.pal.accent, power: 0.7, cloud: 0.1 });
      p.fill(
        times(
          14,
          (i) => taper(
            [[450 + Math.cos(i * 0.45) * 260, 596], [450 + Math.cos(i * 0.45) * 250, 596 - 90 * p.n(i, 3)]],
            (t) => 2 - 2 * t,
          ),
        ),
        p.pal.accent, 1, true,
      );
      p.carve(limb([[450, 320], [450, 620]], 17, 17), { R: 14, angle: 0, gap: 9, power: 1.2 });
      for (let i = 0; i < 5; i++)
        for (const k of [-1, 1])
          p.carve(
            limb(
              [
                [450, 372 + i * 42], [450 + k * (110 - i * 6), 366 + i * 42], [450 + k * (128 - i * 12), 410 + i * 40],
                [450 + k * 40, 434 + i * 36],
              ],
              11, 11, 9, 5,
            ),
            { R: 9, gap: 5, rim: 2.4 },
          );
      for (const k of [-1, 1]) {
        p.carve(
          limb([[450 + k * 20, 344], [450 + k * 90, 332], [450 + k * 168, 346]], 11, 12, 17),
          { R: 10, gap: 5, rim: 2.6 },
        );
        // one arm is up, greeting
        const arm: Ring = k > 0 ? [[624, 352], [690, 420], [716, 230]] : [[276, 352], [246, 470], [270, 600]];
        p.carve(limb(arm, 17, 14, 11), { R: 11, gap: 5, rim: 2.6 });
        if (k > 0) for (let i = 0; i < 5; i++) p.carve(
          limb([[716, 236], [700 + i * 12, 176], [668 + i * 28, 118 + Math.abs(i - 2) * 12]], 9, 6, 4),
          { R: 5, gap: 5 },
        );
      }
      T.skull(p, { x: 450, y: 206, s: 1.35, jaw: 16, eyes: p.pal.accent, amb: 0.16, gap: 5 });
    },
  },
  familiar: {
    tint: '#3d3350',
    mood: 'moon',
    light: [640, 190, 160, 760],
    focus: [440, 240, 400],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.moon(p, { x: 640, y: 180, r: 120 });
      T.rings(p, { x: 640, y: 180, r0: 136, reach: 480, power: 0.8, cloud: 0.4 });
      p.shape([limb([[900, 470], [640, 505], [420, 500], [60, 540]], 26, 18, 20, 10)], p.pal.ink, { rim: 3 });
      // an owl: one body, two ears, two great discs of eyes
      body(p, [
        [340, 70, 1], [384, 118], [440, 128], [496, 118], [540, 70, 1], [566, 170], [584, 300], [560, 420], [500, 500],
        [440, 560], [380, 500], [320, 420], [296, 300], [314, 170],
      ], {
        R: 110, gap: 6, angle: 0.2, power: 1.3, rim: 4,
        extra: (x, y, t) => t * (
          0.35 + 0.9 * smooth(
            0.1, 0.7, Math.abs(Math.sin(y / 15) * Math.sin((x - 440) / 17 + (Math.floor(y / 47) % 2) * 1.57)),
          )
        ),
      });
      for (const k of [-1, 1]) {
        body(
          p,
          [
            [440 + k * 100, 250], [440 + k * 146, 320], [440 + k * 130, 440], [440 + k * 70, 530, 1],
            [440 + k * 84, 380],
          ],
          { R: 26, angle: 1.2 * k, gap: 6, rim: 2.6 },
        );
        T.rings(p, { x: 440 + k * 52, y: 200, r0: 36, reach: 34, gap: 6, power: 1, cloud: 0 });
        p.fill(disc(440 + k * 52, 200, 33, 20), p.pal.accent);
        p.fill([disc(440 + k * 52, 202, 18, 16)], p.pal.ink);
        p.shape(
          curve(
            [[440, 170, 1], [440 + k * 60, 138], [440 + k * 118, 96, 1], [440 + k * 96, 150], [440 + k * 40, 172]],
            true, 5,
          ),
          p.pal.ink, { rim: 2 },
        );
        p.shape(
          [0, 1, 2].map((i) => limb([[440 + k * (26 + i * 18), 486], [440 + k * (30 + i * 18), 520]], 8, 5)),
          p.pal.soft, { rim: 2, union: true },
        );
      }
      p.carve([[424, 216], [440, 206], [456, 216], [442, 268]], { R: 12, gap: 4.6, power: 1.7, amb: 0.2 });
    },
  },
};
