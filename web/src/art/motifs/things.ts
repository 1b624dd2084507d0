// All things that a card may show alone.
import { books } from './books';
import type { Things } from './desk';
import { goods } from './goods';
import { jewels } from './jewels';
import { tools } from './tools';
import { weapons } from './weapons';

export const things: Things = { ...weapons, ...books, ...jewels, ...tools, ...goods };
