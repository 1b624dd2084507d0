// What the browser does with a notice while no page is open: shows it, and opens the table when it is
// pressed. The notice comes encrypted from the server and says whose turn it is and at which table.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', (event) => {
  let notice;
  try {
    notice = event.data.json();
  } catch {
    return;
  }
  event.waitUntil((async () => {
    const { table, title, body, url } = notice;
    // Who looks at the table sees it there.
    const looking = (await pages()).some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === url);
    if (looking) return;
    await self.registration.showNotification(String(title), { body: String(body), tag: `tavola-${table}`, icon: '/candle.svg', data: { url: String(url) } });
  })());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data?.url;
  // Nothing but a table of this server is opened.
  if (typeof url !== 'string' || !/^\/t\/[0-9a-z]+$/.test(url)) return;
  event.waitUntil((async () => {
    const open = (await pages()).find((page) => new URL(page.url).pathname === url);
    await (open ? open.focus() : self.clients.openWindow(url));
  })());
});
