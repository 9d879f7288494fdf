import { useSyncExternalStore } from "react";
import { localStore } from "../../session/device-store.ts";
import { createListeners } from "../../session/listeners.ts";

/** A browser approved as a till of one point of sale of one club. */
export interface TillDevice {
  id: number;
  /** The device's token, which the server sends once, on approval. It opens no session without a cashier's PIN. */
  token: string;
  /** The club's subdomain. */
  chain: string;
  pointOfSaleId: number;
}

const key = "stammis.till-device";
const { subscribe, notify } = createListeners();
let current = read();

function read(): TillDevice | null {
  try {
    const stored = JSON.parse(localStore.getItem(key) ?? "null") as Partial<TillDevice> | null;
    return stored?.token && stored.id && stored.chain && stored.pointOfSaleId ? (stored as TillDevice) : null;
  } catch {
    return null;
  }
}

// Reads the device again: another tab was approved, or was notified that its approval ended.
window.addEventListener("storage", (event) => {
  if (event.key !== key && event.key !== null) return;
  current = read();
  notify();
});

function write() {
  if (current) localStore.setItem(key, JSON.stringify(current));
  else localStore.removeItem(key);
}

export const tillDeviceStore = {
  get: () => current,
  subscribe,
  set(device: TillDevice | null) {
    current = device;
    write();
    notify();
  },
  /** Writes the device again after all other data was cleared. */
  restore: write,
};

/** Returns the till device of this browser; null for any other browser. */
export function useTillDevice(): TillDevice | null {
  return useSyncExternalStore(subscribe, tillDeviceStore.get);
}
