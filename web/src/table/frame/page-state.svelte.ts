// What the page of a table shows at this moment: the scene or the step that is staged, what is decided
// on it, which panel stands where, which board is in front, and what the reader has open.
import { untrack } from 'svelte';
import { Aiming } from '../../aim/aiming.svelte';
import { phone } from '../../look/window.svelte';
import { offeredIn, type Scene } from '../../scene';
import { Towns } from '../../towns/towns.svelte';
import { TakingBack } from '../over/taking-back.svelte';
import { openLeaf, stagedLeaf } from '../reading/leaf';
import { Walker } from '../prompt/walker.svelte';
import type { Sheet } from '../Sheets.svelte';
import type { TableView } from '../table.svelte';
import { arranged } from './arranged';
import { Folding } from './folding.svelte';

/** The pages of a phone. */
export type Tab = 'board' | 'you' | 'table' | 'log';

export class PageState {
  /** A phone. */
  readonly narrow = phone;
  tab = $state<Tab>('board');
  hovered = $state<number | null>(null);
  /** What is blocked and was asked about. */
  blocked = $state<string | null>(null);
  /** A dialog of the table's tools. */
  sheet = $state<Sheet | null>(null);
  rule = $state<string | null>(null);
  /** The omen that is pointed at. */
  omen = $state<string | null>(null);
  /** Where the side column is a rail: what of it is open. */
  drawer = $state<'seats' | 'log' | null>(null);
  /** The drawer of what is in force is open. */
  forced = $state(false);
  /** On a phone: the sheet of the tracks of the board in front is open. */
  tracked = $state(false);
  /** What lies over the board is put aside to look at it. */
  aside = $state(false);
  /** The part of a key of several letters that was typed. */
  typing = '';
  /** A flick of the past that is being looked at again. */
  past = $state.raw<Scene | null>(null);

  readonly table: TableView;
  readonly towns = new Towns();
  readonly aiming: Aiming;
  readonly walker: Walker;
  readonly takingBack: TakingBack;
  readonly folding: Folding;

