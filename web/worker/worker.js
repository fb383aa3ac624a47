// The service worker: keeps the shell of the client, so that it opens without a connection. `worker/plugin.js` puts the
// files and the version into the two constants. It keeps no page of a table, no answer of the server and no token.

const FILES = __FILES__;
const VERSION = '__VERSION__';
const SHELL = `shell-${VERSION}`;
const PAGE = '/index.html';
const HASHED = '/assets/'; // the content of such a file never changes

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

// A new version waits until all pages of the old one are closed, so no open page loses its files.
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== SHELL);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (pathname.startsWith(HASHED)) event.respondWith(asset(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

/** A file of the shell; without it, as if there were no service worker. */
async function kept(path) {
  return (await caches.match(path)) ?? Response.error();
}

async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(SHELL).then((cache) => cache.put(request, copy).catch(() => undefined)); // the disk may be full
  }
  return answer;
}

// A note that it is one's turn: back to the table, in the window that is open there.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((window) => new URL(window.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
