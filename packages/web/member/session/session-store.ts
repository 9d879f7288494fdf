import { localStore } from "../../session/device-store.ts";
import { createKeptSession, type Session } from "../../session/kept-session.ts";
import { unsavedLanguage } from "../../unsaved-language.ts";

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
   * Clears all data that the device stores. `onPurpose`: the member logged out, so the next login does not return to
   * this page.
   */
  clear(onPurpose = false) {
    hasLeft = onPurpose;
    unsavedLanguage.forget();
    end(() => localStore.clear());
  },
  leftOnPurpose: () => hasLeft,
};
