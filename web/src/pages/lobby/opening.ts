// Opens the table that was set, or the guided first game, and keeps its keys.
import { api, type SeatWish } from '../../api';
import { linkOf } from '../../links';
import { memory } from '../../memory.svelte';
import { language } from '../../words.svelte';
import { spareName, type Setting } from './setting.svelte';

type Wish = Parameters<typeof api.open>[0];

function seatsOf(setting: Setting): SeatWish[] {
  return setting.chairs.map((chair, index) => ({
    name: setting.nameOf(index),
    ...(chair.who === 'bot' ? { bot: chair.bot } : {}),
    ...(chair.who === 'friend' && setting.openFriends ? { open: true } : {}),
  }));
}

async function wishOf(setting: Setting, game: string, guided: boolean): Promise<Wish> {
  const lang = language();
  const title = setting.title.trim();
  const wish: Wish = {
    game,
    seats: seatsOf(setting),
    options: setting.options,
    lang,
    listed: setting.listed,
    // The preset for a first game brings the notes of the guide along.
    guided: guided || (setting.agreed?.guided ?? false),
    undo_away: setting.undoAway,
    ...(title ? { title } : {}),
    ...(setting.clock && !guided ? { clock: setting.clock } : {}),
  };
  if (!guided) return wish;
  const guide = await api.guide(game, lang);
  const seats = guide.seats.map((seat, index) =>
    seat.bot ? seat : { name: memory.name || seat.name || spareName(index) },
  );
  return { ...wish, options: guide.options, seed: guide.seed, seats };
}

/** The address of the new table, for whoever opened it. */
export async function openTable(setting: Setting, game: string, guided: boolean): Promise<string> {
  const wish = await wishOf(setting, game, guided);
  const made = await api.open(wish, memory.session);
  const mine = guided
    ? made.tokens.seats.filter((_, index) => !wish.seats[index]!.bot)
    : made.tokens.seats.filter((_, index) => setting.chairs[index]!.who === 'me');
  const tokens = [...mine, made.tokens.host];
  memory.keep(made.table, {
    game,
    title: setting.title.trim(),
    tokens,
    host: made.tokens.host,
    spectator: made.tokens.spectator,
    with: [],
  });
  const first = setting.chairs[0];
  if (first?.who === 'me' && first.name.trim()) memory.name = first.name.trim();
  if (memory.session)
    for (const token of tokens) void api.account.keep(memory.session, made.table, token).catch(() => {});
  return linkOf(made.table, tokens, !guided && setting.friends ? '?invite' : '');
}
