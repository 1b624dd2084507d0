// Several boards at one table: which thing lies on which, what may be chosen on each, and the scene of
// the one in front. A table with one board knows none of this.
import { offeredIn, type Blocked, type Decision, type Option, type Scene, type Track } from '../scene';
import { say } from '../words.svelte';

/** The board on which an area, a piece or a card lies; empty if it belongs to none. */
export function boardOf(scene: Scene, id: string | undefined): string {
  if (!id) return '';
  const area = scene.areas?.find((each) => each.id === id);
  if (area) return area.board ?? (area.parent ? boardOf(scene, area.parent) : '');
  const thing = scene.pieces?.find((each) => each.id === id) ?? scene.cards?.find((each) => each.id === id);
  return thing && thing.at.area !== id ? boardOf(scene, thing.at.area) : '';
}

/** The boards on which an option, or what is blocked, lies; none if it belongs to none of them. */
export const boardsOf = (scene: Scene, option: Pick<Option, 'piece' | 'on'>): Set<string> =>
  new Set(
    [...(option.piece ? [option.piece] : []), ...(option.on ?? [])].map((id) => boardOf(scene, id)).filter(Boolean),
  );

/** What may be chosen on each board. */
export function choicesByBoard(scene: Scene, decision: Decision | null | undefined): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of offeredIn(decision))
    for (const board of boardsOf(scene, option)) found.set(board, [...(found.get(board) ?? []), option]);
  return found;
}

/** Ways to other boards that are there and cannot be gone just now, by the board they lead to. */
export function blockedRails(scene: Scene, decision: Decision | null | undefined): Map<string, Blocked> {
  const ends = new Set(
    (scene.links ?? []).filter((link) => link.kind === 'rail').flatMap((link) => [link.from, link.to]),
  );
  const found = new Map<string, Blocked>();
  for (const blocked of decision?.blocked ?? [])
    for (const id of [blocked.piece ?? '', ...(blocked.on ?? [])])
      if (ends.has(id)) found.set(boardOf(scene, id), blocked);
  return found;
}

/** A gauge in words. */
export const gaugeWords = (track: Track): string =>
  [track.name, say('board.track_at', { at: track.at, to: track.to }), track.warn ?? track.says]
    .filter(Boolean)
    .join(', ');

/** The only board on which there is anything to choose, if nothing may be chosen elsewhere. */
export function onlyBoard(scene: Scene, decision: Decision | null | undefined): string {
  const options = decision?.yours ? decision.options : [];
  const boards = options.map((option) => boardsOf(scene, option));
  const first = [...(boards[0] ?? [])][0] ?? '';
  return options.length > 0 && boards.every((each) => each.size === 1 && each.has(first)) ? first : '';
}

/** The scene with the areas of one board alone, and what belongs to none. */
export function facing(scene: Scene, front: string): Scene {
  const board = scene.boards?.find((each) => each.id === front);
  if (!board) return scene;
  const layers = (scene.layers ?? []).map((layer) => {
    if (layer.kind !== 'ground') return layer;
    const { art: _, ...bare } = layer;
    return board.art ? { ...bare, art: board.art } : bare;
  });
  return { ...scene, layers, areas: (scene.areas ?? []).filter((area) => !area.board || area.board === front) };
}

/** What a gauge is called among the things that changed on a board. */
export const gaugeOf = (track: Track): string => `track ${track.id}`;

/** Which gauges of a board are not where they were. */
export function changedGauges(before: Scene | null, now: Scene, board: string): Set<string> {
  if (!before?.boards) return new Set();
  const was = new Map((before.tracks ?? []).map((track) => [track.id, `${track.at} ${track.open ?? false}`]));
  return new Set(
    (now.tracks ?? [])
      .filter(
        (track) =>
          track.board === board && was.has(track.id) && was.get(track.id) !== `${track.at} ${track.open ?? false}`,
      )
      .map(gaugeOf),
  );
}

/** Which tallies of a board are not what they were. */
export function changedTallies(before: Scene | null, now: Scene, board: string): Set<string> {
  const at = (scene: Scene | null) => scene?.boards?.find((each) => each.id === board)?.tallies ?? [];
  const told = (list: ReturnType<typeof at>, kind: string) => {
    const tally = list.find((each) => each.kind === kind);
    return tally ? `${tally.n} ${(tally.seats ?? []).join()}` : '';
  };
  if (!before?.boards) return new Set();
  const kinds = new Set([...at(before), ...at(now)].map((tally) => tally.kind));
  return new Set([...kinds].filter((kind) => told(at(before), kind) !== told(at(now), kind)));
}
