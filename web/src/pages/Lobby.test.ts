// The first page: where not everybody may open a table it says so; how a table is agreed on.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentences } from '../../tests/words';
import type { Access } from '../protocol';

const value = (id: string) => ({ id, title: id });
const preset = (id: string, options: Record<string, string>, guided = false) => ({
  id,
  title: `Preset ${id}`,
  says: '',
  guided,
  options,
  measured: [],
});
const game = {
  id: 'game',
  title: 'A Game',
  tagline: '',
  theme: { id: 'game', tint: '#000', ground: '#000', ground2: '#000', engraving: '#000' },
  minutes: [30, 60],
  seats: [1, 2, 3],
  options: [
    { id: 'box', title: 'A Box', values: [value('no'), value('yes')], default: 'no', box: true },
    { id: 'foe', title: 'The foe', values: [value('any'), value('worst')], default: 'any' },
    {
      id: 'prices',
      title: 'Prices',
      values: [value('low'), value('high')],
      default: 'low',
      ruling: true,
      says: 'High prices are harder.',
    },
  ],
  presets: [preset('first', {}, true), preset('standard', {}), preset('everything', { box: 'yes', prices: 'high' })],
  bots: [{ id: 'greedy', title: 'Greedy' }],
  guide: true,
  lesson: false,
};
const table = {
  table: 'abc',
  game: 'game',
  title: 'Wednesday',
  over: false,
  seats: [
    { seat: 0, name: 'Nora', open: false },
    { seat: 1, name: 'Teo', open: true },
  ],
};

let stop: (() => void) | null = null;
afterEach(() => {
  stop?.();
  stop = null;
  vi.restoreAllMocks();
  vi.resetModules();
});

/** The page as somebody sees it on a server for these people; what it knows of the server is asked anew. */
async function lobby(access: Access, session = ''): Promise<HTMLElement> {
  vi.resetModules();
  const { flushSync, mount, unmount } = await import('svelte');
  const { api } = await import('../api');
  const { teach } = await import('../words.svelte');
  const { memory } = await import('../memory.svelte');
  teach('en', sentences('en'));
  vi.spyOn(api, 'games').mockResolvedValue({ games: [game], shelf: [], access } as never);
  vi.spyOn(api, 'tables').mockResolvedValue({ tables: [table] } as never);
  memory.session = session;
  const { default: Lobby } = await import('./Lobby.svelte');
  const page = document.createElement('div');
  document.body.append(page);
  const app = mount(Lobby, { target: page });
  stop = () => {
    void unmount(app);
    page.remove();
    memory.session = '';
  };
  for (let n = 0; n < 5; ++n) {
    await new Promise((later) => setTimeout(later));
    flushSync();
  }
  return page;
}

const english = sentences('en');
const buttons = (page: HTMLElement) => [...page.querySelectorAll('button')].map((each) => each.textContent);
const link = (page: HTMLElement, text: string) =>
  [...page.querySelectorAll('a')].find((each) => each.textContent === text)?.getAttribute('href');

describe('who may not open a table here', () => {
  for (const access of ['accounts', 'invite'] as const)
    it(`is told how to get there (${access})`, async () => {
      const page = await lobby(access);
      expect(page.textContent).toContain(english['lobby.sign_in']);
      expect(link(page, english['account.enter']!)).toBe('/account');
      expect(buttons(page)).not.toContain(english['lobby.begin']);
    });

  it('is led to the account from an open seat, too', async () => {
    const page = await lobby('accounts');
    expect(link(page, english['lobby.open_take']!)).toBe('/account');
  });
});

describe('who may open a table', () => {
  it('begins one where everybody may', async () => {
    const page = await lobby('open');
    expect(buttons(page)).toContain(english['lobby.begin']);
    expect(page.textContent).not.toContain(english['lobby.sign_in']);
    expect(link(page, english['lobby.open_take']!)).toContain('/t/abc');
  });

  it('begins one where people with accounts may, and somebody is signed in', async () => {
    const page = await lobby('accounts', 's'.repeat(26));
    expect(buttons(page)).toContain(english['lobby.begin']);
  });
});

describe('a table is agreed on', () => {
  const press = async (page: HTMLElement, text: string) => {
    const { flushSync } = await import('svelte');
    [...page.querySelectorAll('button')].find((each) => each.textContent?.startsWith(text))!.click();
    flushSync();
  };
  const choose = async (page: HTMLElement, title: string, to: string) => {
    const { flushSync } = await import('svelte');
    const field = [...page.querySelectorAll('label')].find((each) => each.textContent?.startsWith(title))!;
    const select = field.querySelector('select')!;
    select.value = to;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };
  const cards = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('.preset')];
  const chosen = (page: HTMLElement) =>
    cards(page)
      .filter((each) => each.getAttribute('aria-pressed') === 'true')
      .map((each) => each.textContent?.trim());
  const foldedAway = (page: HTMLElement, text: string) =>
    [...page.querySelectorAll('label')].find((each) => each.textContent?.startsWith(text))?.closest('details')?.open;

  /** What is asked of the server when the table is begun. */
  const begun = async (page: HTMLElement) => {
    const { api } = await import('../api');
    const open = vi.spyOn(api, 'open').mockRejectedValue(new Error('not now'));
    await press(page, english['lobby.begin']!);
    await new Promise((later) => setTimeout(later));
    return open.mock.calls.at(-1)![0];
  };

  it('in one word, and on the standard if nothing is said', async () => {
    const page = await lobby('open');
    expect(cards(page)).toHaveLength(3);
    expect(chosen(page)).toEqual(['Preset standard']);
    expect(await begun(page)).toMatchObject({ options: {}, guided: false });
    await press(page, 'Preset everything');
    expect(chosen(page)).toEqual(['Preset everything']);
    expect(await begun(page)).toMatchObject({ options: { box: 'yes', prices: 'high' }, guided: false });
  });

  it('and a first game brings the guide along', async () => {
    const page = await lobby('open');
    await press(page, 'Preset first');
    expect(await begun(page)).toMatchObject({ guided: true });
  });

  it('option by option below, rulings folded once more with what each changes', async () => {
    const page = await lobby('open');
    expect(page.querySelector('.options')).toBeNull();
    await press(page, english['lobby.options']!);
    expect(page.querySelector('.boxes')?.textContent).toContain('A Box');
    expect(foldedAway(page, 'The foe')).toBeUndefined();
    expect(foldedAway(page, 'Prices')).toBe(false);
    expect(page.querySelector('details')?.textContent).toContain('High prices are harder.');
  });

  it('and says what was changed, until the preset is pressed again', async () => {
    const page = await lobby('open');
    const word = english['lobby.changed']!;
    await press(page, 'Preset everything');
    await press(page, english['lobby.options']!);
    expect(page.textContent).not.toContain(word);
    await choose(page, 'Prices', 'low');
    expect(chosen(page)[0]).toContain(word);
    expect(page.querySelector('summary')?.textContent).toContain('1 changed');
    expect(await begun(page)).toMatchObject({ options: { box: 'yes', prices: 'low' } });
    await press(page, 'Preset everything');
    expect(page.textContent).not.toContain(word);
    expect(await begun(page)).toMatchObject({ options: { box: 'yes', prices: 'high' } });
  });
});
