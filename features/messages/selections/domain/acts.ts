import type { Acts } from "#packages/domain/acts.ts";

export const selectionsActs = {
  "create-selection": "OFFERS",
  "update-selection": "OFFERS",
  "remove-selection": "OFFERS",
} as const satisfies Acts;
