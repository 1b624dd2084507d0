import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../src/protocol';
import type { Scene } from '../src/scene';
import Curtain from '../src/table/people/Curtain.svelte';
import Log from '../src/table/log/Log.svelte';
import Prompt from '../src/table/prompt/Prompt.svelte';
import { roomOf } from './fake';

const scene = JSON.parse(readFileSync('tests/samples/salem-first-seat1-en.json', 'utf8')) as Scene;
let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

function prompt(of: Scene, more: object = {}) {
  const deeds = { onchoose: vi.fn(), onhover: vi.fn(), onblocked: vi.fn(), onauto: vi.fn(), onstops: vi.fn() };
  shown = mount(Prompt, {
    target: document.body,
    props: {
      scene: of,
      room: roomOf(of),
      hints: null,
      hovered: null,
      blockedOpen: null,
      busy: false,
      ...deeds,
      ...more,
    },
  });
  flushSync();
  return deeds;
}

test('who decides, what and why now', () => {
  prompt(scene);
  expect(document.querySelector('.who')!.textContent).toContain('Teo');
  expect(document.querySelector('.ask h2')!.textContent).toBe(scene.decision!.question);
  expect(document.querySelector('.because')!.textContent).toContain(scene.decision!.why!.rule!);
});

test('every option is a button with its key, and pressing it chooses it', () => {
  const { onchoose } = prompt(scene);
  const found = () => [...document.querySelectorAll<HTMLButtonElement>('.lc.can:not([aria-expanded]), .btn.choice')];
  const buttons = found();
  // One card that serves several choices stands for them; pressed, it stays, and they take the place of
  // the rest until one goes back.
  const cards = [...document.querySelectorAll<HTMLButtonElement>('.lc[aria-expanded=false].can')];
  expect(cards).toHaveLength(1);
  expect(cards[0]!.querySelector('kbd')!.textContent).toBe('P');
  cards[0]!.click();
  flushSync();
  const second = found();
  expect(second.length).toBeGreaterThan(1);
  expect(document.querySelectorAll('.lc')).toHaveLength(1);
  document.querySelector<HTMLButtonElement>('.lc.raised')!.click();
  flushSync();
  expect(found()).toHaveLength(buttons.length);
  buttons.splice(0, buttons.length, ...found(), ...second);
  expect(buttons).toHaveLength(scene.decision!.options.length);
  expect(onchoose).not.toHaveBeenCalled();
  const keys = buttons.map((each) => each.querySelector('kbd')!.textContent);
  expect(keys.toSorted()).toEqual(scene.decision!.options.map((each) => each.key).toSorted());
  buttons[0]!.click();
  expect(onchoose).toHaveBeenCalledOnce();
});

test('a card that asks a second question says what it does meanwhile', () => {
  const asking = scene.decision!.options.flatMap((each) => each.on ?? []);
  const twice = asking.find(
    (id) => asking.filter((other) => other === id).length > 1 && scene.cards!.some((card) => card.id === id),
  )!;
  prompt({
    ...scene,
    cards: scene.cards!.map((card) => (card.id === twice ? { ...card, text: ['The first damage is 1 less.'] } : card)),
  });
  expect(document.querySelector('.forecast')!.textContent).not.toContain('The first damage');
  document.querySelector<HTMLButtonElement>('.lc[aria-expanded=false].can')!.click();
  flushSync();
  expect(document.querySelector('.forecast')!.textContent).toContain('The first damage is 1 less.');
  // Its answers stand beside it.
  expect(document.querySelector('.flow .btn.choice')).not.toBeNull();
});

test('a card that is in use says what a press does with it', () => {
  const card = (id: string, more: object = {}) => ({ id, name: `The ${id}`, face: 'up' as const, at: {}, ...more });
  const option = (n: number, id: string, text: string) => ({
    n,
    verb: 'hold',
    text,
    piece: id,
    on: [id],
    as: 'card' as const,
    chance: 210,
  });
  const cards = [card('whip'), card('revolver', { states: ['in-use'] })];
  prompt({
    ...scene,
    cards,
    decision: {
      ...scene.decision!,
      options: [option(0, 'whip', 'Use the whip'), option(1, 'revolver', 'Put the revolver away')],
      blocked: [],
    },
  } as Scene);
  const [free, held] = [...document.querySelectorAll('.lc')];
  expect(free!.textContent).toContain('The whip');
  expect(held!.textContent).toContain('Put the revolver away');
  expect(held!.classList.contains('used') && !free!.classList.contains('used')).toBe(true);
});

