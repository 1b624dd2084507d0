// Which cards of the gallery are looked for: by words, whatever their case and accents, by kind and by box.
import type { PrintedCard } from '../../protocol';

export interface Kind {
  kind: string;
  name: string;
  count: number;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The kinds there are, the most numerous first. */
export function kindsOf(cards: readonly PrintedCard[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const card of cards) {
    const kind = kinds.get(card.kind) ?? { kind: card.kind, name: card.kinds ?? card.kind, count: 0 };
    kind.count += 1;
    kinds.set(card.kind, kind);
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** The boxes of a game that has several, in the order in which their cards come. */
export function boxesOf(cards: readonly PrintedCard[]): { id: string; name: string }[] {
  const boxes = new Map(cards.flatMap(({ box }) => (box ? [[box.id, box] as const] : [])));
  return boxes.size > 1 ? [...boxes.values()] : [];
}

/** Cards that hold every one of the words; those that hold them in their names come first. */
export function found(
  cards: readonly PrintedCard[],
  wish: { find: string; kind: string; ours: boolean; box?: string },
): PrintedCard[] {
  const words = plain(wish.find).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.includes(word));
  const fit = cards.filter(
    (card) =>
      (!wish.kind || card.kind === wish.kind) &&
      (!wish.ours || card.ours) &&
      (!wish.box || card.box?.id === wish.box) &&
      holds(plain([card.name, ...card.lines].join(' '))),
  );
  if (words.length === 0) return fit;
  const named = new Set(fit.filter((card) => holds(plain(card.name))));
  return [...named, ...fit.filter((card) => !named.has(card))];
}
