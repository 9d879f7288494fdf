import { todayIn } from "#packages/domain/calendar.ts";

/** Returns the day for jobs that serve clubs of all time zones. */
export const utcDay = (now: Temporal.Instant): Temporal.PlainDate => todayIn("UTC", now);
