// The words an author may use, and what they draw at a point: far things stand on the horizon, near ones in front.
import { curve, disc, place, rect, rows } from './core';
import type { Plate } from './plate';
import * as T from './things';

export type Part = (p: Plate, x: number, y: number) => void;

export const far: Record<string, Part> = {
  skyline: (p, _, y) => T.skyline(p, { y, h: 100, lit: 0.1 }),
  church: (p, x, y) => T.church(p, { x, y, s: 0.66, fill: p.pal.mid, face: 0.34 }),
  castle: (p, x, y) => {
    for (const [d, w, h] of rows([-92, 44, 120], [96, 44, 130], [0, 70, 190])) {
      p.carve(
        [
          [x + d - w / 2, y],
          [x + d - w * 0.44, y - h],
          [x + d + w * 0.44, y - h],
          [x + d + w / 2, y],
        ],
        { fill: p.pal.mid, R: w * 0.4, gap: 6, angle: 0, power: 0.8 },
      );
      p.shape(
        [
          [x + d - w * 0.6, y - h],
          [x + d, y - h - w],
          [x + d + w * 0.6, y - h],
        ],
        p.pal.fore,
        { rim: 2 },
      );
    }
    p.carve(rect(x - 92, y - 66, 188, 66), { fill: p.pal.mid, R: 5, gap: 6, angle: 0, bend: 0, power: 0.8 });
    p.fill(disc(x, y - 130, 5), p.pal.lamp);
  },
  mountains: (p, x, y) => {
    for (const [d, w, h] of rows([-190, 190, 130], [180, 210, 150], [0, 230, 230]))
      p.carve(
        [
          [x + d - w, y + 10],
          [x + d - w * 0.3, y - h * 0.6],
          [x + d, y - h],
          [x + d + w * 0.4, y - h * 0.5],
          [x + d + w, y + 10],
        ],
        { fill: p.pal.far, R: 60, gap: 7, angle: 1.15, bend: 0.3, power: 0.8, tex: 0.9, grain: 0.018 },
      );
  },
  menhir: (p, x, y) => {
    T.rings(p, { x, y: y - 50, r0: 34, reach: 260, gap: 9, power: 0.9, cloud: 0.3 });
    T.stone(p, { x, y, w: 34, h: 90, fill: p.pal.ink, power: 0.4 });
  },
};

export const mid: Record<string, Part> = {
  house: (p, x, y) => T.house(p, { x: x - 90, y, w: 110, h: 96, roof: 84, side: 110, lit: 0.3 }),
  stones: (p, x, y) => {
    for (const [d, h, l] of rows([-96, 90, -0.1], [-34, 130, 0.04], [36, 112, -0.05], [100, 150, 0.1]))
      T.stone(p, { x: x + d, y: y + Math.abs(d) * 0.12, w: h * 0.42, h, lean: l, runes: true });
  },
  mounds: (p, x, y) => {
    for (const [d, s] of rows([-110, 0.8], [110, 0.7], [0, 1.2]))
      p.carve(
        curve(
          place(
            [
              [-120, 10, 1],
              [-80, -66],
              [0, -104],
              [80, -66],
              [120, 10, 1],
            ],
            x + d,
            y,
            s,
          ),
          true,
          6,
        ),
        { R: 80, gap: 7, angle: 0.15, tex: 0.6, rim: 2.6 },
      );
  },
  tents: (p, x, y) => {
    for (const [d, s] of rows([-110, 0.7], [110, 0.75], [0, 1.1])) {
      p.carve(
        curve(
          place(
            [
              [-80, 0, 1],
              [-70, -40],
              [-26, -80],
              [0, -140, 1],
              [26, -80],
              [70, -40],
              [80, 0, 1],
            ],
            x + d,
            y,
            s,
          ),
          true,
          5,
        ),
        { R: 60, gap: 6, angle: 1.5, power: 1 },
      );
      p.fill(
        place(
          [
            [-14, 0],
            [0, -70],
            [14, 0],
          ],
          x + d,
          y,
          s,
        ),
        p.pal.lamp,
      );
    }
  },
  ship: (p, x, y) => T.ship(p, { x, y, s: 0.9 }),
  bridge: (p, x, y) => T.bridge(p, { x: x - 190, y: y + 30, w: 380, h: 90, fill: p.pal.near }),
  factory: (p, x, y) => {
    T.chimneyStack(p, { x: x + 70, y, h: 230 });
    T.block(p, { x: x - 120, y, w: 220, h: 110, rows: 2, cols: 6, roof: 'saw', lit: 0.4 });
  },
  graves: (p, x, y) => {
    for (let i = 0; i < 6; i++)
      T.tomb(p, {
        x: x - 150 + i * 60,
        y: y + p.r.in(-8, 20),
        w: 44,
        h: 70,
        kind: p.r.int(0, 2),
        lean: p.r.in(-0.15, 0.15),
      });
  },
  ruin: (p, x, y) => {
    for (const [d, h] of rows([-110, 150], [-40, 210], [40, 110], [110, 190])) T.column(p, { x: x + d, y, h, w: 34 });
    p.shape(
      [
        [x - 130, y - 168],
        [x - 20, y - 232],
        [x - 16, y - 216],
        [x - 124, y - 152],
      ],
      p.pal.near,
      { rim: 2.4 },
    );
  },
  pines: (p, x, y) => {
    for (let i = 0; i < 9; i++)
      T.pine(p, { x: x - 170 + i * 42 + p.r.in(-12, 12), y: y + p.r.in(-6, 14), h: p.r.in(90, 170), fill: p.pal.near });
  },
  trees: (p, x, y) => {
    for (let i = 0; i < 4; i++)
      T.tree(p, { x: x - 150 + i * 100, y: y + p.r.in(0, 16), h: p.r.in(190, 280), w: 9, fill: p.pal.fore });
  },
  gate: (p, x, y) => T.gate(p, { x, y: y - 110, r: 84 }),
  cave: (p, x, y) => {
    p.carve(
      curve(
        [
          [x - 210, y + 10, 1],
          [x - 170, y - 130],
          [x - 40, y - 210],
          [x + 120, y - 170],
          [x + 210, y + 10, 1],
        ],
        true,
        7,
      ),
      { fill: p.pal.near, R: 90, gap: 6.5, tex: 1, grain: 0.03 },
    );
    p.fill(
      curve(
        [
          [x - 70, y + 12, 1],
          [x - 62, y - 60],
          [x, y - 104],
          [x + 60, y - 56],
          [x + 74, y + 12, 1],
        ],
        true,
        6,
      ),
      p.pal.ink,
    );
  },
};

