// What is foretold of an aim: one question at a time, the newest one last, nothing after the end.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '../scene';
import { between, Foretold } from './foretold.svelte';
import { meaningOf, waysOf } from './ways';

const motionOf = (lasts: number): Act => ({ do: 'motion', lasts });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only the newest aim is asked for after the one on its way', async () => {
  const ask = vi.fn((_: number, flick: Record<string, number>) =>
    Promise.resolve<Act | null>(motionOf(flick['speed']!)),
  );
  const foretold = new Foretold(ask);
  for (const speed of [1, 2, 3]) foretold.want(0, { speed });
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(foretold.motion?.lasts).toBe(1);
  await vi.advanceTimersByTimeAsync(between - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls.map(([, flick]) => flick['speed'])).toEqual([1, 3]);
  expect(foretold.motion?.lasts).toBe(3);
});

test('what comes after the aim has ended is not shown, and a failure shows nothing', async () => {
  let come: (act: Act) => void = () => {};
  const foretold = new Foretold(() => new Promise((done) => (come = done)));
  foretold.want(0, { speed: 1 });
  foretold.clear();
  come(motionOf(1));
  await vi.advanceTimersByTimeAsync(between);
  expect(foretold.motion).toBeNull();
  const broken = new Foretold(() => Promise.reject(new Error('gone')));
  broken.want(0, { speed: 1 });
  await vi.advanceTimersByTimeAsync(between);
  expect(broken.motion).toBeNull();
});

test('ways go from leg to leg to the rest or to the edge', () => {
  const motion: Act = {
    do: 'motion',
    slows: 100,
    lasts: 3_000_000,
    courses: [
      {
        of: 'elf',
        legs: [
          [0, 0, 0, 200, 0],
          [500_000, 90, 0, 0, 100],
        ],
      },
      { of: 'orc', legs: [[500_000, 120, 0, 100, 0]], left: 1_500_000 },
    ],
    touches: [
      { t: 500_000, x: 105, y: 0, speed: 150, a: 'elf', b: 'orc', tone: 'harm', says: 'Direct hit' },
      { t: 600_000, x: 105, y: 0, speed: 150, a: 'elf', b: 'orc', says: 'Counts once' },
      { t: 700_000, x: 105, y: 0, speed: 150, a: 'elf', b: 'orc', tone: 'harm', says: 'Direct hit' },
    ],
  };
  expect(waysOf(motion, 'elf')).toEqual([
    {
      of: 'elf',
      points: [
        { x: 90, y: 0 },
        { x: 90, y: 50 },
      ],
      leaves: false,
    },
    {
      of: 'orc',
      points: [
        { x: 120, y: 0 },
        { x: 170, y: 0 },
      ],
      leaves: true,
    },
  ]);
  expect(meaningOf(motion)).toEqual(['Direct hit']);
});
