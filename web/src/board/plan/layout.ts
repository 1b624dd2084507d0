// Where the areas of a scene lie. A game gives hand-made places for wide and tall boards, or cells
// of a grid, or positions in a room; whatever has none of them is put into a row below the rest.
import type { Area, Picture, Point, Scene, Shape } from '../../scene';
import { around, boxAt, type Box, type Vec } from './geometry';
import { widthOf, wrap } from './labels';
import { behindName, wordsOf } from './names';

export type Form = 'wide' | 'tall';
export type Side = 'n' | 'e' | 's' | 'w' | 'inside' | 'none';

export interface Spot {
  area: Area;
  x: number;
  y: number;
  /** Half the width and height of its shape as drawn. */
  rx: number;
  ry: number;
  round: boolean;
  label: Side;
  /** Level of detail: 0 shows everything. */
  lod: number;
  /** How much smaller its anatomy is drawn than the shape says. */
  scale: number;
  /** On a tall board: it is drawn as a tile around the places that belong to it. */
  tile?: boolean;
  /** How high the letters of its name are, where its row was made for them. */
  letters?: number;
  /** There is room for the words of its marks beside its name. */
  worded?: boolean;
  /** What it is drawn as, where the reader wants that. */
  picture?: Picture;
  /** Its name has all of its height: nothing lies in it, and what could is not drawn. */
  bare?: boolean;
}

export interface Arrangement {
  form: Form;
  box: Box;
  spots: Map<string, Spot>;
  /** From a position in a room to the board. */
  room: (pos: Point) => Vec;
  /** And back again. */
  back: (at: Vec) => Point;
  /** Board units of one unit of a room; 1 where there is no room. */
  unit: number;
  /** Whether the room is turned by a quarter. */
  turned: boolean;
  kind: 'places' | 'grid' | 'room';
}

/** How large things are drawn at each level of detail. */
export const detail = [1, 0.56, 0.42] as const;

/** How large the places in a tile are drawn, and the least half width of a tile. */
const inTile = 0.72;
const tileHalf = 59;
const cellSize = 150;
const roomWidth = 1000;

function halves(shape: Shape, scale: number): { rx: number; ry: number; round: boolean } {
  switch (shape.kind) {
    case 'circle':
    case 'ring':
      return { rx: (shape.r ?? 40) * scale, ry: (shape.r ?? 40) * scale, round: true };
    case 'polygon': {
      const box = around((shape.points ?? []).map((point) => ({ ...point, w: 0, h: 0 })));
      return { rx: (box.w / 2) * scale, ry: (box.h / 2) * scale, round: false };
    }
    default:
      return {
        rx: ((shape.w || 2 * (shape.r ?? 50)) / 2) * scale,
        ry: ((shape.h || 2 * (shape.r ?? 30)) / 2) * scale,
        round: false,
      };
  }
}

const level = (lod: number): number => detail[Math.min(lod, detail.length - 1)] ?? 1;

/** On a tall board a room that is longer than wide is turned: what lay at its left lies at the foot. */
function roomOf(scene: Scene, form: Form): Pick<Arrangement, 'room' | 'back' | 'unit' | 'turned'> {
  const boxes: Box[] = [];
  for (const area of scene.areas ?? [])
    if (area.layout.pos) {
      const { rx, ry } = halves(area.shape, 1);
      boxes.push(boxAt(area.layout.pos, 2 * rx, 2 * ry));
    }
  for (const piece of scene.pieces ?? [])
    if (piece.at.pos) boxes.push(boxAt(piece.at.pos, 2 * (piece.size ?? 0), 2 * (piece.size ?? 0)));
  if (boxes.length === 0) return { room: (pos) => pos, back: (at) => at, unit: 1, turned: false };
  const box = around(boxes);
  const unit = roomWidth / Math.max(1, box.w, box.h * 1.4);
  if (form === 'tall' && box.w > box.h)
    return {
      room: (pos) => ({ x: (pos.y - box.y) * unit, y: (box.x + box.w - pos.x) * unit }),
      back: (at) => ({ x: box.x + box.w - at.y / unit, y: at.x / unit + box.y }),
      unit,
      turned: true,
    };
  return {
    turned: false,
    room: (pos) => ({ x: (pos.x - box.x) * unit, y: (pos.y - box.y) * unit }),
    back: (at) => ({ x: at.x / unit + box.x, y: at.y / unit + box.y }),
    unit,
  };
}