export const near: Record<string, Part> = {
  hooded: (p, x, y) => T.hooded(p, { x, y, h: 150, fill: p.pal.ink, eyes: p.mood === 'wyrd' ? p.pal.accent : null }),
  walker: (p, x, y) => T.walker(p, { x, y, h: 130 }),
  lantern: (p, x, y) => T.walker(p, { x, y, h: 140, lamp: true }),
  raven: (p, x, y) => {
    T.stone(p, { x, y: y + 20, w: 60, h: 90, fill: p.pal.ink });
    T.raven(p, { x, y: y - 90, s: 1.1 });
  },
  skull: (p, x, y) => T.skull(p, { x, y: y - 40, s: 0.7, turn: 0.2 }),
  candle: (p, x, y) => T.candle(p, { x, y, h: 80 }),
  lamp: (p, x, y) => T.lamppost(p, { x, y, h: 260, s: 1.3, halo: 150 }),
  tree: (p, x) => T.tree(p, { x: x < 450 ? 70 : 840, y: 604, h: 620, w: 26, fill: p.pal.ink }),
  fence: (p) => T.fence(p, { y: 606, h: 96 }),
  tentacles: (p, x, y) => {
    for (let i = 0; i < 4; i++)
      T.tentacle(
        p,
        [
          [x - 60 + i * 40, y + 40],
          [x - 74 + i * 46, y - 40],
          [x - 50 + i * 40, y - 100],
          [x - 90 + i * 60, y - 130 - i * 10],
          [x - 60 + i * 56, y - 150],
        ],
        { w: 17, tip: 2 },
      );
  },
};

/** What stands in the data of a place. Words unknown here are left out. */
export interface Words {
  ground?: string;
  light?: string;
  things?: readonly string[];
  mood?: string;
  weather?: string;
  /** A neighbourhood, a world, or a colour. */
  tint?: string;
}
export const WORDS = {
  ground: ['moor', 'hills', 'water', 'street', 'forest', 'snow', 'field'],
  light: ['moon left', 'moon right', 'moon centre', 'sun left', 'sun right', 'sun centre', 'none'],
  things: [...Object.keys(far), ...Object.keys(mid), ...Object.keys(near)],
  mood: ['day', 'dusk', 'night', 'moon', 'wyrd'],
  weather: ['clear', 'cloud', 'rain', 'snow', 'fog'],
};
