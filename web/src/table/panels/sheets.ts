// Sheets beside the board: which are long, and which of them are folded until somebody opens them.
import type { Decision, Panel, Viewer } from '../../scene';

/** A sheet of many lines, of which several do not fit beside each other. */
export const isLong = (panel: Panel): boolean => panel.kind === 'sheet' && (panel.lines ?? []).length >= 6;

/** Somebody else's long sheet is folded, unless something on it is asked about. */
export function isFolded(panel: Panel, view: Viewer, decision: Decision | null): boolean {
  if (!isLong(panel) || panel.seat === undefined || panel.seat === view) return false;
  return !isAsked(panel, decision);
}

/** Where there is no room for all sheets: whoever is not oneself is a row, and so is a figure that nobody
 * has taken; of several figures of one's own all but the one that is asked about. */
export function isRow(panel: Panel, all: readonly Panel[], view: Viewer, decision: Decision | null): boolean {
  if (panel.seat === undefined) return panel.kind === 'sheet';
  const own = all.filter((each) => each.seat === view);
  if (panel.seat !== view) return true;
  if (own.length < 2) return false;
  const lit = own.find((each) => isAsked(each, decision)) ?? own[0];
  return panel !== lit;
}

function isAsked(panel: Panel, decision: Decision | null): boolean {
  const ids = new Set([
    panel.id,
    ...(panel.lines ?? []).flatMap((line) =>
      'cards' in line ? line.cards : 'slots' in line ? line.slots.flatMap((slot) => slot.holds ?? []) : [],
    ),
  ]);
  return decision?.yours === true && decision.options.some((option) => (option.on ?? []).some((id) => ids.has(id)));
}

/** One's own sheets come first, so that they need not be looked for among eight; what is nobody's comes last. */
export function inOrder(panels: readonly Panel[], view: Viewer): Panel[] {
  const rank = (panel: Panel): number => (panel.seat === view ? 0 : panel.seat !== undefined ? 1 : 2);
  return [...panels].sort((a, b) => rank(a) - rank(b));
}

/** The tracks of a sheet that are shown as meters. */
export const metersOf = (panel: Panel): string[] =>
  (panel.lines ?? []).flatMap((line) => ('meter' in line ? [line.meter] : []));

/** How many slots of it hold something. */
export const heldBy = (panel: Panel): number =>
  (panel.lines ?? []).flatMap((line) => ('slots' in line ? line.slots.filter((slot) => slot.holds) : [])).length;