  // While something is staged, the table is as far as that has come, and nobody decides.
  readonly #scene = $derived.by(() => this.table.scene);
  readonly #decision = $derived.by(() => (this.table.staging.telling ? null : (this.#scene?.decision ?? null)));
  readonly #arranged = $derived.by(() => arranged(this.#scene, this.#decision, this.table.view));
  readonly #over = $derived.by(() => {
    const { ownSeats: own, staging } = this.table;
    return this.#arranged.over.filter(
      (panel) =>
        panel.kind !== 'roll' ||
        panel.seat === undefined ||
        own.length === 0 ||
        own.includes(panel.seat) ||
        staging.looking,
    );
  });
  readonly #cardAsks = $derived.by(() => {
    const card = this.table.staging.card;
    if (!card || (card.stage.page && !card.stage.card)) return false;
    if (this.#over.length > 0) return this.#over.length === 1 && this.#over[0]!.kind === 'roll';
    const asked = this.#decision?.yours ? this.#decision : null;
    if (!asked || this.#arranged.finale || this.#arranged.joined) return false;
    const places = new Set((this.#scene?.areas ?? []).map((area) => area.id));
    const pieces = new Set((this.#scene?.pieces ?? []).map((piece) => piece.id));
    return !asked.options.some((option) =>
      [option.piece ?? '', ...(option.on ?? [])].some((id) => places.has(id) || pieces.has(id)),
    );
  });
  readonly #lit = $derived.by((): readonly string[] => {
    const { staging } = this.table;
    if (staging.telling && staging.foci) return staging.foci;
    const { seeing, waitedFor } = this.table;
    if (seeing !== null) return waitedFor[seeing]?.foci ?? [];
    const stands = this.#cardAsks || this.#over.some((panel) => panel.kind === 'roll');
    return stands && !this.aside ? (this.#scene?.focus ?? []).slice(0, 1) : [];
  });
  readonly #leaf = $derived.by(() => {
    const { staging } = this.table;
    return staging.turned ? stagedLeaf(staging.turned) : (stagedLeaf(staging.standing) ?? openLeaf(this.#scene));
  });
  readonly #front = $derived.by(() => (this.#scene ? this.towns.front(this.past ?? this.#scene) : ''));

  constructor(table: TableView) {
    this.table = table;
    this.aiming = new Aiming({
      scene: () => this.scene,
      decision: () => this.decision,
      choose: (n, flick) => void table.choose(n, flick),
      preview: (n, flick) => table.preview(n, flick),
    });
    this.walker = new Walker({ decision: () => this.decision, choose: (n) => void table.choose(n) });
    this.takingBack = new TakingBack({
      scene: () => this.scene,
      decision: () => this.decision,
      point: () => table.room?.point ?? 0,
      free: () => table.room?.undo.step?.free ?? false,
      undo: (to) => void table.undo({ to }),
      choose: (n) => void table.choose(n),
    });
    this.folding = new Folding({
      panels: () => this.arranged.side,
      view: () => table.view,
      decision: () => this.decision,
    });
  }

  get scene() {
    return this.#scene;
  }
  get decision() {
    return this.#decision;
  }
  /** The question, where the reader is the one to answer it now. */
  get asked() {
    return this.#decision?.yours && !this.past ? this.#decision : null;
  }
  get arranged() {
    return this.#arranged;
  }
  /** What lies over the board. A check of somebody else is seen in full by whoever looks on. */
  get over() {
    return this.#over;
  }
  /** The open card stands on the stage of the decision: its dice are thrown, or it asks and what it asks is not
   *  pressed on the board. */
  get cardAsks() {
    return this.#cardAsks;
  }
  /** What the light is on. */
  get lit() {
    return this.#lit;
  }
  /** Somebody reads the pages to the table: whatever page there is fills the window. */
  get reading() {
    return this.table.staging.reading;
  }
  set reading(on: boolean) {
    this.table.staging.reading = on;
  }
  /** The page that can be read out now. */
  get leaf() {
    return this.#leaf;
  }
  /** The page that is being read out. */
  get read() {
    return this.reading && !this.past ? this.#leaf : null;
  }
  /** On a phone: a page, or cards to choose from, lie over the board and take the room that other answers leave. */
  get paged() {
    const { staging } = this.table;
    const staged = staging.turned || staging.standing;
    const laid = this.#leaf !== null || (!staged && this.#arranged.offers.length > 0);
    return this.narrow.current && laid && !(staged ? staging.aside : this.aside);
  }
  /** Of several boards the one in front. */
  get front() {
    return this.#front;
  }
  get several() {
    return (this.#scene?.boards ?? []).length > 1;
  }
  /** Whose turn it is at a screen that several share. */
  get curtained() {
    return this.table.ownSeats.length > 1 && this.table.seatInTurn !== null ? this.table.seatInTurn : null;
  }
  /** Somebody asks for something that the reader has to agree to. */
  get consents() {
    const request = this.table.room?.request;
    return request ? this.table.ownSeats.some((seat) => request.waiting.includes(seat)) : false;
  }
  get letters() {
    return this.table.room?.seats.map((seat) => seat.letter);
  }
  /** Dice fall in the contest that lies open; where there is none or several, over the board. */
  get contested() {
    const { finale } = this.#arranged;
    const over = this.#over;
    return over.length === 0 ? finale !== undefined : !this.aside && over.length === 1 && over[0]!.kind === 'roll';
  }

  /** How much changed while one waited, for where the log that tells it is out of sight. */
  get news() {
    return this.table.waitedFor.length;
  }

  /** On a phone: the board and the question are out of sight. */
  get isAway() {
    return this.tab !== 'board' || (this.narrow.current && (this.forced || this.tracked));
  }

  toBoard(): void {
    this.tab = 'board';
    this.forced = this.tracked = false;
  }

  seatName(seat: number | null | undefined): string {
    return this.table.room?.seats.find((each) => each.seat === seat)?.name ?? '';
  }

  choose(n: number): void {
    const option = offeredIn(this.decision).find((each) => each.n === n);
    if (!this.decision?.yours || !option) return;
    if (option.flick) this.aiming.start(option);
    else void this.table.choose(n);
  }

  /** Lets the page follow the table: to be called while the page is made. */
  follow(): void {
    const { table, aiming, towns, walker, takingBack } = this;
    $effect(() => aiming.foresee());
    // A new scene ends whatever was pointed at, typed or put aside, and a walk goes on.
    $effect(() => {
      void table.revision;
      this.hovered = null;
      this.blocked = null;
      this.typing = '';
      this.aside = false;
      untrack(() => {
        walker.on();
        takingBack.on();
      });
    });
    // Of several boards one lies in front.
    $effect(() => {
      void table.revision;
      const now = table.scene;
      if (now)
        untrack(() =>
          towns.see(
            now,
            now.decision ?? null,
            typeof table.view === 'number' ? table.view : null,
            aiming.held || this.typing !== '',
          ),
        );
    });
    $effect(() => {
      const now = table.scene;
      const foci = table.seeing === null ? table.staging.foci : (table.waitedFor[table.seeing]?.foci ?? null);
      untrack(() => now && towns.stage(now, foci));
    });
    // A question that is one measured answer is aimed at once; whatever changes ends an aim.
    $effect(() => {
      void table.revision;
      const flicks = this.decision?.yours ? this.decision.options.filter((each) => each.flick) : [];
      // On a phone the aim takes the place of everything else, so what else there is comes first.
      const alone = flicks.length === 1 && (!this.narrow.current || this.decision!.options.length <= 2);
      untrack(() => (alone ? aiming.start(flicks[0]!) : aiming.stop()));
    });
    // Whoever looks at something else on a phone has nothing staged meanwhile.
    $effect(() => {
      if (table.staging.telling && this.narrow.current && this.tab !== 'board') untrack(() => table.staging.skip());
    });
  }
}
