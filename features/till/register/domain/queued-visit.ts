/** The days after a visit on which the server still accepts it from a till that queued it without a network. */
export const queuedVisitDays = 7;
/** The minutes that a till's measured time may be ahead of the server's. */
const aheadMinutes = 2;

export type QueuedVisit =
  | { ok: true; at: Temporal.Instant }
  | { ok: false; reason: "VISIT_TOO_OLD" | "VISIT_IN_FUTURE" };

/**
 * Returns the moment of a visit that a till queued, by the server's clock. The limits count hours, so a clock change
 * does not move them. A visit slightly ahead counts as now.
 */
export function queuedVisit(visitedAt: Temporal.Instant, now: Temporal.Instant): QueuedVisit {
  const { compare } = Temporal.Instant;
  if (compare(visitedAt, now.subtract({ hours: 24 * queuedVisitDays })) < 0) {
    return { ok: false, reason: "VISIT_TOO_OLD" };
  }
  if (compare(visitedAt, now.add({ minutes: aheadMinutes })) > 0) return { ok: false, reason: "VISIT_IN_FUTURE" };
  return { ok: true, at: compare(visitedAt, now) > 0 ? now : visitedAt };
}
