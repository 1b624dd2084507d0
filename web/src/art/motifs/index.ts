// A picture for a card that has no plate of its own: a thing or a small scene, told from its kind, its sign and its id.
// Which kinds and words mean what is said beside each game, in games/NAME/art/motifs.ts.
import { hash, random, type Light } from '../core';
import type { Scene } from '../picture';
import { split, tableOf, type Meanings, type Motifs } from '../kinds';
import { desk } from './desk';
import { scenes } from './scenes';
import { settings } from './settings';
import { things } from './things';

export interface Card {
  /** Of the card as printed, which is the same at every table. */
  id: string;
  kind: string;
  /** Its sign of the game-icons set. */
  icon?: string | undefined;
  game: string;
}
const found = (meanings: Meanings | undefined, text: string) =>
  Object.entries(meanings ?? {}).find(([, words]) => split(words).some((word) => text.includes(`_${word}_`)))?.[0];
const meant = (meanings: Meanings | undefined, sign: string) =>
  Object.entries(meanings ?? {}).find(([, words]) => split(words).includes(sign))?.[0];

/** The picture of a card, by the tables of its game; nothing for a kind that has none. */
export function motifFrom(table: Motifs, { id, kind, icon = '', game }: Card): Scene | undefined {
  if (!Object.hasOwn(table.kinds, kind)) return undefined;
  // A deck of its own, by the last part of the id: 'combat g'.
  const deck = table.decks?.[id.slice(id.lastIndexOf('_') + 1)] ?? '';
  const it = table.kinds[`${kind} ${deck}`] ?? table.kinds[kind]!;
  const sign = icon.replaceAll('-', '_');
  const name = `_${id}_`;
  // Cards that differ in their number alone, one after the other, take turns.
  const n = Number(/\d+(?=\D*$)/.exec(id)?.[0] ?? 0);
  const seed = hash(`${game} ${kind} ${id.replace(/\d+(?=\D*$)/, '')}`);
  const pick = <T>(list: readonly T[], salt: number) => list[((seed >>> salt) + n) % list.length]!;
  const k = pick([1, -1] as const, 3);
  const all = it.names ? undefined : table.words;
  const told = found(it.words, name) ?? meant(it.words, sign) ?? meant(all, sign) ?? found(all, name);
  const choice = split(told ?? it.of);
  const which = pick(choice, 7);
  const nth = (of: number) => ((seed >>> 5) + Math.floor(n / choice.length)) % of;
  const tint = found(table.tints, name) ?? pick(split(it.tint), 11);
  const turned = ([x, y, high, reach = 900]: Light): Light => [k > 0 ? x : 900 - x, y, high, reach];

  if (Object.hasOwn(scenes, which)) {
    const scene = scenes[which]!;
    return {
      tint, ...(scene.mood ? { mood: scene.mood } : {}), light: turned(scene.light), focus: [450, 300],
      draw: (p) => scene.draw(p, k, Object.assign(random(`${game} ${kind} ${id}`), { old: table.old ?? false, nth })),
    };
  }
  const thing = things[which];
  if (!thing) return undefined;
  const fit = (names: readonly string[]) => names.filter((each) => settings[each]?.stances.includes(thing.stance));
  const own = fit(split(it.in ?? ''));
  const setting = settings[pick(own.length ? own : fit(Object.keys(settings)), 13)]!;
  const { x, y, s, shadow } = setting.spot;
  return {
    tint,
    light: turned(setting.light),
    focus: [k > 0 ? x : 900 - x, 300],
    draw(p) {
      // It begins anew, so that a picture is the same however often it is drawn.
      const r = random(`${game} ${kind} ${id}`);
      setting.draw(p, k, r);
      const { stance } = thing;
      const floor = y > 400;
      const size = s * { flat: 1.22, lean: 1.3, stand: 1.08, hang: 1.15 }[stance] * r.in(0.95, 1.05);
      // What leans is struck into the ground where there is one.
      const struck = floor && stance === 'lean';
      const lean = r.in(0.35, 0.95) * r.pick([-1, 1]);
      const at = {
        x: (k > 0 ? x : 900 - x) + r.in(-22, 22),
        y: !floor ? y : stance === 'hang' ? 290 : y - (struck ? 76 : 100) * size,
        s: size,
        turn: {
          flat: r.in(-0.34, 0.34), lean: struck ? lean * 0.3 + (thing.haft ? 0 : Math.PI) : lean, stand: 0,
          hang: r.in(-0.06, 0.06),
        }[stance],
        flip: r.pick([1, -1]),
      };
      const d = desk(p, random(id), at);
      if (shadow) {
        const dark = desk(p, random(id), {
          ...at, x: at.x - k * shadow, y: at.y + (thing.stance === 'stand' ? 0 : shadow),
        });
        dark.shadow = true;
        thing.draw(dark);
      }
      thing.draw(d);
      setting.front?.(p, k, r);
    },
  };
}

/** What the cards of a game show: fetched once, with the plates of the game. */
export async function motifsOf(game: string): Promise<(card: Omit<Card, 'game'>) => Scene | undefined> {
  const table = await tableOf(game);
  return (card) => (table ? motifFrom(table, { ...card, game }) : undefined);
}
/** The picture of a card that has no plate; draw it with draw({ [id]: scene }, id, …). */
export const motif = async ({ game, ...card }: Card): Promise<Scene | undefined> => (await motifsOf(game))(card);
export type { Kind, Meanings, Motifs } from '../kinds';
export { scenes, settings, things };
