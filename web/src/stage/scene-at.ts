// The table in the middle of what happens: the scene before, with what has landed so far where it is by
// now. What an act names changes with that act and as far as it names it; whatever else differs changes
// with the last beat, when the scene after is there.
import { placeAt } from '../aim/trajectory';
import { hitsOf, isCounted, remaining } from '../board/dice/dice';
import type { Act, Area, Card, Die, Line, Panel, Piece, PrintedOutcome, Scene, Track, Value } from '../scene';

/** A thing that went somewhere is there; what else became of it is told by other acts. */
function moved(piece: Piece, there: Piece | undefined, act: Act): Piece {
  const area = act.via?.at(-1) ?? (typeof act.to === 'string' ? act.to : undefined);
  if (area === undefined) return piece;
  return { ...piece, at: there?.at.area === area ? there.at : { ...piece.at, area } };
}

const put = <T extends { id: string }>(list: readonly T[] | undefined, thing: T): T[] =>
  (list ?? []).some((each) => each.id === thing.id)
    ? (list ?? []).map((each) => (each.id === thing.id ? thing : each))
    : [...(list ?? []), thing];
const without = <T extends { id: string }>(list: readonly T[] | undefined, id: string): T[] =>
  (list ?? []).filter((each) => each.id !== id);

const cardsOf = (line: Line): string[] =>
  'cards' in line ? line.cards : 'slots' in line ? line.slots.flatMap((slot) => slot.holds ?? []) : [];

/** The sheets with a card in the line where the end has it, or without it. */
function dealt(scene: Scene, end: Scene, id: string, comes: boolean): Panel[] | undefined {
  return scene.panels?.map((panel) => {
    const lines = end.panels?.find((each) => each.id === panel.id)?.lines ?? [];
    const at = comes ? lines.findIndex((line) => cardsOf(line).includes(id)) : -1;
    if (!(panel.lines ?? []).some((line) => cardsOf(line).includes(id)) && at < 0) return panel;
    const rest = (panel.lines ?? []).map((line): Line => {
      if ('cards' in line) return { ...line, cards: line.cards.filter((each) => each !== id) };
      if (!('slots' in line)) return line;
      return {
        ...line,
        slots: line.slots.map((slot) => {
          if (slot.holds !== id) return slot;
          const { holds: _, ...free } = slot;
          return free;
        }),
      };
    });
    const after = lines[at];
    const now = rest[at];
    if (after && now && 'cards' in after && 'cards' in now) {
      const known = new Set([...now.cards, id]);
      rest[at] = {
        ...now,
        cards: [
          ...after.cards.filter((each) => known.has(each)),
          ...now.cards.filter((each) => !after.cards.includes(each)),
        ],
      };
    } else if (after && now && 'slots' in after && 'slots' in now) {
      rest[at] = { ...now, slots: now.slots.map((slot, i) => (after.slots[i]?.holds === id ? after.slots[i]! : slot)) };
    }
    return { ...panel, lines: rest };
  });
}

function withCard(scene: Scene, end: Scene, card: Card): Scene {
  const panels = dealt(scene, end, card.id, true);
  return { ...scene, cards: put(scene.cards, card), ...(panels ? { panels } : {}) };
}

/** What comes, as the scene after has it: a piece, a card, or a place that has changed. */
function comes(scene: Scene, end: Scene, id: string): Scene {
  const piece = end.pieces?.find((each) => each.id === id);
  if (piece) return { ...scene, pieces: put(scene.pieces, piece) };
  const card = end.cards?.find((each) => each.id === id);
  if (card) return withCard(scene, end, card);
  const area = end.areas?.find((each) => each.id === id);
  return area ? { ...scene, areas: put<Area>(scene.areas, area) } : scene;
}

function goes(scene: Scene, end: Scene, id: string): Scene {
  const panels = scene.cards?.some((card) => card.id === id) ? dealt(scene, end, id, false) : undefined;
  return {
    ...scene,
    ...(scene.pieces ? { pieces: without(scene.pieces, id) } : {}),
    ...(scene.cards ? { cards: without(scene.cards, id) } : {}),
    ...(panels ? { panels } : {}),
  };
}

/** A track stands elsewhere; its words are those of its last space. */
const stepped = (track: Track, after: Track | undefined, to: number): Track =>
  after?.at === to ? after : { ...track, at: to };

/** The track that a step means, by its own id or that of its line on a sheet. */
export function trackOf(scene: Scene, of: string): string {
  const meter = (scene.panels ?? [])
    .flatMap((panel) => panel.lines ?? [])
    .find((line) => 'meter' in line && line.id === of);
  return meter && 'meter' in meter ? meter.meter : of;
}

/** The same acts, with steps of a line on a sheet as steps of its track. */
export const trackActs = (scene: Scene, acts: readonly Act[]): Act[] =>
  acts.map((act) => (act.do === 'step' ? { ...act, of: trackOf(scene, act.of ?? '') } : act));

