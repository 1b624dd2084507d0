import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memory } from '../../memory.svelte';
import type { Act } from '../../scene';
import { calmly, falling, finish, lengthOf, motion, plain, play, times, type Stage } from './motion.svelte';

const stage: Stage = {
  route: (id, via) => (id === 'pawn' ? [{ x: 0, y: 0 }, ...via.map((_, i) => ({ x: 100 * (i + 1), y: 0 }))] : []),
  room: (pos) => pos,
  trackAt: (id) => (id === 'doom' ? 2 : null),
  isCandles: () => false,
};
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout'] });
  memory.settings.motion = 'full';
  leave = motion.enter(stage);
});
afterEach(() => {
  leave();
  memory.settings.motion = 'system';
  vi.useRealTimers();
});

test('an act is read with every field, also those that are left out', () => {
  expect(plain({ do: 'roll', dice: [{ face: 4 }] })).toEqual({
    kind: 'roll',
    of: '',
    via: [],
    to: 0,
    dice: [{ face: 4 }],
    need: undefined,
    text: '',
    path: [],
    slows: 0,
    lasts: 0,
    courses: [],
    touches: [],
  });
});

describe('playing', () => {
  test('moves a piece step by step along its way', async () => {
    const done = play([{ do: 'move', of: 'pawn', via: ['a', 'b'] }]);
    await vi.advanceTimersByTimeAsync(times.step / 2);
    expect(motion.busy).toBe(true);
    expect(motion.at['pawn']!.x).toBeGreaterThan(0);
    expect(motion.at['pawn']!.x).toBeLessThan(100);
    await vi.advanceTimersByTimeAsync(times.step);
    expect(motion.at['pawn']!.x).toBeGreaterThan(100);
    await vi.advanceTimersByTimeAsync(times.step * 2);
    await done;
    expect(motion.busy).toBe(false);
    expect(motion.at).toEqual({});
  });

  test('moves one thing at a time, in order', async () => {
    const done = play([
      { do: 'step', of: 'doom', to: 4 },
      { do: 'move', of: 'pawn', via: ['a'] },
    ]);
    await vi.advanceTimersByTimeAsync(times.piece + 20);
    expect(motion.steps['doom']).toBe(3);
    expect(motion.at['pawn']).toBeUndefined();
    await vi.advanceTimersByTimeAsync(times.piece + times.step / 2);
    // The last space is the landing's.
    expect(motion.steps['doom']).toBe(3);
    expect(motion.at['pawn']).toBeDefined();
    await vi.advanceTimersByTimeAsync(times.step * 2);
    await done;
  });

  test('all that go at once walk together, and leave their trails until all have come', async () => {
    motion.enter({
      ...stage,
      route: (id, via) => (id === 'none' ? [] : [{ x: 0, y: 0 }, ...via.map((_, i) => ({ x: 100 * (i + 1), y: 0 }))]),
    });
    const done = play([
      { do: 'move', of: 'a', via: ['x'] },
      { do: 'move', of: 'b', via: ['x', 'y', 'z', 'w'] },
    ]);
    await vi.advanceTimersByTimeAsync(times.walk / 2);
    expect(motion.at['a']!.x).toBeGreaterThan(20);
    expect(motion.at['b']!.x).toBeGreaterThan(80);
    expect(motion.trails).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(times.walk);
    await done;
    expect(motion.trails).toEqual([]);
  });

  test('while the stage leads, a press elsewhere finishes nothing', async () => {
    motion.led = true;
    const done = play([{ do: 'move', of: 'pawn', via: ['a', 'b'] }]);
    await vi.advanceTimersByTimeAsync(50);
    window.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(50);
    expect(motion.busy).toBe(true);
    motion.led = false;
    finish();
    await vi.advanceTimersByTimeAsync(50);
    await done;
  });

  test('a press anywhere finishes the queue', async () => {
    const done = play([
      { do: 'roll', dice: [{ face: 3 }] },
      { do: 'move', of: 'pawn', via: ['a', 'b'] },
      { do: 'turn', of: 'c' },
    ]);
    await vi.advanceTimersByTimeAsync(50);
    expect(motion.thrown?.dice).toEqual([{ face: 3 }]);
    window.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(motion.busy).toBe(false);
    expect(motion.thrown).toBeNull();
  });

  test('a second play waits for the first', async () => {
    const order: string[] = [];
    const first = play([{ do: 'leave', of: 'x' }]).then(() => order.push('first'));
    const second = play([{ do: 'leave', of: 'y' }]).then(() => order.push('second'));
    await vi.advanceTimersByTimeAsync(times.fade * 4);
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  test('with reduced motion nothing moves, and what would have is marked', async () => {
    memory.settings.motion = 'reduced';
    await play([
      { do: 'move', of: 'pawn', via: ['a'] },
      { do: 'turn', of: 'c' },
    ]);
    expect(motion.at).toEqual({});
    expect(motion.changed).toEqual(['pawn', 'c']);
  });

  test('things that are not on the board do not hold the queue up', async () => {
    const done = play([
      { do: 'move', of: 'nobody', via: ['a'] },
      { do: 'step', of: 'none', to: 3 },
      { do: 'appear', of: 'x' },
    ]);
    await vi.advanceTimersByTimeAsync(50);
    await done;
    finish();
  });
});

describe('dice', () => {
  const roll = (...faces: number[]): Act[] =>
    faces.map((face) => ({ do: 'roll', of: 'pawn', need: 2, text: 'Fight', dice: [{ face, hits: face > 4 ? 1 : 0 }] }));

  test('of one roll fall together and are read together', async () => {
    const done = play(roll(1, 5, 6, 2, 3, 3, 4));
    await vi.advanceTimersByTimeAsync(50);
    expect(motion.thrown?.dice.map((die) => die.face)).toEqual([1, 5, 6, 2, 3, 3, 4]);
    expect(motion.thrown?.need).toBe(2);
    expect(motion.rolling).toBe('rolling');
    await vi.advanceTimersByTimeAsync(falling(7) + 30);
    expect(motion.rolling).toBe('lying');
    await vi.advanceTimersByTimeAsync(times.rest + 30);
    expect(motion.rolling).toBe('told');
    await vi.advanceTimersByTimeAsync(times.hit + times.front + 2 * times.socket + times.read + 60);
    await done;
    expect(motion.thrown).toBeNull();
  });

  test('of another roll fall after them', async () => {
    const done = play([...roll(1, 5), { do: 'roll', of: 'pawn', need: 1, text: 'Will', dice: [{ face: 6, hits: 1 }] }]);
    await vi.advanceTimersByTimeAsync(50);
    expect(motion.thrown?.text).toBe('Fight');
    await vi.advanceTimersByTimeAsync(
      falling(2) + times.rest + times.hit + times.front + 2 * times.socket + times.read + 150,
    );
    expect(motion.thrown?.text).toBe('Will');
    finish();
    await vi.advanceTimersByTimeAsync(50);
    await done;
  });

  test('lie there at once with reduced motion', async () => {
    memory.settings.motion = 'reduced';
    const done = play(roll(1, 5));
    await vi.advanceTimersByTimeAsync(50);
    expect(motion.rolling).toBe('told');
    expect(motion.thrown?.dice).toHaveLength(2);
    finish();
    await vi.advanceTimersByTimeAsync(50);
    await done;
    expect(motion.thrown).toBeNull();
  });
});

describe('a motion of discs', () => {
  const flick: Act = {
    do: 'motion',
    slows: 2_000_000,
    lasts: 500_000,
    courses: [
      {
        of: 'elf',
        legs: [
          [0, 0, 0, 1_000_000, 0],
          [100_000, 90_000, 0, 0, 0],
        ],
      },
      { of: 'orc', legs: [[100_000, 120_000, 0, 800_000, 0]], left: 300_000 },
    ],
    touches: [
      {
        t: 100_000,
        x: 105_000,
        y: 0,
        speed: 800_000,
        a: 'elf',
        b: 'orc',
        tone: 'harm',
        says: 'A hit.',
        rule: 'CT-150',
      },
      { t: 250_000, x: 300_000, y: 0, speed: 10, a: 'orc', b: 'pillar' },
    ],
  };
  afterEach(() => {
    memory.settings.slow = false;
  });

  test('moves every disc at once along its legs and marks the contacts', async () => {
    const done = play([flick]);
    await vi.advanceTimersByTimeAsync(66 * calmly.slower);
    expect(motion.at['elf']!.x).toBeGreaterThan(30_000);
    expect(motion.at['orc']).toEqual({ x: 120_000, y: 0 });
    expect(motion.touches).toEqual([]);
    await vi.advanceTimersByTimeAsync(134 * calmly.slower);
    expect(motion.at['elf']).toEqual({ x: 90_000, y: 0 });
    expect(motion.at['orc']!.x).toBeGreaterThan(150_000);
    expect(motion.touches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(250 * calmly.slower);
    expect(motion.fading['orc']).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(100 * calmly.slower);
    await done;
    expect(motion.at).toEqual({});
    expect(motion.touches).toHaveLength(2);
    expect(motion.changed).toEqual(['elf', 'orc']);
  });

  test('is slower in slow motion, and can be seen again', async () => {
    memory.settings.slow = true;
    const done = play([flick]);
    await vi.advanceTimersByTimeAsync(lengthOf(500_000, true) - 100);
    expect(motion.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    const again = motion.again();
    await vi.advanceTimersByTimeAsync(50);
    expect(motion.touches).toEqual([]);
    await vi.advanceTimersByTimeAsync(lengthOf(500_000, true) + 100);
    await again;
    expect(motion.touches).toHaveLength(2);
  });

  test('is shown long enough to be followed, however short it was', () => {
    expect(lengthOf(150_000, false)).toBe(calmly.least);
    expect(lengthOf(1_000_000, false)).toBe(1000 * calmly.slower);
    expect(lengthOf(150_000, true)).toBeGreaterThan(lengthOf(150_000, false));
  });

  test('with reduced motion only marks what met', async () => {
    memory.settings.motion = 'reduced';
    await play([flick]);
    expect(motion.at).toEqual({});
    expect(motion.touches).toHaveLength(2);
  });
});
