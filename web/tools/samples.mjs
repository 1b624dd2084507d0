// Writes tests/samples: scenes as build/tavola really makes them, for the tests of the client.
//   node tools/samples.mjs
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The answers of the engine to these requests. */
export function engine(requests) {
  const run = spawnSync(join(web, '..', 'build', 'tavola'), ['engine'], {
    input: requests.map((each) => JSON.stringify(each)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export function samples() {
  const players = ['Nora', 'Teo', 'Iris'];
  const found = {};
  for (const lang of ['en', 'it', 'es']) {
    const answers = engine([
      { do: 'new', game: 'salem', seats: 3, seed: 42, players, lang },
      ...[0, 1, 2, 'spectator'].map((seat) => ({ do: 'see', seat })),
      { do: 'random', decisions: 25, seed: 5 },
      ...[0, 1, 2, 'spectator'].map((seat) => ({ do: 'see', seat })),
      { do: 'random', decisions: 'end', seed: 6 },
      { do: 'see', seat: 0 },
    ]);
    const seats = ['seat0', 'seat1', 'seat2', 'spectator'];
    seats.forEach((seat, index) => {
      found[`salem-first-${seat}-${lang}`] = answers[1 + index].scene;
      found[`salem-middle-${seat}-${lang}`] = answers[6 + index].scene;
    });
    found[`salem-end-${lang}`] = answers[11].scene;
  }
  const toy = engine([
    { do: 'new', game: 'toy', seats: 2, seed: 3, players: ['Ada', 'Bruno'] },
    { do: 'see', seat: 0 },
    { do: 'choose', n: 0 },
    { do: 'see', seat: 1 },
  ]);
  found['toy-first'] = toy[1].scene;
  found['toy-events'] = toy[2].events;
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(web, 'tests', 'samples');
  mkdirSync(folder, { recursive: true });
  const kept = /^(salem-(first|middle)-(seat0|seat1|spectator)-en|salem-middle-seat\d-(it|es)|salem-end-en|toy-.*)$/;
  for (const [name, value] of Object.entries(samples()))
    if (kept.test(name)) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value)}\n`);
}
