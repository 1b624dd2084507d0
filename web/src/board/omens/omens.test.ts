// What may come up: told in sentences, drawn as ways.
import { describe, expect, it } from 'vitest';
import type { Omen } from '../../scene';
import { streetScene } from '../../../tests/fixtures/streets';
import { placeThings } from '../plan/docks';
import { arrange } from '../plan/layout';
import { foretell, waysOf } from './omens';

const piece = streetScene.pieces!.find((each) => each.kind === 'monster')!;
const omen: Omen = {
  id: 'omen_moon',
  symbol: 'moon',
  name: 'moon',
  drifts: [
    { of: piece.id, arrow: 'white', via: ['northside', 'downtown'] },
    { of: piece.id, arrow: 'black' },
  ],
};

describe('omens', () => {
  it('tells where a piece goes on white and that it stays on black', () => {
    const [name, line] = foretell(omen, streetScene);
    expect(name).toBe('Moon.');
    expect(line).toContain(piece.name);
    expect(line).toContain('Downtown on white');
    expect(line).toContain('stays on black');
  });

  it('joins the ways between which somebody will choose', () => {
    const [, line] = foretell(
      {
        ...omen,
        drifts: [
          { of: piece.id, via: ['uptown'] },
          { of: piece.id, via: ['southside'] },
        ],
      },
      streetScene,
    );
    expect(line).toMatch(/Uptown or Southside\.$/);
  });

  it('draws a way from the piece over all its areas', () => {
    const arrangement = arrange(streetScene, 'wide');
    const places = placeThings(streetScene, arrangement);
    const [white, black] = waysOf(omen.drifts, arrangement, places);
    expect(white!.points).toHaveLength(3);
    expect(white!.points.at(-1)).toMatchObject({ x: 528, y: 196 });
    expect(black!.points).toHaveLength(1);
  });

  it('draws nothing for a piece that is not on the board', () => {
    const arrangement = arrange(streetScene, 'wide');
    expect(waysOf([{ of: 'nobody', via: ['uptown'] }], arrangement, placeThings(streetScene, arrangement))).toEqual([]);
  });
});
