// The ways of discs in a motion, as lines to draw: from leg to leg, and where each ends.
import type { Act } from '../scene';
import type { Vec } from './sweep';
import { placeAt } from './trajectory';

export interface Way {
  of: string;
  points: Vec[];
  /** Whether it leaves the board at its end. */
  leaves: boolean;
}

/** Every disc's way. Of the disc that is shot the stretch before its first contact is left out: the
 * aim itself shows it. */
export function waysOf(motion: Act, shot: string | undefined): Way[] {
  const slows = motion.slows ?? 0;
  return (motion.courses ?? []).flatMap((course) => {
    const end = placeAt(course, slows, course.left ?? Infinity);
    const turns = course.legs.map(([, x = 0, y = 0]) => ({ x, y }));
    const points = [...(course.of === shot ? turns.slice(1) : turns), end];
    return points.length > 1 || course.of === shot
      ? [{ of: course.of, points, leaves: course.left !== undefined }]
      : [];
  });
}

/** What would happen by the rules, each sentence once: direct hits, fire walls that are touched. */
export function meaningOf(motion: Act): string[] {
  return [
    ...new Set((motion.touches ?? []).flatMap((touch) => (touch.says && touch.tone === 'harm' ? [touch.says] : []))),
  ];
}
