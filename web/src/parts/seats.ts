// The patterns of the eight seats, in the order of their colours: solid, stripe, dot, ring,
// chevron, bar, cross, check.
export interface Pattern {
  size: number;
  turn?: number;
  body: string;
}

const ink = 'stroke="#10131a" stroke-opacity=".5" fill="none"';

const patterns: (Pattern | null)[] = [
  null,
  { size: 5, turn: 35, body: `<path d="M0 1.2H5" ${ink} stroke-width="1.7"/>` },
  { size: 5.4, body: '<circle cx="2.7" cy="2.7" r="1.25" fill="#10131a" fill-opacity=".55"/>' },
  null,
  { size: 6, body: `<path d="M0 4L3 1L6 4" ${ink} stroke-width="1.5"/>` },
  { size: 6, body: `<path d="M0 3H6" ${ink} stroke-width="2"/>` },
  { size: 6, body: `<path d="M3 0V6M0 3H6" ${ink} stroke-width="1.1"/>` },
  { size: 6, body: '<path d="M0 0H3V3H0ZM3 3H6V6H3Z" fill="#10131a" fill-opacity=".4"/>' },
];

export function seatPattern(seat: number): Pattern | null {
  return patterns[seat % 8] ?? null;
}

/** The letter of a seat that has a name but no room yet: two seats never share one if avoidable. */
export function letters(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const candidates = [...name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''), String(index + 1)];
    const letter = candidates.find((each) => !taken.has(each)) ?? String(index + 1);
    taken.add(letter);
    return letter;
  });
}
