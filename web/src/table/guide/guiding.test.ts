// Which note of a guide is due, and that none is shown twice.
import { expect, test } from 'vitest';
import type { LogEntry } from '../../protocol';
import { citedIn, dueNote, isTold, keyOfNote, type Note } from './guiding';

const notes: Note[] = [
  { prompt: 'action', title: 'Act', text: '' },
  { verb: 'flick', title: 'Aim', text: '' },
  { verb: 'flick', title: 'Harder', text: '' },
  { prompt: 'aim', verb: 'shoot', title: 'Shoot', text: '' },
  { rule: 'CT-129', title: 'Hit', text: '' },
];
const nothing = { prompt: undefined, verb: undefined, rules: new Set<string>() };
const entry = (more: Partial<LogEntry>): LogEntry => ({
  point: 1,
  turn: { round: 1, text: '' },
  kind: 'event',
  text: '',
  ...more,
});

test('a note comes with its question, and those of one moment one after another', () => {
  expect(dueNote(notes, [], nothing)).toBeNull();
  expect(dueNote(notes, [], { ...nothing, prompt: 'action' })).toBe(0);
  expect(dueNote(notes, [0], { ...nothing, prompt: 'action' })).toBeNull();
  expect(dueNote(notes, [0], { ...nothing, prompt: 'action', verb: 'flick' })).toBe(1);
  expect(dueNote(notes, [0, 1], { ...nothing, prompt: 'action', verb: 'flick' })).toBe(2);
});

test('a note of a question and a verb waits for both', () => {
  expect(dueNote(notes, [], { ...nothing, prompt: 'aim' })).toBeNull();
  expect(dueNote(notes, [], { ...nothing, prompt: 'aim', verb: 'shoot' })).toBe(3);
});

test('what has just happened is explained first, whoever decides now', () => {
  const rules = citedIn([entry({ rule: 'CT-129' })]);
  expect(dueNote(notes, [], { prompt: 'action', verb: 'flick', rules })).toBe(4);
  expect(dueNote(notes, [], { ...nothing, rules })).toBe(4);
  expect(dueNote(notes, [4], { ...nothing, rules })).toBeNull();
});

test('contacts of discs cite rules too', () => {
  const touch = { t: 1, x: 0, y: 0, speed: 1, a: 'a', b: 'b', rule: 'CT-130' };
  expect([...citedIn([entry({ rule: 'CT-127', acts: [{ do: 'motion', touches: [touch] }] }), entry({})])]).toEqual([
    'CT-127',
    'CT-130',
  ]);
});

test('a note about a box is told at every table with it, and once', () => {
  const note = { box: 'dunwich', rule: 'DH-044', title: 'Into the vortex', text: '' };
  expect(isTold(note, 'arkham', false, { dunwich: 'yes' }, [])).toBe(true);
  expect(isTold(note, 'arkham', true, { dunwich: 'no' }, [])).toBe(false);
  expect(isTold(note, 'arkham', false, { dunwich: 'yes' }, [keyOfNote('arkham', note)])).toBe(false);
  expect(isTold({ prompt: 'move', title: '', text: '' }, 'arkham', false, {}, [])).toBe(false);
});
