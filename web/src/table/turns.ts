// The log by turns, the latest turn first, the lines of a turn in the order in which they happened
// backwards: the newest line is always at the top.
import type { LogEntry } from '../protocol';

export interface Turn {
  key: string;
  title: string;
  entries: LogEntry[];
}

export function turnsOf(log: LogEntry[], which: { since: number | null; find: string }): Turn[] {
  const wanted = which.find.trim().toLocaleLowerCase();
  const turns: Turn[] = [];
  let number = 0;
  let before: LogEntry | null = null;
  for (const entry of log) {
    if (before && (before.turn.text !== entry.turn.text || before.turn.round !== entry.turn.round)) ++number;
    before = entry;
    if (which.since !== null && entry.point <= which.since) continue;
    if (wanted && !entry.text.toLocaleLowerCase().includes(wanted)
      && !(entry.rule ?? '').toLocaleLowerCase().includes(wanted)) continue;
    const key = `${number}`;
    const last = turns.at(-1);
    if (last?.key === key) last.entries.unshift(entry);
    else turns.push({ key, title: entry.turn.text, entries: [entry] });
  }
  return turns.reverse();
}
