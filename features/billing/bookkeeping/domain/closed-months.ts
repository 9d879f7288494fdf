/** The last day of a month, by any day of it. */
const endOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.with({ day: day.daysInMonth });

/**
 * The day the books tell something on that came or went on a day: that day, or the first that is still open where its month was
 * handed over already. `closedThrough` is the last day of the latest closed month; null: none was closed.
 */
export function bookedOn(day: Temporal.PlainDate, closedThrough: Temporal.PlainDate | null): Temporal.PlainDate {
  if (!closedThrough || Temporal.PlainDate.compare(day, closedThrough) > 0) return day;
  return closedThrough.add({ days: 1 });
}

type Closed = { ok: true; closedThrough: Temporal.PlainDate };

/** Closes a month, by any day of it, and with it all before. It must be over. */
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

/** Opens a month again: the latest that is closed, for no open day lies before a closed one. */
export function openMonth(
  month: Temporal.PlainDate,
  closedThrough: Temporal.PlainDate | null,
): Closed | { ok: false; reason: "NOT_LATEST_CLOSED" } {
  if (!closedThrough?.equals(endOf(month))) return { ok: false, reason: "NOT_LATEST_CLOSED" };
  return { ok: true, closedThrough: endOf(month.subtract({ months: 1 })) };
}
