import type { Outcome } from "./send-to-member.ts";

/**
 * The number of batches in a row without an accepted message, reached after some hours of retries, at which the sendout
 * pauses.
 */
const failuresAtMost = 25;
/**
 * The smallest number of messages in a batch whose refusals are judged: nine in ten refused mean that something is
 * wrong with all of them.
 */
const refusedOf = 20;
const refusedShare = 0.9;
/** The backoff for a provider that does not answer, from the first wait to the longest. */
const firstWaitSeconds = 5;
const longestWaitSeconds = 15 * 60;

/**
 * Whether an outcome says anything about the provider. Skipped and postponed recipients do not. Nor do messages that
 * their own mail server deferred before, that were not tried, or that were given up.
 */
function saysSomething(each: Outcome): boolean {
  if (each.state === "WAITING") return each.until === null || (each.deferred?.askedFirst ?? false);
  return each.state === "SENT" || (each.state === "FAILED" && each.reason !== "DEFERRED");
}

/** Counts failed batches in a row; 0 once a message was accepted. A single deferring domain does not count. */
function countFailures(tried: readonly Outcome[], before: number): number {
  const delayed = tried.filter((each) => each.state === "WAITING");
  if (delayed.length < tried.length) return 0;
  const domains = new Set(delayed.map(({ deferred }) => deferred?.domain));
  return domains.size > 1 || domains.has(undefined) ? before + 1 : before;
}

/** Returns a batch's verdict on its provider: failures in a row, and the reason to pause, if any. */
export function pauseAfter(outcomes: readonly Outcome[], before: number) {
  const tried = outcomes.filter(saysSomething);
  const refused = tried.filter(({ state }) => state === "FAILED").length;
  const failures = countFailures(tried, before);
  const isRefusedAll = tried.length >= refusedOf && refused >= refusedShare * tried.length;
  const reason = failures >= failuresAtMost ? "PROVIDER" : isRefusedAll ? "FAILURES" : null;
  return { failures, reason } as const;
}

/** Returns the number of seconds until a provider is retried. */
export const waitAfter = (failures: number): number =>
  Math.min(firstWaitSeconds * 2 ** (failures - 1), longestWaitSeconds);

/**
 * The longest rest after a batch, as a multiple of the batch's duration; and the rest for each request, in
 * milliseconds.
 */
const restsAtMost = 1.5;
const restsForEachMs = 5;

/** Returns the milliseconds to rest after a batch; longer with more requests, because tills have priority. */
export const restAfter = (tookMs: number, requests: number): number =>
  Math.min(restsForEachMs * requests, restsAtMost * tookMs);
