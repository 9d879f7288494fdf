import { createListeners } from "@stammis/shell/listeners.ts";
import { useSyncExternalStore } from "react";

let heard = false;
const { subscribe, notify } = createListeners();

/** Whether the server tells this page by itself when something has changed. */
export const useIsHeard = () => useSyncExternalStore(subscribe, () => heard);

export function setHeard(now: boolean) {
  heard = now;
  notify();
}
