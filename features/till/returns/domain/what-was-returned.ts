export const returnedParts = ["UNDONE", "ALL", "PART"] as const;
export type ReturnedPart = (typeof returnedParts)[number];

interface Bought {
  totalAmount: number;
  returnedAmount: number;
  returns: readonly { undo: boolean }[];
  /** Used at it, and not given back. */
  coupons: readonly unknown[];
}

/**
 * What went back of a purchase: all that paid for it, by its being undone at the till or by returns; some of the money;
 * or nothing. One that coupons alone paid for has no money to tell by.
 */
export function whatWasReturned({ totalAmount, returnedAmount, returns, coupons }: Bought): ReturnedPart | null {
  if (returns.length === 0) return null;
  if (returns.some(({ undo }) => undo)) return "UNDONE";
  if (returnedAmount >= totalAmount && coupons.length === 0) return "ALL";
  return returnedAmount > 0 ? "PART" : null;
}
