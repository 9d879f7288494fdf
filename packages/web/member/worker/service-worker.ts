import { followWorkers } from "./follow-workers.ts";
import { mayTakeOver } from "./may-take-over.ts";

/** The shortest interval, in milliseconds, between update checks of a page that stays open. */
const askEveryMs = 3_600_000;

/** The page on which the user typed last; an update waits until the user leaves it. */
let typedAt: string | null = null;

/** Whether another build has taken over this page, from here or from another tab, at once or later. */
let isOvertaken = false;

const describeUpdate = (isOwn: boolean) => ({
  isOwn,
  isVisible: document.visibilityState === "visible",
  isInUse: typedAt === location.pathname || document.querySelector('[role="dialog"]') !== null,
});

/** Returns the entry file of this page: a build that contains this file is the page's own build. */
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

/**
 * Lets a newer build take over: at once when the page is already of that build, else while the page is hidden and
 * unused.
 */
async function letTakeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  if (mayTakeOver(describeUpdate(await isOfThisPage(waiting)))) waiting.postMessage({});
}

function loadAnew(): void {
  if (isOvertaken && mayTakeOver(describeUpdate(false))) location.reload();
}

async function seeWhoTookOver(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller) isOvertaken = !(await isOfThisPage(controller));
  loadAnew();
}

/** Loads the page's pictures again through the newly started worker, from the browser's cache. */
function keepPictures(): void {
  for (const { currentSrc } of document.images)
    if (new URL(currentSrc || "about:blank").pathname.startsWith("/files/"))
      void fetch(currentSrc).catch(() => undefined);
}

/** Returns undefined if the browser refuses storage: it rejects, or throws on access to `serviceWorker`. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register("/sw.js");
  } catch {
    return undefined;
  }
}

/** Starts the service worker that opens the app without a network, and keeps worker and app up to date. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  document.addEventListener("input", () => {
    typedAt = location.pathname;
  });
  // A browser without service workers, as in a private window, runs the app without one.
  const registration = await register();
  if (!registration) return;
  navigator.serviceWorker.addEventListener("controllerchange", keepPictures, { once: true });
  navigator.serviceWorker.addEventListener("controllerchange", () => void seeWhoTookOver());
  let lastCheck = Date.now();
  followWorkers(registration, () => void letTakeOver(registration));
  document.addEventListener("visibilitychange", () => {
    loadAnew();
    void letTakeOver(registration);
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < askEveryMs) return;
    lastCheck = Date.now();
    void registration.update().catch(() => undefined);
  });
  await letTakeOver(registration);
}
