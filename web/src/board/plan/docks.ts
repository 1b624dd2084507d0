// Where pieces and cards lie: in the docks round a place's rim, on its middle, in a tray or at a
// position of a room. Every place has the same anatomy, measured on a well of radius 52.
import type { Card, Dock, Piece, Role, Scene } from '../../scene';
import { boxAt, hour, type Box, type Vec } from './geometry';
import type { Arrangement, Spot } from './layout';
import { isLow, letter, roomBeside } from './names';

/** How a thing is drawn: a pip stands for it where there is no room for more. */
export type Look =
  'pawn' | 'figure' | 'monster' | 'token' | 'round' | 'disc' | 'obstacle' | 'card' | 'coin' | 'pip' | 'rift';

export interface Placed {
  id: string;
  /** The middle; for a pawn the middle of its foot. */
  x: number;
  y: number;
  /** Half the width and the height as drawn. */
  rx: number;
  ry: number;
  look: Look;
  area: string;
  role?: Role;
  /** How many more lie below and are not drawn. */
  more: number;
  /** Those below, the next one first. */
  under?: string[];
  piece?: Piece;
  card?: Card;
}

/** A free space in a dock that is seen: three spaces for Items, one of them empty. */
export interface Free {
  x: number;
  y: number;
  size: number;
  area: string;
  round: boolean;
  pip: boolean;
}

export interface Places {
  things: Map<string, Placed>;
  free: Free[];
}

interface Thing {
  id: string;
  order: number;
  piece?: Piece;
  card?: Card;
}

const anatomy = 52;
/** A rift is a slit, never round. */
const slit = { rx: 8, ry: 19 };

function lookOf({ piece, card }: Thing, role: Role | undefined, lod: number): Look {
  if (card) return lod > 0 && role === 'creature' ? 'coin' : 'card';
  switch (piece!.kind) {
    case 'pawn':
      return 'pawn';
    case 'figure':
      return 'figure';
    case 'monster':
      return 'monster';
    case 'disc':
    case 'shot':
      return 'disc';
    case 'obstacle':
      return 'obstacle';
    case 'rift':
      return 'rift';
    case 'token':
      if (lod > 0 && role === 'items') return 'pip';
      if (role === 'items' && piece!.tone !== 'tide') return 'token';
      return role === undefined ? 'token' : 'round';
  }
}

/** Half the size of a thing in a dock of a place whose anatomy is drawn at `a`. */
function sizeOf(look: Look, role: Role | undefined, a: number, lod: number): { rx: number; ry: number } {
  const square = (half: number) => ({ rx: half, ry: half });
  switch (look) {
    case 'card':
      return { rx: 26 * a, ry: 35 * a };
    case 'coin':
      return square(Math.max(13, 22 * a));
    case 'pip':
      return square(5);
    case 'pawn':
      return { rx: Math.max(8.6, 11 * a), ry: Math.max(20, 26 * a) };
    case 'figure':
      return square(Math.max(11, 17 * a));
    case 'rift':
      return slit;
    case 'monster':
      return square(Math.max(lod > 0 ? 10 : 15, 18 * a));
    case 'round':
      return role === 'portal' || role === 'seal'
        ? square(Math.max(lod > 0 ? 10 : 11, (lod > 0 ? 17 : 19) * a))
        : square(Math.max(9, 16 * a));
    default:
      return square(Math.max(9, 16 * a));
  }
}

