import type { CorrectionLimits } from "#features/loyalty/points/domain/corrections.ts";
import type { AloneLimits } from "#features/till/approvals/domain/confirm-alone.ts";
import type { KeyLimits } from "#packages/domain/access/api-keys.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";

/** An actor: a person, or a program with a key. */
export interface LimitedActor {
  role: StaffRole;
  key?: { limits: KeyLimits };
}

/**
 * Whether an actor has limits: cashiers and keys do. A key has limits whatever its role and scopes, so that an
 * additional scope never lifts a limit.
 */
export const hasLimits = ({ role, key }: LimitedActor): boolean => role === "ROLE_CASHIER" || key !== undefined;

/** Returns an actor's limits on amounts: the key's own before the club's. They only apply to actors with limits. */
export function aloneLimitsFor({ key }: LimitedActor, club: AloneLimits): AloneLimits {
  const perPurchaseOre = key?.limits.perPurchaseOre ?? club.perPurchaseOre;
  return {
    perPurchaseOre,
    perDayOre: key?.limits.perDayOre ?? club.perDayOre,
    // Without its own limit per member and day, a key may register one purchase at its limit per purchase.
    perMemberDayOre: key?.limits.perMemberDayOre ?? Math.max(club.perMemberDayOre, key ? perPurchaseOre : 0),
  };
}

/** Returns an actor's limits on corrections; null: none. */
export function correctionLimitsFor(actor: LimitedActor, club: CorrectionLimits): CorrectionLimits | null {
  if (!hasLimits(actor)) return null;
  return {
    perMember: actor.key?.limits.correctionsPerMember ?? club.perMember,
    perDay: actor.key?.limits.correctionsPerDay ?? club.perDay,
  };
}
