import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../scene';
import { teach } from '../words.svelte';
import { sentences } from '../../tests/words';
import salem from '../../tests/samples/salem-first-seat1-en.json';
import waiting from '../../tests/samples/salem-first-seat0-en.json';
import { cellScene } from '../../tests/fixtures/cells';
import { roomScene } from '../../tests/fixtures/room';
import { streetScene } from '../../tests/fixtures/streets';
import Board from './Board.svelte';

const salemScene = salem as unknown as Scene;
const scenes: Record<string, Scene> = {
  salem: salemScene,
  streets: streetScene,
  cells: cellScene,
  room: roomScene,
};

let app: Record<string, unknown> | null = null;
let page: HTMLElement;

function show(scene: Scene, more: Record<string, unknown> = {}): void {
  app = mount(Board, { target: page, props: { scene, ...more } });
  flushSync();
}
const nodes = () => [...page.querySelectorAll<SVGElement>('[data-node]')];
const node = (id: string) => nodes().find((each) => each.dataset['node'] === id)!;
function press(on: Element, key: string): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeEach(() => {
  teach('en', sentences('en'));
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  if (app) void unmount(app);
  app = null;
  page.remove();
});

describe.each(Object.entries(scenes))('a scene of %s', (_, scene) => {
  for (const form of ['wide', 'tall'] as const)
    test(`offers everything that may be chosen on the ${form} board, to the keyboard too`, () => {
      const onchoose = vi.fn();
      show(scene, { onchoose, form });
      for (const option of scene.decision!.options) {
        const there = (option.on ?? []).map(node).filter(Boolean);
        for (const each of there) {
          expect(each.getAttribute('role'), option.text).toBe('button');
          expect(each.getAttribute('tabindex'), option.text).toBe('0');
          expect(each.getAttribute('aria-label')).toContain('may be chosen');
          expect(each.querySelector('.choice'), option.text).not.toBeNull();
        }
        const own = there.find(
          (each) => scene.decision!.options.filter((other) => other.on?.includes(each.dataset['node']!)).length === 1,
        );
        if (!own) continue;
        press(own, 'Enter');
        expect(onchoose).toHaveBeenLastCalledWith(option.n);
      }
    });

  test('lights nothing up that may not be chosen', () => {
    show(scene);
    const offered = new Set(scene.decision!.options.flatMap((option) => option.on ?? []));
    for (const each of nodes())
      if (!offered.has(each.dataset['node']!)) expect(each.querySelector('.choice'), each.dataset['node']).toBeNull();
  });

  test('tells why what is blocked is blocked', () => {
    const onchoose = vi.fn();
    show(scene, { onchoose });
    for (const blocked of scene.decision!.blocked) {
      const there = (blocked.on ?? []).map(node).filter(Boolean)[0];
      if (!there) continue;
      expect(there.getAttribute('aria-label')).toContain(blocked.reason.text!);
      press(there, ' ');
      expect(page.querySelector('[role=dialog]')!.textContent).toContain(blocked.reason.text!);
      press(there, 'Escape');
      expect(page.querySelector('[role=dialog]')).toBeNull();
    }
    expect(onchoose).not.toHaveBeenCalled();
  });

  test('has a name for every stop, and no button inside another', () => {
    show(scene);
    for (const each of nodes()) expect(each.getAttribute('aria-label')?.trim(), each.dataset['node']).toBeTruthy();
    expect(page.querySelector('[role=button] [role=button], [role=button] [tabindex]')).toBeNull();
  });
});

test('a place says its name, its key, and all that lies there', () => {
  show(salemScene);
  const label = node('sanatorium').getAttribute('aria-label')!;
  for (const word of ['Sanatorium', '1', 'may be chosen', 'Byakhee', 'portal tile, unknown', 'Elixir of Nus'])
    expect(label).toContain(word);
});

test('somebody else’s decision lights nothing up', () => {
  show(waiting as unknown as Scene);
  expect(page.querySelector('.choice')).toBeNull();
});

