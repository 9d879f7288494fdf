import type { AnswerOf } from "../../lib/api.ts";

/** A purchase as any list answers it. */
export type AnyPurchase = Pick<
  AnswerOf<"getMerchantPurchase">,
  "totalAmount" | "returnedAmount" | "returns" | "earnedPoints" | "returnedPoints"
>;

/** What has become of a purchase since: nothing, a part went back, all of it, or it was undone at the till. */
export type Kept = "all" | "part" | "none" | "undone";

export function keptOf({
  totalAmount,
  returnedAmount,
  returns,
}: Omit<AnyPurchase, "earnedPoints" | "returnedPoints">): Kept {
  if (returns.some(({ undo }) => undo)) return "undone";
  if (returnedAmount <= 0) return "all";
  return returnedAmount < totalAmount ? "part" : "none";
}

/** Kronor kept; whole öre, whatever a difference of decimals comes to. */
export function keptAmount({
  totalAmount,
  returnedAmount,
}: Pick<AnyPurchase, "totalAmount" | "returnedAmount">): number {
  return Math.round((totalAmount - returnedAmount) * 100) / 100;
}

/** Points the purchase gave and returns have left. */
export function keptPoints({
  earnedPoints,
  returnedPoints,
}: Pick<AnyPurchase, "earnedPoints" | "returnedPoints">): number {
  return Math.max(0, earnedPoints - returnedPoints);
}
