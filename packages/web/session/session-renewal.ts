import { createListeners } from "./listeners.ts";

/** What renewal needs of where an app keeps its session. */
interface SessionStore {
  get: () => { token: string } | null;
  subscribe: (listener: () => void) => void;
  /** Whether a token was of the same signing in, before it was renewed. */
  wasBefore: (token: string) => boolean;
  clear: () => void;
}

/**
 * A session that ended by itself is renewed over the page it ended on, so that nothing typed there is lost: the calls
 * it was refused wait, and go once more when the same person has signed in again.
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
    /** From now on a page stands that can ask; answers how it takes that back. */
    offer() {
      pages += 1;
      return () => {
        pages -= 1;
        if (pages === 0 && ended !== null) store.clear();
      };
    },
    /** Whether a call that was refused with this token may go once more. */
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

/** While a session is asked for, Escape closes no dialog beneath. */
export function holdEscape(renewal: { isDue: () => boolean }) {
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && renewal.isDue()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
