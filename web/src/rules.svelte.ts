// Rules by their number and language, each asked once.
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Lang, Rule } from './protocol';

const known = new SvelteMap<string, Rule | null>();
const asked = new Set<string>();

export const rules = {
  /** The rule; undefined while it is on its way, null when there is none. */
  get(id: string, lang: Lang): Rule | null | undefined {
    const key = `${lang} ${id}`;
    if (!asked.has(key)) {
      asked.add(key);
      api.rule(id, lang).then(
        (rule) => known.set(key, rule),
        () => known.set(key, null),
      );
    }
    return known.get(key);
  },
};
