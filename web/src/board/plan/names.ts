// The names of areas: how large, in which lines and where they stand, on the side that the layout
// gives. Larger text makes them larger as far as they cover nothing else.
import type { Area } from '../../scene';
import { boxAt, overlap, type Box, type Vec } from './geometry';
import { clip, widthOf, wrap } from './labels';
import { leastLetters, type Spot } from './layout';

export interface Lettering {
  size: number;
  leading: number;
  lines: string[];
  anchor: 'start' | 'middle' | 'end';
  /** The first line's place, from the middle of the area. */
  at: Vec;
  /** In the type of titles. */
  display: boolean;
  /** What it covers of the board. */
  box: Box;
}

/** A tray with room for one line: what lies in it stands behind its name. */
export const isLow = (spot: Spot): boolean => spot.area.kind === 'tray' && spot.label === 'inside' && spot.ry < 20;
/** What such a tray keeps free behind its name. */
export const behindName = 30;

/** The width of the words in the corner of a tray. */
export const wordsOf = (area: Area): number =>
  area.kind === 'tray'
    ? Math.max(0, ...(area.badges ?? []).map((badge) => (badge.text ? widthOf(badge.text, 12) + 20 : 0)))
    : 0;

/** Whether the word in the upper corner of a tray has to go to the lower one, since the name has the line. */
export const isWordBelow = (spot: Spot, name: string): boolean =>
  spot.ry >= 24 && wordsOf(spot.area) + widthOf(name, 13.2) > 2 * spot.rx - 10;

/** The room for a name between those of its neighbours, which stand on the same side in one row. */
export function roomBeside(spot: Spot, others: readonly Spot[]): number {
  if (spot.label !== 'n' && spot.label !== 's') return Infinity;
  let near = Infinity;
  for (const other of others)
    if (
      other !== spot &&
      other.label === spot.label &&
      other.area.name &&
      other.area.kind !== 'slot' &&
      Math.abs(other.y - spot.y) < 40
    )
      near = Math.min(near, Math.abs(other.x - spot.x));
  return near - 6;
}

/** `text` is how much larger than usual the name is to be, `beside` the room for it. */
export function letter(spot: Spot, name: string, text: number, beside = Infinity): Lettering {
  const { area } = spot;
  const a = spot.round ? spot.rx / 52 : 1;
  const fine = spot.lod === 0;
  const has = (role: string) => (area.docks ?? []).some((dock) => dock.role === role);
  // Zones lie inside a room that is played in: their names stand small at the foot.
  const zone = area.kind === 'zone' && spot.label === 'inside';
  const display =
    fine && area.kind !== 'slot' && area.kind !== 'tray' && area.kind !== 'region' && !zone && spot.rx > 30;
  const size =
    area.kind === 'slot'
      ? (spot.label === 'inside' ? 12.6 : 14) * text
      : (display ? Math.min(22, Math.max(17, 19 * a)) : 14) * text;
  const leading = size * 1.05;
  // A word in the corner takes its part of the line, or stands below a name that leaves none.
  const word = (fine || spot.worded) && !isWordBelow(spot, name) ? wordsOf(area) : 0;
  const room = spot.tile
    ? 2 * spot.rx - 6
    : spot.label === 'inside'
      ? 2 * spot.rx - 10 - word - (isLow(spot) && spot.letters ? behindName : 0)
      : area.kind === 'slot'
        ? 150 * text
        : Math.min(beside, Math.max(fine ? 190 : 92, 2.2 * spot.rx) * Math.max(1, text * 0.8));
  const inTray = !spot.round && spot.label === 'inside' && area.kind !== 'street' && area.kind !== 'slot';

  const two = wrap(name, room, size, zone ? 9 : isLow(spot) ? 2 : inTray ? 3 : spot.tile ? 1 : 2);
  // Three lines where neighbours leave no room for two that are a little smaller.
  const whole = beside < 120 && two.some((line) => widthOf(line, size) > room * 1.15) ? wrap(name, room, size, 3) : two;
  // The name of a zone or an empty slot that does not fit is left out; what may be put there is drawn anyway.
  const lines = zone
    ? whole.length > 2 || whole.some((line) => widthOf(line, size) > room)
      ? []
      : whole
    : area.kind === 'slot' && spot.label === 'inside' && whole.some((line) => widthOf(line, size) > room + 4)
      ? []
      : whole.map((line) =>
          spot.label === 'inside' ? clip(line, room + (area.kind === 'region' || spot.tile ? 8 : 4), size) : line,
        );
  const anchor =
    spot.label === 'e' || (area.kind === 'tray' && spot.label === 'inside')
      ? 'start'
      : spot.label === 'w'
        ? 'end'
        : 'middle';
  const high = Math.max(0, lines.length - 1) * leading;
  const at = ((): Vec => {
    switch (spot.label) {
      case 'n':
        return { x: 0, y: -spot.ry - (fine ? 11 * Math.max(a, 0.7) : 8) - high };
      case 's': {
        const below = spot.round && fine && has('items') ? 0.55 * spot.ry : 0;
        const pips = !fine && has('items') ? 6 : 0;
        return { x: 0, y: spot.ry + below + pips + size * (area.kind === 'slot' ? 0.98 : 1.05) + (fine ? 4 : 1) };
      }
      case 'e':
        return { x: spot.rx + 7, y: size * 0.32 - high / 2 };
      case 'w':
        return { x: -spot.rx - 7, y: size * 0.32 - high / 2 };
      default:
        if (zone) return { x: 0, y: spot.ry - 8 - high };
        if (spot.tile) return { x: 0, y: -spot.ry + size };
        // Under a picture it stands where the picture is dark.
        if (spot.picture && area.kind === 'cell') return { x: 0, y: 0.78 * spot.ry - high };
        return inTray
          ? { x: area.kind === 'tray' ? -spot.rx + 8 : 0, y: -spot.ry + size + 3 }
          : { x: 0, y: size * 0.34 - high / 2 };
    }
  })();
  const w = Math.max(0, ...lines.map((line) => widthOf(line, size)));
  const left = anchor === 'start' ? at.x : anchor === 'end' ? at.x - w : at.x - w / 2;
  const box = { x: spot.x + left, y: spot.y + at.y - size * 0.8, w, h: high + size };
  return { size, leading, lines, anchor, at, display, box };
}

