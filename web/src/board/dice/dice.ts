// Dice on the table: what of them counts, and how those that are thrown later join them.
import type { Act, Die } from '../../scene';

/** What was thrown at once. */
export interface Throw {
  dice: readonly Die[];
  /** What it is for. */
  text: string;
  /** How many successes are enough; none where more are always better, or nothing is counted. */
  need: number | undefined;
}

export const hitsOf = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + (die.hits ?? 0), 0);
export const isCounted = (dice: readonly Die[]): boolean => dice.some((die) => die.hits !== undefined);

const lowest = (a: Die, b: Die): number => (a.hits ?? 0) - (b.hits ?? 0) || a.face - b.face;

/** What lies there once more dice have come: those that are rolled again take the place of as many,
 * of those that count for nothing first, and of the lowest. */
export function remaining(before: readonly Die[], thrown: readonly Die[]): Die[] {
  const again = thrown.filter((die) => die.from === 'reroll').length;
  const gone = new Set([...before].sort(lowest).slice(0, again));
  return before.filter((die) => !gone.has(die));
}

/** Rolls that follow one another for the same thing are one throw. */
export function together(acts: readonly Act[]): Act[] {
  const list: Act[] = [];
  for (const act of acts) {
    const last = list.at(-1);
    if (last && sameThrow(last, act))
      list[list.length - 1] = { ...last, dice: [...(last.dice ?? []), ...(act.dice ?? [])] };
    else list.push(act);
  }
  return list;
}

function sameThrow(a: Act, b: Act): boolean {
  return (
    a.do === 'roll' &&
    b.do === 'roll' &&
    a.of === b.of &&
    a.text === b.text &&
    a.need === b.need &&
    a.dice?.[0]?.from === b.dice?.[0]?.from
  );
}
