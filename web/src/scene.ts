// Scenes as docs/scene.md describes them: what one viewer may see of a table. Fields that are
// empty are left out of the JSON, so nearly every field here may be absent.
import {
  anything, boolean, either, list, literal, nullable, number, object, optional, record, string,
  type Infer,
} from './schema';

export const Tone = literal('neutral', 'harm', 'tide', 'know', 'life');
export type Tone = Infer<typeof Tone>;

export const Corner = literal('upper-left', 'upper-right', 'lower-left', 'lower-right');
export type Corner = Infer<typeof Corner>;

export const State = literal(
  'closed', 'sealed', 'unstable', 'stable', 'spent', 'wounded', 'delayed', 'incapacitated', 'new',
  'fading',
  'hidden-known-to-you', 'eliminated', 'face-down', 'in-hand', 'played', 'exhausted', 'covered',
  'in-use',
);
export type State = Infer<typeof State>;

export const Badge = object({
  icon: optional(string),
  text: optional(string),
  tone: Tone,
  corner: Corner,
  says: optional(string),
});
export type Badge = Infer<typeof Badge>;

export const Point = object({ x: number, y: number });
export type Point = Infer<typeof Point>;

export const Value = object({ icon: optional(string), name: optional(string), value: number });
export type Value = Infer<typeof Value>;

/** A die that was rolled: `hits` where successes are counted. */
export const Die = object({
  face: number,
  hits: optional(number),
  from: optional(literal('bought', 'reroll')),
  icon: optional(string),
  name: optional(string),
  round: optional(boolean),
});
export type Die = Infer<typeof Die>;

export const Reason = object({ text: optional(string), rule: optional(string) });
export type Reason = Infer<typeof Reason>;

// ---- the board --------------------------------------------------------------------------------

export const Layer = object({
  id: string,
  kind: literal('ground', 'roads', 'areas', 'pieces', 'marks'),
  art: optional(string),
});
export type Layer = Infer<typeof Layer>;

export const Shape = object({
  kind: literal('circle', 'pill', 'rect', 'polygon', 'ring'),
  r: optional(number),
  w: optional(number),
  h: optional(number),
  points: optional(list(Point)),
});
export type Shape = Infer<typeof Shape>;

export const Spot = object({
  x: number,
  y: number,
  label: literal('n', 'e', 's', 'w', 'inside', 'none'),
  lod: optional(number),
});
export type Spot = Infer<typeof Spot>;

export const Layout = object({
  wide: optional(Spot),
  tall: optional(Spot),
  grid: optional(object({ col: number, row: number })),
  pos: optional(Point),
});
export type Layout = Infer<typeof Layout>;

export const Role = literal(
  'figures', 'portal', 'creature', 'items', 'clue', 'seal', 'status', 'key',
);
export type Role = Infer<typeof Role>;

export const Dock = object({
  role: Role,
  at: number,
  order: optional(number),
  capacity: number,
  shows: literal('pieces', 'count', 'top'),
});
export type Dock = Infer<typeof Dock>;

export const Area = object({
  id: string,
  kind: literal('place', 'street', 'region', 'tray', 'slot', 'cell', 'zone'),
  board: optional(string),
  name: optional(string),
  icon: optional(string),
  key: optional(string),
  shape: Shape,
  layout: Layout,
  parent: optional(string),
  docks: optional(list(Dock)),
  badges: optional(list(Badge)),
  finds: optional(list(Badge)),
  states: optional(list(State)),
  state_words: optional(list(string)),
  tone: optional(Tone),
  light: optional(number),
});
export type Area = Infer<typeof Area>;

export const Link = object({
  from: string,
  to: string,
  kind: literal('road', 'path', 'key', 'joint', 'rail'),
  way: literal('both', 'one'),
  arrow: optional(literal('white', 'black')),
  state: literal('open', 'shut', 'connected', 'possible', 'lit'),
  row: optional(number),
  gives: optional(string),
});
export type Link = Infer<typeof Link>;

// ---- what lies on it ----------------------------------------------------------------------------

export const Mark = object({
  at: number,
  icon: optional(string),
  text: optional(string),
  tone: Tone,
});
export type Mark = Infer<typeof Mark>;

export const TrackGroup = object({
  pattern: optional(list(object({ colour: literal('none', 'white', 'black'), symbols: optional(list(string)) }))),
  sockets: list(object({
    state: literal('free', 'up', 'down'), icon: optional(string), name: optional(string), area: optional(string),
  })),
  fed: optional(boolean),
});
export type TrackGroup = Infer<typeof TrackGroup>;

export const Track = object({
  id: string,
  name: optional(string),
  icon: optional(string),
  from: number,
  to: number,
  at: number,
  marks: optional(list(Mark)),
  form: literal('line', 'pips', 'bar', 'candles', 'dial', 'count'),
  tone: Tone,
  aligned: optional(string),
  limit: optional(number),
  says: optional(string),
  warn: optional(string),
  vital: optional(boolean),
  board: optional(string),
  area: optional(string),
  open: optional(boolean),
  groups: optional(list(TrackGroup)),
});
export type Track = Infer<typeof Track>;

