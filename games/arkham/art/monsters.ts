// Monsters; the middle 600 units are the token.
import {
  T, TOKENS as K, blend, curve, disc, half, mix, place, rows, smooth, taper, type Plates, type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  cultist: {
    tint: 'southside',
    mood: 'night',
    light: [330, 470, 120, 560],
    focus: [450, 240, 400],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 320, y: 440, r0: 40, reach: 560, gap: 9, ink: p.pal.lamp, power: 0.6, cloud: 0.4 });
      for (const [x, h] of rows([180, 300], [720, 320], [90, 260], [826, 270]))
        T.hooded(p, { x, y: 620, h, fill: p.pal.ink, power: 0.45, rim: 2.2 });
      p.carve(
        half(
          [[0, 84], [46, 92], [86, 146], [98, 216], [84, 258, 1], [150, 286], [204, 350], [226, 450], [250, 620, 1]],
          450,
          0,
          1,
        ),
        {
          fill: p.pal.near,
          R: 110,
          gap: 7,
          angle: 1.57,
          bend: 0.35,
          power: 1.15,
          tex: 0.3,
          rim: 3.2,
          light: [300, 470, 150, 620],
          extra: (x, y, t) => t * (0.3 + 0.9 * smooth(-0.4, 0.6, Math.sin((x - 450) / 15 + p.n(x / 50, y / 110) * 5))),
        },
      );
      p.fill(half([[0, 124], [42, 132], [68, 182], [66, 240], [40, 282], [14, 296]], 450, 0, 1), p.pal.ink);
      p.carve(
        half([[8, 240], [30, 238], [38, 250], [30, 274], [12, 290]], 450, 0, 1),
        { fill: p.pal.fore, R: 22, gap: 5, power: 1.5, light: [400, 480, 90, 500], rim: 0 },
      );
      p.fill(curve([[432, 262, 1], [450, 257], [468, 262, 1], [450, 267]], true, 4), p.pal.ink);
      for (const k of [-1, 1])
        p.fill(
          curve(place([[-8, 1, 1], [0, -3.4], [8, -2, 1], [0, 3]], 450 + 22 * k, 210, 1, k * 0.15), true, 4),
          p.pal.lamp,
        );
      // sign on a chain, dagger in two hands, candle
      p.fill(
        [
          taper(curve([[388, 300], [412, 366], [450, 394]], false, 8), () => 2),
          taper(curve([[512, 300], [488, 366], [450, 394]], false, 8), () => 2),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.carve(disc(450, 414, 26, 30), { fill: p.pal.fore, ink: p.pal.lamp, R: 10, gap: 4.6, power: 1.4, amb: 0.2 });
      T.rune(p, 450, 414, 14, p.pal.ink, 2.6);
      p.carve(
        curve([[596, 332, 1], [584, 250], [600, 170], [628, 108, 1], [632, 190], [628, 262], [622, 336, 1]], true, 6),
        { fill: p.pal.mid, R: 12, gap: 5, angle: 1.4, power: 1.5, amb: 0.1, rim: 2.6 },
      );
      p.shape([[566, 330], [652, 334], [650, 346], [566, 342]], p.pal.ink, { rim: 2.4 });
      p.carve(
        curve(
          [
            [480, 480, 1], [540, 440], [584, 386], [578, 352], [606, 340], [640, 352], [644, 384], [620, 420],
            [590, 480], [560, 560], [520, 600, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.near, R: 36, gap: 6.5, angle: 0.8, power: 1.15, rim: 2.8 },
      );
      for (let i = 0; i < 4; i++)
        p.carve(
          curve(place([[-26, -6], [0, -11], [26, -6], [28, 4], [0, 8], [-26, 6]], 610, 358 + i * 16, 1, 0.12), true, 4),
          { fill: p.pal.near, R: 9, gap: 4.6, power: 1.5, amb: 0.12, rim: 1.6, light: [330, 400, 110, 560] },
        );
      T.candle(p, { x: 316, y: 604, h: 100, w: 40, halo: 150 });
    },
  },
  ghoul: {
    tint: 'merchant_district',
    mood: 'moon',
    light: [640, 120, 220, 860],
    focus: [340, 270, 400],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 640, y: 140, r0: 80, reach: 460, gap: 9, power: 0.85, cloud: 0.7 });
      T.moon(p, { x: 640, y: 140, r: 66 });
      for (const [x, y, w, k] of rows([90, 400, 40, 1], [760, 410, 44, 0], [840, 420, 40, 2], [180, 410, 34, 0]))
        T.tomb(p, { x, y, w, h: w * 1.8, kind: k, lean: p.r.in(-0.1, 0.1), fill: p.pal.mid });
      T.ridge(p, { y: 424, amp: 12, fill: p.pal.near, power: 0.7, depth: 100 });
      const g = { fill: p.pal.near, gap: 6, power: 1.2, tex: 0.5, grain: 0.045, rim: 3 };
      p.carve(
        taper(
          curve([[560, 380], [640, 420], [690, 470], [640, 530], [660, 586]], false, 9),
          (t) => mix(52, 17, Math.pow(t, 0.7)),
        ),
        { ...g, R: 36, angle: 0.8, power: 0.9 },
      );
      // hunched back and belly
      p.carve(
        curve(
          [
            [300, 250], [356, 190], [440, 150], [530, 168], [604, 236], [636, 320], [622, 410], [560, 452], [480, 440],
            [410, 400], [360, 360], [316, 320],
          ],
          true,
          7,
        ),
        {
          ...g,
          R: 110,
          angle: 0.35,
          extra: (x, y, t) => t * (0.55 + 0.6 * smooth(-0.3, 0.5, Math.sin(Math.hypot(x - 360, y - 480) / 11))),
        },
      );
      for (let i = 0; i < 8; i++) {
        const t = i / 7;
        const x = mix(380, 616, t);
        const y = 176 - 34 * Math.sin(t * 2.2) + t * t * 110;
        p.carve(disc(x, y, 13, 14), { ...g, R: 12, gap: 5 });
      }
      p.carve(
        taper(curve([[512, 404], [452, 452], [420, 520], [440, 588]], false, 9), (t) => mix(58, 19, t)),
        { ...g, R: 40, angle: 0.9 },
      );
      p.shape(curve([[400, 604, 1], [412, 576], [452, 572], [474, 604, 1]], true, 4), p.pal.ink, { rim: 2.4 });
      // arms to a bone
      p.carve(
        taper(curve([[440, 290], [392, 384], [342, 430], [286, 440]], false, 9), (t) => mix(40, 15, t)),
        { ...g, R: 30, angle: 0.4 },
      );
      // head: a dog's muzzle, ears, teeth
      p.carve(
        curve(
          [
            [356, 214], [348, 168, 1], [372, 192], [392, 214], [410, 260], [384, 306], [330, 322], [270, 330],
            [206, 334], [188, 318], [196, 300], [236, 282], [262, 258], [284, 226], [318, 206], [320, 160, 1],
            [338, 196],
          ],
          true,
          5,
        ),
        { ...g, R: 46, angle: 0.2, gap: 5.2, power: 1.35 },
      );
      p.fill(
        curve([[196, 322, 1], [240, 318], [300, 306], [336, 300, 1], [300, 332], [250, 352], [206, 352, 1]], true, 5),
        p.pal.ink,
      );
      p.carve(
        curve(
          [[204, 350, 1], [250, 352], [304, 336], [340, 306, 1], [350, 330], [312, 366], [250, 382], [212, 372]],
          true,
          5,
        ),
        { ...g, R: 18, gap: 5 },
      );
      const th: Ring[] = [];
      for (let i = 0; i < 8; i++) {
        const x = 208 + i * 15;
        th.push([[x, 326 - i * 2], [x + 9, 325 - i * 2], [x + 4, 342 - i * 1.6]]);
        if (i < 7)
          th.push([[x + 4, 356 - i * 2.6], [x + 13, 354 - i * 2.6], [x + 8, 340 - i * 2]]);
      }
      p.fill(th, p.pal.cut, 1, true);
      p.fill(disc(200, 312, 8, 10, 5), p.pal.ink);
      p.fill(curve([[284, 262, 1], [298, 246], [316, 250], [308, 262]], true, 4), p.pal.ink);
      p.fill(disc(302, 255, 5, 10), p.pal.accent);
      p.shape(
        [
          taper([[196, 452], [330, 430]], (t) => 8 + 5 * Math.pow(Math.abs(t - 0.5) * 2, 6)),
          disc(192, 446, 12),
          disc(194, 462, 12),
          disc(334, 422, 11),
          disc(336, 438, 11),
        ],
        p.pal.cut,
        { rim: 0, union: true, hand: 0.5 },
      );
      for (let i = 0; i < 4; i++)
        p.shape(
          [
            taper(
              curve([[292 - i * 14, 424], [278 - i * 14, 440], [284 - i * 14, 464]], false, 5),
              (t) => mix(7.4, 1.2, t),
            ),
          ],
          p.pal.near,
          { rim: 2, hand: 0 },
        );
      T.ridge(p, { y: 594, amp: 6, fill: p.pal.ink, power: 0.7, depth: 40 });
      T.skull(p, { x: 236, y: 552, s: 0.46, turn: -0.3 });
      T.grass(p, { y: 600, n: 110, h: 34, spread: 6 });
    },
  },
  star_spawn: {
    tint: 'rlyeh',
    mood: 'night',
    light: [230, 90, 220, 900],
    focus: [450, 240, 420],
    draw(p) {
      p.pal.cut = blend(K.bone, K.tide, 0.3);
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 250, r0: 190, reach: 460, gap: 9, ink: p.pal.soft, power: 0.8, cloud: 0.5 });
      T.stars(p, { n: 60, y1: 420, avoid: [450, 250, 230] });
      for (const k of [-1, 1]) {
        T.tentacle(
          p,
          [
            [450 + k * 120, 640], [450 + k * 250, 520], [450 + k * 330, 400], [450 + k * 300, 280],
            [450 + k * 350, 190], [450 + k * 400, 220],
          ],
          { w: 44, tip: 3, suck: k },
        );
        T.tentacle(
          p,
          [
            [450 + k * 160, 660], [450 + k * 300, 600], [450 + k * 400, 540], [450 + k * 440, 430],
            [450 + k * 390, 390],
          ],
          { w: 34, tip: 3, suck: k },
        );
      }
      p.carve(
        half([[0, 380], [110, 400], [190, 470], [220, 620, 1]], 450, 0, 1),
        { fill: p.pal.fore, R: 80, gap: 7, power: 0.9, rim: 3, angle: 0.2, tex: 0.5 },
      );
      T.cephalo(p, { x: 450, y: 262, s: 1.6, len: 170, arms: 11, eyes: '#e3d9a0' });
    },
  },
};
