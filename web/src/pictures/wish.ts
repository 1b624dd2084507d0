// What is wished to be drawn, and the name under which it is kept. Nothing here draws: the kit comes later, in a
// worker, and a page that shows no picture never fetches it.
import type { Picture } from '../scene';

/** Which part of a block is seen; a round one is a square one that is shown round. */
export type Crop = 'wide' | 'tall' | 'square' | 'round';

/** What lies under a board, in units of the board: its box begins at 0, 0. */
export interface Land {
  w: number;
  h: number;
  /** Where places lie, and the boxes round them that stay free. */
  spots: LandSpot[];
  links: [string, string][];
}
export interface LandSpot {
  id: string;
  kind: string;
  x: number;
  y: number;
  rx: number;
  ry: number;
  parent?: string;
  clear?: [x: number, y: number, w: number, h: number];
}

export interface Wish {
  game: string;
  picture: Picture;
  crop: Crop;
  /** As wide as it is shown, in CSS pixels: its lines are made for that. */
  css: number;
  /** As wide as it is drawn. */
  px: number;
  /** Where there are only words: what they are drawn for, so that two places with the same words differ. */
  seed?: string;
  /** It is what lies under a board, by the name that a layer gives. */
  land?: Land;
  /** As an address that an SVG can show, and not as a bitmap. */
  link?: boolean;
}

/** A picture is drawn at one of these widths: whatever is shown at another is scaled a little. */
export const widths = [48, 72, 108, 160, 220, 300, 420, 600, 900] as const;
export const widthFor = (css: number): number => widths.find((each) => each >= css - 1) ?? widths.at(-1)!;

/** How high it is, by its width. */
export const highOf = (crop: Crop): number => (crop === 'wide' ? 2 / 3 : crop === 'tall' ? 3 / 2 : 1);

/** More pixels than this nobody sees, and a phone pays for them. */
const most = 2.5;
export const ratioOf = (devicePixelRatio: number): number =>
  Math.min(most, Math.max(1, Math.round(2 * devicePixelRatio) / 2));

/** The id of a composed plate, if the picture is one. */
export const plateOf = (picture: Picture): string | undefined =>
  typeof picture === 'string' ? picture : picture.plate;

/** By what name the motifs of a kind of cards are known among plates. */
export const ofKind = (kind: string): string => `kind ${kind}`;

/** What a card shows: its own picture, or the motif of its kind. */
export const pictureOf = (card: {
  picture?: Picture | undefined;
  kind?: string | undefined;
  icon?: string | undefined;
}): Picture | undefined => card.picture ?? (card.kind ? { kind: card.kind, icon: card.icon } : undefined);

/** A short number for a long text. */
export function hashOf(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(36);
}

export function keyOf(wish: Wish): string {
  const { game, picture, crop, css, px, seed = '', land, link } = wish;
  const plate = plateOf(picture);
  const mood = typeof picture === 'string' ? '' : (picture.mood ?? '');
  // Round and square are drawn alike.
  const cut = crop === 'round' ? 'square' : crop;
  const what = plate ?? `words ${JSON.stringify(picture)} ${seed}`;
  const under = land ? hashOf(JSON.stringify(land)) : '';
  return [game, what, mood, cut, css, px, under, link ? 'link' : ''].join('|');
}

/** A wish for a place on the page that is so wide. */
export function wishFor(
  of: { game: string; picture: Picture; crop: Crop; seed?: string; link?: boolean },
  shown: number,
  devicePixelRatio: number,
): Wish {
  const css = widthFor(shown);
  return { ...of, css, px: Math.round(css * ratioOf(devicePixelRatio)) };
}
