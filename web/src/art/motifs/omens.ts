// Gates, rites, powers and what they send.
import { TAU, curve, disc, rect, rows, taper, times, type Ring } from '../core';
import * as T from '../things';
import { dark, moonlit, palm, room, way, type Smalls } from './small';

export const omens: Smalls = {
  gate: {
    light: [560, 260, 110, 640],
    draw(p, k, r) {
      const x = way(k);
      const what = r.nth(4);
      p.fill(p.all, p.pal.fore);
      if (what === 0) {
        T.gate(p, { x: x(540), y: 260, r: 190 });
        T.paving(p, {
          y0: 500, vx: x(540), vy: 440, power: 0.8, lit: (a) => Math.exp(-Math.pow((a - x(540)) / 200, 2)),
        });
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
        T.gate(p, { x: x(470), y: 300, r: 270 });
        T.wraith(p, { x: x(470), y: 520, h: 380, reach: true, eyes: p.pal.cut });
        T.ridge(p, { y: 530, amp: 12, fill: p.pal.fore });
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
      const what = r.nth(5);
      if (what < 2)
        T.whirl(p, {
          x: x(620), y: 120, r0: 40, r1: 620, arms: 46, turns: 0.24, squash: 0.42, ink: p.pal.soft, power: 0.7,
        });
      else {
        T.rings(p, { x: x(620), y: 150, r0: 70, reach: 360, gap: 9, power: 0.9, cloud: 0.5 });
        T.moon(p, { x: x(620), y: 150, r: 56, phase: what === 3 ? 0.3 : 1 });
      }
      T.ridge(p, { y: 400, amp: r.in(20, 90), len: r.in(120, 300), fill: p.pal.far });
      if (what === 0)
        for (const [a, h] of rows([180, 260], [300, 330], [420, 200])) T.column(p, { x: x(a), y: 480, h, w: 50 });
      else if (what === 1)
        for (const a of [140, 250, 350, 430])
          T.stone(p, { x: x(a), y: 500, w: 80, h: r.in(160, 360), lean: r.in(-0.3, 0.3), glow: 0.6 });
      else if (what === 2)
        for (let i = 0; i < 4; i++)
          T.tentacle(
            p,
            [[x(160 + i * 90), 520], [x(140 + i * 100), 380], [x(200 + i * 90), 270], [x(150 + i * 100), 170 + i * 30]],
            { w: 30 },
          );
      else if (what === 3)
        for (const [a, h] of rows([120, 300], [220, 400], [320, 260], [420, 340]))
          p.carve(
            [
              [x(a - 40), 500], [x(a - 14), 500 - h * 0.8], [x(a), 500 - h], [x(a + 16), 500 - h * 0.76],
              [x(a + 44), 500],
            ],
            { R: 24, angle: 1.4 },
          );
      else T.church(p, { x: x(300), y: 500, s: 1.3, flip: k });
      T.ridge(p, { y: 490, amp: 16, fill: p.pal.mid });
      T.person(p, {
        x: x(r.in(540, 660)), y: 570, h: r.in(120, 170), face: 'back', wear: 'coat',
        hat: r.pick(['fedora', 'none'] as const), flip: k,
      });
      T.ridge(p, { y: 580, amp: 10, fill: p.pal.fore });
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
      const inside = r.nth(4);
      if (inside === 0) T.church(p, { x: x(600), y: 250, s: 0.6, flip: k });
      else if (inside === 1) T.eye(p, { x: x(600), y: 180, r: 46 });
      else if (inside === 2) T.moon(p, { x: x(600), y: 180, r: 44 });
      else T.hooded(p, { x: x(600), y: 260, h: 160, eyes: p.pal.cut });
      p.carve(
        curve(
          [
            [x(40), 470], [x(140), 430], [x(240), 450], [x(640), 460], [x(860), 520, 1], [x(860), 640, 1],
            [x(0), 640, 1],
          ],
          true,
          5,
        ),
        { fill: p.pal.mid, R: 70, amb: 0.05, angle: 0.25 * k },
      );
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
      const line: Ring[] = ends.map((a) =>
        taper([[x, y], [x + Math.cos(a) * 900, y + Math.sin(a) * 900]], () => 1.3),
      );
      for (let j = 1; j < 9; j++)
        ends.forEach((a, i) => {
          const b = ends[(i + 1) % ends.length]!;
          const q = j * j * 7 + 20;
          line.push(taper(
            curve(
              [
                [x + Math.cos(a) * q, y + Math.sin(a) * q],
                [
                  x + Math.cos((a + b + (b < a ? TAU : 0)) / 2) * q * 0.86,
                  y + Math.sin((a + b + (b < a ? TAU : 0)) / 2) * q * 0.86,
                ],
                [x + Math.cos(b) * q, y + Math.sin(b) * q],
              ],
              false,
              4,
            ),
            () => 1.1,
          ));
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
      const pins = times(7, (i): [number, number] => [
        130 + (i % 4) * 210 + r.in(-40, 40), 110 + (i % 3) * 180 + r.in(-30, 30),
      ]);
      for (const [a, b] of pins)
        p.carve(
          [[a - 62, b - 46], [a + 60, b - 52], [a + 64, b + 46], [a - 58, b + 52]],
          { fill: p.pal.soft, R: 8, amb: 0.15, power: 0.9, gap: 8 },
        );
      pins.forEach(([a, b], i) =>
        i % 3 === 0
          ? T.eye(p, { x: a, y: b, r: 16 })
          : i % 3 === 1
            ? T.person(p, { x: a, y: b + 44, h: 84, fill: p.pal.ink, power: 0.4 })
            : p.fill(
                times(5, (j) => rect(a - 44, b - 32 + j * 15, r.in(60, 90), 5)),
                p.pal.ink,
                0.8,
                true,
              ),
      );
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
        T.tentacle(
          p,
          [
            [x(a), 640], [x(a + r.in(-60, 60)), 460], [x(a + r.in(-90, 90)), 300],
            [x(a + r.in(-60, 140)), r.in(90, 200)], [x(a + r.in(40, 160)), r.in(120, 240)],
          ],
          { w: r.in(28, 46) },
        );
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
      const teeth = (q: number, long: number): Ring[] =>
        times(n, (i) => {
          const a = (i / n) * TAU;
          const f = (b: number, d: number): [number, number] => [
            x(500) + Math.cos(b) * d * 1.25, 290 + Math.sin(b) * d,
          ];
          return [f(a - 0.13, q), f(a, q - long * r.in(0.7, 1)), f(a + 0.13, q)];
        });
      p.carve(
        [
          curve(
            times(14, (i) => [
              x(500) + Math.cos((i / 14) * TAU) * 330 * r.in(0.9, 1.1),
              290 + Math.sin((i / 14) * TAU) * 270 * r.in(0.9, 1.1),
            ]),
            true,
            5,
          ),
        ],
        { R: 120, tex: 0.5 },
      );
      p.fill(disc(x(500), 290, 236, 40, 190), p.pal.ink);
      for (const [q, l] of rows([200, 80], [130, 60]))
        for (const t of teeth(q!, l!)) p.shape(t, p.pal.soft, { rim: 2 });
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
      const what = r.nth(5);
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
      const what = r.nth(3);
      if (what === 0) T.held(p, 'knife', { x: 450, y: 350, s: 5, turn: Math.PI });
      else if (what === 1) T.skull(p, { x: 450, y: 370, s: 0.9 });
      else T.held(p, 'orb', { x: 450, y: 430, s: 6 });
      p.carve(
        [[250, 430], [650, 430], [680, 470], [620, 480], [640, 600], [260, 600], [280, 480], [220, 470]],
        { R: 24, angle: 0.05, tex: 0.5 },
      );
      for (let i = 0; i < 4; i++) T.rune(p, 330 + i * 80, 540, 22);
      for (const x of k > 0 ? [150, 300, 770] : [130, 600, 750])
        T.hooded(p, { x, y: 620, h: r.in(230, 280), face: 'back' });
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
      for (let i = 0; i < 5; i++)
        T.hooded(p, {
          x: 220 + i * 120 + r.in(-12, 12), y: 500 + 60 * Math.sin(((i + 0.5) / 5) * Math.PI), h: r.in(150, 190),
          face: i % 2 ? 'back' : 'void', arms: 1,
        });
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
      const what = r.nth(3);
      p.fill(p.all, p.pal.near);
      T.rays(p, { x: x(520), y: -30, r0: 30, r1: 780, n: 90, from: 0.8, to: 2.3, ink: p.pal.cut, power: 0.6 });
      if (what === 0) T.column(p, { x: x(150), y: 520, h: 480, w: 90 });
      if (what === 1) T.raven(p, { x: x(560), y: 170, s: 1.8, flip: k, fill: p.pal.cut });
      if (what === 2) {
        T.wings(p, { x: x(500), y: 250, s: 1.6, kind: 'feather', lift: 0.7 });
        T.rings(p, { x: x(500), y: 160, r0: 40, reach: 90, gap: 8, cloud: 0 });
      }
      T.ridge(p, { y: 520, amp: 12, fill: p.pal.fore });
      T.person(p, {
        x: x(r.in(380, 450)), y: 580, h: 300, pose: r.pick(['kneel', 'spread', 'both'] as const),
        wear: r.pick(['robe', 'coat', 'gown'] as const), face: 'side', flip: k, rim: 3,
      });
    },
  },
  nodens: {
    light: [600, 120, 190, 900],
    mood: 'moon',
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(620), 140);
      T.waves(p, [[400, 30, 110, p.pal.mid, r.in(0, 90)], [480, 36, 140, p.pal.near, r.in(0, 90)]]);
      const what = r.nth(4);
      if (what === 0)
        T.person(p, {
          x: x(360), y: 520, h: 380, wear: 'robe', beard: true, hair: 'long', hat: 'crown', hold: ['spear'],
          pose: 'raise', face: 'half', flip: k, rim: 3,
        });
      else if (what === 1) {
        p.carve(
          curve(
            [
              [x(180), 420, 1], [x(250), 330], [x(360), 290], [x(480), 330], [x(560), 420, 1], [x(480), 460],
              [x(260), 460],
            ],
            true,
            6,
          ),
          { R: 60, angle: 1.1, power: 1.5 },
        );
        for (let i = 0; i < 5; i++)
          p.fill(taper([[x(370), 460], [x(230 + i * 70), 330 + Math.abs(i - 2) * 24]], () => 2), p.pal.ink);
      } else if (what === 2)
        for (const a of [250, 400])
          T.serpent(p, {
            path: [[x(a - 60), 560], [x(a - 20), 440], [x(a + 30), 380], [x(a - 10), 300], [x(a + 40), 240]], w: 26,
            head: 'fish',
          });
      else palm(p, x(370), 520, 1.2, k);
      T.waves(p, [[560, 34, 150, p.pal.fore, r.in(0, 90)]]);
    },
  },
  herald: {
    light: [450, 120, 160, 800],
    mood: 'wyrd',
    draw(p, k, r) {
      dark(p, 450, 190, p.pal.accent, 460);
      T.rays(p, { x: 450, y: 190, r0: 150, r1: 560, n: 70, ink: p.pal.accent, power: 0.5 });
      T.person(p, {
        x: 450, y: 1010, h: 880, wear: 'robe', hat: r.pick(['crown', 'mitre', 'horns', 'hood'] as const), face: 'void',
        eyes: p.pal.accent, build: 'gaunt', flip: k, rim: 4,
      });
    },
  },
};
