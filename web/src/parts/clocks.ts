// How long a choice may take, in words and in figures.
import { say } from '../words.svelte';

/** What is offered, in seconds. */
export const clocks: readonly number[] = [30, 60, 180, 600, 3600, 28_800, 86_400, 259_200];

/** "3 minutes", in the largest measure that fits. */
export function clockText(seconds: number): string {
  for (const [unit, length] of [
    ['days', 86_400],
    ['hours', 3600],
    ['minutes', 60],
  ] as const)
    if (seconds >= length && seconds % length === 0) return say(`clock.${unit}`, { n: seconds / length });
  return say('clock.seconds', { n: seconds });
}

/** What is left, as clocks show it: 0:42, 12:05, 7:30:00; of more than two days only the days. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left > 172_800) return say('clock.days', { n: Math.floor(left / 86_400) });
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
