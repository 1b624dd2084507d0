// The town, its streets and halls, and the paper that tells of them.
import { curve, disc, rect, rows, times, type Ring } from '../core';
import * as T from '../things';
import { crowd, moonlit, room, street, way, type Smalls } from './small';

export const town: Smalls = {
  street: {
    light: [650, 180, 150, 700],
    draw(p, k, r) {
      street(p, k, r);
      const x = way(k);
      if (r.chance(0.3)) T.fog(p, { y: 480, h: 60, n: 5, power: 0.9, o: 0.9 });
      T.person(p, {
        x: x(r.in(400, 540)), y: 575, h: r.in(150, 210), wear: r.pick(['coat', 'suit', 'dress'] as const),
        hat: r.pick(['fedora', 'bowler', 'cap', 'cloche'] as const), face: 'back',
        pose: r.pick(['walk', 'stand'] as const), flip: r.pick([1, -1] as const),
      });
      if (r.chance(0.3)) T.beast(p, { kind: 'cat', x: x(760), y: 585, h: 44, flip: k });
    },
  },
  square: {
    light: [650, 150, 170, 800],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(660), 150, 360, p.pal.near);
      for (const [a, w, h] of rows([40, 160, 250], [210, 180, 190], [400, 150, 270]))
        T.block(p, {
          x: k > 0 ? a! : 900 - a! - w!, y: 490, w, h, lit: 0.16, roof: r.pick(['hip', 'saw', 'flat'] as const),
          fill: p.pal.fore,
        });
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
      p.cut(w, {
        gap: 15, min: 0.07, ink: p.pal.soft, tone: (a, b) => 0.6 * Math.exp(-Math.hypot(a - x(640), b - 360) / 170),
      });
      p.fill([[x(560), 200], [x(720), 200], [x(720), 600], [x(560), 600]], p.pal.lamp);
      p.shape([[x(720), 200], [x(800), 170], [x(800), 620], [x(720), 600]], p.pal.ink, { rim: 3 });
      T.person(p, {
        x: x(640), y: 605, h: 330, face: 'void', wear: r.pick(['coat', 'dress', 'suit'] as const), fill: p.pal.ink,
        power: 0.2,
      });
      p.fill([[x(560), 600], [x(720), 600], [x(560), 640], [x(240), 640]], p.pal.lamp, 0.35);
      T.walker(p, { x: x(250), y: 590, h: 200, flip: k });
    },
  },
  news: {
    light: [640, 60, 200, 850],
    draw(p, k, r) {
      const x = way(k);
      const what = r.nth(3);
      if (what) room(p, x(600), 900);
      else street(p, k, r);
      const t = r.in(-0.14, 0.14) + (what === 2 ? 0.2 * k : 0);
      const cx = what ? 450 : x(420);
      const s = what ? r.in(1, 1.12) : 0.8;
      const at = (pts: Ring): Ring =>
        pts.map(([a, b]) => [
          cx + s * (a * Math.cos(t) - b * Math.sin(t)), 310 + s * (a * Math.sin(t) + b * Math.cos(t)),
        ]);
      p.fill(at([[-204, -228], [230, -214], [224, 262], [-196, 258]]), p.pal.ink, 0.7);
      p.carve(
        at([[-210, -240], [210, -240], [216, 246], [-206, 250]]),
        { fill: p.pal.soft, R: 14, gap: 7, angle: t, amb: 0.28, power: 0.9 },
      );
      const ink = (list: Ring[], o = 0.9) => p.fill(list.map(at), p.pal.ink, o, true);
      // No letters: bars where words would be.
      ink([rect(-190, -222, 380, 5), rect(-190, -150, 380, 4)]);
      ink(times(r.int(5, 7), (i) => rect(-182 + i * 58, -208, r.in(34, 50), 46)));
      ink(times(4, (i) => rect(-184 + r.in(0, 8), -132 + i * 0, r.in(300, 360), 26)).slice(0, 1));
      const left = r.chance(0.5);
      const px = left ? -184 : 4;
      ink([rect(px, -88, 180, 170)], 1);
      for (let j = 0; j < 3; j++)
        ink(
          times(j ? 14 : 12, (i) =>
            rect(
              (j === 0 ? (left ? 10 : -184) : -184 + (j - 1) * 194) + r.in(0, 3),
              (j === 0 ? -84 : 98) + i * (j ? 10 : 14),
              r.in(130, 176),
              4.4,
            ),
          ),
          0.75,
        );
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
  curtain: {
    light: [450, 120, 140, 760],
    draw(p, k, r) {
      p.fill(p.all, p.pal.ink);
      const open = r.in(90, 200);
      T.rings(p, { x: 450, y: 230, r0: 30, reach: 300, gap: 9, cloud: 0.2, ink: p.pal.accent });
      T.person(p, {
        x: 450, y: 540, h: 330, wear: 'robe', hat: r.pick(['crown', 'hood', 'mitre'] as const), face: 'void',
        eyes: p.pal.accent, pose: r.pick(['stand', 'spread', 'hold'] as const), flip: k,
      });
      p.fill(disc(450, 545, 210, 30, 30), p.pal.mid);
      for (const s of [-1, 1])
        for (let i = 0; i < 6; i++) {
          const a = 450 + s * (open + i * 66);
          p.carve(
            curve(
              [
                [a, -20, 1], [a + s * 70, -20, 1], [a + s * (86 + i * 3), 300], [a + s * 74, 560, 1],
                [a - s * 6, 560, 1], [a + s * 14, 300],
              ],
              true,
              5,
            ),
            { R: 30, angle: 0, gap: 7, power: 1.1 },
          );
        }
      p.carve(
        curve(
          [
            [-10, -20, 1], [910, -20, 1], [910, 70, 1], [760, 110], [600, 70], [450, 112], [300, 70], [140, 110],
            [-10, 70, 1],
          ],
          true,
          6,
        ),
        { R: 40, angle: 1.5, gap: 7 },
      );
      p.fill(rect(-10, 560, 920, 60), p.pal.ink);
      crowd(p, r, 620, 9, 90);
    },
  },
  train: {
    light: [560, 280, 110, 700],
    draw(p, k) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      T.plume(p, { x: x(420), y: 160, n: 8, s: 46, drift: -140 * k, rise: 12 });
      T.ridge(p, { y: 400, amp: 20, fill: p.pal.mid });
      for (let i = 0; i < 9; i++)
        p.fill(
          [
            [x(560 - i * 40), 420 + i * 22], [x(640 + i * 34), 420 + i * 22], [x(650 + i * 36), 428 + i * 23],
            [x(548 - i * 42), 428 + i * 23],
          ],
          p.pal.soft,
          0.5,
        );
      p.carve(rect(x(420) - 170, 300, 340, 210), { R: 40, gap: 7, power: 0.8 });
      T.rings(p, { x: x(420), y: 270, r0: 150, reach: 220, gap: 10, ink: p.pal.lamp, cloud: 0.2, power: 0.8 });
      p.carve(disc(x(420), 300, 140, 40), { R: 70, gap: 6, light: [x(560), 60, 120, 700] });
      p.fill([disc(x(420), 300, 104, 40), disc(x(420), 300, 98, 40)], p.pal.cut);
      p.carve(rect(x(420) - 34, 96, 68, 80), { R: 26, angle: 0 });
      T.rings(p, { x: x(420), y: 290, r0: 40, reach: 60, gap: 8, ink: p.pal.lamp, cloud: 0 });
      p.fill(disc(x(420), 290, 36, 30), p.pal.lamp);
      p.shape(
        [[x(420) - 160, 520], [x(420) + 160, 520], [x(420) + 110, 590], [x(420) - 110, 590]],
        p.pal.ink,
        { rim: 3 },
      );
    },
  },
  graves: {
    light: [650, 140, 170, 850],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(650));
      T.church(p, { x: x(680), y: 450, s: 0.9, flip: k, lit: false });
      T.ridge(p, { y: 450, amp: 20, fill: p.pal.mid });
      for (let i = 0; i < 7; i++)
        T.tomb(p, {
          x: x(90 + i * 120 + r.in(-20, 20)), y: 540 + (i % 2) * 40, kind: r.int(0, 2), w: 76, h: r.in(90, 150),
          lean: r.in(-0.2, 0.2),
        });
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
      const what = r.nth(4);
      if (what === 0) T.skeleton(p, { x: x(450), y: 520, h: 320, pose: 'stand' });
      else if (what === 1)
        p.carve(
          curve([[395, 520, 1], [380, 330], [400, 230], [450, 190], [500, 230], [520, 330], [505, 520, 1]], true, 6),
          { R: 50, angle: 0.1 },
        );
      else if (what === 2) T.winged(p, { x: 450, y: 510, h: 260, lift: 0.6 });
      else T.stone(p, { x: 450, y: 520, w: 120, h: 330, runes: true });
      p.carve(rect(330, 510, 240, 40), { R: 12, angle: 0 });
      if (r.old)
        T.person(p, { x: x(760), y: 590, h: 200, wear: 'tunic', hold: ['torch'], face: 'back', flip: k > 0 ? -1 : 1 });
      else T.walker(p, { x: x(760), y: 590, h: 200, flip: k > 0 ? -1 : 1, lamp: r.chance(0.5) });
    },
  },
  dungeon: {
    light: [520, 250, 120, 700],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.near);
      for (let j = 0; j < 8; j++)
        for (let i = -1; i < 8; i++)
          p.cut(rect(i * 130 + (j % 2) * 65, j * 64, 125, 59), {
            gap: 8, inset: 4, min: 0.08, step: 20, ink: p.pal.soft,
            tone: (a, b) => 0.8 * Math.exp(-Math.hypot(a - x(700), b - 220) / 240) * (0.5 + 0.7 * p.n(i * 3, j * 5)),
          });
      p.fill(
        curve(
          [
            [x(280), 520, 1], [x(280), 260, 1], [x(320), 140], [x(430), 90], [x(540), 140], [x(580), 260, 1],
            [x(580), 520, 1],
          ],
          true,
          6,
        ),
        p.pal.ink,
      );
      T.paving(p, { y0: 510, vx: x(440), vy: 460, power: 0.7 });
      T.held(p, 'torch', { x: x(700), y: 330, s: 2.6 });
      if (r.chance(0.5))
        for (let i = 0; i < 5; i++) p.shape(rect(x(300 + i * 62) - 5, 120, 10, 400), p.pal.fore, { rim: 2 });
      else for (const a of [390, 470]) p.fill(disc(x(a), 330, 7, 10), p.pal.accent);
      T.person(p, { x: x(200), y: 590, h: 240, wear: 'tunic', hold: ['sword', 'shield'], face: 'back', flip: k });
    },
  },
};
