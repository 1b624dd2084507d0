// Weapons: guns lie across, blades stand on their pommel and lean.
import { place, type Ring } from '../core';
import { bar, blob, disc, flat, haft, lean, rect, ring, stand, stroke, type Desk, type Things } from './desk';

/** A gun with a stock: barrels, and what hangs below it. */
const long = (o: { barrels?: number; drum?: boolean; mag?: boolean; short?: number; bell?: boolean }) =>
  flat((d: Desk) => {
    const end = 150 - (o.short ?? 0);
    d.body(
      blob([
        [-150, 16], [-146, -12, 1], [-70, -12], [-40, -22, 1], [-34, 4, 1], [-62, 10], [-80, 24], [-140, 56, 1],
        [-152, 50, 1],
      ]),
      { angle: 0.1, tex: 0.6, grain: 0.06 },
    );
    if (o.drum) d.body(disc(14, 26, 28, 20), { R: 20 });
    if (o.mag)
      d.body([[4, 6], [20, 6], [26, 50], [8, 52]], { R: 8 });
    for (let i = 0; i < (o.barrels ?? 1); i++)
      d.body(
        [[-10, -22 + i * 9], [end, -21 + i * 9], [end, -13 + i * 9], [-10, -12 + i * 9]],
        { R: 4, angle: 0, gap: 5 },
      );
    if (o.bell)
      d.body([[end - 6, -22], [end + 18, -34], [end + 18, 2], [end - 6, -11]], { R: 10 });
    d.body([rect(-44, -26, 56, 30)], { R: 10, angle: 0.05 });
    d.body(blob([[6, -8, 1], [84, -8, 1], [80, 4], [10, 8, 1]]), { R: 8, angle: 0.1, tex: 0.6, power: 1 });
    d.dark([
      stroke([[-34, 4], [-30, 22], [-8, 20], [-4, 4]], 1.8), stroke([[-20, 4], [-18, 12], [-22, 15]], 1.8),
      [[end - 10, -21], [end - 8, -30], [end - 3, -30], [end - 2, -21]],
      stroke([[-26, -26], [-34, -40], [-42, -40]], 3, 2),
    ]);
    if (o.drum)
      d.dark([[[46, 2], [58, 2], [64, 36], [52, 36]], ring(14, 26, 15, 1.4)]);
  });

/** A blade along its middle: half widths from the guard up, a guard, a grip. */
const blade = (l: number, w: number, o: { bend?: number; guard?: number; wave?: number } = {}) =>
  lean((d: Desk) => {
    const { bend = 0, guard = 24, wave = 0 } = o;
    const pts: Ring = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      pts.push([bend * t * t + Math.sin(t * 12) * wave, 44 - l * t]);
    }
    d.body(stroke(pts, w, w * 0.86).map(([x, y]) => [x, y]), { R: w, angle: 1.5, power: 1.6, amb: 0.12 });
    const [ex, ey] = pts[12]!;
    d.body(
      [[ex - w * 0.86, ey + 2], [ex + bend * 0.14, ey - w * 2.4], [ex + w * 0.86, ey + 2]],
      { R: w, power: 1.6, amb: 0.12 },
    );
    d.fill(stroke(pts.slice(0, 10), 0.9, 0.3));
    d.body([rect(-4.5, 50, 9, 36)], { R: 5, angle: 0.2, gap: 6 });
    d.dark([blob([[-guard, 42], [0, 46], [guard, 42], [guard, 50], [0, 53], [-guard, 50]])]);
    d.body(disc(0, 91, 8, 14), { R: 6 });
    if (bend)
      d.dark(stroke([[guard * 0.8, 48], [guard + 4, 72], [3, 92]], 1.8));
  });

