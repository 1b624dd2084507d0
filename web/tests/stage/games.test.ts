// @vitest-environment node
// Whole games among bots, watched by somebody: what holds of made-up games holds of these. As many are
// watched as a few seconds allow; `TAVOLA_GAMES` says for how many seconds.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../src/protocol';
import type { Scene } from '../../src/scene';
import { faultsOf } from './truth';

const program = join(process.cwd(), '..', 'build', 'tavola');
const seconds = Number(process.env['TAVOLA_GAMES'] ?? 6);

interface Message {
  type: string;
  entries: LogEntry[];
  scene: Scene;
  same: (keyof Scene)[];
}
/** The scene that a message means: what is named in `same` is as in the scene before. */
const merged = (before: Scene | null, { scene, same }: Message): Scene =>
  ({ ...scene, ...Object.fromEntries(same.map((part) => [part, before?.[part]])) }) as Scene;

describe.runIf(existsSync(program))('of real games', () => {
  const data = mkdtempSync(join(tmpdir(), 'tavola-stage-test-'));
  let base = '';
  let server: ChildProcess;

  beforeAll(async () => {
    const port = await new Promise<number>((found) => {
      const probe = createServer();
      probe.listen(0, '127.0.0.1', () => {
        const at = probe.address() as { port: number };
        probe.close(() => found(at.port));
      });
    });
    base = `http://127.0.0.1:${port}`;
    const rates = ['message', 'request', 'entry', 'table'].flatMap((what) => [`--${what}-rate`, '1000']);
    server = spawn(program, ['serve', '--port', String(port), '--data', data, '--bot-pause', '0', ...rates], {
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 300; ++tries) {
      if (
        await fetch(`${base}/health`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error('the server does not answer');
  }, 60_000);

  afterAll(async () => {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  });

  /** Watches a game of bots to its end, or until the time is over; tells how many scenes there were. */
  async function watch(game: string, seed: number, until: number, faults: string[]): Promise<number> {
    const bots = ['Ada', 'Bea'].map((name) => ({ name, bot: 'random' }));
    const answer = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: base },
      body: JSON.stringify({ game, seats: bots, seed, options: {}, lang: 'en' }),
    });
    const made = (await answer.json()) as { table: string; tokens: { spectator: string } };
    return new Promise((done) => {
      const wire = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { Origin: base } });
      let [scene, past, news]: [Scene | null, LogEntry[], LogEntry[]] = [null, [], []];
      let [first, count] = [true, 0];
      const leave = () => {
        clearTimeout(late);
        wire.close();
        done(count);
      };
      const late = setTimeout(leave, Math.max(0, until - Date.now()));
      wire.onopen = () =>
        wire.send(JSON.stringify({ id: 1, do: 'sit', table: made.table, tokens: [made.tokens.spectator], lang: 'en' }));
      wire.onmessage = ({ data: text }) => {
        const message = JSON.parse(String(text)) as Message;
        if (message.type === 'log') {
          if (first) past = message.entries;
          else news.push(...message.entries);
          first = false;
        }
        if (message.type !== 'scene') return;
        const next = merged(scene, message);
        if (scene && news.length > 0) {
          count += 1;
          for (const each of faultsOf({ before: scene, after: next, entries: news, past, seats: null }))
            faults.push(`${game} ${seed}: ${each}`);
          past = [...past, ...news];
        }
        [scene, news] = [next, []];
        if (next.outcome) leave();
      };
    });
  }

  test(
    'nothing is told before it happens',
    async () => {
      const faults: string[] = [];
      const until = Date.now() + seconds * 1000;
      let scenes = 0;
      const games = ['arkham', 'salem', 'avalon'];
      await Promise.all(
        games.map(async (game) => {
          for (let seed = 1; Date.now() < until && faults.length < 20; ++seed)
            scenes += await watch(game, seed, until, faults);
        }),
      );
      expect(faults.slice(0, 5)).toEqual([]);
      expect(scenes).toBeGreaterThan(20);
    },
    (seconds + 30) * 1000,
  );
});
