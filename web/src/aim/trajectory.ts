// Where a disc is at a moment of a motion that the engine has worked out: straight legs, each with a
// velocity that friction takes away evenly. Times are microseconds, lengths micrometres.
import type { Course } from '../scene';
import type { Vec } from './sweep';

/** The place at `t`. Before its first leg a disc lies where that leg begins. */
export function placeAt(course: Course, slows: number, t: number): Vec {
  let leg = course.legs[0] ?? [0, 0, 0, 0, 0];
  for (const each of course.legs) {
    if (each[0]! > t) break;
    leg = each;
  }
  const [start = 0, x = 0, y = 0, vx = 0, vy = 0] = leg;
  const speed = Math.hypot(vx, vy);
  if (speed === 0 || t <= start) return { x, y };
  const until = slows > 0 ? speed / slows : Infinity;
  const u = Math.min((t - start) / 1e6, until);
  const far = u - (slows * u * u) / (2 * speed);
  return { x: x + vx * far, y: y + vy * far };
}

/** From 0, there, to 1, gone: what left the board fades within a quarter of a second. */
export function fadeAt(course: Course, t: number): number {
  if (course.left === undefined || t < course.left) return 0;
  return Math.min(1, (t - course.left) / 250_000);
}
