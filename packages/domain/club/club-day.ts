import { todayIn } from "../calendar.ts";
import { platformZone } from "../limits.ts";

/** The days after a lapsed subscription on which members may still redeem. Spec §4, SUSPENDED. */
export const graceDays = 30;

/** A day in terms of the club's rules. */
export interface ClubDay {
  /** The date in the club's time zone. */
  today: Temporal.PlainDate;
  /** An IANA time zone name. */
  timeZone: string;
  /** Whether the subscription has lapsed. Then everything the club has published shows SUSPENDED. */
  suspended: boolean;
  /** Whether the subscription has lapsed so recently that members may still redeem. */
  inGrace: boolean;
  /** The last day on which members may redeem after a lapsed subscription; null while there is a subscription. */
  redeemsThrough: Temporal.PlainDate | null;
}

/** The facts that determine a club's day. */
export interface ClubCalendar {
  timeZone: string;
  /** The first day without a subscription; null while there is one. */
  suspendedFrom: Temporal.PlainDate | null;
}

/** Returns the last day on which members may redeem after a subscription lapsed on the given day. */
export function lastDayOfGrace(suspendedFrom: Temporal.PlainDate): Temporal.PlainDate {
  return suspendedFrom.add({ days: graceDays - 1 });
}

/** Returns the club's day at a moment. */
export function clubDay({ timeZone, suspendedFrom }: ClubCalendar, now: Temporal.Instant): ClubDay {
  const today = todayIn(timeZone, now);
  const suspended = suspendedFrom !== null && Temporal.PlainDate.compare(suspendedFrom, today) <= 0;
  const redeemsThrough = suspended ? lastDayOfGrace(suspendedFrom) : null;
  const inGrace = redeemsThrough !== null && Temporal.PlainDate.compare(today, redeemsThrough) <= 0;
  return { today, timeZone, suspended, inGrace, redeemsThrough };
}

/** Whether members may redeem: always, except after the days of grace of a lapsed subscription. */
export function membersRedeem({ suspended, inGrace }: Pick<ClubDay, "suspended" | "inGrace">): boolean {
  return !suspended || inGrace;
}

/** Returns the platform's own date, which governs the end of trials and a company's rules for its staff. */
export function platformToday(now: Temporal.Instant): Temporal.PlainDate {
  return todayIn(platformZone, now);
}
