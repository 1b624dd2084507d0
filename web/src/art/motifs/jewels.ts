// What is precious, strange or holy: jewels, idols, masks, bones, coins.
import { TAU, times, type Point } from '../core';
import * as T from '../things';
import { sigil } from './books';
import { bar, blob, both, disc, flat, hang, ring, stand, stroke, type Desk, type Ring, type Things } from './desk';

const chain = (d: Desk, from: Point, low: Point, to: Point) => {
  const line = (t: number): Point => {
    const u = 1 - t;
    return [u * u * from[0] + 2 * u * t * low[0] + t * t * to[0], u * u * from[1] + 2 * u * t * low[1] + t * t * to[1]];
  };
  d.dark(times(15, (i) => ring(...(line(i / 14).slice(0, 2) as [number, number]), 4.4, 1.4, 3.2)));
};
/** A cut stone: facets that take the light each for itself. */
const facets = (d: Desk, x: number, y: number, s: number, n = 6, ink = d.p.pal.cut) => {
  const q = (r: number, i: number): Point => [
    x + Math.cos((i / n) * TAU + 0.3) * r * s, y + Math.sin((i / n) * TAU + 0.3) * r * s,
  ];
  for (let i = 0; i < n; i++)
    d.body([q(1, i), q(1, i + 1), q(0.52, i + 1), q(0.52, i)], {
      ink, R: s * 0.5, angle: (i / n) * TAU, gap: 4.8, power: 1.5, rim: 1.6,
    });
  d.body(times(n, (i) => q(0.5, i)), { ink, R: s * 0.8, power: 1.7, amb: 0.15, rim: 1.6, gap: 5 });
};
const eyes = (d: Desk, pts: [number, number, number, number][]) =>
  d.fill(
    pts.map(([x, y, w, h]) =>
      blob([[x - w, y, 1], [x, y - h], [x + w, y, 1], [x, y + h]]),
    ),
  );
const head = (pts: Ring) => both(pts);

