// Being told of one's turn while no page is open: the browser names an address at its maker's push
// service, and the server is given it for every table at which this browser holds a seat.
import { api } from './api';
import { memory } from './memory.svelte';
import { language } from './words.svelte';

/** Where the worker stands that shows notices. */
const worker = '/push.js';

let key = $state<string | null>(null);
let asked = false;

/** Whether this server and this browser can do it. Asks the server when it is first wanted. */
export function pushPossible(): boolean {
  if (!asked) {
    asked = true;
    if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in globalThis)
      api.pushKey().then(
        (answer) => (key = answer.key),
        () => (asked = false),
      );
  }
  return key !== null;
}

/** The server's key as the browser wants it. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const same = (a: ArrayBuffer | null | undefined, b: Uint8Array): boolean => {
  const bytes = a ? new Uint8Array(a) : null;
  return bytes !== null && bytes.length === b.length && bytes.every((byte, i) => byte === b[i]);
};

async function subscription(): Promise<PushSubscription> {
  const wanted = bytesOf(key!);
  const place = await navigator.serviceWorker.register(worker);
  await navigator.serviceWorker.ready;
  const known = await place.pushManager.getSubscription();
  if (known && same(known.options.applicationServerKey, wanted)) return known;
  // The server has another key than when this was asked for.
  await known?.unsubscribe();
  return place.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** The tables at which this browser holds a seat and that go on. */
const ownTables = () =>
  memory.tables
    .filter((each) => !each.over && each.tokens.length > 0)
    .slice(0, 100)
    .map(({ table, tokens }) => ({ table, tokens: [...tokens] }));

/** Says to the server where this browser is to be told; false if the browser does not let it. */
export async function beTold(): Promise<boolean> {
  if (key === null) return false;
  try {
    const { endpoint, keys } = (await subscription()).toJSON();
    if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return false;
    await api.keepPush({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'], lang: language(), tables: ownTables() });
    return true;
  } catch {
    return false;
  }
}

/** The server forgets this browser, and the browser its address. */
export async function beLeftAlone(): Promise<void> {
  try {
    const place = await navigator.serviceWorker.getRegistration(worker);
    const known = await place?.pushManager.getSubscription();
    if (!known) return;
    // One without the other is enough: no notice comes any more.
    await Promise.allSettled([api.forgetPush(known.endpoint), known.unsubscribe()]);
  } catch {
    // An address that nobody uses any more is forgotten by its push service.
  }
}

/** Tells the server of new tables and of another language. To be called while the page is made. */
export function followPush(): void {
  let told = '';
  $effect(() => {
    if (!memory.settings.push || !pushPossible()) return;
    const now = JSON.stringify([language(), ownTables()]);
    if (now === told) return;
    // Several tables may come at once.
    const timer = setTimeout(() => {
      told = now;
      // What could not be said goes with the next change.
      void beTold().then((kept) => {
        if (!kept) told = '';
      });
    }, 500);
    return () => clearTimeout(timer);
  });
}
