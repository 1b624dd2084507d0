// What stands in the corners of a board, piles and goals, where nothing of the board lies.
import type { Places } from './docks';
import { boxAt, overlap, type Box } from './geometry';
import { widthOf } from './labels';
import type { Arrangement } from './layout';

/** The width at which a list of sentences fits into the upper right corner, or null. */
export function roomForGoals(
  texts: readonly string[], board: { width: number; height: number }, taken: readonly Box[], rem: number,
): number | null {
  const size = 14 * (rem / 16);
  for (let width = 290; width >= 110; width -= 10) {
    const lines = texts.reduce(
      (sum, text) => sum + Math.max(1, Math.ceil((widthOf(text, size) * 1.06) / (width - 24))), 0);
    const box = { x: board.width - 18 - width, y: 18, w: width, h: 26 * (rem / 16) + lines * size * 1.4 };
    if (box.x > 0 && !taken.some((each) => overlap(each, box))) return width;
  }
  return null;
}

/** How many columns of piles fit into the upper left corner, or null. */
export function roomForPiles(
  count: number, taken: readonly Box[], rem: number,
): number | null {
  const high = Math.max(38, 36 * (rem / 16)) + 6;
  const wide = 44 + 62 * (rem / 16);
  for (let columns = 1; columns <= Math.min(3, count); ++columns) {
    const box = { x: 20, y: 16, w: columns * wide, h: Math.ceil(count / columns) * high };
    if (!taken.some((each) => overlap(each, box))) return columns;
  }
  return null;
}

/** What the board covers of its view when all of it is seen: places, their names above them, and
 * what lies there. */
export function covered(
  arrangement: Arrangement, places: Places, view: { width: number; height: number }, text: number,
): Box[] {
  const box = arrangement.box;
  const fit = Math.min(view.width / box.w, view.height / box.h);
  const page = (each: Box): Box => ({
    x: view.width / 2 + (each.x - box.x - box.w / 2) * fit,
    y: view.height / 2 + (each.y - box.y - box.h / 2) * fit,
    w: each.w * fit,
    h: each.h * fit,
  });
  const boxes: Box[] = [];
  for (const spot of arrangement.spots.values()) {
    boxes.push(page(boxAt(spot, 2 * spot.rx, 2 * spot.ry)));
    const size = 20 * text;
    const name = spot.area.kind === 'slot' ? '' : (spot.area.name ?? '');
    if (spot.label === 'n') boxes.push(page(boxAt({ x: spot.x, y: spot.y - spot.ry - size }, widthOf(name, size), size)));
  }
  for (const placed of places.things.values()) boxes.push(page(boxAt(placed, 2 * placed.rx, 2 * placed.ry)));
  return boxes;
}
