// Addresses of tables, and the tables this browser knows.
import { memory, type KeptTable } from './memory.svelte';

/** The address of a table for whoever holds these tokens. */
export function linkOf(table: string, tokens: string[], query = '', page = ''): string {
  return `/t/${table}${page ? `/${page}` : ''}${query}${tokens.length ? `#${tokens.join(',')}` : ''}`;
}

/** The whole address, to be sent to somebody. */
export function inviteOf(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}

/** The kept tables, the latest first. */
export function readTables(): KeptTable[] {
  return [...memory.tables].sort((a, b) => b.seen - a.seen);
}
