// Salem under its board.
import { rows, town, type Grounds } from '../../../web/src/art/kit';

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

export const grounds: Grounds = { salem: salemTown };
