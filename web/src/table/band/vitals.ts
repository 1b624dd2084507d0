// What is counted on a table and stands on nobody's sheet: the foes with their tracks, and the rest.
import type { Panel, Scene, Track } from '../../scene';

const metersOf = (panel: Panel): string[] =>
  (panel.lines ?? []).flatMap((line) => ('meter' in line ? [line.meter] : []));

/** Those one is up against. */
export const foesOf = (scene: Scene): Panel[] => (scene.panels ?? []).filter((panel) => panel.kind === 'foe');

export const tracksOf = (scene: Scene, panel: Panel): Track[] =>
  metersOf(panel).flatMap((id) => scene.tracks?.find((track) => track.id === id) ?? []);

/** Tracks that stand on no sheet and on no board's tab. */
export function freeTracks(scene: Scene): Track[] {
  const metered = new Set((scene.panels ?? []).flatMap(metersOf));
  return (scene.tracks ?? []).filter((track) => !metered.has(track.id) && !track.board);
}
