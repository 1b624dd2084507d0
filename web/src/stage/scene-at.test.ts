// The table in the middle of what happens.
import { expect, test } from 'vitest';
import type { Piece, Scene, Track } from '../scene';
import { fociOf, sceneAfter } from './scene-at';

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
