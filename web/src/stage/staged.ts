// What of the log is staged, and as what. Lines that belong together are one beat: what befalls the
// table at once, told by one sentence. A card is turned over with a beat, and stays open for all that
// follows from it, up to the next part of the round, the next card or a choice of another matter.
import type { Form, LogEntry, Stage } from '../protocol';
import type { Act } from '../scene';
import { foldRolls } from '../table/log/turns';
import { formOf, hasCard } from './forms';

/** A card that is or was on the stage. */
export interface Staged {
  stage: Stage;
  /** Where its line stands in the log. */
  point?: number;
  /** Its name, or its own sentence where it has none. */
  title: string;
}

export interface Beat {
  /** The same for the same beat, however often it is told. */
  key: string;
  /** The lines of the log that are told when it lands, as many as came. */
  lines: number;
  acts: Act[];
  /** Its sentence; empty where it has none. */
  says: string;
  icon: string | null;
  form: Form;
  /** What its line says of the stage. */
  stage: Stage | null;
  /** The card that lies open meanwhile. */
  card: Staged | null;
  /** The card is turned over with it. */
  turns: boolean;
  /** The printed line of the card that it carries out. */
  part: number | null;
  /** The phase in which it happens, where no act says so. */
  heading: string;
  seat: number | null;
  /** It befalls somebody else. */
  other: boolean;
}

/** A card is for everybody, or for the seat that it befalls; others see it small. */
const isOwn = (seat: number | null | undefined, seats: readonly number[] | null): boolean =>
  seat === undefined || seat === null || seats === null || seats.includes(seat);

/** What follows from a card; the next card ends it. */
const follows = (entry: LogEntry): boolean =>
  ((entry.kind === 'event' && !entry.begins) || entry.goes_on === true) && !hasCard(entry);

/** What is known before anybody has chosen, such as whom the game is against: nothing follows from it. */
const isKnown = (entry: LogEntry): boolean => entry.point === 0;

const stagedOf = (entry: LogEntry): Staged => ({
  stage: entry.stage!,
  point: entry.point,
  title: entry.stage!.title ?? entry.text,
});

/** The first sentence of a line, as far as the dock has room for it. */
export function firstSentence(text: string): string {
  const first = /^.{12,}?[.!?…](?=\s|$)/.exec(text.split('\n')[0]!)?.[0] ?? text.split('\n')[0]!;
  return first.length <= 110 ? first : `${first.slice(0, 110).replace(/[\s,;:.–—-]*\S*$/, '')} …`;
}

/** Somebody left something as it was, which the log shows by an idle hand. */
const isIdle = (entry: LogEntry): boolean => entry.kind === 'choice' && entry.icon === 'hand';
const onlyRolls = (entry: LogEntry): boolean =>
  (entry.acts ?? []).length > 0 && entry.acts!.every((act) => act.do === 'roll');

/** Where a game does not say which lines are beats, each that is told is one; dice and what they came to
 *  are one together. */
function guessed(entry: LogEntry, before: LogEntry | undefined): { own: boolean; says: string } {
  if (!entry.text || entry.as === 'told' || isIdle(entry)) return { own: false, says: '' };
  const thrown = before !== undefined && onlyRolls(before);
  if (thrown && onlyRolls(entry)) return { own: false, says: '' };
  if (thrown && !entry.acts && !entry.stage && !entry.as) return { own: false, says: firstSentence(entry.text) };
  return { own: true, says: entry.kind === 'event' && !onlyRolls(entry) ? firstSentence(entry.text) : '' };
}

/** A part of the round begins, which is so for what follows. */
const heads = (entry: LogEntry): boolean =>
  entry.begins === true || (entry.acts ?? []).some((act) => act.do === 'phase');

interface Group {
  lines: LogEntry[];
  says: string;
  key: string;
  /** It has a line that is a beat by itself. */
  own: boolean;
}

/** Lines in groups: each is one beat. What is no beat by itself goes with the one before. */
function grouped(entries: readonly LogEntry[], told: boolean): Group[] {
  const groups: Group[] = [];
  entries.forEach((entry, i) => {
    const last = groups.at(-1);
    const key = told ? `${entry.point}/${entry.beat}` : `${entry.point}/~${i}`;
    const { own, says } = told
      ? { own: entry.beat !== undefined && !(last?.own && last.key === key), says: entry.says ?? '' }
      : guessed(entry, entries[i - 1]);
    // A card that is turned over is a beat in any case; what comes before the first beat goes with it.
    const begins = own || (hasCard(entry) && !(last?.own && last.key === key));
    if (!last || (last.own && (begins || heads(entry)))) groups.push({ lines: [entry], says, key, own: begins });
    else {
      last.lines.push(entry);
      last.says = says || last.says;
      if (begins) Object.assign(last, { own: true, key });
    }
  });
  for (const group of groups)
    if (!told && group.says === '' && group.lines.some(onlyRolls))
      group.says = foldRolls(group.lines.filter(onlyRolls))[0]!.text;
  return groups;
}

