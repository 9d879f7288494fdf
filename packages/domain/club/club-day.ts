import { todayIn } from "../calendar.ts";
import { platformZone } from "../limits.ts";

/** How many days members may still redeem after the club's subscription has lapsed. Spec §4, SUSPENDED. */
export const graceDays = 30;

/** A day as a club's rules see it. */
export interface ClubDay {
  /** The date in the club's time zone. */
  today: Temporal.PlainDate;
  /** An IANA name. */
  timeZone: string;
  /** The subscription has lapsed: what the club has published shows SUSPENDED. */
  suspended: boolean;
  /** It has, and so lately that members may still redeem. */
  inGrace: boolean;
  /** The last day on which they may, once it has lapsed; null: it has not. */
  redeemsThrough: Temporal.PlainDate | null;
}

/** What a club's day depends on. */
export interface ClubCalendar {
  timeZone: string;
  /** The first day without a subscription; null: there is one. */
  suspendedFrom: Temporal.PlainDate | null;
}

/** The last day on which members may redeem, of a subscription that lapsed on a day. */
export function lastDayOfGrace(suspendedFrom: Temporal.PlainDate): Temporal.PlainDate {
  return suspendedFrom.add({ days: graceDays - 1 });
}

/** The day it is in a club at a moment. */
export function clubDay({ timeZone, suspendedFrom }: ClubCalendar, now: Temporal.Instant): ClubDay {
  const today = todayIn(timeZone, now);
  const suspended = suspendedFrom !== null && Temporal.PlainDate.compare(suspendedFrom, today) <= 0;
  const redeemsThrough = suspended ? lastDayOfGrace(suspendedFrom) : null;
  const inGrace = redeemsThrough !== null && Temporal.PlainDate.compare(today, redeemsThrough) <= 0;
  return { today, timeZone, suspended, inGrace, redeemsThrough };
}

/** Whether members may redeem on a day: all but those after the days of grace of a subscription that has lapsed. */
export function membersRedeem({ suspended, inGrace }: Pick<ClubDay, "suspended" | "inGrace">): boolean {
  return !suspended || inGrace;
}

/** The date at the platform itself: by it trials end, and a company's demands of its staff begin. */
export function platformToday(now: Temporal.Instant): Temporal.PlainDate {
  return todayIn(platformZone, now);
}
