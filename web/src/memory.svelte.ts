// What this browser remembers: the tables it has tokens for, the account's session, and how its
// reader wants things.
import type { Pace } from './stage/times';

export interface KeptTable {
  table: string;
  game: string;
  title: string;
  tokens: string[];
  host?: string;
  spectator?: string;
  with: string[];
  round: number;
  over: boolean;
  seen: number;
  /** Whoever sits here has been asked for their name. */
  named?: boolean;
  /** Which notes of the guide have been understood. */
  notes?: number[];
}

export interface Settings {
  /** How quickly what happens is staged. */
  stage: Pace;
  /** One's own dice fall when one throws them, and not by themselves. */
  throwing: boolean;
  sound: boolean;
  /** How loud effects are, from 0 to 100. */
  volume: number;
  /** What the place sounds like while nothing happens. */
  ambience: boolean;
  motion: 'full' | 'reduced' | 'system';
  text: number;
  curtain: boolean;
  contrast: 'system' | 'more';
  /** All, all but what lies under boards, or signs instead of them. */
  pictures: 'all' | 'quiet' | 'none';
  /** Discs slide in slow motion. */
  slow: boolean;
  /** A pulled disc is shot when it is let go. */
  release: boolean;
  /** At a table to which one was invited one is asked for a name. */
  askName: boolean;
  /** The browser tells when it is one's turn and something else is looked at. */
  notify: boolean;
  /** It tells so while no page is open, too. */
  push: boolean;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

let tables = $state<KeptTable[]>(read('tavola.tables', []));
let session = $state(read('tavola.session', ''));
let name = $state(read('tavola.name', ''));
let readNotes = $state<string[]>(read('tavola.read', []));
const settings = $state<Settings>({
  sound: true,
  volume: 60,
  ambience: false,
  motion: 'system',
  text: 100,
  curtain: true,
  contrast: 'system',
  pictures: 'all',
  slow: false,
  release: true,
  stage: 'calm',
  throwing: false,
  askName: true,
  notify: false,
  push: false,
  ...read<Partial<Settings>>('tavola.settings', {}),
});

const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

export const memory = {
  get tables() {
    return tables;
  },
  get session() {
    return session;
  },
  set session(to: string) {
    session = to;
    write('tavola.session', to);
  },
  get name() {
    return name;
  },
  set name(to: string) {
    name = to;
    write('tavola.name', to);
  },
  settings,
  /** Notes about boxes that have been read, at whatever table. */
  get read() {
    return readNotes;
  },
  set read(to: string[]) {
    readNotes = to;
    write('tavola.read', to);
  },
  tableOf(id: string): KeptTable | undefined {
    return tables.find((each) => each.table === id);
  },
  /** Remembers a table, or what is new about it. */
  keep(table: string, news: Partial<Omit<KeptTable, 'table'>>): void {
    const before = tables.find((each) => each.table === table);
    const kept: KeptTable = {
      table,
      game: '',
      title: '',
      tokens: [],
      with: [],
      round: 0,
      over: false,
      seen: Date.now() / 1000,
      ...before,
      ...news,
    };
    tables = [kept, ...tables.filter((each) => each.table !== table)].slice(0, 60);
    write('tavola.tables', tables);
  },
  forget(table: string): void {
    tables = tables.filter((each) => each.table !== table);
    write('tavola.tables', tables);
  },
  /** Writes the settings down and lets the page follow them. */
  settle(): void {
    write('tavola.settings', settings);
    const page = document.documentElement;
    page.style.setProperty('--text', `${settings.text / 100}`);
    page.dataset['motion'] = settings.motion;
    page.dataset['contrast'] = settings.contrast;
    page.classList.toggle('large-text', settings.text >= 140);
  },
};

/** Whether things should jump instead of move. */
export function still(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
