import { localStore, tabStore } from "../../session/device-store.ts";
import { createKeptSession, readSession, type Session } from "../../session/kept-session.ts";
import { clearButForDevice } from "./device-storage.ts";
import { tillDeviceStore } from "./till-device-store.ts";

export type { Session };

/** The storage name of the admin's own session during an impersonation. */
const ownKey = "stammis.session.own";
const chainKey = "stammis.chain";
const locationKey = "stammis.location";

const { get, subscribe, notify, keep, set, renew, wasBefore, end } = createKeptSession("stammis.session");

function forgetChain() {
  tabStore.removeItem(chainKey);
  localStore.removeItem(chainKey);
}

/** Ends an impersonation and restores the admin's own session; returns whether there was one. */
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

/** The session of this device. Spec §4. */
export const sessionStore = {
  get,
  subscribe,
  set,
  renew,
  /** Starts an impersonation with the merchant's session; it lasts until `comeBack`. */
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
   * Clears all data that the device stores about its user. A till's unanswered registrations and its approval belong to
   * the device and stay, because the next cashier signs in with them.
   */
  leave: () => forget({ drafts: true }),
  /** Clears an expired session. Its owner's drafts stay on the device and are offered after the next sign-in. */
  clear: () => forget({ drafts: false }),
};

/** The subdomain of the chain that this tab works on; a new tab starts with the chain selected last. */
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

/** The point of sale of this device; sent to the server on logout. */
export const locationStore = {
  get(): number | null {
    const id = Number(localStore.getItem(locationKey));
    return Number.isInteger(id) && id > 0 ? id : null;
  },
  set: (id: number) => localStore.setItem(locationKey, String(id)),
};
