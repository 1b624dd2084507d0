// Every test begins with an empty memory and English sentences.
import { afterEach, beforeEach } from 'vitest';
import { teach } from '../src/words.svelte';
import { sentences } from './words';

beforeEach(() => teach('en', sentences('en')));
afterEach(() => localStorage.clear());

// jsdom measures nothing, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
