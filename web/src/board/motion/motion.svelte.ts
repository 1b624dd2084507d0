// Motion from events: one thing moves at a time, in the order of the acts, and a press anywhere
// finishes what is left. Acts are played on the scene before; the scene after is shown when `play`
// is done. With reduced motion nothing moves, and what would have is marked as just changed.
import { fadeAt, placeAt } from '../../aim/trajectory';
import { memory, still } from '../../memory.svelte';
import type { Act, Course, Die, Piece, Touch } from '../../scene';
import { candle, card, dice, flick, knock, step } from '../../sound/effects';
import { together, type Throw } from '../dice/dice';
import { distance, type Vec } from '../plan/geometry';
import { flightsOf, flyersAt, lengthOfAll, type Flyer } from './flights';

interface Plain {
  kind: string;
  of: string;
  via: string[];
  to: number;
  dice: Die[];
  need: number | undefined;
  text: string;
  path: { t: number; x: number; y: number }[];
  slows: number;
  lasts: number;
  courses: Course[];
  touches: Touch[];
}

/** How much slower slow motion is. */
export const slowly = 5;
/** A real flick is over before an eye has followed it: it is shown at half its speed, and for at least
 * so many milliseconds. */
export const calmly = { slower: 2, least: 700 } as const;

/** How long a motion of so many microseconds is shown. */
export function lengthOf(lasts: number, slow: boolean): number {
  return Math.max(calmly.least, (lasts / 1000) * calmly.slower) * (slow ? slowly : 1);
}

/** Dice fall for `die` and land one after the other, `apart` from each other; they lie for `rest`, then those that
 * count turn, come to the `front` and fill a `socket` each, and there is time to `read`. */
export const times = {
  step: 320,
  turn: 320,
  track: 120,
  /** A piece of a bar of a few. */
  piece: 260,
  fade: 240,
  die: 640,
  apart: 60,
  rest: 120,
  hit: 320,
  front: 240,
  socket: 120,
  read: 800,
  /** The longest way of all that walk together. */
  walk: 1800,
} as const;

/** How long so many dice are in the air. */
export const falling = (dice: number): number => times.die + times.apart * Math.max(0, Math.min(12, dice) - 1);

/** Dice in the air, on the table, and read. */
export type Rolling = 'rolling' | 'lying' | 'told';

/** An act with every field filled. */
export function plain(act: Act): Plain {
  return {
    kind: act.do,
    of: act.of ?? '',
    via: act.via ?? [],
    to: typeof act.to === 'number' ? act.to : 0,
    dice: act.dice ?? [],
    need: act.need,
    text: act.text ?? '',
    path: act.path ?? [],
    slows: act.slows ?? 0,
    lasts: act.lasts ?? 0,
    courses: act.courses ?? [],
    touches: act.touches ?? [],
  };
}

/** What a board knows and motion asks it. */
export interface Stage {
  /** Points on the way of a piece through areas, from where it is; empty when it is not there. */
  route(piece: string, via: readonly string[]): Vec[];
  room(pos: Vec): Vec;
  trackAt(track: string): number | null;
  /** Whether a track is a row of candles. */
  isCandles(track: string): boolean;
}

class Motion {
  /** Where things are that are on their way. */
  at = $state.raw<Record<string, Vec>>({});
  /** From 0, face on, to 1, on edge. */
  turning = $state.raw<Record<string, number>>({});
  /** From 0, there, to 1, gone. */
  fading = $state.raw<Record<string, number>>({});
  steps = $state.raw<Record<string, number>>({});
  /** What flies over the page just now. */
  flyers = $state.raw<Flyer[]>([]);
  /** The ways that were walked in this beat. */
  trails = $state.raw<Vec[][]>([]);
  /** The dice that are being rolled, and how far they are. */
  thrown = $state.raw<Throw | null>(null);
  rolling = $state<Rolling>('told');
  busy = $state(false);
  /** Contacts of the motion that goes on or was the last. */
  touches = $state.raw<Touch[]>([]);
  /** The last motion of discs, to be seen again. */
  last = $state.raw<Act | null>(null);
  /** What moved in the acts that were played last. */
  changed = $state.raw<string[]>([]);
  /** The place in the light. */
  lifted = $state('');
  /** How many times quicker than usual everything goes. */
  quicker = 1;
  /** The stage says when it shall be over; otherwise a press anywhere does. */
  led = false;
  /** Where a thing of the table is in the window; null where nobody sees it. */
  find: (id: string) => Vec | null = () => null;
  /** What will have come when all has landed. */
  comes: (id: string) => Piece | null = () => null;

  #stage: Stage | null = null;
  #hurry = false;
  #last: Promise<void> = Promise.resolve();

