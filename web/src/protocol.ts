// What browser and server say to each other: docs/table-protocol.md as types.
import { Act, Picture, PrintedOutcome, Scene, Tone, Viewer } from './scene';
import {
  anything,
  boolean,
  list,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  type Infer,
} from './schema';

export type Lang = 'en' | 'it' | 'es';
export const languages: readonly Lang[] = ['en', 'it', 'es'];

// ---- over HTTP ----------------------------------------------------------------------------------

export const Failure = object({
  code: string,
  message: string,
  retry_after: optional(number),
});
export type Failure = Infer<typeof Failure>;

export const Theme = object({
  tint: string,
  ground: string,
  ground2: string,
  engraving: string,
});
export type Theme = Infer<typeof Theme>;

/** What bots did with a preset at so many seats; the minutes alone are reckoned. */
export const Measured = object({
  seats: number,
  bot: string,
  games: number,
  won: number,
  rounds: number,
  decisions: number,
  minutes: number,
});
export type Measured = Infer<typeof Measured>;

/** What a table may be agreed on with one word. */
export const Preset = object({
  id: string,
  title: string,
  says: string,
  guided: boolean,
  options: record(string),
  measured: list(Measured),
});
export type Preset = Infer<typeof Preset>;

export const Game = object({
  id: string,
  title: string,
  tagline: string,
  /** What a round is called, with {n} for its number. */
  round: string,
  minutes: list(number),
  seats: list(number),
  options: list(
    object({
      id: string,
      title: string,
      values: list(object({ id: string, title: string, needs: optional(list(string)) })),
      default: string,
      box: optional(boolean),
      /** It decides how a rule is read that the book leaves open. */
      ruling: optional(boolean),
      says: optional(string),
    }),
  ),
  presets: list(Preset),
  /** Whose games `won` counts where not all win or lose together. */
  side: optional(string),
  /** "{n} days", where what the game counts is not called rounds. */
  rounds: optional(string),
  /** What to bear in mind about what bots did. */
  caveat: optional(string),
  /** What people are reckoned to take for a decision. */
  seconds: optional(number),
  theme: Theme,
  /** What stands for it on the shelf. */
  picture: optional(Picture),
  guide: boolean,
  bots: list(object({ id: string, title: string })),
});
export type Game = Infer<typeof Game>;
/** A place on the shelf of the lobby; a game that is still to come says there what it is. */
export const Place = object({ id: string, title: optional(string), tagline: optional(string) });
export type Place = Infer<typeof Place>;
/** Who may make tables here and take open seats: everybody, who is signed in, or who was invited to make an account. */
export const Access = literal('open', 'accounts', 'invite');
export type Access = Infer<typeof Access>;
export const Games = object({ games: list(Game), shelf: list(Place), access: Access });
export type Games = Infer<typeof Games>;

export const Guide = object({
  title: string,
  seats: list(object({ name: string, bot: optional(string) })),
  seed: number,
  options: record(string),
  notes: list(
    object({
      prompt: optional(string),
      verb: optional(string),
      rule: optional(string),
      box: optional(string),
      at: optional(list(string)),
      title: string,
      text: string,
    }),
  ),
});
export type Guide = Infer<typeof Guide>;

export const Keyword = object({ words: list(string), text: string, rule: string });
export type Keyword = Infer<typeof Keyword>;

export const Words = object({ words: record(string) });

export const Ruling = object({ id: string, question: string, ruling: string, reason: string });
export type Ruling = Infer<typeof Ruling>;

export const Rule = object({
  id: string,
  game: string,
  section: string,
  text: string,
  rulings: list(Ruling),
});
export type Rule = Infer<typeof Rule>;
/** What was found, and in which other games how much. */
export const Rules = object({ rules: list(Rule), elsewhere: list(object({ game: string, count: number })) });
export type Rules = Infer<typeof Rules>;

export const PrintedCard = object({
  id: string,
  name: string,
  kind: string,
  /** What such a card is called. */
  kind_name: optional(string),
  /** What such cards are called together. */
  kinds: optional(string),
  lines: list(string),
  ours: boolean,
  /** Which of a game's boxes it comes from. */
  box: optional(object({ id: string, name: string })),
  /** Its sign, as it lies on the table. */
  icon: optional(string),
  picture: optional(Picture),
});
export type PrintedCard = Infer<typeof PrintedCard>;

/** A card that a sentence means when it says this name; without an id a longer name that is none. */
export const CardName = object({ id: string, name: string });
export type CardName = Infer<typeof CardName>;

/** A page to learn a game from: headings, sentences, points, and pictures of real positions. */
export const Lesson = object({
  game: string,
  title: string,
  blocks: list(
    object({
      heading: optional(string),
      text: optional(string),
      points: optional(list(string)),
      caption: optional(string),
      scene: optional(Scene),
    }),
  ),
});
export type Lesson = Infer<typeof Lesson>;

export const NewTable = object({
  table: string,
  tokens: object({ host: string, seats: list(string), spectator: string }),
});
export type NewTable = Infer<typeof NewTable>;

