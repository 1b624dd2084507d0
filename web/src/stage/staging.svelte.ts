// What is on the stage now: one beat after the other, each at its place on the board. A card is turned over
// large and then lies in the dock, or stands beside the lit place while somebody decides; a moment fills
// the frame. Whoever watches goes on by a press, or to the end. Each viewer has a pace of their own, and
// nobody waits for another's stage.
import { motion } from '../board/motion/motion.svelte';
import { memory, still } from '../memory.svelte';
import type { LogEntry } from '../protocol';
import type { Scene } from '../scene';
import { card as cardSound, land } from '../sound/effects';
import { actionOf } from '../table/frame/key-table';
import { openLeaf } from '../table/reading/leaf';
import { beatsBetween, framesOf, unasked, type Between } from './frames';
import { fociOf, trackActs } from './scene-at';
import { endIn, openCard, rewordedIn, stagedAt, type Beat, type Staged } from './staged';
import { momentTime, parts, quicker, readingTime, restOf, silence, type Pace, type Shown } from './times';

export interface Run extends Between {
  /** A decision waits for whoever watches. */
  waited: () => boolean;
  /** What is left shall go quicker, because a clock runs. */
  hurried?: () => boolean;
  /** So much has happened that this beat is only kept, to be seen again when one likes. */
  folded?: (beat: Beat, left: number) => boolean;
}

/** What fills the whole frame for a while. */
export interface Moment {
  beat: Beat;
  title: string;
  why: string;
  next: string;
  /** Who walks through a gate, and which way. */
  transit: { of: string; way: 'in' | 'out' | 'taken' } | null;
  /** It waits until somebody goes on. */
  waits: boolean;
}

const letters = ({ title, stage }: Staged): number =>
  [title, stage.story ?? '', ...(stage.lines ?? [])].join('').length;

const isPage = (staged: Staged | null): boolean => staged?.stage.page === true;
const sameCard = (a: Staged | null, b: Staged | null): boolean =>
  a?.point === b?.point && a?.title === b?.title && (a === null) === (b === null);

export class Staging {
  /** The beat that is played. */
  now = $state.raw<Beat | null>(null);
  /** Which of how many. */
  at = $state(0);
  count = $state(0);
  /** Its sentence, from its landing on. */
  says = $state('');
  /** The card that lies open, and which of its printed lines are done. */
  card = $state.raw<Staged | null>(null);
  done = $state.raw<ReadonlySet<number>>(new Set());
  /** The card that is large in the middle, to be read. */
  turned = $state.raw<Staged | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Where the light is: ids, the most telling first; null: all is at rest. */
  foci = $state.raw<readonly string[] | null>(null);
  /** A card that stands until it is closed. */
  standing = $state.raw<Staged | null>(null);
  /** The end of the game, while the last page is still read. */
  waiting = $state.raw<Staged | null>(null);
  /** The table and its log as far as they have been staged. */
  shown = $state.raw<{ scene: Scene; log: readonly LogEntry[] } | null>(null);
  /** The stage is put aside to look at the board. */
  aside = $state(false);
  /** Somebody wants to see in full what befalls others. */
  looking = $state(false);
  /** Something else lies over the table, such as the question for one's name: no card passes meanwhile. */
  held = false;
  /** Somebody reads the pages to the table: none passes before it is turned. */
  reading = $state(false);
  /** How long what is in turn rests; 0: until somebody goes on. */
  length = $state(0);
  /** What was played last, to be seen again. */
  last = $state.raw<Run | null>(null);
  /** Dice lie in one's hand until they are thrown. */
  throws = $state(false);
  /** What was only kept. */
  kept = $state.raw<readonly Beat[]>([]);

  /** Whether anybody looks at the board. */
  #seen: () => boolean;
  #wake: (() => void) | null = null;
  #pressed = false;
  #ending = false;
  #again = false;

  constructor(seen: () => boolean = () => true) {
    this.#seen = seen;
  }

  get pace(): Pace {
    return memory.settings.stage;
  }
  /** The table as it is at this beat. */
  get scene(): Scene | null {
    return this.shown?.scene ?? null;
  }
  /** The printed line that is carried out now. */
  get part(): number | null {
    return this.now?.part ?? null;
  }
  /** Nobody decides yet, and there is something to be told. */
  get telling(): boolean {
    return (this.now !== null && this.count > 0) || this.turned !== null;
  }