export const jewels: Things = {
  amulet: hang((d) => {
    chain(d, [-60, -130], [-10, 10], [0, -16]);
    chain(d, [62, -130], [12, 10], [0, -16]);
    const kind = d.r.int(0, 3);
    if (kind === 0) facets(d, 0, 34, 44, 6, d.p.pal.accent);
    else {
      d.body(
        kind === 1
          ? disc(0, 34, 50, 30)
          : both([
              [0, -20], [34, 10], [30, 50], [0, 94],
            ]),
        { R: 22, power: 1.5 },
      );
      d.fill(kind === 1 ? ring(0, 34, 40, 1.6) : ring(0, 34, 22, 1.4));
      sigil(d, 0, 34, kind === 1 ? 28 : 15, kind === 3 ? d.p.pal.accent : d.p.pal.ink);
    }
  }),
  gem: flat((d) => {
    d.glow(0, 0, 14, d.p.pal.accent);
    facets(d, 0, 0, 66, d.r.pick([6, 7, 8]), d.r.chance(0.5) ? d.p.pal.accent : d.p.pal.cut);
  }),
  crystal: stand((d) => {
    for (const [x, w, h, t] of [
      [-50, 18, 110, -0.34], [48, 20, 120, 0.3], [-16, 20, 160, -0.1], [20, 24, 190, 0.08],
    ] as const) {
      const q = (a: number, b: number): Point => [x + a + b * Math.tan(t), 100 - b];
      d.body([q(-w, 0), q(-w, h * 0.8), q(0, h), q(0, 0)], { R: 10, angle: 1.4, power: 1.5, ink: d.p.pal.accent });
      d.body([q(0, 0), q(0, h), q(w, h * 0.8), q(w, 0)], { R: 10, angle: 1.7, power: 1.2 });
    }
  }),
  cross: hang((d) => {
    chain(d, [-50, -140], [-8, -60], [0, -70]);
    chain(d, [54, -140], [10, -60], [0, -70]);
    d.body(
      [[[-13, -78], [13, -78], [14, 104], [-14, 104]], [[-62, -36], [62, -36], [62, -10], [-62, -10]]],
      { R: 12, power: 1.5, angle: 1.1 },
    );
    d.fill([disc(0, -23, 9, 14), ring(0, -23, 16, 1.6)], d.p.pal.accent);
  }),
  horus: flat((d) => {
    T.eye(d.p, { x: d.x, y: d.y, r: 46 * d.s });
    d.dark([
      stroke([[-110, 10], [-60, -52], [0, -70], [60, -52], [110, 10]], 7), stroke([[-96, 20], [0, 62], [100, 20]], 5),
    ]);
    d.dark([
      stroke([[10, 62], [16, 100], [40, 116]], 6, 2),
      stroke([[-24, 60], [-40, 96], [-76, 98], [-78, 78], [-64, 78]], 5, 2),
    ]);
  }),
  star: flat((d) => {
    d.body(
      blob([[-84, -30], [-60, -84], [10, -96], [76, -70], [98, -6], [70, 70], [6, 96], [-66, 78], [-98, 20]], 4),
      { R: 22, tex: 0.6, grain: 0.05 },
    );
    if (d.shadow) return;
    const q = (r: number, i: number): Point => [
      Math.cos((i / 10) * TAU - 1.57) * r, Math.sin((i / 10) * TAU - 1.57) * r,
    ];
    const part = d.r.int(0, 3);
    d.fill(
      times(10, (i) =>
        bar(
          ...(q(i % 2 ? 30 : 74, i).slice(0, 2) as [number, number]),
          ...(q(i % 2 ? 74 : 30, i + 1).slice(0, 2) as [number, number]),
          3.6,
        ),
      ),
      d.p.pal.ink,
    );
    d.fill(blob([[-26, 0, 1], [0, -15], [26, 0, 1], [0, 15]]), d.p.pal.accent);
    d.fill(blob([[0, -14], [6, 0], [0, 14], [-6, 0]]));
    if (part)
      d.dark([
        stroke([[-98 + part * 40, -90], [-40 + part * 20, -20], [-60 + part * 24, 30], [-20 + part * 10, 98]], 2.4),
      ]);
  }),
  pentacle: flat((d) => {
    d.body(disc(0, 0, 92, 44), { R: 16, power: 1.3 });
    d.fill([ring(0, 0, 80, 2), ring(0, 0, 72, 1)]);
    sigil(d, 0, 0, 70, d.p.pal.ink, d.r.pick([1, 5]));
    d.fill(
      [
        disc(0, 0, 9, 14),
        ...times(5, (i) =>
          blob([
            [Math.cos(i * 1.257 - 1.57) * 72, Math.sin(i * 1.257 - 1.57) * 72],
            [Math.cos(i * 1.257 - 1.5) * 84, Math.sin(i * 1.257 - 1.5) * 84],
            [Math.cos(i * 1.257 - 1.64) * 84, Math.sin(i * 1.257 - 1.64) * 84],
          ]),
        ),
      ],
      d.p.pal.accent,
    );
  }),
  idol: stand((d) => {
    const kind = d.r.int(0, 2);
    d.body([[-60, 76], [60, 76], [72, 100], [-72, 100]], { R: 10, angle: 0, power: 1.1 });
    if (kind === 0) {
      d.body(both([[0, -20], [40, -10], [58, 40], [52, 78, 1], [0, 78]]), { R: 34 });
      d.body(both([[0, -100], [36, -92], [46, -50], [34, -12], [0, -4]]), { R: 30 });
      d.body(
        [stroke([[-46, 0], [-62, 30], [-30, 58]], 12, 9), stroke([[46, 0], [62, 30], [30, 58]], 12, 9)],
        { R: 10 },
      );
      eyes(d, [[-17, -56, 11, 7], [17, -56, 11, 7]]);
      for (const k of [-1, 1])
        for (const x of [5, 14, 23])
          d.dark([stroke([[x * k, -36], [x * 1.2 * k, -10], [x * 0.9 * k, 12 + x]], 5, 2)]);
    } else if (kind === 1) {
      d.body(
        both([[0, -102], [34, -98], [46, -84], [40, -40], [50, 10], [40, 60], [44, 78, 1], [0, 78]]),
        { R: 40, tex: 0.5, grain: 0.05 },
      );
      d.dark([
        blob([
          [-40, -62, 1], [0, -56], [40, -62, 1], [38, -52], [10, -44], [12, 0], [18, 12], [0, 18], [-18, 12], [-12, 0],
          [-10, -44], [-38, -52],
        ]),
      ]);
      eyes(d, [[0, 38, 24, 5]]);
    } else {
      d.body(
        stroke([[40, 80], [-50, 70], [-44, 40], [40, 40], [36, 10], [-24, 6], [-20, -30], [14, -40], [6, -74]], 16, 10),
        { R: 14, gap: 5.4 },
      );
      d.body(blob([[-26, -80], [6, -100], [44, -84], [48, -68], [10, -62], [-16, -66]]), { R: 14 });
      d.fill([disc(14, -84, 4, 9), stroke([[46, -74], [60, -70], [70, -78]], 1.4)], d.p.pal.accent);
    }
    d.fill(kind === 0 ? [disc(-17, -56, 3, 8), disc(17, -56, 3, 8)] : disc(0, 88, 3, 8), d.p.pal.accent);
  }),
  mask: hang((d) => {
    const kind = d.r.int(0, 4);
    const face = head([[0, -96], [46, -88], [66, -40], [56, 30], [30, 80], [0, 98]]);
    if (kind === 1)
      for (const k of [-1, 1])
        d.body(stroke([[40 * k, -70], [80 * k, -96], [76 * k, -140]], 13, 2), { R: 10 });
    if (kind === 2)
      d.body(
        times(9, (i): Ring => [[-66 + i * 14, -60], [-88 + i * 22, -140 + Math.abs(i - 4) * 10], [-52 + i * 14, -64]]),
        { R: 8, amb: 0.1 },
      );
    d.body(
      kind === 3
        ? both([
            [0, -40], [60, -54], [100, -36], [88, 14], [46, 28], [0, 4],
          ])
        : face,
      { R: 46, power: 1.35, gap: 5.4 },
    );
    if (kind === 3)
      d.dark([stroke([[-96, -20], [-130, 10], [-120, 80]], 2), stroke([[96, -20], [130, 10], [126, 90]], 2)]);
    eyes(
      d,
      kind === 3
        ? [
            [-44, -16, 22, 11], [44, -16, 22, 11],
          ]
        : [
            [-27, -26, 17, kind === 4 ? 4 : 9], [27, -26, 17, kind === 4 ? 4 : 9],
          ],
    );
    if (kind === 4) {
      d.body(blob([[-16, -10, 1], [0, -22], [16, -10, 1], [10, 40], [24, 90, 1], [-2, 60], [-12, 30]]), { R: 16 });
    } else if (kind !== 3) {
      d.dark([stroke([[-4, -30], [-8, 14], [6, 18]], 1.6)]);
      d.fill(
        kind === 0
          ? blob([
              [-26, 50, 1], [0, 44], [26, 50, 1], [0, 58],
            ])
          : blob([
              [-28, 40, 1], [0, 52], [28, 40, 1], [0, 74],
            ]),
      );
    }
    if (kind === 0)
      d.fill(
        [stroke([[-56, 10], [-34, 26]], 1.6), stroke([[56, 10], [34, 26]], 1.6), bar(0, -90, 0, -56, 1.6)],
        d.p.pal.accent,
      );
  }),
  bell: hang((d) => {
    d.dark([ring(0, -92, 12, 3), bar(0, -140, 0, -100, 1.6)]);
    d.body(both([[0, -82], [26, -78], [34, -30], [44, 30], [72, 66, 1], [72, 78, 1], [0, 82]]), { R: 36, power: 1.45 });
    d.fill([stroke([[-42, 30], [0, 38], [42, 30]], 1.6), stroke([[-34, -26], [0, -20], [34, -26]], 1.6)]);
    d.body(disc(4, 88, 13, 14), { R: 10 });
    if (d.r.chance(0.5))
      d.dark([stroke([[30, 76], [20, 40], [34, 20], [24, -10]], 2)]);
  }),
  scales: stand((d) => {
    d.body([[-40, 90], [40, 90], [46, 100], [-46, 100]], { R: 6 });
    d.body([bar(0, 92, 0, -86, 5, 4), disc(0, -90, 9, 12)], { R: 5, angle: 1.4 });
    const t = d.r.in(-16, 16);
    d.body(bar(-92, -70 + t, 92, -70 - t, 4), { R: 4 });
    for (const [x, y] of [
      [-90, -70 + t], [90, -70 - t],
    ] as const) {
      d.dark([bar(x, y, x - 34, y + 84, 1), bar(x, y, x + 34, y + 84, 1)]);
      d.body(
        blob([[x - 40, y + 84, 1], [x + 40, y + 84, 1], [x + 20, y + 104], [x - 20, y + 104]]),
        { R: 12, power: 1.5 },
      );
    }
    if (d.r.chance(0.6))
      d.fill(blob([[78, 8 - t], [90, -6 - t], [102, 8 - t], [90, 14 - t]]), d.p.pal.accent);
  }),
  urn: stand((d) => {
    d.body(
      both([[0, -60], [30, -58], [44, -50, 1], [32, -40], [58, 0], [50, 60], [28, 94, 1], [0, 98]]),
      { R: 40, power: 1.4 },
    );
    d.body(both([[0, -102], [24, -94], [30, -62], [0, -56]]), { R: 18 });
    if (d.r.chance(0.5))
      d.dark([[[-22, -96], [-30, -122], [-8, -102]], [[22, -96], [30, -122], [8, -102]]]);
    eyes(d, [[-9, -80, 5, 3], [9, -80, 5, 3]]);
    sigil(d, 0, 20, 20, d.p.pal.ink);
  }),
  mirror: stand((d) => {
    d.body(both([[0, -108], [52, -90], [70, -30], [50, 36], [12, 58], [14, 100, 1], [0, 102]]), { R: 12, power: 1.4 });
    d.fill(disc(0, -26, 52, 36, 66));
    if (d.shadow) return;
    d.p.cut(d.at(disc(0, -26, 50, 30, 64)), {
      angle: -0.8, gap: 9, ink: d.p.pal.soft, tone: (x, y) => (d.p.n((x + y) / 70, 2) > 0.5 ? 0.5 : 0),
    });
    T.hooded(d.p, { x: d.x, y: d.y + 36 * d.s, h: 92 * d.s, eyes: d.p.pal.accent });
  }),
  coins: flat((d) => {
    for (let i = 0; i < 11; i++) {
      const x = d.r.in(-88, 88);
      const y = d.r.in(-50, 60);
      d.body(disc(x, y, 21, 18, 17), { R: 7, power: 1.5, gap: 5 });
      if (i % 2) d.fill(ring(x, y, 14, 1, 11));
    }
    for (let i = 0; i < 5; i++) d.body(disc(20, 10 - i * 13, 30, 20, 20), { R: 8, power: 1.4, gap: 5 });
    sigil(d, 20, -42, 11, d.p.pal.ink);
  }),
  purse: stand((d) => {
    d.body(
      blob([
        [-20, -40, 1], [-34, -70], [0, -62], [34, -72], [20, -40, 1], [70, 20], [60, 96], [0, 102], [-60, 96],
        [-70, 20],
      ]),
      { R: 44, tex: 0.4 },
    );
    d.dark([stroke([[-26, -38], [0, -30], [26, -38]], 4), stroke([[24, -36], [50, -10], [40, 20]], 2)]);
    for (const [x, y] of [[78, 92], [104, 88], [90, 80]] as const)
      d.body(disc(x, y, 16, 16, 9), { R: 6, power: 1.5, gap: 5 });
  }),
  dice: flat((d) => {
    for (const [x, y, t] of [
      [-44, 10, d.r.in(0, 1)], [48, -14, d.r.in(0, 1)],
    ] as const) {
      const q = (a: number, b: number): Point => [
        x + 42 * (a * Math.cos(t) - b * Math.sin(t)), y + 42 * (a * Math.sin(t) + b * Math.cos(t)),
      ];
      d.body([q(-1, -1), q(1, -1), q(1, 1), q(-1, 1)], { R: 12, amb: 0.15, power: 1.4 });
      const n = d.r.int(2, 5);
      d.fill(
        [[0, 0], [-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [0.5, -0.5]]
          .slice(n % 2 ? 0 : 1, n % 2 ? n : n + 1)
          .map(([a, b]) => disc(...(q(a!, b!).slice(0, 2) as [number, number]), 7, 12)),
      );
    }
  }),
  clover: hang((d) => {
    d.body(stroke([[4, 10], [14, 60], [-6, 112]], 4, 3), { R: 4 });
    for (let i = 0; i < 4; i++) {
      const a = i * 1.571 + 0.785;
      const q = (u: number, v: number): Point => [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)];
      d.body(blob([q(6, 0), q(40, -40), q(76, -34), q(70, 0), q(76, 34), q(40, 40)]), { R: 18, angle: a, gap: 5 });
      d.fill(bar(...(q(8, 0).slice(0, 2) as [number, number]), ...(q(56, 0).slice(0, 2) as [number, number]), 1.2));
    }
  }),
  skull: stand((d) => {
    T.skull(d.p, { x: d.x, y: d.y + 10 * d.s, s: d.s * 1.05, turn: d.r.in(-0.1, 0.1) });
  }),
  bone: flat((d) => {
    d.body(
      [
        bar(-70, 34, 70, -34, 11, 11), disc(-82, 26, 15, 14), disc(-66, 52, 15, 14), disc(82, -26, 15, 14),
        disc(66, -52, 15, 14),
      ],
      { R: 12, power: 1.5, amb: 0.1, tex: 0.3 },
    );
    d.fill(stroke([[-10, 4], [6, 2], [20, -12]], 1));
  }),
  badge: flat((d) => {
    const q = (r: number, i: number): Point => [
      Math.cos((i / 12) * TAU - 1.57) * r, Math.sin((i / 12) * TAU - 1.57) * r,
    ];
    d.body(times(12, (i) => q(i % 2 ? 56 : 96, i)), { R: 20, power: 1.5 });
    d.dark(times(6, (i) => disc(...(q(96, i * 2).slice(0, 2) as [number, number]), 8, 12)));
    d.fill(ring(0, 0, 42, 2));
    sigil(d, 0, 0, 26, d.p.pal.ink, 1);
  }),
  throne: stand((d) => {
    d.body(both([[0, -118], [30, -100], [44, -120], [50, -60], [46, 40, 1], [0, 40]]), { R: 20, tex: 0.4 });
    d.body([[-62, 30], [62, 30], [72, 100], [-72, 100]], { R: 16, angle: 0.1 });
    d.body(
      [[[-74, -10], [-52, -10], [-50, 100], [-80, 100]], [[74, -10], [52, -10], [50, 100], [80, 100]]],
      { R: 10, angle: 0, power: 1.5 },
    );
    sigil(d, 0, -50, 22, d.p.pal.accent);
  }),
  orb: stand((d) => {
    d.glow(0, 0, 30, d.p.pal.accent);
    d.body(disc(0, 0, 66, 44), { R: 64, ink: d.p.pal.accent, power: 1.3, bend: 0.8 });
    d.body(blob([[-50, 100, 1], [-40, 66], [-56, 40], [0, 60], [56, 40], [40, 66], [50, 100, 1]]), { R: 12 });
    d.fill(stroke([[-30, -30], [-10, -46], [14, -48]], 3, 1), d.p.pal.cut);
  }),
};