  /** A board offers itself; the answer takes the offer back. */
  enter(stage: Stage): () => void {
    this.#stage = stage;
    return () => {
      if (this.#stage === stage) this.#stage = null;
    };
  }

  play(acts: readonly Act[]): Promise<void> {
    const list = together(acts);
    const flick = acts.findLast((act) => act.do === 'motion');
    if (flick) this.last = flick;
    const played = this.#last.then(() => this.#run(list));
    // One that breaks is none of the next one's business.
    this.#last = played.catch(() => {});
    return played;
  }

  /** Plays the last motion of discs once more. */
  async again(): Promise<void> {
    if (this.last) await this.play([this.last]);
  }

  finish(): void {
    this.#hurry = true;
  }

  /** What happened belongs to another room: its marks go, and nothing is left to see again. */
  forget(): void {
    this.touches = [];
    this.changed = [];
    this.last = null;
  }

  async #run(all: readonly Act[]): Promise<void> {
    const acts = all.map(plain);
    this.changed = [
      ...new Set(acts.flatMap((act) => [act.of, ...act.courses.map((course) => course.of)]).filter(Boolean)),
    ];
    // The marks of a flick stay while its results come, until something is flicked again.
    if (acts.some((act) => act.kind === 'motion')) this.touches = still() ? acts.flatMap((act) => act.touches) : [];
    // With reduced motion dice lie there at once, for as long as it takes to read them.
    const shown = still() ? all.filter((act) => act.do === 'roll') : all;
    if (shown.length === 0 || !this.#stage) return;
    this.busy = true;
    this.#hurry = false;
    const hurry = () => !this.led && this.finish();
    window.addEventListener('pointerdown', hurry, true);
    window.addEventListener('keydown', hurry, true);
    try {
      for (const group of grouped(shown)) {
        if (this.#hurry) break;
        await this.#together(group);
      }
    } finally {
      window.removeEventListener('pointerdown', hurry, true);
      window.removeEventListener('keydown', hurry, true);
      this.at = {};
      this.turning = {};
      this.fading = {};
      this.steps = {};
      this.thrown = null;
      this.flyers = [];
      this.trails = [];
      this.busy = false;
    }
  }

  /** Acts of one kind that lie beside each other are one gesture: all walk at once, and much flies in a row. */
  async #together(group: readonly Act[]): Promise<void> {
    const [first] = group;
    if (first!.do === 'move' && group.length > 1) return this.#walk(group.map(plain));
    if (!flies(first!)) return this.#one(plain(first!));
    const flights = flightsOf(group, this.find, this.comes);
    const length = lengthOfAll(flights);
    if (length === 0) return;
    await this.#over(length, (share) => (this.flyers = flyersAt(flights, share * length)), even);
    this.flyers = [];
  }

  async #walk(acts: readonly Plain[]): Promise<void> {
    const ways = acts.flatMap((act) => {
      const way = this.#stage?.route(act.of, act.via) ?? [];
      return way.length > 1 ? [{ of: act.of, way, streets: act.via.length }] : [];
    });
    if (ways.length === 0) return;
    this.trails = [...this.trails, ...ways.map(({ way }) => way)];
    const most = Math.max(...ways.map(({ streets }) => streets));
    await this.#over(Math.min(times.walk, 600 * most), (share) => {
      this.at = { ...this.at, ...Object.fromEntries(ways.map(({ of, way }) => [of, onWay(way, share)])) };
    });
  }

  async #one(act: Plain): Promise<void> {
    const stage = this.#stage;
    if (!stage) return;
    switch (act.kind) {
      case 'move': {
        const way = stage.route(act.of, act.via);
        if (way.length > 1) this.trails = [...this.trails, way];
        for (let i = 1; i < way.length && !this.#hurry; ++i)
          await this.#over(times.step / perStep(way, act.via.length), (share) => {
            this.at = { ...this.at, [act.of]: mix(way[i - 1]!, way[i]!, share) };
          });
        return;
      }
      case 'slide': {
        const first = act.path[0];
        const last = act.path.at(-1);
        if (!first || !last) return;
        const span = Math.max(1, last.t - first.t);
        await this.#over(Math.min(1600, Math.max(320, span / 1000)), (share) => {
          this.at = { ...this.at, [act.of]: stage.room(onPath(act.path, first.t + span * share)) };
        });
        return;
      }
      case 'motion': {
        flick();
        await this.#over(
          lengthOf(act.lasts, memory.settings.slow),
          (share) => this.#slide(stage, act, act.lasts * share),
          even,
        );
        return;
      }
      case 'turn':
        card();
        await this.#over(times.turn / 2, (share) => {
          this.turning = { ...this.turning, [act.of]: share };
        });
        return;
      case 'leave':
        await this.#over(times.fade, (share) => {
          this.fading = { ...this.fading, [act.of]: share };
        });
        return;
      case 'step': {
        const from = stage.trackAt(act.of);
        if (from === null) return;
        const now = this.steps[act.of] ?? from;
        const way = Math.sign(act.to - now);
        const each = Math.abs(act.to - now) <= 3 ? times.piece : times.track;
        // The last of them lands with everything else of the beat.
        for (let at = now; at !== act.to && !this.#hurry;) {
          at += way;
          if (stage.isCandles(act.of)) candle(way > 0);
          else step();
          await this.#over(each, () => {});
          if (at !== act.to) this.steps = { ...this.steps, [act.of]: at };
        }
        return;
      }
      case 'roll':
        await this.#roll(act);
        return;
      default:
        return;
    }
  }

  /** One throw is one event, however many dice there are. */
  async #roll(act: Plain): Promise<void> {
    this.thrown = { dice: act.dice, text: act.text, need: act.need };
    if (!still()) {
      this.rolling = 'rolling';
      dice(act.dice.length, times.die);
      await this.#over(falling(act.dice.length), () => {});
      this.rolling = 'lying';
      await this.#over(times.rest, () => {});
    }
    this.rolling = 'told';
    const sockets = Math.min(act.need ?? 0, 8) * times.socket;
    await this.#over(times.hit + times.front + sockets + times.read, () => {});
    this.thrown = null;
  }

  /** Shows every disc of a motion where it is at `t`, and lets the contacts until then be heard. */
  #slide(stage: Stage, act: Plain, t: number): void {
    const at = { ...this.at };
    const fading = { ...this.fading };
    for (const course of act.courses) {
      at[course.of] = stage.room(placeAt(course, act.slows, t));
      const fade = fadeAt(course, t);
      if (fade > 0) fading[course.of] = fade;
    }
    this.at = at;
    this.fading = fading;
    const met = act.touches.filter((touch) => touch.t <= t);
    if (met.length > this.touches.length && !this.#hurry)
      knock(Math.max(...met.slice(this.touches.length).map((touch) => touch.speed)));
    this.touches = met;
  }

  #over(length: number, draw: (share: number) => void, pace = ease): Promise<void> {
    return new Promise((done) => {
      const start = performance.now();
      const frame = () => {
        const share = this.#hurry ? 1 : Math.min(1, ((performance.now() - start) * this.quicker) / length);
        draw(pace(share));
        if (share >= 1) done();
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  }
}

/** Acts that lie beside each other and are one gesture. */
function grouped(acts: readonly Act[]): Act[][] {
  const groups: Act[][] = [];
  for (const act of acts) {
    const last = groups.at(-1);
    const alike = last?.[0]!.do === act.do && (act.do === 'move' || flies(act));
    if (last && alike) last.push(act);
    else groups.push([act]);
  }
  return groups;
}

const flies = (act: Act): boolean => ['fly', 'appear', 'open', 'close', 'dim'].includes(act.do);

/** On a way, by a share of its length. */
function onWay(way: readonly Vec[], share: number): Vec {
  const legs = way.slice(1).map((to, i) => distance(way[i]!, to));
  let left = share * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [i, leg] of legs.entries()) {
    if (left <= leg) return mix(way[i]!, way[i + 1]!, leg > 0 ? left / leg : 1);
    left -= leg;
  }
  return way.at(-1)!;
}

