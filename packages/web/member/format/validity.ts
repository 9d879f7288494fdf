/** The validity to show, with its relevant day (`YYYY-MM-DD`). */
export interface Validity {
  kind: "coming" | "lastDay" | "tomorrow" | "weekday" | "date" | "over";
  date: string;
}

type Days = { from?: string | null | undefined; through: string | null };

/** Days within which an end is near. Home and lists show only near ends. */
const nearDays = 60;

const dayMs = 86_400_000;
const daysFrom = (today: string, date: string) => Math.round((Date.parse(date) - Date.parse(today)) / dayMs);

/**
 * Returns a validity relative to a day. The last day is included, and days of the coming week are shown by weekday.
 * Null without an end. All days are `YYYY-MM-DD`. Spec §4.
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

/** Returns whether an end (`YYYY-MM-DD`) is near, relative to a day. */
export const isNear = (today: string, through: string): boolean => daysFrom(today, through) <= nearDays;

/** Returns a validity for lists: null for a distant end, which is only shown on the entry's own page. */
export function nearValidityOn(today: string, { from, through }: Days): Validity | null {
  const far = through !== null && !isNear(today, through);
  return validityOn(today, { from, through: far ? null : through });
}
