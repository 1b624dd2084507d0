// The plates and grounds of a game. They lie beside their game, in games/NAME/art and games/NAME/BOX/art. A list names
// them all with the file of each, so that a table fetches what it shows and never what other boxes have.
import type { Ground, Grounds } from './grounds';
import type { Plates, Scene } from './picture';

interface Folio {
  plates?: Plates;
  grounds?: Grounds;
}
/** A plate in the list of its game. */
export interface Listed {
  /** What stands in its place until it is drawn: '#rgb'. */
  tint: string;
  /** Where it is drawn, without its ending: 'places', or 'dunwich/places' for a box. */
  file: string;
}
const files = import.meta.glob<Folio>('../../../games/**/art/*.ts');
const lists = import.meta.glob<string>('../../../games/*/art/plates.txt', { query: '?raw', import: 'default' });
const games = '../../../games/';
const address = /\/games\/([^/]+)\/(?:([^/]+)\/)?art\/([^/]+)\.ts$/;

/** Where a file belongs: its game, its box ('' for the game itself), its name. */
export function belongs(path: string) {
  const [, game = '', box = '', name = ''] = address.exec(path) ?? [];
  return { game, box, name };
}

/** Lines of a name, a tint and a file, as tools/plates.mjs writes them. */
export function readList(text: string): Map<string, Listed> {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([id, tint = '', file = '']) => (id ? [[id, { tint, file }] as const] : [])));
}

const known = new Map<string, Promise<Map<string, Listed>>>();
/** All plates that a game and its boxes have, by their names. */
export function listOf(game: string): Promise<Map<string, Listed>> {
  const there = known.get(game);
  if (there) return there;
  const list = Promise.resolve(lists[`${games}${game}/art/plates.txt`]?.() ?? '').then(readList);
  known.set(game, list);
  // What could not be fetched is asked for again.
  list.catch(() => known.delete(game));
  return list;
}

/** One plate, with the file in which it stands; nothing if the game has none of that name. */
export async function plateNamed(game: string, id: string): Promise<Scene | undefined> {
  const listed = (await listOf(game)).get(id);
  if (!listed) return undefined;
  const folio = await files[`${games}${game}/${listed.file.replace(/[^/]*$/, 'art/$&')}.ts`]?.();
  return folio?.plates?.[id];
}

const ofGame = (game: string) => Object.entries(files).filter(([path]) => belongs(path).game === game);
/** All composed plates of a game and its boxes, for whoever wants to see every one; ids are unique within one game. */
export async function platesOf(game: string): Promise<Plates> {
  const all = await Promise.all(ofGame(game).map(([, fetch]) => fetch()));
  return Object.assign({}, ...all.map(({ plates }) => plates)) as Record<string, Scene>;
}
/** What lies under the boards of a game and its boxes: the files that are called ground. */
export async function groundsOf(game: string): Promise<Grounds> {
  const own = ofGame(game).filter(([path]) => belongs(path).name === 'ground');
  const all = await Promise.all(own.map(([, fetch]) => fetch()));
  return Object.assign({}, ...all.map(({ grounds }) => grounds)) as Record<string, Ground>;
}
export const artFiles = files;
