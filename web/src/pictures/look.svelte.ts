// Which pictures the reader wants to see, and which of them there are.
import { asks } from '../look/window.svelte';
import { memory } from '../memory.svelte';
import type { Picture } from '../scene';
import { studio } from './hands';
import { ofKind, plateOf } from './wish';

const strong = asks('(prefers-contrast: more)');
const sparing = asks('(prefers-reduced-data: reduce)');
const paper = asks('print');

/** The reader wants contrast rather than pictures. */
const plain = $derived(memory.settings.contrast === 'more' || strong.current);
const none = $derived(memory.settings.pictures === 'none' || sparing.current || paper.current);

/** By game, the tint of each of its plates. */
let tints = $state.raw<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

async function meet(game: string): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  try {
    const known = await studio.tintsOf(game);
    tints = { ...tints, [game]: known };
  } catch {
    // Without them each shows the tint of its table, and a sign where there is no picture.
    asked.delete(game);
  }
}

export const look = {
  /** What lies under boards. */
  get grounds(): boolean {
    return !none && !plain && memory.settings.pictures === 'all';
  },
  /** Places and pieces on a board. */
  get places(): boolean {
    return !none && !plain;
  },
  /** Cards, encounters, and pages about them. */
  get cards(): boolean {
    return !none;
  },
  /** How much of a picture is seen. */
  get strength(): number {
    return plain ? 0.4 : 1;
  },
};

/** By what name it is known whether it is there; words are always. */
const nameOf = (picture: Picture): string | undefined =>
  typeof picture === 'object' && picture.kind !== undefined ? ofKind(picture.kind) : plateOf(picture);

/** The picture, if the reader wants it and its game has it: otherwise a sign stands for the thing. Until the game's
 * plates are known each is taken to be there. */
export function shown(
  game: string,
  picture: Picture | undefined,
  where: 'cards' | 'places' = 'cards',
): Picture | undefined {
  if (picture === undefined || !look[where]) return undefined;
  const id = nameOf(picture);
  if (id === undefined) return picture;
  const known = tints[game];
  if (!known) void meet(game);
  return !known || Object.hasOwn(known, id) ? picture : undefined;
}

/** What stands there until it is drawn. */
export function tintOf(game: string, picture: Picture): string {
  const known = tints[game]?.[nameOf(picture) ?? ''];
  const own = typeof picture === 'object' && /^#[0-9a-f]{6}$/i.test(picture.tint ?? '') ? picture.tint : undefined;
  return known ?? own ?? 'var(--board-2, var(--night-3))';
}
