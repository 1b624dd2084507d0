// A finger that goes sideways turns to another board; nothing else does.
import { expect, test, vi } from 'vitest';
import { Swipe } from './swipe';

type Touch = Partial<{ id: number; x: number; y: number; mouse: boolean; on: Element }>;
const touch = ({ id = 1, x = 0, y = 0, mouse = false, on = document.createElement('div') }: Touch): PointerEvent =>
  ({
    pointerId: id,
    isPrimary: id === 1,
    pointerType: mouse ? 'mouse' : 'touch',
    clientX: x,
    clientY: y,
    target: on,
  }) as unknown as PointerEvent;
function swiped(from: Touch, to: Touch): number[] {
  const turn = vi.fn();
  const swipe = new Swipe(turn);
  swipe.down(touch(from));
  swipe.up(touch(to));
  return turn.mock.calls.flat();
}

test('to the left is the next board, to the right the one before', () => {
  expect(swiped({ x: 200, y: 50 }, { x: 90, y: 60 })).toEqual([1]);
  expect(swiped({ x: 90, y: 60 }, { x: 200, y: 50 })).toEqual([-1]);
});

test('a tap, a way down the page and a mouse turn nothing', () => {
  expect(swiped({ x: 200 }, { x: 190 })).toEqual([]);
  expect(swiped({ x: 200, y: 0 }, { x: 130, y: 60 })).toEqual([]);
  expect(swiped({ x: 200, mouse: true }, { x: 20, mouse: true })).toEqual([]);
});

test('an enlarged board is moved and not turned, and two fingers enlarge it', () => {
  const zoomed = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  zoomed.classList.add('zoomed');
  expect(swiped({ x: 200, on: zoomed }, { x: 20 })).toEqual([]);
  const turn = vi.fn();
  const swipe = new Swipe(turn);
  swipe.down(touch({ x: 200 }));
  swipe.down(touch({ id: 2, x: 100 }));
  swipe.up(touch({ id: 2, x: 10 }));
  swipe.up(touch({ x: 380 }));
  expect(turn).not.toHaveBeenCalled();
});

test('the press that ends a swipe reaches nothing, the next one does', () => {
  const swipe = new Swipe(() => {});
  swipe.down(touch({ x: 200 }));
  swipe.up(touch({ x: 20 }));
  const click = { stopPropagation: vi.fn() } as unknown as MouseEvent;
  swipe.click(click);
  swipe.click(click);
  expect(click.stopPropagation).toHaveBeenCalledTimes(1);
});
