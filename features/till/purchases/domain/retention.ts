import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { RetentionRules } from "#packages/domain/retention.ts";

export const purchasesRetention = {
  /** Purchases of customers who were invited and have not joined. */
  waitingPurchases: {
    job: "forget-pending-purchases",
    days: pendingPurchaseDays,
    whose: "CLUB",
    shown: { place: 50, counts: "rows" },
  },
} as const satisfies RetentionRules;
