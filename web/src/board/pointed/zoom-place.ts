// Where something that is shown large stands: beside the thing it is about, or below or above it, and where a way is
// drawn on the side that hides least of it.
import type { Vec } from '../plan/geometry';

export interface Zoomed {
  /** The middle of the thing, and how far from it the card has to stay. */
  at: Vec;
  away: number;
  /** The size of the card. */
  w: number;
  h: number;
  /** The size of the board. */
  width: number;
  height: number;
  /** What is not to be hidden. */
  clear?: readonly Vec[];
}

/** Between the card and the edge of the board, the thing beside it, and the thing below or above it. */
const gaps = { edge: 8, beside: 14, below: 20 };

export function zoomPlace({ at, away, w, h, width, height, clear = [] }: Zoomed): { left: number; top: number } {
  const within = (value: number, most: number): number => Math.max(gaps.edge, Math.min(most - gaps.edge, value));
  const right = at.x + away + gaps.beside;
  const left = at.x - away - gaps.beside - w;
  const beside = (x: number) => ({ left: x, top: within(at.y - h / 2, height - h) });
  const middle = Math.max(gaps.edge, (width - w) / 2);
  const below = { left: middle, top: within(at.y + away + gaps.below, height - h) };
  const above = { left: middle, top: Math.max(gaps.edge, at.y - h - away - gaps.below) };
  const places = [
    ...(right + w <= width - gaps.edge ? [beside(right)] : []),
    ...(left >= gaps.edge ? [beside(left)] : []),
    ...(at.y > height / 2 ? [above, below] : [below, above]),
  ];
  const hides = (place: { left: number; top: number }): number =>
    clear.filter(({ x, y }) => x > place.left && x < place.left + w && y > place.top && y < place.top + h).length;
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}

/** Points along a way, close enough that no card falls between two of them. */
export function along(way: readonly Vec[], step = 12): Vec[] {
  return way.flatMap((to, i) => {
    const from = way[i - 1];
    if (!from) return [to];
    const many = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: many }, (_, n) => ({
      x: from.x + ((to.x - from.x) * (n + 1)) / many,
      y: from.y + ((to.y - from.y) * (n + 1)) / many,
    }));
  });
}
