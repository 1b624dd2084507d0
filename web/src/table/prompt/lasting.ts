// Answers that may be given for good: those that name nothing of their own, such as to go on, to leave
// or to keep the dice, and a plain yes or no. What is given, bought or walked to is named by its arguments:
// for good it would be done again and again.
import type { Decision, Option } from '../../scene';

const named = (option: Option): string =>
  JSON.stringify(Object.entries(option.args ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const nothing = '[]';

export function lastingOf(decision: Decision | null): Option[] {
  const options = decision?.options ?? [];
  // Of two answers that name the same thing it is asked about, not chosen.
  const yesOrNo = options.length === 2 && named(options[0]!) === named(options[1]!);
  return options.filter((each) => !each.flick && (yesOrNo || named(each) === nothing));
}
