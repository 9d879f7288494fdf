import type { Acts } from "#packages/domain/acts.ts";

export const bookkeepingActs = {
  "close-month": "PLATFORM",
  "open-month": "PLATFORM",
} as const satisfies Acts;
