// What the engine foretells of an aim: every disc's way to its rest. The engine is asked while the aim
// changes, one question at a time and not too often; only the newest aim matters.
import type { Act } from '../scene';

/** Milliseconds between two questions: well below what a server takes from one connection. */
export const between = 110;

type Ask = (n: number, flick: Record<string, number>) => Promise<Act | null>;

export class Foretold {
  /** The motion that was foretold last. */
  motion = $state.raw<Act | null>(null);
  readonly #ask: Ask;
  #next: { n: number; flick: Record<string, number> } | null = null;
  #working = false;
  #age = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Asks for this aim, after what is being asked. */
  want(n: number, flick: Record<string, number>): void {
    this.#next = { n, flick };
    if (!this.#working) void this.#work();
  }

  /** Nothing is aimed any more; what is still on its way is not shown. */
  clear(): void {
    this.#next = null;
    this.#age += 1;
    this.motion = null;
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#next) {
      const { n, flick } = this.#next;
      this.#next = null;
      const age = this.#age;
      const motion = await this.#ask(n, flick).catch(() => null);
      if (age === this.#age) this.motion = motion;
      await new Promise((later) => setTimeout(later, between));
    }
    this.#working = false;
  }
}
