// The table that is being set: which game, who sits where, and what was chosen for it.
import { memory } from '../../memory.svelte';
import { letters } from '../../parts/seats';
import type { Game } from '../../protocol';
import { say } from '../../words.svelte';
import { onOffer, type Option } from './offer';

export type Who = 'me' | 'bot' | 'friend';
export interface Chair {
  who: Who;
  name: string;
  bot: string;
}

const standard = 'standard';
const spareNames = ['Nora', 'Teo', 'Iris', 'Joe', 'Kate', 'Piero', 'Rosa', 'Silas'];

/** Who sits on this chair, before anybody has said. */
export const spareName = (index: number): string => spareNames[index % spareNames.length]!;

export class Setting {
  game = $state.raw<Game>();
  chairs = $state<Chair[]>([]);
  /** What the table is agreed on in one word; the options may say more. */
  preset = $state(standard);
  options = $state<Record<string, string>>({});
  listed = $state(false);
  undoAway = $state<'wait' | 'refuse'>('wait');
  clock = $state<number | null>(null);
  /** Anybody on the server may take a seat that is kept for a friend. */
  openFriends = $state(false);
  title = $state('');
  /** The options are unfolded. */
  more = $state(false);

  signs = $derived(letters(this.chairs.map((_, index) => this.nameOf(index))));
  most = $derived(this.game ? Math.max(...this.game.seats) : 0);
  least = $derived(this.game ? Math.min(...this.game.seats) : 0);
  agreed = $derived(this.game?.presets.find((each) => each.id === this.preset));
  /** The options whose value is not that of the preset. */
  changed = $derived((this.game?.options ?? []).filter((each) => this.isChanged(each)).map((each) => each.id));
  friends = $derived(this.chairs.some((chair) => chair.who === 'friend'));

  /** Another game: its seats are set anew. */
  pick(game: Game): void {
    this.game = game;
    this.agree(standard);
    const count = game.seats.includes(3) ? 3 : game.seats[0]!;
    this.chairs = [];
    for (let seat = 0; seat < count; ++seat) this.addChair();
  }

  /** The same game, in the words of another language. */
  translate(game: Game): void {
    this.game = game;
  }

  /** Takes a preset, and with it all that it sets. */
  agree(preset: string): void {
    this.preset = preset;
    this.options = { ...this.game?.presets.find((each) => each.id === preset)?.options };
  }

  private isChanged(option: Option): boolean {
    const set = this.agreed?.options[option.id] ?? option.default;
    return (this.options[option.id] ?? option.default) !== set;
  }

  choose(option: string, value: string): void {
    this.options[option] = value;
    // A box that is put away takes with it what came out of it.
    for (const each of this.game?.options ?? [])
      if (this.options[each.id] && !onOffer(each, this.options).some((one) => one.id === this.options[each.id]))
        delete this.options[each.id];
  }

  addChair(): void {
    this.chairs.push({
      who: this.chairs.length === 0 ? 'me' : 'bot',
      name: '',
      bot: this.game?.bots.at(-1)?.id ?? '',
    });
  }

  nameOf(index: number): string {
    const chair = this.chairs[index]!;
    if (chair.name.trim()) return chair.name.trim();
    if (index === 0 && chair.who === 'me' && memory.name) return memory.name;
    return spareName(index);
  }

  /** Who would sit there, in short. */
  sitter(index: number): string {
    const { who } = this.chairs[index]!;
    return who === 'me' ? this.nameOf(index) : `${this.nameOf(index)} (${say(`lobby.${who}`).toLowerCase()})`;
  }

  /** What sits there: this device, a friend by a link, or which bot. */
  sits(index: number): string {
    const chair = this.chairs[index]!;
    if (chair.who === 'me') return say('lobby.this_device');
    if (chair.who === 'friend') return say('lobby.by_link');
    return this.game?.bots.find((each) => each.id === chair.bot)?.title ?? chair.bot;
  }
}