/** The middle of a role's dock, from the middle of a round place. */
function dockAt(spot: Spot, role: Role, dock: Dock | undefined): Vec {
  const a = spot.rx / anatomy;
  const { lod } = spot;
  const at = (x: number, y: number) => ({ x: x * a, y: y * a });
  switch (role) {
    case 'figures':
      return at(0, 34);
    case 'items':
      return at(0, 62);
    case 'creature':
      if (spot.round && spot.rx < 30) return { x: (spot.label === 'e' ? -1 : 1) * (spot.rx + 3), y: 2 };
      return lod > 0 ? at(51, 17) : dock && dock.at !== 3 ? rim(dock.at, 62 * a) : at(62, -4);
    case 'portal':
      if (dock?.at === 0) return at(0, 0);
      return lod > 0 ? at(-51, 20) : dock && dock.at !== 9 ? rim(dock.at, 56 * a) : at(-56, 2);
    case 'key':
      return at(-37, -37);
    case 'seal':
      // At the upper right of a small place, clear of a name above it.
      if (spot.round && spot.rx < 30 && dock) return { x: 0.8 * spot.rx, y: -0.66 * spot.rx };
      return rim(dock?.at ?? 9, 56 * a);
    case 'status':
      return rim(dock?.at ?? 1, 52 * a);
    case 'clue':
      return rim(dock?.at ?? 5, 54 * a);
  }
}

function rim(at: number, far: number): Vec {
  const way = hour(at);
  return { x: way.x * far, y: way.y * far };
}

