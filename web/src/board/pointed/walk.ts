// Walking the board with the keyboard: arrows follow the links of a place where one leads that
// way, and otherwise go to the nearest thing in that direction.
import type { Link } from '../../scene';
import type { Vec } from '../plan/geometry';

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Stop extends Vec {
  id: string;
}

const ways: Record<Direction, Vec> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** How far a stop lies ahead, and how far off the way; null when it lies behind or beside. */
function ahead(from: Vec, to: Vec, way: Vec): { far: number; off: number } | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = dx * way.x + dy * way.y;
  const off = Math.abs(dx * way.y - dy * way.x);
  return far > 1 ? { far, off } : null;
}

/** Where an arrow leads from a stop, or null when nothing lies that way. */
export function step(
  from: string,
  direction: Direction,
  stops: readonly Stop[],
  links: readonly Link[],
): string | null {
  const here = stops.find((stop) => stop.id === from);
  if (!here) return stops[0]?.id ?? null;
  const way = ways[direction];
  const linked = new Set(
    links
      .filter((link) => link.from === from || link.to === from)
      .map((link) => (link.from === from ? link.to : link.from)),
  );
  const best = (list: readonly Stop[], widest: number): string | null => {
    let found: string | null = null;
    let least = Infinity;
    for (const stop of list) {
      if (stop.id === from) continue;
      const way2 = ahead(here, stop, way);
      if (!way2 || way2.off > way2.far * widest) continue;
      const cost = way2.far + way2.off * 1.5;
      if (cost < least) {
        least = cost;
        found = stop.id;
      }
    }
    return found;
  };
  return (
    best(
      stops.filter((stop) => linked.has(stop.id)),
      1.2,
    ) ??
    best(stops, 1) ??
    best(stops, 4) ??
    best(stops, Infinity)
  );
}

/** Reading order: by rows from the top, and in a row from the left. */
export function readingOrder<T extends Vec>(stops: readonly T[], line = 60): T[] {
  return [...stops].sort((a, b) => {
    const rows = Math.round(a.y / line) - Math.round(b.y / line);
    return rows !== 0 ? rows : a.x - b.x;
  });
}
