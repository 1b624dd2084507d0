// All things that a card may show alone.
import { books } from './books';
import type { Things } from './desk';
import { jewels } from './jewels';
import { weapons } from './weapons';

export const things: Things = { ...weapons, ...books, ...jewels };