/** A track or a number on a sheet goes on. */
function counted(scene: Scene, end: Scene, of: string, to: number): Scene {
  const id = trackOf(scene, of);
  if (scene.tracks?.some((track) => track.id === id))
    return {
      ...scene,
      tracks: scene.tracks.map((track) =>
        track.id === id
          ? stepped(
              track,
              end.tracks?.find((each) => each.id === id),
              to,
            )
          : track,
      ),
    };
  const values = (list: readonly Value[]): Value[] =>
    list.map((value) => (value.id === of ? { ...value, value: to } : value));
  if (
    !scene.panels?.some((panel) =>
      panel.lines?.some((line) => 'values' in line && line.values.some((each) => each.id === of)),
    )
  )
    return scene;
  return {
    ...scene,
    panels: scene.panels.map((panel) => ({
      ...panel,
      ...(panel.lines
        ? { lines: panel.lines.map((line) => ('values' in line ? { ...line, values: values(line.values) } : line)) }
        : {}),
    })),
  };
}

/** The phase of the clock, those before it done and those after it still to come. */
export function inPhase(scene: Scene, id: string): Scene {
  const phases = scene.clock.phases ?? [];
  const now = phases.findIndex((phase) => phase.id === id);
  if (now < 0 || phases[now]!.state === 'now') return scene;
  return {
    ...scene,
    clock: {
      ...scene.clock,
      phases: phases.map((phase, i) => ({ ...phase, state: i < now ? 'done' : i > now ? 'next' : 'now' })),
    },
  };
}

const isContest = (panel: Panel): boolean => panel.kind === 'roll';
/** Dice are thrown for this contest and no other. */
const isFor = (panel: Panel, act: Act): boolean =>
  act.do === 'roll' && !!act.text && (!panel.note || panel.note === act.text);

/** Dice of a contest lie on it. Whether one of its lines came true is known when it is not asked about any more. */
function lies(panel: Panel, dice: readonly Die[], act: Act, over: boolean): Panel {
  const line = panel.lines?.find((each) => 'dice' in each);
  const before = line && 'dice' in line ? line.dice.dice : [];
  const added = dice.some((die) => die.from !== undefined);
  const all = [...(added ? remaining(before, dice) : []), ...dice];
  const need = act.need ?? (line && 'dice' in line ? line.dice.need : undefined);
  const lying: Line = { dice: { dice: all, ...(need === undefined ? {} : { need }) } };
  const rest = (panel.lines ?? []).filter((each) => !('dice' in each) && !(over && 'odds' in each));
  const passed = need === undefined ? null : hitsOf(all) >= need;
  return {
    ...panel,
    lines: [...rest, lying],
    ...(over && passed !== null && isCounted(all) && panel.outcomes
      ? {
          outcomes: panel.outcomes.map((each) => ({
            ...each,
            state: each.when === (passed ? 'pass' : 'fail') ? ('now' as const) : ('not' as const),
          })),
        }
      : {}),
  };
}

function rolled(scene: Scene, end: Scene, act: Act): Scene {
  const dice = act.dice ?? [];
  const contests = (scene.panels ?? []).filter(isContest);
  const [contest] = contests;
  if (contests.length !== 1 || !isFor(contest!, act) || dice.length === 0) return scene;
  const over = !end.panels?.some((panel) => panel.id === contest!.id && isContest(panel));
  return {
    ...scene,
    panels: scene.panels!.map((panel) => (panel === contest ? lies(panel, dice, act, over) : panel)),
  };
}

function after(scene: Scene, act: Act, end: Scene): Scene {
  const of = act.of ?? '';
  const there = end.pieces?.find((piece) => piece.id === of);
  switch (act.do) {
    case 'move':
    case 'transit':
      return {
        ...scene,
        pieces: (scene.pieces ?? []).map((piece) => (piece.id === of ? moved(piece, there, act) : piece)),
      };
    case 'appear':
      return comes(scene, end, of);
    case 'leave':
      return goes(scene, end, of);
    case 'fly':
      // What flies lands where the scene after has it, or is gone with it.
      return end.cards?.some((card) => card.id === of) || there
        ? comes(scene, end, of)
        : of
          ? goes(scene, end, of)
          : scene;
    case 'dim':
    case 'close':
    case 'open':
      return comes(scene, end, of);
    case 'turn': {
      const card = end.cards?.find((each) => each.id === of);
      return card && scene.cards?.some((each) => each.id === of) ? withCard(scene, end, card) : scene;
    }
    case 'step':
      return typeof act.to === 'number' ? counted(scene, end, of, act.to) : scene;
    case 'phase':
      return inPhase(scene, typeof act.to === 'string' ? act.to : of);
    case 'roll':
      return rolled(scene, end, act);
    case 'slide': {
      const pos = act.path?.at(-1);
      return pos ? slid(scene, of, { x: pos.x, y: pos.y }) : scene;
    }
    case 'motion':
      return (act.courses ?? []).reduce(
        (now, course) =>
          course.left !== undefined
            ? { ...now, pieces: without(now.pieces, course.of) }
            : slid(now, course.of, placeAt(course, act.slows ?? 0, act.lasts ?? 0)),
        scene,
      );
  }
}

