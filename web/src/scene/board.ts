// The board: its layers, its areas with their places and docks, the links between them, and
// several boards at one table.
import { list, literal, number, object, optional, string, type Infer } from '../schema';
import { Badge, Picture, Point, State, Tone } from './words';

export const Layer = object({
  id: string,
  kind: literal('ground', 'roads', 'areas', 'pieces', 'marks'),
  art: optional(string),
});
export type Layer = Infer<typeof Layer>;

export const Shape = object({
  kind: literal('circle', 'pill', 'rect', 'polygon', 'ring'),
  r: optional(number),
  w: optional(number),
  h: optional(number),
  points: optional(list(Point)),
});
export type Shape = Infer<typeof Shape>;

export const Spot = object({
  x: number,
  y: number,
  label: literal('n', 'e', 's', 'w', 'inside', 'none'),
  lod: optional(number),
});
export type Spot = Infer<typeof Spot>;

export const Layout = object({
  wide: optional(Spot),
  tall: optional(Spot),
  grid: optional(object({ col: number, row: number })),
  pos: optional(Point),
});
export type Layout = Infer<typeof Layout>;

export const Role = literal('figures', 'portal', 'creature', 'items', 'clue', 'seal', 'status', 'key');
export type Role = Infer<typeof Role>;

export const Dock = object({
  role: Role,
  at: number,
  order: optional(number),
  capacity: number,
  shows: literal('pieces', 'count', 'top'),
});
export type Dock = Infer<typeof Dock>;

export const Area = object({
  id: string,
  kind: literal('place', 'street', 'region', 'tray', 'slot', 'cell', 'zone'),
  board: optional(string),
  name: optional(string),
  icon: optional(string),
  picture: optional(Picture),
  key: optional(string),
  shape: Shape,
  layout: Layout,
  parent: optional(string),
  docks: optional(list(Dock)),
  badges: optional(list(Badge)),
  finds: optional(list(Badge)),
  states: optional(list(State)),
  state_words: optional(list(string)),
  tone: optional(Tone),
  light: optional(number),
});
export type Area = Infer<typeof Area>;

export const Link = object({
  from: string,
  to: string,
  kind: literal('road', 'path', 'key', 'joint', 'rail'),
  way: literal('both', 'one'),
  arrow: optional(literal('white', 'black')),
  state: literal('open', 'shut', 'connected', 'possible', 'lit'),
  row: optional(number),
  gives: optional(string),
});
export type Link = Infer<typeof Link>;

export const Tally = object({
  kind: string,
  n: number,
  icon: optional(string),
  tone: optional(Tone),
  seats: optional(list(number)),
  says: optional(string),
});
export type Tally = Infer<typeof Tally>;
export const Board = object({
  id: string,
  name: optional(string),
  art: optional(string),
  tallies: list(Tally),
  warn: optional(string),
});
export type Board = Infer<typeof Board>;
