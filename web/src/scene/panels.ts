// Panels and the lines they are made of.
import { boolean, either, list, literal, number, object, optional, string, type Infer } from '../schema';
import { Badge, Die, Picture, State, Tone, Value } from './words';

export const MeterLine = object({ meter: string, id: optional(string) });
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
export const DiceLine = object({
  dice: object({ dice: list(Die), need: optional(number), buyable: optional(number) }),
});
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
  slips: list(
    object({
      card: string,
      says: optional(string),
      tone: optional(Tone),
      steps: optional(list(object({ text: optional(string), state: literal('done', 'now', 'next') }))),
    }),
  ),
});

export const Line = either(
  MeterLine,
  PairLine,
  ValuesLine,
  SlotsLine,
  CardsLine,
  TextLine,
  ProseLine,
  DiceLine,
  ChartLine,
  BandsLine,
  SumLine,
  OddsLine,
  StakeLine,
  MatesLine,
  SlipsLine,
);
export type Line = Infer<typeof Line>;

/** A line of a card that says what a check can bring: both stand there before, one is ringed afterwards. */
export const PrintedOutcome = object({
  when: string,
  text: string,
  state: literal('possible', 'now', 'not'),
});
export type PrintedOutcome = Infer<typeof PrintedOutcome>;

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
  picture: optional(Picture),
  states: optional(list(State)),
  state_words: optional(list(string)),
  badges: optional(list(Badge)),
  lines: optional(list(Line)),
  /** Of a roll: the same for all throws of one check. */
  contest: optional(string),
  outcomes: optional(list(PrintedOutcome)),
});
export type Panel = Infer<typeof Panel>;
