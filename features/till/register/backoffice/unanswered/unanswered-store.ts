import { deviceKey } from "#packages/web/backoffice/session/device-storage.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import { createListeners } from "#packages/web/session/listeners.ts";
import type { Visit } from "../visit/visit.ts";

/** A registration without a known answer, with everything needed to retry it by its key. */
export interface Unanswered {
  /** The club's subdomain. */
  chain: string;
  pointOfSaleId: number;
  /** The visit as first sent; each attempt sends the same. */
  visit: Visit;
  /** The time of the visit by the server's clock, as far as the device knows it. Milliseconds. */
  at: number;
  /** The time of the next attempt by the device's clock. Milliseconds. */
  dueAt: number;
  /** The number of attempts without an answer. */
  lost: number;
  /** The server's refusal in the caller's language; null while the till still retries. */
  refusal: string | null;
  /** Whether the server refused the visit's own time: it is too old, or the device is no approved till. */
  isTimeRefused?: boolean | undefined;
  /** The request for approval that comes first; absent without one. */
  approval?: { id: number; expiresAt: string } | undefined;
}

const key = deviceKey("unanswered");
const { subscribe, notify } = createListeners();
let cachedEntries = read();
/** Whether the device stores the same entries as this page. */
let isStored = true;

function read(): readonly Unanswered[] {
  try {
    return JSON.parse(localStore.getItem(key) ?? "[]") as Unanswered[];
  } catch {
    return [];
  }
}

/** Reads the stored entries: the event about another tab's change may not have arrived yet. */
const latest = () => (isStored ? read() : cachedEntries);

/** Writes the entries; false if the device cannot store them. This page then retries them while it is open. */
function write(next: readonly Unanswered[]): boolean {
  cachedEntries = next;
  if (next.length > 0) isStored = localStore.setItem(key, JSON.stringify(next));
  else localStore.removeItem(key);
  notify();
  return isStored;
}

// Another tab has sent a registration or received its answer.
window.addEventListener("storage", (event) => {
  if (event.key !== key && event.key !== null) return;
  cachedEntries = read();
  notify();
});

const keyOf = ({ visit }: Unanswered) => visit.registrationKey;

/** The device's unanswered registrations. They survive a reload, a sign-out and the next cashier. */
export const unansweredStore = {
  get: () => cachedEntries,
  find: (registrationKey: string) => latest().find((each) => keyOf(each) === registrationKey),
  subscribe,
  /** Adds or replaces an entry. Returns whether the device stores the entry too. */
  put(entry: Unanswered): boolean {
    const all = latest();
    const isListed = all.some((each) => keyOf(each) === keyOf(entry));
    return write(isListed ? all.map((each) => (keyOf(each) === keyOf(entry) ? entry : each)) : [...all, entry]);
  },
  remove(registrationKey: string) {
    write(latest().filter((each) => keyOf(each) !== registrationKey));
  },
};
