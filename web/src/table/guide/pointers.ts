// What a hint or a note of the guide points at, found on the page: a thing of the scene by its id,
// wherever it is drawn, or the answers with a verb. It knows no game.
import type { Hint } from '../../protocol';
import { offeredIn, type Decision, type Option } from '../../scene';

export interface Pointed {
  /** Different ones are drawn side by side. */
  key: string;
  as: 'ring' | 'star' | 'hollow-star';
  /** The first of these that is in sight is pointed at. */
  selectors: string[];
}

const quoted = (id: string): string => `"${id.replace(/["\\]/g, '\\$&')}"`;
const onBoard = (id: string): string => `.board .stage [data-node=${quoted(id)}]`;
const thingsOf = (option: Option): string[] => [
  ...new Set([...(option.piece ? [option.piece] : []), ...(option.on ?? [])]),
];

/** The best answers on the board: a star for the best, hollow ones for those about as good. */
export function starred(hint: Hint | null, decision: Decision | null): Pointed[] {
  if (!hint || hint.same || !decision?.yours) return [];
  return hint.options
    .filter((each) => each.alike)
    .flatMap((each, rank): Pointed[] => {
      const option = offeredIn(decision).find((one) => one.n === each.n);
      const things = option ? thingsOf(option) : [];
      return things.length === 0
        ? []
        : [{ key: `star ${each.n}`, as: rank === 0 ? 'star' : 'hollow-star', selectors: things.map(onBoard) }];
    });
}

/** The answers in the dock, pointed at together. */
export const answers = '.dock .prompt .pages :is([data-option], [data-options], .pair.set)';

/** Where a target of a note may be: `verb:NAME` is an answer, anything else the id of a thing. */
export function targetSelectors(target: string, decision: Decision | null): string[] {
  if (target.startsWith('verb:')) {
    const options = (decision?.yours ? offeredIn(decision) : []).filter((each) => each.verb === target.slice(5));
    return options.flatMap((each) => [`[data-option="${each.n}"]`, ...thingsOf(each).map(onBoard)]);
  }
  const id = quoted(target);
  // On a phone a thing may be on another page: then its tab is pointed at, or, of the sheet of whoever
  // answers, the answers.
  const asked = decision?.yours && target === `seat_${decision.seat}`;
  return [
    `[data-node=${id}]`,
    `[data-id=${id}]`,
    `[data-panel=${id}]`,
    ...(asked ? [answers] : []),
    `[data-holds~=${id}]`,
  ];
}

/** What a note points at: of each of its targets the first that is there. */
export function pointedBy(targets: readonly string[], decision: Decision | null): Pointed[] {
  return targets.map((target) => ({ key: `ring ${target}`, as: 'ring', selectors: targetSelectors(target, decision) }));
}

/** Whether a note leaves the board free and stands over the answers: what it is about is on the board or
 *  lies over it, and it points at no answer. */
export function standsLow(pointed: readonly Pointed[]): boolean {
  const found = pointed
    .filter((each) => each.as === 'ring')
    .map((each) =>
      each.selectors.map((selector) => document.querySelector(selector)).find((element) => element !== null),
    );
  if (found.some((element) => element?.closest('.dock'))) return false;
  return found.some((element) => element?.closest('.board')) || document.querySelector('.board > .over') !== null;
}

