// A town under the places that a board shows, wherever they lie on it now.
import type { Land, LandSpot } from '../../pictures/wish';
import { town, type Town, type TownNode } from './town';

/** What stays free of houses round a place beside its name: the place, and a little more. */
function around({ x, y, rx, ry }: LandSpot): [number, number, number, number] {
  return [x - rx - 3, y - ry - 3, 2 * rx + 6, 2 * ry + 6];
}

/** The nodes of a town from the places of a board: its streets are districts, and so is a place that lies in none. */
export function townUnder(land: Land, more: Pick<Town, 'id'> & Partial<Town>): ReturnType<typeof town> {
  const places = land.spots.filter(({ kind }) => kind === 'place' || kind === 'street');
  const known = new Set(places.map(({ id }) => id));
  const nodes = places.map((spot): TownNode => {
    const { id, x, y, parent, clear } = spot;
    const street = parent && known.has(parent) ? parent : undefined;
    const boxes = [...(clear ? [clear] : []), around(spot)];
    return street ? { id, x, y, district: street, street, clear: boxes } : { id, x, y, district: id, clear: boxes };
  });
  const links = land.links.filter(([a, b]) => known.has(a) && known.has(b));
  return town({ w: land.w, h: land.h, nodes, links, ...more });
}
