// How the choices of a question are arranged: which lie as cards in a row, which stand as buttons and where, what is
// folded under words in common, what is shut, and how closely all of it is set. It draws nothing and measures
// nothing: whoever draws it says how large the window is and whether everything fitted.
import type { Blocked, Card, Decision, Option } from '../../scene';
import { foldsOf, type Fold } from './folds';
import { handOf, type Entry } from './hand';
import { lastingOf } from './lasting';
import { isStep, stepsOf, type Steps } from './steps';

/** What decides how many of something stand where, and how much of it is read. */
export const measure = {
  /** Up to so many cards are wide enough to say what they do, if a note is longer than its letters. */
  noted: { cards: 5, letters: 24 },
  /** Among more answers the usual one comes first. */
  sought: 6,
  /** More answers are set closer. */
  close: 4,
  /** A row of more cards is whole: what is shut stands below it, if that is no more than this. */
  whole: { cards: 6, shut: 2 },
  /** Beside up to so many cards up to so many buttons stand one above the other. */
  stacked: { cards: 8, buttons: 3 },
  /** Beside up to so many cards buttons flow. */
  flowing: 2,
  /** Among more cards fewer buttons come before them. */
  ahead: { cards: 8, buttons: 3 },
  /** Up to so many cards share the width. */
  columns: 8,
  /** A longer question with up to so many answers is read whole beside them. */
  lengthy: { letters: 150, answers: 4 },
  /** A longer question is set as running text. */
  question: 64,
  /** A price is said on the button; a longer one is told where there is room. */
  price: 40,
  /** A longer answer fills its own button and is not said again below it. */
  wordy: 44,
  /** A longer word is as wide as a card: it is set smaller, and never broken. */
  word: 12,
} as const;

export interface Asked {
  decision: Decision | null;
  cards: readonly Card[];
  /** What is chosen on something over the board and needs no second button. */
  elsewhere: (choice: Option | Blocked) => boolean;
  /** The measured answer in the making. */
  aim: { option: Option | null; asks: string } | null;
  /** The card or the fold that lies open. */
  open: string | null;
  /** Not everything fitted as it came. */
  crowded: boolean;
  /** The window is a phone's. */
  phone: boolean;
}

export interface Arrangement {
  /** The whole hand, and how many of its cards share the width. */
  hand: Entry[];
  columns: number;
  /** What of it is drawn. */
  cards: Entry[];
  /** Cards say what they do. */
  noted: boolean;
  /** A card that asks a second question: it stays, and its answers take the place of the rest. */
  raised: Entry | null;
  /** Choices that lay folded under words in common: they take the place of the rest. */
  fold: Fold | null;
  /** All that are folded, also while one lies open. */
  folds: Fold[];
  /** The buttons in their order. */
  answers: Option[];
  /** They stand beside the cards, one above the other or flowing, or among them as the rest. */
  buttons: 'stack' | 'flow' | 'rest';
  /** They come before a long row of cards. */
  ahead: boolean;
  /** The usual one is the chief one. */
  chief: boolean;
  /** The usual one, where it stands below the others to stay in sight wherever they are turned to. */
  kept: Option | null;
  steps: Steps[];
  shut: Blocked[];
  /** Where what is shut stands: with the buttons, after everything, or below the edge. */
  shutStands: 'with' | 'after' | 'below';
  /** Set closer, with signs for what they cost. */
  many: boolean;
  /** The question takes half of the dock. */
  lengthy: boolean;
  /** Answers that may be given for good. */
  lasting: Option[];
}

/** By which name a fold is open. */
export const foldName = (fold: Fold): string => `under:${fold.under}`;
export const isPricey = (option: Option): boolean => (option.cost ?? '').length > measure.price;
export const isWordy = (option: Option): boolean => (option.text ?? '').length > measure.wordy;
export const isLongQuestion = (question: string | undefined): boolean => (question ?? '').length > measure.question;
export const hasLongWord = (text: string | undefined): boolean =>
  (text ?? '').split(/\s+/).some((word) => word.length > measure.word);
