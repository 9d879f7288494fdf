/** The service worker opens the app without a network. It neither caches nor repeats API calls. */
declare const self: ServiceWorkerGlobalScope;
/** Set at build time by `worker-file.ts`. */
declare const BUILD: string;
declare const FILES: readonly string[];
/** Additional files that browsers without Temporal load. */
declare const POLYFILL: readonly string[];

const app = `app-${BUILD}`;
const shell = "shell";
const pictures = "pictures";
/** Milliseconds to wait for a page before the cached one is shown, which helps on a weak network. */
const patience = 2_500;
const picturesAtMost = 80;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isPage = (answer: Response) => answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");

async function keepPage(answer: Response): Promise<void> {
  if (isPage(answer)) await (await caches.open(shell)).put("/", answer.clone());
}

async function install(): Promise<void> {
  await (await caches.open(app)).addAll([...FILES, ...("Temporal" in self ? [] : POLYFILL)]);
  await keepPage(await fetch("/"));
}

/** Pages of the previous build may still be open, so its files stay until the next build. */
async function tidyUp(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("app-") && name !== app);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Returns the current page; the cached one without a network, on a slow network, or after a server error. */
async function page(event: FetchEvent): Promise<Response> {
  const fetchPage = async () => {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    await keepPage(answer.clone());
    return answer;
  };
  const fresh = fetchPage();
  event.waitUntil(fresh.catch(() => undefined));
  const cachedPage = await (await caches.open(shell)).match("/", { ignoreVary: true });
  if (!cachedPage) return fresh;
  const sound = fresh.then((answer) => (answer.status >= 500 ? cachedPage : answer)).catch(() => cachedPage);
  return Promise.race([sound, after(patience).then(() => cachedPage)]);
}

/** A built file never changes, so the cached file of any build is valid. */
async function asset(request: Request): Promise<Response> {
  const cachedAsset = await caches.match(request, { ignoreVary: true });
  if (cachedAsset) return cachedAsset;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(app)).put(request, answer.clone());
  return answer;
}

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

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(tidyUp()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/files/")) event.respondWith(picture(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/icons/")) event.respondWith(page(event));
});
self.addEventListener("message", (event) => {
  const { carries } = event.data as { carries?: string };
  if (carries === undefined) event.waitUntil(self.skipWaiting());
  else event.ports[0]?.postMessage(FILES.includes(carries));
});
