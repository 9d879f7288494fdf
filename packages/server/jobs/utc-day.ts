import { todayIn } from "#packages/domain/calendar.ts";

/** The day of jobs that serve clubs of all time zones at once. */
export const utcDay = (now: Temporal.Instant): Temporal.PlainDate => todayIn("UTC", now);
