// Several boards: what lies where, which one is in front, and when the page turns by itself.
import { describe, expect, test } from 'vitest';
import { townScene } from '../../tests/fixtures/towns';
import { arrange } from '../board/plan/layout';
import type { Decision, Scene, Track } from '../scene';
import { sentences } from '../../tests/words';
import { teach } from '../words.svelte';
import {
  blockedRails,
  boardOf,
  changedGauges,
  changedTallies,
  choicesByBoard,
  facing,
  gaugeOf,
  gaugeWords,
  onlyBoard,
} from './towns';
import { Towns } from './towns.svelte';

const asks = (...on: string[]): Decision => ({
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  blocked: [],
  options: on.map((id, n) => ({ n, verb: 'move', key: String(n + 1), on: [id], piece: id, as: 'button' })),
});
const moved = (scene: Scene, area: string): Scene => ({
  ...scene,
  pieces: scene.pieces!.map((piece) => (piece.id === 'pawn' ? { ...piece, at: { ...piece.at, area } } : piece)),
});

test('a thing lies on the board of its place, and what belongs to none lies on none', () => {
  expect(boardOf(townScene, 'ghoul')).toBe('kingsport');
  expect(boardOf(townScene, 'woods')).toBe('arkham');
  expect(boardOf(townScene, 'abyss_1')).toBe('');
});

test('what may be chosen is known board by board', () => {
  const decision = asks('woods', 'ghoul', 'sky');
  expect([...choicesByBoard(townScene, decision).keys()]).toEqual(['arkham', 'kingsport']);
  expect(onlyBoard(townScene, decision)).toBe('');
  expect(onlyBoard(townScene, asks('ghoul', 'colony'))).toBe('kingsport');
});

test('in front are the areas of one board and what belongs to none', () => {
  const scene = facing(townScene, 'kingsport');
  expect(scene.areas!.map((area) => area.id)).toEqual([
    'lighthouse',
    'colony',
    'sky',
    'lost',
    'jail',
    'abyss',
    'abyss_1',
  ]);
  expect(scene.layers![0]!.art).toBeUndefined();
});

describe.each(['wide', 'tall'] as const)('%s', (form) => {
  test('a town fills its field above the row of what belongs to none, wherever its content was drawn', () => {
    for (const front of ['arkham', 'kingsport']) {
      const { box, spots } = arrange(facing(townScene, front), form, form === 'wide' ? 2 : 1.1);
      const row = spots.get('sky')!;
      for (const spot of spots.values()) {
        expect(spot.x - spot.rx, spot.area.id).toBeGreaterThanOrEqual(box.x);
        expect(spot.x + spot.rx, spot.area.id).toBeLessThanOrEqual(box.x + box.w);
        expect(spot.y + spot.ry, spot.area.id).toBeLessThanOrEqual(box.y + box.h);
        if (spot.area.board) expect(spot.y + spot.ry, spot.area.id).toBeLessThan(row.y - row.ry);
      }
    }
  });
});

test('two low trays share a place, and a panel beside the plan is left its room', () => {
  const { spots, box } = arrange(facing(townScene, 'kingsport'), 'wide', 2, 0.34);
  expect(spots.get('lost')!.x).toBe(spots.get('jail')!.x);
  for (const id of ['lighthouse', 'colony']) expect(spots.get(id)!.x).toBeLessThan(box.x + box.w * 0.66);
});

