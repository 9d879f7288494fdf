import { correctionPointsPerDay, correctionPointsPerMember } from "../limits.ts";

/** Points one cashier may give by correction on one day: to one member, and in all. */
export interface CorrectionLimits {
  perMember: number;
  perDay: number;
}

/** The limits unless the merchant sets others. */
export const correctionLimits: CorrectionLimits = {
  perMember: correctionPointsPerMember,
  perDay: correctionPointsPerDay,
};

/** A correction as it is asked for, and what the same cashier has given today and not taken back. All in points. */
export interface CorrectionFacts {
  points: number;
  givenToMemberToday: number;
  givenToday: number;
  /** Null for a merchant, who has none. */
  limits: CorrectionLimits | null;
}

/** `left`: the most that may still be given to this member today. */
export type CheckedCorrection = { ok: true } | { ok: false; reason: "CORRECTION_LIMIT"; left: number };

/** Whether a correction stays within the day's limits. */
export function checkCorrection(facts: CorrectionFacts): CheckedCorrection {
  const left = correctionLeft(facts);
  return left === null || facts.points <= left ? { ok: true } : { ok: false, reason: "CORRECTION_LIMIT", left };
}

/** The most points that may still be given to this member today; null: any number. */
export function correctionLeft(facts: Omit<CorrectionFacts, "points">): number | null {
  const { givenToMemberToday, givenToday, limits } = facts;
  if (limits === null) return null;
  return Math.max(0, Math.min(limits.perMember - givenToMemberToday, limits.perDay - givenToday));
}
