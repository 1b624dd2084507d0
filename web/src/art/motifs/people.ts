// What people do: alone, to each other, to us.
import { curve, disc, rect, rows, taper, times, type Ring } from '../core';
import * as T from '../things';
import { crowd, dark, moonlit, room, street, way, type Smalls } from './small';
import { folk, type Who } from './company';

/** A big figure in a pose before rings of light. */
const pose = (own: Who, o: { h?: number; y?: number } = {}): Smalls[string] => ({
  light: [680, 180, 170, 850],
  draw(p, k, r) {
    const x = way(k);
    const scene = r.nth(4);
    if (scene === 0) dark(p, x(650), 200);
    else if (scene === 1) room(p, x(620));
    else if (scene === 2) street(p, k, r);
    else moonlit(p, x(660), 160);
    if (scene === 3) T.ridge(p, { y: 500, amp: 20, fill: p.pal.mid });
    T.person(p, {
      ...folk(r), face: 'half', ...own, x: x(r.in(360, 430)), y: o.y ?? 580, h: o.h ?? 430, flip: k, rim: 3,
    });
  },
});
const two = (a: Who, b: Who, y = 580, h = 380): Smalls[string] => ({
  light: [450, 150, 150, 800],
  draw(p, k, r) {
    const x = way(k);
    const scene = r.nth(3);
    if (scene === 0) dark(p, 450, 190);
    else if (scene === 1) street(p, k, r);
    else moonlit(p, 450, 150);
    T.person(p, { ...folk(r), face: 'side', ...a, x: x(600), y, h, flip: k > 0 ? -1 : 1, rim: 3 });
    T.person(p, { ...folk(r), face: 'side', ...b, x: x(300), y, h: h * r.in(0.9, 1), flip: k, rim: 3 });
  },
});