/** A way through several areas is cut finer than one point an area. */
function perStep(way: readonly Vec[], areas: number): number {
  return Math.max(1, (way.length - 1) / Math.max(1, areas));
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const even = (t: number): number => t;

const mix = (a: Vec, b: Vec, t: number): Vec => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

function onPath(path: Plain['path'], t: number): Vec {
  for (let i = 1; i < path.length; ++i) {
    const a = path[i - 1]!;
    const b = path[i]!;
    if (t <= b.t) return mix(a, b, b.t > a.t ? (t - a.t) / (b.t - a.t) : 1);
  }
  return path.at(-1) ?? { x: 0, y: 0 };
}

/** Cuts a way so that no leg is much longer than the others; a smooth road needs that. */
export function evenly(way: readonly Vec[], leg: number): Vec[] {
  const cut: Vec[] = way.slice(0, 1);
  for (let i = 1; i < way.length; ++i) {
    const parts = Math.max(1, Math.round(distance(way[i - 1]!, way[i]!) / leg));
    for (let n = 1; n <= parts; ++n) cut.push(mix(way[i - 1]!, way[i]!, n / parts));
  }
  return cut;
}

export const motion = new Motion();
export const play = (acts: readonly Act[]): Promise<void> => motion.play(acts);
export const finish = (): void => motion.finish();
