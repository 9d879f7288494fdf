import type { CorrectionLimits } from "#features/loyalty/points/domain/corrections.ts";
import type { AloneLimits } from "#features/till/approvals/domain/confirm-alone.ts";
import type { KeyLimits } from "#packages/domain/access/api-keys.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";

/** Whoever acts: a person, or a program by its key. */
export interface LimitedActor {
  role: StaffRole;
  key?: { limits: KeyLimits };
}

/** Cashiers and keys have limits. A key has them whatever its role and scopes: no scope removes a refusal of another. */
export const hasLimits = ({ role, key }: LimitedActor): boolean => role === "ROLE_CASHIER" || key !== undefined;

/** The limits on amounts for an actor: the key's own before the club's. They bind only who has limits. */
export function aloneLimitsFor({ key }: LimitedActor, club: AloneLimits): AloneLimits {
  const perPurchaseOre = key?.limits.perPurchaseOre ?? club.perPurchaseOre;
  return {
    perPurchaseOre,
    perDayOre: key?.limits.perDayOre ?? club.perDayOre,
    // Without its own limit for a member's day, a key may still register one purchase of its limit per purchase.
    perMemberDayOre: key?.limits.perMemberDayOre ?? Math.max(club.perMemberDayOre, key ? perPurchaseOre : 0),
  };
}

/** The limits on corrections for an actor; null: none. */
export function correctionLimitsFor(actor: LimitedActor, club: CorrectionLimits): CorrectionLimits | null {
  if (!hasLimits(actor)) return null;
  return {
    perMember: actor.key?.limits.correctionsPerMember ?? club.perMember,
    perDay: actor.key?.limits.correctionsPerDay ?? club.perDay,
  };
}
