import type { Acts } from "#packages/domain/acts.ts";

export const purchasesActs = {
  "withdraw-waiting-purchase": "PURCHASES",
} as const satisfies Acts;
