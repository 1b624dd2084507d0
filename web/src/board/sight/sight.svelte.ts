// The window on the board: which part of it is seen, and how wheel, fingers and buttons move it.
import { bound, pan, whole, windowOf, zoomAt, type View } from './camera';
import { distance, type Box, type Vec } from '../plan/geometry';

export class Sight {
  /** The size of what the board is drawn on, in pixels. */
  width = $state(0);
  height = $state(0);
  #view = $state.raw<View | null>(null);
  readonly #box: () => Box;
  readonly #moved: () => void;
  readonly #pointers = new Map<number, Vec>();
  /** Whether the press that goes on, or the last one, moved the board. */
  dragged = false;

  /** `moved` hears that what lay under a finger has gone elsewhere. */
  constructor(box: () => Box, moved: () => void) {
    this.#box = box;
    this.#moved = moved;
  }

  readonly seen = $derived.by((): View => bound(this.#view ?? whole(this.#box()), this.#box()));
  readonly window = $derived.by((): Box => windowOf(this.seen, this.#box()));
  readonly scale = $derived.by((): number =>
    this.width > 0 && this.height > 0 ? Math.min(this.width / this.window.w, this.height / this.window.h) : 1,
  );
  get zoomed(): boolean {
    return this.seen.zoom > 1;
  }

  onPage(at: Vec): Vec {
    return {
      x: this.width / 2 + (at.x - this.seen.x) * this.scale,
      y: this.height / 2 + (at.y - this.seen.y) * this.scale,
    };
  }

  onBoard(svg: Element, clientX: number, clientY: number): Vec {
    const box = svg.getBoundingClientRect();
    return {
      x: this.seen.x + (clientX - box.left - box.width / 2) / this.scale,
      y: this.seen.y + (clientY - box.top - box.height / 2) / this.scale,
    };
  }

  zoom(factor: number, at: Vec = this.seen): void {
    this.#view = zoomAt(this.seen, this.#box(), factor, at);
    this.#moved();
  }

  showAll(): void {
    this.#view = null;
  }

  /** Zooms with the wheel; further out than the whole board it does nothing. */
  wheel(event: WheelEvent, svg: Element): void {
    if (!event.ctrlKey && event.deltaY > 0 && !this.zoomed) return;
    event.preventDefault();
    this.zoom(
      Math.exp(-Math.max(-80, Math.min(80, event.deltaY)) * 0.004),
      this.onBoard(svg, event.clientX, event.clientY),
    );
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#pointers.size === 0) this.dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** One finger pans what is zoomed, two fingers zoom. */
  drag(event: PointerEvent, svg: Element): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.dragged = true;
      const middle = this.onBoard(svg, (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else if (this.dragged || distance(now, before) > 6) {
      if (!this.zoomed) return;
      if (!this.dragged) svg.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.#view = pan(this.seen, this.#box(), (now.x - before.x) / this.scale, (now.y - before.y) / this.scale);
      this.#moved();
    } else {
      return;
    }
    this.#pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  /** Lets go of every finger: somebody else takes the press over. */
  letGo(): void {
    this.#pointers.clear();
  }
}
