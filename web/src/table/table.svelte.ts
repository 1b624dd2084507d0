// One table as its page sees it: the room, the scene of the seat that is looked from, the log and
// the chat, and everything that can be asked of the server. It knows no game.
import { Connection, type Standing, type Wire } from '../connection';
import { memory } from '../memory.svelte';
import type {
  ChatLine,
  Failure,
  Hint,
  LogEntry,
  ReachedChapter,
  ReplayAnswer,
  Reply,
  Room,
  ServerMessage,
  Story,
  You,
} from '../protocol';
import type { Act, Option, Scene, Viewer } from '../scene';
import { hearCards } from '../sound/cards';
import { beatsOf, type Beat } from '../stage/staged';
import { Staging, type Run } from '../stage/staging.svelte';
import { again, longest, patience } from '../stage/times';
import { signsOf, signsOfDeeds, type Sign } from '../stage/strip';
import { newToken } from '../token';
import { language } from '../words.svelte';
import { doneByBot, lastTurnOf, type Deed } from './log/turns';

export interface Notice {
  text: string;
  code: string;
}

interface Coming {
  scene: Scene;
  revision: number;
  view: Viewer;
  /** What happened since the scene before; nothing when it is not known what led here. */
  news: LogEntry[];
  /** Somebody has just come to the table. */
  first: boolean;
  log: LogEntry[];
}

export class TableView {
  standing = $state<Standing>('joining');
  refusal = $state.raw<Failure | null>(null);
  retryIn = $state(0);
  you = $state.raw<You>({ seats: [], host: false });
  view = $state<Viewer>('spectator');
  revision = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  /** What the reader has written down for themselves. */
  note = $state('');
  /** The server's clock less one's own, in seconds. */
  ahead = $state(0);
  unread = $state(0);
  hints = $state.raw<Hint | null>(null);
  hinting = $state(false);
  notice = $state.raw<Notice | null>(null);
  rematch = $state.raw<{ table: string; tokens: string[] } | null>(null);
  /** Another table that the reader may go to, or stay here. */
  invitation = $state.raw<{ table: string; tokens: string[] } | null>(null);
  gone = $state.raw<{ url?: string } | null>(null);
  /** The point at which the reader's last turn ended. */
  lastTurn = $state(-1);
  choosing = $state(false);
  readonly staging: Staging;
  /** What happened since the reader's last turn and was shown to nobody here. */
  private missed = $state.raw<readonly Beat[]>([]);
  /** Which of the signs of what was missed is shown again on the board. */
  seeing = $state<number | null>(null);
  /** Up to where the reader has read what a bot did for them. */
  private readDone = $state(-1);
  /** What a bot did for the reader's seat while they were away, once they are back. */
  doneForMe: readonly Deed[] = $derived.by(() => {
    const seat = this.view;
    if (typeof seat !== 'number' || !this.ownSeats.includes(seat)) return [];
    return doneByBot(this.log, [seat]).filter((deed) => deed.to > this.readDone);
  });

  /** What happened while the reader waited, once it is their turn. */
  waitedFor: readonly Sign[] = $derived.by(() => {
    if (this.doneForMe.length > 0) return signsOfDeeds(this.doneForMe);
    return this.#scene?.decision?.yours && !this.staging.shown ? signsOf(this.missed, this.ownSeats) : [];
  });

  #scene = $state.raw<Scene | null>(null);
  #log = $state.raw<LogEntry[]>([]);
  #room = $state.raw<Room | null>(null);
  private news: LogEntry[] = [];
  private came = false;
  private showing = false;
  private heardLog: LogEntry[] = [];
  private coming: Coming[] = [];
  private readonly connection: Connection;
  private firstLog = true;
  private firstChat = true;

