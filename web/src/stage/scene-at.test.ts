// The table in the middle of what happens.
import { expect, test } from 'vitest';
import type { Piece, Scene, Track } from '../scene';
import { fociOf, sceneAfter, sceneBefore } from './scene-at';

const piece = (id: string, area: string): Piece => ({ id, kind: 'monster', at: { area } });
const track = (at: number, says = ''): Track => ({
  id: 'doom',
  name: 'Doom',
  from: 0,
  to: 9,
  at,
  form: 'pips',
  tone: 'harm',
  says,
});
const scene = (pieces: Piece[], doom: Track): Scene => ({
  game: 'g',
  theme: 'g',
  revision: 1,
  viewer: 0,
  clock: { round: 1 },
  pieces,
  tracks: [doom],
});

const before = scene([piece('a', 'wood'), piece('b', 'town')], track(2));
const end = scene([piece('a', 'cave'), piece('gate', 'isle')], track(4, 'nearly'));

test('moves, appears, leaves and steps as far as the acts have come', () => {
  const moved = sceneAfter(
    before,
    [
      { do: 'move', of: 'a', via: ['hill'] },
      { do: 'step', of: 'doom', to: 3 },
    ],
    end,
  );
  expect(moved.pieces?.find((each) => each.id === 'a')?.at.area).toBe('hill');
  expect(moved.tracks?.[0]).toMatchObject({ at: 3, says: '' });
  expect(moved.pieces?.some((each) => each.id === 'gate')).toBe(false);
  const all = sceneAfter(
    moved,
    [
      { do: 'appear', of: 'gate' },
      { do: 'leave', of: 'b' },
      { do: 'step', of: 'doom', to: 4 },
    ],
    end,
  );
  expect(all.pieces?.map((each) => each.id)).toEqual(['a', 'gate']);
  expect(all.tracks?.[0]).toMatchObject({ at: 4, says: 'nearly' });
  expect(before.pieces).toHaveLength(2);
});

test('done twice is done once', () => {
  const acts = [
    { do: 'appear', of: 'gate' },
    { do: 'leave', of: 'b' },
  ] as const;
  expect(sceneAfter(sceneAfter(before, acts, end), acts, end)).toEqual(sceneAfter(before, acts, end));
});

test('a step happens where things move and not where dice fall', () => {
  expect(
    fociOf([
      { do: 'roll', of: 'pawn', dice: [{ face: 3 }] },
      { do: 'move', of: 'a', via: ['hill', 'cave'] },
      { do: 'appear', of: 'a' },
    ]),
  ).toEqual(['a', 'cave']);
});

test('discs lie where a flick left them', () => {
  const room = scene(
    [{ ...piece('disc', 'room'), at: { area: 'room', pos: { x: 0, y: 0 } } }, piece('gone', 'room')],
    track(2),
  );
  const now = sceneAfter(
    room,
    [
      {
        do: 'motion',
        slows: 0,
        lasts: 1000,
        courses: [
          {
            of: 'disc',
            legs: [
              [0, 0, 0, 5000, 0],
              [500, 10, 20, 0, 0],
            ],
          },
          { of: 'gone', legs: [[0, 0, 0, 1, 1]], left: 900 },
        ],
      },
    ],
    end,
  );
  expect(now.pieces).toHaveLength(1);
  expect(now.pieces?.[0]?.at.pos).toEqual({ x: 10, y: 20 });
});

test('what an act names changes with it and as far as it names it', () => {
  const wounded = { ...piece('a', 'cave'), states: ['wounded' as const] };
  const hurt = scene([wounded], track(5));
  // That it is wounded is told by something else, or at the end.
  expect(sceneAfter(before, [{ do: 'move', of: 'a', via: ['cave'] }], hurt).pieces?.[0]).toEqual(piece('a', 'cave'));
});

