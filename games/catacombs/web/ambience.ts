// Deep under the ground: air that hardly moves, and water that drips.
import type { Ambience } from '../../../web/src/sound/ambience';

export const ambience: Ambience = {
  winds: [{ low: 50, high: 140, loud: 0.09, sways: 17 }],
  drones: [{ pitch: 41.2, loud: 0.03 }],
  calls: [
    { pitches: [1046, 1174, 1397], to: 1.6, least: 2, most: 9, loud: 0.02, lasts: 0.16, rise: 0.005 },
    { pitches: [220, 260], least: 20, most: 60, loud: 0.02, lasts: 1.4, rise: 0.3, rough: true },
  ],
};
