// The guide of a first game: which note is due now. A note belongs to a question, to an answer that is
// being measured, or to a rule that has just been applied, and is shown once; what has been understood
// is remembered, so that coming back to the table does not begin the lesson anew.
import type { Guide, LogEntry } from '../../protocol';

export type Note = Guide['notes'][number];

export interface Moment {
  /** The open question, if it is the reader's. */
  prompt: string | undefined;
  /** The verb of the answer that is aimed. */
  verb: string | undefined;
  /** Rules that the log has cited so far. */
  rules: ReadonlySet<string>;
}

/** The rules that entries of a log cite, and the contacts of discs in them. */
export function citedIn(log: readonly LogEntry[]): Set<string> {
  return new Set(
    log
      .flatMap((entry) => [
        entry.rule ?? '',
        ...(entry.acts ?? []).flatMap((act) => (act.touches ?? []).map((touch) => touch.rule ?? '')),
      ])
      .filter(Boolean),
  );
}

/** What a note of a box is remembered by: it is told once, whatever the table. */
export const keyOfNote = (game: string, note: Note): string =>
  `${game} ${note.box} ${note.rule ?? note.prompt ?? note.verb ?? ''}`;

/** Whether a note may be told at a table: those of the first game there alone, those of a box wherever it
 * is in use, until they have been read once. */
export function isTold(
  note: Note,
  game: string,
  guided: boolean,
  options: Record<string, string>,
  read: readonly string[],
): boolean {
  return note.box ? options[note.box] === 'yes' && !read.includes(keyOfNote(game, note)) : guided;
}

/** The number of the first note that is due: what has just happened comes before what is asked now. */
export function dueNote(notes: readonly Note[], understood: readonly number[], now: Moment): number | null {
  const due = (note: Note): boolean =>
    note.rule
      ? now.rules.has(note.rule)
      : (!note.prompt || note.prompt === now.prompt) &&
        (!note.verb || note.verb === now.verb) &&
        now.prompt !== undefined;
  const waiting = notes.flatMap((note, number) => (!understood.includes(number) && due(note) ? [number] : []));
  return waiting.find((number) => notes[number]!.rule) ?? waiting[0] ?? null;
}
