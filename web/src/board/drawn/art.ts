// Decorative drawings of a game's theme, by the name that a layer gives. They live with the game in
// games/GAME/web/ground.ts, are drawn under everything and carry no meaning.
import type { Arrangement } from '../plan/layout';

export type Arts = Record<string, (arrangement: Arrangement) => string>;

const files = import.meta.glob<{ arts: Arts }>('../../../../games/*/web/ground.ts', { eager: true });

export function artOf(game: string, name: string | undefined, arrangement: Arrangement): string {
  if (!name) return '';
  return files[`../../../../games/${game}/web/ground.ts`]?.arts[name]?.(arrangement) ?? '';
}
