import { useSyncExternalStore } from "react";
import { createSessionRenewal, holdEscape } from "../../session/session-renewal.ts";
import { sessionStore } from "./session-store.ts";

export const sessionRenewal = createSessionRenewal(sessionStore);

/** Returns whether the session expired while the current page was open and must be renewed in a dialog. */
export const useRenewalDue = () => useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.isDue);

holdEscape(sessionRenewal);
