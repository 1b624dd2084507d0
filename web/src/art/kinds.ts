// Which kinds of cards have motifs, as the tables in games/NAME/art/motifs.ts say. What draws them comes with the first
// card that shows one.

/** By motifs, of which the id picks one, what means them: signs, and words of ids, as in
 *  { 'tome books': 'spell_book tome' }. */
export type Meanings = Record<string, string>;
export interface Kind {
  /** Motifs of which the id picks one where no word says more. */
  of: string;
  words?: Meanings;
  /** Its ids are names of people: the words of the whole game mean nothing in them. */
  names?: boolean;
  /** Settings for things. */
  in?: string;
  tint: string;
}
export interface Motifs {
  kinds: Record<string, Kind>;
  words: Meanings;
  /** The deck that the end of an id tells: kinds named 'combat g' are for the deck g. */
  decks?: Record<string, string>;
  /** It plays before there were lamps in the streets. */
  old?: boolean;
  /** Tints that a word of the id brings. */
  tints?: Meanings;
}


export const split = (words: string) => words.split(' ').filter(Boolean);

const tables = import.meta.glob<{ motifs: Motifs }>('../../../games/*/art/motifs.ts');
export const tableOf = async (game: string): Promise<Motifs | undefined> =>
  (await tables[`../../../games/${game}/art/motifs.ts`]?.())?.motifs;

/** The kinds of cards of a game that have motifs, each with one of its tints. */
export const kindsOf = async (game: string): Promise<[kind: string, tint: string][]> =>
  Object.entries((await tableOf(game))?.kinds ?? {}).map(([kind, { tint }]) => [kind, split(tint)[0] ?? 'night']);
