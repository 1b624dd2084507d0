// What is to be seen between two scenes, frame by frame and without a clock: for each beat the table before
// anything of it has happened, and as it is in the frame in which it lands. Nothing else is ever shown
// while the beats are played, so what holds here holds on the page.
import type { LogEntry } from '../protocol';
import type { Scene } from '../scene';
import { openTitles } from '../table/reading/leaf';
import { sceneAfter, sceneBefore, sceneLast } from './scene-at';
import { beatsOf, type Beat } from './staged';

/** Between two scenes: what happened, to whom it is told and what was told before. */
export interface Between {
  before: Scene;
  after: Scene;
  entries: readonly LogEntry[];
  past?: readonly LogEntry[];
  /** Whoever sits at these seats looks on; null: it befalls nobody more than others. */
  seats: readonly number[] | null;
}

export interface Frame {
  beat: Beat;
  index: number;
  landed: boolean;
  scene: Scene;
  /** How many of the new lines are in the log. */
  told: number;
  says: string;
}

/** The table in the middle of what happens: what was asked before is answered, and what is asked next is not asked
 *  yet. */
export const unasked = (scene: Scene): Scene =>
  scene.decision || scene.outcome ? { ...scene, decision: null, outcome: null } : scene;

/** The new lines as beats. A page that lies open afterwards is read there, and not staged before. */
export function beatsBetween({ entries, past = [], seats, after }: Between): Beat[] {
  const open = openTitles(after);
  const lines = entries.map((entry): LogEntry => {
    if (!entry.stage?.page || !open.has(entry.stage.title ?? '')) return entry;
    const { stage: _, ...line } = entry;
    return { ...line, as: 'told' };
  });
  return beatsOf(lines, seats, past);
}

export function* framesOf(between: Between, beats = beatsBetween(between)): Generator<Frame> {
  const { before, after, entries } = between;
  let scene = unasked(before);
  let told = 0;
  for (const [index, beat] of beats.entries()) {
    const last = index + 1 === beats.length;
    scene = sceneBefore(scene, beat, after);
    yield { beat, index, landed: false, scene, told, says: '' };
    scene = last ? sceneLast(scene, beat.acts, unasked(after)) : sceneAfter(scene, beat.acts, after);
    told = last ? entries.length : told + beat.lines;
    yield { beat, index, landed: true, scene, told, says: beat.says };
  }
}
