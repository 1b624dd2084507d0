// Arkham from above, under its board.
import {
  smooth,
  tintOf,
  town,
  townUnder,
  type GroundOptions,
  type Grounds,
  type Point,
  type TownNode,
} from '../../../web/src/art/kit';

type Side = 'north' | 'east' | 'south' | 'west';
type Clear = NonNullable<TownNode['clear']>;
export interface Map {
  /** id, x, y, how wide its sign is. */
  streets: [string, number, number, number][];
  /** id, street, x, y, on which side its name stands. */
  places: [string, string, number, number, Side][];
  links: [string, string][];
}

/** The box of a name, which stays free of houses. */
const label = (x: number, y: number, side: Side, w = 104): Clear => {
  if (side === 'north') return [[x - w / 2, y - 70, w, 42]];
  if (side === 'south') return [[x - w / 2, y + 28, w, 42]];
  return side === 'east' ? [[x + 26, y - 12, w + 4, 24]] : [[x - w - 30, y - 12, w + 4, 24]];
};

/** Arkham from the places of its board; `map` lets a frame move the rows. */
export function arkhamTown(
  { streets, places, links }: Map,
  h = 604,
  map: (x: number, y: number) => [number, number] = (x, y) => [x, y],
) {
  const roads = streets.map(([id, x, y, pill]): TownNode => {
    const at = map(x, y);
    return { id, x: at[0], y: at[1], pill, district: id };
  });
  const wells = places.map(([id, district, x, y, side]): TownNode => {
    const at = map(x, y);
    const noroad = id === 'unvisited_isle';
    return { id, district, street: district, noroad, x: at[0], y: at[1], clear: label(at[0], at[1], side) };
  });
  const y0 = map(0, 345)[1];
  return town({
    id: 'arkham_town',
    w: 1056,
    h,
    nodes: roads.concat(wells),
    links,
    river: [
      [-20, y0 + 10],
      [120, y0 + 8],
      [300, y0 + 3],
      [528, y0],
      [760, y0 - 3],
      [940, y0 - 15],
      [1080, y0 - 24],
    ],
    riverWidth: (x) => 31 - 15 * smooth(560, 1000, x) + 8 * Math.exp(-Math.pow((x - 60) / 110, 2)),
    isle: [...map(42, 350), 34, 30],
  });
}

export const ARKHAM: Map = {
  streets: [
    ['northside', 186, 196, 116],
    ['downtown', 528, 196, 108],
    ['easttown', 870, 196, 104],
    ['rivertown', 828, 296, 116],
    ['french_hill', 936, 394, 132],
    ['southside', 704, 394, 116],
    ['uptown', 430, 394, 92],
    ['miskatonic_university', 160, 394, 150],
    ['merchant_district', 252, 296, 186],
  ],
  places: [
    ['arkham_asylum', 'downtown', 416, 128, 'north'],
    ['bank_of_arkham', 'downtown', 528, 128, 'north'],
    ['independence_square', 'downtown', 640, 128, 'north'],
    ['hibbs_roadhouse', 'easttown', 758, 128, 'north'],
    ['police_station', 'easttown', 870, 128, 'north'],
    ['velmas_diner', 'easttown', 982, 128, 'north'],
    ['silver_twilight_lodge', 'french_hill', 890, 456, 'south'],
    ['witch_house', 'french_hill', 986, 456, 'south'],
    ['river_docks', 'merchant_district', 42, 238, 'east'],
    ['unnamable', 'merchant_district', 42, 294, 'east'],
    ['unvisited_isle', 'merchant_district', 42, 350, 'east'],
    ['administration_building', 'miskatonic_university', 68, 456, 'south'],
    ['library', 'miskatonic_university', 160, 456, 'south'],
    ['science_building', 'miskatonic_university', 252, 456, 'south'],
    ['curiositie_shoppe', 'northside', 74, 128, 'north'],
    ['newspaper', 'northside', 186, 128, 'north'],
    ['train_station', 'northside', 298, 128, 'north'],
    ['black_cave', 'rivertown', 1014, 238, 'west'],
    ['general_store', 'rivertown', 1014, 294, 'west'],
    ['graveyard', 'rivertown', 1014, 350, 'west'],
    ['historical_society', 'southside', 612, 456, 'south'],
    ['mas_boarding_house', 'southside', 704, 456, 'south'],
    ['south_church', 'southside', 796, 456, 'south'],
    ['st_marys_hospital', 'uptown', 338, 456, 'south'],
    ['woods', 'uptown', 430, 456, 'south'],
    ['ye_olde_magick_shoppe', 'uptown', 522, 456, 'south'],
  ],
  links: [
    ['northside', 'downtown'],
    ['northside', 'merchant_district'],
    ['downtown', 'easttown'],
    ['downtown', 'merchant_district'],
    ['easttown', 'rivertown'],
    ['merchant_district', 'rivertown'],
    ['merchant_district', 'miskatonic_university'],
    ['rivertown', 'french_hill'],
    ['miskatonic_university', 'french_hill'],
    ['miskatonic_university', 'uptown'],
    ['uptown', 'southside'],
    ['southside', 'french_hill'],
  ],
};

type Land = NonNullable<GroundOptions['land']>;

/** Tints of streets in towns that have no tint of their own. */
const inks = ['northside', 'downtown', 'rivertown', 'uptown', 'southside', 'merchant_district', 'french_hill'];
const bare = (id: string) => id.replace(/_streets$/, '');

/** The town under a board. The river runs through it at the height of the isle, between the two rows of streets. */
function townAt(given: Land) {
  const land: Land = {
    ...given,
    spots: given.spots.map(({ parent, ...spot }) => ({
      ...spot,
      id: bare(spot.id),
      ...(parent ? { parent: bare(parent) } : {}),
    })),
    links: given.links.map(([a, b]) => [bare(a), bare(b)]),
  };
  const at = (id: string) => land.spots.find((spot) => spot.id === id);
  const streets = land.spots.filter(({ kind }) => kind === 'street');
  const tints = Object.fromEntries(streets.map(({ id }, n) => [id, tintOf(id, tintOf(inks[n % inks.length]!))]));
  const isle = at('unvisited_isle');
  const east = at('rivertown');
  const south = at('french_hill');
  if (!isle || !east || !south) return townUnder(land, { id: 'arkham_town', tints });
  const west = isle.y;
  const far = (east.y + south.y) / 2;
  const river = [-0.02, 0.11, 0.28, 0.5, 0.72, 0.89, 1.02].map((share, n): Point => {
    const wave = [4, 2, -3, 0, 3, -5, -8][n]!;
    return [share * land.w, west + (far - west) * smooth(0.1, 0.9, share) + wave];
  });
  return townUnder(land, {
    id: 'arkham_town',
    tints,
    river,
    riverWidth: (x) => 30 - 14 * smooth(0.5 * land.w, 0.95 * land.w, x),
    isle: [isle.x, isle.y, isle.rx + 12, isle.ry + 8],
  });
}

export const grounds: Grounds = {
  arkham: ({ h, land } = {}) => (land ? townAt(land) : arkhamTown(ARKHAM, h)),
};
