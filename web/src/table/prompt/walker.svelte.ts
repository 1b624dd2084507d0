// Walking: a place that several steps lead to is pressed, the way is shown with what lies on it, and a
// second press takes the steps one by one until something else is asked or the next step is gone.
import { stepTo, wayTo } from '../../board/pointed/ways';
import type { Decision, Way } from '../../scene';

export interface Walked {
  decision(): Decision | null;
  choose(n: number): void;
}

export class Walker {
  /** The way that is thought of. */
  way = $state.raw<Way | null>(null);
  #left: string[] = [];
  #prompt: string | undefined;
  readonly #of: Walked;

  constructor(of: Walked) {
    this.#of = of;
  }

  /** A place was pressed: first its way is shown, then it is gone, or at once. Tells whether there is one. */
  press(id: string, now = false): boolean {
    const way = wayTo(this.#of.decision(), id);
    if (!way) return false;
    const pressedBefore = this.way?.to === id;
    this.way = way;
    if ((now || pressedBefore) && (way.via ?? []).length > 0) this.go();
    return true;
  }

  go(): void {
    this.#left = [...(this.way?.via ?? [])];
    this.#prompt = this.#of.decision()?.prompt;
    this.#step();
  }

  forget(): void {
    this.way = null;
    this.#left = [];
  }

  /** The table has answered: the next step, if the same is asked and it may still be taken. */
  on(): void {
    if (this.#left.length === 0) this.forget();
    else this.#step();
  }

  #step(): void {
    const decision = this.#of.decision();
    const next = this.#left.shift();
    const option =
      decision?.yours && decision.prompt === this.#prompt && next !== undefined ? stepTo(decision, next) : undefined;
    if (option) this.#of.choose(option.n);
    else this.forget();
  }
}
