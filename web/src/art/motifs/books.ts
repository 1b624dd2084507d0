// What is read and written.
import { TAU, times } from '../core';
import * as T from '../things';
import { bar, blob, disc, flat, haft, rect, ring, stand, stroke, type Desk, type Ring, type Things } from './desk';

/** A sign cut into a cover, a seal or a stone: by chance an eye, a star, a branch, a spiral, a moon. */
export const sigil = (d: Desk, x: number, y: number, s: number, ink = d.p.pal.cut, which = d.r.int(0, 5)) => {
  const star = (n: number, step: number) =>
    times(n, (i) => {
      const a = (i / n) * TAU - 1.57;
      const b = a + (TAU * step) / n;
      return bar(x + Math.cos(a) * s, y + Math.sin(a) * s, x + Math.cos(b) * s, y + Math.sin(b) * s, s * 0.05);
    });
  const w = s * 0.07;
  d.fill(
    [
      () => [
        stroke([[x - s, y], [x, y - s * 0.6], [x + s, y], [x, y + s * 0.6], [x - s, y]], w), disc(x, y, s * 0.3, 14),
      ],
      () => [...star(5, 2), ring(x, y, s, w)],
      () => [
        bar(x, y + s, x, y - s, w),
        ...[-0.5, 0, 0.5].flatMap((v) => [
          bar(x, y + v * s + s * 0.2, x - s * 0.6, y + v * s - s * 0.3, w),
          bar(x, y + v * s + s * 0.2, x + s * 0.6, y + v * s - s * 0.3, w),
        ]),
      ],
      () => [
        stroke(
          times(16, (i) => [x + Math.cos(i * 0.8) * s * (1 - i / 17), y + Math.sin(i * 0.8) * s * (1 - i / 17)]),
          w * 0.8,
        ),
      ],
      () => [
        ring(x, y, s, w), stroke([[x - s * 0.5, y - s * 0.86], [x + s * 0.3, y], [x - s * 0.5, y + s * 0.86]], w),
        disc(x + s * 0.5, y, s * 0.14, 9),
      ],
      () => [...star(7, 3)],
    ][which]!(),
    ink,
  );
};
/** Lines of writing, their ends uneven. */
const script = (d: Desk, x: number, y: number, w: number, n: number, step = 11) =>
  d.fill(
    times(n, (i) =>
      stroke([[x, y + i * step], [x + w * 0.5, y + i * step - 1.5], [x + w * d.r.in(0.75, 1), y + i * step]], 1.6),
    ),
    d.p.pal.ink,
    0.85,
  );
const sheet = (d: Desk, pts: Ring) =>
  d.body(pts, { fill: d.p.pal.soft, R: 7, angle: 0.1, amb: 0.3, power: 0.9, gap: 7, tex: 0.3 });

