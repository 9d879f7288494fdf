import type { SendoutWait } from "./sendout-states.ts";

/** Who is still to be written to, when nobody may be now. */
export interface StillWaiting {
  waiting: number;
  /** Those of them who may be later; the others are in somebody's hands. */
  later: number;
  /** When the first of these may be. */
  next: Temporal.Instant | null;
  /** The same of those whose own mail server wants it later. */
  nextDeferred: Temporal.Instant | null;
}

type Rest = "HELD" | "DONE" | { for: SendoutWait; until: Temporal.Instant };

/**
 * What a sendout does that finds nobody to write to now. HELD: others have some in their hands, who may come back any moment.
 * DONE: it is, or its day is if it goes by itself; who the cap puts off goes with those of a later day then, and whose mail
 * server does, before it asks again (`asksNext`).
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

/** In hours: so long a mail server that wants a mail later is asked. */
const offeredFor = 24;

/** Whether a mail is offered no more to a server that has wanted it later since. */
export const isGivenUp = (deferredSince: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  deferredSince !== null && Temporal.Instant.compare(deferredSince.add({ hours: offeredFor }), now) <= 0;