/** The card that lies open after these lines, for whoever sits at these seats; null for all. */
function openAfter(log: readonly LogEntry[]): LogEntry | null {
  const from = log.findLastIndex(hasCard);
  if (from < 0 || isKnown(log[from]!) || log[from]!.stage?.ends) return null;
  return log.slice(from + 1).every(follows) ? log[from]! : null;
}

/** New lines as beats, in their order, as they are shown to whoever sits at these seats; null: to anybody. */
export function beatsOf(
  news: readonly LogEntry[],
  seats: readonly number[] | null,
  past: readonly LogEntry[] = [],
): Beat[] {
  const told = news.some((entry) => entry.beat !== undefined) || past.some((entry) => entry.beat !== undefined);
  let open = openAfter(past);
  return grouped(news, told).map(({ lines, says, key }): Beat => {
    const turning = lines.find(hasCard);
    for (const entry of lines) {
      if (hasCard(entry)) open = entry;
      else if (open && (isKnown(open) || !follows(entry))) open = null;
    }
    const shown = turning ?? open;
    const teller =
      lines.find((entry) => entry.stage) ??
      lines.find((entry) => (told ? entry.beat !== undefined : guessed(entry, undefined).own)) ??
      lines[0]!;
    const speaker = lines.findLast((entry) => entry.says) ?? teller;
    const stage = lines.findLast((entry) => formOf(entry.stage) === 'moment')?.stage ?? turning?.stage ?? teller.stage;
    const seat = stage?.seat ?? lines.find((entry) => entry.seat != null)?.seat ?? null;
    const form = formOf(stage) ?? 'line';
    const part = lines.find((entry) => entry.part !== undefined)?.part;
    return {
      key,
      lines: lines.length,
      acts: lines.flatMap((entry) => entry.acts ?? []),
      says: told || shown || stage || lines.some(onlyRolls) ? says : '',
      icon: speaker.icon ?? stage?.icon ?? null,
      form: form === 'decision' && !isOwn(stage?.seat, seats) ? 'line' : form,
      stage: stage ?? null,
      card: shown && (turning !== undefined || !isKnown(shown)) ? stagedOf(shown) : null,
      turns: turning !== undefined,
      part: part ?? null,
      heading: teller.turn.text,
      seat,
      other: !isOwn(stage?.seat ?? null, seats) || (stage?.seat === undefined && !isOwn(seat, seats)),
    };
  });
}

/** The card that is being carried out: nothing was told since that does not follow from it. */
export function openCard(log: readonly LogEntry[], seats: readonly number[] | null): Staged | null {
  const open = openAfter(log);
  return open && !open.stage?.page && isOwn(open.stage?.seat, seats) ? stagedOf(open) : null;
}

/** The card of a line of the log, to be seen again; null if it has none. */
export const stagedAt = (entry: LogEntry): Staged | null => (hasCard(entry) ? stagedOf(entry) : null);

/** The end of the game among these lines. */
export function endIn(entries: readonly LogEntry[]): Staged | null {
  const last = entries.findLast((entry) => entry.stage?.ends);
  return last ? stagedOf(last) : null;
}

/** The same card in a log that tells the same in other words; null where the log has it no more. */
export function rewordedIn(staged: Staged, before: readonly LogEntry[], after: readonly LogEntry[]): Staged | null {
  const cards = (log: readonly LogEntry[]) => log.filter((entry) => entry.point === staged.point && hasCard(entry));
  const old = cards(before);
  const place = old.findIndex((entry) => (entry.stage!.title ?? entry.text) === staged.title);
  const now = old.length === cards(after).length ? cards(after)[place] : undefined;
  if (now && now === old[place]) return staged;
  return now ? stagedOf(now) : null;
}

/** The line whose card is on the table at a point of the game: it was turned there, or what was told up
 * to that point still follows from it. */
export function stagedUpTo(log: readonly LogEntry[], point: number): LogEntry | null {
  const past = log.filter((entry) => entry.point <= point);
  const from = past.findLastIndex(hasCard);
  if (from < 0) return null;
  return past[from]!.point === point || (!isKnown(past[from]!) && past.slice(from + 1).every(follows))
    ? past[from]!
    : null;
}
