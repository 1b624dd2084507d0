// Where the ground of a board lies, and what it is drawn for: the places as they lie now, and what stays free of it.
import type { Land, LandSpot } from '../../pictures/wish';
import type { Scene } from '../../scene';
import { round, type Box } from '../plan/geometry';
import type { Arrangement } from '../plan/layout';

export interface Floor {
  box: Box;
  /** It lies a quarter turned. */
  turned: boolean;
}

/** The room that is played in, or else the whole frame: so wide and high, in pixels. */
export function floorOf(arrangement: Arrangement, width: number, height: number): Floor {
  const { box, spots, kind, turned } = arrangement;
  if (kind === 'room') {
    const [largest] = [...spots.values()].sort((a, b) => b.rx * b.ry - a.rx * a.ry);
    if (largest) {
      const { x, y, rx, ry } = largest;
      return { box: { x: x - rx, y: y - ry, w: 2 * rx, h: 2 * ry }, turned };
    }
  }
  const scale = Math.min(width / box.w, height / box.h) || 1;
  const w = Math.ceil(width / scale);
  const h = Math.ceil(height / scale);
  return {
    box: { x: Math.floor(box.x + (box.w - w) / 2), y: Math.floor(box.y + (box.h - h) / 2), w, h },
    turned: false,
  };
}

export function landOf(
  scene: Scene,
  arrangement: Arrangement,
  names: ReadonlyMap<string, { box: Box }>,
  box: Box,
): Land {
  if (arrangement.kind === 'room') {
    const [w, h] = arrangement.turned ? [box.h, box.w] : [box.w, box.h];
    return { w: Math.round(w), h: Math.round(h), spots: [], links: [] };
  }
  const spots = [...arrangement.spots.values()].map((spot): LandSpot => {
    const name = names.get(spot.area.id)?.box;
    return {
      id: spot.area.id,
      kind: spot.area.kind,
      x: round(spot.x - box.x),
      y: round(spot.y - box.y),
      rx: round(spot.rx),
      ry: round(spot.ry),
      ...(spot.area.parent ? { parent: spot.area.parent } : {}),
      ...(name && name.w > 0
        ? { clear: [round(name.x - box.x - 2), round(name.y - box.y - 2), round(name.w + 4), round(name.h + 4)] }
        : {}),
    };
  });
  const roads = (scene.links ?? []).filter((link) => link.kind === 'road' || link.kind === 'path');
  const links = new Map(roads.map(({ from, to }) => [[from, to].sort().join(' '), [from, to] as [string, string]]));
  return { w: Math.round(box.w), h: Math.round(box.h), spots, links: [...links.values()] };
}
