import { useSyncExternalStore } from "react";
import { shownLanguage } from "../language/shown-language.ts";
import { call } from "./api.ts";
import { type Session, sessionStore } from "./session-store.ts";

/** The first part of the query key of the member's own data, which is dropped when the session changes. */
export const mine = "mine";

/** Returns the session of this device, null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Returns whether a member is signed in, so that data can be saved. */
export const isSignedIn = () => sessionStore.get() !== null;

export function startSession(session: Session) {
  sessionStore.set(session);
}

/** Ends the session, and clears local storage and state; an unreachable server leaves no member signed in. Spec §4. */
export async function endSession() {
  await call("logOut", {}, { once: true }).catch(() => undefined);
  forgetSession();
}

/** Removes all the member's data from the device. */
export function forgetSession() {
  sessionStore.clear(true);
  shownLanguage.forget();
}
