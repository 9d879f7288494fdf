import type { RetentionRules } from "#packages/domain/retention.ts";
import { keepEventsDays } from "./webhooks.ts";

export const webhooksRetention = {
  /** Events that were sent to webhooks. */
  webhookEvents: {
    job: "forget-webhook-events",
    days: keepEventsDays,
    whose: "CLUB",
    shown: { place: 110, counts: "removals" },
  },
} as const satisfies RetentionRules;
