// The course of a road on the board: it bends with the roads before and after it, and goes round a
// place that lies in its way, so that one can see which places it joins.
import type { Link } from '../../scene';
import { curve, neighbours, type Curve } from './geometry';
import type { Arrangement, Spot } from './layout';

/** How far from a place's rim a road goes that passes it by. */
const berth = 26;

/** Whether the straight way between two places leads through this one. */
function liesBetween(place: Spot, from: Spot, to: Spot): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  if (t <= 0 || t >= 1) return false;
  return Math.abs(from.x + t * dx - place.x) < place.rx && Math.abs(from.y + t * dy - place.y) < place.ry;
}

/** A bow towards the middle of the board, wide enough for all of them. */
function roundabout(from: Spot, to: Spot, passed: readonly Spot[], middle: { x: number; y: number }): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const across = { x: -dy / length, y: dx / length };
  const side = (middle.x - from.x) * across.x + (middle.y - from.y) * across.y < 0 ? -1 : 1;
  const reach = Math.max(...passed.map((place) => Math.abs(across.x) * place.rx + Math.abs(across.y) * place.ry));
  // A bow is two thirds as high as its handles where the first place of two lies.
  const high = ((reach + berth) * side) / (2 / 3);
  const handle = (share: number) => ({
    x: from.x + dx * share + across.x * high,
    y: from.y + dy * share + across.y * high,
  });
  return { from, c1: handle(1 / 4), c2: handle(3 / 4), to };
}

/** Null if one of its places is not on the board. */
export function roadOf(
  link: Pick<Link, 'from' | 'to' | 'kind'>,
  roads: readonly Link[],
  arrangement: Arrangement,
): Curve | null {
  const { spots } = arrangement;
  const from = spots.get(link.from);
  const to = spots.get(link.to);
  if (!from || !to) return null;
  if (link.kind !== 'road') return curve(from, to);
  const joined = [...new Set(roads.flatMap((road) => [road.from, road.to]))]
    .filter((id) => id !== link.from && id !== link.to)
    .flatMap((id) => spots.get(id) ?? []);
  const passed = joined.filter((place) => liesBetween(place, from, to));
  if (passed.length > 0) {
    const all = [from, to, ...joined];
    const mean = (of: (spot: Spot) => number) => all.reduce((sum, spot) => sum + of(spot), 0) / all.length;
    return roundabout(from, to, passed, { x: mean((spot) => spot.x), y: mean((spot) => spot.y) });
  }
  const near = from.round && to.round ? neighbours(roads, link) : {};
  return curve(
    from,
    to,
    near.before ? spots.get(near.before) : undefined,
    near.after ? spots.get(near.after) : undefined,
  );
}
