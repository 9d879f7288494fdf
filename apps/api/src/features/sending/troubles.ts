import type { Outcome } from "./send-to-member.ts";

/** So often in a row nothing was taken, and the sendout waits for a person: some hours of asking. */
const failuresAtMost = 25;
/** Of so many, nine in ten refused say that something is wrong with all. */
const refusedOf = 20;
const refusedShare = 0.9;
/** Of a provider's minutes away: asked soon, then less and less. */
const firstWaitSeconds = 5;
const longestWaitSeconds = 15 * 60;

/**
 * Whether it says anything of the provider: not who is skipped or put off, whose mail server has wanted it later before or was
 * not asked, or who was given up for that.
 */
function saysSomething(each: Outcome): boolean {
  if (each.state === "WAITING") return each.until === null || (each.deferred?.askedFirst ?? false);
  return each.state === "SENT" || (each.state === "FAILED" && each.reason !== "DEFERRED");
}

/** Failures in a row, 0 as soon as one was taken. One domain that wants its mail later says nothing of the provider. */
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

/** As much of what a batch took as this is rested after it, at the most. */
const restsAtMost = 1.5;
const restsForEachMs = 5;

/** Milliseconds to rest after a batch that took so long, where so many requests came meanwhile: the till goes before. */
export const restAfter = (tookMs: number, requests: number): number =>
  Math.min(restsForEachMs * requests, restsAtMost * tookMs);
