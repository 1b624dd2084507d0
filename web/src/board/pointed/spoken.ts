// What a screen reader says of the things on a board: name, key, whether it may be chosen, states,
// what lies there, and what its signs mean.
import type { Badge, Card, Option, Piece, State } from '../../scene';
import { say } from '../../words.svelte';
import type { Choices } from './choices';
import type { Placed } from '../plan/docks';

/** The states of a thing in the words of its table, which agree with its name; some may be left out. */
export function stateWords(
  thing: { states?: State[] | undefined; state_words?: string[] | undefined } | undefined,
  ...without: State[]
): string[] {
  return (thing?.state_words ?? []).filter((_, index) => !without.includes(thing?.states?.[index] as State));
}

/** A card's name, that it lies face down, and its other states. */
export function cardWords(card: Card): string[] {
  const told = card.states?.includes('face-down');
  return [
    card.name ?? '',
    ...(card.face === 'down' && !told ? [say('board.face_down')] : []),
    ...stateWords(card),
  ].filter(Boolean);
}

export const badgeWords = (badges: readonly Badge[] | undefined): string[] =>
  (badges ?? []).map((badge) => badge.says ?? badge.text ?? '').filter(Boolean);

export function needWords(card: Card): string[] {
  const list = (values: Card['needs']) =>
    (values ?? [])
      .map((value) => (value.value > 1 ? `${value.value} ${value.name ?? ''}` : (value.name ?? '')))
      .join(', ');
  return [
    ...(card.needs?.length ? [say('board.needs', { what: list(card.needs) })] : []),
    ...(card.cost?.length ? [say('board.costs', { what: list(card.cost) })] : []),
  ];
}

function choiceWords(id: string, choices: Choices): string[] {
  const options = choices.options.get(id);
  if (options) return [say('board.may_choose'), ...options.slice(0, 3).map((option) => optionWords(option))];
  const blocked = choices.blocked.get(id);
  if (blocked) return [say('board.blocked', { reason: blocked.reason.text ?? '' })];
  return [];
}

const optionWords = (option: Option): string => [option.text, option.cost].filter(Boolean).join(', ');

const join = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

export function speakArea(
  area: { id: string; name?: string; key?: string; states?: State[]; state_words?: string[]; badges?: Badge[] },
  there: readonly Placed[],
  choices: Choices,
): string {
  return join([
    area.name ?? '',
    area.key && area.key !== area.name ? area.key : '',
    ...choiceWords(area.id, choices),
    ...stateWords(area),
    ...there.map(nameOf),
    ...badgeWords(area.badges),
  ]);
}

const nameOf = (placed: Placed): string => {
  const name = placed.card?.name ?? placed.piece?.name ?? '';
  return placed.more > 0 ? say('board.and_more', { what: name, n: placed.more }) : name;
};

export function speakThing(placed: Placed, where: string, choices: Choices): string {
  const piece: Piece | undefined = placed.piece;
  const card: Card | undefined = placed.card;
  return join([
    nameOf(placed),
    ...choiceWords(placed.id, choices),
    ...stateWords(card ?? piece),
    ...(piece?.hits ? [say('board.hits', { now: piece.hits.now, max: piece.hits.max })] : []),
    ...(card ? needWords(card) : []),
    ...badgeWords(card?.badges ?? piece?.badges),
    where,
  ]);
}
