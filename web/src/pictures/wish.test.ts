import { expect, test } from 'vitest';
import { highOf, keyOf, plateOf, ratioOf, widthFor, wishFor, widths } from './wish';

test('a picture is drawn at one of few widths, never much narrower than it is shown', () => {
  expect(widthFor(10)).toBe(48);
  expect(widthFor(190)).toBe(220);
  expect(widthFor(220.6)).toBe(220);
  expect(widthFor(5000)).toBe(900);
  for (let n = 1; n < widths.length; n++) expect(widths[n]! / widths[n - 1]!).toBeLessThan(1.55);
});

test('the pixels of a screen count in halves, up to what anybody sees', () => {
  expect([0.5, 1, 1.25, 1.6, 2, 2.75, 4].map(ratioOf)).toEqual([1, 1, 1.5, 1.5, 2, 2.5, 2.5]);
});

test('what is drawn alike has one name, and what is not has two', () => {
  const of = { game: 'arkham', picture: 'library', crop: 'wide' } as const;
  const key = (more: object, wide = 200) => keyOf(wishFor({ ...of, ...more }, wide, 1));
  expect(key({})).toBe(key({}, 215));
  expect(key({ crop: 'round' })).toBe(key({ crop: 'square' }));
  // The id of a plate is its seed.
  expect(key({ seed: 'a' })).toBe(key({ seed: 'b' }));
  const others = [
    key({}),
    key({}, 400),
    key({ crop: 'tall' }),
    key({ game: 'salem' }),
    key({ link: true }),
    key({ picture: { plate: 'library', mood: 'wyrd' } }),
    key({ picture: { things: ['castle'] }, seed: 'a' }),
    key({ picture: { things: ['castle'] }, seed: 'b' }),
    key({ picture: { things: ['castle'], mood: 'day' }, seed: 'a' }),
    keyOf(wishFor(of, 200, 2)),
  ];
  expect(new Set(others).size).toBe(others.length);
});

test('a ground has another name for every way in which its places lie', () => {
  const land = { w: 100, h: 50, spots: [{ id: 'a', kind: 'place', x: 1, y: 2, rx: 3, ry: 3 }], links: [] };
  const wish = { game: 'arkham', picture: 'river', crop: 'wide', css: 100, px: 100 } as const;
  const moved = { ...land, spots: [{ ...land.spots[0]!, x: 2 }] };
  expect(keyOf({ ...wish, land })).toBe(keyOf({ ...wish, land: structuredClone(land) }));
  expect(keyOf({ ...wish, land })).not.toBe(keyOf({ ...wish, land: moved }));
});

test('words have no plate', () => {
  expect([plateOf('a'), plateOf({ plate: 'b', mood: 'wyrd' }), plateOf({ ground: 'moor' })]).toEqual([
    'a',
    'b',
    undefined,
  ]);
  expect(['wide', 'tall', 'round'].map((crop) => highOf(crop as 'wide'))).toEqual([2 / 3, 3 / 2, 1]);
});
