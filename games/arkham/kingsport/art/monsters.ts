// Monsters of Kingsport.
import {
  T, TAU, curve, disc, half, place, rect, rows, smooth, taper, times, type Plates, type Point, type Ring,
} from '../../../../web/src/art/kit';
import { claws, eyes, flesh, fur, hand, head, limb, limbs, robe, shag, teeth, twin } from '../../art/monster_parts';

export const plates: Plates = {
  ghast: {
    tint: 'crypt',
    light: [90, 130, 220, 950],
    focus: [330, 210, 380],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (let i = 0; i < 6; i++) p.shape([[920, 620 - i * 50], [420 + i * 70, 620 - i * 50], [420 + i * 70, 570 - i * 50], [920, 570 - i * 50]], p.pal.near, { rim: 2.4, from: [0, 0, 1] });
      T.rings(p, { x: 60, y: 110, r0: 60, reach: 460, ink: p.pal.soft, power: 0.7 });
      const g = { R: 70, gap: 6, power: 1.4, angle: 0.5 };
      flesh(p, limb([[700, 330], [620, 470], [760, 540], [640, 600]], 90, 20), { ...g, power: 0.7 });
      flesh(p, [curve([[380, 250], [480, 190], [620, 190], [720, 260], [730, 360], [640, 420], [520, 400], [420, 370]], true, 6), limb([[380, 270], [330, 220]], 80, 66)], { ...g, R: 110, extra: (x, y, t) => t * (0.5 + 0.6 * smooth(-0.3, 0.5, Math.sin(Math.hypot(x - 380, y - 520) / 11))) });
      flesh(p, limb([[620, 330], [480, 450], [560, 520], [450, 580]], 96, 20), g);
      p.shape(curve([[410, 606, 1], [420, 570], [466, 560], [490, 606, 1]], true, 4), p.pal.ink, { rim: 3 });
      for (const [x, y] of rows([430, 360], [350, 350])) { flesh(p, limb([[x, y], [x - 50, y + 70], [x - 110, y + 60]], 26, 13), { R: 20, gap: 5 }); claws(p, x - 110, y + 62, 2.7, 56, 4, 1.2); }
      // a face without nose and forehead
      flesh(p, curve([[240, 110], [330, 90], [420, 130], [450, 220], [410, 310], [330, 340], [250, 320], [210, 240], [214, 160]], true, 6), { R: 90, gap: 5, angle: 0.3, power: 1.6 });
      for (const ring of [[[400, 120], [450, 60], [470, 90], [440, 170]], [[250, 110], [214, 40], [200, 90], [220, 150]]] as Ring[]) flesh(p, curve(ring), { R: 14, gap: 5 });
      eyes(p, 304, 178, 54, 26, { kind: 'round', tilt: 0, socket: 1.6 });
      p.fill(curve([[226, 256, 1], [310, 244], [400, 260, 1], [340, 312], [260, 306]], true, 6), p.pal.ink);
      teeth(p, [[236, 255], [310, 246], [390, 260]], 8, 26, p.pal.cut, 0.6);
      p.fill(twin([[6, 0], [14, -6], [16, 12]], 306, 222), p.pal.ink, 1, true);
    },
  },
  gnoph_keh: {
    tint: 'snow',
    light: [710, 60, 240, 950],
    focus: [450, 250, 420],
    over: { accent: '#e6e2b4' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.clouds(p, { angle: 0.25, power: 0.7, top: 0.5 });
      const g = { fill: p.pal.near, gap: 6, power: 1.7, amb: 0.06 };
      flesh(p, fur(half([[0, 60], [150, 90], [260, 230], [280, 420], [330, 620, 1]], 450, 0, 1, 5), 30), { ...g, R: 140, angle: 1.3, extra: shag(p, 1.4, 10), power: 1.2 });
      for (const [x, y, u, v, a] of rows([230, 260, 120, 190, -1.9], [670, 260, 790, 190, -1.2], [230, 420, 130, 470, 2.2], [670, 420, 780, 470, 0.9])) {
        flesh(p, fur(limb([[x, y], [(x + u) / 2, (y + v) / 2 + 40], [u, v]], 62, 44), 16), { ...g, R: 46, extra: shag(p, 0.9, 8) });
        claws(p, u, v, a, 96, 4, 1.3);
      }
      flesh(p, fur(half([[0, 110], [90, 130], [136, 220], [120, 320], [76, 420], [0, 450]], 450, 0, 1, 4), 22), { ...g, R: 100, gap: 5.4, angle: 1, extra: shag(p, 1.1, 7) });
      p.tube(curve([[450, 190], [446, 110], [462, 30], [500, -40]], false, 8), (t) => 40 * (1 - t) + 3, { gap: 8, rim: 3.4, power: 1.6 });
      eyes(p, 450, 240, 66, 17, { tilt: -0.3, socket: 1.9 });
      flesh(p, half([[0, 260], [40, 270], [66, 340], [58, 390], [0, 400]], 450, 0), { ...g, R: 50, gap: 5 });
      p.fill([half([[0, 316], [36, 310], [30, 342], [0, 356]], 450, 0), half([[0, 386], [64, 380, 1], [60, 440], [34, 476], [0, 482]], 450, 0)], p.pal.ink, 1, true);
      teeth(p, [[392, 386], [450, 392], [508, 386]], 7, 34, p.pal.cut, 0.6);
      teeth(p, [[410, 470], [450, 480], [490, 470]], 5, -28, p.pal.cut, 0.6);
      T.snow(p, { n: 260, wind: 0.8 });
      T.ridge(p, { y: 580, amp: 14, fill: p.pal.far });
    },
  },
  leng_spider: {
    tint: 'dreams',
    light: [130, 540, 200, 950],
    focus: [480, 250, 400],
    over: { accent: '#d9b8e0' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 120, y: 560, r0: 40, reach: 480, ink: p.pal.soft, power: 0.6 });
      p.shape([[-10, -10], [150, -10], [100, 300], [150, 620], [-10, 620]], p.pal.ink, { rim: 3 });
      p.shape([[910, -10], [790, -10], [830, 300], [760, 620], [910, 620]], p.pal.ink, { rim: 3 });
      const web = (r: number, a: number): Point => [480 + Math.cos(a) * r, 240 + Math.sin(a) * r * 0.8];
      p.fill([...times(14, (i) => taper([web(0, i * 0.45), web(720, i * 0.45)], () => 1.3)), ...times(5, (k) => taper(times(43, (i) => web((150 + k * 90) * (i % 3 ? 0.96 : 1.04), i * 0.15)), () => 1.1))], p.pal.soft, 0.7, true);
      flesh(p, half([[0, -40], [120, -20], [180, 60], [150, 170], [0, 220]], 480, 0), { R: 130, gap: 7, angle: 0.2, extra: shag(p, 1.57, 10) });
      for (const k of [-1, 1]) for (let i = 0; i < 4; i++) flesh(p, fur(limb([[480 + 70 * k, 240 + i * 14], [480 + k * (190 + i * 20), 60 + i * 70], [480 + k * (300 + i * 10), 150 + i * 90], [480 + k * (350 - i * 46), 330 + i * 90]], 28, 5), 9, 0), { R: 18, gap: 5, power: 1.4 });
      flesh(p, fur(half([[0, 130], [80, 140], [126, 210], [110, 290], [60, 340], [0, 346]], 480, 0, 1, 4), 10), { R: 90, gap: 5.4, angle: 0.3, power: 1.4 });
      for (const ring of twin([[10, 320], [60, 316], [70, 370], [44, 440], [12, 480, 1], [24, 420], [16, 370]], 480)) flesh(p, ring, { R: 24, gap: 5, power: 1.6 });
      for (const [x, y, r] of rows([34, 262, 27], [84, 244, 19], [26, 206, 15], [66, 196, 12]))
        for (const k of [-1, 1]) {
          p.fill(disc(480 + x * k, y, r * 1.25, 16), p.pal.ink);
          p.fill(disc(480 + x * k, y, r, 16), p.pal.accent);
          p.fill(disc(480 + x * k + 3, y - 4, r * 0.72, 14), p.pal.ink);
          p.fill(disc(480 + x * k - r * 0.3, y + r * 0.3, r * 0.2, 8), p.pal.cut);
        }
      T.walker(p, { x: 70, y: 606, h: 60 });
    },
  },
  tcho_tcho_priest: {
    tint: 'leng',
    mood: 'dusk',
    light: [450, 560, 140, 750],
    focus: [450, 210, 400],
    over: { accent: '#aac77c' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.ridge(p, { y: 330, amp: 160, len: 140, fill: p.pal.near, seed: 12 });
      for (const [x, y, l] of times(13, (i): [number, number, number] => [i, 0, 150 + (i % 2) * 50])) {
        const a = -Math.PI * (0.08 + (x / 12) * 0.84);
        const q = (r: number, d: number): Point => [450 + Math.cos(a + d) * r, 220 + Math.sin(a + d) * r + y];
        p.carve(curve([q(90, 0), q(l, -0.12), q(l + 70, 0), q(l, 0.12)]), { R: 16, gap: 6, angle: a, power: 1.2, rim: 3, fill: p.pal.ink });
      }
      robe(p, { y: 40, s: 1.05, wide: 1.4, void: false, folds: 20, fill: p.pal.fore });
      flesh(p, disc(450, 220, 128, 40), { R: 60, gap: 5.4, angle: 0, power: 1.7, rim: 4, fill: p.pal.fore, extra: (x, y, t) => t * (Math.sin(Math.hypot(x - 450, y - 220) / 7.6) > -0.5 ? 1 : 0.1) });
      p.fill([...twin([[14, 206, 1], [46, 172], [92, 196, 1], [54, 226]], 450), half([[0, 128], [18, 150], [0, 176]], 450, 0), half([[0, 270], [46, 262], [40, 300], [0, 312]], 450, 0)], p.pal.ink, 1, true);
      p.fill([...twin([[34, 202], [54, 190], [72, 199], [54, 212]], 450), disc(450, 152, 7, 10)], p.pal.accent, 1, true);
      for (let i = 0; i < 5; i++) p.carve(disc(370 + i * 40, 392 + Math.sin(i * 0.78) * 34, 17, 14), { R: 14, gap: 5, power: 1.5, rim: 2.6 });
      for (const k of [-1, 1]) {
        p.carve(taper([[450 + 290 * k, 620], [450 + 270 * k, 60]], () => 9), { R: 9, gap: 5, rim: 3 });
        T.skull(p, { x: 450 + 270 * k, y: 70, s: 0.5 });
        hand(p, { x: 450 + 282 * k, y: 430, s: 0.9, turn: -0.5 * k, k, curl: -1.4 });
      }
      p.carve(half([[0, 560], [110, 552, 1], [80, 600], [0, 620]], 450, 0), { R: 30, gap: 5 });
      p.fill(half([[0, 520], [22, 536], [90, 556, 1], [0, 562]], 450, 0), p.pal.lamp);
    },
  },
  crawling_one: {
    tint: 'easttown',
    light: [750, 230, 190, 850],
    focus: [440, 220, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 770, y: 220, r0: 40, reach: 420, ink: p.pal.lamp, power: 0.6, cloud: 0.3 });
      for (const [x, h, k] of rows([110, 150, 0], [230, 120, 1], [640, 130, 2])) T.tomb(p, { x, y: 440, w: h * 0.5, h, kind: k, fill: p.pal.fore, lean: 0.08 });
      T.lamppost(p, { x: 770, y: 560, h: 380, halo: 0 });
      T.ridge(p, { y: 440, amp: 12, fill: p.pal.fore });
      flesh(p, half([[0, 320], [70, 330], [170, 370], [210, 470], [230, 640, 1]], 440, 0), { R: 100, gap: 7, angle: 1.4, fill: p.pal.ink });
      p.fill(half([[0, 100], [70, 120], [92, 200], [76, 290], [40, 350], [0, 370]], 440, 0), p.pal.ink);
      const worm = (x: number, y: number, a: number, l: number, w = 15) => {
        const at = (t: number, d: number): Point => [x + Math.cos(a) * l * t - Math.sin(a) * d, y + Math.sin(a) * l * t + Math.cos(a) * d];
        const c = curve([at(0, 0), at(0.3, w), at(0.6, -w), at(1, w * 0.6)], false, 6);
        p.tube(c, (t) => w * Math.sqrt(Math.max(0.05, 1 - Math.pow(t * 2 - 1, 4))), { gap: 5.4, power: 1.5, rim: 2.2, bulge: 0.6 });
      };
      for (let i = 0; i < 26; i++) {
        const a = i * 2.4;
        const r = 10 + i * 3.1;
        worm(440 + Math.cos(a) * r * 0.8 - 20, 232 + Math.sin(a) * r * 1.2, a * 1.7, 64, 13);
      }
      p.fill([disc(404, 208, 18, 14), disc(476, 208, 18, 14), disc(442, 290, 20, 14, 12)], p.pal.ink, 1, true);
      worm(396, 310, 1.4, 130); worm(470, 320, 1.7, 110); worm(430, 330, 1.5, 150, 13);
      flesh(p, curve([[240, 150], [330, 132], [350, 40], [440, 20], [530, 40], [546, 130], [650, 150], [560, 172], [440, 178], [320, 172]], true, 6), { R: 40, fill: p.pal.ink, angle: 0.2, power: 1.3, rim: 4 });
      for (const ring of twin([[26, 370, 1], [80, 330], [150, 330, 1], [120, 440], [30, 600, 1]], 440)) flesh(p, ring, { fill: p.pal.ink, R: 30, angle: 1.2 });
      flesh(p, limb([[620, 440], [690, 520], [620, 560]], 62, 44), { fill: p.pal.ink, R: 40 });
      for (let i = 0; i < 6; i++) worm(606, 560 + (i - 3) * 12, 2.7 + i * 0.16, 96, 11);
    },
  },
  moon_beast: {
    tint: '#5c5668',
    mood: 'moon',
    light: [170, 110, 230, 950],
    focus: [480, 240, 420],
    over: { accent: '#e0a7b4' },
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 90, y1: 330 });
      T.rings(p, { x: 160, y: 120, r0: 90, reach: 400, power: 0.7 });
      T.moon(p, { x: 160, y: 120, r: 82, phase: 0.2 });
      T.water(p, { y0: 400, path: [[160, 70]] });
      T.ship(p, { x: 150, y: 440, s: 1, fill: p.pal.ink } as never);
      p.carve(taper([[800, 640], [700, 40]], () => 9), { R: 9, gap: 5, rim: 3 });
      p.shape([[694, 70], [668, 30], [692, -50], [716, 60]], p.pal.mid, { rim: 4 });
      const g = { gap: 6.5, power: 1.4, gamma: 1.2, rim: 3.4 };
      flesh(p, curve([[300, 320], [380, 180], [520, 130], [660, 200], [740, 340], [760, 500], [720, 640, 1], [240, 640, 1], [250, 450]], true, 7), { ...g, R: 170, angle: 0.3, bend: 0.5 });
      for (const [x, y, r] of rows([600, 230, 22], [650, 290, 16], [560, 170, 14], [680, 370, 20], [620, 340, 12])) flesh(p, disc(x, y, r, 14), { R: r, gap: 5, rim: 2 });
      flesh(p, curve([[300, 250], [390, 170], [520, 170], [600, 240], [590, 340], [500, 400], [370, 400], [290, 340]], true, 7), { ...g, R: 110, gap: 5.6, angle: 0.1 });
      p.fill(curve([[290, 330, 1], [380, 366], [500, 366], [596, 320, 1], [510, 386], [380, 388]], true, 6), p.pal.ink);
      for (let i = 0; i < 11; i++) {
        const u = (i - 5) / 5;
        T.tentacle(p, [[430 + u * 50, 270 - (i % 2) * 18], [420 + u * 100, 300], [410 + u * 150, 370 + (i % 3) * 26], [400 + u * 160 + (i % 2 ? 30 : -30), 440 + (i % 3) * 20]], { w: 18, tip: 3, suck: 0, ink: p.pal.accent, gap: 5, power: 1.3 });
      }
      flesh(p, limb([[620, 440], [690, 520], [750, 450]], 62, 34), { ...g, R: 46 });
      claws(p, 756, 430, -2.4, 60, 4, 1.3, 0.24);
      flesh(p, limb([[330, 460], [280, 560], [330, 620]], 60, 40), { ...g, R: 46 });
    },
  },
  serpent_people: {
    tint: 'uptown',
    light: [160, 330, 180, 850],
    focus: [440, 210, 380],
    over: { accent: '#d8e08a' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      for (const x of [60, 330, 620, 850]) T.column(p, { x, y: 520, h: 560, w: 74 });
      p.fill(disc(140, 330, 30, 20), p.pal.accent);
      T.rings(p, { x: 140, y: 330, r0: 34, reach: 330, ink: p.pal.accent, power: 0.7, cloud: 0 });
      p.shape([[96, 390], [184, 390], [160, 420], [160, 620], [120, 620], [120, 420]], p.pal.ink, { rim: 3 });
      robe(p, { x: 440, y: 110, s: 1.05, wide: 1.1, void: false, fill: p.pal.near });
      flesh(p, half([[0, 60], [96, 80], [168, 170], [164, 270], [100, 370], [60, 460], [0, 470]], 440, 0), {
        R: 70, gap: 5.6, angle: 0.1, fill: p.pal.fore, power: 1.3, rim: 4, extra: (x, y, t) => t * (Math.sin(y / 8) > -0.4 ? 1 : 0.25),
      });
      p.tube(curve([[440, 440], [440, 340], [440, 250]], false, 8), () => 62, { gap: 13, power: 1.2, bulge: 0.7 });
      flesh(p, half([[0, 84], [50, 92], [86, 150], [80, 200], [54, 250], [34, 306], [0, 316]], 440, 0), { R: 66, gap: 5, angle: 0.2, power: 1.6, extra: (x, y, t) => t * (0.6 + 0.5 * Math.sin(x / 6) * Math.sin(y / 6)) });
      eyes(p, 440, 188, 52, 20, { tilt: 0.7, lid: 0.8 });
      p.fill([...twin([[8, 262], [16, 256], [14, 272]], 440), taper(curve([[398, 272], [440, 296], [482, 272]], false, 6), () => 3), limb([[440, 300], [442, 350], [424, 384]], 4, 1), limb([[442, 350], [460, 384]], 3, 1)], p.pal.ink, 1, true);
      p.fill([limb([[440, 304], [442, 350], [424, 386]], 4, 1), limb([[442, 346], [460, 386]], 3, 1)], p.pal.accent, 1, true);
      // the face it has taken off
      flesh(p, limb([[600, 500], [700, 520], [690, 440]], 56, 30), { fill: p.pal.near, R: 40 });
      head(p, { x: 690, y: 330, s: 0.95, turn: 0.2, r: 0, hollow: 0.3 });
      hand(p, { x: 690, y: 460, s: 1, turn: -0.2, thin: 0.7, curl: -0.2 });
    },
  },
  shadowy_figure: {
    tint: 'rivertown',
    light: [470, 260, 60, 700],
    focus: [470, 210, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      T.rings(p, { x: 470, y: 250, r0: 60, reach: 380, power: 1.1, cloud: 0.5 });
      T.fog(p, { y: 400, h: 110, power: 0.8 });
      T.paving(p, { y0: 430, vx: 470, vy: 330 });
      for (const [a, b] of rows([-10, 330], [910, 600])) {
        p.shape([[a, -10], [b, -10], [b + (a - b) * 0.1, 430], [a, 620]], p.pal.ink, { rim: 3 });
        for (let i = 0; i < 7; i++) p.fill(taper([[a, 20 + i * 90], [b, 40 + i * 58]], () => 1.5), p.pal.soft, 0.5);
      }
      p.fill([[400, 560], [540, 560], [720, 640], [180, 640]], p.pal.ink);
      p.shape(half([[0, 90], [34, 92], [42, 128], [96, 138, 1], [42, 152], [40, 190], [26, 220], [60, 240], [104, 272], [116, 380], [110, 470], [92, 470], [104, 560, 1], [16, 570], [0, 520]], 470, 0), p.pal.ink, { rim: 0 });
      p.shape([[430, 226], [470, 252], [510, 226], [524, 250], [470, 300], [416, 250]], p.pal.ink, { rim: 2.6 });
      p.fill([limb([[508, 196], [540, 200], [556, 196]], 3, 2)], p.pal.ink);
      p.fill(disc(560, 195, 4.5, 8), p.pal.lamp);
      p.fill(taper([[590, 430], [640, 570]], () => 4), p.pal.ink);
      T.plume(p, { x: 566, y: 186, n: 5, s: 0.35 } as never);
    },
  },
  shan: {
    tint: 'french_hill',
    light: [450, 120, 170, 800],
    focus: [450, 200, 400],
    over: { accent: '#d9b8e0' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 200, r0: 210, reach: 260, ink: p.pal.soft, power: 0.7 });
      for (const k of [-1, 1])
        for (const [a, b, l] of rows([-0.95, 0.5, 330], [-0.15, 0.42, 300], [0.5, 0.36, 220])) {
          const at = (r: number, d: number): Point => [450 + k * (30 + Math.cos(a + d) * r), 210 + Math.sin(a + d) * r];
          flesh(p, curve([at(10, 0), at(l * 0.6, -b * 0.8), at(l, -b * 0.5), at(l * 0.92, 0), at(l, b * 0.5), at(l * 0.5, b * 0.7)], true, 6), {
            R: 30, gap: 6, angle: a * k, fill: p.pal.near, power: 1.2, rim: 3, extra: (x, y, t) => t * (Math.sin(Math.hypot(x - 450, y - 210) / 11) > 0 ? 1.3 : 0.35),
          });
          p.carve(disc(...at(l * 0.75, 0), 24, 16), { fill: p.pal.ink, ink: p.pal.accent, R: 22, gap: 5, amb: 0.3 });
        }
      for (const k of [-1, 1]) for (let i = 0; i < 5; i++) p.shape(limb([[450 + 30 * k, 270 + i * 16], [450 + k * (80 + i * 8), 330 + i * 20], [450 + k * (60 + i * 16), 400 + i * 22]], 8, 2), p.pal.near, { rim: 2.4 });
      p.tube(curve([[450, 240], [450, 330], [450, 420]], false, 8), (t) => 50 - 34 * t + 4 * Math.sin(t * 30), { gap: 8, bulge: 0.6, rim: 3 });
      for (const k of [-1, 1]) for (let i = 0; i < 3; i++) p.shape(limb([[450 + 30 * k, 120], [450 + k * (60 + i * 40), 60 - i * 10], [450 + k * (50 + i * 70), 10 + i * 34], [450 + k * (70 + i * 76), 0 + i * 40]], 8, 2), p.pal.near, { rim: 2.4 });
      flesh(p, half([[0, 100], [70, 110], [104, 170], [86, 240], [40, 290], [0, 300]], 450, 0), { R: 80, gap: 5, power: 1.4, extra: shag(p, 1.57, 8) });
      for (const ring of twin([[22, 190], [40, 140], [86, 134], [104, 180], [80, 222], [40, 224]], 450)) p.carve(ring, { fill: p.pal.ink, ink: p.pal.accent, R: 40, gap: 4.6, angle: 0.7, power: 1.7, amb: 0.12, rim: 3.4 });
      p.fill([half([[0, 240], [14, 250], [0, 268]], 450, 0), ...twin([[20, 246], [34, 240], [30, 264]], 450)], p.pal.ink, 1, true);
      // the sleeper
      flesh(p, curve([[-20, 640, 1], [-20, 560], [120, 520], [230, 500], [290, 470], [330, 480], [350, 460], [390, 462], [396, 490], [430, 500], [480, 480], [560, 490], [610, 540], [640, 640, 1]], true, 6), { R: 60, gap: 6, angle: 0.2, power: 1.3, light: [450, 300, 130, 500] });
      p.fill([limb([[372, 486], [350, 500], [372, 508]], 3, 1), limb([[446, 520], [470, 526], [500, 518]], 4, 1)], p.pal.ink, 1, true);
      p.shape(curve([[560, 480], [650, 470], [760, 500], [920, 500, 1], [920, 640, 1], [560, 640, 1], [620, 560]], true, 5), p.pal.near, { rim: 3 });
    },
  },
  skeleton: {
    tint: 'sea',
    mood: 'moon',
    light: [730, 110, 200, 900],
    focus: [430, 210, 380],
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 740, y: 110, r0: 60, reach: 420, power: 0.8 });
      T.moon(p, { x: 740, y: 110, r: 52 });
      T.water(p, { y0: 330, path: [[740, 80]] });
      T.ship(p, { x: 130, y: 350, s: 0.7, fill: p.pal.ink } as never);
      const bone = (l: Ring, w: number) => p.carve([limb(l, w, w * 0.8), disc(l[0]![0], l[0]![1], w * 1.5, 10), disc(l[l.length - 1]![0], l[l.length - 1]![1], w * 1.4, 10)], { R: w, gap: 5, power: 1.4, union: true, rim: 2.4 });
      bone([[430, 320], [428, 440], [434, 600]], 15);
      for (let i = 0; i < 5; i++) for (const k of [-1, 1]) p.tube(curve([[430 + 12 * k, 390 + i * 42], [430 + k * (110 + i * 4), 372 + i * 44], [430 + k * (126 - i * 4), 430 + i * 44], [430 + k * 50, 460 + i * 42]], false, 7), () => 10, { gap: 5, rim: 2.6, power: 1.3 });
      for (const k of [-1, 1]) bone([[430 + 20 * k, 366], [430 + 90 * k, 344], [430 + 160 * k, 360]], 11);
      T.skull(p, { x: 430, y: 200, s: 1.5, turn: 0.08, jaw: 16, eyes: p.pal.accent, power: 1.5 } as never);
      flesh(p, curve([[280, 130], [340, 60], [430, 44], [530, 70], [590, 140], [520, 120], [430, 110], [340, 122]], true, 6), { fill: p.pal.ink, R: 40, angle: 0.2, rim: 4 });
      for (let i = 0; i < 6; i++) p.shape(limb([[340 + i * 40, 120], [330 + i * 42, 190 + (i % 3) * 20], [346 + i * 40, 260 + (i % 2) * 50]], 6, 1.5), p.pal.ink, { rim: 2 });
      bone([[590, 360], [680, 440], [650, 520]], 13);
      bone([[270, 360], [200, 450], [270, 520]], 13);
      p.shape(curve([[-20, 540, 1], [430, 500], [920, 540, 1], [920, 640, 1], [-20, 640, 1]], true, 8), p.pal.ink, { rim: 5 });
      for (const [x, k] of rows([270, 1], [650, -1])) for (let i = 0; i < 4; i++) for (const d of [0, 1]) p.carve(limb([[x + (i - 1.5) * 20 * k, 500 + d * 32], [x + (i - 1.5) * 24 * k, 530 + d * 30]], 8, 7), { R: 7, gap: 5, rim: 2.4, power: 1.5 });
    },
  },
  skinless_one: {
    tint: 'abyss',
    light: [450, 20, 200, 850],
    focus: [450, 220, 380],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.fore);
      p.cut([[350, 0], [550, 0], [820, 600], [80, 600]], { angle: 1.57, gap: 11, ink: p.pal.soft, max: 0.4, tone: (x, y) => 0.8 - y / 900 });
      p.shape(half([[0, -10], [90, -10, 1], [110, 34, 1], [0, 40]], 450, 0), p.pal.ink, { rim: 3, from: [450, 300, 1] });
      p.fill(disc(450, 38, 60, 20, 9), p.pal.lamp);
      for (let i = 0; i < 3; i++) for (let j = 0; j < 7 - i; j++) for (const k of [-1, 1]) p.fill([disc(450 + k * (250 + j * 56 + i * 24), 350 + i * 80, 20, 12), half([[0, 370 + i * 80], [30, 380 + i * 80], [34, 440 + i * 80], [0, 440 + i * 80]], 450 + k * (250 + j * 56 + i * 24), 0, 1, 3)], p.pal.ink, 1, true);
      const fibre = (k: number, w = 5) => (x: number, y: number, t: number) => t * (Math.sin((x - 450) / w + Math.sin(y / 60) * k) > -0.35 ? 1.15 : 0.1);
      for (const k of [-1, 1]) {
        flesh(p, limb([[450 + 150 * k, 400], [450 + 260 * k, 460], [450 + 270 * k, 330]], 58, 26), { R: 40, gap: 5, angle: 1 * k, power: 1.4 });
        hand(p, { x: 450 + 272 * k, y: 260, s: 1.15, turn: 0.15 * k, k, thin: 0.8, curl: 0.3 });
      }
      for (const ring of twin([[0, 380, 1], [70, 360], [180, 380], [190, 470], [110, 520], [8, 500, 1]], 450)) flesh(p, ring, { R: 60, gap: 6, angle: ring[9]![0] > 450 ? -0.35 : 0.35, bend: 0.8, power: 1.5 });
      flesh(p, half([[0, 500], [100, 520], [90, 640, 1]], 450, 0), { R: 50, gap: 6, angle: 0, power: 1.2 });
      for (const x of [-44, -16, 16, 44]) p.tube(curve([[450 + x * 0.9, 280], [450 + x, 340], [450 + x * 1.6, 400]], false, 6), () => 15, { gap: 6, rim: 2.4, power: 1.2 });
      flesh(p, half([[0, 92], [58, 102], [88, 160], [80, 230], [60, 300], [30, 336], [0, 340]], 450, 0), { R: 78, gap: 5, angle: 1.57, bend: 0.2, power: 1.5, extra: fibre(2, 4.4) });
      for (const k of [-1, 1]) {
        const at = (l: Ring) => curve(place(l, 450, 0, 1, 0, k), true, 5);
        p.fill(disc(450 + 40 * k, 200, 36, 22, 30), p.pal.ink);
        p.carve([disc(450 + 40 * k, 200, 36, 24, 30), disc(450 + 40 * k, 200, 25, 24, 20).reverse()], { R: 8, gap: 5, angle: 0, power: 1.5, rim: 2 });
        p.fill(disc(450 + 40 * k, 200, 18, 16), p.pal.accent);
        p.fill(disc(450 + 39 * k, 201, 6, 10), p.pal.ink);
        p.carve(at([[84, 210], [70, 260], [44, 290], [30, 280], [56, 244]]), { R: 12, gap: 5, angle: 0.8 * k, power: 1.6, rim: 2.4 });
        p.fill(at([[3, 236, 1], [16, 262], [4, 266, 1]]), p.pal.ink);
      }
      p.carve([half([[0, 280], [40, 284], [44, 306], [0, 320]], 450, 0), half([[0, 290], [30, 292], [30, 304], [0, 309]], 450, 0).reverse()], { R: 8, gap: 5, angle: 0, power: 1.6 });
      p.fill(half([[0, 290], [30, 292], [30, 304], [0, 309]], 450, 0), p.pal.ink);
    },
  },
  werewolf: {
    tint: 'southside',
    mood: 'moon',
    light: [260, 90, 200, 900],
    focus: [460, 260, 400],
    over: { accent: '#e3d9a0' },
    draw(p) {
      p.fill(p.all, p.pal.mid);
      T.rings(p, { x: 240, y: 130, r0: 120, reach: 420, power: 0.8 });
      T.moon(p, { x: 240, y: 130, r: 112 });
      for (const [x, w] of rows([60, 50], [790, 40], [870, 60])) T.trunk(p, { x, w } as never);
      flesh(p, fur(curve([[330, 330], [400, 150], [520, 90], [660, 130], [760, 260], [800, 430], [860, 640, 1], [160, 640, 1], [230, 440]], true, 6), 30), { R: 150, gap: 7, angle: 1.2, extra: shag(p, 1.2, 10), fill: p.pal.fore });
      for (const ring of twin([[46, 180], [78, 60, 1], [120, 160], [112, 230]], 460, 20)) {
        flesh(p, ring, { R: 20, gap: 5, fill: p.pal.fore });
        p.fill(ring.map(([x, y]): Point => [x + ((x > 460 ? 546 : 374) - x) * 0.45, y + (190 - y) * 0.4]), p.pal.ink);
      }
      flesh(p, fur(half([[0, 150], [60, 158], [116, 220], [150, 310, 1], [112, 340], [96, 400, 1], [60, 410], [0, 430]], 460, 10, 1, 5), 22), { R: 100, gap: 5.2, angle: 1, extra: shag(p, 1.1, 8), power: 1.5, fill: p.pal.fore });
      eyes(p, 460, 262, 58, 19, { tilt: -0.45, kind: 'slit', socket: 1.7 });
      flesh(p, half([[0, 230], [30, 250], [44, 330], [58, 372], [40, 400], [0, 408]], 460, 10), { R: 46, gap: 5, angle: 0.2, power: 1.6, fill: p.pal.fore });
      p.fill([half([[0, 360], [30, 352], [26, 384], [0, 398]], 460, 10), half([[0, 412], [58, 392, 1], [52, 450], [24, 486], [0, 490]], 460, 10)], p.pal.ink, 1, true);
      teeth(p, [[408, 404], [460, 420], [512, 404]], 8, 30, p.pal.cut, 0.55);
      teeth(p, [[424, 480], [460, 496], [496, 480]], 5, -26, p.pal.cut, 0.55);
      for (const x of [190, 720]) { flesh(p, fur(limb([[x + (460 - x) * 0.3, 420], [x, 500], [x, 570]], 66, 46), 14), { R: 46, extra: shag(p, 1.4, 8), fill: p.pal.fore }); claws(p, x, 570, 1.57, 70, 4, 1.4, 0.2); }
    },
  },
  yithian: {
    tint: 'yellow',
    light: [760, 130, 230, 950],
    focus: [430, 170, 380],
    draw(p) {
      p.fill(p.all, p.pal.near);
      for (const [x, w] of rows([130, 190], [760, 210])) {
        p.shape(half([[0, 20], [w * 0.36, 60], [w / 2, 160, 1], [w / 2, 620, 1]], x, 0), x > 400 ? p.pal.far : p.pal.fore, { rim: 3 });
        if (x < 400) for (let j = 0; j < 5; j++) { p.fill(rect(x - w / 2, 200 + j * 80, w, 8), p.pal.mid); p.fill(times(9, (i) => rect(x - w / 2 + 8 + i * 20, 200 + j * 80 - 40 - (i * 7 + j * 5) % 22, 13, 40 + (i * 7 + j * 5) % 22)), p.pal.mid, 1, true); }
      }
      T.rays(p, { x: 780, y: 40, r0: 60, r1: 700, n: 60, from: 1.8, to: 3, power: 0.5 });
      const stalk = (l: Ring, w: number) => p.tube(curve(l, false, 9), (t) => w * (1 - 0.35 * t), { gap: 7, rim: 2.8, power: 1.2 });
      stalk([[400, 320], [290, 300], [210, 210], [240, 130]], 26);
      stalk([[460, 320], [590, 320], [680, 260], [670, 170]], 26);
      stalk([[450, 330], [540, 380], [620, 400], [690, 370]], 20);
      for (const [x, y, k] of rows([240, 130, -1], [670, 170, 1])) for (const d of [-1, 1]) flesh(p, curve(place([[0, 10, 1], [30 * d, -14], [44 * d, -60], [20 * d, -104, 1], [18 * d, -56], [4 * d, -30]], x, y, 1, k * 0.2)), { R: 14, gap: 5, power: 1.5 });
      for (let i = 0; i < 4; i++) p.carve(taper(curve([[690, 370], [720 + i * 6, 350 + i * 16], [750 + i * 2, 330 + i * 34]], false, 5), (t) => 5 + 15 * t * t), { R: 10, gap: 5, rim: 2.4 });
      flesh(p, half([[0, 290], [60, 300], [110, 420], [190, 570], [210, 640, 1]], 430, 0), { R: 120, gap: 6.5, angle: 0, bend: 0.7, power: 1.5, rim: 3.4, extra: (x, y, t) => t * (0.7 + 0.5 * Math.sin(y / 8)) });
      stalk([[430, 330], [410, 270], [430, 210]], 32);
      for (let i = 0; i < 8; i++) p.shape(limb([[350 + i * 23, 220], [344 + i * 25, 270], [336 + i * 27 + (i % 2) * 14, 320 + (i % 3) * 12]], 8, 2), p.pal.near, { rim: 2.4 });
      for (let i = 0; i < 4; i++) { p.shape(limb([[400 + i * 22, 90], [390 + i * 30, 40], [370 + i * 44, 14]], 6, 3), p.pal.near, { rim: 2.4 }); p.carve(disc(370 + i * 44, 12, 13, 10), { R: 10, gap: 5 }); }
      flesh(p, half([[0, 66], [80, 84], [118, 150], [96, 222], [40, 254], [0, 256]], 430, 0), { R: 100, gap: 5.2, angle: 0.2, power: 1.5 });
      for (const [x, y, r] of rows([430, 126, 30], [364, 182, 27], [496, 182, 27])) {
        p.fill(disc(x, y, r * 1.35, 18), p.pal.ink);
        p.fill(disc(x, y, r, 18), p.pal.lamp);
        p.fill(disc(x + 4, y, r * 0.5, 12, r * 0.75), p.pal.ink);
      }
    },
  },
};

