// What changed for one seat while others played: its own tracks, numbers and possessions, where it is,
// and the tracks that are everybody's. It follows from two scenes and knows no game.
import type { Card, Panel, Scene, Tone } from '../scene';

export type Change =
  | { kind: 'number'; own: boolean; icon: string; name: string; from: number; to: number; tone: Tone }
  | { kind: 'gained' | 'lost' | 'place'; icon: string; name: string };

interface Count {
  icon: string;
  name: string;
  at: number;
  tone: Tone;
}

const panelsOf = (scene: Scene, seat: number): Panel[] => (scene.panels ?? []).filter((panel) => panel.seat === seat);

const metersOf = (panels: readonly Panel[]): Set<string> =>
  new Set(panels.flatMap((panel) => (panel.lines ?? []).flatMap((line) => ('meter' in line ? [line.meter] : []))));

/** Tracks by their ids, and the numbers on the seat's sheets by sheet and name. */
function countsOf(
  scene: Scene,
  ids: (id: string) => boolean,
  panels: readonly Panel[],
): Map<string, Count & { sheet: string }> {
  const counts = new Map<string, Count & { sheet: string }>();
  for (const track of scene.tracks ?? [])
    if (ids(track.id) && track.name) {
      const sheet = panels.find((panel) => metersOf([panel]).has(track.id))?.title ?? '';
      counts.set(track.id, { icon: track.icon ?? '', name: track.name, at: track.at, tone: track.tone, sheet });
    }
  for (const panel of panels)
    for (const line of panel.lines ?? [])
      if ('values' in line)
        for (const value of line.values)
          if (value.name)
            counts.set(`${panel.id}=${value.name}`, {
              icon: value.icon ?? '',
              name: value.name,
              at: value.value,
              tone: 'neutral',
              sheet: panel.title ?? '',
            });
  return counts;
}

/** The counts of a seat: whoever has several sheets with the same number on them is told on which it changed. */
function ownCounts(scene: Scene, panels: readonly Panel[]): Map<string, Count> {
  const mine = metersOf(panels);
  const counts = countsOf(scene, (id) => mine.has(id), panels);
  const shared = (name: string): boolean => [...counts.values()].filter((each) => each.name === name).length > 1;
  return new Map(
    [...counts].map(([id, count]) => [
      id,
      count.sheet && shared(count.name) ? { ...count, name: `${count.sheet}: ${count.name}` } : count,
    ]),
  );
}

/** Less of what harms is good; what is neither good nor bad for all is good to have for oneself. */
function changed(tone: Tone, by: number, own: boolean): Tone {
  if (!own && tone !== 'harm' && tone !== 'life') return tone;
  return (tone === 'harm') === by > 0 ? 'harm' : 'life';
}

function numbers(before: Map<string, Count>, after: Map<string, Count>, own: boolean): Change[] {
  return [...after].flatMap(([id, { icon, name, at, tone }]): Change[] => {
    const was = before.get(id);
    return !was || was.at === at
      ? []
      : [{ kind: 'number', own, icon, name, from: was.at, to: at, tone: changed(tone, at - was.at, own) }];
  });
}

/** How many of each there are; cards are known by what they are, not by where they lie. What lies on
 *  the board or on a sheet that is nobody's is no possession, though it may be marked as somebody's. */
function possessions(scene: Scene, seat: number): Map<string, { card: Card; count: number }> {
  const held = new Map<string, { card: Card; count: number }>();
  for (const card of scene.cards ?? []) {
    if (card.seat !== seat || card.face !== 'up' || !card.name) continue;
    if (scene.areas?.some((area) => area.id === card.at?.area)) continue;
    if (scene.panels?.some((panel) => panel.id === card.at?.area && panel.seat !== seat)) continue;
    held.set(card.name, { card, count: (held.get(card.name)?.count ?? 0) + 1 });
  }
  return held;
}

const surplus = (
  kind: 'gained' | 'lost',
  of: ReturnType<typeof possessions>,
  over: ReturnType<typeof possessions>,
): Change[] =>
  [...of].flatMap(([name, { card, count }]) =>
    Array.from(
      { length: Math.max(0, count - (over.get(name)?.count ?? 0)) },
      () => ({ kind, icon: card.icon ?? '', name }) as Change,
    ),
  );

function placeOf(scene: Scene, seat: number): { name: string; icon: string } | null {
  const pawn = (scene.pieces ?? []).find((piece) => piece.seat === seat && ['pawn', 'figure'].includes(piece.kind));
  const area = scene.areas?.find((each) => each.id === pawn?.at.area);
  return area?.name ? { name: area.name, icon: area.icon ?? 'treasure-map' } : null;
}

export function changesFor(before: Scene, after: Scene, seat: number): Change[] {
  const [were, are] = [panelsOf(before, seat), panelsOf(after, seat)];
  const sheets = metersOf((after.panels ?? []).filter((panel) => panel.seat !== undefined));
  const [held, holds] = [possessions(before, seat), possessions(after, seat)];
  const [from, to] = [placeOf(before, seat), placeOf(after, seat)];
  return [
    ...numbers(ownCounts(before, were), ownCounts(after, are), true),
    ...surplus('gained', holds, held),
    ...surplus('lost', held, holds),
    ...(to && from && to.name !== from.name ? [{ kind: 'place', ...to } as const] : []),
    ...numbers(
      countsOf(before, (id) => !sheets.has(id), []),
      countsOf(after, (id) => !sheets.has(id), []),
      false,
    ),
  ];
}
