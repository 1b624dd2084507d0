// The plates and grounds of a game. They lie beside their game, in games/NAME/art and games/NAME/BOX/art, and
// are fetched when somebody sits down at it: one piece of code for the game and one for each of its boxes.
import type { Ground, Grounds } from './grounds';
import type { Plates, Scene } from './picture';

interface Folio {
  plates?: Plates;
  grounds?: Grounds;
}
const files = import.meta.glob<Folio>('../../../games/**/art/*.ts');
const address = /\/games\/([^/]+)\/(?:([^/]+)\/)?art\/([^/]+)\.ts$/;

/** Where a file belongs: its game, its box ('' for the game itself), its name. */
export function belongs(path: string) {
  const [, game = '', box = '', name = ''] = address.exec(path) ?? [];
  return { game, box, name };
}

const fetched = new Map<string, Promise<Folio[]>>();
function folios(game: string) {
  const known = fetched.get(game);
  if (known) return known;
  const own = Object.entries(files).filter(([path]) => belongs(path).game === game);
  const all = Promise.all(own.map(([, fetch]) => fetch()));
  fetched.set(game, all);
  // What could not be fetched is asked for again.
  all.catch(() => fetched.delete(game));
  return all;
}

/** All composed plates of a game and its boxes; ids are unique within one game. */
export async function platesOf(game: string): Promise<Plates> {
  return Object.assign({}, ...(await folios(game)).map(({ plates }) => plates)) as Record<string, Scene>;
}
export async function groundsOf(game: string): Promise<Grounds> {
  return Object.assign({}, ...(await folios(game)).map(({ grounds }) => grounds)) as Record<string, Ground>;
}
export const artFiles = files;
