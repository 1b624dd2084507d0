// Skies, weather, times of the day, water.
import { TAU, disc, smooth, taper, times } from '../core';
import * as T from '../things';
import { dark, moonlit, street, way, zigzag, type Smalls } from './small';

export const weather: Smalls = {
  fog: {
    light: [650, 180, 150, 620],
    draw(p, k, r) {
      street(p, k, r);
      T.fog(p, { y: 330, h: 100, power: 0.8, n: 8, o: 0.9 });
      T.walker(p, { x: way(k)(r.in(420, 560)), y: 575, h: r.in(180, 230), rim: 3, flip: k });
      T.fog(p, { y: 500, h: 60, power: 1, n: 6, o: 0.9, cut: p.pal.cut });
      T.fog(p, { y: 585, h: 40, power: 1, n: 4, o: 1 });
    },
  },
  rain: {
    light: [650, 180, 150, 700],
    draw(p, k, r) {
      street(p, k, r);
      T.person(p, {
        x: way(k)(r.in(400, 520)), y: 580, h: 240, wear: 'coat', hat: 'fedora', face: 'back', hold: ['umbrella'],
        pose: 'offer', flip: k,
      });
      T.rain(p, { n: 320, lean: 0.3 * k, len: 90, ink: p.pal.cut, o: 0.5 });
    },
  },
  storm: {
    light: [640, 120, 130, 900],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.clouds(p, {
        y1: 330, power: 1.1, lo: 0.4, lit: (a, b) => 1.6 * Math.exp(-Math.hypot(a - x(620), b - 60) / 240),
      });
      for (let i = 0; i < 3; i++)
        p.lines([zigzag(r, x(620 + i * 30), 40, i ? 300 : 440, i ? 110 : 50)], {
          tone: (_a, _b, t) => t, gap: i ? 6 : 13, ink: p.pal.cut,
        });
      T.ridge(p, { y: 420, amp: 50, fill: p.pal.fore, power: 0.8 });
      if (r.chance(0.5)) T.church(p, { x: x(300), y: 500, s: 1.3, flip: k });
      else T.tree(p, { x: x(300), y: 500, h: 320, w: 34, lean: -0.25 * k });
      T.ridge(p, { y: 510, amp: 14, fill: p.pal.fore });
      T.rain(p, { n: 240, lean: 0.5 * k, len: 80 });
    },
  },
  snow: {
    light: [680, 150, 220, 900],
    mood: 'moon',
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(680));
      T.ridge(p, { y: 390, amp: 60, fill: p.pal.far, power: 1.1 });
      for (let i = 0; i < 5; i++) T.pine(p, { x: x(60 + i * 90 + r.in(-20, 20)), y: 480, h: r.in(160, 280), snowy: 1 });
      T.ridge(p, { y: 470, amp: 16, fill: p.pal.mid, power: 1.3, depth: 160 });
      T.walker(p, { x: x(r.in(500, 640)), y: 545, h: 150, flip: -k });
      T.snow(p, { n: 260, wind: r.in(0.1, 0.8) });
    },
  },
  wind: {
    light: [680, 150, 180, 900],
    draw(p, k) {
      const x = way(k);
      moonlit(p, x(690), 140, 300);
      T.ridge(p, { y: 450, amp: 24, fill: p.pal.mid });
      T.tree(p, { x: x(250), y: 520, h: 380, w: 36, lean: -0.5 * k });
      T.ridge(p, { y: 520, amp: 14, fill: p.pal.fore });
      const list = times(15, (i) =>
        times(24, (j): [number, number, number] => [
          j * 42 - 30, 120 + i * 30 + Math.sin(j * 0.4 + i * 2) * 16, j / 24,
        ]),
      );
      p.lines(list, { gap: 9, ink: p.pal.cut, tone: (a, b) => 0.8 * smooth(0.6, 0.8, p.n(a / 240, b / 16)) });
      T.person(p, { x: x(560), y: 575, h: 170, wear: 'coat', pose: 'walk', face: 'void', cape: true, flip: k });
      T.swarm(p, { x: x(450), y: 330, w: 430, h: 200, n: 26, s: 1.8, kind: 'leaves' });
    },
  },
  sun: {
    light: [640, 170, 240, 1000],
    mood: 'day',
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: x(640), y: 180, r0: 96, r1: 620, n: 110, power: 0.6, ink: p.pal.cut });
      p.fill(disc(x(640), 180, 80, 40), p.pal.cut);
      if (r.chance(0.5)) T.skyline(p, { y: 470, h: 190, fill: p.pal.mid, lit: 0 });
      else T.ridge(p, { y: 420, amp: 60, fill: p.pal.mid });
      T.ridge(p, { y: 480, amp: 12, fill: p.pal.fore, power: 1 });
      T.tree(p, { x: x(220), y: 530, h: 300, w: 30 });
      T.person(p, {
        x: x(330), y: 575, h: 150, wear: r.pick(['dress', 'shirt', 'suit'] as const), hat: 'straw', face: 'back',
        flip: k,
      });
      T.birds(p, { x: x(500), y: 260, n: 7, s: 1.4 });
    },
  },
  suns: {
    light: [450, 140, 220, 1000],
    mood: 'dusk',
    draw(p, k) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      for (const [a, b, c] of [
        [330, 170, 60], [600, 120, 84],
      ] as const) {
        T.rings(p, { x: x(a), y: b, r0: c + 14, reach: 240, gap: 9, power: 0.8, cloud: 0.2 });
        p.fill(disc(x(a), b, c, 40), p.pal.cut);
      }
      T.skyline(p, { y: 400, h: 150, fill: p.pal.fore, lit: 0, spires: 0.3 });
      T.water(p, { y0: 400, path: [[x(330), 40], [x(600), 60]] });
      T.hooded(p, { x: x(480), y: 580, h: 200, face: 'back' });
    },
  },
  dust: {
    light: [650, 160, 160, 700],
    mood: 'dusk',
    draw(p, k, r) {
      const x = way(k);
      dark(p, x(650), 170, p.pal.cut, 300);
      T.ridge(p, { y: 440, amp: 70, len: 420, fill: p.pal.mid, power: 1 });
      if (r.chance(0.5))
        p.carve([[x(160), 440], [x(330), 230], [x(500), 440]], { R: 60, angle: 0, gap: 7 });
      for (let i = 0; i < 3; i++) T.fog(p, { y: 380 + i * 90, h: 90, power: 1.1, n: 7, o: 0.8, cut: p.pal.cut });
      T.person(p, { x: x(520), y: 570, h: 200, wear: 'robe', hat: 'wrap', pose: 'walk', flip: k });
      T.fog(p, { y: 575, h: 50, power: 1, n: 6, o: 1 });
    },
  },
  swarm: {
    light: [620, 180, 160, 800],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(640), 180, 420);
      T.skyline(p, { y: 520, h: 150, fill: p.pal.fore, lit: 0.1 });
      T.swarm(p, {
        x: x(480), y: 280, w: 430, h: 240, n: 60, s: 2.6, fill: p.pal.ink,
        kind: r.pick(['bats', 'flies', 'beetles'] as const),
      });
      T.paving(p, { y0: 520, vx: x(600), vy: 470, power: 0.5 });
      T.walker(p, { x: x(300), y: 590, h: 170, flip: k });
    },
  },
  birds: {
    light: [640, 160, 180, 900],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(640), 170);
      T.ridge(p, { y: 470, amp: 30, fill: p.pal.mid });
      T.birds(p, { x: x(520), y: 220, n: 26, s: 2.4, w: 330, h: 150 });
      T.tree(p, { x: x(210), y: 600, h: 500, w: 40 });
      T.raven(p, { x: x(r.in(330, 380)), y: 420, s: 1.5, flip: k });
    },
  },
  flood: {
    light: [660, 150, 170, 900],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(660), 150);
      T.skyline(p, { y: 380, h: 120, fill: p.pal.mid, lit: 0.15 });
      T.water(p, { y0: 372, path: [[x(660), 60]] });
      T.house(p, { x: x(260) - 80, y: 480, w: 140, h: 80, roof: 90, side: 150, turn: k, lit: 0.2, fill: p.pal.fore });
      T.lamppost(p, { x: x(600), y: 600, h: 220, s: 1.4, halo: 120 });
      T.waves(p, [[500, 30, 90, p.pal.near, r.in(0, 90)], [570, 34, 120, p.pal.fore, r.in(0, 120)]]);
    },
  },
  tide: {
    light: [640, 140, 170, 900],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(640), 140);
      T.water(p, { y0: 330, path: [[x(640), 60]] });
      if (r.chance(0.6)) T.ship(p, { x: x(320), y: 380, s: 0.9, sails: r.chance(0.6), flip: k });
      T.waves(p, [
        [430, 40, 110, p.pal.mid, r.in(0, 99)], [500, 44, 140, p.pal.near, r.in(0, 99)],
        [580, 40, 170, p.pal.fore, r.in(0, 99)],
      ]);
      T.spray(p, 480, x(300) - 100, x(300) + 100, 40, 130);
    },
  },
  ship: {
    light: [650, 150, 170, 900],
    draw(p, k) {
      const x = way(k);
      moonlit(p, x(650));
      T.water(p, { y0: 440, path: [[x(650), 70]] });
      T.ship(p, { x: x(370), y: 500, s: 1.5, sails: true, flip: k });
      T.waves(p, [[560, 26, 130, p.pal.fore, 40]]);
    },
  },
  stars: {
    light: [450, 150, 200, 900],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 150, y1: 430 });
      const pts = times(7, (i): [number, number] => [
        x(180 + i * 92), 110 + 130 * Math.abs(Math.sin(i * r.in(1.1, 1.5))),
      ]);
      p.fill(taper(pts, () => 1.4), p.pal.accent, 0.8);
      pts.forEach(([a, b]) => T.rings(p, { x: a, y: b, r0: 9, reach: 44, gap: 7, ink: p.pal.accent, cloud: 0 }));
      p.fill(pts.map(([a, b]) => disc(a, b, 6, 10)), p.pal.cut, 1, true);
      T.ridge(p, { y: 470, amp: 40, fill: p.pal.fore });
      for (const [a, h] of [[270, 120], [330, 150], [400, 110]] as const)
        T.stone(p, { x: x(a), y: 520, w: 44, h, fill: p.pal.fore });
      T.hooded(p, { x: x(560), y: 580, h: 170, face: 'back', arms: r.pick([0, 1]) });
    },
  },
  eclipse: {
    light: [600, 190, 160, 900],
    mood: 'wyrd',
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: x(600), y: 190, r0: 96, r1: 520, n: 130, power: 0.8, ink: p.pal.cut });
      T.rings(p, { x: x(600), y: 190, r0: 96, reach: 150, gap: 8, power: 1, cloud: 0 });
      p.fill(disc(x(600), 190, 96, 44), p.pal.ink);
      T.skyline(p, { y: 500, h: 170, fill: p.pal.fore, lit: 0.06 });
      T.ridge(p, { y: 520, amp: 10, fill: p.pal.fore });
      for (const a of [r.in(180, 240), r.in(280, 330), r.in(380, 430)])
        T.person(p, {
          x: x(a), y: 585, h: 140, wear: 'coat', hat: 'cap', face: 'back', pose: r.pick(['point', 'stand'] as const),
          flip: k,
        });
    },
  },
  comet: {
    light: [640, 140, 160, 900],
    draw(p, k) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 90, y1: 400 });
      p.lines(
        times(26, (i) =>
          times(12, (j): [number, number, number] => [
            x(640 - j * 52), 150 + (i - 13) * (1.5 + j * 0.8) - j * 14, 1 - j / 12,
          ]),
        ),
        { gap: 8, ink: p.pal.accent, tone: (a, b, t) => t * t * (0.4 + p.n(a / 60, b / 8)) },
      );
      T.rings(p, { x: x(650), y: 152, r0: 34, reach: 150, gap: 9, ink: p.pal.accent, cloud: 0 });
      p.fill(disc(x(650), 152, 26, 24), p.pal.cut);
      T.ridge(p, { y: 460, amp: 60, fill: p.pal.mid });
      T.house(p, { x: x(250) - 70, y: 530, w: 110, h: 70, roof: 70, side: 130, turn: k, lit: 0.5, fill: p.pal.fore });
      T.ridge(p, { y: 540, amp: 10, fill: p.pal.fore });
    },
  },
  night: {
    light: [650, 150, 170, 900],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(650));
      T.ridge(p, { y: 440, amp: 50, seed: r.int(1, 9), fill: p.pal.mid });
      T.house(p, {
        x: x(280) - 90, y: 530, w: 130, h: 90, roof: 90, side: 150, turn: k, lit: 0.5, fill: p.pal.fore,
        attic: r.chance(0.5),
      });
      T.ridge(p, { y: 540, amp: 12, fill: p.pal.fore });
      T.fence(p, { y: 600, h: 90, x0: x(600) - 300, x1: x(600) + 300 });
    },
  },
  dawn: {
    light: [600, 380, 200, 1000],
    mood: 'day',
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: x(600), y: 400, r0: 96, r1: 640, n: 90, from: Math.PI, to: TAU, power: 0.65, ink: p.pal.cut });
      p.fill(disc(x(600), 400, 80, 40), p.pal.cut);
      T.ridge(p, { y: 420, amp: 36, fill: p.pal.mid });
      T.ridge(p, { y: 500, amp: 16, fill: p.pal.fore });
      T.person(p, {
        x: x(310), y: 570, h: 220, wear: r.pick(['robe', 'tunic', 'smock', 'gown'] as const),
        pose: r.pick(['spread', 'both', 'raise', 'stand'] as const), face: 'back', flip: k,
      });
      T.grass(p, { y: 600, n: 80, h: 34 });
    },
  },
  meteor: {
    light: [560, 430, 90, 560],
    draw(p, k) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.stars(p, { n: 70, y1: 260 });
      T.ridge(p, { y: 360, amp: 40, fill: p.pal.mid });
      p.fill(disc(x(560), 480, 220, 40, 70), p.pal.ink);
      T.rings(p, { x: x(560), y: 470, r0: 60, reach: 260, gap: 9, ink: p.pal.accent, squash: 0.6, cloud: 0.3 });
      T.rocks(p, [[x(560), 470, 62]], { light: [x(560), 430, 40, 500] });
      T.plume(p, { x: x(560), y: 420, n: 8, s: 30 });
      T.walker(p, { x: x(250), y: 580, h: 190, flip: k });
    },
  },
};
