import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Panel, Scene } from '../../scene';
import { streetScene } from '../../../tests/fixtures/streets';
import { targetSelectors } from '../guide/pointers';
import CardTable from './CardTable.svelte';
import Contest from './Contest.svelte';
import Exchange from './Exchange.svelte';
import Finale from './Finale.svelte';
import KeyRow from './KeyRow.svelte';

let app: Record<string, unknown> | null = null;
const page = document.createElement('div');

function show(panel: Panel, scene: Scene): void {
  app = mount(Contest, { target: page, props: { panel, scene } });
  flushSync();
}
afterEach(() => {
  if (app) void unmount(app);
  app = null;
});

test('what a foe can do and what it says stand on its card', () => {
  const badge = (text: string) => ({ text, tone: 'neutral' as const, corner: 'upper-right' as const });
  show(
    {
      id: 'foe',
      kind: 'roll',
      place: 'stage',
      order: 1,
      title: 'Ghoul',
      badges: [badge('Ambush'), badge('Endless')],
      lines: [{ values: [{ name: 'toughness', value: 1 }] }, { prose: { paragraphs: ['It takes a weapon.'] } }],
    },
    streetScene,
  );
  expect([...page.querySelectorAll('.card .traits li')].map((each) => each.textContent)).toEqual(['Ambush', 'Endless']);
  expect(page.querySelector('.card p')!.textContent).toBe('It takes a weapon.');
  expect(page.querySelector('.dice')).toBeNull();
});

test.each(Object.entries({ CardTable, Contest, Exchange, Finale, KeyRow }))(
  'a note of the guide can point at a %s over the board',
  (_, over) => {
    const panel: Panel = {
      id: 'laid_out',
      kind: 'table',
      place: 'stage',
      order: 1,
      title: 'Laid out',
      lines: [{ cards: [] }],
    };
    const nothing = () => {};
    app = mount(over as typeof KeyRow, {
      target: page,
      props: {
        panel,
        scene: streetScene,
        decision: null,
        hovered: null,
        letters: [],
        busy: false,
        onchoose: nothing,
        onhover: nothing,
        onblocked: nothing,
        onback: null,
      } as never,
    });
    flushSync();
    expect(targetSelectors('laid_out', null).some((selector) => page.querySelector(selector))).toBe(true);
  },
);

test('a card on the counter says what it costs here, and not what is printed on it alone', () => {
  const knife = {
    id: 'offer_knife',
    kind: 'common',
    name: 'Knife',
    text: ['List price: $1'],
    cost: [{ icon: 'two-coins', name: 'money', value: 2 }],
  };
  const panel: Panel = {
    id: 'offers',
    kind: 'table',
    place: 'stage',
    order: 1,
    title: 'Choose',
    lines: [{ cards: ['offer_knife'] }],
  };
  const decision = {
    seat: 0,
    prompt: 'for_sale',
    text: 'What do you buy?',
    options: [{ n: 0, text: 'Buy “Knife” for $2', piece: 'offer_knife' }],
  };
  const nothing = () => {};
  app = mount(CardTable, {
    target: page,
    props: {
      panel,
      scene: { ...streetScene, cards: [knife] },
      decision,
      hovered: null,
      letters: [],
      busy: false,
      onchoose: nothing,
      onhover: nothing,
      onblocked: nothing,
    } as never,
  });
  flushSync();
  expect(page.querySelector('.cost')!.textContent!.trim()).toBe('2 money');
});
