// The log by turns: dice that are told one by one become one line.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../protocol';
import { foldRolls, turnsOf } from './turns';

const line = (point: number, text: string, die?: number, seat = 0): LogEntry => ({
  point, turn: { round: 1, text: 'Round 1' }, seat, kind: 'event', text, rule: 'AH-253',
  ...(die === undefined ? {} : { acts: [{ do: 'roll' as const, dice: [{ face: die }] }] }),
});

describe('the log', () => {
  it('folds the dice of one roll into one line', () => {
    const log = [line(1, 'Teo rolls 6.', 6), line(1, 'Teo rolls 2.', 2), line(1, 'Teo rolls 2.', 2), line(1, 'Teo passes.')];
    expect(foldRolls(log).map((each) => each.text)).toEqual(['Teo rolls 6, 2, 2.', 'Teo passes.']);
  });

  it('keeps the rolls of different people apart', () => {
    const log = [line(1, 'Teo rolls 6.', 6), line(2, 'Nora rolls 2.', 2, 1)];
    expect(foldRolls(log)).toEqual(log);
  });

  it('shows the newest line first', () => {
    const [turn] = turnsOf([line(1, 'first'), line(2, 'second')], { since: null, find: '' });
    expect(turn!.entries.map((each) => each.text)).toEqual(['second', 'first']);
  });
});