/** A disc lies elsewhere in its room. */
function slid(scene: Scene, of: string, pos: { x: number; y: number }): Scene {
  return {
    ...scene,
    pieces: (scene.pieces ?? []).map((piece) => (piece.id === of ? { ...piece, at: { ...piece.at, pos } } : piece)),
  };
}

/** The scene when these acts have landed on the way to `end`. */
export function sceneAfter(scene: Scene, acts: readonly Act[], end: Scene): Scene {
  return acts.reduce((now, act) => after(now, act, end), scene);
}

/** What of a contest that is still to be thrown may be seen: its card and its lines, not what its dice showed. */
function unthrown(panel: Panel): Panel {
  return {
    ...panel,
    lines: (panel.lines ?? []).flatMap((line): Line[] => {
      if ('dice' in line || 'odds' in line || 'text' in line || 'bands' in line) return [];
      if (!('chart' in line)) return [line];
      const { rolled: _, ...chart } = line.chart;
      return [{ chart }];
    }),
    ...(panel.outcomes ? { outcomes: panel.outcomes.map((each) => ({ ...each, state: 'possible' as const })) } : {}),
  };
}

/** A check that is over with its throw has no panel of its own: what is known of it stands there meanwhile. */
function passing(scene: Scene, acts: readonly Act[], outcomes: readonly PrintedOutcome[]): Panel {
  const act = acts.find((each) => each.do === 'roll' && each.text)!;
  const piece = scene.pieces?.find((each) => each.id === act.of);
  return {
    id: `thrown ${act.of ?? ''} ${act.text}`,
    kind: 'roll',
    place: 'stage',
    note: act.text!,
    ...(piece?.seat === undefined ? {} : { seat: piece.seat }),
    ...(outcomes.length > 0 ? { outcomes: outcomes.map((each) => ({ ...each, state: 'possible' as const })) } : {}),
    lines: [],
  };
}

/** The last scene, with the contest that was thrown in it until its sentence has been read. */
export function sceneLast(scene: Scene, acts: readonly Act[], end: Scene): Scene {
  const lying = (sceneAfter(scene, acts, end).panels ?? []).filter(
    (panel) => isContest(panel) && !end.panels?.some((each) => each.id === panel.id),
  );
  return lying.length > 0 ? { ...end, panels: [...(end.panels ?? []), ...lying] } : end;
}

/** What of a beat is known in its first frame. */
interface Begun {
  acts: readonly Act[];
  /** The part of the round in which it happens. */
  heading?: string;
  /** A card is turned over with it. */
  turns?: boolean;
  /** The card that lies open, and what a check that it orders can bring. */
  card?: { stage: { outcomes?: readonly PrintedOutcome[] } } | null;
}

/** The table in the first frame of a beat: its phase is lit, and a contest whose dice fall now lies there before
 *  they do. Nothing of what it brings is to be seen. */
export function sceneBefore(scene: Scene, beat: Begun, end: Scene): Scene {
  const { acts, heading = '', turns = false, card } = beat;
  const named = acts.findLast((act) => act.do === 'phase');
  const phases = scene.clock.phases ?? [];
  const phase = named
    ? typeof named.to === 'string'
      ? named.to
      : (named.of ?? '')
    : (phases.findLast((each) => each.text && heading.endsWith(each.text))?.id ?? '');
  const now = phase ? inPhase(scene, phase) : scene;
  const begins = acts.some((act) => act.do === 'roll' && act.text);
  // A contest whose consequence has left is gone when something else begins: another card, phase or throw.
  const stays = (panel: Panel): boolean =>
    !isContest(panel) ||
    (end.panels?.some((each) => each.id === panel.id) ?? false) ||
    (!turns && now === scene && (!begins || acts.some((act) => isFor(panel, act))));
  const left = now.panels?.every(stays) === false ? { ...now, panels: now.panels.filter(stays) } : now;
  const contest = (end.panels ?? []).filter(isContest);
  const thrown = contest.length === 1 && acts.some((act) => isFor(contest[0]!, act));
  if (!begins || left.panels?.some((panel) => isContest(panel) || panel.kind === 'finale')) return left;
  if (thrown) return { ...left, panels: [...(left.panels ?? []), unthrown(contest[0]!)] };
  return contest.length > 0
    ? left
    : { ...left, panels: [...(left.panels ?? []), passing(left, acts, card?.stage.outcomes ?? [])] };
}

/** Where a beat happens: places and things, the most telling first. */
export function fociOf(acts: readonly Act[]): string[] {
  return [
    ...new Set(
      acts
        .flatMap((act) => {
          const to = typeof act.to === 'string' && act.do !== 'phase' ? act.to : '';
          if (act.do === 'roll' || act.do === 'phase') return [];
          return act.do === 'fly' ? [act.from ?? '', to] : [act.of ?? '', act.via?.at(-1) ?? '', to];
        })
        .filter(Boolean),
    ),
  ];
}
