// @vitest-environment node
// The types of the protocol against the server itself, where it has been built: every answer over
// HTTP and every message over the WebSocket must be what src/protocol.ts says.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as protocol from '../src/protocol';
import { Scene } from '../src/scene';
import { number, object, problemsOf, type Schema } from '../src/schema';

const program = join(process.cwd(), '..', 'build', 'tavola');
const built = existsSync(program) && spawnSync(program, ['--help'], { encoding: 'utf8' }).stdout.includes('serve');

interface Message {
  type: string;
  id?: number;
  ok?: boolean;
  [field: string]: unknown;
}

describe.runIf(built)('the server says what the types say', { timeout: 60_000 }, () => {
  const data = mkdtempSync(join(tmpdir(), 'tavola-client-test-'));
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
    server = spawn(program, ['serve', '--port', String(port), '--data', data, '--log-level', 'error'], {
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

  async function get(path: string): Promise<unknown> {
    const answer = await fetch(base + path);
    expect(answer.status, path).toBe(200);
    return answer.json();
  }

  async function openTable(seats: object[]): Promise<protocol.NewTable> {
    const answer = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: base },
      body: JSON.stringify({ game: 'salem', seats, options: {}, seed: 5, lang: 'en', listed: true, guided: false }),
    });
    const made = await answer.json();
    expect(problemsOf(protocol.NewTable, made)).toEqual([]);
    return made as protocol.NewTable;
  }

  const pages: [string, Schema<unknown>][] = [
    ['/api/games?lang=it', protocol.Games],
    ['/api/games/salem/guide?lang=es', protocol.Guide],
    ['/api/words?lang=it', protocol.Words],
    ['/api/rules/HS-091?lang=it', protocol.Rule],
    ['/api/rules?game=salem&find=portal&lang=en', protocol.Rules],
    ['/api/rules?game=salem&lang=es', protocol.Rules],
    ['/api/cards/ghoul?game=salem&lang=it', protocol.PrintedCard],
  ];
  for (const [path, schema] of pages)
    test(path, async () => {
      expect(problemsOf(schema, await get(path), path)).toEqual([]);
    });

  test('a refusal over HTTP', async () => {
    const answer = await fetch(`${base}/api/rules/HS-999`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(problemsOf(object({ error: protocol.Failure }), await answer.json())).toEqual([]);
  });

  test('a table from sitting down to going back', async () => {
    const made = await openTable([{ name: 'Nora' }, { name: 'Teo' }]);
    expect(problemsOf(protocol.Tables, await get('/api/tables'))).toEqual([]);

    const wire = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { Origin: base } });
    const heard: Message[] = [];
    const waiting = new Map<number, (reply: Message) => void>();
    wire.onmessage = (event: { data: unknown }) => {
      const message = JSON.parse(String(event.data)) as Message;
      if (message.type === 'reply') waiting.get(message.id!)?.(message);
      else heard.push(message);
    };
    await new Promise<void>((open) => (wire.onopen = () => open()));
    let id = 0;
    const ask = (message: object) =>
      new Promise<Message>((resolve) => {
        waiting.set(++id, resolve);
        wire.send(JSON.stringify({ id, ...message }));
      });
    const scene = () => heard.findLast((each) => each.type === 'scene') as unknown as protocol.SceneMessage;

    const sat = await ask({
      do: 'sit',
      table: made.table,
      tokens: [...made.tokens.seats, made.tokens.host],
      lang: 'en',
    });
    expect(sat.ok).toBe(true);
    expect(problemsOf(protocol.You, sat['you'])).toEqual([]);
    await expect.poll(() => heard.some((each) => each.type === 'scene')).toBe(true);
    expect(problemsOf(Scene, scene().scene)).toEqual([]);

    const decides = scene().scene.decision!.seat;
    expect((await ask({ do: 'view', seat: decides })).ok).toBe(true);
    await expect.poll(() => scene().view).toBe(decides);
    const hint = await ask({ do: 'hint', milliseconds: 50 });
    expect(hint.ok).toBe(true);
    for (const each of hint['options'] as unknown[]) expect(problemsOf(protocol.HintOption, each)).toEqual([]);

    const revision = scene().revision;
    expect((await ask({ do: 'choose', revision, n: 0 })).ok).toBe(true);
    await expect.poll(() => scene().revision).not.toBe(revision);
    const stale = await ask({ do: 'choose', revision, n: 0 });
    expect(stale.ok).toBe(false);
    expect(problemsOf(protocol.Failure, stale['error'])).toEqual([]);

    expect((await ask({ do: 'chat', text: 'Good luck.' })).ok).toBe(true);
    const replay = await ask({ do: 'replay', at: 0, curve: true });
    expect(problemsOf(Scene, replay['scene'])).toEqual([]);
    expect(problemsOf(object({ point: number }), { point: replay['point'] })).toEqual([]);
    expect(Array.isArray(replay['curve'])).toBe(true);
    const links = await ask({ do: 'links' });
    expect((links['tokens'] as { seats: string[] }).seats).toEqual(made.tokens.seats);
    expect((await ask({ do: 'undo', to: 0 })).ok).toBe(true);
    await expect
      .poll(() => heard.some((each) => each.type === 'chat' && (each['lines'] as unknown[]).length > 0))
      .toBe(true);
    wire.close();

    for (const message of heard)
      expect(
        problemsOf(protocol.messages[message.type as keyof typeof protocol.messages], message, message.type),
      ).toEqual([]);
    expect(new Set(heard.map((each) => each.type))).toEqual(new Set(['room', 'chat', 'log', 'scene']));
  });
});
