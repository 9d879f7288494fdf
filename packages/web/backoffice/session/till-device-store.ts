import { useSyncExternalStore } from "react";
import { localStore } from "../../session/device-store.ts";
import { createListeners } from "../../session/listeners.ts";

/** What this browser is once a merchant has approved it: a till of one point of sale of one club. */
export interface TillDevice {
  id: number;
  /** Told once, on approval. It opens no session without a cashier's code. */
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

// Another tab was approved, or learned that it no longer is.
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
  set(device: TillDevice | null) {
    current = device;
    write();
    notify();
  },
  /** Puts it back where everything else has been cleared. */
  restore: write,
};

/** The till device this browser is; null for any other. */
export function useTillDevice(): TillDevice | null {
  return useSyncExternalStore(subscribe, tillDeviceStore.get);
}
