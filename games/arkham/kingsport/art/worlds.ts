// Other worlds that open over Kingsport.
import {
  T, TOKENS as K, clamp, curve, disc, half, mix, rect, rows, taper, times, type Plates, type Point,
} from '../../../../web/src/art/kit';

export const plates: Plates = {
  unknown_kadath: {
    tint: 'snow',
    mood: 'moon',
    light: [640, 120, 120, 760],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 640, y: 118, r0: 60, reach: 300, gap: 10, power: 0.9, cloud: 0.75, cx: 60, cy: 200 });
      T.stars(p, { n: 110, y1: 420, avoid: [640, 120, 260] });
      // the castle at the top of everything
      for (const [x, w, h, y] of rows(
        [560, 15, 64, 206],
        [722, 15, 56, 206],
        [584, 18, 100, 196],
        [697, 18, 92, 196],
        [614, 17, 132, 186],
        [668, 17, 122, 186],
        [641, 24, 150, 190],
      )) {
        p.shape(rect(x - w, y - h * 0.7, w * 2, h), p.pal.ink, { rim: 1.6 });
        p.shape(
          half([[0, -h * 0.34], [w * 0.9, -h * 0.05], [w * 1.25, 0, 1], [w * 0.8, 8, 1]], x, y - h * 0.7),
          p.pal.ink,
          { rim: 1.6 },
        );
      }
      p.fill([rect(636, 104, 10, 20), rect(611, 124, 6, 12), rect(665, 130, 6, 12)], p.pal.lamp, 1, true);
      p.carve(
        [
          [-20, 640], [120, 540], [210, 500], [300, 420], [370, 396], [440, 300], [500, 276], [540, 190], [580, 172],
          [646, 160], [704, 176], [744, 190], [770, 260], [812, 300], [840, 390], [920, 470], [920, 640],
        ],
        {
          fill: p.pal.ink,
          R: 120,
          gap: 7,
          angle: 1.1,
          bend: 0.5,
          power: 1.2,
          tex: 1.3,
          grain: 0.016,
          rim: 3,
          gamma: 0.9,
          extra: (x, y, t) => t * clamp(1.2 - (y - 180) / 420) * (p.n.fbm(x / 26 + y / 60, y / 44) > 0.44 ? 1.5 : 0.1),
        },
      );
      for (const y of [330, 400]) T.fog(p, { y, h: 44, n: 5, o: 1, ink: p.pal.mid, power: 1 });
      // a shantak, circling
      p.carve(
        curve(
          [
            [150, 250, 1], [196, 232], [214, 214], [196, 150], [150, 96, 1], [120, 110, 1], [196, 118], [250, 196],
            [262, 190], [290, 130], [362, 92, 1], [332, 128], [340, 160, 1], [300, 168], [280, 204], [298, 190],
            [326, 192], [342, 212, 1], [310, 212], [272, 240], [220, 250],
          ],
          true,
          5,
        ),
        { fill: p.pal.ink, R: 14, gap: 5.5, angle: 1, power: 0.9, rim: 2.6 },
      );
      // steps cut for somebody larger
      p.shape(
        [[-10, 430], [60, 432], [64, 486], [150, 488], [154, 540], [250, 542], [254, 610], [-10, 610]],
        p.pal.ink,
        { rim: 3 },
      );
      T.walker(p, { x: 108, y: 488, h: 60, lamp: true });
    },
  },
  underworld: {
    tint: '#3d4a3a',
    mood: 'night',
    over: { accent: K.moss },
    light: [640, 380, 150, 700],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // death-fire over the peaks of Thok
      p.cut(p.all, {
        gap: 9,
        ink: p.pal.soft,
        bend: (x, y) => 26 * p.n(x / 150, y / 80),
        tone: (x, y) =>
          0.95 *
          Math.exp(-Math.pow((y - 360) / 120, 2) - Math.pow((x - 660) / 330, 2)) *
          (0.4 + p.n.fbm(x / 160, y / 26)),
      });
      for (const [x, w, h, c] of rows(
        [520, 80, 290, 0],
        [800, 110, 340, 0],
        [690, 70, 220, 0],
        [880, 70, 260, 1],
        [420, 90, 200, 1],
        [600, 66, 130, 1],
      ))
        p.carve(
          [[x - w, 470], [x - w * 0.5, 470 - h * 0.5], [x - 8, 470 - h], [x + w * 0.3, 470 - h * 0.6], [x + w, 470]],
          { fill: c ? p.pal.near : p.pal.mid, R: 40, gap: 7, angle: 1.4, bend: 0.4, power: 0.6, rim: 2.2, tex: 0.7 },
        );
      // a dhole goes under, in its own time
      const back = curve([[330, 540], [380, 400], [500, 316], [640, 318], [742, 400], [800, 560]], false, 10);
      p.tube(back, (t) => 30 + 52 * Math.sin(t * 3.14), { fill: p.pal.ink, gap: 9, bulge: 0.7, power: 1.2, rim: 3 });
      // bones, to the knees and beyond
      const top = (x: number) => 520 - 40 * Math.sin(x / 190) + 16 * p.n(x / 40);
      p.shape([[-10, 620], ...times(31, (i): Point => [i * 30, top(i * 30)]), [910, 620]], p.pal.fore, { rim: 2.6 });
      for (let i = 0; i < 74; i++) {
        const x = p.r.in(0, 900);
        const y = top(x) + 4 + p.r() * p.r() * 120;
        const [a, l] = [p.r.in(-0.9, 0.9), p.r.in(16, 34)];
        const [u, v] = [Math.cos(a) * l, Math.sin(a) * l];
        const tone = y - top(x) < 60 ? p.pal.soft : p.pal.mid;
        p.fill(
          [
            taper(
              [[x - u, y - v], [x + u, y + v]],
              () => 3,
            ),
            disc(x - u, y - v, 5, 7),
            disc(x + u, y + v, 5, 7),
          ],
          tone,
          1,
          true,
        );
      }
      T.skull(p, { x: 744, y: 548, s: 0.6, turn: 0.3 });
      T.skull(p, { x: 96, y: 570, s: 0.42, turn: -0.4 });
      // the ghouls' ladder, let down from far above
      const rail = (k: number, t: number): Point => [
        mix(176 + k * 22, 226 + k * 60, t) + 14 * Math.sin(t * 4), mix(-20, 540, t),
      ];
      p.shape(
        [
          ...[0, 1].map((k) =>
            taper(
              times(12, (i) => rail(k, i / 11)),
              (t) => 1.6 + 2 * t,
            ),
          ),
          ...times(22, (i) => taper([rail(0, (i + 1) / 23), rail(1, (i + 1) / 23)], () => 1 + i / 12)),
        ],
        p.pal.soft,
        { hand: 0, union: true },
      );
      T.walker(p, { x: 246, y: 370, h: 116, rim: 3 });
    },
  },
};
