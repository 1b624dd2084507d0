import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeOf, takenSeat } from './router.svelte';

describe('addresses', () => {
  it('that the server knows are those that have a page', () => {
    const listed = readFileSync(join(process.cwd(), 'public', 'pages.txt'), 'utf8')
      .trim()
      .split('\n');
    const source = readFileSync(join(process.cwd(), 'src', 'router.svelte.ts'), 'utf8');
    const cases = [...source.matchAll(/case '([a-z-]+)':/g)].map((found) => found[1]!);
    expect([...listed].sort()).toEqual([...new Set(cases)].sort());
    for (const step of listed) {
      const path = step === 't' ? '/t/k3m9q2xa' : `/${step}`;
      expect(routeOf(path).page, path).not.toBe('lost');
    }
    expect(routeOf('/nowhere').page).toBe('lost');
  });
  it('lead to what a table has besides its board', () => {
    const tokens = ['a'.repeat(26), 'b'.repeat(26)];
    for (const page of ['replay', 'after', 'campaign'])
      expect(routeOf(`/t/k3m9q2xa/${page}`, '', `#${tokens.join(',')}`)).toMatchObject({
        page,
        table: 'k3m9q2xa',
        tokens,
      });
    expect(routeOf('/t/k3m9q2xa/nothing').page).toBe('lost');
  });
  it('say which open seat somebody has come to take', () => {
    expect(takenSeat('?seat=2')).toBe(2);
    for (const none of ['', '?seat=', '?seat=x', '?seat=-1', '?invite']) expect(takenSeat(none)).toBeNull();
  });
});
