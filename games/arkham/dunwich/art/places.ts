// Places of Dunwich.
import {
  T, TOKENS as K, clamp, curve, disc, half, mix, place, rect, rows, taper, times, type Plate, type Plates, type Point,
  type Ring,
} from '../../../../web/src/art/kit';

/** The outline of a house under a gambrel roof; `swell` is how far its walls give way. */
const gambrel = (x: number, y: number, w: number, h: number, swell = 0, lean = 0): Ring =>
  place(
    curve(
      [
        [-w, 0, 1], [-w - swell, -h * 0.35], [-w - swell * 0.5, -h * 0.6, 1], [-w * 0.74, -h * 0.86, 1], [0, -h, 1],
        [w * 0.74, -h * 0.86, 1], [w + swell * 0.5, -h * 0.6, 1], [w + swell, -h * 0.35], [w, 0, 1],
      ],
      true,
      5,
    ),
    x,
    y,
    1,
    lean,
  );
const boards = (p: Plate, shape: Ring, tone: number, angle = 0, gap = 7) =>
  p.cut(shape, { angle, gap, step: 24, inset: 3, tone: (x, y) => tone * (0.4 + p.n(x / 50, y / 9)) });
/** A frond of a fern, from its foot to its tip. */
const frond = (p: Plate, x: number, y: number, u: number, v: number, w: number, fill = p.pal.ink) => {
  const line = curve([[x, y], [x + u * 0.4, y + v * 0.75], [x + u, y + v]], false, 8);
  const n = line.length - 1;
  const leaf = (i: number, k: number): Ring => {
    const [a, b] = line[i]!;
    const [c, d] = line[Math.min(n, i + 1)]!;
    const l = w * Math.sin(0.5 + (i / n) * 2.5);
    const s = l / (Math.hypot(c - a, d - b) || 1);
    return [[a, b], [a + (c - a) * s * 0.6 - (d - b) * s * k, b + (d - b) * s * 0.6 + (c - a) * s * k], [c, d]];
  };
  p.shape([taper(line, () => 2.4), ...times(n - 1, (i) => leaf(i + 1, 1)), ...times(n - 1, (i) => leaf(i + 1, -1))], fill, {
    rim: 1.6,
    hand: 0,
    union: true,
  });
};

