// How long everything on the stage takes, in milliseconds.
export type Pace = 'calm' | 'brisk' | 'off';
/** A pace at which something is shown. */
export type Shown = Exclude<Pace, 'off'>;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The parts of a beat before its act, and the card that comes. */
export const parts = {
  /** The town of the place comes to the front. */
  turn: 240,
  /** The light goes to the place. */
  light: 300,
  /** A card turns over, large, and goes to the dock. */
  over: 700,
  dock: 380,
  /** A crossfade, where nothing moves. */
  fade: 180,
} as const;

/** Gestures go so many times quicker. */
export const quicker: Record<Shown, number> = { calm: 1, brisk: 2 };

/** How long the sentence of a beat rests after its landing; one without a sentence does not. */
export function restOf(says: string, pace: Shown, still = false): number {
  if (!says) return 0;
  const letters = 22 * says.length;
  if (still) return clamp(letters, 1200, 2600);
  return pace === 'calm' ? clamp(letters, 700, 2200) : clamp(letters / 3, 400, 700);
}

/** How long a card of so many letters is large in the middle, to be read. */
export function readingTime(letters: number, pace: Shown, still = false): number {
  if (pace === 'brisk' && !still) return 900;
  return clamp(1900 + 22 * Math.max(0, letters - 90), 1900, still ? 1900 : 4000);
}

/** How long a moment fills the frame before it goes on, or waits. */
export const momentTime = (pace: Shown): number => (pace === 'calm' ? 2300 : 1200);
/** A moment begins with so much silence. */
export const silence = 200;

/** Who waits to decide has what is left go quicker after this time. */
export const patience = 6000;
/** A longer queue is folded into what happened while one waited: so many beats, or so long. */
export const longest = { beats: 6, time: 8000 } as const;
/** How long each of them is shown again. */
export const again = 1400;
