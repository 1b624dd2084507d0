// Decorative drawings of a game's theme, by the name that a layer gives. They live with the game in
// games/GAME/web/ground.ts, are drawn under everything and carry no meaning.
import type { Arrangement } from '../plan/layout';

/** `grounded`: a picture of the ground lies below, and only what it does not show is drawn. */
export type Arts = Record<string, (arrangement: Arrangement, grounded?: boolean) => string>;

const files = import.meta.glob<{ arts: Arts }>('../../../../games/*/web/ground.ts', { eager: true });

export function artOf(game: string, name: string | undefined, arrangement: Arrangement, grounded = false): string {
  if (!name) return '';
  return files[`../../../../games/${game}/web/ground.ts`]?.arts[name]?.(arrangement, grounded) ?? '';
}
