import { useSyncExternalStore } from "react";
import { shownLanguage } from "../language/shown-language.ts";
import { call } from "./api.ts";
import { type Session, sessionStore } from "./session-store.ts";

/** First part of the key of everything that is the member's own; forgotten when the session changes. */
export const mine = "mine";

/** The session of this device, null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Whether there is somebody to save for. */
export const isSignedIn = () => sessionStore.get() !== null;

export function startSession(session: Session) {
  sessionStore.set(session);
}

/** Ends the session, clears local storage and state; a server that cannot be reached keeps nobody signed in. Spec §4. */
export async function endSession() {
  await call("logOut", {}, { once: true }).catch(() => undefined);
  forgetSession();
}

/** Nothing of the person is left on the device. */
export function forgetSession() {
  sessionStore.clear(true);
  shownLanguage.forget();
}
