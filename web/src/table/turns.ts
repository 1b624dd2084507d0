// The log by turns, the latest turn first, the lines of a turn in the order in which they happened
// backwards: the newest line is always at the top.
import type { LogEntry } from '../protocol';

export interface Turn {
  key: string;
  title: string;
  entries: LogEntry[];
}

/** The only die of a line that tells nothing but its roll. */
function dieOf(entry: LogEntry): number | null {
  const act = entry.acts?.length === 1 ? entry.acts[0]! : null;
  const die = act?.do === 'roll' && act.dice?.length === 1 ? act.dice[0]!.face : null;
  return die !== null && entry.text.includes(String(die)) ? die : null;
}

/** Dice that are told one by one become one line: seven times "rolls" says less than the seven. */
export function foldRolls(log: readonly LogEntry[]): LogEntry[] {
  const folded: LogEntry[] = [];
  let dice: number[] = [];
  let like = '';
  for (const entry of log) {
    const die = dieOf(entry);
    const pattern = die === null ? '' : `${entry.seat} ${entry.rule} ${entry.turn.round} ${entry.turn.text} ${entry.text.replace(String(die), '#')}`;
    if (die !== null && pattern === like) {
      const first = folded.at(-1)!;
      const more = [...dice, die];
      folded[folded.length - 1] = { ...first, text: first.text.replace(dice.join(', '), more.join(', ')), point: entry.point };
      dice = more;
    } else {
      folded.push(entry);
      dice = die === null ? [] : [die];
      like = pattern;
    }
  }
  return folded;
}

export function turnsOf(log: LogEntry[], which: { since: number | null; find: string }): Turn[] {
  const wanted = which.find.trim().toLocaleLowerCase();
  const turns: Turn[] = [];
  let number = 0;
  let before: LogEntry | null = null;
  for (const entry of foldRolls(log)) {
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
