// Prose: dashes stay with their words.
import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import Prose from './Prose.svelte';

function set(text: string): string {
  const target = document.createElement('p');
  const prose = mount(Prose, { target, props: { text } });
  const shown = target.textContent;
  void unmount(prose);
  return shown;
}

describe('a piece of prose', () => {
  it('keeps a dash that opens or closes what is said on the line of its word', () => {
    expect(set('El horno. —No he mirado —dice—. Solo')).toBe('El horno. —\u2060No he mirado —\u2060dice\u2060—. Solo');
  });

  it('lets a line end at a dash between two words', () => {
    expect(set('bread—or what was left')).toBe('bread—or what was left');
  });
});
