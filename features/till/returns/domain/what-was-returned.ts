export const returnedParts = ["UNDONE", "ALL", "PART"] as const;
export type ReturnedPart = (typeof returnedParts)[number];

interface Bought {
  totalAmount: number;
  returnedAmount: number;
  returns: readonly { undo: boolean }[];
  /** Coupons used at the purchase and not given back. */
  coupons: readonly unknown[];
}

/**
 * Returns the returned part: all by undo or returns, a part of the money, or none. A purchase paid by coupons alone
 * shows no amount.
 */
export function whatWasReturned({ totalAmount, returnedAmount, returns, coupons }: Bought): ReturnedPart | null {
  if (returns.length === 0) return null;
  if (returns.some(({ undo }) => undo)) return "UNDONE";
  if (returnedAmount >= totalAmount && coupons.length === 0) return "ALL";
  return returnedAmount > 0 ? "PART" : null;
}
