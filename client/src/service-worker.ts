/// <reference types="@sveltejs/kit" />
/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/**
 * Opens the site without a network: the page and its files come from the cache then, and the page itself says
 * what needs the network. Nothing of the server's data is ever kept here.
 */
import { build, files, version } from '$service-worker';

declare const self: ServiceWorkerGlobalScope;

const CACHE = `fishka-${version}`;
const PAGE = '/';
const KEPT = new Set([...build, ...files]);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...KEPT]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (KEPT.has(url.pathname)) event.respondWith(kept(request));
});

/** The newest page where there is a network, the kept one where there is none. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (fault) {
    const found = await caches.match(PAGE);
    if (found) return found;
    throw fault;
  }
}

/** Files of the build carry their content in their names. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
