// A town at night: wind round the houses, the river, a ship's horn far away.
import type { Ambience } from '../../../web/src/sound/ambience';

export const ambience: Ambience = {
  winds: [
    { low: 180, high: 620, loud: 0.05, sways: 11 },
    { low: 60, high: 160, loud: 0.07, sways: 23 },
  ],
  drones: [{ pitch: 55, loud: 0.02 }],
  calls: [
    { pitches: [98, 104], to: 0.96, least: 40, most: 90, loud: 0.03, lasts: 4, rise: 1.2 },
    { pitches: [2100, 2600], least: 9, most: 30, loud: 0.006, lasts: 0.5, rise: 0.05, rough: true },
  ],
};
