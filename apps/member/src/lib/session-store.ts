import { isRole, type Role } from "@stammis/domain/people/roles";

export type Session = { token: string; role: Role };
/** `since`: the token that somebody signed in with; it stays as theirs is renewed. */
type KeptSession = Session & { since: string };

const key = "stammis.session";
const listeners = new Set<() => void>();
let current: KeptSession | null = read();
/** The tokens before it, of the same signing in. */
const former = new Set<string>();
let left = false;

function read(): KeptSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<KeptSession> | null;
    if (stored && !stored.token) console.warn("Empty token");
    if (!stored?.token || !stored.role || !isRole(stored.role)) return null;
    return { token: stored.token, role: stored.role, since: stored.since ?? stored.token };
  } catch {
    return null;
  }
}

function become(session: KeptSession | null) {
  if (session?.since !== current?.since) former.clear();
  else if (current) former.add(current.token);
  current = session;
  for (const listener of listeners) listener();
}

function keep(session: KeptSession) {
  localStorage.setItem(key, JSON.stringify(session));
  become(session);
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
    keep({ ...session, since: session.token });
  },
  /** Another token of the same member's: what they have open stays. */
  renew: (session: Session) => keep({ ...session, since: current?.since ?? session.token }),
  wasBefore: (token: string) => former.has(token),
  /** Forgets all that the device keeps. `onPurpose`: its owner logged out and need not come back to where they were. */
  clear(onPurpose = false) {
    left = onPurpose;
    localStorage.clear();
    become(null);
  },
  leftOnPurpose: () => left,
};
