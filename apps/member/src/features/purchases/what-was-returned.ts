import type { Purchase } from "./queries.ts";

/**
 * What went back of a purchase: all that paid for it, by its being undone at the till or by returns; some of the money;
 * or nothing. One that coupons alone paid for has no money to tell by.
 */
export function whatWasReturned({
  totalAmount,
  returnedAmount,
  returns,
  coupons,
}: Pick<Purchase, "totalAmount" | "returnedAmount" | "returns" | "coupons">): "undone" | "all" | "part" | null {
  if (returns.length === 0) return null;
  if (returns.some(({ undo }) => undo)) return "undone";
  if (returnedAmount >= totalAmount && coupons.length === 0) return "all";
  return returnedAmount > 0 ? "part" : null;
}
