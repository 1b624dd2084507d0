// A tiny table server in memory: enough of the protocol to seat a client, hand it scenes and see
// what it asks for.
import type { Wire } from '../src/connection';
import type { LogEntry, Room } from '../src/protocol';
import type { Scene, Viewer } from '../src/scene';

export function roomOf(scene: Scene, more: Partial<Room> = {}): Room {
  return {
    table: 'abc',
    game: scene.game,
    theme: scene.theme,
    title: 'A table',
    options: {},
    guided: false,
    listed: false,
    seats: ['Nora', 'Teo', 'Iris'].map((name, seat) => ({
      seat,
      name,
      bot: null,
      stand_in: false,
      here: true,
      letter: name[0]!,
    })),
    spectators: 0,
    point: 3,
    redo: 0,
    over: false,
    thinking: null,
    request: null,
    undo: { step: null, turn: null },
    ...more,
  };
}

export class FakeServer implements Wire {
  asked: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  revision = 1;

  constructor(
    public scenes: Record<string, Scene>,
    public seats: number[],
    public room: Room,
    public log: LogEntry[] = [],
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  show(view: Viewer): void {
    this.tell({ type: 'scene', revision: this.revision, view, scene: this.scenes[String(view)], same: [] });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    this.asked.push(message);
    const reply = (fields: object = {}) => this.tell({ type: 'reply', id: message['id'], ok: true, ...fields });
    switch (message['do']) {
      case 'sit': {
        const view = this.seats[0] ?? 'spectator';
        reply({ you: { seats: this.seats, host: true }, view });
        this.tell({ type: 'room', room: this.room });
        this.tell({ type: 'chat', lines: [] });
        this.tell({ type: 'log', revision: this.revision, keep: 0, entries: this.log });
        this.show(view);
        break;
      }
      case 'view':
        reply();
        this.show(message['seat'] as Viewer);
        break;
      case 'choose':
        if (message['revision'] !== this.revision) {
          this.tell({
            type: 'reply',
            id: message['id'],
            ok: false,
            error: { code: 'stale', message: 'The table has moved on.' },
          });
          break;
        }
        this.revision += 1;
        reply();
        break;
      default:
        reply();
    }
  }

  close(): void {
    this.onclose?.();
  }

  last(what: string): Record<string, unknown> | undefined {
    return this.asked.findLast((each) => each['do'] === what);
  }
}
