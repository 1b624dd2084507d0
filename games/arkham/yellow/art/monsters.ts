// The riots of the Yellow King: the crowd has put on pale masks.
import {
  T, curve, disc, half, rows, taper, times, type Plate, type Plates, type Ring,
} from '../../../../web/src/art/kit';
import { flesh, hand, limb, shag } from '../../art/monster_parts';

/** One of the crowd, head and shoulders; hat: 0 bare, 1 cap, 2 bowler, 3 shawl. */
function man(p: Plate, x: number, y: number, s: number, hat: number, face = p.pal.soft, fill = p.pal.ink) {
  flesh(
    p, half([[0, 70], [30, 74], [90, 100], [112, 170], [120, 420, 1]], x, y, s),
    { R: 60 * s, angle: 1.3, fill, power: 0.9, extra: shag(p, 1.3, 12) },
  );
  if (hat === 3)
    flesh(p, half([[0, -70], [50, -50], [66, 10], [60, 90], [0, 110]], x, y, s), { R: 40 * s, angle: 1.4, fill });
  else
    p.shape(half([[0, -60], [40, -48], [52, 0], [30, 66], [0, 74]], x, y, s), fill, { rim: 3 });
  p.carve(
    half([[0, -44], [34, -34], [42, 4], [26, 50], [0, 64]], x, y, s),
    { fill: face, R: 30 * s, gap: 5, angle: 0.3, power: 1.1, amb: 0.25, rim: 2 },
  );
  p.fill(
    [[1, 0], [-1, 0]].map(([k]) =>
      curve(
        ([[8, -4, 1], [18, -12], [32, -4, 1], [18, 3]] as Ring).map(([a, b]) => [x + a * k! * s, y + b * s]), true, 4,
      ),
    ),
    p.pal.ink, 1, true,
  );
  if (hat === 1)
    flesh(p, half([[0, -66], [44, -56], [60, -26], [40, -22], [0, -18]], x, y, s), { R: 26 * s, fill, angle: 0.2 });
  if (hat === 2)
    flesh(
      p, half([[0, -94], [36, -84], [42, -44], [70, -38, 1], [40, -28], [0, -26]], x, y, s),
      { R: 30 * s, fill, angle: 0.2 },
    );
}
const torch = (p: Plate, x: number, y: number, x1: number, y1: number, s = 1) => {
  p.shape(taper([[x, y], [x1, y1]], (t) => (5 + 4 * t) * s), p.pal.ink, { rim: 3 });
  p.fill(
    curve(
      [
        [x1 - 16 * s, y1, 1], [x1 - 20 * s, y1 - 34 * s], [x1 - 4 * s, y1 - 84 * s, 1], [x1 + 8 * s, y1 - 50 * s],
        [x1 + 22 * s, y1 - 60 * s, 1], [x1 + 16 * s, y1, 1],
      ],
      true, 5,
    ),
    p.pal.lamp,
  );
};
const sign = (p: Plate, x: number, y: number, s: number, ink: string) =>
  p.fill(
    [
      ...times(3, (i) => {
        const at = (r: number, d: number): [number, number] => [
          x + Math.cos(i * 2.09 + d) * r * s, y + Math.sin(i * 2.09 + d) * r * s,
        ];
        return limb([at(6, 0), at(30, 0.1), at(46, 0.7), at(40, 1.3), at(30, 1.1)], 7 * s, 2 * s);
      }),
      disc(x, y, 9 * s, 10),
    ],
    ink,
    1,
    true,
  );

