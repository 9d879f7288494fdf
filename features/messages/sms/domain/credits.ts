import { todayIn } from "#packages/domain/calendar.ts";

/** The state of a club's SMS account, in credits. */
export interface CreditRoom {
  available: number;
  /** The maximum for the club's own messages in a month; null: no limit. */
  monthLimit: number | null;
  /** The credits of own messages in this month, including reserved ones. */
  usedThisMonth: number;
}

/** Returns the club's month of a moment, by its first day; `timeZone` is the club's. */
export const creditMonth = (timeZone: string, now: Temporal.Instant): Temporal.PlainDate =>
  todayIn(timeZone, now).with({ day: 1 });

/** Returns the credits that the club's own messages may still use this month. */
export function creditsForOwnMessages({ available, monthLimit, usedThisMonth }: CreditRoom): number {
  return monthLimit === null ? available : Math.min(available, Math.max(0, monthLimit - usedThisMonth));
}

/**
 * Returns why credits cannot be taken; null when they can. The month's limit applies to the club's own messages
 * (sendouts and other marketing). A requested message, such as a sign-up code, is not limited and does not count.
 */
export function creditProblem(
  room: CreditRoom,
  { credits, limited }: { credits: number; limited: boolean },
): "NO_SMS_CREDITS" | "SMS_MONTH_LIMIT" | null {
  if (credits > room.available) return "NO_SMS_CREDITS";
  return limited && credits > creditsForOwnMessages(room) ? "SMS_MONTH_LIMIT" : null;
}
