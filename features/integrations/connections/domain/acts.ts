import type { Acts } from "#packages/domain/acts.ts";

export const connectionsActs = {
  "create-connection": "STAFF",
  "update-connection": "STAFF",
  "remove-connection": "STAFF",
  "renew-connection-secret": "STAFF",
  "retry-shop-order": "PURCHASES",
} as const satisfies Acts;
