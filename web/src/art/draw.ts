// What data describes: a composed plate, or words, for which this is fetched.
import { compose } from './compose';
import { lodFor, picture, viewOf, type PictureOptions, type Plates } from './picture';
import type { Plate } from './plate';
import type { Words } from './words';

/** What the data of a game says: the id of a composed plate, or words. */
export type Description = string | Words;

/** Draws what is described; nothing if no plate has that id. */
export function draw(plates: Plates, description: Description, options: PictureOptions = {}): Plate | undefined {
  if (typeof description === 'string') {
    const scene = Object.hasOwn(plates, description) ? plates[description] : undefined;
    return scene && picture(description, scene, options);
  }
  const { id = JSON.stringify(description), width = 900, mood, crop = 'wide' } = options;
  const view = viewOf(crop);
  const words = mood ? { ...description, mood } : description;
  return compose(id, words, { lod: options.lod ?? lodFor((width * 900) / view[2]), view });
}
