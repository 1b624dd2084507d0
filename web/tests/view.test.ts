import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Scene } from '../src/scene';
import { TableView } from '../src/table/table.svelte';
import { FakeServer, roomOf } from './fake';

const sample = (name: string) => JSON.parse(readFileSync(`tests/samples/${name}.json`, 'utf8')) as Scene;
const scenes = {
  0: sample('salem-first-seat0-en'),
  1: sample('salem-first-seat1-en'),
  spectator: sample('salem-first-spectator-en'),
};
const line = (point: number, seat?: number) =>
  ({
    point,
    turn: { round: 1, text: 'Round 1' },
    kind: seat === undefined ? 'event' : 'choice',
    text: `line ${point}`,
    ...(seat === undefined ? {} : { seat }),
  }) as const;

async function sit(seats: number[], log = [line(1, 0), line(2, 1), line(3)] as never[]) {
  const server = new FakeServer(scenes as never, seats, roomOf(scenes[0]), log);
  const table = new TableView('abc', ['t'.repeat(26)], () => server);
  table.start();
  await vi.waitFor(() => expect(table.scene).not.toBeNull());
  return { server, table };
}

test('sitting down gives room, log and the scene of the first seat', async () => {
  const { table } = await sit([0]);
  expect(table.standing).toBe('here');
  expect(table.room?.seats).toHaveLength(3);
  expect(table.view).toBe(0);
  expect(table.log).toHaveLength(3);
  expect(table.lastTurn).toBe(1);
});

test('the host says what becomes of an undo while somebody is away', async () => {
  const { table, server } = await sit([0]);
  await table.settle('refuse');
  expect(server.last('settings')).toMatchObject({ undo_away: 'refuse' });
});

test('hot-seat: the other own seat is in turn, and its scene is asked for only on demand', async () => {
  const { table, server } = await sit([0, 1]);
  expect(table.seatInTurn).toBe(1);
  expect(server.last('view')).toBeUndefined();
  await table.look(1);
  await vi.waitFor(() => expect(table.view).toBe(1));
  expect(table.seatInTurn).toBeNull();
  expect(table.scene?.decision?.yours).toBe(true);
});

test('a bot on an own seat needs no curtain', async () => {
  const { table, server } = await sit([0, 1]);
  server.room.seats[1]!.bot = 'search';
  server.tell({ type: 'room', room: server.room });
  expect(table.seatInTurn).toBeNull();
});

test('a choice names the revision that is shown; a stale one is told and changes nothing', async () => {
  const { table, server } = await sit([1]);
  expect(await table.choose(2)).toBe(true);
  expect(server.last('choose')).toMatchObject({ revision: 1, n: 2 });
  table.choosing = false;
  expect(await table.choose(0)).toBe(false);
  expect(table.notice?.code).toBe('stale');
  expect(table.choosing).toBe(false);
});

test('one press counts once', async () => {
  const { table, server } = await sit([1]);
  void table.choose(1);
  expect(await table.choose(2)).toBe(false);
  expect(server.asked.filter((each) => each['do'] === 'choose')).toHaveLength(1);
});

test('after an undo later lines are gone', async () => {
  const { table, server } = await sit([0]);
  server.revision = 2;
  server.tell({ type: 'log', revision: 2, keep: 1, entries: [] });
  server.show(0);
  await vi.waitFor(() => expect(table.log.map((each) => each.point)).toEqual([1]));
});

test('new lines are added to those that are there', async () => {
  const { table, server } = await sit([0]);
  server.revision = 2;
  server.tell({ type: 'log', revision: 2, keep: 3, entries: [line(4)] });
  server.show(0);
  await vi.waitFor(() => expect(table.log.map((each) => each.point)).toEqual([1, 2, 3, 4]));
});

test('a spectator has no seat and no turn', async () => {
  const { table } = await sit([]);
  expect(table.view).toBe('spectator');
  expect(table.seatInTurn).toBeNull();
  expect(table.scene?.decision?.options).toEqual([]);
});

test('the browser remembers the table it sat down at', async () => {
  await sit([0]);
  const kept = JSON.parse(localStorage.getItem('tavola.tables')!) as { table: string; tokens: string[] }[];
  expect(kept[0]).toMatchObject({ table: 'abc', tokens: ['t'.repeat(26)], with: ['Teo', 'Iris'] });
});

test('another table takes along whoever asked for it, and invites the others', async () => {
  const { table, server } = await sit([0]);
  server.tell({ type: 'rematch', table: 'next', tokens: ['n'.repeat(26)], invited: true });
  expect(table.rematch).toBeNull();
  expect(table.invitation).toEqual({ table: 'next', tokens: ['n'.repeat(26)] });
  server.tell({ type: 'rematch', table: 'other', tokens: [] });
  expect(table.rematch).toEqual({ table: 'other', tokens: [] });
  void table.beginAgain(57);
  expect(server.last('rematch')).toMatchObject({ from: 57, stay: true });
  void table.beginAgain(0);
  expect(server.last('rematch')).not.toHaveProperty('from');
  void table.goOn(['Nora'], true);
  expect(server.last('rematch')).toMatchObject({ next: true, stay: true });
});

test('what cannot be staged keeps nobody from the table as it is', async () => {
  const { table, server } = await sit([1]);
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(table.staging, 'run').mockRejectedValue(new Error('no such piece'));
  server.revision = 2;
  server.tell({ type: 'log', revision: 2, keep: 3, entries: [line(4)] });
  server.show(1);
  await vi.waitFor(() => expect(table.revision).toBe(2));
  server.revision = 3;
  server.show(1);
  await vi.waitFor(() => expect(table.revision).toBe(3));
  expect(table.staging.scene).toBeNull();
  expect(failed).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
