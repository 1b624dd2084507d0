// Boards without a server, to look at while drawing: tests/gallery/?scene=salem&lang=it under
// `npm run dev`. Scenes are the fixtures, or samples of what the program sends.
import { mount } from 'svelte';
import '../../src/fonts.css';
import '../../src/tokens.css';
import '../../src/look.css';
import { loadGameSigns } from '../../src/icons.svelte';
import type { Lang } from '../../src/protocol';
import type { Scene } from '../../src/scene';
import { teach } from '../../src/words.svelte';
import { cellScene } from '../fixtures/cells';
import { roomScene } from '../fixtures/room';
import { streetScene } from '../fixtures/streets';
import words from '../../../engine/words/shared/client.toml?raw';
import { parse } from 'smol-toml';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'en') as Lang;
const texts: Record<string, string> = {};
const walk = (node: Record<string, unknown>, path: string): void => {
  if (typeof node['en'] === 'string') texts[path] = String(node[lang]);
  else
    for (const [key, value] of Object.entries(node))
      walk(value as Record<string, unknown>, path ? `${path}.${key}` : key);
};
walk(parse(words) as Record<string, unknown>, '');
teach(lang, texts);

const name = query.get('scene') ?? 'salem-first-seat0-en';
const fixtures: Record<string, Scene> = { streets: streetScene, cells: cellScene, room: roomScene };
const samples = import.meta.glob<{ default: Scene }>('../samples/*.json');
const found: Scene = fixtures[name] ?? (await samples[`../samples/${name}.json`]!()).default;
await loadGameSigns(found.game);
document.documentElement.style.fontSize = `${query.get('text') ?? '100'}%`;
document.body.className = `theme-${found.theme}`;
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { scene: found, hover: Number(query.get('hover') ?? -1) },
});
