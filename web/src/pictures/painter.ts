// Draws what is wished. It is the only part of the client that knows the kit, and is fetched when the first picture is
// wished for, by the worker or by the page where there is none; words and the motifs of cards when the first is
// wished for.
import { kindsOf } from '../art/kinds';
import { groundsOf, listOf, plateNamed } from '../art/library';
import { palette, type Mood } from '../art/palette';
import { picture as composed } from '../art/picture';
import type { Plate } from '../art/plate';
import { ofKind, plateOf, type Wish } from './wish';

/** The colour that stands where each picture of a game will be, and the motifs of each kind of cards; whatever is
 *  not named here is not there. */
export async function tintsOf(game: string): Promise<Record<string, string>> {
  const [list, kinds] = await Promise.all([listOf(game), kindsOf(game)]);
  return Object.fromEntries([
    ...[...list].map(([id, { tint }]) => [id, tint]),
    ...kinds.map(([kind, tint]) => [ofKind(kind), palette(tint).mid]),
  ]);
}

async function plateFor(wish: Wish): Promise<Plate | undefined> {
  const { game, picture, css, land, seed } = wish;
  const id = plateOf(picture);
  const mood = typeof picture === 'string' ? undefined : (picture.mood as Mood | undefined);
  if (land) {
    const grounds = await groundsOf(game);
    const ground = (id && grounds[id]) || grounds[game];
    return ground?.({ width: css, h: land.h, land, ...(mood === 'wyrd' ? { mood: 'dark' } : {}) });
  }
  const crop = wish.crop === 'round' ? 'square' : wish.crop;
  if (id !== undefined) {
    const scene = await plateNamed(game, id);
    return scene && composed(id, scene, { width: css, crop, ...(mood === undefined ? {} : { mood }) });
  }
  if (typeof picture === 'string') return undefined;
  if (picture.kind !== undefined) {
    const card = { id: seed ?? '', kind: picture.kind, icon: picture.icon, game };
    const { motif } = await import('../art/motifs');
    const scene = await motif(card);
    return scene && composed(card.id, scene, { width: css, crop });
  }
  const { draw } = await import('../art/draw');
  return draw({}, picture, { id: `${game} ${seed ?? JSON.stringify(picture)}`, width: css, crop });
}

export interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d'): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
}

/** Draws onto a canvas that `make` gives; nothing if there is no such picture. */
export async function paint<S extends Surface>(wish: Wish, make: (w: number, h: number) => S): Promise<S | null> {
  const plate = await plateFor(wish);
  if (!plate) return null;
  const [, , w, h] = plate.view;
  const canvas = make(wish.px, Math.max(1, Math.round((wish.px * h) / w)));
  const context = canvas.getContext('2d');
  if (!context) return null;
  plate.paint(context as CanvasRenderingContext2D, wish.px);
  return canvas;
}
