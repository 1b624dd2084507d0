// The first page where not everybody may open a table: it says so, and how to get there.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentences } from '../../tests/words';
import type { Access } from '../protocol';

const game = {
  id: 'game',
  title: 'A Game',
  tagline: '',
  theme: { id: 'game', tint: '#000', ground: '#000', ground2: '#000', engraving: '#000' },
  minutes: [30, 60],
  seats: [1, 2, 3],
  options: [],
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
