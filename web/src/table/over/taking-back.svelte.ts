// Taking one thing out of a trade that is being put together. The rules know only the whole way back, so
// the trade is undone to its beginning and everything else is put in again, in the same order.
import type { Decision, Option, Panel, Scene } from '../../scene';

/** Something in a trade: a thing by its id, or a sum as the option that gives it names it. */
export type InTrade = { id: string } | { amount: number };

export interface Taken {
  scene(): Scene | null;
  decision(): Decision | null;
  /** The point of the game now, and whether the last step can be undone without asking anybody. */
  point(): number;
  free(): boolean;
  undo(to: number): void;
  choose(n: number): void;
}

/** All that is in a trade: things in the order of their columns; the first side gives a sum, the second is asked for
 *  one. */
export function inTrade(panel: Panel, scene: Scene): InTrade[] {
  const used = new Set((scene.cards ?? []).filter((card) => card.states?.includes('in-use')).map((card) => card.id));
  let side = -1;
  return (panel.lines ?? []).flatMap((line): InTrade[] => {
    if ('cards' in line) {
      side += 1;
      return line.cards.filter((id) => used.has(id)).map((id) => ({ id }));
    }
    const sum = 'values' in line ? (line.values[1]?.value ?? 0) : 0;
    return sum > 0 ? [{ amount: side === 0 ? sum : -sum }] : [];
  });
}

const isSame = (a: InTrade, b: InTrade): boolean =>
  'id' in a ? 'id' in b && a.id === b.id : 'amount' in b && a.amount === b.amount;
const putsIn = (option: Option, thing: InTrade): boolean =>
  'id' in thing ? option.on?.[0] === thing.id : option.amount === thing.amount && option.group !== undefined;

export class TakingBack {
  #left = $state.raw<InTrade[]>([]);
  #prompt: string | undefined;
  /** The undo has been asked for, and the table has not answered yet. */
  #asked = false;
  readonly #of: Taken;

  constructor(of: Taken) {
    this.#of = of;
  }

  /** Whether what is in the trade can be taken out: by whoever puts it together, and without asking anybody. */
  get may(): boolean {
    return this.#left.length === 0 && this.#of.decision()?.yours === true && this.#of.free();
  }

  take(panel: Panel, thing: InTrade): void {
    const scene = this.#of.scene();
    if (!scene || !this.may) return;
    const all = inTrade(panel, scene);
    this.#left = all.filter((each) => !isSame(each, thing));
    if (this.#left.length === all.length) return this.#stop();
    this.#prompt = this.#of.decision()?.prompt;
    this.#asked = true;
    this.#of.undo(this.#of.point() - all.length);
  }

  /** The table has answered: the next thing goes in again. */
  on(): void {
    if (!this.#asked && this.#left.length === 0) return;
    this.#asked = false;
    const decision = this.#of.decision();
    const next = this.#left[0];
    const option =
      decision?.yours && decision.prompt === this.#prompt && next
        ? decision.options.find((each) => putsIn(each, next))
        : undefined;
    if (!option) return this.#stop();
    this.#left = this.#left.slice(1);
    this.#of.choose(option.n);
  }

  #stop(): void {
    this.#left = [];
    this.#asked = false;
  }
}
