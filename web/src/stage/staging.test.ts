// A card runs, waits, is skipped, or stands.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memory } from '../memory.svelte';
import type { LogEntry } from '../protocol';
import type { Scene } from '../scene';
import { Staging } from './staging.svelte';

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
  line('draws', { stage: { kind: 'full', title: 'The lamps go out' } }),
  line('Doom rises', { acts: [{ do: 'step', of: 'doom', to: 3 }] }),
  line('Doom rises again', { acts: [{ do: 'step', of: 'doom', to: 4 }] }),
];

/** Runs the two steps; `done` tells when it is over. */
function run(staging: Staging, waited = false) {
  const state = { over: false };
  void staging
    .run({ before: scene(2), after: scene(4), entries, seats: [0], waited: () => waited })
    .then(() => (state.over = true));
  return state;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  Object.assign(memory.settings, { motion: 'full', stage: 'calm', stageWait: false });
});
afterEach(() => {
  Object.assign(memory.settings, { motion: 'system', stage: 'calm', stageWait: false });
  vi.useRealTimers();
});

test('steps tick one by one, and the table is shown as it is at each', async () => {
  const staging = new Staging();
  const state = run(staging);
  await settle();
  expect(staging.now?.title).toBe('The lamps go out');
  expect(staging.at).toBe(-1);
  await vi.advanceTimersByTimeAsync(700);
  expect(staging.at).toBe(0);
  expect(staging.scene?.tracks?.[0]?.at).toBe(3);
  await vi.advanceTimersByTimeAsync(1200);
  expect(staging.at).toBe(1);
  expect(staging.scene?.tracks?.[0]?.at).toBe(4);
  await vi.advanceTimersByTimeAsync(6000);
  expect(state.over).toBe(true);
  expect(staging.now).toBeNull();
  expect(staging.scene).toBeNull();
});

test('with a decision waiting all of it is over in two to four seconds', async () => {
  const state = run(new Staging(), true);
  await vi.advanceTimersByTimeAsync(1900);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(2200);
  expect(state.over).toBe(true);
});

test('a press goes to the next step, Escape to the end', async () => {
  const staging = new Staging();
  const state = run(staging);
  await settle();
  expect(staging.key(' ')).toBe(true);
  await settle();
  expect(staging.at).toBe(0);
  staging.key('x');
  await settle();
  expect(staging.at).toBe(1);
  expect(staging.key('Tab')).toBe(false);
  expect(state.over).toBe(false);
  staging.key('Escape');
  await settle();
  expect(state.over).toBe(true);
});

test('waits for whoever wants to be waited for', async () => {
  memory.settings.stageWait = true;
  const staging = new Staging();
  const state = run(staging, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(staging.at).toBe(2);
  expect(state.over).toBe(false);
  staging.next();
  await settle();
  expect(state.over).toBe(true);
});

test('with reduced motion all steps are done at once', async () => {
  memory.settings.motion = 'reduced';
  const staging = new Staging();
  const state = run(staging);
  await settle();
  expect(staging.at).toBe(2);
  expect(staging.scene?.tracks?.[0]?.at).toBe(4);
  staging.next();
  await settle();
  expect(state.over).toBe(true);
});

test('the board is looked at while B is held, and the time stands still', async () => {
  const staging = new Staging();
  const state = run(staging, true);
  await settle();
  staging.key('b');
  expect(staging.aside).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.over).toBe(false);
  staging.aside = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.over).toBe(true);
});

test('off stages nothing but the end, and the end stands until it is closed', async () => {
  memory.settings.stage = 'off';
  const staging = new Staging();
  const state = run(staging);
  await settle();
  expect(state.over).toBe(true);
  staging.end(entries, scene(4));
  expect(staging.standing).toBeNull();
  staging.end([line('Arkham is lost.', { stage: { kind: 'full', ends: true, story: 'Dark.' } })], scene(4));
  expect(staging.standing?.title).toBe('Arkham is lost.');
  expect(staging.key('1')).toBe(false);
  expect(staging.key('Escape')).toBe(true);
  expect(staging.standing).toBeNull();
});

