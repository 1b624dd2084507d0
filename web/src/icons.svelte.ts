// Every sign by its name: icons of game-icons.net that were packed for the client or for a game,
// and drawings of our own. A game's signs are loaded when its table is opened.
import client from 'virtual:icons';

export interface Drawing {
  /** viewBox */
  box: string;
  /** SVG inside it, drawn in currentColor */
  body: string;
}

/** What a game's art adds: names that stand for a packed icon, and drawings of its own. */
export interface GameSigns {
  aliases: Record<string, string>;
  drawings: Record<string, Drawing>;
}

const arts = import.meta.glob<{ signs: GameSigns }>('../../games/*/web/signs.ts');

let packed = $state.raw<Record<string, string>>(client);
let signs = $state.raw<GameSigns>({ aliases: {}, drawings: {} });
const loaded = new Set<string>();

export async function loadGameSigns(game: string): Promise<void> {
  if (loaded.has(game)) return;
  loaded.add(game);
  const art = arts[`../../games/${game}/web/signs.ts`];
  if (art) {
    const own = (await art()).signs;
    signs = {
      aliases: { ...signs.aliases, ...own.aliases },
      drawings: { ...signs.drawings, ...own.drawings },
    };
  }
  try {
    const answer = await fetch(`/icons/${game}.json`);
    if (answer.ok) packed = { ...packed, ...((await answer.json()) as Record<string, string>) };
    else loaded.delete(game);
  } catch {
    loaded.delete(game);
  }
}

/** The drawing of a name, or null when there is none (yet). */
export function drawingOf(name: string | undefined): Drawing | null {
  if (!name) return null;
  const own = signs.drawings[name];
  if (own) return own;
  const path = packed[signs.aliases[name] ?? name];
  return path ? { box: '0 0 512 512', body: `<path d="${path}"/>` } : null;
}
