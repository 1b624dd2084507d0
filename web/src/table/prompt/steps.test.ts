// Options that differ by a number alone are one choice with a stepper; nothing else is.
import { expect, test } from 'vitest';
import type { Decision, Option } from '../../scene';
import { isStep, stepsOf } from './steps';

const option = (n: number, more: Partial<Option>): Option => ({ n, verb: 'give', as: 'button', ...more });
const asked = (options: Option[], yours = true): Decision => ({
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours,
  options,
  blocked: [],
});

test('amounts of one group are steps, the least first', () => {
  const options = [
    option(0, {}),
    option(1, { group: 'money', amount: 2 }),
    option(2, { group: 'money', amount: -1 }),
    option(3, { group: 'money', amount: 1 }),
    option(4, { group: 'passage' }),
    option(5, { amount: 3, on: ['slider'] }),
  ];
  expect(stepsOf(asked(options)).map(({ group, options: steps }) => [group, steps.map((each) => each.amount)])).toEqual(
    [['money', [-1, 1, 2]]],
  );
  expect(options.filter(isStep).map((each) => each.n)).toEqual([1, 2, 3]);
  expect(stepsOf(asked(options, false))).toEqual([]);
});
