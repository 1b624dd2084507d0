// What is on the stage now. A card runs: it comes, its steps tick one by one while the board answers,
// and it goes; whoever watches goes on by a press, or to the end. Or it stands: the end of the game,
// or a line of the log that is looked at again. Each viewer has a pace of their own, and nobody waits
// for another's stage.
import { motion } from '../board/motion/motion.svelte';
import { memory, still } from '../memory.svelte';
import type { LogEntry } from '../protocol';
import type { Act, Scene } from '../scene';
import { card } from '../sound/effects';
import { fociOf, sceneAfter } from './scene-at';
import { openLeaf, openTitles } from '../table/reading/leaf';
import { bannerIn, openCard, partsGoingOn, partsOf, rewordedIn, type Part, type Staged } from './staged';
import { readingTime, stepTime, times, type Pace } from './times';

/** Between two scenes: what happened, and whether somebody waits for it to be over. */
export interface Run {
  before: Scene;
  after: Scene;
  entries: readonly LogEntry[];
  /** What was told before. */
  past?: readonly LogEntry[];
  seats: readonly number[];
  /** A decision waits for whoever watches. */
  waited: () => boolean;
  /** Much has happened since: only cards are shown. */
  behind?: boolean;
}

/** A card that somebody was asked about in its middle goes on once no roll lies open over the board. */
function partsIn({ entries: told, past = [], seats, after }: Run): Part[] {
  const open = openTitles(after);
  // A page that lies open afterwards is read there.
  const entries = told.map((entry): LogEntry => {
    if (!entry.stage?.page || !open.has(entry.stage.title ?? '')) return entry;
    const { stage: _, ...line } = entry;
    return { ...line, as: 'told' };
  });
  return (
    ((after.panels ?? []).some((panel) => panel.kind === 'roll') ? null : partsGoingOn(past, entries, seats)) ??
    partsOf(entries, seats)
  );
}

/** The table in the middle of what happens: what was asked before is answered, and what is asked next is not asked
 * yet. Without this the old choices stood there again between two cards, for as long as something moved, and for
 * as long as a phone was put aside meanwhile. */
const unasked = (scene: Scene): Scene => (scene.decision ? { ...scene, decision: null } : scene);

const letters = ({ title, stage }: Staged): number =>
  [title, stage.story ?? '', ...(stage.lines ?? [])].join('').length;

const nameOf = ({ point, title }: Staged): string => `${point ?? ''} ${title}`;

const isPage = (part: Part): boolean => 'stage' in part && part.stage.page === true;

export class Staging {
  /** The card that runs. */
  now = $state.raw<Staged | null>(null);
  /** The step in turn; as many as there are steps when all are done. */
  at = $state(-1);
  /** A card that stands until it is closed. */
  standing = $state.raw<Staged | null>(null);
  /** The end of the game, while the last page is still read. */
  waiting = $state.raw<Staged | null>(null);
  banner = $state.raw<LogEntry | null>(null);
  /** The table as it is at this step. */
  scene = $state.raw<Scene | null>(null);
  /** The stage is put aside to look at the board. */
  aside = $state(false);
  /** Something else lies over the table, such as the question for one's name: no card passes meanwhile. */
  held = false;
  /** Somebody reads the pages to the table: none passes before it is turned. */
  reading = $state(false);
  /** How long the step in turn takes; 0: until somebody goes on. */
  length = $state(0);

  /** Whether anybody looks at the board. */
  #seen: () => boolean;
  /** The cards that have been on the stage. */
  readonly #shown = new Set<string>();
  #wake: (() => void) | null = null;
  #pressed = false;
  #ending = false;
  #bannerGoes: ReturnType<typeof setTimeout> | undefined;

  constructor(seen: () => boolean = () => true) {
    this.#seen = seen;
  }

  get pace(): Pace {
    return memory.settings.stage;
  }

  /** Plays what happened on the way from one scene to the next. */
  async run(run: Run): Promise<void> {
    const parts = partsIn(run);
    if (run.behind && !parts.some((part) => 'steps' in part)) return;
    const play = (acts: readonly Act[]) => (run.behind || acts.length === 0 ? Promise.resolve() : motion.play(acts));
    const read = this.reading && parts.some(isPage);
    if ((this.pace === 'off' && !read) || (!this.#seen() && !read)) {
      await play(run.entries.flatMap((entry) => entry.acts ?? []));
      return;
    }
    if (!run.behind) this.#tell(bannerIn(parts));
    let scene = unasked(run.before);
    for (const part of parts) {
      const acts = 'lines' in part ? part.lines.flatMap((entry) => entry.acts ?? []) : part.acts;
      await play(acts);
      scene = sceneAfter(scene, acts, run.after);
      if (parts.length > 1 || 'steps' in part) this.scene = scene;
      if ('lines' in part || part.stage.ends || (this.pace === 'off' && !isPage(part))) continue;
      scene = await this.#perform(part, scene, run);
    }
    // What moved is marked, whichever part of it was the last.
    if (parts.length > 1) motion.changed = fociOf(run.entries.flatMap((entry) => entry.acts ?? []));
    this.scene = null;
  }

  /** The end of the game among these lines stands over the board, whatever pace somebody likes; where a page lies
   * open it waits until somebody wants to see it. */
  end(entries: readonly LogEntry[], after: Scene): void {
    const last = partsOf(entries, null).findLast((part) => 'steps' in part && part.stage.ends);
    if (!last || !('steps' in last)) return;
    if (openLeaf(after)) this.waiting = last;
    else this.stand(last);
  }

  /** The log is told in other words, such as those of another language: so is the card that stands. */
  reword(before: readonly LogEntry[], after: readonly LogEntry[]): void {
    if (before === after) return;
    if (this.standing) this.standing = rewordedIn(this.standing, before, after) ?? this.standing;
    if (this.waiting) this.waiting = rewordedIn(this.waiting, before, after);
  }

  /** What is known from the beginning, such as whom the game is against, for whoever comes to it. */
  async begin(entries: readonly LogEntry[], scene: Scene): Promise<void> {
    if (this.pace === 'off' || !this.#seen()) return;
    for (const part of partsOf(entries, []))
      if ('steps' in part)
        await this.#perform({ ...part, steps: [] }, unasked(scene), {
          before: scene,
          after: scene,
          entries,
          seats: [],
          waited: () => true,
        });
    this.scene = null;
  }

