// All small scenes that a card may show.
import { omens } from './omens';
import { people } from './people';
import type { Smalls } from './small';
import { weather } from './weather';

export const scenes: Smalls = { ...weather, ...people, ...omens };
