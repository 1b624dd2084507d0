// A seat's signs: colour, pattern and letter, dealt in the order of the seats.
import type { Scene } from '../scene';

export const patterns = ['solid', 'stripe', 'dot', 'ring', 'chevron', 'bar', 'cross', 'check'] as const;
export type Pattern = (typeof patterns)[number];

export const patternOf = (seat: number): Pattern => patterns[seat % patterns.length]!;
export const colourOf = (seat: number): string => `var(--seat-${(seat % 8) + 1})`;

/** One letter a seat from the names on the seats' panels, different from each other if it can be. */
export function lettersOf(scene: Scene): string[] {
  const letters: string[] = [];
  for (const panel of scene.panels ?? [])
    if (panel.kind === 'seat' && panel.seat !== undefined) {
      const name = [...(panel.title ?? '')].filter((letter) => /\p{L}|\p{N}/u.test(letter));
      const free = name.map((letter) => letter.toLocaleUpperCase()).find((letter) => !letters.includes(letter));
      letters[panel.seat] = free ?? String(panel.seat + 1);
    }
  return letters;
}

/** What is drawn over a seat's colour, in an 8 by 8 tile. */
export const tiles: Record<Pattern, string> = {
  solid: '',
  stripe: '<path d="M-2 8L8 -2M0 10L10 0" stroke="#10131a" stroke-opacity=".5" stroke-width="1.8"/>',
  dot: '<circle cx="4" cy="4" r="1.5" fill="#10131a" fill-opacity=".6"/>',
  ring: '',
  chevron: '<path d="M0 6L4 2L8 6" fill="none" stroke="#10131a" stroke-opacity=".55" stroke-width="1.6"/>',
  bar: '<path d="M0 4H8" stroke="#10131a" stroke-opacity=".5" stroke-width="2.4"/>',
  cross: '<path d="M0 4H8M4 0V8" stroke="#10131a" stroke-opacity=".5" stroke-width="1.4"/>',
  check: '<path d="M0 0h4v4h-4zM4 4h4v4h-4z" fill="#10131a" fill-opacity=".4"/>',
};
