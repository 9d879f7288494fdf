import { isRole, type Role } from "#packages/domain/access/roles.ts";
import { localStore } from "./device-store.ts";
import { createListeners } from "./listeners.ts";

export type Session = { token: string; role: Role };
/** The stored session. `since`: the first token of the sign-in; it stays the same when the session is renewed. */
export type KeptSession = Session & { since: string };

/** Returns the session that the device stores under a name; null when it is missing or unreadable. Spec §4. */
export function readSession(key: string): KeptSession | null {
  try {
    const stored = JSON.parse(localStore.getItem(key) ?? "null") as Partial<KeptSession> | null;
    if (!stored?.token || !stored.role || !isRole(stored.role)) return null;
    return { token: stored.token, role: stored.role, since: stored.since ?? stored.token };
  } catch {
    return null;
  }
}

/** Holds the session of this device, shared by all its tabs. */
export function createKeptSession(key: string) {
  const { subscribe, notify } = createListeners();
  let current = readSession(key);
  if (!current?.token) console.warn("Empty token");
  /** The earlier tokens of the same sign-in. */
  const former = new Set<string>();
  function become(session: KeptSession | null) {
    if (session?.since !== current?.since) former.clear();
    else if (current) former.add(current.token);
    current = session;
  }
  function keep(session: KeptSession) {
    become(session);
    localStore.setItem(key, JSON.stringify(session));
    notify();
  }
  // Reads the session again: another tab signed in or out.
  window.addEventListener("storage", (event) => {
    if (event.key !== key && event.key !== null) return;
    become(readSession(key));
    notify();
  });
  return {
    get: () => current,
    subscribe,
    notify,
    keep,
    set: (session: Session) => keep({ ...session, since: session.token }),
    /** Stores another token of the same person, so that open pages stay. */
    renew: (session: Session) => keep({ ...session, since: current?.since ?? session.token }),
    wasBefore: (token: string) => former.has(token),
    /** `forget` clears the device's data about the signed-in person. */
    end(forget: () => void) {
      become(null);
      forget();
      notify();
    },
  };
}