test('arrows walk the links', () => {
  show(salemScene);
  node('miskatonic').focus();
  press(node('miskatonic'), 'ArrowRight');
  expect(document.activeElement).toBe(node('sanatorium'));
  press(node('sanatorium'), 'ArrowDown');
  expect(document.activeElement).toBe(node('newspaper'));
});

test('pointing tells the prompt, and what the prompt points at is hot', () => {
  const onhover = vi.fn();
  show(salemScene, { onhover, hovered: 2 });
  node('inn').focus();
  expect(onhover).toHaveBeenLastCalledWith(3);
  const rings = node('witch_house').querySelectorAll('.choice rect');
  expect([...rings].some((ring) => ring.getAttribute('stroke') === 'var(--flame-hot)')).toBe(true);
  expect(
    [...node('inn').querySelectorAll('.choice rect')].some(
      (ring) => ring.getAttribute('stroke') === 'var(--flame-hot)',
    ),
  ).toBe(false);
});

test('a thing with several choices asks which is meant', () => {
  const onchoose = vi.fn();
  show(streetScene, { onchoose });
  press(node('elder_thing'), 'Enter');
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('[role=dialog] .choice')];
  expect(buttons.map((button) => button.textContent!.trim())).toEqual([
    '3 Fight the Elder Thing',
    '4 Slip past the Elder Thing',
  ]);
  buttons[1]!.click();
  expect(onchoose).toHaveBeenCalledWith(3);
});

test('a face-down card shows no name and no needs', () => {
  show(salemScene);
  const label = node('old_one_2').getAttribute('aria-label')!;
  expect(label).toContain('face down');
  expect(label).not.toContain('asks for');
});

test('a card is enlarged by pressing it, with the text of its effect', () => {
  const scene: Scene = { ...salemScene, decision: null };
  show(scene);
  press(node('creature_1'), 'Enter');
  expect(page.querySelector('.zoomed-card')!.textContent).toContain('Defeated with: Magic Glasses');
});

test('the board can be enlarged and shown whole again', () => {
  show(salemScene);
  const before = page.querySelector('.view > svg')!.getAttribute('viewBox');
  press(node('inn'), '+');
  const after = page.querySelector('.view > svg')!.getAttribute('viewBox');
  expect(after).not.toBe(before);
  press(node('inn'), 'Home');
  expect(page.querySelector('.view > svg')!.getAttribute('viewBox')).toBe(before);
});

test('whoever has acted is ticked, not crossed out', () => {
  show(roomScene);
  const crosses = () =>
    [...node('troll').querySelectorAll('path')].filter((path) => path.getAttribute('stroke') === 'var(--ember)');
  expect(node('troll').querySelector('path[stroke="var(--bone)"]')).not.toBeNull();
  expect(crosses()).toHaveLength(0);
});

