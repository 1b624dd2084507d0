// Lines of the log as beats, and which card lies open.
import { expect, test } from 'vitest';
import type { LogEntry } from '../protocol';
import { beatsOf, endIn, firstSentence, openCard, rewordedIn, stagedAt, stagedUpTo } from './staged';

const line = (text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  point: 1,
  turn: { round: 1, text: 'Turn 1' },
  kind: 'event',
  text,
  ...more,
});
const mythos = (more: Partial<LogEntry> = {}) =>
  line('Nora draws a card.', {
    stage: { form: 'card', title: 'The lamps go out', lines: ['Cave', 'Square'] },
    ...more,
  });
const step = (to: number): Partial<LogEntry> => ({ acts: [{ do: 'step', of: 'doom', to }] });

test('lines with the same number are one beat, and the last that speaks speaks for it', () => {
  const beats = beatsOf(
    [
      mythos({ beat: 0, says: 'A headline.' }),
      line('A gate opens.', { beat: 1, says: 'A gate stands there.', part: 0 }),
      line('A clue is lost.', { beat: 1 }),
      line('Doom rises.', { beat: 2, says: 'Doom: 3 of 9.', ...step(3) }),
      line('The card is discarded.', step(4)),
    ],
    [0],
  );
  expect(beats.map((beat) => [beat.says, beat.lines, beat.turns, beat.part])).toEqual([
    ['A headline.', 1, true, null],
    ['A gate stands there.', 2, false, 0],
    ['Doom: 3 of 9.', 2, false, null],
  ]);
  // What is bookkeeping moves with the beat before.
  expect(beats[2]!.acts).toHaveLength(2);
  expect(beats.map((beat) => beat.card?.title)).toEqual(Array(3).fill('The lamps go out'));
});

test('the same number after another choice is another beat, and what comes first goes with the first beat', () => {
  const beats = beatsOf(
    [line('shuffles'), line('a', { beat: 0 }), line('b', { beat: 0, point: 2 }), line('c', { beat: 0, point: 2 })],
    [0],
  );
  expect(beats.map((beat) => beat.lines)).toEqual([2, 2]);
});

test('a part of the round that begins belongs to what follows', () => {
  const beats = beatsOf(
    [
      line('a', { beat: 0, says: 'A.' }),
      line('Mythos.', { begins: true, turn: { round: 1, text: 'Round 1 · Mythos' } }),
      line('b', { beat: 1, says: 'B.', turn: { round: 1, text: 'Round 1 · Mythos' } }),
    ],
    [0],
  );
  expect(beats.map((beat) => beat.heading)).toEqual(['Turn 1', 'Round 1 · Mythos']);
});

test('a game that names no beats has one for each line that is told, and one for all dice of a throw', () => {
  const roll = (face: number): Partial<LogEntry> => ({
    acts: [{ do: 'roll', of: 'nora', dice: [{ face }], text: 'Luck' }],
  });
  const beats = beatsOf(
    [
      line('Nora has an encounter.', { stage: { kind: 'full', title: 'The bell', seat: 0 } }),
      line('Nora rolls 2.', roll(2)),
      line('Nora rolls 5.', roll(5)),
      line('Nora passes.'),
      line('Nora gains a book. It is old.'),
    ],
    [0],
  );
  expect(beats.map((beat) => [beat.says, beat.lines])).toEqual([
    ['Nora has an encounter.', 1],
    ['Nora passes.', 3],
    ['Nora gains a book.', 1],
  ]);
  expect(beats.map((beat) => beat.form)).toEqual(['decision', 'line', 'line']);
});

test('what befalls another seat is told small', () => {
  const entry = line('Teo has an encounter.', {
    beat: 0,
    seat: 1,
    stage: { form: 'decision', title: 'The bell', seat: 1 },
  });
  expect(beatsOf([entry], [0])[0]).toMatchObject({ form: 'line', other: true, turns: true });
  expect(beatsOf([entry], [1])[0]).toMatchObject({ form: 'decision', other: false });
  expect(beatsOf([entry], null)[0]).toMatchObject({ form: 'decision', other: false });
});

test('a card stays open for all that follows, until another part of the round or another choice', () => {
  const goes = line('Nora: yes', { kind: 'choice', goes_on: true, point: 2 });
  expect(openCard([mythos(), line('a')], [0])?.title).toBe('The lamps go out');
  expect(openCard([mythos(), goes, line('a')], [0])?.title).toBe('The lamps go out');
  expect(openCard([mythos(), line('Upkeep', { begins: true })], [0])).toBeNull();
  expect(openCard([mythos(), line('Nora: go', { kind: 'choice' })], [0])).toBeNull();
  // It goes on from what was told before.
  expect(beatsOf([goes, line('a', { beat: 0, says: 'A.' })], [0], [mythos()])[0]?.card?.title).toBe('The lamps go out');
  // What is known from the beginning is followed by nothing, and whom it does not befall does not have it before them.
  expect(openCard([mythos({ point: 0 }), line('a')], [0])).toBeNull();
  expect(openCard([mythos({ stage: { form: 'decision', seat: 1, title: 'x' } })], [0])).toBeNull();
});

test('a line shows its card again, also in other words', () => {
  const [before, after] = [
    mythos(),
    mythos({ text: 'Nora pesca.', stage: { form: 'card', title: 'I lampioni si spengono' } }),
  ];
  const staged = stagedAt(before)!;
  expect(stagedAt(line('a'))).toBeNull();
  expect(stagedAt(line('a', { stage: { form: 'line' } }))).toBeNull();
  expect(rewordedIn(staged, [before], [after])?.title).toBe('I lampioni si spengono');
  expect(rewordedIn(staged, [before], [])).toBeNull();
  expect(stagedUpTo([before, line('a', { point: 2 })], 2)).toBe(before);
  expect(endIn([before, line('over', { stage: { form: 'moment', ends: true, title: 'It wakes' } })])?.title).toBe(
    'It wakes',
  );
});

test('the dock has the first sentence', () => {
  expect(firstSentence('Bot is out. He goes.')).toBe('Bot is out. He goes.');
  expect(firstSentence('Nora gains a book. It is old.')).toBe('Nora gains a book.');
  expect(firstSentence('word '.repeat(60)).length).toBeLessThan(115);
});
