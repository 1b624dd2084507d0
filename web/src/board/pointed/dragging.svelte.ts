// One's own pawn can be taken and put where one wants to go: while it is held the way there is shown, and where it is
// let go it goes. Let go anywhere else, it stays.
import { distance, type Vec } from '../plan/geometry';
import type { Spot } from '../plan/layout';

export interface Dragged {
  /** The pawn that may walk now. */
  pawn(): string | null;
  spots(): Iterable<Spot>;
  /** Where it may go. */
  goals(): ReadonlySet<string>;
  /** Pixels of a unit of the board. */
  scale(): number;
}

/** A press that moves less is no pull, in pixels. */
const least = 6;
/** A pawn that is let go so close to a place is meant for it, in pixels. */
const near = 14;

/** The place that something held there would be put on. */
export function placeAt(spots: Iterable<Spot>, at: Vec, reach: number): Spot | null {
  let best: Spot | null = null;
  for (const spot of spots) {
    const over = Math.abs(at.x - spot.x) <= spot.rx + reach && Math.abs(at.y - spot.y) <= spot.ry + reach;
    if (over && (!best || distance(at, spot) < distance(at, best))) best = spot;
  }
  return best;
}

export class Dragging {
  /** Where the pawn is held. */
  at = $state.raw<Vec | null>(null);
  /** The place under it that it may go to. */
  goal = $state.raw<string | null>(null);
  #from: Vec | null = null;
  readonly #of: Dragged;

  constructor(of: Dragged) {
    this.#of = of;
  }

  /** Whether this pawn is held. */
  holds(id: string): boolean {
    return this.at !== null && id === this.#of.pawn();
  }

  /** Whether this is the pawn, and it may walk. */
  may(id: string): boolean {
    return id !== '' && id === this.#of.pawn() && this.#of.goals().size > 0;
  }

  /** Something was pressed: tells whether it may be pulled. */
  take(id: string, at: Vec): boolean {
    this.#from = this.may(id) ? at : null;
    return this.#from !== null;
  }

  /** Tells whether the pawn follows. */
  move(at: Vec): boolean {
    if (!this.#from) return false;
    const scale = this.#of.scale();
    if (!this.at && distance(at, this.#from) * scale < least) return true;
    this.at = at;
    const goals = this.#of.goals();
    const open = [...this.#of.spots()].filter((spot) => goals.has(spot.area.id));
    this.goal = placeAt(open, at, near / scale)?.area.id ?? null;
    return true;
  }

  /** Let go: the place that it was put on, if it may go there. */
  drop(): string | null {
    const goal = this.at ? this.goal : null;
    this.at = null;
    this.goal = null;
    this.#from = null;
    return goal;
  }
}
