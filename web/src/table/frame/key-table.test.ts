import { expect, test } from 'vitest';
import { actionOf, keyTable, listed } from './key-table';

test('no key means two things at the same time', () => {
  for (const when of ['stage', 'table', 'page'] as const) {
    const keys = keyTable.filter((use) => use.when === when).flatMap((use) => use.keys.map((key) => key.toLowerCase()));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  }
});

test('a letter does the same however it is written, and each thing is listed once', () => {
  expect(actionOf('W', 'table')).toBe('waited');
  expect(actionOf('w', 'stage')).toBeNull();
  expect(actionOf('Escape', 'stage')).toBe('skip');
  expect(actionOf('Escape', 'table')).toBe('back');
  expect(new Set(listed.map((use) => use.says)).size).toBe(listed.length);
  expect(listed.map((use) => use.action)).toContain('waited');
});