describe('the page turns by itself', () => {
  test("when one's own figure has gone to another board", () => {
    const towns = new Towns();
    towns.see(townScene, null, 0, false);
    expect(towns.front(townScene)).toBe('arkham');
    towns.turn('kingsport');
    towns.see(townScene, null, 0, false);
    expect(towns.front(townScene)).toBe('kingsport');
    towns.turn('arkham');
    const there = moved(townScene, 'colony');
    towns.see(there, null, 0, false);
    expect(towns.front(there)).toBe('kingsport');
  });
  test('when all there is to choose lies on a folded board, unless a hand is busy', () => {
    const towns = new Towns();
    towns.see(townScene, null, 0, false);
    towns.see(townScene, asks('ghoul', 'woods'), 0, false);
    expect(towns.front(townScene)).toBe('arkham');
    towns.see(townScene, asks('ghoul'), 0, true);
    expect(towns.front(townScene)).toBe('arkham');
    towns.see(townScene, asks('ghoul'), 0, false);
    expect(towns.front(townScene)).toBe('kingsport');
  });
  test('for what is staged elsewhere, and back again', () => {
    const towns = new Towns();
    towns.see(townScene, null, 0, false);
    towns.stage(townScene, ['ghoul']);
    expect(towns.front(townScene)).toBe('kingsport');
    towns.stage(townScene, []);
    expect(towns.front(townScene)).toBe('kingsport');
    towns.stage(townScene, null);
    expect(towns.front(townScene)).toBe('arkham');
  });
});

test('what changed on a folded board is marked until the phase is over', () => {
  const towns = new Towns();
  towns.see(townScene, null, 0, false);
  const more: Scene = {
    ...townScene,
    boards: [townScene.boards![0]!, { ...townScene.boards![1]!, tallies: [{ kind: 'creature', n: 2 }] }],
  };
  expect([...changedTallies(townScene, more, 'kingsport')]).toEqual(['creature']);
  towns.see(more, null, 0, false);
  expect([...towns.changed.get('kingsport')!]).toEqual(['creature']);
  const next: Scene = { ...more, clock: { round: 1, phases: [{ id: 'mythos', state: 'now' }] } };
  towns.see(next, null, 0, false);
  expect(towns.changed.get('kingsport')!.size).toBe(0);
});

test('commas and stops go round', () => {
  const towns = new Towns();
  towns.step(townScene, 1);
  expect(towns.front(townScene)).toBe('kingsport');
  towns.step(townScene, 1);
  expect(towns.front(townScene)).toBe('arkham');
  towns.step(townScene, -1);
  expect(towns.front(townScene)).toBe('kingsport');
});

describe('gauges of a board', () => {
  const track: Track = {
    id: 'rift_1',
    name: 'Rift I',
    from: 0,
    to: 4,
    at: 2,
    form: 'pips',
    tone: 'tide',
    board: 'kingsport',
    says: 'two more open it',
  };
  const before: Scene = { ...townScene, tracks: [track] };

  test('are told in words', () => {
    teach('en', sentences('en'));
    expect(gaugeWords(track)).toBe('Rift I, 2 of 4, two more open it');
  });

  test('that went on are known until the next phase, on their own board alone', () => {
    const now: Scene = { ...before, tracks: [{ ...track, at: 3 }] };
    expect([...changedGauges(before, now, 'kingsport')]).toEqual([gaugeOf(track)]);
    expect([...changedGauges(before, now, 'arkham')]).toEqual([]);
    expect([...changedGauges(null, now, 'kingsport')]).toEqual([]);
    const towns = new Towns();
    towns.see(before, null, 0, false);
    towns.see(now, null, 0, false);
    expect(towns.changed.get('kingsport')?.has(gaugeOf(track))).toBe(true);
    towns.see({ ...now, clock: { round: 2 } }, null, 0, false);
    expect(towns.changed.get('kingsport')?.has(gaugeOf(track))).toBe(false);
  });
});

test('a train that cannot be taken is known by the board it leads to, and a street that is barred is none', () => {
  const scene: Scene = {
    ...townScene,
    links: [{ from: 'docks', to: 'lighthouse', kind: 'rail', way: 'both', state: 'open' }],
  };
  const decision: Decision = {
    ...asks(),
    blocked: [
      { text: 'train', piece: 'lighthouse', reason: { text: 'It costs $1.' } },
      { text: 'go', piece: 'woods', reason: { text: 'Barred.' } },
    ],
  };
  expect([...blockedRails(scene, decision)].map(([board, blocked]) => [board, blocked.reason.text])).toEqual([
    ['kingsport', 'It costs $1.'],
  ]);
});
