import type { Acts } from "#packages/domain/acts.ts";

export const locationsActs = {
  "create-location": "CLUB",
  "update-location": "CLUB",
  "set-location-logo": "CLUB",
  "remove-location-logo": "CLUB",
  "close-location": "CLUB",
} as const satisfies Acts;
