// Sheets beside the board that are folded to a row: others' long ones, and where the sheets together
// are too long for the column all but one's own. Each can be turned over by hand.
import { tick } from 'svelte';
import type { Decision, Panel, Viewer } from '../../scene';
import { isFolded, isRow } from '../panels/sheets';

export interface Folded {
  panels(): readonly Panel[];
  view(): Viewer;
  decision(): Decision | null;
}

export class Folding {
  /** Sheets that were folded or opened by hand. */
  #turned = $state.raw<ReadonlySet<string>>(new Set());
  /** The sheets together are too long: all but one's own are rows. */
  #tight = $state(false);
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

  async turn(id: string): Promise<void> {
    this.#turned = new Set(this.#turned.has(id) ? [...this.#turned].filter((each) => each !== id) : [...this.#turned, id]);
    // It stands elsewhere now: whoever opened it goes along.
    await tick();
    const sheet = [...document.querySelectorAll<HTMLElement>(`[data-panel="${CSS.escape(id)}"]`)].find((each) => each.offsetParent !== null);
    sheet?.querySelector<HTMLElement>('.fold')?.focus({ preventScroll: true });
    sheet?.scrollIntoView?.({ block: 'nearest' });
  }

  /** Looks whether all sheets fit: to be called when there is more or less of them or of their room. */
  measure(sheets: HTMLElement | undefined): void {
    this.#tight = false;
    void tick().then(() => (this.#tight = sheets !== undefined && sheets.scrollHeight > sheets.clientHeight + 4));
  }
}
