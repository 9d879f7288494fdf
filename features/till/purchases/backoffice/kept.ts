import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";

/** A purchase as any list answers it. */
export type AnyPurchase = Pick<
  AnswerOf<"getMerchantPurchase">,
  "totalAmount" | "returnedAmount" | "returns" | "coupons" | "earnedPoints" | "returnedPoints"
>;

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