test('where choices do not fit, the usual one stands below them', () => {
  const high = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  const option = (n: number, more: object = {}) => ({
    n,
    verb: 'give',
    text: `Gold to ${n}`,
    as: 'button' as const,
    ...more,
  });
  const options = [option(0), option(1), option(2, { verb: 'done', text: 'Go on', default: true })];
  const { onchoose } = prompt({ ...scene, decision: { ...scene.decision!, options, blocked: [] } });
  flushSync();
  const found = [...document.querySelectorAll<HTMLButtonElement>('[data-option="2"]')];
  expect(found.map((each) => each.closest('.below') !== null)).toEqual([true]);
  expect(document.querySelectorAll('.pages [data-option]')).toHaveLength(2);
  found[0]!.click();
  expect(onchoose).toHaveBeenCalledWith(2);
  high.mockRestore();
});

test('only what ends a question is offered for good', () => {
  const options = [
    { n: 0, verb: 'done', text: 'Done', as: 'button' as const },
    { n: 1, verb: 'trade', text: 'Trade with Teo', args: { seat: 1 }, as: 'button' as const },
  ];
  const decision = { ...scene.decision!, prompt: 'upkeep', options, blocked: [] };
  prompt({ ...scene, decision });
  document.querySelector<HTMLButtonElement>('.always')!.click();
  flushSync();
  expect([...document.querySelectorAll('dialog li p')].map((each) => each.textContent)).toEqual(['Done']);
});

test('where nothing may be answered for good it is not offered', () => {
  const options = [0, 1].map((seat) => ({
    n: seat,
    verb: 'trade',
    text: 'Trade',
    args: { seat },
    as: 'button' as const,
  }));
  prompt({ ...scene, decision: { ...scene.decision!, prompt: 'upkeep', options, blocked: [] } });
  expect(document.querySelector('.always')).toBeNull();
});

test('every blocked thing is there with its reason', () => {
  const first = scene.decision!.blocked[0]!;
  prompt(scene, { blockedOpen: first.piece });
  expect(document.querySelectorAll('.lc.out, .btn.blocked')).toHaveLength(scene.decision!.blocked.length);
  // It is read where one pressed, and once.
  const why = document.querySelector('[aria-expanded="true"] + .why-not')!;
  expect(why.textContent).toContain(first.reason.text);
  expect(why.textContent).toContain(first.reason.rule);
  expect(document.querySelector('.forecast')!.textContent).not.toContain(first.reason.text);
});

test('what the hovered option would bring', () => {
  const option = scene.decision!.options.find((each) => each.forecast)!;
  prompt(scene, { hovered: option.n });
  expect(document.querySelector('.forecast')!.textContent).toContain(option.forecast);
});

test('a long answer is said once, on its own button', () => {
  const text = 'Look at the top card of the purple Encounter deck, which may then go to the bottom.';
  const option = { n: 0, verb: 'choice', key: '1', text, rule: 'TG-176', as: 'button' as const };
  prompt(
    {
      ...scene,
      decision: { ...scene.decision!, options: [option, { ...option, n: 1, key: '2', text: 'Rest' }], blocked: [] },
    },
    { hovered: 0 },
  );
  expect(document.body.textContent!.split(text)).toHaveLength(2);
  expect(document.querySelector('.forecast')!.textContent).toContain('TG-176');
});

test('what a page keeps locked says there what it needs', () => {
  const blocked = [{ text: 'Ask the miller', rule: 'TG-906', reason: { text: 'Needs Empathy 1.', rule: 'TG-906' } }];
  prompt({ ...scene, decision: { ...scene.decision!, blocked } }, { paged: true });
  expect(document.querySelector('.blocked')!.textContent).toContain('Needs Empathy 1.');
});

test('hints stand at the options', () => {
  const answer = (n: number, chance: number, alike: boolean) => ({ n, chance, spread: 0.013, tries: 40, alike });
  prompt(scene, {
    hints: { same: false, reason: 'Sanity rises.', options: [answer(1, 0.43, true), answer(0, 0.3, false)] },
  });
  expect([...document.querySelectorAll('.chance')].map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['43%±2', '30%±2']),
  );
  expect(document.querySelector('.hinted .chance')!.textContent).toBe('43%±2');
  expect(document.querySelector('.forecast')!.textContent).toContain('Sanity rises.');
});