  /** Plays what happened on the way from one scene to the next. */
  async run(run: Run): Promise<void> {
    const beats = beatsBetween(run);
    const read = this.reading && beats.some((beat) => beat.turns && isPage(beat.card));
    const shown = (this.pace !== 'off' && this.#seen()) || read;
    const told = beats.filter((beat) => beat.says || beat.turns);
    this.count = shown ? told.length : 0;
    this.at = 0;
    if (shown && told.length > 0) this.last = run;
    try {
      for (let frames = framesOf(run, beats), next = frames.next(); !next.done; next = frames.next()) {
        // Again: from the first frame.
        if (this.#again) {
          this.#again = this.#pressed = false;
          this.at = 0;
          this.done = new Set();
          frames = framesOf(run, beats);
          continue;
        }
        const frame = next.value;
        const { beat } = frame;
        // While a piece only goes its way the question that was answered stays in sight.
        const scene = this.count > 0 ? frame.scene : { ...frame.scene, decision: run.before.decision ?? null };
        this.shown = { scene, log: [...(run.past ?? []), ...run.entries.slice(0, frame.told)] };
        if (!frame.landed) {
          this.now = beat;
          this.says = '';
          if (run.folded?.(beat, told.length - this.at)) this.kept = [...this.kept, beat];
          else await this.#perform(beat, run, shown, beats);
        } else await this.#landed(beat, run, shown, beats);
      }
      motion.changed = fociOf(run.entries.flatMap((entry) => entry.acts ?? []));
    } finally {
      this.#over();
    }
  }

  /** What was only kept, once. */
  taken(): readonly Beat[] {
    const { kept } = this;
    this.kept = [];
    return kept;
  }

  /** The queue has come to somebody's choice, or to its end. */
  arrived(log: readonly LogEntry[], seats: readonly number[] | null, scene: Scene): void {
    this.#ending = this.#pressed = false;
    if (scene.decision?.yours) this.looking = false;
    const open = scene.decision ? openCard(log, seats) : null;
    if (!sameCard(open, this.card)) this.done = new Set();
    this.card = open;
  }

  /** The end of the game among these lines stands over the board, whatever pace somebody likes; where a page lies
   * open it waits until somebody wants to see it. */
  end(entries: readonly LogEntry[], after: Scene): void {
    const last = endIn(entries);
    if (!last) return;
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
    this.shown = { scene: unasked(scene), log: entries };
    for (const entry of entries) {
      const staged = stagedAt(entry);
      if (!staged || staged.stage.ends) continue;
      this.card = staged;
      await this.#read(staged, 'calm');
    }
    this.#over();
    this.card = null;
  }

  stand(staged: Staged): void {
    cardSound();
    this.standing = staged;
    this.aside = false;
  }

  close(): void {
    this.standing = null;
  }

  /** Whatever was on the stage is over at once: what came of it is shown. */
  drop(): void {
    this.#over();
    this.card = null;
  }

  /** The next landing, at once. */
  next(): void {
    if (!this.now && !this.turned) return;
    this.#pressed = true;
    motion.finish();
    this.#wake?.();
  }

  /** To the next choice, or to the end. */
  skip(): void {
    if (!this.now && !this.turned) return;
    this.#ending = true;
    this.next();
  }

  /** What is played, once more from its beginning. */
  again(): void {
    if (!this.now) return;
    this.#again = true;
    this.next();
  }

  /** What a key does while something runs or stands; whether it did anything. */
  key(key: string): boolean {
    const action = actionOf(key, 'stage');
    if (action === 'aside') this.aside = true;
    else if (action === 'skip' && this.standing) this.close();
    else if (!this.telling) return false;
    else if (action === 'skip') this.skip();
    else if (action === 'card' && this.card) this.standing = this.standing ? null : this.card;
    else if (action === 'look') this.looking = true;
    else if (action === 'again') this.again();
    else if (action === 'next') this.next();
    else return false;
    return true;
  }

  #over(): void {
    this.now = this.turned = this.moment = this.foci = this.shown = null;
    this.says = '';
    this.throws = false;
    this.count = 0;
    this.length = 0;
    this.aside = false;
    motion.led = false;
    motion.quicker = 1;
  }

