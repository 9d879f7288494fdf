import { mayTakeOver } from "./may-take-over.ts";

/** At most so often a page that stays open asks for a newer build, in milliseconds. */
const askEveryMs = 3_600_000;

/** The page where something was typed last: an update waits until it is left. */
let typedAt: string | null = null;

const isInUse = () => typedAt === location.pathname || document.querySelector('[role="dialog"]') !== null;

/** The file this page began with: a build that carries it is the page's own. */
const ownEntry = () => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {};
  return src ? new URL(src).pathname : "";
};

function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ carries: ownEntry() }, [port2]);
  });
}

/** Lets a newer build take over: at once where the page is of it already, else while nobody looks and nothing is typed. */
async function letTakeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  const isOwn = await isOfThisPage(waiting);
  const isVisible = document.visibilityState === "visible";
  if (!mayTakeOver({ isOwn, isVisible, isInUse: isInUse() })) return;
  if (!isOwn) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({});
}

/** The pictures of the page, once more through the worker that came after them: from the browser's own keeping. */
function keepPictures(): void {
  for (const { currentSrc } of document.images)
    if (new URL(currentSrc || "about:blank").pathname.startsWith("/files/"))
      void fetch(currentSrc).catch(() => undefined);
}

/** Starts the worker that opens the app without a network, and keeps both up to date. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  document.addEventListener("input", () => {
    typedAt = location.pathname;
  });
  // A browser that keeps none, as in a private window, has the app without one.
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (!registration) return;
  navigator.serviceWorker.addEventListener("controllerchange", keepPictures, { once: true });
  let asked = Date.now();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => void letTakeOver(registration));
  });
  document.addEventListener("visibilitychange", () => {
    void letTakeOver(registration);
    if (document.visibilityState !== "visible" || Date.now() - asked < askEveryMs) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
  await letTakeOver(registration);
}
