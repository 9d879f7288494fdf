import { type Outcome, retryWait } from "../visit/outcome.ts";
import { attempt, type SecondPerson } from "../visit/registration.ts";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";

const underWay = new Set<string>();

/**
 * One attempt, kept on the device from before it is sent until its answer is known. Null: there is nothing to tell, for
 * one is under way already, or another tab had the answer first.
 */
export async function ask(entry: Unanswered, secondPerson: SecondPerson | null = null): Promise<Outcome | null> {
  const { registrationKey } = entry.visit;
  if (underWay.has(registrationKey)) return null;
  underWay.add(registrationKey);
  try {
    unansweredStore.put(entry);
    const outcome = await attempt(entry.visit, entry.pointOfSaleId, secondPerson);
    if (!unansweredStore.has(registrationKey)) return null;
    const lost = entry.lost + 1;
    if (outcome.kind === "unanswered") unansweredStore.put({ ...entry, lost, dueAt: Date.now() + retryWait(lost) });
    // Nobody may hold it any more: it is asked for once somebody has signed in again.
    else if (outcome.kind === "signedOut") unansweredStore.put({ ...entry, dueAt: Date.now() + retryWait(lost) });
    else unansweredStore.remove(registrationKey);
    return outcome;
  } finally {
    underWay.delete(registrationKey);
  }
}
