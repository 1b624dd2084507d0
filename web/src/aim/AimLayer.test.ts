// The aim on a board: a drag from the disc pulls it, letting go shoots, and what is shown depends on
// the table's help.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { roomScene } from '../../tests/fixtures/room';
import Board from '../board/Board.svelte';
import { memory } from '../memory.svelte';
import type { Scene } from '../scene';
import { Aiming } from './aiming.svelte';

let app: Record<string, unknown> | null = null;
let page: HTMLElement;
const choose = vi.fn();
let aiming: Aiming;

function show(scene: Scene = roomScene): void {
  aiming = new Aiming({ scene: () => scene, decision: () => scene.decision ?? null, choose });
  app = mount(Board, { target: page, props: { scene, aiming, form: 'wide' } });
  flushSync();
}
const svg = () => page.querySelector<SVGSVGElement>('.view > svg')!;
const disc = () => page.querySelector<SVGElement>('[data-node="chieftain"]')!;
/** Where a thing is drawn; without a size of its own the page is one pixel a board unit. */
function middle(): { x: number; y: number } {
  const [x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(disc().getAttribute('transform')!)!.slice(1).map(Number) as [
    number,
    number,
  ];
  const [left, top, w, h] = svg().getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number, number];
  return { x: x - left - w / 2, y: y - top - h / 2 };
}
function pointer(type: string, target: Element, at: { x: number; y: number }, kind = 'mouse'): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      clientX: at.x,
      clientY: at.y,
      pointerType: kind,
      pointerId: 1,
      isPrimary: true,
      button: 0,
    }),
  );
  flushSync();
}

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  choose.mockClear();
  memory.settings.release = true;
  SVGElement.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  if (app) void unmount(app);
  page.remove();
});

test.each(['mouse', 'touch'])('a disc is pulled and let go by %s', (kind) => {
  show();
  const at = middle();
  pointer('pointerdown', disc(), at, kind);
  expect(aiming.option).toBe(roomScene.decision!.options[0]);
  pointer('pointermove', svg(), { x: at.x - 50, y: at.y }, kind);
  pointer('pointermove', svg(), { x: at.x - 130, y: at.y }, kind);
  expect(aiming.angle).toBeCloseTo(0);
  expect(aiming.strength).toBeCloseTo(0.5);
  expect(page.querySelector('.aim .knob')).not.toBeNull();
  pointer('pointerup', svg(), { x: at.x - 130, y: at.y }, kind);
  expect(choose).toHaveBeenCalledTimes(1);
  const [n, flick] = choose.mock.calls[0]!;
  expect(n).toBe(0);
  expect(flick.dx).toBe(32767);
  expect(Math.abs(flick.dy)).toBeLessThan(20);
  expect(Math.abs(flick.speed - 1750)).toBeLessThan(5);
});

test('a pull may begin anywhere in the room, for discs at its edge', () => {
  show();
  aiming.start(roomScene.decision!.options[0]!);
  flushSync();
  const at = { x: middle().x + 200, y: middle().y + 60 };
  pointer('pointerdown', svg(), at, 'touch');
  pointer('pointermove', svg(), { x: at.x - 3, y: at.y }, 'touch');
  expect(aiming.strength).toBe(0.5);
  pointer('pointermove', svg(), { x: at.x - 130, y: at.y }, 'touch');
  expect(aiming.angle).toBeCloseTo(0);
  expect(aiming.strength).toBeCloseTo(0.5);
  pointer('pointerup', svg(), { x: at.x - 130, y: at.y }, 'touch');
  expect(choose).toHaveBeenCalledTimes(1);
});

test('what the engine foretells is drawn where the table helps that far', async () => {
  const decision = { ...roomScene.decision!, aim: { ...roomScene.decision!.aim!, helps: 'path' as const } };
  const scene = { ...roomScene, decision };
  const preview = vi.fn(() =>
    Promise.resolve({
      do: 'motion' as const,
      slows: 2_452_500,
      lasts: 1_000_000,
      courses: [
        {
          of: 'chieftain',
          legs: [
            [0, 80_000, 120_000, 700_000, 0],
            [300_000, 240_000, 120_000, 0, 100_000],
          ],
        },
        { of: 'skeleton', legs: [[300_000, 360_000, 150_000, 400_000, 0]], left: 600_000 },
      ],
      touches: [],
    }),
  );
  aiming = new Aiming({ scene: () => scene, decision: () => decision, choose, preview });
  app = mount(Board, { target: page, props: { scene, aiming, form: 'wide' } });
  aiming.start(decision.options[0]!);
  aiming.foresee();
  await vi.waitFor(() => expect(aiming.foretold.motion).not.toBeNull());
  flushSync();
  expect(preview).toHaveBeenCalledWith(0, aiming.answer());
  expect(page.querySelectorAll('.aim .way')).toHaveLength(2);
  expect(page.querySelectorAll('.aim .rest.own')).toHaveLength(1);
  expect(page.querySelectorAll('.aim .off')).toHaveLength(1);
});

test('a press without a pull shoots nothing, and neither does one that stays aimed', () => {
  show();
  const at = middle();
  pointer('pointerdown', disc(), at);
  pointer('pointerup', svg(), at);
  expect(choose).not.toHaveBeenCalled();
  memory.settings.release = false;
  pointer('pointerdown', disc(), at);
  pointer('pointermove', svg(), { x: at.x, y: at.y + 100 });
  pointer('pointerup', svg(), { x: at.x, y: at.y + 100 });
  expect(choose).not.toHaveBeenCalled();
  expect(aiming.angle).toBeCloseTo(-Math.PI / 2);
});

test('a drag that the browser takes away shoots nothing', () => {
  show();
  const at = middle();
  pointer('pointerdown', disc(), at, 'touch');
  pointer('pointermove', svg(), { x: at.x - 130, y: at.y }, 'touch');
  pointer('pointercancel', svg(), { x: at.x - 130, y: at.y }, 'touch');
  expect(choose).not.toHaveBeenCalled();
});

test('what is touched first is named, if the table helps', () => {
  show();
  aiming.start(roomScene.decision!.options[0]!);
  aiming.angle = 0;
  aiming.strength = 0.6;
  flushSync();
  expect(page.querySelector('.aim .says')!.textContent).toContain('Pillar');
  expect(page.querySelector('.aim .push')).toBeNull();
});

test('without help only the direction is shown', () => {
  show({ ...roomScene, decision: { ...roomScene.decision!, aim: { ...roomScene.decision!.aim!, helps: 'none' } } });
  aiming.start(roomScene.decision!.options[0]!);
  flushSync();
  expect(page.querySelector('.aim .ray')).not.toBeNull();
  expect(page.querySelector('.aim .says, .aim .ghost')).toBeNull();
});
