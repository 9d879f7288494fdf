import type { Acts } from "#packages/domain/acts.ts";

export const stampCardsActs = {
  "create-stamp-card": "OFFERS",
  "update-stamp-card": "OFFERS",
  "copy-stamp-card": "OFFERS",
  "set-stamp-card-status": "OFFERS",
  "set-stamp-card-image": "OFFERS",
  "remove-stamp-card-image": "OFFERS",
  "remove-stamp-card": "OFFERS",
} as const satisfies Acts;
