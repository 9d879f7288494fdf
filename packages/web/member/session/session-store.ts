import { localStore } from "../../session/device-store.ts";
import { createKeptSession, type Session } from "../../session/kept-session.ts";

export type { Session };

const { get, subscribe, set, renew, wasBefore, end } = createKeptSession("stammis.session");
let hasLeft = false;

/** Who is signed in on this device. Spec §4. */
export const sessionStore = {
  get,
  subscribe,
  set(session: Session) {
    hasLeft = false;
    set(session);
  },
  renew,
  wasBefore,
  /** Forgets all that the device keeps. `onPurpose`: its owner logged out and need not come back to where they were. */
  clear(onPurpose = false) {
    hasLeft = onPurpose;
    end(() => localStore.clear());
  },
  leftOnPurpose: () => hasLeft,
};