test('where all choices are about the same, none is the best', () => {
  const answer = (n: number) => ({ n, chance: 0.4, spread: 0.05, tries: 9, alike: true });
  prompt(scene, { hints: { same: true, reason: 'About the same.', options: [answer(1), answer(0)] } });
  expect(document.querySelector('.hinted, .chance.best')).toBeNull();
  expect(document.querySelector('.forecast')!.textContent!.trim()).toBe('About the same.');
});

test('who may not answer sees no options and is told who does', () => {
  const other = JSON.parse(readFileSync('tests/samples/salem-first-seat0-en.json', 'utf8')) as Scene;
  prompt(other);
  expect(document.querySelectorAll('.choices button')).toHaveLength(0);
  // A question says "you": whoever waits reads about the one who is asked.
  expect(document.querySelector('.ask h2')!.textContent).toContain('Teo');
  expect(document.querySelector('.ask')!.textContent).not.toContain(other.decision!.question);
});

test('the curtain shows a name and a button and nothing else', () => {
  const onopen = vi.fn();
  shown = mount(Curtain, {
    target: document.body,
    props: { seat: 2, letter: 'I', name: 'Iris', others: 'Nora', onopen },
  });
  expect(document.querySelector('h1')!.textContent).toContain('Iris');
  expect(document.querySelectorAll('button')).toHaveLength(1);
  document.querySelector('button')!.click();
  expect(onopen).toHaveBeenCalledOnce();
});

test('the log names whom somebody plays, and unfolds what followed', () => {
  const room = roomOf(scene);
  const turn = { round: 1, text: 'Round 1' };
  const entries: LogEntry[] = [
    { point: 1, turn, kind: 'choice', seat: 0, text: 'Go home', opens: true, as: 'told' },
    { point: 1, turn, kind: 'event', text: `${room.seats[0]!.name} goes home.`, rule: 'HS-115', as: 'line' },
    { point: 1, turn, kind: 'event', text: 'The door creaks.', rule: 'HS-116' },
  ];
  const sheets = {
    ...scene,
    panels: [{ id: 'sheet', kind: 'sheet', place: 'side', seat: 0, title: 'Dexter Drake' }],
  } as unknown as typeof scene;
  shown = mount(Log, { target: document.body, props: { entries, room, scene: sheets, since: 0, onreplay: vi.fn() } });
  flushSync();
  expect(document.body.textContent).not.toContain('Go home');
  const line = document.querySelector<HTMLButtonElement>('.line')!;
  expect(line.textContent).toBe(`${room.seats[0]!.name} (Dexter Drake) goes home.`);
  expect(document.body.textContent).not.toContain('The door creaks.');
  line.click();
  flushSync();
  expect(document.querySelector('.inside')!.textContent).toContain('The door creaks.');
});

test('a line of the log can be gone back to or seen again', () => {
  const entries: LogEntry[] = [
    {
      point: 4,
      turn: { round: 1, text: 'Round 1' },
      kind: 'choice',
      seat: 0,
      text: 'Nora goes',
      rule: 'HS-115',
      opens: true,
      as: 'line',
    },
    {
      point: 5,
      turn: { round: 1, text: 'Round 1' },
      kind: 'event',
      text: 'You see a wall',
      private: true,
      opens: true,
      as: 'line',
    },
  ];
  const [onundo, onreplay] = [vi.fn(), vi.fn()];
  shown = mount(Log, { target: document.body, props: { entries, room: roomOf(scene), since: 0, onundo, onreplay } });
  flushSync();
  const lines = [...document.querySelectorAll<HTMLButtonElement>('.line')];
  expect(lines.map((each) => each.textContent)).toEqual(['You see a wall', 'Nora goes']);
  expect(document.querySelector('.private svg[role]')!.getAttribute('aria-label')).toBe('only you read this');
  lines[1]!.click();
  flushSync();
  const [undo, replay] = [...document.querySelectorAll<HTMLButtonElement>('.act .btn')];
  undo!.click();
  replay!.click();
  expect(onundo).toHaveBeenCalledWith(4);
  expect(onreplay).toHaveBeenCalledWith(4);
});
