import type { Acts } from "#packages/domain/acts.ts";

export const trailActs = {
  "export-list": "MEMBERS",
} as const satisfies Acts;
