// What a reader points at on the board, and what a press does: takes the thing's only answer, asks
// which of several is meant, tells why it is blocked, or shows its card. What has nothing to choose
// leads on to the place that it stands in.
import type { Blocked, Option } from '../../scene';
import { answerOf, type Choices } from './choices';
import type { Places } from '../plan/docks';
import type { Vec } from '../plan/geometry';
import type { Arrangement } from '../plan/layout';
import { Taps } from '../../table/prompt/taps';

export interface Pointed {
  choices(): Choices;
  arrangement(): Arrangement;
  places(): Places;
  /** Whether the press that has just ended moved the board instead. */
  dragged(): boolean;
  /** Whether somebody pulls a disc, or discs slide: no card covers that. */
  aimed?(): boolean;
  onchoose(n: number): void;
  onhover(n: number | null): void;
  /** Whether a walk may lead to a place. */
  walkable?(id: string): boolean;
  /** Why a place cannot be gone to, or a thing not be chosen. */
  whyNot?(id: string): Blocked | undefined;
  /** A place to which a walk may lead; tells whether it is one. */
  onwalk?(id: string): boolean;
}

export class Pointing {
  callout = $state.raw<{ id: string; at: Vec & { rx: number; ry: number } } | null>(null);
  enlarged = $state.raw<string | null>(null);
  /** What is pointed at, focused or was tapped last. */
  over = $state.raw<string | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #pressedLong = false;
  /** The thing whose card a press has shown: the next press means its place. */
  #read: string | null = null;
  readonly #taps = new Taps();
  readonly #of: Pointed;

  constructor(of: Pointed) {
    this.#of = of;
  }

  /** What may be chosen at a thing, and at those that lie below it. */
  optionsOf(id: string): Option[] {
    const found = [id, ...(this.#of.places().things.get(id)?.under ?? [])].flatMap(
      (each) => this.#of.choices().options.get(each) ?? [],
    );
    return [...new Set(found)];
  }

  /** The place that a press on a thing leads to: its own, where the thing has nothing to choose and the place has. */
  leadsTo(id: string): string | null {
    const place = this.#of.places().things.get(id)?.area;
    if (
      !place ||
      !this.#of.arrangement().spots.has(place) ||
      this.optionsOf(id).length > 0 ||
      this.#of.choices().blocked.has(id)
    )
      return null;
    return this.optionsOf(place).length > 0 || this.#of.choices().blocked.has(place) || this.#of.walkable?.(place)
      ? place
      : null;
  }

  /** Whether a press on a thing offers to go where it stands: its card is read by pointing at it. */
  #offersWay(id: string): boolean {
    const place = this.leadsTo(id);
    return place !== null && (this.#of.walkable?.(place) ?? false);
  }

  /** What a press means: the place where one may go there, otherwise first a card is read, then the place is meant. */
  #meant(id: string): string {
    const place = this.leadsTo(id);
    return place !== null && (this.#offersWay(id) || !this.explained(id) || this.#read === id || this.enlarged === id)
      ? place
      : id;
  }

  answerFor(id: string): Option | null {
    const key = this.#of.arrangement().spots.get(id)?.area.key ?? this.#of.places().things.get(id)?.card?.key;
    const options = this.optionsOf(id);
    return answerOf(options.length > 0 ? options : undefined, key);
  }

  placeOf(id: string): Vec & { rx: number; ry: number } {
    return this.#of.places().things.get(id) ?? this.#of.arrangement().spots.get(id) ?? { x: 0, y: 0, rx: 0, ry: 0 };
  }

  /** Whether there is something to read about a thing. */
  explained(id: string): boolean {
    const placed = this.#of.places().things.get(id);
    const area = this.#of.arrangement().spots.get(id)?.area;
    if (area) return (area.finds ?? []).length > 0 || (area.badges ?? []).length > 1;
    return placed?.card ? placed.card.face === 'up' : placed?.piece?.card !== undefined;
  }

  /** A press by finger or mouse. */
  press(id: string): void {
    this.over = id;
    if (this.#of.dragged() || this.#pressedLong) {
      this.#pressedLong = false;
      return;
    }
    const answer = this.#offersWay(id) ? null : this.answerFor(this.#meant(id));
    // A finger cannot hover: its first tap shows what would follow, its second takes it.
    if (answer && !this.#taps.takes(answer)) {
      this.#of.onhover(answer.n);
      this.callout = null;
      this.enlarged = null;
      return;
    }
    this.take(id);
  }

  /** A press by key. */
  take(pressed: string): void {
    const id = this.#meant(pressed);
    const options = this.optionsOf(id);
    const answer = this.#offersWay(pressed) ? null : this.answerFor(id);
    this.#pressedLong = false;
    // A card that was on its way must not come over what follows.
    clearTimeout(this.#waiting);
    this.enlarged = null;
    if (answer) {
      this.choose(answer.n);
    } else if ((options.length === 0 || this.#offersWay(pressed)) && this.#of.onwalk?.(id)) {
      // Why there is no way is read where one pressed.
      this.callout = this.#of.whyNot?.(id) && this.callout?.id !== id ? { id, at: this.placeOf(id) } : null;
    } else if (options.length > 1 || this.#of.choices().blocked.has(id)) {
      this.callout = this.callout?.id === id ? null : { id, at: this.placeOf(id) };
    } else {
      this.callout = null;
      this.enlarged = this.explained(id) ? id : null;
      this.#read = this.enlarged;
    }
  }

  choose(n: number): void {
    this.callout = null;
    this.#of.onhover(null);
    this.#of.onchoose(n);
  }

  enter(id: string, soon = 350): void {
    this.over = id;
    const answer = this.answerFor(this.leadsTo(id) ?? id);
    if (answer) this.#of.onhover(answer.n);
    clearTimeout(this.#waiting);
    if (this.explained(id) && !this.#of.aimed?.())
      this.#waiting = setTimeout(() => (this.enlarged = this.#of.aimed?.() ? this.enlarged : id), soon);
  }

  leave(id: string): void {
    if (this.over === id) this.over = null;
    if (this.answerFor(this.leadsTo(id) ?? id)) this.#of.onhover(null);
    clearTimeout(this.#waiting);
    if (this.enlarged === id) this.enlarged = null;
  }

  /** A finger is put down: held long enough it shows the card. */
  hold(event: PointerEvent, id: string): void {
    this.#pressedLong = false;
    this.#taps.down(event);
    if (event.pointerType === 'mouse' || !this.explained(id)) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      this.#pressedLong = true;
      this.enlarged = id;
    }, 500);
  }

  release(): void {
    clearTimeout(this.#waiting);
  }

  close(): void {
    this.callout = null;
    this.#read = null;
    this.enlarged = null;
  }
}
