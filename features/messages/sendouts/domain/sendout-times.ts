/** A schedule found later than this waits for a person. */
const lateAfter = { hours: 1 } as const;

/**
 * The moment a time of the club's clock is. One that the clocks skip in spring is as much later as they skip, one that comes
 * twice in autumn is the first.
 */
export function momentOf(local: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  return local.toZonedDateTime(zone, { disambiguation: "compatible" }).toInstant();
}

/** Whether a sendout is due; one that is, and is found more than an hour late, is late. */
export function dueOf(sendAt: Temporal.Instant, now: Temporal.Instant): "NOT_YET" | "DUE" | "LATE" {
  if (Temporal.Instant.compare(now, sendAt) < 0) return "NOT_YET";
  return Temporal.Instant.compare(now, sendAt.add(lateAfter)) > 0 ? "LATE" : "DUE";
}

/** Hours in which nothing is sent, by the club's clock; `from` after `to` goes over midnight. The minute of `to` is open. */
export interface QuietHours {
  from: Temporal.PlainTime;
  to: Temporal.PlainTime;
}

/** Whether a time of the club's clock lies in quiet hours. */
export function isQuietAt({ from, to }: QuietHours, time: Temporal.PlainTime): boolean {
  const { compare } = Temporal.PlainTime;
  const [afterFrom, beforeTo] = [compare(time, from) >= 0, compare(time, to) < 0];
  return compare(from, to) > 0 ? afterFrom || beforeTo : afterFrom && beforeTo;
}

/** When quiet hours that hold now are over; null where nothing is quiet. They defer, and drop nothing. */
export function quietUntil(quiet: QuietHours | null, now: Temporal.Instant, zone: string): Temporal.Instant | null {
  const here = now.toZonedDateTimeISO(zone);
  const time = here.toPlainTime();
  if (!quiet || !isQuietAt(quiet, time)) return null;
  const overMidnight = Temporal.PlainTime.compare(quiet.from, quiet.to) > 0;
  const afterFrom = Temporal.PlainTime.compare(time, quiet.from) >= 0;
  const day = overMidnight && afterFrom ? here.toPlainDate().add({ days: 1 }) : here.toPlainDate();
  const end = momentOf(day.toPlainDateTime(quiet.to), zone);
  // An hour that comes twice: the clock shows it is quiet, and its end was there before.
  return Temporal.Instant.compare(end, now) > 0 ? end : null;
}

/** At most so many messages to one member in so many days, over all sendouts and media. */
export interface FrequencyCap {
  messages: number;
  days: number;
}

/** A message after this counts against the cap. Days are of 24 hours, so that no clock has a say in it. */
export const withinCapSince = ({ days }: FrequencyCap, now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * days });

/** From when a member may be written to again, by when they were: null where they may now. A cap defers, and drops nothing. */
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
