// What gives way in the band until everything has its place.
import { tick, untrack } from 'svelte';
import type { Scene } from '../../scene';

/** One after the other: what is said below a calm number, and below every number; the end of a card's name; then the
 *  sentences of what wins and loses, which open with a press on their signs and numbers and are never cut; the steps
 *  of what is counted. At last the omens are moved in their place. */
const givesWay = [
  'without-calm-words',
  'without-words',
  'with-short-names',
  'with-signs',
  'without-steps',
  'with-moved-omens',
];

/** Whether what wins or loses is cut. */
function isCut(all: HTMLElement): boolean {
  const ends = [...all.querySelectorAll<HTMLElement>('.ends')];
  return (
    [...all.querySelectorAll<HTMLElement>('.ends > .win, .ends > .lose')].some(
      (each) => each.clientWidth > 1 && each.scrollHeight > each.clientHeight + 2,
    ) ||
    // Both in two lines want more height than a low band has.
    ends.some((each) => each.scrollHeight > each.clientHeight || heightOf(each) > each.clientHeight - 4)
  );
}
const heightOf = (each: HTMLElement): number =>
  ([...each.children] as HTMLElement[]).reduce(
    (sum, child) => sum + (child.clientWidth > 1 ? child.offsetHeight : 0),
    0,
  );

export class Fitting {
  cells = $state<HTMLElement>();
  width = $state(0);
  #tight = $state(0);
  /** Several scenes may come while it is measured: only the last one is. */
  #measured = 0;

  constructor(scene: () => Scene) {
    $effect(() => {
      void [scene(), this.width];
      untrack(() => void this.#fit());
    });
    // Words are as wide as their own type, which may come later than they do.
    $effect(() => {
      const again = () => void this.#fit();
      document.fonts?.addEventListener('loadingdone', again);
      return () => document.fonts?.removeEventListener('loadingdone', again);
    });
  }

  /** What has given way. */
  get given(): string[] {
    return givesWay.slice(0, this.#tight);
  }

  async #fit(): Promise<void> {
    const own = (this.#measured += 1);
    for (let tried = 0; tried <= givesWay.length; ++tried) {
      this.#tight = tried;
      await tick();
      const { cells } = this;
      if (own !== this.#measured || !cells || (cells.scrollWidth <= cells.clientWidth + 1 && !isCut(cells))) return;
    }
  }
}
