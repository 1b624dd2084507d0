// A run is played beat by beat, at a pace, by keys, and nothing is there before it has landed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { motion } from '../board/motion/motion.svelte';
import { memory } from '../memory.svelte';
import type { LogEntry } from '../protocol';
import type { Scene } from '../scene';
import { Staging, type Run } from './staging.svelte';
import { momentTime, parts, readingTime, restOf, silence } from './times';

const scene = (doom: number): Scene => ({
  game: 'g',
  theme: 'g',
  revision: doom,
  viewer: 0,
  clock: { round: 1 },
  tracks: [{ id: 'doom', name: 'Doom', from: 0, to: 9, at: doom, form: 'pips', tone: 'harm' }],
});
const line = (text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  point: 1,
  turn: { round: 1, text: 'Turn 1' },
  kind: 'event',
  text,
  ...more,
});
const entries = [
  line('draws', { beat: 0, says: 'A headline.', stage: { form: 'card', title: 'The lamps go out' } }),
  line('Doom rises', { beat: 1, says: 'Doom: 3 of 9.', part: 0, acts: [{ do: 'step', of: 'doom', to: 3 }] }),
  line('Doom rises again', { beat: 2, says: 'Doom: 4 of 9.', part: 1, acts: [{ do: 'step', of: 'doom', to: 4 }] }),
];

function run(staging: Staging, more: Partial<Run> = {}) {
  const state = { over: false };
  void staging
    .run({ before: scene(2), after: scene(4), entries, seats: [0], waited: () => false, ...more })
    .then(() => (state.over = true));
  return state;
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const doom = (staging: Staging) => staging.scene?.tracks?.[0]?.at;
const card = parts.over + parts.dock + readingTime(16, 'calm');
const walk = parts.turn + parts.light;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  Object.assign(memory.settings, { motion: 'full', stage: 'calm', throwing: false });
});
afterEach(() => {
  Object.assign(memory.settings, { motion: 'system', stage: 'calm', throwing: false });
  vi.useRealTimers();
});

test('a card is read, then each beat lands with its number, its sentence and its line of the log', async () => {
  const staging = new Staging();
  const state = run(staging);
  await settle();
  expect(staging.turned?.title).toBe('The lamps go out');
  expect([doom(staging), staging.says, staging.shown?.log.length]).toEqual([2, '', 0]);
  await vi.advanceTimersByTimeAsync(card + 10);
  expect(staging.turned).toBeNull();
  expect(staging.card?.title).toBe('The lamps go out');
  expect([doom(staging), staging.says, staging.shown?.log.length]).toEqual([2, 'A headline.', 1]);
  await vi.advanceTimersByTimeAsync(restOf('A headline.', 'calm') + 10);
  // The light is on its way.
  expect([doom(staging), staging.says, staging.foci]).toEqual([2, '', ['doom']]);
  await vi.advanceTimersByTimeAsync(walk + 40);
  expect([doom(staging), staging.says, staging.shown?.log.length]).toEqual([3, 'Doom: 3 of 9.', 2]);
  expect(staging.part).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(state.over).toBe(true);
  expect([staging.now, staging.shown, staging.foci]).toEqual([null, null, null]);
  expect([...staging.done]).toEqual([0, 1]);
});

test('a press brings the next landing at once, Escape the end', async () => {
  const staging = new Staging();
  const state = run(staging);
  await settle();
  staging.key(' ');
  await settle();
  expect(staging.says).toBe('A headline.');
  staging.key(' ');
  await settle();
  expect([staging.says, doom(staging)]).toEqual(['Doom: 3 of 9.', 3]);
  expect(staging.key('Tab')).toBe(false);
  expect(state.over).toBe(false);
  staging.key('Escape');
  await settle();
  expect(state.over).toBe(true);
});

test('Escape goes through all that is queued, up to a choice', async () => {
  const staging = new Staging();
  run(staging);
  await settle();
  staging.skip();
  await settle();
  expect(run(staging).over).toBe(false);
  const second = run(staging);
  await settle();
  expect(second.over).toBe(true);
  staging.arrived(entries, [0], scene(4));
  const third = run(staging);
  await settle();
  expect(third.over).toBe(false);
});

test('the card that asks stays open for the choice, and goes with it', async () => {
  const staging = new Staging();
  const asking = {
    ...scene(4),
    decision: { seat: 0, seats: [0], kind: 'pick', yours: true, options: [], blocked: [] } as const,
  };
  staging.arrived(entries, [0], asking as unknown as Scene);
  expect(staging.card?.title).toBe('The lamps go out');
  expect(staging.turned).toBeNull();
  staging.arrived([...entries, line('Upkeep', { begins: true })], [0], asking as unknown as Scene);
  expect(staging.card).toBeNull();
});

test('what befalls somebody else is small and brisk, unless one looks on', async () => {
  const theirs = [
    line('Teo has an encounter', {
      beat: 0,
      says: 'Teo reads.',
      seat: 1,
      stage: { form: 'decision', title: 'The bell', seat: 1 },
    }),
    line('Teo loses', { beat: 1, says: 'Teo loses 1.', seat: 1 }),
  ];
  const staging = new Staging();
  run(staging, { entries: theirs });
  await settle();
  expect(staging.turned).toBeNull();
  expect(staging.card?.title).toBe('The bell');
  expect(staging.says).toBe('Teo reads.');
  const full = new Staging();
  full.looking = true;
  run(full, { entries: theirs });
  await settle();
  expect(full.turned?.title).toBe('The bell');
});

