import type { RetentionRules } from "#packages/domain/retention.ts";

export const connectionsRetention = {
  /** Orders of web shops that became no purchase, with the buyer's addresses. */
  shopOrders: { job: "forget-shop-orders", days: 30, whose: "CLUB", shown: { place: 55, counts: "rows" } },
} as const satisfies RetentionRules;
