/** Returns the last day of the month that a day is in. */
const endOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.with({ day: day.daysInMonth });

/**
 * Returns the day on which an event is booked: its own day, or the first open day if its month is closed.
 * `closedThrough` is the last day of the latest closed month, or null.
 */
export function bookedOn(day: Temporal.PlainDate, closedThrough: Temporal.PlainDate | null): Temporal.PlainDate {
  if (!closedThrough || Temporal.PlainDate.compare(day, closedThrough) > 0) return day;
  return closedThrough.add({ days: 1 });
}

type Closed = { ok: true; closedThrough: Temporal.PlainDate };

/** Closes the month of a given day and all earlier months. The month must be over. */
export function closeMonth(
  month: Temporal.PlainDate,
  closedThrough: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Closed | { ok: false; reason: "MONTH_NOT_OVER" | "MONTH_CLOSED" } {
  const end = endOf(month);
  if (Temporal.PlainDate.compare(end, today) >= 0) return { ok: false, reason: "MONTH_NOT_OVER" };
  if (closedThrough && Temporal.PlainDate.compare(end, closedThrough) <= 0)
    return { ok: false, reason: "MONTH_CLOSED" };
  return { ok: true, closedThrough: end };
}

/** Reopens a month. Only the latest closed month can be reopened, so no open day precedes a closed one. */
export function openMonth(
  month: Temporal.PlainDate,
  closedThrough: Temporal.PlainDate | null,
): Closed | { ok: false; reason: "NOT_LATEST_CLOSED" } {
  if (!closedThrough?.equals(endOf(month))) return { ok: false, reason: "NOT_LATEST_CLOSED" };
  return { ok: true, closedThrough: endOf(month.subtract({ months: 1 })) };
}
