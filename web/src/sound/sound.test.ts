import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memory } from '../memory.svelte';
import { playAmbience } from './ambience';
import type { Scene } from '../scene';
import { hasNewCard, hearCards } from './cards';
import { card, dice, ring } from './effects';
import { forget, touch } from './speaker';

const made: { gains: number[]; sources: number } = { gains: [], sources: 0 };
class Param {
  #value = 1;
  constructor(private readonly kept: number[] | null = null) {}
  get value(): number {
    return this.#value;
  }
  set value(to: number) {
    this.#value = to;
    this.kept?.push(to);
  }
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
  setTargetAtTime(): void {}
  cancelScheduledValues(): void {}
}
class Node {
  gain = new Param(made.gains);
  frequency = new Param();
  Q = new Param();
  type = '';
  buffer: unknown = null;
  loop = false;
  connect<T>(to: T): T {
    return to;
  }
  start(): void {
    made.sources += 1;
  }
  stop(): void {}
}
class FakeContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 10;
  destination = new Node();
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBiquadFilter = () => new Node();
  createBufferSource = () => new Node();
  createBuffer = () => ({ sampleRate: 10, getChannelData: () => new Float32Array(20) });
}

beforeEach(() => {
  made.gains.length = 0;
  made.sources = 0;
  forget();
  vi.stubGlobal('AudioContext', FakeContext);
  Object.assign(memory.settings, { sound: true, volume: 60, ambience: false });
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is heard before the page was touched', () => {
  ring();
  dice(5, 600);
  expect(made.sources).toBe(0);
  touch();
  ring();
  expect(made.sources).toBe(2);
});

test('effects are as loud as the settings say, and silent when they are off', () => {
  touch();
  card();
  expect(made.gains[0]).toBeCloseTo(0.6);
  const before = made.sources;
  memory.settings.volume = 0;
  card();
  memory.settings.volume = 60;
  memory.settings.sound = false;
  card();
  dice(3, 600);
  expect(made.sources).toBe(before);
});

test('a browser without sound stays silent and goes on', () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('none');
      }
    },
  );
  touch();
  expect(() => ring()).not.toThrow();
});

test('every game has a sound of its place, which begins with a touch and can be ended', async () => {
  for (const game of ['arkham', 'salem', 'catacombs']) {
    forget();
    made.sources = 0;
    const end = playAmbience(game);
    await vi.dynamicImportSettled();
    expect(made.sources).toBe(0);
    touch();
    await vi.waitFor(() => expect(made.sources).toBeGreaterThan(0));
    end();
  }
  const end = playAmbience('nowhere');
  end();
});

test("a card that comes to the reader is heard, and nobody else's", () => {
  const scene = (viewer: number, ...cards: [string, number][]): Scene => ({
    game: 'g',
    theme: 'g',
    revision: 1,
    viewer,
    clock: { round: 1 },
    cards: cards.map(([id, seat]) => ({ id, seat, face: 'up', at: {} })),
  });
  expect(hasNewCard(scene(0, ['a', 0]), scene(0, ['a', 0], ['b', 0]))).toBe(true);
  expect(hasNewCard(scene(0, ['a', 0]), scene(0, ['a', 0], ['b', 1]))).toBe(false);
  expect(hasNewCard(scene(0, ['a', 0], ['b', 0]), scene(0, ['a', 0]))).toBe(false);
  expect(hasNewCard(scene(0), scene(1, ['b', 1])), 'another seat is looked from').toBe(false);
  touch();
  hearCards(scene(0), scene(0, ['b', 0]));
  expect(made.sources).toBeGreaterThan(0);
});
