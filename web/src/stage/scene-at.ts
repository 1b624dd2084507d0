// The table in the middle of what happens: the scene before, with what has moved so far where it is
// by now. What a thing that appears looks like is known from the scene after.
import { placeAt } from '../aim/trajectory';
import type { Act, Piece, Scene } from '../scene';

function moved(piece: Piece, act: Act): Piece {
  const area = act.via?.at(-1);
  return area === undefined ? piece : { ...piece, at: { ...piece.at, area } };
}

function after(scene: Scene, act: Act, end: Scene): Scene {
  const of = act.of ?? '';
  const there = end.pieces?.find((piece) => piece.id === of);
  switch (act.do) {
    case 'move':
      return {
        ...scene,
        pieces: (scene.pieces ?? []).map((piece) => (piece.id === of ? moved(there ?? piece, act) : piece)),
      };
    case 'appear':
      if (!there) return scene;
      return { ...scene, pieces: [...(scene.pieces ?? []).filter((piece) => piece.id !== of), there] };
    case 'leave':
      return { ...scene, pieces: (scene.pieces ?? []).filter((piece) => piece.id !== of) };
    case 'turn': {
      const card = end.cards?.find((each) => each.id === of);
      return card ? { ...scene, cards: (scene.cards ?? []).map((each) => (each.id === of ? card : each)) } : scene;
    }
    case 'step': {
      // The words of a track are those of its last space.
      const track = end.tracks?.find((each) => each.id === of);
      const to = act.to ?? 0;
      return {
        ...scene,
        tracks: (scene.tracks ?? []).map((each) =>
          each.id !== of ? each : track?.at === to ? track : { ...each, at: to },
        ),
      };
    }
    case 'slide': {
      const pos = act.path?.at(-1);
      return pos ? put(scene, of, { x: pos.x, y: pos.y }) : scene;
    }
    case 'motion':
      return (act.courses ?? []).reduce(
        (now, course) =>
          course.left !== undefined
            ? { ...now, pieces: (now.pieces ?? []).filter((piece) => piece.id !== course.of) }
            : put(now, course.of, placeAt(course, act.slows ?? 0, act.lasts ?? 0)),
        scene,
      );
    default:
      return scene;
  }
}

/** A disc lies elsewhere in its room. */
function put(scene: Scene, of: string, pos: { x: number; y: number }): Scene {
  return {
    ...scene,
    pieces: (scene.pieces ?? []).map((piece) => (piece.id === of ? { ...piece, at: { ...piece.at, pos } } : piece)),
  };
}

/** The scene when these acts are done on the way to `end`. */
export function sceneAfter(scene: Scene, acts: readonly Act[], end: Scene): Scene {
  return acts.reduce((now, act) => after(now, act, end), scene);
}

/** Where a step happens: things and places, the most telling first. */
export function fociOf(acts: readonly Act[]): string[] {
  return [
    ...new Set(acts.flatMap((act) => (act.do === 'roll' ? [] : [act.of ?? '', act.via?.at(-1) ?? ''])).filter(Boolean)),
  ];
}
