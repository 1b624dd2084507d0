// What one works, sees, opens and measures with.
import { TAU, rows, times, type Point } from '../core';
import * as T from '../things';
import { sigil } from './books';
import {
  bar, blob, both, disc, flat, haft, hang, lean, rect, ring, stand, stroke, type Desk, type Ring, type Things,
} from './desk';

const at = (d: Desk, x: number, y: number) => {
  const [p] = d.at([[x, y]]);
  return { x: p![0], y: p![1] };
};
const round = (x: number, y: number, r: number, n: number, from = -1.57): Point[] =>
  times(n, (i) => [x + Math.cos((i / n) * TAU + from) * r, y + Math.sin((i / n) * TAU + from) * r]);
const dial = (d: Desk, x: number, y: number, r: number) => {
  d.body(disc(x, y, r, 36), { R: r * 0.2, amb: 0.2, power: 1.3 });
  d.fill(ring(x, y, r * 0.84, r * 0.02));
  d.fill(round(x, y, r * 0.72, 12).map(([a, b]) => disc(a, b, r * 0.045, 7)));
  const [a] = round(x, y, r * 0.6, 1, d.r.in(0, 6));
  const [b] = round(x, y, r * 0.4, 1, d.r.in(0, 6));
  d.fill([
    bar(x, y, a![0], a![1], r * 0.04, r * 0.02), bar(x, y, b![0], b![1], r * 0.05, r * 0.03), disc(x, y, r * 0.08, 9),
  ]);
};

