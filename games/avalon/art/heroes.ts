// The four who set out.
import {
  T, curve, disc, half, place, rect, rows, smooth, taper, times, type Plate, type Plates, type Point, type Ring,
} from '../../../web/src/art/kit';

const body = (p: Plate) => ({ fill: p.pal.near, R: 40, gap: 5.5, angle: 1.5, power: 1.3, tex: 0.5, rim: 3 });
const arm = (pts: Ring, a: number, b: number) => taper(curve(pts, false, 8), (t) => a + (b - a) * t);
/** Folds that fall from x. */
const folds =
  (p: Plate, x: number, wide = 13) =>
  (a: number, b: number, t: number) =>
    t * (0.35 + 1.1 * smooth(-0.5, 0.7, Math.sin((a - x) / wide + b / 190 + 3 * p.n(b / 90))));

/** A face seen from the front, half of it in the dark. */
function face(p: Plate, x: number, y: number, s: number, { turn = 0, beard = 0, smile = 0 } = {}) {
  const at = (l: readonly Point[]) => place(l, x, y, s, turn);
  p.carve(
    half([[0, -60], [30, -54], [42, -22], [38, 14], [24, 46], [0, 58]], 0, 0).map((q) => at([q])[0]!),
    { ...body(p), R: 40 * s, gap: 4.4, angle: 0.1 + turn, power: 1.6, gamma: 1.2, tex: 0.1, amb: 0.12 },
  );
  const eyes = [-1, 1].map((k) =>
    curve(at([[7 * k, -10, 1], [18 * k, -19], [33 * k, -13, 1], [26 * k, -4], [13 * k, -3]]), true, 4),
  );
  p.fill(eyes, p.pal.ink, 1, true);
  const k = p.light[0] > x ? -1 : 1;
  p.fill(curve(at([[2 * k, -10, 1], [5 * k, 8], [13 * k, 20, 1], [2 * k, 22]]), true, 4), p.pal.ink);
  p.fill(
    curve(at([[-15, 33 - smile, 1], [0, 33 + smile * 0.5], [15, 33 - smile, 1], [0, 38 + smile]]), true, 4), p.pal.ink,
  );
  if (!beard) return;
  p.carve(
    curve(
      at([
        [-44, -6, 1], [-34, 14], [-16, 30, 1], [0, 24], [16, 30, 1], [34, 14], [44, -6, 1], [40, 40], [24, 56 + beard],
        [0, 66 + beard], [-24, 56 + beard], [-40, 40],
      ]),
      true,
      5,
    ),
    {
      ...body(p),
      fill: p.pal.ink,
      R: 30 * s,
      gap: 5.4,
      angle: 1.45,
      power: 1,
      extra: (a, b, t) => t * (0.3 + 1.2 * p.n(a / 5, b / 24)),
    },
  );
  p.fill(curve(at([[-13, 42, 1], [0, 39], [13, 42, 1], [0, 47]]), true, 4), p.pal.ink);
}

