import { useSyncExternalStore } from "react";
import { createSessionRenewal, holdEscape } from "../../session/session-renewal.ts";
import { sessionStore } from "./session-store.ts";

export const sessionRenewal = createSessionRenewal(sessionStore);

/** Whether the session has ended under the page that stands, and is to be renewed over it. */
export const useRenewalDue = () => useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.isDue);

holdEscape(sessionRenewal);
