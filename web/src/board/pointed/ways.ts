// Where a walk leads, and what it costs: the ways of several steps that the decision has, and the single steps among
// its options.
import type { Blocked, Decision, Option, Way } from '../../scene';
import { say } from '../../words.svelte';

/** The option that is one step to a place. */
export const stepTo = (decision: Decision | null | undefined, place: string): Option | undefined =>
  decision?.walk && decision.options.find((each) => each.verb === decision.walk!.verb && each.on?.[0] === place);

/** The way to a place: of one step or of several, or why there is none. */
export function wayTo(decision: Decision | null | undefined, place: string): Way | null {
  const step = stepTo(decision, place);
  if (step) return { to: place, via: [place] };
  return decision?.walk?.ways.find((each) => each.to === place) ?? null;
}

/** Every place that a walk may lead to. */
export function goals(decision: Decision | null | undefined): Set<string> {
  const { walk, options = [] } = decision ?? {};
  if (!walk) return new Set();
  const steps = options.flatMap((each) => (each.verb === walk.verb && each.on?.[0] ? [each.on[0]] : []));
  return new Set([...steps, ...walk.ways.map((each) => each.to)]);
}

/** What a way costs and what it meets, in a few words. */
export function priceOf(decision: Decision | null | undefined, way: Way): string {
  const cost = (way.via ?? []).length === 1 ? stepTo(decision, way.to)?.cost : undefined;
  return [cost ?? say('walk.steps', { n: (way.via ?? []).length }), ...(way.meets ?? [])].join(' ');
}

/** Why no way leads to a place, to be read there. */
export function noWay(way: Way | null, name: string): Blocked | undefined {
  return way?.reason && { text: name, piece: way.to, reason: way.reason };
}