  constructor(
    readonly id: string,
    readonly tokens: string[],
    open?: () => Wire,
    seen?: () => boolean,
  ) {
    this.staging = new Staging(seen);
    this.connection = new Connection(
      id,
      tokens,
      language(),
      {
        standing: (now, error, retryIn) => {
          this.standing = now;
          this.retryIn = retryIn;
          if (error) this.refusal = error;
          if (now !== 'here') this.choosing = false;
          if (now === 'joining' || now === 'lost') this.firstLog = this.firstChat = true;
        },
        sat: (you, view, now) => {
          if (now !== null) this.ahead = now - Math.floor(Date.now() / 1000);
          this.note = '';
          // The seat that was looked from before a lost connection is looked from again.
          const before = this.view;
          this.you = you;
          this.view = view;
          if (this.scene && before !== view && typeof before === 'number' && you.seats.includes(before))
            void this.look(before);
        },
        message: (message) => this.hear(message),
        scene: (scene, revision, view) => {
          this.coming.push({ scene, revision, view, news: this.news, first: this.came, log: this.heardLog });
          this.news = [];
          this.came = false;
          void this.showNext();
        },
      },
      open,
      () => memory.session,
    );
  }

  /** The table as far as it has been staged: what is still to come is reachable by nobody. */
  get scene(): Scene | null {
    return this.staging.shown?.scene ?? this.#scene;
  }
  /** What has been told so far. */
  get log(): LogEntry[] {
    return (this.staging.shown?.log as LogEntry[] | undefined) ?? this.#log;
  }
  /** The room; that the game is over is seen when its end has been. */
  get room(): Room | null {
    const room = this.#room;
    return room?.over && this.behind ? { ...room, over: false } : room;
  }
  /** Something is still to be staged. */
  private behind = $state(false);

  start(): void {
    this.connection.start();
  }

  /** Opens a table at which the server stopped, because somebody asks for it. */
  openAnyway(): void {
    this.refusal = null;
    this.connection.insistOnIt();
  }

