import { expect, test } from 'vitest';
import type { Blocked, Card, Decision, Option } from '../../scene';
import { arrange, isPricey, isWordy, measure, type Arrangement, type Asked } from './arrangement';

const option = (n: number, more: Partial<Option> = {}): Option => ({
  n,
  verb: 'go',
  text: `Answer ${n}`,
  as: 'button',
  ...more,
});
const played = (n: number, card: string, more: Partial<Option> = {}): Option =>
  option(n, { as: 'card', on: [card], ...more });
const shut = (id: string): Blocked => ({ text: id, piece: id, reason: { text: 'Not now.' } });
const card = (id: string, more: Partial<Card> = {}): Card => ({ id, name: id, face: 'up', at: {}, ...more }) as Card;
const several = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const ids = (count: number): string[] => several(count).map((n) => `card${n}`);

function arranged(
  options: Option[],
  more: Partial<Asked> & { blocked?: Blocked[]; question?: string } = {},
): Arrangement {
  const { blocked = [], question = 'What now?', ...asked } = more;
  const decision: Decision = { seat: 0, seats: [0], kind: 'pick', yours: true, question, options, blocked };
  return arrange({
    decision,
    cards: [],
    elsewhere: () => false,
    aim: null,
    open: null,
    crowded: false,
    phone: false,
    ...asked,
  });
}
const hand = (count: number, more: Partial<Card> = {}) => ({
  options: ids(count).map((id, n) => played(n, id)),
  cards: ids(count).map((id) => card(id, more)),
});
const numbers = (options: Option[]): number[] => options.map((each) => each.n);

test('nobody decides: nothing is arranged', () => {
  const { hand, answers, shut, lasting } = arrange({
    decision: null,
    cards: [card('a')],
    elsewhere: () => false,
    aim: null,
    open: null,
    crowded: false,
    phone: false,
  });
  expect([hand, answers, shut, lasting]).toEqual([[], [], [], []]);
});

test('every choice stands exactly once: as a card, a button, a fold, a step or below', () => {
  const { options, cards } = hand(3);
  const all = [
    ...options,
    ...several(7).map((n) => option(10 + n, { under: 'Give …' })),
    option(20, { default: true }),
    option(21, { group: 'gold', amount: 1 }),
    option(22, { group: 'gold', amount: 2 }),
  ];
  for (const crowded of [false, true])
    for (const phone of [false, true]) {
      const found = arranged(all, { cards, crowded, phone });
      const drawn = [
        ...found.cards.flatMap((entry) => entry.group ?? entry.option ?? []),
        ...found.answers,
        ...found.folds.flatMap((fold) => fold.options),
        ...found.steps.flatMap((step) => step.options),
        ...(found.kept ? [found.kept] : []),
      ];
      expect(numbers(drawn).toSorted((a, b) => a - b)).toEqual(numbers(all));
    }
});

test('a few buttons stand one above the other beside the cards, more flow beside few cards', () => {
  const beside = (cards: number, buttons: number): string => {
    const laid = hand(cards);
    const options = [...laid.options, ...several(buttons).map((n) => option(100 + n))];
    return arranged(options, { cards: laid.cards }).buttons;
  };
  expect(beside(4, 2)).toBe('stack');
  expect(beside(4, measure.stacked.buttons + 1)).toBe('rest');
  expect(beside(2, measure.stacked.buttons + 1)).toBe('flow');
  expect(beside(measure.stacked.cards + 1, 2)).toBe('rest');
  expect(beside(0, 2)).toBe('rest');
});

test('on a phone buttons wrap with the cards, and are set as closely as beside them', () => {
  const laid = hand(4);
  const options = [...laid.options, option(100), option(101)];
  const [desk, phone] = [false, true].map((phone) => arranged(options, { cards: laid.cards, phone }));
  expect([desk!.buttons, phone!.buttons]).toEqual(['stack', 'rest']);
  expect(phone!.many).toBe(desk!.many);
});

test('more than a few answers are set closer, and the usual one comes first', () => {
  const answers = (count: number) => several(count).map((n) => option(n, { default: n === count - 1 }));
  expect(arranged(answers(measure.close)).many).toBe(false);
  expect(arranged(answers(measure.close + 1)).many).toBe(true);
  expect(numbers(arranged(answers(measure.sought)).answers)[0]).toBe(0);
  expect(numbers(arranged(answers(measure.sought + 1)).answers)[0]).toBe(measure.sought);
});

