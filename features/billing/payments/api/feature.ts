import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { cardPaymentsSchedule } from "./card-payments/jobs.ts";
import { cardPaymentsHandlers } from "./card-payments/routes.ts";
import { paymentsHandlers } from "./routes.ts";

export const paymentsFeature = {
  handlers: (services: Services) => ({ ...cardPaymentsHandlers(services), ...paymentsHandlers(services) }),
  schedule: cardPaymentsSchedule,
  personalData: {
    billing: { BILLING: ["payment", "repayment"] },
  },
} satisfies ApiFeature;
