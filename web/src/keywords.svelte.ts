// Words that explain themselves. They come with the game, in the reader's language; the client only
// finds them in what cards and prompts say.
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Keyword } from './protocol';
import { language } from './words.svelte';

const known = new SvelteMap<string, Keyword[]>();
const asked = new Set<string>();

/** The keywords of a game, or an empty list while they are on their way. */
export function keywordsOf(game: string): Keyword[] {
  const key = `${language()} ${game}`;
  if (game && !asked.has(key)) {
    asked.add(key);
    api.keywords(game, language()).then(
      (answer) => known.set(key, answer.keywords),
      () => {},
    );
  }
  return known.get(key) ?? [];
}

export type Piece = { text: string; keyword?: undefined } | { text: string; keyword: Keyword };

const letter = /[\p{L}\p{N}]/u;

/** Cuts a sentence at the keywords in it; of two that begin at one place the longer is meant. */
export function cutAtKeywords(sentence: string, keywords: readonly Keyword[]): Piece[] {
  const forms = keywords
    .flatMap((keyword) => keyword.words.map((word) => ({ word: word.toLocaleLowerCase(), keyword })))
    .sort((a, b) => b.word.length - a.word.length);
  const lower = sentence.toLocaleLowerCase();
  const pieces: Piece[] = [];
  let plain = 0;
  for (let at = 0; at < sentence.length;) {
    const begins = at === 0 || !letter.test(sentence[at - 1]!);
    const found = begins
      ? forms.find(({ word }) => lower.startsWith(word, at) && !letter.test(sentence[at + word.length] ?? ' '))
      : undefined;
    if (!found) {
      at += 1;
      continue;
    }
    if (at > plain) pieces.push({ text: sentence.slice(plain, at) });
    at += found.word.length;
    pieces.push({ text: sentence.slice(at - found.word.length, at), keyword: found.keyword });
    plain = at;
  }
  if (plain < sentence.length) pieces.push({ text: sentence.slice(plain) });
  return pieces;
}

/** The keywords in some sentences, each once, in the order in which they are met. */
export function keywordsIn(sentences: readonly string[], keywords: readonly Keyword[]): Keyword[] {
  return [
    ...new Set(
      sentences.flatMap((sentence) => cutAtKeywords(sentence, keywords).flatMap((piece) => piece.keyword ?? [])),
    ),
  ];
}
