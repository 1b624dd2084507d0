// The page for whoever reads it to the table: what the scene calls a page, in full, with its answers.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../protocol';
import type { Decision, Panel, Scene } from '../../scene';
import { beatsOf, stagedAt } from '../../stage/staged';
import { Staging } from '../../stage/staging.svelte';
import { memory } from '../../memory.svelte';
import { openLeaf, openTitles, stagedLeaf } from './leaf';
import Reading from './Reading.svelte';

const page: Panel = {
  id: 'journal',
  kind: 'prose',
  place: 'stage',
  title: 'The Mill',
  lines: [
    {
      prose: { heading: 'Flour on the Stairs', paragraphs: ['The wheel stands.', 'Somebody *swept*.'], initial: true },
    },
  ],
};
const scene = (...panels: Panel[]): Scene => ({
  game: 'g',
  theme: 'g',
  revision: 1,
  viewer: 0,
  clock: { round: 1 },
  panels,
});
const entry = (more: Partial<LogEntry>): LogEntry => ({
  point: 1,
  turn: { round: 1, text: 'Day 1' },
  kind: 'event',
  text: 'A line',
  ...more,
});
const read = entry({
  text: 'Flour on the Stairs: The wheel stands.',
  stage: {
    kind: 'full',
    what: 'The Mill',
    title: 'Flour on the Stairs',
    lines: ['The wheel stands. \nSomebody *swept*.'],
    page: true,
  },
});
const decision: Decision = {
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  question: 'Flour on the Stairs: what now?',
  options: [
    { n: 4, verb: 'c', key: '1', text: 'Climb', cost: '1 Energy', as: 'button' },
    { n: 5, verb: 'c', key: '2', text: 'Leave', as: 'button', default: true },
  ],
  blocked: [{ text: 'Ask the miller', reason: { text: 'Needs Empathy 1.' } }],
};

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent?.replace(/\s+/g, ' ').trim());

test('a panel of prose over the board is a page, and so is a line that says it is one', () => {
  const leaf = {
    place: 'The Mill',
    title: 'Flour on the Stairs',
    paragraphs: ['The wheel stands.', 'Somebody *swept*.'],
    printed: [],
  };
  expect(openLeaf(scene(page))).toEqual(leaf);
  const inOne = [{ prose: { heading: 'Flour on the Stairs', paragraphs: ['The wheel stands. \nSomebody *swept*.'] } }];
  expect(openLeaf(scene({ ...page, lines: inOne }))).toEqual(leaf); // a translation with more paragraphs
  expect(stagedLeaf(stagedAt(read))).toEqual(leaf);
  expect(openLeaf(scene({ ...page, place: 'side' }))).toBeNull();
  expect(openLeaf(null)).toBeNull();
  const card = entry({
    stage: { kind: 'full', title: 'A Cart', card: 'cart', story: 'It comes.', lines: ['Lose 1 Food.'] },
  });
  expect(stagedLeaf(stagedAt(card))).toBeNull();
  const event = entry({ stage: { ...card.stage!, page: true } });
  expect(stagedLeaf(stagedAt(event))).toMatchObject({ paragraphs: ['It comes.'], printed: ['Lose 1 Food.'] });
});

test('the page stands there whole, with its answers, what they cost and what is locked', () => {
  const onchoose = vi.fn();
  const onclose = vi.fn();
  shown = mount(Reading, {
    target: document.body,
    props: { leaf: openLeaf(scene(page))!, decision, onchoose, onclose },
  });
  flushSync();
  expect(texts('article > *')).toEqual(['The Mill', 'Flour on the Stairs', 'The wheel stands.', 'Somebody swept.']);
  expect(texts('article em')).toEqual(['swept']);
  expect(texts('.answer')).toEqual(['1 Climb1 Energy', '2 Leave', 'Ask the millerNeeds Empathy 1.']);
  expect(texts('.question')).toEqual([]);
  document.querySelectorAll<HTMLButtonElement>('button.answer')[1]!.click();
  expect(onchoose).toHaveBeenCalledWith(5);
  document.querySelector<HTMLButtonElement>('.leave')!.click();
  expect(onclose).toHaveBeenCalled();
});

test('who only reads is told who decides, and goes on from a page on the stage', () => {
  const leaf = openLeaf(scene(page))!;
  shown = mount(Reading, {
    target: document.body,
    props: { leaf, decision: null, waitsFor: 'Teo', onchoose: () => {}, onclose: () => {} },
  });
  flushSync();
  expect(texts('.question')[0]).toContain('Teo');
  void unmount(shown);
  const onnext = vi.fn();
  shown = mount(Reading, {
    target: document.body,
    props: { leaf, decision: null, onnext, onchoose: () => {}, onclose: () => {} },
  });
  flushSync();
  document.querySelector<HTMLButtonElement>('.answer')!.click();
  expect(onnext).toHaveBeenCalled();
});

test('a page that lies open afterwards is read there and not staged before', async () => {
  memory.settings.stage = 'brisk';
  memory.settings.motion = 'reduced';
  expect(openTitles(scene(page))).toEqual(new Set(['Flour on the Stairs']));
  expect(beatsOf([read], [0])).toMatchObject([{ turns: true, card: { title: 'Flour on the Stairs' } }]);
  const run = (after: Scene) => {
    const staging = new Staging();
    void staging.run({ before: scene(), after, entries: [read], seats: [0], waited: () => true });
    return staging;
  };
  const open = run(scene(page));
  const gone = run(scene());
  await vi.waitFor(() => expect(gone.turned?.title).toBe('Flour on the Stairs'));
  expect(open.turned).toBeNull();
  gone.skip();
});

test('while somebody reads, pages come whatever is staged otherwise, and wait to be turned', async () => {
  memory.settings.stage = 'off';
  const card = entry({ text: 'A cart comes.', begins: true, stage: { kind: 'full', title: 'A Cart' } });
  const staging = new Staging();
  staging.reading = true;
  let over = false;
  void staging
    .run({
      before: scene(),
      after: scene(),
      entries: [card, { ...read, begins: true }],
      seats: [0],
      waited: () => true,
    })
    .then(() => (over = true));
  await vi.waitFor(() => expect(staging.turned?.title).toBe('Flour on the Stairs'));
  await new Promise((later) => setTimeout(later, 50));
  expect(over).toBe(false);
  staging.next();
  await vi.waitFor(() => expect(over).toBe(true));
  memory.settings.stage = 'calm';
});
