import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, mergeScene, patience, type Listener, type Wire } from '../src/connection';
import type { Scene } from '../src/scene';

class FalseWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  reply(ok: boolean, fields: object = {}): void {
    this.hear({ type: 'reply', id: this.sent.at(-1)!['id'], ok, ...fields });
  }
}

let wires: FalseWire[];
let places: (string | null)[];
let heard: { standings: string[]; scenes: Scene[]; views: unknown[] };
let listener: Listener;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  places = [];
  heard = { standings: [], scenes: [], views: [] };
  listener = {
    standing: (now) => heard.standings.push(now),
    sat: (_, view) => heard.views.push(view),
    message: () => {},
    scene: (scene) => heard.scenes.push(scene),
  };
});
afterEach(() => vi.useRealTimers());

function start(): Connection {
  const connection = new Connection('abc', ['token'], 'it', listener, (elsewhere) => {
    const wire = new FalseWire();
    places.push(elsewhere);
    wires.push(wire);
    return wire;
  });
  connection.start();
  return connection;
}

async function seat(wire: FalseWire): Promise<void> {
  wire.onopen?.();
  wire.reply(true, { you: { seats: [0], host: true }, view: 0 });
  await vi.advanceTimersByTimeAsync(0);
}

test('the first message sits down with table, tokens and language', async () => {
  start();
  await seat(wires[0]!);
  expect(wires[0]!.sent[0]).toMatchObject({ do: 'sit', table: 'abc', tokens: ['token'], lang: 'it' });
  expect(heard.standings.at(-1)).toBe('here');
});

test('a lost connection sits down again by itself', async () => {
  start();
  await seat(wires[0]!);
  wires[0]!.close();
  expect(heard.standings.at(-1)).toBe('lost');
  expect(wires).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(wires).toHaveLength(2);
  await seat(wires[1]!);
  expect(heard.standings.at(-1)).toBe('here');
});

