// Sheets beside the board that are folded to a row: others' long ones, and where the sheets together
// are too long for the column all but one's own. Each can be turned over by hand. What is still too long
// is drawn more briefly, step by step, until it is seen whole.
import { tick } from 'svelte';
import type { Decision, Panel, Viewer } from '../../scene';
import { isFolded, isRow } from '../panels/sheets';

export interface Folded {
  panels(): readonly Panel[];
  view(): Viewer;
  decision(): Decision | null;
}

/** The briefest form of a sheet: skills are left out, cards are signs. A sheet that was opened by hand keeps
 * its skills, and is scrolled. */
const briefest = { own: 4, opened: 3 };

export class Folding {
  /** Sheets that were folded or opened by hand. */
  #turned = $state.raw<ReadonlySet<string>>(new Set());
  /** The sheets together are too long: all but one's own are rows. */
  #tight = $state(false);
  /** How briefly the sheets that are open are drawn: 0 shows everything. */
  brief = $state(0);
  /** One's own sheet lies whole over the column, opened by hand. */
  whole = $state(false);
  readonly #of: Folded;

  constructor(of: Folded) {
    this.#of = of;
  }

  folds(panel: Panel): boolean {
    const view = this.#of.view();
    const decision = this.#of.decision();
    const short = isFolded(panel, view, decision) || (this.#tight && isRow(panel, this.#of.panels(), view, decision));
    return short !== this.#turned.has(panel.id);
  }

  mayTurn(panel: Panel): boolean {
    return this.folds(panel) || this.#turned.has(panel.id);
  }

  /** Skills, names of cards or texts are left out: the sheet can be opened whole. */
  get shortened(): boolean {
    return this.brief >= 3 && !this.whole;
  }

  async turn(id: string): Promise<void> {
    this.#turned = new Set(
      this.#turned.has(id) ? [...this.#turned].filter((each) => each !== id) : [...this.#turned, id],
    );
    // It stands elsewhere now: whoever opened it goes along.
    await tick();
    const sheet = [...document.querySelectorAll<HTMLElement>(`[data-panel="${CSS.escape(id)}"]`)].find(
      (each) => each.offsetParent !== null,
    );
    sheet?.querySelector<HTMLElement>('.fold')?.focus({ preventScroll: true });
    sheet?.scrollIntoView?.({ block: 'nearest' });
  }

  /** Looks whether all sheets fit: to be called when there is more or less of them or of their room. */
  async measure(sheets: HTMLElement | undefined): Promise<void> {
    if (this.whole) return;
    const turn = ++this.#measured;
    const overflows = () => sheets !== undefined && sheets.scrollHeight > sheets.clientHeight + 2;
    this.#tight = false;
    this.brief = 0;
    await tick();
    if (turn !== this.#measured || !overflows()) return;
    this.#tight = true;
    await tick();
    while (
      turn === this.#measured &&
      this.brief < (this.#turned.size > 0 ? briefest.opened : briefest.own) &&
      overflows()
    ) {
      this.brief += 1;
      await tick();
    }
  }
  #measured = 0;
}
