// Cards that come to the reader are heard: one sound, however many they are.
import type { Scene } from '../scene';
import { card } from './effects';

/** What lies in the reader's hand or on their sheet. */
const ownCards = (scene: Scene): Set<string> =>
  new Set((scene.cards ?? []).filter((each) => each.seat === scene.viewer).map((each) => each.id));

/** Whether the reader of the second scene has a card that they did not have in the first. */
export function hasNewCard(before: Scene, after: Scene): boolean {
  if (before.viewer !== after.viewer) return false;
  const had = ownCards(before);
  return [...ownCards(after)].some((id) => !had.has(id));
}

export function hearCards(before: Scene | null, after: Scene): void {
  if (before && hasNewCard(before, after)) card();
}
