import type { ApiFeature } from "#packages/server/feature.ts";
import { billingChecks } from "./billing-checks.ts";
import { invoiceSchedule } from "./jobs.ts";
import { invoiceHandlers } from "./routes.ts";

export const invoicesFeature = {
  handlers: invoiceHandlers,
  schedule: invoiceSchedule,
  checks: billingChecks,
  overAllChains: {
    "issue-invoices.ts": ["location", "sms_purchase"],
  },
  personalData: {
    billing: { BILLING: ["invoice"] },
  },
} satisfies ApiFeature;