test('where not everything fits, the usual answer stands below the others', () => {
  const options = [option(0), option(1, { default: true }), option(2)];
  expect(arranged(options).kept).toBeNull();
  const { kept, answers } = arranged(options, { crowded: true });
  expect([kept?.n, numbers(answers)]).toEqual([1, [0, 2]]);
});

test('a card that asks a second question stays, and its answers take the place of the rest', () => {
  const cards = [card('knife'), card('lamp')];
  const options = [
    played(0, 'knife', { text: 'Throw it' }),
    played(1, 'knife', { text: 'Hold it' }),
    played(2, 'lamp'),
    option(3),
  ];
  expect(numbers(arranged(options, { cards }).answers)).toEqual([3]);
  const opened = arranged(options, { cards, open: 'knife', blocked: [shut('boat')] });
  expect(opened.cards.map((entry) => entry.card.id)).toEqual(['knife']);
  expect(numbers(opened.answers)).toEqual([0, 1]);
  expect([opened.shut, opened.lasting]).toEqual([[], []]);
});

test('an open fold shows what lies in it and nothing else', () => {
  const options = several(10).map((n) => option(n, n < 8 ? { under: 'Give' } : {}));
  const closed = arranged(options);
  expect([closed.folds.length, numbers(closed.answers)]).toEqual([1, [8, 9]]);
  const opened = arranged(options, { open: 'under:Give' });
  expect(numbers(opened.answers)).toEqual(several(8));
});

test('what is shut stands with the buttons, after everything, or below a whole row of cards', () => {
  const shuts = (cards: number, closed: number): string => {
    const laid = hand(cards);
    return arranged(laid.options, { cards: laid.cards, blocked: several(closed).map((n) => shut(`door${n}`)) })
      .shutStands;
  };
  expect(shuts(0, 2)).toBe('after');
  expect(shuts(3, 2)).toBe('with');
  expect(shuts(measure.whole.cards + 1, measure.whole.shut)).toBe('below');
  expect(shuts(measure.whole.cards + 1, measure.whole.shut + 4)).toBe('after');
});

test('why a place cannot be walked to is told where it lies, not beside the answers', () => {
  const decision: Decision = {
    seat: 0,
    seats: [0],
    kind: 'pick',
    yours: true,
    options: [option(0)],
    blocked: [shut('docks'), shut('sell')],
    walk: { verb: 'move', ways: [{ to: 'docks', reason: { text: 'It is too far.' } }] },
  };
  const asked = { cards: [], elsewhere: () => false, aim: null, open: null, crowded: false, phone: false };
  expect(arrange({ decision, ...asked }).shut.map((each) => each.text)).toEqual(['sell']);
});

test('whoever tells a number has its slider in sight, and no second button where it is all there is', () => {
  const laid = hand(3);
  const gold = option(9);
  const aim = { option: gold, asks: 'numbers' };
  expect(arranged([gold], { aim }).answers).toEqual([]);
  expect(arranged([...laid.options, gold], { cards: laid.cards, aim }).cards).toHaveLength(3);
  expect(arranged([...laid.options, gold], { cards: laid.cards, aim, crowded: true }).cards).toEqual([]);
});

test('a long question with few answers is read whole; cards that say much are wide', () => {
  const long = 'Why? '.repeat(40);
  expect(arranged([option(0)], { question: long }).lengthy).toBe(true);
  expect(
    arranged(
      several(5).map((n) => option(n)),
      { question: long },
    ).lengthy,
  ).toBe(false);
  const told = hand(3, { note: 'Draw two cards and keep one of them.' });
  expect(arranged(told.options, { cards: told.cards }).noted).toBe(true);
  const many = hand(6, { note: 'Draw two cards and keep one of them.' });
  expect(arranged(many.options, { cards: many.cards }).noted).toBe(false);
  expect([isPricey(option(0, { cost: 'x'.repeat(41) })), isWordy(option(0, { text: 'x'.repeat(44) }))]).toEqual([
    true,
    false,
  ]);
});
