// Scenes as a server sends them that knows what everything looks like: pictures by the names of things.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from './prompts.mjs';
import { root } from './stage.mjs';

/** The ids of a game's composed plates. */
const platesOf = (game) =>
  readFileSync(join(root, 'games', game, 'art', 'plates.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[0])
    .filter(Boolean);

const slug = (name) =>
  (name ?? '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^the_|_+$/g, '');

/** What no plate shows, from words. */
const spare = {
  monster: { ground: 'street', things: ['hooded'], mood: 'wyrd' },
  card: { ground: 'field', light: 'moon left', things: ['candle', 'skull'] },
  place: { ground: 'moor', light: 'moon left', things: ['castle', 'tree'], mood: 'night' },
};

/** The scene with a picture on everything that could have one. */
export function pictured(scene) {
  const ids = new Set(platesOf(scene.game));
  const find = (thing) => {
    const names = [thing.card, thing.id, slug(thing.name), slug(thing.title), slug(thing.name) + '_farmhold'];
    const known = names.flatMap((name) => [name, `${scene.game}_${name}`, `card_${name}`]);
    return known.find((name) => name && ids.has(String(name).replace(/^[a-z]+-/, '')));
  };
  const give = (thing, otherwise) => {
    const id = find(thing);
    const picture = id ?? otherwise;
    return picture === undefined ? thing : { ...thing, picture };
  };
  const dark = (area) =>
    area.kind === 'cell' && area.tone === 'harm' ? { ...area, picture: { plate: area.picture, mood: 'wyrd' } } : area;
  const isPlace = (area) => ['place', 'street', 'cell', 'region'].includes(area.kind) && area.name;
  return {
    ...scene,
    areas: scene.areas?.map((area) => (isPlace(area) ? dark(give(area, spare.place)) : area)),
    pieces: scene.pieces?.map((piece) =>
      piece.kind === 'monster' || piece.kind === 'disc' ? give(piece, spare.monster) : piece,
    ),
    cards: scene.cards?.map((card) => (card.face === 'up' ? give(card, spare.card) : card)),
    forces: scene.forces?.map((force) => give(force)),
    panels: scene.panels?.map((panel) =>
      ['foe', 'roll', 'exchange', 'finale'].includes(panel.kind) ? give(panel, spare.monster) : panel,
    ),
  };
}

/** A scene of a game after so many choices of a bot. */
export async function sceneAfter(game, seats, choices, { seed = 5, options = {}, lang = 'en', until = null } = {}) {
  const engine = openEngine();
  const players = ['Nora', 'Teo', 'Iris', 'Ugo'].slice(0, seats);
  let status = await engine.ask({ do: 'new', game, seats, seed, players, lang, options });
  if (!status.ok) throw new Error(JSON.stringify(status));
  for (let n = 0; n < choices && status.decision; ++n) {
    if (until?.(status)) break;
    status = await engine.ask({ do: 'bot', bot: 'greedy', decisions: 1, seed: n });
  }
  const { scene } = await engine.ask({ do: 'see', seat: status.decision?.seat ?? 0, lang });
  engine.close();
  return { scene, seats };
}
