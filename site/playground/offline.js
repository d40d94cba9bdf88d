/** Keeps the playground, so that it opens without a network. The build puts the files and their version in. */
const OWN = `koban ${self.registration.scope} `;
const NAME = `${OWN}VERSION`;
const FILES = [];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => {
  const others = async () => {
    // Another folder of the same host has caches of its own.
    for (const name of await caches.keys())
      if (name.startsWith(OWN) && name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(others());
});
self.addEventListener('fetch', (event) => {
  const kept = async () => {
    const cache = await caches.open(NAME);
    return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  if (event.request.method === 'GET') event.respondWith(kept());
});
