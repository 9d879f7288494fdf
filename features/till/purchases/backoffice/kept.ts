import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";

/** The fields of a purchase that every list has. */
export type AnyPurchase = Pick<
  AnswerOf<"getMerchantPurchase">,
  "totalAmount" | "returnedAmount" | "returns" | "coupons" | "earnedPoints" | "returnedPoints"
>;

/** Returns the kept kronor rounded to öre, as a difference of decimals is inexact. */
export function keptAmount({
  totalAmount,
  returnedAmount,
}: Pick<AnyPurchase, "totalAmount" | "returnedAmount">): number {
  return Math.round((totalAmount - returnedAmount) * 100) / 100;
}

/** Returns the points the purchase gave, less the points that returns took. */
export function keptPoints({
  earnedPoints,
  returnedPoints,
}: Pick<AnyPurchase, "earnedPoints" | "returnedPoints">): number {
  return Math.max(0, earnedPoints - returnedPoints);
}