export const At = object({
  area: optional(string),
  dock: optional(Role),
  order: optional(number),
  pos: optional(Point),
});
export type At = Infer<typeof At>;

export const Piece = object({
  id: string,
  kind: literal('pawn', 'figure', 'monster', 'token', 'disc', 'obstacle', 'shot', 'rift'),
  icon: optional(string),
  name: optional(string),
  brief: optional(string),
  at: At,
  size: optional(number),
  seat: optional(number),
  family: optional(string),
  edge: optional(string),
  symbol: optional(string),
  tone: optional(Tone),
  stats: optional(list(Value)),
  hits: optional(object({ now: number, max: number })),
  count: optional(number),
  states: optional(list(State)),
  state_words: optional(list(string)),
  badges: optional(list(Badge)),
  card: optional(string),
});
export type Piece = Infer<typeof Piece>;

export const Card = object({
  id: string,
  kind: optional(string),
  face: literal('up', 'down'),
  name: optional(string),
  brief: optional(string),
  icon: optional(string),
  key: optional(string),
  cost: optional(list(Value)),
  needs: optional(list(Value)),
  card: optional(string),
  text: optional(list(string)),
  note: optional(string),
  keys: optional(object({ left: list(string), right: list(string) })),
  at: At,
  seat: optional(number),
  states: optional(list(State)),
  state_words: optional(list(string)),
  badges: optional(list(Badge)),
});
export type Card = Infer<typeof Card>;

export const Pile = object({
  id: string,
  name: optional(string),
  icon: optional(string),
  count: number,
  top: optional(string),
  layout: optional(Layout),
});
export type Pile = Infer<typeof Pile>;

// ---- what may come up ---------------------------------------------------------------------------

export const Drift = object({
  of: string,
  arrow: optional(literal('white', 'black')),
  via: optional(list(string)),
  says: optional(string),
});
export type Drift = Infer<typeof Drift>;
export const Omen = object({
  id: string,
  symbol: optional(string),
  name: optional(string),
  drifts: list(Drift),
});
export type Omen = Infer<typeof Omen>;

// ---- panels -------------------------------------------------------------------------------------

export const MeterLine = object({ meter: string });
export const PairLine = object({
  pair: object({ id: optional(string), names: list(string), stops: list(list(number)), at: number }),
});
export const ValuesLine = object({ values: list(Value) });
export const SlotsLine = object({
  name: optional(string),
  slots: list(object({ accepts: optional(string), holds: optional(string) })),
});
export const CardsLine = object({ name: optional(string), cards: list(string) });
export const TextLine = object({ text: string, tone: Tone });
export const ProseLine = object({
  prose: object({
    heading: optional(string),
    paragraphs: list(string),
    initial: optional(boolean),
  }),
});
export const DiceLine = object({ dice: object({ dice: list(Die), need: optional(number) }) });
export const ChartLine = object({
  chart: object({ columns: list(number), threshold: number, rolled: optional(number) }),
});
export const BandsLine = object({
  bands: list(
    object({
      from: number,
      to: optional(number),
      text: optional(string),
      now: optional(boolean),
      would: optional(boolean),
    }),
  ),
});
export const SumLine = object({ sum: object({ terms: list(Value), total: number }) });
export const OddsLine = object({
  odds: list(object({ text: optional(string), dice: number, chance: number, now: optional(boolean) })),
});
export const StakeLine = object({
  stake: object({ text: optional(string), tone: Tone, track: optional(string), to: optional(number) }),
});
export const MatesLine = object({
  mates: list(object({ seat: number, state: literal('done', 'now', 'next'), text: optional(string) })),
});

export const SlipsLine = object({
  slips: list(object({
    card: string,
    says: optional(string),
    tone: optional(Tone),
    steps: optional(list(object({ text: optional(string), state: literal('done', 'now', 'next') }))),
  })),
});

export const Line = either(
  MeterLine, PairLine, ValuesLine, SlotsLine, CardsLine, TextLine, ProseLine, DiceLine, ChartLine,
  BandsLine, SumLine, OddsLine, StakeLine, MatesLine, SlipsLine,
);
export type Line = Infer<typeof Line>;

export const Panel = object({
  id: string,
  kind: literal('seat', 'sheet', 'foe', 'roll', 'prose', 'table', 'row', 'exchange', 'finale'),
  seat: optional(number),
  place: literal('side', 'dock', 'stage', 'page'),
  order: optional(number),
  title: optional(string),
  note: optional(string),
  about: optional(string),
  icon: optional(string),
  states: optional(list(State)),
  state_words: optional(list(string)),
  badges: optional(list(Badge)),
  lines: optional(list(Line)),
});
export type Panel = Infer<typeof Panel>;

// ---- the decision -------------------------------------------------------------------------------

export const Goal = object({
  text: optional(string),
  kind: literal('to-win', 'to-lose'),
  done: boolean,
  vital: optional(boolean),
});
export type Goal = Infer<typeof Goal>;

