import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../src/protocol';
import { routeOf } from '../src/router.svelte';
import type { Option, Scene } from '../src/scene';
import { axis, curvePath, curvePoints, ticksOf, valueAt } from '../src/table/log/curve';
import { typed } from '../src/table/prompt/keys';
import { parts } from '../src/table/log/rich';
import { doneByBot, lastTurnOf, turnsOf } from '../src/table/log/turns';
import { letters } from '../src/parts/seats';

const option = (n: number, key: string): Option => ({ n, key, verb: 'go', as: 'button' });
const entry = (point: number, turn: string, text: string, seat?: number): LogEntry => ({
  point,
  turn: { round: 1, text: turn },
  kind: seat === undefined ? 'event' : 'choice',
  text,
  opens: true,
  as: 'line',
  ...(seat === undefined ? {} : { seat }),
});

describe('addresses', () => {
  test('of every page', () => {
    const token = 'abcdefghijklmnopqrstuvwxyz';
    expect(routeOf('/')).toEqual({ page: 'lobby' });
    expect(routeOf('/new/salem')).toEqual({ page: 'new', game: 'salem' });
    expect(routeOf('/t/k3m9q2xa', '', `#${token}`)).toEqual({ page: 'table', table: 'k3m9q2xa', tokens: [token] });
    expect(routeOf('/t/k3m9q2xa/replay', '?at=7', `#${token},${token}`)).toEqual({
      page: 'replay',
      table: 'k3m9q2xa',
      tokens: [token, token],
      at: 7,
    });
    expect(routeOf('/t/k3m9q2xa/after')).toMatchObject({ page: 'after', tokens: [] });
    expect(routeOf('/rules', '?game=salem')).toMatchObject({ page: 'rules', game: 'salem' });
    expect(routeOf('/account')).toEqual({ page: 'account' });
    expect(routeOf('/account', '', `#${token}`)).toEqual({ page: 'account', invite: token });
    expect(routeOf('/account/else')).toEqual({ page: 'lost' });
  });
  test('that lead nowhere', () => {
    expect(routeOf('/t/k3m9q2xa/elsewhere')).toEqual({ page: 'lost' });
    expect(routeOf('/nowhere')).toEqual({ page: 'lost' });
    expect(routeOf('/t/a b')).toEqual({ page: 'lost' });
  });
  test('what is no token is not sent as one', () => {
    expect(routeOf('/t/abc', '', '#<script>')).toMatchObject({ tokens: [] });
  });
});

describe('keys', () => {
  const few = [option(0, '0'), option(1, '1'), option(2, 'P')];
  test('a key chooses at once, whatever its case', () => {
    expect(typed(few, '', '1').option?.n).toBe(1);
    expect(typed(few, '', 'p').option?.n).toBe(2);
    expect(typed(few, '', 'x')).toEqual({ option: null, rest: '', later: null });
  });
  test('a key that begins a longer one waits for it', () => {
    const many = [option(0, '1'), option(9, '10'), option(10, '11')];
    const first = typed(many, '', '1');
    expect(first.option).toBeNull();
    expect(first.later?.n).toBe(0);
    expect(typed(many, first.rest, '0').option?.n).toBe(9);
    expect(typed(many, first.rest, '1').option?.n).toBe(10);
  });
});