/** Lays out a scene for a wide or a tall board. `aspect` is how many times wider than high the frame
 * is: places move apart to fill it, and what is drawn of them keeps its size. `kept` is the share of the
 * width that something else takes on the right, `px` how many pixels wide the frame is. */
export function arrange(scene: Scene, form: Form, aspect = 0, kept = 0, px = 0): Arrangement {
  const areas = scene.areas ?? [];
  // Of several boards one is drawn, with what belongs to none of them in a row below it. So it is with what
  // lies outside a town's streets.
  const several = (scene.boards ?? []).length > 1;
  const town = !several && aspect > 0 && areas.some((area) => area.kind === 'street');
  const isOutside = (area: Area): boolean =>
    !area.parent && (several ? !area.board : town && (area.kind === 'tray' || area.kind === 'region'));
  const shared: Area[] = [];
  const spots = new Map<string, Spot>();
  const { room, back, unit, turned } = roomOf(scene, form);
  let kind: Arrangement['kind'] = 'places';
  const later: Area[] = [];
  for (const area of areas) {
    if (isOutside(area)) {
      shared.push(area);
      continue;
    }
    const hand = area.layout[form] ?? area.layout.wide ?? area.layout.tall;
    if (hand) {
      const lod = hand.lod ?? 0;
      const scale = level(lod);
      const half = halves(area.shape, scale);
      // A street keeps room for its name, in whatever language and however small it is drawn.
      if (area.shape.kind === 'pill' && hand.label === 'inside') {
        half.rx = Math.max(half.rx, widthOf(area.name ?? '', lod > 0 ? 14 : 19) / 2 + (lod > 0 ? 9 : 13));
        half.ry = Math.max(half.ry, 13);
      }
      spots.set(area.id, { area, x: hand.x, y: hand.y, label: hand.label, lod, scale, ...half });
    } else if (area.layout.grid) {
      kind = 'grid';
      const { rx, ry, round } = halves(area.shape, 1);
      spots.set(area.id, {
        area,
        x: (area.layout.grid.col + 0.5) * cellSize,
        y: (area.layout.grid.row + 0.5) * cellSize,
        rx: Math.min(rx, cellSize / 2 - 3),
        ry: Math.min(ry, cellSize / 2 - 3),
        round,
        label: 'inside',
        lod: 0,
        scale: 1,
      });
    } else if (area.layout.pos) {
      kind = 'room';
      const { rx, ry, round } = halves(area.shape, unit);
      spots.set(area.id, {
        area,
        ...room(area.layout.pos),
        rx: turned ? ry : rx,
        ry: turned ? rx : ry,
        round,
        label: 'inside',
        lod: 0,
        scale: 1,
      });
    } else {
      later.push(area);
    }
  }
  if (spots.size === 0 && (scene.pieces ?? []).some((piece) => piece.at.pos)) kind = 'room';
  if (form === 'tall') tile(spots);
  const inShared = new Set(shared.map((area) => area.id));
  below(
    later.filter((area) => (!area.parent || !spots.has(area.parent)) && !inShared.has(area.parent ?? '')),
    spots,
    form,
  );
  if (kind === 'grid' && aspect > 0) widen(spots, aspect);
  let whole: Box | null = null;
  if ((several || shared.length > 0) && spots.size > 0)
    whole = frontWith(shared, bareOf(scene, shared), spots, form, aspect, kept, px);
  else if (kind === 'places' && aspect > 0) spread(spots, aspect);
  below(
    later.filter((area) => area.parent && spots.has(area.parent) && !spots.has(area.id)),
    spots,
    form,
  );
  for (const spot of spots.values()) if (spots.get(spot.area.parent ?? '')?.bare) spot.bare = true;
  const boxes = [...spots.values()].map((spot) => reach(spot, kind));
  for (const piece of scene.pieces ?? [])
    if (piece.at.pos) boxes.push(boxAt(room(piece.at.pos), 2 * (piece.size ?? 0) * unit, 2 * (piece.size ?? 0) * unit));
  if (whole) return { form, spots, room, back, unit, turned, kind, box: whole };
  const box = around(boxes, kind === 'places' ? 6 : turned ? 4 : 14);
  return {
    form,
    spots,
    room,
    back,
    unit,
    turned,
    kind,
    box: form === 'wide' ? atLeast(box, 900, 520) : atLeast(box, 360, 340),
  };
}