test('numbers and cards of a sheet change with their acts', () => {
  const sheet = (money: number, cards: string[]): Scene => ({
    ...before,
    tracks: [{ ...track(4), id: 'sanity_0' }],
    panels: [
      {
        id: 'sheet_0',
        kind: 'sheet',
        seat: 0,
        place: 'side',
        lines: [
          { meter: 'sanity_0', id: 'seat:0/sanity' },
          { values: [{ id: 'seat:0/money', name: 'Money', value: money }] },
          { cards },
        ],
      },
    ],
    cards: cards.map((id) => ({ id, face: 'up', at: { area: 'sheet_0' }, seat: 0 })),
  });
  const [poor, rich] = [sheet(1, ['knife', 'lamp']), sheet(3, ['book', 'lamp'])];
  const now = sceneAfter(
    poor,
    [
      { do: 'step', of: 'seat:0/sanity', to: 2 },
      { do: 'step', of: 'seat:0/money', to: 3 },
      { do: 'fly', of: 'book', from: 'card', to: 'seat:0' },
      { do: 'leave', of: 'knife' },
    ],
    rich,
  );
  expect(now.tracks?.[0]?.at).toBe(2);
  expect(now.panels?.[0]?.lines).toEqual(rich.panels?.[0]?.lines);
  expect(now.cards?.map((card) => card.id).sort()).toEqual(['book', 'lamp']);
});

test('a contest lies there before its dice fall, and one of its lines came true after them', () => {
  const contest = (state: 'possible' | 'now'): Scene => ({
    ...end,
    panels: [
      {
        id: 'check',
        kind: 'roll',
        place: 'stage',
        note: 'Luck',
        lines: [{ dice: { dice: [{ face: 6, hits: 1 }], need: 1 } }, { odds: [{ dice: 1, chance: 333 }] }],
        outcomes: [
          { when: 'pass', text: 'a book', state },
          { when: 'fail', text: 'the river', state: 'possible' },
        ],
      },
    ],
  });
  const acts = [{ do: 'roll' as const, text: 'Luck', need: 1, dice: [{ face: 6, hits: 1 }] }];
  const lies = sceneBefore(before, { acts }, contest('now'));
  expect(lies.panels?.[0]).toMatchObject({ lines: [], outcomes: [{ state: 'possible' }, { state: 'possible' }] });
  expect(sceneAfter(lies, acts, end).panels?.[0]).toMatchObject({
    lines: [{ dice: { dice: [{ face: 6 }], need: 1 } }],
    outcomes: [{ state: 'now' }, { state: 'not' }],
  });
  // While more dice may come nothing is decided.
  expect(sceneAfter(lies, acts, contest('possible')).panels?.[0]?.outcomes?.[1]?.state).toBe('possible');
});

test('the phase is lit from the first frame of what happens in it', () => {
  const clock = (now: number): Scene => ({
    ...before,
    clock: {
      round: 1,
      phases: ['Movement', 'Mythos'].map((text, i) => ({
        id: text,
        text,
        state: i === now ? ('now' as const) : i < now ? ('done' as const) : ('next' as const),
      })),
    },
  });
  const lit = (scene: Scene) => scene.clock.phases?.find((phase) => phase.state === 'now')?.id;
  expect(lit(sceneBefore(clock(0), { acts: [{ do: 'phase', to: 'Mythos' }] }, end))).toBe('Mythos');
  expect(lit(sceneBefore(clock(0), { acts: [], heading: 'Round 1 · Mythos' }, end))).toBe('Mythos');
  expect(lit(sceneBefore(clock(0), { acts: [], heading: 'Setup' }, end))).toBe('Movement');
});

test('a check that is over with its throw stands there meanwhile, with what its card says of it', () => {
  const acts = [{ do: 'roll' as const, of: 'a', text: 'Luck', need: 1, dice: [{ face: 2, hits: 0 }] }];
  const card = { stage: { outcomes: [{ when: 'fail', text: 'the river', state: 'possible' as const }] } };
  const begun = sceneBefore(before, { acts, card }, end);
  expect(begun.panels).toMatchObject([{ kind: 'roll', note: 'Luck', lines: [], outcomes: [{ state: 'possible' }] }]);
  const landed = sceneAfter(begun, acts, end);
  expect(landed.panels).toMatchObject([{ outcomes: [{ state: 'now' }] }]);
  // Another card, another phase or another throw ends it.
  expect(sceneBefore(landed, { acts: [], turns: true }, end).panels).toEqual([]);
  expect(sceneBefore(landed, { acts: [{ do: 'leave', of: 'b' }] }, end).panels).toHaveLength(1);
});
