import { validThrough } from "#packages/domain/calendar.ts";
import { correctionPointsPerDay, correctionPointsPerMember, numberLimits } from "#packages/domain/limits.ts";

/** Points one cashier may give and take by correction per day: per member, and in total. */
export interface CorrectionLimits {
  perMember: number;
  perDay: number;
}

/** The default limits. */
export const correctionLimits: CorrectionLimits = {
  perMember: correctionPointsPerMember,
  perDay: correctionPointsPerDay,
};

/** The requested correction, and the points the same cashier has moved today, without withdrawn corrections. */
export interface CorrectionFacts {
  points: number;
  movedOfMemberToday: number;
  movedToday: number;
  /** Null for a merchant, who has no limits. */
  limits: CorrectionLimits | null;
}

/** `atMost`: the largest number of points that would be accepted now. */
export type CheckedCorrection<Reason extends string = "CORRECTION_LIMIT"> =
  | { ok: true }
  | { ok: false; reason: Reason; atMost: number };

/** Whether points given stay within the day's limits. */
export function checkCorrection(facts: CorrectionFacts): CheckedCorrection {
  const remainingPoints = correctionLeft(facts);
  return remainingPoints === null || facts.points <= remainingPoints
    ? { ok: true }
    : { ok: false, reason: "CORRECTION_LIMIT", atMost: remainingPoints };
}

/** Whether points taken stay within the day's limits and the usable points (`balance`). */
export function checkDeduction({
  balance,
  ...facts
}: CorrectionFacts & { balance: number }): CheckedCorrection<"CORRECTION_LIMIT" | "NOT_ENOUGH_POINTS"> {
  const atMost = Math.min(balance, correctionLeft(facts) ?? balance);
  if (facts.points <= atMost) return { ok: true };
  return { ok: false, reason: facts.points > balance ? "NOT_ENOUGH_POINTS" : "CORRECTION_LIMIT", atMost };
}

/** Returns the points that may still be moved for this member today; null for any number. */
export function correctionLeft(facts: Omit<CorrectionFacts, "points">): number | null {
  const { movedOfMemberToday, movedToday, limits } = facts;
  if (limits === null) return null;
  return Math.max(0, Math.min(limits.perMember - movedOfMemberToday, limits.perDay - movedToday));
}

/**
 * Returns the possible last days of points given by staff, inclusive: from today to the longest validity of a purchase.
 */
export function correctionDays(today: Temporal.PlainDate): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  return { first: today, last: validThrough(today, numberLimits.validMonths.max) };
}

export interface PointsBalance {
  balance: number;
  owed: number;
}

/** Returns the balance after points are given (or taken, if negative); a deficit is covered first. */
export function afterCorrection({ balance, owed }: PointsBalance, change: number): PointsBalance {
  const net = balance - owed + change;
  return { balance: Math.max(net, 0), owed: Math.max(-net, 0) };
}
