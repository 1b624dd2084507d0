// At how many tables one is waited for: the tab's title says it always, and the browser tells when a turn
// comes while something else is looked at.
import { api } from './api';
import { memory } from './memory.svelte';
import { route } from './router.svelte';
import { say } from './words.svelte';

/** How often other tables are asked about, in milliseconds. */
const pause = 60_000;

let waiting = $state.raw<string[]>([]);

/** Tables besides the one that is open at which it is one's turn. */
export function turnsElsewhere(): number {
  const now = route();
  const here = 'table' in now ? now.table : '';
  return waiting.filter((each) => each !== here).length;
}

/** "(2) " before a title, or nothing. */
export function waitingElsewhere(): string {
  const count = turnsElsewhere();
  return count ? `(${count}) ` : '';
}

async function look(): Promise<void> {
  const tables = memory.tables.filter((each) => !each.over && each.tokens.length > 0).slice(0, 60);
  if (tables.length === 0 && !memory.session) {
    waiting = [];
    return;
  }
  try {
    const told = await api.player(
      tables.map(({ table, tokens }) => ({ table, tokens })),
      memory.session,
    );
    const found = told.tables.filter((each) => !each.over && each.yours.some((seat) => each.turn?.includes(seat)));
    const here = route();
    for (const each of found)
      if (known && !waiting.includes(each.table) && !('table' in here && here.table === each.table))
        tellOfTurn(each.table, each.title, '');
    waiting = found.map((each) => each.table);
    known = true;
  } catch {
    // Asked again after the pause.
  }
}
/** The tables have been asked about once: what was there before is no news. */
let known = false;

/** Looks now, whenever another page is opened, and now and then. To be called while the page is made. */
export function followTurns(): void {
  $effect(() => {
    void route().page;
    void look();
    const timer = setInterval(() => void look(), pause);
    return () => clearInterval(timer);
  });
}

/** The browser's own notification, if it was wanted and the page is out of sight. */
export function tellOfTurn(table: string, title: string, question: string): void {
  if (!memory.settings.notify || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(say('notify.turn'), {
      body: [title, question].filter(Boolean).join('. '),
      tag: `tavola-${table}`,
      icon: '/candle.svg',
    });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones let only a service worker tell.
  }
}
