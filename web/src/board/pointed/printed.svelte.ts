// Texts of cards that pieces stand for, asked of the server once a language.
import { api } from '../../api';
import type { PrintedCard } from '../../protocol';
import { language } from '../../words.svelte';

const kept = new Map<string, Promise<PrintedCard | null>>();

export function printed(id: string, game: string): Promise<PrintedCard | null> {
  const lang = language();
  const key = `${lang} ${game} ${id}`;
  let found = kept.get(key);
  if (!found) {
    found = api.card(id, game, lang).catch(() => {
      kept.delete(key);
      return null;
    });
    kept.set(key, found);
  }
  return found;
}
