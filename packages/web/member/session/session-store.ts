import { localStore } from "../../session/device-store.ts";
import { createKeptSession, type Session } from "../../session/kept-session.ts";

export type { Session };

const { get, subscribe, set, renew, wasBefore, end } = createKeptSession("stammis.session");
let hasLeft = false;

/** The session of this device. Spec §4. */
export const sessionStore = {
  get,
  subscribe,
  set(session: Session) {
    hasLeft = false;
    set(session);
  },
  renew,
  wasBefore,
  /**
   * Clears everything the device stores. `onPurpose`: the owner logged out, so the next login does not return to this
   * page.
   */
  clear(onPurpose = false) {
    hasLeft = onPurpose;
    end(() => localStore.clear());
  },
  leftOnPurpose: () => hasLeft,
};
