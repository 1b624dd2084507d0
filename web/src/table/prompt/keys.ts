// Playing by keyboard: which option a press means. Keys of several letters ("12") are typed one
// after the other; a key that begins another waits a moment before it counts.
import type { Option } from '../../scene';

export const pause = 700;

export interface Typed {
  option: Option | null;
  /** What has been typed so far and could still become a longer key. */
  rest: string;
  /** The option that counts when nothing more is typed. */
  later: Option | null;
}

export function typed(options: Option[], before: string, key: string): Typed {
  if (key.length !== 1) return { option: null, rest: '', later: null };
  for (const text of [before + key, key]) {
    const lower = text.toLowerCase();
    const exact = options.find((each) => each.key?.toLowerCase() === lower) ?? null;
    const longer = options.some(
      (each) => (each.key?.length ?? 0) > text.length && each.key!.toLowerCase().startsWith(lower),
    );
    if (exact && !longer) return { option: exact, rest: '', later: null };
    if (longer) return { option: null, rest: text, later: exact };
  }
  return { option: null, rest: '', later: null };
}

/** Whether a press belongs to what is being typed or to a control that wants it itself. */
export function busy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]') !== null;
}
