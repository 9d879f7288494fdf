import { undoMinutes } from "#packages/domain/limits.ts";

/** The last moment at which what was registered can be undone by whoever registered it. */
export function undoUntil(registeredAt: Temporal.Instant): Temporal.Instant {
  return registeredAt.add({ minutes: undoMinutes });
}

/** Whether the last moment has not passed; the moment itself is in time. */
export function isInTimeToUndo(until: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, until) <= 0;
}
