// The wire to a table: one WebSocket that sits down again by itself after it was lost, repeats
// nothing that was already answered, and puts scenes together from the parts that changed.
import type { Failure, Lang, Reply, SceneMessage, ServerMessage, You } from './protocol';
import { told } from './refusals';
import type { Scene, Viewer } from './scene';

export type Standing = 'joining' | 'here' | 'lost' | 'refused' | 'left';

export interface Listener {
  standing(now: Standing, error: Failure | null, retryIn: number): void;
  /** `now` is the server's clock, in seconds. */
  sat(you: You, view: Viewer, now: number | null): void;
  message(message: Exclude<ServerMessage, SceneMessage>): void;
  scene(scene: Scene, revision: number, view: Viewer): void;
}

/** What of a WebSocket is used, so that tests can give a false one. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** The scene that a message means: parts named in `same` are those of the scene before. */
export function mergeScene(before: Scene | null, message: SceneMessage): Scene {
  const merged: Record<string, unknown> = { ...message.scene };
  if (before) for (const part of message.same) merged[part] = (before as unknown as Record<string, unknown>)[part];
  return merged as unknown as Scene;
}

/** Seconds to wait before the n-th try: doubling from half a second to eight, never in step. */
export function patience(tries: number, chance: number): number {
  return Math.min(8, 0.5 * 2 ** tries) * (0.75 + 0.5 * chance);
}

/** Refusals that pass. All others are final: the table is gone, or is kept and this program cannot go on with it, and
 * the message says why. */
const passing = new Set(['lost', 'busy', 'too_fast', 'shutting_down']);

interface Waiting {
  resolve(reply: Reply): void;
}

export class Connection {
  private wire: Wire | null = null;
  private next = 1;
  private waiting = new Map<number, Waiting>();
  private tries = 0;
  private elsewhere: string | null = null; // the server that has the table, if it is not this one
  private last: Scene | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private over = false;
  private back: (() => void)[] = []; // who waits until we sit again, or never will
  private anyway = false; // somebody asked for a table at which the server stopped

  constructor(
    private readonly table: string,
    private tokens: string[],
    private lang: Lang,
    private readonly listener: Listener,
    private readonly open: (elsewhere: string | null) => Wire = browserWire,
    /** That of the account one is signed in with, or nothing. */
    private readonly session: () => string = () => '',
  ) {}

  start(): void {
    this.over = false;
    this.join();
  }

  /** Sits down at a table at which the server stopped: somebody has asked for it, no browser does by itself. */
  insistOnIt(): void {
    this.anyway = true;
    this.start();
  }

