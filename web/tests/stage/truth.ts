// What must hold of every frame between two scenes, whatever the game: nothing is there before it has
// landed, every number changes in the frame of its own beat, and at the end the scene after is there.
import { isDeepStrictEqual } from 'node:util';
import { framesOf, unasked, type Between, type Frame } from '../../src/stage/frames';
import type { Scene } from '../../src/scene';

const numbersOf = (scene: Scene): Map<string, number> =>
  new Map([
    ...(scene.tracks ?? []).map((track) => [track.id, track.at] as const),
    ...(scene.panels ?? []).flatMap((panel) =>
      (panel.lines ?? []).flatMap((line) =>
        'values' in line ? line.values.map((value, i) => [value.id ?? `${panel.id} ${i}`, value.value] as const) : [],
      ),
    ),
  ]);
const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
const lit = (scene: Scene): string => scene.clock.phases?.find((phase) => phase.state === 'now')?.id ?? '';
const contestless = (scene: Scene) => JSON.stringify((scene.panels ?? []).filter((panel) => panel.kind !== 'roll'));

/** What is wrong with the frames of this run; nothing if all is well. */
export function faultsOf(between: Between): string[] {
  const faults: string[] = [];
  const frames = [...framesOf(between)];
  let before: Pick<Frame, 'scene' | 'told'> = { scene: unasked(between.before), told: 0 };
  frames.forEach((frame, i) => {
    const last = i + 1 === frames.length;
    const fault = (what: string) => faults.push(`${frame.beat.key} ${frame.landed ? 'landed' : 'begun'}: ${what}`);
    if (frame.scene.decision || frame.scene.outcome) fault('somebody is asked, or it is over');
    if (!frame.landed) {
      // 1: before the landing nothing of what will be is told or shown.
      if (frame.told !== before.told || frame.says !== '') fault('something is told too early');
      for (const part of ['tracks', 'pieces', 'cards', 'goals', 'piles', 'areas', 'forces', 'focus'] as const)
        if (frame.scene[part] !== before.scene[part]) fault(`${part} change too early`);
      if (contestless(frame.scene) !== contestless(before.scene)) fault('a sheet changes too early');
      const dice = (frame.scene.panels ?? []).filter(
        (panel) => panel.kind === 'roll' && !before.scene.panels?.includes(panel),
      );
      if (
        dice.some(
          (panel) =>
            panel.lines?.some((line) => 'dice' in line) || panel.outcomes?.some((each) => each.state !== 'possible'),
        )
      )
        fault('dice lie there before they are thrown');
    } else {
      if (frame.told < before.told) fault('the log grows shorter');
      // 8: a number changes with the act that names it.
      const [was, is] = [numbersOf(before.scene), numbersOf(frame.scene)];
      const named = new Set(
        frame.beat.acts.flatMap((act) =>
          act.do === 'step' || act.do === 'appear' || act.do === 'fly' ? [act.of ?? ''] : [],
        ),
      );
      const meters = new Map(
        (frame.scene.panels ?? []).flatMap((panel) =>
          (panel.lines ?? []).flatMap((line) => ('meter' in line && line.id ? [[line.meter, line.id] as const] : [])),
        ),
      );
      if (!last)
        for (const [id, at] of is)
          if (was.get(id) !== undefined && was.get(id) !== at && !named.has(id) && !named.has(meters.get(id) ?? ''))
            fault(`${id} changes without its act`);
    }
    // 6: the phase is that of the beat, from its first frame on.
    const act = frame.beat.acts.findLast((each) => each.do === 'phase');
    const phase = act
      ? act.to
      : frame.scene.clock.phases?.findLast((each) => each.text && frame.beat.heading.endsWith(each.text))?.id;
    if (
      phase !== undefined &&
      !last &&
      lit(frame.scene) !== phase &&
      frame.scene.clock.phases?.some((each) => each.id === phase)
    )
      fault(`the phase ${lit(frame.scene)} is lit and not ${String(phase)}`);
    before = frame;
  });
  const end = frames.at(-1);
  // A contest whose dice fell last lies there until its sentence has been read.
  const is = end && {
    ...end.scene,
    ...(end.scene.panels
      ? {
          panels: end.scene.panels.filter(
            (panel) => panel.kind !== 'roll' || between.after.panels?.some((each) => each.id === panel.id),
          ),
        }
      : {}),
  };
  if (end && (!same(is, unasked(between.after)) || end.told !== between.entries.length))
    faults.push('at the end it is not as it is');
  return faults;
}
