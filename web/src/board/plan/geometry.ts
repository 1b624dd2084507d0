// Plane geometry of the board: points on the rim of a place, roads as smooth curves, and boxes.
export interface Vec {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const distance = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The direction of an hour on a clock's face: 12 is up, 3 is to the right. */
export function hour(at: number): Vec {
  const angle = ((at % 12) * Math.PI) / 6;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** The smallest box round all boxes, with a margin. */
export function around(boxes: readonly Box[], margin = 0): Box {
  if (boxes.length === 0) return { x: 0, y: 0, w: 100, h: 100 };
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return {
    x: left - margin,
    y: top - margin,
    w: right - left + 2 * margin,
    h: bottom - top + 2 * margin,
  };
}

export const boxAt = (centre: Vec, w: number, h: number): Box => ({
  x: centre.x - w / 2,
  y: centre.y - h / 2,
  w,
  h,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

// ---- roads ----------------------------------------------------------------------------------------

/** A cubic curve between two places. */
export interface Curve {
  from: Vec;
  c1: Vec;
  c2: Vec;
  to: Vec;
}

/** A curve that leaves `from` as if it came from `before` and arrives as if it went on to `after`,
 * so that roads that follow each other make one smooth line. */
export function curve(from: Vec, to: Vec, before?: Vec, after?: Vec): Curve {
  const pull = 1 / 3;
  const start = before ? { x: to.x - before.x, y: to.y - before.y } : null;
  const end = after ? { x: after.x - from.x, y: after.y - from.y } : null;
  return {
    from,
    c1: start
      ? { x: from.x + start.x * pull, y: from.y + start.y * pull }
      : { x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3 },
    c2: end
      ? { x: to.x - end.x * pull, y: to.y - end.y * pull }
      : { x: to.x - (to.x - from.x) / 3, y: to.y - (to.y - from.y) / 3 },
    to,
  };
}

export function pathOf({ from, c1, c2, to }: Curve): string {
  const at = ({ x, y }: Vec) => `${round(x)} ${round(y)}`;
  return `M${at(from)}C${at(c1)} ${at(c2)} ${at(to)}`;
}

/** Where one is on a curve after a share `t` of it. */
export function along({ from, c1, c2, to }: Curve, t: number): Vec {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(from.x, c1.x, c2.x, to.x), y: mix(from.y, c1.y, c2.y, to.y) };
}

/** Which way one walks there, in degrees; 0 is to the right. */
export function heading(road: Curve, t: number): number {
  const a = along(road, Math.max(0, t - 0.01));
  const b = along(road, Math.min(1, t + 0.01));
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

export interface Line {
  from: string;
  to: string;
}

/** The places before and after a road where the way goes on without a fork: there the road bends
 * with them. At a fork or an end it goes straight. */
export function neighbours(lines: readonly Line[], line: Line): { before?: string; after?: string } {
  const others = (place: string, not: string) => [
    ...new Set(
      lines
        .filter((each) => each.from === place || each.to === place)
        .map((each) => (each.from === place ? each.to : each.from))
        .filter((each) => each !== not),
    ),
  ];
  const before = others(line.from, line.to);
  const after = others(line.to, line.from);
  return {
    ...(before.length === 1 ? { before: before[0]! } : {}),
    ...(after.length === 1 ? { after: after[0]! } : {}),
  };
}
