// What the cards of Arkham Horror show that have no plate.
import type { Motifs } from '../../../web/src/art/motifs';

export const motifs: Motifs = {
  kinds: { common: { of: 'revolver', tint: 'northside easttown' } },
  words: {
    revolver: 'revolver', pistol: 'colt_m1911', rifle: 'winchester_rifle',
  },
};