describe('the log', () => {
  const log = [
    entry(1, 'A', 'Nora goes', 0),
    entry(1, 'A', 'a door creaks'),
    entry(2, 'B', 'Teo rests', 1),
    entry(3, 'B', 'Necron advances'),
  ];
  test('by turn, the newest on top', () => {
    const turns = turnsOf(log, { since: null, find: '' });
    expect(turns.map((turn) => turn.title)).toEqual(['B', 'A']);
    expect(turns[0]!.deeds.map((deed) => deed.line[0]!.text)).toEqual(['Necron advances', 'Teo rests']);
  });
  test('since a point, and by a word', () => {
    expect(turnsOf(log, { since: 1, find: '' }).map((turn) => turn.title)).toEqual(['B']);
    expect(turnsOf(log, { since: null, find: 'CREAKS' })[0]!.deeds).toHaveLength(1);
    expect(turnsOf(log, { since: null, find: 'dragon' })).toEqual([]);
  });
  test('two turns of the same name stay two', () => {
    const twice = [entry(1, 'A', 'a'), entry(2, 'B', 'b'), entry(3, 'A', 'c')];
    expect(turnsOf(twice, { since: null, find: '' }).map((turn) => turn.title)).toEqual(['A', 'B', 'A']);
  });
  test('where the last turn of my seats ended', () => {
    expect(lastTurnOf(log, [0], false)).toBe(1);
    expect(lastTurnOf(log, [1], false)).toBe(2);
    expect(lastTurnOf(log, [], false)).toBe(-1);
  });
  test('what a bot did in my place since I chose myself', () => {
    const bot = (point: number, text: string, seat: number): LogEntry => ({
      ...entry(point, 'A', text, seat),
      bot: true,
    });
    const away = [
      entry(1, 'A', 'Nora goes', 0),
      bot(2, 'Nora rests', 0),
      bot(3, 'Teo rests', 1),
      bot(4, 'Nora fights', 0),
    ];
    const told = (log: LogEntry[], seat: number) => doneByBot(log, [seat]).map((deed) => deed.line[0]!.text);
    expect(told(away, 0)).toEqual(['Nora rests', 'Nora fights']);
    expect(told(away, 1)).toEqual(['Teo rests']);
    expect(told([...away, entry(5, 'A', 'Nora is back', 0)], 0)).toEqual([]);
    expect(lastTurnOf(away, [0], false)).toBe(1);
  });
  test('a turn that goes on is not over, also after going back into it', () => {
    const long = [
      entry(1, 'A', 'a', 0),
      entry(2, 'A', 'b', 0),
      entry(3, 'B', 'c', 1),
      entry(4, 'A', 'd', 0),
      entry(5, 'A', 'e', 0),
    ];
    expect(lastTurnOf(long, [0], true)).toBe(2);
    expect(lastTurnOf(long.slice(0, 4), [0], true)).toBe(2);
    expect(lastTurnOf(long.slice(0, 3), [0], true)).toBe(2);
    expect(lastTurnOf(long.slice(0, 2), [0], true)).toBe(-1);
    expect(lastTurnOf(long, [0], false)).toBe(5);
  });
});

test('rules in a sentence become parts of their own', () => {
  expect(parts('You roll HS-139. Then HS-148.')).toEqual([
    { text: 'You roll ' },
    { rule: 'HS-139' },
    { text: '. Then ' },
    { rule: 'HS-148' },
    { text: '.' },
  ]);
});

test('the curve of the replay', () => {
  const curve = curvePoints([0.5, 1]);
  expect(curve).toEqual([
    [0, 0.5],
    [1, 1],
  ]);
  expect(curvePath(curve, 1)).toBe('M0.0 36.0L600.0 4.0');
  expect(curvePath([], 5)).toBe('');
  expect(
    valueAt(
      [
        [0, 0.5],
        [4, 0.7],
      ],
      3,
    ),
  ).toBe(0.5);
  expect(valueAt([[2, 0.5]], 1)).toBeNull();
  expect(ticksOf([entry(1, 'A', 'a'), entry(2, 'A', 'b'), entry(3, 'B', 'c')])).toEqual([
    { point: 1, title: 'A' },
    { point: 3, title: 'B' },
  ]);
  expect(axis(0, 54)).toEqual([0, 20, 40, 60]);
  expect(axis(0, 4)).toEqual([0, 1, 2, 3, 4]);
});

test('two seats never share a letter', () => {
  expect(letters(['Nora', 'Nino', 'Nn'])).toEqual(['N', 'I', '3']);
});

test('in a sample every option lights something up that is there or is a plain button', () => {
  const scene = JSON.parse(readFileSync('tests/samples/salem-first-seat1-en.json', 'utf8')) as Scene;
  const ids = new Set([...scene.areas!, ...scene.cards!, ...scene.pieces!, ...scene.panels!].map((each) => each.id));
  expect(scene.decision!.options.length).toBeGreaterThan(5);
  for (const each of scene.decision!.options) for (const id of each.on ?? []) expect(ids).toContain(id);
});
