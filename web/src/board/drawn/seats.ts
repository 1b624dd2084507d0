// The letters of a scene's seats, for boards that stand without a room.
import { letters } from '../../parts/seats';
import type { Scene } from '../../scene';

export const colourOf = (seat: number): string => `var(--seat-${(seat % 8) + 1})`;

/** One letter a seat, from the names on the seats' panels. */
export function lettersOf(scene: Scene): string[] {
  const seats = (scene.panels ?? []).filter(
    (panel) => (panel.kind === 'seat' || panel.kind === 'sheet') && panel.seat !== undefined,
  );
  const given = letters(seats.map((panel) => panel.title ?? ''));
  const list: string[] = [];
  seats.forEach((panel, i) => (list[panel.seat!] = given[i] ?? ''));
  return list;
}
