// What marks on the board have in common: the colour of a tone, and on which side a corner lies.
import type { Area, Badge, Picture, Piece } from '../../scene';

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

/** The colour of the ring of an area. */
export const ringOf = (area: Area): string =>
  area.tone === 'tide'
    ? 'var(--tide)'
    : area.tone === 'harm' && area.kind === 'place'
      ? 'var(--ember)'
      : 'var(--engraving)';

/** The colours of how a monster moves. */
const rims: Record<string, string> = {
  normal: 'var(--move-normal)',
  stationary: 'var(--move-stationary)',
  fast: 'var(--move-fast)',
  special: 'var(--move-special)',
  flying: 'var(--move-flying)',
  stalker: 'var(--move-stalker)',
  aquatic: 'var(--move-aquatic)',
};
const families = new Set(['hero', 'undead', 'dungeon', 'infernal', 'mythic']);

/** The colour of the rim of a piece: its seat, its family, or how it moves. */
export const rimOf = (piece: Piece | undefined): string =>
  piece?.seat !== undefined
    ? `var(--seat-${(piece.seat % 8) + 1})`
    : piece?.family && families.has(piece.family)
      ? `var(--family-${piece.family})`
      : piece?.edge
        ? (rims[piece.edge] ?? 'var(--line-2)')
        : 'var(--line-2)';

/** The picture of a thing, where it is large enough for one. */
export type Face = Picture | undefined;
