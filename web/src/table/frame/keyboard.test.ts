// Keys on the page of a table, where a dialog lies over it.
import { expect, test, vi } from 'vitest';
import { Keyboard } from './keyboard';
import type { PageState } from './page-state.svelte';

function pageWith(sheet: string | null, step: { to: number } | null) {
  const undo = vi.fn();
  const page = {
    sheet,
    rule: null,
    curtained: null,
    consents: false,
    leaf: null,
    read: null,
    decision: null,
    typing: '',
    table: { undo, room: { undo: { step } }, staging: { now: null, standing: null } },
    aiming: { key: () => false },
    walker: { way: null },
    arranged: { over: [] },
  };
  return { page, undo, keyboard: new Keyboard(page as unknown as PageState, () => null) };
}
const pressed = (key: string, target?: Element) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
  if (target) Object.defineProperty(event, 'target', { value: target });
  return event;
};

// The dialog shows a u beside the first way back.
test('u goes back from the dialog that shows it, and closes it', () => {
  const { page, undo, keyboard } = pageWith('undo', { to: 4 });
  const dialog = document.createElement('dialog');
  const button = dialog.appendChild(document.createElement('button'));
  const event = pressed('u', button);
  keyboard.press(event);
  expect(undo).toHaveBeenCalledExactlyOnceWith({ to: 4 });
  expect(page.sheet).toBeNull();
  expect(event.defaultPrevented).toBe(true);
});

test('other dialogs and other keys stay as they are', () => {
  const other = pageWith('menu', { to: 4 });
  other.keyboard.press(pressed('u'));
  expect(other.undo).not.toHaveBeenCalled();
  expect(other.page.sheet).toBe('menu');
  const undo = pageWith('undo', { to: 4 });
  undo.keyboard.press(pressed('h'));
  expect(undo.page.sheet).toBe('undo');
  const nothing = pageWith('undo', null);
  nothing.keyboard.press(pressed('u'));
  expect(nothing.undo).not.toHaveBeenCalled();
});
