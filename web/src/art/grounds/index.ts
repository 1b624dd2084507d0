// Grounds: what lies under a board. Quiet by rule: nothing here may be lighter than the names, rings and figures
// above it. What a game has under its board it says itself, in games/NAME/art/ground.ts.
import type { Land } from '../../pictures/wish';
import type { Plate } from '../plate';

export interface GroundOptions {
  /** Pixels wide on the screen. */
  width?: number;
  /** The height of the board, where it may be another. */
  h?: number;
  /** For a ground that is drawn twice: lit or dark. */
  mood?: 'lit' | 'dark';
  /** Where the places of this board lie; its width is the board's. Without it the ground is drawn as it would be
   *  alone. */
  land?: Land;
}
export type Ground = (options?: GroundOptions) => Plate;
export type Grounds = Record<string, Ground>;
