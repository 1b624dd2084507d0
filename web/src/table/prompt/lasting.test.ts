import { expect, test } from 'vitest';
import type { Decision, Option } from '../../scene';
import { lastingOf } from './lasting';

const asked = (...options: Partial<Option>[]): Decision => ({
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  blocked: [],
  options: options.map((each, n) => ({ n, verb: 'choice', as: 'button', ...each })),
});
const verbs = (decision: Decision): string[] => lastingOf(decision).map((each) => each.verb);

test('what ends a question may be answered for good, a trade may not', () => {
  expect(verbs(asked({ verb: 'done' }, { verb: 'trade', args: { seat: 1 } }))).toEqual(['done']);
  expect(
    verbs(
      asked(
        { verb: 'pass' },
        { verb: 'give_money', args: { number: 1, seat: 1 } },
        { verb: 'give_money', args: { number: 2, seat: 1 } },
      ),
    ),
  ).toEqual(['pass']);
});

test('nobody walks for good', () => {
  expect(verbs(asked({ verb: 'move', args: { to: 'docks' } }, { verb: 'move', args: { to: 'church' } }))).toEqual([]);
});

test('a plain yes or no may, although it names what it is about', () => {
  const args = { card: 'location_3' };
  expect(verbs(asked({ verb: 'accept_effect', args }, { verb: 'decline_effect', args }))).toEqual([
    'accept_effect',
    'decline_effect',
  ]);
});

test('what is measured is measured anew', () => {
  expect(verbs(asked({ verb: 'retaliate', args: { piece: 'monster_4' }, flick: true }, { verb: 'decline' }))).toEqual([
    'decline',
  ]);
  expect(lastingOf(null)).toEqual([]);
});