export const ListedTable = object({
  table: string,
  game: string,
  title: string,
  seats: list(
    object({
      name: string,
      bot: nullable(string),
      here: boolean,
      open: optional(boolean),
      /** Whom the seat plays, by language. */
      figure: optional(object({ en: string, it: string, es: string })),
    }),
  ),
  round: number,
  over: boolean,
  spectators: number,
  since: number,
  changed: optional(number),
  /** People who may answer now. */
  turn: optional(nullable(list(number))),
  won: optional(nullable(boolean)),
  conceded: optional(nullable(boolean)),
});
export type ListedTable = Infer<typeof ListedTable>;
export const Tables = object({ tables: list(ListedTable), mine: optional(list(ListedTable)) });

/** One's own table on a player's page. */
export type OwnTable = ListedTable & { yours: number[]; host: boolean; tokens: string[] };
/** The chapters of a campaign, each a table with the tokens of whoever asks. */
export const Campaign = object({
  campaign: string,
  host: boolean,
  chapters: list(
    object({
      table: string,
      game: string,
      title: string,
      name: string,
      number: number,
      from: optional(string),
      won: optional(nullable(boolean)),
      goes_on: boolean,
      seats: list(object({ name: string, bot: nullable(string), here: boolean })),
      round: number,
      over: boolean,
      since: number,
      tokens: list(string),
    }),
  ),
});
export type Campaign = Infer<typeof Campaign>;

export const AccountTable = object({
  table: string,
  game: string,
  title: string,
  over: boolean,
  tokens: list(string),
});
export const Account = object({ name: string, tables: list(AccountTable) });
export type Account = Infer<typeof Account>;

// ---- over the WebSocket ---------------------------------------------------------------------------

export const RoomSeat = object({
  seat: number,
  name: string,
  bot: nullable(string),
  stand_in: boolean,
  /** Why a bot stands in: `clock`, `vote` or `left`. */
  why: optional(string),
  /** Anybody on the server may take it. */
  open: optional(boolean),
  here: boolean,
  letter: string,
});
export type RoomSeat = Infer<typeof RoomSeat>;

/** Where undo or redo leads, what that is called, how many choices go with it, and whether at once. */
export const UndoStep = object({ to: number, free: boolean, choices: number, text: string });
export type UndoStep = Infer<typeof UndoStep>;
export const UndoTarget = nullable(UndoStep);

export const TableRequest = object({
  kind: literal('undo', 'redo', 'concede'),
  to: number,
  by: number,
  text: string,
  agreed: list(number),
  waiting: list(number),
});
export type TableRequest = Infer<typeof TableRequest>;

export const Room = object({
  table: string,
  game: string,
  theme: string,
  title: string,
  options: record(string),
  guided: boolean,
  listed: boolean,
  undo_away: optional(literal('wait', 'refuse')),
  seats: list(RoomSeat),
  spectators: number,
  point: number,
  /** The first point that can be gone to or looked at; 0 in servers that do not tell. */
  first: optional(number),
  redo: number,
  over: boolean,
  conceded: optional(boolean),
  /** It was brought here at its end, which nobody has seen played. */
  unplayed: optional(boolean),
  /** Seconds for a choice, and when those of whoever must decide are up. */
  clock: optional(nullable(number)),
  until: optional(nullable(number)),
  /** Seats that the others would rather see played by a bot. */
  votes: optional(list(object({ seat: number, agreed: list(number), needed: number }))),
  /** A later chapter of a campaign can be begun from here; this table is a later one itself. */
  next_chapter: optional(boolean),
  chapter: optional(boolean),
  thinking: nullable(number),
  request: nullable(TableRequest),
  /** The table will be cleared away soon. */
  expires: optional(nullable(object({ why: string, at: number, text: string }))),
  undo: object({ step: UndoTarget, turn: UndoTarget, redo: optional(UndoTarget) }),
  /** Questions that answer themselves for the seat that is looked from. */
  /** For somebody with several seats: one of them may see what another may not. */
  secrets: optional(boolean),
  /** The table stops for this viewer where only standing offers are open. */
  stops: optional(boolean),
  auto: optional(
    list(object({ prompt: string, verb: string, args: record(anything), until: literal('turn', 'game') })),
  ),
});
export type Room = Infer<typeof Room>;

/** How a line is shown over the board before it is one of the log. */
export const Form = literal('card', 'decision', 'moment', 'line');
export type Form = Infer<typeof Form>;
export const Stage = object({
  form: optional(Form),
  /** What servers before the forms say: a card, or one line. */
  kind: optional(literal('full', 'banner')),
  what: optional(string),
  title: optional(string),
  icon: optional(string),
  picture: optional(Picture),
  card: optional(string),
  lines: optional(list(string)),
  /** What a check that the card orders would bring. */
  outcomes: optional(list(PrintedOutcome)),
  story: optional(string),
  tone: optional(Tone),
  seat: optional(number),
  ends: optional(boolean),
  /** A page of a story, to be read out. */
  page: optional(boolean),
  /** Of a moment: why it happens, and what follows now. */
  why: optional(string),
  next: optional(string),
});
export type Stage = Infer<typeof Stage>;

