// The server's answers over HTTP.
import type {
  Account,
  Campaign,
  CardName,
  Failure,
  Games,
  Guide,
  Keyword,
  Lang,
  Lesson,
  ListedTable,
  NewTable,
  OwnTable,
  PrintedCard,
  Rule,
  Rules,
} from './protocol';
import { told } from './refusals';

export class Refused extends Error {
  readonly failure: Failure;
  constructor(
    failure: Failure,
    readonly status: number,
  ) {
    super(told(failure).message);
    this.failure = told(failure);
  }
}

async function ask<T>(path: string, how: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Refused({ code: 'lost', message: '' }, 0);
  }
  let body: unknown = null;
  try {
    body = await answer.json();
  } catch {
    body = null;
  }
  if (!answer.ok) {
    const failure = (body as { error?: Failure } | null)?.error;
    throw new Refused(failure ?? { code: 'lost', message: answer.statusText }, answer.status);
  }
  return body as T;
}

function send(body: unknown, session = ''): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(session ? { Authorization: `Bearer ${session}` } : {}),
    },
    body: JSON.stringify(body),
  };
}

const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });
/** All that one holds at a table. */
const bearers = (tokens: readonly string[]): RequestInit => bearer(tokens.join(','));

/** What is given as a file and not as an answer. */
async function file(path: string, tokens: readonly string[]): Promise<Blob> {
  const answer = await fetch(path, bearers(tokens));
  if (answer.ok) return answer.blob();
  const said = (await answer.json().catch(() => null)) as { error?: Failure } | null;
  throw new Refused(said?.error ?? { code: 'lost', message: answer.statusText }, answer.status);
}

export interface SeatWish {
  name: string;
  bot?: string;
  open?: boolean;
}

export const api = {
  games: (lang: Lang) => ask<Games>(`/api/games?lang=${lang}`),
  guide: (game: string, lang: Lang) => ask<Guide>(`/api/games/${game}/guide?lang=${lang}`),
  keywords: (game: string, lang: Lang) => ask<{ keywords: Keyword[] }>(`/api/games/${game}/keywords?lang=${lang}`),
  names: (game: string, lang: Lang) =>
    ask<{ names: CardName[] }>(`/api/games/${encodeURIComponent(game)}/names?lang=${lang}`),
  rule: (id: string, lang: Lang, game = '') =>
    ask<Rule>(`/api/rules/${encodeURIComponent(id)}?lang=${lang}&game=${encodeURIComponent(game)}`),
  rules: (game: string, find: string, lang: Lang) =>
    ask<Rules>(`/api/rules?game=${encodeURIComponent(game)}&find=${encodeURIComponent(find)}&lang=${lang}`),
  lesson: (game: string, lang: Lang) => ask<Lesson>(`/api/games/${encodeURIComponent(game)}/lesson?lang=${lang}`),
  cards: (game: string, lang: Lang) =>
    ask<{ cards: PrintedCard[] }>(`/api/cards?game=${encodeURIComponent(game)}&lang=${lang}`),
  card: (id: string, game: string, lang: Lang) =>
    ask<PrintedCard>(`/api/cards/${encodeURIComponent(id)}?game=${game}&lang=${lang}`),
  open: (
    wish: {
      game: string;
      seats: SeatWish[];
      options: Record<string, string>;
      lang: Lang;
      seed?: number;
      title?: string;
      listed: boolean;
      guided: boolean;
      undo_away?: 'wait' | 'refuse';
      clock?: number;
    },
    session = '',
  ) => ask<NewTable>('/api/tables', send(wish, session)),
  tables: (session = '') =>
    ask<{ tables: ListedTable[]; mine?: ListedTable[] }>('/api/tables', session ? bearer(session) : {}),
  /** How one's own tables stand: those of the browser, and with a session those of the account. */
  player: (tables: { table: string; tokens: string[] }[], session = '') =>
    ask<{ name: string | null; tables: OwnTable[] }>('/api/player', send({ tables }, session)),
  /** The server's key for Web Push; null where it has none. */
  pushKey: () => ask<{ key: string | null }>('/api/push'),
  /** This browser is told of turns at these tables. */
  keepPush: (wish: {
    endpoint: string;
    p256dh: string;
    auth: string;
    lang: Lang;
    tables: { table: string; tokens: string[] }[];
  }) => ask<{ seats: number }>('/api/push', send(wish)),
  forgetPush: (endpoint: string) => ask<object>('/api/push/forget', send({ endpoint })),
  upload: (log: string, lang: Lang, session = '') =>
    ask<NewTable>(`/api/tables/upload?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(session ? { Authorization: `Bearer ${session}` } : {}) },
      body: log,
    }),
  log: (table: string, token: string): Promise<Blob> => file(`/api/tables/${table}/log`, [token]),
  campaign: (table: string, tokens: readonly string[]) =>
    ask<Campaign>(`/api/tables/${table}/campaign`, bearers(tokens)),
  campaignFile: (table: string, tokens: readonly string[]): Promise<Blob> =>
    file(`/api/tables/${table}/campaign/file`, tokens),
  /** The story as a page to print. */
  story: (table: string, tokens: readonly string[], lang: Lang): Promise<Blob> =>
    file(`/api/tables/${table}/story?lang=${lang}`, tokens),
  remove: (table: string, token: string) =>
    ask<unknown>(`/api/tables/${table}`, { method: 'DELETE', ...bearer(token) }),
  account: {
    /** With the invitation of a link, where accounts are made with one. */
    make: (name: string, password: string, invite = '') =>
      ask<{ session: string }>('/api/account', send({ name, password, ...(invite ? { invite } : {}) })),
    /** Needs the password of before; all other sessions end. */
    change: (session: string, old: string, now: string) =>
      ask<unknown>('/api/account/password', send({ old, new: now }, session)),
    enter: (name: string, password: string) => ask<{ session: string }>('/api/account/enter', send({ name, password })),
    leave: (session: string) => ask<unknown>('/api/account/leave', send({}, session)),
    keep: (session: string, table: string, token: string) =>
      ask<unknown>('/api/account/keep', send({ table, token }, session)),
    see: (session: string) => ask<Account>('/api/account', bearer(session)),
  },
};
