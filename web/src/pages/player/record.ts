// What can be counted of one's own tables: how games ended, and whom one played.
import type { Lang, OwnTable } from '../../protocol';

/** It is the reader's turn there. */
export function isTurn(table: OwnTable): boolean {
  return !table.over && table.yours.some((seat) => table.turn?.includes(seat) ?? false);
}

/** By game, the most played first. A game that was given up is lost. */
export function resultsOf(
  finished: readonly OwnTable[],
): { game: string; played: number; won: number; lost: number }[] {
  const found = new Map<string, { game: string; played: number; won: number; lost: number }>();
  for (const table of finished) {
    if (table.yours.length === 0) continue;
    const sum = found.get(table.game) ?? { game: table.game, played: 0, won: 0, lost: 0 };
    sum.played += 1;
    if (table.won === true) sum.won += 1;
    if (table.won === false) sum.lost += 1;
    found.set(table.game, sum);
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.game.localeCompare(b.game));
}

/** Whom one has played most often, at most ten. */
export function figuresOf(
  tables: readonly OwnTable[],
  language: Lang,
): { game: string; figure: string; times: number }[] {
  const found = new Map<string, { game: string; figure: string; times: number }>();
  for (const table of tables)
    for (const seat of table.yours) {
      const figure = table.seats[seat]?.figure?.[language];
      if (!figure) continue;
      const key = `${table.game} ${table.seats[seat]!.figure!.en}`;
      const sum = found.get(key) ?? { game: table.game, figure, times: 0 };
      sum.times += 1;
      found.set(key, sum);
    }
  return [...found.values()].sort((a, b) => b.times - a.times || a.figure.localeCompare(b.figure)).slice(0, 10);
}
