// The sizes of a window at which the page is arranged anew. Each has its name here and its number nowhere else:
// styles say `@media (--low)`, which the build writes out, and code asks `media.phone`.

/** Windows up to so many pixels wide. */
const widths = {
  /** The narrowest phones, and a phone with large text. */
  sliver: 330,
  /** One column of a page that is read. */
  leaf: 620,
  /** A phone held upright. */
  narrow: 700,
  /** A tablet held upright. */
  tablet: 1000,
  /** The side column is a rail that opens over the board. */
  rail: 1100,
  /** The tools of the bar are signs. */
  tight: 1250,
  /** The side column and the gauges of the band are narrow. */
  slim: 1300,
  /** A small laptop. */
  laptop: 1350,
  /** A large laptop. */
  common: 1700,
  /** All but the largest screens. */
  broad: 1899,
};

/** Windows up to so many pixels high. */
const heights = {
  /** A phone held on its side. */
  flat: 500,
  /** Half a screen, or a small window with large text. */
  squat: 640,
  /** Cards to choose from leave out how they are called together. */
  shallow: 659,
  /** A laptop of 720 pixels, less what a browser takes. */
  short: 740,
  /** A small laptop. */
  low: 799,
  /** All but the highest screens. */
  tall: 999,
  /** The lobby has its seats below the edge. */
  lobby: 1100,
};

type Size = keyof typeof widths | keyof typeof heights;
type Named = Size | `above-${Size}` | 'phone' | 'desk';

const above = (size: number): number => size + 1;

/** A size under its name, and whatever it leaves. */
const both = (side: 'width' | 'height', sizes: Record<string, number>): [string, string][] =>
  Object.entries(sizes).flatMap(([name, most]) => [
    [name, `(max-${side}: ${most}px)`],
    [`above-${name}`, `(min-${side}: ${above(most)}px)`],
  ]);

/** What each name stands for. */
export const media = {
  ...Object.fromEntries([...both('width', widths), ...both('height', heights)]),
  /** Held upright or on its side: one page at a time, with tabs below. */
  phone: `(max-width: ${widths.narrow}px), (max-height: ${heights.flat}px)`,
  /** Everything else: board, dock and side column beside each other. */
  desk: `(min-width: ${above(widths.narrow)}px) and (min-height: ${above(heights.flat)}px)`,
} as Record<Named, string>;

/** The width of a board, in pixels, below which it is drawn upright. */
export const uprightBoard = 620;
/** The width of a board below which marks on it say nothing beside an aim. */
export const silentBoard = 600;
