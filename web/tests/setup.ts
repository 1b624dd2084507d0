// Every test in a page begins with an empty memory and English sentences.
import { afterEach, beforeEach } from 'vitest';

if (typeof window !== 'undefined') {
  const [{ teach }, { sentences }] = await Promise.all([import('../src/words.svelte'), import('./words')]);
  beforeEach(() => teach('en', sentences('en')));
  afterEach(() => localStorage.clear());
  // jsdom measures nothing, so nothing ever changes its size.
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

// jsdom measures nothing, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
