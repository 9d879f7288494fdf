import type { Acts } from "#packages/domain/acts.ts";

export const campaignsActs = {
  "create-campaign": "OFFERS",
  "update-campaign": "OFFERS",
  "set-campaign-status": "OFFERS",
  "set-campaign-banner": "OFFERS",
  "set-campaign-banner-source": "OFFERS",
  "remove-campaign-banner": "OFFERS",
  "remove-campaign": "OFFERS",
} as const satisfies Acts;
