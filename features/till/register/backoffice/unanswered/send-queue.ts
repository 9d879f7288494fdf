import { isStorageRefused } from "#packages/web/session/device-store.ts";
import { isReached } from "../network.ts";
import type { Outcome } from "../visit/outcome.ts";
import { followUp } from "./follow-up.ts";
import type { Unanswered } from "./unanswered-store.ts";

/**
 * The number of lost attempts after which a registration no longer stops those behind it: perhaps the network loses only
 * this one.
 */
const stuckAfter = 3;

type OnOutcome = (outcome: Outcome, entry: Unanswered) => void;

/** Returns the registrations that the till still sends, in the order of their visits. */
export const pendingInOrder = (entries: readonly Unanswered[]): Unanswered[] =>
  entries.filter(({ refusal }) => refusal === null).sort((one, other) => one.at - other.at);

/**
 * Returns when to send next, by the device's clock; null for an empty queue. Without a network only the first one is
 * tried: the others would fail as well.
 */
export function nextAttemptAt(entries: readonly Unanswered[], isServerReached: boolean): number | null {
  const [first, ...others] = pendingInOrder(entries);
  if (!first) return null;
  return isServerReached ? Math.min(first.dueAt, ...others.map(({ dueAt }) => dueAt)) : first.dueAt;
}

/** Sends the registrations one after the other. Stops when the server is not reached, or the session has ended. */
async function sendEach(entries: readonly Unanswered[], isForced: boolean, onOutcome: OnOutcome): Promise<void> {
  for (const entry of pendingInOrder(entries)) {
    if (!isForced && entry.dueAt > Date.now()) {
      if (isReached()) continue;
      return;
    }
    const outcome = await followUp(entry);
    if (outcome) onOutcome(outcome, entry);
    if (outcome?.kind === "signedOut" || (!isReached() && entry.lost < stuckAfter)) return;
  }
}

let underWay: Promise<void> | null = null;

/**
 * Sends the queue in order. Only one tab of the device sends at a time; the others wait, and then send the remaining ones.
 * `isForced`: also those that are not due yet, because the network has just returned.
 */
export function sendQueue(entries: () => readonly Unanswered[], onOutcome: OnOutcome, isForced = false): Promise<void> {
  const send = () => sendEach(entries(), isForced, onOutcome);
  const hasLocks = "locks" in navigator && !isStorageRefused();
  underWay ??= Promise.resolve(hasLocks ? navigator.locks.request("stammis.till.sender", send) : send()).finally(() => {
    underWay = null;
  });
  return underWay;
}
