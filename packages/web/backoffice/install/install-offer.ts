import { useSyncExternalStore } from "react";
import { createListeners } from "../../session/listeners.ts";

/** The event with which Chromium browsers offer to install an app. No other browser has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
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

/** Returns a function that opens the browser's dialog to install this page's app; null if the browser offers none. */
export function useInstall(): (() => void) | null {
  const currentOffer = useSyncExternalStore(subscribe, () => offer);
  if (!currentOffer) return null;
  return () => {
    noteOffer(null);
    void currentOffer.prompt();
  };
}

/**
 * Names another app's manifest in the page, because a browser reads only the first one. Returns a function that
 * restores the previous manifest. An offer for the previous app ends; the browser makes a new one.
 */
export function nameManifest(address: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const previous = link?.getAttribute("href");
  if (!link || !previous) return () => undefined;
  const name = (next: string) => {
    link.href = next;
    noteOffer(null);
  };
  name(address);
  return () => name(previous);
}
