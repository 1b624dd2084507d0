// Choices that do not fit into the dock turn like pages: which of them are in sight, and how many
// there are.
export class Page {
  scroller = $state<HTMLElement>();
  from = $state(1);
  to = $state(1);
  of = $state(1);
  more = $state(false);
  /** There is nothing above, and nothing below. */
  top = $state(true);
  end = $state(true);
  /** The choices of this question did not fit as they came. */
  crowded = $state(false);

  constructor() {
    $effect(() => {
      const at = this.scroller;
      if (!at || typeof ResizeObserver === 'undefined') return;
      const looks = new ResizeObserver(() => this.look());
      const changes = new MutationObserver(() => this.look());
      looks.observe(at);
      // A choice that says more than before may no longer fit beside the others.
      changes.observe(at, { childList: true, characterData: true, subtree: true });
      this.look();
      return () => {
        looks.disconnect();
        changes.disconnect();
      };
    });
  }

  look(): void {
    const at = this.scroller;
    if (!at) return;
    // What holds a card to enlarge it has no place of its own; an enlarged card and a hand that is looked at are
    // no choices.
    const all = ([...at.children] as HTMLElement[])
      .flatMap((each) =>
        each.matches('.holder, .rest, .stack, .flow, .sliders')
          ? ([...each.children] as HTMLElement[])
          : each.matches('.over, .held, .why-not')
            ? []
            : [each],
      )
      .sort((one, other) => one.offsetTop - other.offsetTop);
    this.more = at.scrollHeight > at.clientHeight + 4;
    this.crowded ||= this.more;
    this.top = at.scrollTop <= 4;
    this.end = at.scrollTop + at.clientHeight >= at.scrollHeight - 4;
    this.of = all.length;
    const seen = all.flatMap((each, i) => {
      const middle = each.offsetTop + each.offsetHeight / 2 - at.offsetTop;
      return middle >= at.scrollTop && middle <= at.scrollTop + at.clientHeight ? [i + 1] : [];
    });
    this.from = seen[0] ?? 1;
    this.to = seen.at(-1) ?? 1;
  }

  /** A new question begins with its first choice. */
  first(): void {
    this.crowded = false;
    this.begin();
  }

  /** Turns back to what stands first. */
  begin(): void {
    this.scroller?.scrollTo?.({ top: 0, behavior: 'auto' });
  }

  turn(by: number): void {
    const at = this.scroller;
    at?.scrollBy({ top: by * Math.max(44, at.clientHeight - 24), behavior: 'auto' });
  }
}
