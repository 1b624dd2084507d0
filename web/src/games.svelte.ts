// The games of this server, asked once a language.
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Game, Lang } from './protocol';
import { language } from './words.svelte';

const known = new SvelteMap<Lang, Game[]>();
const asked = new Set<Lang>();

/** The games, or an empty list while they are on their way. */
export function games(): Game[] {
  const lang = language();
  if (!asked.has(lang)) {
    asked.add(lang);
    api.games(lang).then(
      (answer) => known.set(lang, answer.games),
      () => asked.delete(lang),
    );
  }
  return known.get(lang) ?? [];
}

/** What a table is called: its own name, or its game's. */
export function titleOf(table: { title: string; game: string }): string {
  return table.title || (games().find((each) => each.id === table.game)?.title ?? table.game);
}

/** The colours of a table's game, which come with the game from the server. */
export function themeOf(table: { theme: string } | null | undefined): string {
  const theme = games().find((each) => each.id === table?.theme)?.theme;
  if (!theme) return '';
  return `--tint: ${theme.tint}; --board-1: ${theme.ground}; --board-2: ${theme.ground2}; --engraving: ${theme.engraving}`;
}
