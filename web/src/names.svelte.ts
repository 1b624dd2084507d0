// Names of cards in sentences, which lead to the gallery. The server says which names can mean nothing
// but their card; the client only finds them.
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { CardName } from './protocol';
import { language } from './words.svelte';

const known = new SvelteMap<string, CardName[]>();
const asked = new Set<string>();
const none: CardName[] = [];

/** The names of a game's cards, or an empty list while they are on their way. */
export function namesOf(game: string): CardName[] {
  const key = `${language()} ${game}`;
  if (game && !asked.has(key)) {
    asked.add(key);
    api.names(game, language()).then(
      (answer) => known.set(key, answer.names),
      () => asked.delete(key),
    );
  }
  return known.get(key) ?? none;
}

interface Finder {
  pattern: RegExp;
  ids: Map<string, string>;
}
const finders = new WeakMap<readonly CardName[], Finder>();

function finderOf(names: readonly CardName[]): Finder {
  let finder = finders.get(names);
  if (!finder) {
    const longest = names.map((each) => each.name).sort((a, b) => b.length - a.length);
    const any = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    finder = {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu'),
      ids: new Map(names.map((each) => [each.name, each.id])),
    };
    finders.set(names, finder);
  }
  return finder;
}

export interface NamedPiece {
  text: string;
  /** The card that it names. */
  card?: string;
}

/** Cuts a sentence at the names in it; of two that begin at one place the longer is meant. */
export function cutAtNames(sentence: string, names: readonly CardName[]): NamedPiece[] {
  if (names.length === 0 || sentence === '') return sentence === '' ? [] : [{ text: sentence }];
  const { pattern, ids } = finderOf(names);
  const pieces: NamedPiece[] = [];
  let plain = 0;
  for (const match of sentence.matchAll(pattern)) {
    if (match.index > plain) pieces.push({ text: sentence.slice(plain, match.index) });
    const card = ids.get(match[0]);
    pieces.push(card ? { text: match[0], card } : { text: match[0] });
    plain = match.index + match[0].length;
  }
  if (plain < sentence.length) pieces.push({ text: sentence.slice(plain) });
  return pieces;
}

/** The cards that some sentences name, each once, in the order in which they are met. */
export function cardsIn(sentences: readonly string[], names: readonly CardName[]): CardName[] {
  const met = new Map<string, string>();
  for (const sentence of sentences)
    for (const { text, card } of cutAtNames(sentence, names)) if (card && !met.has(card)) met.set(card, text);
  return [...met].map(([id, name]) => ({ id, name }));
}

/** A card's place in the gallery. */
export const galleryOf = (card: string, game: string): string =>
  `/cards/${encodeURIComponent(card)}?game=${encodeURIComponent(game)}`;
