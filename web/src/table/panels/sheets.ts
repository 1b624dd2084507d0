// Sheets beside the board: which are long, and which of them are folded until somebody opens them.
import type { Decision, Panel, Viewer } from '../../scene';

/** A sheet of many lines, of which several do not fit beside each other. */
export const isLong = (panel: Panel): boolean => panel.kind === 'sheet' && (panel.lines ?? []).length >= 6;

/** Somebody else's long sheet is folded, unless something on it is asked about. */
export function isFolded(panel: Panel, view: Viewer, decision: Decision | null): boolean {
  if (!isLong(panel) || panel.seat === undefined || panel.seat === view) return false;
  const ids = new Set((panel.lines ?? []).flatMap((line) => ('cards' in line ? line.cards : 'slots' in line ? line.slots.flatMap((slot) => slot.holds ?? []) : [])));
  return !(decision?.yours && decision.options.some((option) => (option.on ?? []).some((id) => ids.has(id))));
}

/** One's own long sheet comes first, so that it need not be looked for among eight. */
export function inOrder(panels: readonly Panel[], view: Viewer): Panel[] {
  const first = panels.filter((panel) => isLong(panel) && panel.seat === view);
  return [...first, ...panels.filter((panel) => !first.includes(panel))];
}
