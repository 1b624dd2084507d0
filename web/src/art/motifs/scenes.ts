// All small scenes that a card may show.
import { company } from './company';
import { omens } from './omens';
import { people } from './people';
import type { Smalls } from './small';
import { town } from './town';
import { weather } from './weather';

export const scenes: Smalls = { ...weather, ...people, ...company, ...town, ...omens };
