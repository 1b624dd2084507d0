// What may be chosen now, by the thing that lights up for it: a decision turned inside out.
import { offeredIn, type Blocked, type Decision, type Option } from '../../scene';

export interface Choices {
  /** The options of each id; those that belong to the thing come first. */
  options: Map<string, Option[]>;
  blocked: Map<string, Blocked>;
}

export function choicesOf(decision: Decision | null | undefined): Choices {
  const options = new Map<string, Option[]>();
  const blocked = new Map<string, Blocked>();
  for (const option of offeredIn(decision))
    for (const id of new Set([...(option.piece ? [option.piece] : []), ...(option.on ?? [])]))
      options.set(id, [...(options.get(id) ?? []), option]);
  for (const [id, list] of options)
    options.set(
      id,
      [...list].sort((a, b) => Number(b.piece === id) - Number(a.piece === id)),
    );
  for (const each of decision?.blocked ?? [])
    for (const id of new Set([...(each.piece ? [each.piece] : []), ...(each.on ?? [])]))
      if (!options.has(id) && !blocked.has(id)) blocked.set(id, each);
  return { options, blocked };
}

/** The option that pressing a thing takes: its only one, or the one with the thing's own key. */
export function answerOf(options: readonly Option[] | undefined, own?: string): Option | null {
  if (!options) return null;
  if (options.length === 1) return options[0]!;
  return (own && options.find((option) => option.key === own)) || null;
}

/** The key to show on a thing: that of its only option, or the one that all of them share. */
export function keyOf(options: readonly Option[] | undefined, own?: string): string {
  if (!options || options.length === 0) return '';
  const keys = [...new Set(options.map((option) => option.key ?? ''))];
  if (keys.length === 1) return keys[0]!;
  return own && keys.includes(own) ? own : '';
}
