// What flies over the page, from the place that it leaves to the one where it lands: a token, a card, a gate
// that turns open. Pure: where it is after a share of its time.
import type { Act, Piece, Tone } from '../../scene';
import type { Vec } from '../plan/geometry';

export interface Flyer {
  key: string;
  /** In pixels of the window. */
  x: number;
  y: number;
  scale: number;
  /** In degrees. */
  turn: number;
  /** From 0, there, to 1, gone. */
  fade: number;
  look: 'token' | 'slip' | 'gate' | 'breath' | 'dark';
  icon: string;
  name: string;
  tone: Tone;
  /** Its name stands beside it. */
  plate: boolean;
}

export interface Flight {
  length: number;
  /** So long after the one before. */
  gap: number;
  at(share: number): Flyer;
}

export const flown = { bow: 850, apart: 180, fall: 640, gate: 1000, close: 1060, dim: 1500 } as const;
/** At most so many come with a plate, one after the other; more land together. */
const plates = 3;

const ease = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** From here to there on a bow, which rises over both. */
export function bow(from: Vec, to: Vec, share: number): Vec {
  const t = ease(share);
  const high = Math.min(140, 40 + 0.25 * Math.hypot(to.x - from.x, to.y - from.y));
  return { x: between(from.x, to.x, t), y: between(from.y, to.y, t) - 4 * high * t * (1 - t) };
}

const still = { turn: 0, fade: 0, plate: false } as const;

function flies(act: Act, from: Vec, to: Vec): Flight[] {
  const look = act.name ? 'slip' : 'token';
  return Array.from({ length: Math.max(1, Math.min(8, act.n ?? 1)) }, (_, i) => ({
    length: flown.bow,
    gap: flown.apart,
    at: (share) => ({
      ...still,
      ...bow(from, to, share),
      key: `${act.of ?? act.icon ?? ''} ${i}`,
      scale: between(1.15, 0.85, share),
      look,
      icon: act.icon ?? 'card-random',
      name: act.name ?? '',
      tone: act.tone ?? 'neutral',
    }),
  }));
}

/** A gate turns open; whoever has a face comes out large, with a name; what is found falls from above. */
function comes(piece: Piece, place: Vec, nth: number): Flight {
  const base = {
    ...still,
    key: piece.id,
    icon: piece.icon ?? 'card-random',
    name: piece.name ?? '',
    tone: piece.tone ?? 'neutral',
  };
  if (piece.at.dock === 'portal')
    return {
      length: flown.gate,
      gap: flown.gate,
      at: (share) => ({
        ...base,
        ...place,
        look: 'gate',
        scale: share < 0.7 ? between(0, 1.6, ease(share / 0.7)) : between(1.6, 1, ease((share - 0.7) / 0.3)),
        turn: between(-160, 0, ease(share)),
      }),
    };
  if (['monster', 'figure', 'pawn'].includes(piece.kind))
    return {
      length: flown.bow,
      gap: nth < plates ? flown.bow : 0,
      at: (share) => ({
        ...base,
        x: place.x + 34 * ease(share),
        y: place.y - 4 * 16 * share * (1 - share),
        look: 'token',
        scale: between(2.1, 1, ease(share)),
        fade: share < 0.12 ? 1 - share / 0.12 : 0,
        plate: nth < plates,
      }),
    };
  return {
    length: flown.fall,
    gap: flown.apart,
    at: (share) => ({ ...base, x: place.x, y: place.y - 170 * (1 - share * share), look: 'token', scale: 1 }),
  };
}

/** What becomes of a place: a gate falls into itself, a light shrinks, something opens. */
function becomes(act: Act, place: Vec): Flight {
  const base = { ...still, ...place, key: `${act.do} ${act.of ?? ''}`, icon: '', name: '', tone: 'tide' as const };
  if (act.do === 'dim')
    return {
      length: flown.dim,
      gap: flown.dim,
      at: (share) => ({ ...base, look: 'dark', scale: between(1.7, 0.3, ease(share)), fade: 1 - share }),
    };
  if (act.do === 'open')
    return {
      length: flown.gate,
      gap: flown.gate,
      at: (share) => ({
        ...base,
        look: 'gate',
        scale: between(0, 1.3, ease(share)),
        turn: between(-160, 0, share),
        fade: share > 0.85 ? (share - 0.85) / 0.15 : 0,
      }),
    };
  return {
    length: flown.close,
    gap: flown.close,
    at: (share) =>
      share < 0.72
        ? {
            ...base,
            look: 'gate',
            scale: share < 0.25 ? between(1, 1.35, share / 0.25) : between(1.35, 0, ease((share - 0.25) / 0.47)),
            turn: 300 * share,
          }
        : { ...base, look: 'breath', scale: between(0.4, 1.5, (share - 0.72) / 0.28), fade: (share - 0.72) / 0.28 },
  };
}

/** The flights of acts that belong together; those whose places nobody sees are left out. */
export function flightsOf(
  acts: readonly Act[],
  find: (id: string) => Vec | null,
  piece: (id: string) => Piece | null,
): Flight[] {
  let nth = 0;
  return acts.flatMap((act): Flight[] => {
    if (act.do === 'fly') {
      const from = find(act.from ?? '');
      const to = find(typeof act.to === 'string' ? act.to : '');
      return from && to ? flies(act, from, to) : [];
    }
    if (act.do === 'appear') {
      const there = piece(act.of ?? '');
      const place = there && find(there.at.area ?? '');
      if (!there || !place) return [];
      return [comes(there, place, ['monster', 'figure'].includes(there.kind) ? nth++ : nth)];
    }
    const place = find(act.of ?? '');
    return place ? [becomes(act, place)] : [];
  });
}

/** Where all are after so many milliseconds; those that have landed are gone, and those to come not yet there. */
export function flyersAt(flights: readonly Flight[], time: number): Flyer[] {
  let begins = 0;
  return flights.flatMap((flight) => {
    const share = (time - begins) / flight.length;
    begins += flight.gap;
    return share < 0 || share >= 1 ? [] : [flight.at(share)];
  });
}

export function lengthOfAll(flights: readonly Flight[]): number {
  let begins = 0;
  return flights.reduce((most, flight) => {
    const end = begins + flight.length;
    begins += flight.gap;
    return Math.max(most, end);
  }, 0);
}
