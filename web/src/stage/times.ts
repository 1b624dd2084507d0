// How long a stage takes, in milliseconds.
export type Pace = 'calm' | 'brisk' | 'off';

interface Times {
  /** The card comes, and goes. */
  come: number;
  go: number;
  /** What moves on the board is as many times quicker. */
  quicker: number;
  banner: number;
  /** The least time that the whole stands when all steps are done. */
  rest: number;
}

export const times: Record<Exclude<Pace, 'off'>, Times> = {
  calm: { come: 560, go: 200, quicker: 1, banner: 1800, rest: 1200 },
  brisk: { come: 280, go: 100, quicker: 2, banner: 900, rest: 900 },
};

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** How long one step is in turn. Many quick ones share the time of five. */
export function stepTime(text: string, pace: Exclude<Pace, 'off'>, steps: number): number {
  if (pace === 'calm') return clamp(38 * text.length, 1100, 2600);
  return Math.min(450, 2250 / Math.max(1, steps));
}

/** How long it takes to read a card: the whole is in sight for two to four seconds at the least. */
export const readingTime = (letters: number): number => clamp(22 * letters, 2000, 4000);
