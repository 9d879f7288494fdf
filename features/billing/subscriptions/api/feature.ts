import type { ApiFeature } from "#packages/server/feature.ts";
import { billingSchedule } from "./jobs.ts";
import { billingHandlers } from "./routes.ts";

export const subscriptionsFeature = {
  handlers: billingHandlers,
  schedule: billingSchedule,
  overAllChains: {
    "billed-queries.ts": ["member"],
    "get-billing.ts": ["club_counter", "location"],
    "get-company-detail.ts": ["club_counter", "location"],
    "read-member-cost.ts": ["club_counter", "location"],
    "read-recurring.ts": ["club_counter", "location"],
  },
  personalData: {
    billing: { BILLING: ["billing_account", "company_budget"] },
  },
} satisfies ApiFeature;
