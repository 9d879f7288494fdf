import type { ApiFeature } from "#packages/server/feature.ts";
import { billingChecks } from "./billing-checks.ts";
import { invoicesSchedule } from "./jobs.ts";
import { invoicesHandlers } from "./routes.ts";

export const invoicesFeature = {
  handlers: invoicesHandlers,
  schedule: invoicesSchedule,
  checks: billingChecks,
  overAllChains: {
    "issue-invoices.ts": ["location", "sms_purchase"],
  },
  personalData: {
    billing: { BILLING: ["invoice"] },
  },
} satisfies ApiFeature;
