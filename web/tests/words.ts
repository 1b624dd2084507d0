// The client's sentences, read from the product's own file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';

const file = join(process.cwd(), '..', 'engine', 'words', 'shared', 'client.toml');

export function table(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  const walk = (node: Record<string, unknown>, path: string) => {
    if (typeof node['en'] === 'string') {
      found[path] = node as Record<string, string>;
      return;
    }
    for (const [key, value] of Object.entries(node))
      walk(value as Record<string, unknown>, path ? `${path}.${key}` : key);
  };
  walk(parse(readFileSync(file, 'utf8')) as Record<string, unknown>, '');
  return found;
}

export function sentences(lang: string): Record<string, string> {
  return Object.fromEntries(Object.entries(table()).map(([id, texts]) => [id, texts[lang] ?? '']));
}
