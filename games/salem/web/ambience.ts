// Candles and a hearth, and under them something that hums.
import type { Ambience } from '../../../web/src/sound/ambience';

export const ambience: Ambience = {
  winds: [{ low: 300, high: 1200, loud: 0.022, sways: 7 }],
  drones: [
    { pitch: 65.4, loud: 0.022 },
    { pitch: 98, loud: 0.012 },
  ],
  calls: [
    { pitches: [2800, 3600, 4600], least: 0.3, most: 1.8, loud: 0.02, lasts: 0.05, rise: 0.004, rough: true },
    { pitches: [392, 415.3], to: 0.98, least: 30, most: 70, loud: 0.008, lasts: 5, rise: 2 },
  ],
};
