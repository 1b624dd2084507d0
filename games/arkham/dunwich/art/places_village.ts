// Places of Dunwich in and about the village.
import {
  T, TOKENS as K, clamp, curve, disc, mix, place, rect, rows, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { boards, gambrel } from './parts';

export const plates: Plates = {
  harney_jones_shack: {
    tint: '#3d4658',
    mood: 'night',
    light: [640, 480, 60, 520],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 190, y1: 430 });
      // hills that listen
      for (const [x, w, h, f] of rows([120, 240, 250, 1], [420, 200, 170, 0], [800, 270, 330, 1]))
        p.carve(
          curve(
            [
              [x - w, 480, 1], [x - w * 0.72, 480 - h * 0.66], [x, 480 - h], [x + w * 0.7, 480 - h * 0.7],
              [x + w, 480, 1],
            ],
            true,
            8,
          ),
          {
            fill: f ? p.pal.fore : p.pal.mid,
            R: 120,
            gap: 10,
            angle: 0.1,
            bend: 0.3,
            power: 0.35,
            rim: 2,
            light: [460, -100, 100, 900],
          },
        );
      const smoke = curve(
        [[714, 380], [700, 320], [742, 262], [690, 190], [560, 150], [470, 96], [430, -30]],
        false,
        10,
      );
      p.tube(smoke, (t) => 6 + 30 * t, { fill: p.pal.mid, gap: 12, bulge: 1.1, power: 0.5, tex: 0.8, rim: 2 });
      p.shape([[-10, 476], [910, 470], [910, 610], [-10, 610]], p.pal.ink, { rim: 2 });
      p.shape([rect(708, 360, 13, 60), [[700, 366], [715, 352], [730, 366]]], p.pal.ink, { rim: 1.8, union: true });
      const wall = p.shape([[548, 500], [552, 430], [760, 424], [764, 502]], p.pal.fore, {});
      boards(p, wall, 0.3, 1.57, 8);
      p.shape([[520, 440], [566, 386], [752, 378], [796, 432]], p.pal.ink, { rim: 2.6, from: [300, 0, 1] });
      p.fill([[592, 446], [640, 445], [640, 484], [592, 484]], p.pal.lamp);
      p.fill([rect(613, 445, 5, 40), rect(592, 463, 48, 5)], p.pal.ink, 1, true);
      p.fill(rect(690, 442, 36, 60), p.pal.lamp);
      // somebody sits up instead of you, with a shotgun and a dog
      p.fill(
        curve(
          [
            [698, 504, 1], [698, 476], [702, 462], [692, 460, 1], [716, 458, 1], [708, 464], [714, 478],
            [718, 504, 1],
          ],
          true,
          4,
        ),
        p.pal.ink,
      );
      p.fill(
        taper(
          [[700, 496], [732, 452]],
          () => 2.4,
        ),
        p.pal.ink,
      );
      p.fill(
        curve(
          [
            [664, 504, 1], [660, 490], [664, 476], [672, 468, 1], [676, 474], [684, 478, 1], [678, 484],
            [682, 504, 1],
          ],
          true,
          4,
        ),
        p.pal.ink,
      );
      p.lines(
        times(15, (k) => times(20, (i): Point => [400 + i * 28, 510 + k * 7 + (p.n(i * 2.3, k) - 0.5) * 8])),
        {
          gap: 8,
          ink: p.pal.lamp,
          tone: (x, y) => {
            const t = (y - 500) / 100;
            return (
              0.8 *
              (1 - t) *
              (Math.abs(x - 616 + t * 60) < 26 + 50 * t || Math.abs(x - 708 - t * 30) < 20 + 40 * t ? 1 : 0)
            );
          },
        },
      );
      T.fence(p, { y: 566, x0: -10, x1: 380, h: 56, gap: 54, spear: false, rim: 1.6 });
    },
  },
  bishops_brook_bridge: {
    tint: '#3f4c46',
    mood: 'moon',
    light: [450, 330, 90, 620],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, { y1: 300, power: 0.7, cx: 260 });
      T.ridge(p, { y: 260, amp: 60, fill: p.pal.mid, power: 0.4, depth: 80 });
      for (const [x, h] of rows([20, 240], [96, 190], [160, 240], [770, 210], [836, 270], [900, 220]))
        T.pine(p, { x, y: 420, h, fill: p.pal.fore });
      // the way in is a house with no back
      const front: Ring = [[196, 520], [196, 190], [450, 36], [704, 190], [704, 520]];
      p.shape(front, p.pal.fore, { rim: 2.6, from: [450, -200, 1] });
      p.cut(front, {
        angle: 1.57,
        gap: 13,
        max: 0.5,
        tone: (x, y) => (0.35 + 0.5 * p.n(x / 12, y / 90)) * clamp(1.3 - Math.hypot(x - 450, y - 300) / 420),
      });
      p.shape(
        taper(
          [[160, 222], [450, 44], [740, 222]],
          () => 13,
        ),
        p.pal.ink,
        { rim: 3, from: [450, -200, 1] },
      );
      p.fill([[262, 530], [262, 270], [310, 206], [590, 206], [638, 270], [638, 530]], p.pal.ink);
      // timbers, one frame within the other, towards a small evening
      for (let i = 0; i < 6; i++) {
        const k = Math.pow(0.7, i);
        const q = (u: number, v: number): Point => [450 + u * 176 * k, 352 + v * 166 * k];
        const lit = (0.16 + i * 0.15) * 1;
        p.fill(
          [
            [q(-1, 1), q(-1, -0.5), q(-0.7, -0.86), q(0.7, -0.86), q(1, -0.5), q(1, 1)],
            [q(0.93, 1), q(0.93, -0.46), q(0.66, -0.78), q(-0.66, -0.78), q(-0.93, -0.46), q(-0.93, 1)],
          ],
          p.pal.soft,
          lit,
        );
        for (const u of [-1, 1])
          p.fill(
            taper([q(u * 0.96, 0.9), q(u * 0.68, -0.4)], () => 4 * k),
            p.pal.soft,
            lit,
          );
      }
      p.fill(rect(424, 318, 54, 58), p.pal.cut);
      const floor: Ring = [[264, 530], [424, 376], [478, 376], [640, 530]];
      p.cut(floor, { gap: 9, tone: (x, y) => clamp(0.9 - (y - 376) / 190) * (p.n(x / 30, y / 5) > 0.35 ? 1 : 0.2) });
      T.walker(p, { x: 446, y: 414, h: 80 });
      // the toll: a hat, left for it
      p.shape([[-10, 520], [264, 516], [200, 610], [-10, 610]], p.pal.ink, { rim: 2.4 });
      p.shape([[910, 520], [638, 516], [706, 610], [910, 610]], p.pal.ink, { rim: 2.4 });
      p.fill([[200, 612], [264, 528], [638, 528], [706, 612]], p.pal.near);
      boards(p, [[200, 612], [264, 528], [638, 528], [706, 612]], 0.5, 0, 13);
      T.water(p, { y0: 566, path: [[150, 60], [780, 60]], fill: p.pal.ink });
      p.shape([[196, 612], [250, 540], [266, 540], [226, 612]], p.pal.ink, { rim: 2 });
      p.shape([[704, 612], [652, 540], [636, 540], [676, 612]], p.pal.ink, { rim: 2 });
    },
  },
  darkes_carnival: {
    tint: '#5b3346',
    mood: 'night',
    light: [585, 400, 110, 700],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      // the great wheel, empty, going round
      const spoke = (i: number, r: number): Point => [170 + Math.cos(i * 0.524) * r, 250 + Math.sin(i * 0.524) * r];
      p.fill([disc(170, 250, 206, 60), disc(170, 250, 200, 60)], p.pal.far);
      p.fill([disc(170, 250, 166, 50), disc(170, 250, 162, 50)], p.pal.far);
      p.fill(
        [
          ...times(12, (i) => taper([[170, 250], spoke(i, 204)], () => 2)),
          taper(
            [[170, 250], [90, 560]],
            () => 5,
          ),
          taper(
            [[170, 250], [250, 560]],
            () => 5,
          ),
        ],
        p.pal.far,
        1,
        true,
      );
      p.fill(
        times(12, (i) =>
          place([[-16, 4], [-13, 24], [13, 24], [16, 4]], ...(spoke(i, 204) as [number, number])),
        ),
        p.pal.mid,
        1,
        true,
      );
      p.fill(
        times(12, (i) => disc(...(spoke(i + 0.5, 203) as [number, number]), 4.5, 8)),
        p.pal.lamp,
        1,
        true,
      );
      // the tent: stripes to one peak, and a way in
      const top: Point = [585, 56];
      const foot = (i: number, y: number): Point => [mix(320, 850, i / 11), y];
      for (let i = 0; i < 11; i++) {
        const sag = (t: number): Point[] =>
          times(6, (j): Point => {
            const k = j / 5;
            const e = foot(t, 290);
            return [mix(top[0], e[0], k), mix(top[1], e[1], Math.pow(k, 0.72))];
          });
        const lit = 0.9 - Math.abs(i - 4.6) * 0.1;
        const roof = [...sag(i), ...sag(i + 1).reverse()];
        const wall: Ring = [foot(i, 300), foot(i + 1, 300), foot(i + 1, 530), foot(i, 530)];
        if (i % 2) {
          p.fill([roof, wall], p.pal.near, 1, true);
          continue;
        }
        for (const s of [roof, wall]) {
          p.fill(s, p.pal.mid);
          p.cut(s, { gap: 8, tone: (x, y) => lit * (0.5 + 0.5 * p.n(x / 30, y / 12)) });
        }
      }
      for (let i = 0; i < 22; i++) {
        const [x] = foot(i / 2, 0);
        p.fill([[x, 284], [x + 25, 284], [x + 12, 318]], i % 2 ? p.pal.ink : p.pal.soft);
      }
      p.fill(
        taper(
          [[585, 60], [585, -10]],
          () => 3,
        ),
        p.pal.soft,
      );
      p.fill([[588, 4], [660, 18], [588, 36]], p.pal.accent);
      p.fill(curve([[500, 540, 1], [520, 420], [585, 320, 1], [650, 420], [670, 540, 1]], true, 6), p.pal.lamp);
      p.fill(curve([[516, 540, 1], [536, 430], [585, 346, 1], [634, 430], [654, 540, 1]], true, 6), p.pal.ink);
      p.shape([[-10, 526], [910, 526], [910, 610], [-10, 610]], p.pal.ink, { rim: 2.4 });
      p.cut(rect(420, 536, 330, 70), {
        gap: 8,
        tone: (x, y) => 0.9 * Math.exp(-Math.pow((x - 585) / (60 + y - 530), 2)) * (1 - (y - 536) / 90),
      });
      p.fill(
        times(9, (i) => disc(40 + i * 34, 470 - Math.pow((i - 4) / 4, 2) * 46, 5, 8)),
        p.pal.lamp,
        1,
        true,
      );
      // the man at the door has a hat and no face
      p.shape(
        curve(
          place(
            [
              [-36, -128, 1], [-21, -133], [-22, -186, 1], [22, -186, 1], [21, -133], [36, -128, 1], [16, -124],
              [14, -108], [8, -100], [36, -92], [44, -62], [66, -78], [84, -118], [94, -114], [82, -66], [56, -36],
              [36, -44], [26, -20], [44, 30, 1], [-44, 30, 1], [-26, -20], [-40, -54], [-36, -92], [-8, -100],
              [-14, -108], [-16, -124],
            ],
            366,
            570,
            1.5,
          ),
          true,
          4,
        ),
        p.pal.ink,
        { rim: 4, hand: 0 },
      );
      p.fill(rect(335, 372, 62, 8), p.pal.accent);
      p.fill(
        taper(
          [[496, 400], [476, 596]],
          () => 3.4,
        ),
        p.pal.ink,
      );
    },
  },
  dunwich_village: {
    tint: '#4a4636',
    mood: 'dusk',
    over: { accent: K.moss },
    light: [470, 300, 100, 760],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      p.fill(disc(470, 330, 120, 46), p.pal.cut);
      T.ridge(p, {
        fn: (x) => 340 - 130 * Math.exp(-Math.pow((x - 250) / 190, 2)) - 90 * Math.exp(-Math.pow((x - 720) / 150, 2)),
        fill: p.pal.mid,
        power: 0.3,
        depth: 80,
      });
      // the steeple broke, and nobody went up to look
      p.shape(
        [
          [420, 470], [424, 214], [440, 150], [452, 176], [462, 128], [474, 190], [492, 200], [496, 300], [580, 300],
          [600, 350], [600, 470],
        ],
        p.pal.near,
        { rim: 2.6 },
      );
      p.fill([rect(446, 230, 26, 50), rect(530, 380, 22, 46)], p.pal.ink, 1, true);
      const home = (x: number, w: number, h: number, lean: number, f: string, lit: number) => {
        const s = p.shape(gambrel(x, 560, w, h, 6, lean), f, { rim: 3 });
        p.cut(s, {
          gap: 8,
          angle: lean,
          tone: (a, b) => clamp(lit * (0.9 - Math.abs(a - 470) / 640)) * (0.35 + p.n(a / 40, b / 9)),
        });
        p.shape(
          place(
            [
              [-w - 16, -h * 0.56], [-w * 0.8, -h * 0.9], [0, -h * 1.06], [w * 0.8, -h * 0.9], [w + 16, -h * 0.56],
              [w * 0.68, -h * 0.82], [0, -h * 0.95], [-w * 0.68, -h * 0.82],
            ],
            x,
            560,
            1,
            lean,
          ),
          p.pal.ink,
          { rim: 2.6 },
        );
        // at every window the same chin
        for (const u of [-0.5, 0.5])
          for (const v of [0.24, 0.5]) {
            const at = place([[u * w, -h * v]], x, 560, 1, lean)[0]!;
            const k = w / 110;
            p.fill(place(rect(-17, -22, 34, 44), at[0], at[1], k, lean), p.pal.lamp);
            p.fill(
              curve(
                place(
                  [[-15, 24, 1], [-12, 8], [-6, 4], [-9, -6], [0, -14], [9, -6], [6, 4], [12, 8], [15, 24, 1]],
                  at[0],
                  at[1],
                  k,
                ),
                true,
                4,
              ),
              p.pal.ink,
            );
          }
      };
      home(320, 76, 250, 0.06, p.pal.near, 1);
      home(640, 84, 270, -0.07, p.pal.near, 1);
      home(120, 150, 430, 0.09, p.pal.fore, 0.9);
      home(800, 160, 470, -0.06, p.pal.fore, 0.9);
      p.shape(
        curve(
          [[-10, 566, 1], [300, 552], [470, 560], [640, 548], [910, 570, 1], [910, 620, 1], [-10, 620, 1]],
          true,
          6,
        ),
        p.pal.ink,
        { rim: 2.4 },
      );
      p.cut(
        [[440, 560], [500, 560], [640, 620], [300, 620]],
        { gap: 8, tone: (x, y) => 0.7 * p.n(x / 20, y / 5) },
      );
      T.walker(p, { x: 474, y: 588, h: 132, rim: 2.6 });
    },
  },
};
