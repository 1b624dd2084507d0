// One scene of every question that the games put, as full as play makes it: the engine plays by itself,
// and of each prompt the position with the most choices is kept.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const names = ['Nora', 'Teo', 'Iris', 'Ugo', 'Ada', 'Bea', 'Carlo', 'Dina'];

/** A running engine that answers one request after the other. */
export function openEngine(...flags) {
  const program = spawn(process.env.TAVOLA ?? join(root, 'build', 'tavola'), ['engine', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = [];
  createInterface({ input: program.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)));
  return {
    ask: (request) =>
      new Promise((done) => {
        waiting.push(done);
        program.stdin.write(`${JSON.stringify(request)}\n`);
      }),
    close: () => program.stdin.end(),
  };
}

/** The fullest scene of each prompt of a game with these options, after about so many decisions. */
export async function promptsOf(game, seats, decisions, options = {}, lang = 'en') {
  const engine = openEngine();
  const found = new Map();
  let made = 0;
  for (let seed = 1; made < decisions; ++seed) {
    let status = await engine.ask({
      do: 'new',
      game,
      seats: seats[seed % seats.length],
      seed,
      players: names.slice(0, seats[seed % seats.length]),
      options,
      lang,
    });
    if (!status.ok) throw new Error(JSON.stringify(status));
    // Two of three games are played well, so that they last; the third wanders everywhere.
    for (let step = 0; status.decision && step < 900 && made < decisions; ++step, ++made) {
      const { prompt, seat } = status.decision;
      const full = status.decision.options.length;
      if (full > (found.get(prompt)?.full ?? 0)) {
        const { scene } = await engine.ask({ do: 'see', seat, lang });
        found.set(prompt, { prompt, full, seats: seats[seed % seats.length], scene });
      }
      const random = seed % 3 === 0 || step % 7 === 0;
      status = random
        ? await engine.ask({ do: 'random', decisions: 1, seed: seed * 1000 + step })
        : await engine.ask({ do: 'bot', bot: 'greedy', decisions: 1, seed: step });
      if (!status.ok) throw new Error(JSON.stringify(status));
    }
  }
  engine.close();
  return [...found.values()];
}

/** What a table server says to somebody who sits at a seat and sees this scene. */
export function roomOf({ scene, seats }) {
  return {
    table: 'still',
    game: scene.game,
    theme: scene.theme,
    title: '',
    options: {},
    guided: false,
    listed: false,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: names[seat],
      bot: null,
      stand_in: false,
      here: true,
      letter: names[seat][0],
    })),
    spectators: 0,
    point: 3,
    redo: 0,
    over: false,
    thinking: null,
    request: null,
    undo: { step: null, turn: null },
  };
}
