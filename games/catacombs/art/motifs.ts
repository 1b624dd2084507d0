// What the cards of Catacombs show that have no plate of their own.
import type { Motifs } from '../../../web/src/art/motifs';

const tint = 'catacombs crypt french_hill leng abyss';

export const motifs: Motifs = {
  old: true,
  kinds: {
    spell: { of: 'hand orb', in: 'rays', tint: 'french_hill dreams rlyeh' },
    equipment: { of: 'box', in: 'niche halo shaft moon', tint }, room: { of: 'dungeon hall', tint },
    monster: { of: 'shadow', tint }, lord: { of: 'herald', tint }, hero: { of: 'ally', tint },
    ally: { of: 'crow', tint },
  },
  words: {
    comet: 'magic_missile', brazier: 'fireball forge', crystal: 'ice_blast', graves: 'summon_skeleton cemetery',
    shield: 'shield', maw: 'drain_energy pit', gate: 'teleport portal isthalle_portal', bless: 'heal', cat: 'familiar',
    fist: 'extra_rage', kris: 'poisoned_knife', cloak: 'invisibility_cloak', storm: 'chain_lightning',
    vial: 'healing_potion healer', hammer: 'war_hammer ironworks', quiver: 'quiver', mail: 'chain_mail armoury',
    purse: 'merchant', rite: 'monoliths_to_xokarst summoning_chamber', skull: 'ossuary', chain: 'prison',
    altar: 'sepulcher_of_the_sisters tomb_of_kings crematorium', throne: 'catacomb_lord', wind: 'waste',
  },
};
