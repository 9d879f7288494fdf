/** What every key begins with: scanners of published code know it by this. */
export const keyPrefix = "stk_";

/** A key as it is given out: the prefix and 256 bits in 43 letters. */
export const keyPattern = /^stk_[A-Za-z0-9_-]{43}$/;

/** A key's own limits, in öre and points. Null: the club's limit for cashiers. */
export interface KeyLimits {
  perPurchaseOre: number | null;
  perDayOre: number | null;
  perMemberDayOre: number | null;
  correctionsPerMember: number | null;
  correctionsPerDay: number | null;
}
