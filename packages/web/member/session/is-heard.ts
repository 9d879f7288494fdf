import { useSyncExternalStore } from "react";
import { createListeners } from "../../session/listeners.ts";

let heard = false;
const { subscribe, notify } = createListeners();

/** Whether the server tells this page by itself when something has changed. */
export const useIsHeard = () => useSyncExternalStore(subscribe, () => heard);

export function setHeard(now: boolean) {
  heard = now;
  notify();
}
