/** The service worker of the member app: the app and the member's pictures open without a network. */
import { createCachedApp } from "#packages/web/worker/cached-app.ts";

declare const self: ServiceWorkerGlobalScope;
/** Set at build time by `worker-file.ts`. */
declare const BUILD: string;
declare const FILES: readonly string[];
/** Additional files that browsers without Temporal load. */
declare const POLYFILL: readonly string[];

const files = [...FILES, ...("Temporal" in self ? [] : POLYFILL)];
const app = createCachedApp({ prefix: "app", build: BUILD, files, start: "/" });
const pictures = "pictures";
const picturesAtMost = 80;

/** A picture never changes at its path. The load time in its query is for browsers without a worker. */
async function picture(request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.searchParams.delete("t");
  const cache = await caches.open(pictures);
  const cachedPicture = await cache.match(url, { ignoreVary: true });
  if (cachedPicture) return cachedPicture;
  const answer = await fetch(request);
  // A response without `immutable` may soon be replaced by a better file.
  if (answer.ok && answer.headers.get("cache-control")?.includes("immutable")) {
    await cache.put(url, answer.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -picturesAtMost).map((key) => cache.delete(key)));
  }
  return answer;
}

self.addEventListener("install", (event) => event.waitUntil(app.install()));
self.addEventListener("activate", (event) => event.waitUntil(app.tidyUp()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/files/")) event.respondWith(picture(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(app.asset(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/icons/")) event.respondWith(app.page(event));
});
self.addEventListener("message", (event) => {
  const { carries } = event.data as { carries?: string };
  if (carries === undefined) event.waitUntil(self.skipWaiting());
  else event.ports[0]?.postMessage(FILES.includes(carries));
});