/** Where two point at the same place the first one is drawn. */
export function apart<T extends { as: string; box: Box }>(found: readonly T[]): T[] {
  return found.filter(
    (each, index) =>
      !found
        .slice(0, index)
        .some(
          (other) =>
            (other.as === 'ring') === (each.as === 'ring') &&
            other.box.left === each.box.left &&
            other.box.top === each.box.top,
        ),
  );
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The side of a ring on which its arrow stands. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** How long and how wide an arrow is, with the gap to its ring. */
const arrow = { long: 38, wide: 26 };

/** Where an arrow would lie on each side of what it points at, the ring of 6 around it included. */
export function arrowAt(side: Side, { left, top, width, height }: Box): Box {
  const [x, y] = [left + width / 2 - arrow.wide / 2, top + height / 2 - arrow.wide / 2];
  switch (side) {
    case 'above':
      return { left: x, top: top - 6 - arrow.long, width: arrow.wide, height: arrow.long };
    case 'below':
      return { left: x, top: top + height + 6, width: arrow.wide, height: arrow.long };
    case 'left':
      return { left: left - 6 - arrow.long, top: y, width: arrow.long, height: arrow.wide };
    case 'right':
      return { left: left + width + 6, top: y, width: arrow.long, height: arrow.wide };
  }
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The side on which an arrow covers nothing that is read, or the least of it; inside the window. */
export function arrowSide(box: Box, read: readonly Box[], page: { width: number; height: number }): Side {
  const covered = (side: Side): number => {
    const at = arrowAt(side, box);
    const inside = at.left >= 0 && at.top >= 0 && at.left + at.width <= page.width && at.top + at.height <= page.height;
    return (inside ? 0 : 1e6) + read.reduce((sum, each) => sum + shared(at, each), 0);
  };
  return (['above', 'below', 'left', 'right'] as const).reduce((best, side) =>
    covered(side) < covered(best) ? side : best,
  );
}

/** How far a ring stands off what it points at, and how far it is shaded beyond. */
const ring = { gap: 6, shade: 3 };

/** A ring and what is in it: closer to it on a side where something that is read is near, so that it touches none
 *  of that. */
export function ringAround(box: Box, read: readonly Box[]): Box {
  const gap = { left: ring.gap, top: ring.gap, right: ring.gap, bottom: ring.gap };
  const keep = (side: keyof typeof gap, room: number): void => {
    gap[side] = Math.max(0, Math.min(gap[side], room - ring.shade));
  };
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  for (const each of read) {
    const [beside, stacked] = [
      each.top < bottom && each.top + each.height > box.top,
      each.left < right && each.left + each.width > box.left,
    ];
    if (beside && each.left >= right) keep('right', each.left - right);
    if (beside && each.left + each.width <= box.left) keep('left', box.left - each.left - each.width);
    if (stacked && each.top >= bottom) keep('bottom', each.top - bottom);
    if (stacked && each.top + each.height <= box.top) keep('top', box.top - each.top - each.height);
  }
  return {
    left: box.left - gap.left,
    top: box.top - gap.top,
    width: box.width + gap.left + gap.right,
    height: box.height + gap.top + gap.bottom,
  };
}

const star = 26;

/** Where the star of a thing stands: at its upper right, unless it would lie on something that is read; else
 *  further down on that side, or at its left. */
export function starAt({ left, top, width, height }: Box, read: readonly Box[]): { left: number; top: number } {
  const right = left + width - 15;
  const places = [
    [right, top - 11],
    [right + 4, top + 8],
    [right, top + height - 15],
    [left - 11, top - 11],
    [left - 11, top + height - 15],
  ] as const;
  const covered = ([x, y]: readonly [number, number]): number =>
    read.reduce((sum, each) => sum + shared({ left: x, top: y, width: star, height: star }, each), 0);
  const best = places.reduce((least, place) => (covered(place) < covered(least) ? place : least));
  return { left: best[0], top: best[1] };
}

/** What is read on the page: names on the board, questions, answers and gauges. */
const readable = [
  '.stage text.name tspan',
  '.prompt :is(h2, p, button)',
  '.band :is(b, p, span)',
  '.side :is(h2, li, dt)',
  '.note',
  '.over :is(p, h2, button)',
  '.offers button',
  '.bar span',
  '.strip b',
].join();

export function readBoxes(): Box[] {
  return [...document.querySelectorAll(readable)]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
}

/** The box around several; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  return {
    left,
    top,
    width: Math.max(...boxes.map((each) => each.left + each.width)) - left,
    height: Math.max(...boxes.map((each) => each.top + each.height)) - top,
  };
}

/** Its middle, and the middles of its quarters. */
const probes = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Where an element is in sight; null if something lies over all of it or it is not there. */
export function boxOf(element: Element): Box | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const drawing = element.closest('svg');
  const seen = probes.some(([across, down]) => {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return (
      top !== null && (element.contains(top) || top.contains(element) || (drawing !== null && drawing.contains(top)))
    );
  });
  return seen ? { left: box.left, top: box.top, width: box.width, height: box.height } : null;
}
