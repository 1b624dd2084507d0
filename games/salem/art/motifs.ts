// What the cards of Miskatonic's wizard show that have no plate of their own.
import type { Motifs } from '../../../web/src/art/motifs';

const tint = 'salem french_hill northside void';

export const motifs: Motifs = {
  kinds: {
    event: { of: 'night street rite', tint }, item: { of: 'star', in: 'rays halo table niche', tint },
    summary: { of: 'volume', in: 'table', tint }, creature: { of: 'shadow', tint },
    old_one: { of: 'tentacles herald', tint: 'wyrd rlyeh abyss' }, location: { of: 'street', tint },
  },
  words: {
    lantern: 'lantern_light lantern', night: 'quiet_night', puzzle: 'curiosity_shop', door: 'open_house',
    listen: 'hidden_stairs', pentacle: 'chalk_circle', note: 'torn_page', train: 'night_train',
    gate: 'crack_in_the_sky', wind: 'howling_wind', tide: 'black_tide', stars: 'restless_stars',
    glasses: 'magic_glasses', volume: 'necronomicon', vial: 'elixir', kris: 'dagger', eye: 'sigil_eye',
    star: 'sigil_branch', amulet: 'sigil_ring',
  },
};
