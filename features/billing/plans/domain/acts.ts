import type { Acts } from "#packages/domain/acts.ts";

export const plansActs = {
  "create-plan": "PLATFORM",
  "set-plan": "PLATFORM",
} as const satisfies Acts;
