// Styles name the sizes of windows, `@media (--low) and (--above-narrow)`; this writes out what they stand for.
import type { Plugin } from 'vite';
import { media } from '../src/look/sizes.ts';

const known: Record<string, string> = media;

/** A style with its names written out; an unknown name ends the build. */
export function writtenOut(style: string, where: string): string {
  return style.replace(/@media[^{]*\(--[^{]*/g, (query) =>
    query.replace(/\(--([a-z-]+)\)( *and)?/g, (_, name: string, further = '') => {
      const stands = known[name];
      if (stands === undefined) throw new Error(`${where}: there is no size --${name}; see web/src/look/sizes.ts`);
      // A list joined with a condition would mean something else.
      if (stands.includes(',') && (further || / and +$/.test(query.slice(0, query.indexOf(`(--${name})`)))))
        throw new Error(`${where}: --${name} stands for one of several, it goes with nothing else`);
      return stands + further;
    }),
  );
}

export function namedSizes(): Plugin {
  return {
    name: 'tavola-named-sizes',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css($|\?)|[?&]lang\.css/.test(id) || !code.includes('(--')) return null;
      return { code: writtenOut(code, id), map: null };
    },
  };
}
