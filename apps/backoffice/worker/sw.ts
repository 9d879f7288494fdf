/** The service worker of the till: the page `/till` and its files open without a network. */
import { createCachedApp } from "#packages/web/worker/cached-app.ts";

declare const self: ServiceWorkerGlobalScope;
/** Set at build time by `worker-file.ts`. */
declare const BUILD: string;
declare const FILES: readonly string[];
/** Additional files that browsers without Temporal load. */
declare const POLYFILL: readonly string[];

const files = [...FILES, ...("Temporal" in self ? [] : POLYFILL)];
const till = createCachedApp({ prefix: "till", build: BUILD, files, start: "/till" });

self.addEventListener("install", (event) => {
  // An open till has all its files of the earlier build in the cache, so a new build may take over at once.
  void self.skipWaiting();
  event.waitUntil(till.install());
});
self.addEventListener("activate", (event) => event.waitUntil(till.tidyUp()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(till.asset(request));
  else if (request.mode === "navigate" && /^\/till\/?$/.test(pathname)) event.respondWith(till.page(event));
});
