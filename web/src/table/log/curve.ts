// The lines of the replay and of the story: points in time against values.
import type { LogEntry } from '../../protocol';

/** A curve comes as values by point or as pairs of point and value. */
export function curvePoints(curve: Array<[number, number] | number>): [number, number][] {
  return curve.map((each, index) => (typeof each === 'number' ? [index, each] : each));
}

/** The chance-to-win line in a box of 600 by 70, certainty on top. */
export function curvePath(curve: [number, number][], last: number): string {
  if (curve.length === 0 || last <= 0) return '';
  return curve
    .map(([at, value], index) => {
      const x = (600 * Math.min(at, last)) / last;
      const y = 4 + 64 * (1 - Math.min(1, Math.max(0, value)));
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The value in force at a point: that of the last point not after it. */
export function valueAt(curve: [number, number][], point: number): number | null {
  let found: number | null = null;
  for (const [at, value] of curve) if (at <= point) found = value;
  return found;
}

/** Where turns begin. */
export function ticksOf(log: LogEntry[]): { point: number; title: string }[] {
  const ticks: { point: number; title: string }[] = [];
  for (const entry of log)
    if (ticks.at(-1)?.title !== entry.turn.text && ticks.at(-1)?.point !== entry.point)
      ticks.push({ point: entry.point, title: entry.turn.text });
  return ticks;
}

/** Round numbers for an axis that reaches from 0 (or below) to the greatest value. */
export function axis(least: number, most: number): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const raw = span / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? raw;
  const whole = Math.max(1, Math.round(step));
  const marks: number[] = [];
  for (let at = Math.floor(Math.min(0, least) / whole) * whole; at <= most + 1e-9; at += whole) marks.push(at);
  if (marks.at(-1)! < most) marks.push(marks.at(-1)! + whole);
  return marks;
}

/** Marks of an axis so far apart that their numbers do not touch; the first always stays. */
export function thinned<T>(marks: readonly T[], place: (mark: T) => number, apart: number): T[] {
  const kept: T[] = [];
  for (const mark of marks) if (kept.length === 0 || place(mark) - place(kept.at(-1)!) >= apart) kept.push(mark);
  return kept;
}
