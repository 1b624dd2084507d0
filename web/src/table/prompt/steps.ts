// Options that differ by a number alone, such as sums of money, are one choice with a stepper.
import type { Decision, Option } from '../../scene';

export interface Steps {
  group: string;
  /** By their amounts, the least first. */
  options: Option[];
}

export function stepsOf(decision: Decision | null | undefined): Steps[] {
  const groups = new Map<string, Option[]>();
  for (const option of decision?.yours ? decision.options : [])
    if (option.group && option.amount !== undefined)
      groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, options]) => ({ group, options: options.sort((a, b) => a.amount! - b.amount!) }));
}

/** Whether an option is a step of a number, or a stop of a slider on a sheet. */
export const isStep = (option: Option): boolean => option.amount !== undefined && option.group !== undefined;
