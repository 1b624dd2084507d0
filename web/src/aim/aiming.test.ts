import { beforeEach, describe, expect, test, vi } from 'vitest';
import { roomScene } from '../../tests/fixtures/room';
import type { Aim, Scene } from '../scene';
import { Aiming } from './aiming.svelte';

const flick = { dx: [-32767, 32767], dy: [-32767, 32767], speed: [0, 3500] };

function sceneWith(aim: Partial<Aim>): Scene {
  return {
    ...roomScene,
    decision: { ...roomScene.decision!, aim: { ...roomScene.decision!.aim!, bounds: flick, slows: 2_452_500, ...aim } },
  };
}
let scene: Scene;
const choose = vi.fn();
function begin(aim: Partial<Aim> = {}): Aiming {
  scene = sceneWith(aim);
  const aiming = new Aiming({ scene: () => scene, decision: () => scene.decision ?? null, choose });
  aiming.start(scene.decision!.options[0]!);
  return aiming;
}
beforeEach(() => choose.mockClear());

describe('a flick', () => {
  test('begins at the disc and faces the nearest enemy with a free way to it', () => {
    const aiming = begin({ maxStrength: 0 });
    expect(aiming.from).toEqual({ x: 80_000, y: 120_000 });
    expect(aiming.asks).toBe('shot');
    // The skeleton stands nearest, but behind a pillar; the thief is of the same side.
    expect(aiming.angle).toBeCloseTo(Math.atan2(140_000, 350_000));
  });

  test('is pulled back: it goes the other way, the harder the further', () => {
    const aiming = begin({ maxStrength: 0 });
    aiming.pull({ x: 80_000 - 30_000, y: 120_000 }, 60_000);
    expect(aiming.angle).toBeCloseTo(0);
    expect(aiming.strength).toBeCloseTo(0.5);
    expect(aiming.speed).toBe(1750);
    aiming.pull({ x: 80_000, y: 120_000 + 900_000 }, 60_000);
    expect(aiming.angle).toBeCloseTo(-Math.PI / 2);
    expect(aiming.strength).toBe(1);
    expect(aiming.answer()).toEqual({ dx: 0, dy: -32767, speed: 3500 });
  });

  test('is let go, unless it was hardly pulled', () => {
    const aiming = begin({ maxStrength: 0 });
    aiming.held = true;
    aiming.pull({ x: 79_900, y: 120_000 }, 60_000);
    expect(aiming.release(true)).toBe(false);
    expect(choose).not.toHaveBeenCalled();
    aiming.pull({ x: 20_000, y: 120_000 }, 60_000);
    expect(aiming.release(false)).toBe(false);
    expect(choose).not.toHaveBeenCalled();
    expect(aiming.release(true)).toBe(true);
    expect(choose).toHaveBeenCalledWith(0, { dx: 32767, dy: 0, speed: 3500 });
  });

  test('is no stronger than the table allows', () => {
    const aiming = begin({ maxStrength: 2000 });
    aiming.strength = 1;
    expect(aiming.speed).toBe(2000);
  });

  test('shows the first contact, and the push only where the table helps so far', () => {
    const aiming = begin({ maxStrength: 0 });
    expect(aiming.meeting!.body!.id).toBe('orc');
    expect(aiming.push).toBeNull();
    expect(begin({ helps: 'path', maxStrength: 0 }).push).not.toBeNull();
    expect(begin({ helps: 'none', maxStrength: 0 }).meeting).toBeNull();
  });

  test('comes to rest in the preview before what it cannot reach', () => {
    const aiming = begin({ maxStrength: 0 });
    aiming.strength = 0.1;
    expect(aiming.meeting).toMatchObject({ ends: 'rest', body: null });
  });

  test('is aimed by keys, finely with shift', () => {
    const aiming = begin({ maxStrength: 0 });
    const before = aiming.angle;
    const press = (key: string, shiftKey = false) => aiming.key({ key, shiftKey });
    press('ArrowRight');
    expect(aiming.angle - before).toBeCloseTo((2 * Math.PI) / 180);
    press('ArrowLeft', true);
    expect(aiming.angle - before).toBeCloseTo((1.9 * Math.PI) / 180);
    press('ArrowUp');
    press('ArrowDown', true);
    expect(aiming.strength).toBeCloseTo(0.54);
    expect(press('Tab')).toBe(false);
    press('Enter');
    expect(choose).toHaveBeenCalledTimes(1);
    press('Escape');
    expect(aiming.option).toBeNull();
    expect(press('Enter')).toBe(false);
  });

  test('turning goes round', () => {
    const aiming = begin();
    for (let i = 0; i < 180; ++i) aiming.turn(2);
    expect(Math.abs(aiming.angle)).toBeLessThanOrEqual(Math.PI + 1e-9);
  });
});

