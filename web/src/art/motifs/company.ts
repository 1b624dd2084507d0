// Those who come along, and hands.
import { curve, disc, place, taper, type Ring } from '../core';
import * as T from '../things';
import { dark, moonlit, palm, room, street, way, type Dice, type Smalls } from './small';

export type Who = Partial<Parameters<typeof T.person>[1]>;
/** Folk of the twenties, or of long ago. */
export const folk = (r: Dice, woman = r.chance(0.35)): Who =>
  r.old
    ? {
        wear: r.pick(['tunic', 'smock', 'robe', 'fur'] as const),
        hat: r.pick(['hood', 'wrap', 'none'] as const),
        hair: r.pick(['long', 'braid', 'short'] as const),
      }
    : woman
      ? {
          wear: r.pick(['dress', 'coat'] as const),
          hat: r.pick(['cloche', 'none'] as const),
          hair: r.pick(['bob', 'bun'] as const),
          build: 'slim',
        }
      : { wear: r.pick(['suit', 'coat', 'shirt'] as const), hat: r.pick(['fedora', 'bowler', 'cap'] as const) };

export const company: Smalls = {
  ally: portrait(false),
  woman: portrait(true),
  dog: beast('dog'),
  cat: beast('cat'),
  goat: beast('goat'),
  mule: beast('horse'),
  wolf: beast('wolf'),
  crow: {
    light: [640, 150, 170, 800],
    draw(p, k) {
      moonlit(p, way(k)(640));
      T.ridge(p, { y: 560, amp: 12, fill: p.pal.fore });
      T.stone(p, { x: way(k)(360), y: 590, w: 130, h: 170 });
      T.bird(p, { x: way(k)(360), y: 432, h: 270, kind: 'raven', flip: k, eyes: p.pal.cut });
    },
  },
  fist: {
    light: [680, 120, 190, 850],
    draw(p, k, r) {
      const x = way(k);
      dark(p, x(620), 210);
      const at = (pts: Ring) => place(pts, x(400), 330, 2.1, r.in(-0.2, 0.1) * k, 2.1 * k);
      const look = { fill: p.pal.near, gap: 5.5, power: 1.35, rim: 3, tex: 0.25, angle: 0.4 * k };
      p.carve(
        at(curve([[-230, 30], [-110, -10], [-60, -14], [-60, 60], [-120, 70], [-230, 130]], true, 5)),
        { ...look, fill: p.pal.fore, R: 80, angle: 1.2 },
      );
      p.carve(
        at(curve([[-76, -20], [-40, -64], [30, -70], [60, -50], [64, 40], [40, 66], [-40, 74], [-80, 50]], true, 5)),
        { ...look, R: 70 },
      );
      for (let i = 0; i < 4; i++)
        p.carve(
          at(curve(
            [
              [4, -68 + i * 32], [50, -74 + i * 33], [84, -56 + i * 32], [78, -40 + i * 31], [30, -36 + i * 31],
              [4, -44 + i * 31],
            ],
            true,
            5,
          )),
          { ...look, R: 26 },
        );
      p.carve(
        at(curve([[-50, -30], [-10, -20], [40, 6], [52, 26], [34, 36], [-10, 22], [-56, 20]], true, 5)),
        { ...look, R: 30 },
      );
    },
  },
  hand: {
    light: [560, 190, 140, 560],
    draw(p, k, r) {
      const x = 450 + k * 40;
      dark(p, x, 230, p.pal.accent, 420);
      T.rays(p, { x, y: 230, r0: 130, r1: 420, n: 60, ink: p.pal.accent, power: 0.4 });
      palm(p, x, 540, r.in(1.2, 1.35), k);
      T.rings(p, { x: x, y: 450, r0: 8, reach: 60, gap: 8, ink: p.pal.accent, cloud: 0 });
      T.eye(p, { x: x, y: 448, r: 26 });
    },
  },
  offer: {
    light: [560, 160, 140, 700],
    draw(p, k, r) {
      const x = way(k);
      dark(p, x(520), 220, p.pal.soft);
      const at = (pts: Ring) => place(pts, x(450), 400, 1.7, 0, 1.7 * k);
      const look = { fill: p.pal.near, gap: 5.5, power: 1.35, rim: 3, tex: 0.25, angle: 0.1 * k };
      p.carve(
        at(curve([[-300, 70], [-130, 30], [-60, 34], [-50, 100], [-130, 110], [-300, 190]], true, 5)),
        { ...look, fill: p.pal.fore, R: 80, angle: 1.2 },
      );
      p.carve(
        at(curve(
          [[-90, 20], [-30, 2], [40, 14], [120, -6], [150, 2], [140, 18], [80, 42], [20, 76], [-60, 92], [-96, 80]],
          true,
          5,
        )),
        { ...look, R: 50 },
      );
      p.carve(at(curve([[-40, 20], [-20, -30], [4, -44], [14, -30], [10, 10], [-6, 30]], true, 5)), { ...look, R: 22 });
      for (const d of [0, 1])
        p.fill(
          at(taper(
            curve([[20 + d * 10, 40 + d * 16], [80 + d * 6, 24 + d * 12], [132 - d * 8, 10 + d * 12]], false, 5),
            () => 1.3,
          )),
          p.pal.ink,
        );
      const what = r.nth(4);
      const [[hx, hy]] = at([[56, 4]]) as [[number, number]];
      if (what === 0) T.candle(p, { x: hx, y: hy + 6, h: 90, w: 40, halo: 230 });
      else if (what === 1)
        for (let i = 0; i < 4; i++)
          p.carve(disc(hx + (i % 2) * 24 - 12, hy - 4 - i * 13, 40, 24, 14), { R: 8, power: 1.5, gap: 5 });
      else if (what === 2)
        p.carve(
          curve(
            [[hx - 90, hy], [hx - 80, hy - 50], [hx, hy - 84], [hx + 84, hy - 50], [hx + 90, hy], [hx, hy + 20]],
            true,
            6,
          ),
          { R: 50, tex: 0.4 },
        );
      else T.held(p, 'flower', { x: hx, y: hy, s: 4.4 });
    },
  },
  clasp: {
    light: [450, 80, 160, 800],
    draw(p, k) {
      dark(p, 450, 190, p.pal.soft, 400);
      const look = { fill: p.pal.near, gap: 5.5, power: 1.35, rim: 3, tex: 0.25 };
      for (const s of [1, -1]) {
        const at = (pts: Ring) => place(pts, 450, 310, 1.8, 0.12 * s * k, 1.8 * s);
        p.carve(
          at(curve([[-290, -10], [-120, -30], [-116, 50], [-290, 110]], true, 4)),
          { ...look, fill: p.pal.fore, R: 80, angle: 1.4 },
        );
        p.carve(
          at(curve(
            [[-126, -34], [-60, -40], [10, -46], [60, -20], [64, 10], [20, 30], [-60, 50], [-124, 50]],
            true,
            5,
          )),
          { ...look, R: 60, angle: 0.2 * s },
        );
        for (let i = 0; i < 4; i++)
          p.carve(
            at(curve(
              [[10, -40 + i * 20], [56, -36 + i * 20], [70, -26 + i * 20], [58, -16 + i * 20], [14, -20 + i * 20]],
              true,
              4,
            )),
            { ...look, R: 16, angle: 0.2 * s },
          );
      }
    },
  },
};
function portrait(woman: boolean): Smalls[string] {
  return {
    light: [680, 150, 190, 800],
    draw(p, k, r) {
      const x = way(k);
      const behind = r.nth(4);
      if (behind === 0) dark(p, x(650), 190);
      else if (behind === 1) room(p, x(640), 900);
      else if (behind === 2 && !r.old) {
        moonlit(p, x(680), 150, 360, p.pal.near);
        T.skyline(p, { y: 520, h: 200, fill: p.pal.mid, lit: 0.12 });
      } else street(p, k, r);
      const h = r.in(640, 980);
      const pose = r.pick(['stand', 'hold', 'hips', 'offer'] as const);
      T.person(p, {
        ...folk(r, woman),
        x: x(r.in(350, 420)),
        y: 120 + h * 0.96,
        h,
        face: r.pick(['half', 'side'] as const),
        beard: !woman && r.chance(0.3),
        pose,
        build: woman ? 'slim' : r.pick(['plain', 'broad', 'slim', 'stout'] as const),
        flip: k,
        rim: 4,
        ...(woman
          ? {
              hair: r.pick(['bob', 'bun', 'long', 'wild'] as const),
              hat: r.pick(['cloche', 'none', 'straw', 'none'] as const),
              wear: r.pick(['dress', 'coat', 'gown'] as const),
            }
          : {}),
        ...(!woman && !r.old ? { hat: r.pick(['fedora', 'bowler', 'cap', 'none', 'top', 'peaked'] as const) } : {}),
        hold: pose === 'stand' ? [] : [r.pick(['book', 'lantern', 'papers', 'cane', 'revolver', 'bag'] as const)],
      });
    },
  };
}
function beast(kind: 'dog' | 'cat' | 'goat' | 'horse' | 'wolf'): Smalls[string] {
  return {
    light: [680, 160, 170, 850],
    draw(p, k, r) {
      const x = way(k);
      if (r.chance(0.5)) street(p, k, r);
      else {
        moonlit(p, x(670));
        T.ridge(p, { y: 500, amp: 20, fill: p.pal.mid });
      }
      T.beast(p, {
        kind, x: x(400), y: 575, h: { dog: 250, cat: 210, goat: 270, horse: 330, wolf: 290 }[kind],
        pose: r.pick(['stand', 'walk', 'sit'] as const), eyes: p.pal.cut, flip: k, rim: 3,
      });
    },
  };
}
