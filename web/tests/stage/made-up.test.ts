// 300 made-up games: scenes and logs that no game has thought of, with every kind of act.
import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/protocol';
import type { Act, Scene } from '../../src/scene';
import { faultsOf } from './truth';

/** A small generator, so that a game that fails can be found again by its number. */
function dice(seed: number) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (sides: number): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}

const phases = ['upkeep', 'movement', 'mythos'];

function sceneOf(roll: (sides: number) => number): Scene {
  const places = ['cave', 'isle', 'wood', 'square'];
  const phase = roll(phases.length);
  return {
    game: 'g',
    theme: 'g',
    revision: 1,
    viewer: 0,
    clock: {
      round: 1,
      phases: phases.map((id, i) => ({ id, text: id, state: i < phase ? 'done' : i > phase ? 'next' : 'now' })),
    },
    areas: places.map((id) => ({
      id,
      kind: 'place',
      shape: { kind: 'circle' },
      layout: {},
      states: roll(3) === 0 ? ['closed'] : [],
    })),
    tracks: ['doom', 'terror', 'sanity_0'].map((id) => ({
      id,
      from: 0,
      to: 9,
      at: roll(9),
      form: 'pips',
      tone: 'harm',
    })),
    pieces: ['nora', 'teo', 'gate', 'ghoul', 'clue']
      .filter(() => roll(4) > 0)
      .map((id) => ({ id, kind: 'monster', at: { area: places[roll(4)]! } })),
    cards: ['book', 'knife', 'lamp']
      .filter(() => roll(2) > 0)
      .map((id) => ({ id, face: 'up', name: id, at: { area: 'sheet_0' }, seat: 0 })),
    panels: [
      {
        id: 'sheet_0',
        kind: 'sheet',
        seat: 0,
        place: 'side',
        lines: [
          { meter: 'sanity_0', id: 'seat:0/sanity' },
          { values: [{ id: 'seat:0/money', name: 'Money', value: roll(9) }] },
          { cards: ['book', 'knife', 'lamp'].filter(() => roll(2) > 0) },
        ],
      },
      ...(roll(3) === 0
        ? [
            {
              id: 'check',
              kind: 'roll' as const,
              place: 'stage' as const,
              note: 'Luck',
              lines: [{ dice: { dice: [{ face: 6, hits: 1 }], need: 1 } }, { odds: [{ dice: 2, chance: 500 }] }],
              outcomes: [
                { when: 'pass', text: 'a book', state: 'now' as const },
                { when: 'fail', text: 'the river', state: 'not' as const },
              ],
            },
          ]
        : []),
    ],
    goals: [{ text: `${roll(9)} of 6`, kind: 'to-win', done: false }],
    decision: { seat: 0, seats: [0], kind: 'pick', yours: true, options: [], blocked: [] },
  };
}

function actOf(roll: (sides: number) => number, end: Scene): Act {
  const piece = ['nora', 'teo', 'gate', 'ghoul', 'clue'][roll(5)]!;
  const place = ['cave', 'isle', 'wood', 'square'][roll(4)]!;
  const track = end.tracks![roll(3)]!;
  switch (roll(12)) {
    case 0:
      return { do: 'move', of: piece, via: [place] };
    case 1:
      return { do: 'appear', of: piece };
    case 2:
      return { do: 'leave', of: piece };
    case 3:
      return { do: 'step', of: track.id, to: track.at };
    case 4:
      return { do: 'step', of: 'seat:0/sanity', to: roll(9) };
    case 5:
      return { do: 'step', of: 'seat:0/money', to: roll(9) };
    case 6:
      return { do: 'fly', of: ['book', 'knife', 'lamp'][roll(3)]!, from: place, to: 'seat:0' };
    case 7:
      return { do: 'roll', text: 'Luck', need: 1, dice: [{ face: 1 + roll(6), hits: roll(2) }] };
    case 8:
      return { do: 'transit', of: piece, from: place, to: 'isle', way: 'in' };
    case 9:
      return { do: 'close', of: place };
    case 10:
      return { do: 'turn', of: 'book' };
    default:
      return { do: 'fly', from: place, to: 'doom', icon: 'coin' };
  }
}

function linesOf(roll: (sides: number) => number, end: Scene): LogEntry[] {
  const told = roll(4) > 0;
  let beat = 0;
  let phase = roll(phases.length);
  return Array.from({ length: 1 + roll(14) }, (_, i): LogEntry => {
    const begins = roll(6) === 0;
    if (begins) phase = roll(phases.length);
    const loud = told && !begins && roll(4) > 0;
    if (loud) beat += roll(3) > 0 ? 1 : 0;
    return {
      point: 1,
      turn: { round: 1, text: `Round 1 · ${phases[phase]}` },
      kind: i === 0 && roll(2) ? 'choice' : 'event',
      text: roll(8) ? `line ${i}` : '',
      ...(begins ? { begins } : {}),
      ...(begins && roll(2) ? { acts: [{ do: 'phase' as const, to: phases[phase]! }] } : {}),
      ...(!begins && roll(3) > 0 ? { acts: Array.from({ length: 1 + roll(2) }, () => actOf(roll, end)) } : {}),
      ...(loud ? { beat, says: `line ${i}.` } : {}),
      ...(roll(7) === 0 ? { stage: { form: 'card' as const, title: `card ${i}`, lines: ['a', 'b'] } } : {}),
    };
  });
}

test('nothing is told before it happens in 300 made-up games', () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 300; ++seed) {
    const roll = dice(seed);
    let before = sceneOf(roll);
    for (let run = 0; run < 8; ++run) {
      const after = sceneOf(roll);
      const found = faultsOf({ before, after, entries: linesOf(roll, after), seats: [0] });
      faults.push(...found.map((each) => `game ${seed}, run ${run}, ${each}`));
      before = after;
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
});
