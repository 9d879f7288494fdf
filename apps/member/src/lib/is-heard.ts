import { useSyncExternalStore } from "react";

let heard = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the server tells this page by itself when something has changed. */
export const useIsHeard = () => useSyncExternalStore(subscribe, () => heard);

export function setHeard(now: boolean) {
  heard = now;
  for (const listener of listeners) listener();
}
