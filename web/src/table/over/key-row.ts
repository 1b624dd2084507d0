// How much of a row of cards lies open: the newest as wide as their text wants, the older ones on edge.

/** A card that lies open takes at least so much, the one of the foe more, one on edge so much. */
const card = 150;
const foe = 180;
const edge = 34;

/** How many of the last cards lie open, at least two, in a row of so many and so wide. */
export function openCards(count: number, width: number): number {
  const least = Math.min(2, count);
  for (let open = count; open > least; --open)
    if (open * card + (open === count ? foe - card : 0) + (count - open) * edge <= width) return open;
  return least;
}
