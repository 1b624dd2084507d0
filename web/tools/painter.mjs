// The worker that draws pictures, as a piece of the client like any other: so it shares the kit and the plates with the
// page, which draws where a worker cannot, instead of having a second copy of them.
const name = 'virtual:painter';
const entry = '/src/pictures/painter-worker.ts';

/** @returns {import('vite').Plugin} */
export function painter() {
  let root = '';
  let building = false;
  let piece = '';
  return {
    name: 'tavola-painter',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build' && !process.env.VITEST;
    },
    buildStart() {
      if (building) piece = this.emitFile({ type: 'chunk', id: root + entry, name: 'painter' });
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}`
        ? `export default ${building ? `import.meta.ROLLUP_FILE_URL_${piece}` : JSON.stringify(entry)};`
        : null,
  };
}
