// The log by turns and, in a turn, by deeds, the newest first: one line for what somebody did or what
// befell the table, and its consequences behind it. The table says how its lines go together.
import type { LogEntry, RoomSeat } from '../../protocol';
import type { Scene } from '../../scene';
import { hasCard } from '../../stage/forms';

export interface Deed {
  key: string;
  /** What the line says: the deed itself, and what is worth saying of its consequences. */
  line: LogEntry[];
  /** What the line does not say. */
  folded: LogEntry[];
  /** What is shown when it is unfolded, in the order in which it happened: all but what tells it. */
  inside: LogEntry[];
  /** What of it has a card that can be seen again. */
  staged: LogEntry[];
  /** Who chose it. */
  seat: number | null;
  /** A bot chose it for them. */
  bot: boolean;
  /** From and to which point it lasted. */
  from: number;
  to: number;
  /** The first of this seat's under the heading, so that the line says whom they play. */
  first: boolean;
}

export interface Turn {
  key: string;
  title: string;
  deeds: Deed[];
}

/** More consequences than these are counted and not said on the line. */
const mostAdded = 2;

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
    const pattern =
      die === null
        ? ''
        : `${entry.seat} ${entry.rule} ${entry.turn.round} ${entry.turn.text} ${entry.text.replace(String(die), '#')}`;
    if (die !== null && pattern === like) {
      const first = folded.at(-1)!;
      const more = [...dice, die];
      folded[folded.length - 1] = {
        ...first,
        text: first.text.replace(dice.join(', '), more.join(', ')),
        point: entry.point,
        acts: [...(first.acts ?? []), ...(entry.acts ?? [])],
      };
      dice = more;
    } else {
      folded.push(entry);
      dice = die === null ? [] : [die];
      like = pattern;
    }
  }
  return folded;
}

/** A deed of the entries that belong to it; none if all of it is told elsewhere, or if somebody only
 *  went on and nothing came of it. */
function deedOf(entries: LogEntry[], key: string): Deed | null {
  const said = foldRolls(entries.filter((entry) => entry.as !== 'told' && entry.text !== ''));
  const tells =
    said.filter((entry) => entry.as === 'line').at(-1) ??
    said.find((entry) => entry.as === 'more') ??
    said.find((entry) => entry.kind !== 'choice') ??
    said[0];
  if (!tells || said.every((entry) => entry.kind === 'choice' && !entry.as)) return null;
  // What was asked after it, perhaps of somebody else, did not make it.
  const choice = entries
    .slice(0, entries.indexOf(tells) + 1 || entries.length)
    .find((entry) => entry.kind === 'choice');
  const line = [tells, ...said.filter((entry) => entry.as === 'more' && entry !== tells).slice(0, mostAdded)];
  return {
    key,
    line,
    folded: said.filter((entry) => !line.includes(entry)),
    inside: said.filter((entry) => entry !== tells),
    seat: choice?.seat ?? tells.seat ?? null,
    bot: choice?.bot ?? false,
    from: entries[0]!.point,
    to: entries.at(-1)!.point,
    staged: entries.filter(hasCard),
    first: false,
  };
}

/** The point at which the last turn of these seats ended; -1 when they had none before this one. A turn
 * is what they chose between two choices of others, and the one that goes on is not over: so it follows
 * from the log alone, also when that has grown shorter. What a bot chose for them is no turn of theirs. */
export function lastTurnOf(log: readonly LogEntry[], seats: readonly number[], mine: boolean): number {
  const ends: number[] = [];
  let own = false;
  for (const entry of log) {
    if (entry.kind !== 'choice' || entry.seat == null) continue;
    const now = seats.includes(entry.seat) && !entry.bot;
    if (now && own) ends.pop();
    if (now) ends.push(entry.point);
    own = now;
  }
  return (mine && own ? ends.at(-2) : ends.at(-1)) ?? -1;
}

