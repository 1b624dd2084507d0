// Long sheets: one's own first and open, those of others folded until something on them is asked about.
import { describe, expect, it } from 'vitest';
import type { Decision, Panel } from '../../scene';
import { inOrder, isFolded } from './sheets';

const sheet = (seat: number): Panel => ({
  id: `seat_${seat}`,
  kind: 'sheet',
  seat,
  place: 'side',
  lines: [{ meter: 'a' }, { meter: 'b' }, { meter: 'c' }, { meter: 'd' }, { meter: 'e' }, { cards: [`card_${seat}`] }],
});
const asking = (on: string): Decision => ({
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  blocked: [],
  options: [{ n: 0, verb: 'ask_for', as: 'card', on: [on] }],
});

describe('long sheets', () => {
  it('folds the sheets of others only', () => {
    expect(isFolded(sheet(1), 0, null)).toBe(true);
    expect(isFolded(sheet(0), 0, null)).toBe(false);
    expect(isFolded({ ...sheet(1), lines: [{ meter: 'a' }] }, 0, null)).toBe(false);
  });

  it('opens one on which something may be chosen', () => {
    expect(isFolded(sheet(1), 0, asking('card_1'))).toBe(false);
    expect(isFolded(sheet(1), 0, asking('card_2'))).toBe(true);
  });

  it("puts one's own first and keeps the others in order", () => {
    expect(inOrder([sheet(0), sheet(1), sheet(2)], 2).map((panel) => panel.seat)).toEqual([2, 0, 1]);
    expect(inOrder([sheet(0), sheet(1)], 'spectator').map((panel) => panel.seat)).toEqual([0, 1]);
  });
});
