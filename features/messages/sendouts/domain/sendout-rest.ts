import type { SendoutWait } from "./sendout-states.ts";

/** The pending recipients, when no message can be sent now. */
export interface StillWaiting {
  waiting: number;
  /** The number of pending recipients that are postponed; workers have claimed the others. */
  later: number;
  /** When the first postponed recipient may get the message. */
  next: Temporal.Instant | null;
  /** When the first recipient deferred by a mail server may get the message. */
  nextDeferred: Temporal.Instant | null;
}

type Rest = "HELD" | "DONE" | { for: SendoutWait; until: Temporal.Instant };

/**
 * Returns what a sendout does without a message to send now. HELD: a worker has claimed messages, which may become
 * pending again. DONE: it is done, or its day when automatic; members at the cap then join a later day, and deferred
 * mail is retried only before the next run (`asksNext`).
 */
export function restOf(
  { waiting, later, next, nextDeferred }: StillWaiting,
  goes: { automatic: boolean; asksNext: Temporal.Instant | null },
): Rest {
  if (waiting > later) return "HELD";
  if (!next) return "DONE";
  if (!goes.automatic) return { for: nextDeferred?.equals(next) ? "DEFERRED" : "CAP", until: next };
  const { asksNext } = goes;
  const isBefore = nextDeferred && asksNext && Temporal.Instant.compare(nextDeferred, asksNext) < 0;
  return isBefore ? { for: "DEFERRED", until: nextDeferred } : "DONE";
}

/** The number of hours in which a deferring mail server is retried. */
const offeredFor = 24;

/** Whether a mail is given up because its server has deferred it for the hours of `offeredFor`. */
export const isGivenUp = (deferredSince: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  deferredSince !== null && Temporal.Instant.compare(deferredSince.add({ hours: offeredFor }), now) <= 0;
