import { useSyncExternalStore } from "react";
import { createListeners } from "../../session/listeners.ts";

let heard = false;
const { subscribe, notify } = createListeners();

/** Returns whether the server's live events reach this page. */
export const useIsHeard = () => useSyncExternalStore(subscribe, () => heard);

export function setHeard(now: boolean) {
  heard = now;
  notify();
}