  stop(): void {
    this.connection.stop();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Shows scenes in the order in which they came, each after what moved on its way to it. */
  private async showNext(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    while (this.coming.length > 0) {
      const next = this.coming[0]!;
      const before = this.#scene;
      // Nothing is played that nobody sees: another seat's view, a hidden page.
      const seen = before && next.view === this.view && !document.hidden;
      this.behind = true;
      if (seen && next.news.length > 0)
        await this.staged({
          before,
          after: next.scene,
          entries: next.news,
          past: this.#log,
          seats: this.onlookers,
          waited: () => this.waited,
          hurried: () => this.hurried,
          folded: (beat) => this.folds(beat),
        });
      const others = next.news.some(
        (entry) => entry.kind === 'choice' && entry.seat != null && !this.ownSeats.includes(entry.seat),
      );
      const past = this.#log;
      this.coming.shift();
      this.behind = this.coming.length > 0;
      if (seen) hearCards(before, next.scene);
      this.show(next);
      if (next.view === this.view && before) {
        if (!seen || (this.staging.pace === 'off' && others)) this.miss(next.news, past);
        this.missed = [...this.missed, ...this.staging.taken()];
      } else if (next.first) this.cameBack(next.log);
      sessionStorage.setItem(this.mark, String(next.log.at(-1)?.point ?? -1));
      if (seen) this.staging.end(next.news, next.scene);
      if (next.first && this.ownSeats.length > 0 && lastTurnOf(next.log, this.ownSeats, false) < 0)
        await this.staging.begin(
          next.log.filter((entry) => entry.point === 0),
          next.scene,
        );
      if (this.coming.length === 0 || next.scene.decision?.yours) {
        this.since = 0;
        this.staging.arrived(this.#log, this.onlookers, next.scene);
      }
    }
    this.showing = false;
  }

  /** Shows what was played last once more, as far as nothing new has come. */
  async watchAgain(): Promise<void> {
    const { last } = this.staging;
    if (this.showing || !last || last.after !== this.#scene) return;
    this.showing = true;
    await this.staged({ ...last, folded: () => false });
    this.showing = false;
    void this.showNext();
  }

  /** What cannot be played out keeps nobody from the table as it is. */
  private async staged(run: Run): Promise<void> {
    try {
      await this.staging.run(run);
    } catch (why) {
      console.error(why);
      this.staging.drop();
    }
  }

  /** Whom what happens befalls more than others; null: nobody sits here, and all is told alike. */
  private get onlookers(): number[] | null {
    return this.ownSeats.length > 0 ? this.ownSeats : null;
  }

  /** A clock runs for whoever watches, and they have watched for a while. */
  private get hurried(): boolean {
    if (!this.waited || this.#room?.clock == null) return false;
    this.since ||= performance.now();
    return performance.now() - this.since > patience;
  }
  private since = 0;

  /** What is shown is behind, and somebody here could decide already. */
  get waited(): boolean {
    const ahead = (this.coming.at(-1)?.scene ?? this.#scene)?.decision;
    return (
      this.coming.length > 1 ||
      ahead?.yours === true ||
      (ahead?.seats ?? []).some((seat) => this.ownSeats.includes(seat))
    );
  }

  private show({ scene, revision, view, log }: Coming): void {
    const mine = this.#scene?.decision?.yours ?? false;
    if (view !== this.view || (mine && !(scene.decision?.yours ?? false))) {
      this.missed = [];
      this.seeing = null;
    }
    if (revision !== this.revision) this.hints = null;
    this.view = view;
    this.revision = revision;
    this.staging.reword(this.#log, log);
    this.#log = log;
    this.lastTurn = lastTurnOf(log, this.you.seats, scene.decision?.yours ?? false);
    this.#scene = scene;
    this.choosing = false;
    this.remember();
  }

  /** The summary of what was waited for has been read. */
  read(): void {
    this.missed = [];
    this.seeing = null;
    this.readDone = this.#log.at(-1)?.point ?? -1;
  }

  /** Shows on the board again what one sign stands for, or all of them one after the other. */
  async see(at: number | null): Promise<void> {
    const own = (this.sees += 1);
    for (const i of at === null ? this.waitedFor.keys() : [at]) {
      this.seeing = i;
      await new Promise((later) => setTimeout(later, again));
      if (own !== this.sees) return;
    }
    this.seeing = null;
  }
  private sees = 0;

  /** What nobody here has been shown is kept until the reader's turn is over. */
  private miss(news: readonly LogEntry[], past: readonly LogEntry[]): void {
    if (this.ownSeats.length === 0) return;
    const beats = beatsOf(news, this.ownSeats, past);
    this.missed = [...this.missed, ...beats.filter((beat) => beat.says !== '')];
  }

  /** What befalls others is only kept where a long queue stands before one's own choice. */
  private folds(beat: Beat): boolean {
    if (!beat.other || beat.form === 'moment' || this.coming.length < 2 || !this.waited) return false;
    const queued = this.coming.flatMap(({ news }) => news);
    return queued.filter((entry) => entry.says ?? entry.stage).length > longest.beats;
  }

  /** Up to where this reader has seen the table, kept for as long as the window is open. */
  private get mark(): string {
    return `tavola.seen.${this.id}.${this.view}`;
  }

  /** Whoever comes back is told what they have missed. */
  private cameBack(log: readonly LogEntry[]): void {
    const seen = sessionStorage.getItem(this.mark);
    if (seen === null) return;
    const from = log.findIndex((entry) => entry.point > Number(seen));
    if (from >= 0) this.miss(log.slice(from), log.slice(0, from));
  }

  private hear(message: Exclude<ServerMessage, { type: 'scene' }>): void {
    switch (message.type) {
      case 'room':
        this.#room = message.room;
        this.remember();
        break;
      case 'log': {
        const kept = this.firstLog ? [] : this.heardLog.filter((entry) => entry.point <= message.keep);
        const grown = !this.firstLog && message.keep >= (this.heardLog.at(-1)?.point ?? 0);
        this.heardLog = [...kept, ...message.entries];
        // Going back in time is not played backwards.
        if (grown) this.news.push(...message.entries);
        else {
          this.news = [];
          this.staging.skip();
        }
        this.came ||= this.firstLog && !this.scene;
        this.firstLog = false;
        break;
      }
      case 'chat':
        // The first after sitting down has all there are.
        if (this.firstChat) {
          this.chat = message.lines;
        } else {
          this.chat = [...this.chat, ...message.lines];
          this.unread += message.lines.length;
        }
        this.firstChat = false;
        break;
      case 'note':
        this.note = message.text;
        break;
      case 'rematch': {
        const there = { table: message.table, tokens: message.tokens };
        if (message.invited) this.invitation = there;
        else this.rematch = there;
        break;
      }
      case 'gone':
        this.gone = message.url ? { url: message.url } : {};
        break;
      case 'error':
        // That the server closes is told by what follows, a table out of reach, and not when it is back.
        if (message.error.code !== 'shutting_down')
          this.notice = { text: message.error.message, code: message.error.code };
        break;
    }
  }

  private remember(): void {
    if (!this.room || this.tokens.length === 0) return;
    memory.keep(this.id, {
      game: this.room.game,
      title: this.room.title,
      tokens: this.tokens,
      with: this.room.seats.filter((each) => !this.you.seats.includes(each.seat)).map((each) => each.name),
      // By the heading of the newest line, which also counts where the bar shows no rounds.
      round: this.log.at(-1)?.turn.round || (this.scene?.clock.round ?? 0),
      over: this.room.over,
      seen: Date.now() / 1000,
    });
  }

  private async tell(message: { do: string; [field: string]: unknown }): Promise<Reply> {
    return this.answered(await this.connection.ask(message));
  }

  private answered(reply: Reply): Reply {
    if (!reply.ok && reply.error) this.notice = { text: reply.error.message, code: reply.error.code };
    return reply;
  }

  /** One's own seats at which a person and no bot sits. */
  get ownSeats(): number[] {
    return this.you.seats.filter((seat) => this.room?.seats.find((each) => each.seat === seat)?.bot == null);
  }

  /** The own seat that should decide while another is looked from: the curtain falls for it. */
  get seatInTurn(): number | null {
    const decision = this.scene?.decision;
    if (!decision || decision.yours) return null;
    const mine = decision.seats.filter((seat) => this.ownSeats.includes(seat) && seat !== this.view);
    return mine[0] ?? null;
  }

  async choose(n: number, flick?: Record<string, number>): Promise<boolean> {
    if (this.choosing) return false;
    this.choosing = true;
    this.notice = null;
    const reply = await this.tell({ do: 'choose', revision: this.revision, n, ...(flick ? { flick } : {}) });
    if (!reply.ok) this.choosing = false;
    return reply.ok;
  }

  /** What an answer would set in motion, as far as the table's help goes. Nothing is said when the
   * table has moved on meanwhile: whoever aims has other things to look at then. */
  async preview(n: number, flick: Record<string, number>): Promise<Act | null> {
    const reply = await this.connection.ask({ do: 'preview', revision: this.revision, n, flick });
    const acts = reply.ok ? (reply['acts'] as Act[] | undefined) : undefined;
    return acts?.find((act) => act.do === 'motion') ?? null;
  }

  look(seat: Viewer): Promise<Reply> {
    this.note = '';
    return this.tell(seat === 'spectator' ? { do: 'view', seat } : { do: 'view', seat });
  }

  speak(): void {
    this.firstLog = true;
    this.connection.speak(language());
  }

  undo(target: { to: number } | { steps: number } | { turn: number }): Promise<Reply> {
    return this.tell({ do: 'undo', ...target });
  }

  redo(): Promise<Reply> {
    return this.tell({ do: 'redo', steps: 1 });
  }

  /** The host says what becomes of an undo that concerns somebody who is away. */
  settle(undoAway: 'wait' | 'refuse'): Promise<Reply> {
    return this.tell({ do: 'settings', undo_away: undoAway });
  }

  answer(agree: boolean): Promise<Reply> {
    return this.tell({ do: 'answer', agree });
  }

  async hint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const revision = this.revision;
    const reply = await this.tell({ do: 'hint', milliseconds: 1500 });
    this.hinting = false;
    if (reply.ok && revision === this.revision) this.hints = reply as unknown as Hint;
  }

  /** Sits down on an open seat with a token of one's own, which opens it also when the answer is lost. */
  async take(seat: number, name: string): Promise<string | null> {
    const token = newToken();
    return this.answered(await this.connection.insist({ do: 'take', seat, name, token })).ok ? token : null;
  }

  openSeat(seat: number, open: boolean): Promise<Reply> {
    return this.tell({ do: 'open', seat, open });
  }

  leave(seat: number): Promise<Reply> {
    return this.tell({ do: 'leave', seat });
  }

  vote(seat: number, agree: boolean): Promise<Reply> {
    return this.tell({ do: 'vote', seat, agree });
  }

  concede(): Promise<Reply> {
    return this.tell({ do: 'concede' });
  }

  clock(seconds: number | null): Promise<Reply> {
    return this.tell({ do: 'settings', clock: seconds });
  }

  async write(text: string, seat: number): Promise<boolean> {
    const reply = await this.tell({ do: 'note', text, seat });
    if (reply.ok && this.view === seat) this.note = text;
    return reply.ok;
  }

  /** The name of somebody who looks on. */
  callMe(name: string): Promise<Reply> {
    return this.tell({ do: 'name', name });
  }

  /** Own seats that a bot plays for until they are taken back. */
  get lentSeats() {
    return (this.room?.seats ?? []).filter(
      (each) => this.you.seats.includes(each.seat) && each.bot !== null && each.stand_in,
    );
  }

  async say(text: string): Promise<boolean> {
    return (await this.tell({ do: 'chat', text })).ok;
  }

  rename(seat: number, name: string): Promise<Reply> {
    return this.tell({ do: 'name', seat, name });
  }

  seatBot(seat: number, bot: string | null, standIn = false): Promise<Reply> {
    return this.tell({ do: 'bot', seat, bot, ...(standIn ? { stand_in: true } : {}) });
  }

  /** From now on the question is answered with this option by itself. Where its verb alone says
   * which one is meant it is taken whatever it is about next time, otherwise with the same things. */
  auto(prompt: string, option: Option, until: 'turn' | 'game'): Promise<Reply> {
    const alike = (this.scene?.decision?.options ?? []).filter((each) => each.verb === option.verb);
    const args =
      alike.length > 1
        ? Object.fromEntries(Object.entries(option.args ?? {}).filter(([, value]) => value !== null))
        : {};
    return this.tell({ do: 'auto', prompt, always: { verb: option.verb, args }, until });
  }

  /** Whether the table stops for this seat where only standing offers are open. */
  stopForOffers(stop: boolean): Promise<Reply> {
    return this.tell({ do: 'offers', stop });
  }

  forgetAuto(prompt: string): Promise<Reply> {
    return this.tell({ do: 'auto', prompt, always: null, until: 'game' });
  }

  again(): Promise<Reply> {
    return this.tell({ do: 'rematch' });
  }

  /** The chapters of a campaign that were reached here, in their order. */
  async chapters(): Promise<ReachedChapter[]> {
    const reply = await this.tell({ do: 'chapters' });
    return reply.ok ? (reply['chapters'] as ReachedChapter[]) : [];
  }

  /** A chapter once more, as it began here, at a table of its own; the others are invited to it. */
  beginAgain(from: number): Promise<Reply> {
    return this.tell({ do: 'rematch', stay: true, ...(from > 0 ? { from } : {}) });
  }

  /** The next chapter of a campaign, with the same people unless others are named: everybody goes along, or the
   * others are invited and stay. */
  goOn(names?: readonly string[], stay = false): Promise<Reply> {
    return this.tell({
      do: 'rematch',
      next: true,
      ...(stay ? { stay } : {}),
      ...(names ? { seats: names.map((name) => ({ name })) } : {}),
    });
  }

  async links(): Promise<{ seats: string[]; spectator: string } | null> {
    const reply = await this.tell({ do: 'links' });
    if (!reply.ok) return null;
    const tokens = (reply['tokens'] ?? reply) as { seats: string[]; spectator: string };
    return { seats: tokens.seats, spectator: tokens.spectator };
  }

  async replay(at: number, curve = false): Promise<ReplayAnswer | null> {
    const reply = await this.tell({ do: 'replay', at, ...(curve ? { curve: true } : {}) });
    return reply.ok ? (reply as unknown as ReplayAnswer) : null;
  }

  async story(): Promise<Story | null> {
    const reply = await this.tell({ do: 'story' });
    return reply.ok ? (reply as unknown as Story) : null;
  }
}
