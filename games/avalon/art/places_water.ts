// Places of Avalon by rivers, lakes and the sea.
import {
  T, curve, disc, mix, place, rect, rows, smooth, taper, times, type Plate, type Plates, type Ring,
} from '../../../web/src/art/kit';
import { bars, cloth, dark, fig, folk, sky, wyrdEyes } from './places_parts';

function barge(p: Plate, x: number, y: number, s: number, power: number) {
  const at = (l: Ring) => place(l, x, y, s);
  const g = { fill: p.pal.near, R: 40 * s, power, rim: 2.6, tex: 0.4 };
  p.carve(
    curve(at([[-150, -60, 1], [-146, -124, 1], [-70, -150], [60, -150], [130, -124, 1], [134, -60, 1]]), true, 4),
    { ...g, angle: 1.5 },
  );
  p.carve(
    curve(
      at([
        [-236, -104, 1], [-170, -70], [150, -70], [236, -116, 1], [206, -30], [170, 12, 1], [-180, 12, 1], [-214, -30],
      ]),
    ),
    { ...g, angle: 0.02, bend: 0.2, fill: p.pal.fore },
  );
  p.fill(times(5, (i) => at(rect(-116 + i * 50, -112, 26, 24))), dark(p) ? p.pal.ink : p.pal.lamp, 1, true);
  if (!dark(p)) return;
  // they all lean one way
  for (let i = 0; i < 6; i++) {
    const [u, v] = at([[-130 + i * 48, -138 - 8 * Math.sin(i)]])[0]!;
    folk(p, u, v, 88 * s, 0.42);
    p.fill(at([[-84 + i * 48, -196], [-66 + i * 48, -212], [-60 + i * 48, -204], [-78 + i * 48, -188]]), p.pal.accent);
  }
}

/** A heron: where it stands; k -1 mirrors it upside down. */
const heron = (p: Plate, x: number, y: number, s: number, k = 1, ink = p.pal.ink) =>
  p.shape(
    [
      curve(
        place(
          [
            [-46, -62, 1], [-20, -84], [8, -92], [22, -112], [10, -134], [14, -152], [30, -156], [76, -148, 1],
            [34, -144], [28, -136], [40, -112], [30, -84], [8, -64], [-20, -58],
          ],
          x,
          y,
          s * k,
          0,
          s,
        ),
        true,
        4,
      ),
      taper(place([[2, -66], [4, -30], [0, 0]], x, y, s * k, 0, s), () => 2.2 * s),
      taper(place([[-8, -66], [-14, -34], [-8, 0]], x, y, s * k, 0, s), () => 2.2 * s),
    ],
    ink,
    { rim: 1.8, hand: 0, union: true },
  );

