import { describe, expect, it } from 'vitest';
import { sentences } from '../../tests/words';
import { teach } from '../words.svelte';
import { clockText, timeLeft } from './clocks';

describe('clocks', () => {
  it('are told in the largest measure that fits', () => {
    teach('en', sentences('en'));
    expect([30, 60, 180, 3600, 28_800, 86_400, 90].map(clockText)).toEqual([
      '30 seconds',
      '1 minute',
      '3 minutes',
      '1 hour',
      '8 hours',
      '1 day',
      '90 seconds',
    ]);
  });
  it('show what is left', () => {
    teach('en', sentences('en'));
    expect([-3, 0, 41.2, 725, 27_000, 200_000].map(timeLeft)).toEqual([
      '0:00',
      '0:00',
      '0:42',
      '12:05',
      '7:30:00',
      '2 days',
    ]);
  });
});
