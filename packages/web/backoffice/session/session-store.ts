import { localStore, tabStore } from "../../session/device-store.ts";
import { createKeptSession, readSession, type Session } from "../../session/kept-session.ts";
import { clearButForDevice } from "./device-storage.ts";
import { tillDeviceStore } from "./till-device-store.ts";

export type { Session };

/** The platform's person's own, while they look as a merchant. */
const ownKey = "stammis.session.own";
const chainKey = "stammis.chain";
const locationKey = "stammis.location";

const { get, subscribe, notify, keep, set, renew, wasBefore, end } = createKeptSession("stammis.session");

function forgetChain() {
  tabStore.removeItem(chainKey);
  localStore.removeItem(chainKey);
}

/** Where somebody looks as another, that is over and they are themselves again; answers whether it was so. */
function comeBack(): boolean {
  const own = readSession(ownKey);
  localStore.removeItem(ownKey);
  if (!own) return false;
  forgetChain();
  keep(own);
  return true;
}

function forget(what: { drafts: boolean }) {
  if (comeBack()) return;
  end(() => {
    clearButForDevice(what);
    tillDeviceStore.restore();
    tabStore.removeItem(chainKey);
  });
}

/** Who is signed in on this device. Spec §4. */
export const sessionStore = {
  get,
  subscribe,
  set,
  renew,
  /** One of the platform's people sees as a merchant, with that session, until they come back. */
  lookAs(session: Session) {
    const own = get();
    if (own) localStore.setItem(ownKey, JSON.stringify(own));
    forgetChain();
    set(session);
  },
  isLooking: () => localStore.getItem(ownKey) !== null,
  comeBack,
  wasBefore,
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
  get: () => tabStore.getItem(chainKey) ?? localStore.getItem(chainKey),
  subscribe,
  set(subdomain: string) {
    if (tabStore.getItem(chainKey) === subdomain) return;
    tabStore.setItem(chainKey, subdomain);
    localStore.setItem(chainKey, subdomain);
    notify();
  },
};

/** The point of sale this device stands at; told to the server on logout. */
export const locationStore = {
  get(): number | null {
    const id = Number(localStore.getItem(locationKey));
    return Number.isInteger(id) && id > 0 ? id : null;
  },
  set: (id: number) => localStore.setItem(locationKey, String(id)),
};
