import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fill, say, teach, tenths } from '../src/words.svelte';
import { table } from './words';

const languages = ['en', 'it', 'es'];
const all = table();

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

// Ids that are put together: the parts that can stand in the gap.
const gaps: Record<string, string[]> = {
  'lobby.${who}': ['me', 'bot', 'friend'],
  'lobby.hard.${level}': ['easy', 'fair', 'hard', 'very'],
  'undo_away.${each}': ['wait', 'refuse'],
  'tab.${each}': ['board', 'you', 'table', 'log'],
  'lang.${each}': languages,
  'aim.${axis}': ['x', 'y'],
  'clock.${unit}': ['days', 'hours', 'minutes'],
  "back.${lent.why ?? 'bot'}": ['clock', 'vote', 'left', 'bot'],
  'lost.${lost}': ['table', 'token'],
  'lost.${lost}_text': ['table', 'token'],
  'stage.${pace}': ['calm', 'brisk', 'off'],
  'refused.${failure.code}': Object.keys(all)
    .filter((id) => id.startsWith('refused.'))
    .map((id) => id.slice(8)),
  'waited.${change.kind}': ['gained', 'lost', 'place'],
};

test('every sentence that the client says is there in every language', () => {
  const missing: string[] = [];
  for (const file of sources('src')) {
    const text = readFileSync(file, 'utf8');
    for (const [, id] of text.matchAll(/\bsay\(\s*['"]([a-z0-9_.]+)['"]/g)) check(id!, file);
    for (const [, pattern] of text.matchAll(/\bsay\(\s*`([^`]+)`/g)) {
      const parts = gaps[pattern!];
      if (!parts) missing.push(`${file}: ${pattern} is put together of unknown parts`);
      for (const part of parts ?? []) check(pattern!.replace(/\$\{[^}]+\}/, part), file);
    }
  }
  function check(id: string, file: string) {
    for (const lang of languages) if (!all[id]?.[lang]) missing.push(`${file}: ${id} in ${lang}`);
  }
  expect(missing).toEqual([]);
});

test('a sentence asks for the same things in every language', () => {
  const asked = (text: string) => [...new Set([...text.matchAll(/\{([a-z_]+)/g)].map((each) => each[1]))].sort();
  for (const [id, texts] of Object.entries(all))
    for (const lang of ['it', 'es']) expect(asked(texts[lang]!), `${id} in ${lang}`).toEqual(asked(texts['en']!));
});

test('places are filled, by number too', () => {
  expect(fill('{n} {n:one rule|many rules} of {name}', { n: 1, name: 'Ada' })).toBe('1 rule of Ada');
  expect(fill('{n} {n:one rule|many rules}', { n: 3 })).toBe('3 rules');
  expect(fill('{n:zero none|many some}', { n: 0 })).toBe('none');
  expect(fill('{x} stays', {})).toBe('{x} stays');
});

test('an unknown sentence shows its id', () => {
  expect(say('no.such')).toBe('no.such');
  expect(say('table.round', { n: 4 })).toBe('Round 4');
});

test('measures have the decimal sign of the reader', () => {
  const said = languages.map((lang) => {
    teach(lang as 'en', {});
    return tenths(-45.25);
  });
  expect(said).toEqual(['-45.3', '-45,3', '-45,3']);
});
