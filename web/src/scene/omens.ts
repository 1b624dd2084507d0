// What may come up, and what it would move.
import { list, literal, object, optional, string, type Infer } from '../schema';

export const Drift = object({
  of: string,
  arrow: optional(literal('white', 'black')),
  via: optional(list(string)),
  says: optional(string),
});
export type Drift = Infer<typeof Drift>;
export const Omen = object({
  id: string,
  symbol: optional(string),
  name: optional(string),
  drifts: list(Drift),
});
export type Omen = Infer<typeof Omen>;