/** The most that cells of a grid are wider than high, as cards on their long side are. */
const widest = 1.9;

/** Makes cells of a grid wider than high where the frame is, so that their names have room in it. */
function widen(spots: Map<string, Spot>, aspect: number): void {
  const cells = [...spots.values()].filter((spot) => spot.area.layout.grid && !spot.round);
  const box = around(cells.map((spot) => boxAt(spot, 2 * spot.rx, 2 * spot.ry)));
  const by = Math.min(widest, Math.max(1, aspect / (Math.max(box.w, 1) / Math.max(box.h, 1))));
  for (const spot of cells) Object.assign(spot, { x: spot.x * by, rx: spot.rx * by });
}

/** The most that places are moved apart. */
const furthest = 1.45;

/** Moves places apart until together they have the shape of the frame; what stands in a tile goes with
 * it. */
function spread(spots: Map<string, Spot>, aspect: number): void {
  const box = around([...spots.values()].map((spot) => reach(spot, 'places')));
  const wider = aspect / (box.w / Math.max(1, box.h));
  move(spots, { x: Math.min(furthest, Math.max(1, wider)), y: Math.min(furthest, Math.max(1, 1 / wider)) });
}

function move(spots: Map<string, Spot>, by: Vec): void {
  const box = around([...spots.values()].map((spot) => reach(spot, 'places')));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const moved = (at: Vec): Vec => ({ x: middle.x + (at.x - middle.x) * by.x, y: middle.y + (at.y - middle.y) * by.y });
  const tiles = new Map([...spots.values()].filter((spot) => spot.tile).map((spot) => [spot.area.id, { ...spot }]));
  for (const spot of spots.values()) {
    const tile = tiles.get(spot.area.parent ?? '');
    const to = moved(tile ?? spot);
    Object.assign(spot, tile ? { x: spot.x + to.x - tile.x, y: spot.y + to.y - tile.y } : to);
  }
}

/** The least height of letters, in pixels. */
export const leastLetters = 11.2;

/** How large the field of one of several boards is, so that its signs have the size they have alone. */
const field = { wide: { w: 1040, least: 440, row: 56, most: 2.6 }, tall: { w: 390, row: 57, most: 1.6 } } as const;

/** Puts a board into its field, moved apart or together until it fills it, and in a row below it what
 * belongs to no board. Returns the whole. */
