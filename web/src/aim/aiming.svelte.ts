// A measured answer in the making: which option, which disc, where it is put, where it points and
// how hard. Board and prompt show the same aiming; keys, mouse and fingers all turn these knobs.
import type { Act, Area, Decision, Option, Scene } from '../scene';
import { untrack } from 'svelte';
import { Foretold } from './foretold.svelte';
import { pushOf, reachOf, sweep, type Body, type Meeting, type Rectangle, type Vec } from './sweep';

export interface Aimed {
  scene(): Scene | null;
  decision(): Decision | null;
  choose(n: number, flick: Record<string, number>): void;
  /** Asks the engine what an answer would set in motion. */
  preview?(n: number, flick: Record<string, number>): Promise<Act | null>;
}

/** What is asked for next: a place, a shot, or plain numbers. */
export type Asks = 'place' | 'shot' | 'numbers';

/** A pull shorter than this share of a full one is no shot. */
export const leastPull = 0.04;
const inDirection = new Set(['dx', 'dy', 'speed']);
const known = new Set([...inDirection, 'x', 'y']);

export class Aiming {
  option = $state.raw<Option | null>(null);
  asks = $state<Asks>('shot');
  /** Radians; 0 is to the right, and y grows downwards. */
  angle = $state(0);
  /** From 0 to 1: the share of a full pull. */
  strength = $state(0.5);
  place = $state.raw<Vec>({ x: 0, y: 0 });
  numbers = $state.raw<Record<string, number>>({});
  /** The disc is being pulled, or carried, by mouse or finger. */
  held = $state(false);
  readonly foretold: Foretold;
  readonly #of: Aimed;

  constructor(of: Aimed) {
    this.#of = of;
    this.foretold = new Foretold((n, flick) => of.preview?.(n, flick) ?? Promise.resolve(null));
  }

  /** Lets what is foretold follow the aim: to be called in an effect. */
  foresee(): void {
    const option = this.option;
    const flick = option && this.asks === 'shot' && this.helps === 'path' && this.speed > 0 ? this.answer() : null;
    untrack(() => (option && flick ? this.foretold.want(option.n, flick) : this.foretold.clear()));
  }