export const plates: Plates = {
  ailei: {
    tint: '#4d6350',
    mood: 'night',
    light: [610, 170, 110, 620],
    focus: [450, 190, 380],
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 610, y: 170, r0: 44, reach: 430, ink: p.pal.lamp, gap: 10, power: 0.9, cloud: 0.2 });
      // a door that somebody waits behind
      p.shape([[238, 640], [244, 120], [330, 104], [330, 640]], p.pal.ink, { rim: 2 });
      p.fill([[330, 104], [340, 110], [340, 640], [330, 640]], p.pal.cut, 0.8);
      for (let i = 0; i < 5; i++)
        p.shape(
          [
            taper([[380 + i * 60, -10], [382 + i * 60, 34]], () => 1.5),
            curve(place([[-4, 0, 1], [4, 0, 1], [14, 34], [0, 56, 1], [-14, 34]], 382 + i * 60, 22, 0.9), true, 4),
          ],
          p.pal.ink,
          { rim: 2, union: true },
        );
      const lamp = (l: Ring) => place(l, 610, 212, 1.25);
      p.shape(
        [
          lamp([[-18, 0], [-18, -6], [18, -6], [18, 0]]), lamp([[-18, -46], [0, -66], [18, -46]]),
          taper([[610, 130], [610, -10]], () => 2),
        ],
        p.pal.ink,
        { rim: 2.4, union: true, hand: 0 },
      );
      p.fill(lamp([[-15, -6], [-12, -46], [12, -46], [15, -6]]), p.pal.lamp);
      p.fill([lamp(rect(-1, -46, 2, 40))], p.pal.ink);
      const g = body(p);
      p.carve(
        half([[0, 290], [60, 292], [92, 360], [124, 620, 1], [0, 620]], 450, 0), { ...g, R: 80, extra: folds(p, 450) },
      );
      p.carve(
        curve(
          [[404, 316, 1], [496, 316, 1], [520, 420], [530, 556, 1], [476, 566], [420, 560], [384, 548, 1], [392, 420]],
          true, 5,
        ),
        { ...g, fill: p.pal.soft, R: 50, amb: 0.1, extra: folds(p, 440, 10) },
      );
      p.carve(
        half([[0, 150], [34, 150], [84, 182], [100, 250], [74, 330], [0, 350]], 450, 0), { ...g, R: 60, angle: 1.2 },
      );
      // the scarf, the face, the loose end over her shoulder
      p.carve(
        half([[0, 62], [44, 72], [62, 116], [58, 160], [84, 196, 1], [0, 214]], 450, 0),
        { ...g, R: 34, angle: 0.4, gap: 5 },
      );
      p.fill(half([[0, 84], [36, 94], [46, 128], [36, 168], [0, 188]], 450, 0), p.pal.ink);
      face(p, 452, 134, 0.84, { turn: 0.06 });
      p.carve(
        curve([[404, 106, 1], [430, 78], [470, 76], [500, 104, 1], [470, 94], [430, 96]], true, 5),
        { ...g, R: 10, gap: 4.6, angle: 0.1 },
      );
      // her bag
      p.shape(taper([[384, 180], [540, 430]], () => 5), p.pal.ink, { rim: 2.4 });
      p.carve(
        curve([[520, 420, 1], [580, 416, 1], [600, 490], [590, 520], [530, 524], [516, 490]], true, 5),
        { ...g, fill: p.pal.ink, R: 30, angle: 0.2 },
      );
      // what she carries; sleeves rolled, hands that know how
      p.carve(
        curve(
          [[350, 264, 1], [366, 236], [430, 228], [520, 250], [556, 284], [540, 312], [450, 326], [376, 304]], true, 6,
        ),
        { ...g, fill: p.pal.soft, R: 40, angle: 1.05, amb: 0.12, gap: 6.5 },
      );
      p.carve(disc(380, 266, 44, 18, 42), { ...g, fill: p.pal.soft, R: 30, angle: 1.3, amb: 0.15, gap: 5 });
      p.fill(curve([[362, 262], [380, 246], [402, 258], [400, 282], [380, 292], [364, 280]], true, 5), p.pal.ink);
      p.shape(
        [
          taper(curve([[430, 242], [450, 270], [440, 316]], false, 5), () => 3),
          taper(curve([[480, 246], [504, 274], [500, 310]], false, 5), () => 3),
        ],
        p.pal.ink,
        { rim: 2, union: true },
      );
      p.carve(arm([[358, 200], [326, 270], [356, 318], [430, 320]], 30, 15), { ...g, R: 20, angle: 0.9 });
      p.carve(arm([[540, 200], [578, 270], [552, 330], [470, 318]], 30, 15), { ...g, R: 20, angle: 0.9 });
      for (const [x, y, t] of rows([440, 316, 0.1], [462, 316, 2.9]))
        p.carve(
          times(4, (i) =>
            arm([[x, y], ...place([[26, -12 + i * 8], [46, -14 + i * 9]], x, y, 1, t)], 7, 4),
          ),
          { ...g, R: 6, gap: 4.6, union: true },
        );
    },
  },
  arev: {
    tint: '#535e68',
    mood: 'moon',
    light: [310, 130, 150, 700],
    focus: [440, 140, 250],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 310, y: 120, r0: 60, reach: 440, gap: 10, cloud: 0.4 });
      T.moon(p, { x: 310, y: 120, r: 46 });
      T.ridge(p, { y: 470, amp: 24, fill: p.pal.far, power: 0.5, depth: 60 });
      for (const [x, y, s] of rows([250, 490, 0.3], [610, 494, 0.36], [690, 500, 0.3]))
        p.shape(place([[-60, 0], [-56, -60], [0, -110], [56, -60], [60, 0]], x, y, s), p.pal.near, { rim: 2 });
      T.ridge(p, { fn: (x) => 500 + 6 * p.n(x / 50), fill: p.pal.near, power: 0.8, depth: 110 });
      const g = body(p);
      // sticks on his back, each somebody's
      p.carve(
        times(9, (i) =>
          taper([[500, 300], [520 + i * 15, 92 + Math.abs(i - 3) * 15]], () => 5.5),
        ),
        { ...g, R: 6, gap: 5, angle: 0.3, union: true, fill: p.pal.ink },
      );
      p.carve(curve([[486, 200, 1], [590, 196, 1], [566, 350], [510, 356]], true, 5), { ...g, R: 30, fill: p.pal.ink });
      // boots, coat
      p.carve(
        [
          curve(
            [[404, 520, 1], [444, 520, 1], [444, 590], [440, 604, 1], [372, 604, 1], [380, 588], [404, 576]], true, 5,
          ),
          curve([[462, 520, 1], [504, 520, 1], [508, 576], [520, 604, 1], [450, 604, 1], [462, 580]], true, 5),
        ],
        { ...g, R: 16, fill: p.pal.ink, union: true },
      );
      p.carve(
        curve(
          [
            [430, 170, 1], [478, 170, 1], [528, 196], [548, 260], [530, 340], [560, 480], [576, 566, 1], [500, 556],
            [456, 572], [410, 556], [340, 566, 1], [366, 450], [384, 340], [362, 250], [378, 198],
          ],
          true,
          6,
        ),
        { ...g, R: 74, extra: folds(p, 440, 15) },
      );
      p.fill(curve([[444, 330, 1], [456, 330, 1], [476, 570, 1], [446, 570, 1]], true, 4), p.pal.ink);
      p.shape(taper(curve([[378, 336], [450, 352], [532, 336]], false, 6), () => 8), p.pal.ink, { rim: 2.4 });
      // the book, on its chain
      p.carve([[500, 300], [590, 284], [604, 376], [512, 394]], { ...g, R: 8, angle: 1.4, fill: p.pal.fore, rim: 3.4 });
      p.fill([[512, 396], [604, 378], [604, 388], [514, 406]], p.pal.soft);
      p.carve(arm([[530, 214], [586, 300], [560, 372]], 28, 13), { ...g, R: 18, angle: 0.2 });
      p.fill(times(7, (i) => disc(516 - i * 9, 400 + i * 10 - i * i * 0.7, 4, 8)), p.pal.cut, 1, true);
      // one stick, held to the light
      p.carve(arm([[382, 208], [318, 280], [330, 214]], 28, 13), { ...g, R: 18, angle: 0.4 });
      p.carve(taper([[318, 262], [344, 84]], () => 7), { ...g, R: 6, gap: 5, angle: 0.1, fill: p.pal.ink, rim: 3.4 });
      p.fill(
        times(7, (i) =>
          place([[0, -4], [9, 0], [0, 4]], 338 + i * -2.6 + 5, 108 + i * 16, 1),
        ),
        p.pal.cut,
        1,
        true,
      );
      p.carve(
        times(4, (i) =>
          arm([[324, 200 + i * 10], [340, 198 + i * 10], [348, 204 + i * 9]], 6.5, 4),
        ),
        { ...g, R: 5, gap: 4.6, union: true },
      );
      // the face turned to it, under a wide hat
      p.carve(
        curve([[430, 176, 1], [486, 160, 1], [500, 206, 1], [450, 228], [416, 208, 1]], true, 5),
        { ...g, R: 16, fill: p.pal.ink, rim: 2 },
      );
      p.fill(curve([[430, 90, 1], [500, 90, 1], [502, 160], [480, 196], [440, 190]], true, 4), p.pal.ink);
      p.carve(
        curve(
          [
            [414, 84, 1], [408, 112], [404, 124], [382, 152, 1], [402, 158], [397, 166], [402, 171], [398, 178],
            [406, 194], [430, 198], [456, 178], [470, 140], [470, 84, 1],
          ],
          true,
          5,
        ),
        { ...g, R: 46, gap: 4.6, angle: 1.3, power: 1.5, tex: 0.1, amb: 0.22 },
      );
      p.fill(
        [
          curve([[408, 130, 1], [422, 122], [436, 129, 1], [420, 135]], true, 4),
          curve([[400, 172, 1], [416, 168], [426, 172, 1], [414, 175]], true, 4),
          curve([[458, 120, 1], [474, 116], [474, 150], [462, 154, 1]], true, 4),
        ],
        p.pal.ink,
        1,
        true,
      );
      p.carve(
        curve(
          [
            [330, 96, 1], [390, 88], [404, 34], [446, 24], [490, 34], [506, 84], [576, 92, 1], [520, 112], [450, 116],
            [380, 110],
          ],
          true,
          6,
        ),
        { ...g, fill: p.pal.ink, R: 26, gap: 5, angle: 0.15, rim: 3.4 },
      );
    },
  },
  maggot: {
    tint: '#6a5238',
    mood: 'night',
    light: [330, 450, 90, 560],
    focus: [450, 150, 260],
    draw(p) {
      p.fill(p.all, p.pal.ink);
      T.rings(p, { x: 330, y: 430, r0: 40, reach: 420, ink: p.pal.lamp, gap: 10, power: 0.8, cloud: 0.35 });
      // all that he carries stands behind him
      for (const [x, y, h] of rows([250, 470, 330], [650, 470, 350], [180, 480, 260], [730, 480, 270]))
        T.hooded(p, { x, y, h, fill: p.pal.ink, power: 0.25, rim: 1.6 });
      const g = body(p);
      p.carve(
        curve(
          [[400, 150, 1], [500, 150, 1], [580, 210], [626, 330], [650, 520, 1], [250, 520, 1], [274, 330], [320, 210]],
          true, 6,
        ),
        { ...g, R: 90, extra: folds(p, 450, 20) },
      );
      for (const [x, y, a] of rows([350, 300, 0.2], [560, 330, -0.3], [520, 240, 0.5]))
        p.carve(place(rect(-30, -26, 60, 52), x, y, 1, a), { ...g, fill: p.pal.mid, R: 6, angle: a + 0.4, gap: 6.5 });
      // spoons round his neck
      for (let i = 0; i < 6; i++) {
        const x = 380 + i * 28;
        const y = 226 + 26 * Math.sin((i / 5) * Math.PI);
        p.shape(
          [taper([[x, y - 14], [x + 2, y + 30]], () => 2), disc(x + 2, y + 38, 7, 12, 11)], p.pal.soft,
          { rim: 2.4, union: true, hand: 0 },
        );
      }
      // hood and a broad face, lit from below
      p.carve(
        half([[0, 40], [52, 54], [88, 110], [84, 170], [96, 210, 1], [40, 226], [0, 230]], 450, 0),
        { ...g, R: 40, angle: 0.6 },
      );
      p.fill(half([[0, 72], [46, 84], [64, 130], [52, 186], [0, 206]], 450, 0), p.pal.ink);
      face(p, 448, 142, 1.1, { smile: 4 });
      // bread, broken
      p.carve(arm([[310, 240], [282, 350], [380, 372]], 40, 18), { ...g, R: 26, angle: 0.9 });
      p.carve(arm([[590, 240], [620, 350], [520, 372]], 40, 18), { ...g, R: 26, angle: 0.9 });
      for (const k of [-1, 1]) {
        p.carve(
          curve(
            place(
              [[6, -8, 1], [16, -26], [60, -40], [92, -20], [90, 14], [50, 30], [14, 22], [20, 8, 1]], 450, 350, 1,
              0.1 * k, k,
            ),
            true,
            5,
          ),
          { ...g, fill: p.pal.soft, R: 24, angle: 0.4 * k, amb: 0.35, power: 1.5, rim: 4 },
        );
        p.carve(
          times(4, (i) =>
            arm(place([[96, 14], [78, -22 + i * 13], [58, -20 + i * 13]], 450, 352, 1, 0, k), 8, 5.5),
          ),
          { ...g, R: 6, gap: 4.6, union: true },
        );
      }
      p.fill(times(9, (i) => disc(436 + 4 * i + p.r.in(-8, 8), 384 + i * 9, 2.4, 6)), p.pal.cut, 1, true);
      // somebody under a sheet
      p.carve(
        curve(
          [
            [-30, 640, 1], [-30, 500], [60, 452], [140, 462], [220, 500], [430, 486], [620, 492], [800, 450],
            [850, 440], [880, 500], [930, 530, 1], [930, 640, 1],
          ],
          true,
          6,
        ),
        {
          ...g,
          fill: p.pal.mid,
          R: 70,
          angle: 1.2,
          power: 1.1,
          amb: 0.02,
          extra: folds(p, 300, 22),
          light: [330, 420, 110, 700],
        },
      );
      p.carve(rect(316, 450, 28, 84), { ...g, fill: p.pal.soft, R: 12, amb: 0.3, gap: 5 });
      p.fill(curve([[330, 400, 1], [342, 430], [330, 446], [318, 430]], true, 5), p.pal.lamp);
    },
  },
  beor: {
    tint: '#7b7a6c',
    mood: 'night',
    light: [690, 70, 150, 800],
    focus: [446, 235, 350],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 690, y: 70, r0: 40, reach: 460, gap: 11, cloud: 0.4 });
      p.fill(disc(690, 70, 34, 30), p.pal.cut);
      // the stair he came down
      p.shape(
        [[-20, 640], [-20, 300], [150, 292], [150, 380], [260, 376], [260, 470], [350, 466], [350, 640]], p.pal.mid,
        { rim: 3 },
      );
      T.ridge(p, { fn: (x) => 566 + 8 * p.n(x / 40), fill: p.pal.fore, depth: 60, power: 0.8 });
      const g = body(p);
      // legs, a leather apron
      for (const k of [-1, 1]) {
        p.carve(
          curve(
            place(
              [[8, 400, 1], [84, 390, 1], [100, 470], [84, 540], [104, 596, 1], [30, 598, 1], [34, 540], [20, 470]],
              450, 0, 1, 0, k,
            ),
            true,
            5,
          ),
          { ...g, R: 40, angle: 1.4 },
        );
        p.carve(rect(k > 0 ? 476 : 358, 534, 66, 20), { ...g, R: 8, angle: 1.57, gap: 5, fill: p.pal.ink, rim: 3 });
      }
      p.shape(
        times(5, (i) => place(disc(0, 0, 13, 10, 6), 366 - i * 22, 556 + i * 10, 1, 0.6 + (i % 2))), p.pal.ink,
        { rim: 3, union: true },
      );
      // the load
      p.carve(
        curve(
          [
            [220, 60, 1], [300, 22], [520, 14], [660, 44, 1], [690, 150], [668, 214, 1], [460, 232], [236, 214, 1],
            [206, 140],
          ],
          true,
          4,
        ),
        { ...g, fill: p.pal.mid, R: 40, gap: 7, angle: 0.3, tex: 1.1, grain: 0.05, power: 1.2, rim: 4 },
      );
      p.fill(
        times(9, (i) =>
          taper(
            [
              [330 + i * 16, 92 + (i % 5 === 4 ? 20 : 0)],
              [336 + i * 16 - (i % 5 === 4 ? 70 : 0), 136 - (i % 5 === 4 ? 22 : 0)],
            ],
            () => 3,
          ),
        ),
        p.pal.ink,
        1,
        true,
      );
      // torso
      p.carve(
        half([[0, 212], [60, 214], [126, 232], [136, 280], [104, 340], [92, 420, 1], [0, 430]], 450, 0),
        { ...g, R: 70, angle: 0.2, power: 1.4 },
      );
      p.carve(
        half([[0, 392], [96, 380], [124, 530, 1], [60, 520], [0, 540]], 450, 0),
        { ...g, R: 60, extra: folds(p, 450, 14), fill: p.pal.fore },
      );
      p.shape(
        [
          taper(curve([[360, 216], [400, 300], [520, 400]], false, 7), () => 6),
          taper(curve([[540, 216], [500, 300], [380, 400]], false, 7), () => 6),
          taper([[350, 398], [550, 398]], () => 11),
        ],
        p.pal.ink,
        { rim: 3, union: true },
      );
      // arms up, both hands under the stone
      for (const k of [-1, 1]) {
        p.carve(
          arm(place([[108, 250], [176, 300], [204, 262]], 450, 0, 1, 0, 0.86 * k), 42, 32),
          { ...g, R: 34, angle: 0.8 * k },
        );
        p.carve(
          arm(place([[200, 280], [206, 226], [186, 180]], 450, 0, 1, 0, 0.86 * k), 33, 20),
          { ...g, R: 24, angle: 0.1 },
        );
        p.carve(
          times(4, (i) =>
            arm(place([[200 - i * 15, 190], [196 - i * 15, 164], [190 - i * 14, 158]], 450, 0, 1, 0, 0.86 * k), 9, 7),
          ),
          { ...g, R: 7, gap: 4.6, union: true },
        );
      }
      // bent head; the brand
      p.fill(disc(448, 240, 66, 30, 60), p.pal.ink);
      face(p, 448, 236, 0.94, { turn: -0.04, beard: 20 });
      p.carve(
        curve(
          [
            [402, 240, 1], [394, 200], [424, 170], [474, 170], [500, 200], [492, 238, 1], [480, 204], [450, 212],
            [420, 202],
          ],
          true,
          5,
        ),
        { ...g, R: 16, gap: 4.6, angle: 1 },
      );
      T.rune(p, 624, 236, 15, p.pal.ink, 3);
    },
  },
};