/** How large a name may be: as much enlarged as it covers no other area, and smaller than usual where
 * its own area or its neighbours leave no more room. What it covers at its usual size anyway, it may
 * cover. `scale` is how many pixels a unit of the board has. */
export function fitting(
  spot: Spot,
  name: string,
  text: number,
  others: readonly Spot[],
  beside = Infinity,
  scale = 1,
): number {
  if (!name || spot.label === 'none') return text;
  // Letters of less than eleven pixels are hard to read; but a name in its own area is rather small than cut.
  const { size } = letter(spot, name, 1, beside);
  const least =
    spot.label === 'inside' && !spot.letters ? 0.72 : Math.min(text, Math.max(0.72, leastLetters / (size * scale)));
  if (spot.label === 'inside') {
    const street = spot.area.kind === 'street';
    const cell = spot.area.kind === 'cell';
    if (!street && !cell && spot.area.kind !== 'tray' && spot.area.kind !== 'region') return text;
    // A street's name stands in one line, a tray's in as many as it has.
    for (let factor = text; factor > least; factor -= 0.05) {
      const { lines, size, leading } = letter(spot, name, factor, beside);
      const high = 4 + size + (lines.length - 1) * leading;
      if (
        street
          ? lines.length === 1 && widthOf(name, size) <= 2 * spot.rx - (spot.tile ? 6 : 8)
          : !lines.some(
              (line) =>
                line.endsWith('…') ||
                widthOf(line, size) >
                  2 * spot.rx - 12 - (isLow(spot) && (spot.letters || lines.length === 1) ? behindName : 0),
            ) && high <= (cell ? 0.88 : spot.area.kind === 'tray' || spot.bare ? 2 : 1.2) * spot.ry
      )
        return factor;
    }
    return least;
  }
  const near = others
    .filter((other) => other !== spot && other.area.parent !== spot.area.id)
    .map((other) => boxAt(other, 2 * other.rx, 2 * other.ry));
  const usual = letter(spot, name, 1, beside).box;
  const free = near.filter((box) => !overlap(box, usual));
  for (let factor = text; factor > least; factor -= 0.05) {
    const { box } = letter(spot, name, factor, beside);
    if (box.w <= beside && (factor <= 1 || !free.some((each) => overlap(each, box)))) return factor;
  }
  return least;
}
