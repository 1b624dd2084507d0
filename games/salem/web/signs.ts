// Salem's signs: what its names for things stand for among the packed icons, and the drawings of
// our own, all of one weight.
import type { GameSigns } from '../../../web/src/icons.svelte';

const stroke = (body: string) => ({
  box: '-14 -14 28 28',
  body:
    '<g fill="none" stroke="currentColor" stroke-width="2.6" ' +
    `stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
});

export const signs: GameSigns = {
  aliases: {
    item: 'swap-bag',
  },
  drawings: {
    'sigil-branch': stroke('<path d="M0 11V-10M0 -1L8 -8M0 -1L-8 -8M0 6L7 1M0 6L-7 1"/>'),
    'sigil-eye': stroke('<path d="M-10 2L0 -10L10 2Z"/><circle cx="0" cy="-2.2" r="2"/><path d="M-7 8H7"/>'),
    'sigil-ring': stroke('<circle r="6" cx="-4"/><circle r="6" cx="4"/><path d="M0 -11V11"/>'),
    sigil: stroke('<circle r="9.5"/>'),
  },
};
