import type { ApiFeature } from "#packages/server/feature.ts";
import { subscriptionsSchedule } from "./jobs.ts";
import { subscriptionsHandlers } from "./routes.ts";

export const subscriptionsFeature = {
  handlers: subscriptionsHandlers,
  schedule: subscriptionsSchedule,
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
