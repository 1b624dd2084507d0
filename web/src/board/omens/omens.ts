// What may come up, in sentences and as ways on the board.
import type { Drift, Omen, Scene } from '../../scene';
import { say } from '../../words.svelte';
import type { Places } from '../plan/docks';
import type { Vec } from '../plan/geometry';
import type { Arrangement } from '../plan/layout';

/** The omen's name, then a sentence for each piece: where it goes on white, on black or anyway. */
export function foretell(omen: Omen, scene: Scene): string[] {
  const places = new Map((scene.areas ?? []).map((area) => [area.id, area.name ?? '']));
  const pieces = new Map((scene.pieces ?? []).map((piece) => [piece.id, piece.name ?? '']));
  const name = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  const goal = (drift: Drift): string => {
    const end = drift.via?.at(-1);
    return end === undefined ? (drift.says ?? say('board.omen_stays')) : (places.get(end) ?? end);
  };
  const lines = [`${name(omen.name ?? '')}.`];
  for (const id of new Set(omen.drifts.map((drift) => drift.of))) {
    const own = omen.drifts.filter((drift) => drift.of === id);
    const ways = (arrow: Drift['arrow']) =>
      own
        .filter((drift) => drift.arrow === arrow)
        .map(goal)
        .join(say('board.omen_or'));
    const parts = own.some((drift) => drift.arrow)
      ? [say('board.omen_white', { where: ways('white') }), say('board.omen_black', { where: ways('black') })]
      : [ways(undefined)];
    lines.push(`${name(pieces.get(id) ?? '')}: ${parts.join(', ')}.`);
  }
  return lines;
}

export interface Way {
  key: string;
  arrow: 'white' | 'black' | 'any';
  /** From the piece over the areas on its way; one point alone for a piece that stays. */
  points: Vec[];
}

/** The ways of drifts whose piece is on the board. */
export function waysOf(drifts: readonly Drift[], arrangement: Arrangement, places: Places): Way[] {
  return drifts.flatMap((drift, i) => {
    const from = places.things.get(drift.of);
    if (!from) return [];
    const via = (drift.via ?? []).flatMap((id) => arrangement.spots.get(id) ?? []);
    return [
      { key: `${drift.of} ${i}`, arrow: drift.arrow ?? 'any', points: [from, ...via].map(({ x, y }) => ({ x, y })) },
    ];
  });
}
