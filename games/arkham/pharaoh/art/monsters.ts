// The mummy of the museum.
import { T, curve, half, rect, rows, times, type Plates, type Ring } from '../../../../web/src/art/kit';
import { flesh, hand, limb, wraps } from '../../art/monster_parts';

export const plates: Plates = {
  museum_mummy: {
    tint: 'downtown',
    light: [730, 330, 200, 900],
    focus: [430, 210, 360],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.paving(p, { y0: 500, vx: 650, vy: 300 });
      for (const [x, w] of rows([700, 40], [780, 54], [880, 70])) T.column(p, { x, y: 560, h: 620, w });
      T.walker(p, { x: 740, y: 540, h: 150, lamp: true, flip: -1 });
      p.shape(rect(210, -20, 440, 620), p.pal.near, { rim: 3 });
      flesh(p, half([[0, 310], [80, 320], [150, 360], [160, 640, 1]], 430, 0), { R: 100, power: 0.9 });
      wraps(p, times(8, (i): Ring => [[282, 372 + i * 32], [420, 396 + i * 36], [580, 366 + i * 34]]), 16);
      flesh(
        p, half([[0, 84], [60, 96], [88, 160], [80, 240], [52, 310], [0, 336]], 430, 0), { R: 80, gap: 5.2, power: 1 },
      );
      wraps(
        p,
        rows<[number, number]>([120, 90], [156, 126], [246, 262], [280, 300], [312, 330]).map(([a, b]): Ring => [
          [344, a], [430, (a + b) / 2 + 14], [516, b],
        ]),
        16,
      );
      p.fill(curve([[442, 204, 1], [474, 182], [514, 198, 1], [480, 224]], true, 5), p.pal.ink);
      p.fill(curve([[466, 203], [478, 194], [490, 203], [478, 212]], true, 4), p.pal.accent);
      // half of the gilded mask is still on
      const gold = { fill: p.pal.mid, ink: p.pal.lamp, gap: 5, power: 1.5, amb: 0.2, rim: 4 };
      flesh(
        p,
        curve(
          [
            [430, 66, 1], [350, 74], [296, 150], [264, 300], [270, 420], [340, 440, 1], [350, 350], [400, 356],
            [430, 340, 1], [416, 290, 1], [440, 250, 1], [412, 200, 1], [438, 150, 1], [420, 110, 1],
          ],
          true, 5,
        ),
        {
          ...gold, R: 50, angle: 0.5,
          extra: (x, y, t) => (x > 350 && y > 130 && y < 350 ? t : Math.sin((y - x * 0.5) / 7) > -0.2 ? t * 1.2 : 0),
        },
      );
      p.fill(curve([[350, 204, 1], [376, 186], [412, 200, 1], [380, 216]], true, 5), p.pal.ink);
      p.fill(
        [
          limb([[346, 180], [376, 168], [412, 180]], 5, 3), limb([[372, 300], [396, 306], [420, 300]], 4, 3),
          limb([[350, 212], [330, 226]], 4, 2),
        ],
        p.pal.ink, 1, true,
      );
      flesh(p, limb([[560, 420], [640, 470], [700, 400]], 44, 26), { R: 34 });
      wraps(
        p,
        [
          [[580, 400], [600, 450], [570, 490]], [[630, 420], [650, 460], [640, 500]],
          [[660, 390], [700, 420], [720, 440]],
        ],
        11,
      );
      hand(p, { x: 720, y: 330, s: 1.1, turn: 0.3, thin: 0.8, curl: 0.4 });
      // the case, its glass broken where the hand comes through
      p.shape(
        [rect(196, -20, 24, 640), rect(640, -20, 24, 330), rect(640, 470, 24, 150), rect(196, 560, 470, 60)], p.pal.ink,
        { rim: 3, union: true },
      );
      p.fill(
        [
          [[250, 0], [310, 0], [220, 300], [220, 100]], [[330, 0], [346, 0], [220, 400], [220, 350]],
          [[640, 300], [610, 330], [640, 350]], [[640, 480], [596, 470], [640, 440]],
          [[664, 320], [690, 310], [664, 350]],
        ],
        p.pal.cut, 0.28, true,
      );
      p.shape(rect(380, 574, 100, 30), p.pal.soft, { rim: 0 });
    },
  },
};
