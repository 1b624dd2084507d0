// Gates, rites, powers, and the town that reads of them.
import { TAU, curve, disc, rect, rows, taper, times, type Ring } from '../core';
import * as T from '../things';
import { crowd, dark, moonlit, palm, room, street, way, type Smalls } from './small';

export const omens: Smalls = {
  gate: {
    light: [560, 260, 110, 640],
    draw(p, k, r) {
      const x = way(k);
      const what = r.int(0, 3);
      p.fill(p.all, p.pal.fore);
      if (what === 0) {
        T.gate(p, { x: x(540), y: 260, r: 190 });
        T.paving(p, { y0: 500, vx: x(540), vy: 440, power: 0.8, lit: (a) => Math.exp(-Math.pow((a - x(540)) / 200, 2)) });
        T.walker(p, { x: x(280), y: 580, h: 200, flip: k });
      } else if (what === 1) {
        T.gate(p, { x: x(500), y: 310, r: 150, squash: 1.3 });
        for (const a of [250, 750]) T.stone(p, { x: x(a), y: 570, w: 110, h: 480, runes: true });
        p.carve([[x(180), 60], [x(820), 70], [x(830), 140], [x(170), 130]], { R: 30, angle: 0, tex: 0.5 });
        T.person(p, { x: x(500), y: 580, h: 170, face: 'back' });
      } else if (what === 2) {
        T.ridge(p, { y: 440, amp: 40, fill: p.pal.mid });
        T.gate(p, { x: x(520), y: 380, r: 210, squash: 0.34 });
        T.rays(p, { x: x(520), y: 380, r0: 60, r1: 460, n: 60, from: -2.2, to: -0.9, ink: p.pal.accent, power: 0.5 });
        for (const a of [200, 300, 780]) T.pine(p, { x: x(a), y: 540, h: r.in(220, 330) });
        T.ridge(p, { y: 540, amp: 10, fill: p.pal.fore });
      } else {
        T.gate(p, { x: x(450), y: 300, r: 270 });
        for (let i = 0; i < 4; i++) T.tentacle(p, [[x(450 + i * 20), 300], [x(380 - i * 80), 380 + i * 20], [x(300 - i * 20), 520], [x(200 + i * 130), 600]], { w: 26 });
        T.person(p, { x: x(640), y: 590, h: 210, face: 'back', pose: 'both' });
      }
    },
  },
  world: {
    light: [600, 170, 160, 900],
    mood: 'wyrd',
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.sky);
      const what = r.int(0, 4);
      if (what < 2) T.whirl(p, { x: x(620), y: 120, r0: 40, r1: 620, arms: 46, turns: 0.24, squash: 0.42, ink: p.pal.soft, power: 0.7 });
      else {
        T.rings(p, { x: x(620), y: 150, r0: 70, reach: 360, gap: 9, power: 0.9, cloud: 0.5 });
        T.moon(p, { x: x(620), y: 150, r: 56, phase: what === 3 ? 0.3 : 1 });
      }
      T.ridge(p, { y: 400, amp: r.in(20, 90), len: r.in(120, 300), fill: p.pal.far });
      if (what === 0) for (const [a, h] of rows([180, 260], [300, 330], [420, 200])) T.column(p, { x: x(a), y: 480, h, w: 50 });
      else if (what === 1) for (const a of [140, 250, 350, 430]) T.stone(p, { x: x(a), y: 500, w: 80, h: r.in(160, 360), lean: r.in(-0.3, 0.3), glow: 0.6 });
      else if (what === 2) for (let i = 0; i < 4; i++) T.tentacle(p, [[x(160 + i * 90), 520], [x(140 + i * 100), 380], [x(200 + i * 90), 270], [x(150 + i * 100), 170 + i * 30]], { w: 30 });
      else if (what === 3) for (const [a, h] of rows([120, 300], [220, 400], [320, 260], [420, 340])) p.carve([[x(a - 40), 500], [x(a - 14), 500 - h * 0.8], [x(a), 500 - h], [x(a + 16), 500 - h * 0.76], [x(a + 44), 500]], { R: 24, angle: 1.4 });
      else T.church(p, { x: x(300), y: 500, s: 1.3, flip: k });
      T.ridge(p, { y: 490, amp: 16, fill: p.pal.mid });
      T.person(p, { x: x(r.in(540, 660)), y: 570, h: r.in(120, 170), face: 'back', wear: 'coat', hat: r.pick(['fedora', 'none'] as const), flip: k });
      T.ridge(p, { y: 580, amp: 10, fill: p.pal.fore });
    },
  },
  street: {
    light: [650, 180, 150, 700],
    draw(p, k, r) {
      street(p, k, r);
      const x = way(k);
      if (r.chance(0.3)) T.fog(p, { y: 480, h: 60, n: 5, power: 0.9, o: 0.9 });
      T.person(p, { x: x(r.in(400, 540)), y: 575, h: r.in(150, 210), wear: r.pick(['coat', 'suit', 'dress'] as const), hat: r.pick(['fedora', 'bowler', 'cap', 'cloche'] as const), face: 'back', pose: r.pick(['walk', 'stand'] as const), flip: r.pick([1, -1] as const) });
      if (r.chance(0.3)) T.beast(p, { kind: 'cat', x: x(760), y: 585, h: 44, flip: k });
    },
  },
  square: {
    light: [650, 150, 170, 800],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(660), 150, 360, p.pal.near);
      for (const [a, w, h] of rows([40, 160, 250], [210, 180, 190], [400, 150, 270])) T.block(p, { x: k > 0 ? a! : 900 - a! - w!, y: 490, w, h, lit: 0.16, roof: r.pick(['hip', 'saw', 'flat'] as const), fill: p.pal.fore });
      T.paving(p, { y0: 490, vx: x(660), vy: 440, power: 0.7 });
      T.lamppost(p, { x: x(r.in(560, 620)), y: 560, h: 250, s: 1.4, halo: 150 });
      for (const a of [r.in(660, 720), r.in(740, 820)]) T.walker(p, { x: x(a), y: 580, h: r.in(130, 170), flip: k });
    },
  },
  door: {
    light: [520, 330, 100, 640],
    draw(p, k, r) {
      const x = way(k);
      street(p, k, r, { lamp: false });
      const w: Ring = [[x(420), -10], [x(910), -10], [x(910), 620], [x(420), 620]];
      p.fill(w, p.pal.fore);
      p.cut(w, { gap: 15, min: 0.07, ink: p.pal.soft, tone: (a, b) => 0.6 * Math.exp(-Math.hypot(a - x(640), b - 360) / 170) });
      p.fill([[x(560), 200], [x(720), 200], [x(720), 600], [x(560), 600]], p.pal.lamp);
      p.shape([[x(720), 200], [x(800), 170], [x(800), 620], [x(720), 600]], p.pal.ink, { rim: 3 });
      T.person(p, { x: x(640), y: 605, h: 330, face: 'void', wear: r.pick(['coat', 'dress', 'suit'] as const), fill: p.pal.ink, power: 0.2 });
      p.fill([[x(560), 600], [x(720), 600], [x(560), 640], [x(240), 640]], p.pal.lamp, 0.35);
      T.walker(p, { x: x(250), y: 590, h: 200, flip: k });
    },
  },
  news: {
    light: [640, 60, 200, 850],
    draw(p, k, r) {
      const x = way(k);
      const what = r.int(0, 2);
      if (what) room(p, x(600), 900);
      else street(p, k, r);
      const t = r.in(-0.14, 0.14) + (what === 2 ? 0.2 * k : 0);
      const cx = what ? 450 : x(420);
      const s = what ? r.in(1, 1.12) : 0.8;
      const at = (pts: Ring): Ring => pts.map(([a, b]) => [cx + s * (a * Math.cos(t) - b * Math.sin(t)), 310 + s * (a * Math.sin(t) + b * Math.cos(t))]);
      p.fill(at([[-204, -228], [230, -214], [224, 262], [-196, 258]]), p.pal.ink, 0.7);
      p.carve(at([[-210, -240], [210, -240], [216, 246], [-206, 250]]), { fill: p.pal.soft, R: 14, gap: 7, angle: t, amb: 0.28, power: 0.9 });
      const ink = (list: Ring[], o = 0.9) => p.fill(list.map(at), p.pal.ink, o, true);
      // No letters: bars where words would be.
      ink([rect(-190, -222, 380, 5), rect(-190, -150, 380, 4)]);
      ink(times(r.int(5, 7), (i) => rect(-182 + i * 58, -208, r.in(34, 50), 46)));
      ink(times(4, (i) => rect(-184 + r.in(0, 8), -132 + i * 0, r.in(300, 360), 26)).slice(0, 1));
      const left = r.chance(0.5);
      const px = left ? -184 : 4;
      ink([rect(px, -88, 180, 170)], 1);
      for (let j = 0; j < 3; j++) ink(times(j ? 14 : 12, (i) => rect((j === 0 ? (left ? 10 : -184) : -184 + (j - 1) * 194) + r.in(0, 3), (j === 0 ? -84 : 98) + i * (j ? 10 : 14), r.in(130, 176), 4.4)), 0.75);
      const [[ax, ay]] = at([[px + 90, 76]]) as [[number, number]];
      const [[lx, ly]] = at([[px + 126, -46]]) as [[number, number]];
      const pic = r.int(0, 5);
      T.rings(p, { x: lx, y: ly, r0: 16, reach: 60, gap: 7, ink: p.pal.cut, cloud: 0 });
      if (pic === 0) T.person(p, { x: ax, y: ay, h: 130, face: 'void', hat: 'fedora', wear: 'coat' });
      else if (pic === 1) T.church(p, { x: ax - 20, y: ay, s: 0.5 });
      else if (pic === 2) T.ship(p, { x: ax, y: ay - 8, s: 0.5 });
      else if (pic === 3) T.house(p, { x: ax - 60, y: ay, w: 60, h: 56, roof: 40, side: 60, lit: 0.3 });
      else if (pic === 4) T.skull(p, { x: ax, y: ay - 64, s: 0.6 });
      else T.winged(p, { x: ax, y: ay, h: 100, lift: 0.9 });
    },
  },
  eye: {
    light: [450, 190, 130, 640],
    draw(p, k, r) {
      p.fill(p.all, p.pal.fore);
      const y = r.in(170, 230);
      T.rays(p, { x: 450, y, r0: 190, r1: 560, n: 100, ink: p.pal.soft, power: 0.6 });
      T.eye(p, { x: 450, y, r: 110, slit: r.chance(0.5), turn: r.in(-0.1, 0.1) });
      if (r.chance(0.5)) T.skyline(p, { y: 520, h: 130, fill: p.pal.ink, lit: 0.12 });
      else T.ridge(p, { y: 500, amp: 40, fill: p.pal.fore });
      T.ridge(p, { y: 545, amp: 6, fill: p.pal.ink });
      T.person(p, { x: way(k)(r.in(250, 360)), y: 585, h: 130, face: 'back', wear: 'robe' });
    },
  },
  dream: {
    light: [600, 160, 150, 800],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.whirl(p, { x: x(600), y: 180, r0: 50, r1: 420, arms: 40, turns: 0.4, ink: p.pal.accent, power: 0.8 });
      const inside = r.int(0, 3);
      if (inside === 0) T.church(p, { x: x(600), y: 250, s: 0.6, flip: k });
      else if (inside === 1) T.eye(p, { x: x(600), y: 180, r: 46 });
      else if (inside === 2) T.moon(p, { x: x(600), y: 180, r: 44 });
      else T.hooded(p, { x: x(600), y: 260, h: 160, eyes: p.pal.cut });
      p.carve(curve([[x(40), 470], [x(140), 430], [x(240), 450], [x(640), 460], [x(860), 520, 1], [x(860), 640, 1], [x(0), 640, 1]], true, 5), { fill: p.pal.mid, R: 70, amb: 0.05, angle: 0.25 * k });
      p.carve(disc(x(190), 428, 52, 24, 42), { R: 40, gap: 5 });
      p.fill(taper([[x(200), 430], [x(222), 432]], () => 2.4), p.pal.ink);
    },
  },
  web: {
    light: [620, 160, 150, 800],
    draw(p, k, r) {
      const x = way(k)(r.in(540, 620));
      const y = r.in(200, 260);
      dark(p, x, y, p.pal.soft, 300);
      const ends = times(13, (i) => (i / 13) * TAU + r.in(-0.1, 0.1));
      const line: Ring[] = ends.map((a) => taper([[x, y], [x + Math.cos(a) * 900, y + Math.sin(a) * 900]], () => 1.3));
      for (let j = 1; j < 9; j++) ends.forEach((a, i) => {
        const b = ends[(i + 1) % ends.length]!;
        const q = j * j * 7 + 20;
        line.push(taper(curve([[x + Math.cos(a) * q, y + Math.sin(a) * q], [x + Math.cos((a + b + (b < a ? TAU : 0)) / 2) * q * 0.86, y + Math.sin((a + b + (b < a ? TAU : 0)) / 2) * q * 0.86], [x + Math.cos(b) * q, y + Math.sin(b) * q]], false, 4), () => 1.1));
      });
      p.fill(line, p.pal.cut, 0.85, true);
      T.spider(p, { x, y: y + 60, s: r.in(1.2, 1.6) });
      T.person(p, { x: way(k)(230), y: 590, h: 200, face: 'back', pose: 'spread' });
    },
  },
  plot: {
    light: [620, 100, 160, 760],
    draw(p, k, r) {
      const x = way(k);
      room(p, x(520), 900);
      const pins = times(7, (i): [number, number] => [130 + (i % 4) * 210 + r.in(-40, 40), 110 + (i % 3) * 180 + r.in(-30, 30)]);
      for (const [a, b] of pins) p.carve([[a - 62, b - 46], [a + 60, b - 52], [a + 64, b + 46], [a - 58, b + 52]], { fill: p.pal.soft, R: 8, amb: 0.15, power: 0.9, gap: 8 });
      pins.forEach(([a, b], i) => (i % 3 === 0 ? T.eye(p, { x: a, y: b, r: 16 }) : i % 3 === 1 ? T.person(p, { x: a, y: b + 44, h: 84, fill: p.pal.ink, power: 0.4 }) : p.fill(times(5, (j) => rect(a - 44, b - 32 + j * 15, r.in(60, 90), 5)), p.pal.ink, 0.8, true)));
      p.fill(pins.slice(1).map((q, i) => taper([pins[i]!, q], () => 2.2)), p.pal.accent, 1, true);
      p.fill(pins.map(([a, b]) => disc(a, b - 40, 8, 12)), p.pal.accent, 1, true);
    },
  },
  tentacles: {
    light: [620, 150, 160, 850],
    mood: 'wyrd',
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(640));
      const water = r.chance(0.5);
      if (water) T.water(p, { y0: 430, path: [[x(640), 50]] });
      else T.skyline(p, { y: 480, h: 130, fill: p.pal.mid, lit: 0.1 });
      const n = r.int(3, 6);
      for (let i = 0; i < n; i++) {
        const a = 120 + i * (560 / n) + r.in(-20, 20);
        T.tentacle(p, [[x(a), 640], [x(a + r.in(-60, 60)), 460], [x(a + r.in(-90, 90)), 300], [x(a + r.in(-60, 140)), r.in(90, 200)], [x(a + r.in(40, 160)), r.in(120, 240)]], { w: r.in(28, 46) });
      }
      if (water) T.ship(p, { x: x(720), y: 480, s: 0.5, flip: k });
      else T.ridge(p, { y: 560, amp: 12, fill: p.pal.fore });
    },
  },
  maw: {
    light: [560, 240, 100, 600],
    mood: 'wyrd',
    draw(p, k, r) {
      const x = way(k);
      dark(p, x(520), 270, p.pal.accent, 420);
      const n = r.int(13, 19);
      const teeth = (q: number, long: number): Ring[] => times(n, (i) => {
        const a = (i / n) * TAU;
        const f = (b: number, d: number): [number, number] => [x(500) + Math.cos(b) * d * 1.25, 290 + Math.sin(b) * d];
        return [f(a - 0.13, q), f(a, q - long * r.in(0.7, 1)), f(a + 0.13, q)];
      });
      p.carve([curve(times(14, (i) => [x(500) + Math.cos((i / 14) * TAU) * 330 * r.in(0.9, 1.1), 290 + Math.sin((i / 14) * TAU) * 270 * r.in(0.9, 1.1)]), true, 5)], { R: 120, tex: 0.5 });
      p.fill(disc(x(500), 290, 236, 40, 190), p.pal.ink);
      for (const [q, l] of rows([200, 80], [130, 60])) for (const t of teeth(q!, l!)) p.shape(t, p.pal.soft, { rim: 2 });
      for (let i = 0; i < 4; i++) T.eye(p, { x: r.in(60, 840), y: r.pick([50, 540]) + r.in(-20, 20), r: r.in(12, 20) });
    },
  },
  shadow: {
    light: [640, 150, 160, 850],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(620), 170, 460);
      const h = r.in(360, 470);
      const black = { x: x(470), y: 560, h, fill: p.pal.ink, eyes: p.pal.accent, rim: 3, flip: k };
      const what = r.int(0, 4);
      if (what === 0) T.winged(p, { ...black, h: h * 0.8, lift: 0.7 });
      else if (what === 1) T.giant(p, { ...black, pose: 'reach' });
      else if (what === 2) T.wraith(p, black);
      else if (what === 3) T.mass(p, { ...black, arms: 6, w: 380, eyes: 5 });
      else T.hooded(p, { ...black, face: 'void' });
      T.ridge(p, { y: 540, amp: 14, fill: p.pal.fore });
      T.person(p, { x: x(720), y: 585, h: 110, face: 'back', pose: 'both' });
    },
  },
  altar: {
    light: [450, 330, 110, 640],
    draw(p, k, r) {
      p.fill(p.all, p.pal.fore);
      for (const x of [90, 810]) T.column(p, { x, y: 520, h: 470, w: 90 });
      T.rays(p, { x: 450, y: 330, r0: 60, r1: 400, n: 80, from: Math.PI, to: TAU, ink: p.pal.accent, power: 0.55 });
      const what = r.int(0, 2);
      if (what === 0) T.held(p, 'knife', { x: 450, y: 350, s: 5, turn: Math.PI });
      else if (what === 1) T.skull(p, { x: 450, y: 370, s: 0.9 });
      else T.held(p, 'orb', { x: 450, y: 430, s: 6 });
      p.carve([[250, 430], [650, 430], [680, 470], [620, 480], [640, 600], [260, 600], [280, 480], [220, 470]], { R: 24, angle: 0.05, tex: 0.5 });
      for (let i = 0; i < 4; i++) T.rune(p, 330 + i * 80, 540, 22);
      for (const x of k > 0 ? [150, 300, 770] : [130, 600, 750]) T.hooded(p, { x, y: 620, h: r.in(230, 280), face: 'back' });
    },
  },
  rite: {
    light: [520, 440, 90, 620],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 60, y1: 300 });
      for (const [a, h] of rows([120, 300], [240, 220], [720, 240], [830, 320])) T.stone(p, { x: a, y: 470, w: 80, h });
      T.ridge(p, { y: 450, amp: 10, fill: p.pal.fore });
      T.rings(p, { x: x(480), y: 480, r0: 70, reach: 260, gap: 9, ink: p.pal.accent, squash: 0.4, cloud: 0.2 });
      T.rays(p, { x: x(480), y: 470, r0: 20, r1: 420, n: 40, from: -1.9, to: -1.24, ink: p.pal.accent, power: 0.7 });
      for (let i = 0; i < 5; i++) T.hooded(p, { x: 220 + i * 120 + r.in(-12, 12), y: 500 + 60 * Math.sin(((i + 0.5) / 5) * Math.PI), h: r.in(150, 190), face: i % 2 ? 'back' : 'void', arms: 1 });
    },
  },
  curse: {
    light: [650, 160, 160, 800],
    mood: 'wyrd',
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(650), 170);
      T.ridge(p, { y: 500, amp: 20, fill: p.pal.mid });
      T.tree(p, { x: x(270), y: 560, h: 520, w: 44, gnarl: 0.5 });
      for (const [a, l] of rows([330, 150], [410, 110], [220, 90])) {
        p.fill(taper([[x(a), 190], [x(a), 190 + l]], () => 1.4), p.pal.cut);
        T.held(p, r.pick(['skull', 'key', 'cross', 'bottle'] as const), { x: x(a), y: 220 + l, s: 2.2 });
      }
      T.ridge(p, { y: 550, amp: 10, fill: p.pal.fore });
      T.hooded(p, { x: x(600), y: 585, h: 170, eyes: p.pal.accent });
    },
  },
  bless: {
    light: [520, 20, 170, 900],
    draw(p, k, r) {
      const x = way(k);
      const what = r.int(0, 2);
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: x(520), y: -30, r0: 30, r1: 780, n: 90, from: 0.8, to: 2.3, ink: p.pal.cut, power: 0.6 });
      if (what === 0) T.column(p, { x: x(150), y: 520, h: 480, w: 90 });
      if (what === 1) T.raven(p, { x: x(560), y: 170, s: 1.8, flip: k, fill: p.pal.cut });
      if (what === 2) {
        T.wings(p, { x: x(500), y: 250, s: 1.6, kind: 'feather', lift: 0.7 });
        T.rings(p, { x: x(500), y: 160, r0: 40, reach: 90, gap: 8, cloud: 0 });
      }
      T.ridge(p, { y: 520, amp: 12, fill: p.pal.fore });
      T.person(p, { x: x(r.in(380, 450)), y: 580, h: 300, pose: r.pick(['kneel', 'spread', 'both'] as const), wear: r.pick(['robe', 'coat', 'gown'] as const), face: 'side', flip: k, rim: 3 });
    },
  },
  nodens: {
    light: [600, 120, 190, 900],
    mood: 'moon',
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(620), 140);
      T.waves(p, [[400, 30, 110, p.pal.mid, r.in(0, 90)], [480, 36, 140, p.pal.near, r.in(0, 90)]]);
      const what = r.int(0, 3);
      if (what === 0) T.person(p, { x: x(360), y: 520, h: 380, wear: 'robe', beard: true, hair: 'long', hat: 'crown', hold: ['spear'], pose: 'raise', face: 'half', flip: k, rim: 3 });
      else if (what === 1) {
        p.carve(curve([[x(180), 420, 1], [x(250), 330], [x(360), 290], [x(480), 330], [x(560), 420, 1], [x(480), 460], [x(260), 460]], true, 6), { R: 60, angle: 1.1, power: 1.5 });
        for (let i = 0; i < 5; i++) p.fill(taper([[x(370), 460], [x(230 + i * 70), 330 + Math.abs(i - 2) * 24]], () => 2), p.pal.ink);
      } else if (what === 2) for (const a of [250, 400]) T.serpent(p, { path: [[x(a - 60), 560], [x(a - 20), 440], [x(a + 30), 380], [x(a - 10), 300], [x(a + 40), 240]], w: 26, head: 'fish' });
      else palm(p, x(370), 520, 1.2, k);
      T.waves(p, [[560, 34, 150, p.pal.fore, r.in(0, 90)]]);
    },
  },
  curtain: {
    light: [450, 120, 140, 760],
    draw(p, k, r) {
      p.fill(p.all, p.pal.ink);
      const open = r.in(90, 200);
      T.rings(p, { x: 450, y: 230, r0: 30, reach: 300, gap: 9, cloud: 0.2, ink: p.pal.accent });
      T.person(p, { x: 450, y: 540, h: 330, wear: 'robe', hat: r.pick(['crown', 'hood', 'mitre'] as const), face: 'void', eyes: p.pal.accent, pose: r.pick(['stand', 'spread', 'hold'] as const), flip: k });
      p.fill(disc(450, 545, 210, 30, 30), p.pal.mid);
      for (const s of [-1, 1])
        for (let i = 0; i < 6; i++) {
          const a = 450 + s * (open + i * 66);
          p.carve(curve([[a, -20, 1], [a + s * 70, -20, 1], [a + s * (86 + i * 3), 300], [a + s * 74, 560, 1], [a - s * 6, 560, 1], [a + s * 14, 300]], true, 5), { R: 30, angle: 0, gap: 7, power: 1.1 });
        }
      p.carve(curve([[-10, -20, 1], [910, -20, 1], [910, 70, 1], [760, 110], [600, 70], [450, 112], [300, 70], [140, 110], [-10, 70, 1]], true, 6), { R: 40, angle: 1.5, gap: 7 });
      p.fill(rect(-10, 560, 920, 60), p.pal.ink);
      crowd(p, r, 620, 9, 90);
    },
  },
  herald: {
    light: [450, 120, 160, 800],
    mood: 'wyrd',
    draw(p, k, r) {
      dark(p, 450, 190, p.pal.accent, 460);
      T.rays(p, { x: 450, y: 190, r0: 150, r1: 560, n: 70, ink: p.pal.accent, power: 0.5 });
      T.person(p, { x: 450, y: 1010, h: 880, wear: 'robe', hat: r.pick(['crown', 'mitre', 'horns', 'hood'] as const), face: 'void', eyes: p.pal.accent, build: 'gaunt', flip: k, rim: 4 });
    },
  },
  train: {
    light: [560, 280, 110, 700],
    draw(p, k) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.plume(p, { x: x(420), y: 160, n: 8, s: 46, drift: -140 * k, rise: 12 });
      T.ridge(p, { y: 400, amp: 20, fill: p.pal.mid });
      for (let i = 0; i < 9; i++) p.fill([[x(560 - i * 40), 420 + i * 22], [x(640 + i * 34), 420 + i * 22], [x(650 + i * 36), 428 + i * 23], [x(548 - i * 42), 428 + i * 23]], p.pal.soft, 0.5);
      p.carve(rect(x(420) - 170, 300, 340, 210), { R: 40, gap: 7, power: 0.8 });
      T.rings(p, { x: x(420), y: 270, r0: 150, reach: 220, gap: 10, ink: p.pal.lamp, cloud: 0.2, power: 0.8 });
      p.carve(disc(x(420), 300, 140, 40), { R: 70, gap: 6, light: [x(560), 60, 120, 700] });
      p.fill([disc(x(420), 300, 104, 40), disc(x(420), 300, 98, 40)], p.pal.cut);
      p.carve(rect(x(420) - 34, 96, 68, 80), { R: 26, angle: 0 });
      T.rings(p, { x: x(420), y: 290, r0: 40, reach: 60, gap: 8, ink: p.pal.lamp, cloud: 0 });
      p.fill(disc(x(420), 290, 36, 30), p.pal.lamp);
      p.shape([[x(420) - 160, 520], [x(420) + 160, 520], [x(420) + 110, 590], [x(420) - 110, 590]], p.pal.ink, { rim: 3 });
    },
  },
  graves: {
    light: [650, 140, 170, 850],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(650));
      T.church(p, { x: x(680), y: 450, s: 0.9, flip: k, lit: false });
      T.ridge(p, { y: 450, amp: 20, fill: p.pal.mid });
      for (let i = 0; i < 7; i++) T.tomb(p, { x: x(90 + i * 120 + r.in(-20, 20)), y: 540 + (i % 2) * 40, kind: r.int(0, 2), w: 76, h: r.in(90, 150), lean: r.in(-0.2, 0.2) });
      if (r.chance(0.6)) T.skeleton(p, { x: x(330), y: 590, h: 220, pose: 'raise', flip: k });
      T.ridge(p, { y: 585, amp: 6, fill: p.pal.fore });
    },
  },
  hall: {
    light: [560, 120, 150, 760],
    draw(p, k, r) {
      const x = way(k);
      room(p, x(520), 480);
      for (const a of [80, 260, 690, 850]) T.column(p, { x: a, y: 500, h: 460, w: a > 250 && a < 700 ? 56 : 84 });
      T.rays(p, { x: x(520), y: -20, r0: 20, r1: 560, n: 50, from: 1.2, to: 1.9, power: 0.5 });
      const what = r.int(0, 3);
      if (what === 0) T.skeleton(p, { x: x(450), y: 520, h: 320, pose: 'stand' });
      else if (what === 1) p.carve(curve([[395, 520, 1], [380, 330], [400, 230], [450, 190], [500, 230], [520, 330], [505, 520, 1]], true, 6), { R: 50, angle: 0.1 });
      else if (what === 2) T.winged(p, { x: 450, y: 510, h: 260, lift: 0.6 });
      else T.stone(p, { x: 450, y: 520, w: 120, h: 330, runes: true });
      p.carve(rect(330, 510, 240, 40), { R: 12, angle: 0 });
      T.walker(p, { x: x(760), y: 590, h: 200, flip: k > 0 ? -1 : 1, lamp: r.chance(0.5) });
    },
  },
  dungeon: {
    light: [520, 250, 120, 700],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      for (let j = 0; j < 8; j++) for (let i = -1; i < 8; i++) p.cut(rect(i * 130 + (j % 2) * 65, j * 64, 125, 59), { gap: 8, inset: 4, min: 0.08, step: 20, ink: p.pal.soft, tone: (a, b) => 0.8 * Math.exp(-Math.hypot(a - x(700), b - 220) / 240) * (0.5 + 0.7 * p.n(i * 3, j * 5)) });
      p.fill(curve([[x(280), 520, 1], [x(280), 260, 1], [x(320), 140], [x(430), 90], [x(540), 140], [x(580), 260, 1], [x(580), 520, 1]], true, 6), p.pal.ink);
      T.paving(p, { y0: 510, vx: x(440), vy: 460, power: 0.7 });
      T.held(p, 'torch', { x: x(700), y: 330, s: 2.6 });
      if (r.chance(0.5)) for (let i = 0; i < 5; i++) p.shape(rect(x(300 + i * 62) - 5, 120, 10, 400), p.pal.fore, { rim: 2 });
      else for (const a of [390, 470]) p.fill(disc(x(a), 330, 7, 10), p.pal.accent);
      T.person(p, { x: x(200), y: 590, h: 240, wear: 'tunic', hold: ['sword', 'shield'], face: 'back', flip: k });
    },
  },
};
