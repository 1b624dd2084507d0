// The forms in which a line of the log is staged.
import type { Form, LogEntry, Stage } from '../protocol';

/** The form of a stage; servers before the forms say only whether it is a card. */
export const formOf = (stage: Stage | undefined): Form | null =>
  stage ? (stage.form ?? (stage.kind === 'full' ? (stage.seat === undefined ? 'card' : 'decision') : 'line')) : null;

/** A line with a card that can be read; a moment may have one, such as whom the game is against. */
export const hasCard = (entry: LogEntry): boolean => {
  const form = formOf(entry.stage);
  const own = entry.stage?.ends === true || entry.stage?.card !== undefined;
  return form === 'card' || form === 'decision' || (form === 'moment' && own);
};
