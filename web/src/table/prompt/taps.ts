// Taps of a finger, which cannot hover: where an option has something to tell beforehand, the first
// tap shows it and the second takes it. A mouse, a pen and a key take at once.
import type { Option } from '../../scene';

export class Taps {
  #finger = false;
  #shown: Option | null = null;

  /** Every press begins here, so that the click after it is known for what it is. */
  down(event: PointerEvent): void {
    this.#finger = event.pointerType === 'touch';
  }

  /** Whether this click takes the option, or only shows it. */
  takes(option: Option): boolean {
    if (!this.#finger || !tells(option) || this.#shown === option) return true;
    this.#shown = option;
    return false;
  }

  /** What was shown by a tap and waits for the second. */
  isShown(option: Option): boolean {
    return this.#shown === option;
  }
}

/** Whether there is more to an option than its name. */
export const tells = (option: Option): boolean => option.forecast !== undefined || (option.cost ?? '').length > 40;
