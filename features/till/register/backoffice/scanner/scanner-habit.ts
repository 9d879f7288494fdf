import { deviceKey } from "#packages/web/backoffice/session/device-storage.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import { noHabit, type ScannerHabit } from "./scan-stream.ts";

const storeKey = deviceKey("scanner");

/** Returns the habit of this device's scanner, as the scanner test stored it. */
export function loadHabit(): ScannerHabit {
  const stored = localStore.getItem(storeKey);
  if (stored === null) return noHabit;
  try {
    const { prefix, suffix, gap } = JSON.parse(stored);
    const isHabit = typeof prefix === "string" && typeof suffix === "string" && typeof gap === "number";
    return isHabit ? { prefix, suffix, gap } : noHabit;
  } catch {
    return noHabit;
  }
}

/** Stores the habit; false if the browser stores nothing, so that it lasts as long as the page. */
export const storeHabit = (habit: ScannerHabit): boolean => localStore.setItem(storeKey, JSON.stringify(habit));