export const plates: Plates = {
  riot_1: {
    tint: 'yellow',
    light: [640, 120, 150, 750],
    focus: [430, 250, 400],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 650, y: 90, r0: 60, reach: 460, ink: p.pal.lamp, power: 0.8, cloud: 0.6 });
      T.skyline(p, { y: 420, h: 260, fill: p.pal.fore, lit: 0.3 });
      for (const [x, y, s, h] of rows(
        [80, 330, 0.7, 1], [220, 310, 0.75, 2], [560, 320, 0.7, 0], [700, 340, 0.75, 3], [840, 330, 0.8, 1],
      ))
        man(p, x, y, s, h);
      torch(p, 720, 460, 650, 160, 1.3);
      torch(p, 120, 420, 160, 200, 0.8);
      flesh(p, limb([[540, 420], [660, 440], [670, 310]], 56, 34), { fill: p.pal.ink, R: 40 });
      man(p, 430, 250, 1.5, 1, p.pal.soft, p.pal.fore);
      flesh(p, limb([[310, 430], [190, 400], [190, 230]], 62, 36), { fill: p.pal.fore, R: 46 });
      p.carve(taper([[150, 330], [260, 20]], (t) => 12 + 10 * t), { R: 16, gap: 5, rim: 3, power: 1.4 });
      for (let i = 0; i < 4; i++)
        flesh(
          p, limb([[166, 190 + i * 22], [196, 184 + i * 22], [224, 200 + i * 21]], 13, 10),
          { R: 11, gap: 5, power: 1.5 },
        );
    },
  },
  riot_2: {
    tint: 'easttown',
    light: [170, 150, 170, 850],
    focus: [500, 230, 420],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 160, y: 150, r0: 60, reach: 520, ink: p.pal.soft, power: 0.8, cloud: 0.4 });
      T.skyline(p, { y: 400, h: 220, fill: p.pal.fore, lit: 0.1 });
      for (const [x, y, s, h] of rows([300, 320, 0.62, 0], [690, 310, 0.66, 1], [800, 340, 0.74, 2], [70, 350,
        0.72, 3]))
        man(p, x, y, s, h);
      torch(p, 190, 470, 150, 220, 1.4);
      // whoever stands in front has the stone
      man(p, 470, 290, 1.5, 0, p.pal.far, p.pal.ink);
      flesh(p, limb([[590, 470], [720, 390], [690, 220]], 66, 40), { fill: p.pal.ink, R: 44, rim: 3.4 });
      p.carve(curve([[630, 120], [690, 92], [756, 116], [772, 172], [716, 214], [646, 196]], true, 4), {
        fill: p.pal.mid, R: 46, gap: 5, power: 1.7, amb: 0.12, rim: 4,
      });
      for (let i = 0; i < 4; i++)
        flesh(p, limb([[640 + i * 26, 232], [634 + i * 28, 196], [648 + i * 27, 166]], 15, 10), {
          fill: p.pal.near, R: 12, gap: 5, power: 1.6, rim: 3,
        });
    },
  },
  riot_3: {
    tint: 'uptown',
    mood: 'dusk',
    light: [470, 330, 120, 750],
    focus: [470, 200, 400],
    over: { accent: '#eadfb8' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 470, y: 330, r0: 120, reach: 420, power: 0.9, cloud: 0.8 });
      for (const [x, w] of rows([60, 200], [840, 220]))
        T.block(p, { x, y: 520, w, h: 430, rows: 5, cols: 3, fill: p.pal.fore, lit: 0.2 });
      p.shape([[610, -20], [640, 400], [652, 400], [626, -20]], p.pal.ink, { rim: 3 });
      flesh(
        p, curve([[614, 20, 1], [730, 0], [860, 40, 1], [840, 130], [860, 230, 1], [740, 190], [630, 220, 1]], true, 6),
        { fill: p.pal.fore, ink: p.pal.accent, R: 50, angle: 1.4, power: 1.1 },
      );
      sign(p, 740, 112, 1.5, p.pal.accent);
      man(p, 470, 190, 1.05, 2, p.pal.soft, p.pal.ink);
      for (const k of [-1, 1]) {
        flesh(
          p, limb([[470 + 90 * k, 310], [470 + 190 * k, 290], [470 + 160 * k, 170]], 40, 24),
          { fill: p.pal.ink, R: 30 },
        );
        hand(p, { x: 470 + 158 * k, y: 130, s: 0.75, turn: -0.1 * k, k, curl: -1.4, fill: p.pal.fore });
      }
      // a motor car, wheels up
      flesh(
        p,
        curve(
          [[190, 540, 1], [210, 450], [300, 430], [350, 400], [620, 396], [690, 430], [760, 450], [780, 540, 1]], true,
          5,
        ),
        { fill: p.pal.ink, R: 50, angle: 0.2, power: 1.2, rim: 4 },
      );
      for (const x of [280, 690]) {
        p.carve([disc(x, 420, 62, 26), disc(x, 420, 44, 26).reverse()], { fill: p.pal.ink, R: 10, gap: 5, rim: 3 });
        p.fill(
          times(6, (i) =>
            taper([[x, 420], [x + Math.cos(i * 1.05) * 46, 420 + Math.sin(i * 1.05) * 46]], () => 2.5),
          ),
          p.pal.soft, 1, true,
        );
      }
      for (const [x, y, s, h] of rows(
        [90, 470, 0.8, 1], [230, 510, 0.9, 0], [390, 530, 0.8, 3], [560, 520, 0.9, 1], [720, 500, 0.85, 2],
        [850, 480, 0.9, 3],
      ))
        man(p, x, y, s, h, p.pal.near);
    },
  },
};
