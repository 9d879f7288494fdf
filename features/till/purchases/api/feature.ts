import type { ApiFeature } from "#packages/server/feature.ts";
import { pendingPurchaseSchedule } from "./forget-pending-purchases.ts";
import { purchasesHandlers } from "./routes.ts";

export const purchasesFeature = {
  schedule: pendingPurchaseSchedule,
  handlers: purchasesHandlers,
  overAllChains: {
    "forget-pending-purchases.ts": ["waiting_purchase"],
  },
  personalData: {
    joining: { PURCHASES: ["waiting_purchase"] },
    loyalty: { PURCHASES: ["purchase", "stored_answer"] },
  },
} satisfies ApiFeature;