function frontWith(
  shared: readonly Area[],
  bare: ReadonlySet<string>,
  spots: Map<string, Spot>,
  form: Form,
  aspect: number,
  kept: number,
  px: number,
): Box {
  const { row: usual, most } = field[form];
  const shape = aspect > 0 ? aspect : form === 'wide' ? 1.95 : 1.12;
  // A frame that is low for its board shows it smaller rather than its rows over each other.
  const w =
    form === 'tall'
      ? Math.max(field.tall.w, shape * (rowsOf(spots) * 62 + usual + 30))
      : Math.max(field.wide.w, shape * field.wide.least);
  const h = w / shape;
  const letters = px > 0 ? Math.max(12, leastLetters * (w / px)) : 12;
  const row = Math.max(usual, form === 'tall' ? 3.8 * letters + 8 : 3.3 * letters + 6);
  const gap = 8;
  // The key of a place stands at its upper corner, and on a tall board nothing else lies above it.
  const top = form === 'tall' ? 13 : gap;
  // A name above or below a place at the edge may reach further than the place.
  const edge =
    form === 'tall'
      ? gap
      : Math.max(
          gap,
          ...outermost(spots).map((spot) =>
            spot.label === 'n' || spot.label === 's' ? widthOf(spot.area.name ?? '', 15) / 2 - spot.rx - 8 : 0,
          ),
        );
  const room = { w: w * (1 - kept) - 2 * Math.min(edge, 60), h: h - row - 2 * gap - top };
  const box = around([...spots.values()].map((spot) => reach(spot, 'places')));
  const free = [...spots.values()].filter((spot) => !spots.get(spot.area.parent ?? '')?.tile);
  const span = (list: number[]) => Math.max(1, Math.max(...list) - Math.min(...list));
  const wide = span(free.map((spot) => spot.x));
  const high = span(free.map((spot) => spot.y));
  // Signs keep their size: only the way between them grows or shrinks.
  const by = {
    x: Math.min(most, Math.max(0.5, (room.w - (box.w - wide)) / wide)),
    y: Math.min(most, Math.max(0.5, (room.h - (box.h - high)) / high)),
  };
  move(spots, by);
  const now = around([...spots.values()].map((spot) => reach(spot, 'places')));
  const dx = (w * (1 - kept)) / 2 - (now.x + now.w / 2);
  const dy = top + room.h / 2 - (now.y + now.h / 2);
  for (const spot of spots.values()) Object.assign(spot, { x: spot.x + dx, y: spot.y + dy });
  rowOf(shared, spots, form, { x: 4, y: h - row - 4, w: w - 8, h: row }, letters, bare);
  return { x: 0, y: 0, w, h };
}

/** Which of them are shut and hold nothing. */
function bareOf(scene: Scene, shared: readonly Area[]): Set<string> {
  const homes = new Map((scene.areas ?? []).map((area) => [area.id, area.parent ?? area.id]));
  const held = new Set(
    [...(scene.pieces ?? []), ...(scene.cards ?? [])].map((thing) => homes.get(thing.at.area ?? '')),
  );
  return new Set(
    shared
      .filter((area) => area.kind === 'region' && (area.tone ?? 'neutral') === 'neutral' && !held.has(area.id))
      .map((area) => area.id),
  );
}

/** How many rows of tiles and places lie below each other. */
function rowsOf(spots: Map<string, Spot>): number {
  const ys = [...spots.values()]
    .filter((spot) => !spots.get(spot.area.parent ?? '')?.tile)
    .map((spot) => spot.y)
    .sort((a, b) => a - b);
  return ys.filter((y, i) => i === 0 || y - ys[i - 1]! > 20).length;
}

/** Those at the left and at the right edge. */
function outermost(spots: Map<string, Spot>): Spot[] {
  const all = [...spots.values()];
  const [left, right] = [Math.min(...all.map((spot) => spot.x)), Math.max(...all.map((spot) => spot.x))];
  return all.filter((spot) => spot.x < left + 12 || spot.x > right - 12);
}

/** What belongs to no board in one row, two low trays in turn at one place; on a tall board the trays lie
 * above and the rest is drawn as small as it can be told apart. */
