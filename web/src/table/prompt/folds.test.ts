import { describe, expect, it } from 'vitest';
import type { Option } from '../../scene';
import { foldsOf } from './folds';

const option = (n: number, under?: string): Option => ({
  n,
  verb: 'v',
  text: `${n}`,
  as: 'button',
  ...(under ? { under } : {}),
});

describe('choices under words in common', () => {
  it('stay apart where they are few', () => {
    const options = [option(0), option(1, 'Give'), option(2, 'Give')];
    expect(foldsOf(options)).toEqual({ plain: options, folds: [] });
  });
  it('are one where there are many, and a single one stays what it is', () => {
    const options = [
      ...Array.from({ length: 6 }, (_, n) => option(n)),
      option(6, 'Give'),
      option(7, 'Ask for'),
      option(8, 'Give'),
    ];
    const { plain, folds } = foldsOf(options);
    expect(plain.map((each) => each.n)).toEqual([0, 1, 2, 3, 4, 5, 7]);
    expect(folds.map((fold) => [fold.under, fold.options.map((each) => each.n)])).toEqual([['Give', [6, 8]]]);
  });
});
