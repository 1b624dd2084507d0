// What moves between two scenes.
import { either, list, literal, number, object, optional, string, type Infer } from '../schema';
import { Die, Tone } from './words';

/** From `t` on: place and velocity, in micrometres and microseconds. */
export const Leg = list(number);
export const Course = object({ of: string, legs: list(Leg), left: optional(number) });
export type Course = Infer<typeof Course>;

export const Touch = object({
  t: number,
  x: number,
  y: number,
  speed: number,
  a: string,
  b: string,
  tone: optional(Tone),
  says: optional(string),
  rule: optional(string),
});
export type Touch = Infer<typeof Touch>;

export const Act = object({
  do: literal(
    'move',
    'turn',
    'roll',
    'step',
    'appear',
    'leave',
    'slide',
    'motion',
    'fly',
    'phase',
    'transit',
    'dim',
    'close',
    'open',
  ),
  of: optional(string),
  via: optional(list(string)),
  /** From where something flies or walks through a gate: the id of whatever it leaves. */
  from: optional(string),
  /** The space of a track, or the id of the phase, place, seat or pile that it comes to. */
  to: optional(either(number, string)),
  icon: optional(string),
  name: optional(string),
  tone: optional(Tone),
  /** So many fly one after the other. */
  n: optional(number),
  way: optional(literal('in', 'out', 'taken')),
  dice: optional(list(Die)),
  need: optional(number),
  text: optional(string),
  path: optional(list(object({ t: number, x: number, y: number }))),
  slows: optional(number),
  lasts: optional(number),
  courses: optional(list(Course)),
  touches: optional(list(Touch)),
});
export type Act = Infer<typeof Act>;
