// Salem under its board.
import {
  TAU, blend, curve, place, rows, taper, times, town, type Grounds, type Point, type Ring, type TownNode,
} from '../../../web/src/art/kit';

const tints = ['#34465c', '#3f4a52', '#3a4560', '#49405a', '#4f4538', '#3c4b44', '#33505a'];

/** Salem by night: seven places on a ring of streets round a black harbour in which R'lyeh turns. */
export function salemTown() {
  const at = rows(
    [520, 216, 'miskatonic'], [826, 256, 'sanatorium'], [932, 450, 'newspaper'], [770, 615, 'witch_house'],
    [266, 615, 'inn'], [106, 450, 'cemetery'], [214, 262, 'church'],
  ).map(([x, y, id], i) => ({ id, x, y: y - 108, tint: tints[i]! }));
  // Between two places the street bends, and the houses go on along it.
  const bends = curve(at.map(({ x, y }): Point => [x, y]), true, 4);
  const nodes = bends.map(([x, y], n): TownNode => {
    const { id } = at[Math.round(n / 4) % at.length]!;
    if (n % 4) return { id: `bend${n}`, x, y, district: id, pill: 1 };
    return { id, x, y, district: id, pill: 0, clear: [[x - 60, y - 92, 120, 34], [x - 62, y - 62, 124, 124]] };
  });
  const p = town({
    id: 'salem_town',
    w: 1056,
    h: 604,
    base: '#0d1116',
    trees: 0.22,
    tints: Object.fromEntries(at.map(({ id, tint }) => [id, tint])),
    tint: 'salem',
    nodes,
    links: nodes.map(({ id }, i) => [id, nodes[(i + 1) % nodes.length]!.id]),
    sea: [520, 330, 250, 142],
  });
  // a shore of rocks and quays, boats at the quays, foam on what turns
  const shore = (d: number): Ring =>
    times(73, (i) => {
      const a = (i / 72) * TAU;
      const r = d + 9 * (p.n(Math.cos(a) * 5 + 9, Math.sin(a) * 5 + 9) - 0.5);
      return [520 + Math.cos(a) * (250 + r), 330 + Math.sin(a) * (142 + r)];
    });
  p.fill(taper(shore(3), (t) => 4 + 5 * p.n(t * 40)), '#1a222b');
  p.fill(taper(shore(-2), (t) => 0.5 + 1.3 * p.n(t * 30, 4)), '#5d7080');
  for (const d of [14, 27, 46]) {
    const foam = shore(-d);
    for (let i = 0; i < 70; i += 4)
      if (p.r.chance(0.7)) p.fill(taper(foam.slice(i, i + 4), (t) => 1.1 * Math.sin(t * Math.PI)), '#3f5f66', 0.8);
  }
  for (const a of [0.32, 0.62, 1.05, 1.6, 2.1, 2.75, 3.4, 3.8, 5.4, 5.95]) {
    const x = 520 + Math.cos(a) * 244;
    const y = 330 + Math.sin(a) * 138;
    const q = (pts: Ring) => place(pts, x, y, 1, Math.atan2(330 - y, 520 - x));
    p.fill(q([[-8, -3], [34, -3], [34, 3], [-8, 3]]), '#39362c');
    p.fill(q([[-8, -3], [34, -3], [34, -2], [-8, -2]]), '#77705a');
    for (const k of [-1, 1])
      if (p.r.chance(0.75)) {
        const u = p.r.in(8, 22);
        p.fill(
          q(curve([[u - 10, k * 9, 1], [u, k * 5], [u + 11, k * 8, 1], [u, k * 13]], true, 4)),
          blend('#0d1116', '#6b7468', 0.5),
        );
        p.fill(q([[u - 4, k * 8.4], [u + 5, k * 8.2], [u + 5, k * 9.4], [u - 4, k * 9.6]]), '#0b0f13');
      }
    p.fill(q([[33, -1], [35, -1], [35, 1], [33, 1]]), '#e0d5ac');
  }
  return p;
}

export const grounds: Grounds = { salem: salemTown };
