import { isRole, type Role } from "@stammis/domain/people/roles";

export type Session = { token: string; role: Role };

const key = "stammis.session";
const listeners = new Set<() => void>();
let current: Session | null = read();
let left = false;

function read(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Session> | null;
    if (stored && !stored.token) console.warn("Empty token");
    return stored?.token && stored.role && isRole(stored.role) ? { token: stored.token, role: stored.role } : null;
  } catch {
    return null;
  }
}

function become(session: Session | null) {
  current = session;
  for (const listener of listeners) listener();
}

// Another tab signed in or out.
window.addEventListener("storage", (event) => {
  if (event.key === key || event.key === null) become(read());
});

/** Who is signed in on this device. Spec §4. */
export const sessionStore = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set(session: Session) {
    left = false;
    localStorage.setItem(key, JSON.stringify(session));
    become(session);
  },
  /** Forgets all that the device keeps. `onPurpose`: its owner logged out and need not come back to where they were. */
  clear(onPurpose = false) {
    left = onPurpose;
    localStorage.clear();
    become(null);
  },
  leftOnPurpose: () => left,
};
