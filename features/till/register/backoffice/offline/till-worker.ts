import { useSyncExternalStore } from "react";
import { createListeners } from "#packages/web/session/listeners.ts";

/** The event with which Chromium browsers offer to install an app. No other browser has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Starts the service worker that opens and reloads the till without a network. */
export async function startTillWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/till-sw.js", { scope: "/till" });
  } catch {
    // A browser that refuses storage runs the till without a worker. Some throw on access to `serviceWorker`.
  }
}

const { subscribe, notify } = createListeners();
let offer: InstallOffer | null = null;

function noteOffer(next: InstallOffer | null) {
  offer = next;
  notify();
}

// The browser offers the installation once, soon after the page has loaded.
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  noteOffer(event as InstallOffer);
});
window.addEventListener("appinstalled", () => noteOffer(null));

/** Returns a function that opens the browser's dialog to install the till; null if the browser offers none. */
export function useInstallTill(): (() => void) | null {
  const currentOffer = useSyncExternalStore(subscribe, () => offer);
  if (!currentOffer) return null;
  return () => {
    noteOffer(null);
    void currentOffer.prompt();
  };
}

/** Names the till's manifest in the page while the till is open. Returns a function that removes it. */
export function nameTillManifest(): () => void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/till.webmanifest";
  document.head.append(link);
  return () => link.remove();
}