/** How much of the width a card takes that says what it does. */
export const growth = (card: Card): number => 1 + (card.note ?? '').length / measure.noted.letters;

/** The hand, without what is chosen elsewhere. */
function handHere({ decision, cards, elsewhere }: Asked): Entry[] {
  if (!decision) return [];
  const options = decision.options.filter((each) => !elsewhere(each));
  const blocked = decision.blocked.filter((each) => !elsewhere(each));
  return handOf({ ...decision, options, blocked }, cards);
}

/** The usual one first, where it would have to be looked for. */
function sought(answers: Option[]): Option[] {
  if (answers.length <= measure.sought) return answers;
  return [...answers.filter((each) => each.default), ...answers.filter((each) => !each.default)];
}

export function arrange(asked: Asked): Arrangement {
  const { decision, elsewhere, aim, open, crowded, phone } = asked;
  const hand = handHere(asked);
  const raised = hand.find((entry) => entry.group && entry.card.id === open) ?? null;
  const inHand = new Set<Option | Blocked>(hand.flatMap((entry) => entry.group ?? [entry.option ?? entry.blocked]));
  const unfolded =
    raised?.group ?? (decision?.options ?? []).filter((each) => !inHand.has(each) && !elsewhere(each) && !isStep(each));
  const { plain, folds } = foldsOf(unfolded);
  const fold = folds.find((each) => open === foldName(each)) ?? null;
  const loose = fold?.options ?? plain;
  const second = raised !== null || fold !== null;
  const steps = second ? [] : stepsOf(decision).filter((each) => !each.options.some(elsewhere));
  // Why a place cannot be walked to is told where it lies.
  const ways = new Set((decision?.walk?.ways ?? []).map((each) => each.to));
  const shut = second
    ? []
    : (decision?.blocked ?? []).filter((each) => !inHand.has(each) && !elsewhere(each) && !ways.has(each.piece ?? ''));
  const standing = loose.length + shut.length;

  const below =
    hand.length > measure.whole.cards &&
    !second &&
    loose.length === 0 &&
    shut.length > 0 &&
    shut.length <= measure.whole.shut;
  const stacked =
    !below &&
    !second &&
    hand.length > 0 &&
    hand.length <= measure.stacked.cards &&
    steps.length === 0 &&
    standing > 0 &&
    standing <= measure.stacked.buttons;
  const flowing =
    !stacked && !fold && hand.length > 0 && (hand.length <= measure.flowing || raised !== null) && standing > 0;

  const answers = sought(loose);
  const kept =
    crowded && !second && answers.length > 1
      ? (answers.find((each) => each.default && each !== aim?.option) ?? null)
      : null;
  // A number that is all there is to say needs no second button beside its own.
  const sole = aim?.option && aim.asks === 'numbers' && decision?.options.length === 1 ? aim.option : null;
  // Whoever tells a number among many choices needs its slider in sight; "not this one" brings the cards back.
  const measured = crowded && aim?.option && aim.asks === 'numbers';
  return {
    hand,
    columns: Math.min(measure.columns, Math.max(1, hand.length)),
    cards: raised ? [raised] : fold || measured ? [] : hand,
    noted:
      hand.length <= measure.noted.cards &&
      hand.some((entry) => entry.option && (entry.card.note ?? '').length > measure.noted.letters),
    raised,
    fold,
    folds,
    answers: answers.filter((each) => each !== kept && each !== sole),
    buttons: phone ? 'rest' : stacked ? 'stack' : flowing ? 'flow' : 'rest',
    ahead: hand.length > measure.ahead.cards && loose.length < measure.ahead.buttons,
    chief: hand.length === 0 && !aim?.option,
    kept,
    steps,
    shut,
    shutStands: below ? 'below' : stacked || flowing ? 'with' : 'after',
    many: !stacked && (crowded || standing + folds.length > measure.close),
    lengthy:
      decision?.yours === true &&
      (decision.question ?? '').length > measure.lengthy.letters &&
      hand.length === 0 &&
      loose.length <= measure.lengthy.answers &&
      !aim?.option,
    lasting: second ? [] : lastingOf(decision),
  };
}
