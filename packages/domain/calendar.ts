/** Returns the first instant of a day in a time zone. A clock change may skip midnight. */
export function startOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone: zone }).toInstant();
}

/** Returns the first instant of the next day, so compare with `<`. Days last 23 to 25 hours. */
export function endOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return startOfDay(date.add({ days: 1 }), zone);
}

/** Returns the calendar date of a moment in a time zone (an IANA name). */
export function dateIn(zone: string, moment: Temporal.Instant): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(zone).toPlainDate();
}

/** Returns the current date in a chain's time zone. */
export function todayIn(zone: string, now: Temporal.Instant): Temporal.PlainDate {
  return dateIn(zone, now);
}

/** Returns the same local time a week ago, even if the clocks have changed since. */
export function weekBefore(zone: string, now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(zone).subtract({ days: 7 }).toInstant();
}

/**
 * Returns the last day of a validity of `months` (at least 1): the day before the anniversary. The anniversary is
 * clamped to its month's last day (31 January and one month: 27 February). Spec §4.
 */
export function validThrough(from: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return from.add({ months }).subtract({ days: 1 });
}

/**
 * Returns the last of `days` days (at least 1). The start day counts as the first: 1 March, 7 days: 7 March. Spec §4.
 */
export function lastDayOf(start: Temporal.PlainDate, days: number): Temporal.PlainDate {
  return start.add({ days: days - 1 });
}
