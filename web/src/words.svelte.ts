// The interface's sentences in the reader's language. They come from the server, which holds them
// in engine/words/shared/client.toml, and are filled here: {name} is replaced, {n:one card|many cards}
// chooses by number.
import type { Lang } from './protocol';
import { languages } from './protocol';

export type Arguments = Record<string, string | number>;

const key = 'tavola.lang';

function firstLanguage(): Lang {
  const kept = localStorage.getItem(key) as Lang | null;
  if (kept && languages.includes(kept)) return kept;
  for (const wish of navigator.languages ?? []) {
    const found = languages.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

let lang = $state<Lang>(firstLanguage());
let words = $state.raw<Record<string, string>>({});
const kept = new Map<Lang, Record<string, string>>();

export function language(): Lang {
  return lang;
}

/** Loads the sentences of a language and speaks it from now on. */
export async function speak(to: Lang): Promise<void> {
  let found = kept.get(to);
  if (!found) {
    const answer = await fetch(`/api/words?lang=${to}`);
    if (!answer.ok) throw new Error(`words: ${answer.status}`);
    found = ((await answer.json()) as { words: Record<string, string> }).words;
    kept.set(to, found);
  }
  words = found;
  lang = to;
  localStorage.setItem(key, to);
  document.documentElement.lang = to;
}

/** For tests: sentences without a server. */
export function teach(to: Lang, sentences: Record<string, string>): void {
  kept.set(to, sentences);
  words = sentences;
  lang = to;
}

export function fill(template: string, given: Arguments = {}): string {
  return template.replace(/\{([a-z_]+)(?::([^{}]*))?\}/g, (whole, name: string, forms?: string) => {
    const value = given[name];
    if (value === undefined) return whole;
    if (!forms) return String(value);
    const count = Number(value);
    const alternatives = new Map(
      forms.split('|').map((each) => {
        const space = each.indexOf(' ');
        return space < 0 ? [each, ''] : [each.slice(0, space), each.slice(space + 1)];
      }),
    );
    const label = count === 0 && alternatives.has('zero') ? 'zero' : count === 1 ? 'one' : 'many';
    return alternatives.get(label) ?? alternatives.get('many') ?? String(value);
  });
}

/** Is there such a sentence? */
export function knows(id: string): boolean {
  return words[id] !== undefined;
}

/** A sentence of the interface. An id that is not known is shown as it is. */
export function say(id: string, given?: Arguments): string {
  const template = words[id];
  return template === undefined ? id : fill(template, given);
}

/** A chance from 0 to 1 as people read it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** A measure to one decimal place, with the reader's point or comma. */
export function tenths(measure: number): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }).format(
    measure,
  );
}

export function moment(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = new Date().toDateString() === then.toDateString();
  return new Intl.DateTimeFormat(
    lang,
    today
      ? { hour: '2-digit', minute: '2-digit' }
      : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  ).format(then);
}
