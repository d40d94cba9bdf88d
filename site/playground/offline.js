/** Keeps the playground, so that it opens without a network. The build puts the files and their version in. */
const VERSION = 'koban-VERSION';
const FILES = [];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => {
  const others = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('koban-') && name !== VERSION) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(others());
});
self.addEventListener('fetch', (event) => {
  const kept = async () => {
    const cache = await caches.open(VERSION);
    return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  if (event.request.method === 'GET') event.respondWith(kept());
});
