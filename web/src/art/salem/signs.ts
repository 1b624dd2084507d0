// Salem's signs: what its names for things stand for among the packed icons, and the drawings of
// our own, all of one weight.
import type { GameSigns } from '../../icons.svelte';

const stroke = (body: string) => ({
  box: '-14 -14 28 28',
  body: `<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
});

export const signs: GameSigns = {
  aliases: {
    necron: 'hooded-figure',
    demon: 'daemon-skull',
    gate: 'magic-gate',
    'card-back': 'third-eye',
    'creature-back': 'raise-zombie',
    'event-back': 'scroll-unfurled',
    item: 'swap-bag',
    'beer-stein': 'tavern-sign',
    'family-house': 'spooky-house',
    'hidden-door': 'secret-door',
    'magic-portal': 'portal',
    spectacles: 'spectacle-lenses',
    stiletto: 'plain-dagger',
    'round-bottom-flask': 'round-potion',
    'spell-book': 'evil-book',
    'creature-necron': 'hooded-figure',
    'creature-robert_craven': 'pointy-hat',
    'creature-witch': 'witch-flight',
    'creature-undead': 'raise-zombie',
    'creature-blood_hunter': 'vampire-dracula',
    'creature-soul_eater': 'spectre',
    'creature-deep_one': 'fish-monster',
    'creature-zombie': 'shambling-zombie',
    'creature-ghost': 'ghost',
    'creature-ghoul': 'ghoul',
    'creature-nightgaunt': 'bat-wing',
    'creature-byakhee': 'wyvern',
    'creature-shoggoth': 'slime',
    'creature-mi_go': 'giant-squid',
    'old-one-shub_niggurath': 'curled-tentacle',
    'old-one-yog_sothoth': 'eyestalk',
    'old-one-cthulhu': 'octopus',
    'old-one-nyarlathotep': 'evil-wings',
    'old-one-azathoth': 'evil-moon',
    'old-one-hastur': 'cowled',
  },
  drawings: {
    'sigil-branch': stroke('<path d="M0 11V-10M0 -1L8 -8M0 -1L-8 -8M0 6L7 1M0 6L-7 1"/>'),
    'sigil-eye': stroke('<path d="M-10 2L0 -10L10 2Z"/><circle cx="0" cy="-2.2" r="2"/><path d="M-7 8H7"/>'),
    'sigil-ring': stroke('<circle r="6.5" cx="-3"/><circle r="6.5" cx="3"/><path d="M0 -11V11"/>'),
    sigil: stroke('<circle r="9.5"/>'),
  },
};
