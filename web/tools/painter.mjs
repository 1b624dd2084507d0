// What draws pictures, as pieces of the client like any other, so that all who draw share the kit and the plates
// instead
// of having copies of them: the worker; the page, where a worker cannot; and a printed story, which holds the pieces of
// its game itself. Which these are stands in story.txt, a line a game: its name and its pieces, those that others need
// first. The line without a name has those that draw from words alone.
import { basename } from 'node:path';

const name = 'virtual:painter';
const entries = { painter: '/src/pictures/painter-worker.ts', print: '/src/pictures/print.ts' };

/** The game whose pictures a piece draws, if it is of one. */
const gameOf = ({ moduleIds, facadeModuleId }) =>
  [...moduleIds, facadeModuleId ?? ''].map((id) => /\/games\/([^/]+)\//.exec(id)?.[1]).find(Boolean);

/** A story shows places and no cards. */
const isCards = ({ moduleIds, facadeModuleId }) =>
  [...moduleIds, facadeModuleId ?? ''].some((id) => /\/src\/art\/motifs\//.test(id));

/** All pieces that `first` comes to, itself last: of games those of this one. */
export function piecesOf(bundle, first, game) {
  const found = new Set();
  const waiting = new Set();
  const visit = (file) => {
    const chunk = bundle[file];
    const its = chunk?.type === 'chunk' ? gameOf(chunk) : undefined;
    if (chunk?.type !== 'chunk' || waiting.has(file) || (its && its !== game) || isCards(chunk)) return;
    waiting.add(file);
    // What is named at once has to be there first; what is fetched when it is wanted may stand anywhere.
    chunk.imports.forEach(visit);
    found.add(file);
    chunk.dynamicImports.forEach(visit);
  };
  visit(first);
  found.delete(first);
  return [...found, first];
}

/** @returns {import('vite').Plugin} */
export function painter() {
  let root = '';
  let building = false;
  const pieces = {};
  return {
    name: 'tavola-painter',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build' && !process.env.VITEST;
    },
    buildStart() {
      if (!building) return;
      for (const [entry, id] of Object.entries(entries))
        pieces[entry] = this.emitFile({ type: 'chunk', id: root + id, name: entry });
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id !== `\0${name}`
        ? null
        : building
          ? `export default import.meta.ROLLUP_FILE_URL_${pieces.painter};`
          : `export default ${JSON.stringify(entries.painter)};`,
    generateBundle(_, bundle) {
      if (!building) return;
      const first = this.getFileName(pieces.print);
      const games = new Set(
        Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? (gameOf(each) ?? []) : [])),
      );
      const lines = ['', ...[...games].sort()].map((game) => [
        game,
        ...piecesOf(bundle, first, game).map((file) => basename(file)),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'story.txt',
        source: lines.map((line) => `${line.join('\t')}\n`).join(''),
      });
    },
  };
}
