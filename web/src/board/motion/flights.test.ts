import { expect, test } from 'vitest';
import type { Piece } from '../../scene';
import { flightsOf, flown, flyersAt, lengthOfAll } from './flights';

const find = (id: string) => (id === '' || id === 'nowhere' ? null : { x: id.length * 10, y: 0 });
const monster = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'monster',
  name: id,
  at: { area: 'cave' },
  ...more,
});
const pieces = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, monster(id)]));
const piece = (id: string) => pieces.get(id) ?? null;

test('what flies goes from where it was to where it lands, several one after the other', () => {
  const flights = flightsOf([{ do: 'fly', from: 'ab', to: 'abcd', icon: 'coin', n: 3 }], find, piece);
  expect(flights).toHaveLength(3);
  expect(flyersAt(flights, 0)).toMatchObject([{ x: 20, y: 0, look: 'token' }]);
  expect(flyersAt(flights, flown.apart * 2 + 1)).toHaveLength(3);
  expect(flyersAt(flights, flown.bow / 2)[0]!.y).toBeLessThan(0);
  expect(lengthOfAll(flights)).toBe(flown.bow + 2 * flown.apart);
  expect(flyersAt(flights, lengthOfAll(flights))).toEqual([]);
});

test('three monsters come with a plate, one after the other, more land together', () => {
  const flights = flightsOf(
    ['a', 'b', 'c', 'd', 'e'].map((of) => ({ do: 'appear' as const, of })),
    find,
    piece,
  );
  expect(lengthOfAll(flights)).toBe(4 * flown.bow);
  expect(flyersAt(flights, 10)).toMatchObject([{ name: 'a', plate: true }]);
  expect(flyersAt(flights, 3 * flown.bow + 10).map((flyer) => flyer.plate)).toEqual([false, false]);
});

test('a gate swells and settles, and what nobody sees holds nothing up', () => {
  pieces.set('gate', monster('gate', { kind: 'token', at: { area: 'cave', dock: 'portal' } }));
  const [gate] = flightsOf([{ do: 'appear', of: 'gate' }], find, piece);
  expect(gate!.at(0.7).scale).toBeCloseTo(1.6);
  expect(gate!.at(1).scale).toBeCloseTo(1);
  expect(
    flightsOf(
      [
        { do: 'fly', from: 'nowhere', to: 'x' },
        { do: 'appear', of: 'unknown' },
        { do: 'close', of: 'nowhere' },
      ],
      find,
      piece,
    ),
  ).toEqual([]);
  expect(
    flightsOf(
      [
        { do: 'close', of: 'cave' },
        { do: 'dim', of: 'cave' },
        { do: 'open', of: 'cave' },
      ],
      find,
      piece,
    ),
  ).toHaveLength(3);
});
