import { undoMinutes } from "#packages/domain/limits.ts";

/** Returns the last moment at which the registering cashier may undo. */
export function undoUntil(registeredAt: Temporal.Instant): Temporal.Instant {
  return registeredAt.add({ minutes: undoMinutes });
}

/** Whether undo is still allowed; the last moment is included. */
export function isInTimeToUndo(until: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, until) <= 0;
}
