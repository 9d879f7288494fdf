import { useSyncExternalStore } from "react";
import { createSessionRenewal, holdEscape } from "../../session/session-renewal.ts";
import { sessionStore } from "./session-store.ts";

export const sessionRenewal = createSessionRenewal(sessionStore);

/** Returns whether the session expired under the current page and must be renewed over it. */
export const useRenewalDue = () => useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.isDue);

holdEscape(sessionRenewal);
