/**
 * Days after the due date on which an unpaid invoice gets a reminder. The second carries the statutory fee. The
 * platform's terms of service state both.
 */
export const remindAfterDays = [5, 15] as const;
export const reminderFeeOre = 6_000;

export interface Unpaid {
  dueOn: Temporal.PlainDate;
  owedOre: number;
  /** The number of reminders already sent. */
  reminded: number;
}

/** Returns the reminder that is due today with its fee in öre, or null. Only one reminder is due at a time. */
export function dueReminder({ dueOn, owedOre, reminded }: Unpaid, today: Temporal.PlainDate) {
  const after = remindAfterDays[reminded];
  if (owedOre <= 0 || after === undefined) return null;
  if (Temporal.PlainDate.compare(dueOn.add({ days: after }), today) > 0) return null;
  return { number: reminded + 1, feeOre: reminded === 0 ? 0 : reminderFeeOre };
}

/** The numbers of days left in a trial at which its merchants are notified. */
export const trialNoticeDays = [7, 3, 1, 0] as const;

/** Returns the trial notice that is due today, by the days left, or null. Makes up for missed days. */
export function trialNotice(trialEndsOn: Temporal.PlainDate, today: Temporal.PlainDate) {
  const daysLeft = today.until(trialEndsOn, { largestUnit: "days" }).days;
  if (daysLeft < 0) return null;
  return trialNoticeDays.filter((days) => daysLeft <= days).at(-1) ?? null;
}
