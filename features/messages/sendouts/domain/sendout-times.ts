/** The longest delay after which a due sendout is still sent; after a longer delay it pauses for a merchant. */
const lateAfter = { hours: 1 } as const;

/**
 * Returns the moment of a time by the club's clock. A time skipped in spring moves later by the skipped hour, and a
 * repeated time in autumn is the first.
 */
export function momentOf(local: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  return local.toZonedDateTime(zone, { disambiguation: "compatible" }).toInstant();
}

/** Returns whether a sendout is due; more than an hour after its time it is late. */
export function dueOf(sendAt: Temporal.Instant, now: Temporal.Instant): "NOT_YET" | "DUE" | "LATE" {
  if (Temporal.Instant.compare(now, sendAt) < 0) return "NOT_YET";
  return Temporal.Instant.compare(now, sendAt.add(lateAfter)) > 0 ? "LATE" : "DUE";
}

/** Hours without messages, by the club's clock; `from` after `to` crosses midnight. The minute of `to` is not quiet. */
export interface QuietHours {
  from: Temporal.PlainTime;
  to: Temporal.PlainTime;
}

/** Whether a time by the club's clock is in quiet hours. */
export function isQuietAt({ from, to }: QuietHours, time: Temporal.PlainTime): boolean {
  const { compare } = Temporal.PlainTime;
  const [afterFrom, beforeTo] = [compare(time, from) >= 0, compare(time, to) < 0];
  return compare(from, to) > 0 ? afterFrom || beforeTo : afterFrom && beforeTo;
}

/**
 * Returns when the current quiet hours end; null when it is not quiet. Quiet hours postpone messages, and drop none.
 * If a clock change skips all the time between one night's quiet hours and the next, returns when the next ones end.
 */
export function quietUntil(quiet: QuietHours | null, now: Temporal.Instant, zone: string): Temporal.Instant | null {
  const here = now.toZonedDateTimeISO(zone);
  const time = here.toPlainTime();
  if (!quiet || !isQuietAt(quiet, time)) return null;
  const overMidnight = Temporal.PlainTime.compare(quiet.from, quiet.to) > 0;
  const afterFrom = Temporal.PlainTime.compare(time, quiet.from) >= 0;
  const day = overMidnight && afterFrom ? here.toPlainDate().add({ days: 1 }) : here.toPlainDate();
  const end = momentOf(day.toPlainDateTime(quiet.to), zone);
  // In a repeated hour the clock is in quiet hours, but their end has already passed.
  if (Temporal.Instant.compare(end, now) <= 0) return null;
  return quietUntil(quiet, end, zone) ?? end;
}

/** The maximum number of messages to one member in a number of days, over all sendouts and media. */
export interface FrequencyCap {
  messages: number;
  days: number;
}

/**
 * Returns the time after which a message counts against the cap. Days have 24 hours, so that clock changes do not
 * matter.
 */
export const withinCapSince = ({ days }: FrequencyCap, now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * days });

/**
 * Returns when a member may get the next message, by the times of earlier ones; null: now. A cap postpones messages,
 * and drops none.
 */
export function cappedUntil(
  cap: FrequencyCap | null,
  contacts: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (!cap) return null;
  const span = { hours: 24 * cap.days };
  const within = contacts
    .map((contact) => contact.add(span))
    .filter((until) => Temporal.Instant.compare(until, now) > 0)
    .toSorted(Temporal.Instant.compare);
  return within[within.length - cap.messages] ?? null;
}