export const plates: Plates = {
  fever_barges: {
    tint: '#46625c',
    mood: 'moon',
    light: [150, 150, 220, 900],
    draw(p) {
      sky(p, 170, 150, 46, 560);
      T.ridge(p, { y: 262, amp: 16, fill: p.pal.far, power: 0.4, depth: 40 });
      T.water(p, { y0: 278, path: dark(p) ? [] : [[170, 46]], base: 0.22 });
      barge(p, 424, 318, 0.36, 0.9);
      barge(p, 530, 372, 0.62, 1);
      barge(p, 690, 474, 1.06, 1.2);
      bars(p, [[560, 330, 566, 200, 4], [846, 350, 850, 180, 4], [566, 204, 850, 186, 1.4]]);
      for (let i = 0; i < 4; i++) {
        const x = 592 + i * 62;
        cloth(p, [[x, 206 - i * 4, 1], [x + 46, 203 - i * 4, 1], [x + 50, 262 - i * 4, 1], [x + 6, 270 - i * 4, 1]]);
      }
      p.shape(
        curve([[150, 470, 1], [210, 486], [330, 484], [402, 462, 1], [376, 508], [180, 512]]), p.pal.ink, { rim: 2.4 },
      );
      bars(p, [[312, 580, 352, 250, 3]]);
      if (!dark(p)) fig(p, 300, 486, 140, { rim: 2.6 });
      p.shape([[-20, 546], [130, 540], [150, 620], [-20, 620]], p.pal.ink, { rim: 2 });
      bars(p, [[62, 560, 62, 350, 6], [62, 356, 122, 356, 5], [108, 356, 108, 372, 2]]);
      p.carve(
        curve([[96, 406, 1], [98, 380], [108, 370], [118, 380], [122, 406, 1]], true, 4), { R: 10, gap: 4, rim: 2.4 },
      );
    },
  },
  dry_weir: {
    tint: '#5d5c48',
    mood: 'day',
    light: [700, 130, 200, 900],
    draw(p) {
      sky(p, 700, 120, 26, 380, 3);
      T.ridge(p, { y: 210, amp: 36, len: 300, fill: p.pal.far, power: 0.5, depth: 70 });
      // the sill, from bank to bank
      p.carve(
        [[-20, 262], [920, 236], [920, 330], [-20, 352]],
        { fill: p.pal.mid, R: 14, gap: 6, angle: -0.03, power: 0.9, tex: 1 },
      );
      bars(p, times(15, (i) => [i * 64, 350 - i * 1.6, 6 + i * 62, 258 - i * 1.8, 4]), p.pal.near, 2);
      const legs: [number, number][] = [[560, 0], [640, 26], [740, -20], [800, 10]];
      p.shape(
        legs.map(([x, b]) =>
          dark(p)
            ? taper(curve([[x, 236], [x + (x - 680) * 0.9, 290], [x + (x - 680) * 0.5, 440 + b]], false, 5), () => 5)
            : taper([[x, 236], [x, 420 + b]], () => 5),
        ),
        p.pal.ink,
        { rim: 2, union: true, hand: 0 },
      );
      p.carve(
        [[540, 242], [536, 150], [824, 142], [822, 240]], { fill: p.pal.fore, R: 30, angle: 1.57, gap: 7, power: 0.8 },
      );
      p.carve([[512, 158], [590, 74], [776, 68], [850, 148]], { fill: p.pal.ink, R: 40, angle: 1.2, gap: 6, power: 1 });
      p.fill(rect(650, 176, 40, 44), dark(p) ? p.pal.accent : p.pal.lamp);
      T.ridge(p, { fn: (x) => 396 + 30 * Math.pow((x - 420) / 450, 2), fill: p.pal.near, power: 0.5, depth: 120 });
      // mud that has cracked
      const crack: Ring[] = [];
      for (let j = 0; j < 4; j++)
        for (let i = -4; i < 9; i++) {
          const f = (u: number, v: number): [number, number] => [
            450 + (u - 2.3) * (70 + v * 62), 416 + v * v * 13 + 12 * p.n(u * 3, v),
          ];
          const o = (j % 2) * 0.5;
          crack.push(taper([f(i + o, j), f(i + 0.5 + o, j + 0.3), f(i + 1 + o, j)], () => 1.5 + j));
          crack.push(taper([f(i + 0.5 + o, j + 0.3), f(i + 0.5 + o, j + 1)], () => 1.5 + j));
        }
      p.fill(crack, dark(p) ? p.pal.accent : p.pal.ink, dark(p) ? 0.5 : 1, true);
      // the post goes down further than anyone needed
      p.fill(disc(250, 520, 96, 30, 40), p.pal.ink);
      p.carve(
        [[222, 640], [226, 60], [250, 44], [274, 60], [278, 640]],
        { fill: p.pal.fore, R: 22, gap: 6, angle: 1.57, power: 1.3, rim: 3 },
      );
      p.fill(
        times(17, (i) => rect(i % 3 ? 252 : 234, 90 + i * 32, i % 3 ? 22 : 40, 6)), dark(p) ? p.pal.accent : p.pal.ink,
        1, true,
      );
      bars(p, [[278, 190, 540, 176, 1.5]]);
      for (let i = 0; i < 6; i++)
        p.shape(
          taper(
            [[310 + i * 38, 190], [312 + i * 38 + 4, 214 + i * 14], [308 + i * 38, 236 + i * 16]], (t) => 6 - 5 * t,
          ),
          p.pal.ink,
          { rim: 1.6 },
        );
      if (!dark(p)) folk(p, 430, 470, 84);
    },
  },
  toll_ford: {
    tint: '#4f6450',
    mood: 'dusk',
    light: [260, 250, 170, 820],
    draw(p) {
      sky(p, 250, 226, 40, 420, 2);
      T.ridge(p, { y: 250, amp: 50, len: 200, fill: p.pal.far, power: 0.5, depth: 70 });
      for (let i = 0; i < 12; i++) folk(p, 60 + i * 30 + (i % 3) * 6, 318 - (i % 2) * 6, 46 + (i % 4) * 5);
      T.water(p, { y0: 312, y1: 470, path: dark(p) ? [] : [[250, 60]], base: 0.25 });
      T.ridge(p, {
        fn: (x) => 440 + (x < 500 ? (500 - x) * 0.09 : 0) + 8 * p.n(x / 40),
        fill: p.pal.near,
        power: 0.5,
        depth: 60,
      });
      for (let i = -4; i < 5; i++)
        p.shape(taper([[300 + i * 12, 460], [320 + i * 70, 620]], (t) => 3 + 9 * t), p.pal.ink, { rim: 2.4 });
      // the toll-house, a bell without a rope in its gable
      p.carve(
        [[610, 500], [606, 210], [920, 210], [920, 500]],
        { fill: p.pal.fore, R: 20, gap: 7, angle: 0, bend: 0, tex: 1, power: 0.9 },
      );
      p.carve(
        [[574, 226], [752, 34], [930, 226], [870, 214], [752, 92], [640, 214]],
        { fill: p.pal.ink, R: 20, gap: 6, angle: 0.8, rim: 3 },
      );
      p.shape([[640, 214], [752, 92], [870, 214]], p.pal.fore);
      p.fill(curve([[716, 206, 1], [716, 160], [752, 126], [788, 160], [788, 206, 1]], true, 4), p.pal.haze);
      p.carve(
        curve([[724, 204, 1], [734, 160], [752, 144], [770, 160], [780, 204, 1]], true, 5),
        { fill: p.pal.ink, R: 18, gap: 5, rim: 3 },
      );
      p.fill(rect(640, 300, 62, 66), dark(p) ? p.pal.ink : p.pal.lamp);
      bars(p, [[671, 298, 671, 368, 2.5], [638, 333, 704, 333, 2.5]]);
      // the bar
      if (dark(p)) {
        for (const x of [120, 320, 510])
          T.hooded(p, { x, y: 600, h: 250 - Math.abs(x - 320) * 0.3, eyes: p.pal.accent, fill: p.pal.ink, rim: 3 });
        T.rings(p, { x: 752, y: 190, r0: 56, reach: 66, ink: p.pal.accent, gap: 11, cloud: 0 });
      } else fig(p, 486, 566, 200, { rim: 3 });
      p.shape(
        dark(p)
          ? taper([[-20, 452], [640, 424]], () => 10)
          : taper([[-20, 414], [640, 386]], () => 11),
        p.pal.ink,
        { rim: 4 },
      );
      bars(p, [[648, 620, 648, 396, 14], [110, 412, 110, 454, 2], [330, 404, 330, 440, 2]]);
      p.shape([rect(90, 450, 40, 30), rect(294, 438, 72, 46)], p.pal.ink, { rim: 3, union: true });
    },
  },
  stillmere: {
    tint: '#4d6a74',
    mood: 'night',
    light: [330, 150, 240, 900],
    draw(p) {
      sky(p, 330, 140, 50, 420, 1);
      const hill = (x: number) =>
        300 -
        150 * Math.exp(-Math.pow((x - 780) / 130, 2)) -
        66 * Math.exp(-Math.pow((x - 90) / 120, 2)) -
        14 * p.n(x / 40);
      T.ridge(p, { fn: hill, fill: p.pal.near, power: 0.9, depth: 120, to: 300 });
      p.fill(rect(0, 300, 900, 310), dark(p) ? p.pal.ink : p.pal.mid);
      // below the line is yesterday
      const below: Ring = [
        [-20, 300], ...times(48, (i): [number, number] => [i * 20 - 20, 604 - hill(i * 20 - 20)]), [920, 300],
      ];
      p.shape(below, p.pal.fore);
      p.cut(below, { gap: 9, tone: (x, y) => 0.55 * smooth(0.4, 0.7, p.n(x / 90, y / 5)) });
      if (!dark(p)) {
        p.fill(disc(330, 464, 50, 36, 46), p.pal.cut, 0.8);
        p.cut(disc(330, 464, 210, 40, 140), {
          gap: 11,
          tone: (x, y) => 0.7 * smooth(210, 60, Math.hypot(x - 330, (y - 464) * 1.5)),
        });
      } else
        for (const [x, y, s] of rows(
          [610, 302, 1.5], [730, 304, 2.6], [846, 300, 1.7], [300, 302, 1.6], [150, 304, 2.2],
        )) {
          p.carve(
            place([[-30, 0], [-30, 40], [0, 72], [30, 40], [30, 0]], x, y, s),
            { fill: p.pal.near, R: 30, gap: 8, angle: 0, bend: 0, tex: 1, rim: 3 },
          );
          p.fill(place(rect(-8, 10, 16, 20), x, y, s), p.pal.accent);
        }
      p.shape([[-20, 297], [920, 296], [920, 303], [-20, 304]], p.pal.ink);
      heron(p, 500, 384, 1.4);
      // what it shows of the heron is late: it still flies
      p.shape(
        curve(
          [[440, 470, 1], [500, 452], [540, 420, 1], [560, 452], [640, 448, 1], [570, 470], [545, 500, 1], [520, 470]],
          true, 4,
        ),
        p.pal.ink,
        { rim: 2 },
      );
      p.fill([disc(520, 382, 40, 24, 8), disc(520, 382, 35, 24, 6)], p.pal.cut);
      T.grass(p, { y: 590, n: 90, h: 150, x1: 260, lean: 0.05 });
      T.grass(p, { y: 600, n: 40, h: 90, x0: 780 });
    },
  },
  saltgate: {
    tint: '#62686b',
    mood: 'day',
    light: [560, 380, 120, 820],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, { y1: 260, power: dark(p) ? 0.4 : 0.9 });
      for (const [x, s] of rows([70, 1], [190, 0.7], [286, 0.5]))
        p.carve(
          curve(
            [
              [x - 120 * s, 420, 1], [x - 30 * s, 420 - 160 * s], [x, 420 - 186 * s, 1], [x + 34 * s, 420 - 156 * s],
              [x + 120 * s, 420, 1],
            ],
            true,
            5,
          ),
          { fill: p.pal.soft, R: 60 * s, gap: 6, angle: 1, amb: dark(p) ? 0 : 0.2, power: 0.9 },
        );
      T.ridge(p, { y: 410, amp: 8, fill: p.pal.mid, depth: 60 });
      // wall and gate-towers
      const top: Ring = [[330, 640], [330, 190]];
      for (let x = 330; x < 920; x += 44) top.push([x, 176], [x + 24, 176], [x + 24, 198], [x + 44, 198]);
      p.carve([...top, [920, 640]], { fill: p.pal.near, R: 16, gap: 8, angle: 0, bend: 0, power: 0.55, tex: 1 });
      for (const x of [372, 652]) {
        p.carve(
          [[x, 620], [x + 6, 70], [x + 98, 70], [x + 104, 620]],
          { fill: p.pal.fore, R: 50, gap: 7, angle: 0, bend: 0.35, power: 1.1, rim: 3 },
        );
        p.shape([[x - 18, 80], [x + 52, -40], [x + 122, 80]], p.pal.ink, { rim: 3 });
        for (const y of [150, 260]) p.fill(rect(x + 42, y, 20, 44), dark(p) ? p.pal.accent : p.pal.ink);
      }
      // one leaf ajar; salt across the threshold
      p.fill(
        curve([[476, 560, 1], [476, 270, 1], [564, 190], [652, 270, 1], [652, 560, 1]], true, 6),
        dark(p) ? p.pal.ink : p.pal.lamp,
      );
      if (!dark(p)) {
        p.carve(
          [[476, 566], [476, 268], [508, 236], [516, 560]],
          { fill: p.pal.ink, R: 10, gap: 8, angle: 1.57, bend: 0, power: 0.5, rim: 3 },
        );
        p.carve(
          [[652, 566], [652, 268], [624, 238], [616, 556]],
          { fill: p.pal.ink, R: 10, gap: 8, angle: 1.57, bend: 0, power: 0.5, rim: 3 },
        );
        p.fill([[500, 560], [630, 556], [760, 640], [330, 640]], p.pal.soft);
        fig(p, 572, 566, 96, { fill: p.pal.ink });
      } else
        wyrdEyes(p, [[530, 400, 1.1], [600, 350, 0.8], [560, 460, 1.4], [504, 500, 0.8], [622, 480, 1]]);
      p.shape(
        curve([[400, 562, 1], [480, 552], [660, 550], [740, 560, 1], [660, 574], [480, 576]], true, 6), p.pal.cut,
      );
      for (const [x, y, h] of rows([250, 590, 150], [190, 600, 130], [120, 610, 140])) fig(p, x, y, h);
    },
  },
  drowned_orchard: {
    tint: '#456260',
    mood: 'day',
    light: [760, 200, 200, 900],
    draw(p) {
      sky(p, 770, 196, 40, 460, 2);
      T.ridge(p, { y: 250, amp: 6, fill: p.pal.mid, power: 0.9, depth: 24 });
      T.water(p, { y0: 262, path: [[770, 80]], base: dark(p) ? 0.3 : 0.12 });
      p.carve(
        [[-20, 420], [300, 300], [560, 258], [566, 266], [330, 330], [-20, 500]],
        { fill: p.pal.near, R: 14, gap: 5, angle: -0.4, power: 0.7, tex: 1 },
      );
      for (const [x, y, h] of rows(
        [470, 290, 90], [590, 296, 104], [400, 330, 150], [560, 344, 180], [740, 330, 150], [250, 420, 260],
        [640, 450, 330],
      )) {
        const d = dark(p) ? y - h * 0.34 : y;
        if (!dark(p))
          p.shape(taper([[x, y], [x - 8, y + h * 0.5]], (t) => h * 0.05 * (1 - 0.6 * t)), p.pal.ink);
        T.tree(p, { x, y: d, h, w: h * 0.06, spread: 0.8, gnarl: 0.4, depth: h > 200 ? 6 : 4, fill: p.pal.ink });
        if (!dark(p)) p.fill(disc(x, y + h * 0.03, h * 0.17, 16, h * 0.045), p.pal.ink);
        const weed: Ring[] = [];
        const apple: Ring[] = [];
        for (let i = 0; i < 9; i++) {
          const u = x + p.r.in(-0.36, 0.36) * h;
          const v = d - h * p.r.in(0.42, 0.66);
          if (i % 3)
            weed.push(taper([[u, v], [u + 3, v + h * p.r.in(0.1, 0.22)]], (t) => h * 0.02 * (1 - t)));
          else apple.push(disc(u, v, h * 0.028 + 1.5, 9));
        }
        p.fill(weed, p.pal.ink, 1, true);
        p.fill(apple, dark(p) ? p.pal.accent : p.pal.cut, 1, true);
        if (dark(p)) p.fill([disc(x, d, h * 0.3, 24, h * 0.04), disc(x, d, h * 0.26, 24, h * 0.03)], p.pal.cut);
      }
      if (dark(p))
        wyrdEyes(p, [[480, 420, 1], [330, 380, 0.6]]);
      else {
        bars(p, [[60, 560, 220, 548, 8], [80, 556, 80, 606, 6], [200, 550, 200, 600, 6]]);
        fig(p, 140, 552, 110, { rim: 2.4 });
        p.carve(
          curve([[796, 600, 1], [786, 560], [796, 506, 1], [856, 506, 1], [866, 560], [856, 600, 1]]),
          { fill: p.pal.ink, R: 30, gap: 7, angle: 1.57, power: 0.8 },
        );
        bars(p, [[812, 510, 790, 400, 4], [840, 510, 866, 392, 4]]);
      }
    },
  },
  bellfoot_cliff: {
    tint: '#40566a',
    mood: 'moon',
    light: [640, 120, 220, 900],
    draw(p) {
      sky(p, 640, 120, 56, 500, 3);
      T.water(p, { y0: 330, path: dark(p) ? [] : [[640, 60]], base: 0.3 });
      p.carve(
        curve(
          [
            [-20, 150, 1], [120, 146], [262, 128, 1], [282, 170], [250, 250], [274, 330], [222, 410], [240, 500],
            [190, 640, 1], [-20, 640, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.fore, R: 60, gap: 7, angle: 1.45, power: 1.3, tex: 1, grain: 0.05, rim: 3 },
      );
      // the chain
      const a = (t: number): [number, number] => [mix(196, 500, t), mix(96, 250, t) + 90 * Math.sin(t * Math.PI)];
      p.shape(
        times(27, (i) => place(disc(0, 0, 10, 10, 4), ...a(i / 26), 1, 0.75 - (i % 2) * 0.5)), p.pal.ink,
        { rim: 2.4, union: true, hand: 0 },
      );
      bars(p, [[196, 150, 196, 60, 8]]);
      if (!dark(p)) {
        bars(p, [[110, 128, 176, 128, 5], [120, 128, 120, 150, 4]]);
        fig(p, 150, 142, 76);
      }
      // the frame, with the sea going through it
      bars(p, [[440, 600, 506, 236, 12], [760, 600, 692, 236, 12], [476, 250, 722, 250, 13]], p.pal.ink, 3.4);
      const bell = (l: Ring) => place(l, 598, 262, 1.12, dark(p) ? 0.4 : 0.06);
      p.shape(disc(...(bell([[0, 156]])[0]!.slice(0, 2) as [number, number]), 20), p.pal.ink, { rim: 3 });
      p.carve(
        curve(
          bell([
            [-100, 146, 1], [-92, 132], [-62, 96], [-52, 40], [-34, 6], [0, -6], [34, 6], [52, 40], [62, 96],
            [92, 132], [100, 146, 1], [0, 158],
          ]),
          true,
          6,
        ),
        { fill: p.pal.near, R: 54, gap: 5.5, angle: 1.5, power: 1.5, rim: 3.4 },
      );
      p.fill(curve(bell([[-76, 122], [0, 134], [76, 122], [80, 128], [0, 142], [-80, 128]]), true, 5), p.pal.ink);
      if (dark(p)) {
        T.rings(p, { x: 540, y: 420, r0: 40, reach: 70, ink: p.pal.accent, gap: 12, cloud: 0.2 });
        for (const [x, y, h] of rows([330, 500, 70], [400, 530, 90], [820, 500, 80], [760, 540, 104], [310, 580, 120]))
          fig(p, x, y, h, { rim: 2.4 });
      }
      T.waves(p, [[520, 34, 80, p.pal.near, 20], [566, 40, 110, p.pal.fore, 90]]);
      if (!dark(p)) T.spray(p, 520, 420, 760, 60, 90);
    },
  },
  stillmere_in_flood: {
    tint: '#4a5f6e',
    mood: 'moon',
    light: [690, 90, 200, 900],
    draw(p) {
      sky(p, 700, 96, 34, 420, 1);
      T.water(p, { y0: 230, path: dark(p) ? [] : [[700, 50]], base: 0.14 });
      // roofs that stand in the lake
      for (const [x, y, s] of rows([470, 262, 0.5], [800, 286, 0.7], [190, 330, 1.25])) {
        const at = (l: Ring) => place(l, x, y, s);
        p.carve(
          at([[-120, 0], [-66, -120], [110, -120], [170, 0]]),
          { fill: p.pal.fore, R: 30, gap: 7, angle: 1.2, power: 1, tex: 0.8, rim: 3 },
        );
        p.shape(at([[-128, 0], [-64, -128], [-8, 0]]), p.pal.ink, { rim: 3 });
        p.fill(at(rect(-78, -60, 24, 26)), dark(p) ? p.pal.accent : p.pal.mid);
      }
      if (!dark(p)) fig(p, 250, 184, 86);
      // coffins, keeping together
      for (const [x, y, s, r] of rows([470, 320, 0.5, 0.25], [610, 384, 0.85, -0.2], [360, 484, 1.35, 0.12])) {
        const at = (l: Ring) => place(l, x, y, s, r);
        p.shape(at([[-120, 0], [-120, 34], [-40, 66], [130, 44], [130, 12]]), p.pal.ink, { rim: 2.4 });
        const lid = at([[-120, 0], [-56, -36], [120, -14], [130, 12], [-40, 34]]);
        if (dark(p)) {
          p.shape(lid, p.pal.ink, { rim: 4 });
          fig(p, x - 10, y + 20 * s, 220 * s, { face: 'void', eyes: p.pal.accent, rim: 3, power: 0.8 });
          bars(p, [[x + 84 * s, y + 80 * s, x + 40 * s, y - 250 * s, 3 * s]]);
        } else {
          p.carve(lid, { fill: p.pal.mid, R: 8, gap: 5.5, angle: r + 0.1, power: 1.5, rim: 3, amb: 0.2 });
          p.fill(
            [at([[-66, -6], [100, 6], [100, 0], [-66, -12]]), at([[-34, -26], [-14, 20], [-4, 20], [-24, -26]])],
            p.pal.ink, 1, true,
          );
        }
      }
      // the gatepost that tells how deep
      p.carve(
        [[774, 640], [778, 370], [800, 354], [822, 370], [826, 640]],
        { fill: p.pal.ink, R: 20, gap: 7, angle: 1.57, power: 0.9, rim: 3 },
      );
      p.fill(times(7, (i) => rect(788, 396 + i * 30, i % 2 ? 14 : 26, 5)), dark(p) ? p.pal.accent : p.pal.cut, 1, true);
      if (!dark(p))
        p.shape(
          curve(
            [
              [640, 560, 1], [668, 572], [710, 566], [722, 540], [716, 528], [726, 518], [742, 526, 1], [752, 534, 1],
              [738, 538], [734, 566], [712, 588], [664, 588],
            ],
            true,
            4,
          ),
          p.pal.ink,
          { rim: 2.4 },
        );
    },
  },
};
