// All small scenes that a card may show.
import type { Chance, Light } from '../core';
import type { Mood } from '../palette';
import type { Plate } from '../plate';
import * as T from '../things';

export interface Small {
  /** The light, if it comes from the right. */
  light: Light;
  mood?: Mood;
  /** k: 1 light from the right, -1 from the left. */
  draw(p: Plate, k: number, r: Chance): void;
}
export const scenes: Record<string, Small> = {
  gate: {
    light: [450, 280, 120, 700],
    draw(p, k) {
      p.fill(p.all, p.pal.fore);
      T.gate(p, { x: 450 + 60 * k, y: 260, r: 170 });
    },
  },
};
