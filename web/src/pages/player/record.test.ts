import { describe, expect, it } from 'vitest';
import type { OwnTable } from '../../protocol';
import { figuresOf, isTurn, resultsOf } from './record';

const table = (given: Partial<OwnTable>): OwnTable => ({
  table: 'k3m9',
  game: 'salem',
  title: '',
  seats: [],
  round: 1,
  over: false,
  spectators: 0,
  since: 0,
  yours: [0],
  host: false,
  tokens: [],
  ...given,
});
const seat = (en: string, it: string) => ({ name: 'Ada', bot: null, here: false, figure: { en, it, es: it } });

describe('a player’s record', () => {
  it('knows whose turn it is', () => {
    expect(isTurn(table({ turn: [0] }))).toBe(true);
    expect(isTurn(table({ turn: [1] }))).toBe(false);
    expect(isTurn(table({ turn: [0], over: true }))).toBe(false);
    expect(isTurn(table({}))).toBe(false);
  });
  it('counts results by game, and what was given up as lost', () => {
    const over = (game: string, won: boolean | null, conceded = false) => table({ game, over: true, won, conceded });
    expect(
      resultsOf([over('arkham', true), over('salem', true), over('arkham', false, true), over('arkham', null)]),
    ).toEqual([
      { game: 'arkham', played: 3, won: 1, lost: 1 },
      { game: 'salem', played: 1, won: 1, lost: 0 },
    ]);
    expect(resultsOf([table({ over: true, won: true, yours: [] })])).toEqual([]);
  });
  it('counts figures in the reader’s language', () => {
    const at = (en: string, it: string) => table({ game: 'arkham', seats: [seat(en, it)] });
    expect(
      figuresOf([at('the Nun', 'la suora'), at('the Thief', 'il ladro'), at('the Nun', 'la suora')], 'it'),
    ).toEqual([
      { game: 'arkham', figure: 'la suora', times: 2 },
      { game: 'arkham', figure: 'il ladro', times: 1 },
    ]);
  });
});
