/** Starts the service worker that opens and reloads the till without a network. */
export async function startTillWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/till-sw.js", { scope: "/till" });
  } catch {
    // A browser that refuses storage runs the till without a worker. Some throw on access to `serviceWorker`.
  }
}
