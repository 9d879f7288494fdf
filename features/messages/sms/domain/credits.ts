import { todayIn } from "#packages/domain/calendar.ts";

/** What a club's SMS account holds, in credits. */
export interface CreditRoom {
  available: number;
  /** The most that its own messages may take in a month; null: as many as there are. */
  monthLimit: number | null;
  /** What they have taken in this month, reserved credits included. */
  usedThisMonth: number;
}

/** The club's month that a moment lies in, by its first day; `timeZone` is the club's. */
export const creditMonth = (timeZone: string, now: Temporal.Instant): Temporal.PlainDate =>
  todayIn(timeZone, now).with({ day: 1 });

/** The credits that messages of the club's own accord may still take this month. */
export function creditsForOwnMessages({ available, monthLimit, usedThisMonth }: CreditRoom): number {
  return monthLimit === null ? available : Math.min(available, Math.max(0, monthLimit - usedThisMonth));
}

/**
 * Why credits cannot be taken; null when they can. The month's limit holds what a club sends of its own accord (sendouts and
 * other marketing): what somebody asked for, such as a code to sign up by, is neither stopped by it nor counted in it.
 */
export function creditProblem(
  room: CreditRoom,
  { credits, limited }: { credits: number; limited: boolean },
): "NO_SMS_CREDITS" | "SMS_MONTH_LIMIT" | null {
  if (credits > room.available) return "NO_SMS_CREDITS";
  return limited && credits > creditsForOwnMessages(room) ? "SMS_MONTH_LIMIT" : null;
}