function rowOf(
  shared: readonly Area[],
  spots: Map<string, Spot>,
  form: Form,
  at: Box,
  letters: number,
  bare: ReadonlySet<string>,
): void {
  // Each has the width that its name needs in as many lines as it has room for.
  const width = (area: Area, most: number) =>
    Math.max(...wrap(area.name ?? '', 0, letters, most).map((each) => widthOf(each, letters)));
  if (form === 'tall') {
    const trays = shared.filter((area) => area.kind === 'tray');
    const rest = shared.filter((area) => area.kind !== 'tray');
    const split = trays.length > 0 ? at.h * 0.58 : 0;
    // A long name breaks, and leaves the others their room.
    line(
      trays.map((area) => [area]),
      spots,
      { ...at, h: split },
      letters,
      {},
      ([area]) => 14 + behindName + width(area!, widthOf(area!.name ?? '', letters) > at.w / 4 ? 2 : 1),
    );
    line(
      rest.map((area) => [area]),
      spots,
      { ...at, y: at.y + split, h: at.h - split },
      letters,
      { label: 'none', round: true },
    );
    return;
  }
  const isLow = (area: Area) => area.kind === 'tray' && (area.shape.h ?? 70) < 50;
  const cells: Area[][] = [];
  for (const area of shared) {
    const before = cells.at(-1);
    if (isLow(area) && before?.length === 1 && isLow(before[0]!)) before.push(area);
    else cells.push([area]);
  }
  // A short row has room for what a tray counts against its limit.
  const roomy = cells.length < 14;
  line(cells, spots, at, letters, {}, (cell) =>
    Math.max(
      44,
      ...cell.map((area) =>
        cell.length > 1
          ? 16 + behindName + width(area, 2)
          : 16 + width(area, area.kind === 'tray' ? 1 : bare.has(area.id) ? 3 : 2) + (roomy ? wordsOf(area) : 0),
      ),
    ),
  );
  if (roomy) for (const area of shared) if (wordsOf(area) > 0) spots.get(area.id)!.worded = true;
  for (const id of bare) spots.get(id)!.bare = true;
}

function line(
  cells: readonly Area[][],
  spots: Map<string, Spot>,
  at: Box,
  letters: number,
  as: Partial<Spot>,
  weight: (cell: readonly Area[]) => number = () => 1,
): void {
  const unit =
    at.w /
    Math.max(
      1,
      cells.reduce((sum, cell) => sum + weight(cell), 0),
    );
  let x = at.x;
  cells.forEach((cell) => {
    const pitch = unit * weight(cell);
    const middle = x + pitch / 2;
    x += pitch;
    // Of two in one place the one whose name breaks is the higher one.
    const highs = cell.map(
      (area) => 4 + letters * (cell.length > 1 ? wrap(area.name ?? '', pitch - 14 - behindName, letters).length : 1),
    );
    let y = at.y;
    cell.forEach((area, n) => {
      const high = (at.h * highs[n]!) / highs.reduce((sum, each) => sum + each, 0);
      y += high;
      const half = { rx: pitch / 2 - 2, ry: high / 2 - 1 };
      const both = Math.min(half.rx, half.ry);
      spots.set(area.id, {
        area,
        x: middle,
        y: y - high / 2,
        ...(as.round ? { rx: both, ry: both } : half),
        round: false,
        label: 'inside',
        lod: 1,
        scale: 1,
        letters,
        ...as,
      });
    });
  });
}

/** A small board is not blown up to fill a large screen. */
function atLeast(box: Box, w: number, h: number): Box {
  const dx = Math.max(0, w - box.w) / 2;
  const dy = Math.max(0, h - box.h) / 2;
  return { x: box.x - dx, y: box.y - dy, w: box.w + 2 * dx, h: box.h + 2 * dy };
}

/** Streets of a tall board hold the places that belong to them, like a tile with their name on top. */
function tile(spots: Map<string, Spot>): void {
  const children = new Map<string, Spot[]>();
  for (const spot of spots.values()) {
    const { parent } = spot.area;
    if (parent && spot.round && spots.get(parent)?.area.kind === 'street')
      children.set(parent, [...(children.get(parent) ?? []), spot]);
  }
  const all = [...spots.entries()];
  for (const [id, own] of children) {
    const street = spots.get(id)!;
    for (const child of own) {
      child.rx = child.ry = (child.area.shape.r ?? 21) * inTile;
      child.scale = inTile;
    }
    const box = around(
      own.map((child) => boxAt(child, 2 * child.rx, 2 * child.ry)),
      7,
    );
    // A long name is written smaller before its tile takes the room of others, but never too small to be read.
    const wide = Math.max(box.w, 2 * tileHalf, widthOf(street.area.name ?? '', 13.4) + 6);
    Object.assign(street, {
      x: box.x + box.w / 2,
      y: box.y + box.h / 2 - 7,
      rx: wide / 2,
      ry: box.h / 2 + 7,
      round: false,
      tile: true,
    });
  }
  // What lies in a tile is drawn over it.
  spots.clear();
  for (const [id, spot] of all) if (spot.tile) spots.set(id, spot);
  for (const [id, spot] of all) if (!spot.tile) spots.set(id, spot);
}

