// What lies on the board or beside it: tracks, pieces, cards, piles.
import { boolean, list, literal, number, object, optional, string, type Infer } from '../schema';
import { Layout, Role } from './board';
import { Badge, Picture, Point, State, Tone, Value } from './words';

export const Mark = object({
  at: number,
  icon: optional(string),
  text: optional(string),
  tone: Tone,
});
export type Mark = Infer<typeof Mark>;

export const TrackGroup = object({
  pattern: optional(list(object({ colour: literal('none', 'white', 'black'), symbols: optional(list(string)) }))),
  sockets: list(
    object({
      state: literal('free', 'up', 'down'),
      icon: optional(string),
      name: optional(string),
      area: optional(string),
    }),
  ),
  fed: optional(boolean),
});
export type TrackGroup = Infer<typeof TrackGroup>;

export const Track = object({
  id: string,
  name: optional(string),
  icon: optional(string),
  from: number,
  to: number,
  at: number,
  marks: optional(list(Mark)),
  form: literal('line', 'pips', 'bar', 'candles', 'dial', 'count'),
  tone: Tone,
  aligned: optional(string),
  limit: optional(number),
  says: optional(string),
  warn: optional(string),
  vital: optional(boolean),
  board: optional(string),
  area: optional(string),
  open: optional(boolean),
  groups: optional(list(TrackGroup)),
});
export type Track = Infer<typeof Track>;

export const At = object({
  area: optional(string),
  dock: optional(Role),
  order: optional(number),
  pos: optional(Point),
});
export type At = Infer<typeof At>;

export const Piece = object({
  id: string,
  kind: literal('pawn', 'figure', 'monster', 'token', 'disc', 'obstacle', 'shot', 'rift'),
  icon: optional(string),
  picture: optional(Picture),
  name: optional(string),
  brief: optional(string),
  at: At,
  size: optional(number),
  seat: optional(number),
  family: optional(string),
  edge: optional(string),
  symbol: optional(string),
  tone: optional(Tone),
  stats: optional(list(Value)),
  hits: optional(object({ now: number, max: number })),
  count: optional(number),
  states: optional(list(State)),
  state_words: optional(list(string)),
  badges: optional(list(Badge)),
  card: optional(string),
});
export type Piece = Infer<typeof Piece>;

export const Card = object({
  id: string,
  kind: optional(string),
  face: literal('up', 'down'),
  name: optional(string),
  brief: optional(string),
  icon: optional(string),
  picture: optional(Picture),
  key: optional(string),
  cost: optional(list(Value)),
  needs: optional(list(Value)),
  card: optional(string),
  text: optional(list(string)),
  note: optional(string),
  keys: optional(object({ left: list(string), right: list(string) })),
  at: At,
  seat: optional(number),
  states: optional(list(State)),
  state_words: optional(list(string)),
  badges: optional(list(Badge)),
});
export type Card = Infer<typeof Card>;

export const Pile = object({
  id: string,
  name: optional(string),
  icon: optional(string),
  count: number,
  top: optional(string),
  layout: optional(Layout),
});
export type Pile = Infer<typeof Pile>;
