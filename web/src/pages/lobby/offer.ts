// Which values of an option a table may have: a thing that comes in a box is on offer once the box,
// or the part of it that it needs, is chosen.
import type { Game } from '../../protocol';

export type Option = Game['options'][number];

export function onOffer(option: Option, chosen: Record<string, string>): Option['values'] {
  return option.values.filter((value) => !value.needs || value.needs.some((box) => chosen[box] === 'yes'));
}
