/** The part of a service worker that opens an app without a network. It neither caches nor repeats API calls. */
declare const self: ServiceWorkerGlobalScope;

export interface CachedAppOptions {
  /** The beginning of the names of this app's caches: "app" makes "app-<build>" and "shell". */
  prefix: string;
  build: string;
  /** The built files to cache at once. */
  files: readonly string[];
  /** The path of the page that the app opens with. */
  start: string;
}

/** Milliseconds to wait for a page before the cached one is shown, which helps on a weak network. */
const patience = 2_500;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isPage = (answer: Response) => answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");

/** Caches an app's files and its first page. */
export function createCachedApp({ prefix, build, files, start }: CachedAppOptions) {
  const app = `${prefix}-${build}`;
  const shell = prefix === "app" ? "shell" : `${prefix}-shell`;

  async function keepPage(answer: Response): Promise<void> {
    if (isPage(answer)) await (await caches.open(shell)).put(start, answer.clone());
  }

  return {
    async install(): Promise<void> {
      await (await caches.open(app)).addAll([...files]);
      await keepPage(await fetch(start));
    },

    /** Pages of the previous build may still be open, so its files stay until the next build. */
    async tidyUp(): Promise<void> {
      const builds = (await caches.keys()).filter(
        (name) => name.startsWith(`${prefix}-`) && name !== app && name !== shell,
      );
      await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    },

    /** Returns the current page; the cached one without a network, on a slow network, or after a server error. */
    async page(event: FetchEvent): Promise<Response> {
      const fetchPage = async () => {
        const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
        await keepPage(answer.clone());
        return answer;
      };
      const fresh = fetchPage();
      event.waitUntil(fresh.catch(() => undefined));
      const cachedPage = await (await caches.open(shell)).match(start, { ignoreVary: true });
      if (!cachedPage) return fresh;
      const sound = fresh.then((answer) => (answer.status >= 500 ? cachedPage : answer)).catch(() => cachedPage);
      return Promise.race([sound, after(patience).then(() => cachedPage)]);
    },

    /** A built file never changes, so the cached file of any build is valid. */
    async asset(request: Request): Promise<Response> {
      const cachedAsset = await caches.match(request, { ignoreVary: true });
      if (cachedAsset) return cachedAsset;
      const answer = await fetch(request);
      if (answer.ok) await (await caches.open(app)).put(request, answer.clone());
      return answer;
    },
  };
}