  /** Somebody is asked in the middle of a card that has not been on the stage here, because the page was
   *  hidden or is opened anew: the card comes first. */
  async catchUp(log: readonly LogEntry[], seats: readonly number[], scene: Scene): Promise<void> {
    if (this.pace === 'off' || this.now || !this.#seen()) return;
    const open = openCard(log, seats);
    if (!open || this.#shown.has(nameOf(open))) return;
    await this.#perform(open, unasked(scene), { before: scene, after: scene, entries: [], seats, waited: () => true });
    this.scene = null;
  }

  stand(staged: Staged): void {
    this.#shown.add(nameOf(staged));
    card();
    this.standing = staged;
    this.aside = false;
  }

  close(): void {
    this.standing = null;
  }

  /** Whatever was on the stage is over at once: what came of it is shown. */
  drop(): void {
    this.now = this.scene = null;
    this.aside = false;
  }

  /** On to the next step. */
  next(): void {
    this.#pressed = true;
    motion.finish();
    this.#wake?.();
  }

  /** To the end of everything that is on the stage. */
  skip(): void {
    this.#ending = true;
    this.next();
  }

  dismiss(): void {
    clearTimeout(this.#bannerGoes);
    this.banner = null;
  }

  /** What a key does while a card runs or stands; whether it did anything. */
  key(key: string): boolean {
    if (key.length > 1 && !['Enter', 'Escape', 'ArrowRight', 'ArrowDown', 'PageDown'].includes(key)) return false;
    if (key === 'b' || key === 'B') this.aside = true;
    else if (this.now) key === 'Escape' ? this.skip() : this.next();
    else if (key === 'Escape') this.close();
    else return false;
    return true;
  }

  #tell(banner: LogEntry | null): void {
    if (!banner || this.pace === 'off') return;
    this.banner = banner;
    clearTimeout(this.#bannerGoes);
    this.#bannerGoes = setTimeout(() => (this.banner = null), still() ? 2500 : times[this.pace].banner);
  }

  async #perform(staged: Staged, before: Scene, run: Run): Promise<Scene> {
    const began = performance.now();
    const { steps, told = 0 } = staged;
    let scene = before;
    this.standing = null;
    this.#ending = false;
    this.#shown.add(nameOf(staged));
    this.now = staged;
    this.at = told - 1;
    card();
    const calm = () => this.pace === 'calm' && (memory.settings.stageWait || !run.waited());
    const brisk = () => (calm() ? 'calm' : 'brisk');
    const all = (): Act[] => steps.slice(Math.max(told, this.at)).flatMap((step) => step.acts);
    if (!still()) {
      await this.#wait(times[brisk()].come);
      for (const [index, step] of steps.entries()) {
        if (this.#ending) break;
        if (index < told) continue;
        this.at = index;
        this.#pressed = false;
        motion.quicker = times[brisk()].quicker;
        const ends = performance.now() + stepTime(step.text, brisk(), steps.length);
        this.length = ends - performance.now();
        await motion.play(step.acts);
        scene = this.scene = sceneAfter(scene, step.acts, run.after);
        if (!this.#pressed) await this.#wait(ends - performance.now());
      }
      motion.quicker = 1;
    }
    scene = this.scene = sceneAfter(scene, all(), run.after);
    this.at = steps.length;
    this.length = 0;
    // A page lies there until it is turned; only who watches others briskly has it turned for them.
    const turned = isPage(staged) && (this.reading || this.pace === 'calm' || run.waited());
    const rest =
      memory.settings.stageWait || turned
        ? Infinity
        : Math.max(times[brisk()].rest, (told > 0 ? 0 : readingTime(letters(staged))) - (performance.now() - began));
    if (!this.#ending) await this.#wait(rest);
    this.now = null;
    this.aside = false;
    return scene;
  }

  /** Until so much time is over or somebody goes on; the time stands still while the board is looked at. */
  async #wait(length: number): Promise<void> {
    if (length <= 0) return;
    await new Promise<void>((done) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let covered = false;
      const over = () => {
        if ((this.aside || this.held) && !this.#ending) {
          covered ||= this.held;
          timer = setTimeout(over, 200);
        } else if (covered) {
          covered = false;
          timer = setTimeout(over, length);
        } else done();
      };
      if (length !== Infinity) timer = setTimeout(over, length);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
