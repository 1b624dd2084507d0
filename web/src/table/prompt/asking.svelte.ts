// What the parts of the prompt share: the question, how its choices are arranged, which card or rule lies open, and
// what a press means.
import { boardsOf } from '../../towns/towns';
import type { Aiming } from '../../aim/aiming.svelte';
import type { Hint, HintOption } from '../../protocol';
import type { Blocked, Card, Decision, Option, Scene } from '../../scene';
import { arrange, foldName } from './arrangement';
import type { Fold } from './folds';
import { Page } from './page.svelte';
import { Taps, tells } from './taps';

export interface AskedHere {
  scene(): Scene;
  hints(): Hint | null;
  hovered(): number | null;
  busy(): boolean;
  aiming(): Aiming | null;
  elsewhere(choice: Option | Blocked): boolean;
  /** The board in front. */
  front(): string;
  phone(): boolean;
  onchoose(n: number): void;
  onhover(n: number | null): void;
}

export class Asking {
  /** The rule that was asked for. */
  rule = $state<string | null>(null);
  /** The card or the fold that lies open. */
  open = $state<string | null>(null);
  readonly page = new Page();
  readonly taps = new Taps();
  readonly #of: AskedHere;
  readonly arrangement = $derived.by(() =>
    arrange({
      decision: this.decision,
      cards: this.scene.cards ?? [],
      elsewhere: this.#of.elsewhere,
      aim: this.#of.aiming(),
      open: this.open,
      crowded: this.page.crowded,
      phone: this.#of.phone(),
    }),
  );

  constructor(of: AskedHere) {
    this.#of = of;
  }

  get scene(): Scene {
    return this.#of.scene();
  }
  get decision(): Decision | null {
    return this.scene.decision ?? null;
  }
  get hints(): Hint | null {
    return this.#of.hints();
  }
  get hovered(): number | null {
    return this.#of.hovered();
  }
  /** What was tapped on a phone and tells what would follow: a button beside that takes it. */
  get tapped(): Option | null {
    const option = this.decision?.options.find((each) => each.n === this.hovered);
    return option && this.#of.phone() && tells(option) ? option : null;
  }
  get busy(): boolean {
    return this.#of.busy();
  }
  /** The option whose answer is measured just now. */
  get aimed(): Option | null {
    return this.#of.aiming()?.option ?? null;
  }
  /** The best option; where all are about the same, none is. */
  get best(): number | null {
    return this.hints?.same ? null : (this.hints?.options[0]?.n ?? null);
  }

  hintOf(option: Option): HintOption | undefined {
    return this.hints?.options.find((each) => each.n === option.n);
  }
  /** The board that an option lies on, if it is not the one in front. */
  townOf(option: Option): string {
    const boards = this.scene.boards ? boardsOf(this.scene, option) : null;
    return !boards || boards.has(this.#of.front())
      ? ''
      : (this.scene.boards?.find((board) => boards.has(board.id))?.name ?? '');
  }
  /** A finger's first tap shows what would follow, its second takes it. */
  press(option: Option): void {
    if (this.taps.takes(option)) this.choose(option.n);
    else this.hover(option.n);
  }
  choose(n: number): void {
    this.#of.onchoose(n);
  }
  hover(n: number | null): void {
    this.#of.onhover(n);
  }
  /** What a choice hears of pointers and of the keyboard. */
  pointing(option: Option) {
    return {
      onclick: () => this.press(option),
      onpointerdown: (event: PointerEvent) => this.taps.down(event),
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.hover(option.n),
      onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && this.hover(null),
      onfocus: () => this.hover(option.n),
      onblur: () => this.hover(null),
    };
  }
  turnRule(id: string): void {
    this.rule = this.rule === id ? null : id;
  }
  turnCard(card: Card): void {
    this.open = this.open === card.id ? null : card.id;
  }
  unfold(fold: Fold): void {
    this.open = foldName(fold);
  }
  /** The card or the fold that has the best answer opens. */
  openBest(n: number): void {
    const { hand, folds } = this.arrangement;
    const group = hand.find((entry) => entry.group?.some((each) => each.n === n));
    const under = folds.find((each) => each.options.some((option) => option.n === n));
    if (group) this.open = group.card.id;
    else if (under) this.open = foldName(under);
  }
}
