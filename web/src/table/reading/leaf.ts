// A page to be read out, as the reader's view shows it. What a page is, the scene says: a panel of prose
// that lies over the board, or a line of the log whose stage is a page.
import type { Panel, Scene } from '../../scene';
import type { Staged } from '../../stage/staged';

export interface Leaf {
  /** What it is, or where. */
  place: string;
  title: string;
  paragraphs: string[];
  /** What is printed below it, such as the rules of a card. */
  printed: string[];
}

const isPage = (panel: Panel): boolean => panel.kind === 'prose' && panel.place === 'stage';

/** A text of several paragraphs has a line for each. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The page that lies open on the table. */
export function openLeaf(scene: Scene | null): Leaf | null {
  const panel = scene?.panels?.find(isPage);
  const prose = panel?.lines?.flatMap((line) => ('prose' in line ? [line.prose] : []));
  if (!panel || !prose?.length) return null;
  return {
    place: panel.title ?? '',
    title: prose[0]!.heading ?? panel.title ?? '',
    paragraphs: prose.flatMap((each) => each.paragraphs.flatMap(paragraphsOf)),
    printed: [],
  };
}

/** The page that is on the stage. */
export function stagedLeaf(staged: Staged | null): Leaf | null {
  if (!staged?.stage.page) return null;
  const { what = '', story = '', card, lines: below = [] } = staged.stage;
  return {
    place: what,
    title: staged.title,
    paragraphs: [...paragraphsOf(story), ...(card ? [] : below.flatMap(paragraphsOf))],
    printed: card ? below : [],
  };
}

/** The titles of the pages that lie open: what is about to be read there need not be staged before. */
export const openTitles = (scene: Scene): Set<string> =>
  new Set(
    (scene.panels ?? [])
      .filter(isPage)
      .flatMap((panel) =>
        (panel.lines ?? []).flatMap((line) => ('prose' in line && line.prose.heading ? [line.prose.heading] : [])),
      ),
  );