export const tools: Things = {
  lantern: stand((d) => {
    d.glow(0, 16, 20);
    d.fill(blob([[-34, -26, 1], [34, -26, 1], [42, 20], [32, 62, 1], [-32, 62, 1], [-42, 20]]), d.p.pal.lamp);
    d.fill(blob([[0, -12, 1], [10, 22], [0, 44], [-10, 22]]), d.p.pal.cut);
    d.dark([bar(-22, -26, -24, 62, 2.4), bar(22, -26, 24, 62, 2.4), bar(-42, 18, 42, 18, 1.6)]);
    d.body([[-40, 62], [40, 62], [54, 100], [-54, 100]], { R: 12, angle: 0 });
    d.body(both([[0, -72], [20, -60], [46, -26, 1], [0, -26]]), { R: 14 });
    d.dark([stroke([[-44, -20], [-54, -90], [0, -124], [54, -90], [44, -20]], 2.4), ring(0, -76, 8, 2)]);
  }),
  candle: stand((d) => {
    for (const [x, h] of rows([-46, d.r.in(40, 110)], [44, d.r.in(30, 80)], [0, d.r.in(100, 160)])) {
      d.glow(x, 84 - h, 7);
      d.body(
        blob([
          [x - 18, 100 - h, 1], [x, 96 - h], [x + 18, 102 - h, 1], [x + 20, 100, 1], [x + 30, 104], [x - 30, 104],
          [x - 22, 100, 1],
        ]),
        { R: 14, angle: 0, amb: 0.1 },
      );
      d.dark(bar(x, 98 - h, x, 88 - h, 1));
      d.fill(blob([[x, 54 - h, 1], [x + 8, 80 - h], [x, 92 - h], [x - 8, 80 - h]]), d.p.pal.lamp);
    }
  }),
  key: lean((d) => {
    d.body(
      [ring(0, -62, 30, 8), ring(0, -62, 30, 8), disc(0, -98, 9, 12), disc(-34, -54, 8, 12), disc(34, -54, 8, 12)],
      { R: 8, power: 1.6, amb: 0.1, gap: 5 },
    );
    d.body(
      [bar(0, -30, 0, 104, 7, 6), rect(-12, -30, 24, 8), rect(0, 66, 34, 10), rect(0, 88, 26, 10), rect(26, 60, 8, 22)],
      { R: 7, angle: 1.4, power: 1.6, amb: 0.1 },
    );
    d.fill(disc(0, -62, 6, 10), d.p.pal.accent);
  }),
  keys: hang((d) => {
    d.dark(ring(0, -60, 44, 3.4));
    for (const [x, t] of rows([-30, 0.34], [2, 0.04], [30, -0.3])) {
      const q = (a: number, b: number): Point => [
        x * 0.8 + a * Math.cos(t) - b * Math.sin(t), -24 + a * Math.sin(t) + b * Math.cos(t),
      ];
      const put = (r: Ring): Ring => r.map(([a, b]) => q(a, b));
      d.body([put(ring(0, 16, 15, 5)), put(bar(0, 30, 0, 122, 5)), put(rect(0, 92, 20, 8)), put(rect(0, 110, 16, 8))], {
        R: 6, power: 1.6, angle: 1.3, gap: 5,
      });
    }
  }),
  rope: flat((d) => {
    for (let i = 0; i < 4; i++) d.body(ring(-10 + i * 6, 22 - i * 14, 72 - i * 5, 9, 40), { R: 8, gap: 5, angle: 0.9 });
    d.body(stroke([[50, -40], [84, -66], [70, -100], [30, -96]], 6, 5), { R: 6, gap: 5 });
    d.body(stroke([[30, -96], [4, -110], [-10, -78], [-34, -98]], 5, 0.8), { R: 5, power: 1.5 });
  }),
  snare: hang((d) => {
    d.body(stroke([[0, -150], [4, -60], [-4, -24]], 3, 3), { R: 3 });
    d.dark([ring(-4, 40, 56, 2.6, 66), ring(-2, -22, 8, 4)]);
    d.dark([stroke([[6, -18], [30, 6], [24, 20]], 1.6)]);
  }),
  spyglass: flat((d) => {
    for (const [x, w, h] of rows([-110, 70, 28], [-44, 76, 22], [28, 84, 16])) {
      d.body([[x, -h], [x + w, -h + 3], [x + w, h - 3], [x, h]], { R: h, angle: 0, power: 1.4 });
      d.dark(rect(x + w - 9, -h - 1, 9, h * 2 + 2));
    }
    d.fill(disc(-110, 0, 10, 20, 27), d.p.pal.accent, 0.8);
    d.dark(ring(-110, 0, 10, 2.4, 28));
  }),
  lens: haft((d) => {
    d.body(bar(0, 14, 0, 116, 9, 11), { R: 9, angle: 1.4, tex: 0.5 });
    d.fill(disc(0, -46, 58, 40), d.p.pal.mid);
    if (!d.shadow) T.eye(d.p, { ...at(d, 0, -46), r: 22 * d.s, turn: -d.turn });
    d.dark([ring(0, -46, 60, 7), rect(-12, 10, 24, 10)]);
    d.fill(stroke([[-40, -66], [-22, -84], [0, -90]], 3, 1), d.p.pal.cut);
  }),
  glasses: flat((d) => {
    for (const x of [-50, 50]) {
      d.fill(disc(x, 0, 40, 30), d.p.pal.mid);
      d.fill(blob([[x - 28, 0, 1], [x, -16], [x + 28, 0, 1], [x, 16]]), d.p.pal.accent);
      d.fill(disc(x, 0, 10, 14));
      d.dark(ring(x, 0, 42, 5));
    }
    d.dark([
      stroke([[-12, -10], [0, -20], [12, -10]], 4), stroke([[-92, -6], [-116, -30], [-110, -64]], 3, 2),
      stroke([[92, -6], [116, -30], [110, -64]], 3, 2),
    ]);
  }),
  cuffs: flat((d) => {
    for (const [x, y] of rows([-62, 20], [62, -6])) {
      d.body(ring(x, y, 44, 8), { R: 8, power: 1.6, gap: 5 });
      d.body([[x - 18, y - 62], [x + 18, y - 62], [x + 20, y - 34], [x - 20, y - 34]], { R: 8 });
      d.fill(disc(x, y - 50, 4, 8));
    }
    d.dark(times(4, (i) => ring(-34 + i * 22, -44 - (i % 2) * 5, 10, 2.6, 6)));
  }),
  chain: hang((d) => {
    for (const x of [-48, 46])
      d.dark(times(8, (i) => ring(x + Math.sin(i) * 5, -140 + i * 26, i % 2 ? 5 : 10, 3.4, 15)));
    d.body(ring(48, 84, 30, 8), { R: 8, power: 1.6 });
    if (d.r.chance(0.5))
      d.body([stroke([[-48, 60], [-52, 90], [-74, 96]], 8, 3)], { R: 7, power: 1.6 });
    else d.body(ring(-48, 84, 30, 8), { R: 8, power: 1.6 });
  }),
  hourglass: stand((d) => {
    d.body(
      [[[-62, -104], [62, -104], [62, -88], [-62, -88]], [[-62, 84], [62, 84], [62, 100], [-62, 100]]],
      { R: 8, angle: 0, power: 1.4 },
    );
    d.body(
      both([[0, -88], [44, -88, 1], [46, -60], [8, -6], [8, 4], [46, 56], [44, 84, 1], [0, 84]]),
      { R: 40, fill: d.p.pal.mid, power: 0.9 },
    );
    d.fill(
      [
        [[-26, -48], [26, -48], [0, -8]], blob([[-42, 82, 1], [-10, 50], [0, 44], [10, 50], [42, 82, 1]]),
        bar(0, -10, 0, 50, 1.4),
      ],
      d.p.pal.cut,
    );
    d.dark([bar(-56, -90, -56, 86, 3.4), bar(56, -90, 56, 86, 3.4)]);
  }),
  clock: hang((d) => {
    d.dark([bar(0, -150, 0, -84, 1.4), ring(0, -90, 10, 3)]);
    d.body(disc(0, 0, 86, 44), { R: 20 });
    dial(d, 0, 0, 70);
  }),
  flute: flat((d) => {
    d.body([bar(-124, 8, 124, -8, 11, 8)], { R: 10, angle: 0.05, power: 1.5 });
    d.fill(times(7, (i) => disc(-36 + i * 22, 2 - i * 1.5, 4.4, 10, 6)));
    d.dark(rows([-110], [-70], [96], [116]).map(([x]) => rect(x!, -x! * 0.065 - 12, 6, 24)));
    d.fill(stroke([[100, -36], [70, -70], [90, -96], [60, -124]], 1.6, 0.6), d.p.pal.accent);
  }),
  trumpet: flat((d) => {
    d.body(
      blob([[-120, -6, 1], [30, -12], [80, -22], [118, -58, 1], [124, 50, 1], [80, 20], [30, 8], [-120, 4, 1]]),
      { R: 34, power: 1.5, angle: 0.1 },
    );
    d.body([stroke([[-70, 2], [-84, 40], [-20, 52], [36, 44], [40, 8]], 7)], { R: 7, power: 1.4 });
    d.body(times(3, (i) => rect(-40 + i * 22, -38, 13, 50)), { R: 6, angle: 1.5 });
  }),
  box: stand((d) => {
    d.body([[-84, -6], [62, -6], [62, 100], [-84, 100]], { R: 14, angle: 0, tex: 0.5 });
    d.body([[62, -6], [94, -28], [94, 76], [62, 100]], { R: 10, angle: 1.4, power: 0.9 });
    if (d.r.chance(0.5)) {
      d.glow(6, -24, 12, d.p.pal.accent);
      d.body([[-84, -10], [-66, -86], [78, -96], [66, -10]], { R: 10, angle: 0.1, power: 0.8 });
      d.fill([[-82, -6], [-52, -24], [92, -28], [62, -6]], d.p.pal.accent);
    } else
      d.body([[-88, -8], [-56, -34], [98, -34], [66, -8]], { R: 8, angle: 0, power: 1.5 });
    d.dark([rect(-60, -6, 10, 106), rect(28, -6, 10, 106)]);
    d.body(rect(-26, 12, 30, 32), { R: 8, power: 1.5 });
    sigil(d, -11, 28, 10, d.p.pal.ink);
  }),
  puzzle: stand((d) => {
    d.body([[-70, -20], [40, -4], [40, 100], [-70, 84]], { R: 12, angle: 0.1 });
    d.body([[40, -4], [88, -30], [88, 66], [40, 100]], { R: 12, angle: 1.3, power: 0.9 });
    d.body([[-70, -20], [-20, -50], [88, -30], [40, -4]], { R: 12, angle: 0.4, power: 1.5 });
    d.fill([
      stroke([[-70, 30], [-40, 32], [-36, 14], [-14, 18], [-14, 40], [40, 48]], 2), stroke([[-16, -12], [-14, 20]], 2),
      stroke([[-12, 42], [-16, 92]], 2),
    ]);
    sigil(d, -44, 6, 13, d.p.pal.accent);
    sigil(d, 14, 70, 13, d.p.pal.accent);
  }),
  device: stand((d) => {
    d.body([[-80, 20], [80, 20], [92, 100], [-92, 100]], { R: 16, angle: 0 });
    d.body(both([[0, -70], [34, -50], [40, -10], [20, 20, 1], [0, 20]]), { R: 34, fill: d.p.pal.mid });
    d.fill(stroke([[-10, 10], [8, -14], [-8, -26], [6, -54]], 2.4, 1), d.p.pal.accent);
    d.glow(0, -22, 12, d.p.pal.accent);
    for (const k of [-1, 1])
      d.body([stroke([[56 * k, 20], [62 * k, -30], [40 * k, -76]], 4), disc(38 * k, -80, 9, 12)], { R: 6 });
    d.body(disc(-46, 58, 20, 20), { R: 6, power: 1.5, amb: 0.1 });
    d.fill([bar(-46, 58, -36, 46, 1.6), ...times(3, (i) => disc(6 + i * 28, 60, 8, 12))]);
  }),
  cylinder: stand((d) => {
    d.body([[-48, -70], [48, -70], [52, 100], [-52, 100]], { R: 48, angle: 0, bend: 0.3 });
    d.body(disc(0, -72, 50, 30, 15), { R: 10, power: 1.5 });
    for (const y of [-46, 74]) d.dark(rect(-53, y, 106, 8));
    for (const [x, y] of rows([-20, -6], [20, -6], [0, 34])) {
      d.dark(disc(x, y, 13, 18));
      d.fill(disc(x, y, 6, 12), d.p.pal.accent);
    }
    d.dark([stroke([[-50, 30], [-90, 40], [-80, 100]], 3)]);
  }),
  needle: flat((d) => {
    d.body(bar(-96, 60, 96, -66, 1.6, 5), { R: 4, power: 1.7, amb: 0.3 });
    d.fill(bar(78, -54, 90, -62, 1.6));
    d.dark(stroke([[84, -58], [110, -20], [30, 20], [60, 60], [-20, 80], [-60, 20], [-20, -30]], 1.4));
    d.body([rect(-72, -70, 44, 52)], { R: 18, angle: 0.1, gap: 5 });
    d.dark([rect(-80, -78, 60, 9), rect(-80, -20, 60, 9)]);
  }),
  scissors: lean((d) => {
    d.body([bar(-16, 30, 26, -104, 8, 1), bar(16, 30, -26, -104, 8, 1)], { R: 6, angle: 1.4, power: 1.6, amb: 0.1 });
    d.dark([
      ring(-34, 66, 26, 6), ring(34, 66, 26, 6), stroke([[-10, 10], [-22, 44]], 6), stroke([[10, 10], [22, 44]], 6),
      disc(0, -6, 5, 10),
    ]);
  }),
  spade: haft((d) => {
    d.body(bar(0, 110, 0, -20, 5), { R: 4, angle: 1.5, tex: 0.5 });
    d.dark(rect(-22, 104, 44, 9));
    d.body(blob([[-36, -20, 1], [36, -20, 1], [38, -70], [0, -116, 1], [-38, -70]]), { R: 22, angle: 1.3, power: 1.5 });
  }),
  sickle: haft((d) => {
    d.body(bar(0, 110, 0, 44, 7, 6), { R: 6, tex: 0.5 });
    d.body(
      blob([[-6, 46, 1], [-60, 10], [-66, -60], [0, -108], [70, -92, 1], [10, -82], [-34, -46], [-34, 4], [6, 40, 1]]),
      { R: 10, power: 1.6, amb: 0.08 },
    );
  }),
  tally: flat((d) => {
    d.body([[-120, -18], [118, -22], [124, 14], [-116, 20]], { R: 12, angle: 0.02, tex: 0.6, grain: 0.05 });
    d.fill(times(13, (i): Ring => [[-96 + i * 15, -20], [-92 + i * 15, -2 + (i % 5 ? 0 : 8)], [-88 + i * 15, -20]]));
    d.dark(stroke([[108, 0], [140, 20], [120, 60], [150, 80]], 2.4, 1));
    d.fill(disc(108, -2, 5, 10));
  }),
  tag: hang((d) => {
    d.dark(stroke([[0, -150], [4, -110], [0, -74]], 1.8));
    d.body(
      both([[0, -86], [24, -84], [50, -50, 1], [50, 90, 1], [0, 92]]),
      { fill: d.p.pal.soft, R: 8, amb: 0.25, power: 0.9 },
    );
    d.fill(disc(0, -66, 7, 12));
    sigil(d, 0, 6, 30, d.p.pal.ink);
  }),
  brazier: stand((d) => {
    d.glow(0, -40, 16);
    d.fill(both([[0, -110, 1], [14, -80], [40, -64], [34, -20, 1], [0, -16]]), d.p.pal.lamp);
    d.fill(both([[0, -70, 1], [14, -44], [10, -20, 1], [0, -18]]), d.p.pal.ink, 0.5);
    d.body(both([[0, -22], [74, -24, 1], [56, 20], [0, 34]]), { R: 24, power: 1.4 });
    d.dark([bar(-30, 24, -54, 100, 4), bar(30, 24, 54, 100, 4), bar(0, 30, 0, 100, 4), bar(-44, 70, 44, 70, 2)]);
  }),
  magiclamp: stand((d) => {
    d.body(
      blob([[-60, 50], [-100, 20], [-120, -16, 1], [-96, -6], [-56, 20], [10, 6], [66, 26], [56, 62], [10, 76]]),
      { R: 26, power: 1.5 },
    );
    d.body(both([[0, -26], [10, -10], [34, 12, 1], [0, 14]], 6, 0), { R: 10 });
    d.dark([stroke([[64, 30], [106, 10], [96, 60], [56, 58]], 4)]);
    d.body([[-20, 72], [34, 72], [50, 100], [-36, 100]], { R: 8 });
    d.p.lines(
      [
        times(26, (i) => {
          const q = d.at([[-120 + Math.sin(i * 0.5) * (6 + i * 2), -20 - i * 5]])[0]!;
          return [q[0], q[1], i / 26];
        }),
      ],
      { tone: (_x, _y, t) => 1 - t, gap: 26, ink: d.p.pal.accent },
    );
  }),
  lipstick: stand((d) => {
    for (const [x, h] of rows([-44, 60], [10, 100])) {
      d.body(rect(x - 20, 100 - h, 40, h), { R: 18, angle: 0, power: 1.4 });
      d.dark(rect(x - 21, 92 - h * 0.55, 42, 5));
    }
    d.body([[-6, 0], [-6, -40], [26, -66], [26, 0]], { R: 14, ink: d.p.pal.accent, power: 1.4 });
    d.body(disc(76, 84, 38, 26, 14), { R: 10, power: 1.4 });
  }),
  case: flat((d) => {
    d.body([[-86, -56], [80, -56], [86, 54], [-80, 56]], { R: 12, power: 1.4, angle: 0.5 });
    sigil(d, 0, 0, 30, d.p.pal.ink);
    d.fill(rect(-8, -58, 20, 8));
    d.body(bar(60, 76, 150, 30, 6), { R: 5, amb: 0.3, fill: d.p.pal.soft });
    d.fill(disc(152, 28, 6, 10), d.p.pal.lamp);
    d.fill(stroke([[154, 20], [140, -10], [166, -40], [146, -80]], 2.4, 0.5), d.p.pal.soft);
  }),
  drum: stand((d) => {
    d.body([[-58, -80], [58, -80], [58, 100], [-58, 100]], { R: 54, angle: 0, bend: 0.3 });
    d.body(disc(0, -80, 58, 34, 16), { R: 12, power: 1.4 });
    for (const y of [-24, 36])
      d.dark(blob([[-60, y, 1], [0, y + 14], [60, y, 1], [60, y + 8, 1], [0, y + 22], [-60, y + 8, 1]]));
    d.fill(disc(22, -82, 11, 14, 4));
    d.fill(stroke([[40, 96], [70, 104], [110, 100]], 4, 1), d.p.pal.cut);
  }),
  flare: flat((d) => {
    d.glow(96, -70, 14, d.p.pal.accent);
    d.body(blob([[-70, 10, 1], [-20, -14], [0, 0], [-30, 30], [-34, 84], [-70, 80], [-76, 40]]), { R: 14, tex: 0.5 });
    d.body([[-40, -34], [70, -34], [70, 8], [-40, 8]], { R: 20, angle: 0, power: 1.4 });
    d.dark([stroke([[-14, 8], [-8, 32], [14, 24], [16, 8]], 2.4), rect(60, -38, 12, 50)]);
    d.fill(
      [
        stroke([[74, -14], [96, -50], [96, -70]], 3, 1),
        ...times(8, (i) => bar(96, -70, 96 + Math.cos(i * 0.785) * 28, -70 + Math.sin(i * 0.785) * 28, 2.4, 0.5)),
      ],
      d.p.pal.accent,
    );
  }),
  car: stand((d) => {
    d.body(
      blob([[-128, 60, 1], [-126, 22], [-70, 12], [-54, -34], [20, -38], [50, 6], [116, 16], [130, 40], [130, 62, 1]]),
      { R: 26, angle: 0.1, power: 1.3 },
    );
    d.fill([[[-46, -26], [-14, -28], [-14, 6], [-60, 8]], [[-4, -28], [16, -28], [38, 6], [-4, 6]]], d.p.pal.mid);
    for (const x of [-78, 78]) {
      d.dark(disc(x, 66, 34, 28));
      d.body(ring(x, 66, 24, 3), { R: 4, power: 1.5 });
      d.fill(disc(x, 66, 7, 12), d.p.pal.cut);
    }
    d.glow(132, 32, 9);
    d.fill(disc(128, 32, 9, 14), d.p.pal.lamp);
  }),
  cycle: stand((d) => {
    for (const x of [-84, 84]) {
      d.dark([
        ring(x, 56, 44, 5.4),
        ...times(6, (i) => bar(x, 56, x + Math.cos(i * 1.05) * 42, 56 + Math.sin(i * 1.05) * 42, 0.8)),
      ]);
    }
    d.body(
      blob([[-84, 50], [-40, 10], [-70, -10], [-20, -18], [20, -34], [62, -26], [50, 6], [30, 60], [-30, 64]]),
      { R: 20, power: 1.4 },
    );
    d.dark([
      stroke([[84, 56], [56, -34], [30, -74]], 5), stroke([[30, -74], [10, -70], [0, -58]], 4),
      stroke([[-100, 66], [-30, 76], [20, 60]], 6),
    ]);
    d.glow(72, -34, 8);
    d.fill(disc(70, -34, 10, 14), d.p.pal.lamp);
  }),
  horn: flat((d) => {
    d.body(
      blob([
        [-110, -40, 1], [-60, 20], [10, 44], [70, 20], [96, -46, 1], [126, -36, 1], [110, 50], [20, 92], [-76, 56],
        [-122, -30, 1],
      ]),
      { R: 26, power: 1.4, angle: 0.9 },
    );
    d.dark([
      disc(111, -42, 17, 18, 9), bar(-40, 26, -54, 68, 3), bar(40, 36, 54, 80, 3),
      stroke([[-48, 46], [-20, -60], [48, 58]], 1.6),
    ]);
  }),
};
