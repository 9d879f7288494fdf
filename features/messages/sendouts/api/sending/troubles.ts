import type { Outcome } from "./send-to-member.ts";

/** Batches in a row of which the provider takes nothing; then the sendout waits for a person. That is some hours of trying. */
const failuresAtMost = 25;
/** A batch of at least so many messages, nine in ten of them refused: something is wrong with all of them. */
const refusedOf = 20;
const refusedShare = 0.9;
/** A provider that does not answer is tried again soon, then ever more seldom. */
const firstWaitSeconds = 5;
const longestWaitSeconds = 15 * 60;

/**
 * Whether an outcome says anything of the provider. A recipient who was skipped or put off says nothing, nor does one whose own
 * mail server wanted the mail later before, was not asked, or was given up for that.
 */
function saysSomething(each: Outcome): boolean {
  if (each.state === "WAITING") return each.until === null || (each.deferred?.askedFirst ?? false);
  return each.state === "SENT" || (each.state === "FAILED" && each.reason !== "DEFERRED");
}

/** Failed batches in a row, 0 as soon as one message was taken. One domain that wants its mail later counts for nothing. */
function countFailures(tried: readonly Outcome[], before: number): number {
  const delayed = tried.filter((each) => each.state === "WAITING");
  if (delayed.length < tried.length) return 0;
  const domains = new Set(delayed.map(({ deferred }) => deferred?.domain));
  return domains.size > 1 || domains.has(undefined) ? before + 1 : before;
}

/** What a batch says of its provider: its failures in a row, and why the sendout must stop, if it must. */
export function pauseAfter(outcomes: readonly Outcome[], before: number) {
  const tried = outcomes.filter(saysSomething);
  const refused = tried.filter(({ state }) => state === "FAILED").length;
  const failures = countFailures(tried, before);
  const isRefusedAll = tried.length >= refusedOf && refused >= refusedShare * tried.length;
  const reason = failures >= failuresAtMost ? "PROVIDER" : isRefusedAll ? "FAILURES" : null;
  return { failures, reason } as const;
}

/** Seconds until a provider is asked again. */
export const waitAfter = (failures: number): number =>
  Math.min(firstWaitSeconds * 2 ** (failures - 1), longestWaitSeconds);

/** The longest rest after a batch, in times of what the batch took. */
const restsAtMost = 1.5;
const restsForEachMs = 5;

/** Milliseconds to rest after a batch: the more requests came meanwhile, the longer, for the till goes first. */
export const restAfter = (tookMs: number, requests: number): number =>
  Math.min(restsForEachMs * requests, restsAtMost * tookMs);
