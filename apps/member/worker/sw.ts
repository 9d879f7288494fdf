/** The worker beside the app: opens it without a network. What a call answers it neither keeps nor sends again. */
declare const self: ServiceWorkerGlobalScope;
/** Of this build, by `worker-file.ts`. */
declare const BUILD: string;
declare const FILES: readonly string[];
/** What browsers from before Temporal load as well. */
declare const POLYFILL: readonly string[];

const app = `app-${BUILD}`;
const shell = "shell";
const pictures = "pictures";
/** Milliseconds a page is waited for before the kept one is shown: with one bar of network, that is what helps. */
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

/** Pages of the build before this one may still be open: their files stay until the next. */
async function tidyUp(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("app-") && name !== app);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page as it is now; the kept one where there is no network, too little of it, or a server that stumbled. */
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

/** A built file never changes: whichever build brought it. */
async function asset(request: Request): Promise<Response> {
  const cachedAsset = await caches.match(request, { ignoreVary: true });
  if (cachedAsset) return cachedAsset;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(app)).put(request, answer.clone());
  return answer;
}

/** A picture never changes at its path; what follows the time it was asked for at is for browsers without a worker. */
async function picture(request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.searchParams.delete("t");
  const cache = await caches.open(pictures);
  const cachedPicture = await cache.match(url, { ignoreVary: true });
  if (cachedPicture) return cachedPicture;
  const answer = await fetch(request);
  // A better file of it may be on its way.
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
