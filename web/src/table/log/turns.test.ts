// The log by turns and deeds: one line for a deed, what followed is folded in.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../protocol';
import { brief, figureOf, foldRolls, lineAt, sentence, turnsOf } from './turns';

const line = (point: number, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  point,
  turn: { round: 1, text: 'Round 1' },
  seat: null,
  kind: 'event',
  text,
  rule: 'AH-253',
  ...more,
});
const rolled = (point: number, die: number, seat = 0) =>
  line(point, `${seat ? 'Nora' : 'Teo'} rolls ${die}.`, {
    seat,
    acts: [{ do: 'roll' as const, dice: [{ face: die }] }],
  });
const everything = { since: null, find: '' };
const told = (log: LogEntry[]) =>
  turnsOf(log, everything).map((turn) =>
    turn.deeds.map((deed) => [deed.line.map((each) => each.text), deed.folded.map((each) => each.text)]),
  );

describe('the log', () => {
  it('leaves a page of a story to be unfolded, so that other lines stay in sight', () => {
    expect(brief(['Nora pays 1 Energy.', 'Teo comes along.'])).toEqual(['Nora pays 1 Energy.', 'Teo comes along.']);
    const page = 'The stone in the square used to hum. '.repeat(20).trim();
    const cut = brief(['Nora looks around.', page, 'Nora is afraid.']);
    expect(cut.length).toBe(3);
    expect(cut[1]).toMatch(/^The stone .*\w …$/);
    expect(cut[2]).toBe('Nora is afraid.');
    expect(cut.join(' ').length).toBeLessThan(200);
  });

  it('folds the dice of one roll into one line', () => {
    const log = [rolled(1, 6), rolled(1, 2), rolled(1, 2), line(1, 'Teo passes.')];
    expect(foldRolls(log).map((each) => each.text)).toEqual(['Teo rolls 6, 2, 2.', 'Teo passes.']);
  });

  it('unfolds a deed in the order in which it happened, its dice in their place', () => {
    const [turn] = turnsOf(
      [
        line(1, 'Teo fights.', { opens: true, as: 'line' }),
        line(1, 'Teo is afraid.'),
        rolled(1, 6),
        rolled(1, 2),
        line(1, 'Teo is hurt.', { as: 'more' }),
      ],
      everything,
    );
    expect(turn!.deeds[0]!.inside.map((each) => each.text)).toEqual([
      'Teo is afraid.',
      'Teo rolls 6, 2.',
      'Teo is hurt.',
    ]);
  });

  it('keeps the rolls of different people apart', () => {
    const log = [rolled(1, 6), rolled(2, 2, 1)];
    expect(foldRolls(log)).toEqual(log);
  });

  it('shows the newest deed first', () => {
    const [turn] = turnsOf([line(1, 'first', { opens: true }), line(2, 'second', { opens: true })], everything);
    expect(turn!.deeds.map((deed) => deed.line[0]!.text)).toEqual(['second', 'first']);
  });

  it('tells a deed in one line, once, with its consequences folded in', () => {
    expect(
      told([
        line(1, 'Nora: Go to the Church', { kind: 'choice', seat: 1, opens: true, as: 'told' }),
        line(1, 'Nora goes to the Church.', { as: 'line' }),
        line(1, 'Nora rolls 3.'),
        line(1, 'Nora loses 1 Sanity.', { as: 'more' }),
      ]),
    ).toEqual([[[['Nora goes to the Church.', 'Nora loses 1 Sanity.'], ['Nora rolls 3.']]]]);
  });

  it('tells a walk of several choices by where it ends', () => {
    const step = (point: number, to: string, opens = false) => [
      line(point, `Go ${to}`, { kind: 'choice', seat: 0, as: 'told', ...(opens ? { opens } : {}) }),
      line(point, `Teo goes ${to}.`, { as: 'line' }),
    ];
    const [turn] = turnsOf([...step(1, 'north', true), ...step(2, 'west'), ...step(3, 'home')], everything);
    expect(turn!.deeds).toHaveLength(1);
    expect(turn!.deeds[0]).toMatchObject({
      seat: 0,
      from: 1,
      to: 3,
      line: [{ text: 'Teo goes home.', point: 3 }],
      folded: [{ text: 'Teo goes north.' }, { text: 'Teo goes west.' }],
    });
  });

  it('begins a deed under a new heading, and gives what somebody took back a line of its own', () => {
    const next = { turn: { round: 2, text: 'Round 2' } };
    expect(
      told([
        line(1, 'one', { opens: true, as: 'line' }),
        line(2, 'Round 2 begins.', { ...next, as: 'told' }),
        line(2, 'two', next),
        line(2, 'Nora took back 1 choice.', { ...next, kind: 'undo', as: 'line' }),
        line(3, 'three', { ...next, opens: true }),
      ]),
    ).toEqual([
      [
        [['three'], []],
        [['Nora took back 1 choice.'], []],
        [['two'], []],
      ],
      [[['one'], []]],
    ]);
  });

  it('says nothing where somebody only went on', () => {
    expect(
      told([line(1, 'Nora: Done', { kind: 'choice', seat: 0 }), line(2, 'Nora waits.', { opens: true, as: 'line' })]),
    ).toEqual([[[['Nora waits.'], []]]]);
  });

  it('tells what somebody went on to by what came of it', () => {
    expect(told([line(1, 'Nora: Done', { kind: 'choice', seat: 0 }), line(1, 'The candle burns.')])).toEqual([
      [[['The candle burns.'], ['Nora: Done']]],
    ]);
  });

  it('gives nobody what happened before they were asked about it', () => {
    const [turn] = turnsOf(
      [
        line(1, 'An event is turned up.', { opens: true, as: 'line' }),
        line(2, 'Nora: The Seal', { kind: 'choice', seat: 1, as: 'told' }),
        line(2, 'Nora takes the Seal.'),
      ],
      everything,
    );
    expect(turn!.deeds[0]).toMatchObject({ seat: null, line: [{ text: 'An event is turned up.' }] });
  });

  it('finds what is folded', () => {
    const log = [
      line(1, 'Nora goes to the Church.', { opens: true, as: 'line' }),
      line(1, 'The bell tolls.'),
      line(2, 'Teo waits.', { opens: true, as: 'line' }),
    ];
    expect(
      turnsOf(log, { since: null, find: 'BELL' }).flatMap((turn) => turn.deeds.map((deed) => deed.line[0]!.text)),
    ).toEqual(['Nora goes to the Church.']);
  });

  it('knows who is first mentioned under a heading, and whom they play', () => {
    const [turn] = turnsOf(
      [
        line(1, 'a', { kind: 'choice', seat: 0, opens: true, as: 'line' }),
        line(2, 'b', { kind: 'choice', seat: 0, opens: true, as: 'line' }),
      ],
      everything,
    );
    expect(turn!.deeds.map((deed) => deed.first)).toEqual([false, true]);
    const seat = { seat: 0, name: 'Ada', bot: null, stand_in: false, here: true, letter: 'A' };
    const sheet = (title: string) => ({ kind: 'sheet', place: 'side', seat: 0, title, id: title });
    const scene = (panels: object[]) => ({ panels }) as never;
    expect(figureOf(scene([sheet('Dexter Drake')]), seat)).toBe('Dexter Drake');
    expect(figureOf(scene([sheet('Ada')]), seat)).toBe('');
    expect(figureOf(scene([sheet('Elf'), sheet('Thief')]), seat)).toBe('');
  });

  it('tells of a point by its line, not by what was folded in or is told elsewhere', () => {
    const log = [
      line(1, 'Nora goes home.', { as: 'line' }),
      line(1, 'It is late.'),
      line(2, 'Go', { as: 'told', kind: 'choice' }),
      line(2, 'Teo sleeps.'),
    ];
    expect(lineAt(log, 1)!.text).toBe('Nora goes home.');
    expect(lineAt(log, 7)!.text).toBe('Teo sleeps.');
    expect(lineAt(log, 0)).toBeUndefined();
  });

  it('ends what was chosen as a sentence where others follow', () => {
    expect(sentence('Nora: Nothing', true)).toBe('Nora: Nothing.');
    expect(sentence('Nora waits.', true)).toBe('Nora waits.');
    expect(sentence('Nora: Nothing', false)).toBe('Nora: Nothing');
  });
});
