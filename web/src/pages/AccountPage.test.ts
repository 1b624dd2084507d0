// The page of one's own account: a new password, and an account where one is needed.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../api';
import { memory } from '../memory.svelte';
import { say } from '../words.svelte';
import AccountPage from './AccountPage.svelte';

let app: Record<string, unknown> | null = null;
let page: HTMLElement;

async function show(props: { invite?: string } = {}): Promise<void> {
  app = mount(AccountPage, { target: page, props });
  await settle();
}
const settle = async () => {
  for (let n = 0; n < 5; ++n) {
    await new Promise((later) => setTimeout(later));
    flushSync();
  }
};
const button = (text: string) => [...page.querySelectorAll('button')].find((each) => each.textContent === text);
function write(label: string, text: string): void {
  const input = [...page.querySelectorAll('label')]
    .find((each) => each.textContent?.startsWith(label))!
    .querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  vi.spyOn(api, 'games').mockResolvedValue({ games: [], shelf: [], access: 'open' } as never);
});
afterEach(() => {
  if (app) void unmount(app);
  app = null;
  page.remove();
  memory.session = '';
  vi.restoreAllMocks();
});

describe('the own password', () => {
  async function change(answer: () => Promise<never>): Promise<void> {
    memory.session = 's'.repeat(26);
    vi.spyOn(api.account, 'see').mockResolvedValue({ name: 'Nora', tables: [] } as never);
    vi.spyOn(api.account, 'change').mockImplementation(answer);
    await show();
    write(say('account.old_password'), 'the old one');
    write(say('account.new_password'), 'the new one');
    button(say('account.change'))!.click();
    await settle();
  }
  const refused = (code: string, message: string) => () => Promise.reject(new Refused({ code, message }, 403));

  it('is refused with the reason where the old one is wrong, and what was written stays', async () => {
    await change(refused('wrong_password', 'No.'));
    expect(page.querySelector('[role="alert"]')?.textContent).toBe(say('account.old_wrong'));
    expect([...page.querySelectorAll('input')].map((each) => each.value)).toEqual(['the old one', 'the new one']);
  });

  it('is refused in the words of the server where the new one will not do', async () => {
    await change(refused('weak_password', 'A password has at least 10 characters.'));
    expect(page.querySelector('[role="alert"]')?.textContent).not.toBe('');
    expect(page.querySelector('[role="status"]')).toBeNull();
  });

  it('is said to be changed, and stands in no field any more', async () => {
    await change(() => Promise.resolve(undefined as never));
    expect(page.querySelector('[role="alert"]')).toBeNull();
    expect(page.querySelector('[role="status"]')?.textContent).toBe(say('account.changed'));
    expect([...page.querySelectorAll('input')].map((each) => each.value)).toEqual(['', '']);
    expect(api.account.change).toHaveBeenCalledWith('s'.repeat(26), 'the old one', 'the new one');
  });
});

describe('somebody without an account', () => {
  it('makes one or signs in', async () => {
    await show();
    expect(button(say('account.enter'))).toBeDefined();
    expect(button(say('account.make'))).toBeDefined();
    expect(page.querySelector('.lead')?.textContent).toBe(say('account.lead'));
  });

  it('who was invited is told so', async () => {
    await show({ invite: 'i'.repeat(26) });
    expect(page.querySelector('.lead')?.textContent).toBe(say('account.invited'));
    expect(button(say('account.make'))).toBeDefined();
  });

  it('whose session is over is asked again', async () => {
    memory.session = 's'.repeat(26);
    vi.spyOn(api.account, 'see').mockRejectedValue(new Refused({ code: 'wrong_token', message: '' }, 403));
    await show();
    expect(memory.session).toBe('');
    expect(button(say('account.enter'))).toBeDefined();
  });
});
