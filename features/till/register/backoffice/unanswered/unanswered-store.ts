import { deviceKey } from "#packages/web/backoffice/session/device-storage.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import { createListeners } from "#packages/web/session/listeners.ts";
import type { Visit } from "../visit/visit.ts";

/** A registration that was sent and whose answer is not known: all that is needed to ask for it again by its key. */
export interface Unanswered {
  /** The club's subdomain. */
  chain: string;
  pointOfSaleId: number;
  /** As it was sent: each attempt says the same. */
  visit: Visit;
  /** When it was first sent and when it is due again, by the device's clock. Milliseconds. */
  at: number;
  dueAt: number;
  /** Attempts whose answer was lost. */
  lost: number;
  /** Why the server said no, in the caller's language; null: it is still asked for. */
  refusal: string | null;
  /** The back office is asked first; absent: it is sent as it is. */
  approval?: { id: number; expiresAt: string } | undefined;
}

const key = deviceKey("unanswered");
const { subscribe, notify } = createListeners();
let cachedEntries = read();
/** Whether the device has what this page has. */
let isStored = true;

function read(): readonly Unanswered[] {
  try {
    return JSON.parse(localStore.getItem(key) ?? "[]") as Unanswered[];
  } catch {
    return [];
  }
}

/** The entries the device stores now: the event about another tab's change may not have arrived yet. */
const latest = () => (isStored ? read() : cachedEntries);

/** False where the device stores nothing more: this page alone has it, and sends it as long as the page is open. */
function write(next: readonly Unanswered[]): boolean {
  cachedEntries = next;
  if (next.length > 0) isStored = localStore.setItem(key, JSON.stringify(next));
  else localStore.removeItem(key);
  notify();
  return isStored;
}

// Another tab has sent one, or has its answer.
window.addEventListener("storage", (event) => {
  if (event.key !== key && event.key !== null) return;
  cachedEntries = read();
  notify();
});

const keyOf = ({ visit }: Unanswered) => visit.registrationKey;

/** On the device, through reloads, signing out and the next cashier; a purchase is no single person's to lose. */
export const unansweredStore = {
  get: () => cachedEntries,
  find: (registrationKey: string) => latest().find((each) => keyOf(each) === registrationKey),
  subscribe,
  /** Answers whether the device has it, too. */
  put(entry: Unanswered): boolean {
    const all = latest();
    const isListed = all.some((each) => keyOf(each) === keyOf(entry));
    return write(isListed ? all.map((each) => (keyOf(each) === keyOf(entry) ? entry : each)) : [...all, entry]);
  },
  remove(registrationKey: string) {
    write(latest().filter((each) => keyOf(each) !== registrationKey));
  },
};
