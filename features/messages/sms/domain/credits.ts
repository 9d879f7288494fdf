import { todayIn } from "#packages/domain/calendar.ts";

/** The state of a club's SMS account, in credits. */
export interface CreditRoom {
  available: number;
  /** The maximum in a month; null: no limit. */
  monthLimit: number | null;
  /** The credits of all messages in this month, including reserved ones. */
  usedThisMonth: number;
}

/** Returns the club's month of a moment, by its first day; `timeZone` is the club's. */
export const creditMonth = (timeZone: string, now: Temporal.Instant): Temporal.PlainDate =>
  todayIn(timeZone, now).with({ day: 1 });

/** Returns the credits that the month's limit still allows; infinite without a limit. */
const monthRoom = ({ monthLimit, usedThisMonth }: Omit<CreditRoom, "available">): number =>
  monthLimit === null ? Number.POSITIVE_INFINITY : Math.max(0, monthLimit - usedThisMonth);

/** Returns the credits that the club's own messages may still use this month. */
export const creditsForOwnMessages = (room: CreditRoom): number => Math.min(room.available, monthRoom(room));

/** The reasons why credits cannot be taken: the account has too few, or the month's limit allows too few. */
export const creditProblems = ["NO_SMS_CREDITS", "SMS_MONTH_LIMIT"] as const;
export type CreditProblem = (typeof creditProblems)[number];

/**
 * Returns why credits cannot be taken; null when they can. All messages count in the month. Its limit stops the club's
 * own messages: sendouts, tests and invitations. A message that a person requested, such as a code, is still sent.
 */
export function creditProblem(
  room: CreditRoom,
  { credits, isOwn }: { credits: number; isOwn: boolean },
): CreditProblem | null {
  if (credits > room.available) return "NO_SMS_CREDITS";
  return isOwn && credits > creditsForOwnMessages(room) ? "SMS_MONTH_LIMIT" : null;
}

/** Whether the month's limit allows more credits than are available, so that a top-up could be used this month. */
export const hasRoomForMore = (room: CreditRoom): boolean => monthRoom(room) > room.available;