export const Option = object({
  n: number,
  verb: string,
  key: optional(string),
  text: optional(string),
  rule: optional(string),
  piece: optional(string),
  on: optional(list(string)),
  cost: optional(string),
  forecast: optional(string),
  chance: optional(number),
  group: optional(string),
  amount: optional(number),
  as: literal('button', 'card', 'row'),
  default: optional(boolean),
  flick: optional(boolean),
  args: optional(record(anything)),
});
export type Option = Infer<typeof Option>;

export const Blocked = object({
  text: optional(string),
  piece: optional(string),
  on: optional(list(string)),
  rule: optional(string),
  reason: Reason,
});
export type Blocked = Infer<typeof Blocked>;

export const Aim = object({
  shot: optional(string),
  from: Point,
  radius: optional(number),
  slows: optional(number),
  maxStrength: optional(number),
  helps: literal('none', 'first-contact', 'path'),
  zone: optional(string),
  around: optional(object({ x: number, y: number, r: number })),
  bounds: optional(record(list(number))),
});
export type Aim = Infer<typeof Aim>;

export const Way = object({
  to: string,
  via: optional(list(string)),
  meets: optional(list(string)),
  reason: optional(Reason),
});
export type Way = Infer<typeof Way>;
export const Walk = object({ verb: string, ways: list(Way) });
export type Walk = Infer<typeof Walk>;

export const Decision = object({
  seat: number,
  seats: list(number),
  prompt: optional(string),
  question: optional(string),
  rule: optional(string),
  why: optional(Reason),
  kind: literal('pick', 'split', 'order', 'amount', 'aim', 'confirm'),
  yours: boolean,
  options: list(Option),
  blocked: list(Blocked),
  aim: optional(Aim),
  walk: optional(Walk),
  timer: optional(number),
});
export type Decision = Infer<typeof Decision>;

export const Outcome = object({
  won: boolean,
  failed: optional(boolean),
  winners: list(number),
  ending: string,
  text: optional(string),
  rule: optional(string),
  score: optional(number),
});
export type Outcome = Infer<typeof Outcome>;

// ---- the whole ----------------------------------------------------------------------------------

export const PhaseState = literal('done', 'now', 'next');
export const Step = object({ id: string, text: optional(string), state: PhaseState });
export const Phase = object({
  id: string,
  text: optional(string),
  state: PhaseState,
  steps: optional(list(Step)),
});
export type Phase = Infer<typeof Phase>;
export const Clock = object({ round: number, phases: optional(list(Phase)) });
export type Clock = Infer<typeof Clock>;

// ---- several boards, and what is in force -----------------------------------------------------

export const Tally = object({
  kind: string,
  n: number,
  icon: optional(string),
  tone: optional(Tone),
  seats: optional(list(number)),
  says: optional(string),
});
export type Tally = Infer<typeof Tally>;
export const Board = object({
  id: string,
  name: optional(string),
  art: optional(string),
  tallies: list(Tally),
  warn: optional(string),
});
export type Board = Infer<typeof Board>;

export const Force = object({
  id: string,
  kind: optional(string),
  name: optional(string),
  icon: optional(string),
  tone: optional(Tone),
  says: optional(list(string)),
  card: optional(string),
  state: literal('active', 'spent', 'asleep'),
  step: optional(object({ now: number, max: number })),
  leads: optional(boolean),
});
export type Force = Infer<typeof Force>;

export const Viewer = either(number, literal('spectator'));
export type Viewer = Infer<typeof Viewer>;

export const Scene = object({
  game: string,
  theme: string,
  revision: number,
  viewer: Viewer,
  brief_tracks: optional(boolean),
  clock: Clock,
  layers: optional(list(Layer)),
  areas: optional(list(Area)),
  links: optional(list(Link)),
  tracks: optional(list(Track)),
  pieces: optional(list(Piece)),
  cards: optional(list(Card)),
  piles: optional(list(Pile)),
  panels: optional(list(Panel)),
  goals: optional(list(Goal)),
  decision: optional(nullable(Decision)),
  outcome: optional(nullable(Outcome)),
  focus: optional(list(string)),
  omens: optional(list(Omen)),
  boards: optional(list(Board)),
  forces: optional(list(Force)),
  changed: optional(list(string)),
});
export type Scene = Infer<typeof Scene>;

// ---- motion ---------------------------------------------------------------------------------------

/** From `t` on: place and velocity, in micrometres and microseconds. */
export const Leg = list(number);
export const Course = object({ of: string, legs: list(Leg), left: optional(number) });
export type Course = Infer<typeof Course>;

export const Touch = object({
  t: number,
  x: number,
  y: number,
  speed: number,
  a: string,
  b: string,
  tone: optional(Tone),
  says: optional(string),
  rule: optional(string),
});
export type Touch = Infer<typeof Touch>;

export const Act = object({
  do: literal('move', 'turn', 'roll', 'step', 'appear', 'leave', 'slide', 'motion'),
  of: optional(string),
  via: optional(list(string)),
  to: optional(number),
  dice: optional(list(Die)),
  need: optional(number),
  text: optional(string),
  path: optional(list(object({ t: number, x: number, y: number }))),
  slows: optional(number),
  lasts: optional(number),
  courses: optional(list(Course)),
  touches: optional(list(Touch)),
});
export type Act = Infer<typeof Act>;