test('with nothing staged all is there at once, but one’s own fall', async () => {
  memory.settings.stage = 'off';
  const staging = new Staging();
  expect(
    await Promise.race([
      staging
        .run({ before: scene(2), after: scene(4), entries: entries.slice(0, 1), seats: [0], waited: () => false })
        .then(() => 'over'),
      settle().then(() => 'later'),
    ]),
  ).toBe('over');
  const falls = line('Nora goes insane', {
    beat: 0,
    says: 'Nora goes insane.',
    seat: 0,
    stage: { form: 'moment', title: 'Insane', why: 'Sanity is 0.', next: 'Half of all is lost.', seat: 0 },
  });
  const state = run(staging, { entries: [falls] });
  await settle();
  expect(staging.moment?.title).toBe('Insane');
  await vi.advanceTimersByTimeAsync(silence + momentTime('calm') + 10);
  expect(staging.moment).toBeNull();
  expect(state.over).toBe(true);
});

test('a moment with what follows waits until one goes on, and Escape has none', async () => {
  const falls = line('Nora falls', {
    beat: 0,
    says: 'Nora falls.',
    stage: { form: 'moment', title: 'Unconscious', why: 'Stamina is 0.', next: 'To the hospital.' },
  });
  const staging = new Staging();
  const state = run(staging, { entries: [falls] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(staging.moment).toMatchObject({ title: 'Unconscious', waits: true });
  staging.next();
  await vi.advanceTimersByTimeAsync(3000);
  expect(state.over).toBe(true);
  const skipped = run(staging, { entries: [falls, ...entries] });
  staging.skip();
  await settle();
  expect(staging.moment).toBeNull();
  expect(skipped.over).toBe(true);
});

test('one’s own dice wait to be thrown where one likes that', async () => {
  memory.settings.throwing = true;
  const roll = line('Nora rolls', {
    beat: 0,
    says: 'Nora passes.',
    seat: 0,
    acts: [{ do: 'roll', of: 'n', text: 'Luck', dice: [{ face: 6, hits: 1 }] }],
  });
  const staging = new Staging();
  run(staging, { entries: [roll] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(staging.throws).toBe(true);
  expect(staging.says).toBe('');
  staging.next();
  await vi.advanceTimersByTimeAsync(4000);
  expect(staging.throws).toBe(false);
});

test('time stands still while the board or the card is looked at, or something else lies over the table', async () => {
  for (const look of [
    (staging: Staging, on: boolean) => (staging.aside = on),
    (staging: Staging, on: boolean) => (staging.standing = on ? staging.card : null),
    (staging: Staging, on: boolean) => (staging.held = on),
  ]) {
    const staging = new Staging();
    const state = run(staging, { entries: entries.slice(0, 1) });
    await settle();
    look(staging, true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(state.over).toBe(false);
    look(staging, false);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(state.over).toBe(true);
  }
});

test('with reduced motion a card is read in its time and beats land without any gesture', async () => {
  memory.settings.motion = 'reduced';
  const staging = new Staging();
  const state = run(staging);
  await vi.advanceTimersByTimeAsync(parts.fade + readingTime(16, 'calm', true) + 20);
  expect(staging.says).toBe('A headline.');
  await vi.advanceTimersByTimeAsync(restOf('A headline.', 'calm', true) + 20);
  expect([staging.says, doom(staging)]).toEqual(['Doom: 3 of 9.', 3]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(state.over).toBe(true);
});

test('where nobody looks on nothing is staged, and the question stays while a piece goes its way', async () => {
  const hidden = new Staging(() => false);
  const state = run(hidden, { entries: entries.slice(0, 1) });
  await settle();
  expect(state.over).toBe(true);
  const staging = new Staging();
  const asked = {
    seat: 0,
    seats: [0],
    kind: 'pick',
    yours: true,
    options: [],
    blocked: [],
  } as unknown as Scene['decision'];
  const play = vi.spyOn(motion, 'play').mockReturnValue(new Promise(() => {}));
  void staging.run({
    before: { ...scene(2), decision: asked },
    after: scene(4),
    entries: [line('goes', { beat: 0, acts: [{ do: 'move', of: 'nora', via: ['a'] }] })],
    seats: [0],
    waited: () => false,
  });
  await vi.advanceTimersByTimeAsync(walk + 10);
  expect(play).toHaveBeenCalled();
  expect(staging.telling).toBe(false);
  expect(staging.scene?.decision).toBe(asked);
  play.mockRestore();
});

test('a press while nothing is staged is no press for what comes', async () => {
  const staging = new Staging();
  staging.skip();
  staging.next();
  run(staging);
  await settle();
  expect(staging.turned?.title).toBe('The lamps go out');
});

test('the end stands over the board whatever the pace, and what is known at the beginning is read', async () => {
  memory.settings.stage = 'off';
  const staging = new Staging();
  staging.end([line('over', { stage: { form: 'moment', ends: true, title: 'It wakes' } })], scene(4));
  expect(staging.standing?.title).toBe('It wakes');
  staging.key('Escape');
  expect(staging.standing).toBeNull();
  memory.settings.stage = 'calm';
  void staging.begin([line('It sleeps', { point: 0, stage: { form: 'card', title: 'The sleeper' } })], scene(2));
  await settle();
  expect(staging.turned?.title).toBe('The sleeper');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([staging.turned, staging.card]).toEqual([null, null]);
});
