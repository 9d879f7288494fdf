import { useSyncExternalStore } from "react";
import { localStore } from "../../session/device-store.ts";
import { createListeners } from "../../session/listeners.ts";
import { deviceKey } from "../session/device-storage.ts";

const name = deviceKey("list-keys");
const { subscribe, notify } = createListeners();

/**
 * Whether single letters are keyboard shortcuts in lists on this device. People who dictate or type with one hand can
 * turn them off.
 */
const keyStore = {
  get: () => localStore.getItem(name) !== "off",
  subscribe,
  set(isOn: boolean) {
    if (isOn) localStore.removeItem(name);
    else localStore.setItem(name, "off");
    notify();
  },
};

export function useListKeys() {
  return { isOn: useSyncExternalStore(keyStore.subscribe, keyStore.get), turn: keyStore.set };
}
