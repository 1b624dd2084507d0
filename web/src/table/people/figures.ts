// The seat's name and the name of whom it plays belong together wherever one of them stands.
import type { Room } from '../../protocol';
import type { Scene } from '../../scene';

/** Whom a seat plays, if that has another name than the seat; none where it leads several. */
export function figureOf(scene: Scene, room: Room | null, seat: number | undefined): string {
  const sheets = (scene.panels ?? []).filter(
    (panel) => panel.seat === seat && seat !== undefined && (panel.kind === 'sheet' || panel.kind === 'seat'),
  );
  const title = sheets.length === 1 ? (sheets[0]?.title ?? '') : '';
  return title === room?.seats.find((each) => each.seat === seat)?.name ? '' : title;
}
