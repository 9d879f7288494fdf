import type { ApiFeature } from "#packages/server/feature.ts";
import { stampCardsHandlers } from "./routes.ts";
import { stampChecks } from "./stamp-checks.ts";

export const stampCardsFeature = {
  handlers: stampCardsHandlers,
  checks: stampChecks,
  personalData: {
    loyalty: { POINTS_AND_STAMPS: ["stamp_card_usage", "stamp_entry", "member_stamp_card"] },
  },
} satisfies ApiFeature;
