// The games of this server, asked once a language.
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Access, Game, Lang } from './protocol';
import { fill, language } from './words.svelte';

let access = $state.raw<Access>('open');

const known = new SvelteMap<Lang, Game[]>();
const asked = new Set<Lang>();

/** The games, or an empty list while they are on their way. */
export function games(): Game[] {
  const lang = language();
  if (!asked.has(lang)) {
    asked.add(lang);
    api.games(lang).then(
      (answer) => {
        known.set(lang, answer.games);
        access = answer.access;
      },
      () => asked.delete(lang),
    );
  }
  return known.get(lang) ?? [];
}

/** Who may do what; everybody everything as long as the server has not said. */
export function accessHere(): Access {
  games();
  return access;
}

/** What a table is called: its own name, or its game's; while that is on its way, something like it. */
export function titleOf(table: { title: string; game: string }): string {
  return (
    table.title ||
    (games().find((each) => each.id === table.game)?.title ?? table.game.charAt(0).toUpperCase() + table.game.slice(1))
  );
}

/** "Round 3", in the words of the table's game; nothing before the first one. */
export function roundOf(table: { game: string; round: number }): string {
  const called = games().find((each) => each.id === table.game)?.round;
  return called && table.round > 0 ? fill(called, { n: table.round }) : '';
}

/** The colours of a table's game, which come with the game from the server. */
export function themeOf(table: { theme: string } | null | undefined): string {
  const theme = games().find((each) => each.id === table?.theme)?.theme;
  if (!theme) return '';
  const board = `--board-1: ${theme.ground}; --board-2: ${theme.ground2}`;
  return `--tint: ${theme.tint}; ${board}; --engraving: ${theme.engraving}`;
}
