import type { Acts } from "#packages/domain/acts.ts";

export const subscriptionsActs = {
  "set-billing": "CLUB",
  "subscribe-company": "CLUB",
  "leave-subscription": "CLUB",
  "set-company-standing": "CLUB",
  "set-seller": "PLATFORM",
} as const satisfies Acts;
