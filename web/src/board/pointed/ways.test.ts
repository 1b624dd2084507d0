import { describe, expect, test } from 'vitest';
import type { Decision, Option } from '../../scene';
import type { Spot } from '../plan/layout';
import { Dragging, placeAt } from './dragging.svelte';
import { goals, noWay, priceOf, wayTo } from './ways';
import { along, zoomPlace } from './zoom-place';

const step = (n: number, to: string, more: Partial<Option> = {}): Option => ({
  n,
  verb: 'move',
  text: `Go to ${to}`,
  on: [to],
  as: 'button',
  ...more,
});
const decision: Decision = {
  seat: 0,
  seats: [0],
  kind: 'pick',
  yours: true,
  options: [step(0, 'uptown'), step(1, 'dunwich', { cost: '$1' }), { n: 2, verb: 'end', as: 'button' }],
  blocked: [],
  walk: {
    verb: 'move',
    ways: [
      { to: 'woods', via: ['uptown', 'woods'], meets: ['Ghoul in Uptown'] },
      { to: 'asylum', reason: { text: 'It is 8 steps away.', rule: 'AH-079' } },
    ],
  },
};

describe('a way', () => {
  test('leads one step or several, or says why it does not', () => {
    expect(wayTo(decision, 'uptown')).toEqual({ to: 'uptown', via: ['uptown'] });
    expect(wayTo(decision, 'woods')?.via).toHaveLength(2);
    expect(wayTo(decision, 'moon')).toBeNull();
    expect([...goals(decision)].toSorted()).toEqual(['asylum', 'dunwich', 'uptown', 'woods']);
    expect(goals({ ...decision, walk: undefined }).size).toBe(0);
  });

  test('says what it costs and meets before it is gone', () => {
    const price = (to: string) => priceOf(decision, wayTo(decision, to)!);
    expect(price('uptown')).toBe('1 step.');
    expect(price('dunwich')).toBe('$1');
    expect(price('woods')).toContain('2 steps.');
    expect(price('woods')).toContain('Ghoul in Uptown');
  });

  test('that does not lead there says why at the place itself', () => {
    expect(noWay(wayTo(decision, 'asylum'), 'Asylum')).toMatchObject({
      text: 'Asylum',
      reason: { text: 'It is 8 steps away.' },
    });
    expect(noWay(wayTo(decision, 'woods'), 'Woods')).toBeUndefined();
  });
});

describe('a pawn that is taken', () => {
  const spot = (id: string, x: number, y: number): Spot => ({ area: { id }, x, y, rx: 20, ry: 20 }) as unknown as Spot;
  const spots = [spot('uptown', 0, 0), spot('woods', 100, 0), spot('asylum', 200, 0)];
  const taken = () => {
    const dragging = new Dragging({
      pawn: () => 'me',
      spots: () => spots,
      goals: () => new Set(['uptown', 'woods']),
      scale: () => 1,
    });
    return dragging;
  };

  test('is put where it may go, and stays where it may not', () => {
    const dragging = taken();
    expect(dragging.take('somebody else', { x: 50, y: 50 })).toBe(false);
    expect(dragging.take('me', { x: 50, y: 50 })).toBe(true);
    dragging.move({ x: 52, y: 50 });
    expect(dragging.holds('me')).toBe(false);
    dragging.move({ x: 105, y: 10 });
    expect([dragging.holds('me'), dragging.goal]).toEqual([true, 'woods']);
    expect(dragging.drop()).toBe('woods');
    expect(dragging.holds('me')).toBe(false);
    dragging.take('me', { x: 50, y: 50 });
    dragging.move({ x: 200, y: 0 });
    expect(dragging.drop()).toBeNull();
  });

  test('is meant for the nearest of two places that it covers', () => {
    expect(placeAt(spots, { x: 60, y: 0 }, 60)?.area.id).toBe('woods');
    expect(placeAt(spots, { x: 60, y: 300 }, 60)).toBeNull();
  });
});

test('a card that is shown large hides no way where there is room elsewhere', () => {
  const shown = { at: { x: 500, y: 300 }, away: 20, w: 300, h: 220, width: 1000, height: 600 };
  expect(zoomPlace(shown).left).toBeGreaterThan(500);
  const clear = along([
    { x: 900, y: 300 },
    { x: 500, y: 300 },
  ]);
  expect(zoomPlace({ ...shown, clear }).left + shown.w).toBeLessThan(500);
});
