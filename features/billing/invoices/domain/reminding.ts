/**
 * Days after the due date on which an unpaid invoice is reminded of; the second carries the fee the law allows.
 * The platform's terms of service say both.
 */
export const remindAfterDays = [5, 15] as const;
export const reminderFeeOre = 6_000;

export interface Unpaid {
  dueOn: Temporal.PlainDate;
  owedOre: number;
  /** Reminders sent so far. */
  reminded: number;
}

/** Whether an invoice is to be reminded of today, and what that costs, in öre; null for no. One at a time. */
export function dueReminder({ dueOn, owedOre, reminded }: Unpaid, today: Temporal.PlainDate) {
  const after = remindAfterDays[reminded];
  if (owedOre <= 0 || after === undefined) return null;
  if (Temporal.PlainDate.compare(dueOn.add({ days: after }), today) > 0) return null;
  return { number: reminded + 1, feeOre: reminded === 0 ? 0 : reminderFeeOre };
}

/** Days that are left of the trial when its merchants are told. */
export const trialNoticeDays = [7, 3, 1, 0] as const;

/** Which notice of a trial is due today, by the days left; null for none. A day on which nothing ran is made up for. */
export function trialNotice(trialEndsOn: Temporal.PlainDate, today: Temporal.PlainDate) {
  const daysLeft = today.until(trialEndsOn, { largestUnit: "days" }).days;
  if (daysLeft < 0) return null;
  return trialNoticeDays.filter((days) => daysLeft <= days).at(-1) ?? null;
}
