import type { Acts } from "#packages/domain/acts.ts";

export const webhooksActs = {
  "create-webhook": "STAFF",
  "update-webhook": "STAFF",
  "remove-webhook": "STAFF",
  "renew-webhook-secret": "STAFF",
} as const satisfies Acts;