  /** Leaves for good. */
  stop(): void {
    this.over = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.beat) clearInterval(this.beat);
    this.timer = this.beat = null;
    this.wire?.close();
    this.wire = null;
    this.isBack();
    this.listener.standing('left', null, 0);
  }

  /** Tries again at once instead of waiting. */
  hurry(): void {
    if (this.wire || this.over) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.join();
  }

  speak(lang: Lang): void {
    this.lang = lang;
    void this.ask({ do: 'speak', lang });
  }

  /** Sends a message and gives the reply; one that never comes is an error with code `lost`. */
  ask(message: { do: string; [field: string]: unknown }): Promise<Reply> {
    return new Promise((resolve) => this.post(message, resolve));
  }

  /** The same for what may be said twice: when the reply is lost, it is said again as soon as one sits again. */
  async insist(message: { do: string; [field: string]: unknown }): Promise<Reply> {
    for (;;) {
      const reply = await this.ask(message);
      if (reply.ok || reply.error?.code !== 'lost' || this.over) return reply;
      await new Promise<void>((resolve) => this.back.push(resolve));
    }
  }

  private isBack(): void {
    for (const resolve of this.back.splice(0)) resolve();
  }

  private post(message: { do: string; [field: string]: unknown }, resolve: (reply: Reply) => void): void {
    const id = this.next++;
    if (!this.wire) {
      resolve(lostReply(id));
      return;
    }
    this.waiting.set(id, { resolve });
    this.wire.send(JSON.stringify({ id, ...message }));
  }

  private join(): void {
    this.listener.standing(this.tries === 0 ? 'joining' : 'lost', null, 0);
    const wire = this.open(this.elsewhere);
    let sent = false;
    this.wire = wire;
    this.last = null;
    wire.onopen = () => {
      const session = this.session();
      const sit = {
        do: 'sit',
        table: this.table,
        tokens: this.tokens,
        lang: this.lang,
        ...(session ? { session } : {}),
        ...(this.anyway ? { anyway: true } : {}),
      };
      this.anyway = false; // not again by itself when the connection is lost
      this.post(sit, (reply) => this.seated(wire, reply));
    };
    wire.onmessage = (event) => {
      if (this.wire !== wire) return;
      const text = String(event.data);
      if (text.includes('"gone"')) sent = this.sentOn(text);
      if (sent) wire.close();
      else this.hear(text);
    };
    wire.onclose = () => {
      if (this.wire !== wire) return;
      this.wire = null;
      // Where we were sent may be gone by now; then whoever is here knows where the table is.
      if (!sent) this.elsewhere = null;
      if (this.beat) clearInterval(this.beat);
      this.beat = null;
      for (const [id, each] of this.waiting) each.resolve(lostReply(id));
      this.waiting.clear();
      if (this.over) return;
      const wait = patience(this.tries++, Math.random());
      this.listener.standing('lost', null, wait);
      this.timer = setTimeout(() => {
        this.timer = null;
        this.join();
      }, wait * 1000);
    };
  }

  // Another server holds the table: go there instead of giving up.
  private sentOn(text: string): boolean {
    const message = JSON.parse(text) as { type?: string; url?: string };
    if (message.type !== 'gone' || !message.url) return false;
    this.elsewhere = message.url;
    return true;
  }

  // Not by a promise: what comes after the reply must find everything in place.
  private seated(wire: Wire, reply: Reply): void {
    if (this.wire !== wire) return;
    if (!reply.ok) {
      const error = reply.error ?? { code: 'lost', message: '' };
      if (!passing.has(error.code)) {
        this.over = true;
        this.isBack();
        this.listener.standing('refused', error, 0);
      }
      wire.close();
      return;
    }
    this.tries = 0;
    this.listener.sat(
      reply['you'] as You,
      reply['view'] as Viewer,
      typeof reply['now'] === 'number' ? reply['now'] : null,
    );
    this.listener.standing('here', null, 0);
    this.isBack();
    if (this.beat) clearInterval(this.beat);
    this.beat = setInterval(() => void this.ask({ do: 'ping' }), 25_000);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage | Reply;
    if (message.type === 'reply') {
      const reply = inWords(message as Reply);
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      waiting?.resolve(reply);
      return;
    }
    if (message.type === 'scene') {
      const scene = mergeScene(this.last, message as SceneMessage);
      this.last = scene;
      this.listener.scene(scene, (message as SceneMessage).revision, (message as SceneMessage).view);
      return;
    }
    if (message.type === 'gone') {
      this.over = true;
      this.isBack();
    }
    this.listener.message(inWords(message) as Exclude<ServerMessage, SceneMessage>);
  }
}

/** What a message refuses, in the reader's words. */
const inWords = <M extends object>(message: M): M => {
  const error = (message as { error?: Failure }).error;
  return error ? { ...message, error: told(error) } : message;
};

function lostReply(id: number): Reply {
  return { type: 'reply', id, ok: false, error: { code: 'lost', message: '' } };
}

function browserWire(elsewhere: string | null): Wire {
  const base = (elsewhere ?? location.origin).replace(/^http/, 'ws').replace(/\/$/, '');
  return new WebSocket(`${base}/ws`) as unknown as Wire;
}
