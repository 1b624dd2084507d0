// The hand in the prompt: the cards that options and blocked choices are played with, in their own
// order, those that are blocked among those that are not.
import type { Blocked, Card, Decision, Option } from '../../scene';

export type Entry =
  | { option: Option; blocked?: undefined; group?: undefined; card: Card }
  | { blocked: Blocked; option?: undefined; group?: undefined; card: Card }
  | { group: Option[]; option?: undefined; blocked?: undefined; card: Card };

type Cards = ReadonlyMap<string, Card>;

function cardOf(of: Option | Blocked, cards: Cards): Card | undefined {
  for (const id of of.on ?? []) {
    const card = cards.get(id);
    if (card) return card;
  }
  return undefined;
}

/** Options of a group that are played with one and the same card: the card stands for them all. */
function groupsOf(options: readonly Option[], cards: Cards): { card: Card; group: Option[] }[] {
  const groups = new Map<string, Option[]>();
  for (const option of options)
    if (option.group && option.as !== 'card') groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups.values()].flatMap((group) => {
    const shared = (group[0]?.on ?? []).find((id) => cards.has(id) && group.every((each) => each.on?.includes(id)));
    const card = shared === undefined ? undefined : cards.get(shared);
    return card && group.length > 1 ? [{ card, group }] : [];
  });
}

export function handOf(decision: Decision, all: readonly Card[]): Entry[] {
  const cards = new Map(all.map((card) => [card.id, card]));
  const found: Entry[] = [];
  const seen = new Set<string>();
  const add = (entry: Entry | undefined) => {
    if (!entry || seen.has(entry.card.id)) return;
    seen.add(entry.card.id);
    found.push(entry);
  };
  // A card that can be played in several ways, such as for one hero or another, stands for them all.
  const ways = new Map<Card, Option[]>();
  for (const option of decision.options) {
    const card = option.as === 'card' ? cardOf(option, cards) : undefined;
    if (card) ways.set(card, [...(ways.get(card) ?? []), option]);
  }
  for (const [card, group] of ways) add(group.length > 1 ? { group, card } : { option: group[0]!, card });
  if (found.length === 0) return found;
  groupsOf(decision.options, cards).forEach(add);
  for (const blocked of decision.blocked) {
    const card = cardOf(blocked, cards);
    if (card) add({ blocked, card });
  }
  const order = [...cards.keys()];
  return found.sort((a, b) => order.indexOf(a.card.id) - order.indexOf(b.card.id));
}
