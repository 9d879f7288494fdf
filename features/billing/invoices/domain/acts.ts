import type { Acts } from "#packages/domain/acts.ts";

export const invoicesActs = {
  "credit-invoice": "PLATFORM",
} as const satisfies Acts;