test('no card comes over the board after Enter has chosen', () => {
  vi.useFakeTimers();
  try {
    show({
      ...salemScene,
      decision: {
        ...salemScene.decision!,
        options: [{ n: 0, verb: 'fight', text: 'Fight', on: ['creature_1'], as: 'button' }],
      },
    });
    node('creature_1').focus();
    press(node('creature_1'), 'Enter');
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(page.querySelector('.zoomed-card')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a place shows one state at the most, and tells the rest to whoever looks at it', () => {
  const hint = (text: string) => ({
    icon: 'swap-bag',
    text,
    tone: 'neutral' as const,
    corner: 'upper-right' as const,
    says: `${text} may be found`,
  });
  const scene: Scene = {
    ...streetScene,
    decision: null,
    areas: (streetScene.areas ?? []).map((area) =>
      area.id === 'woods'
        ? { ...area, badges: [hint('Rumor'), hint('Marker')], finds: [hint('Items'), hint('Spells')] }
        : area,
    ),
  };
  show(scene);
  expect(node('woods').querySelectorAll('title')).toHaveLength(1);
  press(node('woods'), 'Enter');
  for (const word of ['Rumor', 'Marker', 'Items', 'Spells'])
    expect(page.querySelector('.place')!.textContent).toContain(`${word} may be found`);
});

test('a press on a pile asks about everything that lies in it', () => {
  const monster = (id: string, order: number) => ({
    id,
    kind: 'monster' as const,
    name: id,
    at: { area: 'woods', dock: 'creature' as const, order },
  });
  const scene: Scene = {
    ...streetScene,
    areas: (streetScene.areas ?? []).map((area) => ({
      ...area,
      docks: [{ role: 'creature', at: 3, capacity: 3, shows: 'top' }],
    })),
    pieces: [monster('ghoul', 0), monster('cultist', 1)],
    decision: {
      ...streetScene.decision!,
      options: ['ghoul', 'cultist'].map((id, n) => ({
        n,
        verb: 'fight',
        text: `Fight the ${id}`,
        on: [id],
        as: 'button' as const,
      })),
      blocked: [],
    },
  };
  show(scene);
  press(node('ghoul'), 'Enter');
  expect([...page.querySelectorAll('[role=dialog] .choice')].map((button) => button.textContent!.trim())).toEqual([
    'Fight the ghoul',
    'Fight the cultist',
  ]);
});

test('what stands in a place leads there too; a card is read first', () => {
  const onchoose = vi.fn();
  const onhover = vi.fn();
  const scene: Scene = {
    ...streetScene,
    pieces: [
      { id: 'clue', kind: 'token', name: 'Clue', at: { area: 'woods', dock: 'clue', order: 0 } },
      { id: 'ghoul', kind: 'monster', name: 'Ghoul', card: 'ghoul', at: { area: 'woods', dock: 'creature', order: 0 } },
    ],
    decision: {
      ...streetScene.decision!,
      walk: undefined,
      options: [{ n: 3, verb: 'go', text: 'Go to the Woods', on: ['woods'], as: 'button' as const }],
      blocked: [],
    },
  };
  show(scene, { onchoose, onhover });
  node('clue').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  expect(onhover).toHaveBeenLastCalledWith(3);
  expect(node('clue').classList.contains('pressable')).toBe(true);
  node('clue').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(3);
  onchoose.mockClear();
  for (const calls of [0, 1]) {
    press(node('ghoul'), 'Enter');
    expect(onchoose).toHaveBeenCalledTimes(calls);
  }
});

test('a press on a gate offers the way to its place, and tells there why none leads on', () => {
  const onwalk = vi.fn(() => true);
  const onchoose = vi.fn();
  const scene: Scene = {
    ...streetScene,
    pieces: [
      { id: 'ghoul', kind: 'monster', name: 'Ghoul', card: 'ghoul', at: { area: 'woods', dock: 'creature', order: 0 } },
    ],
    decision: {
      ...streetScene.decision!,
      walk: { verb: 'go', ways: [] },
      options: [{ n: 3, verb: 'go', text: 'Go to the Woods', on: ['woods'], as: 'button' as const }],
      blocked: [],
    },
  };
  show(scene, { onwalk, onchoose });
  node('ghoul').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  expect(onwalk).toHaveBeenCalledExactlyOnceWith('woods');
  expect(onchoose).not.toHaveBeenCalled();
  expect(page.querySelector('.zoomed-card')).toBeNull();
  if (app) void unmount(app);
  const reason = { text: 'It is 8 steps away.' };
  show(
    {
      ...scene,
      decision: { ...scene.decision!, walk: { verb: 'go', ways: [{ to: 'woods', reason }] }, options: [] },
    } as Scene,
    { onwalk },
  );
  press(node('woods'), 'Enter');
  expect(page.querySelector('.callout .reason')!.textContent).toContain('It is 8 steps away.');
});

test('the name of a place is pressed like the place', () => {
  const onchoose = vi.fn();
  show(streetScene, { onchoose });
  const option = streetScene.decision!.options.find((each) =>
    each.on?.some((id) => node(id)?.querySelector(':scope > .hit')),
  )!;
  const id = option.on!.find((each) => node(each)?.querySelector(':scope > .hit'))!;
  node(id)
    .querySelector(':scope > .hit')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  expect(onchoose.mock.calls.length > 0 || page.querySelector('.callout') !== null).toBe(true);
});
