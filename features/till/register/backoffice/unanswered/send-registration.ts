import { isStorageRefused } from "#packages/web/session/device-store.ts";
import { type Outcome, retryWait } from "../visit/outcome.ts";
import { attempt, attemptOverMs, type SecondPerson } from "../visit/registration.ts";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";

const underWay = new Set<string>();

/**
 * Runs one attempt at a registration at a time, in all tabs of the device. Null: another attempt is in progress.
 * Browsers offer locks on https and localhost only, and not without storage; otherwise each tab knows its own attempts.
 */
async function runSingle<T>(registrationKey: string, act: () => Promise<T>): Promise<T | null> {
  if (underWay.has(registrationKey)) return null;
  underWay.add(registrationKey);
  try {
    if (!("locks" in navigator) || isStorageRefused()) return await act();
    const name = `stammis.till.registration.${registrationKey}`;
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : null));
  } finally {
    underWay.delete(registrationKey);
  }
}

/** Stores the entry as due after this attempt, so that no other tab sends it meanwhile, and then stores the outcome. */
async function attemptStored(entry: Unanswered, secondPerson: SecondPerson | null): Promise<Outcome> {
  const { registrationKey } = entry.visit;
  unansweredStore.put({ ...entry, dueAt: Date.now() + attemptOverMs });
  const outcome = await attempt(entry.visit, entry.pointOfSaleId, secondPerson);
  // The cashier may have dropped the registration from the list in another tab.
  if (!unansweredStore.find(registrationKey)) return outcome;
  const lost = entry.lost + 1;
  if (outcome.kind === "unanswered") unansweredStore.put({ ...entry, lost, dueAt: Date.now() + retryWait(lost) });
  // The till sends the registration again after the next sign-in.
  else if (outcome.kind === "signedOut") unansweredStore.put({ ...entry, dueAt: Date.now() + retryWait(lost) });
  else unansweredStore.remove(registrationKey);
  return outcome;
}

/** Sends a registration for the first time. Null: another tab sends it. */
export const send = (entry: Unanswered, secondPerson: SecondPerson | null): Promise<Outcome | null> =>
  runSingle(entry.visit.registrationKey, () => attemptStored(entry, secondPerson));

/** Sends a stored registration again. Null: another tab sends it, has sent it since this tab read it, or has settled it. */
export const sendAgain = (entry: Unanswered): Promise<Outcome | null> =>
  runSingle(entry.visit.registrationKey, async () => {
    const stored = unansweredStore.find(entry.visit.registrationKey);
    return stored?.dueAt === entry.dueAt ? attemptStored(entry, null) : null;
  });
