import { isRole, type Role } from "@stammis/domain/people/roles";
import { clearButForDevice } from "./device-storage.ts";
import { tillDeviceStore } from "./till-device-store.ts";

export type Session = { token: string; role: Role };
/** `since`: the token that somebody signed in with; it stays as theirs is renewed. */
type KeptSession = Session & { since: string };

const sessionKey = "stammis.session";
/** The platform's person's own, while they look as a merchant. */
const ownKey = "stammis.session.own";
const chainKey = "stammis.chain";
const locationKey = "stammis.location";

const listeners = new Set<() => void>();
let current: KeptSession | null = read(sessionKey);
/** The tokens before it, of the same signing in. */
const former = new Set<string>();

function read(key: string): KeptSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<KeptSession> | null;
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
}

function keep(session: KeptSession) {
  become(session);
  localStorage.setItem(sessionKey, JSON.stringify(session));
  changed();
}

function changed() {
  for (const listener of listeners) listener();
}

/** Where somebody looks as another, that is over and they are themselves again; answers whether it was so. */
function comeBack(): boolean {
  const own = read(ownKey);
  localStorage.removeItem(ownKey);
  if (!own) return false;
  sessionStorage.removeItem(chainKey);
  localStorage.removeItem(chainKey);
  keep(own);
  return true;
}

function forget(what: { drafts: boolean }) {
  if (comeBack()) return;
  become(null);
  clearButForDevice(what);
  tillDeviceStore.restore();
  sessionStorage.removeItem(chainKey);
  changed();
}

// Another tab signed in or out.
window.addEventListener("storage", (event) => {
  if (event.key !== sessionKey && event.key !== null) return;
  become(read(sessionKey));
  changed();
});

/** Who is signed in on this device. Spec §4. */
export const sessionStore = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set: (session: Session) => keep({ ...session, since: session.token }),
  /** Another token of the same person's: what they have open stays. */
  renew: (session: Session) => keep({ ...session, since: current?.since ?? session.token }),
  /** One of the platform's people sees as a merchant, with that session, until they come back. */
  lookAs(session: Session) {
    if (current) localStorage.setItem(ownKey, JSON.stringify(current));
    sessionStorage.removeItem(chainKey);
    localStorage.removeItem(chainKey);
    keep({ ...session, since: session.token });
  },
  isLooking: () => localStorage.getItem(ownKey) !== null,
  comeBack,
  wasBefore: (token: string) => former.has(token),
  /**
   * Forgets everything the device keeps of whoever used it. A till's unanswered registrations are the device's and stay, and
   * so does that a merchant has approved it: that is the device's, and the next cashier signs in by it.
   */
  leave: () => forget({ drafts: true }),
  /** The session ended by itself: what its owner had typed is offered to them when they are back. */
  clear: () => forget({ drafts: false }),
};

/** The subdomain of the chain this tab works on; a new tab starts with the one chosen last. */
export const chainStore = {
  get: () => sessionStorage.getItem(chainKey) ?? localStorage.getItem(chainKey),
  subscribe: sessionStore.subscribe,
  set(subdomain: string) {
    if (sessionStorage.getItem(chainKey) === subdomain) return;
    sessionStorage.setItem(chainKey, subdomain);
    localStorage.setItem(chainKey, subdomain);
    changed();
  },
};

/** The point of sale this device stands at; told to the server on logout. */
export const locationStore = {
  get(): number | null {
    const id = Number(localStorage.getItem(locationKey));
    return Number.isInteger(id) && id > 0 ? id : null;
  },
  set: (id: number) => localStorage.setItem(locationKey, String(id)),
};
