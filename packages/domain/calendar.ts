/** The first instant of a calendar day in a time zone (a zone may skip midnight when its clocks change). */
export function startOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone: zone }).toInstant();
}

/** The instant at which a calendar day is over: the first of the next day, so compare with `<`. Days last 23 to 25 hours. */
export function endOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return startOfDay(date.add({ days: 1 }), zone);
}

/** The calendar date of a moment in a time zone (an IANA name). */
export function dateIn(zone: string, moment: Temporal.Instant): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(zone).toPlainDate();
}

/** The calendar date it is in a chain's time zone. */
export function todayIn(zone: string, now: Temporal.Instant): Temporal.PlainDate {
  return dateIn(zone, now);
}

/** The same time of day a week ago, by the clocks of a time zone; they may have changed since. */
export function weekBefore(zone: string, now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(zone).subtract({ days: 7 }).toInstant();
}

/**
 * The last day of something valid for whole months from a day: the day before the anniversary, which is clamped to
 * its month's last day (31 January and one month: through 27 February). `months` is at least 1. Spec §4.
 */
export function validThrough(from: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return from.add({ months }).subtract({ days: 1 });
}

/** The last of `days` days of which the start day is the first (1 March, 7 days: 7 March). `days` is at least 1. Spec §4. */
export function lastDayOf(start: Temporal.PlainDate, days: number): Temporal.PlainDate {
  return start.add({ days: days - 1 });
}
