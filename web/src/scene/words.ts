// What everything on a table is described with: tones, states, badges, numbers, dice, reasons.
import { boolean, either, list, literal, number, object, optional, string, type Infer } from '../schema';

export const Tone = literal('neutral', 'harm', 'tide', 'know', 'life');
export type Tone = Infer<typeof Tone>;

export const Corner = literal('upper-left', 'upper-right', 'lower-left', 'lower-right');
export type Corner = Infer<typeof Corner>;

export const State = literal(
  'closed',
  'sealed',
  'unstable',
  'stable',
  'spent',
  'wounded',
  'delayed',
  'incapacitated',
  'new',
  'fading',
  'hidden-known-to-you',
  'eliminated',
  'face-down',
  'in-hand',
  'played',
  'exhausted',
  'covered',
  'in-use',
);
export type State = Infer<typeof State>;

export const Badge = object({
  icon: optional(string),
  text: optional(string),
  tone: Tone,
  corner: Corner,
  says: optional(string),
});
export type Badge = Infer<typeof Badge>;

export const Point = object({ x: number, y: number });
export type Point = Infer<typeof Point>;

export const Value = object({
  id: optional(string),
  icon: optional(string),
  name: optional(string),
  value: number,
});
export type Value = Infer<typeof Value>;

/** A die that was rolled: `hits` where successes are counted. */
export const Die = object({
  face: number,
  hits: optional(number),
  from: optional(literal('bought', 'reroll')),
  icon: optional(string),
  name: optional(string),
  round: optional(boolean),
});
export type Die = Infer<typeof Die>;

export const Reason = object({ text: optional(string), rule: optional(string) });
export type Reason = Infer<typeof Reason>;

/** What a thing looks like: the id of a composed plate of its game, a plate in another mood, or words. Whoever does
 * not know the id shows the thing's sign. */
export const PictureWords = object({
  plate: optional(string),
  ground: optional(string),
  light: optional(string),
  things: optional(list(string)),
  mood: optional(string),
  weather: optional(string),
  tint: optional(string),
  // The client's own, for cards without a picture: the motif of a kind of cards, by their sign.
  kind: optional(string),
  icon: optional(string),
});
export const Picture = either(string, PictureWords);
export type Picture = Infer<typeof Picture>;