export const plates: Plates = {
  cold_spring_glen: {
    tint: '#2f5148',
    mood: 'moon',
    light: [540, 40, 150, 760],
    draw(p) {
      p.fill(p.all, p.pal.far);
      T.clouds(p, { y1: 200, power: 1, ink: p.pal.cut, cx: 120 });
      for (const [x, h] of rows([440, 90], [490, 120], [610, 110], [650, 80])) T.pine(p, { x, y: 150, h, fill: p.pal.mid });
      p.shape([[300, 130], [470, 140], [520, 150], [590, 146], [700, 120], [720, 480], [280, 480]], p.pal.near, { rim: 2 });
      // snow water, from a height
      const fall: Ring = [[520, 146], [584, 146], [578, 210], [596, 280], [612, 440], [470, 440], [496, 270], [524, 200]];
      p.fill(fall, p.pal.soft);
      p.cut(fall, {
        angle: 1.57, gap: 6, max: 1, bend: (x, y) => (x - 545) * (y - 290) * -0.0012,
        tone: (x, y) => 0.35 + p.n.fbm(x / 9, y / 90) * 0.9,
      });
      const rock = (r: Ring, f: string, power: number) =>
        p.carve(r, { fill: f, R: 70, gap: 7, angle: 1.25, bend: 0.5, power, tex: 1.2, grain: 0.014, rim: 3, gamma: 1 });
      rock([[-20, -20], [360, -20], [390, 90], [440, 150], [420, 250], [470, 300], [430, 400], [440, 470], [-20, 520]], p.pal.fore, 1);
      rock([[920, -20], [700, -20], [660, 120], [604, 200], [650, 270], [622, 350], [680, 420], [640, 490], [920, 540]], p.pal.fore, 0.8);
      T.water(p, { y0: 440, path: [[540, 70]], base: 0.2, fill: p.pal.near });
      p.fill([disc(500, 440, 46, 18, 12), disc(560, 444, 60, 18, 14)], p.pal.cut, 0.75, true);
      T.rocks(p, [[430, 462, 34], [660, 480, 46], [610, 520, 30], [360, 500, 50]], { fill: p.pal.ink });
      // the altar stone, and who has come to it
      p.carve([[690, 600], [700, 520], [740, 500], [850, 504], [880, 526], [890, 610]], { fill: p.pal.ink, R: 22, gap: 6, angle: 0.2, power: 1.3, rim: 3 });
      p.fill(disc(790, 512, 40, 20, 7), p.pal.ink);
      T.walker(p, { x: 380, y: 536, h: 120, rim: 2.6 });
      for (const [x, u, v] of rows([90, -120, -120], [100, -30, -190], [120, 110, -150], [110, 170, -70], [600, -120, -50], [590, 60, -90]))
        frond(p, x, 620, u, v, 26);
    },
  },
  whateley_farm: {
    tint: '#54452f',
    mood: 'dusk',
    light: [90, 330, 130, 1000],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      p.cut(p.all, { gap: 10, angle: -0.06, ink: p.pal.soft, bend: (x, y) => 30 * p.n(x / 200, y / 90),
        tone: (x, y) => 0.9 * Math.exp(-Math.pow((y - 340) / 130, 2)) * clamp(1 - x / 700) * (0.3 + p.n.fbm(x / 200, y / 24)) });
      T.ridge(p, { fn: (x) => 400 - 90 * Math.exp(-Math.pow((x - 170) / 120, 2)), fill: p.pal.mid, power: 0.4, depth: 60 });
      for (const [x, h] of rows([130, 32], [154, 40], [186, 40], [208, 30])) T.stone(p, { x, y: 316, w: 12, h, fill: p.pal.ink });
      // the house has been built on to, and given way
      const wing = [[640, 560], [640, 200], [910, 160], [910, 580]] as Ring;
      p.shape(wing, p.pal.fore, {});
      p.shape([[560, 92], [920, 60], [920, 190], [690, 206]], p.pal.ink, { rim: 2.6 });
      boards(p, [[560, 92], [920, 60], [920, 190], [690, 206]], 0.25, -0.09, 9);
      const front = p.shape(gambrel(520, 566, 170, 486, 44), p.pal.near, { rim: 3 });
      p.cut(front, { gap: 8, step: 14, bend: (x) => -Math.pow((x - 520) / 200, 2) * 14,
        tone: (x, y) => clamp(0.75 - (x - 330) / 480) * (0.45 + p.n(x / 40, y / 8)) });
      p.shape(taper([[330, 282], [392, 146], [520, 76], [646, 146], [716, 284]], () => 9), p.pal.ink, { rim: 2.4 });
      // windows boarded, but the door upstairs is as tall as two men, and shoved from inside
      for (const [x, y] of rows([410, 440], [590, 440])) {
        p.fill(rect(x, y, 56, 64), p.pal.ink);
        for (const a of [-0.3, 0.2, 0.5]) p.shape(place(rect(-38, -6, 76, 11), x + 28, y + 30 + a * 50, 1, a - 0.1), p.pal.near, { rim: 1.8 });
      }
      p.fill(rect(450, 190, 140, 200), p.pal.ink);
      p.fill([[560, 196], [576, 192], [574, 388], [566, 388]], p.pal.accent);
      const door: Ring = [[450, 190], [556, 204], [584, 270], [556, 386], [450, 390]];
      p.carve(door, { fill: p.pal.fore, R: 70, gap: 8, angle: 1.57, bend: 0.3, power: 1.1, rim: 2.6 });
      for (const y of [226, 350]) p.shape([[446, y], [560, y + 4], [560, y + 20], [446, y + 16]], p.pal.ink, { rim: 2 });
      // a ramp, such as one builds for cattle; there are no cattle
      const ramp: Ring = [[440, 388], [600, 388], [420, 610], [150, 610]];
      p.shape(ramp, p.pal.ink, { rim: 3 });
      p.cut(ramp, { gap: 17, max: 0.5, tone: (_x, y) => 0.75 - (y - 380) / 500 });
      T.grass(p, { y: 570, n: 150, h: 40 });
      T.walker(p, { x: 306, y: 540, h: 130, rim: 2.6 });
    },
  },
  wizards_hill: {
    tint: '#4a4a72',
    mood: 'moon',
    light: [610, 300, 120, 1000],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.clouds(p, { y1: 230, power: 1.3, cx: 150, cy: 60, top: 0.3, ink: p.pal.cut,
        lit: (x, y) => 1.4 * Math.exp(-Math.hypot(x - 660, y - 10) / 260) });
      T.ridge(p, { y: 470, amp: 30, fill: p.pal.mid, power: 0.3 });
      T.rays(p, { x: 610, y: 330, r0: 30, r1: 330, n: 70, from: -3, to: -0.15, ink: p.pal.soft });
      // lightning, from below
      const bolt = (pts: Ring, w: number) => p.fill(taper(pts, (t) => w * (1 - t) + 1.5), p.pal.cut);
      bolt([[610, 350], [640, 262], [600, 230], [660, 120], [634, 100], [700, -20]], 17);
      bolt([[600, 230], [530, 160], [540, 120], [470, 50], [466, -10]], 8);
      bolt([[660, 120], [740, 96], [752, 60], [830, 20]], 7);
      const hill = (x: number) => 600 - 272 * Math.exp(-Math.pow((x - 540) / 330, 2));
      const ground: Ring = times(47, (i) => [i * 20 - 10, hill(i * 20 - 10)]);
      p.shape([...ground, [910, 620], [-10, 620]], p.pal.fore, { rim: 3.4 });
      p.lines(times(17, (k) => ground.map(([x, y]): Point => [x, y + 6 + k * 13 + 10 * p.n(x / 60, k * 3)])), {
        gap: 11, tone: (x, y) => 1.1 * Math.exp(-Math.hypot(x - 610, (y - 330) * 1.3) / 230) * clamp(p.n(x / 34, y / 16) * 2.4 - 0.5),
      });
      for (const [x, h, l] of rows([250, 80, -0.2], [318, 104, -0.08], [740, 110, 0.1], [812, 84, 0.22]))
        T.stone(p, { x, y: hill(x) + 8, w: 32, h, lean: l, fill: p.pal.ink, power: 1.6 });
      // the dark gentleman is already sitting
      p.shape([[404, 296], [552, 290], [560, 312], [398, 318]], p.pal.ink, { rim: 3.4 });
      p.shape([rect(416, 310, 26, 50), rect(518, 308, 26, 46)], p.pal.ink, { rim: 2.4, union: true });
      p.shape(curve(place([[-30, 96, 1], [-34, 40], [-22, 16], [-20, 4], [-36, 0, 1], [-18, -6], [-15, -34, 1], [15, -34, 1],
        [18, -6], [36, 0, 1], [20, 4], [22, 16], [38, 44], [42, 78], [80, 84], [84, 154, 1], [66, 154, 1], [56, 106]],
        470, 204, 1), true, 4), p.pal.ink, { rim: 3.6, hand: 0 });
      // hats on the grass, crowns down
      for (const [x, y, s] of rows([110, 540, 1.2], [256, 500, 1], [350, 566, 1.5], [196, 584, 1.6], [560, 560, 1.3])) {
        p.carve(curve(place([[-34, -2, 1], [0, -9], [34, -2, 1], [18, 4], [14, 26], [-14, 26], [-18, 4]], x, y, s), true, 4), {
          fill: p.pal.ink, R: 12, gap: 5, power: 1.5, rim: 3.4,
        });
        p.fill(disc(x, y - 3 * s, 17 * s, 14, 3 * s), p.pal.ink);
      }
    },
  },
  devils_hopyard: {
    tint: '#5f5a44',
    mood: 'day',
    light: [210, 260, 90, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rays(p, { x: 210, y: 292, r0: 78, r1: 640, n: 64, from: -3.1, to: 0, ink: p.pal.haze, power: 0.8 });
      p.fill(disc(210, 292, 62, 36), p.pal.cut);
      T.ridge(p, { y: 336, amp: 14, fill: p.pal.far, power: 0.3, depth: 60 });
      p.shape([[-10, 356], [910, 344], [910, 610], [-10, 610]], p.pal.mid, { rim: 2 });
      // furrows of ash that run to the sun
      p.lines(times(34, (i) => times(9, (j): Point => [mix(210, -1100 + i * 78, Math.pow(j / 8, 1.5)), mix(354, 640, Math.pow(j / 8, 1.5))])), {
        gap: 12, tone: (x, y) => clamp((y - 350) / 130) * (0.2 + 0.7 * p.n(x / 60, y / 14)),
      });
      // poles and wires, and what the frost has left on them
      for (const row of [[-90, 900], [640, 1040], [330, 330]] as const)
        for (let i = 0; i < 6; i++) {
          const t = Math.pow(0.62, i);
          const x = mix(210, row[0] + (row[1] - row[0]) * 0.5, t);
          const y = mix(352, 640, t);
          const h = 560 * t;
          const lean = p.r.in(-0.12, 0.12) * h;
          p.shape(taper([[x, y], [x + lean, y - h]], () => 11 * t + 1), p.pal.ink, { rim: 2.4 * t + 0.6 });
          p.shape(taper([[x + lean - 90 * t, y - h * 0.97], [x + lean + 90 * t, y - h * 0.94]], () => 7 * t + 0.6), p.pal.ink, { rim: 2 * t + 0.4 });
          for (const k of [-0.86, -0.3, 0.4, 0.8]) {
            const a = x + lean + k * 90 * t;
            const l = h * p.r.in(0.2, 0.55);
            p.fill(taper(times(8, (j): Point => [a + Math.sin(j * 1.6) * 12 * t, y - h * 0.95 + (l * j) / 7]), () => 3.4 * t + 0.5), p.pal.ink);
            p.fill([0.5, 0.75, 1].map((q) => disc(a, y - h * 0.95 + l * q, 10 * t, 8, 15 * t)), p.pal.ink, 1, true);
          }
        }
      // it comes straight at you, with the sun in its eyes
      T.walker(p, { x: 238, y: 392, h: 62, fill: p.pal.ink });
      p.fill([[228, 392], [250, 392], [420, 560], [330, 570]], p.pal.near, 0.6);
    },
  },
  gardners_place: {
    tint: '#4d5157',
    mood: 'night',
    over: { accent: '#b79bd6', cut: '#d6cae2' },
    light: [330, 420, 90, 620],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 50, y1: 300 });
      // it goes back where it came from, or comes
      p.lines(times(26, (i) => times(24, (j): Point => {
        const t = j / 23;
        return [330 + (i - 12.5) * (5 + 22 * t * t) + Math.sin(t * 9 + i) * 16 * t, 430 - 450 * t];
      })), { gap: 11, tone: (x, y) => 0.28 + 0.75 * clamp(1 - Math.abs(x - 330) / 200) * p.n.fbm(x / 20, y / 90) });
      T.ridge(p, { y: 440, amp: 16, fill: p.pal.mid, power: 0.8, depth: 120 });
      T.house(p, { x: 590, y: 480, w: 130, h: 110, roof: 86, side: 150, lit: 0, lean: -0.06, attic: null, fill: p.pal.fore });
      p.fill(rect(642, 318, 18, 26), p.pal.accent);
      // trees that move where there is no wind, and are lit at the tips
      for (const [x, y, h, l] of rows([70, 560, 420, 0.2], [520, 520, 250, -0.3], [850, 590, 400, -0.25]))
        T.tree(p, { x, y, h, lean: l, spread: 0.55, fill: p.pal.ink, rim: 3.4, ink: p.pal.accent, depth: 4 });
      T.ridge(p, { y: 510, amp: 12, fill: p.pal.fore, power: 0.9, depth: 100, seed: 3 });
      p.carve(curve([[236, 430, 1], [246, 500], [262, 552], [398, 552], [414, 500], [424, 430, 1], [330, 446]], true, 5), {
        fill: p.pal.ink, R: 40, gap: 9, angle: 0, bend: 0.35, power: 1.5, rim: 0, extra: (x, y, t) => t * (p.n(x / 14, y / 9) > 0.34 ? 1.3 : 0.1),
      });
      p.fill(disc(330, 432, 95, 34, 24), p.pal.soft);
      p.fill(disc(330, 432, 76, 30, 16), p.pal.accent);
      p.shape([[250, 430], [246, 250], [262, 250], [266, 434]], p.pal.ink, { rim: 2.6 });
      p.shape([[394, 434], [398, 250], [414, 250], [410, 430]], p.pal.ink, { rim: 2.6 });
      p.shape([[216, 262], [330, 178], [444, 262], [426, 272], [330, 204], [234, 272]], p.pal.ink, { rim: 2.6, from: [330, 600, 1] });
      p.shape([rect(256, 286, 150, 12), rect(312, 280, 40, 24)], p.pal.ink, { rim: 2, union: true, from: [330, 600, 1] });
      T.walker(p, { x: 540, y: 580, h: 120, rim: 2.6 });
    },
  },
  harney_jones_shack: {
    tint: '#3d4658',
    mood: 'night',
    light: [640, 480, 60, 520],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 190, y1: 430 });
      // hills that listen
      for (const [x, w, h, f] of rows([120, 240, 250, 1], [420, 200, 170, 0], [800, 270, 330, 1]))
        p.carve(curve([[x - w, 480, 1], [x - w * 0.72, 480 - h * 0.66], [x, 480 - h], [x + w * 0.7, 480 - h * 0.7], [x + w, 480, 1]], true, 8), {
          fill: f ? p.pal.fore : p.pal.mid, R: 120, gap: 10, angle: 0.1, bend: 0.3, power: 0.35, rim: 2, light: [460, -100, 100, 900],
        });
      const smoke = curve([[714, 380], [700, 320], [742, 262], [690, 190], [560, 150], [470, 96], [430, -30]], false, 10);
      p.tube(smoke, (t) => 6 + 58 * t * t, { fill: p.pal.fore, gap: 8, bulge: 1.1, power: 0.7, tex: 0.8 });
      p.shape([[-10, 476], [910, 470], [910, 610], [-10, 610]], p.pal.ink, { rim: 2 });
      p.shape([rect(708, 360, 13, 60), [[700, 366], [715, 352], [730, 366]]], p.pal.ink, { rim: 1.8, union: true });
      const wall = p.shape([[548, 500], [552, 430], [760, 424], [764, 502]], p.pal.fore, {});
      boards(p, wall, 0.3, 1.57, 8);
      p.shape([[520, 440], [566, 386], [752, 378], [796, 432]], p.pal.ink, { rim: 2.6, from: [300, 0, 1] });
      p.fill([[592, 446], [640, 445], [640, 484], [592, 484]], p.pal.lamp);
      p.fill([rect(613, 445, 5, 40), rect(592, 463, 48, 5)], p.pal.ink, 1, true);
      p.fill(rect(690, 442, 36, 60), p.pal.lamp);
      // somebody sits up instead of you, with a shotgun and a dog
      p.fill(curve([[698, 504, 1], [698, 476], [702, 462], [692, 460, 1], [716, 458, 1], [708, 464], [714, 478], [718, 504, 1]], true, 4), p.pal.ink);
      p.fill(taper([[700, 496], [732, 452]], () => 2.4), p.pal.ink);
      p.fill(curve([[664, 504, 1], [660, 490], [664, 476], [672, 468, 1], [676, 474], [684, 478, 1], [678, 484], [682, 504, 1]], true, 4), p.pal.ink);
      p.lines(times(15, (k) => times(20, (i): Point => [400 + i * 28, 510 + k * 7 + (p.n(i * 2.3, k) - 0.5) * 8])), {
        gap: 8, ink: p.pal.lamp,
        tone: (x, y) => {
          const t = (y - 500) / 100;
          return 0.8 * (1 - t) * (Math.abs(x - 616 + t * 60) < 26 + 50 * t || Math.abs(x - 708 - t * 30) < 20 + 40 * t ? 1 : 0);
        },
      });
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
      for (const [x, h] of rows([20, 240], [96, 190], [160, 240], [770, 210], [836, 270], [900, 220])) T.pine(p, { x, y: 420, h, fill: p.pal.fore });
      // the way in is a house with no back
      const front: Ring = [[196, 520], [196, 190], [450, 36], [704, 190], [704, 520]];
      p.shape(front, p.pal.fore, { rim: 2.6, from: [450, -200, 1] });
      p.cut(front, { angle: 1.57, gap: 13, max: 0.5, tone: (x, y) => (0.35 + 0.5 * p.n(x / 12, y / 90)) * clamp(1.3 - Math.hypot(x - 450, y - 300) / 420) });
      p.shape(taper([[160, 222], [450, 44], [740, 222]], () => 13), p.pal.ink, { rim: 3, from: [450, -200, 1] });
      p.fill([[262, 530], [262, 270], [310, 206], [590, 206], [638, 270], [638, 530]], p.pal.ink);
      // timbers, one frame within the other, towards a small evening
      for (let i = 0; i < 6; i++) {
        const k = Math.pow(0.7, i);
        const q = (u: number, v: number): Point => [450 + u * 176 * k, 352 + v * 166 * k];
        const lit = (0.16 + i * 0.15) * 1;
        p.fill([[q(-1, 1), q(-1, -0.5), q(-0.7, -0.86), q(0.7, -0.86), q(1, -0.5), q(1, 1)],
          [q(0.93, 1), q(0.93, -0.46), q(0.66, -0.78), q(-0.66, -0.78), q(-0.93, -0.46), q(-0.93, 1)]], p.pal.soft, lit);
        for (const u of [-1, 1]) p.fill(taper([q(u * 0.96, 0.9), q(u * 0.68, -0.4)], () => 4 * k), p.pal.soft, lit);
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
      p.fill([...times(12, (i) => taper([[170, 250], spoke(i, 204)], () => 2)), taper([[170, 250], [90, 560]], () => 5), taper([[170, 250], [250, 560]], () => 5)], p.pal.far, 1, true);
      p.fill(times(12, (i) => place([[-16, 4], [-13, 24], [13, 24], [16, 4]], ...spoke(i, 204) as [number, number])), p.pal.mid, 1, true);
      p.fill(times(12, (i) => disc(...spoke(i + 0.5, 203) as [number, number], 4.5, 8)), p.pal.lamp, 1, true);
      // the tent: stripes to one peak, and a way in
      const top: Point = [585, 56];
      const foot = (i: number, y: number): Point => [mix(320, 850, i / 11), y];
      for (let i = 0; i < 11; i++) {
        const sag = (t: number): Point[] => times(6, (j): Point => {
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
      p.fill(taper([[585, 60], [585, -10]], () => 3), p.pal.soft);
      p.fill([[588, 4], [660, 18], [588, 36]], p.pal.accent);
      p.fill(curve([[500, 540, 1], [520, 420], [585, 320, 1], [650, 420], [670, 540, 1]], true, 6), p.pal.lamp);
      p.fill(curve([[516, 540, 1], [536, 430], [585, 346, 1], [634, 430], [654, 540, 1]], true, 6), p.pal.ink);
      p.shape([[-10, 526], [910, 526], [910, 610], [-10, 610]], p.pal.ink, { rim: 2.4 });
      p.cut(rect(420, 536, 330, 70), { gap: 8, tone: (x, y) => 0.9 * Math.exp(-Math.pow((x - 585) / (60 + y - 530), 2)) * (1 - (y - 536) / 90) });
      p.fill(times(9, (i) => disc(40 + i * 34, 470 - Math.pow((i - 4) / 4, 2) * 46, 5, 8)), p.pal.lamp, 1, true);
      // the man at the door has a hat and no face
      p.shape(curve(place([[-36, -128, 1], [-21, -133], [-22, -186, 1], [22, -186, 1], [21, -133], [36, -128, 1], [16, -124],
        [14, -108], [8, -100], [36, -92], [44, -62], [66, -78], [84, -118], [94, -114], [82, -66], [56, -36], [36, -44],
        [26, -20], [44, 30, 1], [-44, 30, 1], [-26, -20], [-40, -54], [-36, -92], [-8, -100], [-14, -108], [-16, -124]],
        366, 570, 1.5), true, 4), p.pal.ink, { rim: 4, hand: 0 });
      p.fill(rect(335, 372, 62, 8), p.pal.accent);
      p.fill(taper([[496, 400], [476, 596]], () => 3.4), p.pal.ink);
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
      T.ridge(p, { fn: (x) => 340 - 130 * Math.exp(-Math.pow((x - 250) / 190, 2)) - 90 * Math.exp(-Math.pow((x - 720) / 150, 2)), fill: p.pal.mid, power: 0.3, depth: 80 });
      // the steeple broke, and nobody went up to look
      p.shape([[420, 470], [424, 214], [440, 150], [452, 176], [462, 128], [474, 190], [492, 200], [496, 300], [580, 300], [600, 350], [600, 470]], p.pal.near, { rim: 2.6 });
      p.fill([rect(446, 230, 26, 50), rect(530, 380, 22, 46)], p.pal.ink, 1, true);
      const home = (x: number, w: number, h: number, lean: number, f: string, lit: number) => {
        const s = p.shape(gambrel(x, 560, w, h, 6, lean), f, { rim: 3 });
        p.cut(s, { gap: 8, angle: lean, tone: (a, b) => clamp(lit * (0.9 - Math.abs(a - 470) / 640)) * (0.35 + p.n(a / 40, b / 9)) });
        p.shape(place([[-w - 16, -h * 0.56], [-w * 0.8, -h * 0.9], [0, -h * 1.06], [w * 0.8, -h * 0.9], [w + 16, -h * 0.56], [w * 0.68, -h * 0.82], [0, -h * 0.95], [-w * 0.68, -h * 0.82]], x, 560, 1, lean), p.pal.ink, { rim: 2.6 });
        // at every window the same chin
        for (const u of [-0.5, 0.5])
          for (const v of [0.24, 0.5]) {
            const at = place([[u * w, -h * v]], x, 560, 1, lean)[0]!;
            const k = w / 110;
            p.fill(place(rect(-17, -22, 34, 44), at[0], at[1], k, lean), p.pal.lamp);
            p.fill(curve(place([[-15, 24, 1], [-12, 8], [-6, 4], [-9, -6], [0, -14], [9, -6], [6, 4], [12, 8], [15, 24, 1]], at[0], at[1], k), true, 4), p.pal.ink);
          }
      };
      home(320, 76, 250, 0.06, p.pal.near, 1);
      home(640, 84, 270, -0.07, p.pal.near, 1);
      home(120, 150, 430, 0.09, p.pal.fore, 0.9);
      home(800, 160, 470, -0.06, p.pal.fore, 0.9);
      p.shape(curve([[-10, 566, 1], [300, 552], [470, 560], [640, 548], [910, 570, 1], [910, 620, 1], [-10, 620, 1]], true, 6), p.pal.ink, { rim: 2.4 });
      p.cut([[440, 560], [500, 560], [640, 620], [300, 620]], { gap: 8, tone: (x, y) => 0.7 * p.n(x / 20, y / 5) });
      T.walker(p, { x: 474, y: 588, h: 132, rim: 2.6 });
    },
  },
};
