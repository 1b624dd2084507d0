// What is asked: options, what is blocked and why, ways to walk, a measured answer; and how a
// game ends.
import { anything, boolean, list, literal, number, object, optional, record, string, type Infer } from '../schema';
import { Point, Reason, Value } from './words';

export const Goal = object({
  text: optional(string),
  kind: literal('to-win', 'to-lose'),
  done: boolean,
  vital: optional(boolean),
});
export type Goal = Infer<typeof Goal>;

export const Option = object({
  n: number,
  verb: string,
  key: optional(string),
  text: optional(string),
  rule: optional(string),
  piece: optional(string),
  on: optional(list(string)),
  cost: optional(string),
  price: optional(list(Value)),
  result: optional(string),
  forecast: optional(string),
  chance: optional(number),
  group: optional(string),
  under: optional(string),
  amount: optional(number),
  as: literal('button', 'card', 'row'),
  default: optional(boolean),
  flick: optional(boolean),
  args: optional(record(anything)),
});
export type Option = Infer<typeof Option>;

export const Blocked = object({
  text: optional(string),
  piece: optional(string),
  on: optional(list(string)),
  rule: optional(string),
  reason: Reason,
});
export type Blocked = Infer<typeof Blocked>;

export const Aim = object({
  shot: optional(string),
  from: Point,
  radius: optional(number),
  slows: optional(number),
  maxStrength: optional(number),
  helps: literal('none', 'first-contact', 'path'),
  zone: optional(string),
  around: optional(object({ x: number, y: number, r: number })),
  bounds: optional(record(list(number))),
});
export type Aim = Infer<typeof Aim>;

export const Way = object({
  to: string,
  via: optional(list(string)),
  meets: optional(list(string)),
  reason: optional(Reason),
});
export type Way = Infer<typeof Way>;
export const Walk = object({ verb: string, ways: list(Way) });
export type Walk = Infer<typeof Walk>;

export const Decision = object({
  seat: number,
  seats: list(number),
  prompt: optional(string),
  question: optional(string),
  /** The card in whose middle it is asked. */
  about: optional(string),
  rule: optional(string),
  why: optional(Reason),
  kind: literal('pick', 'split', 'order', 'amount', 'aim', 'confirm'),
  yours: boolean,
  options: list(Option),
  /** What may be done at any time and decides nothing by itself. */
  standing: optional(list(Option)),
  blocked: list(Blocked),
  aim: optional(Aim),
  walk: optional(Walk),
  timer: optional(number),
});
export type Decision = Infer<typeof Decision>;

/** Everything that may be taken: the answers, and what stands open beside them. */
export const offeredIn = (decision: Decision | null | undefined): Option[] =>
  decision ? [...decision.options, ...(decision.standing ?? [])] : [];

export const Outcome = object({
  won: boolean,
  failed: optional(boolean),
  winners: list(number),
  ending: string,
  verdict: optional(string),
  text: optional(string),
  rule: optional(string),
  score: optional(number),
});
export type Outcome = Infer<typeof Outcome>;
