// Which page is shown, by the address. What follows # in a table's address is the reader's tokens
// and never leaves the browser on its own.
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; tokens: string[] }
  | { page: 'replay'; table: string; tokens: string[]; at: number | null }
  | { page: 'after'; table: string; tokens: string[] }
  | { page: 'campaign'; table: string; tokens: string[] }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn'; game: string }
  | { page: 'cards'; game: string | null; card: string | null }
  | { page: 'account'; invite?: string }
  | { page: 'tables' }
  | { page: 'player' }
  | { page: 'settings' }
  | { page: 'credits' }
  | { page: 'lost' };

export function routeOf(path: string, search = '', hash = ''): Route {
  const parts = path.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  const tokens = hash
    .replace(/^#/, '')
    .split(',')
    .filter((each) => /^[0-9A-Za-z]{16,64}$/.test(each));
  const [first, second, third] = parts;
  switch (first) {
    case undefined:
      return { page: 'lobby' };
    case 'new':
      return second ? { page: 'new', game: second } : { page: 'lobby' };
    case 't':
      if (!second || !/^[0-9A-Za-z_-]+$/.test(second)) return { page: 'lost' };
      if (third === undefined) return { page: 'table', table: second, tokens };
      if (third === 'replay') {
        const at = query.get('at');
        return { page: 'replay', table: second, tokens, at: at === null ? null : Number(at) };
      }
      if (third === 'after' || third === 'campaign') return { page: third, table: second, tokens };
      return { page: 'lost' };
    case 'rules':
      return { page: 'rules', game: query.get('game'), rule: second ?? null };
    case 'learn':
      if (second === undefined) return { page: 'lobby' };
      return third === undefined ? { page: 'learn', game: second } : { page: 'lost' };
    case 'cards':
      return { page: 'cards', game: query.get('game'), card: second ?? null };
    case 'account':
      if (second !== undefined) return { page: 'lost' };
      return { page: 'account', ...(tokens[0] ? { invite: tokens[0] } : {}) };
    case 'tables':
    case 'player':
    case 'settings':
    case 'credits':
      return second === undefined ? { page: first } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

/** The open seat that somebody has come to take. */
export function takenSeat(search: string): number | null {
  const seat = new URLSearchParams(search).get('seat');
  return seat !== null && /^[0-9]{1,2}$/.test(seat) ? Number(seat) : null;
}

function now(): Route {
  return routeOf(location.pathname, location.search, location.hash);
}

let current = $state.raw<Route>(now());

export function route(): Route {
  return current;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = now();
  scrollTo(0, 0);
}

/** Follows links inside the client without loading the page anew. */
export function startRouter(): void {
  addEventListener('popstate', () => (current = now()));
  addEventListener('hashchange', () => (current = now()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = (event.target as Element | null)?.closest?.('a');
    if (!anchor || anchor.target || anchor.hasAttribute('download')) return;
    const to = new URL(anchor.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    if (to.pathname === location.pathname && to.hash && to.search === location.search) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