  get bounds(): Record<string, number[]> {
    return this.#of.decision()?.aim?.bounds ?? {};
  }
  #bound(name: string): [number, number] {
    const [least = 0, most = least] = this.bounds[name] ?? [];
    return [least, most];
  }
  get #places(): boolean {
    return 'x' in this.bounds && 'y' in this.bounds;
  }
  get #shoots(): boolean {
    return 'dx' in this.bounds && 'dy' in this.bounds;
  }

  /** The disc that an option is about. */
  discOf(option: Option): string | undefined {
    return this.#of.decision()?.aim?.shot || option.piece;
  }
  readonly disc = $derived.by(() => (this.option ? this.discOf(this.option) : undefined));
  /** The disc that would slide: a shot that is put down beside its owner has no disc of its own yet. */
  readonly sliding = $derived.by(() => (this.#places && this.around && this.#shoots ? 'shot' : this.disc));
  readonly piece = $derived.by(() => this.#of.scene()?.pieces?.find((piece) => piece.id === this.disc));
  readonly radius = $derived.by(() => this.#of.decision()?.aim?.radius ?? this.piece?.size ?? 0);
  /** Where the disc is: placed, or where it lies. */
  readonly from = $derived.by((): Vec => {
    if (this.#places) return this.place;
    return this.#of.decision()?.aim?.shot ? this.#start() : (this.piece?.at.pos ?? this.#start());
  });
  #start(): Vec {
    const from = this.#of.decision()?.aim?.from ?? { x: 0, y: 0 };
    const lies = this.piece?.at.pos;
    return from.x === 0 && from.y === 0 && lies ? lies : from;
  }

  readonly way = $derived.by((): Vec => ({ x: Math.cos(this.angle), y: Math.sin(this.angle) }));
  /** Millimetres a second. */
  readonly speed = $derived.by((): number => {
    const [least, most] = this.#bound('speed');
    const full = Math.min(most, this.#of.decision()?.aim?.maxStrength || most);
    return Math.round(Math.max(least, Math.min(most, full * this.strength)));
  });
  readonly helps = $derived.by(() => this.#of.decision()?.aim?.helps ?? 'none');

  /** Everything that the disc may touch. Whoever shoots something from beside them is in its way
   * like everybody else. */
  readonly bodies = $derived.by((): Body[] => {
    const own = this.#places && this.around ? undefined : this.disc;
    return (this.#of.scene()?.pieces ?? []).flatMap((piece) =>
      piece.at.pos && piece.id !== own && (piece.size ?? 0) > 0
        ? [{ id: piece.id, x: piece.at.pos.x, y: piece.at.pos.y, r: piece.size! }]
        : [],
    );
  });

  /** The board: the largest area of the room. */
  readonly board = $derived.by((): Rectangle | undefined => {
    const room = (this.#of.scene()?.areas ?? [])
      .flatMap((area) => rectangleOf(area) ?? [])
      .sort((a, b) => b.w * b.h - a.w * a.h)[0];
    return room;
  });

  readonly meeting = $derived.by((): Meeting | null => {
    const aim = this.#of.decision()?.aim;
    if (!this.option || !aim || this.asks !== 'shot' || this.helps === 'none') return null;
    return sweep(this.from, this.way, this.radius, this.bodies, reachOf(this.speed, aim.slows ?? 0), this.board);
  });
  /** Where what is touched would go. */
  readonly push = $derived.by((): Vec | null => (this.meeting && this.helps === 'path' ? pushOf(this.meeting) : null));

  /** What stands in the way of putting the disc where it is. */
  readonly crowded = $derived.by((): Body | null => this.#crowdedAt(this.place));
  #crowdedAt(at: Vec, apart = 0): Body | null {
    return (
      this.bodies.find((body) => Math.hypot(body.x - at.x, body.y - at.y) < body.r + this.radius + apart - 1) ?? null
    );
  }
  /** Whether it is put outside of where it may be. */
  readonly astray = $derived.by((): boolean => this.#astrayAt(this.place));
  #astrayAt({ x, y }: Vec): boolean {
    const { around, zone } = this;
    if (around && Math.hypot(x - around.x, y - around.y) > around.r) return true;
    if (
      ['x', 'y'].some(
        (name) => (name === 'x' ? x : y) < this.#bound(name)[0] || (name === 'x' ? x : y) > this.#bound(name)[1],
      )
    )
      return true;
    return zone ? x < zone.x || y < zone.y || x > zone.x + zone.w || y > zone.y + zone.h : false;
  }
  readonly zone = $derived.by((): Rectangle | undefined => {
    const id = this.#of.decision()?.aim?.zone;
    const area = id ? this.#of.scene()?.areas?.find((each) => each.id === id) : undefined;
    return area ? rectangleOf(area) : undefined;
  });
  get around(): { x: number; y: number; r: number } | undefined {
    return this.#of.decision()?.aim?.around;
  }

  /** The option that a disc would be shot with. */
  optionFor(id: string): Option | undefined {
    return this.#of.decision()?.options.find((option) => option.flick && this.discOf(option) === id);
  }

  /** Begins with an option; the disc points at whatever else is nearest. */
  start(option: Option): void {
    this.option = option;
    this.held = false;
    this.asks = this.#places ? 'place' : this.#shoots ? 'shot' : 'numbers';
    this.place = this.#start();
    this.strength = 0.5;
    this.angle = 0;
    this.numbers = Object.fromEntries(
      Object.entries(this.bounds)
        .filter(([name]) => !known.has(name))
        .map(([name, [least = 0]]) => [name, least]),
    );
    this.#face();
    if (this.#places) this.#findRoom();
  }

  /** Begins at a free place near where placing begins, on the side that the disc faces; in a zone
   * with some room to every other disc, if there is such a place. */
  #findRoom(): void {
    if (!this.zone || this.around || !this.#findPlace(2.2 * this.radius)) this.#findPlace(0);
  }
  #findPlace(apart: number): boolean {
    const start = this.place;
    for (let far = 0; far <= 300_000; far += 2_500)
      for (let i = 0; i < (far === 0 ? 1 : 24); ++i) {
        const angle = this.angle + ((i % 2 ? 1 : -1) * Math.ceil(i / 2) * Math.PI) / 12;
        const at = { x: Math.round(start.x + Math.cos(angle) * far), y: Math.round(start.y + Math.sin(angle) * far) };
        if (this.#crowdedAt(at, apart) || this.#astrayAt(at)) continue;
        this.place = at;
        return true;
      }
    return false;
  }

  /** Points at the nearest enemy with a free way to it, or at the nearest if there is none. */
  #face(): void {
    const { from, bodies } = this;
    const pieces = this.#of.scene()?.pieces ?? [];
    // Discs of people against discs that nobody sits for, whichever side decides.
    const led = pieces.some((piece) => piece.seat !== undefined && piece.seat === this.#of.decision()?.seat);
    const enemies = bodies
      .filter((body) => {
        const piece = pieces.find((each) => each.id === body.id);
        return piece?.kind === 'disc' && (piece.seat === undefined) === led;
      })
      .map((body) => ({ body, far: Math.hypot(body.x - from.x, body.y - from.y) }))
      .filter(({ far }) => far > 0)
      .sort((a, b) => a.far - b.far);
    const free = enemies.find(({ body, far }) => {
      const way = { x: (body.x - from.x) / far, y: (body.y - from.y) / far };
      return sweep(from, way, this.radius, bodies, Infinity).body?.id === body.id;
    });
    const target = (free ?? enemies[0])?.body;
    if (target) this.angle = Math.atan2(target.y - from.y, target.x - from.x);
  }

  cancel(): void {
    if (this.option && this.asks === 'shot' && this.#places) this.asks = 'place';
    else this.option = null;
    this.held = false;
  }

  stop(): void {
    this.option = null;
    this.held = false;
  }

  /** The disc is pulled to here: the shot goes the other way, the harder the further. */
  pull(to: Vec, full: number): void {
    const dx = this.from.x - to.x;
    const dy = this.from.y - to.y;
    const length = Math.hypot(dx, dy);
    this.strength = Math.min(1, length / full);
    if (length > 0) this.angle = Math.atan2(dy, dx);
  }

  put(at: Vec): void {
    const inside = (name: 'x' | 'y'): number => {
      const [least, most] = this.#bound(name);
      return Math.round(Math.max(least, Math.min(most, at[name])));
    };
    this.place = { x: inside('x'), y: inside('y') };
  }

  turn(degrees: number): void {
    const turned = this.angle + (degrees * Math.PI) / 180;
    this.angle = Math.atan2(Math.sin(turned), Math.cos(turned));
  }

  harder(share: number): void {
    this.strength = Math.max(0, Math.min(1, this.strength + share));
  }

  tell(name: string, value: number): void {
    const [least, most] = this.#bound(name);
    this.numbers = { ...this.numbers, [name]: Math.round(Math.max(least, Math.min(most, value))) };
  }

  /** The integers of the answer, whatever the decision asks for. */
  answer(): Record<string, number> {
    const values: Record<string, number> = {};
    for (const name of Object.keys(this.bounds)) {
      const [least, most] = this.#bound(name);
      if (name === 'dx' || name === 'dy') {
        const full = Math.min(Math.abs(least), Math.abs(most));
        values[name] = Math.round((name === 'dx' ? this.way.x : this.way.y) * full) + 0;
      } else if (name === 'speed') values[name] = this.speed;
      else if (name === 'x' || name === 'y') values[name] = Math.round(this.place[name]);
      else values[name] = this.numbers[name] ?? least;
    }
    return values;
  }

  /** Takes the next step: from a place to the shot, and from the shot to the table. */
  go(): void {
    if (!this.option) return;
    this.held = false;
    if (this.asks === 'place' && this.#shoots) {
      this.asks = 'shot';
      this.#face();
      return;
    }
    this.#of.choose(this.option.n, this.answer());
  }

  /** A pull is let go: a shot, unless it was hardly one. Tells whether it was. */
  release(shoots: boolean): boolean {
    this.held = false;
    if (this.strength < leastPull) {
      this.strength = 0.5;
      return false;
    }
    if (shoots) this.go();
    return shoots;
  }

  /** Keys while aiming: arrows turn and strengthen, with shift finely; Enter and space shoot, Escape
   * lets it be. Tells whether the key was one of them. */
  key(event: { key: string; shiftKey: boolean }): boolean {
    if (!this.option) return false;
    const arrow = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const)[event.key];
    if (arrow) {
      const [x, y] = arrow;
      const fine = event.shiftKey;
      if (this.asks === 'place') {
        const step = fine ? 200 : 5000;
        this.put({ x: this.place.x + x * step, y: this.place.y + y * step });
      } else if (this.asks === 'shot') {
        if (x) this.turn(x * (fine ? 0.1 : 2));
        if (y) this.harder(-y * (fine ? 0.01 : 0.05));
      } else {
        const name = Object.keys(this.numbers)[0];
        if (name) this.tell(name, (this.numbers[name] ?? 0) + x - y);
      }
      return true;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      this.go();
      return true;
    }
    if (event.key === 'Escape') {
      this.cancel();
      return true;
    }
    return false;
  }
}

function rectangleOf(area: Area): Rectangle | undefined {
  const { pos } = area.layout;
  const { w, h } = area.shape;
  return pos && w && h ? { x: pos.x - w / 2, y: pos.y - h / 2, w, h } : undefined;
}
