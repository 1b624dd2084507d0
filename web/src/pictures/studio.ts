// Where pictures are drawn: each once, one in every idle slice of the page, in a worker or, where a worker has no
// canvas, on the page itself. What was drawn is kept until memory is short, and drawn again when it is wished for
// again.
import type { Answer, Order } from './painter-worker';
import { keyOf, type Wish } from './wish';

/** What a wish comes to: a bitmap, an address, or nothing where there is no such picture. */
export type Drawn = ImageBitmap | string | null;

/** What draws: a worker, or the page. */
export interface Painter {
  paint(wish: Wish): Promise<ImageBitmap | Blob | null>;
  tints(game: string): Promise<Record<string, string>>;
}

interface Kept {
  drawn: Drawn;
  /** In thousands of pixels. */
  size: number;
  /** How many show it now. */
  used: number;
}
interface Waiting {
  wish: Wish;
  key: string;
  tell: Set<(drawn: Drawn) => void>;
}

export interface StudioOptions {
  painter: () => Painter;
  /** Waits for a slice in which the page has nothing to do. */
  idle?: (then: () => void) => void;
  /** How many millions of pixels are kept. */
  most?: number;
}

const later = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 300 });
  else setTimeout(then, 16);
};

export class Studio {
  private readonly kept = new Map<string, Kept>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly tints = new Map<string, Promise<Record<string, string>>>();
  private painter: Painter | null = null;
  private busy = false;
  private readonly options;

  constructor(options: StudioOptions) {
    this.options = { idle: later, most: 24, ...options };
  }

  /** Asks for a picture. `tell` is called at once if it is there. Whoever has asked calls what is returned when the
   * picture is not shown any more. */
  ask(wish: Wish, tell: (drawn: Drawn) => void): () => void {
    const key = keyOf(wish);
    const there = this.kept.get(key);
    let held = false;
    const take = (drawn: Drawn): void => {
      held = true;
      tell(drawn);
    };
    if (there) {
      // What was asked for last is dropped last.
      this.kept.delete(key);
      this.kept.set(key, there);
      there.used += 1;
      take(there.drawn);
    } else {
      const wait = this.waiting.get(key) ?? { wish, key, tell: new Set() };
      wait.tell.add(take);
      this.waiting.set(key, wait);
      this.next();
    }
    return () => {
      const wait = this.waiting.get(key);
      wait?.tell.delete(take);
      if (wait?.tell.size === 0) this.waiting.delete(key);
      if (held) {
        held = false;
        const kept = this.kept.get(key);
        if (kept) kept.used -= 1;
        this.forget();
      }
    };
  }

  /** The tints of a game's pictures. */
  tintsOf(game: string): Promise<Record<string, string>> {
    const known = this.tints.get(game);
    if (known) return known;
    const asked = this.hand().tints(game);
    this.tints.set(game, asked);
    asked.catch(() => this.tints.delete(game));
    return asked;
  }

  /** Millions of pixels that are kept. */
  get size(): number {
    let size = 0;
    for (const each of this.kept.values()) size += each.size;
    return size / 1000;
  }

  private hand(): Painter {
    return (this.painter ??= this.options.painter());
  }

  private next(): void {
    if (this.busy || this.waiting.size === 0) return;
    this.busy = true;
    this.options.idle(() => void this.drawOne());
  }

  private async drawOne(): Promise<void> {
    const [first] = this.waiting.values();
    if (first) {
      let drawn: ImageBitmap | Blob | null = null;
      try {
        drawn = await this.hand().paint(first.wish);
      } catch (error) {
        // What cannot be drawn is shown as its sign.
        console.warn(`no picture: ${first.key.slice(0, 80)}`, error);
      }
      this.keep(first, drawn);
    }
    this.busy = false;
    this.next();
  }

  private keep({ wish, key }: Waiting, drawn: ImageBitmap | Blob | null): void {
    // Whoever asked may have gone while it was drawn, and somebody else come.
    const tell = this.waiting.get(key)?.tell ?? new Set();
    this.waiting.delete(key);
    const there = this.kept.get(key);
    if (there && isBitmap(there.drawn)) there.drawn.close();
    const result = drawn instanceof Blob ? URL.createObjectURL(drawn) : drawn;
    const size = drawn === null ? 0 : (wish.px * wish.px) / 1000;
    this.kept.set(key, { drawn: result, size, used: tell.size });
    for (const each of tell) each(result);
    this.forget();
  }

  /** Drops what nobody shows and nobody has wished for the longest, until the rest has room. */
  private forget(): void {
    let size = this.size;
    for (const [key, each] of this.kept) {
      if (size <= this.options.most) return;
      if (each.used > 0) continue;
      this.kept.delete(key);
      size -= each.size / 1000;
      if (typeof each.drawn === 'string') URL.revokeObjectURL(each.drawn);
      else each.drawn?.close();
    }
  }
}

const isBitmap = (drawn: Drawn): drawn is ImageBitmap => typeof drawn === 'object' && drawn !== null;

/** A painter at the other end of a wire; if that breaks, `otherwise` draws what is still to be drawn. */
export function overWire(worker: Worker, otherwise: () => Painter): Painter {
  let spare: Painter | null = null;
  let count = 0;
  const open = new Map<number, { order: Order; done: (answer: Answer) => void; redo: () => void }>();
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const each = open.get(data.n);
    open.delete(data.n);
    each?.done(data);
  };
  const broken = (): void => {
    spare ??= otherwise();
    worker.terminate();
    for (const [n, each] of open) {
      open.delete(n);
      each.redo();
    }
  };
  worker.onerror = broken;
  worker.onmessageerror = broken;
  function send<T>(order: Omit<Order, 'n'>, read: (answer: Answer) => T, again: (painter: Painter) => Promise<T>) {
    if (spare) return again(spare);
    return new Promise<T>((resolve, reject) => {
      const n = ++count;
      const whole = { n, ...order } as Order;
      open.set(n, {
        order: whole,
        done: (answer) => (answer.failed === undefined ? resolve(read(answer)) : reject(new Error(answer.failed))),
        redo: () => again(spare!).then(resolve, reject),
      });
      worker.postMessage(whole);
    });
  }
  return {
    paint: (wish) =>
      send(
        { wish },
        (answer) => answer.bitmap ?? answer.blob ?? null,
        (painter) => painter.paint(wish),
      ),
    tints: (game) =>
      send(
        { tints: game },
        (answer) => answer.tints ?? {},
        (painter) => painter.tints(game),
      ),
  };
}