export const weapons: Things = {
  revolver: flat((d) => {
    const z = (pts: Ring): Ring => place(pts, -158, -115, 0.345);
    d.body(
      z(blob(
        [
          [560, 330, 1], [620, 320], [660, 360], [690, 440], [740, 520], [700, 570], [620, 560], [590, 480],
          [560, 400, 1],
        ],
        6,
      )),
      { angle: 0.9, tex: 0.8, grain: 0.08, power: 1.1 },
    );
    d.body(z([[150, 196], [540, 196], [540, 252], [150, 252]]), { R: 9, angle: 0 });
    d.body(z([[200, 256], [420, 256], [420, 282], [200, 276]]), { R: 4, angle: 0, power: 0.8 });
    d.dark(z([[158, 198], [166, 172], [186, 172], [190, 198]]));
    d.fill(z(disc(152, 224, 11, 14, 15)));
    d.body(
      z(blob([[420, 186, 1], [600, 180], [650, 210, 1], [664, 330, 1], [600, 350], [430, 330, 1]])),
      { angle: 0.05 },
    );
    d.body(
      z(blob([[436, 200], [560, 198], [580, 258], [560, 322], [436, 318], [424, 258]], 6)),
      { R: 20, angle: 0, bend: 0.6 },
    );
    for (const y of [226, 292])
      d.fill(z(blob([[452, y - 9], [530, y - 8], [542, y], [530, y + 8], [452, y + 9]], 4)));
    d.body(z(blob([[610, 190, 1], [640, 150], [676, 136], [684, 152, 1], [660, 176], [652, 214, 1]])), { R: 5 });
    d.dark([
      z(stroke([[470, 344], [476, 408], [530, 420], [566, 392]], 7)),
      z(stroke([[516, 346], [508, 372], [520, 392]], 6, 3)),
    ]);
  }),
  pistol: flat((d) => {
    d.body(
      blob([[24, -20, 1], [70, -24, 1], [86, 50], [92, 78, 1], [46, 84, 1], [40, 40], [26, 16]]),
      { angle: 0.3, tex: 0.7, grain: 0.08 },
    );
    d.body([[-96, -52], [70, -52], [78, -20], [-96, -20]], { R: 12, angle: 0 });
    d.body([[-78, -20], [30, -20], [26, 2], [-74, -8]], { R: 7, angle: 0, power: 0.9 });
    d.dark([
      stroke([[-14, -4], [-12, 24], [18, 28], [32, 14]], 2.4), stroke([[12, -4], [6, 8], [12, 18]], 2),
      [[-92, -52], [-90, -60], [-82, -60], [-80, -52]], [[66, -52], [80, -66], [86, -56], [76, -40]],
      ...[40, 47, 54, 61].map((x) => bar(x, -48, x, -26, 1)),
    ]);
  }),
  derringer: flat((d) => {
    d.body(
      blob([[10, -14, 1], [46, -30], [70, -6], [88, 50], [70, 74], [44, 66], [30, 24, 1]]),
      { angle: 0.5, tex: 0.8, grain: 0.08 },
    );
    for (const y of [-42, -18]) {
      d.body([[-90, y], [24, y], [24, y + 21], [-90, y + 21]], { R: 10, angle: 0 });
      d.fill(disc(-90, y + 10, 4, 12, 7));
    }
    d.body(blob([[20, -44, 1], [50, -38], [54, 0], [24, 10, 1]]), { R: 12 });
    d.dark([stroke([[50, -34], [64, -58], [76, -56]], 5, 3), stroke([[12, 4], [6, 22], [14, 30]], 3)]);
  }),
  rifle: long({}),
  shotgun: long({ barrels: 2, short: 20 }),
  tommy: long({ drum: true, short: 50 }),
  carbine: long({ mag: true, short: 30 }),
  flamer: long({ bell: true, short: 60 }),
  raygun: flat((d) => {
    d.glow(-104, -12, 10, d.p.pal.accent);
    d.body(blob([[24, 0, 1], [56, -6, 1], [76, 60], [48, 72], [34, 40]]), { angle: 0.6 });
    d.body(blob([[-40, -16], [-10, -42], [40, -44], [78, -20], [74, 6], [20, 14], [-24, 8]]), { R: 22 });
    d.body([[-100, -20], [-30, -20], [-30, -4], [-100, -6]], { R: 6, angle: 0 });
    d.dark(
      [0, 1, 2].map((i) =>
        blob([[-52 - i * 18, -34 + i * 4], [-46 - i * 18, -12], [-52 - i * 18, 10 - i * 4], [-57 - i * 18, -12]]),
      ),
    );
    d.fill(disc(-106, -12, 8, 14), d.p.pal.accent);
    d.fill(disc(24, -18, 10, 14), d.p.pal.accent);
  }),
  knife: blade(120, 11, { guard: 18 }),
  kris: blade(124, 10, { wave: 6, guard: 22 }),
  sword: blade(132, 8, { guard: 36 }),
  gladius: blade(118, 13, { guard: 20 }),
  sabre: blade(136, 8, { bend: 34, guard: 18 }),
  axe: haft((d) => {
    d.body(stroke([[6, 100], [-3, 40], [2, -92]], 5, 4), { R: 4, angle: 1.5, tex: 0.6 });
    d.body(
      blob([[-12, -84, 1], [16, -88], [52, -104, 1], [66, -66], [56, -24, 1], [18, -46], [-12, -48, 1]]),
      { R: 26, angle: 1.2, power: 1.5 },
    );
    d.fill(stroke([[50, -96], [60, -66], [52, -34]], 1));
  }),
  hammer: haft((d) => {
    d.body(stroke([[0, 100], [2, 0], [0, -60]], 6, 5), { R: 5, angle: 1.5, tex: 0.6 });
    d.body([[-54, -96], [46, -98], [58, -82], [58, -56], [46, -44], [-54, -44]], { R: 16, angle: 0.1, power: 1.4 });
    d.dark([rect(-12, -100, 5, 58), rect(14, -100, 5, 58)]);
  }),
  whip: flat((d) => {
    for (let i = 0; i < 4; i++)
      d.body(ring(-14 + i * 4, 4 - i * 3, 68 - i * 13, 6.5 - i, 54 - i * 11), { R: 5, gap: 5, angle: 0.9 });
    d.body(stroke([[40, 40], [66, 10], [104, -58]], 9, 6), { R: 8, angle: 0.2, gap: 6 });
    d.body(stroke([[-60, 30], [-90, 64], [-70, 84], [-104, 88]], 4, 0.6), { R: 3 });
  }),
  spear: haft((d) => {
    d.body(bar(0, 150, 0, -40, 4), { R: 3, angle: 1.5, tex: 0.5 });
    d.body([[0, -124], [20, -62], [9, -34], [-9, -34], [-20, -62]], { R: 14, angle: 1.4, power: 1.6, amb: 0.1 });
    d.dark([rect(-8, -36, 16, 7), rect(-7, -22, 14, 4), stroke([[6, -20], [22, -2], [14, 22]], 2, 0.6)]);
  }),
  trident: haft((d) => {
    d.body(bar(0, 150, 0, -40, 4), { R: 3, angle: 1.5, tex: 0.5 });
    d.body(
      [
        bar(0, -30, 0, -112, 5, 1), stroke([[0, -24], [-34, -34], [-36, -98]], 5, 1.4),
        stroke([[0, -24], [34, -34], [36, -98]], 5, 1.4),
      ],
      { R: 5, power: 1.5 },
    );
  }),
  staff: haft((d) => {
    d.body(
      stroke([[4, 150], [-6, 40], [5, -30], [0, -70], [24, -100], [44, -78], [26, -62]], 6, 3),
      { R: 5, angle: 0.3, tex: 0.6, grain: 0.06 },
    );
    d.dark(stroke([[-2, 20], [10, 30], [-5, 40], [8, 50]], 1.6));
  }),
  club: haft((d) => {
    d.body(
      blob([[-5, 100], [-7, 20], [-20, -60], [-14, -96], [8, -102], [22, -84], [16, -40], [7, 20], [6, 100]]),
      { R: 18, tex: 0.6, grain: 0.06 },
    );
    d.dark([bar(-8, 66, 8, 60, 2), bar(-8, 76, 8, 70, 2), bar(-8, 86, 8, 80, 2)]);
    d.fill([disc(-6, -70, 4, 9), disc(8, -54, 3.4, 9)]);
  }),
  flail: haft((d) => {
    d.body(bar(20, 104, -10, -60, 5.5), { R: 5, angle: 1.3, tex: 0.5 });
    d.dark([0, 1, 2, 3, 4, 5].map((i) => ring(-14 - i * 9, -62 + i * i * 2.4, 6, 1.8, 4)));
    const spikes: Ring[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const a = i * 0.785;
      return [
        [-66 + Math.cos(a - 0.25) * 22, 16 + Math.sin(a - 0.25) * 22], [-66 + Math.cos(a) * 40, 16 + Math.sin(a) * 40],
        [-66 + Math.cos(a + 0.25) * 22, 16 + Math.sin(a + 0.25) * 22],
      ];
    });
    d.dark(spikes);
    d.body(disc(-66, 16, 25, 20), { R: 22 });
  }),
  sling: flat((d) => {
    d.dark([stroke([[-96, -80], [-40, 30], [0, 54]], 1.8), stroke([[104, -70], [50, 30], [0, 54]], 1.8)]);
    d.body(blob([[-34, 40], [0, 66], [34, 40], [20, 78], [-20, 78]]), { R: 14, tex: 0.6 });
    d.body(blob([[-20, 30], [-6, 14], [16, 18], [22, 38], [4, 52], [-16, 48]]), { R: 20 });
  }),
  quiver: haft((d) => {
    for (const [x, t] of [[-16, -0.1], [-4, 0.02], [8, 0.1], [18, 0.2]] as const)
      d.dark([
        bar(x, -40, x + t * 70, -100, 1.4),
        ...[-1, 1].map((k): Ring => [
          [x + t * 50, -74], [x + t * 66 + 9 * k, -96], [x + t * 74 + 9 * k, -112], [x + t * 72, -104],
        ]),
      ]);
    d.body(blob([[-28, -48, 1], [30, -44, 1], [18, 98, 1], [-18, 98, 1]]), { R: 22, angle: 0.1 });
    d.dark([bar(-27, -34, 28, -30, 3), bar(-20, 74, 20, 76, 3), stroke([[-26, -20], [-70, 10], [-20, 70]], 3)]);
  }),
  dynamite: flat((d) => {
    for (const [x, y] of [[-30, 10], [30, 10], [0, -14]] as const)
      d.body([[x - 26, y - 66], [x + 26, y - 66], [x + 26, y + 84], [x - 26, y + 84]], { R: 22, angle: 0, power: 1.4 });
    d.dark([rect(-60, -16, 120, 9), rect(-60, 36, 120, 9), stroke([[0, -80], [6, -104], [40, -96], [50, -120]], 2)]);
    d.glow(52, -124, 6);
    d.fill(disc(52, -124, 5, 9), d.p.pal.lamp);
  }),
  bomb: stand((d) => {
    for (const x of [-44, 0, 44]) d.body(rect(x - 20, -30, 40, 130), { R: 18, angle: 0 });
    d.dark([rect(-70, -2, 140, 8), rect(-70, 66, 140, 8)]);
    d.body(disc(0, 20, 44, 30), { R: 12, power: 1.5, amb: 0.15 });
    d.fill(ring(0, 20, 34, 1.4));
    d.fill([bar(0, 20, 0, -6, 1.8), bar(0, 20, 18, 28, 1.8), disc(0, 20, 4, 9)]);
    d.dark([
      stroke([[-44, -30], [-40, -70], [0, -74], [0, -24]], 2), stroke([[44, -30], [50, -60], [16, -84], [10, -22]], 2),
    ]);
  }),
  knuckles: flat((d) => {
    d.body(
      blob([
        [-96, -6], [-90, -40], [-50, -46], [0, -52], [50, -46], [90, -40], [96, -6], [60, 12], [46, 46], [0, 54],
        [-46, 46], [-60, 12],
      ]),
      { R: 12, power: 1.5 },
    );
    d.fill([-66, -22, 22, 66].map((x) => disc(x, -12, 17, 18, 18)));
    d.dark([-66, -22, 22, 66].map((x) => ring(x, -12, 17, 1)));
  }),
  molotov: stand((d) => {
    d.glow(6, -96, 9);
    d.body(
      blob([[-11, -62, 1], [11, -62, 1], [12, -30], [34, 0], [34, 98, 1], [-34, 98, 1], [-34, 0], [-12, -30]]),
      { R: 26, angle: 1.4, power: 1.4 },
    );
    d.body(
      blob([[-9, -58, 1], [-14, -80], [0, -90], [24, -84], [34, -60], [24, -66], [10, -58, 1]]),
      { R: 10, amb: 0.2 },
    );
    d.fill(blob([[0, -88], [-4, -104], [10, -128, 1], [18, -104], [14, -90]]), d.p.pal.lamp);
    d.fill(rect(-20, 24, 40, 44), d.p.pal.soft);
  }),
  shield: stand((d) => {
    if (d.r.chance(0.5)) {
      d.body(disc(0, 8, 90, 40), { R: 50 });
      d.dark([
        ring(0, 8, 78, 1.6),
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => disc(Math.cos(i * 0.785) * 84, 8 + Math.sin(i * 0.785) * 84, 3.4, 8)),
      ]);
      d.body(disc(0, 8, 22, 20), { R: 18, power: 1.5 });
      for (let i = 0; i < 4; i++)
        d.fill(bar(
          Math.cos(i * 1.57 + 0.4) * 24,
          8 + Math.sin(i * 1.57 + 0.4) * 24,
          Math.cos(i * 1.57 + 0.4) * 76,
          8 + Math.sin(i * 1.57 + 0.4) * 76,
          2,
        ));
      return;
    }
    d.body(blob([[-70, -90, 1], [0, -104], [70, -90, 1], [66, 20], [0, 102, 1], [-66, 20]]), { R: 50 });
    d.fill([stroke([[-58, -78], [0, -90], [58, -78], [54, 16], [0, 84], [-54, 16], [-58, -78]], 1.6)]);
    d.fill(
      d.r.chance(0.5)
        ? [rect(-7, -84, 14, 160), rect(-58, -32, 116, 14)]
        : [
            [[-56, -40], [0, 10], [56, -40], [56, -14], [0, 38], [-56, -14]],
          ],
      d.p.pal.ink,
    );
  }),
};