export function turnsOf(log: readonly LogEntry[], which: { since: number | null; find: string }): Turn[] {
  const wanted = which.find.trim().toLocaleLowerCase();
  const finds = (entry: LogEntry) =>
    entry.text.toLocaleLowerCase().includes(wanted) || (entry.rule ?? '').toLocaleLowerCase().includes(wanted);
  const turns: Turn[] = [];
  let seats = new Set<number>();
  let number = 0;
  let begin = 0;
  const close = (end: number) => {
    const entries = log.slice(begin, end);
    const deed = entries.length ? deedOf(entries, `${number}-${begin}`) : null;
    begin = end;
    if (!deed) return;
    deed.first = deed.seat !== null && !seats.has(deed.seat);
    if (deed.seat !== null) seats.add(deed.seat);
    if (which.since !== null && deed.to <= which.since) return;
    if (wanted && ![...deed.line, ...deed.folded].some(finds)) return;
    const key = `${number}`;
    const last = turns.at(-1);
    if (last?.key === key) last.deeds.unshift(deed);
    else turns.push({ key, title: deed.line[0]!.turn.text, deeds: [deed] });
  };
  log.forEach((entry, index) => {
    const before = log[index - 1];
    const headed = before && (before.turn.text !== entry.turn.text || before.turn.round !== entry.turn.round);
    if (headed || entry.opens || entry.kind === 'undo') close(index);
    if (!headed) return;
    ++number;
    seats = new Set();
  });
  close(log.length);
  return turns.reverse();
}

/** What a bot did for these seats since their people last chose themselves, the oldest first. */
export function doneByBot(log: readonly LogEntry[], seats: readonly number[]): Deed[] {
  const own = log.findLast(
    (entry) => entry.kind === 'choice' && !entry.bot && entry.seat != null && seats.includes(entry.seat),
  );
  const deeds = turnsOf(log, { since: own?.point ?? null, find: '' }).flatMap((turn) => turn.deeds);
  return deeds.filter((deed) => deed.bot && deed.seat !== null && seats.includes(deed.seat)).reverse();
}

/** More than this many letters of a line are read when it is unfolded: a page of a story would push all
 *  other lines away. */
const mostLetters = 170;
/** What is longer than this is a page of a story, not something that happened. */
const shortSentence = 90;

/** The sentences of a line as far as they fit. A page is cut at a word, so that what it brought stays in
 *  sight behind it. */
export function brief(texts: readonly string[]): string[] {
  const pages = texts.filter((text) => text.length > shortSentence).length;
  const happened = texts.reduce((sum, text) => sum + (text.length > shortSentence ? 0 : text.length), 0);
  const room = Math.max(40, (mostLetters - happened) / Math.max(1, pages));
  let left = mostLetters;
  const kept: string[] = [];
  for (const text of texts) {
    if (kept.length > 0 && left <= 0) break;
    const whole = text.length <= (text.length > shortSentence ? room : left) + 20;
    kept.push(
      whole
        ? text
        : `${text.slice(0, text.length > shortSentence ? room : Math.max(left, 40)).replace(/[\s,;:.–—-]*\S*$/, '')} …`,
    );
    left -= kept.at(-1)!.length;
  }
  return kept;
}

/** A sentence that others follow ends as one. */
export function sentence(text: string, followed: boolean): string {
  return followed && !/[.!?…:»”)]$/.test(text) ? `${text}.` : text;
}

/** Whom a seat plays, where that is one figure with a name of its own. */
export function figureOf(scene: Scene | null, seat: RoomSeat): string {
  const sheets = (scene?.panels ?? []).filter((panel) => panel.place === 'side' && panel.seat === seat.seat);
  const title = sheets.length === 1 ? (sheets[0]!.title ?? '') : '';
  return title === seat.name ? '' : title;
}

/** What tells of the way to a point: the newest line that is not folded in. */
export function lineAt(log: readonly LogEntry[], point: number): LogEntry | undefined {
  const past = log.filter((entry) => entry.point <= point && entry.as !== 'told' && entry.text !== '');
  const last = past.at(-1)?.point;
  return past.filter((entry) => entry.point === last && entry.as === 'line').at(-1) ?? past.at(-1);
}
