// The pictures of cards that have no plate: every kind has one, a hand never shows one twice, all of them draw.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { random } from '../src/art/core';
import { motif, motifFrom, motifsOf, scenes, settings, things, type Card } from '../src/art/motifs';
import { picture, type Scene } from '../src/art/picture';
import { motifs as arkham } from '../../games/arkham/art/motifs';
import { motifs as avalon } from '../../games/avalon/art/motifs';
import { motifs as catacombs } from '../../games/catacombs/art/motifs';
import { motifs as salem } from '../../games/salem/art/motifs';

const tables = { arkham, avalon, catacombs, salem };
type Game = keyof typeof tables;
const games = Object.keys(tables) as Game[];
const content = join(import.meta.dirname, '../../games');

/** The kinds of cards in a game's content, by the name of their table there. */
const kinds: Record<Game, Record<string, string>> = {
  arkham: {
    common_item: 'common',
    unique_item: 'unique',
    spell: 'spell',
    skill: 'skill',
    ally: 'ally',
    special: 'special',
    exhibit: 'exhibit',
    injury: 'injury',
    madness: 'madness',
    blessing_of_nodens: 'blessing',
    gate_card: 'gate_card',
    location_card: 'location_card',
    exhibit_encounter: 'exhibit_encounter',
    condition: 'condition',
    blight: 'blight',
    act: 'act',
    herald: 'herald',
    guardian: 'guardian',
    vision: 'vision_of_hypnos',
    plot: 'ancient_one_plot_card',
    epic_battle: 'epic_battle_card',
    horror_card: 'dunwich_horror_card',
    task: 'common',
    mission: 'unique',
    mythos: 'environment',
  },
  avalon: { card: 'combat', item: 'item', secret: 'secret', event: 'event', skill: 'skill', status: 'status' },
  catacombs: { spell: 'spell', equipment: 'equipment', room: 'room' },
  salem: { event: 'event', item: 'item' },
};
function cardsOf(game: Game): Card[] {
  const cards = new Map<string, Card>();
  const files = readdirSync(join(content, game), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.toml$/.test(file) && !/(scenarios|tests)\//.test(file),
  );
  for (const file of files)
    for (const [name, list] of Object.entries(parse(readFileSync(join(content, game, file), 'utf8')))) {
      const kind = kinds[game][name];
      if (!kind || !Array.isArray(list)) continue;
      for (const each of list as { id?: string; sign?: string; kind?: string }[])
        if (each.id !== undefined)
          cards.set(each.id, {
            game,
            kind: name === 'mythos' ? (each.kind ?? kind) : kind,
            id: each.id,
            icon: each.sign,
          });
    }
  return [...cards.values()].map((card) => ({
    ...card,
    kind: card.kind === 'story_continues' ? 'myth_kind_story_continues' : card.kind,
  }));
}
const told = (id: string, scene: Scene) => picture(id, scene, { lod: 6 }).svg();

test.each(games)('the tables of %s name motifs and settings that there are', (game) => {
  const split = (words: string) => words.split(' ').filter(Boolean);
  const table = tables[game];
  const list = [table, ...Object.values(table.kinds)].flatMap(({ words }) => Object.keys(words ?? {}));
  const names = [...list, ...Object.values(table.kinds).map(({ of }) => of)].flatMap(split);
  expect(names.filter((name) => !Object.hasOwn(things, name) && !Object.hasOwn(scenes, name))).toEqual([]);
  const where = Object.values(table.kinds).flatMap((kind) => split(kind.in ?? ''));
  expect(where.filter((name) => !Object.hasOwn(settings, name))).toEqual([]);
});

test('a name is a thing or a scene', () => {
  expect(Object.keys(things).filter((name) => Object.hasOwn(scenes, name))).toEqual([]);
});

test.each(games)('every card of %s has a motif', async (game) => {
  const of = await motifsOf(game);
  const cards = cardsOf(game);
  expect(cards.length).toBeGreaterThan(15);
  expect(cards.filter((card) => !of(card)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
});

test.each(games)('no hand of five cards of %s shows a picture twice', (game) => {
  const r = random(`hands of ${game}`);
  // Out of so many: what is drawn once is not drawn again.
  const all = cardsOf(game)
    .map((card) => ({ card, at: r() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, 160)
    .map(({ card }) => card);
  const seen = new Map<string, string>();
  const drawn = (card: Card) => {
    const known = seen.get(card.id);
    if (known !== undefined) return known;
    const svg = told(card.id, motifFrom(tables[game], card)!);
    seen.set(card.id, svg);
    return svg;
  };
  for (let n = 0; n < 200; n++) {
    const kind = r.pick(all).kind;
    const some = all.filter((card) => card.kind === kind);
    const hand = new Set<Card>();
    while (hand.size < Math.min(5, some.length)) hand.add(r.pick(some));
    if (new Set([...hand].map(drawn)).size !== hand.size) expect.fail([...hand].map(({ id }) => id).join(' '));
  }
  for (const [id, svg] of seen) if (/NaN|undefined|Infinity|<text/.test(svg)) expect.fail(id);
});

test('every motif draws, in games of today and of long ago', () => {
  for (const name of [...Object.keys(things), ...Object.keys(scenes)])
    for (let n = 0; n < 3; n++) {
      const table = { kinds: { any: { of: name, tint: 'sea' } }, words: {}, old: n === 1 };
      const scene = motifFrom(table, { game: '', kind: 'any', id: `${name}_${n}` })!;
      const layers = picture(name, scene, { lod: 6, crop: n ? 'wide' : 'square' }).print();
      const whole = layers.every(({ rings }) => rings.flat().every(([x, y]) => Number.isFinite(x + y)));
      if (layers.length < 5 || !whole) expect.fail(`${name} ${n}`);
    }
});

test('a card is the same twice; its sign says what it shows', async () => {
  const card: Card = { game: 'arkham', kind: 'common', icon: 'revolver', id: 'a' };
  const scene = (await motif(card))!;
  expect(told('a', scene) === told('a', scene)).toBe(true);
  expect(told('a', scene) === told('a', (await motif({ ...card }))!)).toBe(true);
  expect(told('a', scene) === told('a', (await motif({ ...card, icon: 'whip' }))!)).toBe(false);
});

test('a kind that nobody knows has none, and a game that nobody knows', async () => {
  expect(await motif({ game: 'arkham', kind: 'constructor', id: 'a' })).toBeUndefined();
  expect(await motif({ game: 'chess', kind: 'common', id: 'a' })).toBeUndefined();
});
