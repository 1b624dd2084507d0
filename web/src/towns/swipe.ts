// A finger that goes sideways over a board that is not enlarged turns to the board before or after.
// What moves an enlarged board, two fingers, and a finger that goes up or down are something else.

/** So far a finger has to go, in pixels. */
const least = 60;

export class Swipe {
  #from: { id: number; x: number; y: number } | null = null;
  #fingers = 0;
  /** The press that ends a swipe is no press on what lies there. */
  #swiped = false;
  readonly #turn: (by: number) => void;

  /** `turn` hears 1 for the next board and -1 for the one before. */
  constructor(turn: (by: number) => void) {
    this.#turn = turn;
  }

  down(event: PointerEvent): void {
    this.#swiped = false;
    if (event.pointerType !== 'touch') return;
    this.#fingers = event.isPrimary ? 1 : this.#fingers + 1;
    const free = (event.target as Element).closest('svg.zoomed, svg.aimed, [role="dialog"]') === null;
    this.#from = this.#fingers === 1 && free ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  }

  up(event: PointerEvent): void {
    const from = this.#from;
    this.end();
    if (!from || from.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(dx) < least || Math.abs(dx) < 2 * Math.abs(dy)) return;
    this.#swiped = true;
    this.#turn(dx < 0 ? 1 : -1);
  }

  end(): void {
    this.#from = null;
    this.#fingers = Math.max(0, this.#fingers - 1);
  }

  click(event: MouseEvent): void {
    if (this.#swiped) event.stopPropagation();
    this.#swiped = false;
  }
}
