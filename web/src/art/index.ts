// Pictures for the client: what is drawn is described in words or by the id of a composed plate.
export { draw, lodFor, type Crop, type Description, type PictureOptions, type Plates, type Scene } from './picture';
export { groundsOf, platesOf } from './library';
export type { Ground, GroundOptions, Grounds } from './grounds';
export { tintOf, type Mood } from './palette';
export { Plate } from './plate';
export { WORDS, type Words } from './words';
/** Part of the key of a kept bitmap: with another version it is drawn again. */
export const KIT = 1;
