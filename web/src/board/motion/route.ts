// The way of a piece through areas: along the roads where there are any, otherwise straight.
import type { Scene } from '../../scene';
import type { Places } from '../plan/docks';
import { along, type Vec } from '../plan/geometry';
import type { Arrangement } from '../plan/layout';
import { roadOf } from '../plan/roads';

export function routeOf(
  scene: Scene,
  arrangement: Arrangement,
  places: Places,
  piece: string,
  via: readonly string[],
): Vec[] {
  const start = places.things.get(piece);
  if (!start) return [];
  const way: Vec[] = [{ x: start.x, y: start.y }];
  const roads = (scene.links ?? []).filter((link) => link.kind === 'road');
  let from = start.area;
  for (const to of via) {
    const a = arrangement.spots.get(from);
    const b = arrangement.spots.get(to);
    if (!b) continue;
    const line = roads.find((link) => (link.from === from && link.to === to) || (link.from === to && link.to === from));
    if (a && line) {
      const road = roadOf({ from, to, kind: 'road' }, roads, arrangement);
      for (let i = 1; road && i < 8; ++i) way.push(along(road, i / 8));
    }
    way.push({ x: b.x, y: b.y + (b.round ? b.ry * 0.5 : 0) });
    from = to;
  }
  return way;
}