export const people: Smalls = {
  run: pose({ pose: 'run', face: 'side' }, { h: 400 }),
  walk: {
    light: [600, 300, 150, 900],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(600), 250, 420);
      T.ridge(p, { y: 360, amp: 40, fill: p.pal.far });
      T.ridge(p, { y: 390, amp: 16, fill: p.pal.mid });
      p.fill(
        curve(
          [
            [x(590), 392, 1], [x(620), 392, 1], [x(560), 450], [x(640), 520], [x(560), 620, 1], [x(240), 620, 1],
            [x(420), 520], [x(500), 440],
          ],
          true,
          6,
        ),
        p.pal.soft,
        0.55,
      );
      if (r.chance(0.5)) T.tree(p, { x: x(800), y: 470, h: 230 });
      else if (!r.old) T.lamppost(p, { x: x(740), y: 470, h: 150, s: 0.8, halo: 80 });
      p.shape(
        [rect(x(200) - 6, 350, 12, 230), rect(x(200) - 80, 360, 130, 34), rect(x(200) - 40, 404, 130, 34)],
        p.pal.fore,
        { rim: 3, union: true },
      );
      T.person(p, {
        ...folk(r), x: x(480), y: 570, h: r.in(190, 240), face: 'back', pose: 'walk',
        hold: r.chance(0.5) ? ['lantern'] : ['staff', 'bag'], flip: k,
      });
    },
  },
  sneak: {
    light: [700, 200, 130, 700],
    draw(p, k, r) {
      street(p, k, r);
      const x = way(k);
      p.fill([[x(-10), -10], [x(330), -10], [x(330), 620], [x(-10), 620]], p.pal.ink);
      p.cut(rect(Math.min(x(230), x(330)), 0, 100, 600), {
        gap: 16, min: 0.08, ink: p.pal.soft, tone: (a) => 0.6 * Math.exp(-Math.abs(a - x(330)) / 40),
      });
      T.person(p, { ...folk(r), x: x(345), y: 590, h: 440, pose: 'crouch', face: 'side', flip: k, rim: 3.6 });
    },
  },
  read: {
    light: [560, 330, 100, 600],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.fore);
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 26; i++) {
          const h = r.in(70, 120);
          p.cut(rect(i * 36, 10 + j * 150 + 130 - h, 30, h), {
            angle: 1.57, gap: 9, ink: p.pal.soft, min: 0.08,
            tone: (a, b) => 0.6 * Math.exp(-Math.hypot(a - x(580), b - 280) / 190),
          });
        }
      T.person(p, {
        ...folk(r), hat: r.old ? 'hood' : 'none', x: x(360), y: 720, h: 620, face: 'side', flip: k, rim: 3,
      });
      p.carve([[-10, 520], [910, 520], [910, 620], [-10, 620]], { R: 10, angle: 0, gap: 8, power: 0.9 });
      T.candle(p, { x: x(660), y: 530, h: 130, w: 44, halo: 260 });
      T.book(p, { x: x(480), y: 545, s: 1.3 });
    },
  },
  speak: two({ pose: 'offer' }, { pose: 'stand' }),
  accuse: two({ pose: 'point' }, { pose: 'hips' }),
  comfort: two({ pose: 'hold' }, { pose: 'sit' }),
  duel: two({ pose: 'aim', hold: ['sword'] }, { pose: 'raise', hold: ['sword', 'shield'] }),
  shoot: pose({ pose: 'aim', hold: ['rifle'], face: 'side' }, { h: 460 }),
  guard: pose({ pose: 'stand', hold: ['spear', 'shield'], wear: 'armour', hat: 'helmet' }, { h: 440 }),
  strike: pose({ pose: 'raise', hold: ['sword'] }, { h: 440 }),
  smash: pose({ pose: 'both', hold: ['hammer'], build: 'broad' }, { h: 440 }),
  listen: {
    light: [650, 300, 110, 640],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.fore);
      const door: Ring = [[x(520), 60], [x(800), 60], [x(800), 620], [x(520), 620]];
      p.fill(door, p.pal.mid);
      p.cut(door, { angle: 1.57, gap: 12, ink: p.pal.soft, tone: (a, b) => 0.5 * p.n(a / 20, b / 200) });
      p.fill([[x(506), 48], [x(526), 48], [x(526), 620], [x(506), 620]], p.pal.lamp);
      p.fill(disc(x(570), 340, 11, 14), p.pal.cut);
      T.rings(p, { x: x(516), y: 330, r0: 20, reach: 300, gap: 10, ink: p.pal.lamp, power: 0.7, cloud: 0.2 });
      T.person(p, { ...folk(r), x: x(420), y: 640, h: 560, face: 'side', flip: k, rim: 3.4 });
    },
  },
  pray: pose({ pose: 'kneel', face: 'side' }, { h: 480 }),
  rest: {
    light: [640, 440, 110, 640],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(200), 120, 220, p.pal.near);
      T.ridge(p, { y: 420, amp: 40, fill: p.pal.mid });
      T.ridge(p, { y: 510, amp: 12, fill: p.pal.fore });
      T.rings(p, { x: x(600), y: 480, r0: 40, reach: 300, gap: 9, ink: p.pal.lamp, cloud: 0.1 });
      p.fill(
        curve([[x(560), 540, 1], [x(572), 470], [x(600), 400, 1], [x(626), 470], [x(642), 540, 1]], true, 6),
        p.pal.lamp,
      );
      p.shape(
        [taper([[x(530), 556], [x(660), 526]], () => 10), taper([[x(540), 526], [x(670), 556]], () => 10)],
        p.pal.ink,
        { rim: 2, union: true },
      );
      T.person(p, { ...folk(r), x: x(380), y: 570, h: 260, pose: 'sit', face: 'side', flip: k, rim: 3 });
      if (r.chance(0.6))
        T.person(p, { ...folk(r), x: x(800), y: 570, h: 260, pose: 'sit', face: 'side', flip: k > 0 ? -1 : 1, rim: 3 });
    },
  },
  mourn: {
    light: [650, 140, 170, 850],
    draw(p, k, r) {
      const x = way(k);
      moonlit(p, x(650));
      T.ridge(p, { y: 470, amp: 30, fill: p.pal.mid });
      for (const [a, kind, h] of rows([560, 1, 150], [720, 0, 110], [820, 2, 130]))
        T.tomb(p, { x: x(a), y: 540, kind, h, w: 80, lean: r.in(-0.12, 0.12) });
      T.ridge(p, { y: 540, amp: 8, fill: p.pal.fore });
      T.person(p, {
        ...folk(r), x: x(350), y: 580, h: 300, pose: r.pick(['hold', 'kneel'] as const),
        hat: r.pick(['veil', 'hood'] as const), hold: ['candle'], flip: k, rim: 3,
      });
    },
  },
  carry: pose({ pose: 'walk', hold: ['sack', 'staff'], build: 'broad', face: 'side' }, { h: 420 }),
  dance: pose({ pose: 'both', face: 'back', hair: 'wild' }, { h: 420 }),
  laugh: pose({ pose: 'hips', face: 'side', hair: 'wild', hat: 'none' }, { h: 480 }),
  kneel: two({ pose: 'stand', hold: ['sword'] }, { pose: 'kneel' }),
  crowd: {
    light: [560, 150, 150, 800],
    draw(p, k, r) {
      const x = way(k);
      street(p, k, r);
      T.person(p, { ...folk(r), x: x(400), y: 560, h: 300, pose: 'raise', face: 'void', flip: k, rim: 3 });
      crowd(p, r, 600, 11, 150);
    },
  },
  riot: {
    light: [450, 170, 120, 800],
    mood: 'dusk',
    draw(p, k, r) {
      street(p, k, r, { lamp: false });
      for (const x of [r.in(140, 240), r.in(400, 480), r.in(640, 780)]) {
        T.person(p, {
          ...folk(r), x, y: 570, h: r.in(300, 360), pose: r.pick(['raise', 'both'] as const),
          hold: [r.pick(['torch', 'torch', 'club', 'staff'] as const)], face: 'void', flip: x < 450 ? 1 : -1, rim: 3,
        });
      }
      crowd(p, r, 610, 10, 170);
    },
  },
  watch: {
    light: [600, 240, 120, 640],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.fore);
      const w = rect(x(600) - 170, 60, 340, 400);
      p.fill(w, p.pal.lamp);
      T.person(p, { ...folk(r), x: x(600), y: 640, h: 500, face: 'back', fill: p.pal.ink, rim: 0, power: 0 });
      p.fill([rect(x(600) - 6, 60, 12, 400), rect(x(600) - 170, 250, 340, 10)], p.pal.fore, 1, true);
      p.fill([rect(0, 460, 900, 140)], p.pal.fore);
      for (let i = 0; i < 12; i++)
        p.cut(rect(i * 78, 20, 74, 560), {
          gap: 18,
          min: 0.06,
          ink: p.pal.soft,
          tone: (a, b) =>
            Math.abs(a - x(600)) < 190 && b < 480 ? 0 : 0.5 * Math.exp(-Math.hypot(a - x(600), b - 270) / 190),
        });
      p.carve(rect(x(600) - 200, 458, 400, 24), { R: 10, angle: 0 });
      T.walker(p, { x: x(220), y: 590, h: 220, flip: k, rim: 2.4 });
    },
  },
  rumor: {
    light: [640, 330, 110, 560],
    mood: 'dusk',
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.fore);
      for (let j = 0; j < 11; j++)
        for (let i = -1; i < 12; i++)
          p.cut(rect(i * 86 + (j % 2) * 43 + 2, j * 44 + 2, 82, 39), {
            gap: 7,
            min: 0.1,
            inset: 3,
            step: 16,
            tone: (a, b) =>
              0.95 * Math.exp(-Math.hypot((a - x(560)) / 1.3, b - 250) / 190) * (0.6 + 0.6 * p.n(i * 3, j * 5)),
          });
      // The shadow on the wall is another one than theirs.
      const what = r.nth(3);
      const black = { fill: p.pal.ink, rim: 0, power: 0, ink: p.pal.ink };
      if (what === 0)
        T.person(p, {
          ...black, x: x(430), y: 640, h: 560, pose: 'both', hat: r.pick(['horns', 'antlers', 'none'] as const),
          flip: k,
        });
      else if (what === 1) T.winged(p, { ...black, x: x(430), y: 600, h: 420, lift: 0.8, flip: k });
      else
        for (let i = 0; i < 5; i++)
          T.tentacle(
            p,
            [[x(360 + i * 40), 520], [x(300 + i * 60), 340], [x(240 + i * 110), 200], [x(280 + i * 90), 80 + i * 12]],
            { ...black, w: 30, suck: 0 },
          );
      T.paving(p, { y0: 470, vx: x(560), vy: 420, power: 0.7 });
      T.walker(p, {
        x: x(700), y: 590, h: 240, rim: 3.4, flip: k > 0 ? -1 : 1, lamp: r.chance(0.6), light: [x(580), 400, 80, 700],
      });
      if (r.chance(0.7)) T.walker(p, { x: x(790), y: 595, h: 225, rim: 3, light: [x(580), 400, 80, 700] });
    },
  },
  sick: {
    light: [690, 330, 120, 640],
    draw(p, k, r) {
      const x = way(k);
      room(p, x(640), 430);
      p.carve(
        curve([[x(90), 420, 1], [x(90), 260], [x(120), 240], [x(150), 260], [x(150), 420, 1]], true, 4),
        { R: 20, gap: 7 },
      );
      p.carve(
        curve(
          [
            [x(120), 420], [x(200), 370], [x(280), 380], [x(600), 400], [x(640), 440, 1], [x(640), 540, 1],
            [x(100), 540, 1],
          ],
          true,
          5,
        ),
        { fill: p.pal.soft, R: 50, amb: 0.15, power: 1, angle: 0.3 },
      );
      p.carve(disc(x(210), 362, 36, 20, 30), { R: 30, gap: 5 });
      p.carve(
        taper(curve([[x(330), 410], [x(430), 430], [x(470), 500], [x(480), 560]], false, 6), (t) => 20 - 8 * t),
        { R: 16 },
      );
      T.candle(p, { x: x(760), y: 500, h: 100, w: 40, halo: 250 });
      if (r.chance(0.5))
        T.person(p, {
          x: x(560), y: 600, h: 420, wear: 'dress', hat: 'nurse', pale: true, face: 'side', flip: k > 0 ? -1 : 1,
        });
    },
  },
  wounded: pose({ pose: 'kneel', face: 'side', hold: ['cane'] }, { h: 480 }),
  mad: {
    light: [640, 200, 130, 700],
    draw(p, k, r) {
      const x = way(k);
      p.fill(p.all, p.pal.fore);
      const what = r.nth(4);
      if (what === 0)
        T.whirl(p, { x: x(430), y: 250, r0: 120, r1: 560, arms: 44, turns: 0.5, ink: p.pal.accent, power: 0.9 });
      else if (what === 1)
        for (let i = 0; i < 15; i++)
          T.eye(p, { x: r.in(40, 860), y: r.in(40, 560), r: r.in(12, 26), turn: r.in(-0.5, 0.5) });
      else if (what === 2) T.rays(p, { x: x(430), y: 230, r0: 130, r1: 640, n: 120, ink: p.pal.cut, power: 0.7 });
      else {
        room(p, x(600), 480);
        for (let i = 0; i < 12; i++)
          p.fill(times(5, (j) => rect(x(80 + i * 70) + j * 9, 70 + (i % 3) * 130, 3, 60)), p.pal.soft, 0.8, true);
      }
      T.person(p, {
        ...folk(r), hat: 'none', hair: r.pick(['wild', 'bald', 'long'] as const), x: x(430), y: what === 3 ? 570 : 1000,
        h: what === 3 ? 380 : 900, pose: what === 3 ? 'crouch' : 'stand', face: r.pick(['void', 'half'] as const),
        flip: k, rim: 4,
      });
    },
  },
  head: {
    light: [640, 230, 130, 640],
    draw(p, k, r) {
      const x = way(k);
      dark(p, x(560), 240, p.pal.accent, 380);
      T.person(p, { ...folk(r), hat: 'none', x: x(400), y: 1080, h: 980, face: 'side', flip: k, rim: 4 });
      T.rings(p, { x: x(410), y: 190, r0: 16, reach: 90, gap: 8, ink: p.pal.accent, cloud: 0 });
      T.eye(p, { x: x(410), y: 190, r: 24 });
    },
  },
};
