// What stars and rings point at.
import { expect, test } from 'vitest';
import type { Hint } from '../../protocol';
import type { Decision, Option } from '../../scene';
import {
  answers,
  apart,
  around,
  arrowSide,
  boxOf,
  pointedBy,
  ringAround,
  standsLow,
  starAt,
  starred,
} from './pointers';

const option = (n: number, verb: string, piece?: string): Option =>
  ({ n, verb, text: verb, ...(piece ? { piece } : {}) }) as Option;
const decision = (options: Option[], yours = true): Decision =>
  ({ yours, options, blocked: [], seat: 0, seats: [0] }) as unknown as Decision;
const hint = (same: boolean, ...alike: [number, boolean][]): Hint => ({
  same,
  reason: '',
  options: alike.map(([n, each]) => ({ n, chance: 0.5, spread: 0.01, tries: 9, alike: each })),
});

test('the best has a star, those about as good hollow ones, and nothing has one where all are the same', () => {
  const asked = decision([
    option(0, 'move', 'church'),
    option(1, 'move', 'inn'),
    option(2, 'stay'),
    option(3, 'move', 'docks'),
  ]);
  const stars = starred(hint(false, [1, true], [2, true], [0, true], [3, false]), asked);
  expect(stars.map((each) => [each.key, each.as])).toEqual([
    ['star 1', 'star'],
    ['star 0', 'hollow-star'],
  ]);
  expect(stars[0]!.selectors[0]).toContain('[data-node="inn"]');
  expect(starred(hint(true, [0, true], [1, true]), asked)).toEqual([]);
  expect(starred(hint(false, [0, true]), decision(asked.options, false))).toEqual([]);
  expect(starred(null, asked)).toEqual([]);
});

test('two answers of one thing share a star', () => {
  const box = (left: number) => ({ left, top: 5, width: 9, height: 9 });
  expect(
    apart([
      { as: 'star', box: box(1) },
      { as: 'hollow-star', box: box(1) },
      { as: 'ring', box: box(1) },
      { as: 'hollow-star', box: box(7) },
    ]).map((each) => each.as),
  ).toEqual(['star', 'ring', 'hollow-star']);
});

test('a note points at a thing by its id and at answers by their verb', () => {
  const asked = decision([option(4, 'move', 'inn')]);
  const [thing, answer] = pointedBy(['terror', 'verb:move'], asked);
  expect(thing!.selectors).toContain('[data-id="terror"]');
  expect(thing!.selectors.at(-1)).toBe('[data-holds~="terror"]');
  expect(answer!.selectors).toEqual(['[data-option="4"]', '.board .stage [data-node="inn"]']);
  expect(pointedBy(['verb:move'], null)[0]!.selectors).toEqual([]);
});

test('on a phone a note about the sheet of whoever answers points at the answers, others at a tab', () => {
  const asked = decision([option(4, 'move', 'inn')]);
  const [own, other, goals] = pointedBy(['seat_0', 'seat_1', 'goals'], asked);
  expect(own!.selectors.slice(-2)).toEqual([answers, '[data-holds~="seat_0"]']);
  expect(other!.selectors).not.toContain(answers);
  expect(goals!.selectors).not.toContain(answers);
  expect(pointedBy(['seat_0'], decision(asked.options, false))[0]!.selectors).not.toContain(answers);
  expect(
    around([
      { left: 10, top: 20, width: 30, height: 5 },
      { left: 5, top: 30, width: 10, height: 10 },
    ]),
  ).toEqual({ left: 5, top: 20, width: 35, height: 20 });
  expect(around([])).toBeNull();
});

test('something is in sight while any part of it is, and not when all of it is covered', () => {
  const sheet = document.createElement('div');
  const note = document.createElement('div');
  document.body.append(sheet, note);
  sheet.getBoundingClientRect = () => ({ left: 10, top: 10, width: 100, height: 100 }) as DOMRect;
  const over = document.elementFromPoint;
  document.elementFromPoint = (_x, y) => (y > 40 ? note : sheet);
  expect(boxOf(sheet)).toEqual({ left: 10, top: 10, width: 100, height: 100 });
  document.elementFromPoint = () => note;
  expect(boxOf(sheet)).toBeNull();
  document.elementFromPoint = over;
  sheet.remove();
  note.remove();
});

test('a note leaves the board free that it points at or that is covered, unless it points at an answer', () => {
  document.body.innerHTML =
    '<div class="board"><i data-node="menhir"></i></div><div class="dock"><i data-option="4"></i></div>';
  const asked = decision([option(4, 'move')]);
  expect(standsLow(pointedBy(['menhir'], asked))).toBe(true);
  expect(standsLow(pointedBy(['verb:move'], asked))).toBe(false);
  expect(standsLow(pointedBy(['menhir', 'verb:move'], asked))).toBe(false);
  expect(standsLow(pointedBy(['nowhere'], asked))).toBe(false);
  document.querySelector('.board')!.innerHTML += '<div class="over"></div>';
  expect(standsLow(pointedBy(['nowhere'], asked))).toBe(true);
  document.body.innerHTML = '';
});

test('an arrow stands where it covers nothing that is read, inside the window', () => {
  const page = { width: 800, height: 600 };
  const box = { left: 300, top: 300, width: 60, height: 40 };
  const name = { left: 290, top: 265, width: 80, height: 20 };
  expect(arrowSide(box, [], page)).toBe('above');
  expect(arrowSide(box, [name], page)).toBe('below');
  expect(arrowSide(box, [name, { left: 300, top: 350, width: 60, height: 20 }], page)).toBe('left');
  expect(arrowSide({ ...box, top: 10 }, [], page)).toBe('below');
  expect(arrowSide({ left: 0, top: 0, width: 60, height: 600 }, [], page)).toBe('right');
});

test('a star stands at the upper right of its place, or where it lies on no name', () => {
  const place = { left: 100, top: 100, width: 60, height: 60 };
  expect(starAt(place, [])).toEqual({ left: 145, top: 89 });
  const name = { left: 60, top: 80, width: 100, height: 18 };
  const { left, top } = starAt(place, [name]);
  expect(left > 140 && top >= name.top + name.height).toBe(true);
});

test('a ring keeps off what is read beside it', () => {
  const answer = { left: 100, top: 100, width: 80, height: 30 };
  expect(ringAround(answer, [answer])).toEqual({ left: 94, top: 94, width: 92, height: 42 });
  const [beside, below, aslant] = [
    { left: 186, top: 100, width: 80, height: 30 },
    { left: 60, top: 135, width: 80, height: 30 },
    { left: 185, top: 60, width: 80, height: 38 },
  ];
  expect(ringAround(answer, [answer, beside, below, aslant])).toEqual({ left: 94, top: 94, width: 89, height: 38 });
  expect(ringAround(answer, [{ left: 182, top: 110, width: 9, height: 9 }]).width).toBe(86);
});
