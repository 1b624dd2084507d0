// All that a composed plate needs, under one name.
export {
  TAU,
  blend,
  clamp,
  clip,
  corner,
  curve,
  disc,
  half,
  hash,
  mirror,
  mix,
  place,
  random,
  rect,
  rows,
  smooth,
  taper,
  times,
  type Bead,
  type Chance,
  type Light,
  type Point,
  type Ring,
  type Shape,
  type Tone,
} from './core';
export { LAMP, TINT, TOKENS, palette, tintOf, type Mood, type Palette } from './palette';
export { Plate } from './plate';
export type { Plates, Scene } from './picture';
export type { Ground, GroundOptions, Grounds } from './grounds';
export { town, type Town, type TownNode } from './grounds/town';
export { townUnder } from './grounds/under';
export { body, eyes, limb, line } from './strokes';
export * as T from './things';
