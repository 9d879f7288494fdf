import type { RetentionRules } from "#packages/domain/retention.ts";
import { keepEventsDays } from "./webhooks.ts";

export const webhooksRetention = {
  /** What was told to programs of others. */
  webhookEvents: { job: "forget-webhook-events", days: keepEventsDays, whose: "CLUB" },
} as const satisfies RetentionRules;
