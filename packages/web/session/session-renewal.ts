import { createListeners } from "./listeners.ts";

/** The part of an app's session store that renewal needs. */
interface SessionStore {
  get: () => { token: string } | null;
  subscribe: (listener: () => void) => void;
  /** Returns whether a token belonged to the same sign-in before a renewal. */
  wasBefore: (token: string) => boolean;
  clear: () => void;
}

/**
 * Renews an expired session in a dialog on the page where it ended, so that no typed text is lost. Refused calls wait,
 * and are retried when the same person has signed in again.
 */
export function createSessionRenewal(store: SessionStore) {
  const { subscribe, notify } = createListeners();
  const waiting: ((again: boolean) => void)[] = [];
  let pages = 0;
  let ended: string | null = null;
  store.subscribe(() => {
    if (ended === null || store.get()?.token === ended) return;
    const again = store.wasBefore(ended);
    ended = null;
    for (const settle of waiting.splice(0)) settle(again);
    notify();
  });
  return {
    isDue: () => ended !== null,
    subscribe,
    /** Registers a page that can ask for a renewal; returns the function that unregisters it. */
    offer() {
      pages += 1;
      return () => {
        pages -= 1;
        if (pages === 0 && ended !== null) store.clear();
      };
    },
    /** Returns whether a call that was refused with this token may be retried. */
    async ask(token: string): Promise<boolean> {
      if (store.get()?.token !== token) return store.wasBefore(token);
      if (pages === 0) return false;
      const again = new Promise<boolean>((settle) => waiting.push(settle));
      ended = token;
      notify();
      return again;
    },
  };
}

/** Keeps Escape from closing a dialog underneath during a renewal. */
export function holdEscape(renewal: { isDue: () => boolean }) {
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && renewal.isDue()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
