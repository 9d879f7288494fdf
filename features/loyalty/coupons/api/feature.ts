import type { ApiFeature } from "#packages/server/feature.ts";
import { offerChecks } from "./offer-checks.ts";
import { couponsHandlers } from "./routes.ts";

export const couponsFeature = {
  handlers: couponsHandlers,
  checks: offerChecks,
  personalData: {
    loyalty: { OFFERS_USED: ["redemption", "redemption_cancellation"] },
  },
} satisfies ApiFeature;
