// Where a button may lie over a board: at the place where it covers least of what is drawn there, and
// of several such places at one by the left or right side, nearest to where it would be looked for.
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const shared = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether nothing is drawn there. */
export const isFree = (box: Rectangle, things: readonly Rectangle[]): boolean =>
  things.every((thing) => shared(box, thing) === 0);

/** So many places are looked at from one side of the frame to the other, and from its top to its foot. */
const across = 24;
const down = 48;
/** How far from the sides it keeps. */
const inset = 6;
/** Covering so much of a thing is as bad as lying at the other end of the frame, or amid the board. */
const far = 160;

/** The left upper corner of a box of this size in the frame, which all others are measured from. */
export function freePlace(
  frame: { width: number; height: number },
  size: { width: number; height: number },
  wished: { x: number; y: number },
  things: readonly Rectangle[],
): { x: number; y: number } {
  const [wide, high] = [Math.max(0, frame.width - size.width), Math.max(0, frame.height - size.height)];
  const cost = (x: number, y: number) => {
    const box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    const away = (Math.abs(x - wished.x) / (wide || 1) + Math.abs(y - wished.y) / (high || 1)) / 2;
    const amid = Math.min(x, wide - x) / (wide / 2 || 1);
    return things.reduce((sum, thing) => sum + shared(box, thing), (away + amid) * far);
  };
  let best = { ...wished, cost: cost(wished.x, wished.y) };
  for (let i = 0; i <= across; ++i)
    for (let j = 0; j <= down; ++j) {
      const place = { x: inset + ((wide - 2 * inset) * i) / across, y: (high * j) / down };
      const here = cost(place.x, place.y);
      if (here < best.cost) best = { ...place, cost: here };
    }
  return { x: best.x, y: best.y };
}

/** Everything on a board that a button should not cover, measured from the frame. */
export function thingsOn(frame: Element, but: Element): Rectangle[] {
  const from = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('[data-node], .names text, .arrow, .zoom, .omens-corner')]
    .filter((each) => !but.contains(each))
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .map((box) => ({
      left: box.left - from.left,
      top: box.top - from.top,
      right: box.right - from.left,
      bottom: box.bottom - from.top,
    }));
}
