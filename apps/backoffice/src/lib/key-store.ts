import { useSyncExternalStore } from "react";
import { deviceKey } from "./device-storage.ts";

const name = deviceKey("list-keys");
const listeners = new Set<() => void>();

/** Whether single letters are keys of lists on this device: who dictates, or types with one hand, may turn them off. */
const keyStore = {
  get: () => localStorage.getItem(name) !== "off",
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set(isOn: boolean) {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
    for (const listener of listeners) listener();
  },
};

export function useListKeys() {
  return { isOn: useSyncExternalStore(keyStore.subscribe, keyStore.get), turn: keyStore.set };
}