test('nothing is staged that nobody sees', async () => {
  const state = run(new Staging(() => false));
  await settle();
  expect(state.over).toBe(true);
});

test('a banner goes by itself and holds nothing up', async () => {
  const staging = new Staging();
  await staging.run({
    before: scene(2),
    after: scene(2),
    entries: [line('Nora falls', { stage: { kind: 'banner', tone: 'harm' } })],
    seats: [0],
    waited: () => false,
  });
  expect(staging.banner?.text).toBe('Nora falls');
  await vi.advanceTimersByTimeAsync(2000);
  expect(staging.banner).toBeNull();
});

test('a card that asked something goes on where it stopped, unless a roll lies open', async () => {
  const answer: LogEntry[] = [
    line('Nora pays', { point: 2, kind: 'choice', seat: 0, goes_on: true }),
    line('Doom falls', { point: 2, acts: [{ do: 'step', of: 'doom', to: 1 }] }),
  ];
  const after = scene(1);
  const staging = new Staging();
  void staging.run({ before: scene(4), after, entries: answer, past: entries, seats: [0], waited: () => false });
  await settle();
  expect(staging.now?.title).toBe('The lamps go out');
  expect(staging.at).toBe(1);
  await vi.advanceTimersByTimeAsync(12000);
  expect(staging.now).toBeNull();
  void staging.run({
    before: scene(4),
    after: { ...after, panels: [{ id: 'roll', kind: 'roll', place: 'stage' }] },
    entries: answer,
    past: entries,
    seats: [0],
    waited: () => false,
  });
  await settle();
  expect(staging.now).toBeNull();
});

test('a page lies there until it is turned, though a decision waits; who watches briskly has it turned', async () => {
  const page = [
    line('The count', {
      stage: { kind: 'full', title: 'The count', page: true, lines: ['Four hundred harvests ago …'] },
    }),
  ];
  const read = (waited: boolean) => {
    const staging = new Staging();
    const state = { staging, over: false };
    void staging
      .run({ before: scene(2), after: scene(2), entries: page, seats: [0], waited: () => waited })
      .then(() => (state.over = true));
    return state;
  };
  for (const [stage, waited, stays] of [
    ['calm', true, true],
    ['calm', false, true],
    ['brisk', true, true],
    ['brisk', false, false],
  ] as const) {
    memory.settings.stage = stage;
    const state = read(waited);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.over).toBe(!stays);
    state.staging.next();
    await settle();
    expect(state.over).toBe(true);
  }
});

test('whoever is asked in the middle of a card that they have not seen sees it first, once', async () => {
  const staging = new Staging();
  const log = [...entries, line('Nora chooses', { kind: 'choice', seat: 0, goes_on: true })];
  const state = { over: false };
  void staging.catchUp(log, [0], scene(4)).then(() => (state.over = true));
  await settle();
  expect(staging.now?.title).toBe('The lamps go out');
  expect(staging.scene?.tracks?.[0]?.at ?? 4).toBe(4);
  await vi.advanceTimersByTimeAsync(8000);
  expect(state.over).toBe(true);
  await staging.catchUp(log, [0], scene(4));
  expect(staging.now).toBeNull();
});

test('a card that is over, or that was on the stage, is not caught up with', async () => {
  const staging = new Staging();
  await staging.catchUp([...entries, line('Turn 2', { begins: true })], [0], scene(4));
  expect(staging.now).toBeNull();
  const state = run(staging);
  await vi.advanceTimersByTimeAsync(8000);
  expect(state.over).toBe(true);
  await staging.catchUp(entries, [0], scene(4));
  expect(staging.now).toBeNull();
});

