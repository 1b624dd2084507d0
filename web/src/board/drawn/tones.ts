// What marks on the board have in common: the colour of a tone, and on which side a corner lies.
import type { Badge } from '../../scene';

export const tones: Record<string, string> = {
  neutral: 'var(--ink-2)',
  harm: 'var(--ember)',
  tide: 'var(--tide)',
  know: 'var(--moon)',
  life: 'var(--moss)',
};

/** By corner, which way it lies from the middle. */
export const corners: Record<Badge['corner'], [number, number]> = {
  'upper-left': [-1, -1],
  'upper-right': [1, -1],
  'lower-left': [-1, 1],
  'lower-right': [1, 1],
};
