import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { cardPaymentSchedule } from "./card-payments/jobs.ts";
import { cardPaymentHandlers } from "./card-payments/routes.ts";
import { paymentHandlers } from "./routes.ts";

export const paymentsFeature = {
  handlers: (services: Services) => ({ ...cardPaymentHandlers(services), ...paymentHandlers(services) }),
  schedule: cardPaymentSchedule,
  personalData: {
    billing: { BILLING: ["payment", "repayment"] },
  },
} satisfies ApiFeature;