export const books: Things = {
  tome: stand((d) => {
    const h = d.r.in(0.86, 1);
    d.dark([[-58, 100 - 186 * h], [62, 100 - 196 * h], [74, 100 - 186 * h], [74, 96], [60, 100]]);
    d.body(
      [[60, 100 - 190 * h], [72, 100 - 182 * h], [72, 94], [60, 98]],
      { fill: d.p.pal.soft, angle: 1.5, amb: 0.3 },
    );
    d.body(
      [[-64, 100 - 186 * h], [60, 100 - 194 * h], [60, 100], [-64, 100]],
      { R: 12, angle: 1.45, power: 1.1, tex: 0.6, grain: 0.05 },
    );
    d.dark([rect(-50, 100 - 184 * h, 4, 184 * h), ...[0.2, 0.5, 0.8].map((v) => rect(-68, 100 - 186 * h * v, 20, 7))]);
    d.fill(
      stroke([[-36, 100 - 172 * h], [48, 100 - 178 * h], [48, 88], [-36, 88], [-36, 100 - 172 * h]], 1.3),
      d.p.pal.cut,
    );
    sigil(d, 6, 100 - 94 * h, 28, d.r.chance(0.4) ? d.p.pal.accent : d.p.pal.cut);
    if (d.r.chance(0.5)) d.body([rect(46, -4, 34, 12)], { R: 5, power: 1.5 });
  }),
  volume: stand((d) => {
    T.book(d.p, { x: d.x, y: d.y + 80 * d.s, s: d.s * 1.05 });
    if (d.shadow) return;
    for (const k of [-1, 1])
      d.fill(
        times(4, (i) =>
          stroke([[k * 18, 64 - i * 3 + i * 5], [k * 50, 60 + i * 3], [k * 92, 54 + i * 3]], 1),
        ),
        d.p.pal.ink,
        0.8,
      );
    d.fill(stroke([[2, 78], [8, 96], [2, 112]], 2.6), d.p.pal.accent);
    if (d.r.chance(0.5)) return sigil(d, 0, 0, 30, d.p.pal.accent);
    for (let i = 0; i < 5; i++)
      T.rune(d.p, d.x + d.r.in(-90, 90) * d.s, d.y + d.r.in(-70, 20) * d.s, d.s * d.r.in(6, 12));
  }),
  books: stand((d) => {
    let y = 100;
    for (let i = 0; i < 4; i++) {
      const h = d.r.in(22, 36);
      const w = d.r.in(64, 92);
      const x = d.r.in(-14, 14);
      d.body([[x - w, y - h], [x + w, y - h], [x + w, y], [x - w, y]], { R: 9, angle: 0, gap: 5.6, tex: 0.4 });
      d.fill([rect(x - w + 12, y - h, 4, h), rect(x - w + 24, y - h, 2.4, h)]);
      d.fill(rect(x + w - 12, y - h + 5, 10, h - 10), d.p.pal.soft);
      y -= h + 1;
    }
    d.body(
      blob([
        [-60, y, 1], [-20, y - 14], [0, y - 4], [20, y - 14], [60, y, 1], [60, y - 12, 1], [20, y - 26], [0, y - 14],
        [-20, y - 26], [-60, y - 12, 1],
      ]),
      { fill: d.p.pal.soft, amb: 0.2, R: 6 },
    );
  }),
  scroll: flat((d) => {
    sheet(d, blob([[-78, -52, 1], [0, -58], [80, -50, 1], [74, 0], [80, 52, 1], [0, 58], [-78, 50, 1], [-72, 0]]));
    script(d, -54, -32, 106, 6);
    sigil(d, 42, 30, 13, d.p.pal.accent);
    for (const x of [-84, 86]) {
      d.body([rect(x - 12, -66, 24, 130)], { R: 12, angle: 0, amb: 0.1 });
      d.dark([rect(x - 4, -80, 8, 16), rect(x - 4, 62, 8, 16)]);
    }
  }),
  papers: flat((d) => {
    for (const [x, y, t] of [[-18, 6, -0.3], [14, -6, 0.22], [0, 4, -0.06]] as const)
      sheet(
        d,
        [
          [-56, -76], [56, -76], [56, 76], [-56, 76],
        ].map(([a, b]) => [x + a! * Math.cos(t) - b! * Math.sin(t), y + a! * Math.sin(t) + b! * Math.cos(t)]),
      );
    script(d, -40, -48, 82, 9, 12);
    if (d.r.chance(0.5))
      d.dark([stroke([[30, -78], [30, -40], [38, -40], [38, -82], [26, -82], [26, -50]], 1.2)]);
    else d.fill(disc(30, 62, 12, 12), d.p.pal.accent);
  }),
  map: flat((d) => {
    sheet(d, [[-100, -56], [-34, -68], [34, -54], [100, -66], [102, 58], [34, 68], [-34, 54], [-98, 66]]);
    d.fill([bar(-34, -66, -34, 54, 1.2), bar(34, -54, 34, 66, 1.2)], d.p.pal.ink, 0.6);
    d.fill(stroke([[-96, 20], [-50, 4], [-20, 26], [20, 0], [60, 16], [98, -14]], 3), d.p.pal.ink, 0.8);
    d.fill(times(9, (i) => rect(-84 + i * 15 + d.r.in(-4, 4), d.r.in(-44, -14), 8, 8)), d.p.pal.ink, 0.8);
    d.fill(times(8, (i) => bar(-70 + i * 15, 44 - i * 8, -63 + i * 15, 40 - i * 8, 1.6)), d.p.pal.ink);
    d.fill([bar(46, -30, 64, -12, 3), bar(64, -30, 46, -12, 3)], d.p.pal.accent);
  }),
  letter: flat((d) => {
    sheet(d, [[-90, -54], [90, -54], [90, 56], [-90, 56]]);
    d.fill(
      [stroke([[-90, -54], [0, 14], [90, -54]], 1.8), bar(-90, 56, -24, -4, 1.2), bar(90, 56, 24, -4, 1.2)],
      d.p.pal.ink,
      0.9,
    );
    d.body(
      blob([[0, -14], [20, -6], [24, 14], [10, 32], [-12, 30], [-24, 12], [-18, -8]]),
      { fill: d.p.pal.ink, ink: d.p.pal.accent, R: 10, power: 1.1 },
    );
    sigil(d, 0, 10, 10, d.p.pal.ink);
  }),
  note: flat((d) => {
    sheet(d, [
      [-50, -84], [-20, -88], [48, -80], [56, -20], [50, 30], [58, 70], [30, 78], [10, 70], [-14, 84], [-54, 74],
    ]);
    script(d, -36, -60, 76, 5, 14);
    sigil(d, 2, 36, 26, d.p.pal.ink);
  }),
  notebook: flat((d) => {
    d.body([[-62, -84], [58, -84], [62, 84], [-58, 84]], { R: 12, angle: 1.5, tex: 0.6, grain: 0.05 });
    d.fill([[58, -80], [64, -76], [68, 86], [62, 82]], d.p.pal.soft);
    d.dark([rect(30, -86, 9, 172)]);
    d.fill([rect(-36, -52, 50, 22)], d.p.pal.soft);
    d.body(bar(-90, 60, 40, 96, 4, 2), { R: 4, power: 1.5 });
  }),
  quill: stand((d) => {
    d.body(
      blob([[-34, 44, 1], [-14, 34], [-12, 20, 1], [12, 20, 1], [14, 34], [34, 44, 1], [40, 100, 1], [-40, 100, 1]]),
      { R: 24, power: 1.5 },
    );
    d.body(
      blob([[2, 22], [16, -20], [14, -70], [44, -112, 1], [62, -60], [50, -16], [22, 4]]),
      { R: 16, angle: -0.7, amb: 0.15, gap: 5 },
    );
    d.fill(stroke([[0, 30], [24, -30], [44, -104]], 1.4, 0.5));
    d.fill(rect(-26, 60, 40, 20), d.p.pal.soft);
  }),
  tablet: stand((d) => {
    d.body(
      blob(
        [
          [-62, 100, 1], [-66, 0], [-60, -70], [-30, -96], [16, -88, 1], [30, -70, 1], [56, -76, 1], [66, 0],
          [60, 100, 1],
        ],
        4,
      ),
      { R: 16, angle: 1.3, tex: 0.7, grain: 0.06 },
    );
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 3; j++)
        T.rune(
          d.p,
          ...(d.at([[-36 + j * 36, -44 + i * 36]])[0]!.slice(0, 2) as [number, number]),
          d.s * 11,
          d.p.pal.ink,
          d.s * 2,
        );
    d.dark([stroke([[30, -70], [16, -30], [34, 0], [20, 40]], 1.6)]);
  }),
  slip: flat((d) => {
    sheet(d, [[-88, -54], [88, -54], [88, 54], [-88, 54]]);
    d.fill([rect(-74, -38, 52, 66)], d.p.pal.ink, 0.9);
    d.fill([disc(-48, -14, 13, 14), blob([[-72, 28, 1], [-62, 6], [-34, 6], [-24, 28, 1]])], d.p.pal.cut);
    script(d, -10, -28, 84, 4, 16);
    d.fill(disc(62, 32, 13, 14), d.p.pal.accent);
  }),
  ledger: stand((d) => {
    d.body(
      [[-100, 100], [-70, 20], [70, 20], [100, 100]],
      { fill: d.p.pal.soft, R: 8, angle: 0, amb: 0.25, power: 0.9 },
    );
    d.fill(
      [
        bar(0, 20, 0, 100, 2), ...times(6, (i) => bar(-70 - i * 5, 32 + i * 12, -8, 32 + i * 12, 1)),
        ...times(6, (i) => bar(8, 32 + i * 12, 66 + i * 5, 32 + i * 12, 1)),
      ],
      d.p.pal.ink,
      0.85,
    );
    d.fill([bar(34, 22, 44, 98, 0.8)], d.p.pal.ink);
    d.body(
      blob([[30, 56], [50, 10], [52, -40], [86, -84, 1], [100, -30], [80, 0], [52, 20]]),
      { R: 14, angle: -0.7, amb: 0.15 },
    );
  }),
  seal: haft((d) => {
    d.body(
      blob([[-18, -100, 1], [18, -100, 1], [26, -60], [12, -10], [16, 20], [-16, 20], [-12, -10], [-26, -60]]),
      { R: 18, angle: 0.1 },
    );
    d.body([[-44, 20], [44, 20], [50, 50], [-50, 50]], { R: 12, power: 1.5 });
    d.fill(blob([[-58, 62], [0, 54], [60, 62], [70, 84], [20, 98], [-40, 96], [-70, 82]]), d.p.pal.accent);
    sigil(d, 0, 76, 16, d.p.pal.ink);
  }),
};
