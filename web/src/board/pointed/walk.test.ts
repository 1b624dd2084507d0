import { describe, expect, test } from 'vitest';
import type { Link, Scene } from '../../scene';
import salem from '../../../tests/samples/salem-first-seat1-en.json';
import { cellScene } from '../../../tests/fixtures/cells';
import { roomScene } from '../../../tests/fixtures/room';
import { streetScene } from '../../../tests/fixtures/streets';
import { placeThings } from '../plan/docks';
import { arrange } from '../plan/layout';
import { readingOrder, step, type Direction, type Stop } from './walk';

const link = (from: string, to: string): Link => ({ from, to, kind: 'road', way: 'both', state: 'open' });

describe('arrows', () => {
  const stops: Stop[] = [
    { id: 'west', x: 0, y: 100 },
    { id: 'middle', x: 100, y: 100 },
    { id: 'east', x: 260, y: 130 },
    { id: 'near', x: 130, y: 100 },
    { id: 'north', x: 100, y: 0 },
  ];
  test('follow a link that leads that way before anything nearer', () => {
    expect(step('middle', 'right', stops, [link('middle', 'east')])).toBe('east');
    expect(step('middle', 'right', stops, [])).toBe('near');
  });
  test('go by position where no link leads', () => {
    expect(step('middle', 'up', stops, [link('middle', 'east')])).toBe('north');
    expect(step('middle', 'left', stops, [])).toBe('west');
  });
  test('lead nowhere where nothing lies', () => {
    expect(
      step(
        'middle',
        'down',
        stops.filter((stop) => stop.id !== 'east'),
        [],
      ),
    ).toBeNull();
  });
  test('begin at the first stop when there is none yet', () => {
    expect(step('gone', 'up', stops, [])).toBe('west');
  });
});

test('reading order goes by rows and in a row from the left', () => {
  const ids = readingOrder([
    { id: 'd', x: 0, y: 200 },
    { id: 'b', x: 300, y: 10 },
    { id: 'a', x: 0, y: 0 },
  ]).map((each) => each.id);
  expect(ids).toEqual(['a', 'b', 'd']);
});

describe('every stop can be walked to', () => {
  const scenes: Record<string, Scene> = {
    salem: salem as unknown as Scene,
    streets: streetScene,
    cells: cellScene,
    room: roomScene,
  };
  test.each(Object.entries(scenes))('%s', (_, scene) => {
    for (const form of ['wide', 'tall'] as const) {
      const arrangement = arrange(scene, form);
      const stops: Stop[] = [
        ...[...arrangement.spots.values()].map((spot) => ({ id: spot.area.id, x: spot.x, y: spot.y })),
        ...placeThings(scene, arrangement).things.values(),
      ];
      // Whatever may be chosen has to be reached by arrows from any place: walk in all directions.
      const wanted = (scene.decision?.options ?? [])
        .flatMap((option) => option.on ?? [])
        .filter((id) => stops.some((stop) => stop.id === id));
      const seen = new Set([stops[0]!.id]);
      for (const id of seen)
        for (const way of ['up', 'down', 'left', 'right'] as Direction[]) {
          const to = step(id, way, stops, scene.links ?? []);
          if (to) seen.add(to);
        }
      for (const id of wanted) expect(seen.has(id), `${id} on the ${form} board`).toBe(true);
    }
  });
});
