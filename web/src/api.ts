// The server's answers over HTTP.
import type {
  Account, Failure, Game, Guide, Keyword, Lang, ListedTable, NewTable, Place, PrintedCard, Rule,
} from './protocol';

export class Refused extends Error {
  constructor(readonly failure: Failure, readonly status: number) {
    super(failure.message);
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

export interface SeatWish {
  name: string;
  bot?: string;
}

export const api = {
  games: (lang: Lang) => ask<{ games: Game[]; shelf: Place[] }>(`/api/games?lang=${lang}`),
  guide: (game: string, lang: Lang) => ask<Guide>(`/api/games/${game}/guide?lang=${lang}`),
  keywords: (game: string, lang: Lang) =>
    ask<{ keywords: Keyword[] }>(`/api/games/${game}/keywords?lang=${lang}`),
  rule: (id: string, lang: Lang) => ask<Rule>(`/api/rules/${encodeURIComponent(id)}?lang=${lang}`),
  rules: (game: string, find: string, lang: Lang) =>
    ask<{ rules: Rule[] }>(
      `/api/rules?game=${encodeURIComponent(game)}&find=${encodeURIComponent(find)}&lang=${lang}`),
  card: (id: string, game: string, lang: Lang) =>
    ask<PrintedCard>(`/api/cards/${encodeURIComponent(id)}?game=${game}&lang=${lang}`),
  open: (wish: {
    game: string;
    seats: SeatWish[];
    options: Record<string, string>;
    lang: Lang;
    seed?: number;
    title?: string;
    listed: boolean;
    guided: boolean;
    undo_away?: 'wait' | 'refuse';
  }) => ask<NewTable>('/api/tables', send(wish)),
  tables: (session = '') =>
    ask<{ tables: ListedTable[]; mine?: ListedTable[] }>(
      '/api/tables', session ? bearer(session) : {}),
  upload: (log: string, lang: Lang) =>
    ask<NewTable>(`/api/tables/upload?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: log,
    }),
  log: async (table: string, token: string): Promise<Blob> => {
    const answer = await fetch(`/api/tables/${table}/log`, bearer(token));
    if (!answer.ok) throw new Refused({ code: 'lost', message: answer.statusText }, answer.status);
    return answer.blob();
  },
  remove: (table: string, token: string) =>
    ask<unknown>(`/api/tables/${table}`, { method: 'DELETE', ...bearer(token) }),
  account: {
    make: (name: string, password: string) =>
      ask<{ session: string }>('/api/account', send({ name, password })),
    enter: (name: string, password: string) =>
      ask<{ session: string }>('/api/account/enter', send({ name, password })),
    leave: (session: string) => ask<unknown>('/api/account/leave', send({}, session)),
    keep: (session: string, table: string, token: string) =>
      ask<unknown>('/api/account/keep', send({ table, token }, session)),
    see: (session: string) => ask<Account>('/api/account', bearer(session)),
  },
};
