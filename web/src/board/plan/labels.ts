// Names on the board: how wide a text is about, and how it breaks into at most two lines. Widths
// are estimated, so that a board can be laid out without asking the browser to measure.
const narrow = /[iljtf.,:;'’|!()[\] ]/;
const wide = /[mwMWÆŒ@—]/;

/** The width of a text in a serif of that size. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text)
    width += wide.test(letter) ? 0.82 : narrow.test(letter) ? 0.28 : /[A-ZÀ-Ý0-9]/.test(letter) ? 0.6 : 0.47;
  return width * size;
}

/** Breaks a name into at most `most` lines, as even as can be; it only breaks at spaces. */
export function wrap(text: string, room: number, size: number, most = 2): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length < 2 || most < 2 || widthOf(text, size) <= room) return [words.join(' ')];
  let best: string[] = [text];
  let least = Infinity;
  for (let cut = 1; cut < words.length; ++cut) {
    const head = words.slice(0, cut).join(' ');
    const rest = wrap(words.slice(cut).join(' '), room, size, most - 1);
    const lines = [head, ...rest];
    const longest = Math.max(...lines.map((line) => widthOf(line, size)));
    if (longest < least) {
      least = longest;
      best = lines;
    }
  }
  return best;
}

/** A text that fits the room, cut with an ellipsis where it must be. */
export function clip(text: string, room: number, size: number): string {
  if (widthOf(text, size) <= room) return text;
  let kept = text;
  while (kept.length > 1 && widthOf(`${kept}…`, size) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** The least size of letters in units of the board, eleven pixels on the screen, where texts are drawn so
 *  many times as large as at rest. */
export const leastSize = (text: number): number => 12.35 * text;
