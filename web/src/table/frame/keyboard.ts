// Keys on the page of a table: those of the stage and of an aim first, then the keys of options, then
// those that stand for tools.
import { offeredIn } from '../../scene';
import { busy, pause, typed } from '../prompt/keys';
import { actionOf } from './key-table';
import type { PageState } from './page-state.svelte';

/** What the prompt does on a key. */
export interface PromptKeys {
  /** Opens the rule of the question, or closes it; whether it was opened. */
  toggleRule(): boolean;
  back(): boolean;
}

export class Keyboard {
  #waiting: ReturnType<typeof setTimeout> | null = null;
  readonly #page: PageState;
  readonly #prompt: () => PromptKeys | null;

  constructor(page: PageState, prompt: () => PromptKeys | null) {
    this.#page = page;
    this.#prompt = prompt;
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = this.#page;
    if (page.sheet === 'undo' && event.key === 'u') return this.#undoFromSheet(event);
    if (busy(event.target) || page.sheet || page.rule || page.curtained !== null || page.consents) return;
    const { staging } = page.table;
    if (this.#read(event)) return event.preventDefault();
    if (staging.telling || staging.standing) {
      // A button does what it says.
      const own =
        event.target instanceof Element &&
        event.target.closest('button, a, label') !== null &&
        ['Enter', ' '].includes(event.key);
      if (!own && staging.key(event.key)) event.preventDefault();
      if (staging.telling) return;
    }
    const pressing = event.target instanceof Element && event.target.closest('button, a') !== null;
    if ((!pressing && page.aiming.key(event)) || this.#type(event.key)) event.preventDefault();
    else this.#tool(event);
  }

  release(event: KeyboardEvent): void {
    if (event.key === 'b' || event.key === 'B') this.#page.table.staging.aside = false;
  }

  /** The key that stands beside the first way back. */
  #undoFromSheet(event: KeyboardEvent): void {
    const page = this.#page;
    event.preventDefault();
    this.#tool(event);
    page.sheet = null;
  }

  /** Keys of whoever reads a page out; whether it was one. */
  #read(event: KeyboardEvent): boolean {
    const page = this.#page;
    const { decision, read } = page;
    const { staging } = page.table;
    if (
      page.leaf &&
      actionOf(event.key, 'page') === 'read' &&
      !decision?.options.some((each) => each.key?.toLowerCase() === 'r')
    ) {
      page.reading = !page.reading;
      return true;
    }
    if (!read) return false;
    if (event.key === 'Escape') {
      page.reading = false;
      return true;
    }
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.key !== 'Enter' || onButton || staging.telling || staging.standing || !decision?.yours) return false;
    const standard =
      decision.options.find((each) => each.default) ??
      (decision.options.length === 1 ? decision.options[0] : undefined);
    if (standard) page.choose(standard.n);
    return true;
  }

  /** A key of an option, or a part of one. */
  #type(key: string): boolean {
    const page = this.#page;
    if (!page.decision?.yours || key.length !== 1) return false;
    if (this.#waiting) clearTimeout(this.#waiting);
    const press = typed(offeredIn(page.decision), page.typing, key);
    page.typing = press.rest;
    if (press.option) page.choose(press.option.n);
    else if (press.rest)
      this.#waiting = setTimeout(() => {
        page.typing = '';
        if (press.later) page.choose(press.later.n);
      }, pause);
    return press.option !== null || press.rest !== '';
  }

  #tool(event: KeyboardEvent): void {
    const page = this.#page;
    const { decision, table } = page;
    switch (actionOf(event.key, 'table')) {
      case 'standard': {
        if (page.walker.way?.via?.length) return page.walker.go();
        const focused = event.target instanceof Element && event.target.closest('button, a, [tabindex]');
        const standard = decision?.options.find((each) => each.default);
        if (!focused && decision?.yours && standard) page.choose(standard.n);
        break;
      }
      case 'keys':
        // The rule of the question first; once that is open, or where there is none, all keys.
        if (!this.#prompt()?.toggleRule()) page.sheet = 'keys';
        break;
      case 'undo':
        if (table.room?.undo.step) void table.undo({ to: table.room.undo.step.to });
        break;
      case 'hint':
        if (decision?.yours) void table.hint();
        break;
      case 'back':
        if (page.forced || page.tracked) page.forced = page.tracked = false;
        else if (page.drawer) page.drawer = null;
        else if (page.walker.way) page.walker.forget();
        else if (!this.#prompt()?.back()) page.blocked = null;
        break;
      case 'board-before':
      case 'board-after':
        if (page.scene && page.several) page.towns.step(page.scene, event.key === '.' ? 1 : -1);
        break;
      case 'aside':
        if (page.over.length > 0 || page.cardAsks) page.aside = !page.aside;
        break;
      case 'card':
        if (table.staging.card) table.staging.stand(table.staging.card);
        break;
      case 'look':
        table.staging.looking = !table.staging.looking;
        break;
      case 'waited':
        if (page.news > 0) void table.see(null);
        break;
      case 'again':
        void table.watchAgain();
        break;
    }
  }
}
