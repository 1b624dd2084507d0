// Pictures for the client: what is drawn is described in words or by the id of a composed plate.
export { draw, type Description } from './draw';
export { lodFor, picture, type Crop, type PictureOptions, type Plates, type Scene } from './picture';
export { groundsOf, listOf, plateNamed, platesOf } from './library';
export type { Ground, GroundOptions, Grounds } from './grounds';
export { tintOf, type Mood } from './palette';
export { Plate } from './plate';
export { WORDS, type Words } from './words';