test('a table that another server holds is looked for there, and here again if that one dies', async () => {
  start();
  wires[0]!.onopen?.();
  wires[0]!.hear({ type: 'gone', url: 'https://two.example' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(places).toEqual([null, 'https://two.example']);
  await seat(wires[1]!);
  expect(heard.standings.at(-1)).toBe('here');
  wires[1]!.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(places.at(-1)).toBe(null);
});

test('what was asked over a lost connection is answered as lost, not never', async () => {
  const connection = start();
  await seat(wires[0]!);
  const answer = connection.ask({ do: 'hint' });
  wires[0]!.close();
  expect((await answer).error?.code).toBe('lost');
});

test.each(['wrong_token', 'table_closed', 'other_content', 'other_engine', 'damaged', 'bad_save'])(
  '%s is a refusal that trying cannot mend, and final',
  async (code) => {
    start();
    wires[0]!.onopen?.();
    wires[0]!.reply(false, { error: { code, message: 'no' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard.standings.at(-1)).toBe('refused');
    expect(wires).toHaveLength(1);
  },
);

test('a refusal that may pass is tried again', async () => {
  start();
  wires[0]!.onopen?.();
  wires[0]!.reply(false, { error: { code: 'busy', message: 'later' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(wires).toHaveLength(2);
});

test('parts named in same are those of the scene before; others are gone', async () => {
  start();
  await seat(wires[0]!);
  wires[0]!.hear({
    type: 'scene',
    revision: 1,
    view: 0,
    same: [],
    scene: { game: 'x', areas: [1], links: [2], cards: [3] },
  });
  wires[0]!.hear({ type: 'scene', revision: 2, view: 0, same: ['areas'], scene: { game: 'x', links: [4] } });
  expect(heard.scenes[1]).toEqual({ game: 'x', areas: [1], links: [4] });
});

test('after sitting down again nothing of the old connection is taken over', async () => {
  start();
  await seat(wires[0]!);
  wires[0]!.hear({ type: 'scene', revision: 1, view: 0, same: [], scene: { game: 'x', areas: [1] } });
  wires[0]!.close();
  await vi.advanceTimersByTimeAsync(1000);
  await seat(wires[1]!);
  wires[1]!.hear({ type: 'scene', revision: 1, view: 0, same: ['areas'], scene: { game: 'x' } });
  expect(heard.scenes[1]!.areas).toBeUndefined();
});

test('merging without a scene before keeps what came', () => {
  const message = { type: 'scene' as const, revision: 1, view: 0 as const, same: [], scene: { game: 'x' } };
  expect(mergeScene(null, message)).toEqual({ game: 'x' });
});

test('patience grows and ends at eight seconds', () => {
  expect(patience(0, 0.5)).toBe(0.5);
  expect(patience(3, 0.5)).toBe(4);
  expect(patience(20, 0.5)).toBe(8);
  expect(patience(20, 1)).toBe(10);
});

test('what may be said twice is said again when its answer was lost', async () => {
  const connection = start();
  await seat(wires[0]!);
  const asked = connection.insist({ do: 'take', seat: 2, token: 'own' });
  wires[0]!.close();
  await vi.advanceTimersByTimeAsync(700);
  await seat(wires[1]!);
  expect(wires[1]!.sent.at(-1)).toMatchObject({ do: 'take', seat: 2, token: 'own' });
  wires[1]!.reply(true, { token: 'own' });
  expect((await asked).ok).toBe(true);
});

test('whoever leaves does not wait for an answer for ever', async () => {
  const connection = start();
  await seat(wires[0]!);
  const asked = connection.insist({ do: 'take', seat: 2, token: 'own' });
  wires[0]!.close();
  connection.stop();
  expect((await asked).error?.code).toBe('lost');
});

test.each(['other_format', 'other_content', 'damaged', 'bad_state', 'too_much_work', 'wrong_token'])(
  'a table that cannot be opened (%s) is refused once, with its reason',
  async (code) => {
    start();
    wires[0]!.onopen?.();
    wires[0]!.reply(false, { error: { code, message: 'Why.' } });
    expect(heard.standings.at(-1)).toBe('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  },
);

test.each(['busy', 'too_fast', 'shutting_down'])('a refusal that passes (%s) is tried again', async (code) => {
  start();
  wires[0]!.onopen?.();
  wires[0]!.reply(false, { error: { code, message: 'Later.' } });
  await vi.advanceTimersByTimeAsync(700);
  expect(wires).toHaveLength(2);
});

test('whoever is signed in sits down as their account, and whoever is not without one', () => {
  let session = '';
  const wire = new FalseWire();
  const sitting = () => {
    new Connection(
      'abc',
      ['t'],
      'en',
      listener,
      () => wire,
      () => session,
    ).start();
    wire.onopen?.();
    return wire.sent.at(-1);
  };
  expect(sitting()).toEqual({ id: 1, do: 'sit', table: 'abc', tokens: ['t'], lang: 'en' });
  session = 'abcdefghijklmnopqrstuvwxyz';
  expect(sitting()).toMatchObject({ do: 'sit', session });
});

test('a table at which the server stopped is opened when somebody asks, and by no browser itself', async () => {
  const connection = start();
  await seat(wires[0]!);
  wires[0]!.close();
  await vi.advanceTimersByTimeAsync(60_000);
  wires[1]!.onopen?.();
  expect(wires[1]!.sent[0]).not.toHaveProperty('anyway');
  wires[1]!.reply(false, { error: { code: 'table_stopped', message: 'The server stopped.' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.standings.at(-1)).toBe('refused');
  expect(wires).toHaveLength(2);
  connection.insistOnIt();
  wires[2]!.onopen?.();
  expect(wires[2]!.sent[0]).toMatchObject({ do: 'sit', table: 'abc', anyway: true });
  wires[2]!.reply(true, { you: { seats: [0], host: true }, view: 0 });
  wires[2]!.close();
  await vi.advanceTimersByTimeAsync(60_000);
  wires[3]!.onopen?.();
  expect(wires[3]!.sent[0]).not.toHaveProperty('anyway');
});