/** Lays things of one dock beside each other, narrower when there are many. */
function spread(count: number, pitch: number, room: number): number[] {
  const step = count > 1 ? Math.min(pitch, room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

/** Places everything; where Items are pips, those that may be chosen are drawn large enough. `least` is
 * the least radius of a disc that somebody moves. */
export function placeThings(
  scene: Scene,
  arrangement: Arrangement,
  lit: ReadonlySet<string> = new Set(),
  least = 5,
): Places {
  const things = new Map<string, Placed>();
  const free: Free[] = [];
  const byArea = new Map<string, Map<Role | undefined, Thing[]>>();
  const add = (area: string, role: Role | undefined, thing: Thing) => {
    const roles = byArea.get(area) ?? new Map<Role | undefined, Thing[]>();
    roles.set(role, [...(roles.get(role) ?? []), thing]);
    byArea.set(area, roles);
  };
  for (const piece of scene.pieces ?? []) {
    const { area = '', dock, order = 0, pos } = piece.at;
    if (pos) {
      const size = Math.max(piece.kind === 'disc' ? least : 5, (piece.size ?? 8) * arrangement.unit);
      const look = piece.kind === 'obstacle' ? 'obstacle' : piece.kind === 'token' ? 'round' : 'disc';
      things.set(piece.id, {
        id: piece.id,
        ...arrangement.room(pos),
        rx: size,
        ry: size,
        look,
        area,
        more: 0,
        piece,
      });
    } else if (arrangement.spots.has(area)) {
      add(area, dock, { id: piece.id, order, piece });
    }
  }
  for (const card of scene.cards ?? []) {
    const { area = '', dock, order = 0 } = card.at;
    if (arrangement.spots.has(area)) add(area, dock, { id: card.id, order, card });
  }
  for (const spot of arrangement.spots.values()) {
    const roles = byArea.get(spot.area.id) ?? new Map<Role | undefined, Thing[]>();
    for (const list of roles.values()) list.sort((a, b) => a.order - b.order);
    if (spot.round) placeRound(spot, roles, things, free, lit);
    else placeFlat(spot, roles, things, arrangement);
  }
  return { things, free };
}

/** How far a street's things may reach on either side of it until the next place or name begins. */
interface Beside {
  right: number;
  left: number;
}

function roomsBeside(spot: Spot, arrangement: Arrangement): Beside {
  const others = [...arrangement.spots.values()].filter((other) => other !== spot);
  const rooms: Beside = { right: Infinity, left: Infinity };
  const keepClear = (box: Box, within: number) => {
    if (Math.abs(box.y + box.h / 2 - spot.y) >= box.h / 2 + within) return;
    if (box.x + box.w / 2 > spot.x) rooms.right = Math.min(rooms.right, box.x - spot.x - spot.rx);
    else rooms.left = Math.min(rooms.left, spot.x - spot.rx - box.x - box.w);
  };
  for (const other of others) {
    keepClear(boxAt(other, 2 * other.rx, 2 * other.ry), 10);
    if (other.label !== 'none' && other.label !== 'inside')
      keepClear(letter(other, other.area.name ?? '', 1, roomBeside(other, others)).box, 15);
  }
  return rooms;
}

/** How far below a tile the next one begins. */
function tileBelow(spot: Spot, arrangement: Arrangement): number {
  let near = Infinity;
  for (const other of arrangement.spots.values())
    if (other.tile && other.y > spot.y && Math.abs(other.x - spot.x) < other.rx + spot.rx)
      near = Math.min(near, other.y - other.ry - spot.y - spot.ry);
  return near;
}

function put(
  things: Map<string, Placed>,
  spot: Spot,
  role: Role | undefined,
  thing: Thing,
  at: Vec,
  size: { rx: number; ry: number },
  look: Look,
  more = 0,
  under: readonly Thing[] = [],
): void {
  things.set(thing.id, {
    id: thing.id,
    x: spot.x + at.x,
    y: spot.y + at.y,
    ...size,
    look,
    area: spot.area.id,
    more,
    ...(under.length > 0 ? { under: under.map((each) => each.id) } : {}),
    ...(role ? { role } : {}),
    ...(thing.piece ? { piece: thing.piece } : {}),
    ...(thing.card ? { card: thing.card } : {}),
  });
}

function placeRound(
  spot: Spot,
  roles: Map<Role | undefined, Thing[]>,
  things: Map<string, Placed>,
  free: Free[],
  lit: ReadonlySet<string>,
): void {
  const a = spot.rx / anatomy;
  const lod = spot.lod;
  const docks = new Map((spot.area.docks ?? []).map((dock) => [dock.role, dock]));
  for (const [role, list] of roles) {
    const first = list[0]!;
    const look = lookOf(first, role, lod);
    const inside = role === 'portal' && docks.get(role)?.at === 0;
    const size = inside ? { rx: spot.rx * 0.7, ry: spot.rx * 0.7 } : sizeOf(look, role, a, lod);
    if (role === undefined) {
      const card = { rx: spot.rx * 0.42, ry: spot.rx * 0.57 };
      const xs = spread(list.length, spot.rx * 0.5, spot.rx);
      list.forEach((thing, i) =>
        put(things, spot, role, thing, { x: xs[i]!, y: 0 }, thing.card ? card : size, lookOf(thing, role, lod)),
      );
      continue;
    }
    const dock = docks.get(role);
    // A seal without a dock of its own lies on the portal that it closes.
    const home = role === 'seal' && !dock ? dockAt(spot, 'portal', docks.get('portal')) : dockAt(spot, role, dock);
    if (role === 'items') {
      placeItems(
        spot,
        list,
        dock,
        a,
        things,
        free,
        list.some((thing) => lit.has(thing.id)),
      );
    } else if (role === 'figures') {
      const xs = spread(list.length, (lod > 0 ? 19 : 26) * Math.max(a, lod > 0 ? 1 : 0.7), spot.rx * 1.5);
      // Small wells have lanes: figures on the left, creatures on the right, nothing on a name.
      const lane = spot.rx < 30 && !lod && (spot.label === 'n' || spot.label === 's') ? -0.62 * spot.rx : 0;
      list.forEach((thing, i) => {
        const own = lookOf(thing, role, lod);
        const half = sizeOf(own, role, a, lod);
        // A pawn's place is its foot, a disc's its middle.
        const y = own === 'pawn' ? home.y + (lod > 0 ? 2 : 0) : home.y - half.ry + 2;
        put(things, spot, role, thing, { x: xs[i]! + lane, y }, half, own);
      });
    } else if (dock?.shows === 'count' || dock?.shows === 'top') {
      put(things, spot, role, first, home, size, look, list.length - 1, list.slice(1));
    } else {
      const lean = role === 'creature' ? Math.max(10, size.rx * 0.7) : Math.max(5, size.rx * 0.5);
      const side = Math.sign(home.x) || 1;
      list.forEach((thing, i) => {
        const own = lookOf(thing, role, lod);
        const half = inside ? size : sizeOf(own, role, a, lod);
        put(things, spot, role, thing, { x: home.x + side * i * lean, y: home.y + i * 3 }, half, own);
      });
    }
  }
  const items = docks.get('items');
  if (items && !roles.has('items')) placeItems(spot, [], items, a, things, free, false);
}

/** Items hang below the rim in a shallow bow; an empty space is seen as such. */
function placeItems(
  spot: Spot,
  list: readonly Thing[],
  dock: Dock | undefined,
  a: number,
  things: Map<string, Placed>,
  free: Free[],
  large: boolean,
): void {
  const pip = spot.lod > 0;
  const grown = pip && large;
  const spaces = Math.max(dock?.capacity ?? 1, ...list.map((thing) => thing.order + 1), list.length);
  const own = new Map(list.map((thing) => [thing.order, thing]));
  const bySpace = own.size === list.length && spaces <= 6;
  const shown = bySpace ? spaces : list.length;
  const pitch = grown ? 27 : pip ? 11 : Math.max(22, 36.7 * a);
  const xs = spread(shown, pitch, grown ? 120 : spot.rx * (pip ? 1.6 : 2.4));
  for (let i = 0; i < shown; ++i) {
    const x = xs[i]!;
    const y = grown ? spot.ry + 6 : pip ? spot.ry + 1 : 62 * a - (x / (36.7 * a)) ** 2 * 10.9 * a;
    const thing = bySpace ? own.get(i) : list[i];
    if (thing) {
      const look = lookOf(thing, 'items', grown ? 0 : spot.lod);
      const size = grown ? { rx: 11.5, ry: 11.5 } : sizeOf(look, 'items', a, spot.lod);
      put(things, spot, 'items', thing, { x, y }, size, look);
    } else {
      const size = pip ? 5 : Math.max(9, 16 * a);
      free.push({ x: spot.x + x, y: spot.y + y, size, area: spot.area.id, round: false, pip });
    }
  }
}

/** Places for so many things, none of them on a disc that lies in the room already: as many rows as that takes. */
function besideLaid(
  inRows: (count: number) => Vec[],
  count: number,
  spot: Spot,
  half: number,
  things: Map<string, Placed>,
): Vec[] {
  const laid = [...things.values()].filter((each) => each.piece?.at.pos);
  const isFree = (at: Vec): boolean =>
    laid.every((each) => Math.hypot(spot.x + at.x - each.x, spot.y + at.y - each.y) >= half + each.rx);
  for (let tried = count; laid.length > 0 && tried <= count + 3 * laid.length; ++tried) {
    const free = inRows(tried).filter(isFree);
    if (free.length >= count) return free.slice(0, count);
  }
  return inRows(count);
}

/** A slot holds one card; a street has its things behind the name, a tray and a cell inside. */
function placeFlat(
  spot: Spot,
  roles: Map<Role | undefined, Thing[]>,
  things: Map<string, Placed>,
  arrangement: Arrangement,
): void {
  // Of what lies in one pile only the top is drawn.
  const piled = new Set((spot.area.docks ?? []).flatMap((dock) => (dock.shows === 'top' ? [dock.role] : [])));
  const all = [...roles].flatMap(([role, list]) => {
    const [first, ...rest] = list;
    return role && piled.has(role) && first
      ? [{ role, thing: first, under: rest }]
      : list.map((thing) => ({ role, thing, under: [] as Thing[] }));
  });
  if (all.length === 0) return;
  if (spot.area.kind === 'slot') {
    all.forEach(({ role, thing }, i) => {
      const look = lookOf(thing, role, 0);
      const size = thing.card ? { rx: spot.rx, ry: spot.ry } : sizeOf(look, role, spot.rx / 26, spot.lod);
      // A pawn's place is its foot: it stands in the middle of a slot with its whole height.
      put(things, spot, role, thing, { x: i * 5, y: i * 5 + (look === 'pawn' ? size.ry / 2 : 0) }, size, look);
    });
    return;
  }
  const street = spot.area.kind === 'street' && !spot.tile;
  // A tray keeps a strip for its name; a street's figures stand where its name ends.
  const low = isLow(spot);
  const name =
    street || low || spot.label !== 'inside'
      ? 0
      : spot.area.kind === 'tray' && spot.letters
        ? spot.letters + 10
        : Math.min(24, spot.ry * 0.5);
  let half = street
    ? spot.lod > 0
      ? 10
      : 16
    : low
      ? Math.min(11, Math.max(9, spot.ry - 2))
      : Math.max(9, Math.min(18, spot.ry - name / 2 - 3));
  // A tray makes its things smaller rather than laying them on each other.
  const fits = (size: number): number =>
    Math.max(1, Math.floor((2 * spot.rx - 6) / (2 * size + 6))) *
    Math.max(1, Math.floor((2 * spot.ry - name) / (2 * size + 2)));
  while (spot.area.kind === 'tray' && half > 9 && fits(half) < all.length) half -= 1;
  // They stand on the right of a street, or on its left where they would cover a name.
  const { right, left } = street ? roomsBeside(spot, arrangement) : { right: 0, left: 0 };
  const side = right < 2 * half + 8 && left > right ? -1 : 1;
  const behind = side > 0 ? right : left;
  // Many in one street stand closer together than their size.
  const pitch = street
    ? Math.max(9, Math.min(2 * half + 4, (behind - 2 * half - 8) / Math.max(1, all.length - 1)))
    : 2 * half + 6;
  const perRow = Math.max(1, Math.floor((2 * spot.rx - 6) / pitch));
  const step = Math.min(pitch, (2 * spot.rx - 2 * half) / Math.max(1, perRow - 1));
  /** So many things in rows, one beside the other. */
  const inRows = (count: number): Vec[] => {
    const rows = Math.ceil(count / perRow);
    const high = Math.min(pitch, (2 * spot.ry - name - 2 * half) / Math.max(1, rows - 1));
    return Array.from({ length: count }, (_, i) => {
      const [column, row] = [i % perRow, Math.floor(i / perRow)];
      const inRow = Math.min(perRow, count - row * perRow);
      return {
        x:
          spot.area.kind === 'cell'
            ? (column - (inRow - 1) / 2) * step
            : low
              ? spot.rx - half - 4 - column * step
              : -spot.rx + half + 5 + column * step,
        y:
          spot.area.kind === 'cell'
            ? spot.ry * (spot.picture ? -0.16 : 0.5) + (row - (rows - 1) / 2) * high
            : name / 2 + (row - (rows - 1) / 2) * high,
      };
    });
  };
  if (spot.tile) {
    // Below the tile, as far as the name of the next one leaves room.
    const foot = Math.min(4, tileBelow(spot, arrangement) - 9);
    const xs = spread(all.length, 23, 2 * spot.rx - 20);
    all.forEach(({ role, thing, under }, i) => {
      const look = lookOf(thing, role, 0);
      const pawn = look === 'pawn';
      const at = { x: xs[i]!, y: spot.ry + foot + (pawn ? 11 : 0) };
      put(
        things,
        spot,
        role,
        thing,
        at,
        pawn ? { rx: 8, ry: 19 } : look === 'rift' ? { rx: 6, ry: 13 } : { rx: 10.5, ry: 10.5 },
        look === 'card' ? 'monster' : look,
        under.length,
        under,
      );
    });
    return;
  }
  const inPlace = street ? [] : besideLaid(inRows, all.length, spot, half, things);
  all.forEach(({ role, thing, under }, i) => {
    const look = lookOf(thing, role === 'items' ? undefined : role, 0);
    const kind: Look = look === 'card' ? 'monster' : look;
    const size =
      kind === 'pawn'
        ? spot.lod > 0
          ? { rx: 8.6, ry: 20 }
          : { rx: 11, ry: 26 }
        : kind === 'rift'
          ? slit
          : { rx: half, ry: half };
    const at = street ? { x: side * (spot.rx + half + 4 + i * pitch), y: 0 } : inPlace[i]!;
    put(things, spot, role, thing, kind === 'pawn' ? { x: at.x, y: at.y + 13 } : at, size, kind, under.length, under);
  });
}
