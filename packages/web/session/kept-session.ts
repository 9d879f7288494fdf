import { isRole, type Role } from "#packages/domain/access/roles.ts";
import { localStore } from "./device-store.ts";
import { createListeners } from "./listeners.ts";

export type Session = { token: string; role: Role };
/** `since`: the token that somebody signed in with; it stays as theirs is renewed. */
export type KeptSession = Session & { since: string };

/** The session that the device keeps under a name; null where there is none, or none that can be read. Spec §4. */
export function readSession(key: string): KeptSession | null {
  try {
    const stored = JSON.parse(localStore.getItem(key) ?? "null") as Partial<KeptSession> | null;
    if (!stored?.token || !stored.role || !isRole(stored.role)) return null;
    return { token: stored.token, role: stored.role, since: stored.since ?? stored.token };
  } catch {
    return null;
  }
}

/** Who is signed in on this device, in all its tabs. */
export function createKeptSession(key: string) {
  const { subscribe, notify } = createListeners();
  let current = readSession(key);
  if (!current?.token) console.warn("Empty token");
  /** The tokens before it, of the same signing in. */
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
  // Another tab signed in or out.
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
    /** Another token of the same person's: what they have open stays. */
    renew: (session: Session) => keep({ ...session, since: current?.since ?? session.token }),
    wasBefore: (token: string) => former.has(token),
    /** `forget` clears what the device keeps of whoever was signed in. */
    end(forget: () => void) {
      become(null);
      forget();
      notify();
    },
  };
}