describe('a placement', () => {
  const bounds = { x: [0, 100_000], y: [0, 400_000] };

  test('stays within its bounds and tells what is in the way', () => {
    const aiming = begin({ bounds, zone: 'entry', radius: 12_500, from: { x: 50_000, y: 200_000 } });
    expect(aiming.asks).toBe('place');
    aiming.put({ x: 900_000, y: -5 });
    expect(aiming.place).toEqual({ x: 100_000, y: 0 });
    aiming.put({ x: 75_000, y: 255_000 });
    expect(aiming.crowded!.id).toBe('thief');
    aiming.put({ x: 40_000, y: 40_000 });
    expect(aiming.crowded).toBeNull();
    expect(aiming.astray).toBe(false);
    aiming.go();
    expect(choose).toHaveBeenCalledWith(0, { x: 40_000, y: 40_000 });
  });

  test('knows the circle it may stand in', () => {
    const aiming = begin({ bounds, around: { x: 50_000, y: 200_000, r: 25_000 }, from: { x: 50_000, y: 200_000 } });
    expect(aiming.place).toEqual({ x: 50_000, y: 200_000 });
    expect(aiming.astray).toBe(false);
    aiming.key({ key: 'ArrowUp', shiftKey: false });
    expect(aiming.place.y).toBe(195_000);
    aiming.put({ x: 50_000, y: 230_000 });
    expect(aiming.astray).toBe(true);
  });

  test('begins beside whoever shoots, towards what stands nearest', () => {
    const aiming = begin({
      bounds: { x: [0, 600_000], y: [0, 400_000], ...flick },
      radius: 6_500,
      maxStrength: 0,
      from: { x: 80_000, y: 120_000 },
      around: { x: 80_000, y: 120_000, r: 44_000 },
      shot: '',
    });
    expect(aiming.crowded).toBeNull();
    expect(aiming.astray).toBe(false);
    const far = Math.hypot(aiming.place.x - 80_000, aiming.place.y - 120_000);
    expect(far).toBeGreaterThanOrEqual(19_000 - 1);
    expect(far).toBeLessThan(24_000);
    expect(aiming.place.x).toBeGreaterThan(80_000);
    aiming.go();
    aiming.angle = Math.PI;
    // Backwards it would hit the chieftain himself.
    expect(aiming.meeting!.body!.id).toBe('chieftain');
  });

  test('is followed by the shot where both are asked for, and can be taken back', () => {
    const aiming = begin({ bounds: { ...bounds, ...flick }, maxStrength: 0 });
    aiming.put({ x: 30_000, y: 30_000 });
    aiming.go();
    expect(choose).not.toHaveBeenCalled();
    expect(aiming.asks).toBe('shot');
    expect(aiming.from).toEqual({ x: 30_000, y: 30_000 });
    aiming.cancel();
    expect(aiming.asks).toBe('place');
    aiming.go();
    aiming.go();
    expect(Object.keys(choose.mock.calls[0]![1]).sort()).toEqual(['dx', 'dy', 'speed', 'x', 'y']);
  });
});

test('numbers without a meaning of their own are simply asked for', () => {
  const aiming = begin({ bounds: { candles: [0, 7] } });
  expect(aiming.asks).toBe('numbers');
  aiming.tell('candles', 12);
  expect(aiming.numbers).toEqual({ candles: 7 });
  aiming.key({ key: 'ArrowLeft', shiftKey: false });
  aiming.go();
  expect(choose).toHaveBeenCalledWith(0, { candles: 6 });
});
