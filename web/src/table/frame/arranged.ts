// Which panel stands where on the page of a table: beside the board, in the band, over the board, in
// the place of the board, or nowhere because the prompt shows it already.
import type { Blocked, Decision, Option, Panel, Scene, Viewer } from '../../scene';
import { inOrder } from '../panels/sheets';

type PairLine = Extract<NonNullable<Panel['lines']>[number], { pair: unknown }>;

export interface Arranged {
  /** Sheets beside the board, one's own first. */
  side: Panel[];
  own: Panel[];
  /** Rows of cards that are only looked at, in the band. */
  rows: Panel[];
  /** What lies over the board. */
  over: Panel[];
  /** Of that, cards that are laid out to choose from: each is pressed where it lies. */
  offers: Panel[];
  /** The last fight of a game, in the place of the board. */
  finale: Panel | undefined;
  /** A row of cards joined by keys, in the place of the board, and what is laid out beside it. */
  joined: Panel | undefined;
  beside: Panel[];
  /** Cards in one's own hand while such a row is played and the question is about none of them alone: they lie in
   *  the prompt, to be looked at. */
  held: { name?: string | undefined; cards: string[] }[];
  /** Pairs of one's own sheet that are set now. */
  setting: PairLine[];
  /** What is pressed on something over the board, or on a sheet that is in sight, has no second button. */
  elsewhere: (choice: Option | Blocked) => boolean;
}

const cardsOf = (panel: Panel): string[] => (panel.lines ?? []).flatMap((line) => ('cards' in line ? line.cards : []));

export function arranged(scene: Scene | null, decision: Decision | null, view: Viewer): Arranged {
  const panels = [...(scene?.panels ?? [])].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const isOffered = (panel: Panel): boolean => {
    const ids = cardsOf(panel);
    return (decision?.options ?? []).some((option) =>
      [option.piece, ...(option.on ?? [])].some((id) => id !== undefined && ids.includes(id)),
    );
  };
  // What is laid out and asked about at once stands in the prompt already.
  const asked = new Set(
    decision?.yours ? [...decision.options, ...decision.blocked].flatMap((each) => each.on ?? []) : [],
  );
  const isInPrompt = (panel: Panel): boolean =>
    (panel.lines ?? []).length > 0 &&
    (panel.lines ?? []).every((line) => 'cards' in line && line.cards.every((id) => asked.has(id))) &&
    cardsOf(panel).length > 0;
  // Cards that one may choose from, each for one thing, are read and pressed over the board.
  const answers = decision?.yours ? decision.options : [];
  const isOffer = (panel: Panel): boolean =>
    panel.kind === 'table' &&
    panel.place === 'stage' &&
    (panel.lines ?? []).every((line) => 'cards' in line) &&
    isOffered(panel) &&
    cardsOf(panel).every((id) => answers.filter((option) => option.on?.includes(id)).length <= 1);
  const rows = panels.filter((panel) => panel.kind === 'row' && panel.place === 'dock' && !isOffered(panel));
  const laid = panels.filter(
    (panel) => panel.place !== 'side' && !rows.includes(panel) && (isOffer(panel) || !isInPrompt(panel)),
  );
  const offers = laid.filter(isOffer);
  const offered = new Set(offers.flatMap(cardsOf));
  const joined = laid.find(
    (panel) => panel.kind === 'row' && panel.place === 'stage' && (panel.lines ?? []).some((line) => 'values' in line),
  );
  const beside = joined ? laid.filter((panel) => panel.kind === 'table') : [];
  const trades = laid.filter((panel) => panel.kind === 'exchange');
  const inTrade = new Set(
    trades.flatMap(cardsOf).filter((id) => !scene?.cards?.find((card) => card.id === id)?.states?.includes('in-use')),
  );
  const inHand = new Set(
    (scene?.cards ?? []).filter((card) => card.states?.includes('in-hand')).map((card) => card.id),
  );
  const own = panels.filter((panel) => panel.seat === view);
  const pairs = new Map(
    own.flatMap((panel) =>
      (panel.lines ?? []).flatMap((line) => ('pair' in line && line.pair.id ? [[line.pair.id, line] as const] : [])),
    ),
  );
  return {
    side: inOrder(
      panels.filter((panel) => panel.place === 'side' && panel.kind !== 'foe'),
      view,
    ),
    own,
    rows,
    over: laid.filter((panel) => panel.kind !== 'finale' && panel !== joined && !beside.includes(panel)),
    offers,
    finale: laid.find((panel) => panel.kind === 'finale'),
    joined,
    beside,
    held:
      joined && decision?.yours
        ? own.flatMap((panel) =>
            (panel.lines ?? []).flatMap((line) =>
              'cards' in line && line.cards.some((id) => inHand.has(id)) && !line.cards.some((id) => asked.has(id))
                ? [line]
                : [],
            ),
          )
        : [],
    setting: [...pairs]
      .filter(([id]) => decision?.yours && decision.options.some((option) => option.on?.[0] === id))
      .map(([, line]) => line),
    elsewhere: (choice) =>
      inTrade.has(choice.on?.[0] ?? '') ||
      pairs.has(choice.on?.[0] ?? '') ||
      (choice.on ?? []).some((id) => offered.has(id)) ||
      ('amount' in choice && choice.amount !== undefined && trades.length > 0),
  };
}
