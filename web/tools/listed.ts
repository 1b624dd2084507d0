// The list of the plates of a game, as games/NAME/art/plates.txt has it: a name, a tint of three digits, a file.
import { artFiles, belongs } from '../src/art/library';
import { palette } from '../src/art/palette';

/** '#8a97b3' is '#99b' in three digits. */
const short = (colour: string): string =>
  '#' + [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) / 17).toString(16)).join('');

export async function listed(game: string): Promise<string[]> {
  const lines: [file: string, line: string][] = [];
  for (const [path, fetch] of Object.entries(artFiles)) {
    const { game: its, box, name } = belongs(path);
    if (its !== game) continue;
    const file = [box, name].filter(Boolean).join('/');
    for (const [id, { tint, mood = 'night', over }] of Object.entries((await fetch()).plates ?? {}))
      lines.push([file, `${id} ${short(palette(tint, mood, over).mid)} ${file}`]);
  }
  // Those of one file stand together, because what repeats itself packs well.
  return lines.sort().map(([, line]) => line);
}
