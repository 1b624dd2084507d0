// Packs the icons that are needed and no others. A game's icons are all game-icons names that
// stand in quotes in its content or its code: they go into icons/GAME.json. The icons that the
// client's own pages name are built into the client as `virtual:icons`.
import { readdirSync, readFileSync, statSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const require = createRequire(import.meta.url);

let set = null;
function gameIcons() {
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  return set;
}

function filesBelow(folder, endings) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path, endings);
    return endings.some((ending) => name.endsWith(ending)) ? [path] : [];
  });
}

/** The path data of an icon, or null when game-icons has none of that name. */
function drawing(name) {
  const icons = gameIcons();
  const icon = icons.icons[icons.aliases?.[name]?.parent ?? name];
  if (!icon) return null;
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  return paths.join('');
}

function pack(files) {
  const packed = {};
  for (const file of files)
    for (const found of readFileSync(file, 'utf8').matchAll(/["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g)) {
      const path = drawing(found[1]);
      if (path) packed[found[1]] = path;
    }
  return Object.fromEntries(Object.entries(packed).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function games() {
  return readdirSync(join(root, 'games')).filter((name) => statSync(join(root, 'games', name)).isDirectory());
}

export function packGame(game) {
  return pack(
    filesBelow(join(root, 'games', game), ['.toml', '.tsv', '.cc', '.h', '.ts']).filter(
      (file) => !/_test\.cc$|_for_tests\.h$|\/(tests|scenarios|art)\//.test(file),
    ),
  );
}

export function packClient() {
  return pack([
    ...filesBelow(join(here, '..', 'src'), ['.svelte', '.ts']).filter(
      // The kit's words are no icons.
      (file) => !/\.test\.ts$|\/src\/art\//.test(file),
    ),
    ...filesBelow(join(root, 'games'), ['.svelte']),
  ]);
}

/** The Vite plugin: serves and emits the packs. */
export function icons() {
  const virtual = 'virtual:icons';
  return {
    name: 'tavola-icons',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load: (id) => (id === `\0${virtual}` ? `export default ${JSON.stringify(packClient())}` : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/icons\/([a-z]+)\.json$/.exec(request.url ?? '');
        if (!found || !games().includes(found[1])) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(packGame(found[1])));
      });
    },
    generateBundle() {
      for (const game of games())
        this.emitFile({
          type: 'asset',
          fileName: `icons/${game}.json`,
          source: JSON.stringify(packGame(game)),
        });
    },
  };
}
