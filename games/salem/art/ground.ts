// Salem under its board.
import { rows, town, townUnder, type GroundOptions, type Grounds } from '../../../web/src/art/kit';

const tints = ['#34465c', '#3f4a52', '#3a4560', '#49405a', '#4f4538', '#3c4b44', '#33505a'];

/** Salem: seven places on a ring road round a black harbour in which R'lyeh turns. */
export function salemTown() {
  const at = rows(
    [520, 216, 'miskatonic'],
    [826, 256, 'sanatorium'],
    [932, 450, 'newspaper'],
    [770, 615, 'witch_house'],
    [266, 615, 'inn'],
    [106, 450, 'cemetery'],
    [214, 262, 'church'],
  ).map(([x, y, id], i) => ({ id, x, y: y - 108, tint: tints[i]! }));
  return town({
    id: 'salem_town',
    w: 1056,
    h: 604,
    base: '#0d1116',
    trees: 0.22,
    tints: Object.fromEntries(at.map(({ id, tint }) => [id, tint])),
    tint: 'salem',
    nodes: at.map(({ id, x, y }) => ({
      id,
      x,
      y,
      district: id,
      pill: 0,
      clear: [
        [x - 60, y - 92, 120, 34],
        [x - 62, y - 62, 124, 124],
      ],
    })),
    links: at.map(({ id }, i) => [id, at[(i + 1) % at.length]!.id]),
    sea: [520, 330, 255, 160],
  });
}

/** The same under a board: the harbour lies where R'lyeh does, as wide as the ring of places leaves it. */
function townAt(land: NonNullable<GroundOptions['land']>) {
  const places = land.spots.filter(({ kind, id }) => kind === 'place' && id !== 'rlyeh');
  const middle = land.spots.find(({ id }) => id === 'rlyeh');
  const free = (of: 'x' | 'y', r: 'rx' | 'ry') =>
    Math.max(60, ...places.map((each) => Math.abs(each[of] - (middle?.[of] ?? 0)) - each[r]));
  return townUnder(
    // The board's own roads go round, and are drawn above.
    { ...land, spots: places, links: [] },
    {
      id: 'salem_town',
      base: '#0d1116',
      trees: 0.22,
      tint: 'salem',
      tints: Object.fromEntries(places.map(({ id }, i) => [id, tints[i % tints.length]!])),
      ...(middle ? { sea: [middle.x, middle.y, 0.72 * free('x', 'rx'), 0.74 * free('y', 'ry')] as const } : {}),
    } as Parameters<typeof townUnder>[1],
  );
}

export const grounds: Grounds = { salem: ({ land } = {}) => (land ? townAt(land) : salemTown()) };