export const LogEntry = object({
  point: number,
  turn: object({ round: number, text: string }),
  seat: optional(nullable(number)),
  kind: literal('choice', 'event', 'undo'),
  text: string,
  rule: optional(string),
  acts: optional(list(Act)),
  private: optional(boolean),
  icon: optional(string),
  tone: optional(string),
  /** A deed begins with this line; otherwise the one before goes on. */
  opens: optional(boolean),
  /** How it is shown: it tells the deed, is added to that line, or is said elsewhere; otherwise it is folded in. */
  as: optional(literal('line', 'more', 'told')),
  /** A round, a turn or another part of it begins here. */
  begins: optional(boolean),
  /** Of a choice: it was asked in the middle of a rule, which goes on with it. */
  goes_on: optional(boolean),
  /** Of a choice: a bot played for the seat then. */
  bot: optional(boolean),
  /** Lines beside each other with the same number since the same choice are one beat; one without is bookkeeping. */
  beat: optional(number),
  /** A short sentence for the dock. */
  says: optional(string),
  /** Which printed line of the open card it carries out. */
  part: optional(number),
  stage: optional(Stage),
});
export type LogEntry = Infer<typeof LogEntry>;

export const ChatLine = object({
  name: string,
  seat: nullable(number),
  text: string,
  time: number,
});
export type ChatLine = Infer<typeof ChatLine>;

export const You = object({ seats: list(number), host: boolean });
export type You = Infer<typeof You>;

/** What equally many tries say of an answer: its chance lies within the spread to either side, and it is
 * alike where that reaches the best one's range. Without tries it is what a practised player does. */
export const HintOption = object({ n: number, chance: number, spread: number, tries: number, alike: boolean });
export type HintOption = Infer<typeof HintOption>;
export const Hint = object({ options: list(HintOption), same: boolean, reason: string });
export type Hint = Infer<typeof Hint>;

export const RoomMessage = object({ type: literal('room'), room: Room });
/** A scene as it travels: parts that did not change are named in `same` and left out. */
export const SceneMessage = object({
  type: literal('scene'),
  revision: number,
  view: Viewer,
  scene: anything,
  same: list(string),
});
export type SceneMessage = Omit<Infer<typeof SceneMessage>, 'scene'> & {
  scene: Partial<Scene>;
};
export const LogMessage = object({
  type: literal('log'),
  revision: number,
  keep: number,
  entries: list(LogEntry),
});
export const ChatMessage = object({ type: literal('chat'), lines: list(ChatLine) });
/** What the reader has written down for themselves, looking from this seat. */
export const NoteMessage = object({ type: literal('note'), seat: number, text: string });
export const RematchMessage = object({
  type: literal('rematch'),
  table: string,
  tokens: list(string),
  /** The reader stays here until they want to go there. */
  invited: optional(boolean),
});
/** A chapter that a table has reached, and the point at which it begins; without a name the table was opened in the
 * middle of it. */
export const ReachedChapter = object({ point: number, name: optional(string), title: optional(string) });
export type ReachedChapter = Infer<typeof ReachedChapter>;
export const GoneMessage = object({ type: literal('gone'), url: optional(string) });
export const ErrorMessage = object({ type: literal('error'), error: Failure });

export type ServerMessage =
  | Infer<typeof RoomMessage>
  | SceneMessage
  | Infer<typeof LogMessage>
  | Infer<typeof ChatMessage>
  | Infer<typeof NoteMessage>
  | Infer<typeof RematchMessage>
  | Infer<typeof GoneMessage>
  | Infer<typeof ErrorMessage>;

export interface Reply {
  type: 'reply';
  id: number;
  ok: boolean;
  error?: Failure;
  [field: string]: unknown;
}

/** What each type of message looks like. */
export const messages = {
  room: RoomMessage,
  scene: SceneMessage,
  log: LogMessage,
  chat: ChatMessage,
  note: NoteMessage,
  rematch: RematchMessage,
  gone: GoneMessage,
  error: ErrorMessage,
};

// ---- answers to requests --------------------------------------------------------------------------

export const ReplayAnswer = object({
  scene: anything,
  point: number,
  hash: optional(string),
  acts: optional(list(Act)),
  curve: optional(list(anything)),
});
export type ReplayAnswer = {
  scene: Scene;
  point: number;
  hash?: string;
  acts?: Act[];
  curve?: Array<[number, number] | number>;
};

export const Story = object({
  /** What the chapters and the plots go by: rounds, or the game's own chapters. */
  axis: string,
  /** A paragraph for each of them, told in sentences. */
  chapters: list(object({ number: number, point: number, title: string, text: string })),
  timelines: list(object({ id: string, title: string, points: list(list(number)) })),
  luck: list(object({ id: string, title: string, count: number, expected: optional(number) })),
  deeds: list(object({ seat: number, deeds: list(object({ id: string, title: string, count: number })) })),
  turns: list(object({ point: number, title: string })),
});
export type Story = Infer<typeof Story>;

export type { Scene, Viewer };
