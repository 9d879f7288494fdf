/** What is worth saying of how long a thing lasts, with the day it is about (`YYYY-MM-DD`). */
export interface Validity {
  kind: "coming" | "lastDay" | "tomorrow" | "weekday" | "date" | "over";
  date: string;
}

type Days = { from?: string | null | undefined; through: string | null };

/** Days within which an end is near: said at home and in lists, where one that is far off is noise. */
const nearDays = 60;

const dayMs = 86_400_000;
const daysFrom = (today: string, date: string) => Math.round((Date.parse(date) - Date.parse(today)) / dayMs);

/**
 * How long a thing lasts, seen from a day: its last day counts, the days of the week ahead are called by their names.
 * Null when it just goes on. All days are `YYYY-MM-DD`. Spec §4.
 */
export function validityOn(today: string, { from, through }: Days): Validity | null {
  if (from && from > today) return { kind: "coming", date: from };
  if (through === null) return null;
  const daysLeft = daysFrom(today, through);
  if (daysLeft < 0) return { kind: "over", date: through };
  if (daysLeft === 0) return { kind: "lastDay", date: through };
  if (daysLeft === 1) return { kind: "tomorrow", date: through };
  return { kind: daysLeft < 7 ? "weekday" : "date", date: through };
}

/** Whether an end (`YYYY-MM-DD`) is near, seen from a day. */
export const isNear = (today: string, through: string): boolean => daysFrom(today, through) <= nearDays;

/** The same where there is much else to read: an end that is far off is left to the thing's own page. */
export function nearValidityOn(today: string, { from, through }: Days): Validity | null {
  const far = through !== null && !isNear(today, through);
  return validityOn(today, { from, through: far ? null : through });
}
