import { createSessionRenewal } from "@stammis/contract/session-renewal";
import { useSyncExternalStore } from "react";
import { sessionStore } from "./session-store.ts";

export const sessionRenewal = createSessionRenewal(sessionStore);

/** Whether the session has ended under the page that stands, and is to be renewed over it. */
export const useRenewalDue = () => useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.isDue);

// While it is asked for, Escape closes no dialog beneath.
window.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape" && sessionRenewal.isDue()) event.stopImmediatePropagation();
  },
  { capture: true },
);