/** Areas without a place: inside their parent where it has one, otherwise in rows below. */
function below(areas: readonly Area[], spots: Map<string, Spot>, form: Form): void {
  const known = around([...spots.values()].map((spot) => reach(spot, 'places')));
  const width = spots.size > 0 ? known.w : form === 'wide' ? 1000 : 380;
  const start = spots.size > 0 ? { x: known.x, y: known.y + known.h + 16 } : { x: 0, y: 0 };
  const inside = new Map<string, Area[]>();
  let at = { ...start };
  let line = 0;
  for (const area of areas) {
    if (area.parent && spots.has(area.parent)) {
      inside.set(area.parent, [...(inside.get(area.parent) ?? []), area]);
      continue;
    }
    const { rx, ry, round } = halves(area.shape, 1);
    if (at.x > start.x && at.x + 2 * rx > start.x + width) at = { x: start.x, y: at.y + line + 16 };
    line = at.x === start.x ? 2 * ry : Math.max(line, 2 * ry);
    spots.set(area.id, {
      area,
      x: at.x + rx,
      y: at.y + ry,
      rx,
      ry,
      round,
      label: 'inside',
      lod: 0,
      scale: 1,
    });
    at.x += 2 * rx + 12;
  }
  for (const [parent, children] of inside) {
    const spot = spots.get(parent)!;
    const pitch = (2 * spot.rx) / children.length;
    children.forEach((area, i) => {
      const own = halves(area.shape, 1);
      const scale = Math.min(1, (pitch * 0.9) / (2 * own.rx), (spot.ry * 1.1) / (2 * own.ry));
      spots.set(area.id, {
        area,
        x: spot.x - spot.rx + pitch * (i + 0.5),
        y: spot.y + Math.max(spot.ry * 0.25, spot.ry - own.ry * scale - 4),
        rx: own.rx * scale,
        ry: own.ry * scale,
        round: own.round,
        label: 'none',
        lod: 1,
        scale,
      });
    });
  }
}

/** The room an area takes with its docks and its name. */
export function reach(spot: Spot, kind: Arrangement['kind']): Box {
  const { area, x, y, rx, ry } = spot;
  if (kind !== 'places') return boxAt(spot, 2 * rx, 2 * ry);
  // Who is in the street stands on the tile's lower edge.
  if (spot.tile) return { x: x - rx, y: y - ry, w: 2 * rx, h: 2 * ry + 14 };
  const has = (role: string) => (area.docks ?? []).some((dock) => dock.role === role);
  const rim = spot.lod === 0 ? 1 : 0.6;
  // Creatures stand on the side away from a name beside the place.
  const outer = spot.round && rx < 30 && spot.label === 'e';
  const creature = has('creature') && spot.round ? 1 + 0.72 * rim : 1.04;
  const left = rx * Math.max(has('portal') ? 1 + 0.45 * rim : 1.04, outer ? creature : 1) + 4;
  const right = rx * (outer ? 1.04 : creature) + 4;
  let top = ry + 6;
  let bottom = ry * (has('items') && spot.round ? 1 + 0.52 * rim : 1.04) + 4;
  // Names of small places stand close together, in two lines.
  const small = spot.round && rx < 30 && (area.name ?? '').includes(' ');
  const lines = small ? 2 : wrap(area.name ?? '', spot.lod === 0 ? 190 : 92, spot.lod === 0 ? 20 : 14).length;
  const name = area.name && area.kind !== 'slot' ? 10 + lines * (spot.lod === 0 ? 20 : 15) : 0;
  if (spot.label === 'n') top += name;
  if (spot.label === 's') bottom += name;
  const aside = area.kind === 'slot' ? 0 : 110 * (spot.lod === 0 ? 1 : 0.6);
  return {
    x: x - left - (spot.label === 'w' ? aside : 0),
    y: y - top,
    w: left + right + (spot.label === 'e' || spot.label === 'w' ? aside : 0),
    h: top + bottom,
  };
}
