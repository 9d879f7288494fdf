import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { RetentionRules } from "#packages/domain/retention.ts";

export const purchasesRetention = {
  /** Purchases that wait for somebody to join. */
  waitingPurchases: { job: "forget-pending-purchases", days: pendingPurchaseDays, whose: "CLUB" },
} as const satisfies RetentionRules;
