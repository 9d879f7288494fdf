import { validThrough } from "#packages/domain/calendar.ts";
import { correctionPointsPerDay, correctionPointsPerMember, numberLimits } from "#packages/domain/limits.ts";

/** Points one cashier may move by correction on one day, given and taken together: of one member, and in all. */
export interface CorrectionLimits {
  perMember: number;
  perDay: number;
}

/** The limits unless the merchant sets others. */
export const correctionLimits: CorrectionLimits = {
  perMember: correctionPointsPerMember,
  perDay: correctionPointsPerDay,
};

/** A correction as it is asked for, and what the same cashier has moved today by those that stand. All in points. */
export interface CorrectionFacts {
  points: number;
  movedOfMemberToday: number;
  movedToday: number;
  /** Null for a merchant, who has none. */
  limits: CorrectionLimits | null;
}

/** `atMost`: the most that would be accepted now. */
export type CheckedCorrection<Reason extends string = "CORRECTION_LIMIT"> =
  | { ok: true }
  | { ok: false; reason: Reason; atMost: number };

/** Whether a correction that gives stays within the day's limits. */
export function checkCorrection(facts: CorrectionFacts): CheckedCorrection {
  const remainingPoints = correctionLeft(facts);
  return remainingPoints === null || facts.points <= remainingPoints
    ? { ok: true }
    : { ok: false, reason: "CORRECTION_LIMIT", atMost: remainingPoints };
}

/** Whether one that takes does, and takes no more than can be used (`balance`). */
export function checkDeduction({
  balance,
  ...facts
}: CorrectionFacts & { balance: number }): CheckedCorrection<"CORRECTION_LIMIT" | "NOT_ENOUGH_POINTS"> {
  const atMost = Math.min(balance, correctionLeft(facts) ?? balance);
  if (facts.points <= atMost) return { ok: true };
  return { ok: false, reason: facts.points > balance ? "NOT_ENOUGH_POINTS" : "CORRECTION_LIMIT", atMost };
}

/** The most points that may still be moved of this member today; null: any number. */
export function correctionLeft(facts: Omit<CorrectionFacts, "points">): number | null {
  const { movedOfMemberToday, movedToday, limits } = facts;
  if (limits === null) return null;
  return Math.max(0, Math.min(limits.perMember - movedOfMemberToday, limits.perDay - movedToday));
}

/** The days that points given by hand may last through, both ends counted: today, and as far as a purchase's may at the most. */
export function correctionDays(today: Temporal.PlainDate): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  return { first: today, last: validThrough(today, numberLimits.validMonths.max) };
}

export interface PointsBalance {
  balance: number;
  owed: number;
}

/** How a member stands once so many points are given (or taken: negative); what is owed is paid first. */
export function afterCorrection({ balance, owed }: PointsBalance, change: number): PointsBalance {
  const net = balance - owed + change;
  return { balance: Math.max(net, 0), owed: Math.max(-net, 0) };
}