test('a long way behind, cards are shown and moves are not', async () => {
  const staging = new Staging();
  const behind = (news: LogEntry[]) =>
    staging.run({ before: scene(2), after: scene(4), entries: news, seats: [0], waited: () => true, behind: true });
  await behind([line('Teo goes', { acts: [{ do: 'step', of: 'doom', to: 3 }], stage: { kind: 'banner' } })]);
  expect(staging.banner).toBeNull();
  void behind(entries);
  await settle();
  expect(staging.now?.title).toBe('The lamps go out');
});

test('no card passes while something else lies over the table', async () => {
  const staging = new Staging();
  staging.held = true;
  const state = run(staging, true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.over).toBe(false);
  staging.held = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(staging.now?.title).toBe('The lamps go out');
  await vi.advanceTimersByTimeAsync(6000);
  expect(state.over).toBe(true);
});

// On a phone that was put aside while a pawn moved, the answers to the question before stood in the dock again.
test('between two cards nobody is asked what was asked before', async () => {
  const staging = new Staging();
  const asked = (doom: number, question: string): Scene => ({
    ...scene(doom),
    decision: {
      seat: 0,
      seats: [0],
      question,
      kind: 'pick',
      yours: true,
      options: [{ n: 0, verb: 'go', text: question, as: 'button' }],
      blocked: [],
    },
  });
  const news = [
    line('draws', { stage: { kind: 'full', title: 'The lamps go out' } }),
    line('somebody walks', { begins: true, acts: [{ do: 'step', of: 'doom', to: 3 }] }),
    line('draws again', { stage: { kind: 'full', title: 'The lamps go on' } }),
  ];
  const seen = new Set<string | undefined>();
  const cards = new Set<string>();
  let over = false;
  void staging
    .run({ before: asked(2, 'Where to?'), after: asked(4, 'What now?'), entries: news, seats: [0], waited: () => true })
    .then(() => (over = true));
  for (let i = 0; i < 1000 && !over; ++i) {
    await vi.advanceTimersByTimeAsync(25);
    if (staging.now) cards.add(staging.now.title);
    if (staging.scene) seen.add(staging.scene.decision?.question);
  }
  expect(over).toBe(true);
  expect([...cards]).toEqual(['The lamps go out', 'The lamps go on']);
  expect([...seen]).toEqual([undefined]);
  expect(staging.scene).toBeNull();
});

test('the end waits while a page lies open, and stands when it is wanted', () => {
  const staging = new Staging();
  const page: Scene = {
    ...scene(4),
    panels: [
      {
        id: 'page',
        kind: 'prose',
        place: 'stage',
        title: 'Book',
        lines: [{ prose: { heading: 'Last', paragraphs: ['It is morning.'] } }],
      } as never,
    ],
  };
  const end = line('It is over.', { point: 9, stage: { kind: 'full', ends: true, story: 'Bread.' } });
  staging.end([end], page);
  expect(staging.standing).toBeNull();
  expect(staging.waiting?.title).toBe('It is over.');
  staging.stand(staging.waiting!);
  expect(staging.standing?.title).toBe('It is over.');
});

test('a card that stands speaks the language of the log', () => {
  const staging = new Staging();
  const end = line('It is over.', { point: 9, stage: { kind: 'full', ends: true, story: 'Bread.' } });
  const card = line('Draws', { point: 9, stage: { kind: 'full', title: 'A card' } });
  staging.end([end], scene(4));
  const stood = staging.standing;
  staging.reword([card, end], [card, end, line('more', { point: 10 })]);
  expect(staging.standing).toBe(stood);
  const fine = line('È finita.', { point: 9, stage: { kind: 'full', ends: true, story: 'Pane.' } });
  staging.reword([card, end], [line('Pesca', { point: 9, stage: { kind: 'full', title: 'Una carta' } }), fine]);
  expect(staging.standing?.title).toBe('È finita.');
  expect(staging.standing?.stage.story).toBe('Pane.');
});
