// The lesson at one table: the guide of its game in the reader's language, what of it was understood,
// and the note that is due now.
import { untrack } from 'svelte';
import { api } from '../../api';
import { memory } from '../../memory.svelte';
import type { Guide } from '../../protocol';
import { language } from '../../words.svelte';
import type { PageState } from '../frame/page-state.svelte';
import { citedIn, dueNote, isTold, keyOfNote } from './guiding';
import { pointedBy, starred } from './pointers';

export class Lesson {
  #guide = $state.raw<Guide | null>(null);
  #understood = $state.raw<number[]>([]);
  #cited = $state.raw<ReadonlySet<string>>(new Set());
  readonly #page: PageState;

  /** The number of the note that is due. */
  readonly #due = $derived.by(() => {
    const guide = this.#guide;
    if (!guide) return null;
    const { decision, aiming } = this.#page;
    const room = this.#page.table.room;
    const told = guide.notes.flatMap((each, number) =>
      isTold(each, room?.game ?? '', room?.guided ?? false, room?.options ?? {}, memory.read) ? [] : [number],
    );
    return dueNote(guide.notes, [...this.#understood, ...told], {
      prompt: decision?.yours ? decision.prompt : undefined,
      verb: aiming.option?.verb,
      rules: this.#cited,
    });
  });

  constructor(page: PageState) {
    this.#page = page;
    this.#understood = memory.tableOf(page.table.id)?.notes ?? [];
  }

  get note() {
    return this.#due === null ? null : (this.#guide?.notes[this.#due] ?? null);
  }

  /** What stars of a hint and rings of the note stand at. */
  get pointed() {
    const { decision, table } = this.#page;
    return [...starred(table.hints, decision), ...pointedBy(this.note?.at ?? [], decision)];
  }

  understand(): void {
    if (this.#due === null) return;
    const { table } = this.#page;
    const note = this.note;
    if (note?.box) memory.read = [...memory.read, keyOfNote(table.room?.game ?? '', note)];
    this.#understood = [...this.#understood, this.#due];
    memory.keep(table.id, { notes: this.#understood });
  }

  /** Lets the lesson follow the table: to be called while the page is made. */
  follow(): void {
    const { table } = this.#page;
    // Of older flicks the log no longer tells the contacts, so what was cited is kept.
    $effect(() => {
      const rules = citedIn(table.log);
      untrack(() => (this.#cited = new Set([...this.#cited, ...rules])));
    });
    $effect(() => {
      const room = table.room;
      if (room && (room.guided || Object.values(room.options).includes('yes')))
        api.guide(room.game, language()).then(
          (found) => (this.#guide = found),
          () => {},
        );
    });
  }
}
