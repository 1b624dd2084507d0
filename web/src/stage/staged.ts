// What of the log is staged: a line that the scene calls a stage, and the lines that follow from it
// as its steps, up to the next part of the round, the next card or a choice of another matter.
import type { LogEntry, Stage } from '../protocol';
import type { Act } from '../scene';
import { foldRolls } from '../table/log/turns';

export interface Step {
  text: string;
  icon: string | null;
  rule: string | null;
  acts: Act[];
}

export interface Staged {
  stage: Stage;
  /** Where its line stands in the log. */
  point?: number;
  /** Its name, or its own sentence where it has none. */
  title: string;
  /** What moves with the card itself. */
  acts: Act[];
  steps: Step[];
  /** So many of its steps were told before somebody was asked something in its middle. */
  told?: number;
}

/** Lines that are only told, or one card with what follows from it. */
export type Part = { lines: LogEntry[] } | Staged;

/** A card is for everybody, or for the seat that it befalls; others see a line of it. */
const isCard = (entry: LogEntry, seats: readonly number[] | null): boolean =>
  entry.stage?.kind === 'full' &&
  (entry.stage.seat === undefined || seats === null || seats.includes(entry.stage.seat));

/** Somebody else's card ends one's own, though it is told by a line alone. */
const follows = (entry: LogEntry): boolean =>
  ((entry.kind === 'event' && !entry.begins) || entry.goes_on === true) && entry.stage?.kind !== 'full';

/** What is known before anybody has chosen, such as whom the game is against: nothing follows from it. */
const isKnown = (entry: LogEntry): boolean => entry.point === 0;

const stagedOf = (entry: LogEntry): Staged => ({
  stage: entry.stage!,
  point: entry.point,
  title: entry.stage!.title ?? entry.text,
  acts: [...(entry.acts ?? [])],
  steps: [],
});

/** That somebody left something as it was, which the log shows by an idle hand, is no step of a card. */
const isIdle = (entry: LogEntry): boolean => entry.kind === 'choice' && entry.icon === 'hand';

function addStep(to: Staged, entry: LogEntry): void {
  const acts = entry.acts ?? [];
  // What is not told, or told elsewhere, moves with what was told last.
  if (!entry.text || entry.as === 'told' || isIdle(entry)) (to.steps.at(-1) ?? to).acts.push(...acts);
  else
    to.steps.push({
      text: entry.text,
      icon: entry.icon ?? entry.stage?.icon ?? null,
      rule: entry.rule ?? null,
      acts: [...acts],
    });
}

/** New lines in their order, as they are shown to whoever sits at these seats; null: to anybody. */
export function partsOf(entries: readonly LogEntry[], seats: readonly number[] | null): Part[] {
  const parts: Part[] = [];
  let known = false;
  for (const entry of foldRolls(entries)) {
    const last = parts.at(-1);
    if (isCard(entry, seats)) {
      parts.push(stagedOf(entry));
      known = isKnown(entry);
    } else if (last && 'steps' in last && !known && follows(entry)) addStep(last, entry);
    else if (last && 'lines' in last) last.lines.push(entry);
    else parts.push({ lines: [entry] });
  }
  return parts;
}

/** A step that only throws dice is seen where dice are. */
const tells = (step: Step): boolean => step.acts.length === 0 || step.acts.some((act) => act.do !== 'roll');

/** New lines where the first answers a card that asked something in its middle: the card comes first, with
 *  what was told of it ticked off. Null if they answer nothing else than themselves. */
export function partsGoingOn(
  past: readonly LogEntry[],
  news: readonly LogEntry[],
  seats: readonly number[],
): Part[] | null {
  if (!news[0]?.goes_on) return null;
  const from = past.findLastIndex((entry) => isCard(entry, seats));
  // A page that was answered has been read.
  if (from < 0 || isKnown(past[from]!) || past[from]!.stage?.page || !past.slice(from + 1).every(follows)) return null;
  const [before] = partsOf(past.slice(from), seats);
  const [card, ...after] = partsOf([...past.slice(from), ...news], seats);
  if (!before || !card || !('steps' in before) || !('steps' in card)) return null;
  const told = before.steps.length;
  if (!card.steps.slice(told).some(tells)) return null;
  const steps = card.steps.map((step, i) => (i < told ? { ...step, acts: [] } : step));
  return [{ ...card, acts: [], steps, told }, ...after];
}

/** The card that is being carried out: nothing was told since that does not follow from it. What moved has
 *  moved already. */
export function openCard(log: readonly LogEntry[], seats: readonly number[]): Staged | null {
  const from = log.findLastIndex((entry) => isCard(entry, seats));
  if (
    from < 0 ||
    isKnown(log[from]!) ||
    log[from]!.stage?.page ||
    log[from]!.stage?.ends ||
    !log.slice(from + 1).every(follows)
  )
    return null;
  const [card] = partsOf(log.slice(from), seats);
  return card && 'steps' in card
    ? { ...card, acts: [], steps: card.steps.map((step) => ({ ...step, acts: [] })) }
    : null;
}

/** The stage that a line of the log begins, to be seen again; null if it begins none. */
export function stagedAt(log: readonly LogEntry[], entry: LogEntry): Staged | null {
  if (entry.stage?.kind !== 'full') return null;
  const from = log.findIndex((each) => each.stage && each.point === entry.point && each.text === entry.text);
  const part = partsOf(from < 0 ? [entry] : log.slice(from), null)[0];
  return part && 'steps' in part ? part : null;
}

/** The same stage in a log that tells the same in other words; null where the log has it no more. */
export function rewordedIn(staged: Staged, before: readonly LogEntry[], after: readonly LogEntry[]): Staged | null {
  const cards = (log: readonly LogEntry[]) =>
    log.filter((entry) => entry.point === staged.point && entry.stage?.kind === 'full');
  const old = cards(before);
  const place = old.findIndex((entry) => (entry.stage!.title ?? entry.text) === staged.title);
  const now = old.length === cards(after).length ? cards(after)[place] : undefined;
  if (now && now === old[place]) return staged;
  return now ? stagedAt(after, now) : null;
}

/** The line whose card is on the table at a point of the game: it was turned there, or what was told up
 * to that point still follows from it. */
export function stagedUpTo(log: readonly LogEntry[], point: number): LogEntry | null {
  const past = log.filter((entry) => entry.point <= point);
  const from = past.findLastIndex((entry) => entry.stage?.kind === 'full');
  if (from < 0) return null;
  return past[from]!.point === point || (!isKnown(past[from]!) && past.slice(from + 1).every(follows))
    ? past[from]!
    : null;
}

/** The last line among these that is worth a banner; a card is told by its own. */
export function bannerIn(parts: readonly Part[]): LogEntry | null {
  const lines = parts.flatMap((part) => ('lines' in part ? part.lines : []));
  return lines.findLast((entry) => entry.stage !== undefined) ?? null;
}