  /** Somebody has pressed, or wants to be at the end. */
  get #hurried(): boolean {
    return this.#pressed || this.#ending;
  }

  #paceOf(beat: Beat, run: Run, beats: readonly Beat[]): Shown {
    if (this.pace === 'brisk' || run.hurried?.()) return 'brisk';
    if (beat.other && !this.looking) return 'brisk';
    // Of many beats from one card only those with a number on a track take their time.
    const many = beats.filter((each) => each.says && sameCard(each.card, beat.card)).length > 8;
    return many && beat.card && !beat.acts.some((act) => act.do === 'step') ? 'brisk' : 'calm';
  }

  /** Everything of a beat up to its landing. */
  async #perform(beat: Beat, run: Run, shown: boolean, beats: readonly Beat[]): Promise<void> {
    const page = beat.turns && isPage(beat.card) && this.reading;
    if (!shown && !page) {
      if (beat.form === 'moment' && beat.stage?.next && !beat.other && this.#seen()) await this.#fill(beat, 'calm');
      if (!this.#ending) await motion.play(beat.acts);
      return;
    }
    const pace = this.#paceOf(beat, run, beats);
    const small = beat.other && !this.looking;
    motion.led = true;
    motion.quicker = quicker[pace];
    const ends = beat.stage?.ends === true;
    if (!ends && !sameCard(beat.card, this.card)) {
      this.done = new Set();
      this.card = beat.card;
      if (beat.turns && beat.card && !small && (this.pace !== 'off' || page) && !this.#hurried)
        await this.#read(beat.card, pace, run);
    }
    // What is still to come is where the scene after has it.
    motion.comes = (id) => run.after.pieces?.find((piece) => piece.id === id) ?? null;
    const foci = fociOf(beat.acts)
      .flatMap((id) => [id, motion.comes(id)?.at.area ?? ''])
      .filter(Boolean);
    const walks = foci.length > 0 && foci[0] !== this.foci?.[0];
    if (foci.length > 0) this.foci = foci;
    if (walks && !still()) await this.#wait((parts.turn + parts.light) / quicker[pace]);
    if (beat.form === 'moment' && !ends) await this.#fill(beat, pace);
    if (memory.settings.throwing && !beat.other && beat.acts.some((act) => act.do === 'roll' && act.text)) {
      this.throws = true;
      await this.#wait(Infinity);
      this.throws = this.#pressed = false;
    }
    if (!this.#hurried) await motion.play(trackActs(this.scene ?? run.before, beat.acts));
  }

  async #landed(beat: Beat, run: Run, shown: boolean, beats: readonly Beat[]): Promise<void> {
    if (beat.part !== null) this.done = new Set([...this.done, beat.part]);
    if (!beat.says && !beat.turns) return;
    this.at += 1;
    if (!shown || this.kept.includes(beat)) return;
    // A press is for one landing.
    this.#pressed = false;
    this.says = beat.says;
    if (!this.#ending && beat.acts.length > 0) land();
    if (this.pace === 'off') return;
    const rest = restOf(beat.says, this.#paceOf(beat, run, beats), still());
    this.length = rest;
    await this.#wait(rest);
    this.length = 0;
  }

  /** A card is turned over, large, until it has been read. */
  async #read(staged: Staged, pace: Shown, run?: Run): Promise<void> {
    cardSound();
    this.standing = null;
    this.turned = staged;
    // A page lies there until it is turned; only who watches others briskly has it turned for them.
    const turned = isPage(staged) && (this.reading || this.pace === 'calm' || run?.waited());
    const over = still() ? parts.fade : (parts.over + parts.dock) / quicker[pace];
    await this.#wait(turned ? Infinity : over + readingTime(letters(staged), pace, still()));
    this.#pressed = false;
    this.turned = null;
  }

  /** A moment fills the frame; it begins with silence. */
  async #fill(beat: Beat, pace: Shown): Promise<void> {
    const stage = beat.stage!;
    const act = beat.acts.find((each) => each.do === 'transit');
    const waits = stage.next !== undefined && this.pace !== 'off';
    if (this.#ending || stage.ends) return;
    this.moment = {
      beat,
      title: stage.title ?? beat.says,
      why: stage.why ?? '',
      next: stage.next ?? '',
      transit: act ? { of: act.of ?? '', way: act.way ?? 'in' } : null,
      waits,
    };
    await this.#wait(silence);
    await this.#wait(waits ? Infinity : momentTime(pace));
    this.moment = null;
  }

  /** Until so much time is over or somebody goes on; the time stands still while the board or a card is looked at. */
  async #wait(length: number): Promise<void> {
    if (length <= 0 || this.#hurried) return;
    await new Promise<void>((done) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let covered = false;
      const over = () => {
        if (this.aside || this.held || this.standing) {
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
