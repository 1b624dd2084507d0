// Addresses of tables, and the tables this browser knows.
import { memory, type KeptTable } from './memory.svelte';
import type { ListedTable } from './protocol';

/** The address of a table for whoever holds these tokens. */
export function linkOf(table: string, tokens: string[], query = '', page = ''): string {
  return `/t/${table}${page ? `/${page}` : ''}${query}${tokens.length ? `#${tokens.join(',')}` : ''}`;
}

/** The whole address, to be sent to somebody. */
export function inviteOf(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}

/** A moment of a game, to be sent to somebody; whoever opens it looks on, or from a seat of their own. */
export function momentOf(table: string, point: number, spectator = ''): string {
  return `${location.origin}${linkOf(table, spectator ? [spectator] : [], `?at=${point}`, 'replay')}`;
}

/** The first seat of a listed table that anybody may take. */
export function openSeat(table: ListedTable): number | null {
  const found = table.seats.findIndex((seat) => seat.open);
  return found < 0 ? null : found;
}

/** The kept tables, the latest first. */
export function readTables(): KeptTable[] {
  return [...memory.tables].sort((a, b) => b.seen - a.seen);
}
