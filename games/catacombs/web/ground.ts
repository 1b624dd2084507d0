// The floors of the catacombs: courses of stone, warm light from the corners, and an engraving for
// each side of the boards. Everything is drawn inside the room's own rectangle.
import type { Arrangement } from '../../../web/src/board/plan/layout';
import type { Arts } from '../../../web/src/board/drawn/art';

interface Floor {
  x: number;
  y: number;
  w: number;
  h: number;
}

function floorOf({ spots }: Arrangement): Floor | null {
  let largest: Floor | null = null;
  for (const { x, y, rx, ry } of spots.values())
    if (!largest || 4 * rx * ry > largest.w * largest.h) largest = { x: x - rx, y: y - ry, w: 2 * rx, h: 2 * ry };
  return largest;
}

/** Stones in staggered courses; no two courses break at the same place. */
function stones({ x, y, w, h }: Floor): string {
  const course = h / 13;
  const stone = w / 14;
  let joints = '';
  for (let row = 0; row < 13; ++row) {
    const top = y + row * course;
    if (row > 0) joints += `M${x} ${top.toFixed(1)}h${w}`;
    for (let n = 0; n < 15; ++n) {
      const at = x + stone * (n + (row % 2 ? 0.5 : 0) + 0.13 * ((row * 7 + n * 5) % 3));
      if (at > x + 4 && at < x + w - 4) joints += `M${at.toFixed(1)} ${top.toFixed(1)}v${course.toFixed(1)}`;
    }
  }
  return `<path d="${joints}" stroke="var(--engraving)" stroke-opacity=".1" fill="none"/>`;
}

function light({ x, y, w, h }: Floor): string {
  return [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ]
    .map(([cx, cy]) => `<ellipse cx="${cx}" cy="${cy}" rx="${w * 0.34}" ry="${h * 0.6}" fill="url(#b-candle)"/>`)
    .join('');
}

const line = (d: string, strength = 0.22): string =>
  `<path d="${d}" stroke="var(--engraving)" stroke-opacity="${strength}" fill="none"/>`;

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A star of `points`, every `skip`-th joined. */
function star(x: number, y: number, r: number, points: number, skip: number): string {
  const at = (i: number) => {
    const angle = (2 * Math.PI * i) / points - Math.PI / 2;
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
  };
  return Array.from({ length: points }, (_, i) => `M${at(i)}L${at(i + skip)}`).join('');
}

type Engraving = (floor: Floor, cx: number, cy: number) => string;

const engravings: Record<string, Engraving> = {
  summoning_circle: ({ h }, x, y) =>
    line(ring(x, y, h * 0.22) + ring(x, y, h * 0.24) + ring(x, y, h * 0.12) + star(x, y, h * 0.22, 6, 2)),
  jade_caverns: ({ x, y, w, h }) =>
    line(
      [0.18, 0.42, 0.7]
        .map((share, i) => `M${x} ${y + h * share}q${w * 0.25} ${h * (i % 2 ? -0.16 : 0.16)} ${w * 0.5} 0t${w * 0.5} 0`)
        .join(''),
    ),
  ancient_road: ({ x, y, w, h }) =>
    line(`M${x} ${y + h * 0.36}h${w}M${x} ${y + h * 0.64}h${w}M${x} ${y + h * 0.39}h${w}M${x} ${y + h * 0.61}h${w}`),
  good_intentions: ({ h }, x, y) => line(star(x, y, h * 0.3, 8, 3) + ring(x, y, h * 0.1)),
  belly_of_the_beast: ({ x, y, w, h }) =>
    line(
      Array.from(
        { length: 7 },
        (_, i) => `M${x + (w * (i + 1)) / 8} ${y}q${i < 3 ? -w * 0.05 : w * 0.05} ${h / 2} 0 ${h}`,
      ).join(''),
    ),
  world_on_fire: ({ x, y, w, h }) =>
    line(
      Array.from({ length: 9 }, (_, i) => {
        const high = h * (0.16 + 0.06 * ((i * 5) % 3));
        const [near, far] = [w * 0.03, w * 0.055];
        return (
          `M${x + (w * i) / 9} ${y + h}q${near} ${-h * 0.12} ${far} ${-high}` + `q${near} ${h * 0.1} ${far} ${high}`
        );
      }).join(''),
    ),
};

const drawn =
  (engraving: Engraving) =>
  (arrangement: Arrangement, grounded = false): string => {
    const floor = floorOf(arrangement);
    if (!floor) return '';
    const { x, y, w, h } = floor;
    // The picture is the floor, and its edge stays drawn.
    if (grounded)
      return (
        `<rect x="${x - 5}" y="${y - 5}" width="${w + 10}" height="${h + 10}" rx="10" ` +
        'fill="none" stroke="#0c0a08" stroke-width="10"/>'
      );
    return [
      `<rect x="${x - 10}" y="${y - 10}" width="${w + 20}" height="${h + 20}" rx="12" ` +
        'fill="#0c0a08" stroke="var(--engraving)" stroke-opacity=".45"/>',
      `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">`,
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="var(--board-2)"/>`,
      stones(floor),
      light(floor),
      engraving(floor, x + w / 2, y + h / 2),
      '</svg>',
    ].join('');
  };

export const arts: Arts = Object.fromEntries(
  Object.entries(engravings).map(([side, engraving]) => [side, drawn(engraving)]),
);
