/** The prefix of every key. Secret scanners recognise keys by it. */
export const keyPrefix = "stk_";

/** A key in the form given to the merchant: the prefix and 256 bits in 43 characters. */
export const keyPattern = /^stk_[A-Za-z0-9_-]{43}$/;

/** A key's own limits, in öre and points. Null: the club's limit for cashiers applies. */
export interface KeyLimits {
  perPurchaseOre: number | null;
  perDayOre: number | null;
  perMemberDayOre: number | null;
  correctionsPerMember: number | null;
  correctionsPerDay: number | null;
}
